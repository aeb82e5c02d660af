# Strona w przeglądarce. Co się dzieje i jak stoi mecz, mówią komunikaty z pozostałych plików.

page-skip = Do stołu
page-skip-home = Do gier
page-home = Strona główna
page-settings = Ustawienia
page-close = Zamknij
page-loading = Chwileczkę…
page-not-loaded = Strona się nie wczytała. Wczytaj ją ponownie.
# A table that does not open. Variables: $fault: yes where the server says that it is its own.
page-not-opened = { $fault ->
    [yes] Serwer nie może otworzyć tego stołu: coś jest z nim nie tak.
   *[other] Stołu nie da się teraz otworzyć.
 }
page-trying = Strona próbuje dalej.
page-welcome = Siadaj i graj
page-lead = Gry, w których punkty zaznacza się na tabliczce z kołkami. Bez konta: wystarczy imię.
page-your-name = Twoje imię
page-guest = Gość
page-games = Gry
page-play-bot = Zagraj z botem
page-play-now = Graj
page-varieties = Odmiany
page-to-target = do { NUMBER($target, useGrouping: 0) }
page-new-table = Stół dla znajomych
page-about-giveaway = Po sześć kart; kto pierwszy dojdzie do { NUMBER($target, useGrouping: 0) }, przegrywa.
page-about-muggins = Po sześć kart; każdy liczy sam, a punkty, które przeoczy, może zabrać przeciwnik.
page-more-games = Więcej gier w domino
page-my-matches = Moje mecze
page-open-tables = Otwarte stoły
page-none-open = Nie ma teraz otwartych stołów. Załóż stół, a inni znajdą go tutaj.
page-finished = Skończone
page-show-more = Pokaż więcej
page-free = wolne
page-waiting = czeka na graczy
page-your-turn = twoja kolej
page-sit-down = Usiądź
page-watch = Oglądaj

# Zakładanie stołu.
page-variety = Odmiana
page-how-many = Ilu graczy
page-seat = Miejsce { $number }
page-seat-mine = ja, przy tym urządzeniu
page-seat-open = znajomy, przez odnośnik
page-seat-bot = bot: { $bot }
page-seats-hint = Kilka miejsc przy tym urządzeniu: przechodzi ono z rąk do rąk, a karty i kamienie pozostają ukryte.
page-listed = Pokaż wśród otwartych stołów: usiąść może każdy
page-options = Opcje zasad
page-make-table = Załóż stół
page-on = tak
page-off = nie
page-value = { $value ->
    [auto] { $option ->
        [starter_cut] program
       *[other] liczy program
     }
    [manual] liczą gracze
    [muggins] liczą gracze, z muggins
    [full_each] każda strona w całości
    [none] nikt
    [split] po równo
    [all_others] wszyscy pozostali
    [lowest] najniższy wynik
    [rank] ta sama wysokość
    [pip] karty liczące się tak samo
    [player] sąsiad rozdającego z lewej
    [first_deal] przy pierwszym rozdaniu
    [every_deal] przy każdym rozdaniu
    [off] nigdy
    [everyone] każdy, kto może
    [bicycle] nikt, gdy następny nie może
    [left_of_last] na lewo od ostatniej karty
    [first_go] kto pierwszy rzekł „dalej”
    [all_hand] tak
    [min4] dopiero z kartą startową
    [with_starter] tylko z kartą startową
    [five] także bez karty startowej
    [correct] poprawia się je
    [excess] przeciwnik bierze nadwyżkę
    [two] przeciwnik bierze dwa
    [zero] nic
    [penalty] dwa punkty
    [loser] przegrany
    [winner] zwycięzca
    [null] bez ograniczenia
    [play-show] w rozgrywce i w pokazie
    [play] tylko w rozgrywce
    [show] tylko w pokazie
   *[other] { $value }
 }

# Przed meczem.
page-before = Przed meczem
page-ready = gotowe
page-sit = Zajmij to miejsce
page-link-for = Odnośnik do miejsca { $number }
page-copy = Kopiuj
page-copied = Skopiowano
page-qr = Kod QR
page-qr-for = Kod QR do miejsca { $number }
page-qr-scan = Skieruj na niego aparat drugiego telefonu.
page-link-here = Te odnośniki otworzą się tylko na tym urządzeniu: z innych nie ma dostępu do serwera.
page-fill = Bot: { $bot }
# Before a rematch: in place of the state of a seat, and who has not come yet.
page-invited = oczekiwanie
page-wait-invited = Czekamy na: { $names }.
page-wait-others = Czekamy na pozostałych. Wyślij każdemu odnośnik do miejsca.
page-by-link = Miejsca przy tym stole można zająć tylko przez odnośnik. Gdy mecz się zacznie, możesz oglądać.
page-fair = Uczciwe rozdania
page-commitment = { $over ->
    [yes] Rozdania wynikają z ziarna i z tego, co dodały urządzenia graczy. Serwer ustalił ziarno i zobowiązał się do niego, zanim ktokolwiek coś dodał. Zobowiązanie:
   *[no] Rozdania wynikają z ziarna i z tego, co dodają urządzenia graczy. Serwer ustala ziarno i zobowiązuje się do niego, zanim ktokolwiek coś doda; ujawnia je po meczu. Zobowiązanie:
 }
