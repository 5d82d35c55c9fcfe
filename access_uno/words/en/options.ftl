# The rulebooks and the options in force, told as sentences.
# option-NAME-name: what the option is called in a menu. option-NAME-help: what it means.
# option-NAME-VALUE: the sentence that is true when the option has this value.

## Rulebooks

rulebook-mario-de = Super Mario UNO, German edition
rulebook-mario-de-help = The deck with { KIND("star", form: "the") }; symbols count as zero in the draw for dealer, and the winner of a round takes the points.
rulebook-mario-it = Super Mario UNO, Italian edition
rulebook-mario-it-help = Like the German edition, but the rulebook itself says that only the player who has to draw may challenge or answer with { KIND("star", form: "the") }.
rulebook-mario-zh = UNO Mario, Chinese edition
rulebook-mario-zh-help = Like the other Mario editions, but a player who forgets UNO can be caught until the next player plays a card.
rulebook-mario-nl = Super Mario UNO, Dutch edition
rulebook-mario-nl-help = Like the German edition, but symbols don't count in the draw for dealer.
rulebook-braille-de = Braille UNO, German edition
rulebook-braille-de-help = The classic deck; everybody counts the points left in hand, and the lowest total wins.

## Deck and start

option-deck-name = Deck
option-deck-help = The Mario deck has { KIND("star", form: "the") } and { KIND("custom", form: "the") }, two of each. The classic deck does without them.
option-deck-mario = You play with the Mario deck of 112 cards.
option-deck-classic = You play with the classic deck of 108 cards.

option-symbols-in-dealer-draw-name = Symbols in the draw for dealer
option-symbols-in-dealer-draw-help = Everybody draws a card, and the highest number deals. This decides what a card without a number is worth.
option-symbols-in-dealer-draw-zero = In the draw for dealer, cards with a symbol count as zero.
option-symbols-in-dealer-draw-excluded = In the draw for dealer, cards with a symbol don't count.

option-start-action-card-name = Action card as first card
option-start-action-card-help = This decides whether an action card that is turned up at the start has its effect. With a wild card somebody must choose a colour in any case.
option-start-action-card-apply = An action card turned up at the start takes effect.
option-start-action-card-neutral = An action card turned up at the start has no effect.

option-start-wild-draw-four-name = { KIND("wild-draw-four") } as first card
option-start-wild-draw-four-help = { KIND("wild-draw-four", form: "a", capital: "yes") } can't be the first card. This decides where it goes before another one is turned up.
option-start-wild-draw-four-bottom = { KIND("wild-draw-four", form: "a", capital: "yes") } turned up at the start goes to the bottom of the draw pile.
option-start-wild-draw-four-reshuffle = { KIND("wild-draw-four", form: "a", capital: "yes") } turned up at the start is shuffled into the draw pile.

option-star-answers-start-card-name = { KIND("star") } against the first card
option-star-answers-start-card-help = If { KIND("draw-two", form: "a") } is turned up at the start, { KIND("star", form: "a") } could answer it. The dealer would then draw.
option-star-answers-start-card-no = { KIND("star", form: "the", capital: "yes") } can't answer { KIND("draw-two", form: "a") } turned up at the start.
option-star-answers-start-card-yes = { KIND("star", form: "the", capital: "yes") } may answer { KIND("draw-two", form: "a") } turned up at the start; the dealer then draws.

## Drawing

option-voluntary-draw-name = Drawing by choice
option-voluntary-draw-help = This decides whether you may draw a card even if you hold one that matches.
option-voluntary-draw-yes = You may draw even if you hold a card that matches.
option-voluntary-draw-no = You can't draw if you hold a card that matches by colour, number or symbol.

## Wild Draw Four

option-draw-four-offence-name = When { KIND("wild-draw-four", form: "a") } is an offence
option-draw-four-offence-help = This decides which other card in your hand makes { KIND("wild-draw-four", form: "a") } an offence. A player who plays it anyway and is challenged draws cards.
option-draw-four-offence-colour = { KIND("wild-draw-four", form: "a", capital: "yes") } is an offence if you hold another card of the colour in play.
option-draw-four-offence-match = { KIND("wild-draw-four", form: "a", capital: "yes") } is an offence if you hold another card that matches by colour, number or symbol.
option-draw-four-offence-playable = { KIND("wild-draw-four", form: "a", capital: "yes") } is an offence if you hold any other card that you could play, wild cards included.

