# The games: their names, and what they are in one sentence.
game-horse-race = Horse Race
game-fives-and-threes = Fives and Threes
game-cribbage = Cribbage
game-all-fives = All Fives
game-muggins = Muggins
game-five-up = Five-Up
game-about-horse-race = Dominoes: ends that add to fives score; a double or a score keeps the turn; every double is a spinner.
game-about-fives-and-threes = Dominoes: two ends that add to fives or threes score; no drawing; 61 exactly.
game-about-cribbage = Cards: fifteens, pairs and runs, in the play and in the hand.
game-about-all-fives = Dominoes: ends that add to fives score; the first double is the spinner.
game-about-muggins = Dominoes: ends that add to fives score; no spinner.
game-about-five-up = Dominoes: ends that add to fives score; five tiles each; every double is a spinner.
