# Stół rysowany w terminalu: krótkie wiersze wokół rysunku.

table-deal = { $who ->
    [you] Rozdanie { NUMBER($deal, useGrouping: 0) }, rozdajesz ty
   *[other] Rozdanie { NUMBER($deal, useGrouping: 0) }, rozdaje { $name }
 }
table-round = { $who ->
    [you] Runda { NUMBER($round, useGrouping: 0) }, otwierasz ty
   *[other] Runda { NUMBER($round, useGrouping: 0) }, otwiera { $name }
 }
table-starter = Karta startowa { $card }
table-series = Suma { $count }: { $pieces }
table-series-new = Suma 0
table-holds = { $name } ma { $count }
table-crib = { $who ->
    [you] twój krib { $count }
   *[other] { $name }, krib { $count }
 }
table-crib-open = krib: { $pieces }
table-stock = talon { $count }
table-asleep = poza grą { $count }
table-hand = Twoja ręka
table-rest = Nie teraz: { $pieces }
