# O co pyta program. Zmienne: $name: kto jest pytany; $many: yes, gdy gra tu kilka osób.

ask-place = { $many ->
    [yes] { $name }, który kamień?
   *[no] Który kamień?
 }
ask-where = { $tile } pasuje w kilku miejscach. Gdzie dołożyć?
ask-where-choice = { $where ->
    [half] do { $value ->
        [0] mydła
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
       *[6] szóstki
     } kamienia { $tile }
    [arm] jako ramię dubletu { $tile }
   *[side] do boku dubletu { $tile }
 }
ask-discard = { $many ->
    [yes] { $who ->
        [own] { $name }, do swojego kriba: { $count ->
            [one] którą kartę?
            [few] które { NUMBER($count, useGrouping: 0) } karty?
            [many] które { NUMBER($count, useGrouping: 0) } kart?
           *[other] które { NUMBER($count, useGrouping: 0) } karty?
         }
       *[other] { $name }, do kriba (rozdaje { $dealer }): { $count ->
            [one] którą kartę?
            [few] które { NUMBER($count, useGrouping: 0) } karty?
            [many] które { NUMBER($count, useGrouping: 0) } kart?
           *[other] które { NUMBER($count, useGrouping: 0) } karty?
         }
     }
   *[no] { $who ->
        [own] Do swojego kriba: { $count ->
            [one] którą kartę?
            [few] które { NUMBER($count, useGrouping: 0) } karty?
            [many] które { NUMBER($count, useGrouping: 0) } kart?
           *[other] które { NUMBER($count, useGrouping: 0) } karty?
         }
       *[other] Do kriba (rozdaje { $dealer }): { $count ->
            [one] którą kartę?
            [few] które { NUMBER($count, useGrouping: 0) } karty?
            [many] które { NUMBER($count, useGrouping: 0) } kart?
           *[other] które { NUMBER($count, useGrouping: 0) } karty?
         }
     }
 }
ask-play = { $many ->
    [yes] { $name }, którą kartę?
   *[no] Którą kartę?
 }
# Można zrobić tylko jedno. Zmienne: $action: go, pass, knock albo to, co w $piece.
ask-only = { $many ->
    [yes] { $action ->
        [go] { $name }, nie możesz nic wyłożyć: Enter, żeby powiedzieć „dalej”.
        [pass] { $name }, nie możesz nic dołożyć: Enter, żeby spasować.
        [knock] { $name }, nie możesz nic dołożyć: Enter, żeby zapukać.
        [play] { $name }, pasuje tylko { $piece }: Enter, żeby wyłożyć.
       *[place] { $name }, pasuje tylko { $piece }, w jednym miejscu: Enter, żeby dołożyć.
     }
   *[no] { $action ->
        [go] Nie możesz nic wyłożyć: Enter, żeby powiedzieć „dalej”.
        [pass] Nie możesz nic dołożyć: Enter, żeby spasować.
        [knock] Nie możesz nic dołożyć: Enter, żeby zapukać.
        [play] Pasuje tylko { $piece }: Enter, żeby wyłożyć.
       *[place] Pasuje tylko { $piece }, w jednym miejscu: Enter, żeby dołożyć.
     }
 }
ask-count = { $many ->
    [yes] { $name }, ile to punktów?
   *[no] Ile to punktów?
 }
ask-answer = { $many ->
    [yes] { $name }, muggins? Liczba albo „przyjmuję”:
   *[no] Muggins? Liczba albo „przyjmuję”:
 }
ask-cut = { $many ->
    [yes] { $name }, ile kart zdejmujesz, od { $least } do { $most }?
   *[no] Ile kart zdejmujesz, od { $least } do { $most }?
 }
# Co jest do policzenia.
ask-claim = { $what ->
    [starter] Odkryta karta startowa: { $starter }. Policz ją: 2 za waleta, inaczej 0.
    [play] Wyłożona karta: { $card }; suma { $count }: { $pieces }.
    [crib] Policz swój krib: { $pieces }; karta startowa { $starter }.
   *[hand] Policz swoją rękę: { $pieces }; karta startowa { $starter }.
 }
ask-claimed = { $what ->
    [starter] { $name } zgłasza { $points } za kartę startową: { $starter }.
    [play] { $name } zgłasza { $points } za wyłożoną kartę: { $card }; suma { $count }: { $pieces }.
    [crib] { $name } zgłasza { $points } za krib: { $pieces }; karta startowa { $starter }.
   *[hand] { $name } zgłasza { $points } za rękę: { $pieces }; karta startowa { $starter }.
 }
ask-words = { $name }, kilka słów, które wpłyną na rozdania (Enter: losowe)
ask-next = { $name }, naciśnij Enter.
ask-resign = Poddać mecz? Wpisz „tak”, żeby potwierdzić.
