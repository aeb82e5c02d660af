simulate-short = rozgrywa miliony meczów
simulate-help =
    Rozgrywa miliony meczów między graczami losowymi lub zachłannymi i podaje, jak przebiegły. To samo ziarno daje te same
    mecze, co do bajta, niezależnie od liczby procesów i komputerów.
simulate-examples =
    Przykłady:

      sixtyone simulate cribbage --seats greedy,random --matches 1e6
      sixtyone simulate horse-race --variant pairs --seats random,greedy,random,greedy --jobs 2 --out wyniki.parquet
      sixtyone simulate fives-and-threes --seats greedy,greedy --out wyniki.csv --plot wyniki.png
simulate-option-seats = gracze na kolejnych miejscach, oddzieleni przecinkami: random, greedy
simulate-option-matches = liczba meczów, na przykład 1e6
simulate-option-seed = liczba, od której zależą wszystkie losowania
simulate-option-jobs = liczba procesów, domyślnie jeden; nie obok --cluster
simulate-option-out = wyniki, po wierszu na mecz: PLIK.parquet, PLIK.csv lub PLIK.json
simulate-option-overwrite = zastąpienie plików, które już istnieją
simulate-option-resume = dokończenie przerwanego obliczenia w tym samym pliku
simulate-option-plot = obraz rozkładów, na przykład PLIK.png
simulate-option-cluster = adres planisty Dask, którego procesy mają grać
simulate-number = { $text } nie jest całkowitą liczbą meczów; można ją zapisać jako 1000000 lub 1e6
simulate-format = nazwa { $got } powinna kończyć się na jedno z: { $expected }
simulate-resume = --resume kończy obliczenie do pliku: podaj ten plik w --out
simulate-exists = { $file } już istnieje: podaj inny plik albo zastąp go, dodając --overwrite
simulate-parts = w { $folder } leży wcześniejsze obliczenie: --resume je dokończy, można też usunąć ten folder
simulate-busy = inne obliczenie zapisuje właśnie do { $folder }: poczekaj na nie albo podaj inny plik
simulate-other-plan = { $folder } dotyczy innych meczów albo innej wersji programu; aby zacząć od nowa, usuń go
simulate-room = { $folder } zajmie co najmniej { $needed } GB, a wolne są { $free } GB: podaj plik na innym dysku albo mniej meczów
simulate-lost = jeden z procesów zakończono z zewnątrz; z --out można dokończyć obliczenie przez --resume
simulate-jobs = --jobs to liczba procesów tego komputera, a z --cluster grają procesy klastra
simulate-cluster = żaden planista Dask nie odpowiada pod adresem { $address }
simulate-versions = inna wersja sixtyone działa na: { $workers }
simulate-workers = procesy klastra nie mogą grać: { $reason }
simulate-waits = klaster nie ma żadnego procesu: obliczenie ruszy dalej, gdy jakiś się zgłosi
simulate-kept = przerwano; to samo polecenie z --resume dokończy { $file }
simulate-nothing-kept = przerwano; bez --out nic nie zostało zapisane
simulate-rate = { $count }/s
simulate-writing = zapisywanie { $file }
simulate-matches = { $game }, mecze: { $count }
simulate-deals = rozdań w meczu: { $mean }; akcji: { $actions }
simulate-rounds = rund w meczu: { $mean }; akcji: { $actions }
simulate-margin = średnia przewaga w punktach: { $mean }
simulate-side = miejsce { $who }: wygrane { $wins }%, średni wynik { $score } ({ $kinds })
simulate-kind-start = przed rozgrywką
simulate-kind-play = rozgrywka
simulate-kind-hand = ręce
simulate-kind-crib = kriby
simulate-kind-placement = dołożenia
simulate-kind-hand-out = punkty za domino
simulate-kind-settlement = rozliczenia
simulate-percent = { $share }%
simulate-mean = średnia { $mean }
simulate-plot-title = { $rules }; mecze: { $count }; { $players }; ziarno { $seed }
simulate-plot-points = punkty w meczu według rodzaju
simulate-plot-side = miejsce { $who }: wygrane { $wins }%
simulate-plot-deals = długość meczu w rozdaniach
simulate-plot-rounds = długość meczu w rundach
simulate-plot-margin = przewaga w punktach
simulate-plot-share = odsetek meczów
simulate-plot-card = wygrane według pierwszej wyłożonej karty
simulate-plot-tile = wygrane według pierwszego kamienia
simulate-plot-won-card = odsetek wygranych strony, która wyszła tą kartą
simulate-plot-won-tile = odsetek wygranych strony, która zaczęła tym kamieniem
simulate-plot-any = wszystkie razem
simulate-plot-few = za mało meczów: żaden początek nie zdarzył się { $fewest } razy
