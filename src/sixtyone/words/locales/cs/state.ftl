# Jak zápas stojí: fakta, každé na řádku, a celek jednou větou.

state-score = { $who ->
    [you] Máš { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     }.
   *[other] { $name } má { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     }.
 }
state-score-pegs = { $who ->
    [you] Máš { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     }, zadní kolík stojí na { NUMBER($rear, useGrouping: 0) }.
   *[other] { $name } má { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     }, zadní kolík stojí na { NUMBER($rear, useGrouping: 0) }.
 }
state-score-pair = { $who ->
    [yours] Vaše dvojice
   *[other] Dvojice { $name }
 } má { $points ->
    [one] { NUMBER($points, useGrouping: 0) } bod
    [few] { NUMBER($points, useGrouping: 0) } body
    [many] { NUMBER($points, useGrouping: 0) } bodu
   *[other] { NUMBER($points, useGrouping: 0) } bodů
 }.
state-score-pair-pegs = { $who ->
    [yours] Vaše dvojice
   *[other] Dvojice { $name }
 } má { $points ->
    [one] { NUMBER($points, useGrouping: 0) } bod
    [few] { NUMBER($points, useGrouping: 0) } body
    [many] { NUMBER($points, useGrouping: 0) } bodu
   *[other] { NUMBER($points, useGrouping: 0) } bodů
 }, zadní kolík stojí na { NUMBER($rear, useGrouping: 0) }.
state-turn = { $who ->
    [you] Jsi na tahu.
   *[other] Na tahu je { $name }.
 }
state-turn-several = Na tahu jsou ještě: { $names }.
state-over = Zápas skončil.
state-waiting = { $phase ->
    [lot] Čeká se na los o zahájení.
    [cut] Čeká se na losování rozdávajícího.
    [deal] Čeká se na rozdání.
    [starter] Čeká se na startovní kartu.
   *[draw] Čeká se na dobrání kostky.
 }

# Cribbage.
state-deal = Rozdání { NUMBER($deal, useGrouping: 0) }.
state-dealer = { $who ->
    [you] Rozdáváš; crib je tvůj.
   *[other] Rozdává a crib má { $name }.
 }
state-crib-count = { $count ->
    [0] Crib je prázdný.
    [one] V cribu leží { NUMBER($count, useGrouping: 0) } karta, lícem dolů.
    [few] V cribu leží { NUMBER($count, useGrouping: 0) } karty, lícem dolů.
    [many] V cribu leží { NUMBER($count, useGrouping: 0) } karty, lícem dolů.
   *[other] V cribu leží { NUMBER($count, useGrouping: 0) } karet, lícem dolů.
 }
state-crib = Crib: { $pieces }.
state-starter = Startovní karta: { $card }.
state-no-starter = Startovní karta ještě není otočena.
state-series = Součet { $count }: { $pieces }.
state-series-new = Součet 0.
state-gone = { $who ->
    [you] Tvoje „go“ už padlo.
   *[other] { $name } říká „go“.
 }
state-hand-cards = { $count ->
    [0] Nemáš žádnou kartu.
   *[other] V ruce máš: { $pieces }.
 }
state-discards = Tvoje odložené karty: { $pieces }.
state-holds-cards = { $count ->
    [0] { $name } nemá žádnou kartu.
    [one] { $name } má { NUMBER($count, useGrouping: 0) } kartu, lícem dolů.
    [few] { $name } má { NUMBER($count, useGrouping: 0) } karty, lícem dolů.
    [many] { $name } má { NUMBER($count, useGrouping: 0) } karty, lícem dolů.
   *[other] { $name } má { NUMBER($count, useGrouping: 0) } karet, lícem dolů.
 }
state-laid-cards = { $who ->
    [you] Tvoje vyložené karty: { $pieces }.
   *[other] { $name }, vyložené karty: { $pieces }.
 }
state-claim = { $who ->
    [you] { $what ->
        [starter] Máš spočítat startovní kartu.
        [play] Máš spočítat vyloženou kartu.
        [crib] Máš spočítat svůj crib: { $pieces }.
       *[hand] Máš spočítat svůj list: { $pieces }.
     }
   *[other] { $what ->
        [starter] { $name } počítá startovní kartu.
        [play] { $name } počítá vyloženou kartu.
        [crib] { $name } počítá crib: { $pieces }.
       *[hand] { $name } počítá list: { $pieces }.
     }
 }
