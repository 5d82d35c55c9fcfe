# Playing with others who are elsewhere: houses, their tables, talk, and what a house refuses.

## Ways in
start-together = Play with others
together-known = Go to { $address }, where you're { $name }
together-elsewhere = Go to another house
together-elsewhere-ask = Type the address of the house, such as example.org or example.org:8022.
together-here = Open a house here for others
together-welcome = Welcome, { $name }.
together-first-keys = { $next } and { $previous } go through the menus, { $open } chooses, { $back } goes back, and { $help } lists the keys.
together-guest = Welcome, { $name }. You're a guest here.
together-name-ask = What do you want to be called here? From your second device, type the six digits instead.
together-broke = Something went wrong here. The others play on; please connect again.

## The menu of a house
together-lobby = The house
together-go-on = { $others ->
    [0] Continue your match at table { $code }
   *[other] Continue your match at table { $code }, with { $names }
}
together-now-join = Join { $names } at table { $code }
together-now-open = Play now, at a table of your own
together-go = The tables
together-go-ask = Which table?
together-more-tables = More tables
together-open = Open a table
together-open-now = Open it like this
together-enter-code = Go to a table by its code
together-code-ask = What's the six-digit code of the table?
together-watch = Watch a table
together-seat = Get back your seat in a match
together-seat-ask = What's the code of your seat? If you don't have it, type the name you had there, and the people at the table will be asked.
together-who = Who is in the house
together-device = Add a second device
together-device-code = The code for your second device is { $code }. It's valid for ten minutes.
together-invite = Invite somebody
together-invitation = The invitation is { $code }. It lets one person in, within { $days } days. Pass on this line: { $line }
together-invitation-address = The line needs the address of this house in place of ADDRESS.
together-my-account = My account
together-rename = Change my name
together-rename-ask = What do you want to be called from now on?
together-delete-account = Delete my account
together-delete-account-ask = Delete your account and everything kept with it? Where you have a seat, a computer player will play on.
together-admin = For administrators
together-admin-notice = Tell everybody something
together-admin-notice-ask = What do you want to tell everybody?
together-admin-mute = Mute somebody
together-admin-unmute = Let somebody talk again
together-admin-ban = Ban somebody
together-admin-unban = Unban somebody
together-ban-ask = For how long should newcomers from their network be kept out?
together-ban-hours = { $hours ->
    [24] For a day
    [168] For a week
   *[other] For good
}
together-admin-close = Close a table
together-person-ask = Who? Type the name.
together-done = Done.
together-ended = { $others ->
    [yes] Table { $code } with { $names } has ended: nobody had been there for 14 days.
   *[no] Table { $code } has ended: nobody had been there for 14 days.
}
together-leave-house = Leave the house
together-leave-house-ask = Leave the house?
together-no-tables = There are no tables yet. You can open one.
together-listed = { $code }: { $names }, { $rulebook }, { $state ->
        [free] { $free ->
            [one] one free seat
           *[other] { $free } free seats
        }
        [over] match over
       *[playing] playing
    }{ $mine ->
        [yes] , you have a seat there
       *[no] { "" }
    }
together-in-house = { $count ->
    [one] One person is in the house.
   *[other] { $count } people are in the house.
}
together-person = { $where ->
    [playing] { $name } is at table { $code }.
    [watching] { $name } is watching table { $code }.
   *[none] { $name } isn't at a table.
}

## A new table
together-seats = { $count } seats
together-seats-ask = How many seats, counting the computer players?
together-private = { $private ->
    [yes] Private: only those who know the code can find it.
   *[no] Open: everybody in the house can find it.
}
together-chance = { $seconds ->
    [0] A player who can still call UNO or catch somebody has as long as they like.
    [one] A player who can still call UNO or catch somebody has one second to do so.
   *[other] A player who can still call UNO or catch somebody has { $seconds } seconds to do so.
}
together-chance-ask = How long should the table wait for a player who can still call UNO or catch somebody?

