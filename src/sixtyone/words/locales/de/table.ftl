# Der Tisch, wie er am Prompt gezeichnet wird: kurze Zeilen um die Zeichnung.

table-deal = { $who ->
    [you] Runde { NUMBER($deal, useGrouping: 0) }, du gibst
   *[other] Runde { NUMBER($deal, useGrouping: 0) }, { $name } gibt
 }
table-round = { $who ->
    [you] Runde { NUMBER($round, useGrouping: 0) }, du eröffnest
   *[other] Runde { NUMBER($round, useGrouping: 0) }, { $name } eröffnet
 }
table-starter = Startkarte { $card }
table-series = Zählstand { $count }: { $pieces }
table-series-new = Zählstand 0
table-holds = { $name } hat { $count }
table-crib = { $who ->
    [you] deine Krippe: { $count }
   *[other] Krippe von { $name }: { $count }
 }
table-crib-open = Krippe: { $pieces }
table-stock = Talon: { $count }
table-asleep = aus dem Spiel: { $count }
table-hand = Deine Hand
table-rest = Jetzt nicht: { $pieces }
