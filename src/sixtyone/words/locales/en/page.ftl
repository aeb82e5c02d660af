# The page in the browser. What happens and where a match stands is said by the messages of the other files.

page-skip = To the table
page-skip-home = To the games
page-home = Home
page-settings = Settings
page-close = Close
page-loading = One moment…
page-not-loaded = The page could not be loaded. Reload it.
# A table that does not open. Variables: $fault: yes where the server says that it is its own.
page-not-opened = { $fault ->
    [yes] The server cannot open this table: something is wrong there.
   *[other] The table cannot be opened just now.
 }
page-trying = The page keeps trying.
page-welcome = Sit down and play
page-lead = Games that are scored on a peg board. No account: a name is enough.
page-your-name = Your name
page-guest = Guest
page-games = The games
page-play-bot = Play against a bot
page-play-now = Play
page-varieties = Varieties
# Variables: $target: points that win.
page-to-target = to { NUMBER($target, useGrouping: 0) }
page-new-table = Table with friends
# Cribbage as another game, in a line of Home. Variables: $target: points that lose or win.
page-about-giveaway = Six cards; whoever reaches { NUMBER($target, useGrouping: 0) } first loses.
page-about-muggins = Six cards; players count for themselves, and what one misses the other may take.
page-more-games = More domino games
page-my-matches = My matches
page-open-tables = Open tables
page-none-open = No table is open now. Make one, and others find it here.
page-finished = Finished
page-show-more = Show more
page-free = free
page-waiting = waits for players
page-your-turn = your turn
page-sit-down = Sit down
page-watch = Watch

# Making a table.
page-variety = Variety
page-how-many = How many play
# Variables: $number: of the seat, from 1.
page-seat = Seat { $number }
page-seat-mine = me, at this device
page-seat-open = a friend, by link
page-seat-bot = bot: { $bot }
page-seats-hint = Several seats at this device: you pass it on, and the hands stay hidden.
page-listed = Show it among the open tables: anyone may sit down
page-options = Options of the rules
page-make-table = Make the table
page-on = yes
page-off = no
# The value of an option. Variables: $option: its name; $value.
page-value = { $value ->
    [auto] { $option ->
        [starter_cut] the program
       *[other] the program counts
     }
    [manual] the players count
    [muggins] the players, with muggins
    [full_each] each is paid in full
    [none] nobody is paid
    [split] it is shared
    [all_others] all others
    [lowest] the lowest score
    [rank] the rank
    [pip] the pip value
    [player] the player left of the dealer
    [first_deal] at the first deal
    [every_deal] at every deal
    [off] never
    [everyone] everyone who can
    [bicycle] nobody, if the next cannot
    [left_of_last] left of the last card
    [first_go] who said go first
    [all_hand] yes
    [min4] not without the starter
    [with_starter] only with the starter
    [five] the five cards alone too
    [correct] it is put right
    [excess] opponent takes the excess
    [two] the opponent takes two
    [zero] nothing
    [penalty] two points
    [loser] the loser
    [winner] the winner
    [null] no limit
    [play-show] in play and show
    [play] in the play only
    [show] in the show only
   *[other] { $value }
 }

# Before the match.
page-before = Before the match
page-ready = ready
page-sit = Take this seat
page-link-for = Link for seat { $number }
page-copy = Copy
page-copied = Copied
page-qr = QR code
page-qr-for = QR code for seat { $number }
page-qr-scan = Point the camera of the other phone at it.
page-link-here = These links open on this device only: the server cannot be reached from others.
page-fill = Bot: { $bot }
# Before a rematch: in place of the state of a seat, and who has not come yet.
page-invited = expected
page-wait-invited = Waiting for { $names }.
page-wait-others = Waiting for the others. Send each of them the link of a seat.
page-by-link = Seats at this table are given by link. You can watch when the match begins.
page-fair = Fair deals
# Variables: $over: yes once the match is over.
page-commitment = { $over ->
    [yes] The deals follow from a seed and from what the players’ devices added. The seed was fixed, and the server committed to it, before anybody added theirs. The commitment:
   *[no] The deals follow from a seed and from what the players’ devices add. The seed is fixed, and the server committed to it, before anybody adds theirs; it is told at the end. The commitment:
 }
page-contributions = What each device added:
page-seed = The seed:
page-verify-offline = To check it without this page:

# At the table.
page-players = Players
page-bot = bot
page-away = away
page-to-act = to act
page-dealer = dealer
page-crib = crib
page-points = { $points ->
    [one] { NUMBER($points, useGrouping: 0) } point
   *[other] { NUMBER($points, useGrouping: 0) } points
 }
page-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
 }
page-face-down-cards = { $count ->
    [0] no card
    [one] one card, face down
   *[other] { $count } cards, face down
 }
page-face-down-tiles = { $count ->
    [0] no tile
    [one] one tile, face down
   *[other] { $count } tiles, face down
 }
