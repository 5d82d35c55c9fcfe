# Words of sentences that players type: each message has the words for one meaning, with commas between them.
# A word may stand in several messages. A hyphen stands for none. docs/translating.md tells what they are for.

## What is asked back

ask-meant-play = Play { CARD($card) }?
ask-meant-draw = Draw a card?
ask-meant-keep = Keep the card?
ask-meant-accept = Take the cards?
ask-meant-challenge = Challenge { $name }?
ask-meant-catch = Catch { $name }?
ask-meant-uno = Call UNO?

## Words by their meaning

typed-word-me = i, me, my, mine, myself, i m, i am, im, i ve, us, to me, for me, with me, from my hand, am, we, our, we re
typed-word-you = you, you have, game, computer, you just, you re, you are
typed-word-all = all, everyone, everybody, each, others, the others, other, players, the other players, other players, they, people, opponents, anyone, them all, each player, every player, person, we, anyone else
typed-word-want = want, wanna, want to, would, would like, would like to, like to, i d, d, d like, d like to, i ll, ll, let, let me, let us, let s, lets, will, going, going to, gonna, need, need to, have to, must, got to, gotta, think i ll, better, had better, d better, rather, prefer, i d rather, go for, go with, going with, go, it is, decide, wish, ready to, about to, try to, try, say i, think i, shall be, choose, choosing, take, has to be, plan to, intend to, i want, i would like, i d love to, love to, would love to, i choose, decided to, i need, preferably, ideally, how about, what about, shall we say, i bet, get, changing, fancy, feel like, opt for, settle on, d better have, better have, i ll have, ll have, imma, ima, lemme, i m gonna, i believe i ll, i believe i will, i believe i shall, i meant, i mean, no i meant, no i mean, no i said, no i want, no i wanted, no i d like, i ve settled on, i ve gone for, that leaves, i have to go, i ve got to go, i gotta go, i need to go, i must go, want to go to, i want to go to
typed-word-played = played, laid, put down, thrown, discarded, last played
typed-word-please = please, thanks, thank you, cheers, ok, okay, well, so, then, now, just, fine, right, all right, alright, hey, hi, hello, hmm, um, er, uh, oh, good, great, kindly, actually, i think, i guess, guess, then, at the moment, currently, right now, today, yet, here, there, to, for, be, as, in, if you please, sure, quickly, instead, anyway, finally, thx, pls, mate, at all, just now, exactly, ah, very well, ok then, time to, time for, simply, and also, too, my friend, do, on, from, at, by, is, ones, one, colour, color, of course, definitely, certainly, surely, absolutely, obviously, sure thing, if possible, you can, no problem, yeah, good idea, indeed, go ahead, go ahead and, very, from the left, if you don t mind, if that s ok, if that s all right, i ve decided, you see, right back, straight back, i m sure, do that, go for it, here s, here is, here comes, can you, could you, will you, let s have, is fine, straight, directly, whatever, this time, so far, oh god, god, gosh, oh my, dear, oh dear, off you go, there you go, here you go, there we go, here we go, tonight, for tonight, for today, might as well, may as well, lucky, lucky me, i suppose, i reckon, along, my best bet, bam, go on then, in that case, in this case, ha, haha, lol, lmao, omg, bro, bruh, dude, yo, ight, aight, welp, ugh, ooh, aha, hm, yikes, dang, damn, pal, buddy, honey, cap, no cap, would you mind, ngl, i believe, i meant, i mean, what i meant, sorry, if i may, off we go, off we go then, away we go, erm, err, uhm, big one, to match, s, for a second, for a moment, for a minute, any, in any case
typed-word-courtesy = please, kindly, thanks, thank you, pls, if i may
typed-word-idiom = well done, nice play, lay the table, pick a number, pick one of us, take a break, take a seat, take it easy, take your time, take turns, hit the road, keep quiet, keep calm, keep score, go figure, give up, hold the line, play fair, play nice, good play, remind me to, remind me that, remember to, take that, i ll get it, get it, leave it to me, leave that to me, you re a star, that s wild, high five, take five, take five minutes, you know what i mean, add it up, add them up, add up, can t decide, i can t decide, cannot decide, can t make up my mind, i can t make up my mind
typed-word-ask = i ve forgotten, i forgot, i forget, i can t remember, i don t remember, i can t recall, i don t know, i ve lost track of, i lost track of, i d like to know, i d love to know, i want to know, i need to know, i wonder, i was wondering, i m wondering, may i know, may i ask, can i ask, do you know, can you tell me, could you tell me, would you tell me, let me know, no idea, i have no idea, i ve no idea, any idea, i m not sure, i missed, remind me
typed-word-are = is, are, am, was, were, s, re, do, does, did, been, be, being, there, of, in, exactly, now, currently, still, right now, on, a, already, is it, is that, is this, was it, was that
typed-word-hold = have, has, had, hold, holds, holding, got, have got, ve got, has got, ve, own, left, remaining, remain, still have, in hand, in their hand, in his hand, in her hand, keep, possess, with, in my hand, on my hand, in my hands, is out of, has plenty of, is nearly, nearly, almost, i said, i ve said, i called, i already said, i did say, i did call, leaves me with, that leaves me with, leaves me, good thing i have, good job i have, luckily i have, lucky i have, good thing i ve got, luckily i ve got
typed-word-which = what, which, what s, whats, which one, which ones, which of, what are, what kind, what kind of, what do, anything, something, any card, any of my cards, when, any
typed-word-who = who, who s, whose, whos, which player, who is, who has, anyone, anybody, someone, somebody
typed-word-how-many = how many, how much
typed-word-how = how, how s, hows
typed-word-may = can, may, can i, may i, could, could i, able to, allowed to, possible, am i allowed to, allowed, am i able to, is it possible to, would you, would i, will i, would you mind if i, do you mind if i, would you mind me
typed-word-must = do i have to, do i need to, must i, have i got to, should i, am i supposed to, are we supposed to, supposed to, ought i to
typed-word-lead = winning, win, wins, lead, leads, leading, in the lead, in front, ahead, first place, in first place, on top, closest to winning, the best, best, top of the table, doing, stand, standing, stands, losing, behind, most, the most, highest, has the most, more, fewest, least, the fewest, the least, close to winning, near winning, won, has won, have won
typed-word-say = say, said, saying, tell, told, read, show, list, hear, describe, name, see, look at, check, repeat, read out, read aloud, go over, go through, remind, look, know, speak, view, call, calling, called, shout, shouting, yell, declare, announce, read me, tell me, show me, run through, run over, talk, run that by me, run it by me, reading, telling, explain, talking, speaking, open, open up, bring up, take me to, go to, get to
typed-word-again = again, once more, one more time, another time, over, a second time, last message, the last message, the last sentence, last sentence, last bit, the last bit
typed-word-pardon = pardon, sorry, excuse me, come again, i didn t hear, i did not hear, didn t hear, did not hear, didn t catch, i didn t catch that, i didn t get that, i beg your pardon, beg your pardon, missed that, i missed that, i didn t hear that, i didn t understand, huh, eh, what was that, what
typed-word-fit = fit, fits, match, matches, work, works, legal, suitable, go, valid, playable, can be played, allowed, good, my options, go down, go on there, goes there, go there, my choices, choices, to match
typed-word-table = table, pile, top, on top, on the top, face up, discard pile, the discard pile, in play, up, on the pile, middle, in the middle, lying, down, on the table, out, in, played pile, top card, current, active, current card, on it, on, stack, discards, showing, current colour, current color, down there, away, we, upcard, face-up, off
typed-word-only = only, the only, my only, only one, the only one, my only one, single, my single, the single, sole, my sole, one and only, my one and only
typed-word-onto = on, onto, on top of, over
typed-word-or = -
typed-word-deck = deck, draw pile, the draw pile, stock, stack, from the deck, from the pile, from the draw pile, from the stock, pile, drawing pile, more, one more, another, up, new, extra, a card, one card, card from the deck
typed-word-drawn = drawn, just drew, i just drew, i drew, drew, new, i ve just drawn, i have just drawn, just drawn, drawn card, new card, new one, just picked up, i just picked up, i picked up, picked up, just got, i just got
typed-word-this = it, that, this, them, these, those, that one, this one, the one, ones, one, ve, is, straight away, right away, anyway, that s, thats, that is
typed-word-cards = card, cards, of my cards, of cards, piece, a card, one card, many cards, lots of cards, a lot of cards, few cards, out of cards, several cards, any cards left
typed-word-counted = cards
typed-word-number = number, nr, figure, digit, place, position, the number, from the left, from left
typed-word-backwards = from the right, from right, from the end, from the back, from last, from the last, counting from the right, starting from the right
typed-word-not = not, n t, t, don t, doesn t, didn t, isn t, wasn t, won t, never, hasn t, haven t, forgot, forgot to, forgotten, forgot to say, forgot to call, without, hasn t said, nope, wouldn t, do not, does not, did not, later, later on, not yet, next time, some other time, no way, there s no way, there is no way, can t be, cannot be, can t have been, weren t, aren t, couldn t, hadn t, nothing, missed his, missed her, missed their, stayed silent, stayed quiet, kept quiet, i meant to, do you mind, should have, should ve, ought to have, instead of, rather than, in place of, don t think, do not think
typed-word-believe = believe, trust, buy, believe it, think that s true, true, think that is true, honest, legal, allowed, right, allowed to, was allowed to, buying, buying it, buy that, buying that, buy it, falling for it, falling for that, benefit of the doubt, the benefit of the doubt, i believe
typed-word-they = he, she, they, him, her, he s, she s, they re, he is, she is, they are, i think he s, i think she s, you, you re, your
typed-word-bluff = bluff, bluffing, bluffed, a bluff, bluffs, lie, lying, liar, lied, cheating, cheated, cheat, cheats, fake, faking, your cards, your hand, his cards, her cards, their cards, his hand, her hand, their hand, that hand, fib, fibs, fibbing, having me on, pulling my leg, pulling a fast one
typed-word-next = next, after me, follows, after that, next player, next up, next one, comes next, goes next, to go next, following, coming, up next, then, after this, before me, next turn, after
typed-word-direction = direction, way, which way, clockwise, which direction, the other way round, way round, which way round, way around, which way around, left or right, going left or right, other way, the other way
typed-word-last = last, before, latest, just played, most recent, last played, just now, previous, previously, just, while i was away, while i was gone, while i was out, while i wasn t looking
typed-word-happen = happened, happen, happening, went on, did i miss, i missed, have i missed, going on, been going on, miss, missed, did the others do, did they do, have they done, happened since, happens, happens if, happens when, would happen, would happen if, will happen if, i miss a turn, i miss a go, do i miss a turn, i missed that what happened
typed-word-cannot = can t play, can t go, cannot play, cannot go, i can t go, i can t play, have nothing, nothing fits, i have nothing to play, have nothing to play, i ve got nothing, got nothing, nothing to play, have no card, no card fits, unable to play, i m stuck, nothing matches, no match, can t do anything, have to, can t play anything, don t have anything, haven t got anything, nothing to lay
typed-word-unable = can t, cannot, i can t
typed-word-change = change, change it, change to, make, make it, making it, turn, turn it, switch, switch to, becomes, become, new, to be, set, set it, set to, into, be, to, will be, is, in, new colour, new color, as, call, call it, pick, name, go, with, changing, changing the colour to, changes, switching, turning, switch over, switch over to, change over, change over to, turn everything, make everything, turn it all, keep it on, stay on, staying on, stick to, stick with, sticking with, leave it on, back to, go back to, turn off, turn down, turn up, switch off, switch colours, switch colors, change colours, change colors, go to, a bit, a little
typed-word-give = give, give me, gimme, pass me, deal me, get me, hand me, hand over
typed-word-play = play, playing, plays, lay, laying, put, putting, put down, lay down, throw, throw down, throw in, throw away, drop, use, using, set down, place, placing, put out, go with, get rid of, chuck, toss, slap, slap down, discard, discarding, dump, do, going, goes, go, put it down, lay it down, put it on the pile, put it on top, throw out, play out, get rid, that s, do it, knock down, fling, flick, whack, bung, pop, shove, stick, slam, ditch, dispose of, offload, release, deploy, present, submit, chucking, dropping, tossing, slapping, throwing, flinging, popping, sticking, dumping, ditching, out comes, up comes, here goes, down goes, out goes, in goes, away goes, off goes, on goes, up goes, there goes, away with, what i ll play is, what i m playing is, my choice is, my pick is, my move is, my next card is, my next card will be, hit em with, hit them with, hit him with, hit her with, covering that with, follow that with, i can beat that with, i can follow that with, i can match that with, match that with, beat that with, s what i m playing, is what i m playing, s what i ll play, is what i ll play, is what i want to play, s what i want to play
typed-word-draw = draw, drawing, draws, take, taking, pick, pick up, picking up, pull, grab, get, fetch, draw up, take up, have to draw, lift, i draw, draw from, hit me, deal me, deal me in, drawer card, drawer cards, add, picking, pulling, grabbing
typed-word-keep = keep, keeping, hold on to, hang on to, hold onto, hang onto, leave, leave it, hold, hold it, save, save it, pass, don t play, don t want to play, not play, do not play, skip my turn, pass my turn, i pass, end my turn, end turn, do nothing, no play, stay, keeping it, put it in my hand, done, for later, save for later, stays, stays with me, staying, into my hand, in my hand it goes, goes in my hand, put it away, add it to my hand, keep hold of, hanging on to, holding on to, stick with it, stick with that, put it with, put it with my, put it with the others, put that with, put that with the others
typed-word-accept = accept, accepting, accept it, accept the penalty, take it, take them, take the penalty, take the cards, penalty, the penalty, i give in, give in, go ahead, fair enough, punishment, my punishment, medicine, my medicine, the hit, swallow it, eat it, eat them, eat those, eat that, swallow them, swallow those, suck it up, eat the, swallow the, swallow that, pay up, i ll pay, your word, your word for it, take your word for it, take her word for it, take his word for it, take their word for it, let it go, let it slide, let it stand, let it pass, let that go, let that stand, i won t argue, not arguing
typed-word-catch = catch, caught, catching, got, busted, bust, gotcha, report, get, accuse, nab, call out, calling out, got you, got him, got her, i got you, i saw that, caught you, caught him, caught her, caught them
typed-word-challenge = challenge, challenging, challenged, dispute, contest, call bluff, call his bluff, call her bluff, call their bluff, call the bluff, call that bluff, question, object, doubt, doubting, doubtful, i suspect, call that, call it, calling that, calling you on, call you on, calling him on, calling her on, calling them on, prove it, prove that, calling you out, call you out, calling him out, calling her out, calling them out, call out, calling out
typed-word-uno = uno, call uno, say uno, calling uno, saying uno, shout uno, uno uno, called it, call it
typed-word-repeat = repeat, repeat it, repeat that, say that again, say it again, read that again, once more please, tell me again, the same again, what was that again, repeating, repeating it, repeating that
typed-word-score = score, scores, points, standings, the score, point, result, results, standing, game, match, tally, tallies
typed-word-star = send back, send it back, counter, block it, deflect, bounce back, bounce it back, right back at you, back at you, go invincible, going invincible, turn invincible, become invincible, make me invincible, return, return it, return them, return the penalty, send them back, send those back, give them back, give those back, have them back, have those back, reflect it, defend, defend myself, defend me, shield myself, protect me, saves me, save me
typed-word-count = fewest, the fewest, least, the least, smallest hand
typed-word-nice = would be nice, would be good, would be great, would be lovely, sounds good, looks good, seems good, is good, would do, will do, works for me, is best, seems best, suits me, is my choice, dunno, i dunno, i don t know, same as before, the same again, as before, thinking, i m thinking, thinking of, leaning towards, my favourite, my favorite, my favourite colour, my favorite color, my lucky colour, all the way, suits my hand, good old, bring on, could use, for a change, feeling, i m feeling, it s going to be, it ll be, it will be, it s gonna be, it has to be, it must be, it s got to be, always, let us have
typed-word-wonder = do i want, do i want to, do i really want to, would i, will i, am i going to, do i, do i still, did i
typed-word-top = what on, on what, onto what, play on, what do i play on, what am i playing on, need to match, have to match, must match, are we on, are we playing on, what was the last card, what the last card was, what card was last, which card was last, what s the last card, what is the last card
typed-word-do = do, did, does, done, doing, d
typed-word-turn = turn, turns, go, move, goes, up, on, to move, to go, on turn, is it me, am i next, am i up, is it my go, when am i up, my go, waiting for me, waiting on me, you waiting for me, my turn yet, waiting for, we waiting for, holding us up, how long until, how long till, how long before, how many turns until, how many turns till, when do i get, when am i, when is it, when will it be, am i playing, am i on
typed-word-quit = quit, leave, exit, stop, stop playing, leave the game, quit the game, exit the game, end the game, finish, go home, close, end, give up playing, stop the game, close the game, get out, i m done, done playing, had enough, have had enough, i ve had enough, call it a day, call it a night, calling it a day, calling it a night, get me out, get me out of here, need a break, take a break now, pause, start over, start again, start a new game, start a new match, begin a new game, begin again, restart, restart the game, i have to go, i ve got to go, i gotta go, i need to go, i must go, i m off, i m leaving, bye, goodbye, bye bye
typed-word-keys = help, keys, commands, assist, what can i type, which keys, which commands, how does this work, what are the commands, what are the keys, instructions, stuck
typed-endings = -
typed-because = because, cause, since i, as i have, so that, otherwise, instead of, rather than, in place of
typed-therefore = so, therefore, thus, hence
typed-answer-yes = do it, go ahead, go for it, please do, that s right, right, correct, indeed, yup, yes i do, yes i am, i do, why not, sounds good, fine, fine by me, all right, alright, definitely yes, you bet, that s it, exactly, sure thing, very well, sure, ok then, yes please, go on, yes go on, yeah go on, go on then, that s fine, that s ok, that s okay, that s all right, that s good, by all means, spot on, you got it, you ve got it, that s correct, that is correct, that is right, thats it, thats right, that s the card, that s the one, mhm, mm hmm, uh huh, right you are, aye, i think i will, i d love to, i will, might as well, i might as well, that s what i want, that s what i meant, that s what i said
typed-answer-no = don t, no don t, rather not, better not, i d rather not, i don t want to, i do not want to, not now, never mind, forget it, leave it, on second thought no, no thanks, absolutely not, certainly not, of course not, i changed my mind, i ve changed my mind, nah, nah leave it, not right now, not just now, not this time, not today, not yet, keep playing, let s keep playing, let s carry on, not that, not that one, not this one, that s wrong, wrong, wrong card, wrong one, not what i meant, that s not what i meant, i didn t mean that, i didn t say that, i don t want that, i didn t mean it, leave that, something else, wait no, hang on no, hold on no, stop, stop no, nope not that, i d better not, i think not, i won t, i don t think so, let s not, i shouldn t, not just yet, no wait, no hold on, no hang on

