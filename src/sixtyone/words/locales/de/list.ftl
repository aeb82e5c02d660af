# Aufzählungen: alles bis auf das Letzte ist durch Kommas verbunden.
list-last = { $first } und { $last }
list-or = { $first } oder { $last }
list-range = { $least } bis { $most }
list-quoted = „{ $text }“
# Eine Zahl allein, mit den Zeichen der Sprache.
list-number = { NUMBER($number) }
