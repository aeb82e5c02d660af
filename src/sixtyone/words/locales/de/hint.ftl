# Was möglich ist, auf ein Fragezeichen: zuerst im Augenblick, dann die Befehle, die immer gelten.

hint-place = Einen Stein anlegen: tippe seine Nummer in der Liste oder den Stein selbst: 1-4, 4-1 oder [1|4]. Mit der Stelle: 1-4 an 4-4, oder 1-4 an 4, wenn ein Ende eine 4 zeigt.
hint-place-stop = Du bleibst am Zug und darfst ihn auch beenden: fertig.
hint-discard = Ablegen: tippe die Nummern in der Liste, etwa 1 4, oder die Karten, etwa 5h jd oder 5♥ J♦. Sie kommen verdeckt in die Krippe, zu denen der anderen.
hint-play = Eine Karte spielen: tippe ihre Nummer in der Liste oder die Karte selbst: 5h, 10d, J♦, oder nur j, wenn du einen einzigen Buben hast. Der Zählstand darf 31 nicht überschreiten.
hint-only = Nur eines ist möglich: drück Enter.
hint-where = Tippe die Nummer einer Stelle in der Liste, oder den Stein, der dort liegt. Enter allein führt zurück zur Wahl des Steins.
hint-next = Drück Enter, wenn nur { $name } auf den Bildschirm sieht: dann erscheint diese Hand. zurücknehmen nimmt die letzte Aktion zurück, ende hört auf.
hint-count = Sag, wie viel es ist, 0, wenn es nichts ist. Sagst du zu viel, wird es berichtigt.
hint-count-muggins = Sag, wie viel es ist, 0, wenn es nichts ist. Was du übersiehst, darf ein Gegner nehmen.
hint-answer = Wurden Punkte übersehen, tippe wie viele, etwa 2 oder muggins 2: Sie gehören dir. Sonst: gilt.
hint-cut = Vor der Startkarte wird abgehoben: tippe, wie viele Karten.
hint-commands = Jederzeit:
hint-table = tisch: noch einmal der Tisch
hint-board = brett: das ganze Brett
hint-hand = hand: deine Hand
hint-score = punkte: der Punktestand
hint-log = verlauf: was bisher geschah
hint-undo = zurücknehmen: die letzte Aktion zurück, wenn seither nichts aufgedeckt wurde
hint-save = speichern DATEI: von nun an steht die Partie in einer Datei
hint-resign = aufgeben: die Partie aufgeben
hint-quit = ende: aufhören; eine Partie mit Mitschrift lässt sich später fortsetzen
