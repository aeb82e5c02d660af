# Body počítané tak, jak počítají hráči: „patnáct za dva, patnáct za čtyři a pár je šest“.

score-number = { $n ->
    [0] nic
    [1] jeden
    [2] dva
    [3] tři
    [4] čtyři
    [5] pět
    [6] šest
    [7] sedm
    [8] osm
    [9] devět
    [10] deset
    [11] jedenáct
    [12] dvanáct
    [13] třináct
    [14] čtrnáct
    [15] patnáct
    [16] šestnáct
    [17] sedmnáct
    [18] osmnáct
    [19] devatenáct
    [20] dvacet
    [21] dvacet jedna
    [22] dvacet dva
    [23] dvacet tři
    [24] dvacet čtyři
    [25] dvacet pět
    [26] dvacet šest
    [27] dvacet sedm
    [28] dvacet osm
    [29] dvacet devět
   *[other] { NUMBER($n, useGrouping: 0) }
 }

score-count = { $kind ->
    [fifteen] patnáct za { score-number }
    [pair] pár je { score-number }
    [pair-royal] trojice je { score-number }
    [double-pair-royal] čtveřice je { score-number }
    [run] postupka { $size ->
        [3] ze tří
        [4] ze čtyř
        [5] z pěti
        [6] ze šesti
        [7] ze sedmi
       *[other] z { $size }
     } je { score-number }
    [flush] barva { $size ->
        [3] ze tří
        [4] ze čtyř
        [5] z pěti
        [6] ze šesti
       *[other] z { $size }
     } je { score-number }
    [nobs] kluk v barvě je { score-number }
    [heels] startovní kluk je { score-number }
    [thirty-one] třicet jedna za { score-number }
    [last-card] poslední karta je { score-number }
    [three-for-last] náskok je { score-number }
    [hand-out] bod za domino je { score-number }
   *[other] { $kind ->
        [claim] ohlášení za { $points }
        [muggins] muggins za { $points }
        [penalty] { $points ->
            [one] { NUMBER($points, useGrouping: 0) } trestný bod
            [few] { NUMBER($points, useGrouping: 0) } trestné body
            [many] { NUMBER($points, useGrouping: 0) } trestného bodu
           *[other] { NUMBER($points, useGrouping: 0) } trestných bodů
         } soupeře
        [fives] { $points } za pětky
        [threes] { $points } za trojky
       *[settlement] { $points } z vyúčtování
     }{ $alone ->
        [yes] { "" }
       *[no] {" "}je { score-number }
     }
 }

score-reason = { $kind ->
    [fifteen] patnáctka za { $points }
    [pair] pár za { $points }
    [pair-royal] trojice za { $points }
    [double-pair-royal] čtveřice za { $points }
    [run] postupka za { $points }
    [flush] barva za { $points }
    [nobs] kluk v barvě za { $points }
    [heels] startovní kluk za { $points }
    [thirty-one] třicet jedna za { $points }
    [last-card] poslední karta za { $points }
    [three-for-last] { $points } jako náskok
    [claim] ohlášeno { $points }
    [muggins] muggins za { $points }
    [penalty] { $points ->
        [one] { NUMBER($points, useGrouping: 0) } trestný bod
        [few] { NUMBER($points, useGrouping: 0) } trestné body
        [many] { NUMBER($points, useGrouping: 0) } trestného bodu
       *[other] { NUMBER($points, useGrouping: 0) } trestných bodů
     } soupeře
    [fives] pětky za { $points }
    [threes] trojky za { $points }
    [hand-out] domino za { $points }
   *[settlement] { $how ->
        [exact] pětina zbylých { NUMBER($pips, useGrouping: 0) } ok
        [rounded] pětina zbylých { NUMBER($pips, useGrouping: 0) } ok, zaokrouhlených na { NUMBER($raw, useGrouping: 0) }
       *[shared] podíl na pětině zbylých { NUMBER($pips, useGrouping: 0) } ok
     }
 }

score-kind = { $kind ->
    [fifteen] patnáctka
    [pair] pár
    [pair-royal] trojice
    [double-pair-royal] čtveřice
    [run] postupka
    [flush] barva
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
    [hand-out] bod za domino
   *[settlement] vyúčtování
 }

score-total = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } bod.
    [few] { NUMBER($points, useGrouping: 0) } body.
    [many] { NUMBER($points, useGrouping: 0) } bodu.
   *[other] { NUMBER($points, useGrouping: 0) } bodů.
 }
score-line = { $kind }: { $pieces }: { $points }
score-count-whole = { $count }.
score-ends = Konce: { $terms } = { $sum }.
score-ends-lone = Konce: { $sum }.
score-ends-spoken = Konce: { $terms }, dohromady { $sum }.
score-spinners = Spinnery: { $pieces }.
score-place = { $counted ->
    [yes] { $where ->
        [half] { $value ->
            [0] prázdná polovina
            [1] jednička
            [2] dvojka
            [3] trojka
            [4] čtyřka
            [5] pětka
           *[6] šestka
         } kostky { $tile }
        [arm] rameno dublu { $tile }
       *[side] dlouhá strana dublu { $tile }
     }
   *[no] { $where ->
        [half] { $value ->
            [0] prázdná polovina
            [1] jednička
            [2] dvojka
            [3] trojka
            [4] čtyřka
            [5] pětka
           *[6] šestka
         } kostky { $tile } (nepočítá se)
        [arm] rameno dublu { $tile } (nepočítá se)
       *[side] dlouhá strana dublu { $tile } (nepočítá se)
     }
 }
score-raw = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } bod
    [few] { NUMBER($points, useGrouping: 0) } body
    [many] { NUMBER($points, useGrouping: 0) } bodu
   *[other] { NUMBER($points, useGrouping: 0) } bodů
 } ({ $raw ->
    [one] { NUMBER($raw, useGrouping: 0) } hrubý
    [few] { NUMBER($raw, useGrouping: 0) } hrubé
    [many] { NUMBER($raw, useGrouping: 0) } hrubého
   *[other] { NUMBER($raw, useGrouping: 0) } hrubých
 }).
