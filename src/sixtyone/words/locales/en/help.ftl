# The help of the command line.

help-sixtyone =
    Horse Race, Fives and Threes, and Cribbage: the games that are scored on a cribbage board.

    Without anything after it, play starts a match of six-card cribbage against the program.
help-sixtyone-examples =
    Examples:

      sixtyone play
      sixtyone play horse-race --seats you,greedy,greedy
      sixtyone score "5H 5S 5C JD" --starter 5D
      sixtyone games cribbage

help-short-play = play a match in this terminal
help-short-score = what a hand, series or layout scores
help-short-games = the games, variants and options
help-short-replay = replay a record, and check its scores
help-short-verify = prove the deals of a record
help-short-referee = rule on JSON lines, for programs
help-short-describe = a layout, hand, board or match in words

help-play =
    Play a match in this terminal, against bots, or with several people at one keyboard.
help-play-examples =
    Examples:

      sixtyone play
      sixtyone play cribbage --variant five-card --option counting=muggins
      sixtyone play fives-and-threes --seats Ann,Bo,greedy
      sixtyone play horse-race --variant pairs --record match.json
      sixtyone play --seats greedy,random --speed fast

    An interrupted match goes on from its record: sixtyone play --record match.json
help-score =
    Say what a hand, a series or a layout scores, and for what.
help-score-examples =
    Examples:

      sixtyone score "5H 5S 5C JD" --starter 5D
      sixtyone score 4H 4D 5C 6S --starter 6H --crib
      sixtyone score --pegging "7C 8H 9D"
      sixtyone score --game horse-race "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high"
help-games =
    List the games; of one game the variants and every option of its rules.
help-games-examples =
    Examples:

      sixtyone games
      sixtyone games cribbage
      sixtyone games horse-race --json
help-replay =
    Replay the record of a match, in words or as one event a line. The scores are computed again; where the record carries
    scores of its own and they differ, that is reported.
help-replay-examples =
    Examples:

      sixtyone replay match.json
      sixtyone replay match.json --json

    Exit status: 0 where all is well, 1 where an action is illegal or a score differs, 2 where the file is no record.
help-verify =
    Prove that every lot, cut, deal, draw and starter of a record follows from the seed that was committed to.
help-verify-examples =
    Example:

      sixtyone verify match.json

    Exit status: 0 where it holds, 1 where it does not or there is none, 2 where the file cannot be read.
help-referee =
    Answer questions about scores and records: one JSON object a line in, one a line out, in order.
help-referee-examples =
    Example:

      echo '{"{"}"game":"cribbage","pegging":["7C","8H","9D"]{"}"}' | sixtyone referee
help-describe =
    Say in words what a drawing would show: a layout, a hand, the count of a hand, the pile of the play, a peg board, or a
    position of a record.
help-describe-examples =
    Examples:

      sixtyone describe layout "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high"
      sixtyone describe count "5H 5S 5C JD" --starter 5D --short
      sixtyone describe pile "7C 8H 9D" --lang de
      sixtyone describe board 45/37 61/58 --form new --skunks
      sixtyone describe position --record match.json --at 12 --seat 0

help-argument-game = a game: see sixtyone games
help-argument-file = a record; - is the standard input
help-argument-pieces = the cards of a hand, or the tiles as they were laid
help-argument-what = what to describe: layout, hand, tiles, pile, count, board or position
help-argument-described = tiles as laid, cards, or pegs such as 45/37
help-option-version = the version
help-option-variant = a variant of the game; the first where none is named
help-option-option = an option of the rules, as target=61; may be repeated
help-option-json = as JSON, for programs
help-option-lang = the language; otherwise SIXTYONE_LANG or the terminal’s
help-option-plain = for screen readers and braille: no drawings, no colour, one fact a line
help-option-seats = who sits where, clockwise: you, a name with a capital letter, or a bot (greedy, random)
help-option-target = the points that win
help-option-record = write the match to a file as it goes, or go on with the one in it
help-option-words = ask the players for words that mix the deals, after the commitment to the seed
help-option-seed = chance from a text instead of a secret seed: the same match again, for tests
help-option-speed = how fast bots act: slow, normal, fast, instant
help-option-starter = the starter of the hand
help-option-crib = the cards are the crib
help-option-pegging = cards of the play in the order laid: what does the last one score?
help-option-short = in one sentence
help-option-long = in full; so it is without either
help-option-name = whose hand, or whose pegs; may be repeated
help-option-position-record = the record that the position is of
help-option-at = after how many actions; all of them where nothing is said
help-option-seat = whose view: a seat from 0; a spectator’s where nothing is said
help-short-picture = draw a layout, hand, board or match
help-picture =
    Draw a layout, a hand, a pile, a count, a peg board, or a position of a record, as SVG, or as PNG with the extra [picture];
    with --text by signs, for a terminal.
help-picture-examples =
    Examples:

      sixtyone picture layout "1-4" "1-1 at 1-4.low" "4-4 at 1-4.high" --out layout.svg
      sixtyone picture count "5H 5S 5C JD" --starter 5D --theme dark --out count.svg
      sixtyone picture board 45/37 61/58 --skunks --lang pl --out board.svg
      sixtyone picture position --record match.json --at 12 --seat 0 --out position.svg
      sixtyone picture layout "4-4" "1-4 at 4-4.side-a" "2-4 at 4-4.side-b" --text
      sixtyone picture count "5H 5S 5C JD" --starter 5D --text --plain
help-argument-drawn = what to draw: layout, hand, tiles, pile, count, board or position
help-option-fan = a hand as a fan
help-option-four-colours = a colour for each suit
help-option-form = the peg board: old or new
help-option-skunks = skunk lines on the board
help-option-no-legend = a layout without its legend
help-option-no-caption = a layout without its caption
help-option-theme = light, dark, or auto: as the reader’s system says
help-option-width = pixels of a PNG
help-option-png = PNG, also where the file is not called so
help-option-text = by signs instead of shapes: for a terminal or a text file
help-option-plain-text = with --text: only signs of ASCII
help-option-out = the file; otherwise the standard output
