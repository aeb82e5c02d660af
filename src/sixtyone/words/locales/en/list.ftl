# Lists: all but the last item are joined by commas.
list-last = { $first } and { $last }
list-or = { $first } or { $last }
# A range of numbers, after "from" or alone.
list-range = { $least } to { $most }
# What somebody typed, or a file holds.
list-quoted = '{ $text }'
# A number alone, in groups and with the point of the language.
list-number = { NUMBER($number) }
