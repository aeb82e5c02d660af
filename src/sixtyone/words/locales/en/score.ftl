# Scores, counted as players count them: "fifteen two, fifteen four and a pair is six".

# Variables: $n: a number of 0 to 29, or more, which then stays in digits.
score-number = { $n ->
    [0] nothing
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
    [20] twenty
    [21] twenty-one
    [22] twenty-two
    [23] twenty-three
    [24] twenty-four
    [25] twenty-five
    [26] twenty-six
    [27] twenty-seven
    [28] twenty-eight
    [29] twenty-nine
   *[other] { NUMBER($n, useGrouping: 0) }
 }

# One step of a count: what it is for ($kind), the total so far ($n), the cards that make it ($size), its own points ($points).
# $alone: yes where it is the only one, and what names its points needs no total.
score-count = { $kind ->
    [fifteen] fifteen { score-number }
    [pair] a pair is { score-number }
    [pair-royal] a pair royal is { score-number }
    [double-pair-royal] a double pair royal is { score-number }
    [run] a run of { $size } is { score-number }
    [flush] a flush of { $size } is { score-number }
   *[other] { $kind ->
        [nobs] one for his nobs
        [heels] two for his heels
        [thirty-one] two for thirty-one
        [last-card] one for the last card
        [three-for-last] three for last
        [claim] { $points } counted
        [muggins] { $points } by muggins
        [penalty] { $points } from the opponent’s penalty
        [fives] { $points } for fives
        [threes] { $points } for threes
        [hand-out] one for going out
       *[settlement] { $points } for the tiles left
     }{ $alone ->
        [yes] { "" }
       *[no] {" "}is { score-number }
     }
 }

# One reason for points that are pegged. Variables: as above; of a settlement $pips: what is paid for, $raw: five times the points,
# $how: exact where these are the same, rounded to the nearest five, or shared with others.
score-reason = { $kind ->
    [fifteen] fifteen for { $points }
    [pair] a pair for { $points }
    [pair-royal] a pair royal for { $points }
    [double-pair-royal] a double pair royal for { $points }
    [run] a run of { $size } for { $points }
    [flush] a flush of { $size } for { $points }
    [nobs] his nobs for { $points }
    [heels] his heels for { $points }
    [thirty-one] thirty-one for { $points }
    [last-card] the last card for { $points }
    [three-for-last] { $points } for last
    [claim] a count of { $points }
    [muggins] muggins for { $points }
    [penalty] { $points } from the opponent’s penalty
    [fives] fives for { $points }
    [threes] threes for { $points }
    [hand-out] the last tile for { $points }
   *[settlement] { $how ->
        [exact] a fifth of the { NUMBER($pips, useGrouping: 0) } pips left
        [rounded] a fifth of the { NUMBER($pips, useGrouping: 0) } pips left, rounded to { NUMBER($raw, useGrouping: 0) }
       *[shared] a share of a fifth of the { NUMBER($pips, useGrouping: 0) } pips left
     }
 }

# The name of a kind of score, for a table of them.
score-kind = { $kind ->
    [fifteen] fifteen
    [pair] pair
    [pair-royal] pair royal
    [double-pair-royal] double pair royal
    [run] run
    [flush] flush
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
    [hand-out] hand-out
   *[settlement] settlement
 }

# What is counted: $count is the whole of it, $n its points, $pieces the cards of the hand, $starter the starter.
score-total = { $points ->
    [0] Nothing.
    [one] { NUMBER($points, useGrouping: 0) } point.
   *[other] { NUMBER($points, useGrouping: 0) } points.
 }
score-line = { $kind }: { $pieces }: { $points }
score-count-whole = { $count }.
# The sum of the ends of a layout. Variables: $terms: "2 + 8"; $sum; $divisors: 5, 3, 15 (both) or 0.
score-ends = Ends: { $terms } = { $sum }.
score-ends-lone = Ends: { $sum }.
# Read out. Variables: $terms: "2 and 8".
score-ends-spoken = Ends: { $terms }, together { $sum }.
score-spinners = Spinners: { $pieces }.
# A place of the layout, with the pips it takes. Variables: $where: half, side or arm; $tile; $value; $counted: yes or no.
score-place = { $where ->
    [half] the { $value } of { $tile }
    [arm] an arm of { $tile }
   *[side] a side of { $tile }
 } ({ $counted ->
    [yes] { $value }
   *[no] { $value }, not counted
 })
score-raw = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } point ({ $raw } raw).
   *[other] { NUMBER($points, useGrouping: 0) } points ({ $raw } raw).
 }
