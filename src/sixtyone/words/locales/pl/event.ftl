# Co dzieje się przy stole, po jednym zdaniu na zdarzenie. Wszędzie:
#   $who: you (jedyna osoba, która to czyta) albo other; $name: kto działa.
# Czas teraźniejszy i imiona w mianowniku: zdanie nie musi wiedzieć, czyje to imię.

event-lot = { $who ->
    [you] Losowanie: otwierasz ty.
   *[other] Losowanie: otwiera { $name }.
 }

# Domino.
event-dealt-tiles = { $draws ->
    [yes] Każdy dostaje { $count ->
        [one] { NUMBER($count, useGrouping: 0) } kamień
        [few] { NUMBER($count, useGrouping: 0) } kamienie
        [many] { NUMBER($count, useGrouping: 0) } kamieni
       *[other] { NUMBER($count, useGrouping: 0) } kamienia
     }; w talonie { $stock ->
        [one] zostaje { NUMBER($stock, useGrouping: 0) }
        [few] zostają { NUMBER($stock, useGrouping: 0) }
        [many] zostaje { NUMBER($stock, useGrouping: 0) }
       *[other] zostaje { NUMBER($stock, useGrouping: 0) }
     }.
   *[no] Każdy dostaje { $count ->
        [one] { NUMBER($count, useGrouping: 0) } kamień
        [few] { NUMBER($count, useGrouping: 0) } kamienie
        [many] { NUMBER($count, useGrouping: 0) } kamieni
       *[other] { NUMBER($count, useGrouping: 0) } kamienia
     }; w tej rundzie poza grą { $stock ->
        [one] zostaje { NUMBER($stock, useGrouping: 0) }
        [few] zostają { NUMBER($stock, useGrouping: 0) }
        [many] zostaje { NUMBER($stock, useGrouping: 0) }
       *[other] zostaje { NUMBER($stock, useGrouping: 0) }
     }.
 }
event-hand = { $who ->
    [you] Twoja ręka: { $pieces }.
   *[other] { $name }, ręka: { $pieces }.
 }
event-placed = { $who ->
    [you] { $where ->
        [first] Otwierasz kamieniem { $tile }.
        [half] Dokładasz { $tile } do { $value ->
            [0] mydła
            [1] jedynki
            [2] dwójki
            [3] trójki
            [4] czwórki
            [5] piątki
           *[6] szóstki
         } kamienia { $to }.
        [arm] Dokładasz { $tile } jako ramię dubletu { $to }.
       *[side] Dokładasz { $tile } do boku dubletu { $to }.
     }
   *[other] { $where ->
        [first] { $name } otwiera kamieniem { $tile }.
        [half] { $name } dokłada { $tile } do { $value ->
            [0] mydła
            [1] jedynki
            [2] dwójki
            [3] trójki
            [4] czwórki
            [5] piątki
           *[6] szóstki
         } kamienia { $to }.
        [arm] { $name } dokłada { $tile } jako ramię dubletu { $to }.
       *[side] { $name } dokłada { $tile } do boku dubletu { $to }.
     }
 }
