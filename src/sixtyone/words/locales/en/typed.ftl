# What is wrong with what was typed, in one line; then the same is asked again.

typed-nothing = Type one of the choices, or ? for what you can do.
typed-unknown = I cannot read { $text } here. Type ? for what you can do.
typed-not-held = You do not hold { $piece }.
typed-no-fit = { $piece } fits nowhere now.
typed-opening = No tile is laid yet, so { $piece } takes no place: type the tile alone.
typed-no-fit-there = { $piece } does not fit there. It fits { $places }.
typed-drawn = You drew { $piece }, which must be laid.
typed-over = With { $piece } the count would be { $count }; it may not pass 31.
typed-no-number = There is no choice { $number }: they are 1 to { $most }.
typed-two-meanings = { $text } could be choice { $number }, { $piece }, or your { $other }. Type #{ $number } or the piece itself.
typed-several = You hold several: { $pieces }. Type which.
typed-wrong-count = { $wanted ->
    [one] One card is laid away, not { $got }.
   *[other] { $wanted } cards are laid away, not { $got }.
 }
typed-twice = You named { $piece } twice.
typed-range = A number from { $least } to { $most } is asked for.
typed-how-many = Muggins for how many? Type the number, or accept.
typed-must-play = You can play, and so you must: { $pieces }.
typed-must-place = You can lay a tile, and so you must: { $pieces }.
typed-not-now = { $text } is not possible now. Type ? for what you can do.
typed-no-undo = Nothing can be taken back here: something has been shown since.
