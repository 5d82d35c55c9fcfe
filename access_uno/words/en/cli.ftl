# The commands: what they answer, their help, and what is wrong with a command line.

## Help

help-start = The command access-uno starts UNO for blind and low-vision people. By itself it opens the start menu.
help-play = Starts a game at once.
help-replay = Tells you what happened in game records.
help-simulate = Lets computer players play against one another.
help-rules = Shows the rules of a rulebook.
help-braille = Shows cards in braille.
help-deck = Makes braille labels for all cards of a deck.
help-doctor = Finds out what speech and braille this computer has, and how to get what is missing.
help-help = Shows the help for a command.
help-manual = Prints the manual page, for the program man.
help-completions = Prints what a shell needs so that the Tab key completes commands and options.
help-usage = Usage: { $line }
help-command = access-uno { $command }: { $what }
help-option = { $option }: { $what }
help-choices = One of these: { $choices }.
help-argument-address = The address of the house, such as example.org:8022.
help-argument-card = A card, such as R7 or W:red.
help-argument-code = The code of a table, six digits, or an invitation, ten characters.
help-argument-command = The command to explain.
help-argument-file = A record or a saved game.
help-argument-fingerprint = The fingerprint of the house, which begins with SHA256.
help-argument-shell = The shell that you type in.
help-default = Default: { $value }.
help-default-computers = Default: 2, or none if two or more people play.
help-default-guests = Default: yes, but no with --members.
help-default-host-key = Default: a key that the house makes for itself.
help-default-language = Default: the language in your settings, else that of the system.
help-default-last-rulebook = Default: the rulebook of your last new game.
help-default-listener = Default: what everybody hears.
help-default-output = Default: standard output.
help-default-own-name = Default: your name in your last game.
help-default-player = Default: one person.
help-default-rulebook-of-language = Default: the usual rulebook in your language.
help-default-seed = Default: another one each time.
help-default-settings = Default: what your settings say.
help-default-store = Default: a file among your saved data.
# What is put in for an option or an argument, in capitals, as it stands in a usage line.
value-taken = { $what ->
    [ADDRESS] ADDRESS
    [CARD] CARD
    [CODE] CODE
    [COMMAND] COMMAND
    [FINGERPRINT] FINGERPRINT
    [FILE] FILE
    [LEVELS] LEVELS
    [NAME] NAME
    [NUMBER] NUMBER
    [OPTIONS] OPTIONS
    [RULE] NAME=VALUE
    [SHELL] SHELL
   *[VALUE] VALUE
}
help-option-language = The language of the game.
help-option-help = Shows this help.
help-option-version = Shows the version.
help-option-rulebook = The rulebook to play by.
help-option-rule = One option of the rules, as name=value. It can be given several times.
help-option-player = The name of a person who plays here. It can be given several times.
help-option-computers = How many computer players play.
help-option-level = How well the computer players play.
help-option-seed = A whole number that decides how the cards are shuffled.
# same as: setting-typing
help-option-keys = You play with single keys.
# same as: setting-typing
help-option-lines = You type commands and press Enter after each.
help-option-browser = You play in the browser: a page opens there.
help-option-reading = How you read: a screen reader reads the terminal, the game speaks, braille, or by sight.
help-option-pace = Whether the moves of the others follow one another by themselves, or each waits for you.
help-option-notation = The braille notation of the cards.
help-option-braille = How cards are shown in braille in the text: not at all, as cells, or as letters.
help-option-display = Who writes to the braille display: your screen reader, or with brlapi the game itself, through BRLTTY.
help-option-record = The file to record this game in. It must not exist yet.
help-option-resume = Continues a saved game: the one in the file that you name, or else the newest.
help-option-preset = The name of saved rules to play by.
help-option-json = Prints JSON, for other programs.
help-option-for = Tells the match from this player's point of view.
help-option-rounds = How many rounds to play.
help-option-matches = How many matches to play.
help-option-players = The computer players, with commas between them, such as normal,hard.
help-option-jobs = How many processes share the work.
help-option-brf = Makes a braille file in BRF.
help-option-pef = Makes a braille file in PEF.
help-option-output = The file to write to.
help-option-format = The format of the result.
help-option-stacked = Puts the value above the colour, as on a printed card.

