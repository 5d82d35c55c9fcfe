"""What a server answers to wishes."""

from __future__ import annotations

from typing import Annotated

from access_uno.engine.values import Value
from access_uno.protocol.schema import NOTHING, ActionText, Answer, JsonObject, Seat


class Done(Answer):
    """It is done, and there is nothing more to say."""


class Refused(Answer):
    """It is not done, and nothing has changed."""

    code: Annotated[str, "what is wrong, for programs"]
    reason: Annotated[str, "the same as a sentence in the language that `hello` said"]
    rule: Annotated[str | None, "which rule of the game says so"] = None
    facts: Annotated[JsonObject, "what the sentence tells besides"] = NOTHING


class OwnMatch(Value):
    """A match in which one has a seat."""

    code: Annotated[str, "of the table"]
    people: Annotated[tuple[str, ...], "who play there"]


class Account(Answer):
    """Who one is for the server."""

    name: Annotated[str | None, "null: none yet, ask for `name`"]
    guest: Annotated[bool, "has no account"]
    admin: Annotated[bool, "may `mute`, `ban`, `close` and give a `notice`"]
    ignored: Annotated[tuple[str, ...], "whose talk is not told, as names are compared"]
    settings: Annotated[JsonObject, "what was kept last"] = NOTHING
    new: Annotated[bool, "the server did not know this key before"] = False
    matches: Annotated[tuple[OwnMatch, ...], "in which one has a seat"] = ()
    invites: Annotated[bool, "may `invite` to this private server"] = False


class DeviceCode(Answer):
    """With what another key becomes one of this account."""

    code: Annotated[str, "six digits"]
    seconds: Annotated[int, "until it is worth nothing"] = 600


class Invitation(Answer):
    """With what another key becomes a member's, once. What is known of the way there comes with it."""

    code: Annotated[str, "ten characters"]
    days: Annotated[int, "until it is worth nothing"] = 7
    address: Annotated[str | None, "of the server, as its host announces it"] = None
    fingerprint: Annotated[str | None, "of the server's key"] = None


class Listed(Value):
    """A table in a list."""

    code: str
    owner: str
    state: Annotated[str, "waiting, playing or over"]
    rulebook: str
    free: Annotated[int, "seats that wait for people"]
    people: Annotated[tuple[str, ...], "who have a seat, there or not"]
    mine: Annotated[bool, "one has a seat there"]
    seats: Annotated[int, "of people and computers"] = 0
    computers: int = 0
    here: Annotated[tuple[str, ...], "who are there now"] = ()
    watching: Annotated[int, "how many look on"] = 0
    private: Annotated[bool, "only who has the code finds it"] = False
    friend: Annotated[bool, "a friend is there, who tells it"] = False


class TablePage(Answer):
    """A page of tables."""

    tables: tuple[Listed, ...]
    page: Annotated[int, "from 1"] = 1
    pages: Annotated[int, "how many there are"] = 1


class AtTable(Answer):
    """One is at a table now."""

    code: Annotated[str, "of the table, six digits"]


class Person(Value):
    """A person who is connected."""

    name: str
    code: Annotated[str | None, "of the table; null: at none, or at a private one"]
    watching: bool
    guest: bool = False


class People(Answer):
    """Who are connected, through whatever server."""

    people: tuple[Person, ...]


class Friend(Value):
    """A friend, as far as they tell where they are."""

    name: str
    here: bool
    code: Annotated[str | None, "of the table; null: at none, at a private one, or not told"] = None
    plays: Annotated[bool, "at a table"] = False
    watching: bool = False


class Invited(Value):
    """An invitation of a friend to their table."""

    name: str
    code: Annotated[str, "of the table"]


class FriendList(Answer):
    """One's friends, and what waits for an answer."""

    friends: Annotated[tuple[Friend, ...], "those who are here first"]
    asking: Annotated[tuple[str, ...], "who ask one to be friends"]
    asked: Annotated[tuple[str, ...], "who have been asked"]
    invitations: Annotated[tuple[Invited, ...], "to tables with a free seat, the newest first"]
    hear: Annotated[bool, "one is told that friends come, and where they play"] = True
    tell: Annotated[str, "what friends are told: `where` one plays, only that one is `here`, or nothing"] = (
        "where"
    )


class Stood(Value):
    """Where one stood after a match that counted."""

    time: Annotated[str, "of its end, as in ISO 8601"]
    matches: Annotated[int, "that had counted until then"]
    place: Annotated[int | None, "null: still provisional"]
    of: Annotated[int, "how many had a place"]


class Standing(Answer):
    """Where one stands among the people of the house."""

    matches: Annotated[int, "of two or more accounts, without hints: computers do not count"]
    place: Annotated[int | None, "null: still provisional, or not listed"] = None
    of: Annotated[int, "how many have a place"] = 0
    rated: Annotated[bool, "one's matches count"] = True
    history: Annotated[
        tuple[Stood, ...], "after each of the newest matches that counted, the newest first"
    ] = ()


