# Was die Bibliothek der Befehlszeile von sich aus sagt.

usage-no-option = { $near ->
    [none] Die Option { $option } gibt es nicht.
   *[other] Die Option { $option } gibt es nicht; es gibt { $near }.
 }
usage-no-command = { $near ->
    [none] Den Befehl { $name } gibt es nicht.
   *[other] Den Befehl { $name } gibt es nicht. War { $near } gemeint?
 }
usage-missing = Es fehlt: { $name }.
usage-missing-command = Es fehlt ein Befehl.
usage-extra = Zu viele Wörter: { $text }.
usage-needs-value = Die Option { $option } braucht einen Wert.
usage-no-value = Zur Option { $option } gehört kein Wert.
usage-no-number = { $name }: { $text } ist keine ganze Zahl.
usage-not-within = { $name }: { $text } ist keine Zahl von { $least } bis { $most }.
usage-too-small = { $name }: { $text } ist zu wenig; der kleinste Wert ist { $least }.
usage-bad-value = { $name }: { $text }
usage-usage = Aufruf:
usage-arguments = Argumente
usage-options = Optionen
usage-commands = Befehle
usage-help = Diese Hilfe.
usage-required = erforderlich
usage-default = Vorgabe: { $default }
usage-install = Die Vervollständigung in dieser Shell einrichten.
usage-show = Die Vervollständigung für diese Shell ausgeben.
usage-value = { $what ->
    [ADDRESS] ADRESSE
    [ARGS] ARGUMENTE
    [CARD] KARTE
    [CARDS] KARTEN
    [COMMAND] BEFEHL
    [FILE] DATEI
    [FOLDER] ORDNER
    [GAME] SPIEL
    [NAME] NAME
    [NUMBER] ZAHL
    [OPTIONS] OPTIONEN
    [PIECES] TEILE
    [TEXT] TEXT
    [VALUE] WERT
    [WHAT] WAS
   *[other] { $what }
 }
