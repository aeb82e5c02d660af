# Where a match stands: facts, one a line, and one sentence for the whole.

state-score = { $who ->
    [you] You stand at { NUMBER($points, useGrouping: 0) }.
   *[other] { $name } stands at { NUMBER($points, useGrouping: 0) }.
 }
# With the rear peg, which stands at the score before the last award.
state-score-pegs = { $who ->
    [you] You stand at { NUMBER($points, useGrouping: 0) }, the rear peg at { NUMBER($rear, useGrouping: 0) }.
   *[other] { $name } stands at { NUMBER($points, useGrouping: 0) }, the rear peg at { NUMBER($rear, useGrouping: 0) }.
 }
state-score-pair = { $name } stand at { NUMBER($points, useGrouping: 0) }.
state-score-pair-pegs = { $name } stand at { NUMBER($points, useGrouping: 0) }, the rear peg at { NUMBER($rear, useGrouping: 0) }.
state-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
 }
state-turn-several = Still to act: { $names }.
state-over = The match is over.
# Chance is to act.
state-waiting = { $phase ->
    [lot] The lot is to be drawn for who opens.
    [cut] The pack is to be cut for who deals.
    [deal] The hands are to be dealt.
    [starter] The starter is to be turned.
   *[draw] A tile is to be drawn.
 }

# Cribbage.
state-deal = Deal { NUMBER($deal, useGrouping: 0) }.
state-dealer = { $who ->
    [you] You deal; the crib is yours.
   *[other] { $name } deals; the crib is { $name }’s.
 }
state-crib-count = { $count ->
    [0] The crib is empty.
    [one] The crib has one card, face down.
   *[other] The crib has { $count } cards, face down.
 }
state-crib = The crib: { $pieces }.
state-starter = The starter is { $card }.
state-no-starter = No starter is turned yet.
state-series = The count is { $count }: { $pieces }.
state-series-new = The count is 0.
state-gone = { $who ->
    [you] You have said go.
   *[other] { $name } has said go.
 }
state-hand-cards = { $count ->
    [0] You hold no card.
   *[other] Your hand: { $pieces }.
 }
state-discards = You laid away { $pieces }.
state-holds-cards = { $count ->
    [0] { $name } holds no card.
    [one] { $name } holds one card, face down.
   *[other] { $name } holds { $count } cards, face down.
 }
state-laid-cards = { $who ->
    [you] You have laid { $pieces }.
   *[other] { $name } has laid { $pieces }.
 }
state-claim = { $who ->
    [you] { $what ->
        [starter] You are to count the starter.
        [play] You are to count the card just laid.
        [crib] You are to count your crib: { $pieces }.
       *[hand] You are to count your hand: { $pieces }.
     }
   *[other] { $what ->
        [starter] { $name } is to count the starter.
        [play] { $name } is to count the card just laid.
        [crib] { $name } is to count the crib: { $pieces }.
       *[hand] { $name } is to count: { $pieces }.
     }
 }
state-claimed = { $who ->
    [you] You counted { $points }.
   *[other] { $name } counted { $points }.
 }

# Dominoes.
state-round = Round { NUMBER($round, useGrouping: 0) }.
state-opener = { $who ->
    [you] You opened it.
   *[other] { $name } opened it.
 }
state-opens = { $who ->
    [you] You are to open.
   *[other] { $name } is to open.
 }
state-no-layout = No tile is laid yet.
state-line = The line, end to end: { $pieces }.
state-arm = An arm of { $tile }: { $pieces }.
state-open = Open places: { $places }.
state-stock = { $draws ->
    [yes] { $count ->
        [0] The stock is empty.
        [one] The stock has one tile.
       *[other] The stock has { $count } tiles.
     }
   *[no] { $count ->
        [0] No tile stays out of this round.
        [one] One tile stays out of this round.
       *[other] { $count } tiles stay out of this round.
     }
 }
state-hand-tiles = { $count ->
    [0] You hold no tile.
   *[other] Your hand: { $pieces }.
 }
state-holds-tiles = { $count ->
    [0] { $name } holds no tile.
    [one] { $name } holds one tile, face down.
   *[other] { $name } holds { $count } tiles, face down.
 }
state-drawn = You drew { $tile }, which must be laid.
state-kept-turn = { $who ->
    [you] You keep the turn.
   *[other] { $name } keeps the turn.
 }

# The whole in one sentence. Variables: $who and $name: whose turn it is; $scores; $count: of the play; $ends: the sum of the ends.
state-sentence = { $phase ->
    [lot] The lot is to be drawn for who opens; { $scores }.
    [cut] The pack is to be cut for who deals; { $scores }.
    [deal] The hands are to be dealt; { $scores }.
    [starter] The starter is to be turned; { $scores }.
    [draw] The ends make { $ends }, a tile is to be drawn; { $scores }.
    [discard] { $who ->
        [you] You are to lay away; { $scores }.
       *[other] { $name } to lay away; { $scores }.
     }
    [cut-pack] { $who ->
        [you] You are to cut the pack; { $scores }.
       *[other] { $name } to cut the pack; { $scores }.
     }
    [play] { $who ->
        [you] The count is { $count }, you are to play; { $scores }.
       *[other] The count is { $count }, { $name } to play; { $scores }.
     }
    [count] { $who ->
        [you] You are to say your count; { $scores }.
       *[other] { $name } to say a count; { $scores }.
     }
    [answer] { $who ->
        [you] You are to answer the count; { $scores }.
       *[other] { $name } to answer the count; { $scores }.
     }
    [turn] { $who ->
        [you] The ends make { $ends }, you are to lay a tile; { $scores }.
       *[other] The ends make { $ends }, { $name } to lay a tile; { $scores }.
     }
    [opening] { $who ->
        [you] You are to open; { $scores }.
       *[other] { $name } to open; { $scores }.
     }
    [over] The match is over; { $scores }.
   *[other] { $scores }.
 }
