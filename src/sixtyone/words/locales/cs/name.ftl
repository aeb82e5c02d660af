# Kdo má ve dvojicích společné skóre.
name-pair = { $first } a { $second }
# Jména míst, když je nikdo neřekl.
name-you = Ty
name-you-later = ty
name-player = Hráč { $number }
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
