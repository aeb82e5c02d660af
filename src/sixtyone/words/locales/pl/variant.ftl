variant-individual = każdy na własny rachunek
variant-pairs = dwie pary partnerów
variant-six-card = dwie osoby, po sześć kart
variant-five-card = dwie osoby, po pięć kart
variant-seven-card = dwie osoby, po siedem kart
variant-three-player = trzy osoby
variant-four-player = cztery osoby, bez par
variant-game = { $giveaway ->
    [yes] { $game } na opak
   *[no] { $counting ->
        [manual] { $game } z własnym liczeniem
        [muggins] { $game } z muggins
       *[auto] { $game }
     }
 }
variant-heading = { $variant ->
    [individual] { $game }, do { NUMBER($target, useGrouping: 0) }
    [pairs] { $game }, w parach, do { NUMBER($target, useGrouping: 0) }
    [six-card] { $game }, sześć kart, do { NUMBER($target, useGrouping: 0) }
    [five-card] { $game }, pięć kart, do { NUMBER($target, useGrouping: 0) }
    [seven-card] { $game }, siedem kart, do { NUMBER($target, useGrouping: 0) }
    [three-player] { $game } dla trzech, do { NUMBER($target, useGrouping: 0) }
    [four-player] { $game } dla czterech, do { NUMBER($target, useGrouping: 0) }
   *[other] { $game }, { $variant }, do { NUMBER($target, useGrouping: 0) }
 }
