# Pomoc wiersza poleceń.

help-sixtyone =
    Horse Race, Fives and Threes i Cribbage: gry, w których wynik zaznacza się na tabliczce do cribbage’a.

    Samo play zaczyna mecz cribbage’a sześciokartowego przeciwko programowi.
help-sixtyone-examples =
    Przykłady:

      sixtyone play
      sixtyone play horse-race --seats you,greedy,greedy
      sixtyone score "5H 5S 5C JD" --starter 5D
      sixtyone games cribbage

help-short-play = rozgrywa mecz w tym terminalu
help-short-score = podaje, ile daje ręka, seria lub układ
help-short-games = wypisuje gry, odmiany i opcje
help-short-replay = odtwarza zapis i sprawdza jego wyniki
help-short-verify = dowodzi uczciwości rozdań z zapisu
help-short-referee = odpowiada programom na pytania w wierszach JSON
help-short-describe = opisuje słowami układ, rękę, tabliczkę lub mecz

help-play =
    Rozgrywa mecz w tym terminalu, przeciwko botom albo w kilka osób przy jednej klawiaturze.
help-play-examples =
    Przykłady:

      sixtyone play
      sixtyone play cribbage --variant five-card --option counting=muggins
      sixtyone play fives-and-threes --seats Ann,Bo,greedy
      sixtyone play horse-race --variant pairs --record match.json
      sixtyone play --seats greedy,random --speed fast

    Przerwany mecz można dokończyć z zapisu: sixtyone play --record match.json
help-score =
    Podaje, ile daje ręka, seria lub układ i za co.
help-score-examples =
    Przykłady:

      sixtyone score "5H 5S 5C JD" --starter 5D
      sixtyone score 4H 4D 5C 6S --starter 6H --crib
      sixtyone score --pegging "7C 8H 9D"
      sixtyone score --game horse-race "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high"
help-games =
    Wypisuje gry, a dla jednej gry jej odmiany i każdą opcję zasad.
help-games-examples =
    Przykłady:

      sixtyone games
      sixtyone games cribbage
      sixtyone games horse-race --json
help-replay =
    Odtwarza zapis meczu, słowami albo po jednym zdarzeniu w wierszu. Wyniki liczone są od nowa; jeśli zapis zawiera
    własne i są one inne, zostanie to zgłoszone.
help-replay-examples =
    Przykłady:

      sixtyone replay match.json
      sixtyone replay match.json --json

    Kod wyjścia: 0, gdy wszystko się zgadza, 1, gdy akcja jest niedozwolona lub wynik inny, 2, gdy plik nie jest zapisem.
help-verify =
    Dowodzi, że każde losowanie, przełożenie, rozdanie, dobranie i karta startowa zapisu wynika z ziarna, do którego
    się zobowiązano.
help-verify-examples =
    Przykład:

      sixtyone verify match.json

    Kod wyjścia: 0, gdy dowód się zgadza, 1, gdy się nie zgadza albo go nie ma, 2, gdy pliku nie da się odczytać.
help-referee =
    Odpowiada na pytania o punkty i zapisy: jeden obiekt JSON w wierszu na wejściu, jeden na wyjściu, po kolei.
help-referee-examples =
    Przykład:

      echo '{"{"}"game":"cribbage","pegging":["7C","8H","9D"]{"}"}' | sixtyone referee
help-describe =
    Mówi słowami, co pokazałby rysunek: układ kamieni, ręka, policzona ręka (count), seria rozgrywki (pile),
    tabliczka albo pozycja z zapisu.
help-describe-examples =
    Przykłady:

      sixtyone describe layout "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high"
      sixtyone describe count "5H 5S 5C JD" --starter 5D --short
      sixtyone describe pile "7C 8H 9D" --lang de
      sixtyone describe board 45/37 61/58 --form new --skunks
      sixtyone describe position --record match.json --at 12 --seat 0

help-argument-game = gra: patrz sixtyone games
help-argument-file = zapis; - to standardowe wejście
help-argument-pieces = karty ręki albo kamienie w kolejności dołożenia
help-argument-what = co opisać: layout, hand, tiles, pile, count, board lub position
help-argument-described = kamienie w kolejności dołożenia, karty albo kołki, na przykład 45/37
help-option-version = wersja
help-option-variant = odmiana gry; domyślnie pierwsza
help-option-option = opcja zasad, na przykład target=61; można podać kilka razy
help-option-json = jako JSON, dla programów
help-option-lang = język; domyślnie ten z SIXTYONE_LANG albo język terminala
help-option-plain = dla czytników ekranu i brajla: bez rysunków, bez kolorów, jeden fakt w wierszu
help-option-seats = kto gdzie siedzi, zgodnie z ruchem wskazówek zegara: you, imię od wielkiej litery albo bot (greedy, random)
help-option-target = ile punktów wygrywa
help-option-record = plik, w którym mecz zapisuje się na bieżąco albo z którego toczy się dalej
help-option-words = po zobowiązaniu do ziarna pyta graczy o słowa, które wpłyną na rozdania
help-option-seed = rozdania z podanego tekstu zamiast z tajnego ziarna: ten sam mecz jeszcze raz, do prób
help-option-speed = jak szybko grają boty: slow, normal, fast, instant
help-option-starter = karta startowa ręki
help-option-crib = te karty to krib
help-option-pegging = karty rozgrywki w kolejności wyłożenia: ile daje ostatnia?
help-option-short = w jednym zdaniu
help-option-long = w całości; tak jest domyślnie
help-option-name = czyja to ręka albo czyje kołki; można podać kilka razy
help-option-position-record = zapis, z którego pochodzi pozycja
help-option-at = po ilu akcjach; domyślnie po wszystkich
help-option-seat = czyimi oczami: numer miejsca od 0; domyślnie oczami widza
help-short-picture = rysuje układ, rękę, tabliczkę lub mecz
help-picture =
    Rysuje układ kamieni, rękę, serię rozgrywki (pile), policzoną rękę (count), tabliczkę albo pozycję z zapisu, jako SVG albo, z dodatkiem [picture], jako PNG;
    z opcją --text ze znaków, do terminala.
help-picture-examples =
    Przykłady:

      sixtyone picture layout "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high" --out layout.svg
      sixtyone picture count "5H 5S 5C JD" --starter 5D --theme dark --out count.svg
      sixtyone picture board 45/37 61/58 --skunks --lang pl --out board.svg
      sixtyone picture position --record match.json --at 12 --seat 0 --out position.svg
      sixtyone picture layout "4-4" "1-4 at 4-4.side-a" "2-4 at 4-4.side-b" --text
      sixtyone picture count "5H 5S 5C JD" --starter 5D --text --plain
help-argument-drawn = co narysować: layout, hand, tiles, pile, count, board lub position
help-option-fan = ręka w wachlarzu
help-option-four-colours = każdy kolor kart inną barwą
help-option-form = tabliczka: old (dawna) lub new (nowa)
help-option-skunks = linie skunka na tabliczce
help-option-no-legend = układ bez legendy
help-option-no-caption = układ bez podpisu
help-option-theme = light (jasny), dark (ciemny) albo auto: taki jak w systemie oglądającego
help-option-width = szerokość PNG w pikselach
help-option-png = PNG, także gdy plik nazywa się inaczej
help-option-text = rysunek ze znaków zamiast kształtów: do terminala lub pliku tekstowego
help-option-plain-text = z --text: tylko znaki ASCII
help-option-out = plik; domyślnie standardowe wyjście
