# Pomoc wiersza poleceń.

help-sixtyone =
    Horse Race, Fives and Threes i Cribbage: gry, w których wynik zaznacza się na tabliczce do cribbage’a.

    Samo play zaczyna mecz sześciokartowego cribbage’a przeciw programowi.
help-sixtyone-examples =
    Przykłady:

      sixtyone play
      sixtyone play horse-race --seats you,greedy,greedy
      sixtyone score "5H 5S 5C JD" --starter 5D
      sixtyone games cribbage

help-short-play = zagraj mecz w tym terminalu
help-short-score = ile daje ręka, seria lub układ
help-short-games = gry, odmiany i opcje
help-short-replay = odtwórz zapis i sprawdź jego wyniki
help-short-verify = udowodnij rozdania zapisu
help-short-referee = sędziuj wiersze JSON, dla programów
help-short-describe = powiedz słowami, jak stoją układ, ręka, tabliczka lub mecz

help-play =
    Zagraj mecz w tym terminalu, przeciw botom albo w kilka osób przy jednej klawiaturze.
help-play-examples =
    Przykłady:

      sixtyone play
      sixtyone play cribbage --variant five-card --option counting=muggins
      sixtyone play fives-and-threes --seats Ann,Bo,greedy
      sixtyone play horse-race --variant pairs --record match.json
      sixtyone play --seats greedy,random --speed fast

    Przerwany mecz ciągnie się dalej z zapisu: sixtyone play --record match.json
help-score =
    Powiedz, ile daje ręka, seria lub układ, i za co.
help-score-examples =
    Przykłady:

      sixtyone score "5H 5S 5C JD" --starter 5D
      sixtyone score 4H 4D 5C 6S --starter 6H --crib
      sixtyone score --pegging "7C 8H 9D"
      sixtyone score --game horse-race "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high"
help-games =
    Wypisz gry, a dla jednej gry jej odmiany i każdą opcję zasad.
help-games-examples =
    Przykłady:

      sixtyone games
      sixtyone games cribbage
      sixtyone games horse-race --json
help-replay =
    Odtwórz zapis meczu, słowami albo jako jedno zdarzenie w wierszu. Wyniki liczone są od nowa; jeśli zapis niesie
    własne i są one inne, zostanie to podane.
help-replay-examples =
    Przykłady:

      sixtyone replay match.json
      sixtyone replay match.json --json

    Status wyjścia: 0, gdy wszystko się zgadza, 1, gdy akcja jest niedozwolona lub wynik inny, 2, gdy plik nie jest zapisem.
help-verify =
    Udowodnij, że każde losowanie, przełożenie, rozdanie, dobranie i karta startowa zapisu wynika z ziarna, do którego
    się zobowiązano.
help-verify-examples =
    Przykład:

      sixtyone verify match.json
help-referee =
    Odpowiadaj na pytania o punkty i zapisy: jeden obiekt JSON w wierszu na wejściu, jeden na wyjściu, po kolei.
help-referee-examples =
    Przykład:

      echo '{"{"}"game":"cribbage","pegging":["7C","8H","9D"]{"}"}' | sixtyone referee
help-describe =
    Powiedz słowami, co pokazałby rysunek: układ kamieni, ręka, policzona ręka (count), seria rozgrywki (pile),
    tabliczka albo pozycja z zapisu.
help-describe-examples =
    Przykłady:

      sixtyone describe layout "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high"
      sixtyone describe count "5H 5S 5C JD" --starter 5D --short
      sixtyone describe pile "7C 8H 9D" --lang de
      sixtyone describe board 45/37 61/58 --target 121
      sixtyone describe position --record match.json --at 12 --seat 0

help-argument-game = gra: patrz sixtyone games
help-argument-file = zapis; - to standardowe wejście
help-argument-pieces = karty ręki albo kamienie w kolejności dołożenia
help-argument-what = co opisać: layout, hand, tiles, pile, count, board lub position
help-argument-described = kamienie, jak je dołożono, karty albo kołki, na przykład 45/37
help-option-version = wersja
help-option-variant = odmiana gry; bez nazwy pierwsza
help-option-option = opcja zasad, na przykład target=61; można powtarzać
help-option-json = jako JSON, dla programów
help-option-lang = język; bez tego SIXTYONE_LANG albo język terminala
help-option-plain = dla czytników ekranu i brajla: bez rysunków, bez kolorów, jeden fakt w wierszu
help-option-seats = kto gdzie siedzi, zgodnie z ruchem wskazówek zegara: you, imię od wielkiej litery albo bot (greedy, random)
help-option-target = ile punktów wygrywa
help-option-record = zapisuj mecz na bieżąco w pliku albo graj dalej ten, który w nim jest
help-option-words = zapytaj graczy o słowa, które mieszają rozdania, po zobowiązaniu do ziarna
help-option-seed = przypadek z tekstu zamiast z tajnego ziarna: ten sam mecz jeszcze raz, do prób
help-option-speed = jak szybko grają boty: slow, normal, fast, instant
help-option-starter = karta startowa ręki
help-option-crib = te karty to krib
help-option-pegging = karty rozgrywki w kolejności wyłożenia: ile daje ostatnia?
help-option-short = w jednym zdaniu
help-option-long = w całości; tak jest bez podawania
help-option-name = czyja to ręka albo czyje kołki; można powtarzać
help-option-position-record = zapis, z którego jest pozycja
help-option-at = po ilu akcjach; bez podania po wszystkich
help-option-seat = czyimi oczami: numer miejsca od 0; bez podania oczami widza
help-short-picture = narysuj układ, rękę, tabliczkę lub mecz
help-picture =
    Narysuj układ kamieni, rękę, serię rozgrywki (pile), policzoną rękę (count), tabliczkę albo pozycję z zapisu, jako SVG albo, z dodatkiem [picture], jako PNG.
help-picture-examples =
    Przykłady:

      sixtyone picture layout "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high" --out layout.svg
      sixtyone picture count "5H 5S 5C JD" --starter 5D --theme dark --out count.svg
      sixtyone picture board 45/37 61/58 --skunks --lang pl --out board.svg
      sixtyone picture position --record match.json --at 12 --seat 0 --out position.svg
help-argument-drawn = co narysować: layout, hand, tiles, pile, count, board lub position
help-option-fan = ręka w wachlarzu
help-option-four-colours = każdy kolor kart inną barwą
help-option-form = tabliczka: old (dawna) lub new (nowa)
help-option-skunks = linie skunka na tabliczce
help-option-no-legend = układ bez legendy
help-option-no-caption = układ bez podpisu
help-option-theme = light (jasny), dark (ciemny) albo auto: jak w systemie czytelnika
help-option-width = szerokość PNG w pikselach
help-option-png = PNG, także gdy plik nazywa się inaczej
help-option-out = plik; bez tego standardowe wyjście
