# What you can do, at a question mark: first for the moment, then the commands that work at all times.

hint-place = Lay a tile: type its number in the list, or the tile itself: 1-4, 4-1 or [1|4]. To name the place too: 1-4 at 4-4, or 1-4 at 4 for an end that shows a 4. Long side B or arm B of a double: 1-4 at 4-4.b.
hint-place-stop = You keep the turn, and may also end it: stop.
hint-discard = Lay away: type the numbers in the list, as 1 4, or the cards, as 5h jd, 5♥ J♦ or five of hearts, jack of diamonds. They go face down to the crib, with those of the others.
hint-play = Play a card: type its number in the list, or the card itself: 5h, 10d, J♦, five of hearts, or only j where you hold one jack. The count may not pass 31.
hint-only = There is one thing to do: press Enter.
hint-where = Type the number of a place in the list, or the tile that lies there. Enter alone goes back to the choice of a tile.
hint-next = Press Enter when nobody but { $name } looks at the screen: it then shows that hand. undo takes the last action back, quit leaves.
hint-count = Say what it scores, 0 where it is nothing. What you say too much is put right.
hint-count-muggins = Say what it scores, 0 where it is nothing. What you miss an opponent may take.
hint-answer = Where points were missed, type how many, as 2 or muggins 2: they are yours. Otherwise: accept.
hint-cut = The pack is cut for the starter: type how many cards you lift.
hint-commands = At all times:
hint-table = table: the table again
hint-board = board: the whole peg board
hint-hand = hand: your hand
hint-score = score: the scores
hint-log = log: what has happened
hint-undo = undo: take the last action back, where nothing was shown since
hint-save = save FILE: keep this match in a file, from now on
hint-resign = resign: give the match up
hint-quit = quit: leave; a match with a record can be taken up again
