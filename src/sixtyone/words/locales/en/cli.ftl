# The command line beside the play: what it prints, and what is wrong with what it was given.

cli-error = sixtyone: { $text } [{ $code }]
cli-unreadable = { $file } cannot be read: { cli-reason }.
cli-unwritable = { $file } cannot be written: { cli-reason }.
cli-reason = { $why ->
    [ENOENT] there is no such file or folder
    [EISDIR] it is a folder
    [ENOTDIR] part of the path is no folder
    [EACCES] permission is denied
    [ENOSPC] the disk is full
    [EROFS] the disk is read-only
    [ENAMETOOLONG] the name is too long
    [EPERM] that is not permitted
    [EDQUOT] the share of the disk is used up
    [EIO] the disk reports an error
   *[other] { $reason }
 }
cli-too-large = { $file } is larger than any record.
cli-not-text = { $file } is not text in UTF-8.
cli-language = There is no language { $language } here: there are { $known }.
cli-choice = { $option } is one of { $known }, not { $got }.
cli-extra = { $library } is missing; it comes with the extra { $extra }: pip install 'sixtyone[{ $extra }]', or in a checkout ./run sixtyone { $command }
cli-option-form = { $text } is no option: write name=value, as in target=31.
cli-speed = There is no speed { $speed }: there are { $known }.
cli-seats-number = { $game } is not played by { $count ->
    [one] one seat
   *[other] { $count } seats
 }{ $variant ->
    [none] .
   *[other] {" "}in the variant { $variant }.
 }
cli-seat-name = { $name } is no seat. { $near ->
    [none] Write you, a name that begins with a capital letter, or a bot: { $known }.
   *[other] Did you mean { $near }? A person’s name begins with a capital letter.
 }
cli-seat-empty = A seat without a name: write the seats as you,greedy.
cli-name-empty = A name is empty: leave --name out, or give one.
cli-name-long = A name has at most { $most } characters.
cli-record-finished = { $file } holds a match that is over; it is not overwritten. Name another file.
cli-record-foreign = { $file } holds another match: { $what }. It is not overwritten. Name another file.
cli-record-other = { $file } is no record of a match, and is not overwritten. Name another file.
cli-record-no-seed = { $file } holds a match without its seed, which cannot go on here.
cli-record-changed = { $file } was changed by another program; nothing more is written to it.
cli-difference = sixtyone: { $field }{ $index ->
    [none] {""}
   *[other] {" "}({ $index })
 }: recorded { $recorded }, computed { $computed }
cli-verified = Proved: { $count ->
    [one] one lot, cut, deal, draw or starter follows
   *[other] all { NUMBER($count, useGrouping: 0) } lots, cuts, deals, draws and starters follow
 } from the seed that was committed to as { $commitment }.
cli-unfinished = The match is not over. { $scores }.
cli-show-starter = { $pieces }, starter { $starter }
cli-show-crib = Crib { $pieces }, starter { $starter }
cli-show-pegging = { $pieces }, count { $count }
cli-score-what = Name the cards and a --starter, or a series as --pegging.
cli-score-dominoes = Name the tiles as they were laid: "1-4" "1-1 at 1-4.low".
cli-score-not-here = { $option } does not belong to { $game }.
cli-option-not-here = { $option } does not belong to { $what }.
cli-games-seats = { $least ->
    [same] { $most } players
   *[other] { $least } to { $most } players
 }
cli-games-variant = { $about }; { $seats }, to { $target }
cli-games-variants = Variants:
cli-games-options = Options (--option name=value):
cli-games-option = { $meaning }; { $takes } (default { $default })
cli-games-more = sixtyone games GAME tells the variants and options of one.
# sixtyone describe.
cli-describe-what = There is no { $what } to describe: there are { $known }.
cli-describe-length = Either --short or --long.
cli-describe-pieces = Name the tiles, cards or pegs.
cli-describe-pegs = { $text } are no pegs: they read like 45, or like 45/37 with the score before.
cli-describe-sides = { $count ->
    [one] A board does not serve { NUMBER($count, useGrouping: 0) } side
   *[other] A board does not serve { NUMBER($count, useGrouping: 0) } sides
 }: it serves 1 to { $most }.
cli-describe-names = { $count ->
    [one] { NUMBER($count, useGrouping: 0) } side has a name
   *[other] { NUMBER($count, useGrouping: 0) } sides have a name each
 }, not { $got }.
cli-describe-record = A position takes the --record that it is of.
cli-describe-range = { $option } is a number from 0 to { $most }, not { $got }.
cli-picture-what = There is no picture of { $what }; there are { $known }.
cli-picture-count = A count takes the cards of a hand and a --starter.
cli-picture-board = A board takes the pegs of each side, such as 45/37: the score, and the one before.
cli-picture-number = { $option } is a number from { $least } to { $most }, not { $got }.
cli-picture-extra = PNG needs the extra [picture]: pip install 'sixtyone[picture]', or in a checkout ./run check, which installs everything
cli-picture-terminal = A PNG is no text for a terminal; name a file with --out.
