# Was am Tisch geschieht, ein Satz je Ereignis. Überall:
#   $who: you (die eine Person, die das liest) oder other; $name: wer handelt.

event-lot = { $who ->
    [you] Das Los fällt auf dich: Du eröffnest.
   *[other] Das Los entscheidet: { $name } eröffnet.
 }

# Domino.
event-dealt-tiles = { $draws ->
    [yes] { $count ->
        [one] Ausgeteilt wird je { NUMBER($count, useGrouping: 0) } Stein
       *[other] Ausgeteilt werden je { NUMBER($count, useGrouping: 0) } Steine
     }; im Talon { $stock ->
        [one] bleibt { NUMBER($stock, useGrouping: 0) }
       *[other] bleiben { NUMBER($stock, useGrouping: 0) }
     }.
   *[no] { $count ->
        [one] Ausgeteilt wird je { NUMBER($count, useGrouping: 0) } Stein
       *[other] Ausgeteilt werden je { NUMBER($count, useGrouping: 0) } Steine
     }; { $stock ->
        [one] { NUMBER($stock, useGrouping: 0) } bleibt
       *[other] { NUMBER($stock, useGrouping: 0) } bleiben
     } in dieser Runde aus dem Spiel.
 }
event-hand = { $who ->
    [you] Deine Hand: { $pieces }.
   *[other] { $name } hält { $pieces }.
 }
event-placed = { $who ->
    [you] { $where ->
        [first] Du eröffnest mit { $tile }.
        [half] Du legst { $tile } an die { $value } von { $to }.
        [arm] Du legst { $tile } als Seitenarm an { $to }.
       *[side] Du legst { $tile } an { $to }.
     }
   *[other] { $where ->
        [first] { $name } eröffnet mit { $tile }.
        [half] { $name } legt { $tile } an die { $value } von { $to }.
        [arm] { $name } legt { $tile } als Seitenarm an { $to }.
       *[side] { $name } legt { $tile } an { $to }.
     }
 }
event-drew = { $shown ->
    [yes] { $who ->
        [you] Du ziehst { $tile }; im Talon { $stock ->
            [0] bleibt keiner
            [one] bleibt { NUMBER($stock, useGrouping: 0) }
           *[other] bleiben { NUMBER($stock, useGrouping: 0) }
         }.
       *[other] { $name } zieht { $tile }; im Talon { $stock ->
            [0] bleibt keiner
            [one] bleibt { NUMBER($stock, useGrouping: 0) }
           *[other] bleiben { NUMBER($stock, useGrouping: 0) }
         }.
     }
   *[no] { $who ->
        [you] Du ziehst { $count ->
            [one] einen Stein
           *[other] { NUMBER($count, useGrouping: 0) } Steine
         }; im Talon { $stock ->
            [0] bleibt keiner
            [one] bleibt { NUMBER($stock, useGrouping: 0) }
           *[other] bleiben { NUMBER($stock, useGrouping: 0) }
         }.
       *[other] { $name } zieht { $count ->
            [one] einen Stein
           *[other] { NUMBER($count, useGrouping: 0) } Steine
         }; im Talon { $stock ->
            [0] bleibt keiner
            [one] bleibt { NUMBER($stock, useGrouping: 0) }
           *[other] bleiben { NUMBER($stock, useGrouping: 0) }
         }.
     }
 }
event-passed = { $who ->
    [you] Du kannst nicht anlegen und passt.
   *[other] { $name } kann nicht anlegen und passt.
 }
event-knocked = { $who ->
    [you] Du kannst nicht anlegen und klopfst.
   *[other] { $name } kann nicht anlegen und klopft.
 }
event-stopped = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $name } beendet den Zug.
 }
