"""A server as a client sees it: wishes and their answers, what is told unasked, and a seat at a table there.

To a console that seat is like one of `access_uno/table/`. What is legal is answered here, from the view; the
server has the last word.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from access_uno.engine import Action, IllegalActionError, PublicView, Rules, View
from access_uno.engine.events import Event
from access_uno.engine.rules import RULEBOOKS
from access_uno.protocol import answers, messages, wishes
from access_uno.protocol.answers import Advised, Refused
from access_uno.protocol.codec import NonsenseError
from access_uno.protocol.schema import Answer, Message
from access_uno.protocol.wishes import Wish
from access_uno.table import Presence, StepSeen, Waiting

if TYPE_CHECKING:
    from access_uno.players.coach import Advice

_A = TypeVar("_A", bound=Answer)
_Asked = tuple[Wish[Any], Callable[[Any], object] | None, Callable[[Refused], None] | None]
_AT_TABLE = (messages.Table, messages.Match, messages.Game, messages.Waits)
_BUSY = Waiting("game")


class RemoteSeat:
    """One's own seat, or (None) a place to watch from, at a table of a server; what it does, `Seat` says."""

    def __init__(self, match: messages.Match, client: ServerClient) -> None:
        self.names: tuple[str, ...] = match.players
        self.rules: Rules = match.rules
        self.number = match.you
        self.code = match.code
        self._match = match.match
        self.steps = match.step
        self.view: View | PublicView = match.view
        self.waiting_for = _BUSY
        self.chances: Sequence[Action] = ()
        self.proposed: Action | None = None
        self.wake: Callable[[], None] = lambda: None
        self._client = client
        self._queue: deque[StepSeen] = deque()
        self.has_hints = match.hints
        self.hint_comes = False
        self._hint: Advised | None = None

    def is_of(self, match: messages.Match) -> bool:
        """Return whether this is the seat at that match, to which one comes back."""
        own = (self.code, self._match, self.names, self.number)
        return own == (match.code, match.match, match.players, match.you)

    # What the server tells

    def game(self, told: messages.Game) -> None:
        """Take a step that was made, or that a player came or went."""
        events: list[Event] = []
        presence = None
        for event in told.events:
            if isinstance(event, Presence):
                presence = event
            else:
                events.append(event)
        seen = StepSeen(told.step, told.by, events, presence)
        seen.view = told.view
        self._queue.append(seen)
        if told.step != self.steps:  # else a player came or went, and the table waits as before
            self.waiting_for, self.chances, self.proposed = _BUSY, (), None
        self.steps, self.view = told.step, told.view
        self.wake()

    def table_waits(self, told: messages.Waits) -> None:
        """Take what the table waits for."""
        self.waiting_for = Waiting(told.what, told.seat, told.code)
        self.chances, self.proposed = told.chances, told.proposed
        self.wake()

    # For the console

    @property
    def has_news(self) -> bool:
        return bool(self._queue)

    def take(self) -> list[StepSeen]:
        taken = list(self._queue)
        self._queue.clear()
        return taken

    def view_after(self, seen: StepSeen) -> View | PublicView:
        return seen.view or self.view

    def submit(self, action: Action) -> bool:
        """Ask the server to do something, which takes a moment; IllegalActionError if the rules refuse it."""
        if self.number is None:
            raise ValueError("who watches does nothing")
        refusal = self.view.why_not(self.number, action)
        if refusal is not None:
            raise IllegalActionError(self.number, action, refusal)
        before, self.waiting_for = self.waiting_for, _BUSY

        def refused(refused: Refused) -> None:
            self.waiting_for = before
            self._client.listener(refused)

        self._client.ask(wishes.Act(action), None, refused)
        return False

    @property
    def may_ask_hint(self) -> bool:
        return self.has_hints and self.waiting_for == Waiting("person", self.number)

    def ask_hint(self) -> bool:
        if not self.may_ask_hint:
            return False
        self.hint_comes, self._hint = True, None
        self._client.ask(wishes.Hint(), self._advised, self._not_advised)
        return True

    def _advised(self, advised: Advised) -> None:
        self._hint = advised
        self.wake()

    def _not_advised(self, refused: Refused) -> None:
        self.hint_comes = False
        self._client.listener(refused)

    def take_hint(self) -> Advice | None:
        hint, self._hint = self._hint, None
        if hint is None:
            return None
        from access_uno.players.coach import Advice, Reason  # with the strong players

        self.hint_comes = False
        why = Reason(hint.why, hint.about, hint.count, hint.tenths)
        return Advice(hint.action, why, hint.instead)

    def pass_on(self) -> None:
        self.chances = ()
        self._client.ask(wishes.Go(self.steps))

    def try_again(self) -> None:
        self.waiting_for = _BUSY
        self._client.ask(wishes.Go())

    def advance(self) -> bool:
        """Do nothing: what happens by itself happens at the server."""
        return False

    def catch_up(self) -> None:
        """Do nothing: the server keeps its own pace, and waits for no seat here."""

    def close(self) -> None:
        """Get up: the console that has the seat tells the server."""


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
            self.seat = RemoteSeat(match, self)
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
            (refused or self.listener)(answer)
            return
        if isinstance(answer, answers.Account):
            self.name, self.account = answer.name, answer
        elif isinstance(answer, answers.TablePage):  # no way leads to a game that is not known here
            known = tuple(table for table in answer.tables if table.rulebook in RULEBOOKS)
            answer = answer.but(tables=known)
        if then is not None:
            then(answer)
