# Jak stoi mecz: fakty, po jednym w wierszu, i całość w jednym zdaniu.

state-score = { $who ->
    [you] Masz { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     }.
   *[other] { $name } ma { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     }.
 }
state-score-pegs = { $who ->
    [you] Masz { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     }, tylny kołek stoi na { NUMBER($rear, useGrouping: 0) }.
   *[other] { $name } ma { $points ->
        [one] { NUMBER($points, useGrouping: 0) } punkt
        [few] { NUMBER($points, useGrouping: 0) } punkty
        [many] { NUMBER($points, useGrouping: 0) } punktów
       *[other] { NUMBER($points, useGrouping: 0) } punktu
     }, tylny kołek stoi na { NUMBER($rear, useGrouping: 0) }.
 }
state-score-pair = { $name }: { $points ->
    [one] { NUMBER($points, useGrouping: 0) } punkt
    [few] { NUMBER($points, useGrouping: 0) } punkty
    [many] { NUMBER($points, useGrouping: 0) } punktów
   *[other] { NUMBER($points, useGrouping: 0) } punktu
 }.
state-score-pair-pegs = { $name }: { $points ->
    [one] { NUMBER($points, useGrouping: 0) } punkt
    [few] { NUMBER($points, useGrouping: 0) } punkty
    [many] { NUMBER($points, useGrouping: 0) } punktów
   *[other] { NUMBER($points, useGrouping: 0) } punktu
 }, tylny kołek stoi na { NUMBER($rear, useGrouping: 0) }.
state-turn = { $who ->
    [you] Twoja kolej.
   *[other] Teraz gra { $name }.
 }
state-turn-several = Na ruchu są jeszcze: { $names }.
state-over = Mecz jest skończony.
state-waiting = { $phase ->
    [lot] Przed losowaniem, kto otwiera.
    [cut] Przed losowaniem, kto rozdaje.
    [deal] Przed rozdaniem.
    [starter] Przed odkryciem karty startowej.
   *[draw] Przed dobraniem kamienia.
 }

# Cribbage.
state-deal = Rozdanie { NUMBER($deal, useGrouping: 0) }.
state-dealer = { $who ->
    [you] Rozdajesz; krib jest twój.
   *[other] Rozdaje { $name } i ma krib.
 }
state-crib-count = { $count ->
    [0] Krib jest pusty.
    [one] W kribie leży { NUMBER($count, useGrouping: 0) } zakryta karta.
    [few] W kribie leżą { NUMBER($count, useGrouping: 0) } zakryte karty.
    [many] W kribie leży { NUMBER($count, useGrouping: 0) } zakrytych kart.
   *[other] W kribie leży { NUMBER($count, useGrouping: 0) } zakrytej karty.
 }
state-crib = Krib: { $pieces }.
state-starter = Karta startowa: { $card }.
state-no-starter = Karta startowa jeszcze nie jest odkryta.
state-series = Suma { $count }: { $pieces }.
state-series-new = Suma 0.
state-gone = { $who ->
    [you] Twoje „dalej” już padło.
   *[other] { $name }: „dalej” już padło.
 }
state-hand-cards = { $count ->
    [0] Nie masz żadnej karty.
   *[other] Twoja ręka: { $pieces }.
 }
state-discards = Twoje odłożone karty: { $pieces }.
state-holds-cards = { $count ->
    [0] { $name } nie ma żadnej karty.
    [one] { $name } ma { NUMBER($count, useGrouping: 0) } zakrytą kartę.
    [few] { $name } ma { NUMBER($count, useGrouping: 0) } zakryte karty.
    [many] { $name } ma { NUMBER($count, useGrouping: 0) } zakrytych kart.
   *[other] { $name } ma { NUMBER($count, useGrouping: 0) } zakrytej karty.
 }
state-laid-cards = { $who ->
    [you] Twoje wyłożone karty: { $pieces }.
   *[other] { $name }, wyłożone karty: { $pieces }.
 }
state-claim = { $who ->
    [you] { $what ->
        [starter] Masz policzyć kartę startową.
        [play] Masz policzyć wyłożoną kartę.
        [crib] Masz policzyć swój krib: { $pieces }.
       *[hand] Masz policzyć swoją rękę: { $pieces }.
     }
   *[other] { $what ->
        [starter] { $name } liczy kartę startową.
        [play] { $name } liczy wyłożoną kartę.
        [crib] { $name } liczy krib: { $pieces }.
       *[hand] { $name } liczy rękę: { $pieces }.
     }
 }
