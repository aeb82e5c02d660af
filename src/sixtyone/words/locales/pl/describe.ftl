# Co mówi sixtyone describe poza układami i stanami.

describe-pegs = { $left ->
    [0] { $name }: przedni kołek w ostatniej dziurce, wynik { NUMBER($front, useGrouping: 0) }; tylny kołek na { NUMBER($rear, useGrouping: 0) }.
   *[other] { $name }: przedni kołek na { NUMBER($front, useGrouping: 0) }, tylny na { NUMBER($rear, useGrouping: 0) }; { $left ->
        [one] brakuje { NUMBER($left, useGrouping: 0) } dziurki
        [few] brakuje { NUMBER($left, useGrouping: 0) } dziurek
        [many] brakuje { NUMBER($left, useGrouping: 0) } dziurek
       *[other] brakuje { NUMBER($left, useGrouping: 0) } dziurki
     }.
 }
describe-hole = Okrążenie { $lap }, rząd { $street }, dziurka { $hole }.
describe-board = { $sides ->
    [one] Tabliczka dla { NUMBER($sides, useGrouping: 0) } strony
    [few] Tabliczka dla { NUMBER($sides, useGrouping: 0) } stron
    [many] Tabliczka dla { NUMBER($sides, useGrouping: 0) } stron
   *[other] Tabliczka dla { NUMBER($sides, useGrouping: 0) } strony
 }, gra do { NUMBER($target, useGrouping: 0) }.
# Jeden wynik w krótkim wyliczeniu.
describe-score = { $name }: { NUMBER($points, useGrouping: 0) }
describe-hand = Karty: { $pieces }.
describe-tiles = Kamienie: { $pieces }.
describe-card = { $card }: { $count }.
describe-card-scores = { $card }: { $count }, { $points ->
    [one] { NUMBER($points, useGrouping: 0) } punkt
    [few] { NUMBER($points, useGrouping: 0) } punkty
    [many] { NUMBER($points, useGrouping: 0) } punktów
   *[other] { NUMBER($points, useGrouping: 0) } punktu
 }: { $reasons }.
describe-series = { $pieces }: suma { $count }.
describe-series-scores = { $points ->
    [0] Ostatnia karta nic nie daje.
    [one] Ostatnia karta daje { NUMBER($points, useGrouping: 0) } punkt: { $reasons }.
    [few] Ostatnia karta daje { NUMBER($points, useGrouping: 0) } punkty: { $reasons }.
    [many] Ostatnia karta daje { NUMBER($points, useGrouping: 0) } punktów: { $reasons }.
   *[other] Ostatnia karta daje { NUMBER($points, useGrouping: 0) } punktu: { $reasons }.
 }
describe-after = { $index ->
    [0] Na początku.
    [one] Po { NUMBER($index, useGrouping: 0) } akcji z { NUMBER($all, useGrouping: 0) }.
    [few] Po { NUMBER($index, useGrouping: 0) } akcjach z { NUMBER($all, useGrouping: 0) }.
    [many] Po { NUMBER($index, useGrouping: 0) } akcjach z { NUMBER($all, useGrouping: 0) }.
   *[other] Po { NUMBER($index, useGrouping: 0) } akcjach z { NUMBER($all, useGrouping: 0) }.
 }
