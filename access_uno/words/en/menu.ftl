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
menu-key-unknown = This key does nothing here. { $help } lists the keys.
menu-not-understood = I don't understand: { $text }. Type help to hear what you can type here.
menu-typed-again = Type a number. Or type list for all entries, or back.
menu-several = Several entries begin like this.
menu-no-number = { $count ->
    [one] There's only one entry.
   *[other] There are only { $count } entries.
}
menu-no-count = Only { $least } to { $most } can be chosen.
menu-no-letter = No entry begins with { $letter }.
menu-help-arrows = { $next } goes to the next entry, { $previous } to the previous one, { $first } to the first, { $last } to the last.
menu-help-letters = { $number } opens the entry at that place. { $letter } goes to the next entry that begins with it, or has a word that does.
menu-help-count = { $number } chooses that many.
menu-help-enter = { $open } opens the entry.
menu-help-pick = { $open } chooses the entry.
menu-help-escape = { $back } goes back.
menu-no-about = There's no explanation for this entry.
menu-help-groups = { $previous-group } and { $next-group } go to the previous group and to the next one.
menu-help-about = { $explain } explains the entry.
menu-help-about-typed = Type explain and an entry to hear what it means.
menu-help-typed = Type the number of an entry, or its first letters. Or type back.
menu-help-typed-more = For more entries, type list. Or type a number, an entry's first letters, or back.
menu-help-typed-list = Type list to hear all entries again.
menu-help-typed-back = Type back for the previous menu.

## Questions

question = { $text } { $yes } is yes, { $back } is no.
question-typed = { $text } Type yes or no.
question-help-enter = { $yes } is yes, and so is Y.
question-help-escape = { $back } is no, and so is N.
question-help-typed = Type yes or no.

## Typing a text

entry-now = Currently: { $text }. Type to replace it, or press { $take } to keep it.
entry-empty = Nothing is typed yet.
entry-so-far = So far: { $text }
entry-end = End of the text.
entry-start = Beginning of the text.
entry-erased = Erased: { $text }.
entry-nothing-left = Nothing is left.
entry-full = The text is full: it can have at most { $count } characters.
entry-ask-typed = Type it and press Enter. An empty line changes nothing.
entry-help-type = Each character that you type is said. { $say } says the whole text.
entry-help-move = { $left } and { $right } go from character to character, { $first } and { $last } to the beginning and the end.
entry-help-erase = { $erase-before } erases the character before, { $erase-here } the one where you are, { $erase-all-before } everything before it.
entry-help-enter = { $take } accepts the text.
entry-help-escape = { $back } changes nothing and goes back.

## Long texts

reader-title = { $title } { $count ->
    [one] One paragraph.
   *[other] { $count } paragraphs.
}
reader-start = This is the beginning.
reader-end = This is the end. { $back } goes back.
reader-end-typed = This is the end. Type back to go back.
reader-help-next = { $next } goes to the next paragraph.
reader-help-back = { $previous } goes to the previous paragraph. So does { $go-back }, and at the first one it leaves the text.
reader-help-ends = { $first } goes to the first paragraph, { $last } to the last.
reader-help-escape = { $back } leaves the text.
reader-help-typed = Press Enter for the next paragraph, or type previous, all, or back to leave the text.

## Words that can be typed there, with commas between them

typed-menu-back = back, escape, return, go back, back please, go back please, take me back, previous menu, back one, one back, go back one, back out
typed-menu-list = list, entries, list all, list them, list everything, list again, list entries, read the list, read them out, read them all, read it again, what are the entries, what are my options, what are the options, what are my choices, what are the choices, what can i choose, what can i choose from, what else, what else is there, what is there, the rest, say that again, say it again, repeat, repeat that, say again
typed-menu-about = explain, what is, what are, what s, tell me about, tell me more about, more about, describe, info on, information on, help with
typed-menu-previous = previous, up
typed-menu-all = all, everything

## The first start

first-language = { language-name }: { $number }.
first-how = Next answer: { $next }. Choose: { $open }.
first-help-leave = { $leave } leaves the game.
first-how-felt = Next answer: pan right. Choose: a routing key.
first-speech-ask = Should the game also speak?
first-display-ask = Should the game write to the braille display itself?

## The start menu