event-drew = { $shown ->
    [yes] { $who ->
        [you] Dobierasz { $tile }; w talonie { $stock ->
            [0] nie zostaje nic
            [one] zostaje { NUMBER($stock, useGrouping: 0) }
            [few] zostają { NUMBER($stock, useGrouping: 0) }
            [many] zostaje { NUMBER($stock, useGrouping: 0) }
           *[other] zostaje { NUMBER($stock, useGrouping: 0) }
         }.
       *[other] { $name } dobiera { $tile }; w talonie { $stock ->
            [0] nie zostaje nic
            [one] zostaje { NUMBER($stock, useGrouping: 0) }
            [few] zostają { NUMBER($stock, useGrouping: 0) }
            [many] zostaje { NUMBER($stock, useGrouping: 0) }
           *[other] zostaje { NUMBER($stock, useGrouping: 0) }
         }.
     }
   *[no] { $who ->
        [you] Dobierasz { $count ->
            [one] kamień
            [few] { NUMBER($count, useGrouping: 0) } kamienie
            [many] { NUMBER($count, useGrouping: 0) } kamieni
           *[other] { NUMBER($count, useGrouping: 0) } kamienia
         }; w talonie { $stock ->
            [0] nie zostaje nic
            [one] zostaje { NUMBER($stock, useGrouping: 0) }
            [few] zostają { NUMBER($stock, useGrouping: 0) }
            [many] zostaje { NUMBER($stock, useGrouping: 0) }
           *[other] zostaje { NUMBER($stock, useGrouping: 0) }
         }.
       *[other] { $name } dobiera { $count ->
            [one] kamień
            [few] { NUMBER($count, useGrouping: 0) } kamienie
            [many] { NUMBER($count, useGrouping: 0) } kamieni
           *[other] { NUMBER($count, useGrouping: 0) } kamienia
         }; w talonie { $stock ->
            [0] nie zostaje nic
            [one] zostaje { NUMBER($stock, useGrouping: 0) }
            [few] zostają { NUMBER($stock, useGrouping: 0) }
            [many] zostaje { NUMBER($stock, useGrouping: 0) }
           *[other] zostaje { NUMBER($stock, useGrouping: 0) }
         }.
     }
 }
event-passed = { $who ->
    [you] Nie możesz nic dołożyć i pasujesz.
   *[other] { $name } nie może nic dołożyć i pasuje.
 }
event-knocked = { $who ->
    [you] Nie możesz nic dołożyć i pukasz.
   *[other] { $name } nie może nic dołożyć i puka.
 }
event-stopped = { $who ->
    [you] Kończysz kolejkę.
   *[other] { $name } kończy kolejkę.
 }
# Punkty, które przekroczyłyby cel, gdy trzeba trafić dokładnie. Zmienne: $points; $total: wynik, który zostaje; $target.
event-refused = { $who ->
    [you] { $points ->
        [one] Z { NUMBER($points, useGrouping: 0) } punktem wynik przekroczyłby { $target }: punkt się nie liczy
        [few] Z { NUMBER($points, useGrouping: 0) } punktami wynik przekroczyłby { $target }: punkty się nie liczą
        [many] Z { NUMBER($points, useGrouping: 0) } punktami wynik przekroczyłby { $target }: punkty się nie liczą
       *[other] Z { NUMBER($points, useGrouping: 0) } punktami wynik przekroczyłby { $target }: punkty się nie liczą
     }, masz nadal { NUMBER($total, useGrouping: 0) }.
    [yours] { $points ->
        [one] Z { NUMBER($points, useGrouping: 0) } punktem wynik przekroczyłby { $target }: punkt się nie liczy
        [few] Z { NUMBER($points, useGrouping: 0) } punktami wynik przekroczyłby { $target }: punkty się nie liczą
        [many] Z { NUMBER($points, useGrouping: 0) } punktami wynik przekroczyłby { $target }: punkty się nie liczą
       *[other] Z { NUMBER($points, useGrouping: 0) } punktami wynik przekroczyłby { $target }: punkty się nie liczą
     }, macie nadal { NUMBER($total, useGrouping: 0) }.
   *[other] { $name }: { $points ->
        [one] z { NUMBER($points, useGrouping: 0) } punktem wynik przekroczyłby { $target }; punkt się nie liczy
        [few] z { NUMBER($points, useGrouping: 0) } punktami wynik przekroczyłby { $target }; punkty się nie liczą
        [many] z { NUMBER($points, useGrouping: 0) } punktami wynik przekroczyłby { $target }; punkty się nie liczą
       *[other] z { NUMBER($points, useGrouping: 0) } punktami wynik przekroczyłby { $target }; punkty się nie liczą
     }, zostaje { NUMBER($total, useGrouping: 0) }.
 }
event-blocked = Nikt nie może dołożyć kamienia: runda jest zablokowana.
event-round-ended = { $reason ->
    [out] { $who ->
        [you] Domino! Pozbywasz się ostatniego kamienia: koniec rundy.
       *[other] Domino! { $name } pozbywa się ostatniego kamienia: koniec rundy.
     }
   *[blocked] Koniec rundy.
 }
