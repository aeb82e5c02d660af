# Co biblioteka wiersza poleceń mówi sama.

usage-no-option = { $near ->
    [none] Nie ma opcji { $option }.
   *[other] Nie ma opcji { $option }. Może chodzi o: { $near }.
 }
usage-no-command = { $near ->
    [none] Nie ma polecenia { $name }.
   *[other] Nie ma polecenia { $name }. Może chodzi o: { $near }.
 }
usage-missing = Brakuje: { $name }.
usage-missing-command = Brakuje polecenia.
usage-extra = Za dużo słów: { $text }.
usage-needs-value = Opcja { $option } wymaga wartości.
usage-no-value = Opcja { $option } nie przyjmuje wartości.
usage-no-number = { $name }: { $text } to nie liczba całkowita.
usage-not-within = { $name }: { $text } to nie liczba od { $least } do { $most }.
usage-too-small = { $name }: { $text } to za mało; najmniejsza wartość to { $least }.
usage-bad-value = { $name }: { $text }
usage-usage = Użycie:
usage-arguments = Argumenty
usage-options = Opcje
usage-commands = Polecenia
usage-help = Ta pomoc.
usage-required = wymagane
usage-default = domyślnie: { $default }
usage-install = Włącza uzupełnianie w tej powłoce.
usage-show = Wypisuje uzupełnianie dla tej powłoki.
usage-value = { $what ->
    [ADDRESS] ADRES
    [ARGS] ARGUMENTY
    [CARD] KARTA
    [CARDS] KARTY
    [COMMAND] POLECENIE
    [FILE] PLIK
    [FOLDER] FOLDER
    [GAME] GRA
    [NAME] NAZWA
    [NUMBER] LICZBA
    [OPTIONS] OPCJE
    [PIECES] ELEMENTY
    [TEXT] TEKST
    [VALUE] WARTOŚĆ
    [WHAT] CO
   *[other] { $what }
 }