## The manual page

manual-name = NAME
manual-what = UNO for blind and low-vision people
manual-synopsis = SYNOPSIS
manual-commands = COMMANDS
manual-options = OPTIONS OF EVERY COMMAND
manual-environment = ENVIRONMENT
manual-home = The folder in which settings, saved games, results and the log are kept.
manual-status = EXIT STATUS
manual-status-0 = All is well.
manual-status-1 = It couldn't be done; one sentence says why.
manual-status-2 = The command line makes no sense; one sentence says why.
manual-status-70 = There's a bug in the program; the log says more about it.

## Wrong usage

usage-keys-or-lines = Choose either keys or lines, not both.
usage-browser-alone = --browser can't be combined with keys or lines: the page has its own setting for that.
usage-rounds-or-matches = Choose either rounds or matches, not both.
usage-wrong-number-of-players = Two to ten players can play, not { $count }.
usage-brf-or-pef = Choose either BRF or PEF, not both.
usage-no-rule = An option of the rules is given as name=value, not as { $text }.
usage-rule-unknown-option = { $nearest ->
    [none] There's no option { $option } in the rules. The options are { $allowed }.
   *[other] There's no option { $option } in the rules. Did you mean { $nearest }?
}
usage-rule-unknown-value = The option { $option } of the rules can have these values: { $allowed }.
usage-no-such-player = Nobody called { $name } plays in this record. The players are { $players }.
usage-braille-unknown-notation = There's no notation { $notation }. The notations are { $known }.
usage-braille-unknown-format = There's no format { $format }.

## Answers

file-line = { $file }, line { $line }: { $reason }
file-whole = { $file }: { $reason }
cannot-write-file = { $reason ->
    [no-folder] The file { $path } can't be written. There's no such folder.
    [is-folder] The file { $path } can't be written. It's a folder.
    [forbidden] The file { $path } can't be written. You aren't allowed to write there.
    [full] The file { $path } can't be written. The disk is full.
   *[other] The file { $path } can't be written.
}
cannot-write-output = { $reason ->
    [no-folder] The output can't be written. There's no such folder.
    [is-folder] The output can't be written. It's a folder.
    [forbidden] The output can't be written. You aren't allowed to write there.
    [full] The output can't be written. The disk is full.
   *[other] The output can't be written.
}
braille-unknown-card = There's no card { $card } in this notation. Cards are written like R7, G+2, BS, YR, W, W:red, W+4, ST or CU.
braille-unknown-rulebook = There's no rulebook { $rulebook }.
braille-no-cards = These cells aren't cards.
liblouis-missing = Braille needs liblouis. { $remedy }
liblouis-wrong = The Python package called louis or Pylouis is something other than liblouis. { $remedy }
liblouis-old = Braille needs liblouis 3.24 or newer, and this one is older. { $remedy }
liblouis-table = A braille table can't be read by liblouis.
liblouis-text = This text can't be turned into braille by liblouis.
simulated = { $rounds ->
    [one] One round was played, { $rate } per second.
   *[other] { $rounds } rounds were played, { $rate } per second.
}
simulated-seat = { $level ->
    [easy] Player { $player }, easy, won { $share } percent.
    [normal] Player { $player }, normal, won { $share } percent.
    [hard] Player { $player }, hard, won { $share } percent.
    [random] Player { $player }, who plays at random, won { $share } percent.
   *[other] Player { $player }, { $level }, won { $share } percent.
}
simulated-matches = { $matches ->
    [one] One match was decided. Won: { $wins }.
   *[other] { $matches } matches were decided. Won: { $wins }.
}
simulated-match-wins = { $count } by player { $player }
simulated-turns = A round has { $mean } turns on average. Half of the rounds have at most { $median }, and one in twenty has more than { $most }.
simulated-points = { $scoring ->
    [hands] In a round, { $mean } points are left in the losers' hands on average.
   *[winner] The winner of a round gets { $mean } points on average.
}
simulated-void = { $count ->
    [0] No round was void.
    [one] One round was void.
   *[other] { $count } rounds were void.
}
simulated-progress = { $percent } percent done.
