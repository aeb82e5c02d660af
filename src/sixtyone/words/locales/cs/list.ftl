# Výčty: všechno kromě posledního členu spojují čárky.
list-last = { $first } a { $last }
list-or = { $first } nebo { $last }
list-range = { $least } až { $most }
list-quoted = „{ $text }“
# Jen číslo, s mezerami a čárkou.
list-number = { NUMBER($number) }
