# Co říká sixtyone describe kromě rozložení a stavů.

describe-pegs = { $left ->
    [0] { $name }: přední kolík stojí v cílové dírce, skóre { NUMBER($front, useGrouping: 0) }; zadní na { NUMBER($rear, useGrouping: 0) }.
   *[other] { $name }: přední kolík stojí na { NUMBER($front, useGrouping: 0) }, zadní na { NUMBER($rear, useGrouping: 0) }; { $left ->
        [one] zbývá { NUMBER($left, useGrouping: 0) } dírka
        [few] zbývají { NUMBER($left, useGrouping: 0) } dírky
        [many] zbývá { NUMBER($left, useGrouping: 0) } dírky
       *[other] zbývá { NUMBER($left, useGrouping: 0) } dírek
     }.
 }
describe-hole = Okruh { $lap }, řada { $street }, dírka { $hole }.
describe-board = { $sides ->
    [one] Deska pro { NUMBER($sides, useGrouping: 0) } stranu
    [few] Deska pro { NUMBER($sides, useGrouping: 0) } strany
    [many] Deska pro { NUMBER($sides, useGrouping: 0) } strany
   *[other] Deska pro { NUMBER($sides, useGrouping: 0) } stran
 }, hra do { NUMBER($target, useGrouping: 0) }.
# Jedno skóre v krátkém výčtu.
describe-score = { $name }: { NUMBER($points, useGrouping: 0) }
describe-hand = Karty: { $pieces }.
describe-tiles = Kostky: { $pieces }.
describe-card = { $card }: { $count }.
describe-card-scores = { $card }: { $count }, { $points ->
    [one] { NUMBER($points, useGrouping: 0) } bod
    [few] { NUMBER($points, useGrouping: 0) } body
    [many] { NUMBER($points, useGrouping: 0) } bodu
   *[other] { NUMBER($points, useGrouping: 0) } bodů
 }: { $reasons }.
describe-series = { $pieces }: součet { $count }.
describe-series-scores = { $points ->
    [0] Poslední karta nic nepřináší.
    [one] Poslední karta přináší { NUMBER($points, useGrouping: 0) } bod: { $reasons }.
    [few] Poslední karta přináší { NUMBER($points, useGrouping: 0) } body: { $reasons }.
    [many] Poslední karta přináší { NUMBER($points, useGrouping: 0) } bodu: { $reasons }.
   *[other] Poslední karta přináší { NUMBER($points, useGrouping: 0) } bodů: { $reasons }.
 }
describe-after = { $index ->
    [0] Na začátku.
    [one] Po { NUMBER($index, useGrouping: 0) } akci z { NUMBER($all, useGrouping: 0) }.
    [few] Po { NUMBER($index, useGrouping: 0) } akcích z { NUMBER($all, useGrouping: 0) }.
    [many] Po { NUMBER($index, useGrouping: 0) } akcích z { NUMBER($all, useGrouping: 0) }.
   *[other] Po { NUMBER($index, useGrouping: 0) } akcích z { NUMBER($all, useGrouping: 0) }.
 }
