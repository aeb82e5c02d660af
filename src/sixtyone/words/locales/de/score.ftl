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
    [30] dreißig
    [31] einunddreißig
    [32] zweiunddreißig
    [33] dreiunddreißig
    [34] vierunddreißig
    [35] fünfunddreißig
    [36] sechsunddreißig
    [37] siebenunddreißig
    [38] achtunddreißig
    [39] neununddreißig
    [40] vierzig
    [41] einundvierzig
    [42] zweiundvierzig
    [43] dreiundvierzig
    [44] vierundvierzig
    [45] fünfundvierzig
    [46] sechsundvierzig
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
    [three-for-last] die Vorgabe macht { score-number }
    [hand-out] der Dominopunkt macht { score-number }
   *[other] { $kind ->
        [claim] { $points } gezählt
        [muggins] { $points } durch Muggins
        [penalty] { $points } als Strafe des Gegners
        [fives] { $points } für Fünfer
        [threes] { $points } für Dreier
       *[settlement] { $points } für die übrigen Steine
     }{ $alone ->
        [yes] { "" }
       *[no] {" "}macht { score-number }
     }
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
    [claim] { $points } gezählt
    [muggins] Muggins für { $points }
    [penalty] { $points ->
        [one] { NUMBER($points, useGrouping: 0) } Strafpunkt
       *[other] { NUMBER($points, useGrouping: 0) } Strafpunkte
     } vom Gegner
    [fives] Fünfer für { $points }
    [threes] Dreier für { $points }
    [hand-out] Domino für { $points }
   *[settlement] { $how ->
        [exact] ein Fünftel der { NUMBER($pips, useGrouping: 0) } übrigen Augen
        [rounded] ein Fünftel der { NUMBER($pips, useGrouping: 0) } übrigen Augen, auf { NUMBER($raw, useGrouping: 0) } gerundet
       *[shared] ein Anteil an einem Fünftel der { NUMBER($pips, useGrouping: 0) } übrigen Augen
     }
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
score-ends-spoken = Enden: { $terms }, zusammen { $sum }.
score-spinners = Spinner: { $pieces }.
score-place = { $counted ->
    [yes] { $where ->
        [half] die { $value } von { $tile }
        [arm] ein Seitenarm von { $tile }
       *[side] eine Längsseite von { $tile }
     }
   *[no] { $where ->
        [half] die { $value } von { $tile } (zählt nicht)
        [arm] ein Seitenarm von { $tile } (zählt nicht)
       *[side] eine Längsseite von { $tile } (zählt nicht)
     }
 }
score-raw = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } Punkt
   *[other] { NUMBER($points, useGrouping: 0) } Punkte
 } ({ NUMBER($raw, useGrouping: 0) } roh).
