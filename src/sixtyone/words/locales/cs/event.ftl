# Co se děje u stolu, jedna věta na událost. Všude:
#   $who: you (jediný člověk, který to čte), nebo other; $name: kdo jedná.
# Přítomný čas a jména v prvním pádě: věta nemusí vědět, čí je to jméno.

event-lot = { $who ->
    [you] Los padl na tebe: zahajuješ.
   *[other] Los rozhodl: zahajuje { $name }.
 }

# Domino.
event-dealt-tiles = { $draws ->
    [yes] Každý dostává { $count ->
        [one] { NUMBER($count, useGrouping: 0) } kostku
        [few] { NUMBER($count, useGrouping: 0) } kostky
        [many] { NUMBER($count, useGrouping: 0) } kostky
       *[other] { NUMBER($count, useGrouping: 0) } kostek
     }; v záloze { $stock ->
        [one] zbývá { NUMBER($stock, useGrouping: 0) }
        [few] zbývají { NUMBER($stock, useGrouping: 0) }
        [many] zbývá { NUMBER($stock, useGrouping: 0) }
       *[other] zbývá { NUMBER($stock, useGrouping: 0) }
     }.
   *[no] Každý dostává { $count ->
        [one] { NUMBER($count, useGrouping: 0) } kostku
        [few] { NUMBER($count, useGrouping: 0) } kostky
        [many] { NUMBER($count, useGrouping: 0) } kostky
       *[other] { NUMBER($count, useGrouping: 0) } kostek
     }; mimo hru { $stock ->
        [one] zůstává { NUMBER($stock, useGrouping: 0) }
        [few] zůstávají { NUMBER($stock, useGrouping: 0) }
        [many] zůstává { NUMBER($stock, useGrouping: 0) }
       *[other] zůstává { NUMBER($stock, useGrouping: 0) }
     }.
 }
event-hand = { $who ->
    [you] V ruce máš: { $pieces }.
   *[other] { $name } má v ruce: { $pieces }.
 }
event-placed = { $who ->
    [you] { $where ->
        [first] Zahajuješ kostkou { $tile }.
        [half] Přikládáš { $tile } { $value ->
            [0] k prázdné polovině
            [1] k jedničce
            [2] ke dvojce
            [3] k trojce
            [4] ke čtyřce
            [5] k pětce
           *[6] k šestce
         } kostky { $to }.
        [arm] Přikládáš { $tile } jako rameno dublu { $to }.
       *[side] Přikládáš { $tile } k dlouhé straně dublu { $to }.
     }
   *[other] { $where ->
        [first] { $name } zahajuje kostkou { $tile }.
        [half] { $name } přikládá { $tile } { $value ->
            [0] k prázdné polovině
            [1] k jedničce
            [2] ke dvojce
            [3] k trojce
            [4] ke čtyřce
            [5] k pětce
           *[6] k šestce
         } kostky { $to }.
        [arm] { $name } přikládá { $tile } jako rameno dublu { $to }.
       *[side] { $name } přikládá { $tile } k dlouhé straně dublu { $to }.
     }
 }