page-contributions = Co dodały urządzenia:
page-seed = Ziarno:
page-verify-offline = Aby sprawdzić to bez tej strony:

# Przy stole.
page-players = Gracze
page-bot = bot
page-away = nie odpowiada
page-to-act = na ruchu
page-dealer = rozdaje
page-crib = krib
page-points = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } punkt
    [few] { NUMBER($points, useGrouping: 0) } punkty
    [many] { NUMBER($points, useGrouping: 0) } punktów
   *[other] { NUMBER($points, useGrouping: 0) } punktu
 }
page-pips = { $pips ->
    [one] { $pips } oczko
    [few] { $pips } oczka
    [many] { $pips } oczek
   *[other] { $pips } oczka
 }
page-face-down-cards = { $count ->
    [0] bez kart
    [one] { $count } karta zakryta
    [few] { $count } karty zakryte
    [many] { $count } kart zakrytych
   *[other] { $count } karty zakrytej
 }
page-face-down-tiles = { $count ->
    [0] bez kamieni
    [one] { $count } kamień zakryty
    [few] { $count } kamienie zakryte
    [many] { $count } kamieni zakrytych
   *[other] { $count } kamienia zakrytego
 }
page-laid = wyłożone: { $pieces }
page-deck = Talia, zakryta
page-deck-short = talia
page-starter = startowa
page-count-caption = suma
page-the-count = Suma wynosi { $count }
page-crib-of = { $own ->
    [yes] twój krib
   *[other] krib: { $name }
 }
page-your-side = Twoja ręka i to, co możesz zrobić
page-your-hand = Twoja ręka
page-not-now = nie teraz
page-why = Za co są punkty
page-says = { $what ->
    [go] Dalej
    [pass] Pas
   *[knock] Puk, puk
 }
page-connecting = Połączenie przerwane. Wróci samo; nic nie zginie.

# Co teraz zrobić.
page-do-discard = { $own ->
    [yes] { $count ->
        [one] Odłóż { $count } kartę do swojego kriba.
        [few] Odłóż { $count } karty do swojego kriba.
        [many] Odłóż { $count } kart do swojego kriba.
       *[other] Odłóż { $count } karty do swojego kriba.
     }
   *[other] { $count ->
        [one] Odłóż { $count } kartę do kriba (rozdaje { $name }).
        [few] Odłóż { $count } karty do kriba (rozdaje { $name }).
        [many] Odłóż { $count } kart do kriba (rozdaje { $name }).
       *[other] Odłóż { $count } karty do kriba (rozdaje { $name }).
     }
 }
page-do-play = Twoja kolej: wyłóż kartę.
page-do-go = Nie możesz wyłożyć karty: powiedz „dalej”.
page-do-cut = Przełóż talię przed kartą startową.
page-do-count = Policz, ile to punktów.
page-do-answer = Czy coś przeoczono?
page-do-open = { $why ->
    [lot] Losowanie: otwierasz ty. Połóż dowolny kamień.
    [out] Po twoim dominie otwierasz ty: połóż dowolny kamień.
    [turn] Twoja kolej na otwarcie: połóż dowolny kamień.
   *[other] Otwierasz: połóż dowolny kamień.
 }
page-do-place = Twoja kolej: dołóż kamień.
page-do-kept = Grasz dalej: dołóż jeszcze jeden kamień.
page-do-where = Gdzie dołożyć { $tile }?
page-do-again = Naciśnij { $tile } jeszcze raz, aby położyć kamień.
page-do-pass = Żaden kamień nie pasuje: pasujesz.
page-do-knock = Żaden kamień nie pasuje: pukasz.
page-wait = Teraz: { $names }.
page-sending = Wysyłanie na serwer…
page-choose-card = Wybierz kartę
page-choose-cards = { $count ->
    [one] Wybierz { $count } kartę
    [few] Wybierz { $count } karty
    [many] Wybierz { $count } kart
   *[other] Wybierz { $count } karty
 }
page-play = Wyłóż: { $piece }
page-discard = Do kriba: { $pieces }
page-go = Dalej
page-pass = Pasuję
page-knock = Pukam
page-stop = Zakończ kolejkę
page-put-back = Weź z powrotem
page-cut = Przełóż
page-cut-depth = { $depth ->
    [one] Zdejmij { $depth } kartę
    [few] Zdejmij { $depth } karty
    [many] Zdejmij { $depth } kart
   *[other] Zdejmij { $depth } karty
 }
