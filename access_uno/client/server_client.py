"""The client of a server: wishes and their answers, and what is told unasked."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from access_uno.client.remote_seat import RemoteSeat
from access_uno.engine.rules import RULEBOOKS
from access_uno.protocol import answers, messages, wishes
from access_uno.protocol.answers import Refused
from access_uno.protocol.codec import NonsenseError
from access_uno.protocol.schema import Answer, Message
from access_uno.protocol.wishes import Wish

_A = TypeVar("_A", bound=Answer)
_Asked = tuple[Wish[Any], Callable[[Any], object] | None, Callable[[Refused], None] | None]
_AT_TABLE = (messages.Table, messages.Match, messages.Game, messages.Waits)


class ServerClient:
    """What a server has told. `received` and `answered` are called with all of it, in one thread."""

    def __init__(self, send: Callable[[Wish[Any]], None], language: str) -> None:
        self.send = send
        self.language = language
        self.name: str | None = None
        self.account: answers.Account | None = None
        self.table: messages.Table | None = None
        self.seat: RemoteSeat | None = None
        self.seat_code: str | None = None  # with which a guest has the seat at a match back
        self.over = False  # the server has ended it
        self.moves = False  # the server has ended it here, and it goes on elsewhere
        self._has_servers = False  # besides this one
        self.listener: Callable[[Message | Refused], None] = lambda _: None
        self._match: messages.Match | None = None  # the present or the last one
        self._past = 0  # so many steps of it tell how one finds it
        self._waiting: deque[_Asked] = deque()

    def ask(
        self,
        wish: Wish[_A],
        then: Callable[[_A], object] | None = None,
        refused: Callable[[Refused], None] | None = None,
        /,
    ) -> None:
        """Ask the server; `then` gets the answer. Without `refused` the listener hears of a refusal."""
        self._waiting.append((wish, then, refused))
        self.send(wish)

    def hello(self, then: Callable[[answers.Account], None] | None = None) -> None:
        """Say the first thing to say."""
        self.moves = False
        self.ask(wishes.Hello(1, self.language, "changes"), then)

    def received(self, told: Message) -> None:
        """Take what the server says unasked; NonsenseError if that cannot be meant."""
        leaves = (isinstance(wish, wishes.Leave) for wish, _, _ in self._waiting)
        if isinstance(told, _AT_TABLE) and any(leaves):
            return  # it was on its way when one left
        match told:
            case messages.Table():
                self.table = told
                self.listener(told)
            case messages.Match():
                self._come_to(told)
            case messages.Game():
                self._hear_step(told)
            case messages.Waits():
                if self.seat is not None:
                    self.seat.table_waits(told)
            case messages.Left():
                self.left_table()
                self.listener(told)
            case messages.Closed():
                self.over = told.code != "server-ends"
                self.moves = not self.over and self._has_servers
                self.listener(told)
            case messages.Seat():
                self.seat_code = told.seat
            case messages.Named():
                self.name = told.name
                self.listener(told)
            case messages.Servers():
                self._has_servers = bool(told.addresses)
            case _:
                self.listener(told)

    def _come_to(self, match: messages.Match) -> None:
        if self.table is None:
            raise NonsenseError("a match, but no table")
        if self.seat is None or not self.seat.is_of(match):
            self.seat = RemoteSeat(match, self.ask, self._tell_refused)
        self._match, self._past = match, match.past
        if not self._past:
            self.listener(match)

    def _hear_step(self, told: messages.Game) -> None:
        if self.seat is None or self._match is None:
            return
        self.seat.game(told)
        self._past -= 1
        if not self._past:
            self.listener(self._match)

    def left_table(self) -> None:
        """Be at no table any more."""
        self.table = self.seat = self._match = None
        self._past = 0

    @property
    def is_answered(self) -> bool:
        """Return whether nothing is asked that has no answer yet."""
        return not self._waiting and self._past <= 0

    def lost(self) -> None:
        """The line is cut: what was asked gets no answer."""
        self._waiting.clear()

    def answered(self, wish: Wish[Any], answer: Answer) -> None:
        """Take the answer to a wish. What was asked before it and has none was lost with a line."""
        asked = next((asked for asked in self._waiting if asked[0] is wish), None)
        if asked is None:
            return
        while self._waiting.popleft() is not asked:
            pass
        _, then, refused = asked
        if isinstance(answer, Refused):
            (refused or self._tell_refused)(answer)
            return
        if isinstance(answer, answers.Account):
            self.name, self.account = answer.name, answer
        elif isinstance(answer, answers.TablePage):  # no way leads to a game that is not known here
            known = tuple(table for table in answer.tables if table.rulebook in RULEBOOKS)
            answer = answer.but(tables=known)
        if then is not None:
            then(answer)

    def _tell_refused(self, refused: Refused) -> None:
        self.listener(refused)