option-draw-four-bluff-name = Bluffing with { KIND("wild-draw-four", form: "the") }
option-draw-four-bluff-help = If bluffing is allowed, { KIND("wild-draw-four", form: "a") } can be challenged. If it isn't, there's nothing to challenge.
option-draw-four-bluff-allow = You may bluff with { KIND("wild-draw-four", form: "a") }, and it can be challenged.
option-draw-four-bluff-prevent = { KIND("wild-draw-four", form: "a", capital: "yes") } that would be an offence is refused, and there's no challenge.

option-challenger-name = Who may challenge
option-challenger-help = This decides who may challenge { KIND("wild-draw-four", form: "a") }. Challenging wrongly costs six cards.
option-challenger-victim = Only the player who would have to draw may challenge { KIND("wild-draw-four", form: "a") }.
option-challenger-anyone = Every other player may challenge { KIND("wild-draw-four", form: "a") }.

option-guilty-penalty-name = Penalty for a bluff that is challenged
option-guilty-penalty-help = In both cases the one who bluffed draws four cards. This decides what becomes of { KIND("wild-draw-four", form: "the") }.
option-guilty-penalty-draws-four = If the challenge succeeds, the one who bluffed draws four cards, and { KIND("wild-draw-four", form: "the") } stays on the pile.
option-guilty-penalty-takes-back = If the challenge succeeds, the one who bluffed takes { KIND("wild-draw-four", form: "the") } back and draws four cards.

option-after-guilty-name = Who is next when { KIND("wild-draw-four", form: "the") } stays
option-after-guilty-help = After a successful challenge the challenger doesn't draw. This decides whether the challenger may then play.
option-after-guilty-challenger-plays = After a successful challenge the player who would have drawn takes a normal turn.
option-after-guilty-challenger-skipped = After a successful challenge the player who would have drawn loses a turn anyway.

option-after-take-back-name = Who is next when { KIND("wild-draw-four", form: "the") } is taken back
option-after-take-back-help = If { KIND("wild-draw-four", form: "the") } goes back to the hand, the card before it is in force again. This decides who plays on it.
option-after-take-back-challenger = When { KIND("wild-draw-four", form: "the") } has been taken back, the player who would have drawn is next.
option-after-take-back-offender = When { KIND("wild-draw-four", form: "the") } has been taken back, the one who bluffed must play again at once.

## Super Star

option-star-answer-by-name = Who may answer with { KIND("star", form: "the") }
option-star-answer-by-help = { KIND("star", form: "the", capital: "yes") } sends { KIND("draw-two", form: "a") } or { KIND("wild-draw-four", form: "a") } back. This decides who may do that.
option-star-answer-by-victim = Only the player who would have to draw may answer with { KIND("star", form: "the") }.
option-star-answer-by-anyone = Every other player may answer { KIND("draw-two", form: "a") } or { KIND("wild-draw-four", form: "a") } with { KIND("star", form: "the") }.

option-star-as-wild-name = { KIND("star") } as { KIND("wild", form: "a") }
option-star-as-wild-help = This decides whether { KIND("star", form: "the") } may also be played on your own turn, to choose a colour.
option-star-as-wild-yes = On your turn you may play { KIND("star", form: "the") } like { KIND("wild", form: "a") }.
option-star-as-wild-no = { KIND("star", form: "the", capital: "yes") } may be played only as an answer.

option-star-on-star-name = { KIND("star") } against { KIND("star", form: "a") }
option-star-on-star-help = This decides whether a penalty can be sent back a second time.
option-star-on-star-no = { KIND("star", form: "a", capital: "yes") } can't be answered with another { KIND("star") }.
option-star-on-star-yes = { KIND("star", form: "a", capital: "yes") } may be answered with another { KIND("star") }, and the penalty goes back again.