event-drew = { $shown ->
    [yes] { $who ->
        [you] Dobíráš { $tile }; v záloze { $stock ->
            [0] nezbývá nic
            [one] zbývá { NUMBER($stock, useGrouping: 0) }
            [few] zbývají { NUMBER($stock, useGrouping: 0) }
            [many] zbývá { NUMBER($stock, useGrouping: 0) }
           *[other] zbývá { NUMBER($stock, useGrouping: 0) }
         }.
       *[other] { $name } dobírá { $tile }; v záloze { $stock ->
            [0] nezbývá nic
            [one] zbývá { NUMBER($stock, useGrouping: 0) }
            [few] zbývají { NUMBER($stock, useGrouping: 0) }
            [many] zbývá { NUMBER($stock, useGrouping: 0) }
           *[other] zbývá { NUMBER($stock, useGrouping: 0) }
         }.
     }
   *[no] { $who ->
        [you] Dobíráš { $count ->
            [one] kostku
            [few] { NUMBER($count, useGrouping: 0) } kostky
            [many] { NUMBER($count, useGrouping: 0) } kostky
           *[other] { NUMBER($count, useGrouping: 0) } kostek
         }; v záloze { $stock ->
            [0] nezbývá nic
            [one] zbývá { NUMBER($stock, useGrouping: 0) }
            [few] zbývají { NUMBER($stock, useGrouping: 0) }
            [many] zbývá { NUMBER($stock, useGrouping: 0) }
           *[other] zbývá { NUMBER($stock, useGrouping: 0) }
         }.
       *[other] { $name } dobírá { $count ->
            [one] kostku
            [few] { NUMBER($count, useGrouping: 0) } kostky
            [many] { NUMBER($count, useGrouping: 0) } kostky
           *[other] { NUMBER($count, useGrouping: 0) } kostek
         }; v záloze { $stock ->
            [0] nezbývá nic
            [one] zbývá { NUMBER($stock, useGrouping: 0) }
            [few] zbývají { NUMBER($stock, useGrouping: 0) }
            [many] zbývá { NUMBER($stock, useGrouping: 0) }
           *[other] zbývá { NUMBER($stock, useGrouping: 0) }
         }.
     }
 }
event-passed = { $who ->
    [you] Nemůžeš nic přiložit a pasuješ.
   *[other] { $name } nemůže nic přiložit a pasuje.
 }
event-knocked = { $who ->
    [you] Nemůžeš nic přiložit a klepeš.
   *[other] { $name } nemůže nic přiložit a klepe.
 }
event-stopped = { $who ->
    [you] Ukončuješ tah.
   *[other] { $name } ukončuje tah.
 }
# Body, které by přesáhly cíl, má-li se trefit přesně. Proměnné: $points; $total: skóre, které zůstává; $target.
event-refused = { $who ->
    [you] { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod by tě dostal přes { $target }, a proto se nepočítá
        [few] { NUMBER($points, useGrouping: 0) } body by tě dostaly přes { $target }, a proto se nepočítají
        [many] { NUMBER($points, useGrouping: 0) } bodu by tě dostalo přes { $target }, a proto se nepočítá
       *[other] { NUMBER($points, useGrouping: 0) } bodů by tě dostalo přes { $target }, a proto se nepočítá
     }: máš stále { NUMBER($total, useGrouping: 0) }.
    [yours] { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod by vás dostal přes { $target }, a proto se nepočítá
        [few] { NUMBER($points, useGrouping: 0) } body by vás dostaly přes { $target }, a proto se nepočítají
        [many] { NUMBER($points, useGrouping: 0) } bodu by vás dostalo přes { $target }, a proto se nepočítá
       *[other] { NUMBER($points, useGrouping: 0) } bodů by vás dostalo přes { $target }, a proto se nepočítá
     }: máte stále { NUMBER($total, useGrouping: 0) }.
   *[other] { $name }: { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod by vedl přes { $target }, a proto se nepočítá
        [few] { NUMBER($points, useGrouping: 0) } body by vedly přes { $target }, a proto se nepočítají
        [many] { NUMBER($points, useGrouping: 0) } bodu by vedlo přes { $target }, a proto se nepočítá
       *[other] { NUMBER($points, useGrouping: 0) } bodů by vedlo přes { $target }, a proto se nepočítá
     }; skóre je stále { NUMBER($total, useGrouping: 0) }.
 }
event-blocked = Nikdo nemůže přiložit: kolo je zablokované.
event-round-ended = { $reason ->
    [out] { $who ->
        [you] Nezbývá ti žádná kostka: kolo končí.
       *[other] { $name } už nemá žádnou kostku: kolo končí.
     }
   *[blocked] Kolo končí.
 }
event-revealed = { $who ->
    [you] V ruce ti zbývá { $pieces }: { $pips ->
        [one] { NUMBER($pips, useGrouping: 0) } oko
        [few] { NUMBER($pips, useGrouping: 0) } oka
        [many] { NUMBER($pips, useGrouping: 0) } oka
       *[other] { NUMBER($pips, useGrouping: 0) } ok
     }.
   *[other] { $name } má v ruce ještě { $pieces }: { $pips ->
        [one] { NUMBER($pips, useGrouping: 0) } oko
        [few] { NUMBER($pips, useGrouping: 0) } oka
        [many] { NUMBER($pips, useGrouping: 0) } oka
       *[other] { NUMBER($pips, useGrouping: 0) } ok
     }.
 }
