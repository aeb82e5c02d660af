# Who shares a score in pairs.
name-pair = { $first } and { $second }
# Names of seats where nobody said one.
name-you = You
# Further on in a list: Ann and you.
name-you-later = you
name-player = Player { $number }
name-bot = { $bot ->
    [greedy] Greedy
    [random] Random
   *[other] { $bot }
 }
# A second bot of the same kind.
name-again = { $name } { $number ->
    [2] II
    [3] III
    [4] IV
   *[other] { $number }
 }
# One score in a list of them.
name-score = { $name } { NUMBER($points, useGrouping: 0) }
