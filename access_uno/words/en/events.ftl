# What happened. The value of a message is what the others hear. Its attributes:
#   .you        to the one who did it (or whom it is about)
#   .to_you     to the one it was done to
#   .short      less, .full more, to the others; .short_you, .full_you and so on to the others named above
# A message without an attribute uses the nearest one that it has.
# $who is who did it, $whom the one it was done to, $left how many cards $who has left.

## Before a round

dealer-drawn-item = { $who } { CARD($card) }
dealer-drawn = The highest card deals: { $draws }.
    .short = For dealer: { $draws }
dealer-drawn-again = A tie. Again: { $draws }.
    .short = A tie, again: { $draws }
dealer-tied = Tie between { $players }, who must draw again.
    .short = Tie: { $players }
round-started = Round { $round }. { $who } deals.
    .you = Round { $round }. You deal.
    .short = Round { $round }, { $who } deals
    .short_you = Round { $round }, you deal
    .full = Round { $round }. { $who } deals { n-dealt } to everybody.
    .full_you = Round { $round }. You deal { n-dealt } to everybody.
dealt = { $who } gets { n-cards }.
    .you = Your cards: { CARDS($cards) }.
    .short_you = Your cards: { CARDS($cards) }
turned-up = The first card is { CARD($card, form: "a") }.
    .short = First card: { CARD($card) }
put-back = { CARD($card, form: "a", capital: "yes") } was turned up and goes back into the draw pile.
    .short = { CARD($card, capital: "yes") } put back
colour-asked = { $who } must choose the colour for the { CARD($card) }.
    .you = Choose the colour for the { CARD($card) }.
    .short = { $who } must choose a colour
colour-named = { $who } chooses { colour }.
    .you = You choose { colour }.
    .short = { $who } chooses { colour }
    .short_you = { colour } chosen

## Turns

next = { $who } is next.
played = { $who } plays { CARD($card, form: "a") }.
    .you = You play { CARD($card, form: "a") }.
    .short = { $who }: { CARD($card) }
    .short_you = You: { CARD($card) }
    .full = { $who } plays { CARD($card, form: "a") } and has { n-left }.
    .full_you = You play { CARD($card, form: "a") } and have { n-left }.
played-wild = { $who } plays { CARD($card, form: "a") } and chooses { colour }.
    .you = You play { CARD($card, form: "a") } and choose { colour }.
    .short = { $who }: { CARD($card) }, { colour }
    .short_you = You: { CARD($card) }, { colour }
    .full = { $who } plays { CARD($card, form: "a") }, chooses { colour }, and has { n-left }.
    .full_you = You play { CARD($card, form: "a") }, choose { colour }, and have { n-left }.
drew = { $who } draws { n-cards }.
    .you = You draw { CARDS($cards, form: "a", join: "and") }.
    .short = { $who } draws
    .short_you = Drawn: { CARDS($cards) }
    .full = { $who } draws { n-cards } and now has { n-now }.
    .full_you = You draw { CARDS($cards, form: "a", join: "and") }. You now have { n-now }.
# same as: drew
drew-over = { $who } draws { n-cards }.
    .you = You draw { CARDS($cards, form: "a", join: "and") }. Your turn is over.
    .short = { $who } draws
    .short_you = Drawn, turn over: { CARDS($cards) }
    .full = { $who } draws { n-cards } and now has { n-now }.
    .full_you = You draw { CARDS($cards, form: "a", join: "and") }. You now have { n-now }, and your turn is over.
drew-playable = { $who } draws a card that fits.
    .you = You draw { CARDS($cards, form: "a", join: "and") }. You can play it or keep it.
    .short_you = Drawn and playable: { CARDS($cards) }
nothing-to-draw = { $who } can neither play nor draw.
    .you = You can't play, and there's nothing left to draw.
    .short = { $who }: nothing to draw
    .short_you = You: nothing to draw
kept = { $who } keeps the card.
    .you = You keep the card.
    .short = { $who } keeps it
    .short_you = You keep it
skipped = { $who } loses a turn.
    .you = You lose a turn.
    .short = { $who } skipped
    .short_you = You're skipped
reversed = { $direction ->
    [left] Play now goes to the left, clockwise.
   *[right] Play now goes to the right, anticlockwise.
}
    .short = { $direction ->
        [left] Now to the left
       *[right] Now to the right
    }

## Penalties, and what one can do against them

hit = { $who } makes { $whom } draw { n-cards }.
    .you = You make { $whom } draw { n-cards }.
    .to_you = { $who } makes you draw { n-cards }.
    .short_to_you = Draw { n-cards }.
star-answered = { $who } answers with the { CARD($card) }, chooses { colour } and sends { n-cards } back to { $whom }.
    .you = You answer with the { CARD($card) }, choose { colour } and send { n-cards } back to { $whom }.
    .to_you = { $who } answers with the { CARD($card) }, chooses { colour } and sends { n-cards } back to you.
    .short = { $who }: { CARD($card) } against { $whom }, { colour }
    .short_you = You: { CARD($card) } against { $whom }, { colour }
    .short_to_you = { $who }: { CARD($card) } against you, { colour }
challenged = { $who } challenges { $whom }.
    .you = You challenge { $whom }.
    .to_you = { $who } challenges you.
hand-shown = { $whom } sees { $who }'s hand.
    .short = { $who }'s hand is shown
hand-seen = { $whom } sees { $who }'s hand: { CARDS($cards) }.
    .you = You show { $whom } your hand: { CARDS($cards) }.
    .to_you = You see { $who }'s hand: { CARDS($cards) }.
    .short_you = Your hand is shown
    .short_to_you = { $who }'s hand: { CARDS($cards) }