page-laid = laid: { $pieces }
page-deck = The pack, face down
page-deck-short = pack
page-starter = starter
page-count-caption = count
page-the-count = The count is { $count }
# Variables: $own: yes where it is the own crib; $name: the dealer.
page-crib-of = { $own ->
    [yes] your crib
   *[other] { $name }’s crib
 }
page-your-side = Your hand and what you can do
page-your-hand = Your hand
page-not-now = not now
page-why = What scored, and why
# What is said at the table. Variables: $what: go, pass or knock.
page-says = { $what ->
    [go] Go
    [pass] Pass
   *[knock] Knock
 }
page-connecting = The connection is broken. It comes back by itself; nothing is lost.

# What to do now.
page-do-discard = { $own ->
    [yes] { $count ->
        [one] Lay one card away to your crib.
       *[other] Lay { $count } cards away to your crib.
     }
   *[other] { $count ->
        [one] Lay one card away to { $name }’s crib.
       *[other] Lay { $count } cards away to { $name }’s crib.
     }
 }
page-do-play = Your turn: play a card.
page-do-go = You cannot play a card: say go.
page-do-cut = Cut the pack for the starter.
page-do-count = Count what it scores.
page-do-answer = Was something missed?
# Variables: $why: the lot, out (who went out opens), turn (the opening goes round), or other.
page-do-open = { $why ->
    [lot] The lot fell on you: open with any tile.
    [out] You went out, so you open: lay any tile.
    [turn] It is your turn to open: lay any tile.
   *[other] You open: lay any tile.
 }
page-do-place = Your turn: lay a tile.
page-do-kept = You keep the turn: lay another tile.
page-do-where = Where does { $tile } go?
page-do-again = Press { $tile } again to lay it.
page-do-pass = No tile fits: you pass.
page-do-knock = No tile fits: you knock.
# Variables: $names: who is to act.
page-wait = Waiting for { $names }.
page-sending = Sending to the server…
page-choose-card = Choose a card
page-choose-cards = { $count ->
    [one] Choose one card
   *[other] Choose { $count } cards
 }
page-play = Play { $piece }
page-discard = To the crib: { $pieces }
page-go = Go
page-pass = Pass
page-knock = Knock
page-stop = End the turn
page-put-back = Put back
page-cut = Cut
page-cut-depth = { $depth ->
    [one] Lift one card
   *[other] Lift { $depth } cards
 }
page-open-with-it = Open with it
# A place of the layout. Variables: $where: half, side or arm; $tile; $value; $letter: A or B where both sides or arms are offered, else none.
page-place = { $where ->
    [half] At the { $value } of { $tile }
    [arm] { $letter ->
        [none] As an arm of { $tile }
       *[other] As arm { $letter } of { $tile }
     }
   *[side] { $letter ->
        [none] At { $tile }
       *[other] At long side { $letter } of { $tile }
     }
 }
page-stock = { $count ->
    [0] The stock is empty
    [one] One tile in the stock
   *[other] { $count } tiles in the stock
 }
page-refused = too much
page-zoom-in = Larger
page-zoom-out = Smaller
page-fit = All

# Counting.
page-count-title = The count
page-your-count = Your count
page-muggins-how-many = How many points were missed
page-count-it = { $points ->
    [one] Count { $points } point
   *[other] Count { $points } points
 }
# Variables: $least and $most: what may be counted, where another number is in the field.
page-count-range = Enter { $least } to { $most }
page-muggins = Muggins
page-accept = Let it stand
page-less = One less
page-more = One more
page-show = The show
# Whose hand or crib is counted. Variables: $what: hand or crib; $who; $name.
page-hand-of = { $what ->
    [crib] { $who ->
        [you] Your crib
       *[other] The crib of { $name }
     }
   *[hand] { $who ->
        [you] Your hand
       *[other] The hand of { $name }
     }
 }
page-round-over = The round is over
page-continue = Go on

# Several players at one device.
page-hot-seat = Pass the device on
page-pass-to = Now it is { $name }.
page-nobody-else = Pass the device on. The cards stay hidden until you press.
page-log-hidden = The log is hidden too.
page-i-am = I am { $name }

# Beside the table.
page-beside = Beside the table
page-tab-log = Log
page-tab-chat = Chat
page-tab-match = Match
# What happens at a seat. Variables: $you: you where it is the seat of who reads, or other; $name.
page-log-joined = { $you ->
    [you] You sit down.
   *[other] { $name } sits down.
 }
page-log-undone = { $you ->
    [you] You take the last action back.
   *[other] { $name } takes the last action back.
 }
page-log-returned = { $you ->
    [you] You are back.
   *[other] { $name } is back.
 }
page-log-left = { $bot ->
    [none] { $you ->
        [you] You get up.
       *[other] { $name } gets up.
     }
   *[other] { $you ->
        [you] You leave; the bot { $bot } plays on.
       *[other] { $name } leaves; the bot { $bot } plays on.
     }
 }
