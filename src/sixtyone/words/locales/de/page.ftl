# Die Seite im Browser. Was geschieht und wie die Partie steht, sagen die Meldungen der anderen Dateien.

page-skip = Zum Tisch
page-skip-home = Zu den Spielen
page-home = Startseite
page-settings = Einstellungen
page-close = Schließen
page-loading = Einen Augenblick …
page-not-loaded = Die Seite konnte nicht geladen werden. Lade sie neu.
# A table that does not open. Variables: $fault: yes where the server says that it is its own.
page-not-opened = { $fault ->
    [yes] Der Server kann diesen Tisch nicht öffnen: Dort stimmt etwas nicht.
   *[other] Der Tisch lässt sich gerade nicht öffnen.
 }
page-trying = Die Seite versucht es weiter.
page-welcome = Setz dich und spiel
page-lead = Spiele, deren Punkte man auf einem Brett steckt. Ohne Konto: Ein Name genügt.
page-your-name = Dein Name
page-guest = Gast
page-games = Die Spiele
page-play-bot = Gegen einen Bot spielen
page-play-now = Spielen
page-varieties = Spielarten
page-to-target = bis { NUMBER($target, useGrouping: 0) }
page-new-table = Tisch mit Freunden
page-about-giveaway = Sechs Karten; wer zuerst bei { NUMBER($target, useGrouping: 0) } ist, verliert.
page-about-muggins = Sechs Karten; jeder zählt selbst, und was er übersieht, darf sich der Gegner nehmen.
page-more-games = Weitere Dominospiele
page-my-matches = Meine Partien
page-open-tables = Offene Tische
page-none-open = Gerade ist kein Tisch offen. Eröffne einen, dann finden ihn andere hier.
page-finished = Beendet
page-show-more = Mehr zeigen
page-free = frei
page-waiting = wartet auf Spieler
page-your-turn = du bist am Zug
page-sit-down = Platz nehmen
page-watch = Zuschauen

# Einen Tisch eröffnen.
page-variety = Spielart
page-how-many = Wie viele spielen
page-seat = Platz { $number }
page-seat-mine = ich, an diesem Gerät
page-seat-open = jemand mit Link
page-seat-bot = Bot: { $bot }
page-seats-hint = Mehrere Plätze an diesem Gerät: Ihr reicht es weiter, und die Hände bleiben verdeckt.
page-listed = Unter den offenen Tischen zeigen: Alle dürfen Platz nehmen
page-options = Optionen der Regeln
page-make-table = Tisch eröffnen
page-on = ja
page-off = nein
page-value = { $value ->
    [auto] { $option ->
        [starter_cut] das Programm
       *[other] das Programm zählt
     }
    [manual] die Spieler zählen
    [muggins] die Spieler, mit Muggins
    [full_each] jede Partei voll
    [none] niemand
    [split] es wird geteilt
    [all_others] alle anderen
    [lowest] der niedrigste Punktestand
    [rank] gleicher Rang
    [pip] gleicher Zählwert
    [player] die Vorhand, links vom Geber
    [first_deal] in der ersten Runde
    [every_deal] in jeder Runde
    [off] nie
    [everyone] alle, die können
    [bicycle] alle, falls der Nächste kann
    [left_of_last] links von der letzten Karte
    [first_go] wer zuerst Go gesagt hat
    [all_hand] ja
    [min4] nicht ohne Startkarte
    [with_starter] nur mit der Startkarte
    [five] auch die fünf Karten allein
    [correct] es wird berichtigt
    [excess] Überschuss an den Gegner
    [two] der Gegner nimmt zwei
    [zero] nichts
    [penalty] zwei Punkte
    [loser] der Verlierer
    [winner] der Sieger
    [null] keine Grenze
    [play-show] Spielphase und Auszählung
    [play] nur in der Spielphase
    [show] nur bei der Auszählung
   *[other] { $value }
 }