## Places in the hand

typed-place-1 = first, 1st, leftmost, far left, on the far left, on the left, very left, left one, leftmost one, very first, very first one, at the beginning, at the start, one at the beginning, one at the start, left most
typed-place-2 = second, 2nd
typed-place-3 = third, 3rd
typed-place-4 = fourth, 4th
typed-place-5 = fifth, 5th
typed-place-6 = sixth, 6th
typed-place-7 = seventh, 7th
typed-place-8 = eighth, 8th
typed-place-9 = ninth, 9th
typed-place-10 = tenth, 10th
typed-place-11 = eleventh, 11th
typed-place-12 = twelfth, 12th
typed-place-last = last, rightmost, last one, final, very last, very last one, far right, on the far right, on the right, very right, rightmost one, right one, at the end, at the very end, one at the end, furthest right, right most
typed-place-last-but-one = last but one, second to last, second last, next to last, penultimate, before last, one before last, card before last
typed-place-last-but-two = last but two, third to last, third last, antepenultimate

## What dictation writes for a word of the same sound

typed-sound-0 = oh
typed-sound-1 = won
typed-sound-2 = to, too
typed-sound-3 = free, tree
typed-sound-4 = for, fore, fur
typed-sound-5 = -
typed-sound-6 = sex, sicks
typed-sound-7 = -
typed-sound-8 = ate
typed-sound-9 = nein
typed-sound-red = read
typed-sound-green = grin
typed-sound-blue = blew
typed-sound-yellow = hello, mellow
typed-sound-uno = you know, you no, u no, oh no, juno
