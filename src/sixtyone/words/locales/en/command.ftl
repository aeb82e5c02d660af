# The words that may be typed for each command and action, parted by commas. The English ones are understood in every language.

command-help = ?, help
command-table = table, state
command-board = board, pegs
command-log = log, history
command-score = score, scores
command-hand = hand, cards, tiles
command-undo = undo, back
command-resign = resign
command-quit = quit, exit
command-save = save
command-play = play
command-place = place, lay
command-at = at, on, to
command-discard = discard, throw
command-go = go, g
command-pass = pass, p
command-knock = knock, pass, k, p
command-stop = stop, done
command-count = count, c
command-nothing = nothing, none, no, zero, nil
command-muggins = muggins, m
command-accept = accept, a, ok, yes, y, no, n
command-cut = cut
command-yes = yes, y
command-cancel = cancel, back
