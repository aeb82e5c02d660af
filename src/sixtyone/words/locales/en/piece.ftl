# Cards and tiles as they are read out (--plain); elsewhere they are written by signs: 5♥ and [1|4].

# Variables: $rank: 2-10, A, J, Q or K; $suit: C, D, H or S.
piece-card = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
 } of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
 }
# A card in a sentence. Variables: $card: as above.
piece-the = the { $card }
piece-tile = { $low }-{ $high }
piece-hidden = face down
piece-nothing = none

# What may be typed for a rank and for a suit, parted by commas, in whatever order and without diacritics too. The English names are
# understood in every language.
piece-typed-rank = { $rank ->
    [A] ace
    [2] two, deuce
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [J] jack
    [Q] queen
   *[K] king
 }
piece-typed-suit = { $suit ->
    [C] club, clubs
    [D] diamond, diamonds
    [H] heart, hearts
   *[S] spade, spades
 }