class Placed(Value):
    """A place in the list of the house."""

    place: int
    name: str
    matches: int


class StandingPage(Answer):
    """A page of the ranking of the house."""

    people: tuple[Placed, ...]
    page: Annotated[int, "from 1"] = 1
    pages: Annotated[int, "how many there are"] = 1


class Result(Value):
    """A match that is over."""

    match: Annotated[str, "its name, for `hear`"]
    time: Annotated[str, "of its end, as in ISO 8601"]
    rulebook: str
    players: Annotated[tuple[str, ...], "in the order of the seats"]
    won: Annotated[tuple[str, ...], "who won"]
    counts: Annotated[bool, "for the standing"]


class ResultPage(Answer):
    """A page of the matches that one has played."""

    results: Annotated[tuple[Result, ...], "the newest first"]
    page: Annotated[int, "from 1"] = 1
    pages: Annotated[int, "how many there are"] = 1


class Heard(Answer):
    """A page of a match, told in one's language as one heard it."""

    lines: tuple[str, ...]
    page: Annotated[int, "from 1"] = 1
    pages: Annotated[int, "how many there are"] = 1


class PlaceOfDay(Value):
    """How an account has played the deal of the day first."""

    name: str
    points: int
    turns: int
    hints: int


class DayList(Answer):
    """The deal of the day, and how it was played here."""

    day: Annotated[str, "YYYY-MM-DD, of UTC"]
    rulebook: str
    seed: Annotated[
        str, "with which `play` deals it to one person and three `normal` computers, for one round"
    ]
    places: Annotated[tuple[PlaceOfDay, ...], "the best first; those with hints come last"]


class WayHere(Answer):
    """The way to this server, to be passed on."""

    address: Annotated[str | None, "as its host announces it"] = None
    fingerprint: Annotated[str | None, "of its key"] = None


class Ignored(Answer):
    """Whose talk is not told from now on."""

    ignored: Annotated[tuple[str, ...], "as names are compared"]


class Taken(Answer):
    """The action was taken; what becomes of it, `game` tells."""

    step: Annotated[int, "the newest one when it was taken"]


class Advised(Answer):
    """What is best for one's turn, as the coach sees it."""

    action: Annotated[ActionText, "in the words of records"]
    text: Annotated[str, "the same with the reason, as a sentence in the language that `hello` said"]
    why: Annotated[str, "the name of the reason, see [the coach](players.md#reasons)"]
    about: Annotated[Seat | None, "the player that it is about"] = None
    count: Annotated[int, "how many cards they hold"] = 0
    tenths: Annotated[int, "it holds in so many of ten cases"] = 0
    instead: Annotated[ActionText | None, "what comes next to it"] = None


class Reviewed(Answer):
    """What one could surely have done better in a match."""

    moments: Annotated[
        tuple[str, ...], "at most three, in the order of play, as sentences in the language that `hello` said"
    ]
    steps: Annotated[tuple[int, ...], "for each the step with which `retry` goes on from there"] = ()


class TalkLine(Value):
    """What a person said."""

    name: str
    text: str


class Report(Value):
    """A report of a person."""

    id: str
    at: Annotated[int, "seconds since 1970"]
    by: Annotated[str, "who reports"]
    name: Annotated[str, "who is reported"]
    guest: Annotated[bool, "without an account"]
    code: Annotated[str | None, "of the table where the one who reports was"]
    talk: Annotated[tuple[TalkLine, ...], "what they heard last, if they added it"]


class ReportList(Answer):
    """Reports of people, the newest first."""

    reports: tuple[Report, ...]


class Banned(Value):
    """A person who is banned."""

    name: str
    account: Annotated[bool, "the account is banned, for good"]
    addresses: Annotated[int, "from so many addresses no unknown person comes in because of them"] = 0
    until: Annotated[int | None, "until then, in seconds since 1970"] = None


class BanList(Answer):
    """Who is banned."""

    bans: tuple[Banned, ...]


class KnownAccount(Value):
    """An account, as administrators see it."""

    name: str
    here: bool
    admin: bool
    muted: bool
    banned: bool
    keys: Annotated[int, "how many devices it has"]


class AccountPage(Answer):
    """A page of accounts."""

    accounts: tuple[KnownAccount, ...]
    page: Annotated[int, "from 1"] = 1
    pages: Annotated[int, "how many there are"] = 1


class DeedDone(Value):
    """Something that an administrator has done."""

    at: Annotated[int, "seconds since 1970"]
    by: Annotated[str, "who has done it"]
    does: Annotated[
        str,
        "`mutes`, `unmutes`, `bans`, `unbans`, `closes`, `tells`, `settles`, `deletes`; at tables of others "
        "`begins`, `removes`, `silences`, `lets-talk`",
    ]
    what: Annotated[str, "the person or the table that it was about"]


class DeedList(Answer):
    """What administrators have done, the newest first."""

    deeds: tuple[DeedDone, ...]
