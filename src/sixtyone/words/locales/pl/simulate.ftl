simulate-short = rozegraj miliony meczów
simulate-help =
    Rozgrywa miliony meczów między graczami losowymi lub zachłannymi i podaje, jak przebiegły. To samo ziarno daje te same
    mecze, co do bajta, niezależnie od liczby procesów i komputerów.
simulate-examples =
    Przykłady:

      sixtyone simulate cribbage --seats greedy,random --matches 1e6
      sixtyone simulate horse-race --variant pairs --seats random,greedy,random,greedy --jobs 2 --out wyniki.parquet
      sixtyone simulate fives-and-threes --seats greedy,greedy --out wyniki.csv --plot wyniki.png
simulate-option-seats = gracz na każde miejsce, po przecinku: random, greedy
simulate-option-matches = liczba meczów, na przykład 1e6
simulate-option-seed = liczba, od której zależą wszystkie losowania
simulate-option-jobs = liczba procesów
simulate-option-out = wyniki, po wierszu na mecz: PLIK.parquet, PLIK.csv lub PLIK.json
simulate-option-resume = dokończ przerwane obliczenie do tego samego pliku
simulate-option-plot = obraz rozkładów, na przykład PLIK.png
simulate-option-cluster = adres planisty Dask, którego procesy mają grać
simulate-extra = sixtyone: brakuje biblioteki { $library }; zawiera ją dodatek { $extra }: pip install 'sixtyone[{ $extra }]'
simulate-number = { $text } nie jest całkowitą liczbą meczów; można ją zapisać jako 1000000 lub 1e6
simulate-format = nazwa { $got } powinna kończyć się na jedno z: { $expected }
simulate-parts = w { $folder } leży wcześniejsze obliczenie: --resume je dokończy, można też usunąć ten folder
simulate-other-plan = { $folder } dotyczy innych meczów albo innej wersji programu; aby zacząć od nowa, usuń go
simulate-cluster = żaden planista Dask nie odpowiada pod adresem { $address }
simulate-versions = inna wersja sixtyone działa na: { $workers }
simulate-kept = przerwano; to samo polecenie z --resume dokończy { $file }
simulate-nothing-kept = przerwano; bez --out nic nie zostało zapisane
simulate-rate = { $count }/s
simulate-matches = { $game }, mecze: { $count }
simulate-deals = rozdań w meczu: { $mean }; akcji: { $actions }
simulate-rounds = rund w meczu: { $mean }; akcji: { $actions }
simulate-margin = średnia przewaga w punktach: { $mean }
simulate-side = miejsce { $who }: wygrane { $wins } %, średni wynik { $score } ({ $kinds })
simulate-kind-start = przed rozgrywką
simulate-kind-play = rozgrywka
simulate-kind-hand = ręce
simulate-kind-crib = kriby
simulate-kind-placement = dołożenia
simulate-kind-hand-out = ostatnie kamienie
simulate-kind-settlement = rozliczenia