event-revealed-out = { $who ->
    [you] Žádná kostka ti nezbývá.
   *[other] { $name } nemá žádnou kostku.
 }

# Cribbage.
event-cut-card = { $who ->
    [you] ty ({ $card })
   *[other] { $name } ({ $card })
 }
event-cut = Losování rozdávajícího: { $cuts }.
event-cut-dealer = { $who ->
    [you] Rozdává, kdo má nejnižší kartu: ty.
   *[other] Rozdává, kdo má nejnižší kartu: { $name }.
 }
event-cut-tied = Shoda; znovu táhnou: { $names }.
event-dealt-cards = { $who ->
    [you] { $crib ->
        [0] Rozdáváš každému { $count ->
            [one] { NUMBER($count, useGrouping: 0) } kartu
            [few] { NUMBER($count, useGrouping: 0) } karty
            [many] { NUMBER($count, useGrouping: 0) } karty
           *[other] { NUMBER($count, useGrouping: 0) } karet
         }. Crib je tvůj.
       *[other] Rozdáváš každému { $count ->
            [one] { NUMBER($count, useGrouping: 0) } kartu
            [few] { NUMBER($count, useGrouping: 0) } karty
            [many] { NUMBER($count, useGrouping: 0) } karty
           *[other] { NUMBER($count, useGrouping: 0) } karet
         } a { $crib ->
            [one] { NUMBER($crib, useGrouping: 0) } kartu
            [few] { NUMBER($crib, useGrouping: 0) } karty
            [many] { NUMBER($crib, useGrouping: 0) } karty
           *[other] { NUMBER($crib, useGrouping: 0) } karet
         } do cribu, který je tvůj.
     }
   *[other] { $crib ->
        [0] { $name } rozdává každému { $count ->
            [one] { NUMBER($count, useGrouping: 0) } kartu
            [few] { NUMBER($count, useGrouping: 0) } karty
            [many] { NUMBER($count, useGrouping: 0) } karty
           *[other] { NUMBER($count, useGrouping: 0) } karet
         } a má crib.
       *[other] { $name } rozdává každému { $count ->
            [one] { NUMBER($count, useGrouping: 0) } kartu
            [few] { NUMBER($count, useGrouping: 0) } karty
            [many] { NUMBER($count, useGrouping: 0) } karty
           *[other] { NUMBER($count, useGrouping: 0) } karet
         } a má crib, do kterého { $crib ->
            [one] jde { NUMBER($crib, useGrouping: 0) } karta
            [few] jdou { NUMBER($crib, useGrouping: 0) } karty
            [many] jde { NUMBER($crib, useGrouping: 0) } karty
           *[other] jde { NUMBER($crib, useGrouping: 0) } karet
         } z balíčku.
     }
 }
event-dealt-crib = Z balíčku do cribu: { $pieces }.
event-discarded = { $shown ->
    [yes] { $who ->
        [you] Odkládáš: { $pieces }.
       *[other] { $name } odkládá: { $pieces }.
     }
   *[no] { $who ->
        [you] Odkládáš { $count ->
            [one] { NUMBER($count, useGrouping: 0) } kartu
            [few] { NUMBER($count, useGrouping: 0) } karty
            [many] { NUMBER($count, useGrouping: 0) } karty
           *[other] { NUMBER($count, useGrouping: 0) } karet
         }.
       *[other] { $name } odkládá { $count ->
            [one] { NUMBER($count, useGrouping: 0) } kartu
            [few] { NUMBER($count, useGrouping: 0) } karty
            [many] { NUMBER($count, useGrouping: 0) } karty
           *[other] { NUMBER($count, useGrouping: 0) } karet
         }.
     }
 }
