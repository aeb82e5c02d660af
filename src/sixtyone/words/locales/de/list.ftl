# Aufzählungen: alles bis auf das Letzte ist durch Kommas verbunden.
list-last = { $first } und { $last }
list-or = { $first } oder { $last }
list-range = { $least } bis { $most }
