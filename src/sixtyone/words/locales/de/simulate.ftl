simulate-short = Partien zu Millionen spielen
simulate-help =
    Spielt Partien zu Millionen, mit zufälligen oder gierigen Spielern, und sagt, wie sie verliefen. Derselbe Startwert ergibt
    dieselben Partien, Byte für Byte, gleich wie viele Prozesse oder Rechner daran arbeiten.
simulate-examples =
    Beispiele:

      sixtyone simulate cribbage --seats greedy,random --matches 1e6
      sixtyone simulate horse-race --variant pairs --seats random,greedy,random,greedy --jobs 2 --out ergebnis.parquet
      sixtyone simulate fives-and-threes --seats greedy,greedy --out ergebnis.csv --plot ergebnis.png
simulate-option-seats = ein Spieler für jeden Platz, durch Kommas getrennt: random, greedy
simulate-option-matches = wie viele Partien, etwa 1e6
simulate-option-seed = die Zahl, die allen Zufall bestimmt
simulate-option-jobs = wie viele Prozesse
simulate-option-out = die Ergebnisse, eine Zeile je Partie: DATEI.parquet, DATEI.csv oder DATEI.json
simulate-option-resume = einen abgebrochenen Lauf zu derselben Datei fortsetzen
simulate-option-plot = ein Bild der Verteilungen, etwa DATEI.png
simulate-option-cluster = der Dask-Scheduler, dessen Arbeiter spielen
simulate-extra = sixtyone: { $library } fehlt; es kommt mit dem Zusatz { $extra }: pip install 'sixtyone[{ $extra }]'
simulate-number = { $text } ist keine ganze Zahl von Partien; man schreibt etwa 1000000 oder 1e6
simulate-format = { $got } sollte auf eines von { $expected } enden
simulate-parts = In { $folder } liegt ein früherer Lauf: --resume setzt ihn fort; oder man löscht den Ordner
simulate-other-plan = { $folder } gehört zu anderen Partien oder einer anderen Fassung des Programms; wer neu beginnen will, löscht ihn
simulate-cluster = unter { $address } antwortet kein Dask-Scheduler
simulate-versions = eine andere Fassung von sixtyone läuft auf { $workers }
simulate-kept = abgebrochen; derselbe Befehl mit --resume setzt { $file } fort
simulate-nothing-kept = abgebrochen; ohne --out wurde nichts aufgehoben
simulate-rate = { $count }/s
simulate-matches = { $game }, Partien: { $count }
simulate-deals = Geber je Partie: { $mean }; Züge: { $actions }
simulate-rounds = Runden je Partie: { $mean }; Züge: { $actions }
simulate-margin = mittlerer Vorsprung in Punkten: { $mean }
simulate-side = Platz { $who }: gewinnt { $wins } %, mittlerer Stand { $score } ({ $kinds })
simulate-kind-start = vor dem Ausspielen
simulate-kind-play = Ausspielen
simulate-kind-hand = Hände
simulate-kind-crib = Cribs
simulate-kind-placement = Anlegen
simulate-kind-hand-out = letzte Steine
simulate-kind-settlement = Abrechnung