page-open-with-it = Otwórz nim
page-place = { $where ->
    [half] Do { $value ->
        [0] mydła
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
       *[6] szóstki
     } w { $tile }
    [arm] { $letter ->
        [none] Jako ramię { $tile }
       *[other] Jako ramię { $letter } dubletu { $tile }
     }
   *[side] { $letter ->
        [none] Do boku { $tile }
       *[other] Do długiego boku { $letter } dubletu { $tile }
     }
 }
page-stock = { $count ->
    [0] Talon jest pusty
    [one] W talonie { $count } kamień
    [few] W talonie { $count } kamienie
    [many] W talonie { $count } kamieni
   *[other] W talonie { $count } kamienia
 }
page-refused = za dużo
page-zoom-in = Większe
page-zoom-out = Mniejsze
page-fit = Całość

# Liczenie.
page-count-title = Zgłoszenie
page-your-count = Twoje zgłoszenie
page-muggins-how-many = Ile punktów przeoczono
page-count-it = { $points ->
    [one] Zgłoś { $points } punkt
    [few] Zgłoś { $points } punkty
    [many] Zgłoś { $points } punktów
   *[other] Zgłoś { $points } punktu
 }
page-count-range = Wpisz od { $least } do { $most }
page-muggins = Muggins
page-accept = Przyjmij
page-less = O jeden mniej
page-more = O jeden więcej
page-show = Pokaz
page-hand-of = { $what ->
    [crib] { $who ->
        [you] Twój krib
       *[other] Krib: { $name }
     }
   *[hand] { $who ->
        [you] Twoja ręka
       *[other] Ręka: { $name }
     }
 }
page-round-over = Koniec rundy
page-continue = Dalej

# Kilka osób przy jednym urządzeniu.
page-hot-seat = Podaj urządzenie
page-pass-to = Teraz gra { $name }.
page-nobody-else = Podaj urządzenie dalej. Nic nie będzie widać, dopóki nie naciśniesz.
page-log-hidden = Przebieg też jest ukryty.
page-i-am = To ja, { $name }

# Obok stołu.
page-beside = Obok stołu
page-tab-log = Przebieg
page-tab-chat = Rozmowa
page-tab-match = Mecz
page-log-joined = { $you ->
    [you] Siadasz do stołu.
   *[other] { $name } siada do stołu.
 }
page-log-undone = { $you ->
    [you] Cofasz ostatnią akcję.
   *[other] { $name } cofa ostatnią akcję.
 }
page-log-returned = { $you ->
    [you] Wracasz do gry.
   *[other] { $name } wraca do gry.
 }
page-log-left = { $bot ->
    [none] { $you ->
        [you] Wstajesz od stołu.
       *[other] { $name } wstaje od stołu.
     }
   *[other] { $you ->
        [you] Odchodzisz; dalej gra bot { $bot }.
       *[other] { $name } odchodzi; dalej gra bot { $bot }.
     }
 }
page-log-replaced = { $you ->
    [you] Nie wracasz; dalej gra bot { $bot }.
   *[other] { $name } nie wraca; dalej gra bot { $bot }.
 }
page-log-rematch = { $you ->
    [you] Prosisz o kolejny mecz.
   *[other] { $name } prosi o kolejny mecz.
 }
page-no-chat = Nikt jeszcze nic nie powiedział.
page-chat-line = Twoja wiadomość
page-send = Wyślij
page-watching = Widzowie
page-show-points = Ile by to dało?
page-no-points-yet = Odkładanie nie punktuje od razu.
page-undo = Cofnij
page-resign = Poddaj się
page-leave = Odejdź
page-other-device = Graj dalej na innym urządzeniu
page-other-device-hint = Ten odnośnik masz tylko ty. Kto go otworzy, widzi twoją rękę i gra za ciebie.
page-sure-resign = { $who ->
    [you] Poddać mecz?
   *[other] { $name }: poddać mecz?
 }
page-sure-leave = { $who ->
    [you] Odejść? Bot zagra za ciebie; możesz wrócić.
   *[other] { $name }: odejść? Bot zagra za ciebie; możesz wrócić.
 }
page-yes = Tak
page-no = Nie
page-bot-plays = { $who ->
    [you] Gra za ciebie bot.
   *[other] { $name }: gra bot.
 }
page-come-back = { $who ->
    [you] Wróć do gry
   *[other] { $name } wraca do gry
 }