## At a table
together-table = Table { $code }
together-table-menu = The table
together-code = The code of this table is { $code }.
together-seat-code = The code of your seat, to get it back: { $code }.
together-named = You're called { $name } now.
together-waits = Waiting for players.
together-waits-how = Type who, say and your message, begin, or leave.
together-order = { $computers ->
    [0] Order of play: { $names }.
    [one] Order of play: { $names }, then a computer player.
   *[other] Order of play: { $names }, then { $computers } computer players.
}
together-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
together-watching = Watching: { $names }.
together-player = { $how ->
    [you] { $name }, that's you.
    [computer] { $name }, a computer player.
    [away] { $name }, away.
   *[here] { $name }.
}
together-came = { $free ->
    [0] { $name } sits down. All seats are taken.
    [one] { $name } sits down. One seat is free.
   *[other] { $name } sits down. { $free } seats are free.
}
together-came-instead = { $computers ->
    [0] { $name } sits down. No computer players take part any more.
    [one] { $name } sits down. One computer player takes part.
   *[other] { $name } sits down. { $computers } computer players take part.
}
together-went = { $name } has left the table.
together-leads = { $away ->
    [yes] { $owner } is away, so you may begin the match now.
   *[no] This is your table now, so you may begin the match.
}
together-watches = { $name } is watching.
together-you-watch = You're watching table { $code }.
together-begin = Begin now
together-add-computer = Add a computer player
together-take-computer = Remove a computer player
together-again = { $whose ->
    [own] You begin another match.
   *[other] { $name } begins another match.
}
together-who-here = Who is here
together-say = Say something to the table
together-say-ask = What do you want to say to the table?
together-say-what = Type say, and then what you want to say.
together-said = { $whose ->
    [own] You say: { $text }
   *[other] { $name } says: { $text }
}
together-nudged-keys = { $name } asks whether you're still there. Any key answers.
together-nudged-typed = { $name } asks whether you're still there. Press Enter to answer.
together-nudge = Ask whether { $name } is still there
together-nudge-done = { $name } has been asked. If no answer comes within a minute, { $name } counts as away.
together-absent = The table is waiting for { $name }, who's away.
together-absent-keys = A computer player may now play for { $name }: { $key } opens the menu for that.
together-absent-typed = A computer player may now play for { $name }. Type { $verb } and the name.
together-notice = To everybody: { $text }
together-tell-code = The code of this table
together-remove = Send somebody away
together-removed = { $name } has been sent away from the table.
together-leave-table = Leave the table
together-give-up = Give this match up
together-give-up-ask = Give this match up? A computer player will play for you to the end.
together-given-up = You've given the match up.
together-gave-up = { $name } gives the match up.
together-computer-for = Let a computer player play for { $name }
together-claimed = The people at the table have been asked. You get the seat when they let you in.
together-claims = { $name } claims to be { $other }, who's away.
together-claims-keys = You can let them in from the menu of the table.
together-claims-typed = To let them in, type let in { $name }.
together-let-in = Let { $name } have the seat of { $other }
together-let-in-done = { $name } has been let in.
together-about-others = The others at the table
together-ignore = { $ignored ->
    [yes] Stop ignoring { $name }
   *[no] Ignore { $name }
}
together-ignored = You no longer hear { $name }.
together-ignored-no-more = You hear { $name } again.
together-silence = { $on ->
    [yes] Mute { $name } for everybody here
   *[no] Let { $name } be heard here again
}
together-silenced = Nobody here hears { $name } any more.
together-silenced-no-more = { $name } is heard here again.
together-watch-typed = Type top, turn, count, score, back, forward, who, say and your message, or leave.
together-watch-leave = leaves the table.
together-watch-about-keys = { $others }: what you can do about the others, such as ignoring somebody.
together-watch-about-typed = Type ignore and a name, and you no longer hear that person.
together-watch-key-unknown = This key does nothing while you watch. { $keys } lists the keys.
together-watch-not-understood = While you watch, that means nothing: { $text }. Type help to hear what you can type.
together-talk-keys = { $say }: say something to the table. { $who }: who is here.
together-talk-typed = Type say and your message, who, or leave. For one person: nudge, ignore, mute or computer, and the name.
filter-talk = The history shows what was said at the table.

