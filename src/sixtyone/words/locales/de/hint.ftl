# Was möglich ist, auf ein Fragezeichen: zuerst im Augenblick, dann die Befehle, die immer gelten.

hint-place = Einen Stein anlegen: Tippe seine Nummer in der Liste oder den Stein selbst: 1-4, 4-1 oder [1|4]. Mit der Stelle: 1-4 an 4-4, oder 1-4 an 4, wenn ein Ende eine 4 zeigt. Längsseite B oder Seitenarm B eines Doppelsteins: 1-4 an 4-4.b.
hint-place-stop = Du bleibst am Zug, darfst ihn aber auch beenden: Tippe „fertig“.
hint-discard = Ablegen: Tippe die Nummern in der Liste, etwa 1 4, oder die Karten, etwa 5h jd, 5♥ J♦ oder Herz Fünf, Karo Bube. Sie kommen verdeckt in die Krippe, zu denen der anderen.
hint-play = Eine Karte spielen: Tippe ihre Nummer in der Liste oder die Karte selbst: 5h, 10d, J♦, Herz Fünf, oder nur j, wenn du einen einzigen Buben hast. Der Zählstand darf 31 nicht überschreiten.
hint-only = Nur eines ist möglich: Drück Enter.
hint-where = Tippe die Nummer einer Stelle in der Liste oder den Stein, der dort liegt. Enter allein führt zurück zur Wahl des Steins.
hint-next = Drück Enter, wenn nur { $name } auf den Bildschirm sieht: Dann erscheint die Hand. Mit „zurücknehmen“ nimmst du die letzte Aktion zurück, mit „ende“ hörst du auf.
hint-count = Sag an, wie viel es ist; 0, wenn es nichts ist. Sagst du zu viel, wird es berichtigt.
hint-count-muggins = Sag an, wie viel es ist; 0, wenn es nichts ist. Was du übersiehst, darf ein Gegner nehmen.
hint-answer = Wurden Punkte übersehen? Tippe, wie viele, etwa 2 oder „muggins 2“, und sie gehören dir. Sonst tippe „gilt“.
hint-cut = Für die Startkarte wird abgehoben: Tippe, wie viele Karten.
hint-commands = Jederzeit:
hint-table = tisch: noch einmal der Tisch
hint-board = brett: das ganze Brett
hint-hand = hand: deine Hand
hint-score = punkte: der Punktestand
hint-log = verlauf: was bisher geschah
hint-undo = zurücknehmen: die letzte Aktion, wenn seither nichts aufgedeckt wurde
hint-save = speichern DATEI: die Partie von nun an in dieser Datei mitschreiben
hint-resign = aufgeben: die Partie aufgeben
hint-quit = ende: aufhören; eine Partie mit Mitschrift lässt sich später fortsetzen
