# Wer sich im Partnerspiel einen Punktestand teilt.
name-pair = { $first } und { $second }
# Namen der Plätze, wo niemand einen genannt hat.
name-you = Du
name-you-later = du
name-player = Spieler { $number }
name-bot = { $bot ->
    [greedy] Greedy
    [random] Random
   *[other] { $bot }
 }
name-again = { $name } { $number ->
    [2] II
    [3] III
    [4] IV
   *[other] { $number }
 }
name-score = { $name } { NUMBER($points, useGrouping: 0) }
