# Die Hilfe der Befehlszeile.

help-sixtyone =
    Horse Race, Fives and Threes und Cribbage: die Spiele, deren Punkte man auf einem Cribbage-Brett steckt.

    Ohne weitere Angaben beginnt play eine Partie Cribbage mit sechs Karten gegen das Programm.
help-sixtyone-examples =
    Beispiele:

      sixtyone play
      sixtyone play horse-race --seats you,greedy,greedy
      sixtyone score "5H 5S 5C JD" --starter 5D
      sixtyone games cribbage

help-short-play = eine Partie in diesem Terminal spielen
help-short-score = was eine Hand, Serie oder Auslage zählt
help-short-games = die Spiele, Spielarten und Optionen
help-short-replay = eine Mitschrift nachspielen und ihre Punkte prüfen
help-short-verify = beweisen, dass in einer Mitschrift ehrlich gegeben wurde
help-short-referee = Fragen in JSON-Zeilen beantworten, für Programme
help-short-describe = Auslage, Hand, Brett oder Partie in Worten

help-play =
    Eine Partie in diesem Terminal spielen, gegen Bots oder zu mehreren an einer Tastatur.
help-play-examples =
    Beispiele:

      sixtyone play
      sixtyone play cribbage --variant five-card --option counting=muggins
      sixtyone play fives-and-threes --seats Ann,Bo,greedy
      sixtyone play horse-race --variant pairs --record match.json
      sixtyone play --seats greedy,random --speed fast

    Eine unterbrochene Partie geht aus ihrer Mitschrift weiter: sixtyone play --record match.json
help-score =
    Sagen, was eine Hand, eine Serie oder eine Auslage zählt, und wofür.
help-score-examples =
    Beispiele:

      sixtyone score "5H 5S 5C JD" --starter 5D
      sixtyone score 4H 4D 5C 6S --starter 6H --crib
      sixtyone score --pegging "7C 8H 9D"
      sixtyone score --game horse-race "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high"
help-games =
    Die Spiele nennen; von einem Spiel die Spielarten und jede Option seiner Regeln.
help-games-examples =
    Beispiele:

      sixtyone games
      sixtyone games cribbage
      sixtyone games horse-race --json
help-replay =
    Die Mitschrift einer Partie nachspielen, in Worten oder mit einem Ereignis je Zeile. Die Punkte werden neu gezählt;
    enthält die Mitschrift selbst welche und weichen sie ab, wird das gemeldet.
help-replay-examples =
    Beispiele:

      sixtyone replay match.json
      sixtyone replay match.json --json

    Exit-Status: 0, wenn alles stimmt, 1, wenn eine Aktion unzulässig ist oder Punkte abweichen, 2, wenn die Datei keine
    Mitschrift ist.
help-verify =
    Beweisen, dass alles, was in einer Mitschrift der Zufall bestimmt (Lose, Auslosen des Gebers, Geben, Ziehen und
    Startkarten), aus dem festgelegten Startwert folgt.
help-verify-examples =
    Beispiel:

      sixtyone verify match.json

    Exit-Status: 0, wenn der Beweis stimmt, 1, wenn er nicht stimmt oder fehlt, 2, wenn sich die Datei nicht lesen lässt.
help-referee =
    Fragen zu Punkten und Mitschriften beantworten: ein JSON-Objekt je Zeile hinein, eines je Zeile heraus, der Reihe nach.
help-referee-examples =
    Beispiel:

      echo '{"{"}"game":"cribbage","pegging":["7C","8H","9D"]{"}"}' | sixtyone referee
help-describe =
    In Worten sagen, was eine Zeichnung zeigen würde: eine Auslage, eine Hand, eine gezählte Hand (count), eine Serie der
    Spielphase (pile), ein Brett oder eine Stellung aus einer Mitschrift.
help-describe-examples =
    Beispiele:

      sixtyone describe layout "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high"
      sixtyone describe count "5H 5S 5C JD" --starter 5D --short
      sixtyone describe pile "7C 8H 9D" --lang de
      sixtyone describe board 45/37 61/58 --form new --skunks
      sixtyone describe position --record match.json --at 12 --seat 0

