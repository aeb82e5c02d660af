# Wie die Partie steht: Fakten, je einer in der Zeile, und das Ganze in einem Satz.

state-score = { $who ->
    [you] Du hast { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     }.
   *[other] { $name } hat { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     }.
 }
state-score-pegs = { $who ->
    [you] Du hast { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     }, der hintere Stift steht bei { NUMBER($rear, useGrouping: 0) }.
   *[other] { $name } hat { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     }, der hintere Stift steht bei { NUMBER($rear, useGrouping: 0) }.
 }
state-score-pair = { $name } haben { $points ->
    [one] { NUMBER($points, useGrouping: 0) } Punkt
   *[other] { NUMBER($points, useGrouping: 0) } Punkte
 }.
state-score-pair-pegs = { $name } haben { $points ->
    [one] { NUMBER($points, useGrouping: 0) } Punkt
   *[other] { NUMBER($points, useGrouping: 0) } Punkte
 }, der hintere Stift steht bei { NUMBER($rear, useGrouping: 0) }.
state-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
 }
state-turn-several = Noch an der Reihe: { $names }.
state-over = Die Partie ist zu Ende.
state-waiting = { $phase ->
    [lot] Noch ist nicht ausgelost, wer eröffnet.
    [cut] Noch ist nicht abgehoben, wer gibt.
    [deal] Noch ist nicht gegeben.
    [starter] Noch ist die Startkarte nicht aufgedeckt.
   *[draw] Ein Stein wird gezogen.
 }

# Cribbage.
state-deal = Runde { NUMBER($deal, useGrouping: 0) }.
state-dealer = { $who ->
    [you] Du gibst; die Krippe gehört dir.
   *[other] { $name } gibt und hat die Krippe.
 }
state-crib-count = { $count ->
    [0] Die Krippe ist leer.
    [one] In der Krippe liegt { NUMBER($count, useGrouping: 0) } Karte, verdeckt.
   *[other] In der Krippe liegen { NUMBER($count, useGrouping: 0) } Karten, verdeckt.
 }
state-crib = Die Krippe: { $pieces }.
state-starter = Die Startkarte ist { $card }.
state-no-starter = Die Startkarte ist noch nicht aufgedeckt.
state-series = Der Zählstand ist { $count }: { $pieces }.
state-series-new = Der Zählstand ist 0.
state-gone = { $who ->
    [you] Du hast Go gesagt.
   *[other] { $name } hat Go gesagt.
 }
state-hand-cards = { $count ->
    [0] Du hast keine Karte mehr.
   *[other] Deine Hand: { $pieces }.
 }
state-discards = Von dir abgelegt: { $pieces }.
state-holds-cards = { $count ->
    [0] { $name } hat keine Karte.
    [one] { $name } hat { NUMBER($count, useGrouping: 0) } Karte, verdeckt.
   *[other] { $name } hat { NUMBER($count, useGrouping: 0) } Karten, verdeckt.
 }
state-laid-cards = { $who ->
    [you] Von dir gelegt: { $pieces }.
   *[other] Von { $name } gelegt: { $pieces }.
 }
state-claim = { $who ->
    [you] { $what ->
        [starter] Du zählst die Startkarte.
        [play] Du zählst die eben gelegte Karte.
        [crib] Du zählst deine Krippe: { $pieces }.
       *[hand] Du zählst deine Hand: { $pieces }.
     }
   *[other] { $what ->
        [starter] { $name } zählt die Startkarte.
        [play] { $name } zählt die eben gelegte Karte.
        [crib] { $name } zählt die Krippe: { $pieces }.
       *[hand] { $name } zählt die Hand: { $pieces }.
     }
 }
state-claimed = { $who ->
    [you] Du hast { $points } angesagt.
   *[other] { $name } hat { $points } angesagt.
 }

# Domino.
state-round = Runde { NUMBER($round, useGrouping: 0) }.
state-opener = { $who ->
    [you] Du hast sie eröffnet.
   *[other] { $name } hat sie eröffnet.
 }
state-no-layout = Es liegt noch kein Stein.
state-line = Die Kette von Ende zu Ende: { $pieces }.
state-arm = Ein Seitenarm von { $tile }: { $pieces }.
state-open = Anlegestellen: { $places }.
state-stock = { $draws ->
    [yes] { $count ->
        [0] Der Talon ist leer.
        [one] Im Talon liegt { NUMBER($count, useGrouping: 0) } Stein.
       *[other] Im Talon liegen { NUMBER($count, useGrouping: 0) } Steine.
     }
   *[no] { $count ->
        [0] Kein Stein ist aus dem Spiel.
        [one] { NUMBER($count, useGrouping: 0) } Stein ist aus dem Spiel.
       *[other] { NUMBER($count, useGrouping: 0) } Steine sind aus dem Spiel.
     }
 }
state-hand-tiles = { $count ->
    [0] Du hast keinen Stein mehr.
   *[other] Deine Hand: { $pieces }.
 }
state-holds-tiles = { $count ->
    [0] { $name } hat keinen Stein.
    [one] { $name } hat { NUMBER($count, useGrouping: 0) } Stein, verdeckt.
   *[other] { $name } hat { NUMBER($count, useGrouping: 0) } Steine, verdeckt.
 }
state-drawn = Du hast { $tile } gezogen und musst den Stein anlegen.
state-kept-turn = { $who ->
    [you] Du bleibst am Zug.
   *[other] { $name } bleibt am Zug.
 }

# Das Ganze in einem Satz. Variablen: $who und $name: wer am Zug ist; $scores; $count: Zählstand; $ends: Endsumme.
state-sentence = { $phase ->
    [lot] Noch ist nicht ausgelost, wer eröffnet; { $scores }.
    [cut] Noch ist nicht abgehoben, wer gibt; { $scores }.
    [deal] Noch ist nicht gegeben; { $scores }.
    [starter] Noch ist die Startkarte nicht aufgedeckt; { $scores }.
    [draw] Die Endsumme ist { $ends }, ein Stein wird gezogen; { $scores }.
    [discard] { $who ->
        [you] Du legst ab; { $scores }.
       *[other] Noch abzulegen haben: { $name }; { $scores }.
     }
    [cut-pack] { $who ->
        [you] Du hebst ab; { $scores }.
       *[other] { $name } hebt ab; { $scores }.
     }
    [play] { $who ->
        [you] Der Zählstand ist { $count }, du spielst; { $scores }.
       *[other] Der Zählstand ist { $count }, { $name } spielt; { $scores }.
     }
    [count] { $who ->
        [you] Du sagst an, was du zählst; { $scores }.
       *[other] { $name } sagt an; { $scores }.
     }
    [answer] { $who ->
        [you] Du antwortest auf die Ansage; { $scores }.
       *[other] { $name } antwortet auf die Ansage; { $scores }.
     }
    [turn] { $who ->
        [you] Die Endsumme ist { $ends }, du legst an; { $scores }.
       *[other] Die Endsumme ist { $ends }, { $name } legt an; { $scores }.
     }
    [opening] { $who ->
        [you] Du eröffnest; { $scores }.
       *[other] { $name } eröffnet; { $scores }.
     }
    [over] Die Partie ist zu Ende; { $scores }.
   *[other] { $scores }.
 }
