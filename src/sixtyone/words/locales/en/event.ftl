# What happens at the table, one message an event. Everywhere:
#   $who: you (the one person who reads this), or other; $name: the name of who acts.
# Present tense, so that no language needs to know whether a name is a man’s or a woman’s.

event-lot = { $who ->
    [you] The lot falls on you: you open.
   *[other] The lot falls on { $name }, who opens.
 }

# Dominoes.
# Variables: $count: tiles in each hand; $stock: tiles left; $draws: yes where they are drawn from, no where they stay out.
event-dealt-tiles = { $draws ->
    [yes] { $count ->
        [one] One tile is dealt to each hand; the stock has { $stock }.
       *[other] { $count } tiles are dealt to each hand; the stock has { $stock }.
     }
   *[no] { $count ->
        [one] One tile is dealt to each hand; { $stock } stay out of this round.
       *[other] { $count } tiles are dealt to each hand; { $stock } stay out of this round.
     }
 }
# Variables: $pieces: the hand, where it may be seen.
event-hand = { $who ->
    [you] Your hand: { $pieces }.
   *[other] { $name } holds { $pieces }.
 }
# Variables: $where: first, half, side or arm; $tile; $to: the tile that it joins; $value: the pips by which it joins.
event-placed = { $who ->
    [you] { $where ->
        [first] You open with { $tile }.
        [half] You lay { $tile } at the { $value } of { $to }.
        [arm] You lay { $tile } as an arm of { $to }.
       *[side] You lay { $tile } at { $to }.
     }
   *[other] { $where ->
        [first] { $name } opens with { $tile }.
        [half] { $name } lays { $tile } at the { $value } of { $to }.
        [arm] { $name } lays { $tile } as an arm of { $to }.
       *[side] { $name } lays { $tile } at { $to }.
     }
 }
# Variables: $tile: the tile or tiles, or empty where only who drew them may see them; $count; $shown: yes or no; $stock: tiles left.
event-drew = { $shown ->
    [yes] { $who ->
        [you] You draw { $tile }; the stock has { $stock }.
       *[other] { $name } draws { $tile }; the stock has { $stock }.
     }
   *[no] { $who ->
        [you] You draw { $count ->
            [one] a tile
           *[other] { $count } tiles
         }; the stock has { $stock }.
       *[other] { $name } draws { $count ->
            [one] a tile
           *[other] { $count } tiles
         }; the stock has { $stock }.
     }
 }
event-passed = { $who ->
    [you] You cannot lay a tile and pass.
   *[other] { $name } cannot lay a tile and passes.
 }
event-knocked = { $who ->
    [you] You cannot lay a tile and knock.
   *[other] { $name } cannot lay a tile and knocks.
 }
event-stopped = { $who ->
    [you] You end your turn.
   *[other] { $name } ends the turn.
 }
# Points that would pass an exact target. Variables: $who: you, yours (the pair of who reads), pair or other; $points; $total: the score, which stays; $target.
event-refused = { $who ->
    [you] { $points ->
        [one] One point would take you past { $target }: it does not count, you stay at { $total }.
       *[other] { $points } points would take you past { $target }: they do not count, you stay at { $total }.
     }
    [yours] { $points ->
        [one] One point would take your pair past { $target }: it does not count, the score stays at { $total }.
       *[other] { $points } points would take your pair past { $target }: they do not count, the score stays at { $total }.
     }
   *[other] { $points ->
        [one] One point would take { $name } past { $target }: it does not count, the score stays at { $total }.
       *[other] { $points } points would take { $name } past { $target }: they do not count, the score stays at { $total }.
     }
 }
event-blocked = Nobody can lay a tile: the round is blocked.
# Variables: $reason: out or blocked.
event-round-ended = { $reason ->
    [out] { $who ->
        [you] You are out: the round is over.
       *[other] { $name } is out: the round is over.
     }
   *[blocked] The round is over.
 }
# Variables: $pieces; $pips: what is left in the hand.
event-revealed = { $who ->
    [you] You are left with { $pieces }: { $pips ->
        [one] one pip.
       *[other] { $pips } pips.
     }
   *[other] { $name } is left with { $pieces }: { $pips ->
        [one] one pip.
       *[other] { $pips } pips.
     }
 }
event-revealed-out = { $who ->
    [you] You have no tile left.
   *[other] { $name } has no tile left.
 }

