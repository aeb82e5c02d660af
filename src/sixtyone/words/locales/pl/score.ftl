# Punkty liczone tak, jak liczą gracze: „piętnaście dwa, piętnaście cztery i para to sześć”.

score-number = { $n ->
    [0] nic
    [1] jeden
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
    [7] siedem
    [8] osiem
    [9] dziewięć
    [10] dziesięć
    [11] jedenaście
    [12] dwanaście
    [13] trzynaście
    [14] czternaście
    [15] piętnaście
    [16] szesnaście
    [17] siedemnaście
    [18] osiemnaście
    [19] dziewiętnaście
    [20] dwadzieścia
    [21] dwadzieścia jeden
    [22] dwadzieścia dwa
    [23] dwadzieścia trzy
    [24] dwadzieścia cztery
    [25] dwadzieścia pięć
    [26] dwadzieścia sześć
    [27] dwadzieścia siedem
    [28] dwadzieścia osiem
    [29] dwadzieścia dziewięć
   *[other] { NUMBER($n, useGrouping: 0) }
 }

score-count = { $kind ->
    [fifteen] piętnaście { score-number }
    [pair] para to { score-number }
    [pair-royal] para królewska to { score-number }
    [double-pair-royal] podwójna para królewska to { score-number }
    [run] sekwens { $size ->
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
        [7] siedmiu
       *[other] { $size }
     } kart to { score-number }
    [flush] kolor { $size ->
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
       *[other] { $size }
     } kart to { score-number }
    [nobs] walet w kolorze to { score-number }
    [heels] walet startowy to { score-number }
    [thirty-one] trzydzieści jeden to { score-number }
    [last-card] ostatnia karta to { score-number }
    [three-for-last] trzy punkty na początek to { score-number }
    [hand-out] punkt za domino to { score-number }
   *[other] { $kind ->
        [claim] zgłoszenie za { $points }
        [muggins] muggins za { $points }
        [penalty] { $points } z kary przeciwnika
        [fives] { $points } za piątki
        [threes] { $points } za trójki
       *[settlement] { $points } z rozliczenia
     }{ $alone ->
        [yes] { "" }
       *[no] {" "}to { score-number }
     }
 }

score-reason = { $kind ->
    [fifteen] piętnastka za { $points }
    [pair] para za { $points }
    [pair-royal] para królewska za { $points }
    [double-pair-royal] podwójna para królewska za { $points }
    [run] sekwens { $size } kart za { $points }
    [flush] kolor { $size } kart za { $points }
    [nobs] walet w kolorze za { $points }
    [heels] walet startowy za { $points }
    [thirty-one] trzydzieści jeden za { $points }
    [last-card] ostatnia karta za { $points }
    [three-for-last] { $points } na początek
    [claim] zgłoszenie za { $points }
    [muggins] muggins za { $points }
    [penalty] { $points } z kary przeciwnika
    [fives] piątki za { $points }
    [threes] trójki za { $points }
    [hand-out] domino za { $points }
   *[settlement] { $how ->
        [exact] piąta część { NUMBER($pips, useGrouping: 0) } pozostałych oczek
        [rounded] piąta część { NUMBER($pips, useGrouping: 0) } pozostałych oczek, zaokrąglonych do { NUMBER($raw, useGrouping: 0) }
       *[shared] udział w piątej części { NUMBER($pips, useGrouping: 0) } pozostałych oczek
     }
 }

score-kind = { $kind ->
    [fifteen] piętnastka
    [pair] para
    [pair-royal] para królewska
    [double-pair-royal] podwójna para królewska
    [run] sekwens
    [flush] kolor
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
    [hand-out] punkt za domino
   *[settlement] rozliczenie
 }

score-total = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } punkt.
    [few] { NUMBER($points, useGrouping: 0) } punkty.
    [many] { NUMBER($points, useGrouping: 0) } punktów.
   *[other] { NUMBER($points, useGrouping: 0) } punktu.
 }
score-line = { $kind }: { $pieces }: { $points }
score-count-whole = { $count }.
score-ends = Końce: { $terms } = { $sum }.
score-ends-lone = Końce: { $sum }.
score-ends-spoken = Końce: { $terms }, razem { $sum }.
score-spinners = Spinnery: { $pieces }.
score-place = { $counted ->
    [yes] { $where ->
        [half] { $value ->
            [0] mydło
            [1] jedynka
            [2] dwójka
            [3] trójka
            [4] czwórka
            [5] piątka
           *[6] szóstka
         } kamienia { $tile }
        [arm] ramię dubletu { $tile }
       *[side] bok dubletu { $tile }
     }
   *[no] { $where ->
        [half] { $value ->
            [0] mydło
            [1] jedynka
            [2] dwójka
            [3] trójka
            [4] czwórka
            [5] piątka
           *[6] szóstka
         } kamienia { $tile } (nie liczy się)
        [arm] ramię dubletu { $tile } (nie liczy się)
       *[side] bok dubletu { $tile } (nie liczy się)
     }
 }
score-raw = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } punkt
    [few] { NUMBER($points, useGrouping: 0) } punkty
    [many] { NUMBER($points, useGrouping: 0) } punktów
   *[other] { NUMBER($points, useGrouping: 0) } punktu
 } ({ $raw ->
    [one] { NUMBER($raw, useGrouping: 0) } surowy
    [few] { NUMBER($raw, useGrouping: 0) } surowe
    [many] { NUMBER($raw, useGrouping: 0) } surowych
   *[other] { NUMBER($raw, useGrouping: 0) } surowego
 }).