# Punkte, die über ein genaues Ziel hinausführen würden. Variablen: $points; $total: der Stand, der bleibt; $target.
event-refused = { $who ->
    [you] { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt würde über { $target } hinausführen und zählt nicht
       *[other] { NUMBER($points, useGrouping: 0) } Punkte würden über { $target } hinausführen und zählen nicht
     }: Du bleibst bei { NUMBER($total, useGrouping: 0) }.
    [yours] { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt würde über { $target } hinausführen und zählt nicht
       *[other] { NUMBER($points, useGrouping: 0) } Punkte würden über { $target } hinausführen und zählen nicht
     }: Ihr bleibt bei { NUMBER($total, useGrouping: 0) }.
    [pair] { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt würde über { $target } hinausführen und zählt nicht
       *[other] { NUMBER($points, useGrouping: 0) } Punkte würden über { $target } hinausführen und zählen nicht
     }: { $name } weiter bei { NUMBER($total, useGrouping: 0) }.
   *[other] { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt würde über { $target } hinausführen und zählt nicht
       *[other] { NUMBER($points, useGrouping: 0) } Punkte würden über { $target } hinausführen und zählen nicht
     }: { $name } bleibt bei { NUMBER($total, useGrouping: 0) }.
 }
event-blocked = Niemand kann anlegen: Die Runde ist gesperrt.
event-round-ended = { $reason ->
    [out] { $who ->
        [you] Du machst Domino: Die Runde ist zu Ende.
       *[other] { $name } macht Domino: Die Runde ist zu Ende.
     }
   *[blocked] Die Runde ist zu Ende.
 }
event-revealed = { $who ->
    [you] Du behältst { $pieces }: { $pips ->
        [one] { NUMBER($pips, useGrouping: 0) } Auge
       *[other] { NUMBER($pips, useGrouping: 0) } Augen
     }.
   *[other] { $name } behält { $pieces }: { $pips ->
        [one] { NUMBER($pips, useGrouping: 0) } Auge
       *[other] { NUMBER($pips, useGrouping: 0) } Augen
     }.
 }
event-revealed-out = { $who ->
    [you] Du hast keinen Stein mehr.
   *[other] { $name } hat keinen Stein mehr.
 }

# Cribbage.
event-cut-card = { $who ->
    [you] du ({ $card })
   *[other] { $name } ({ $card })
 }
event-cut = Auslosen des Gebers: { $cuts }.
event-cut-dealer = { $who ->
    [you] Die niedrigste Karte gibt, also gibst du.
   *[other] Die niedrigste Karte gibt, also gibt { $name }.
 }
event-cut-tied = Gleichstand; noch einmal ziehen: { $names }.
event-dealt-cards = { $who ->
    [you] { $crib ->
        [0] Du gibst je { $count ->
            [one] { NUMBER($count, useGrouping: 0) } Karte
           *[other] { NUMBER($count, useGrouping: 0) } Karten
         }. Die Krippe gehört dir.
       *[other] Du gibst je { $count ->
            [one] { NUMBER($count, useGrouping: 0) } Karte
           *[other] { NUMBER($count, useGrouping: 0) } Karten
         } und { $crib ->
            [one] { NUMBER($crib, useGrouping: 0) } Karte
           *[other] { NUMBER($crib, useGrouping: 0) } Karten
         } in die Krippe, die dir gehört.
     }
   *[other] { $crib ->
        [0] { $name } gibt je { $count ->
            [one] { NUMBER($count, useGrouping: 0) } Karte
           *[other] { NUMBER($count, useGrouping: 0) } Karten
         } und hat die Krippe.
       *[other] { $name } gibt je { $count ->
            [one] { NUMBER($count, useGrouping: 0) } Karte
           *[other] { NUMBER($count, useGrouping: 0) } Karten
         } und hat die Krippe, in die { $crib ->
            [one] { NUMBER($crib, useGrouping: 0) } Karte
           *[other] { NUMBER($crib, useGrouping: 0) } Karten
         } vom Stapel { $crib ->
            [one] kommt
           *[other] kommen
         }.
     }
 }
