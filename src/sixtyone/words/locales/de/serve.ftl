# Der Server, seine Daten und die Hilfe dazu.

serve-short = den Tisch für Browser bereitstellen
serve-help =
    Stellt die Spiele für Browser bereit: Tische mit Freunden und Bots. Jeder Zug liegt auf der Platte, bevor
    jemand davon erfährt.
serve-examples =
    Beispiele:

      sixtyone serve
      sixtyone serve --host 127.0.0.1 --port 8080 --data ~/cribbage
serve-option-host = die Adresse, an der der Server lauscht; 127.0.0.1 nur für diesen Rechner
serve-option-port = der Port
serve-option-data = der Ordner mit allem, was aufbewahrt wird
serve-option-log-level = was protokolliert wird: debug, info, warning oder error
serve-option-grace = so viele Sekunden darf jemand am eigenen Zug fehlen, bevor die anderen weiterspielen dürfen
serve-option-behind-proxy = einem Proxy auf diesem Rechner bei Adressen und https glauben
serve-option-origin = eine weitere Adresse, unter der Browser den Server erreichen; mehrfach möglich
serve-backup-short = die Daten des Servers sichern, auch im Betrieb
serve-backup-help =
    Sichert alles, was der Server aufbewahrt, in eine Datei, mit dem Stand eines Augenblicks, auch im Betrieb.
    Jedes Protokoll wird nachgespielt und geprüft.
serve-restore-short = eine Sicherung an die Stelle der Serverdaten setzen
serve-restore-help =
    Setzt eine Sicherung an die Stelle der Serverdaten, solange der Server nicht läuft. Was dort lag, bleibt
    daneben liegen.
serve-argument-file = die Datei der Sicherung
