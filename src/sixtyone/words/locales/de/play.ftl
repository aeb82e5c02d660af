# Rund um eine Partie am Prompt.

play-against = Am Tisch: { $names }.
play-commitment = Das Geben steht durch einen Startwert fest. Die Festlegung darauf: { $commitment }
play-by-seed = Das Geben folgt aus dem Text nach --seed: Wer ihn kennt, weiß alles voraus.
play-help = Mit ? siehst du jederzeit, was möglich ist.
play-kept = Die Partie wird laufend in { $file } mitgeschrieben. Wer die Datei liest, kann vorausschauen: Sie enthält den Startwert.
play-resumed = Die Partie in { $file } geht weiter, nach { $actions ->
    [one] { NUMBER($actions, useGrouping: 0) } Aktion
   *[other] { NUMBER($actions, useGrouping: 0) } Aktionen
 }.
play-next = Als Nächstes: { $name }.
play-undone = { $who ->
    [you] Zurückgenommen.
   *[other] { $name } nimmt die letzte Aktion zurück.
 }
play-saved = Von nun an wird die Partie in { $file } mitgeschrieben.
play-quit-kept = Die Partie steht in { $file }. So geht es weiter: sixtyone play --record { $file }
play-quit-again = Diese Partie ist nicht gespeichert: Tippe noch einmal „ende“, um aufzuhören, oder „speichern DATEI“, um sie zu behalten.
play-quit-lost = Die Partie wurde nicht gespeichert.
play-not-resigned = Die Partie geht weiter.
play-seed = Der Startwert war { $seed }, die Wörter dazu: { $words }.
play-seed-none = Der Startwert war { $seed }.
play-verify = So lässt sich das Geben nachprüfen: sixtyone verify { $file }
play-verify-next = Mit --record DATEI wird die Partie gespeichert, und sixtyone verify DATEI prüft das Geben nach.
play-no-log = Noch ist nichts geschehen.
# Was in einer Datei steht, die nicht überschrieben werden darf.
play-another = eine, die früher begonnen wurde
