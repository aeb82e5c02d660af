# Eine Auslage in Worten: kurz, und ausführlich mit allem, was die Zeichnung zeigt.

layout-short = { $count ->
    [0] Es liegt noch kein Stein.
    [one] { NUMBER($count, useGrouping: 0) } Stein, zuletzt { $tile }.
   *[other] { NUMBER($count, useGrouping: 0) } Steine, zuletzt { $tile }.
 }
layout-tiles = Steine in der Reihenfolge des Anlegens: { $pieces }.
layout-spinners = { $count ->
    [0] Kein Spinner.
    [one] Ein Spinner: { $pieces }.
   *[other] Spinner: { $pieces }.
 }
layout-place = { $where ->
    [half] die { $value } von { $tile }
    [arm] Seitenarm { $letter } von { $tile }
   *[side] Längsseite { $letter } von { $tile }
 }
layout-link = { $first } – { $second }
layout-links = { $count ->
    [0] Keine Verbindung.
   *[other] Verbunden: { $links }.
 }
layout-open-place = { $counted ->
    [yes] { $place }, für eine { $value }
   *[no] { $place }, für eine { $value }, zählt nicht
 }
layout-open = Anlegestellen: { $places }.
layout-end = { $tile } bringt { $value }
layout-ends = Gezählt: { $ends }.
layout-sum = { $count ->
    [1] Die Endsumme ist { $sum }.
   *[other] Die Endsumme ist { $terms } = { $sum }.
 }
layout-award = { $points ->
    [0] Das bringt keine Punkte.
    [one] Das bringt { NUMBER($points, useGrouping: 0) } Punkt.
   *[other] Das bringt { NUMBER($points, useGrouping: 0) } Punkte.
 }
layout-award-raw = { $points ->
    [0] Das bringt keine Punkte, weder Roh- noch Anzeigepunkte.
   *[other] Das bringt { NUMBER($raw, useGrouping: 0) } Rohpunkte, also { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Anzeigepunkt
       *[other] { NUMBER($points, useGrouping: 0) } Anzeigepunkte
     }.
 }