# Cribbage.
event-cut-card = { $who ->
    [you] you cut { $card }
   *[other] { $name } cuts { $card }
 }
# Variables: $cuts: who cut what.
event-cut = The cut for the deal: { $cuts }.
event-cut-dealer = { $who ->
    [you] The lowest card deals: you do.
   *[other] The lowest card deals: { $name }.
 }
event-cut-tied = A tie: { $names } cut again.
# Variables: $count: cards in each hand; $crib: cards that the pack gives the crib.
event-dealt-cards = { $who ->
    [you] { $crib ->
        [0] You deal { $count } cards to each hand. The crib is yours.
       *[other] You deal { $count } cards to each hand and { $crib } to the crib, which is yours.
     }
   *[other] { $crib ->
        [0] { $name } deals { $count } cards to each hand. The crib is { $name }’s.
       *[other] { $name } deals { $count } cards to each hand and { $crib } to the crib, which is { $name }’s.
     }
 }
event-dealt-crib = From the pack to the crib: { $pieces }.
# Variables: $shown: yes where the cards may be seen; $count; $pieces.
event-discarded = { $shown ->
    [yes] { $who ->
        [you] You lay away { $pieces }.
       *[other] { $name } lays away { $pieces }.
     }
   *[no] { $who ->
        [you] You lay away { $count ->
            [one] one card.
           *[other] { $count } cards.
         }
       *[other] { $name } lays away { $count ->
            [one] one card.
           *[other] { $count } cards.
         }
     }
 }
event-pack-cut = { $who ->
    [you] { $depth ->
        [one] You lift one card of the pack.
       *[other] You lift { $depth } cards of the pack.
     }
   *[other] { $depth ->
        [one] { $name } lifts one card of the pack.
       *[other] { $name } lifts { $depth } cards of the pack.
     }
 }
event-starter = The starter is { $card }.
event-played = { $who ->
    [you] You play { $card }: { $count }.
   *[other] { $name } plays { $card }: { $count }.
 }
event-went = { $who ->
    [you] You say go at { $count }.
   *[other] { $name } says go at { $count }.
 }
event-series-ended = { $count ->
    [31] Thirty-one: the count starts again.
   *[other] Nobody can play at { $count }, a go: the count starts again.
 }
event-series-ended-last = { $count ->
    [31] Thirty-one: the play is over.
   *[other] The play is over at { $count }.
 }
# Variables: $what: hand or crib; $pieces; $starter.
event-counting = { $what ->
    [crib] { $who ->
        [you] Your crib is { $pieces }, the starter { $starter }.
       *[other] { $name }’s crib is { $pieces }, the starter { $starter }.
     }
   *[hand] { $who ->
        [you] Your hand is { $pieces }, the starter { $starter }.
       *[other] { $name }’s hand is { $pieces }, the starter { $starter }.
     }
 }
# Variables: $what: starter, play, hand or crib; $points: what is said.
event-claimed = { $who ->
    [you] You count { $points }.
   *[other] { $name } counts { $points }.
 }
# Variables: $points: what is called; $taken: what it takes.
event-called = { $who ->
    [you] You call muggins for { $points } and take { $taken }.
   *[other] { $name } calls muggins for { $points } and takes { $taken }.
 }
# Variables: $points: what was said, and stands.
event-accepted = { $who ->
    [you] You let the count of { $points } stand.
   *[other] { $name } lets the count of { $points } stand.
 }
# A count is closed. Variables: $right: yes, under or over; $count: as players count it; $total; $claimed.
event-counted = { $right ->
    [yes] { $total ->
        [0] Nothing to count, rightly.
       *[other] Right: { $count }.
     }
    [under] It is { $total }, not { $claimed }: { $count }.
   *[over] { $total ->
        [0] There is nothing to count: { $claimed } is corrected to 0.
       *[other] It is { $total }, not { $claimed }, and is put right: { $count }.
     }
 }
# Variables: $pieces; $starter; $count: as players count it; $total.
event-shown = { $what ->
    [crib] { $who ->
        [you] Your crib is { $pieces }, the starter { $starter }: { $count }.
       *[other] { $name }’s crib is { $pieces }, the starter { $starter }: { $count }.
     }
   *[hand] { $who ->
        [you] Your hand is { $pieces }, the starter { $starter }: { $count }.
       *[other] { $name }’s hand is { $pieces }, the starter { $starter }: { $count }.
     }
 }