help-argument-game = ein Spiel: siehe sixtyone games
help-argument-file = eine Mitschrift; - ist die Standardeingabe
help-argument-pieces = die Karten einer Hand oder die Steine, wie sie gelegt wurden
help-argument-what = was beschrieben wird: layout, hand, tiles, pile, count, board oder position
help-argument-described = Steine, wie sie gelegt wurden, Karten oder Stifte wie 45/37
help-option-version = die Version
help-option-variant = eine Spielart; ohne Angabe die erste
help-option-option = eine Option der Regeln, etwa target=61; mehrmals möglich
help-option-json = als JSON, für Programme
help-option-lang = die Sprache; sonst SIXTYONE_LANG oder die des Terminals
help-option-plain = für Screenreader und Braille: keine Zeichnungen, keine Farben, eine Aussage je Zeile
help-option-seats = wer wo sitzt, im Uhrzeigersinn: you, ein Name mit großem Anfangsbuchstaben oder ein Bot (greedy, random)
help-option-target = die Punkte, mit denen man gewinnt
help-option-record = die Partie laufend in einer Datei mitschreiben oder die aus der Datei fortsetzen
help-option-words = die Spieler nach der Festlegung auf den Startwert um Wörter bitten, die ins Mischen eingehen
help-option-seed = Zufall aus einem Text statt aus einem geheimen Startwert: dieselbe Partie noch einmal, für Tests
help-option-speed = wie schnell Bots spielen: slow, normal, fast, instant
help-option-starter = die Startkarte zur Hand
help-option-crib = die Karten sind die Krippe
help-option-pegging = Karten der Spielphase in der Reihenfolge des Legens: Was bringt die letzte?
help-option-short = in einem Satz
help-option-long = ausführlich; so ist es ohne Angabe
help-option-name = wessen Hand oder wessen Stifte; mehrmals möglich
help-option-position-record = die Mitschrift, aus der die Stellung ist
help-option-at = nach wie vielen Aktionen; ohne Angabe nach allen
help-option-seat = wessen Sicht: die Nummer des Platzes ab 0; ohne Angabe die eines Zuschauers
help-short-picture = Auslage, Hand, Brett oder Partie zeichnen
help-picture =
    Eine Auslage, eine Hand, eine Serie der Spielphase (pile), eine gezählte Hand (count), ein Brett oder eine Stellung aus
    einer Mitschrift zeichnen, als SVG oder, mit dem Extra [picture], als PNG;
    mit --text aus Zeichen, für das Terminal.
help-picture-examples =
    Beispiele:

      sixtyone picture layout "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high" --out layout.svg
      sixtyone picture count "5H 5S 5C JD" --starter 5D --theme dark --out count.svg
      sixtyone picture board 45/37 61/58 --skunks --lang pl --out board.svg
      sixtyone picture position --record match.json --at 12 --seat 0 --out position.svg
      sixtyone picture layout "4-4" "1-4 at 4-4.side-a" "2-4 at 4-4.side-b" --text
      sixtyone picture count "5H 5S 5C JD" --starter 5D --text --plain
help-argument-drawn = was gezeichnet wird: layout, hand, tiles, pile, count, board oder position
help-option-fan = eine Hand als Fächer
help-option-four-colours = eine eigene Farbe für jede Kartenfarbe
help-option-form = das Brett: old (alt) oder new (neu)
help-option-skunks = Skunklinien auf dem Brett
help-option-no-legend = eine Auslage ohne Legende
help-option-no-caption = eine Auslage ohne Unterschrift
help-option-theme = light (hell), dark (dunkel) oder auto: wie im System eingestellt
help-option-width = Breite eines PNG in Pixeln
help-option-png = PNG, auch wenn die Datei nicht so heißt
help-option-text = aus Zeichen statt aus Formen: für ein Terminal oder eine Textdatei
help-option-plain-text = mit --text: nur Zeichen aus ASCII
help-option-out = die Datei; sonst die Standardausgabe
