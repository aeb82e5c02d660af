# What the library of the command line says by itself; in English it says the errors itself.

usage-no-option = { $near ->
    [none] There is no option { $option }.
   *[other] There is no option { $option }; there is { $near }.
 }
usage-no-command = { $near ->
    [none] There is no command { $name }.
   *[other] There is no command { $name }. Did you mean { $near }?
 }
usage-missing = { $name } is missing.
usage-missing-command = A command is missing.
usage-extra = Too many words: { $text }.
usage-needs-value = The option { $option } takes a value.
usage-no-value = The option { $option } takes no value.
usage-no-number = { $name }: { $text } is no whole number.
usage-not-within = { $name }: { $text } is not a number from { $least } to { $most }.
usage-too-small = { $name }: { $text } is not { $least } or more.
usage-bad-value = { $name }: { $text }
usage-usage = Usage:
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-help = This help.
usage-required = required
usage-default = default: { $default }
usage-install = Put the completion into this shell.
usage-show = Print the completion of this shell.
# What stands for a value in the help. Variables: $what: ADDRESS, ARGS, CARD, CARDS, COMMAND, FILE, FOLDER, GAME, NAME, NUMBER, OPTIONS,
# PIECES, TEXT, VALUE or WHAT.
usage-value = { $what }
