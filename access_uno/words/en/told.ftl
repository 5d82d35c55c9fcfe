# What is told of which events, and what can be typed to choose it.

command-told = opens the settings for what you're told.
typed-told = told, what is told
told-menu = What you're told
told-reset = Say everything from now on
told-reset-done = From now on, everything is said.

told-plays = Cards played
told-draws = Cards drawn
told-turns = Turns
told-directions = Changes of direction
told-calls = UNO calls
told-penalties = Penalties
told-challenges = Challenges
told-scores = Points
told-people = People who come and go
told-talk = Talk
told-hints = Key hints and warnings

told-all = all of them
told-me = yours
told-before = those of the player before you
told-others = those of the others

told-said = said
told-kept = only in the history
told-never = never
# "Said: yours and those of the player before you"
told-how = { $how }: { $whose }
told-same = { $what }: { $how }

setting-own-turn = { $value ->
    [fits] Your turn begins with what fits.
   *[top] Your turn begins with the top card.
}
setting-own-turn-ask = What should your turn begin with?

## Typed, as in "tell draws of others never"

typed-telling-tell = tell, tell me, say, announce, read, keep, put, telling, say it, tell it, mention, hear
typed-telling-also = of, by, from, the, my, me about, about, when, and, in, please, only, just, it, them, what, how, who, that, i, a, an, are, is, to
typed-telling-plays = plays, cards played, played cards, playing, moves, play, played
typed-telling-draws = draws, cards drawn, drawn cards, drawing, draw, drew
typed-telling-turns = turns, whose turn it is, missed turns, turn
typed-telling-directions = directions, changes of direction, reverses, direction changes
typed-telling-calls = calls, uno calls, calling uno, catches, call uno, calls uno, called uno, say uno
typed-telling-penalties = penalties, penalty cards
typed-telling-challenges = challenges, challenge, challenged
typed-telling-scores = scores, points, results, score
typed-telling-people = people, comings and goings, arrivals, people who come and go
typed-telling-talk = talk, chat, talking
typed-telling-hints = hints, key hints, tips, warnings
typed-telling-everything = everything, all events
typed-telling-everyone = everyone, everybody, all players, all
typed-telling-me = mine, me, my own, myself
typed-telling-before = player before me, one before me, the one before me, previous player, player to my right
typed-telling-others = others, other players, the others, the rest, other people, other
typed-telling-said = always, every time, said
typed-telling-kept = history, kept, quietly, silently, history only
typed-telling-never = never, not at all, don t, do not, neither, no longer
typed-telling-top-first = top card first, the top card first, begin with the top card, turn begins with the top card
typed-telling-fits-first = what fits first, playable cards first, cards that fit first, begin with what fits, turn begins with what fits
typed-telling-mute = mute, silence, hide, stop telling, stop saying, stop telling me, leave out
