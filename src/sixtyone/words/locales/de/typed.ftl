# Was an der Eingabe nicht stimmt, in einer Zeile; dann wird noch einmal gefragt.

typed-nothing = Hier fehlt eine Eingabe. Mit ? siehst du, was möglich ist.
typed-unknown = { $text } verstehe ich hier nicht. Mit ? siehst du, was möglich ist.
typed-not-held = { $piece } hast du nicht auf der Hand.
typed-no-fit = { $piece } passt jetzt nirgends.
typed-opening = Es liegt noch kein Stein, darum braucht { $piece } keine Stelle: Tippe nur den Stein.
typed-no-fit-there = { $piece } passt dort nicht. Der Stein passt { $places }.
typed-drawn = Du hast { $piece } gezogen und musst den Stein anlegen.
typed-over = Mit { $piece } wäre der Zählstand { $count }; er darf 31 nicht überschreiten.
typed-no-number = Nummer { $number } gibt es in der Liste nicht: Sie geht von 1 bis { $most }.
typed-two-meanings = { $text } kann Nummer { $number } der Liste sein, also { $piece }, oder { $other }. Tippe #{ $number } oder { $other }.
typed-several = Davon hast du mehrere: { $pieces }. Tippe, welche.
typed-wrong-count = { $wanted ->
    [one] Abgelegt wird { NUMBER($wanted, useGrouping: 0) } Karte
   *[other] Abgelegt werden { NUMBER($wanted, useGrouping: 0) } Karten
 }, nicht { $got }.
typed-twice = { $piece } ist zweimal genannt.
typed-range = Gefragt ist eine Zahl von { $least } bis { $most }.
typed-how-many = Muggins für wie viele? Tippe die Zahl oder „gilt“.
typed-must-play = Du kannst spielen, also musst du es auch: { $pieces }.
typed-must-place = Du kannst anlegen, also musst du es auch: { $pieces }.
typed-not-now = { $text } geht jetzt nicht. Mit ? siehst du, was möglich ist.
typed-no-undo = Hier lässt sich nichts zurücknehmen: Seither wurde etwas aufgedeckt.