## What can be asked for with the address
together-help-tables = tables: the tables of the house, one on each line.
together-help-play = play: open a table. Options: --seats, --computers, --level, --rulebook, --rule, --private, --hints, --chance, --seed, --reading, --pace, --braille, --notation.
together-help-join = join and a code: sit down at a table. A guest who adds the code of their seat gets it back.
together-help-watch = watch and a code: watch a table.
together-help-all = Each of these also takes --language, such as --language de, and --help.

## What is typed
typed-say = say
typed-who = who
typed-begin = begin, start
typed-leave = leave
typed-give-up = give up, resign, give this match up
typed-again-match = again, rematch, again please, rematch please, another match, another game, another one, another, another match please, another game please, another one please, another go, another go please, play again, play again please, play another, play another match, play another game, play it again, play one more, one more, one more game, one more match, one more go, one more time, just one more, just one more game, just one more match, one more please, new match, new game, a new match, a new game, next match, next game, let s play again, let s play another, let s play another match, let s play another game, let s play one more, let s go again, let s have another, let s have another match, let s have another game, let s have another go, let s have another one, let s have a rematch, let s have one more, let s do another, let s do another one, let s do another match, let s do it again, let s do that again, let s rematch, let s go for another, let s do one more, shall we play again, shall we have another, shall we have another game, shall we have another match, shall we go again, shall we have a rematch, shall we play another, can we play again, can we have another game, can we have another match, can we have another go, can we have a rematch, can we go again, can we play another, can i play again, can i have another go, can i have a rematch, i want a rematch, i want to play again, i want another go, i want another game, i want another match, i d like a rematch, i d like to play again, i d like another game, i d like another match, i d like another go, i demand a rematch, i want my revenge, revenge, i want revenge, give me a rematch, same again, same again please, the same again, go again, go again please, we go again, again again, again again again, best of three, best of five, make it best of three, double or nothing, double or quits, deal again, deal us in again, deal me in again, deal me in, start again, start over, start another, start another game, start another match, start a new game, start a new match, begin again, restart, once more, once again, how about another, how about another game, how about another match, how about a rematch, fancy another, fancy another game, fancy another go, fancy a rematch, up for another, i m up for another, yes again, yeah again, yes another, yes another game, yes another match, yes another one, yes rematch, yeah another one, yeah rematch, aye another, aye again, go on another, go on then another, go on then one more, oh go on one more
typed-rename = rename me, call me
typed-delete-account = delete my account
typed-nudge = nudge
typed-ignore = ignore
typed-silence = mute, silence
typed-remove = remove
typed-computer = computer
typed-let-in = let in

## On the way to a house
join-calling = Connecting to { $address }.
join-calling-keys = Press { $back } to cancel.
join-lost = The connection to the house is lost. The game keeps trying; your seat waits.
join-back = The connection to the house is back.
join-unreachable = There's no house at { $address }, or it can't be reached.
join-strange = The house at { $address } has a new key, so nothing was sent. Its old key is in { $path }.
join-refused = The house at { $address } didn't let you in.
join-uninvited = The house at { $address } is private, so you need an invitation.
join-invitation-ask = This house is private. Type the invitation, ten characters.
join-nonsense = This program doesn't understand the house at { $address }. The house may be newer. Type access-uno doctor to hear what helps.

## Opening a house
serve-open = The house is open at { $address }
serve-only-here = Only people on this computer can come in. To let others in, start with --listen all:{ $port }.
serve-key = The key in { $path } can't be read or written.
serve-backup = The house is copied to { $path }.
serve-backup-other = { $path } isn't an older copy, so it isn't replaced. Name another file.
serve-store = { $code ->
    [in-use] This house is already open in another window: { $path }. Close it there first.
    [disk-full] There's no space left for { $path }.
    [broken] { $path } isn't the store of a house.
    [cannot-reach] No NATS server with JetStream answers: { $path }.
    [too-few] Three NATS servers must be in one cluster, and not all of them are: { $path }.
    [nats-login] NATS doesn't accept this user or password: { $path }.
    [nats-too-old] The NATS server is version { $path }, and a house needs 2.11 or newer.
    [other-version] A server of another version is running in this house: { $path }. Stop it first.
    [newer-version] A newer version of this program has been used for this house. Install that version.
    [wrong-settings] A stream in NATS was made with different settings: { $path }.
   *[cannot-write] { $path } can't be opened.
}
serve-port = Nobody can be let in at { $address }: { $why ->
    [in-use] another program uses this port
    [reserved] ports below 1024 are reserved for the administrator
    [elsewhere] this computer doesn't have this address
   *[other] the system doesn't allow it
}.
serve-opened = The house is open. Others come in with this address: { $address }