state-claimed = { $who ->
    [you] Tvoje ohlášení: { $points }.
   *[other] { $name } ohlašuje { $points }.
 }

# Domino.
state-round = Kolo { NUMBER($round, useGrouping: 0) }.
state-opener = { $who ->
    [you] Kolo zahajuješ ty.
   *[other] Kolo zahajuje { $name }.
 }
state-opens = { $who ->
    [you] Zahajuješ ty.
   *[other] Zahajuje { $name }.
 }
state-no-layout = Ještě neleží žádná kostka.
state-line = Řada od konce ke konci: { $pieces }.
state-arm = Rameno dublu { $tile }: { $pieces }.
state-open = Místa k přiložení: { $places }.
state-stock = { $draws ->
    [yes] { $count ->
        [0] Záloha je prázdná.
        [one] V záloze je { NUMBER($count, useGrouping: 0) } kostka.
        [few] V záloze jsou { NUMBER($count, useGrouping: 0) } kostky.
        [many] V záloze je { NUMBER($count, useGrouping: 0) } kostky.
       *[other] V záloze je { NUMBER($count, useGrouping: 0) } kostek.
     }
   *[no] { $count ->
        [0] Mimo hru není žádná kostka.
        [one] Mimo hru je { NUMBER($count, useGrouping: 0) } kostka.
        [few] Mimo hru jsou { NUMBER($count, useGrouping: 0) } kostky.
        [many] Mimo hru je { NUMBER($count, useGrouping: 0) } kostky.
       *[other] Mimo hru je { NUMBER($count, useGrouping: 0) } kostek.
     }
 }
state-hand-tiles = { $count ->
    [0] Nemáš žádnou kostku.
   *[other] V ruce máš: { $pieces }.
 }
state-holds-tiles = { $count ->
    [0] { $name } nemá žádnou kostku.
    [one] { $name } má { NUMBER($count, useGrouping: 0) } kostku, lícem dolů.
    [few] { $name } má { NUMBER($count, useGrouping: 0) } kostky, lícem dolů.
    [many] { $name } má { NUMBER($count, useGrouping: 0) } kostky, lícem dolů.
   *[other] { $name } má { NUMBER($count, useGrouping: 0) } kostek, lícem dolů.
 }
state-drawn = Dobraná kostka { $tile } se musí přiložit.
state-kept-turn = { $who ->
    [you] Zůstáváš na tahu.
   *[other] { $name } zůstává na tahu.
 }

# Celek jednou větou. Proměnné: $who a $name: kdo je na tahu; $scores; $count: součet v sehrávce; $ends: součet konců.
state-sentence = { $phase ->
    [lot] Čeká se na los o zahájení; { $scores }.
    [cut] Čeká se na losování rozdávajícího; { $scores }.
    [deal] Čeká se na rozdání; { $scores }.
    [starter] Čeká se na startovní kartu; { $scores }.
    [draw] Součet konců { $ends }, čeká se na dobrání kostky; { $scores }.
    [discard] { $who ->
        [you] Odkládáš karty; { $scores }.
       *[other] Čeká se na odložení karet: { $name }; { $scores }.
     }
    [cut-pack] { $who ->
        [you] Snímáš balíček; { $scores }.
       *[other] Balíček snímá { $name }; { $scores }.
     }
    [play] { $who ->
        [you] Součet { $count }, hraješ ty; { $scores }.
       *[other] Součet { $count }, hraje { $name }; { $scores }.
     }
    [count] { $who ->
        [you] Počítáš ty; { $scores }.
       *[other] Počítá { $name }; { $scores }.
     }
    [answer] { $who ->
        [you] Odpovídáš na ohlášení; { $scores }.
       *[other] Na ohlášení odpovídá { $name }; { $scores }.
     }
    [turn] { $who ->
        [you] Součet konců { $ends }, přikládáš ty; { $scores }.
       *[other] Součet konců { $ends }, přikládá { $name }; { $scores }.
     }
    [opening] { $who ->
        [you] Zahajuješ ty; { $scores }.
       *[other] Zahajuje { $name }; { $scores }.
     }
    [over] Zápas skončil; { $scores }.
   *[other] { $scores }.
 }