challenge-guilty = { $who } was right: { $whom } wasn't allowed to play the { CARD($card) }.
    .you = You were right: { $whom } wasn't allowed to play the { CARD($card) }.
    .to_you = { $who } was right: you weren't allowed to play the { CARD($card) }.
    .short = { $whom } is guilty
    .short_you = You were right
    .short_to_you = You're guilty
challenge-innocent = { $who } was wrong: { $whom } was allowed to play the { CARD($card) }.
    .you = You were wrong: { $whom } was allowed to play the { CARD($card) }.
    .to_you = { $who } was wrong: you were allowed to play the { CARD($card) }.
    .short = { $whom } is innocent
    .short_you = You were wrong
    .short_to_you = You're innocent
took-back = { $who } takes the { CARD($card) } back. The top card is { CARD($top, form: "a") } again, and the colour is { colour }.
    .you = You take the { CARD($card) } back. The top card is { CARD($top, form: "a") } again, and the colour is { colour }.
    .short = { CARD($card, capital: "yes") } back to { $who }. Again { CARD($top) }, colour { colour }
    .short_you = { CARD($card, capital: "yes") } back to you. Again { CARD($top) }, colour { colour }
drew-penalty = { $who } draws { n-cards } and loses a turn.
    .you = You draw { drawn-cards }, and you lose a turn.
    .short = { $who } takes { n-cards }
    .short_you = Penalty: { drawn-cards }
drew-bounced = { $who } draws { n-cards } instead.
    .you = You draw { drawn-cards } instead.
    .short = { $who } instead: { n-cards }
    .short_you = You instead: { drawn-cards }
drew-guilty = { $who } draws { n-cards } as a penalty.
    .you = You draw { drawn-cards } as a penalty.
    .short = Offence, { $who }: { n-cards }
    .short_you = Offence, you draw: { drawn-cards }
drew-innocent = { $who } draws { n-cards } for the lost challenge and loses a turn.
    .you = You draw { drawn-cards } for the lost challenge. You lose a turn.
    .short = Lost challenge, { $who }: { n-cards }, turn lost
    .short_you = Lost challenge, turn lost: { drawn-cards }
drew-innocent-only = { $who } draws { n-cards } for the lost challenge.
    .you = You draw { drawn-cards } for the lost challenge.
    .short = Lost challenge, { $who }: { n-cards }
    .short_you = Lost challenge: { drawn-cards }
drew-caught = { $who } draws { n-cards } for forgetting UNO.
    .you = You draw { drawn-cards } for forgetting UNO.
    .short = UNO forgotten, { $who }: { n-cards }
    .short_you = UNO forgotten: { drawn-cards }
drew-demand = { $who } draws { n-cards } for demanding a card.
    .you = You draw { drawn-cards } for demanding a card.
    .short = Card demanded, { $who }: { n-cards }
    .short_you = Card demanded: { drawn-cards }
drew-last-card = Before the points are counted, { $who } draws { n-cards }.
    .you = Before the points are counted, you draw { drawn-cards }.
    .short = Before the count, { $who }: { n-cards }
    .short_you = Before the count, you: { drawn-cards }
drew-start = Because of the first card, { $who } draws { n-cards } and loses a turn.
    .you = Because of the first card, you draw { drawn-cards }, and you lose a turn.
    .short = First card, { $who }: { n-cards }
    .short_you = First card, you draw: { drawn-cards }
drawn-cards = { $count ->
    [0] no cards
   *[other] { CARDS($cards, form: "a", join: "and") }
}

## UNO

uno-called = { $who } calls UNO.
    .you = You call UNO.
    .short = { $who }: UNO
    .short_you = You: UNO
two-cards-left = { $who } has two cards left.
    .short = { $who }: two cards
one-card-left = { $who } has one card left.
    .you = You have one card left.
    .short = { $who }: one card
    .short_you = You: one card
uno-forgotten = { $who } has one card left and hasn't called UNO.
    .you = You have one card left and haven't called UNO.
    .short = { $who }: one card, no UNO
    .short_you = You: one card, no UNO
caught = { $who } catches { $whom }, who forgot to call UNO.
    .you = You catch { $whom }, who forgot to call UNO.
    .to_you = { $who } catches you: you forgot to call UNO.
    .short = { $who } catches { $whom }
    .short_you = You catch { $whom }
    .short_to_you = { $who } catches you
demanded = { $who } demands that { $whom } play a certain card.
    .you = You demand that { $whom } play a certain card.
    .to_you = { $who } demands that you play a certain card.

## The draw pile and the end

reshuffled = The discard pile is shuffled and becomes the draw pile, with { n-cards }.
    .short = Shuffled: { n-cards } to draw
round-won = { $who } wins the round and gets { n-points }.
    .you = You win the round and get { n-points }.
    .short = Round to { $who }, { n-points }.
    .short_you = Round to you, { n-points }.
round-won-hands = { $who } wins the round. Points for this round: { $points }.
    .you = You win the round. Points for this round: { $points }.
    .short = { $who } wins the round: { $points }.
    .short_you = You win the round: { $points }.
held = { $who } still held { CARDS($cards, form: "a", join: "and") }.
    .you = You still held { CARDS($cards, form: "a", join: "and") }.
score = Score: { $players }.
round-void = Nobody can play or draw. The round doesn't count.
    .short = Round void
match-won = { $who } wins the match with { n-points }.
    .you = You win the match with { n-points }.
    .short = Match to { $who }, { n-points }
    .short_you = Match to you, { n-points }
match-shared = { $players } share the win, each with { n-points }.
    .short = Shared win: { $players }
