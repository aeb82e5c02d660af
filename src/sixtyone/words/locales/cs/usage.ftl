# Co říká knihovna příkazového řádku sama.

usage-no-option = { $near ->
    [none] Volba { $option } tu není.
   *[other] Volba { $option } tu není. Nemá to být { $near }?
 }
usage-no-command = { $near ->
    [none] Příkaz { $name } tu není.
   *[other] Příkaz { $name } tu není. Nemá to být { $near }?
 }
usage-missing = Chybí: { $name }.
usage-missing-command = Chybí příkaz.
usage-extra = Příliš mnoho slov: { $text }.
usage-needs-value = Volba { $option } potřebuje hodnotu.
usage-no-value = Volba { $option } hodnotu nepřijímá.
usage-no-number = { $name }: { $text } není celé číslo.
usage-not-within = { $name }: { $text } není číslo od { $least } do { $most }.
usage-too-small = { $name }: { $text } je příliš málo; nejmenší hodnota je { $least }.
usage-bad-value = { $name }: { $text }
usage-usage = Použití:
usage-arguments = Argumenty
usage-options = Volby
usage-commands = Příkazy
usage-help = Tato nápověda.
usage-required = povinné
usage-default = výchozí: { $default }
usage-install = Zapnout doplňování v tomto shellu.
usage-show = Vypsat doplňování pro tento shell.
usage-value = { $what ->
    [ADDRESS] ADRESA
    [ARGS] ARGUMENTY
    [CARD] KARTA
    [CARDS] KARTY
    [COMMAND] PŘÍKAZ
    [FILE] SOUBOR
    [FOLDER] SLOŽKA
    [GAME] HRA
    [NAME] NÁZEV
    [NUMBER] ČÍSLO
    [OPTIONS] VOLBY
    [PIECES] DÍLY
    [TEXT] TEXT
    [VALUE] HODNOTA
    [WHAT] CO
   *[other] { $what }
 }