option-star-answers-last-card-name = { KIND("star") } against a last card
option-star-answers-last-card-help = Somebody may end the round with { KIND("draw-two", form: "a") } or { KIND("wild-draw-four", form: "a") }. This decides whether { KIND("star", form: "a") } can still answer it.
option-star-answers-last-card-no = { KIND("star", form: "the", capital: "yes") } can't answer a last card; the round is over.
option-star-answers-last-card-yes = { KIND("star", form: "the", capital: "yes") } may answer a last card, and then the round goes on.

option-star-skips-bounced-name = Losing a turn after { KIND("star", form: "a") }
option-star-skips-bounced-help = The player whose penalty comes back draws the cards. This decides whether a turn is lost as well.
option-star-skips-bounced-no = A player whose penalty comes back only draws and loses no turn.
option-star-skips-bounced-yes = A player whose penalty comes back draws, and also loses a turn if that player would be next.

## Two players

option-two-player-reverse-name = { KIND("reverse") } with two players
option-two-player-reverse-help = This decides whose turn it is after { KIND("reverse", form: "a") } when only two are playing.
option-two-player-reverse-other = With two players, the other player is next after { KIND("reverse", form: "a") }.
option-two-player-reverse-again = With two players, the same player plays again after { KIND("reverse", form: "a") }.

## UNO

option-uno-penalty-name = Penalty for forgetting UNO
option-uno-penalty-help = This decides how many cards you draw if you've forgotten to call UNO and are caught.
option-uno-penalty-2 = A player who forgets to call UNO and is caught draws two cards.
option-uno-penalty-0 = Forgetting UNO costs nothing, and nobody can be caught.

option-catch-until-name = How long you can catch a player who forgets UNO
option-catch-until-help = This decides how long the others can catch a player who didn't call UNO.
option-catch-until-turn = A player who forgets UNO can be caught until the next player's turn begins.
option-catch-until-card = A player who forgets UNO can be caught until the next player plays a card.

## Scoring and penalties

option-scoring-name = Scoring
option-scoring-help = Either the winner of a round collects points, and points are good, or everybody counts the points left in hand, and points are bad.
option-scoring-winner = The winner of a round takes the points of all the others.
option-scoring-hands = Everybody counts the points left in hand, and the lowest total wins.

option-game-ends-name = End of the match
option-game-ends-help = This decides whether reaching the points limit exactly is enough to end the match.
option-game-ends-reach = The match ends when somebody reaches the points limit.
option-game-ends-exceed = The match ends only when somebody goes over the points limit.

option-limit-name = Points limit
option-limit-help = This is the number of points that ends the match, from 1 to 10000.
option-limit = { $value ->
    [one] The match ends at one point.
   *[other] The match ends at { NUMBER($value, useGrouping: 0) } points.
}

option-demand-penalty-name = Penalty for demanding a card
option-demand-penalty-help = This decides what it costs to demand that another player play a certain card.
option-demand-penalty-0 = There's no rule against demanding a card.
option-demand-penalty-4 = A player who demands that another play a certain card draws four cards.

## House rules

option-hand-size-name = Cards dealt
option-hand-size-help = This is the number of cards that everybody gets at the start of a round, from 3 to 15.
option-hand-size = { $value ->
    [one] Everybody is dealt one card.
   *[other] Everybody is dealt { $value } cards.
}

option-draw-up-to-name = Drawing until a card fits
option-draw-up-to-help = This is how many cards you may have to draw on your turn until one of them fits, from 1 to 112. The rulebooks say one.
option-draw-up-to = { $value ->
    [one] On your turn you draw one card and no more.
   *[other] On your turn you draw until a card fits, at most { $value } cards.
}

option-drawn-card-name = The card just drawn
option-drawn-card-help = This decides whether you may keep the card you've just drawn if it fits.
option-drawn-card-may = A card just drawn that fits may be played or kept.
option-drawn-card-must = A card just drawn that fits must be played.

