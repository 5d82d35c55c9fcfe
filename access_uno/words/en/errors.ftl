# What is wrong with a record, a beginning of a game, or a command line.

## A record that cannot be read; also a game that cannot begin

error-cannot-read = The file can't be read.
error-not-utf-8 = This line isn't UTF-8 text.
error-line-too-long = This line is too long for a record.
error-ends-too-early = The record ends before the line that says begin.
error-no-version = A record starts with the line uno 1.
error-unknown-header = This line has no meaning before the line that says begin: { $text }.
error-said-too-often = { $count ->
    [one] The line { $key } may be given only once.
   *[other] The line { $key } may be given only { $count } times.
}
error-no-rulebook = The record names no rulebook. The rulebooks are { $allowed }.
error-unknown-rulebook = There's no rulebook { $name }. The rulebooks are { $allowed }.
error-no-option = An option is written as its name, an equals sign and its value, not as { $text }.
error-option-twice = The option { $option } is given twice.
error-unknown-option = { $nearest ->
    [none] There's no option { $option }. The options are { $allowed }.
   *[other] There's no option { $option }. Did you mean { $nearest }?
}
error-unknown-value = The option { $option } can have these values: { $allowed }.
error-name-empty = A player needs a name.
error-name-too-long = The name { $name } is too long; 32 characters are allowed.
error-name-with-mark = The name { $name } has a colon, comma, equals sign, vertical bar or hash sign, which names can't have.
error-name-with-control = The name { $name } has an invisible character, which names can't have.
error-name-twice = The name { $name } is given twice.
error-unknown-level = A computer player is written as the word computer and one of { $allowed }, not as { $text }.
error-too-many-players = At most { $count } players can play.
error-too-few-players = At least { $count } players are needed.
error-players = Two to ten players can play.
error-no-hand = A hand is written as a name, an equals sign and the cards, not as { $text }.
error-hand-twice = The hand of { $name } is given twice.
error-unknown-player = There's no player { $name }. The players are { $players }.
error-unknown-card = There's no card { $text }. Cards are written like R7, G+2, BS, YR, W, W+4, ST or CU.
error-unknown-colour = There's no colour { $text }. The colours are red, green, blue and yellow.
error-unknown-direction = The direction is left or right, not { $text }.
error-no-number = This isn't a whole number: { $text }.
error-number-out-of-range = The number { $text } isn't between { $least } and { $most }.
error-no-pair = A name and a value are expected, not { $text }.
error-no-step = A step is written as a name, a colon and an action.
error-unknown-action = { $nearest ->
    [none] There's no action { $action }. The actions are { $allowed }.
   *[other] There's no action { $action }. Did you mean { $nearest }?
}
error-too-many-steps = A record can have at most { $limit } steps.
error-too-many-lines = A record can have at most { $limit } lines.
error-no-seed = Cards can only be dealt with a seed.
error-dealer-decided = The dealer was decided before this draw.
error-dealer-wrong-players = In this draw, exactly these players must take part: { $tied }.
error-dealer-contradicted = By the cards drawn, the dealer is { $seat }.
error-dealer-undecided = This draw doesn't decide who deals, so another one is needed.
error-match-is-over = With these points the match is already over.
error-too-many-copies = There are more copies of { CARD($card, form: "the") } than the deck has.
error-needs-discard = This line needs a discard pile.
error-nothing-to-turn-up = The draw pile has no card that can be turned up.
error-empty-discard = The discard pile must have a card.
error-no-turn = With a discard pile, it must be said whose turn it is.
error-empty-hand = { $number } must hold a card.
error-colour-contradicted = The colour must be that of the top card, { CARD($card, form: "a") }.
error-no-colour = The top card is { CARD($card, form: "a") }, so the colour must be given.
error-called-too-early = { $seat } holds too many cards to have called UNO.

## A command line

usage-unknown-option = { $nearest ->
    [none] There's no option { $option } here. The option --help shows what works.
   *[other] There's no option { $option } here. Did you mean { $nearest }?
}
usage-unknown-command = { $nearest ->
    [none] There's no command { $text }. The commands are { $allowed }.
   *[other] There's no command { $text }. Did you mean { $nearest }?
}
usage-unknown-shell = There's nothing here for { $text }. The shells are { $allowed }.
usage-no-argument-wanted = { $argument } isn't understood here. The option --help shows what works.
usage-argument-too-many = Only one { $name } can be given here. { $argument } is one too many.
usage-argument-missing = { $argument ->
    [ADDRESS] Add the address of the house, such as example.org:8022.
    [CODE] Add the code of the table, six digits.
    [CARD] Add the cards, such as R7 or W:red.
   *[FILE] Add the name of a file.
}
usage-option-twice = The option { $option } can be given only once.
usage-no-value-wanted = The option { $option } takes no value.
usage-value-missing = The option { $option } needs a value.
usage-wrong-value = The option { $option } can't be { $value }. It can be one of these: { $allowed }.
usage-wrong-number = The option { $option } needs a whole number that is at least { $least }, not { $value }.
usage-no-number = The option { $option } needs a whole number, not { $value }.
