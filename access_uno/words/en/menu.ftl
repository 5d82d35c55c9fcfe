# Menus, the first start, the start menu, a new game, the settings, and what is wrong with files.
# A label has no full stop at its end: it is a line of a menu. Everything else is a sentence.

## Menus

menu-label = { $text }.
menu-title = { $title } { $count ->
    [one] One entry.
   *[other] { $count } entries.
}
menu-opened = { $title } { $text } { $place } of { $count }.
menu-item = { $text } { $place } of { $count }.
menu-numbered = { $number }. { $text }
menu-key-unknown = This key does nothing here. The question mark lists the keys.
menu-not-understood = I do not understand: { $text }. Type help for what you can type.
menu-typed-again = Type a number, list for all entries, or back.
menu-several = Several entries begin like this.
menu-no-number = { $count ->
    [one] There is only one entry.
   *[other] There are only { $count } entries.
}
menu-no-count = Only { $least } to { $most } can be chosen.
menu-no-letter = No entry begins with { $letter }.
menu-help-arrows = The Up and Down arrows go from entry to entry, Home and End to the first and the last.
menu-help-letters = A number opens the entry at that place. A letter goes to the next entry that begins with it, or has a word that does.
menu-help-count = A number chooses so many.
menu-help-enter = Enter opens the entry.
menu-help-pick = Enter takes the entry.
menu-help-escape = Escape goes back.
menu-no-about = There is no explanation of this entry.
menu-help-groups = Page up and Page down go to the group before and to the next one.
menu-help-about = Tab explains the entry.
menu-help-about-typed = Type explain and an entry to hear what it means.
menu-help-typed = Type the number of an entry or the beginning of its words, or back.
menu-help-typed-more = Type list for more entries, the number of an entry or the beginning of its words, or back.
menu-help-typed-list = List reads all entries again.
menu-help-typed-back = Back goes to the previous menu.

## Questions

question = { $text } Enter is yes, Escape is no.
question-typed = { $text } Type yes or no.
question-help-enter = Enter or Y is yes.
question-help-escape = Escape or N is no.
question-help-typed = Type yes or no.

## Typing a text

entry-now = It is { $text }. What you type replaces it, Enter keeps it.
entry-empty = Nothing is typed yet.
entry-so-far = So far: { $text }
entry-end = End of the text.
entry-start = Beginning of the text.
entry-erased = Erased: { $text }.
entry-nothing-left = Nothing is left.
entry-full = The text is full: no more than { $count } characters fit in.
entry-ask-typed = Type it and press Enter. An empty line changes nothing.
entry-help-type = Each character that you type is said. The Up or Down arrow says the whole text.
entry-help-move = The Left and Right arrows go from character to character, Home and End to the beginning and the end.
entry-help-erase = Backspace erases the character before, Delete the one where you are, Control U everything before.
entry-help-enter = Enter takes the text.
entry-help-escape = Escape changes nothing and goes back.

## Long texts

reader-title = { $title } { $count ->
    [one] One paragraph.
   *[other] { $count } paragraphs.
}
reader-start = This is the beginning.
reader-end = This is the end. Escape goes back.
reader-end-typed = This is the end. Type back to go back.
reader-help-next = The Down arrow, Space or Enter goes on to the next paragraph.
reader-help-back = The Up arrow goes back to the paragraph before.
reader-help-ends = Home goes to the first paragraph, End to the last.
reader-help-escape = Escape leaves the text.
reader-help-typed = Press Enter to go on, or type previous, all, or back to leave the text.

## Words that can be typed there, with commas between them

typed-menu-back = back, escape, return
typed-menu-list = list, entries
typed-menu-about = explain, what is
typed-menu-previous = previous, up
typed-menu-all = all, everything

## The first start

first-language = { language-name }: { $number }.
first-how = Next answer: Down. Choose: Enter.
first-speech-ask = Should the game also speak?

## The start menu

start-menu = UNO, start menu
start-go-on = Go on with the game of { $players }
start-others = { $count ->
    [one] Choose between this and one other saved game
   *[other] Choose between this and { $count } other saved games
}
start-others-ask = Which game do you want to go on with?
start-new = New game
# same as: table-menu-book
start-rules = Read the rules
start-braille = The cards in braille
start-settings = Settings
start-leave = Leave
start-leave-ask = Leave UNO?
saved-game = { $players }, { $rulebook }, last played { DATETIME($time, dateStyle: "long", timeStyle: "short") }
rulebook-ask = Which rulebook?
braille-ask = Which notation do you want explained?

