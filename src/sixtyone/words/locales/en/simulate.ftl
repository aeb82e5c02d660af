simulate-short = play matches by the million
simulate-help =
    Play matches by the million, by random or greedy players, and tell how they went. The same seed gives the same
    matches, byte for byte, whatever the number of processes or machines.
simulate-examples =
    Examples:

      sixtyone simulate cribbage --seats greedy,random --matches 1e6
      sixtyone simulate horse-race --variant pairs --seats random,greedy,random,greedy --jobs 2 --out results.parquet
      sixtyone simulate fives-and-threes --seats greedy,greedy --out results.csv --plot results.png
simulate-option-seats = a player for each seat, parted by commas: random, greedy
simulate-option-matches = how many matches, such as 1e6
simulate-option-seed = the number that decides all chance
simulate-option-jobs = how many processes
simulate-option-out = the results, a line a match: FILE.parquet, FILE.csv or FILE.json
simulate-option-resume = go on with a run to the same file that was broken off
simulate-option-plot = a picture of the distributions, such as FILE.png
simulate-option-cluster = the Dask scheduler whose workers play
simulate-extra = sixtyone: { $library } is missing; it comes with the extra { $extra }: pip install 'sixtyone[{ $extra }]'
simulate-number = { $text } is no whole number of matches; one reads like 1000000 or 1e6
simulate-format = { $got } should end in one of { $expected }
simulate-parts = { $folder } holds an earlier run: --resume goes on with it, or remove the folder
simulate-other-plan = { $folder } is of other matches, or of another version of the program; remove it to begin anew
simulate-cluster = no Dask scheduler answers at { $address }
simulate-versions = another version of sixtyone is on { $workers }
simulate-kept = interrupted; the same command with --resume goes on with { $file }
simulate-nothing-kept = interrupted; without --out nothing was kept
simulate-rate = { $count }/s
simulate-matches = { $count } matches of { $game }
simulate-deals = deals a match: { $mean }; actions: { $actions }
simulate-rounds = rounds a match: { $mean }; actions: { $actions }
simulate-margin = margin: { $mean } points
simulate-side = seat { $who }: wins { $wins } %, mean score { $score } ({ $kinds })
simulate-kind-start = before the play
simulate-kind-play = the play
simulate-kind-hand = hands
simulate-kind-crib = cribs
simulate-kind-placement = placements
simulate-kind-hand-out = hand-outs
simulate-kind-settlement = settlements
