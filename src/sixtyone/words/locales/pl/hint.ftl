# Co można zrobić, po znaku zapytania: najpierw teraz, potem polecenia, które działają zawsze.

hint-place = Dołóż kamień: wpisz jego numer z listy albo sam kamień: 1-4, 4-1 lub [1|4]. Razem z miejscem: 1-4 do 4-4 albo 1-4 do 4, gdy na końcu jest 4. Długi bok B lub ramię B dubletu: 1-4 do 4-4.b.
hint-place-stop = Zachowujesz kolejkę, ale możesz ją też zakończyć: wpisz „kończę”.
hint-discard = Odłóż karty: wpisz ich numery z listy, na przykład 1 4, albo karty, na przykład 5h jd, 5♥ J♦ lub piątka kier, walet karo. Trafią zakryte do kriba, razem z kartami innych.
hint-play = Wyłóż kartę: wpisz jej numer z listy albo kartę: 5h, 10d, J♦, piątka kier lub samo j, gdy masz tylko jednego waleta. Suma nie może przekroczyć 31.
hint-only = Można zrobić tylko jedno: naciśnij Enter.
hint-where = Wpisz numer miejsca z listy albo kamień, który tam leży. Sam Enter wraca do wyboru kamienia.
hint-next = Enter niech naciśnie { $name }, gdy nikt inny nie patrzy na ekran: pokaże się wtedy ta ręka. „Cofnij” cofa ostatnią akcję, „koniec” to wyjście.
hint-count = Powiedz, ile to punktów; 0, gdy nic. Jeśli powiesz za dużo, zostanie to poprawione.
hint-count-muggins = Powiedz, ile to punktów; 0, gdy nic. Co pominiesz, może wziąć przeciwnik.
hint-answer = Jeśli pominięto punkty, wpisz, ile, na przykład 2 albo muggins 2: są twoje. Jeśli nie, wpisz „przyjmuję”.
hint-cut = Talię przekłada się przed odkryciem karty startowej: wpisz, ile kart zdejmujesz.
hint-commands = W każdej chwili:
hint-table = stół: jeszcze raz stół
hint-board = tabliczka: cała tabliczka
hint-hand = ręka: twoja ręka
hint-score = wynik: wyniki wszystkich
hint-log = dziennik: co się dotąd działo
hint-undo = cofnij: cofnięcie ostatniej akcji, jeśli nic od tego czasu nie odkryto
hint-save = zapisz PLIK: odtąd mecz jest zapisywany w pliku
hint-resign = poddaj: poddanie meczu
hint-quit = koniec: wyjście; zapisany mecz można dokończyć później