page-away-wait = { $seconds ->
    [one] { $name } nie odpowiada. Za { $seconds } sekundę możesz zdecydować, co dalej.
    [few] { $name } nie odpowiada. Za { $seconds } sekundy możesz zdecydować, co dalej.
    [many] { $name } nie odpowiada. Za { $seconds } sekund możesz zdecydować, co dalej.
   *[other] { $name } nie odpowiada. Za { $seconds } sekundy możesz zdecydować, co dalej.
 }
page-away-due = { $name } nie odpowiada, a jest na ruchu. Co dalej?
page-absent-bot = Niech zagra bot
page-absent-end = Zakończ mecz

# Stół w słowach.
page-text-table = Stół w słowach
page-choices = Co możesz zrobić
page-no-choice = Teraz nic.
page-facts = Jak stoi mecz

# Koniec.
page-end = Koniec meczu
page-adjudicated = { $who ->
    [you] Zbyt długo cię nie było.
   *[other] Zbyt długa nieobecność: { $name }.
 }
page-wins = Wygrane mecze: { $wins }
page-rematch = Kolejny mecz
page-join-rematch = Do następnego meczu
page-watch-rematch = Oglądaj następny mecz
page-record = Zapisz mecz do pliku
page-checking = Sprawdzam rozdania…
page-proof-ok = Każde rozdanie wynika z ziarna ustalonego przed meczem i z tego, co dodało twoje urządzenie.
page-proof-alone = Każde rozdanie wynika z ziarna i z tego, co według zapisu dodały urządzenia graczy. To urządzenie nie ma nic własnego, z czym można by porównać zapis.
page-proof-bad = { $why ->
    [no-proof] Zapis nie ma dowodu rozdań.
    [commitment] Ziarno nie jest tym, do którego zobowiązuje zapis.
    [promised] Zobowiązanie w zapisie nie jest tym, które ta strona widziała przed meczem.
    [contribution] Tego, co dodało twoje urządzenie, nie ma na swoim miejscu.
   *[deal] Jedno z rozdań nie wynika z ziarna.
 }

# Ustawienia.
page-language = Język
page-set-theme = Jasno czy ciemno
page-set-theme-auto = jak w systemie
page-set-theme-light = jasno
page-set-theme-dark = ciemno
page-set-suits = Barwy kart
page-set-suits-two = dwie
page-set-suits-four = cztery
page-set-size = Karty i kamienie
page-set-size-usual = zwykłe
page-set-size-large = duże
page-set-movement = Ruch
page-set-movement-auto = jak w systemie
page-set-movement-normal = spokojny
page-set-movement-fast = szybki
page-set-movement-off = bez ruchu
page-set-show = Stół
page-set-show-table = jako obraz
page-set-show-text = w słowach
page-set-points = Pokazuj, ile dałby każdy wybór
page-set-points-no = nie
page-set-points-yes = tak
page-set-keys = Klawisze, które mówią
page-set-keys-on = włączone
page-set-keys-off = wyłączone
page-keys-help = Klawisze przy stole: C suma lub końce, S wynik, H twoja ręka, F wszystko. Strzałki przechodzą po ręce, Enter wybiera, Escape cofa wybór.

# Czego nie można.
page-error = Nie udało się tego zrobić.
page-no-answer = Serwer nie odpowiada. Spróbuj za chwilę.
page-error-table-unknown = Nie ma takiego stołu.
page-error-table-stale = Mecz poszedł dalej. Spójrz jeszcze raz.
page-error-table-full = Nie ma tu wolnego miejsca.
page-error-table-over = Mecz jest skończony.
page-error-table-no-undo = Tego nie można już cofnąć.
page-error-table-chat-full = Przy tym stole powiedziano już dość.
page-error-table-damaged = Dziennik tego stołu jest uszkodzony. Osoba prowadząca serwer może wstawić kopię zapasową.
page-error-table-other-log = Serwer przywrócono z kopii zapasowej. Ten mecz wrócił do stanu z tej kopii.
page-error-seat-lost = Nie zajmujesz już tego miejsca. Otwórz jeszcze raz jego odnośnik.
page-error-seat-link = Ten odnośnik nie daje miejsca. Poproś o nowy.
page-error-seat-taken = Ktoś już tam siedzi.
page-error-seat-sits = Ktoś już usiadł tam z tego odnośnika. Jeśli to ty: na urządzeniu, na którym grasz, zakładka „Mecz” ma odnośnik dla innego.
page-error-seat-not-yours = To nie twoje miejsce.
page-error-absent-not-due = Jeszcze nie: gracz wrócił albo ma jeszcze czas.
page-error-request-too-often = Za szybko. Poczekaj chwilę.
page-error-rules-conflict = Te dwie opcje wykluczają się: „{ $first }” i „{ $second }”.
page-error-rules-bad-value = „{ $option }”: ta wartość nie jest tu możliwa.
