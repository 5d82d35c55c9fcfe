"""What a server says unasked."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from access_uno.engine.values import Value
from access_uno.protocol.schema import (
    ActionText,
    Key,
    Message,
    RulesOfTable,
    SeatView,
    SeenEvents,
)
from access_uno.protocol.schema import Seat as SeatNumber

TableState = Literal["waiting", "playing", "over", "ended"]
WaitsFor = Literal["person", "chances", "unsaved", "round", "over", "game"]


class Hello(Message):
    """The first line: under which name the server knows the client."""

    name: Annotated[str | None, "null: a name must be asked for with `name`"]
    protocol: Annotated[int, "the version that is spoken"] = 1
    guest: Annotated[bool, "came without a key"] = False
    languages: Annotated[tuple[str, ...], "in which sentences can be told"] = ()


class Servers(Message):
    """The other servers of the house, to be dialled if this one ends or is silent."""

    addresses: Annotated[tuple[str, ...], "each as HOST:PORT"]


class EndedTable(Value):
    """A table that has ended."""

    code: str
    people: Annotated[tuple[str, ...], "who had a seat there"]


class Ended(Message):
    """Once after `hello`: these tables of one's own have ended, because no person was there for 14 days."""

    tables: tuple[EndedTable, ...]


class Named(Message):
    """One has another name now, with the seat that was given back."""

    name: str


class Player(Value):
    """A player at a table."""

    name: str
    level: Annotated[str | None, "of the computer that plays there now"]
    here: Annotated[bool, "false: a person who is away"]
    hints: Annotated[int, "that were given to them in the match; told when it is over"] = 0


class Table(Message):
    """The table, when one sits down there and whenever it has changed."""

    code: str
    owner: str
    state: Annotated[TableState, "after `over`, `again` is possible; an `ended` table is no more"]
    rules: Annotated[RulesOfTable, "the rulebook, and what differs from it, as in records"]
    seats: Annotated[int, "of people and computers"]
    computers: int
    free: Annotated[int, "seats that wait for people"]
    players: Annotated[tuple[Player, ...], "during a match in the order of the seats"]
    watching: Annotated[tuple[str, ...], "who look on"]
    leader: Annotated[
        str,
        "may begin the match and send people away before it: the owner, or while they are away "
        "who of those there has sat at the table longest",
    ] = ""
    private: Annotated[bool, "in no list"] = False
    level: Annotated[str, "of the computers"] = "normal"
    chance: Annotated[int | None, "seconds for a chance; null: any time"] = 60
    hints: Annotated[bool, "players may ask for a `hint`"] = False
    waits: Annotated[
        bool, "begins only with `begin`; until then the seats of computers are among the `free` ones"
    ] = False


class Seat(Message):
    """To a guest before each `match` at which they have a seat: with what they have it back."""

    code: Annotated[str, "of the table"]
    seat: Annotated[str, "ten characters, the same for the whole visit"]


class Match(Message):
    """How the match stands, when it begins or one comes to it."""

    code: Annotated[str, "of the table"]
    match: Annotated[int, "the number of the match at this table, from 1"]
    players: Annotated[tuple[str, ...], "in the order of the seats"]
    you: Annotated[SeatNumber | None, "null: one looks on"]
    rules: Annotated[RulesOfTable, "as in `table`"]
    step: Annotated[int, "steps made so far"]
    past: Annotated[int, "so many of the `game` lines that follow tell what led to it"]
    view: Annotated[SeatView, "how it stands now"]
    levels: Annotated[tuple[str | None, ...], "of those who began as computers"] = ()
    hints: Annotated[bool, "players may ask for a `hint`"] = False


class Game(Message):
    """A step was made, or a player came or went after it."""

    step: Annotated[int, "its number; 0: the deal. One that is known already: a player came or went"]
    by: Annotated[SeatNumber | None, "null: of no player, as the deal"]
    events: Annotated[
        SeenEvents,
        "as `access-uno replay --json` tells them, as far as one may know; and `presence`",
    ]
    view: Annotated[SeatView, "after it"]


class Waits(Message):
    """What the table waits for."""

    step: Annotated[int, "steps made so far"]
    what: Annotated[WaitsFor, Key("for"), "see below"]
    seat: Annotated[SeatNumber | None, Key("name"), "who, where it is a `person`; null: not told"]
    code: Annotated[str, "why a step could not be kept, after `unsaved`"]
    chances: Annotated[
        tuple[ActionText, ...],
        "what one could do before others go on: do one, or pass with `go`",
    ]
    proposed: Annotated[ActionText | None, "one's own action that waits for the chances of others"]
    seconds: Annotated[int | None, "for a chance; null: any time"] = None


class Absent(Message):
    """The table waits for a player who is away. It comes once, and to players once more with 0 seconds."""

    name: str
    seconds: Annotated[int, "until a computer may play for them; 0: now, with `computer`"]


class GaveUp(Message):
    """A player has given the match up. The `seat` event that follows is the last one of that seat."""

    name: str


class Again(Message):
    """A player begins another match at this table; `match` follows."""

    name: str


class Stands(Message):
    """A match that counted is over: where one stands now among the people of the house."""

    matches: Annotated[int, "that have counted"]
    place: Annotated[int | None, "null: still provisional"]
    of: Annotated[int, "how many have a place"]


class Claims(Message):
    """To each person with a seat: a guest asks for the seat of a guest who is away; `let-in` gives it."""

    name: Annotated[str, "of the one who asks"]
    seat: Annotated[str, "the name of the seat"]


class Left(Message):
    """One is at no table any more."""

    code: Annotated[str, "`removed` or `closed`"]
    reason: Annotated[str, "as a sentence"]


class Said(Message):
    """A person at the table says something."""

    name: str
    text: str


class Whispered(Message):
    """A person says something to one alone."""

    name: str
    text: str


class Friend(Message):
    """A friend has come or gone, or is at another table, as far as they tell it."""

    name: str
    here: bool
    comes: Annotated[bool, "was away for a minute at least, and is here now"] = False
    code: Annotated[str | None, "of the table; null: at none, at a private one, or not told"] = None
    plays: Annotated[bool, "at a table"] = False
    watching: bool = False


class AsksFriend(Message):
    """A person asks one to be friends, now or while one was away; `befriend` agrees."""

    name: str


class Befriended(Message):
    """A person has agreed to be friends."""

    name: str


class Invited(Message):
    """A friend invites one to their table, now or while one was away; `join` goes there."""

    name: str
    code: Annotated[str, "of the table"]


class Nudged(Message):
    """A person asks whether one is still there."""

    name: str


class Notice(Message):
    """An administrator tells all something."""

    name: str
    text: str


class Store(Message):
    """The server's store has not answered for three seconds, or answers again."""

    answers: Annotated[bool, "false: what is asked for waits, and a table may stand still"]


class Closes(Message):
    """The server closes soon; it comes at once, and again ten seconds before the end."""

    seconds: int
    reason: Annotated[str, "as a sentence"]


MOVE_SECONDS: Final = 3.0
"""In which the people of a server that ends come back through another one, unnoticed."""


class Closed(Message):
    """The last line."""

    code: Annotated[str, "see [The end](#the-end)"]
    reason: Annotated[str, "as a sentence"]
