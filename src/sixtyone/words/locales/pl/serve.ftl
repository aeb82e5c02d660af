# Serwer, jego dane i pomoc do nich.

serve-short = udostępnij stół przeglądarkom
serve-help =
    Udostępnia gry przeglądarkom: stoły ze znajomymi i botami. Każde posunięcie trafia na dysk, zanim ktokolwiek
    się o nim dowie.
serve-examples =
    Przykłady:

      sixtyone serve
      sixtyone serve --host 127.0.0.1 --port 8080 --data ~/cribbage
serve-option-host = adres, pod którym serwer nasłuchuje; 127.0.0.1 tylko dla tego komputera
serve-option-port = port
serve-option-data = folder z wszystkim, co jest przechowywane
serve-option-log-level = co trafia do dziennika: debug, info, warning lub error
serve-option-grace = ile sekund gracz może być nieobecny w swojej kolejce, zanim inni mogą grać dalej
serve-option-behind-proxy = ufaj serwerowi pośredniczącemu na tym komputerze w sprawie adresów i https
serve-option-origin = inny adres, pod którym przeglądarki widzą serwer; można podać kilka razy
serve-backup-short = skopiuj dane serwera, także gdy działa
serve-backup-help =
    Kopiuje do jednego pliku wszystko, co serwer przechowuje, według stanu z jednej chwili, także gdy serwer
    działa. Każdy dziennik jest odtwarzany i sprawdzany.
serve-restore-short = wstaw kopię w miejsce danych serwera
serve-restore-help =
    Wstawia kopię zapasową w miejsce danych serwera, gdy ten nie działa. To, co tam było, zostaje obok.
serve-argument-file = plik kopii zapasowej