## Why the house ends a visit
closed-house-full = The house is full. Please come again later.
closed-address-full = Too many people have come in from your network. Please come again later.
closed-too-many-accounts = Too many new people have come from your network. Please come again in a few minutes.
closed-banned = The administrators don't let you in.
closed-account-deleted = Your account is deleted. Goodbye.
closed-no-guests = This house lets nobody in without an SSH key.
closed-members-only = This house is private. You need an invitation.
invitation-wanted = This house is private. You need an invitation of ten characters, or the six digits for your second device.
invitation-ask = Invitation:
closed-newer-connection = You connected from somewhere else, so this connection ends.
closed-name-taken = Your name here is in use right now, so you can't come in. Please come again later.
closed-server-ends = The house is closing for now. Every game is kept.
closed-wrong-protocol = This house speaks another version of the protocol.
closed-line-too-long = That line was too long.
closed-not-kept = The house can't save anything right now, so nobody can come in.
left-removed = You were sent away from the table.
left-closed = The table was closed.

## What the house refuses
refused-name-empty = A name needs at least one letter.
refused-name-too-long = The name is too long; 32 characters are allowed.
refused-name-with-mark = The name has a colon, comma, equals sign, vertical bar or hash sign, which names can't have.
refused-name-with-control = The name has an invisible character, which names can't have.
# same as: error-name-bare-accent, usage-wrong-player
refused-name-bare-accent = A name can't begin with an accent that stands alone.
refused-name-taken = Somebody here is already called { $name }.
refused-has-name = You already have the name { $name }.
refused-device-code-wrong = That code is wrong or has expired.
# same as: refused-device-code-wrong
refused-invitation-wrong = That code is wrong or has expired.
refused-not-private = This house is open to everybody, so nobody needs an invitation.
refused-guests-have-no-devices = Guests can't add devices: you need an SSH key.
refused-guests-have-no-account = Guests have no account. Come with an SSH key.
refused-at-table = Leave the table first.
refused-has-seat = You have a seat in the match at table { $code }. First finish it or give it up.
refused-too-often = You're doing that too often. Please wait a little.
refused-too-many-accounts = Too many new people have come from your network. Please try again in a few minutes.
refused-too-many-codes = Too many wrong codes have come from your network. Please wait a few seconds.
refused-too-many-public-tables = Too many tables have been opened from your network. A private one is still possible.
refused-at-no-table = You aren't at a table.
refused-no-table = There's no table { $code }.
refused-no-free-seat = No seat is free at table { $code }. You can watch.
refused-no-seat-for = There's no free seat for { $name } at this table.
refused-sits-here = { $name } is already at this table.
refused-seat-waits = No seat is free at table { $code }. The seat of { $name } waits for the guest who had it.
refused-seat-code-wrong = That isn't the code of a seat at this table.
refused-seat-of-guest = Only a guest can get a seat back like that. Come without an SSH key.
refused-no-guest-seat = No guest called { $name } has a seat in a match at table { $code }.
refused-nobody-at-table = There's nobody at table { $code } who could let you in.
refused-no-claim = { $name } hasn't asked for a seat.
refused-own-table = You have a seat at table { $code }, so you can't just watch there.
refused-begun = The match has already begun.
refused-not-begun = The match hasn't begun yet.
refused-too-few-players = At least { $least } players must take part. Add a computer player, or wait for others.
refused-too-many-tables = You have { $count } tables already. First leave one of them; where a match is being played, give it up.
refused-not-owner = Only { $name }, whose table this is, can do that.
refused-watching = You're only watching here.
refused-not-yet-back = One moment: you're about to get your seat back.
refused-nobody-of-that-name = Nobody here is called { $name }.
refused-not-away = { $name } isn't away.
refused-not-away-long = { $name } hasn't been away for a minute yet. { $seconds ->
    [one] In one second a computer player may take over.
   *[other] In { $seconds } seconds a computer player may take over.
}
refused-try-again = That came at the same moment as something else. Please try again.
refused-nothing-said = The text is empty.
refused-talk-too-long = That's too long; { $count } characters are allowed.
refused-talk-too-fast = Not so fast: one line every two seconds.
refused-muted = An administrator has muted you.
refused-silenced = Nobody hears you at this table.
refused-nudged-too-often = { $name } was asked less than a minute ago.
refused-too-many-ignored = You're already ignoring as many people as you can.
refused-no-friend = { $name } isn't among your friends or at your table.
refused-too-many-friends = { $name } can't have any more friends or requests.
refused-not-here = { $name } isn't here.
refused-no-match = You have no match by that name.
refused-not-admin = Only administrators can do that.
refused-is-admin = { $name } is an administrator and can't be muted or sent away.
refused-not-kept = The house can't save anything right now, so that wasn't done.
refused-wrong-seats = { usage-wrong-seats }
refused-no-own-seat = One of the { $count } seats must be yours.
refused-unknown-rulebook = This house has no rulebook { $name }.
refused-seed-with-others = A seed can only be chosen where nobody else plays.
refused-stale = Something else happened first, so this wasn't done.
refused-no-action = That isn't an action: { $action }.
refused-no-json = That wasn't a JSON object.
refused-unknown-wish = There's no request { $what }.
refused-missing = The request { $what } needs { $field }.
refused-wrong-field = The field { $field } can't have that value.
refused-hello-first = Say hello first.
refused-name-first = Choose a name first.
refused-wrong-protocol = This house speaks version { $known } of the protocol.
refused-settings-too-long = That many settings can't be saved.