# Vor der Partie.
page-before = Vor der Partie
page-ready = bereit
page-sit = Diesen Platz nehmen
page-link-for = Link für Platz { $number }
page-copy = Kopieren
page-copied = Kopiert
page-qr = QR-Code
page-qr-for = QR-Code für Platz { $number }
page-qr-scan = Richte die Kamera des anderen Handys darauf.
page-link-here = Diese Links funktionieren nur auf diesem Gerät: Von anderen aus ist der Server nicht zu erreichen.
page-fill = Bot: { $bot }
# Before a rematch: in place of the state of a seat, and who has not come yet.
page-invited = wird erwartet
page-wait-invited = Warten auf { $names }.
page-wait-others = Die anderen fehlen noch. Schick ihnen die Links zu ihren Plätzen.
page-by-link = Die Plätze an diesem Tisch werden per Link vergeben. Zuschauen kannst du, sobald die Partie beginnt.
page-fair = Ehrlich gegeben
page-commitment = { $over ->
    [yes] Das Geben folgt aus einem Startwert und aus dem, was die Geräte der Spieler dazugaben. Der Server hatte sich auf den Startwert festgelegt, bevor jemand etwas dazugab. Die Festlegung darauf:
   *[no] Das Geben folgt aus einem Startwert und aus dem, was die Geräte der Spieler dazugeben. Der Server legt sich auf den Startwert fest, bevor jemand etwas dazugibt, und nennt ihn am Ende. Die Festlegung darauf:
 }
page-contributions = Was die Geräte dazugaben:
page-seed = Der Startwert:
page-verify-offline = So prüfst du es ohne diese Seite:

# Am Tisch.
page-players = Spieler
page-bot = Bot
page-away = abwesend
page-to-act = am Zug
page-dealer = Geber
page-crib = Krippe
page-points = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } Punkt
   *[other] { NUMBER($points, useGrouping: 0) } Punkte
 }
page-pips = { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
 }
page-face-down-cards = { $count ->
    [0] keine Karte
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
 }
page-face-down-tiles = { $count ->
    [0] kein Stein
    [one] { $count } verdeckter Stein
   *[other] { $count } verdeckte Steine
 }
page-laid = gespielt: { $pieces }
page-deck = Der Stapel, verdeckt
page-deck-short = Stapel
page-starter = Startkarte
page-count-caption = Zählstand
page-the-count = Der Zählstand ist { $count }
page-crib-of = { $own ->
    [yes] deine Krippe
   *[other] Krippe von { $name }
 }
page-your-side = Deine Hand und was du tun kannst
page-your-hand = Deine Hand
page-not-now = jetzt nicht
page-why = Was gezählt hat und warum
page-says = { $what ->
    [go] Go
    [pass] Passe
   *[knock] Klopf
 }
page-connecting = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder; nichts geht verloren.

# Was jetzt zu tun ist.
page-do-discard = { $own ->
    [yes] { $count ->
        [one] Leg { $count } Karte in deine Krippe.
       *[other] Leg { $count } Karten in deine Krippe.
     }
   *[other] { $count ->
        [one] Leg { $count } Karte in die Krippe von { $name }.
       *[other] Leg { $count } Karten in die Krippe von { $name }.
     }
 }
page-do-play = Du bist am Zug: Spiel eine Karte.
page-do-go = Du kannst keine Karte spielen: Sag Go.
page-do-cut = Heb für die Startkarte ab.
page-do-count = Sag an, was es zählt.
page-do-answer = Wurde etwas übersehen?
page-do-open = { $why ->
    [lot] Das Los fiel auf dich: Eröffne mit einem beliebigen Stein.
    [out] Du hast Domino gemacht, also eröffnest du: Leg einen beliebigen Stein.
    [turn] Reihum eröffnest jetzt du: Leg einen beliebigen Stein.
   *[other] Du eröffnest: Leg einen beliebigen Stein.
 }
page-do-place = Du bist am Zug: Leg einen Stein an.
page-do-kept = Du bleibst am Zug: Leg noch einen Stein an.
page-do-where = Wohin mit { $tile }?
page-do-again = Drück noch einmal auf { $tile }, um den Stein zu legen.
page-do-pass = Kein Stein passt: Du passt.
page-do-knock = Kein Stein passt: Du klopfst.
page-wait = Am Zug: { $names }.
page-sending = Wird an den Server gesendet …
page-choose-card = Wähle eine Karte
page-choose-cards = { $count ->
    [one] Wähle { $count } Karte
   *[other] Wähle { $count } Karten
 }
page-play = { $piece } spielen
page-discard = In die Krippe: { $pieces }
page-go = Go
page-pass = Passen
page-knock = Klopfen
page-stop = Den Zug beenden
page-put-back = Zurücklegen
page-cut = Abheben
page-cut-depth = { $depth ->
    [one] { $depth } Karte abheben
   *[other] { $depth } Karten abheben
 }
