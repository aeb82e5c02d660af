# Karty i kamienie, gdy się je czyta na głos (--plain); gdzie indziej pisze się je znakami: 5♥ i [1|4].

piece-card = { $rank ->
    [A] as
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
    [10] dziesiątka
    [J] walet
    [Q] dama
    [K] król
   *[other] { $rank }
 } { $suit ->
    [C] trefl
    [D] karo
    [H] kier
   *[S] pik
 }
piece-tile = { $low }-{ $high }
piece-hidden = zakryte
piece-nothing = nic