event-pack-cut = { $who ->
    [you] Snímáš { $depth ->
        [one] { NUMBER($depth, useGrouping: 0) } kartu
        [few] { NUMBER($depth, useGrouping: 0) } karty
        [many] { NUMBER($depth, useGrouping: 0) } karty
       *[other] { NUMBER($depth, useGrouping: 0) } karet
     }.
   *[other] { $name } snímá { $depth ->
        [one] { NUMBER($depth, useGrouping: 0) } kartu
        [few] { NUMBER($depth, useGrouping: 0) } karty
        [many] { NUMBER($depth, useGrouping: 0) } karty
       *[other] { NUMBER($depth, useGrouping: 0) } karet
     }.
 }
event-starter = Startovní karta: { $card }.
event-played = { $who ->
    [you] Vykládáš: { $card }, součet { $count }.
   *[other] { $name } vykládá: { $card }, součet { $count }.
 }
event-went = { $who ->
    [you] Říkáš „go“ při { $count }.
   *[other] { $name } říká „go“ při { $count }.
 }
event-series-ended = { $count ->
    [31] Třicet jedna: součet začíná znovu od nuly.
   *[other] Při { $count } nikdo nemůže dál: součet začíná znovu od nuly.
 }
event-series-ended-last = { $count ->
    [31] Třicet jedna: sehrávka končí.
   *[other] Sehrávka končí při { $count }.
 }
event-counting = { $what ->
    [crib] { $who ->
        [you] Tvůj crib: { $pieces }, startovní karta { $starter }.
       *[other] { $name }, crib: { $pieces }, startovní karta { $starter }.
     }
   *[hand] { $who ->
        [you] Tvůj list: { $pieces }, startovní karta { $starter }.
       *[other] { $name }, list: { $pieces }, startovní karta { $starter }.
     }
 }
event-claimed = { $who ->
    [you] Ohlašuješ { $points }.
   *[other] { $name } ohlašuje { $points }.
 }
event-called = { $who ->
    [you] Voláš „muggins“ za { $points } a bereš { $taken }.
   *[other] { $name } volá „muggins“ za { $points } a bere { $taken }.
 }
event-accepted = { $who ->
    [you] Uznáváš { $points }.
   *[other] { $name } uznává { $points }.
 }
event-counted = { $right ->
    [yes] { $total ->
        [0] Správně, není tu nic.
       *[other] Správně: { $count }.
     }
    [under] Je to { $total }, ne { $claimed }: { $count }.
   *[over] { $total ->
        [0] Není tu nic: { $claimed } se opravuje na 0.
       *[other] Je to { $total }, ne { $claimed }; opraveno: { $count }.
     }
 }
event-shown = { $what ->
    [crib] { $who ->
        [you] Tvůj crib: { $pieces }, startovní karta { $starter } – { $count }.
       *[other] { $name }, crib: { $pieces }, startovní karta { $starter } – { $count }.
     }
   *[hand] { $who ->
        [you] Tvůj list: { $pieces }, startovní karta { $starter } – { $count }.
       *[other] { $name }, list: { $pieces }, startovní karta { $starter } – { $count }.
     }
 }
event-deal-ended = Rozdání končí. { $scores }.

# Všechny hry.
event-scored = { $who ->
    [you] Zapichuješ { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     }: { $reasons }. Máš { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } zapichuje { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     }: { $reasons }. { $name } má { NUMBER($total, useGrouping: 0) }.
 }
event-scored-raw = { $who ->
    [you] Zapichuješ { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     } ({ NUMBER($raw, useGrouping: 0) } hrubých): { $reasons }. Máš { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } zapichuje { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     } ({ NUMBER($raw, useGrouping: 0) } hrubých): { $reasons }. { $name } má { NUMBER($total, useGrouping: 0) }.
 }
# Totéž ve dvojicích. Proměnné: $side: obě jména.
event-scored-pair = { $who ->
    [you] Zapichuješ { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     }: { $reasons }. { $whose ->
        [yours] Vaše dvojice
       *[other] Dvojice { $side }
     } má { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } zapichuje { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     }: { $reasons }. { $whose ->
        [yours] Vaše dvojice
       *[other] Dvojice { $side }
     } má { NUMBER($total, useGrouping: 0) }.
 }
