# Karty a kostky, jak se čtou nahlas (--plain); jinde se píší znaky: 5♥ a [1|4].

# Barva je přídavné jméno, které se řídí rodem hodnoty.
piece-card = { $rank ->
    [A] { $suit ->
        [C] křížové
        [D] kárové
        [H] srdcové
       *[S] pikové
     } eso
    [J] { $suit ->
        [C] křížový
        [D] kárový
        [H] srdcový
       *[S] pikový
     } kluk
    [K] { $suit ->
        [C] křížový
        [D] kárový
        [H] srdcový
       *[S] pikový
     } král
   *[other] { $suit ->
        [C] křížová
        [D] kárová
        [H] srdcová
       *[S] piková
     } { $rank ->
        [2] dvojka
        [3] trojka
        [4] čtyřka
        [5] pětka
        [6] šestka
        [7] sedmička
        [8] osmička
        [9] devítka
        [10] desítka
        [Q] dáma
       *[other] { $rank }
     }
 }
piece-the = { $card }
piece-tile = { $low }-{ $high }
piece-hidden = lícem dolů
piece-nothing = nic

# Co lze napsat místo hodnoty a barvy karty, oddělené čárkami; i bez diakritiky.
piece-typed-rank = { $rank ->
    [A] eso
    [2] dvojka, dvojku
    [3] trojka, trojku
    [4] čtyřka, čtyřku
    [5] pětka, pětku
    [6] šestka, šestku
    [7] sedmička, sedmičku, sedma, sedmu
    [8] osmička, osmičku, osma, osmu
    [9] devítka, devítku
    [10] desítka, desítku
    [J] kluk, kluka
    [Q] dáma, dámu
   *[K] král, krále
 }
piece-typed-suit = { $suit ->
    [C] kříže, kříž, křížová, křížovou, křížový, křížového, křížové
    [D] káry, kára, káro, kárová, károvou, kárový, kárového, kárové
    [H] srdce, srdcová, srdcovou, srdcový, srdcového, srdcové
   *[S] piky, pik, piková, pikovou, pikový, pikového, pikové
 }
