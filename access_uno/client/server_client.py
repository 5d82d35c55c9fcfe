"""A visit to a house: questions and their answers, and what is told unasked."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

from access_uno.client.remote_seat import Refused, RemoteSeat
from access_uno.protocol.codec import WireError
from access_uno.protocol.messages import NonsenseError, Told, answer, checked

Then = Callable[[Told], None]
_Asked = tuple[Mapping[str, Any], Then | None, Callable[[Refused], None] | None]


class ServerClient:
    """What the house has told this visitor. `received` is called with each of its lines, in one thread."""

    def __init__(self, send: Callable[[Told], None], language: str) -> None:
        self.send = send
        self.language = language
        self.name: str | None = None
        self.about: Told = {}  # the account
        self.table: Told | None = None
        self.seat: RemoteSeat | None = None
        self.seat_code: str | None = None  # with which a guest has the seat at a match back
        self.over = False  # the house has ended it
        self.moves = False  # the house has ended it here, and goes on elsewhere
        self._has_servers = False  # besides this one
        self.listener: Callable[[Told], None] = lambda _: None
        self._past = 0  # so many steps of the match belong to how one finds it
        self._waiting: deque[_Asked] = deque()

    def ask(
        self,
        do: str,
        then: Then | None = None,
        refused: Callable[[Refused], None] | None = None,
        /,
        **given: Any,
    ) -> None:
        """Ask the house; `then` gets the answer. Without `refused` the listener hears of a refusal."""
        wish = {"do": do, **{name: value for name, value in given.items() if value is not None}}
        self._waiting.append((wish, then, refused))
        self.send(wish)

    def hello(self, then: Then | None = None) -> None:
        """The first thing to say."""
        self.moves = False
        self.ask("hello", then, protocol=1, language=self.language)

    def received(self, told: Told) -> None:
        """The house says something; NonsenseError if that cannot be meant."""
        try:
            self._hear(checked(told), told)
        except WireError as error:
            raise NonsenseError(str(error)) from error

    def _hear(self, what: str, told: Told) -> None:
        match what:
            case "done" | "refused":
                self._answered(told)
            case "table" | "match" | "game" | "waits" if self._leaves:
                pass  # it was on its way when one left
            case "table":
                self.table = told
                self.listener(told)
            case "match" if self.table is None:
                raise NonsenseError("a match, but no table")
            case "match":
                if self.seat is None or not self.seat.is_of(told):
                    self.seat = RemoteSeat(told, self.ask, self._tell_refused)
                self._past = told["past"]
                if not self._past:
                    self.listener(told)
            case "game" if self.seat is not None:
                self.seat.game(told)
                self._past -= 1
                if not self._past:
                    self.listener({"type": "match"})
            case "waits" if self.seat is not None:
                self.seat.table_waits(told)
            case "left":
                self.left_table()
                self.listener(told)
            case "closed":
                self.over = told.get("code") != "server-ends"
                self.listener(told)
                self.moves = not self.over and self._has_servers
            case "seat":
                self.seat_code = told["seat"]
            case "named":
                self.name = told["name"]
                self.listener(told)
            case "servers":
                self._has_servers = bool(told["addresses"])
            case _:
                self.listener(told)

    def left_table(self) -> None:
        """One is at no table any more."""
        self.table = self.seat = None
        self._past = 0

    @property
    def _leaves(self) -> bool:
        """Whether one has left the table, and the house has not answered yet."""
        return any(wish["do"] == "leave" for wish, _, _ in self._waiting)

    @property
    def is_answered(self) -> bool:
        """Whether nothing is asked that has no answer yet."""
        return not self._waiting and self._past <= 0

    def lost(self) -> None:
        """The line is cut: nobody answers what was asked."""
        self._waiting.clear()

    def _answered(self, told: Told) -> None:
        asked, then, refused = self._waiting.popleft() if self._waiting else (None, None, None)
        if told["type"] == "done":
            told = answer(told, asked)
            if "name" in told:
                self.name, self.about = told["name"], told
            if then is not None:
                then(told)
        else:
            of = str((asked or {}).get("code") or "")
            (refused or self._tell_refused)(Refused(told["code"], told["reason"], of))

    def _tell_refused(self, refused: Refused) -> None:
        self.listener({"type": "refused", "code": refused.code, "reason": refused.reason, "of": refused.of})