event-revealed = { $who ->
    [you] Zostajesz z { $pieces }: { $pips ->
        [one] { NUMBER($pips, useGrouping: 0) } oczko
        [few] { NUMBER($pips, useGrouping: 0) } oczka
        [many] { NUMBER($pips, useGrouping: 0) } oczek
       *[other] { NUMBER($pips, useGrouping: 0) } oczka
     }.
   *[other] { $name } zostaje z { $pieces }: { $pips ->
        [one] { NUMBER($pips, useGrouping: 0) } oczko
        [few] { NUMBER($pips, useGrouping: 0) } oczka
        [many] { NUMBER($pips, useGrouping: 0) } oczek
       *[other] { NUMBER($pips, useGrouping: 0) } oczka
     }.
 }
event-revealed-out = { $who ->
    [you] Nie masz już kamieni.
   *[other] { $name } nie ma już kamieni.
 }

# Cribbage.
event-cut-card = { $who ->
    [you] ty ({ $card })
   *[other] { $name } ({ $card })
 }
event-cut = Losowanie rozdającego: { $cuts }.
event-cut-dealer = { $who ->
    [you] Masz najniższą kartę: rozdajesz.
   *[other] { $name } ma najniższą kartę i rozdaje.
 }
event-cut-tied = Remis; jeszcze raz ciągną: { $names }.
event-dealt-cards = { $who ->
    [you] { $crib ->
        [0] Rozdajesz po { $count ->
            [one] { NUMBER($count, useGrouping: 0) } karcie
            [few] { NUMBER($count, useGrouping: 0) } karty
            [many] { NUMBER($count, useGrouping: 0) } kart
           *[other] { NUMBER($count, useGrouping: 0) } karty
         }. Krib jest twój.
       *[other] Rozdajesz po { $count ->
            [one] { NUMBER($count, useGrouping: 0) } karcie
            [few] { NUMBER($count, useGrouping: 0) } karty
            [many] { NUMBER($count, useGrouping: 0) } kart
           *[other] { NUMBER($count, useGrouping: 0) } karty
         } i { $crib ->
            [one] { NUMBER($crib, useGrouping: 0) } kartę
            [few] { NUMBER($crib, useGrouping: 0) } karty
            [many] { NUMBER($crib, useGrouping: 0) } kart
           *[other] { NUMBER($crib, useGrouping: 0) } karty
         } do kriba. Krib jest twój.
     }
   *[other] { $crib ->
        [0] { $name } rozdaje po { $count ->
            [one] { NUMBER($count, useGrouping: 0) } karcie
            [few] { NUMBER($count, useGrouping: 0) } karty
            [many] { NUMBER($count, useGrouping: 0) } kart
           *[other] { NUMBER($count, useGrouping: 0) } karty
         } i ma krib.
       *[other] { $name } rozdaje po { $count ->
            [one] { NUMBER($count, useGrouping: 0) } karcie
            [few] { NUMBER($count, useGrouping: 0) } karty
            [many] { NUMBER($count, useGrouping: 0) } kart
           *[other] { NUMBER($count, useGrouping: 0) } karty
         } i ma krib, do którego { $crib ->
            [one] idzie { NUMBER($crib, useGrouping: 0) } karta
            [few] idą { NUMBER($crib, useGrouping: 0) } karty
            [many] idzie { NUMBER($crib, useGrouping: 0) } kart
           *[other] idzie { NUMBER($crib, useGrouping: 0) } karty
         } z talii.
     }
 }
