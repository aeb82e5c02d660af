variant-individual = jeder für sich
variant-pairs = zwei Partnerschaften
variant-six-card = zwei Spieler, sechs Karten
variant-five-card = zwei Spieler, fünf Karten
variant-seven-card = zwei Spieler, sieben Karten
variant-three-player = drei Spieler
variant-four-player = vier Spieler, jeder für sich
variant-game = { $giveaway ->
    [yes] Räuber-{ $game }
   *[no] { $counting ->
        [manual] { $game } mit eigenem Zählen
        [muggins] { $game } mit Muggins
       *[auto] { $game }
     }
 }
variant-heading = { $variant ->
    [individual] { $game }, bis { NUMBER($target, useGrouping: 0) }
    [pairs] { $game }, mit Partnern, bis { NUMBER($target, useGrouping: 0) }
    [six-card] { $game }, sechs Karten, bis { NUMBER($target, useGrouping: 0) }
    [five-card] { $game }, fünf Karten, bis { NUMBER($target, useGrouping: 0) }
    [seven-card] { $game }, sieben Karten, bis { NUMBER($target, useGrouping: 0) }
    [three-player] { $game } zu dritt, bis { NUMBER($target, useGrouping: 0) }
    [four-player] { $game } zu viert, bis { NUMBER($target, useGrouping: 0) }
   *[other] { $game }, { $variant }, bis { NUMBER($target, useGrouping: 0) }
 }
