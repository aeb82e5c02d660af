# Der Server, seine Daten und die Hilfe dazu.

serve-short = den Tisch für Browser bereitstellen
serve-help =
    Die Spiele für Browser bereitstellen: Tische mit Freunden und Bots. Jeder Zug liegt auf der Platte, bevor
    jemand davon erfährt.
serve-examples =
    Beispiele:

      sixtyone serve
      sixtyone serve --host 127.0.0.1 --port 8080 --data ~/cribbage
serve-option-host = die Adresse, auf der der Server lauscht; 127.0.0.1 nur für diesen Rechner
serve-option-port = der Port
serve-option-data = der Ordner mit allem, was aufbewahrt wird
serve-option-log-level = was protokolliert wird: debug, info, warning oder error
serve-option-grace = wie viele Sekunden jemand, der am Zug ist, abwesend sein darf, bevor die anderen weiterspielen dürfen
serve-option-behind-proxy = einem Proxy auf diesem Rechner bei Adressen und https vertrauen
serve-option-origin = eine weitere Adresse, unter der Browser den Server erreichen; mehrfach möglich
serve-backup-short = die Daten des Servers sichern, auch im Betrieb
serve-backup-help =
    Alles, was der Server aufbewahrt, auf dem Stand eines einzigen Augenblicks in einer Datei sichern, auch im
    Betrieb. Jedes Protokoll wird nachgespielt und geprüft.
serve-restore-short = eine Sicherung an die Stelle der Serverdaten setzen
serve-restore-help =
    Eine Sicherung an die Stelle der Serverdaten setzen, auch im Betrieb: Der Server beginnt mit ihr neu, und
    offene Tische ziehen von selbst nach. Was dort lag, bleibt daneben liegen.
serve-argument-file = die Datei der Sicherung
# Was der Server ausgibt, wenn er bereit ist: die Adresse hier, dann die für andere.
serve-at = Sixty-One läuft unter { $address }
serve-at-network = für andere in diesem Netz: { $address }
# Nach dem Sichern oder dem Wiederherstellen.
serve-whole = { $file }: { $count ->
    [one] { NUMBER($count, useGrouping: 0) } Tisch
   *[other] { NUMBER($count, useGrouping: 0) } Tische
 }, jedes Protokoll unversehrt
# Während auf den laufenden Server gewartet wird.
serve-takes-over = { $process ->
    [none] Der laufende Server übernimmt die Sicherung …
   *[other] Der laufende Server (Prozess { $process }) übernimmt die Sicherung …
 }
serve-elsewhere = Der Server läuft unter Linux, macOS und WSL.
# Warum der Server nicht startet oder seine Daten sich nicht kopieren lassen.
serve-error-folder-not-a-folder = { $folder } ist kein Ordner; nenne mit --data einen anderen.
serve-error-folder-unusable = Der Ordner { $folder } lässt sich nicht verwenden: { $reason }. Nenne mit --data einen anderen.
serve-error-folder-unwritable = In den Ordner { $folder } lässt sich nicht schreiben: { $reason }. Nenne mit --data einen anderen.
serve-error-folder-foreign = Im Ordner { $folder } liegen andere Dateien, etwa { $other }; nenne mit --data einen leeren Ordner.
serve-error-folder-in-use = { $process ->
    [none] Den Ordner { $folder } benutzt schon ein anderer Server; beende ihn oder nenne mit --data einen anderen Ordner.
   *[other] Den Ordner { $folder } benutzt schon ein anderer Server (Prozess { $process }); beende ihn oder nenne mit --data einen anderen Ordner.
 }
serve-error-folder-empty = Im Ordner { $folder } liegen keine Daten von Sixty-One; nenne mit --data den richtigen.
serve-error-database-empty = Die Datenbank { $file } ist leer: Sie hat 0 Bytes. Setze eine Sicherung an ihre Stelle oder lösche sie, um neu anzufangen.
serve-error-database-damaged = Die Datenbank { $file } ist beschädigt ({ $reason }); setze eine unbeschädigte Sicherung an ihre Stelle.
serve-error-database-unusable = Die Datenbank { $file } lässt sich nicht verwenden: { $reason }.
serve-error-database-foreign = { $file } ist die Datenbank eines anderen Programms; nenne eine andere.
serve-error-database-newer = Die Datenbank { $file } stammt von einem neueren Sixty-One (Datenversion { $version }); aktualisiere dieses.
serve-error-database-uncopied = Die Datenbank { $file } lässt sich nicht kopieren: { $reason }.
serve-error-backup-there = { $file } gibt es schon; nenne eine andere Datei.
serve-error-backup-missing = Die Datei { $file } gibt es nicht.
serve-error-backup-unreadable = { $file } lässt sich nicht lesen: { $reason }.
serve-error-backup-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
serve-error-backup-foreign = { $file } ist keine Sicherung von Sixty-One oder ist beschädigt.
serve-error-backup-refused = Der laufende Server hat { $file } nicht übernommen: Er konnte die Datei nicht verwenden oder bekam inzwischen eine andere. Mehr steht in seinem Protokoll.
serve-error-backup-not-taken = Der laufende Server hat { $file } nicht übernommen; nichts hat sich geändert. Beende ihn und spiele die Sicherung dann ein.
serve-error-backup-taken = Der Server hat { $file } übernommen, antwortet aber noch nicht. Er beginnt mit der Sicherung, sobald er kann, spätestens beim nächsten Start.
serve-error-log-seed = Tisch { $table }: Das ist nicht der Startwert, auf den man sich festgelegt hat.
serve-error-log-hash = Tisch { $table }: Eintrag { $entry } passt nicht zum Hash der Einträge davor.
serve-error-log-course = Tisch { $table }: Eintrag { $entry } folgt nicht aus den Einträgen davor.
serve-error-log-entry = Tisch { $table }: Einträge der Art { $kind } sind hier nicht bekannt.
serve-error-log-unreadable = Das Protokoll des Tisches { $table } lässt sich nicht lesen.
serve-error-port-taken = Port { $port } ist von einem anderen Programm belegt; nenne mit --port einen anderen.
serve-error-port-reserved = Port { $port } ist Programmen des Systems vorbehalten; nenne mit --port einen über 1023.
serve-error-host-unknown = Den Host { $host } gibt es nicht; nenne mit --host eine Adresse dieses Rechners.
serve-error-host-elsewhere = { $host } ist keine Adresse dieses Rechners; nenne mit --host eine andere.
serve-error-host-unusable = Auf { $host } kann der Server nicht lauschen: { $reason }. Nenne mit --host eine andere Adresse.
