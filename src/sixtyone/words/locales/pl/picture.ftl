# Słowa na rysunkach i w nich.

picture-counted = liczony koniec i to, ile daje
picture-counted-too = ten sam dublet, policzony raz
picture-may-join = tu można dołożyć; nie liczy się
picture-spinner = spinner
picture-just-laid = ostatnio dołożony
picture-starter = karta startowa
picture-crib = Krib
picture-stock = Talon
picture-shown = ręka do policzenia
picture-hidden = { $what ->
    [cards] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } zakryta karta
        [few] { NUMBER($count, useGrouping: 0) } zakryte karty
        [many] { NUMBER($count, useGrouping: 0) } zakrytych kart
       *[other] { NUMBER($count, useGrouping: 0) } zakrytej karty
     }
   *[tiles] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } zakryty kamień
        [few] { NUMBER($count, useGrouping: 0) } zakryte kamienie
        [many] { NUMBER($count, useGrouping: 0) } zakrytych kamieni
       *[other] { NUMBER($count, useGrouping: 0) } zakrytego kamienia
     }
 }
picture-nothing = { $what ->
    [cards] brak kart
   *[tiles] brak kamieni
 }
picture-layout = { $count ->
    [0] Pusty układ
    [one] Układ: { NUMBER($count, useGrouping: 0) } kamień, ostatnio dołożony { $tile }
    [few] Układ: { NUMBER($count, useGrouping: 0) } kamienie, ostatnio dołożony { $tile }
    [many] Układ: { NUMBER($count, useGrouping: 0) } kamieni, ostatnio dołożony { $tile }
   *[other] Układ: { NUMBER($count, useGrouping: 0) } kamienia, ostatnio dołożony { $tile }
 }
picture-counted-sum = { $count ->
    [0] Liczone wkłady: 0.
    [1] Liczone wkłady: { $sum }.
   *[other] Liczone wkłady: { $terms } = { $sum }.
 }
picture-award = Za dołożenie: { $points ->
    [one] { NUMBER($points, useGrouping: 0) } punkt
    [few] { NUMBER($points, useGrouping: 0) } punkty
    [many] { NUMBER($points, useGrouping: 0) } punktów
   *[other] { NUMBER($points, useGrouping: 0) } punktu
 }.
picture-award-raw = Za dołożenie: { $raw ->
    [one] { NUMBER($raw, useGrouping: 0) } punkt surowy
    [few] { NUMBER($raw, useGrouping: 0) } punkty surowe
    [many] { NUMBER($raw, useGrouping: 0) } punktów surowych
   *[other] { NUMBER($raw, useGrouping: 0) } punktu surowego
 }, { $points ->
    [one] { NUMBER($points, useGrouping: 0) } wyświetlany
    [few] { NUMBER($points, useGrouping: 0) } wyświetlane
    [many] { NUMBER($points, useGrouping: 0) } wyświetlanych
   *[other] { NUMBER($points, useGrouping: 0) } wyświetlanego
 }.
picture-hand = { $whose ->
    [none] { $count ->
        [one] Ręka: { NUMBER($count, useGrouping: 0) } karta
        [few] Ręka: { NUMBER($count, useGrouping: 0) } karty
        [many] Ręka: { NUMBER($count, useGrouping: 0) } kart
       *[other] Ręka: { NUMBER($count, useGrouping: 0) } karty
     }
   *[named] { $count ->
        [one] { $name }: { NUMBER($count, useGrouping: 0) } karta
        [few] { $name }: { NUMBER($count, useGrouping: 0) } karty
        [many] { $name }: { NUMBER($count, useGrouping: 0) } kart
       *[other] { $name }: { NUMBER($count, useGrouping: 0) } karty
     }
 }
picture-tiles = { $whose ->
    [none] { $count ->
        [one] Ręka: { NUMBER($count, useGrouping: 0) } kamień
        [few] Ręka: { NUMBER($count, useGrouping: 0) } kamienie
        [many] Ręka: { NUMBER($count, useGrouping: 0) } kamieni
       *[other] Ręka: { NUMBER($count, useGrouping: 0) } kamienia
     }
   *[named] { $count ->
        [one] { $name }: { NUMBER($count, useGrouping: 0) } kamień
        [few] { $name }: { NUMBER($count, useGrouping: 0) } kamienie
        [many] { $name }: { NUMBER($count, useGrouping: 0) } kamieni
       *[other] { $name }: { NUMBER($count, useGrouping: 0) } kamienia
     }
 }
picture-pile = Rozgrywka, suma { $count }
picture-pile-desc = Karty serii po kolei: { $pieces }. Suma { $count }.
picture-pile-scores = Za ostatnią kartę: { $reasons }.
picture-kind = { $kind ->
    [fifteen] piętnastka
    [pair] para
    [pair-royal] para królewska
    [double-pair-royal] podwójna królewska
    [run] sekwens { $size } kart
    [flush] kolor { $size } kart
    [nobs] walet w kolorze
    [heels] walet startowy
    [thirty-one] trzydzieści jeden
    [last-card] ostatnia karta
    [three-for-last] trzy punkty na początek
    [claim] zgłoszenie
    [muggins] muggins
    [penalty] kara
    [fives] piątki
    [threes] trójki
    [hand-out] domino
   *[settlement] rozliczenie
 }
picture-part = { $kind } za { $points }
picture-count = { $what ->
    [crib] Krib warty { $total }
   *[hand] Ręka warta { $total }
 }
picture-count-desc = Ręka: { $pieces }. Karta startowa: { $starter }. { $rows }.
picture-count-row = { $kind } ({ $pieces }): { $points }, razem { $running }
picture-count-nothing = Nie ma nic do policzenia
picture-board = { $sides ->
    [one] Tabliczka dla { NUMBER($sides, useGrouping: 0) } strony
    [few] Tabliczka dla { NUMBER($sides, useGrouping: 0) } stron
    [many] Tabliczka dla { NUMBER($sides, useGrouping: 0) } stron
   *[other] Tabliczka dla { NUMBER($sides, useGrouping: 0) } strony
 }, gra do { NUMBER($target, useGrouping: 0) }
picture-board-old = Cztery rzędy po 30 dziurek, dwa dla każdej strony.
picture-board-new = Tor 120 dziurek dla każdej strony, w czterech rzędach po 30.
picture-side = { $home ->
    [yes] { $name }: { NUMBER($front, useGrouping: 0) }, w ostatniej dziurce (tylny kołek { NUMBER($rear, useGrouping: 0) })
   *[no] { $name }: { NUMBER($front, useGrouping: 0) } (tylny kołek { NUMBER($rear, useGrouping: 0) })
 }
picture-side-name = Strona { $number }
picture-lap = okrążenie { $lap } z { $laps }
picture-skunk-line = { $double ->
    [yes] linia podwójnego skunka: poniżej { $below }
   *[no] linia skunka: poniżej { $below }
 }
picture-position = Pozycja w grze { $game }. { $scores }
picture-dealer = { $name } (rozdający)
picture-laid = { $name }, wyłożone karty
picture-laid-away = { $name }, odłożone karty