event-dealt-crib = Vom Stapel in die Krippe: { $pieces }.
event-discarded = { $shown ->
    [yes] { $who ->
        [you] Du legst { $pieces } ab.
       *[other] { $name } legt { $pieces } ab.
     }
   *[no] { $who ->
        [you] Du legst { $count ->
            [one] { NUMBER($count, useGrouping: 0) } Karte
           *[other] { NUMBER($count, useGrouping: 0) } Karten
         } ab.
       *[other] { $name } legt { $count ->
            [one] { NUMBER($count, useGrouping: 0) } Karte
           *[other] { NUMBER($count, useGrouping: 0) } Karten
         } ab.
     }
 }
event-pack-cut = { $who ->
    [you] Du hebst { $depth ->
        [one] { NUMBER($depth, useGrouping: 0) } Karte
       *[other] { NUMBER($depth, useGrouping: 0) } Karten
     } ab.
   *[other] { $name } hebt { $depth ->
        [one] { NUMBER($depth, useGrouping: 0) } Karte
       *[other] { NUMBER($depth, useGrouping: 0) } Karten
     } ab.
 }
event-starter = Die Startkarte ist { $card }.
event-played = { $who ->
    [you] Du spielst { $card }: { $count }.
   *[other] { $name } spielt { $card }: { $count }.
 }
event-went = { $who ->
    [you] Du sagst bei { $count } Go.
   *[other] { $name } sagt bei { $count } Go.
 }
event-series-ended = { $count ->
    [31] Einunddreißig: Der Zählstand beginnt wieder bei 0.
   *[other] Bei { $count } kann niemand mehr spielen: Der Zählstand beginnt wieder bei 0.
 }
event-series-ended-last = { $count ->
    [31] Einunddreißig: Die Spielphase ist zu Ende.
   *[other] Die Spielphase endet bei { $count }.
 }
event-counting = { $what ->
    [crib] { $who ->
        [you] Deine Krippe: { $pieces }, Startkarte { $starter }.
       *[other] { $name }, Krippe: { $pieces }, Startkarte { $starter }.
     }
   *[hand] { $who ->
        [you] Deine Hand: { $pieces }, Startkarte { $starter }.
       *[other] { $name }, Hand: { $pieces }, Startkarte { $starter }.
     }
 }
event-claimed = { $who ->
    [you] Du sagst { $points } an.
   *[other] { $name } sagt { $points } an.
 }
event-called = { $who ->
    [you] Du rufst Muggins für { $points } und nimmst { $taken }.
   *[other] { $name } ruft Muggins für { $points } und nimmt { $taken }.
 }
event-accepted = { $who ->
    [you] Du lässt { $points } gelten.
   *[other] { $name } lässt { $points } gelten.
 }
event-counted = { $right ->
    [yes] { $total ->
        [0] Richtig, da ist nichts.
       *[other] Richtig: { $count }.
     }
    [under] { $claimed } ist zu wenig, richtig ist { $total }: { $count }.
   *[over] { $total ->
        [0] Da ist nichts: { $claimed } wird auf 0 berichtigt.
       *[other] { $claimed } ist zu viel und wird auf { $total } berichtigt: { $count }.
     }
 }
event-shown = { $what ->
    [crib] { $who ->
        [you] Deine Krippe { $pieces }, Startkarte { $starter }: { $count }.
       *[other] { $name }, Krippe { $pieces }, Startkarte { $starter }: { $count }.
     }
   *[hand] { $who ->
        [you] Deine Hand { $pieces }, Startkarte { $starter }: { $count }.
       *[other] { $name }, Hand { $pieces }, Startkarte { $starter }: { $count }.
     }
 }
event-deal-ended = Die Runde ist zu Ende. { $scores }.

# Alle Spiele.
event-scored = { $who ->
    [you] Du steckst { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     }: { $reasons }. Du stehst bei { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } steckt { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     }: { $reasons }. { $name } steht bei { NUMBER($total, useGrouping: 0) }.
 }