## A new game

default-player = Player
computer-names = Ada, Bert, Clara, Dora, Emil, Fred, Greta, Hugo, Iris, Jack
# same as: start-new
new-game = New game
new-start = Start the game
new-rulebook = You play by the rules of { $rulebook }.
new-people = { $count ->
    [one] One person plays here: { $people }.
   *[other] { $count } people play here: { $people }.
}
new-computers = { $count ->
    [0] No computer player takes part.
    [one] One computer player takes part.
   *[other] { $count } computer players take part.
}
new-computers-ask = How many computer players?
new-level = { $level ->
    [easy] The computer players are easy to beat.
    [hard] The computer players play as well as they can.
   *[normal] The computer players play well.
}
new-level-ask = How well should the computer players play?
new-options = { $count ->
    [0] All options are as in the rulebook.
    [one] One option is different from the rulebook.
   *[other] { $count } options are different from the rulebook.
}
new-load = Use rules that you saved
new-load-ask = Which saved rules?
new-save = Save these rules under a name
new-save-ask = Under which name should these rules be saved?
new-save-over = There are saved rules called { $preset } already. Replace them?
new-saved = The rules are saved as { $preset }.

people-add = Add a person
people-done = Done
people-ask = What is the name?
people-rename = Change the name { $name }
people-forward = Move { $name } one seat forward
people-settings = Settings for { $name } alone
people-remove = Remove { $name }

## The settings, each as a sentence and as a question

# same as: start-settings
settings = Settings
# same as: people-settings
settings-of = Settings for { $person } alone
settings-as-everybody = Give this person the same settings as everybody else
settings-person = Settings for one person alone
settings-person-ask = For whom?
settings-no-person = First add the people who play, under New game.
settings-keys = Change the keys of the game

setting-language = The language is { $value }.
setting-language-ask = Which language?

setting-reading = { $value ->
    [speech] The game itself speaks.
    [braille] You read braille: messages wait for you, and cards are shown in cells.
    [sight] You read by sight: cards stand out in their colours, with letters and shapes.
   *[terminal] Your screen reader reads the terminal, and the game does not speak.
}
setting-reading-ask = How do you read?

setting-typing = { $value ->
    [keys] You play with single keys.
    [lines] You type commands and press Enter after each.
   *[auto] You play with single keys on a terminal, and with typed commands elsewhere.
}
setting-typing-ask = How do you type? This applies from the next start.

setting-pace = { $value ->
    [wait] Every message waits for a key.
   *[auto] Messages follow one another by themselves.
}
setting-pace-ask = How do messages follow one another?

setting-pause = { $value ->
    [0] There is no pause between the moves of the others.
    [one] The pause between the moves of the others is one second.
   *[other] The pause between the moves of the others is { $value } seconds.
}
setting-pause-ask = How long is the pause between the moves of the others?

setting-verbosity = { $value ->
    [short] The game says little.
    [full] The game says all it can.
   *[normal] The game says as much as usual.
}
setting-verbosity-ask = How much should the game say?

setting-speech = { $value ->
    [off] The game does not speak.
    [speech-dispatcher] The game speaks through Speech Dispatcher.
    [espeak] The game speaks with eSpeak.
    [nvda] The game speaks through NVDA.
    [jaws] The game speaks through JAWS.
    [sapi5] The game speaks with the voices of Windows.
    [voiceover] The game speaks through VoiceOver.
   *[auto] The game speaks with the first voice it finds.
}
setting-speech-ask = With what should the game speak?

setting-rate = { $value ->
    [own] The game speaks at the speed set in your synthesizer.
   *[other] The game speaks at speed { $value }, on a scale from minus 100 to 100.
}
setting-rate-ask = How fast should the game speak?

setting-pitch = { $value ->
    [own] The voice has the pitch set in your synthesizer.
   *[other] The voice has pitch { $value }, on a scale from minus 100 to 100.
}
setting-pitch-ask = How high should the voice be?

setting-volume = { $value ->
    [own] The voice has the volume set in your synthesizer.
   *[other] The voice has volume { $value }, on a scale from minus 100 to 100.
}
setting-volume-ask = How loud should the voice be?

setting-braille = { $value ->
    [cells] Cards are shown in the text as braille cells.
    [letters] Cards are shown in the text as the letters of their braille marks.
   *[off] There is no braille in the text.
}
setting-braille-ask = How should cards be shown in the text?

