# A layout of dominoes in words: in short, and in full with everything that its drawing shows.

# Variables: $count: tiles; $tile: the tile that was laid last.
layout-short = { $count ->
    [0] No tile is laid yet.
   *[other] { $count ->
        [one] One tile
       *[other] { NUMBER($count, useGrouping: 0) } tiles
     }, { $tile } laid last.
 }
layout-tiles = Tiles as laid: { $pieces }.
# Variables: $count: spinners; $pieces.
layout-spinners = { $count ->
    [0] No spinner.
    [one] Spinner: { $pieces }.
   *[other] Spinners: { $pieces }.
 }
# A half of a tile, or a side or an arm of a double. Variables: $where: half, side or arm; $tile; $value: its pips; $letter: A or B.
layout-place = { $where ->
    [half] the { $value } of { $tile }
    [arm] arm { $letter } of { $tile }
   *[side] long side { $letter } of { $tile }
 }
layout-link = { $first } to { $second }
# Variables: $count: links; $links: each as above, parted by semicolons.
layout-links = { $count ->
    [0] Nothing is joined.
   *[other] Joined: { $links }.
 }
layout-open-place = { $counted ->
    [yes] { $place }, takes a { $value }
   *[no] { $place }, takes a { $value }, not counted
 }
layout-open = Open places: { $places }.
layout-end = { $tile } adds { $value }
layout-ends = Counted: { $ends }.
# The sum and what it earns. Variables: $terms: "2 + 8", or the one number there is; $count: how many terms; $sum; $points.
layout-sum = { $count ->
    [1] The ends make { $sum }.
   *[other] The ends make { $terms } = { $sum }.
 }
layout-award = { $points ->
    [0] That scores nothing.
    [one] That scores { NUMBER($points, useGrouping: 0) } point.
   *[other] That scores { NUMBER($points, useGrouping: 0) } points.
 }
# Horse Race. Variables: $raw: five times the points.
layout-award-raw = { $points ->
    [0] That scores nothing: no raw and no displayed points.
   *[other] That scores { NUMBER($raw, useGrouping: 0) } raw points, { $points ->
        [one] { NUMBER($points, useGrouping: 0) } displayed point.
       *[other] { NUMBER($points, useGrouping: 0) } displayed points.
     }
 }
