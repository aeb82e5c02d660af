# One message an error code. Every variable is there in each of them; one that the error does not carry says "none":
#   $piece, $at, $count, $expected, $got, $near (a name like the one given), $game, $variant, $option, $field, $line, $column, $seat,
#   $action, $wanted (one of errors.WANTED), $problem (a word for what is wrong, where one code has several).

error-text-card = { $got } is no card; a card reads like 5H, 10d or J♦.
error-text-tile = { $got } is no tile; a tile reads like 1-4 or [1|4].
error-text-place = { $got } is no place of a layout; a place reads like 1-4.low or 4-4.side-b.
error-text-action = { $got } is no action of this game.
error-text-number = { $got } is no whole number from { $expected }.
error-text-too-long = That is longer than anything that can be meant.
error-rules-unknown-game = There is no game { $game }. { $near ->
    [none] The games are { $expected }.
   *[other] Did you mean { $near }?
 }
error-rules-unknown-variant = There is no variant { $variant }. { $near ->
    [none] The variants are { $expected }.
   *[other] Did you mean { $near }?
 }
error-rules-unknown-option = There is no option { $option }. { $near ->
    [none] The options are { $expected }.
   *[other] Did you mean { $near }?
 }
error-rules-bad-value = { $expected ->
    [none] The option { $option } does not take { $got }.
   *[other] The option { $option } takes { $expected }, not { $got }.
 }
error-rules-seats = { $expected ->
    [none] There is no seat { $got }.
   *[other] This is played by { $expected } seats.
 }
error-rules-unsupported = The compiled kernels do not play by these options: { $option }; they know { $expected }. The readable rules know all.
error-rules-conflict = Giveaway is counted by the program: nobody would claim points that lose.
error-action-over = The match is over.
error-action-not-now = { $action ->
    [none] That is not due now.
   *[other] { $action } is not due now.
 }
error-action-not-your-turn = { $action } is not due: it is another seat’s turn.
error-action-no-such-seat = There is no seat { $seat }.
error-action-not-in-hand = { $piece ->
    [none] The piece is not in the hand, which is { $expected }.
   *[other] { $piece } is not in the hand, which is { $expected }.
 }
error-action-over-31 = { $piece ->
    [none] The count would be { $count }; it may not pass 31.
   *[other] { $piece } would take the count of { $count } past 31.
 }
error-action-can-play = A seat that can play must play.
error-action-wrong-size = The wrong number of pieces: { $expected } expected, { $got } given.
error-action-duplicate = { $piece } is named twice, or is already in use.
error-action-no-fit = { $piece } does not fit at { $at }.
error-action-no-place = { $at } is not open. { $expected ->
    [none] No tile is laid yet.
   *[other] Open are { $expected }.
 }
error-action-needs-place = The place must be named. { $expected ->
    [none] The tile fits nowhere.
   *[other] It is one of { $expected }.
 }
error-action-must-place-drawn = { $expected } was drawn and must be laid at once.
error-action-cannot-stop = The turn may not be ended here.
error-action-cut-depth = That is too near the end of the pack: from { $expected } cards are lifted.
error-record-json = { $line ->
    [none] { $problem ->
        [twice] In this JSON a key stands twice in one object.
        [constant] This is not JSON: NaN and Infinity are no numbers in it.
        [number] This JSON holds a number that is too large.
        [deep] This JSON is nested too deeply.
       *[other] This is not JSON.
     }
   *[other] This is not JSON: line { $line }, column { $column }.
 }
error-record-format = { $expected ->
    [none] This is not a record that can be read here: it should be one JSON object, not { $got }.
   *[other] { $got ->
        [none] This is not a record that can be read here: it does not say that its format is { $expected }.
       *[other] This is not a record that can be read here: its format should be { $expected }, not { $got }.
     }
 }
error-record-field = { error-field }
error-referee-json = The line is not one JSON object.
error-referee-too-long = The line is longer than the referee reads.
error-referee-question = { $problem ->
    [unsettled] { $game } is not settled: tiles left in hands earn nothing.
   *[other] { $game ->
        [none] { $got ->
            [none] A line asks one of these questions: { $expected }; this one asks none.
           *[other] A line asks one of these questions: { $expected }; this one asks several: { $got }.
         }
       *[other] { $game } has no question { $got }.
     }
 }
error-referee-field = { error-field }
error-fair-no-proof = The record carries no proof of its deals.
error-fair-field = { error-field }
error-fair-commitment = The seed is not the one that was committed to.
error-fair-deal = This was not dealt from the seed: { $got } stands where { $expected } was due.
error-table-seat = There is no such seat at this table.
error-table-stale = The match has moved on.
error-table-chance = The deals come from the dealer of the table.
error-table-no-undo = Nothing can be taken back here.
error-table-unknown-bot = There is no bot { $got }. { $near ->
    [none] The bots are { $expected }.
   *[other] Did you mean { $near }?
 }
# What is wrong with a field of a record, a question or a proof; error-wanted is what should stand there.
error-field = { $wanted ->
    [none] { $expected ->
        [none] The field { $field } is wrong.
       *[other] There is no field { $field } here; there are { $expected }.
     }
   *[other] { $got ->
        [none] The field { $field } is missing; it should be { error-wanted }.
       *[other] The field { $field } should be { error-wanted }, not { $got }.
     }
 }
error-wanted = { $wanted ->
    [game] the name of a game
    [variant] the name of a variant
    [options] an object of options
    [text] a text
    [texts] a list of texts
    [name] a text of at most { $expected } characters
    [names] one name a seat, { $expected } in all
    [actions] at most { $expected } actions
    [seat] a seat, which is a whole number from 0
    [one-seat] a seat from { $expected }
    [flag] true or false
    [pieces] a list of at most 52 pieces as text
    [a-card] a list of at least one card
    [hands] a list of two to four hands
    [hand-a-seat] one hand a seat, { $expected } in all
    [empty-hand] an empty hand, since its seat went out
    [out-or-blocked] a seat, or "blocked": true in its place
    [object] an object with { $expected }
    [as-recorded] { $expected } as in the record, or nothing
    [proof] an object with commitment, seed and contributions
    [digits] { $expected } hexadecimal digits
    [contributions] a list of texts, one a seat, each of at most { $expected } characters
    [text-a-seat] one text a seat, { $expected } in all
   *[other] something else
 }
# An error in a record. Variables: $index: the action, counted from 0; $text: the action; $error: one of the above.
error-at-action = Action { NUMBER($index, useGrouping: 0) }, { $text }: { $error }
# The same with the line of the file. Variables: $line: counted from 1; $error: one of the above.
error-at-line = Line { NUMBER($line, useGrouping: 0) }: { $error }
