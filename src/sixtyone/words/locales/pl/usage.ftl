# Co biblioteka wiersza poleceń mówi sama.

usage-no-option = { $near ->
    [none] Nie ma opcji { $option }.
   *[other] Nie ma opcji { $option }; jest { $near }.
 }
usage-no-command = { $near ->
    [none] Nie ma polecenia { $name }.
   *[other] Nie ma polecenia { $name }. Czy chodzi o { $near }?
 }
usage-missing = Brakuje: { $name }.
usage-missing-command = Brakuje polecenia.
usage-extra = Za dużo słów: { $text }.
usage-needs-value = Opcja { $option } wymaga wartości.
usage-no-value = Opcja { $option } nie przyjmuje wartości.
usage-no-number = { $name }: { $text } to nie liczba całkowita.
usage-bad-value = { $name }: { $text }
usage-usage = Użycie:
usage-arguments = Argumenty:
usage-options = Opcje:
usage-commands = Polecenia:
usage-help = Ta pomoc.
usage-required = wymagane
usage-default = domyślnie: { $default }
usage-install = Włącz uzupełnianie w tej powłoce.
usage-show = Wypisz uzupełnianie dla tej powłoki.
