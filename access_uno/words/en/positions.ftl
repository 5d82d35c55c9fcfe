# A position in the middle of a turn: what a record can say of it, and what is wrong there.

error-no-position = Before a card is turned up and between two rounds, there is no position to write down.
error-not-catchable = { $seat } cannot be caught: only somebody who holds one card and has not called UNO can be, where forgetting it costs cards.
error-nobody-finishes = By these rules nobody finishes before the others.
error-not-finished = { $seat } has not finished: whoever has holds no cards, does not have the turn, and is named once.
error-round-is-over = With so many finished, the round is over already.
error-drawn-elsewhere = { $seat } must hold the card just drawn, { CARD($card, form: "a") }, and have no penalty to answer.
error-penalty-impossible = No such penalty can wait with this discard pile and these hands.
error-penalty-incomplete = A penalty needs the lines penalty, penalty-from and penalty-then.
error-no-yes-or-no = This is either yes or no, not { $text }.
error-no-card-before = The line penalty-before has a colour, the card or colour asked for and a number of cards, such as red R5 6, not { $text }.
usage-position-alone = The option --position goes neither with --json nor with --for.
usage-position-of-one = The option --position takes only one file.
help-option-position = Prints a record that goes on from where this one ends.
