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
piece-the = { $card }
piece-tile = { $low }-{ $high }
piece-hidden = zakryte
piece-nothing = nic

# Co można wpisać jako wysokość i kolor karty, po przecinku; znaki diakrytyczne można pominąć.
piece-typed-rank = { $rank ->
    [A] as, asa
    [2] dwójka, dwójkę
    [3] trójka, trójkę
    [4] czwórka, czwórkę
    [5] piątka, piątkę
    [6] szóstka, szóstkę
    [7] siódemka, siódemkę
    [8] ósemka, ósemkę
    [9] dziewiątka, dziewiątkę
    [10] dziesiątka, dziesiątkę
    [J] walet, waleta
    [Q] dama, damę
   *[K] król, króla
 }
piece-typed-suit = { $suit ->
    [C] trefl, trefle, treflowa, treflową, treflowy
    [D] karo, kara, karowa, karową, karowy
    [H] kier, kiery, kierowa, kierową, kierowy
   *[S] pik, piki, pikowa, pikową, pikowy
 }
