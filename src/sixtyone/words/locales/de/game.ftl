# Die Spiele: wie sie heißen, und was sie sind, in einem Satz.
game-horse-race = Horse Race
game-fives-and-threes = Fives and Threes
game-cribbage = Cribbage
game-all-fives = All Fives
game-muggins = Muggins
game-five-up = Five-Up
game-about-horse-race = Domino: Endsummen, die durch fünf teilbar sind, zählen; wer einen Doppelstein legt oder punktet, bleibt am Zug; jeder Doppelstein ist ein Spinner.
game-about-fives-and-threes = Domino: Die Summe der beiden Enden zählt, wenn sie durch fünf oder drei teilbar ist; gezogen wird nicht; genau 61.
game-about-cribbage = Karten: Fünfzehner, Paare und Sequenzen, in der Spielphase und auf der Hand.
game-about-all-fives = Domino: Endsummen, die durch fünf teilbar sind, zählen; der erste Doppelstein ist der Spinner.
game-about-muggins = Domino: Endsummen, die durch fünf teilbar sind, zählen; kein Spinner.
game-about-five-up = Domino: Endsummen, die durch fünf teilbar sind, zählen; fünf Steine für jeden; jeder Doppelstein ist ein Spinner.
