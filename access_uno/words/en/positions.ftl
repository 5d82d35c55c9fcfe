# A position in the middle of a turn: what a record can say of it, and what is wrong there.

error-no-position = Before a card is turned up and between two rounds, there's no position to write down.
error-not-catchable = { $seat } can't be caught: that needs one card in hand, no call of UNO, and rules that punish it.
error-nobody-finishes = Under these rules the round ends when a player goes out, so finished can't be written.
error-not-finished = { $seat } hasn't finished: a player who has finished holds no cards, isn't the one to play, and is named once.
error-round-is-over = With so many finished, the round is already over.
error-drawn-elsewhere = { $seat } must hold the card just drawn, { CARD($card, form: "a") }, and have no penalty to answer.
error-penalty-impossible = With this discard pile and these hands, there can be no such penalty.
error-penalty-incomplete = A penalty needs the lines penalty, penalty-from and penalty-then.
error-no-yes-or-no = Yes or no is expected, not { $text }.
error-no-card-before = The line penalty-before has a colour, the card or colour asked for and a number of cards, such as red R5 6, not { $text }.
usage-position-alone = The option --position can't be combined with --json or --for.
usage-position-of-one = The option --position takes only one file.
help-option-position = Prints a record that continues where this one ends.
