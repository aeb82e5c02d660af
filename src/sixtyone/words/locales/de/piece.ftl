# Karten und Steine, wie man sie vorliest (--plain); sonst stehen sie in Zeichen: 5♥ und [1|4].

piece-card = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
 } { $rank ->
    [A] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
 }
piece-the = { $card }
piece-tile = { $low }-{ $high }
piece-hidden = verdeckt
piece-nothing = nichts

# Was man für Rang und Farbe einer Karte tippen kann, durch Kommas getrennt; auch ohne Umlautpunkte.
piece-typed-rank = { $rank ->
    [A] Ass, As
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf, Fuenf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [J] Bube, Buben
    [Q] Dame
   *[K] König, Koenig
 }
piece-typed-suit = { $suit ->
    [C] Kreuz, Treff
    [D] Karo
    [H] Herz
   *[S] Pik
 }
