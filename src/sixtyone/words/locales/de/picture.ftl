# Die Wörter auf und in den Zeichnungen.

picture-counted = gezähltes Ende mit seinem Beitrag
picture-counted-too = derselbe Doppelstein, einmal gezählt
picture-may-join = hier darf angelegt werden; zählt nicht
picture-spinner = Spinner
picture-just-laid = zuletzt angelegt
picture-starter = Startkarte
picture-crib = Krippe
picture-stock = Talon
picture-shown = die Hand, die zu zählen ist
picture-hidden = { $what ->
    [cards] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } verdeckte Karte
       *[other] { NUMBER($count, useGrouping: 0) } verdeckte Karten
     }
   *[tiles] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } verdeckter Stein
       *[other] { NUMBER($count, useGrouping: 0) } verdeckte Steine
     }
 }
picture-nothing = { $what ->
    [cards] keine Karten
   *[tiles] keine Steine
 }
picture-layout = { $count ->
    [0] Eine leere Auslage
    [one] Eine Auslage aus { NUMBER($count, useGrouping: 0) } Stein, zuletzt { $tile }
   *[other] Eine Auslage aus { NUMBER($count, useGrouping: 0) } Steinen, zuletzt { $tile }
 }
picture-counted-sum = { $count ->
    [0] Gezählt: 0.
    [1] Gezählt: { $sum }.
   *[other] Gezählt: { $terms } = { $sum }.
 }
picture-award = Das bringt { $points ->
    [one] { NUMBER($points, useGrouping: 0) } Punkt
   *[other] { NUMBER($points, useGrouping: 0) } Punkte
 }.
picture-award-raw = Das bringt { $raw ->
    [one] { NUMBER($raw, useGrouping: 0) } Rohpunkt
   *[other] { NUMBER($raw, useGrouping: 0) } Rohpunkte
 }, { $points ->
    [one] { NUMBER($points, useGrouping: 0) } Anzeigepunkt
   *[other] { NUMBER($points, useGrouping: 0) } Anzeigepunkte
 }.
picture-hand = { $whose ->
    [none] { $count ->
        [one] Eine Hand: { NUMBER($count, useGrouping: 0) } Karte
       *[other] Eine Hand: { NUMBER($count, useGrouping: 0) } Karten
     }
   *[named] { $count ->
        [one] { $name }: { NUMBER($count, useGrouping: 0) } Karte
       *[other] { $name }: { NUMBER($count, useGrouping: 0) } Karten
     }
 }
picture-tiles = { $whose ->
    [none] { $count ->
        [one] Eine Hand: { NUMBER($count, useGrouping: 0) } Stein
       *[other] Eine Hand: { NUMBER($count, useGrouping: 0) } Steine
     }
   *[named] { $count ->
        [one] { $name }: { NUMBER($count, useGrouping: 0) } Stein
       *[other] { $name }: { NUMBER($count, useGrouping: 0) } Steine
     }
 }
picture-pile = Die Spielphase, Zählstand { $count }
picture-pile-desc = Die Karten der Serie der Reihe nach: { $pieces }. Zählstand { $count }.
picture-pile-scores = Die letzte Karte bringt { $reasons }.
picture-kind = { $kind ->
    [fifteen] Fünfzehner
    [pair] Paar
    [pair-royal] Drilling
    [double-pair-royal] Vierling
    [run] Sequenz aus { $size }
    [flush] Flush aus { $size }
    [nobs] His Nobs
    [heels] His Heels
    [thirty-one] Einunddreißig
    [last-card] letzte Karte
    [three-for-last] Vorgabe
    [claim] Ansage
    [muggins] Muggins
    [penalty] Strafpunkte
    [fives] Fünfer
    [threes] Dreier
    [hand-out] Domino
   *[settlement] Abrechnung
 }
picture-part = { $kind } für { $points }
picture-count = { $what ->
    [crib] Eine Krippe, die { $total } zählt
   *[hand] Eine Hand, die { $total } zählt
 }
picture-count-desc = Hand: { $pieces }. Startkarte: { $starter }. { $rows }.
picture-count-row = { $kind } ({ $pieces }): { $points }, zusammen { $running }
picture-count-nothing = Sie zählt nichts
picture-board = { $sides ->
    [one] Ein Cribbage-Brett für { NUMBER($sides, useGrouping: 0) } Partei
   *[other] Ein Cribbage-Brett für { NUMBER($sides, useGrouping: 0) } Parteien
 }, Spiel bis { NUMBER($target, useGrouping: 0) }
picture-board-old = Vier Reihen zu 30 Löchern, zwei je Partei.
picture-board-new = Eine Bahn von 120 Löchern je Partei, in vier Reihen zu 30.
picture-side = { $home ->
    [yes] { $name }: { NUMBER($front, useGrouping: 0) }, im Zielloch (hinterer Stift { NUMBER($rear, useGrouping: 0) })
   *[no] { $name }: { NUMBER($front, useGrouping: 0) } (hinterer Stift { NUMBER($rear, useGrouping: 0) })
 }
picture-side-name = Partei { $number }
picture-lap = Umlauf { $lap } von { $laps }
picture-skunk-line = { $double ->
    [yes] Doppel-Skunklinie: unter { $below }
   *[no] Skunklinie: unter { $below }
 }
picture-position = Eine Stellung in { $game }. { $scores }
picture-dealer = { $name } (Geber)
picture-laid = { $name }, gelegte Karten
picture-laid-away = { $name }, abgelegte Karten
