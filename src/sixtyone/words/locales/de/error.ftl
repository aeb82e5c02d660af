# Ein Satz je Fehlercode. Jede Variable steht in jedem zur Verfügung; eine, die der Fehler nicht mitbringt, hat den Wert none.

error-text-card = { $got } ist keine Karte; eine Karte schreibt man so: 5H, 10d oder J♦.
error-text-tile = { $got } ist kein Stein; einen Stein schreibt man so: 1-4 oder [1|4].
error-text-place = { $got } ist keine Anlegestelle; eine Stelle schreibt man so: 1-4.low oder 4-4.side-b.
error-text-action = { $got } ist keine Aktion dieses Spiels.
error-text-number = { $got } ist keine ganze Zahl von { $expected }.
error-text-too-long = Das ist länger als alles, was gemeint sein kann.
error-rules-unknown-game = { $near ->
    [none] Das Spiel { $game } gibt es nicht. Die Spiele sind { $expected }.
   *[other] Das Spiel { $game } gibt es nicht. War { $near } gemeint?
 }
error-rules-unknown-variant = { $near ->
    [none] Die Spielart { $variant } gibt es nicht. Die Spielarten sind { $expected }.
   *[other] Die Spielart { $variant } gibt es nicht. War { $near } gemeint?
 }
error-rules-unknown-option = { $near ->
    [none] Die Option { $option } gibt es nicht. Die Optionen sind { $expected }.
   *[other] Die Option { $option } gibt es nicht. War { $near } gemeint?
 }
error-rules-bad-value = { $expected ->
    [none] Die Option { $option } nimmt den Wert { $got } nicht an.
   *[other] Die Option { $option } nimmt { $expected }, nicht { $got }.
 }
error-rules-seats = { $expected ->
    [none] Den Platz { $got } gibt es nicht.
   *[other] Mögliche Zahl der Plätze: { $expected }.
 }
error-rules-conflict = Beim Räuber-Cribbage zählt das Programm: Niemand würde Punkte ansagen, mit denen er verliert.
error-rules-unsupported = Das kompilierte Programm kennt diese Optionen nicht: { $option }; es kennt { $expected }. Das gewöhnliche Programm kennt alle.
error-action-over = Die Partie ist zu Ende.
error-action-not-now = { $action ->
    [none] Das ist jetzt nicht an der Reihe.
   *[other] { $action } ist jetzt nicht an der Reihe.
 }
error-action-not-your-turn = { $action } ist nicht an der Reihe: Ein anderer Platz ist am Zug.
error-action-no-such-seat = Den Platz { $seat } gibt es nicht.
error-action-not-in-hand = { $piece ->
    [none] Das ist nicht auf der Hand ({ $expected }).
   *[other] { $piece } ist nicht auf der Hand ({ $expected }).
 }
error-action-over-31 = { $piece ->
    [none] Der Zählstand wäre { $count }; er darf 31 nicht überschreiten.
   *[other] { $piece } würde den Zählstand von { $count } über 31 bringen.
 }
error-action-can-play = Wer spielen kann, muss spielen.
error-action-wrong-size = Die Zahl der Karten oder Steine stimmt nicht: { $expected } erwartet, { $got } genannt.
error-action-duplicate = { $piece } ist zweimal genannt oder schon im Spiel.
error-action-no-fit = { $piece } passt nicht an { $at }.
error-action-no-place = { $expected ->
    [none] { $at } ist nicht offen. Es liegt noch kein Stein.
   *[other] { $at } ist nicht offen. Offen sind { $expected }.
 }
error-action-needs-place = { $expected ->
    [none] Die Stelle muss genannt werden. Der Stein passt nirgends.
   *[other] Die Stelle muss genannt werden. Es ist eine von diesen: { $expected }.
 }
error-action-must-place-drawn = { $expected } wurde gezogen und muss sofort angelegt werden.
error-action-cannot-stop = Hier lässt sich der Zug nicht beenden.
error-action-cut-depth = Das ist zu nah am Rand des Stapels: Abgehoben werden { $expected } Karten.
error-record-json = { $line ->
    [none] { $problem ->
        [twice] In diesem JSON steht ein Schlüssel zweimal in einem Objekt.
        [constant] Das ist kein JSON: NaN und Infinity sind darin keine Zahlen.
        [number] Dieses JSON enthält eine zu große Zahl.
        [deep] Dieses JSON ist zu tief verschachtelt.
       *[other] Das ist kein JSON.
     }
   *[other] Das ist kein JSON: Zeile { $line }, Spalte { $column }.
 }
