# Rozložení kostek slovy: krátce, a úplně, se vším, co je na kresbě.

layout-short = { $count ->
    [0] Ještě neleží žádná kostka.
    [one] { NUMBER($count, useGrouping: 0) } kostka, naposled { $tile }.
    [few] { NUMBER($count, useGrouping: 0) } kostky, naposled { $tile }.
    [many] { NUMBER($count, useGrouping: 0) } kostky, naposled { $tile }.
   *[other] { NUMBER($count, useGrouping: 0) } kostek, naposled { $tile }.
 }
layout-tiles = Kostky v pořadí přiložení: { $pieces }.
layout-spinners = { $count ->
    [0] Žádný spinner.
    [one] Spinner: { $pieces }.
    [few] Spinnery: { $pieces }.
    [many] Spinnery: { $pieces }.
   *[other] Spinnery: { $pieces }.
 }
layout-place = { $where ->
    [half] { $value ->
        [0] prázdná polovina
        [1] jednička
        [2] dvojka
        [3] trojka
        [4] čtyřka
        [5] pětka
       *[6] šestka
     } kostky { $tile }
    [arm] rameno { $letter } dublu { $tile }
   *[side] dlouhá strana { $letter } dublu { $tile }
 }
layout-link = { $first } – { $second }
layout-links = { $count ->
    [0] Žádné spojení.
   *[other] Spojení: { $links }.
 }
layout-open-place = { $counted ->
    [yes] { $place }, hodí se { $value }
   *[no] { $place }, hodí se { $value }, nepočítá se
 }
layout-open = Místa k přiložení: { $places }.
layout-end = { $tile } dává { $value }
layout-ends = Počítané příspěvky: { $ends }.
layout-sum = { $count ->
    [1] Součet konců je { $sum }.
   *[other] Součet konců je { $terms } = { $sum }.
 }
layout-award = { $points ->
    [0] Nepřináší to body.
    [one] Přináší to { NUMBER($points, useGrouping: 0) } bod.
    [few] Přináší to { NUMBER($points, useGrouping: 0) } body.
    [many] Přináší to { NUMBER($points, useGrouping: 0) } bodu.
   *[other] Přináší to { NUMBER($points, useGrouping: 0) } bodů.
 }
layout-award-raw = { $points ->
    [0] Nepřináší to body, ani hrubé, ani zobrazené.
   *[other] Přináší to { NUMBER($raw, useGrouping: 0) } hrubých bodů, tedy { $points ->
        [one] { NUMBER($points, useGrouping: 0) } zobrazený bod
        [few] { NUMBER($points, useGrouping: 0) } zobrazené body
        [many] { NUMBER($points, useGrouping: 0) } zobrazeného bodu
       *[other] { NUMBER($points, useGrouping: 0) } zobrazených bodů
     }.
 }
