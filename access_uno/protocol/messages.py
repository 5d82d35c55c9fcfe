"""What a house can say (docs/protocol.md): what means nothing is found here, before anybody acts on it.

Only what this program reads is looked at: fields, lines and events that it does not know are left alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from access_uno.engine.rules import RULEBOOKS
from access_uno.protocol.shape import fits

Told = Mapping[str, Any]


class NonsenseError(ValueError):
    """What a house said cannot be meant, or this program is too old to understand it."""


class _Hello(TypedDict):
    name: str | None


class _Player(TypedDict):
    name: str
    level: str | None
    here: bool


class _Table(TypedDict):
    code: str
    owner: str
    state: str
    computers: int
    free: int
    players: list[_Player]
    watching: list[str]


class _Match(TypedDict):
    code: str
    match: int
    players: list[str]
    you: str | None
    step: int
    past: int
    view: dict[str, Any]


class _Game(TypedDict):
    step: int
    by: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


_Waits = TypedDict(
    "_Waits",
    {
        "for": Literal["person", "chances", "unsaved", "round", "over", "nobody", "game"],
        "name": str | None,
        "code": str,
        "chances": list[str],
        "proposed": str | None,
    },
)


class _Reason(TypedDict):
    code: str
    reason: str


class _Talk(TypedDict):
    name: str
    text: str


class _Named(TypedDict):
    name: str


class _Absent(TypedDict):
    name: str
    seconds: int


class _EndedTable(TypedDict):
    code: str
    people: list[str]


class _Ended(TypedDict):
    tables: list[_EndedTable]


class _Seat(TypedDict):
    code: str
    seat: str


class _Claims(TypedDict):
    name: str
    seat: str


class _Servers(TypedDict):
    addresses: list[str]


_LINES: Final[Mapping[str, Any]] = {
    "hello": _Hello,
    "refused": _Reason,
    "table": _Table,
    "match": _Match,
    "game": _Game,
    "waits": _Waits,
    "left": _Reason,
    "closed": _Reason,
    "said": _Talk,
    "nudged": _Named,
    "gave-up": _Named,
    "again": _Named,
    "absent": _Absent,
    "ended": _Ended,
    "notice": _Talk,
    "servers": _Servers,
    "seat": _Seat,
    "named": _Named,
    "claims": _Claims,
}


class _Account(TypedDict):
    name: str | None
    guest: bool
    admin: bool
    ignored: list[str]


class _Listed(TypedDict):
    code: str
    owner: str
    state: str
    rulebook: str
    free: int
    people: list[str]
    mine: bool


class _Tables(TypedDict):
    tables: list[_Listed]
    page: int
    pages: int


class _Person(TypedDict):
    name: str
    code: str | None
    watching: bool


class _People(TypedDict):
    people: list[_Person]


class _Ignored(TypedDict):
    ignored: list[str]


class _Code(TypedDict):
    code: str


_ANSWERS: Final[Mapping[str, Any]] = {
    "hello": _Account,
    "name": _Account,
    "rename": _Account,
    "tables": _Tables,
    "who": _People,
    "ignore": _Ignored,
}


def checked(told: Told) -> str:
    """Which line it is; NonsenseError if it is none."""
    kind = told.get("type")
    if not isinstance(kind, str):
        raise NonsenseError("no line")
    if kind in _LINES and not fits(told, _LINES[kind]):
        raise NonsenseError(kind)
    return kind


def answer(told: Told, asked: Told | None) -> Told:
    """What a house answered to a question; NonsenseError if it is no answer to it."""
    if asked is None:
        raise NonsenseError("an answer, and no question")
    do = asked["do"]
    kind = (_Account if "code" in asked else _Code) if do == "device" else _ANSWERS.get(do)
    if do == "tables":
        told = {"page": 1, "pages": 1, **told}  # a house that tells no pages tells all at once
    if told.get("do") != do or not (kind is None or fits(told, kind)):
        raise NonsenseError(do)
    if do == "tables":  # nobody can go to a table whose game is not known here
        return {**told, "tables": [one for one in told["tables"] if one["rulebook"] in RULEBOOKS]}
    return told
