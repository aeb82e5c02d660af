# Hry: jak se jmenují a co to je, jednou větou.
game-horse-race = Horse Race
game-fives-and-threes = Fives and Threes
game-cribbage = Cribbage
game-all-fives = All Fives
game-muggins = Muggins
game-five-up = Five-Up
game-about-horse-race = Domino: bodují součty konců dělitelné pěti; kdo přiloží dubl nebo boduje, hraje dál; každý dubl je spinner.
game-about-fives-and-threes = Domino: bodují součty dvou konců dělitelné pěti nebo třemi; nedobírá se; přesně 61.
game-about-cribbage = Karty: patnáctky, páry a postupky, v sehrávce i v listu.
game-about-all-fives = Domino: bodují součty konců dělitelné pěti; spinnerem je první dubl.
game-about-muggins = Domino: bodují součty konců dělitelné pěti; bez spinneru.
game-about-five-up = Domino: bodují součty konců dělitelné pěti; každý má pět kostek; každý dubl je spinner.
