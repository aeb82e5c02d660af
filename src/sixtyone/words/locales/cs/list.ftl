# Výčty: všechno kromě posledního členu spojují čárky.
list-last = { $first } a { $last }
list-or = { $first } nebo { $last }
list-range = { $least } do { $most }
