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
# Ein Paar steht ohne Verb, denn „Du und Greedy haben“ wäre falsch.
state-score-pair = { $name }: { $points ->
    [one] { NUMBER($points, useGrouping: 0) } Punkt
   *[other] { NUMBER($points, useGrouping: 0) } Punkte
 }.
state-score-pair-pegs = { $name }: { $points ->
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
    [cut] Noch ist nicht ausgelost, wer gibt.
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
    [one] In der Krippe liegt { NUMBER($count, useGrouping: 0) } verdeckte Karte.
   *[other] In der Krippe liegen { NUMBER($count, useGrouping: 0) } verdeckte Karten.
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
    [0] { $name } hat keine Karte mehr.
    [one] { $name } hat { NUMBER($count, useGrouping: 0) } verdeckte Karte.
   *[other] { $name } hat { NUMBER($count, useGrouping: 0) } verdeckte Karten.
 }
state-laid-cards = { $who ->
    [you] Von dir gelegt: { $pieces }.
   *[other] Von { $name } gelegt: { $pieces }.
 }
state-claim = { $who ->
    [you] { $what ->
        [starter] Du musst die Startkarte zählen.
        [play] Du musst die eben gelegte Karte zählen.
        [crib] Du musst deine Krippe zählen: { $pieces }.
       *[hand] Du musst deine Hand zählen: { $pieces }.
     }
   *[other] { $what ->
        [starter] { $name } muss die Startkarte zählen.
        [play] { $name } muss die eben gelegte Karte zählen.
        [crib] { $name } muss die Krippe zählen: { $pieces }.
       *[hand] { $name } muss die Hand zählen: { $pieces }.
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
state-opens = { $who ->
    [you] Du eröffnest.
   *[other] { $name } eröffnet.
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
    [0] { $name } hat keinen Stein mehr.
    [one] { $name } hat { NUMBER($count, useGrouping: 0) } verdeckten Stein.
   *[other] { $name } hat { NUMBER($count, useGrouping: 0) } verdeckte Steine.
 }
state-drawn = Du hast { $tile } gezogen und musst den Stein anlegen.
state-kept-turn = { $who ->
    [you] Du bleibst am Zug.
   *[other] { $name } bleibt am Zug.
 }

# Das Ganze in einem Satz. Variablen: $who und $name: wer am Zug ist; $scores; $count: Zählstand; $ends: Endsumme.
state-sentence = { $phase ->
    [lot] Noch ist nicht ausgelost, wer eröffnet; Stand: { $scores }.
    [cut] Noch ist nicht ausgelost, wer gibt; Stand: { $scores }.
    [deal] Noch ist nicht gegeben; Stand: { $scores }.
    [starter] Noch ist die Startkarte nicht aufgedeckt; Stand: { $scores }.
    [draw] Die Endsumme ist { $ends }, ein Stein wird gezogen; Stand: { $scores }.
    [discard] { $who ->
        [you] Du musst ablegen; Stand: { $scores }.
       *[other] Noch beim Ablegen: { $name }; Stand: { $scores }.
     }
    [cut-pack] { $who ->
        [you] Du musst abheben; Stand: { $scores }.
       *[other] { $name } muss abheben; Stand: { $scores }.
     }
    [play] { $who ->
        [you] Der Zählstand ist { $count }, du bist am Zug; Stand: { $scores }.
       *[other] Der Zählstand ist { $count }, { $name } ist am Zug; Stand: { $scores }.
     }
    [count] { $who ->
        [you] Du musst ansagen; Stand: { $scores }.
       *[other] { $name } muss ansagen; Stand: { $scores }.
     }
    [answer] { $who ->
        [you] Du musst auf die Ansage antworten; Stand: { $scores }.
       *[other] { $name } muss auf die Ansage antworten; Stand: { $scores }.
     }
    [turn] { $who ->
        [you] Die Endsumme ist { $ends }, du bist am Zug; Stand: { $scores }.
       *[other] Die Endsumme ist { $ends }, { $name } ist am Zug; Stand: { $scores }.
     }
    [opening] { $who ->
        [you] Du eröffnest; Stand: { $scores }.
       *[other] { $name } eröffnet; Stand: { $scores }.
     }
    [over] Die Partie ist zu Ende; Stand: { $scores }.
   *[other] { $scores }.
 }
