# Gry: jak się nazywają i czym są, w jednym zdaniu.
game-horse-race = Horse Race
game-fives-and-threes = Fives and Threes
game-cribbage = Cribbage
game-all-fives = All Fives
game-muggins = Muggins
game-five-up = Five-Up
game-about-horse-race = Domino: punktują sumy końców podzielne przez pięć; dublet albo punkty pozwalają grać dalej; każdy dublet jest spinnerem.
game-about-fives-and-threes = Domino: punktują sumy dwóch końców podzielne przez pięć lub trzy; bez dobierania; dokładnie 61.
game-about-cribbage = Karty: piętnastki, pary i sekwensy, w rozgrywce i w ręce.
game-about-all-fives = Domino: punktują sumy końców podzielne przez pięć; spinnerem jest pierwszy dublet.
game-about-muggins = Domino: punktują sumy końców podzielne przez pięć; bez spinnera.
game-about-five-up = Domino: punktują sumy końców podzielne przez pięć; po pięć kamieni; każdy dublet jest spinnerem.
