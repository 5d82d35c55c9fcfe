# Friends in a house: who has come, invitations to tables, private words.

## The menu
friends-menu = Friends
friends-friend = { $where ->
    [playing] { $name }, at table { $code }
    [watching] { $name }, watching table { $code }
    [private] { $name }, at a private table
    [here] { $name }, here
   *[away] { $name }, not here
}
friends-ask = Ask somebody to be your friend
friends-asked = { $name } has been asked.
friends-request = { $name } asks to be your friend
friends-own-request = Take back your request to { $name }
friends-agree = Yes, let's be friends
friends-refuse = No, thanks
friends-go = Go to table { $code }
friends-whisper = Say something to { $name } privately
friends-call = Invite { $name } to this table
friends-called = { $name } has been invited.
friends-end = End the friendship with { $name }
friends-ended = { $how ->
    [asks] You've declined { $name }'s request.
    [asked] You've taken back your request to { $name }.
   *[friend] You and { $name } are no longer friends.
}
friends-hear = { $hear ->
    [yes] You're told when friends come, and where they play.
   *[no] You aren't told when friends come.
}
friends-tell = { $tell ->
    [where] Friends are told when you come, and where you play.
    [here] Friends are told when you come, but not where you play.
   *[none] Friends are told nothing about you.
}
friends-tell-ask = What should friends be told about you?
friends-house = Show somebody the way to this house
friends-house-line = Pass on this line: { $line }

## What is told
friends-come = { $name } is here now.
friends-plays = { $where ->
    [playing] { $name } is at table { $code } now.
    [watching] { $name } is watching table { $code } now.
   *[private] { $name } is at a private table now.
}
friends-asks-keys = { $name } asks to be your friend. Answer under Friends. At a table, that's { $friends }.
friends-asks-typed = { $name } asks to be your friend. Type befriend and the name to accept, or unfriend and the name to decline.
friends-are = You and { $name } are friends now.
friends-invited-keys = { $name } invites you to table { $code }. Press { $invitation } to answer.
friends-invited-typed = { $name } invites you to table { $code }. Type invitation to answer.
friends-invitation = { $name } invites you to table { $code }
friends-stay = Stay here
friends-go-there = Go there
friends-no-invitation = There's no invitation.
friends-whispered = { $whose ->
    [own] You tell { $name } privately: { $text }
   *[other] { $name } tells you privately: { $text }
}
friends-person-ask = Who to?
friends-no-person = There's nobody here you could talk to privately.
friends-whisper-ask = What do you want to tell { $name } privately?
friends-whisper-what = Type whisper, a name, and what you want to say.

## Keys, and what is typed
friends-keys = { $whisper }: say something to one person privately. { $friends }: your friends. { $invitation }: the newest invitation.
friends-typed = Type friends or invitation. For one person: befriend, unfriend, invite or whisper, and the name.
typed-friends = friends, my friends
typed-befriend = befriend
typed-unfriend = unfriend
typed-call = invite
typed-whisper = whisper
typed-invitation = invitation, invitations
