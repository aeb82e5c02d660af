# Słowa, które można wpisać zamiast każdego polecenia i akcji, oddzielone przecinkami. Angielskie działają w każdym języku.

command-help = ?, pomoc
command-table = stół, stol, stan
command-board = tabliczka, kołki, kolki
command-log = dziennik, przebieg, historia
command-score = wynik, wyniki
command-hand = ręka, reka, karty, kamienie
command-undo = cofnij
command-resign = poddaj
command-quit = koniec, wyjdź, wyjdz
command-save = zapisz
command-play = zagraj, wyłóż, wyloz
command-place = dołóż, doloz, połóż, poloz
command-at = do, przy, na
command-discard = odłóż, odloz
command-go = dalej, d
command-pass = pas, pasuję, pasuje, p
command-knock = pukam, stukam, pas, p
command-stop = kończę, koncze, stop
command-count = liczę, licze, zgłaszam, zglaszam
command-nothing = nic, zero, brak
command-muggins = muggins, m
command-accept = przyjmuję, przyjmuje, zgoda, tak, nie, t, n
command-cut = przełóż, przeloz
command-yes = tak, t
command-cancel = wróć, wroc, anuluj
