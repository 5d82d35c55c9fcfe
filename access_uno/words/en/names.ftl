# Names of people

error-name-bare-accent = A name can't begin with an accent that stands alone.

# What no person in a house can be called, because sentences use it for people in general or for the house itself.
names-of-the-house = you, yourself, everybody, everyone, somebody, someone, nobody, no one, others, the others, guest, the guest, house, the house, server, system, computer, the computer, table, the table, administrator, the administrator, admin, moderator, dealer, UNO, access-uno
refused-name-with-full-stop = A name can't have a full stop, semicolon, question mark or exclamation mark, because it would sound like a sentence.
refused-name-with-two-scripts = A name can't mix letters of different scripts.
refused-name-of-the-house = That name isn't possible here, because it's one of the house's own words.