setting-notation-ask = Which braille notation for the cards?

setting-display = { $value ->
    [brlapi] The game itself writes to the braille display, through BRLTTY.
   *[off] The braille display belongs to your screen reader.
}
setting-display-ask = Who writes to the braille display?

setting-grade-en = { $value ->
    [1] On a braille display, words are uncontracted.
   *[other] On a braille display, words are contracted.
}
setting-grade-en-ask = Which braille for words, if the game itself writes to the display?

setting-grade-de = { $value ->
    [0] On a braille display, German words are written letter by letter.
    [1] On a braille display, German words are written in full, with signs for letter groups.
   *[other] On a braille display, German words are contracted.
}
setting-grade-de-ask = Which German braille, if the game itself writes to the display?

setting-colour = { $value ->
    [on] Cards are coloured on the screen.
    [off] Nothing is coloured on the screen.
   *[auto] Cards are coloured on the screen only if the game itself speaks.
}
setting-colour-ask = Should cards be coloured on the screen?

setting-order = { $value ->
    [colour] Your cards are ordered by colour.
    [value] Your cards are ordered by value.
   *[drawn] Your cards are in the order in which they came.
}
setting-order-ask = In which order are your cards?

## The keys

keys-menu = Keys of the game
keys-ask = Press a key: from now on it { $what } Escape leaves it as it is.
keys-reserved = { $key } cannot be used for this.
keys-taken = { $key } is taken: it { $what } Choose another key, or Escape.
keys-reset = Set all keys back to what they were at first
keys-reset-ask = Set all keys back to what they were at first?

## Saves and settings in files

save-in-use = The game of { $players } is already open in another window. Go on there, or leave it there first.
save-broken = This file is not a game that can go on, and is kept as it is. Line { $line }: { $reason }
save-exists = There is a file of this name already. Choose another name.
save-disk-full = The disk is full, so this could not be saved and did not happen. Make room, then try again.
save-cannot-write = The file cannot be written, so this could not be saved and did not happen.
save-gone = The saved game was removed or replaced, so this could not be saved and did not happen.
step-not-kept = { $code ->
    [disk-full] { save-disk-full }
    [cannot-write] { save-cannot-write }
    [gone] { save-gone }
   *[not-kept] { refused-not-kept }
}
save-cannot-read = There is no such file, or it cannot be read.
save-finished = This match is over already.
save-no-people = Only computer players take part in this match, so there is no one to go on with it.
save-cut = The end of this file was damaged and has been cut off. The game goes on after the last step that is whole.

trouble-settings-broken = The settings file { $name } cannot be understood. The usual settings apply until you choose your own.
trouble-settings-put-aside = Your old settings file could not be understood, and is kept as { $name }.
trouble-settings-unreadable = The settings file { $name } cannot be read. The usual settings apply.
trouble-settings-not-saved = The settings cannot be saved in { $name }. They apply until you leave.
trouble-settings-wrong-value = In the settings file, { $name } cannot be { $value }, and is ignored.

preset-unknown = There are no saved rules called { $preset }.
preset-broken = The saved rules { $preset } cannot be understood.
preset-bad-name = A name for saved rules has up to 40 letters, digits, spaces and hyphens.
preset-not-saved = The rules { $preset } cannot be saved.

## What is wrong with a command line that starts a game

# same as: error-name-empty, error-name-too-long, error-name-with-mark, error-name-with-control, error-name-bare-accent
usage-wrong-player = { $why ->
    [name-empty] A player needs a name.
    [name-too-long] The name { $player } is too long; 32 characters are allowed.
    [name-with-mark] The name { $player } has a colon, comma, equals sign, vertical bar or number sign, which names cannot have.
    [name-bare-accent] A name cannot begin with an accent that stands alone.
   *[name-with-control] The name { $player } has an invisible character, which names cannot have.
}
# same as: error-name-twice
usage-player-twice = The name { $player } is given twice.
usage-wrong-seats = { $least } to { $most } players can play, not { $count }.
usage-preset-and-rulebook = Saved rules have their own rulebook. Give either a rulebook or saved rules.
# same as: preset-unknown
usage-preset-unknown = There are no saved rules called { $preset }.
# same as: preset-broken
usage-preset-broken = The saved rules { $preset } cannot be understood.
usage-preset-bad-name = { $preset } cannot be the name of saved rules.
usage-resume-with = The option { $option } is for a new game, not for one that goes on.
usage-nothing-to-resume = There is no saved game to go on with.