event-dealt-crib = Z talii do kriba: { $pieces }.
event-discarded = { $shown ->
    [yes] { $who ->
        [you] Odkładasz: { $pieces }.
       *[other] { $name } odkłada: { $pieces }.
     }
   *[no] { $who ->
        [you] Odkładasz { $count ->
            [one] { NUMBER($count, useGrouping: 0) } kartę
            [few] { NUMBER($count, useGrouping: 0) } karty
            [many] { NUMBER($count, useGrouping: 0) } kart
           *[other] { NUMBER($count, useGrouping: 0) } karty
         }.
       *[other] { $name } odkłada { $count ->
            [one] { NUMBER($count, useGrouping: 0) } kartę
            [few] { NUMBER($count, useGrouping: 0) } karty
            [many] { NUMBER($count, useGrouping: 0) } kart
           *[other] { NUMBER($count, useGrouping: 0) } karty
         }.
     }
 }
event-pack-cut = { $who ->
    [you] Przekładasz talię, zdejmując { $depth ->
        [one] { NUMBER($depth, useGrouping: 0) } kartę
        [few] { NUMBER($depth, useGrouping: 0) } karty
        [many] { NUMBER($depth, useGrouping: 0) } kart
       *[other] { NUMBER($depth, useGrouping: 0) } karty
     }.
   *[other] { $name } przekłada talię, zdejmując { $depth ->
        [one] { NUMBER($depth, useGrouping: 0) } kartę
        [few] { NUMBER($depth, useGrouping: 0) } karty
        [many] { NUMBER($depth, useGrouping: 0) } kart
       *[other] { NUMBER($depth, useGrouping: 0) } karty
     }.
 }
event-starter = Karta startowa: { $card }.
event-played = { $who ->
    [you] Wykładasz: { $card }, suma { $count }.
   *[other] { $name } wykłada: { $card }, suma { $count }.
 }
event-went = { $who ->
    [you] Mówisz „dalej” przy sumie { $count }.
   *[other] { $name } mówi „dalej” przy sumie { $count }.
 }
event-series-ended = { $count ->
    [31] Trzydzieści jeden: suma zaczyna się od nowa.
   *[other] Przy { $count } nikt nie może grać dalej: suma zaczyna się od nowa.
 }
event-series-ended-last = { $count ->
    [31] Trzydzieści jeden: koniec rozgrywki.
   *[other] Koniec rozgrywki przy sumie { $count }.
 }
event-counting = { $what ->
    [crib] { $who ->
        [you] Twój krib: { $pieces }; karta startowa { $starter }.
       *[other] { $name }, krib: { $pieces }; karta startowa { $starter }.
     }
   *[hand] { $who ->
        [you] Twoja ręka: { $pieces }; karta startowa { $starter }.
       *[other] { $name }, ręka: { $pieces }; karta startowa { $starter }.
     }
 }
event-claimed = { $who ->
    [you] Zgłaszasz { $points }.
   *[other] { $name } zgłasza { $points }.
 }
event-called = { $who ->
    [you] Mówisz „muggins” za { $points } i bierzesz { $taken }.
   *[other] { $name } mówi „muggins” za { $points } i bierze { $taken }.
 }
event-accepted = { $who ->
    [you] Przyjmujesz { $points }.
   *[other] { $name } przyjmuje { $points }.
 }
event-counted = { $right ->
    [yes] { $total ->
        [0] Dobrze: nie ma nic do policzenia.
       *[other] Dobrze: { $count }.
     }
    [under] Jest { $total }, a nie { $claimed }: { $count }.
   *[over] { $total ->
        [0] Nie ma nic do policzenia: { $claimed } poprawiono na 0.
       *[other] Jest { $total }, a nie { $claimed }; poprawiono: { $count }.
     }
 }
event-shown = { $what ->
    [crib] { $who ->
        [you] Twój krib: { $pieces }; karta startowa { $starter }: { $count }.
       *[other] { $name }, krib: { $pieces }; karta startowa { $starter }: { $count }.
     }
   *[hand] { $who ->
        [you] Twoja ręka: { $pieces }; karta startowa { $starter }: { $count }.
       *[other] { $name }, ręka: { $pieces }; karta startowa { $starter }: { $count }.
     }
 }
event-deal-ended = Koniec rozdania. { $scores }.

# Wszystkie gry.
event-scored = { $who ->
    [you] Zaznaczasz { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     }: { $reasons }. Masz { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } zaznacza { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     }: { $reasons }. { $name } ma { NUMBER($total, useGrouping: 0) }.
 }