page-open-with-it = Damit eröffnen
page-place = { $where ->
    [half] An die { $value } von { $tile }
    [arm] { $letter ->
        [none] Als Seitenarm an { $tile }
       *[other] Als Seitenarm { $letter } an { $tile }
     }
   *[side] { $letter ->
        [none] An { $tile }
       *[other] An Längsseite { $letter } von { $tile }
     }
 }
page-stock = { $count ->
    [0] Der Talon ist leer
    [one] { $count } Stein im Talon
   *[other] { $count } Steine im Talon
 }
page-refused = zu viel
page-zoom-in = Größer
page-zoom-out = Kleiner
page-fit = Alles

# Zählen.
page-count-title = Die Ansage
page-your-count = Deine Ansage
page-muggins-how-many = Wie viele Punkte wurden übersehen
page-count-it = { $points ->
    [one] { $points } Punkt ansagen
   *[other] { $points } Punkte ansagen
 }
page-count-range = { $least } bis { $most } eingeben
page-muggins = Muggins
page-accept = Gelten lassen
page-less = Eins weniger
page-more = Eins mehr
page-show = Die Auszählung
page-hand-of = { $what ->
    [crib] { $who ->
        [you] Deine Krippe
       *[other] Krippe von { $name }
     }
   *[hand] { $who ->
        [you] Deine Hand
       *[other] Hand von { $name }
     }
 }
page-round-over = Die Runde ist zu Ende
page-continue = Weiter

# Mehrere an einem Gerät.
page-hot-seat = Das Gerät weiterreichen
page-pass-to = Jetzt spielt { $name }.
page-nobody-else = Reich das Gerät weiter. Alles bleibt verdeckt, bis jemand den Knopf drückt.
page-log-hidden = Auch der Verlauf ist verdeckt.
page-i-am = Ich bin { $name }

# Neben dem Tisch.
page-beside = Neben dem Tisch
page-tab-log = Verlauf
page-tab-chat = Chat
page-tab-match = Partie
page-log-joined = { $you ->
    [you] Du nimmst Platz.
   *[other] { $name } nimmt Platz.
 }
page-log-undone = { $you ->
    [you] Du nimmst die letzte Aktion zurück.
   *[other] { $name } nimmt die letzte Aktion zurück.
 }
page-log-returned = { $you ->
    [you] Du bist zurück.
   *[other] { $name } ist zurück.
 }
page-log-left = { $bot ->
    [none] { $you ->
        [you] Du stehst auf.
       *[other] { $name } steht auf.
     }
   *[other] { $you ->
        [you] Du gehst; der Bot { $bot } spielt weiter.
       *[other] { $name } geht; der Bot { $bot } spielt weiter.
     }
 }
page-log-replaced = { $you ->
    [you] Du bist abwesend; der Bot { $bot } spielt weiter.
   *[other] { $name } ist abwesend; der Bot { $bot } spielt weiter.
 }
page-log-rematch = { $you ->
    [you] Du möchtest noch eine Partie.
   *[other] { $name } möchte noch eine Partie.
 }
page-no-chat = Noch hat niemand etwas gesagt.
page-chat-line = Deine Nachricht
page-send = Senden
page-watching = Zuschauer
page-show-points = Was würde es bringen?
page-no-points-yet = Ablegen bringt nicht sofort Punkte.
page-undo = Zurücknehmen
page-resign = Aufgeben
page-leave = Gehen
page-other-device = Auf einem anderen Gerät weiterspielen
page-other-device-hint = Diesen Link hast nur du. Wer ihn öffnet, sieht deine Hand und spielt für dich.
page-sure-resign = { $who ->
    [you] Die Partie aufgeben?
   *[other] { $name }, willst du die Partie aufgeben?
 }
page-sure-leave = { $who ->
    [you] Gehen? Ein Bot spielt für dich weiter; du kannst zurückkommen.
   *[other] { $name }, willst du gehen? Ein Bot spielt für dich weiter; du kannst zurückkommen.
 }
page-yes = Ja
page-no = Nein
page-bot-plays = { $who ->
    [you] Ein Bot spielt für dich.
   *[other] Ein Bot spielt für { $name }.
 }
page-come-back = { $who ->
    [you] Wieder selbst spielen
   *[other] { $name } spielt wieder selbst
 }
page-away-wait = { $seconds ->
    [one] { $name } ist abwesend. In { $seconds } Sekunde kannst du entscheiden, wie es weitergeht.
   *[other] { $name } ist abwesend. In { $seconds } Sekunden kannst du entscheiden, wie es weitergeht.
 }
page-away-due = { $name } ist abwesend und am Zug. Wie soll es weitergehen?
page-absent-bot = Ein Bot übernimmt
page-absent-end = Die Partie beenden

