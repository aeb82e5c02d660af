# Wyliczenia: wszystko poza ostatnim członem łączą przecinki.
list-last = { $first } i { $last }
list-or = { $first } lub { $last }
list-range = { $least } do { $most }
list-quoted = „{ $text }”
# Sama liczba, z odstępami i przecinkiem.
list-number = { NUMBER($number) }