page-log-replaced = { $you ->
    [you] You are away; the bot { $bot } plays on.
   *[other] { $name } is away; the bot { $bot } plays on.
 }
page-log-rematch = { $you ->
    [you] You ask for another match.
   *[other] { $name } asks for another match.
 }
page-no-chat = Nothing has been said yet.
page-chat-line = Your message
page-send = Send
page-watching = Watching
page-show-points = What would it score?
page-no-points-yet = Laying away scores nothing at once.
page-undo = Take back
page-resign = Give up
page-leave = Leave
page-other-device = Play on at another device
page-other-device-hint = Only you have this link. Whoever opens it sees your hand and plays for you.
# Variables: $who: other where several share the device; $name: who gives up or leaves then.
page-sure-resign = { $who ->
    [you] Give the match up?
   *[other] { $name }, give the match up?
 }
page-sure-leave = { $who ->
    [you] Leave? A bot plays on for you; you can come back.
   *[other] { $name }, leave? A bot plays on for you; you can come back.
 }
page-yes = Yes
page-no = No
# Variables: $who, $name: as above.
page-bot-plays = { $who ->
    [you] A bot plays for you.
   *[other] A bot plays for { $name }.
 }
page-come-back = { $who ->
    [you] Play again yourself
   *[other] { $name } plays again
 }
page-away-wait = { $seconds ->
    [one] { $name } is away. In one second you may decide how it goes on.
   *[other] { $name } is away. In { $seconds } seconds you may decide how it goes on.
 }
page-away-due = { $name } is away and to act. How shall it go on?
page-absent-bot = A bot takes over
page-absent-end = End the match

# The text table.
page-text-table = Text table
page-choices = What you can do
page-no-choice = Nothing now.
page-facts = Where it stands

# The end.
page-end = The end of the match
page-adjudicated = { $who ->
    [you] You were away too long.
   *[other] { $name } was away too long.
 }
page-wins = Matches won: { $wins }
page-rematch = Another match
page-join-rematch = To the next match
page-watch-rematch = Watch the next match
page-record = Save the record
page-checking = Checking the deals…
page-proof-ok = Every deal follows from the seed that was fixed before the match, and from what your device added.
# Where this device gave nothing, or kept nothing of what it gave: somebody who watched, a second device.
page-proof-alone = Every deal follows from the seed and from what the record says the players’ devices added. This device has nothing of its own to hold the record against.
# Variables: $why: no-proof, commitment, promised, contribution or deal.
page-proof-bad = { $why ->
    [no-proof] The record has no proof of its deals.
    [commitment] The seed is not the one that was promised in the record.
    [promised] The promise in the record is not the one that this page saw before the match.
    [contribution] What your device added is not in its place.
   *[deal] A deal does not follow from the seed.
 }

# Settings.
page-language = Language
page-set-theme = Light or dark
page-set-theme-auto = as the system
page-set-theme-light = light
page-set-theme-dark = dark
page-set-suits = Colours of the suits
page-set-suits-two = two
page-set-suits-four = four
page-set-size = Pieces
page-set-size-usual = usual
page-set-size-large = large
page-set-movement = Movement
page-set-movement-auto = as the system
page-set-movement-normal = calm
page-set-movement-fast = fast
page-set-movement-off = off
page-set-show = The table
page-set-show-table = as a picture
page-set-show-text = in words
page-set-points = Show what each choice would score
page-set-points-no = no
page-set-points-yes = yes
page-set-keys = Keys that speak
page-set-keys-on = on
page-set-keys-off = off
page-keys-help = Keys at the table: C the count or the ends, S the scores, H your hand, F everything. Arrows move in the hand, Enter chooses, Escape puts back.

# What cannot be done.
page-error = That could not be done.
page-no-answer = The server does not answer. Try again in a moment.
page-error-table-unknown = There is no such table.
page-error-table-stale = The match had moved on. Look again.
page-error-table-full = No seat is free here.
page-error-table-over = The match is over.
page-error-table-no-undo = That can no longer be taken back.
page-error-table-chat-full = Enough has been said at this table.
page-error-table-damaged = The log of this table is damaged. Whoever runs the server can put a backup in its place.
page-error-table-other-log = The server was restored from a backup. This match is back at the moment of the backup.
page-error-seat-lost = You no longer hold this seat. Open its link again.
page-error-seat-link = This link does not open a seat. Ask for a new one.
page-error-seat-taken = Somebody sits there already.
page-error-seat-sits = Somebody has sat down there by this link. If it was you: at the device where you play, “Match” has a link for another one.
page-error-seat-not-yours = That seat is not yours.
page-error-absent-not-due = Not yet: the player is back, or has time left.
page-error-request-too-often = Too fast. Wait a moment.
# Variables: $first and $second: what the options mean.
page-error-rules-conflict = These two options contradict each other: “{ $first }” and “{ $second }”.
page-error-rules-bad-value = “{ $option }”: this value is not possible here.