state-claimed = { $who ->
    [you] Twoje zgłoszenie: { $points }.
   *[other] { $name } zgłasza { $points }.
 }

# Domino.
state-round = Runda { NUMBER($round, useGrouping: 0) }.
state-opener = { $who ->
    [you] Rundę otwierasz ty.
   *[other] Rundę otwiera { $name }.
 }
state-opens = { $who ->
    [you] Otwierasz ty.
   *[other] Otwiera { $name }.
 }
state-no-layout = Nie leży jeszcze żaden kamień.
state-line = Łańcuch od końca do końca: { $pieces }.
state-arm = Ramię dubletu { $tile }: { $pieces }.
state-open = Miejsca dołożenia: { $places }.
state-stock = { $draws ->
    [yes] { $count ->
        [0] Talon jest pusty.
        [one] W talonie jest { NUMBER($count, useGrouping: 0) } kamień.
        [few] W talonie są { NUMBER($count, useGrouping: 0) } kamienie.
        [many] W talonie jest { NUMBER($count, useGrouping: 0) } kamieni.
       *[other] W talonie jest { NUMBER($count, useGrouping: 0) } kamienia.
     }
   *[no] { $count ->
        [0] Żaden kamień nie leży poza grą.
        [one] Poza grą leży { NUMBER($count, useGrouping: 0) } kamień.
        [few] Poza grą leżą { NUMBER($count, useGrouping: 0) } kamienie.
        [many] Poza grą leży { NUMBER($count, useGrouping: 0) } kamieni.
       *[other] Poza grą leży { NUMBER($count, useGrouping: 0) } kamienia.
     }
 }
state-hand-tiles = { $count ->
    [0] Nie masz żadnego kamienia.
   *[other] Twoja ręka: { $pieces }.
 }
state-holds-tiles = { $count ->
    [0] { $name } nie ma żadnego kamienia.
    [one] { $name } ma { NUMBER($count, useGrouping: 0) } zakryty kamień.
    [few] { $name } ma { NUMBER($count, useGrouping: 0) } zakryte kamienie.
    [many] { $name } ma { NUMBER($count, useGrouping: 0) } zakrytych kamieni.
   *[other] { $name } ma { NUMBER($count, useGrouping: 0) } zakrytego kamienia.
 }
state-drawn = Dobrany kamień { $tile } trzeba dołożyć.
state-kept-turn = { $who ->
    [you] Zachowujesz kolejkę.
   *[other] { $name } zachowuje kolejkę.
 }

# Całość w jednym zdaniu. Zmienne: $who i $name: czyja kolej; $scores; $count: suma w rozgrywce; $ends: suma końców.
state-sentence = { $phase ->
    [lot] Przed losowaniem, kto otwiera; { $scores }.
    [cut] Przed losowaniem, kto rozdaje; { $scores }.
    [deal] Przed rozdaniem; { $scores }.
    [starter] Przed odkryciem karty startowej; { $scores }.
    [draw] Suma końców { $ends }, przed dobraniem kamienia; { $scores }.
    [discard] { $who ->
        [you] Masz odłożyć karty; { $scores }.
       *[other] Karty do kriba ma odłożyć: { $name }; { $scores }.
     }
    [cut-pack] { $who ->
        [you] Masz przełożyć talię; { $scores }.
       *[other] Talię ma przełożyć: { $name }; { $scores }.
     }
    [play] { $who ->
        [you] Suma { $count }, grasz ty; { $scores }.
       *[other] Suma { $count }, gra { $name }; { $scores }.
     }
    [count] { $who ->
        [you] Masz zgłosić punkty; { $scores }.
       *[other] Punkty ma zgłosić: { $name }; { $scores }.
     }
    [answer] { $who ->
        [you] Masz odpowiedzieć na zgłoszenie; { $scores }.
       *[other] Na zgłoszenie ma odpowiedzieć: { $name }; { $scores }.
     }
    [turn] { $who ->
        [you] Suma końców { $ends }, dokładasz ty; { $scores }.
       *[other] Suma końców { $ends }, dokłada { $name }; { $scores }.
     }
    [opening] { $who ->
        [you] Otwierasz ty; { $scores }.
       *[other] Otwiera { $name }; { $scores }.
     }
    [over] Mecz jest skończony; { $scores }.
   *[other] { $scores }.
 }
