# Punkte, gezählt wie Spieler zählen: „Fünfzehn zwei, Fünfzehn vier und ein Paar macht sechs“.

score-number = { $n ->
    [0] nichts
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
    [13] dreizehn
    [14] vierzehn
    [15] fünfzehn
    [16] sechzehn
    [17] siebzehn
    [18] achtzehn
    [19] neunzehn
    [20] zwanzig
    [21] einundzwanzig
    [22] zweiundzwanzig
    [23] dreiundzwanzig
    [24] vierundzwanzig
    [25] fünfundzwanzig
    [26] sechsundzwanzig
    [27] siebenundzwanzig
    [28] achtundzwanzig
    [29] neunundzwanzig
   *[other] { NUMBER($n, useGrouping: 0) }
 }

score-count = { $kind ->
    [fifteen] Fünfzehn { score-number }
    [pair] ein Paar macht { score-number }
    [pair-royal] ein Drilling macht { score-number }
    [double-pair-royal] ein Vierling macht { score-number }
    [run] { $size ->
        [3] eine Dreiersequenz
        [4] eine Vierersequenz
        [5] eine Fünfersequenz
        [6] eine Sechsersequenz
        [7] eine Siebenersequenz
       *[other] eine Sequenz aus { $size } Karten
     } macht { score-number }
    [flush] { $size ->
        [3] ein Dreierflush
        [4] ein Viererflush
        [5] ein Fünferflush
        [6] ein Sechserflush
       *[other] ein Flush aus { $size } Karten
     } macht { score-number }
    [nobs] His Nobs macht { score-number }
    [heels] His Heels macht { score-number }
    [thirty-one] Einunddreißig macht { score-number }
    [last-card] die letzte Karte macht { score-number }
    [three-for-last] drei Punkte Vorgabe macht { score-number }
    [claim] { $points } angesagt macht { score-number }
    [muggins] { $points } durch Muggins macht { score-number }
    [penalty] { $points } Strafe macht { score-number }
    [fives] { $points } für Fünfer macht { score-number }
    [threes] { $points } für Dreier macht { score-number }
    [hand-out] der Dominopunkt macht { score-number }
   *[settlement] { $points } aus der Abrechnung macht { score-number }
 }

score-reason = { $kind ->
    [fifteen] Fünfzehner für { $points }
    [pair] Paar für { $points }
    [pair-royal] Drilling für { $points }
    [double-pair-royal] Vierling für { $points }
    [run] { $size ->
        [3] Dreiersequenz
        [4] Vierersequenz
        [5] Fünfersequenz
        [6] Sechsersequenz
        [7] Siebenersequenz
       *[other] Sequenz aus { $size }
     } für { $points }
    [flush] Flush aus { $size } für { $points }
    [nobs] His Nobs für { $points }
    [heels] His Heels für { $points }
    [thirty-one] Einunddreißig für { $points }
    [last-card] letzte Karte für { $points }
    [three-for-last] { $points } als Vorgabe
    [claim] Ansage { $points }
    [muggins] Muggins für { $points }
    [penalty] Strafe { $points }
    [fives] Fünfer für { $points }
    [threes] Dreier für { $points }
    [hand-out] Domino für { $points }
   *[settlement] { NUMBER($points, useGrouping: 0) } aus der Abrechnung
 }

score-kind = { $kind ->
    [fifteen] Fünfzehner
    [pair] Paar
    [pair-royal] Drilling
    [double-pair-royal] Vierling
    [run] Sequenz
    [flush] Flush
    [nobs] His Nobs
    [heels] His Heels
    [thirty-one] Einunddreißig
    [last-card] letzte Karte
    [three-for-last] drei Punkte Vorgabe
    [claim] Ansage
    [muggins] Muggins
    [penalty] Strafpunkte
    [fives] Fünfer
    [threes] Dreier
    [hand-out] Dominopunkt
   *[settlement] Abrechnung
 }

score-total = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } Punkt.
   *[other] { NUMBER($points, useGrouping: 0) } Punkte.
 }
score-line = { $kind }: { $pieces }: { $points }
score-count-whole = { $count }.
score-ends = Enden: { $terms } = { $sum }.
score-ends-lone = Enden: { $sum }.
score-spinners = Spinner: { $pieces }.
score-place = { $counted ->
    [yes] { $where ->
        [half] die { $value } von { $tile }
        [arm] ein { $value }er-Seitenarm von { $tile }
       *[side] eine { $value }er-Längsseite von { $tile }
     }
   *[no] { $where ->
        [half] die { $value } von { $tile } (zählt nicht)
        [arm] ein { $value }er-Seitenarm von { $tile } (zählt nicht)
       *[side] eine { $value }er-Längsseite von { $tile } (zählt nicht)
     }
 }
score-raw = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } Punkt
   *[other] { NUMBER($points, useGrouping: 0) } Punkte
 } ({ NUMBER($raw, useGrouping: 0) } roh).
