# The game at the console: moving in the hand, naming a colour, the keys, typed commands.

## Words used everywhere

text = { $text }

## The hand

focus = { CARD($card, capital: "yes") }, card { $place } of { $count }.
focus-playable = { CARD($card, capital: "yes") }, card { $place } of { $count }, can be played.
no-cards = You hold no cards.
no-such-place = { $count ->
    [one] You hold only one card.
   *[other] You hold only { $count } cards.
}
none-playable = You can't play any card now.
none-of-colour = You hold no { colour } card.
none-wild = You hold no wild card.
changes-none = Your hand hasn't changed since your last turn.
changes-new = New since your last turn: { CARDS($new, join: "and") }.
changes-gone = Gone since your last turn: { CARDS($gone, join: "and") }.
changes-both = New since your last turn: { CARDS($new, join: "and") }. Gone: { CARDS($gone, join: "and") }.

## Naming a colour

ask-colour = Which colour for { CARD($card, form: "the") }? Press { $blue }, { $green }, { $red } or { $yellow }. { $back } takes the card back.
ask-colour-typed = Which colour for { CARD($card, form: "the") }? Type red, green, blue or yellow, or no to take the card back.
ask-colour-before = Choose a colour first.
ask-colour-first = Which colour for { CARD($card, form: "the") }? Press { $blue }, { $green }, { $red } or { $yellow }. Press { $back } to decide later.
ask-colour-first-typed = Which colour for { CARD($card, form: "the") }? Type red, green, blue or yellow, or no to decide later.
colour-name = { $colour ->
    [red] Red
    [green] Green
    [blue] Blue
   *[yellow] Yellow
}. Press { $choose } to choose it.
colour-taken-back = You take back { CARD($card, form: "the") }.
colour-put-off = There's still a colour to choose. Press { $play } to be asked again.
colour-put-off-typed = There's still a colour to choose. Type colour and red, green, blue or yellow.
colour-keys-letters = { $blue } is blue, { $green } is green, { $red } is red, { $yellow } is yellow.
colour-keys-arrows = { $next } goes to the next colour, { $previous } to the previous one, and { $choose } takes the one you hear.
colour-keys-escape = { $back } takes the card back.
colour-keys-escape-first = Press { $back } to decide later.
colour-keys-ask = The keys for your hand, the top card, the counts and the score work as well.

## Going on

game-goes-on = The game continues where you left off.
go-on-when-ready = Press { $key } to continue.
go-on-when-ready-typed = Press Enter to continue.
try-again-when-ready = Press { $key } to try again.
try-again-when-ready-typed = Press Enter to try again.
next-round-when-ready = Press { $key } for the next round.
next-round-when-ready-typed = Press Enter for the next round.
hand-over-when-ready = { $name } is next. Press { $key } to clear your cards away.
hand-over-when-ready-typed = { $name } is next. Press Enter to clear your cards away.
hand-over = Pass the keyboard to { $name }. { $name }, press { $key } when you're ready.
hand-over-typed = Pass the keyboard to { $name }. { $name }, press Space and then Enter when you're ready to play.
# same as: refusal-not-in-hand
touched-other = You don't hold { CARD($card, form: "a") }.
history-oldest = That was the oldest message.
history-newest = That was the newest message.
history-empty = There's no such message yet.
filter-all = The history shows all messages.
filter-mine = The history shows the messages about you.
filter-others = The history shows the messages about the others.
filter-score = The history shows the scores.
ask-leave = Save and leave the game?
always-saved = Every move is saved as soon as it's made.
goodbye = Goodbye. Everything is saved.
goodbye-gone = Goodbye. The last game isn't saved: its file was removed or replaced.
not-understood = I don't understand: { $text }. Type help to hear what you can type.
not-understood-near = I don't understand: { $text }. Did you mean { $nearest }?
colour-missing = Say the colour as well, such as { CARD($card) }.
typed-how-play = Type play and a card, such as play red 7, or play and its place, such as play 3.
typed-how-catch = Type catch and a name.
typed-how-demand = Type demand and a name.
typed-how-colour = Type colour and red, green, blue or yellow.
typed-how-yes = There's no question to answer.
typed-how-no = There's nothing to take back.
something-broke = Something went wrong inside the game. Your game is saved; the details are in the file { $path }.

