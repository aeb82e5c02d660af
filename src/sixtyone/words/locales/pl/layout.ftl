# Układ kamieni w słowach: krótko, i w całości, ze wszystkim, co pokazuje rysunek.

layout-short = { $count ->
    [0] Nie leży jeszcze żaden kamień.
    [one] { NUMBER($count, useGrouping: 0) } kamień, ostatnio dołożony { $tile }.
    [few] { NUMBER($count, useGrouping: 0) } kamienie, ostatnio dołożony { $tile }.
    [many] { NUMBER($count, useGrouping: 0) } kamieni, ostatnio dołożony { $tile }.
   *[other] { NUMBER($count, useGrouping: 0) } kamienia, ostatnio dołożony { $tile }.
 }
layout-tiles = Kamienie w kolejności dołożenia: { $pieces }.
layout-spinners = { $count ->
    [0] Nie ma spinnera.
    [one] Spinner: { $pieces }.
    [few] Spinnery: { $pieces }.
    [many] Spinnery: { $pieces }.
   *[other] Spinnery: { $pieces }.
 }
layout-place = { $where ->
    [half] { $value ->
        [0] mydło
        [1] jedynka
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
       *[6] szóstka
     } kamienia { $tile }
    [arm] ramię { $letter } dubletu { $tile }
   *[side] długi bok { $letter } dubletu { $tile }
 }
layout-link = { $first } – { $second }
layout-links = { $count ->
    [0] Nic nie jest połączone.
   *[other] Połączenia: { $links }.
 }
layout-open-place = { $counted ->
    [yes] { $place }, pasuje { $value }
   *[no] { $place }, pasuje { $value }, nie liczy się
 }
layout-open = Miejsca dołożenia: { $places }.
layout-end = { $tile } daje { $value }
layout-ends = Liczone wkłady: { $ends }.
layout-sum = { $count ->
    [1] Suma końców to { $sum }.
   *[other] Suma końców to { $terms } = { $sum }.
 }
layout-award = { $points ->
    [0] Nie daje to punktów.
    [one] Daje to { NUMBER($points, useGrouping: 0) } punkt.
    [few] Daje to { NUMBER($points, useGrouping: 0) } punkty.
    [many] Daje to { NUMBER($points, useGrouping: 0) } punktów.
   *[other] Daje to { NUMBER($points, useGrouping: 0) } punktu.
 }
layout-award-raw = { $points ->
    [0] Nie daje to punktów, ani surowych, ani wyświetlanych.
    [one] Daje to { NUMBER($raw, useGrouping: 0) } punktów surowych, czyli { NUMBER($points, useGrouping: 0) } punkt wyświetlany.
    [few] Daje to { NUMBER($raw, useGrouping: 0) } punktów surowych, czyli { NUMBER($points, useGrouping: 0) } punkty wyświetlane.
    [many] Daje to { NUMBER($raw, useGrouping: 0) } punktów surowych, czyli { NUMBER($points, useGrouping: 0) } punktów wyświetlanych.
   *[other] Daje to { NUMBER($raw, useGrouping: 0) } punktu surowego, czyli { NUMBER($points, useGrouping: 0) } punktu wyświetlanego.
 }
