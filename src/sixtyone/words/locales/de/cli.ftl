# Die Befehlszeile außerhalb des Spiels: was sie ausgibt, und was an ihren Eingaben nicht stimmt.

cli-error = sixtyone: { $text } [{ $code }]
cli-unreadable = { $file } lässt sich nicht lesen: { cli-reason }.
cli-unwritable = { $file } lässt sich nicht schreiben: { cli-reason }.
cli-reason = { $why ->
    [ENOENT] die Datei oder den Ordner gibt es nicht
    [EISDIR] das ist ein Ordner
    [ENOTDIR] ein Teil des Pfads ist kein Ordner
    [EACCES] die Berechtigung fehlt
    [ENOSPC] der Datenträger ist voll
    [EROFS] der Datenträger ist schreibgeschützt
    [ENAMETOOLONG] der Name ist zu lang
    [EPERM] das ist nicht erlaubt
    [EDQUOT] das Kontingent auf dem Datenträger ist erschöpft
    [EIO] der Datenträger meldet einen Fehler
   *[other] { $reason }
 }
cli-too-large = { $file } ist größer als jede Mitschrift.
cli-not-text = { $file } ist kein Text in UTF-8.
cli-language = Die Sprache { $language } gibt es hier nicht; es gibt { $known }.
cli-choice = { $option } kennt nur { $known }, nicht { $got }.
cli-extra = { $library } fehlt; es kommt mit dem Extra { $extra }: pip install 'sixtyone[{ $extra }]' oder im Quellverzeichnis ./run sixtyone { $command }
cli-option-form = { $text } ist keine Option; man schreibt Name=Wert, etwa target=31.
cli-speed = Das Tempo { $speed } gibt es nicht; es gibt { $known }.
cli-seats-number = { $variant ->
    [none] { $game } gibt es nicht für { $count ->
        [one] { NUMBER($count, useGrouping: 0) } Platz
       *[other] { NUMBER($count, useGrouping: 0) } Plätze
     }.
   *[other] { $game } in der Spielart { $variant } gibt es nicht für { $count ->
        [one] { NUMBER($count, useGrouping: 0) } Platz
       *[other] { NUMBER($count, useGrouping: 0) } Plätze
     }.
 }
cli-seat-name = { $near ->
    [none] { $name } ist kein Platz. Möglich sind you, ein Name mit großem Anfangsbuchstaben oder ein Bot: { $known }.
   *[other] { $name } ist kein Platz. War { $near } gemeint? Der Name einer Person beginnt mit einem Großbuchstaben.
 }
cli-seat-empty = Ein Platz hat keinen Namen; man schreibt die Plätze so: you,greedy.
cli-name-empty = Ein Name ist leer: Gib einen an oder lass --name weg.
cli-name-long = Ein Name hat höchstens { $most ->
    [one] { NUMBER($most, useGrouping: 0) } Zeichen
   *[other] { NUMBER($most, useGrouping: 0) } Zeichen
 }.
cli-record-finished = { $file } enthält eine beendete Partie und wird nicht überschrieben. Nenne eine andere Datei.
cli-record-foreign = { $file } enthält eine andere Partie: { $what }. Sie wird nicht überschrieben. Nenne eine andere Datei.
cli-record-other = { $file } ist keine Mitschrift einer Partie und wird nicht überschrieben. Nenne eine andere Datei.
cli-record-no-seed = { $file } enthält eine Partie ohne ihren Startwert; sie kann hier nicht weitergehen.
cli-record-changed = { $file } wurde von einem anderen Programm geändert; es wird nichts mehr hineingeschrieben.
cli-difference = { $index ->
    [none] sixtyone: { $field }: mitgeschrieben { $recorded }, berechnet { $computed }
   *[other] sixtyone: { $field } ({ $index }): mitgeschrieben { $recorded }, berechnet { $computed }
 }
cli-verified = { $count ->
    [one] Bewiesen: Das eine Zufallsergebnis (Los, Auslosen des Gebers, Geben, Ziehen oder Startkarte) folgt aus dem Startwert mit der Festlegung { $commitment }.
   *[other] Bewiesen: Alle { NUMBER($count, useGrouping: 0) } Zufallsergebnisse (Lose, Auslosen des Gebers, Geben, Ziehen und Startkarten) folgen aus dem Startwert mit der Festlegung { $commitment }.
 }
cli-unfinished = Die Partie ist nicht zu Ende. { $scores }.
cli-show-starter = { $pieces }, Startkarte { $starter }
cli-show-crib = Krippe { $pieces }, Startkarte { $starter }
cli-show-pegging = { $pieces }, Zählstand { $count }
cli-score-what = Nenne die Karten und --starter oder mit --pegging eine Serie.
cli-score-dominoes = Nenne die Steine, wie sie gelegt wurden: "1-4" "1-1 at 1-4.low".
cli-score-not-here = { $option } gehört nicht zu { $game }.
cli-option-not-here = { $option } gehört nicht zu { $what }.
cli-games-seats = { $least ->
    [same] { $most } Spieler
   *[other] { $least } bis { $most } Spieler
 }
cli-games-variant = { $about }; { $seats }, bis { $target }
cli-games-variants = Spielarten:
cli-games-options = Optionen (--option Name=Wert):
cli-games-option = { $meaning }; { $takes } (Vorgabe { $default })
cli-games-more = sixtyone games SPIEL nennt die Spielarten und Optionen eines Spiels.
# sixtyone describe.
cli-describe-what = { $what } lässt sich nicht beschreiben; möglich sind { $known }.
cli-describe-length = Entweder --short oder --long.
cli-describe-pieces = Nenne die Steine, Karten oder Stifte.
cli-describe-pegs = { $text } ist keine Angabe von Stiften; man schreibt 45 oder, mit dem Stand davor, 45/37.
cli-describe-sides = { $count ->
    [one] Ein Brett für { NUMBER($count, useGrouping: 0) } Partei gibt es nicht
   *[other] Ein Brett für { NUMBER($count, useGrouping: 0) } Parteien gibt es nicht
 }; es gibt eines für 1 bis { $most }.
cli-describe-names = { $count ->
    [one] Für { NUMBER($count, useGrouping: 0) } Partei braucht es { NUMBER($count, useGrouping: 0) } Namen
   *[other] Für { NUMBER($count, useGrouping: 0) } Parteien braucht es { NUMBER($count, useGrouping: 0) } Namen
 }, nicht { $got }.
cli-describe-record = Eine Stellung braucht die Mitschrift, aus der sie ist: --record.
cli-describe-range = { $option } ist eine Zahl von 0 bis { $most }, nicht { $got }.
cli-picture-what = Ein Bild von { $what } gibt es nicht; es gibt { $known }.
cli-picture-count = Eine Zählung braucht die Karten einer Hand und --starter.
cli-picture-board = Ein Brett braucht die Stifte jeder Partei, etwa 45/37: der Stand und der Stand davor.
cli-picture-number = { $option } ist eine Zahl von { $least } bis { $most }, nicht { $got }.
cli-picture-extra = PNG braucht das Extra [picture]: pip install 'sixtyone[picture]' oder im Quellverzeichnis ./run check, das alles installiert
cli-picture-terminal = Ein PNG ist kein Text für ein Terminal; nenne mit --out eine Datei.
