# Die Wörter, die man für jeden Befehl und jede Aktion tippen kann, durch Kommas getrennt. Die englischen gelten in jeder Sprache.

command-help = ?, hilfe
command-table = tisch, stand
command-board = brett, stifte
command-log = verlauf, protokoll
command-score = punkte, punktestand
command-hand = hand, karten, steine
command-undo = zurücknehmen, zuruecknehmen, rückgängig
command-resign = aufgeben
command-quit = ende, beenden, schluss
command-save = speichern, sichern
command-play = spiele, spielen, spiel
command-place = lege, leg, legen, anlegen
command-at = an, bei, auf
command-discard = ablegen, weglegen
command-go = go, g
command-pass = passe, passen, p
command-knock = klopfe, klopfen, passe, p
command-stop = stopp, fertig
command-count = zähle, zaehle, ansagen
command-nothing = nichts, null, keine
command-muggins = muggins, m
command-accept = gilt, ok, ja, nein, j, n
command-cut = abheben, hebe
command-yes = ja, j
command-cancel = zurück, zurueck, abbrechen