## Speech and braille that come and go

speech-missing = This computer has no speech for the game. The text continues here. The command access-uno doctor says what's missing.
speech-lost = Speech has stopped. The text continues here, and speech comes back by itself.
speech-hung = Speech isn't responding. The text continues here, and speech comes back by itself.
display-missing = The game can't reach BRLTTY. The text continues here.
display-lost = BRLTTY has stopped. The text continues here, and the display comes back by itself.
display-hung = BRLTTY isn't responding. The text continues here, and the display comes back by itself.
display-unplugged = There's no braille display. The text continues here until it's back.

## The menu during a game

table-menu = Game menu
table-menu-back = Back to the game
table-menu-rules = The options in force
table-menu-book = Read the rules
table-menu-custom = What { KIND("custom", form: "the") } does
table-menu-demand = Demand a card
table-menu-hand-over = Pass the keyboard to { $name }
table-menu-leave = Save and leave
custom-card = { KIND("custom", form: "the", capital: "yes") } is { KIND("wild", form: "a") }: you choose the colour.
ask-demand = Who should play a certain card? Demanding that costs you { $count } cards.
ask-demand-sure = Demanding that { $name } play a certain card costs you { $count } cards. Do it?

## The keys

keys-title = The keys that work now
keys-title-typed = What you can type now
keys-besides = You can also type { $commands }.
keys-all = Type { $all } to hear what each does.
key-unknown = { $key } does nothing here. { $keys } lists the keys.
key-line = { $keys }: { $what }
typed-line = { $command }: { $what }
key-list = { $keys }
key-digits = A digit
key-letter = A letter
key-shift = Shift { $key }
key-enter = Enter
key-space = Space
key-down = Down arrow
key-up = Up arrow
key-left = Left arrow
key-right = Right arrow
key-home = Home key
key-end = End key
key-tab = Tab
key-backtab = Shift Tab
key-escape = Escape
key-pageup = Page up
key-pagedown = Page down
key-f1 = F1 key
key-ctrl-c = Control C
key-backspace = Backspace
key-delete = Delete key
key-ctrl-u = Control U
key-other = This key
key-sign = { $sign }

command-play = plays the card in focus, or answers a penalty with { KIND("star", form: "the") } in focus.
command-draw = draws a card, or takes the cards of a penalty.
command-go-on = continues with the next message, the next round, or the move that waits for you.
command-keep = keeps the card you've just drawn, or passes when you're asked.
command-uno = calls UNO, or catches a player who forgot to.
command-challenge = challenges { KIND("wild-draw-four", form: "the") }.
command-left = goes one card to the left.
command-right = goes one card to the right.
command-first = goes to your first card.
command-last = goes to your last card.
command-place = goes to the card at that place; zero goes to the tenth.
command-next-playable = goes to the next card you can play.
command-previous-playable = goes to the previous card you can play.
command-blue = goes to the next blue card.
command-green = goes to the next green card.
command-red = goes to the next red card.
command-yellow = goes to the next yellow card.
command-wild = goes to the next wild card.
command-hand = reads your whole hand.
command-playable = says which cards you can play, and what else you can do.
command-top = says what the top card and the colour in play are.
command-turn = says whose turn it is, who's next, and the direction.
command-count = says how many cards everybody holds, and how many the draw pile has.
command-score = says the score briefly.
command-full-score = says the score in full.
command-why = says what the card in focus does, whether you can play it, and if not, why.
command-changes = says what has changed in your hand since your last turn.
command-order = sorts your hand by colour or by value, or leaves it as it came.
command-repeat = says the last message again.
command-waiting = says how many messages are waiting to be said.
command-back = goes to the previous message.
command-forward = goes to the next message.
command-oldest = goes to the oldest message.
command-newest = goes to the newest message.
command-filter = chooses which messages you go through.
command-verbosity = chooses how much the game says.
command-menu = opens the menu, with the options in force, the settings, and the way out.
command-keys = lists what you can do now.
command-all-keys = explains what every command does.
command-quit = saves and leaves, after asking you.
command-accept = takes the cards of a penalty.
command-star = answers a penalty with { KIND("star", form: "the") }; add the colour.
command-colour = chooses the colour of the first card; add the colour.
command-catch = catches a player who forgot to call UNO; add the name.
command-demand = demands that a player play a certain card; add the name.
command-rules = reads the options in force.
command-save = says how the game is saved.
command-play-typed = plays a card; add the card, such as red 7, or its place in your hand.
command-why-typed = says what a card does, whether you can play it, and if not, why; add the card.