## Command lines
usage-no-command = { $nearest ->
    [none] There's no command { $command } here. The commands are tables, play, join, watch and help.
   *[other] There's no command { $command } here. Did you mean { $nearest }?
}
usage-wrong-code = { $text } isn't a code. A table has six digits, an invitation ten characters.
usage-wrong-address = { $address } isn't an address. An address looks like example.org:8022.
usage-backup-of-file = { $store } isn't a file: --backup copies the file of a house.
usage-wrong-store = { $store } isn't a place where a house can save anything.
usage-wrong-proxy = { $address } isn't the address of a proxy. Give its IPv4 or IPv6 address.
usage-wrong-admin = { $admin } isn't the key of an administrator. Give the file of a public key, or its fingerprint, which begins with SHA256.
usage-wrong-members = { $path } isn't a list of public keys. Give a file with one key on each line.
usage-no-nats = NATS needs one more package. Type this: { $command }
help-serve = Opens a house where others can play with you, by SSH.
help-join = Goes to a house, such as example.org:8022, and there to the table with a given code.
help-option-listen = Where people may come in, such as all:8022 for every address of this computer. It can be given several times.
help-option-trusted-proxy = A proxy that says where people come from, using the PROXY protocol, version 2. It can be given several times.
help-option-store = The file in which the house saves everything, or the NATS servers that all servers of the house share.
help-option-guests = Whether people without an SSH key may come in. Even without guests, people who are new here may come in with a key, except to a private house.
help-option-members = Makes the house private: only people with a key in this file, or with an invitation, come in. The file has one public key on each line.
help-option-admin = The file of a public key, or its fingerprint: its owner may mute and ban people and close tables. It can be given several times.
help-option-backup = Copies what the house keeps into this file, even while it's open, and exits. An older copy is replaced.
help-option-host-key = The file with the key by which the house is known.
help-option-name = What you want to be called there.
help-option-watch = You watch the table and don't sit down.