event-scored-raw = { $who ->
    [you] Zaznaczasz { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     } ({ NUMBER($raw, useGrouping: 0) } surowych): { $reasons }. Masz { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } zaznacza { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     } ({ NUMBER($raw, useGrouping: 0) } surowych): { $reasons }. { $name } ma { NUMBER($total, useGrouping: 0) }.
 }
# To samo w parach. Zmienne: $side: oba imiona.
event-scored-pair = { $who ->
    [you] Zaznaczasz { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     }: { $reasons }. { $side }: razem { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } zaznacza { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     }: { $reasons }. { $side }: razem { NUMBER($total, useGrouping: 0) }.
 }
event-scored-pair-raw = { $who ->
    [you] Zaznaczasz { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     } ({ NUMBER($raw, useGrouping: 0) } surowych): { $reasons }. { $side }: razem { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } zaznacza { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     } ({ NUMBER($raw, useGrouping: 0) } surowych): { $reasons }. { $side }: razem { NUMBER($total, useGrouping: 0) }.
 }
event-scored-side = { $whose ->
    [yours] Wasza para
   *[other] Para { $side }
 } zaznacza { $points ->
    [one] { NUMBER($points, useGrouping: 0) } punkt
    [few] { NUMBER($points, useGrouping: 0) } punkty
    [many] { NUMBER($points, useGrouping: 0) } punktów
   *[other] { NUMBER($points, useGrouping: 0) } punktu
 }: { $reasons }. { $whose ->
    [yours] Macie razem { NUMBER($total, useGrouping: 0) }
   *[other] { $side }: razem { NUMBER($total, useGrouping: 0) }
 }.
event-scored-shown = { $who ->
    [you] Zaznaczasz { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     } i masz { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } zaznacza { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     } i ma { NUMBER($total, useGrouping: 0) }.
 }
event-scored-shown-pair = { $who ->
    [you] Zaznaczasz { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     }. { $side }: razem { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } zaznacza { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     }. { $side }: razem { NUMBER($total, useGrouping: 0) }.
 }
event-outcome = { $who ->
    [you] { $count ->
        [one] Wygrywasz!
        [few] { $names } wygrywacie!
        [many] { $names } wygrywacie!
       *[other] { $names } wygrywacie!
     } { $scores }.
   *[other] { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $names }.
        [few] Wygrywają { $names }.
        [many] Wygrywają { $names }.
       *[other] Wygrywają { $names }.
     } { $scores }.
 }
event-outcome-why = { $reason ->
    [giveaway] { $who ->
        [you] W grze na opak przegrywa ten, kto pierwszy dojdzie do { NUMBER($target, useGrouping: 0) }: ty.
        [yours] W grze na opak przegrywa para, która pierwsza dojdzie do { NUMBER($target, useGrouping: 0) }: wasza.
        [pair] W grze na opak przegrywa para, która pierwsza dojdzie do { NUMBER($target, useGrouping: 0) }: { $name }.
       *[other] W grze na opak przegrywa ten, kto pierwszy dojdzie do { NUMBER($target, useGrouping: 0) }: { $name }.
     }
    [resigned] { $who ->
        [you] Poddajesz mecz.
        [yours] Poddajecie mecz.
        [pair] Mecz poddaje para { $name }.
       *[other] { $name } poddaje mecz.
     }
    [adjudicated] Mecz rozstrzygnięto bez dogrania do końca.
   *[target] Cel: { NUMBER($target, useGrouping: 0) }.
 }
event-skunk = { $level ->
    [2] { $who ->
        [you] Dostajesz podwójnego skunka.
        [yours] Dostajecie podwójnego skunka.
        [pair] Podwójny skunk dla pary { $name }.
       *[other] { $name } dostaje podwójnego skunka.
     }
   *[1] { $who ->
        [you] Dostajesz skunka.
        [yours] Dostajecie skunka.
        [pair] Skunk dla pary { $name }.
       *[other] { $name } dostaje skunka.
     }
 }