# Der Tisch in Worten.
page-text-table = Tisch in Worten
page-choices = Was du tun kannst
page-no-choice = Jetzt nichts.
page-facts = Wie es steht

# Das Ende.
page-end = Das Ende der Partie
page-adjudicated = { $who ->
    [you] Du warst zu lange abwesend.
   *[other] { $name } war zu lange abwesend.
 }
page-wins = Gewonnene Partien: { $wins }
page-rematch = Noch eine Partie
page-join-rematch = Zur nächsten Partie
page-watch-rematch = Der nächsten Partie zuschauen
page-record = Mitschrift speichern
page-checking = Das Geben wird geprüft …
page-proof-ok = Alles, was gegeben wurde, folgt aus dem Startwert, der vor der Partie feststand, und aus dem, was dein Gerät dazugab.
page-proof-alone = Alles, was gegeben wurde, folgt aus dem Startwert und aus dem, was die Geräte der Spieler laut Mitschrift dazugaben. Dieses Gerät hat nichts Eigenes, womit sich die Mitschrift vergleichen ließe.
page-proof-bad = { $why ->
    [no-proof] Die Mitschrift enthält keinen Beweis für das Geben.
    [commitment] Der Startwert ist nicht der, auf den sich die Mitschrift festgelegt hat.
    [promised] Die Festlegung der Mitschrift ist nicht die, die diese Seite vor der Partie gesehen hat.
    [contribution] Was dein Gerät dazugab, steht nicht an seinem Platz.
   *[deal] Nicht alles, was gegeben wurde, folgt aus dem Startwert.
 }

# Einstellungen.
page-language = Sprache
page-set-theme = Hell oder dunkel
page-set-theme-auto = wie das System
page-set-theme-light = hell
page-set-theme-dark = dunkel
page-set-suits = Farben der Karten
page-set-suits-two = zwei
page-set-suits-four = vier
page-set-size = Karten und Steine
page-set-size-usual = normal
page-set-size-large = groß
page-set-movement = Bewegung
page-set-movement-auto = wie das System
page-set-movement-normal = ruhig
page-set-movement-fast = schnell
page-set-movement-off = aus
page-set-show = Der Tisch
page-set-show-table = als Bild
page-set-show-text = in Worten
page-set-points = Zeigen, was jede Wahl bringen würde
page-set-points-no = nein
page-set-points-yes = ja
page-set-keys = Vorlesetasten
page-set-keys-on = an
page-set-keys-off = aus
page-keys-help = Tasten am Tisch: C der Zählstand oder die Enden, S der Punktestand, H deine Hand, F alles. Mit den Pfeilen gehst du durch die Hand, Enter wählt, Escape legt zurück.

# Was nicht geht.
page-error = Das ging nicht.
page-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-error-table-unknown = Diesen Tisch gibt es nicht.
page-error-table-stale = Die Partie ist schon weiter. Schau noch einmal hin.
page-error-table-full = Hier ist kein Platz frei.
page-error-table-over = Die Partie ist zu Ende.
page-error-table-no-undo = Das lässt sich nicht mehr zurücknehmen.
page-error-table-chat-full = An diesem Tisch ist genug gesagt worden.
page-error-table-damaged = Das Protokoll dieses Tisches ist beschädigt. Wer den Server betreibt, kann eine Sicherung einspielen.
page-error-table-other-log = Der Server wurde auf eine Sicherung zurückgesetzt. Diese Partie steht wieder so, wie sie gesichert wurde.
page-error-seat-lost = Du hast diesen Platz nicht mehr. Öffne seinen Link noch einmal.
page-error-seat-link = Dieser Link öffnet keinen Platz. Lass dir einen neuen geben.
page-error-seat-taken = Da sitzt schon jemand.
page-error-seat-sits = Mit diesem Link hat sich dort schon jemand hingesetzt. Warst du es: Auf dem Gerät, auf dem du spielst, steht unter „Partie“ ein Link für ein anderes.
page-error-seat-not-yours = Das ist nicht dein Platz.
page-error-absent-not-due = Noch nicht: Wer dort sitzt, ist zurück oder hat noch Zeit.
page-error-request-too-often = Zu schnell. Warte einen Augenblick.
page-error-rules-conflict = Diese beiden Optionen widersprechen sich: „{ $first }“ und „{ $second }“.
page-error-rules-bad-value = „{ $option }“: Dieser Wert ist hier nicht möglich.
