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
simulate-option-jobs = how many processes, one without more; not beside --cluster
simulate-option-out = the results, a line a match: FILE.parquet, FILE.csv or FILE.json
simulate-option-overwrite = replace files that are there already
simulate-option-resume = go on with a run to the same file that was broken off
simulate-option-plot = a picture of the distributions, such as FILE.png
simulate-option-cluster = the Dask scheduler whose workers play
simulate-number = { $text } is no whole number of matches; one reads like 1000000 or 1e6
simulate-format = { $got } should end in one of { $expected }
simulate-resume = --resume goes on with a run to a file: name that file with --out
simulate-exists = { $file } is there already: name another file, or replace it with --overwrite
simulate-parts = { $folder } holds an earlier run: --resume goes on with it, or remove the folder
simulate-busy = another run is writing into { $folder }: wait for it, or name another file
simulate-other-plan = { $folder } is of other matches, or of another version of the program; remove it to begin anew
simulate-room = { $folder } takes at least { $needed } GB, and { $free } GB are free: name a file on another disk, or fewer matches
simulate-lost = one of the processes was killed; with --out, --resume goes on with what is finished
simulate-jobs = --jobs is the number of processes of this machine; with --cluster the workers play
simulate-cluster = no Dask scheduler answers at { $address }
simulate-versions = another version of sixtyone is on { $workers }
simulate-workers = the workers of the cluster cannot play: { $reason }
simulate-waits = there is no worker: the run goes on when one comes
simulate-kept = interrupted; the same command with --resume goes on with { $file }
simulate-nothing-kept = interrupted; without --out nothing was kept
simulate-rate = { $count }/s
simulate-writing = writing { $file }
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
simulate-percent = { $share } %
simulate-mean = mean { $mean }
simulate-plot-title = { $rules }: { $count } matches, { $players }, seed { $seed }
simulate-plot-points = points a match, by kind
simulate-plot-side = seat { $who }: wins { $wins } %
simulate-plot-deals = length of a match, in deals
simulate-plot-rounds = length of a match, in rounds
simulate-plot-margin = margin, in points
simulate-plot-share = share of the matches
simulate-plot-card = wins by the first card led
simulate-plot-tile = wins by the first tile laid
simulate-plot-won-card = share won by the side that led it
simulate-plot-won-tile = share won by the side that laid it
simulate-plot-any = all together
simulate-plot-few = too few matches: no opening was seen { $fewest } times