event-scored-pair-raw = { $who ->
    [you] Zapichuješ { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     } ({ NUMBER($raw, useGrouping: 0) } hrubých): { $reasons }. { $whose ->
        [yours] Vaše dvojice
       *[other] Dvojice { $side }
     } má { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } zapichuje { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     } ({ NUMBER($raw, useGrouping: 0) } hrubých): { $reasons }. { $whose ->
        [yours] Vaše dvojice
       *[other] Dvojice { $side }
     } má { NUMBER($total, useGrouping: 0) }.
 }
event-scored-side = { $whose ->
    [yours] Vaše dvojice
   *[other] Dvojice { $side }
 } zapichuje { $points ->
    [one] { NUMBER($points, useGrouping: 0) } bod
    [few] { NUMBER($points, useGrouping: 0) } body
    [many] { NUMBER($points, useGrouping: 0) } bodu
   *[other] { NUMBER($points, useGrouping: 0) } bodů
 }: { $reasons }. Teď má { NUMBER($total, useGrouping: 0) }.
event-scored-shown = { $who ->
    [you] Zapichuješ { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     } a máš { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } zapichuje { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     } a má { NUMBER($total, useGrouping: 0) }.
 }
event-scored-shown-pair = { $who ->
    [you] Zapichuješ { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     }. { $whose ->
        [yours] Vaše dvojice
       *[other] Dvojice { $side }
     } má { NUMBER($total, useGrouping: 0) }.
   *[other] { $name } zapichuje { $points ->
        [one] { NUMBER($points, useGrouping: 0) } bod
        [few] { NUMBER($points, useGrouping: 0) } body
        [many] { NUMBER($points, useGrouping: 0) } bodu
       *[other] { NUMBER($points, useGrouping: 0) } bodů
     }. { $whose ->
        [yours] Vaše dvojice
       *[other] Dvojice { $side }
     } má { NUMBER($total, useGrouping: 0) }.
 }
event-outcome = { $who ->
    [you] { $count ->
        [one] Vyhráváš!
        [few] { $names } vyhráváte!
        [many] { $names } vyhráváte!
       *[other] { $names } vyhráváte!
     } { $scores }.
   *[other] { $count ->
        [0] Nikdo nevyhrává.
        [one] Vyhrává { $names }.
        [few] Vyhrávají { $names }.
        [many] Vyhrávají { $names }.
       *[other] Vyhrávají { $names }.
     } { $scores }.
 }
event-outcome-why = { $reason ->
    [giveaway] { $who ->
        [you] V obrácené hře prohrává, kdo první dosáhne { NUMBER($target, useGrouping: 0) }: ty.
        [yours] V obrácené hře prohrává dvojice, která první dosáhne { NUMBER($target, useGrouping: 0) }: vaše.
        [pair] V obrácené hře prohrává dvojice, která první dosáhne { NUMBER($target, useGrouping: 0) }: { $name }.
       *[other] V obrácené hře prohrává, kdo první dosáhne { NUMBER($target, useGrouping: 0) }: { $name }.
     }
    [resigned] { $who ->
        [you] Vzdáváš zápas.
        [yours] Vzdáváte zápas.
        [pair] Dvojice { $name } vzdává zápas.
       *[other] { $name } vzdává zápas.
     }
    [adjudicated] Zápas se nedohrál; o výsledku bylo rozhodnuto.
   *[target] Cíl byl { NUMBER($target, useGrouping: 0) }.
 }
event-skunk = { $level ->
    [2] { $who ->
        [you] Dostáváš dvojitého skunka.
        [yours] Dostáváte dvojitého skunka.
        [pair] Dvojice { $name } dostává dvojitého skunka.
       *[other] { $name } dostává dvojitého skunka.
     }
   *[1] { $who ->
        [you] Dostáváš skunka.
        [yours] Dostáváte skunka.
        [pair] Dvojice { $name } dostává skunka.
       *[other] { $name } dostává skunka.
     }
 }
