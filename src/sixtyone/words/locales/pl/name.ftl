# Kto w parach ma wspólny wynik.
name-pair = { $first } i { $second }
# Nazwy miejsc, gdy nikt ich nie podał.
name-you = Ty
name-you-later = ty
name-player = Gracz { $number }
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
