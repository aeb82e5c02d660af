# What sixtyone describe says beside the layouts and states.

# The pegs of one side. Variables: $name; $front; $rear; $left: holes to go.
describe-pegs = { $left ->
    [0] { $name }: the front peg stands in the game hole with { NUMBER($front, useGrouping: 0) }, the rear peg at { NUMBER($rear, useGrouping: 0) }.
   *[other] { $name }: the front peg stands at { NUMBER($front, useGrouping: 0) }, the rear peg at { NUMBER($rear, useGrouping: 0) }; { $left ->
        [one] { NUMBER($left, useGrouping: 0) } hole to go.
       *[other] { NUMBER($left, useGrouping: 0) } holes to go.
     }
 }
# Where the front peg stands on the board. Variables: $lap; $street; $hole.
describe-hole = Lap { $lap }, street { $street }, hole { $hole }.
describe-board = { $sides ->
    [one] A board for { NUMBER($sides, useGrouping: 0) } side
   *[other] A board for { NUMBER($sides, useGrouping: 0) } sides
 }, game to { NUMBER($target, useGrouping: 0) }.
# One score in a short list of them.
describe-score = { $name }: { NUMBER($points, useGrouping: 0) }
describe-hand = Cards: { $pieces }.
describe-tiles = Tiles: { $pieces }.
# One card of a series. Variables: $card; $count; $reasons: none where it scores nothing.
describe-card = { $card }: { $count }.
describe-card-scores = { $card }: { $count }, { $points ->
    [one] { NUMBER($points, useGrouping: 0) } point
   *[other] { NUMBER($points, useGrouping: 0) } points
 }: { $reasons }.
describe-series = { $pieces }: count { $count }.
describe-series-scores = The last card scores { $points ->
    [0] nothing.
    [one] { NUMBER($points, useGrouping: 0) } point: { $reasons }.
   *[other] { NUMBER($points, useGrouping: 0) } points: { $reasons }.
 }
# Which moment of a record. Variables: $index: actions so far; $all: actions of the record.
describe-after = { $index ->
    [0] At the start.
    [one] After { NUMBER($index, useGrouping: 0) } action of { NUMBER($all, useGrouping: 0) }.
   *[other] After { NUMBER($index, useGrouping: 0) } actions of { NUMBER($all, useGrouping: 0) }.
 }
