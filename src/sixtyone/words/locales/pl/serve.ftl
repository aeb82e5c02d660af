# Serwer, jego dane i pomoc do nich.

serve-short = udostępnia stoły przeglądarkom
serve-help =
    Udostępnia gry przeglądarkom: stoły ze znajomymi i botami. Każde posunięcie trafia na dysk, zanim ktokolwiek
    się o nim dowie.
serve-examples =
    Przykłady:

      sixtyone serve
      sixtyone serve --host 127.0.0.1 --port 8080 --data ~/cribbage
serve-option-host = adres, pod którym serwer nasłuchuje; 127.0.0.1 tylko dla tego komputera
serve-option-port = port
serve-option-data = folder ze wszystkim, co jest przechowywane
serve-option-log-level = co trafia do dziennika: debug, info, warning lub error
serve-option-grace = ile sekund gracz może być nieobecny, gdy jest jego kolej, zanim inni będą mogli grać dalej
serve-option-behind-proxy = ufa serwerowi pośredniczącemu na tym komputerze w sprawie adresów i https
serve-option-origin = inny adres, pod którym przeglądarki widzą serwer; można podać kilka razy
serve-backup-short = kopiuje dane serwera, także gdy działa
serve-backup-help =
    Kopiuje do jednego pliku wszystko, co serwer przechowuje, według stanu z jednej chwili, także gdy serwer
    działa. Każdy dziennik jest odtwarzany i sprawdzany.
serve-restore-short = wstawia kopię w miejsce danych serwera
serve-restore-help =
    Wstawia kopię zapasową w miejsce danych serwera, także gdy ten działa: serwer rusza od nowa z tej kopii, a
    otwarte stoły same się do niej dostosują. To, co tam było, zostaje obok.
serve-argument-file = plik kopii zapasowej
# Co serwer wypisuje, gdy jest gotowy: adres tutaj, potem adres dla innych.
serve-at = Sixty-One działa pod adresem { $address }
serve-at-network = dla innych w tej sieci: { $address }
# Po zrobieniu kopii albo po jej wstawieniu.
serve-whole = { $file }: { $count ->
    [one] { NUMBER($count, useGrouping: 0) } stół
    [few] { NUMBER($count, useGrouping: 0) } stoły
    [many] { NUMBER($count, useGrouping: 0) } stołów
   *[other] { NUMBER($count, useGrouping: 0) } stołu
 }, każdy dziennik sprawdzony
# Gdy czeka się na działający serwer.
serve-takes-over = { $process ->
    [none] Działający serwer przejmuje kopię…
   *[other] Działający serwer (proces { $process }) przejmuje kopię…
 }
serve-elsewhere = Serwer działa w systemach Linux, macOS i WSL.
# Dlaczego serwer nie rusza albo nie da się skopiować danych.
serve-error-folder-not-a-folder = { $folder } nie jest folderem; podaj inny przez --data.
serve-error-folder-unusable = Nie można użyć folderu { $folder }: { $reason }. Podaj inny przez --data.
serve-error-folder-unwritable = Nie można zapisywać w folderze { $folder }: { $reason }. Podaj inny przez --data.
serve-error-folder-foreign = W folderze { $folder } leżą inne pliki, na przykład { $other }; podaj pusty folder przez --data.
serve-error-folder-in-use = { $process ->
    [none] Folderu { $folder } używa inny serwer; zatrzymaj go albo podaj inny folder przez --data.
   *[other] Folderu { $folder } używa inny serwer (proces { $process }); zatrzymaj go albo podaj inny folder przez --data.
 }
serve-error-folder-empty = W folderze { $folder } nie ma danych Sixty-One; podaj właściwy przez --data.
serve-error-database-empty = Baza danych { $file } jest pusta: ma 0 bajtów. Wstaw w jej miejsce kopię zapasową albo usuń ją, żeby zacząć od nowa.
serve-error-database-damaged = Baza danych { $file } jest uszkodzona ({ $reason }); wstaw w jej miejsce nieuszkodzoną kopię zapasową.
serve-error-database-unusable = Nie można użyć bazy danych { $file }: { $reason }.
serve-error-database-foreign = { $file } to baza danych innego programu; podaj inną.
serve-error-database-newer = Bazę danych { $file } utworzyła nowsza wersja Sixty-One (wersja danych { $version }); zaktualizuj tę.
serve-error-database-uncopied = Nie można skopiować bazy danych { $file }: { $reason }.
serve-error-backup-there = Plik { $file } już istnieje; podaj inny.
serve-error-backup-missing = Nie ma pliku { $file }.
serve-error-backup-unreadable = Nie można odczytać pliku { $file }: { $reason }.
serve-error-backup-unwritable = Nie można zapisać pliku { $file }: { $reason }.
serve-error-backup-foreign = Plik { $file } nie jest kopią zapasową Sixty-One albo jest uszkodzony.
serve-error-backup-refused = Działający serwer nie przejął pliku { $file }: nie mógł go użyć albo w międzyczasie dostał inny. Zajrzyj do jego dziennika.
serve-error-backup-not-taken = Działający serwer nie przejął pliku { $file }; nic się nie zmieniło. Zatrzymaj go i dopiero wtedy wstaw kopię.
serve-error-backup-taken = Serwer przejął plik { $file }, ale jeszcze nie odpowiada. Ruszy z tej kopii, gdy tylko będzie mógł, najpóźniej przy następnym uruchomieniu.
serve-error-log-seed = Stół { $table }: to nie to ziarno, do którego się zobowiązano.
serve-error-log-hash = Stół { $table }: wpis { $entry } nie pasuje do skrótu wcześniejszych wpisów.
serve-error-log-course = Stół { $table }: wpis { $entry } nie wynika z wcześniejszych wpisów.
serve-error-log-entry = Stół { $table }: { $kind } to nieznany tu rodzaj wpisu.
serve-error-log-unreadable = Nie można odczytać dziennika stołu { $table }.
serve-error-port-taken = Port { $port } zajmuje inny program; podaj inny przez --port.
serve-error-port-reserved = Port { $port } jest zarezerwowany dla programów systemu; podaj przez --port numer powyżej 1023.
serve-error-host-unknown = Nie ma hosta { $host }; podaj przez --host adres tego komputera.
serve-error-host-elsewhere = { $host } nie jest adresem tego komputera; podaj inny przez --host.
serve-error-host-unusable = Serwer nie może nasłuchiwać pod adresem { $host }: { $reason }. Podaj inny adres przez --host.
