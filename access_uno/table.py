"""A table: people and computers at one game. Every action is on disk before anybody hears of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from access_uno.engine.actions import CALL_UNO, Accept, Action, CallUno, Catch, Challenge, Demand, Jump, Star
from access_uno.engine.events import Event, OneCardLeft
from access_uno.engine.game import Game, IllegalActionError
from access_uno.engine.position import GAME_OVER, OVER, PLAY, RESPONSE
from access_uno.players import Player, make_player
from access_uno.players.asking import asked, settled
from access_uno.record import Record, Replay

if TYPE_CHECKING:
    from access_uno.players.thinking import Thinker


class Journal(Protocol):
    """Where steps are kept; `append` returns when the line cannot be lost any more."""

    def append(self, line: str) -> None: ...


Listener = Callable[[list[Event]], None]


class Table:
    """Seats players at a game and runs it; who shows the game listens to its events."""

    def __init__(self, record: Record, journal: Journal | None = None, past: Replay | None = None) -> None:
        """A new game, or with `past` one that goes on."""
        self.record = record
        self.journal = journal
        self.names = record.names
        self.computers = self._seat_computers()
        self.people = tuple(seat for seat, level in enumerate(record.levels) if not level)
        self.listeners: list[Listener] = []
        self.wake: Callable[[], None] = lambda: None  # called from another thread: `thought` is worth asking
        self._thinker: Thinker | None = None
        self._thinking = False
        self._thought_at = -1  # the step before which the answers were given
        self._answers: list[Action | None] = []
        self._asked = -1  # the step before which computer players were asked whether they jump in
        self.unsaid: int | None = None  # a person who can still call UNO before anybody else acts
        if past is not None and past.game is not None:
            self.game, self.steps = past.game, len(past.steps)
            self.opening: list[Event] = []
            self._remember(record, past)
        else:
            self.game, self.opening = Game.begin(record.setup)
            self.steps = 0
            self._observe(self.opening)

    # Who is to act

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.game.phase is GAME_OVER

    @property
    def between_rounds(self) -> bool:
        """Whether somebody must have the next round dealt."""
        return self.game.phase is OVER

    def person_on_turn(self) -> int | None:
        """The person whom the table waits for."""
        turn = self.game.turn
        return turn if turn in self.people else None

    def computer_on_turn(self) -> int | None:
        """The computer player whom the table waits for."""
        turn = self.game.turn
        return turn if turn in self.computers else None

    def chances(self) -> dict[int, list[Action]]:
        """What people could do before a computer acts: call, catch, challenge or answer out of turn."""
        if self.computer_on_turn() is None:
            return {}
        game = self.game
        kinds: tuple[type, ...] = (Catch, Challenge, Star) if game.phase is RESPONSE else (Catch, Jump)
        found = {
            seat: [action for action in game.legal(seat) if isinstance(action, kinds)] for seat in self.people
        }
        if self.unsaid is not None and game.why_not(self.unsaid, CALL_UNO) is None:
            found[self.unsaid].append(CALL_UNO)
        return {seat: actions for seat, actions in found.items() if actions}

    # Acting

    def act(self, seat: int, action: Action) -> None:
        """A person does something; IllegalActionError if the rules refuse it."""
        refusal = self.game.why_not(seat, action)
        if refusal is not None:
            raise IllegalActionError(seat, action, refusal)
        if isinstance(action, Accept):
            self._act_asking_others(seat, action)
        else:
            self._do(seat, action)

    def thought(self, wait: bool = True) -> tuple[int, Action] | None:
        """What the computer player on turn does; None while it still thinks, unless we wait for it."""
        if self._thought_at != self.steps:
            self._thought_at, self._answers = self.steps, []
        seats = asked(self.game)
        while (decision := settled(seats, self._answers)) is None:
            ready, answer = self._decision(seats[len(self._answers)], wait)
            if not ready:
                return None
            self._answers.append(answer)
        return decision

    def _decision(self, seat: int, wait: bool) -> tuple[bool, Action | None]:
        """Whether a player has decided, and what; long thoughts are thought in another process."""
        player = self.computers.get(seat)
        if player is None or not player.thinks_long:
            return True, self._decide(seat)
        if self._thinker is None:
            from access_uno.players.thinking import Thinker

            self._thinker = Thinker(lambda: self.wake())
        if not self._thinking:
            self._thinking = True
            self._thinker.submit(player, self.game.view(seat), self.steps)
        if wait:
            self._thinker.wait()
        ready, answer = self._thinker.poll()
        self._thinking = not ready
        return ready, answer

    def close(self) -> None:
        """Nobody sits here any more: stop thinking."""
        if self._thinker is not None:
            self._thinker.close()

    def jump(self) -> tuple[int, Action] | None:
        """What a computer player does before the person on turn: it may jump in, and is asked once."""
        if self.game.phase is not PLAY or self.person_on_turn() is None or self._asked == self.steps:
            return None
        self._asked = self.steps
        for seat in asked(self.game)[:-1]:
            if seat in self.computers and (answer := self._decide(seat)) is not None:
                return seat, answer
        return None

    def do(self, seat: int, action: Action) -> None:
        """A computer player does what it thought of."""
        self._do(seat, action)

    def _act_asking_others(self, seat: int, accept: Action) -> None:
        """Computers may step in where everybody may challenge or answer with the star (D22, D28)."""
        for other in asked(self.game)[1:]:
            if other in self.computers and (answer := self._decide(other)) is not None:
                self._do(other, answer)
                return
        self._do(seat, accept)

    def _decide(self, seat: int) -> Action | None:
        player = self.computers.get(seat)
        if player is None:
            return None
        return player.act(self.game.view(seat), self.steps)

    def _do(self, seat: int, action: Action) -> None:
        if self.journal is not None:
            self.journal.append(self.record.step(seat, action))
        events = self.game.apply(seat, action)
        self.steps += 1
        self._notice_unsaid(action, events)
        self._observe(events)
        for listener in self.listeners:
            listener(events)

    def _notice_unsaid(self, action: Action, events: list[Event]) -> None:
        if not isinstance(action, CallUno | Catch | Demand):
            self.unsaid = None
        for event in events:
            if isinstance(event, OneCardLeft) and event.seat in self.people:
                self.unsaid = event.seat

    # Computer players

    def _seat_computers(self) -> dict[int, Player]:
        seed = self.record.setup.seed or 0
        levels = enumerate(self.record.levels)
        return {seat: make_player(level, seat, seed) for seat, level in levels if level}

    def _observe(self, events: list[Event]) -> None:
        for seat, player in self.computers.items():
            if player.watches:
                player.observe([event.seen_by(seat) for event in events], self.game.view(seat))

    def _remember(self, record: Record, past: Replay) -> None:
        """Let the computer players see again what they had seen."""
        if not any(player.watches for player in self.computers.values()):
            return
        game, events = Game.begin(record.setup)
        self.game, now = game, self.game
        self._observe(events)
        for seat, action in past.steps:
            self._observe(game.apply(seat, action))
        self.game = now
