# Was sixtyone describe außer Auslagen und Ständen sagt.

describe-pegs = { $left ->
    [0] { $name }: Der vordere Stift steht mit { NUMBER($front, useGrouping: 0) } im Zielloch, der hintere bei { NUMBER($rear, useGrouping: 0) }.
   *[other] { $name }: Der vordere Stift steht bei { NUMBER($front, useGrouping: 0) }, der hintere bei { NUMBER($rear, useGrouping: 0) }; { $left ->
        [one] noch { NUMBER($left, useGrouping: 0) } Loch
       *[other] noch { NUMBER($left, useGrouping: 0) } Löcher
     }.
 }
describe-hole = Umlauf { $lap }, Reihe { $street }, Loch { $hole }.
describe-board = { $sides ->
    [one] Ein Brett für { NUMBER($sides, useGrouping: 0) } Partei
   *[other] Ein Brett für { NUMBER($sides, useGrouping: 0) } Parteien
 }, Spiel bis { NUMBER($target, useGrouping: 0) }.
# Ein Stand in einer kurzen Aufzählung.
describe-score = { $name }: { NUMBER($points, useGrouping: 0) }
describe-hand = Karten: { $pieces }.
describe-tiles = Steine: { $pieces }.
describe-card = { $card }: { $count }.
describe-card-scores = { $card }: { $count }, { $points ->
    [one] { NUMBER($points, useGrouping: 0) } Punkt
   *[other] { NUMBER($points, useGrouping: 0) } Punkte
 }: { $reasons }.
describe-series = { $pieces }: Zählstand { $count }.
describe-series-scores = { $points ->
    [0] Die letzte Karte bringt nichts.
    [one] Die letzte Karte bringt { NUMBER($points, useGrouping: 0) } Punkt: { $reasons }.
   *[other] Die letzte Karte bringt { NUMBER($points, useGrouping: 0) } Punkte: { $reasons }.
 }
describe-after = { $index ->
    [0] Am Anfang.
    [one] Nach Aktion { NUMBER($index, useGrouping: 0) } von { NUMBER($all, useGrouping: 0) }.
   *[other] Nach { NUMBER($index, useGrouping: 0) } von { NUMBER($all, useGrouping: 0) } Aktionen.
 }
