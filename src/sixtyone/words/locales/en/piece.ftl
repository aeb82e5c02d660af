# Cards and tiles as they are read out (--plain); elsewhere they are written by signs: 5♥ and [1|4].

# Variables: $rank: 2-10, A, J, Q or K; $suit: C, D, H or S.
piece-card = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
 } { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
 }
piece-tile = { $low }-{ $high }
piece-hidden = face down
piece-nothing = none
