# The words on and in the drawings.

picture-counted = counted end, with what it adds
picture-counted-too = the same double, counted once
picture-may-join = a tile may join here; not counted
picture-spinner = spinner
picture-just-laid = just laid
picture-starter = starter
picture-crib = Crib
picture-stock = Stock
picture-shown = the hand to be counted
# Variables: $count: cards or tiles face down; $what: cards or tiles.
picture-hidden = { $what ->
    [cards] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } card face down
       *[other] { NUMBER($count, useGrouping: 0) } cards face down
     }
   *[tiles] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } tile face down
       *[other] { NUMBER($count, useGrouping: 0) } tiles face down
     }
 }
picture-nothing = { $what ->
    [cards] no cards
   *[tiles] no tiles
 }
picture-layout = { $count ->
    [0] An empty layout
   *[other] { $count ->
        [one] A layout of one tile
       *[other] A layout of { NUMBER($count, useGrouping: 0) } tiles
     }, { $tile } just laid
 }
# The caption of a layout. Variables: $count: counted ends; $terms: "2 + 8"; $sum; $points; $raw: none where there is no raw score.
picture-counted-sum = { $count ->
    [0] Counted: 0.
    [1] Counted: { $sum }.
   *[other] Counted: { $terms } = { $sum }.
 }
picture-award = Award: { $points ->
    [one] { NUMBER($points, useGrouping: 0) } point
   *[other] { NUMBER($points, useGrouping: 0) } points
 }.
picture-award-raw = Award: { NUMBER($raw, useGrouping: 0) } raw, { $points ->
    [one] { NUMBER($points, useGrouping: 0) } displayed point
   *[other] { NUMBER($points, useGrouping: 0) } displayed points
 }.
# A hand. Variables: $whose: named or none; $name; $count.
picture-hand = { $whose ->
    [none] { $count ->
        [one] A hand: { NUMBER($count, useGrouping: 0) } card
       *[other] A hand: { NUMBER($count, useGrouping: 0) } cards
     }
   *[named] { $count ->
        [one] { $name }: { NUMBER($count, useGrouping: 0) } card
       *[other] { $name }: { NUMBER($count, useGrouping: 0) } cards
     }
 }
picture-tiles = { $whose ->
    [none] { $count ->
        [one] A hand: { NUMBER($count, useGrouping: 0) } tile
       *[other] A hand: { NUMBER($count, useGrouping: 0) } tiles
     }
   *[named] { $count ->
        [one] { $name }: { NUMBER($count, useGrouping: 0) } tile
       *[other] { $name }: { NUMBER($count, useGrouping: 0) } tiles
     }
 }
picture-pile = The play, count { $count }
picture-pile-desc = Cards of the series in order: { $pieces }. Count { $count }.
picture-pile-scores = The last card scores { $reasons }.
# What a part is for, without its points. Variables: $kind as in score-kind; $size: cards.
picture-kind = { $kind ->
    [fifteen] fifteen
    [pair] pair
    [pair-royal] pair royal
    [double-pair-royal] double pair royal
    [run] run of { $size }
    [flush] flush of { $size }
    [nobs] his nobs
    [heels] his heels
    [thirty-one] thirty-one
    [last-card] last card
    [three-for-last] three for last
    [claim] counted
    [muggins] muggins
    [penalty] penalty
    [fives] fives
    [threes] threes
    [hand-out] going out
   *[settlement] settlement
 }
picture-part = { $kind } for { $points }
picture-count = { $what ->
    [crib] A crib that counts { $total }
   *[hand] A hand that counts { $total }
 }
picture-count-desc = Hand: { $pieces }. Starter: { $starter }. { $rows }.
picture-count-row = { $kind } ({ $pieces }): { $points }, together { $running }
picture-count-nothing = It counts nothing
# Variables: $sides; $target.
picture-board = { $sides ->
    [one] A peg board for { NUMBER($sides, useGrouping: 0) } side
   *[other] A peg board for { NUMBER($sides, useGrouping: 0) } sides
 }, game to { NUMBER($target, useGrouping: 0) }
picture-board-old = Four rows of 30 holes, two rows a side.
picture-board-new = A track of 120 holes a side, in four streets of 30.
# Where the pegs of a side stand. Variables: $home: yes in the game hole; $front, $rear.
picture-side = { $home ->
    [yes] { $name }: { NUMBER($front, useGrouping: 0) }, in the game hole (rear peg { NUMBER($rear, useGrouping: 0) })
   *[no] { $name }: { NUMBER($front, useGrouping: 0) } (rear peg { NUMBER($rear, useGrouping: 0) })
 }
picture-side-name = Side { $number }
picture-lap = lap { $lap } of { $laps }
picture-skunk-line = { $double ->
    [yes] double skunk line: below { $below }
   *[no] skunk line: below { $below }
 }
picture-position = A position of { $game }. { $scores }
picture-dealer = { $name } (dealer)
picture-laid = { $name }, cards laid
picture-laid-away = { $name }, cards laid away