event-scored-raw = { $who ->
    [you] Du steckst { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     } ({ NUMBER($raw, useGrouping: 0) } roh): { $reasons }. Du stehst bei { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } steckt { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     } ({ NUMBER($raw, useGrouping: 0) } roh): { $reasons }. { $name } steht bei { NUMBER($total, useGrouping: 0) }.
 }
# Dasselbe für Partner. Variablen: $side: beide Namen. Sie stehen ohne Verb, denn „Du und Greedy stehen“ wäre falsch.
event-scored-pair = { $who ->
    [you] Du steckst { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     }: { $reasons }. { $side } jetzt bei { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } steckt { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     }: { $reasons }. { $side } jetzt bei { NUMBER($total, useGrouping: 0) }.
 }
event-scored-pair-raw = { $who ->
    [you] Du steckst { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     } ({ NUMBER($raw, useGrouping: 0) } roh): { $reasons }. { $side } jetzt bei { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } steckt { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     } ({ NUMBER($raw, useGrouping: 0) } roh): { $reasons }. { $side } jetzt bei { NUMBER($total, useGrouping: 0) }.
 }
event-scored-side = { $side }: { $points ->
    [one] { NUMBER($points, useGrouping: 0) } Punkt
   *[other] { NUMBER($points, useGrouping: 0) } Punkte
 }, { $reasons }; jetzt bei { NUMBER($total, useGrouping: 0) }.
event-scored-shown = { $who ->
    [you] Du steckst { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     } und stehst bei { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } steckt { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     } und steht bei { NUMBER($total, useGrouping: 0) }.
 }
event-scored-shown-pair = { $who ->
    [you] Du steckst { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     }. { $side } jetzt bei { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } steckt { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Punkt
       *[other] { NUMBER($points, useGrouping: 0) } Punkte
     }. { $side } jetzt bei { NUMBER($total, useGrouping: 0) }.
 }
event-outcome = { $who ->
    [you] { $count ->
        [one] Du gewinnst!
       *[other] { $names }, ihr gewinnt!
     } { $scores }.
   *[other] { $count ->
        [0] Niemand gewinnt.
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen.
     } { $scores }.
 }
event-outcome-why = { $reason ->
    [giveaway] { $who ->
        [you] Du bist zuerst bei { NUMBER($target, useGrouping: 0) }: Beim Räuber-Cribbage heißt das verloren.
        [yours] Ihr seid zuerst bei { NUMBER($target, useGrouping: 0) }: Beim Räuber-Cribbage heißt das verloren.
        [pair] Zuerst bei { NUMBER($target, useGrouping: 0) }: { $name }. Beim Räuber-Cribbage heißt das verloren.
       *[other] { $name } ist zuerst bei { NUMBER($target, useGrouping: 0) }: Beim Räuber-Cribbage heißt das verloren.
     }
    [resigned] { $who ->
        [you] Du gibst die Partie auf.
        [yours] Ihr gebt die Partie auf.
        [pair] Partie aufgegeben: { $name }.
       *[other] { $name } gibt die Partie auf.
     }
    [adjudicated] Die Partie wurde durch Entscheid beendet.
   *[target] Das Ziel war { NUMBER($target, useGrouping: 0) }.
 }
event-skunk = { $level ->
    [2] { $who ->
        [you] Du kassierst einen Doppel-Skunk.
        [yours] Ihr kassiert einen Doppel-Skunk.
        [pair] Doppel-Skunk: { $name }.
       *[other] { $name } kassiert einen Doppel-Skunk.
     }
   *[1] { $who ->
        [you] Du kassierst einen Skunk.
        [yours] Ihr kassiert einen Skunk.
        [pair] Skunk: { $name }.
       *[other] { $name } kassiert einen Skunk.
     }
 }
