# Was am Prompt gefragt wird. Variablen: $name: wer gefragt wird; $many: yes, wo mehrere hier spielen.

ask-place = { $many ->
    [yes] { $name }, welcher Stein?
   *[no] Welcher Stein?
 }
ask-where = { $tile } passt an mehreren Stellen. An welcher?
ask-where-choice = { $where ->
    [half] an der { $value } von { $tile }
    [arm] als Seitenarm von { $tile }
   *[side] an { $tile }
 }
ask-discard = { $many ->
    [yes] { $who ->
        [own] { $name }, in die eigene Krippe: { $count ->
            [one] welche Karte?
           *[other] welche { NUMBER($count, useGrouping: 0) } Karten?
         }
       *[other] { $name }, in die Krippe von { $dealer }: { $count ->
            [one] welche Karte?
           *[other] welche { NUMBER($count, useGrouping: 0) } Karten?
         }
     }
   *[no] { $who ->
        [own] In die eigene Krippe: { $count ->
            [one] welche Karte?
           *[other] welche { NUMBER($count, useGrouping: 0) } Karten?
         }
       *[other] In die Krippe von { $dealer }: { $count ->
            [one] welche Karte?
           *[other] welche { NUMBER($count, useGrouping: 0) } Karten?
         }
     }
 }
ask-play = { $many ->
    [yes] { $name }, welche Karte?
   *[no] Welche Karte?
 }
# Nur eines ist möglich. Variablen: $action: go, pass, knock, oder was in $piece steht.
ask-only = { $many ->
    [yes] { $action ->
        [go] { $name }, du kannst nicht spielen: Enter sagt Go.
        [pass] { $name }, du kannst nicht anlegen: Enter passt.
        [knock] { $name }, du kannst nicht anlegen: Enter klopft.
        [play] { $name }, nur { $piece } passt: Enter spielt die Karte.
       *[place] { $name }, nur { $piece } passt, und nur an einer Stelle: Enter legt an.
     }
   *[no] { $action ->
        [go] Du kannst nicht spielen: Enter sagt Go.
        [pass] Du kannst nicht anlegen: Enter passt.
        [knock] Du kannst nicht anlegen: Enter klopft.
        [play] Nur { $piece } passt: Enter spielt die Karte.
       *[place] Nur { $piece } passt, und nur an einer Stelle: Enter legt an.
     }
 }
ask-count = { $many ->
    [yes] { $name }, wie viel ist das?
   *[no] Wie viel ist das?
 }
ask-answer = { $many ->
    [yes] { $name }, Muggins? Eine Zahl oder „gilt“:
   *[no] Muggins? Eine Zahl oder „gilt“:
 }
ask-cut = { $many ->
    [yes] { $name }, wie viele Karten hebst du ab, { $least } bis { $most }?
   *[no] Wie viele Karten hebst du ab, { $least } bis { $most }?
 }
# Was zu zählen ist.
ask-claim = { $what ->
    [starter] Die Startkarte ist { $starter }. Zähle sie: 2 für einen Buben, sonst 0.
    [play] Du hast { $card } gespielt, Zählstand { $count }: { $pieces }.
    [crib] Zähle deine Krippe { $pieces } mit der Startkarte { $starter }.
   *[hand] Zähle deine Hand { $pieces } mit der Startkarte { $starter }.
 }
ask-claimed = { $what ->
    [starter] { $name } sagt { $points } an: Startkarte { $starter }.
    [play] { $name } sagt { $points } an: { $card } bei Zählstand { $count } ({ $pieces }).
    [crib] { $name } sagt { $points } an: Krippe { $pieces } mit der Startkarte { $starter }.
   *[hand] { $name } sagt { $points } an: { $pieces } mit der Startkarte { $starter }.
 }
ask-words = { $name }, ein paar eigene Wörter zum Mischen (Enter: zufällige)
ask-next = { $name }, drück Enter.
ask-resign = Die Partie aufgeben? Dann tippe „ja“.
