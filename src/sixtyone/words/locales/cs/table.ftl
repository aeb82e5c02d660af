# Stůl, jak se kreslí v terminálu: krátké řádky kolem kresby.

table-deal = { $who ->
    [you] Rozdání { NUMBER($deal, useGrouping: 0) }, rozdáváš ty
   *[other] Rozdání { NUMBER($deal, useGrouping: 0) }, rozdává { $name }
 }
table-round = { $who ->
    [you] Kolo { NUMBER($round, useGrouping: 0) }, zahajuješ ty
   *[other] Kolo { NUMBER($round, useGrouping: 0) }, zahajuje { $name }
 }
table-starter = Startovní karta { $card }
table-series = Součet { $count }: { $pieces }
table-series-new = Součet 0
table-holds = { $name } má { $count }
table-crib = { $who ->
    [you] tvůj crib { $count }
   *[other] crib ({ $name }) { $count }
 }
table-crib-open = crib: { $pieces }
table-stock = záloha { $count }
table-asleep = mimo hru { $count }
table-hand = V ruce máš
table-rest = Teď se nehodí: { $pieces }
