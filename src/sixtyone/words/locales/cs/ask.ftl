# Na co se program ptá. Proměnné: $name: koho se ptá; $many: yes, hraje-li tu víc lidí.

ask-place = { $many ->
    [yes] { $name }, která kostka?
   *[no] Která kostka?
 }
ask-where = { $tile } se hodí na několik míst. Kam?
ask-where-choice = { $where ->
    [half] { $value ->
        [0] k prázdné polovině
        [1] k jedničce
        [2] ke dvojce
        [3] k trojce
        [4] ke čtyřce
        [5] k pětce
       *[6] k šestce
     } kostky { $tile }
    [arm] jako rameno dublu { $tile }
   *[side] k dlouhé straně dublu { $tile }
 }
ask-discard = { $many ->
    [yes] { $who ->
        [own] { $name }, do vlastního cribu: { $count ->
            [one] kterou kartu?
            [few] které { NUMBER($count, useGrouping: 0) } karty?
            [many] kterých { NUMBER($count, useGrouping: 0) } karty?
           *[other] kterých { NUMBER($count, useGrouping: 0) } karet?
         }
       *[other] { $name }, do cribu, který má { $dealer }: { $count ->
            [one] kterou kartu?
            [few] které { NUMBER($count, useGrouping: 0) } karty?
            [many] kterých { NUMBER($count, useGrouping: 0) } karty?
           *[other] kterých { NUMBER($count, useGrouping: 0) } karet?
         }
     }
   *[no] { $who ->
        [own] Do vlastního cribu: { $count ->
            [one] kterou kartu?
            [few] které { NUMBER($count, useGrouping: 0) } karty?
            [many] kterých { NUMBER($count, useGrouping: 0) } karty?
           *[other] kterých { NUMBER($count, useGrouping: 0) } karet?
         }
       *[other] Do cribu, který má { $dealer }: { $count ->
            [one] kterou kartu?
            [few] které { NUMBER($count, useGrouping: 0) } karty?
            [many] kterých { NUMBER($count, useGrouping: 0) } karty?
           *[other] kterých { NUMBER($count, useGrouping: 0) } karet?
         }
     }
 }
ask-play = { $many ->
    [yes] { $name }, která karta?
   *[no] Která karta?
 }
# Možné je jen jedno. Proměnné: $action: go, pass, knock, nebo to, co je v $piece.
ask-only = { $many ->
    [yes] { $action ->
        [go] { $name }, nemůžeš nic vyložit: Enterem řekneš „go“.
        [pass] { $name }, nemůžeš nic přiložit: Enterem pasuješ.
        [knock] { $name }, nemůžeš nic přiložit: Enterem zaklepeš.
        [play] { $name }, hodí se jen { $piece }: Enterem vyložíš.
       *[place] { $name }, hodí se jen { $piece }, na jediné místo: Enterem přiložíš.
     }
   *[no] { $action ->
        [go] Nemůžeš nic vyložit: Enterem řekneš „go“.
        [pass] Nemůžeš nic přiložit: Enterem pasuješ.
        [knock] Nemůžeš nic přiložit: Enterem zaklepeš.
        [play] Hodí se jen { $piece }: Enterem vyložíš.
       *[place] Hodí se jen { $piece }, na jediné místo: Enterem přiložíš.
     }
 }
ask-count = { $many ->
    [yes] { $name }, kolik to je?
   *[no] Kolik to je?
 }
ask-answer = { $many ->
    [yes] { $name }, muggins? Číslo, nebo „uznávám“:
   *[no] Muggins? Číslo, nebo „uznávám“:
 }
ask-cut = { $many ->
    [yes] { $name }, kolik karet sejmeš, { $least } až { $most }?
   *[no] Kolik karet sejmeš, { $least } až { $most }?
 }
# Co se má spočítat.
ask-claim = { $what ->
    [starter] Otočená startovní karta: { $starter }. Spočítej ji: 2 za kluka, jinak 0.
    [play] Vyložená karta: { $card }; součet { $count }: { $pieces }.
    [crib] Spočítej svůj crib: { $pieces }, startovní karta { $starter }.
   *[hand] Spočítej svůj list: { $pieces }, startovní karta { $starter }.
 }
ask-claimed = { $what ->
    [starter] { $name } ohlašuje { $points } za startovní kartu: { $starter }.
    [play] { $name } ohlašuje { $points } za vyloženou kartu: { $card }, součet { $count }: { $pieces }.
    [crib] { $name } ohlašuje { $points } za crib: { $pieces }, startovní karta { $starter }.
   *[hand] { $name } ohlašuje { $points } za list: { $pieces }, startovní karta { $starter }.
 }
ask-words = { $name }, napiš pár slov, která zamíchají rozdání (Enter: náhodná)
ask-next = { $name }, stiskni Enter.
ask-resign = Vzdát zápas? Chceš-li, napiš „ano“.