## What can be typed; several words with commas between them

typed-play = play, lay, put
typed-draw = draw, take
typed-go-on = next, go on, go, continue, keep going, carry on, crack on, get on with it, move on, move along, hurry up, chop chop, get a move on, proceed, resume, keep moving, keep it moving, let s keep it moving, let s carry on, on we go, on with it, on with the game, on with the show, let s get on with it, let s crack on, get on, next one, next bit, next please, next message, let s move on, let s continue, let s go on, let s proceed, ready, i m ready, all set, play on, let s play on, keep playing, let s keep playing, next round, the next round, new round, a new round, another round, next hand, another hand, a new hand, next deal, deal, deal again, deal the cards, deal them, deal them out, deal out the cards, deal the next round, deal the next hand, deal the next one, deal me in again, deal us in, deal us in again, redeal, re deal, shuffle, shuffle and deal, shuffle up, shuffle the cards, shuffle up and deal, start the next round, start the round, start the next one, start round two, begin the next round, begin the next one, begin the round, play the next round, play another round, play the next one, let s play another round, let s play the next round, let s play the next one, let s have another round, let s have the next round, let s have another hand, let s have the next one, let s have another one, let s do another, let s do another round, let s do the next round, let s do the next one, let s do it again, let s start the next round, let s go for another round, let s get the next round going, let s get the next one going, shall we have another, shall we have another round, shall we play another round, shall we play on, shall we go on, shall we carry on, shall we continue, shall we crack on, shall we go again, shall we play another, on to the next round, onto the next round, on to the next hand, onto the next one, on to round two, round two, round three, round four, round five, next round let s go, bring on the next round, bring on the next one, bring on round two, i m ready for the next round, ready for the next round, ready for the next one, i m ready for another, i m ready for another round, ready for another, ready for another round, ready when you are, i m ready when you are, ready to go, ready to play, ready to carry on, ready to continue, ready to go on, one more round, one more hand, same again, the same again, we go again, here we go again, again again, roll on the next round, roll on the next one, can we play the next round, can we start the next round, can we have the next round, can we go on, can we carry on, can we continue, can we go to the next round, can we move on, go to the next round, move to the next round, move on to the next round, move on to the next one, get the next round going, give us the next round, next game round
typed-keep = pass, keep
typed-accept = accept, take penalty, take the penalty
typed-uno = uno, call uno
typed-catch = catch
typed-challenge = challenge, doubt
typed-star = star, answer
typed-colour = colour, color
typed-demand = demand, demand a card of
typed-hand = hand, cards
typed-playable = playable, what can i play, possible, can i play anything, what are my choices, am i able to play anything, is there anything i can play, what do i do now, what do i do, what do i do next
typed-top = top
typed-turn = turn, whose turn, who is next
typed-count = count, counts
typed-score = score, points
typed-full-score = full score, scores
typed-why = why, info, how come, explain why, how so, what s wrong with, what was wrong with, what s stopping me, what s stopping me from, what stops me, what stops me from, what s the matter with, what s the problem with, what s wrong with that, what was wrong with that, what s wrong with it, what s wrong, what s the problem, what did i do wrong, what have i done wrong, why ever not, for what reason, what s the reason
typed-changes = changes, new
typed-order = order, sort
typed-repeat = repeat, again
typed-waiting = waiting, what is waiting
typed-back = back, previous, history
typed-forward = forward
typed-oldest = oldest
typed-newest = newest
typed-filter = filter
typed-verbosity = verbosity, verbose
typed-menu = menu, settings, volume, slower, faster, louder, quieter, a bit slower, a bit faster, a bit louder, a bit quieter, turn it up, turn it down, speak up, change settings, change the settings, slow down, speed up, too fast, too slow, too loud, too quiet, sound, sounds, sound effects, stop talking, be quiet, shush, hush, shut up, quiet, pipe down, stop reading, stop speaking, stop reading everything, stop reading everything out, stop reading it all out, stop reading out, stop chattering, stop nattering, enough talking, zip it, hold your tongue, shut it, sound off, sound on, turn the sound off, turn off the sound, turn the sound on, turn the speech off, turn the voice off, turn off the voice, turn off the speech, speech off, voice off, speech on, turn the volume down, turn the volume up, volume up, volume down, whack the volume up, crank it up, crank the volume up, lower the volume, raise the volume, speak slower, speak faster, speak louder, speak quieter, speak more slowly, speak more quickly, speak more quietly, talk slower, talk faster, talk louder, talk quieter, talk more slowly, talk more quietly, read slower, read faster, read more slowly, more slowly, more quickly, more quietly, you re talking too fast, you talk too fast, you re too fast, you re going too fast, you re too loud, you re too quiet, change voice, change your voice, change the voice, another voice, different voice, a different voice, preferences, the settings, my settings, open the settings, open settings, game settings, sound settings, voice settings, change language, change the language, switch language, speech rate, speed it up, slow it down, talk less, say less, speak less, talk more, say more, too much talking, too much chatter, too chatty, main menu, the menu, game menu, slow down a bit, speed up a bit, turn it up a bit, turn it down a bit, keep it down, turn the sounds off, turn the sounds on, turn the sound effects off, turn the sound effects on, turn the music off, turn the noises off, sounds off, sounds on, sound effects off, sound effects on, no sounds, no sound, no sound effects, no music, mute the sound, mute the sounds, mute the sound effects, mute the music, mute the voice, mute the speech, unmute the sound, unmute the sounds, unmute the voice, stop the sounds, stop the noises, stop the beeping, stop the bleeping, stop beeping, stop bleeping, the sounds, the sound, the sound effects, the music, the noises, the volume, the voice, the speech, music, the beeping, the bleeps, the beeps, unmute, mute it, mute it all, mute the game, unmute the game, the voice is too fast, the voice is too quick, the voice is too slow, the voice is too loud, the voice is too quiet, the voice is too high, the voice is too low, you re too slow, you re too quick, you re a bit fast, you re a bit quick, you re a bit loud, you re a bit quiet, you re a bit too fast, you re a bit too quick, you re a bit too loud, too quick, too quick for me, too fast for me, that s too fast, that s too fast for me, that s too quick for me, it s too fast, it s too loud, it s too quiet, it s too slow, it s too quick, it s too fast for me, bit slower, bit faster, bit louder, bit quieter, a little slower, a little faster, a little louder, a little quieter, a tad slower, a touch slower, a wee bit slower, a wee bit louder, a wee bit quieter, slow right down, slow down will you, slow down would you, i can t keep up, i can t keep up with you, can t keep up, i can t follow you, you talk too much, you talk too slow, you talk too quickly, you speak too fast, you speak too quickly, you re speaking too fast, you re talking too quickly, you re going too quickly, you re reading too fast, talk a bit slower, talk a bit louder, talk a bit quieter, talk a bit more slowly, speak a bit slower, speak a bit louder, speak a bit quieter, speak a bit more slowly, speak a little slower, speak a little louder, talk a little slower, talk a little louder, louder please, slower please, quieter please, faster please, where are the settings, where s the menu, where s the settings, where do i change the voice, where do i change the speed, how do i change the voice, how do i change the speed, how do i change the volume, how do i change the settings, how do i turn the sound off, how do i turn the sounds off, how do i turn off the sound, how do i turn off the sounds, how do i turn the volume up, how do i turn the volume down, how do i turn it down, how do i turn it up, how do i make it slower, how do i make it faster, how do i make it louder, how do i slow it down, how do i speed it up, how do i slow you down, how do i speed you up, how do i get to the settings, how do i get to the menu, how do i open the menu, how do i open the settings, how do i change the language, make it slower, make it faster, make it louder, make it quieter, make the voice slower, make the voice faster, make the voice louder, make the voice quieter, make the text bigger, bigger text, bigger letters, i want to change the settings, i d like to change the settings, take me to the settings, take me to the menu, show me the settings, show me the menu, give me the menu, bring up the menu, bring up the settings, go to settings, go to the settings, go to the menu, get the menu up, get the settings up
typed-keys = help, keys, commands, ?, how do i play, how do you play, how does this game work, how do you play this game, how do i draw, how do i pick up, how do i draw a card, how do i pick up a card
typed-all-keys = all commands, all keys
typed-rules = rules, options, house rules
typed-save = save, save game, save the game, save my game, is it saved, is my game saved, is this saved, is the game saved, is everything saved, is it all saved, has it saved, did it save, save progress, save my progress, how do i save this, how do i save, how do i save the game, can i save this, can i save the game, can i save it, save this game, keep my place, save my place, will it be saved, will this be saved, will my game be saved, will it save, does it save, does it save itself, does it save by itself, does this save automatically, is it saved automatically, does it save automatically, can i come back to this later, can i come back later, can i finish this later, can i finish later, can i carry on later, can i carry on tomorrow, will i lose my game, will i lose my place, do i lose my game, how do i save this for later, can i save this for later
typed-quit = quit, leave, exit
typed-yes = yes, yeah, yep, sure, ok, okay, of course, absolutely, certainly, definitely, aye, yup, yah, yeh, yes please, yes thanks, yes thank you, yeah please, yeah sure, yes sure, aye why not, yeah why not, yes why not, sure why not, ok why not, okay why not, aye aye, aye go on, yeah yeah, yes yes, okey dokey, okey doke, righto
typed-no = no, cancel, nope, no way, not really, no thanks, no thank you, no ta, nah, naw, no no, no no no, no not now, no not yet, no not just now, no thanks not just now, no thanks not now, no not this time, no not for now
typed-filler = the, a, it, this, that, card, please, of, with, and, i, you, also
typed-colour-red = red, reds
typed-colour-green = green, greens, grn
typed-colour-blue = blue, blues
typed-colour-yellow = yellow, yellows, yella, yel, ylw
typed-number-0 = zero, nought, naught, nil, zeros, zeroes, noughts, xero
typed-number-1 = one
typed-number-2 = two, twos, tow
typed-number-3 = three, threes
typed-number-4 = four, fours, foor
typed-number-5 = five, fives
typed-number-6 = six, sixes
typed-number-7 = seven, sevens, sevin
typed-number-8 = eight, eights
typed-number-9 = nine, nines
typed-symbol-skip = skip, miss a turn, miss a go, misses a turn, misses a go, skips, skip card, skipping, skip you, skip her, skip him, skip them, skip the next player, skip the next person, skip the next one, stop card, no entry, miss your turn, miss your go, miss her turn, miss her go, miss his turn, miss his go, sit out a turn, sit this turn out
typed-symbol-reverse = reverse, change direction, changing direction, change the direction, changing the direction, flip the direction, reverse direction, reverse the direction, go the other way, go back the other way, turn it around, turn it round, reverses, reversed, reversal, reverse card, uno reverse, u turn, change of direction, switch direction, switch directions, switch the direction, flip direction, swap direction, swap the direction, turn the direction round, back the other way, send it the other way, about turn, about face, rivers, river s, go backwards, make it go backwards, make it go back, go the opposite way, the opposite way, opposite way, opposite direction, switch it round, swap it round, spin it round, turn it back round, make it go the other way, change which way we go, change which way we re going, send it back round, flip it round, flip it around, flip things round, flip things around
typed-symbol-draw-two = draw two, plus two, plus 2, draw 2, +2, my pick up two, a pick up two, pick up two card, pick up 2 card, plus twos, draw twos, two plus, draw two card, draw 2 card, plus two card, plus 2 card, +2 card, add two card, the add two, my add two, take two card, take 2 card, the take two, my take two, a take two, the pick up two, that pick up two, drawer two, drawer 2, pick two card, pick 2 card, drawer to, drawer too, plus tow, draw tow, a draw to, the draw to, my draw to, that draw to, a draw too, the draw too, my draw too, that draw too, a plus to, the plus to, my plus to, plus too, a drawer two, draw to card, draw too card, plus to card, play draw to, play draw too, play a draw to, play plus to, pick up to card, pick up too card, the pick up to, my pick up to, a pick up to, draw tew, drawtwo, drawn two card, drawing two card, draw two s, the plus two s, take to card, two up card, up two card
typed-symbol-wild = wild, joker, while card, wilds, wildcard, wilde, wile card, wired card, world card, wild car, wild cart, colour changer, color changer, colour change card, color change card, colour changing card, color changing card, change colour card, change color card, change of colour card, rainbow card, any colour card, any color card, multicoloured card, choose a colour card, pick a colour card, plain wild, ordinary wild, normal wild, regular wild, rainbow, rainbow one, rainbow wild, colour one with all the colours, card with all the colours, one with all the colours, mild card, wide card, whiled card, wildcat, wild cord, wield card, the wild one, a wild one, my wild one, wild thing, the wild thing, multicolour card, multi colour card, multicolored card, four colour card, four color card, any colour one, any color one, wiled card, wiled, wild guard, whiled, wild card s, change the colour, change the color, change of colour, change of color
typed-symbol-wild-draw-four = wild draw four, draw four, plus four, wild draw 4, draw 4, plus 4, +4, my pick up four, a pick up four, pick up four card, pick up 4 card, wild plus four, wild plus 4, wild +4, wild four, wild 4, plus fours, plus four card, plus 4 card, +4 card, draw four card, draw 4 card, four plus, draw four wild, draw 4 wild, plus four wild, wild pick up four, wild pick up 4, the pick up four, that pick up four, take four card, take 4 card, the take four, my take four, a take four, drawer four, drawer 4, wild drawer four, wild drawer 4, while draw four, while draw 4, wild draw for, wild plus for, black four, wild add four, add four card, a draw for, the draw for, my draw for, wild draw fore, wild drawer for, draw for card, plus for card, play draw for, a plus for, the plus for, my plus for, wild plus fore, wild draw fours, wild card draw four, wild card plus four, wild card draw 4, wild card plus 4, wild draw for card, pick up for card, drawn four card, wired draw four, wild door four, wild drop four, while drawer four, wide draw four, world draw four, mild draw four
typed-symbol-star = super star, superstar, mario star, invincibility star, my star, a star, the star, star card, star power, stars, power star, starman, my superstar, the superstar, a superstar, super stars, soup a star, super mario star, invincible star, invincibility, super start, super sta, superstars
typed-symbol-custom = customizable, custom, own rule, customisable, custom card, customised, customized, blank, blank one, blank wild, the blank, our rule, our own rule, our card, our own card, rule card, special card, my own rule, my rule, custom wild, house rule card, write your own, make your own, write in card, written card, card with our rule, card with the rule, card with our own rule, card with my rule, wild with our rule, wild with the rule, wild with a rule, one with our rule, one with the rule, make up a rule card, homemade card, home made card, homemade rule
