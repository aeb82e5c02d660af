# Slova na kresbách a v nich.

picture-counted = počítaný konec s tím, co dává
picture-counted-too = tentýž dubl, počítaný jednou
picture-may-join = sem se smí přiložit; nepočítá se
picture-spinner = spinner
picture-just-laid = naposled přiloženo
picture-starter = startovní karta
picture-crib = Crib
picture-stock = Záloha
picture-shown = list k počítání
picture-hidden = { $what ->
    [cards] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } karta lícem dolů
        [few] { NUMBER($count, useGrouping: 0) } karty lícem dolů
        [many] { NUMBER($count, useGrouping: 0) } karty lícem dolů
       *[other] { NUMBER($count, useGrouping: 0) } karet lícem dolů
     }
   *[tiles] { $count ->
        [one] { NUMBER($count, useGrouping: 0) } kostka lícem dolů
        [few] { NUMBER($count, useGrouping: 0) } kostky lícem dolů
        [many] { NUMBER($count, useGrouping: 0) } kostky lícem dolů
       *[other] { NUMBER($count, useGrouping: 0) } kostek lícem dolů
     }
 }
picture-nothing = { $what ->
    [cards] žádné karty
   *[tiles] žádné kostky
 }
picture-layout = { $count ->
    [0] Prázdné rozložení
    [one] Rozložení: { NUMBER($count, useGrouping: 0) } kostka, naposled { $tile }
    [few] Rozložení: { NUMBER($count, useGrouping: 0) } kostky, naposled { $tile }
    [many] Rozložení: { NUMBER($count, useGrouping: 0) } kostky, naposled { $tile }
   *[other] Rozložení: { NUMBER($count, useGrouping: 0) } kostek, naposled { $tile }
 }
picture-counted-sum = { $count ->
    [0] Počítá se: 0.
    [1] Počítá se: { $sum }.
   *[other] Počítá se: { $terms } = { $sum }.
 }
picture-award = Za přiložení: { $points ->
    [one] { NUMBER($points, useGrouping: 0) } bod
    [few] { NUMBER($points, useGrouping: 0) } body
    [many] { NUMBER($points, useGrouping: 0) } bodu
   *[other] { NUMBER($points, useGrouping: 0) } bodů
 }.
picture-award-raw = Za přiložení: { $raw ->
    [one] { NUMBER($raw, useGrouping: 0) } hrubý bod
    [few] { NUMBER($raw, useGrouping: 0) } hrubé body
    [many] { NUMBER($raw, useGrouping: 0) } hrubého bodu
   *[other] { NUMBER($raw, useGrouping: 0) } hrubých bodů
 }, { $points ->
    [one] { NUMBER($points, useGrouping: 0) } zobrazený bod
    [few] { NUMBER($points, useGrouping: 0) } zobrazené body
    [many] { NUMBER($points, useGrouping: 0) } zobrazeného bodu
   *[other] { NUMBER($points, useGrouping: 0) } zobrazených bodů
 }.
picture-hand = { $whose ->
    [none] { $count ->
        [one] V ruce: { NUMBER($count, useGrouping: 0) } karta
        [few] V ruce: { NUMBER($count, useGrouping: 0) } karty
        [many] V ruce: { NUMBER($count, useGrouping: 0) } karty
       *[other] V ruce: { NUMBER($count, useGrouping: 0) } karet
     }
   *[named] { $count ->
        [one] { $name }: { NUMBER($count, useGrouping: 0) } karta
        [few] { $name }: { NUMBER($count, useGrouping: 0) } karty
        [many] { $name }: { NUMBER($count, useGrouping: 0) } karty
       *[other] { $name }: { NUMBER($count, useGrouping: 0) } karet
     }
 }
picture-tiles = { $whose ->
    [none] { $count ->
        [one] V ruce: { NUMBER($count, useGrouping: 0) } kostka
        [few] V ruce: { NUMBER($count, useGrouping: 0) } kostky
        [many] V ruce: { NUMBER($count, useGrouping: 0) } kostky
       *[other] V ruce: { NUMBER($count, useGrouping: 0) } kostek
     }
   *[named] { $count ->
        [one] { $name }: { NUMBER($count, useGrouping: 0) } kostka
        [few] { $name }: { NUMBER($count, useGrouping: 0) } kostky
        [many] { $name }: { NUMBER($count, useGrouping: 0) } kostky
       *[other] { $name }: { NUMBER($count, useGrouping: 0) } kostek
     }
 }
picture-pile = Sehrávka, součet { $count }
picture-pile-desc = Karty série po řadě: { $pieces }. Součet { $count }.
picture-pile-scores = Za poslední kartu: { $reasons }.
picture-kind = { $kind ->
    [fifteen] patnáctka
    [pair] pár
    [pair-royal] trojice
    [double-pair-royal] čtveřice
    [run] postupka { $size } karet
    [flush] barva { $size } karet
    [nobs] kluk v barvě
    [heels] startovní kluk
    [thirty-one] třicet jedna
    [last-card] poslední karta
    [three-for-last] tři body náskoku
    [claim] ohlášení
    [muggins] muggins
    [penalty] trest
    [fives] pětky
    [threes] trojky
    [hand-out] domino
   *[settlement] vyúčtování
 }
picture-part = { $kind } za { $points }
picture-count = { $what ->
    [crib] Crib za { $total }
   *[hand] List za { $total }
 }
picture-count-desc = List: { $pieces }. Startovní karta: { $starter }. { $rows }.
picture-count-row = { $kind } ({ $pieces }): { $points }, dohromady { $running }
picture-count-nothing = Není v něm co počítat
picture-board = { $sides ->
    [one] Deska na cribbage pro { NUMBER($sides, useGrouping: 0) } stranu
    [few] Deska na cribbage pro { NUMBER($sides, useGrouping: 0) } strany
    [many] Deska na cribbage pro { NUMBER($sides, useGrouping: 0) } strany
   *[other] Deska na cribbage pro { NUMBER($sides, useGrouping: 0) } stran
 }, hra do { NUMBER($target, useGrouping: 0) }
picture-board-old = Čtyři řady po 30 dírkách, dvě pro každou stranu.
picture-board-new = Dráha 120 dírek pro každou stranu, ve čtyřech řadách po 30.
picture-side = { $home ->
    [yes] { $name }: { NUMBER($front, useGrouping: 0) }, v cílové dírce (zadní kolík { NUMBER($rear, useGrouping: 0) })
   *[no] { $name }: { NUMBER($front, useGrouping: 0) } (zadní kolík { NUMBER($rear, useGrouping: 0) })
 }
picture-side-name = Strana { $number }
picture-lap = okruh { $lap } z { $laps }
picture-skunk-line = { $double ->
    [yes] čára dvojitého skunka: pod { $below }
   *[no] čára skunka: pod { $below }
 }
picture-position = Pozice ve hře { $game }. { $scores }
picture-dealer = { $name } (rozdávající)
picture-laid = { $name }, vyložené karty
picture-laid-away = { $name }, odložené karty
