# Sounds beside the words. docs/sounds.md describes them.

setting-sounds = { $value ->
    [on] There are sounds along with the words.
    [off] There are no sounds.
   *[auto] There are sounds along with the words if the game itself speaks.
}
setting-sounds-ask = Should there be sounds along with the words?
first-sounds-ask = Would you like short sounds along with the words?

setting-sounds-volume = The volume of sounds is { $value }, on a scale from 0 to 100.
setting-sounds-volume-ask = How loud should sounds be?

setting-sounds-place = { $value ->
    [mono] Every sound is the same in both ears.
   *[stereo] Each player is heard from a place of their own, from left to right.
}
setting-sounds-place-ask = Where should sounds come from?

setting-sounds-turns = { $value ->
    [off] Turns and refusals have no sound.
   *[on] Turns and refusals have a sound.
}
setting-sounds-turns-ask = Should there be a sound when it's somebody's turn, or when something isn't possible?

setting-sounds-cards = { $value ->
    [off] Cards played and drawn have no sound.
   *[on] Cards played and drawn are heard, with their colours.
}
setting-sounds-cards-ask = Should cards played and drawn be heard?

setting-sounds-effects = { $value ->
    [off] There are no sounds for what cards do.
   *[on] There are sounds for what cards do.
}
setting-sounds-effects-ask = Should there be sounds for what cards do?

setting-sounds-calls = { $value ->
    [off] Calling UNO and catching have no sound.
   *[on] Calling UNO and catching are heard.
}
setting-sounds-calls-ask = Should calling UNO and catching be heard?

setting-sounds-ends = { $value ->
    [off] The end of a round or a match has no sound.
   *[on] The end of a round or a match is heard.
}
setting-sounds-ends-ask = Should the end of a round or a match be heard?

setting-sounds-people = { $value ->
    [off] There's no sound when people say something, leave or come back.
   *[on] There's a sound when people say something, leave or come back.
}
setting-sounds-people-ask = Should there be sounds when people say something, leave or come back?

sounds-menu = Sounds
sounds-listen = Listen to all sounds
sounds-listen-title = All sounds. You hear each one when you come to it, and { $open } plays it again.
sounds-listen-title-typed = All sounds. Type the number of a sound to hear it.
sounds-listen-title-page = All sounds. Each one has a button that plays it.

sounds-none-here = Sounds can't be heard over SSH: the sound card is at the other end. Come in with access-uno join to hear them.
sounds-missing = No sound card was found.
sounds-lost = The sound card has stopped. The game continues, and sounds come back by themselves.
sounds-hung = The sound card isn't responding. The game continues, and sounds come back by themselves.

sound-your-turn = Your turn: three rising bells.
sound-turn = Somebody else's turn: a short low tone.
sound-refused = Not possible: two low buzzes.
sound-laid-red = A red card is played: a low, reedy tone.
sound-laid-green = A green card is played: a hollow tone in the middle.
sound-laid-blue = A blue card is played: a high, soft tone.
sound-laid-yellow = A yellow card is played: a bright tone.
sound-laid = A wild card is played: a tap and a thud.
sound-drawn = Cards are drawn: a card slides over the table.
sound-skip = Somebody is skipped: a tone hops up and down.
sound-reverse = The direction changes: five notes go down and up.
sound-draw-two = { KIND("draw-two", capital: "yes") }: two low beats.
sound-draw-four = { KIND("wild-draw-four", capital: "yes") }: four low beats.
sound-star = { KIND("star", capital: "yes") }: a sparkle that climbs.
sound-custom = { KIND("custom", capital: "yes") }: two notes like a question.
sound-uno = UNO is called: two bright notes.
sound-caught = Somebody is caught: a siren that falls.
sound-round-won = You win the round: a chord that climbs.
sound-round-lost = Somebody else wins the round: a chord that falls.
sound-match = The match is over: a fanfare.
sound-talk = Somebody says something: two drops.
sound-away = Somebody leaves the table: a door, and two notes that fall.
sound-back = Somebody comes back: two notes that rise, and a door.

doctor-sounds-present = The game can play sounds here.
doctor-sounds-missing = There's no sound card, so the game has no sounds.
doctor-sounds-hung = The sound card isn't responding, so the game has no sounds.
doctor-miniaudio-missing = The Python library miniaudio is missing, so the game has no sounds. { $remedy }