option-stacking-name = Stacking penalties
option-stacking-help = This decides whether a player who has to draw can play another draw card instead. Then the penalties add up for the next player.
option-stacking-off = A penalty can't be passed on with another draw card.
option-stacking-same = { KIND("draw-two", form: "a", capital: "yes") } may be played on { KIND("draw-two", form: "a") }, and { KIND("wild-draw-four", form: "a") } on { KIND("wild-draw-four", form: "a") }; the next player draws the total.
option-stacking-four-on-two = On { KIND("draw-two", form: "a") } you may play { KIND("draw-two", form: "a") } or { KIND("wild-draw-four", form: "a") }, on { KIND("wild-draw-four", form: "a") } only { KIND("wild-draw-four", form: "a") }; the next player draws the total.

option-stacking-turn-name = Turn after drawing a penalty
option-stacking-turn-help = Where penalties are stacked, one player draws them in the end. This decides whether that player loses a turn as well.
option-stacking-turn-lost = The player who draws the penalty loses a turn.
option-stacking-turn-kept = The player who draws the penalty may still play.

option-jump-in-name = Jumping in
option-jump-in-help = This decides whether you can play out of turn a card that's identical to the one just played. There's no hurry: everybody is asked before the next player acts.
option-jump-in-no = Nobody may play out of turn.
option-jump-in-yes = A player who holds a card identical to the one just played may jump in with it before the next player acts.

option-equal-cards-name = Several identical cards
option-equal-cards-help = This decides whether you may play several identical cards in one turn.
option-equal-cards-one = You play one card in a turn.
option-equal-cards-several = You may play identical cards together, and their effect counts once.

option-seven-swaps-name = Seven swaps hands
option-seven-swaps-help = This decides whether a 7 does something special.
option-seven-swaps-no = A 7 has no special effect.
option-seven-swaps-yes = A player who plays a 7 swaps hands with another player of their choice.
does-seven-swaps = { CARD($card, capital: "yes") }: you swap hands with a player of your choice.

option-zero-passes-name = Zero passes hands on
option-zero-passes-help = This decides whether a 0 does something special.
option-zero-passes-no = A 0 has no special effect.
option-zero-passes-yes = After a 0 all players pass their hands on in the direction of play.
does-zero-passes = { CARD($card, capital: "yes") }: all players pass their hands on in the direction of play.

option-skip-everybody-name = { KIND("skip") } for everybody
option-skip-everybody-help = This decides how many players lose a turn after { KIND("skip", form: "a") }.
option-skip-everybody-no = After { KIND("skip", form: "a") } one player loses a turn.
option-skip-everybody-yes = After { KIND("skip", form: "a") } all the others lose a turn, and the same player plays again.
does-skip-everybody = { CARD($card, capital: "yes") }: all the others lose a turn, and you play again.

option-false-uno-penalty-name = Penalty for calling UNO too early
option-false-uno-penalty-help = This decides what it costs to call UNO too early.
option-false-uno-penalty-0 = Calling UNO too early is refused and costs nothing.
option-false-uno-penalty-2 = A player who calls UNO too early draws two cards.

option-rounds-name = Number of rounds
option-rounds-help = The match can be over after a number of rounds, up to 100, whatever the points are. With 0, the points decide.
option-rounds = { $value ->
    [0] The points decide when the match is over.
    [one] The match is over after one round.
   *[other] The match is over after { $value } rounds.
}

option-elimination-name = Elimination
option-elimination-help = Where everybody counts the points left in hand, a player with too many can drop out. The last one left wins the match.
option-elimination-no = Nobody drops out of the match.
option-elimination-yes = A player with too many points drops out, and the last one left wins the match.

option-play-to-last-name = Playing to the last player
option-play-to-last-help = This decides whether the round goes on when somebody has no cards left.
option-play-to-last-no = The round is over when somebody has no cards left.
option-play-to-last-yes = The round goes on until only one player holds cards; the first player without cards has won it.

option-custom-written-name = When the rule for { KIND("custom", form: "the") } is written
option-custom-written-help = Players can write a rule of their own for this card, and it counts only if everybody agrees. This decides when it's written and agreed on.
option-custom-written-game = The rule for { KIND("custom", form: "the") } is written before the match, and everybody agrees to it.
option-custom-written-round = Before every round a new rule for { KIND("custom", form: "the") } can be written, and everybody is asked to agree to it.
option-custom-written-card = Whenever { KIND("custom", form: "a") } is played, a new rule for it can be written, and the others are asked to agree to it.
