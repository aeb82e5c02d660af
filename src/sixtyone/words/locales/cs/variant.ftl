variant-individual = každý sám za sebe
variant-pairs = dvě dvojice spoluhráčů
variant-six-card = dva hráči, šest karet
variant-five-card = dva hráči, pět karet
variant-seven-card = dva hráči, sedm karet
variant-three-player = tři hráči
variant-four-player = čtyři hráči, každý za sebe
variant-game = { $giveaway ->
    [yes] Obrácený { $game }
   *[no] { $counting ->
        [manual] { $game } s vlastním počítáním
        [muggins] { $game } s muggins
       *[auto] { $game }
     }
 }
variant-heading = { $variant ->
    [individual] { $game }, do { NUMBER($target, useGrouping: 0) }
    [pairs] { $game } ve dvojicích, do { NUMBER($target, useGrouping: 0) }
    [six-card] { $game }, šest karet, do { NUMBER($target, useGrouping: 0) }
    [five-card] { $game }, pět karet, do { NUMBER($target, useGrouping: 0) }
    [seven-card] { $game }, sedm karet, do { NUMBER($target, useGrouping: 0) }
    [three-player] { $game } ve třech, do { NUMBER($target, useGrouping: 0) }
    [four-player] { $game } ve čtyřech, do { NUMBER($target, useGrouping: 0) }
   *[other] { $game }, { $variant }, do { NUMBER($target, useGrouping: 0) }
 }
