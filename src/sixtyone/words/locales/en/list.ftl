# Lists: all but the last item are joined by commas.
list-last = { $first } and { $last }
list-or = { $first } or { $last }
# A range of numbers, after "from" or alone.
list-range = { $least } to { $most }
