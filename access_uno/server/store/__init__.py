"""Where a house keeps what must not be lost, behind one protocol: a file of its own, or several machines.

A store has logs, buckets and channels, and knows nothing of games.

- A *log* is lines under a name, numbered from 0. A line is appended only where its writer says that the log
  ends; so of several writers the first wins, and none overwrites another. A table is such a log: its first
  line is the header of its record, every further one a step.
- A *bucket* is texts under keys, with revisions. In some buckets what is not put again is gone after a time.
- A *channel* carries what is not kept.

`append` and `put` return when what they were given is kept for ever. Everything runs in one asyncio loop.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from typing import Final, Protocol, TypeVar

from access_uno.engine.values import Value

V = TypeVar("V", bound=Value)

LONGEST_KEY: Final = 200  # characters of a key, of the name of a log or of a channel; any characters
LONGEST_TEXT: Final = 60_000  # characters of a line, of a value or of a text in a channel

BUCKETS: Final[Mapping[str, float | None]] = {
    "house": None,  # of the server itself, such as its key
    "accounts": None,  # by name
    "looks": None,  # the looks of account names: whose name it is
    "keys": None,  # by fingerprint: whose key it is
    "devices": 600.0,  # codes for a second device
    "members": None,  # keys that came in to a private server by an invitation: the key of the inviter
    "invitations": 604_800.0,  # by the proof of their code: the key of the inviter
    "addresses": 86_400.0,  # by fingerprint: the networks that this key came from
    "tables": None,  # by code
    "bans": None,  # by network: until when no unknown person may come from there
    "reports": 2_592_000.0,  # of people, by time, for administrators
    "deeds": 7_776_000.0,  # what administrators did, by time
    "health": 60.0,  # by server: put at each check of its health
    "present": 90.0,  # who is here, by name; put again while they are
    "servers": 10.0,  # which servers live, and their addresses; put again while one runs
}
"""All buckets, and after how many seconds their values expire; None: never."""


class ConflictError(Exception):
    """Another writer was first: the log does not end there, or the revision is not this one."""


class StoreError(Exception):
    """The store cannot be read or written now.

    The code is that of a save: `disk-full`, `cannot-write`, `in-use`….
    """

    def __init__(self, code: str, where: str = "") -> None:
        super().__init__(f"{code}: {where}" if where else code)
        self.code = code
        self.where = where


class Change(Value):
    """What became of a key in a bucket: its value now; None: it was deleted."""

    key: str
    value: str | None
    revision: int


class Entry(Change):
    """A value in a bucket under a key."""

    value: str


def written(value: Value) -> str:
    """Return the text that a bucket keeps of a value."""
    return json.dumps(value.as_dict(), ensure_ascii=False)


def read_as(kind: type[V], text: str) -> V:
    """Return the value of a text that a bucket has kept; fields that are not known here are passed over."""
    known = {name: field for name, field in json.loads(text).items() if name in kind.__match_args__}
    return kind(**{name: tuple(field) if type(field) is list else field for name, field in known.items()})


class Store(Protocol):
    """The interface. Everything that writes may raise ConflictError and StoreError."""

    shared: bool  # whether several servers can use it at once

    async def open(self) -> None:
        """Begin, in the running loop."""

    async def check(self) -> None:
        """Raise StoreError if it could not be opened, such as by a missing right; change nothing."""

    async def close(self) -> None:
        """Finish; what was promised is stored. Followers and watchers get nothing more."""

    # Logs

    async def append(self, log: str, expected: int, line: str) -> None:
        """Store a line as number `expected`; raise ConflictError if the log does not end just before it."""

    async def read(self, log: str, first: int = 0) -> list[str]:
        """Return the lines from number `first` on, of a finished log, too; none if there is no such log."""

    def follow(self, log: str, first: int = 0) -> AsyncIterator[tuple[int, str]]:
        """Yield each line from `first` on with its number, once and in order, from all writers."""

    async def finish(self, log: str) -> None:
        """Complete a log: it moves to the archive, and takes no more lines."""

    # Buckets

    async def get(self, bucket: str, key: str) -> Entry | None:
        """Return the value under a key."""

    async def put(self, bucket: str, key: str, value: str, revision: int | None = None) -> int:
        """Store a value and return its revision. `revision` is that of the value to replace; 0: of nothing.

        Raise ConflictError if another one is there. None replaces any value.
        """

    async def delete(self, bucket: str, key: str, revision: int | None = None) -> None:
        """Delete a key, which need not exist.

        With a revision, raise ConflictError if another one is there.
        """

    async def entries(self, bucket: str) -> list[Entry]:
        """Return all values of a bucket, in the order of the keys."""

    async def watch(self, bucket: str) -> AsyncIterator[Change]:
        """Yield the changes from now on; deleting is one, expiry is none.

        Of several quick changes under a key perhaps only the last; of a change just before
        perhaps that, too, if the machine that tells has it late.
        """

    # Channels

    async def tell(self, channel: str, text: str) -> None:
        """Let all who hear the channel have this, now or never; StoreError if none can hear it."""

    async def hear(self, channel: str) -> AsyncIterator[str]:
        """Yield the texts from now on, also those of this store itself, in the order of each sender.

        Another machine needs a moment to know of a new listener.
        """