start-menu = UNO, start menu
start-go-on = Continue the game with { $players }
start-others = { $count ->
    [one] One other saved game
   *[other] { $count } other saved games
}
start-others-ask = Which game do you want to continue?
start-new = New game
# same as: table-menu-book
start-rules = Read the rules
start-braille = The cards in braille
start-settings = Settings
start-leave = Quit
start-leave-ask = Quit UNO?
saved-game = { $players }, { $rulebook }, last played { DATETIME($time, dateStyle: "long", timeStyle: "short") }
rulebook-ask = Which rulebook?
braille-ask = Which notation do you want explained?

## A new game

default-player = Player
computer-names = Ada, Bert, Clara, Dora, Emil, Fred, Greta, Hugo, Iris, Jack
# same as: start-new
new-game = New game
new-start = Start the game
new-rulebook = Rulebook: { $rulebook }.
new-people = { $count ->
    [one] One person plays here: { $people }.
   *[other] { $count } people play here: { $people }.
}
new-computers = { $count ->
    [0] No computer players take part.
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
new-save-over = There are already saved rules called { $preset }. Replace them?
new-saved = The rules are saved as { $preset }.

people-add = Add a person
people-done = Done
people-ask = What's the name?
people-rename = Rename { $name }
people-forward = Move { $name } one seat forward
people-settings = Settings just for { $name }
people-remove = Remove { $name }

## The settings, each as a sentence and as a question

# same as: start-settings
settings = Settings
# same as: people-settings
settings-of = Settings just for { $person }
settings-as-everybody = Give this person the same settings as everybody else
settings-person = Settings just for one person
settings-person-ask = Who for?
settings-no-person = First add the people who play, under New game.
settings-keys = Change the keys of the game

setting-language = The language is { $value }.
setting-language-ask = Which language?

setting-reading = { $value ->
    [speech] The game itself speaks.
    [braille] You read braille: messages wait for you, and cards are shown in cells.
    [sight] You read by sight: cards have their colours, with letters and shapes.
   *[terminal] Your screen reader reads the terminal, and the game doesn't speak.
}
setting-reading-ask = How do you read?

setting-typing = { $value ->
    [keys] You play with single keys.
    [lines] You type commands and press Enter after each.
   *[auto] You play with keys on a terminal, otherwise with typed commands.
}
setting-typing-ask = How do you type? This applies from the next start.

setting-editing = { $value ->
    [on] The line you type can be edited, and completed with Tab.
    [off] Editing the line you type is left to your terminal.
   *[auto] The line you type can be edited if you read by sight.
}
setting-editing-ask = Should you be able to edit the line you type? This applies from the next start.

setting-pace = { $value ->
    [wait] Every message waits for a key.
   *[auto] Messages follow one another by themselves.
}
setting-pace-ask = How should messages follow one another?

setting-pause = { $value ->
    [0] There's no pause between the moves of the others.
    [one] The pause between the moves of the others is one second.
   *[other] The pause between the moves of the others is { $value } seconds.
}
setting-pause-ask = How long should the pause between the moves of the others be?

setting-verbosity = { $value ->
    [short] The game says little.
    [full] The game says all it can.
   *[normal] The game says the usual amount.
}
setting-verbosity-ask = How much should the game say?

setting-speech = { $value ->
    [off] The game doesn't speak.
    [speech-dispatcher] The game speaks through Speech Dispatcher.
    [espeak] The game speaks with eSpeak.
    [nvda] The game speaks through NVDA.
    [jaws] The game speaks through JAWS.
    [sapi5] The game speaks with the voices of Windows.
    [voiceover] The game speaks through VoiceOver.
   *[auto] The game speaks with the first voice it finds.
}
setting-speech-ask = What should the game speak with?

setting-rate = { $value ->
    [own] The game speaks at the speed set in your synthesizer.
   *[other] The game speaks at speed { $value }, on a scale from minus 100 to 100.
}
setting-rate-ask = How fast should the game speak?

setting-pitch = { $value ->
    [own] The voice has the pitch set in your synthesizer.
   *[other] The voice's pitch is { $value }, on a scale from minus 100 to 100.
}
setting-pitch-ask = How high should the voice be?

setting-volume = { $value ->
    [own] The voice has the volume set in your synthesizer.
   *[other] The voice's volume is { $value }, on a scale from minus 100 to 100.
}
setting-volume-ask = How loud should the voice be?

setting-braille = { $value ->
    [cells] Cards are shown in the text as braille cells.
    [letters] Cards are shown in the text as the letters of their braille marks.
   *[off] There's no braille in the text.
}
setting-braille-ask = How should cards be shown in the text?

setting-notation-ask = Which braille notation for the cards?

setting-display = { $value ->
    [brlapi] The game itself writes to the braille display, through BRLTTY.
   *[off] The braille display belongs to your screen reader.
}
setting-display-ask = Who writes to the braille display?

setting-brief = { $value ->
    [on] Messages on the display are signs, such as A: zb.
    [off] Messages on the display are words.
   *[auto] On a display of 20 cells or fewer, messages are signs, such as A: zb.
}
setting-brief-ask = Should messages on the display be signs?

setting-grade-en = { $value ->
    [1] On a braille display, words are uncontracted.
   *[other] On a braille display, words are contracted.
}
setting-grade-en-ask = Which grade of braille should words be in when the game itself writes to the display?

setting-grade-de = { $value ->
    [0] On a braille display, German words are written letter by letter.
    [1] On a braille display, German words have signs for letter groups.
   *[other] On a braille display, German words are contracted.
}
setting-grade-de-ask = Which grade of braille should German words be in when the game itself writes to the display?

setting-colour = { $value ->
    [on] Cards are coloured on the screen.
    [off] Nothing is coloured on the screen.
   *[auto] Cards are coloured on the screen only if the game itself speaks.
}
setting-colour-ask = Should cards be coloured on the screen?

setting-order = { $value ->
    [colour] Your cards are sorted by colour.
    [value] Your cards are sorted by value.
   *[drawn] Your cards are in the order in which they came.
}
setting-order-ask = In which order should your cards be?

## The keys

keys-menu = Keys of the game
keys-ask = Press a key: from now on it { $what } { $back } leaves it as it is.
keys-reserved = { $key } can't be used for this.
keys-taken = { $key } is taken: it { $what } Choose another key, or { $back }.
keys-reset = Reset all keys
keys-reset-ask = Reset all keys to what they were at first?

## Saves and settings in files

save-in-use = The game with { $players } is already open in another window. Continue there, or leave it there first.
save-broken = This file isn't a game that can be continued, and is kept as it is. Line { $line }: { $reason }
save-exists = There's already a file of this name. Choose another name.
save-disk-full = The disk is full, so this couldn't be saved and wasn't done. Make room, then try again.
save-cannot-write = The file can't be written, so this couldn't be saved and wasn't done.
save-gone = The saved game was removed or replaced, so this couldn't be saved and wasn't done.
step-not-kept = { $code ->
    [disk-full] { save-disk-full }
    [cannot-write] { save-cannot-write }
    [gone] { save-gone }
   *[not-kept] { refused-not-kept }
}
save-cannot-read = There's no such file, or it can't be read.
save-finished = This match is already over.
save-no-people = Only computer players take part in this match, so nobody can continue it.
save-cut = The end of this file was damaged and has been cut off. The game continues after the last whole step.

trouble-settings-broken = The settings file { $name } can't be understood. The default settings apply until you choose your own.
trouble-settings-put-aside = Your old settings file couldn't be understood, and is kept as { $name }.
trouble-settings-unreadable = The settings file { $name } can't be read. The default settings apply.
trouble-settings-not-saved = The settings can't be saved in { $name }. They apply until you leave.
trouble-settings-wrong-value = In the settings file, { $name } can't be { $value }, so that's ignored.

preset-unknown = There are no saved rules called { $preset }.
preset-broken = The saved rules { $preset } can't be understood.
preset-bad-name = A name for saved rules has up to 40 letters, digits, spaces and hyphens.
preset-not-saved = The rules { $preset } can't be saved.

## What is wrong with a command line that starts a game

# same as: error-name-empty, error-name-too-long, error-name-with-mark, error-name-with-control, error-name-bare-accent
usage-wrong-player = { $why ->
    [name-empty] A player needs a name.
    [name-too-long] The name { $player } is too long; 32 characters are allowed.
    [name-with-mark] The name { $player } has a colon, comma, equals sign, vertical bar or hash sign, which names can't have.
    [name-bare-accent] A name can't begin with an accent that stands alone.
   *[name-with-control] The name { $player } has an invisible character, which names can't have.
}
# same as: error-name-twice
usage-player-twice = The name { $player } is given twice.
usage-wrong-seats = { $least } to { $most } players can play, not { $count }.
usage-preset-and-rulebook = Saved rules have their own rulebook. Give either a rulebook or saved rules.
# same as: preset-unknown
usage-preset-unknown = There are no saved rules called { $preset }.
# same as: preset-broken
usage-preset-broken = The saved rules { $preset } can't be understood.
usage-preset-bad-name = { $preset } can't be the name of saved rules.
usage-resume-with = The option { $option } is for a new game, not for one you're continuing.
usage-nothing-to-resume = There's no saved game to continue.
