variant-individual = each for himself
variant-pairs = two pairs of partners
variant-six-card = two players, six cards
variant-five-card = two players, five cards
variant-seven-card = two players, seven cards
variant-three-player = three players
variant-four-player = four players, each for himself
# A game in the heading of a match, with what makes it another one. Variables: $game: its name; $giveaway: yes or no; $counting: auto, manual
# or muggins.
variant-game = { $giveaway ->
    [yes] Giveaway { $game }
   *[no] { $counting ->
        [manual] { $game } with own counting
        [muggins] { $game } with muggins
       *[auto] { $game }
     }
 }
# A variant in the heading of a match. Variables: $game: its name, as above; $target.
variant-heading = { $variant ->
    [individual] { $game }, to { NUMBER($target, useGrouping: 0) }
    [pairs] { $game }, pairs, to { NUMBER($target, useGrouping: 0) }
    [six-card] { $game }, six cards, to { NUMBER($target, useGrouping: 0) }
    [five-card] { $game }, five cards, to { NUMBER($target, useGrouping: 0) }
    [seven-card] { $game }, seven cards, to { NUMBER($target, useGrouping: 0) }
    [three-player] { $game } for three, to { NUMBER($target, useGrouping: 0) }
    [four-player] { $game } for four, to { NUMBER($target, useGrouping: 0) }
   *[other] { $game }, { $variant }, to { NUMBER($target, useGrouping: 0) }
 }