event-deal-ended = The deal is over. { $scores }.

# All games.
# Variables: $points; $total: of the side; $reasons: as in score-reason, joined; $raw: five times the points in Horse Race, else 0.
event-scored = { $who ->
    [you] You peg { NUMBER($points, useGrouping: 0) }: { $reasons }. You stand at { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } pegs { NUMBER($points, useGrouping: 0) }: { $reasons }. { $name } stands at { NUMBER($total, useGrouping: 0) }.
 }
event-scored-raw = { $who ->
    [you] You peg { NUMBER($points, useGrouping: 0) } ({ NUMBER($raw, useGrouping: 0) } raw): { $reasons }. You stand at { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } pegs { NUMBER($points, useGrouping: 0) } ({ NUMBER($raw, useGrouping: 0) } raw): { $reasons }. { $name } stands at { NUMBER($total, useGrouping: 0) }.
 }
# The same for a pair. Variables: $side: both names; $whose: yours where who reads is one of them, or other.
event-scored-pair = { $who ->
    [you] You peg { NUMBER($points, useGrouping: 0) }: { $reasons }. { $side } stand at { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } pegs { NUMBER($points, useGrouping: 0) }: { $reasons }. { $side } stand at { NUMBER($total, useGrouping: 0) }.
 }
event-scored-pair-raw = { $who ->
    [you] You peg { NUMBER($points, useGrouping: 0) } ({ NUMBER($raw, useGrouping: 0) } raw): { $reasons }. { $side } stand at { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } pegs { NUMBER($points, useGrouping: 0) } ({ NUMBER($raw, useGrouping: 0) } raw): { $reasons }. { $side } stand at { NUMBER($total, useGrouping: 0) }.
 }
# At a settlement a pair pegs as one. Variables: $side and $whose.
event-scored-side = { $side } peg { NUMBER($points, useGrouping: 0) }: { $reasons }. { $side } stand at { NUMBER($total, useGrouping: 0) }.
# After a hand or crib that was just counted aloud, whose reasons need no second telling.
event-scored-shown = { $who ->
    [you] You peg { NUMBER($points, useGrouping: 0) } and stand at { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } pegs { NUMBER($points, useGrouping: 0) } and stands at { NUMBER($total, useGrouping: 0) }.
 }
event-scored-shown-pair = { $who ->
    [you] You peg { NUMBER($points, useGrouping: 0) }. { $side } stand at { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } pegs { NUMBER($points, useGrouping: 0) }. { $side } stand at { NUMBER($total, useGrouping: 0) }.
 }
# Variables: $count: how many people win; $names: their names; $scores: all scores; $who: you where you are among them.
event-outcome = { $who ->
    [you] { $count ->
        [one] You win! { $scores }.
       *[other] { $names } win! { $scores }.
     }
   *[other] { $count ->
        [0] Nobody wins. { $scores }.
        [one] { $names } wins. { $scores }.
       *[other] { $names } win. { $scores }.
     }
 }
# Why. Variables: $reason; $target; $who (you, yours, pair or other) and $name: who resigned, or lost at giveaway.
event-outcome-why = { $reason ->
    [giveaway] { $who ->
        [you] You reached { NUMBER($target, useGrouping: 0) } first, which loses at giveaway.
       *[other] { $name } reached { NUMBER($target, useGrouping: 0) } first, which loses at giveaway.
     }
    [resigned] { $who ->
        [you] You gave the match up.
       *[other] { $name } gave the match up.
     }
    [adjudicated] The match was adjudicated.
   *[target] The target was { NUMBER($target, useGrouping: 0) }.
 }
# How badly a side lost: $level 1 or 2; $target; $who: you, yours or pair (then $name are two), or other.
event-skunk = { $level ->
    [2] { $who ->
        [you] You were double skunked.
        [other] { $name } was double skunked.
       *[pair] { $name } were double skunked.
     }
   *[1] { $target ->
        [61] { $who ->
            [you] You were left in the lurch.
            [other] { $name } was left in the lurch.
           *[pair] { $name } were left in the lurch.
         }
       *[other] { $who ->
            [you] You were skunked.
            [other] { $name } was skunked.
           *[pair] { $name } were skunked.
         }
     }
 }
