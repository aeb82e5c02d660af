simulate-short = Partien millionenfach spielen
simulate-help =
    Partien millionenfach spielen, mit den Bots random und greedy, und sagen, wie sie verliefen. Derselbe Startwert ergibt
    dieselben Partien, Byte für Byte, gleich wie viele Prozesse oder Rechner daran arbeiten.
simulate-examples =
    Beispiele:

      sixtyone simulate cribbage --seats greedy,random --matches 1e6
      sixtyone simulate horse-race --variant pairs --seats random,greedy,random,greedy --jobs 2 --out ergebnis.parquet
      sixtyone simulate fives-and-threes --seats greedy,greedy --out ergebnis.csv --plot ergebnis.png
simulate-option-seats = ein Spieler für jeden Platz, durch Kommas getrennt: random, greedy
simulate-option-matches = wie viele Partien, etwa 1e6
simulate-option-seed = die Zahl, die allen Zufall bestimmt
simulate-option-jobs = wie viele Prozesse, sonst einer; nicht neben --cluster
simulate-option-out = die Ergebnisse, eine Zeile je Partie: DATEI.parquet, DATEI.csv oder DATEI.json
simulate-option-overwrite = Dateien ersetzen, die es schon gibt
simulate-option-resume = einen abgebrochenen Lauf in dieselbe Datei fortsetzen
simulate-option-plot = ein Bild der Verteilungen, etwa DATEI.png
simulate-option-cluster = der Dask-Scheduler, dessen Worker spielen
simulate-number = { $text } ist keine ganze Zahl von Partien; man schreibt etwa 1000000 oder 1e6
simulate-format = { $got } braucht eine dieser Endungen: { $expected }
simulate-resume = --resume setzt einen Lauf fort, der in eine Datei schreibt; nenne sie mit --out
simulate-exists = { $file } gibt es schon; nenne eine andere Datei oder ersetze sie mit --overwrite
simulate-parts = in { $folder } liegt ein früherer Lauf; setze ihn mit --resume fort oder lösche den Ordner
simulate-busy = ein anderer Lauf schreibt gerade in { $folder }; warte auf ihn oder nenne eine andere Datei
simulate-other-plan = { $folder } gehört zu anderen Partien oder einer anderen Fassung des Programms; lösche den Ordner, um neu zu beginnen
simulate-room = { $folder } braucht mindestens { $needed } GB, frei sind { $free } GB; nenne eine Datei auf einem anderen Datenträger oder weniger Partien
simulate-lost = einer der Prozesse wurde von außen beendet; mit --out setzt --resume fort, was fertig ist
simulate-jobs = --jobs ist die Zahl der Prozesse dieses Rechners, mit --cluster spielen die Worker
simulate-cluster = unter { $address } antwortet kein Dask-Scheduler
simulate-versions = eine andere Fassung von sixtyone läuft auf { $workers }
simulate-workers = die Worker des Clusters können nicht spielen: { $reason }
simulate-waits = kein Worker ist da; es geht weiter, sobald einer kommt
simulate-kept = abgebrochen; derselbe Befehl mit --resume setzt { $file } fort
simulate-nothing-kept = abgebrochen; ohne --out wurde nichts gespeichert
simulate-rate = { $count }/s
simulate-writing = schreibt { $file }
simulate-matches = { $game }, Partien: { $count }
simulate-deals = Runden je Partie: { $mean }; Aktionen: { $actions }
simulate-rounds = Runden je Partie: { $mean }; Aktionen: { $actions }
simulate-margin = mittlerer Vorsprung in Punkten: { $mean }
simulate-side = Platz { $who }: gewinnt { $wins } %, mittlerer Stand { $score } ({ $kinds })
simulate-kind-start = vor der Spielphase
simulate-kind-play = Spielphase
simulate-kind-hand = Hände
simulate-kind-crib = Krippen
simulate-kind-placement = Anlegen
simulate-kind-hand-out = Dominopunkte
simulate-kind-settlement = Abrechnungen
simulate-percent = { $share } %
simulate-mean = Mittel { $mean }
simulate-plot-title = { $rules }; Partien: { $count }; { $players }; Startwert { $seed }
simulate-plot-points = Punkte je Partie, nach Art der Punkte
simulate-plot-side = Platz { $who }: gewinnt { $wins } %
simulate-plot-deals = Länge einer Partie in Runden
simulate-plot-rounds = Länge einer Partie in Runden
simulate-plot-margin = Vorsprung in Punkten
simulate-plot-share = Anteil der Partien
simulate-plot-card = Siege nach der ersten ausgespielten Karte
simulate-plot-tile = Siege nach dem ersten Stein
simulate-plot-won-card = Anteil der Siege der Partei, die sie ausspielte
simulate-plot-won-tile = Anteil der Siege der Partei, die ihn legte
simulate-plot-any = alle zusammen
simulate-plot-few = zu wenige Partien: keine Eröffnung kam { $fewest }-mal vor