error-record-format = { $expected ->
    [none] Das ist keine Mitschrift, die sich hier lesen lässt: Sie muss ein JSON-Objekt sein, nicht { $got }.
   *[other] { $got ->
        [none] Das ist keine Mitschrift, die sich hier lesen lässt: Die Angabe des Formats { $expected } fehlt.
       *[other] Das ist keine Mitschrift, die sich hier lesen lässt: Das Format muss { $expected } sein, nicht { $got }.
     }
 }
error-record-field = { error-field }
error-referee-json = Die Zeile ist kein einzelnes JSON-Objekt.
error-referee-too-long = Die Zeile ist länger, als der Schiedsrichter liest.
error-referee-question = { $problem ->
    [unsettled] { $game } wird nicht abgerechnet: Steine, die auf der Hand bleiben, zählen nichts.
   *[other] { $game ->
        [none] { $got ->
            [none] Eine Zeile stellt eine dieser Fragen: { $expected }; diese stellt keine.
           *[other] Eine Zeile stellt eine dieser Fragen: { $expected }; diese stellt mehrere: { $got }.
         }
       *[other] { $game } kennt die Frage { $got } nicht.
     }
 }
error-referee-field = { error-field }
error-fair-no-proof = Die Mitschrift enthält keinen Beweis für das Geben.
error-fair-field = { error-field }
error-fair-commitment = Das ist nicht der Startwert, auf den man sich festgelegt hat.
error-fair-deal = Das stammt nicht aus dem Startwert: { $got } steht da, wo { $expected } an der Reihe war.
error-table-seat = Einen solchen Platz gibt es an diesem Tisch nicht.
error-table-stale = Die Partie ist schon weiter.
error-table-chance = Gegeben wird vom Tisch, nicht von den Spielern.
error-table-no-undo = Hier lässt sich nichts zurücknehmen.
error-table-unknown-bot = { $near ->
    [none] Den Bot { $got } gibt es nicht. Die Bots sind { $expected }.
   *[other] Den Bot { $got } gibt es nicht. War { $near } gemeint?
 }
# Was an einem Feld einer Mitschrift, einer Frage oder eines Beweises falsch ist; error-wanted sagt, was dort stehen muss.
error-field = { $wanted ->
    [none] { $expected ->
        [none] Das Feld { $field } ist falsch.
       *[other] Das Feld { $field } gibt es hier nicht; es gibt { $expected }.
     }
   *[other] { $got ->
        [none] Das Feld { $field } fehlt; erwartet wird dort: { error-wanted }.
       *[other] Das Feld { $field } ist falsch; erwartet wird dort: { error-wanted }, nicht { $got }.
     }
 }
error-wanted = { $wanted ->
    [game] der Name eines Spiels
    [variant] der Name einer Spielart
    [options] ein Objekt mit Optionen
    [text] ein Text
    [texts] eine Liste von Texten
    [name] ein Text von höchstens { $expected } Zeichen
    [names] ein Name je Platz, insgesamt { $expected }
    [actions] höchstens { $expected } Aktionen
    [seat] ein Platz, also eine ganze Zahl ab 0
    [one-seat] ein Platz von { $expected }
    [flag] true oder false
    [pieces] eine Liste von höchstens 52 Karten oder Steinen als Text
    [a-card] mindestens eine Karte
    [hands] eine Liste von zwei bis vier Händen
    [hand-a-seat] eine Hand je Platz, insgesamt { $expected }
    [empty-hand] eine leere Hand, denn dieser Platz hat alles angelegt
    [out-or-blocked] ein Platz oder stattdessen "blocked": true
    [object] ein Objekt mit den Feldern { $expected }
    [as-recorded] { $expected } wie in der Mitschrift oder nichts
    [proof] ein Objekt mit commitment, seed und contributions
    [digits] { $expected } Hexadezimalziffern
    [contributions] eine Liste von Texten, einer je Platz, jeder höchstens { $expected } Zeichen lang
    [text-a-seat] ein Text je Platz, insgesamt { $expected }
   *[other] etwas anderes
 }
# Ein Fehler in einer Mitschrift. Variablen: $index: die Aktion, ab 0 gezählt; $text: die Aktion; $error: einer der obigen.
error-at-action = Aktion { NUMBER($index, useGrouping: 0) }, { $text }: { $error }
# Dasselbe mit der Zeile der Datei. Variablen: $line: ab 1 gezählt; $error: einer der obigen.
error-at-line = Zeile { NUMBER($line, useGrouping: 0) }: { $error }
