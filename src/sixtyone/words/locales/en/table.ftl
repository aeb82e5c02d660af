# The table as it is drawn at the prompt: short lines around the drawing.

table-deal = { $who ->
    [you] Deal { NUMBER($deal, useGrouping: 0) }, you deal
   *[other] Deal { NUMBER($deal, useGrouping: 0) }, { $name } deals
 }
table-round = { $who ->
    [you] Round { NUMBER($round, useGrouping: 0) }, you open
   *[other] Round { NUMBER($round, useGrouping: 0) }, { $name } opens
 }
table-starter = Starter { $card }
table-series = Count { $count }: { $pieces }
table-series-new = Count 0
table-holds = { $name } holds { $count }
table-crib = { $who ->
    [you] your crib { $count }
   *[other] { $name }’s crib { $count }
 }
table-crib-open = crib { $pieces }
table-stock = stock { $count }
table-asleep = stay out: { $count }
table-hand = Your hand
table-rest = Not now: { $pieces }
