"""A table for the tests: positions and actions in the words of records, names instead of seats.

>>> table = position("mario-de", "Anna: R7 B3", "Ben: G1", stock="Y1", discard="R5")
>>> table.do("Anna: play R7 uno")
>>> table.turn, table.top, table.hand("Anna"), table.called
('Ben', 'R7', 'B3', ['Anna'])
>>> table.refused("Anna: draw")
'R22'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import pytest

from access_uno.engine import Action, Game, Refusal
from access_uno.engine.events import Event
from access_uno.engine.game import IllegalActionError
from access_uno.engine.notation import action_text, parse_action
from access_uno.record import Replay

BRAILLE = "braille-de"
MARIO = ("mario-de",)
BOOKS = (*MARIO, BRAILLE)
"""Rulebooks whose rules differ: mario-it has those of mario-de, mario-zh differs in catching, mario-nl in the
draw for the dealer, as test_defaults proves; where that matters, tests name them."""

E = TypeVar("E", bound=Event)


class Table:
    """A game whose players have names; `events` holds what the last `do` made happen."""

    def __init__(self, game: Game, names: tuple[str, ...], events: list[Event]) -> None:
        self.game = game
        self.names = names
        self.events = events

    def do(self, *steps: str) -> None:
        """Do one step after the other, each written as in a record."""
        self.events = []
        for step in steps:
            self.events += self.game.apply(*self._read(step))

    def refusal(self, step: str) -> Refusal:
        """Try a step that must be refused: the game says why, and nothing at all changes."""
        seat, action = self._read(step)
        before = self.game.copy()
        refusal = self.game.why_not(seat, action)
        with pytest.raises(IllegalActionError) as caught:
            self.game.apply(seat, action)
        assert caught.value.refusal == refusal
        assert self.game == before
        assert refusal is not None
        return refusal

    def refused(self, step: str) -> str:
        """The rule by which a step is refused."""
        return self.refusal(step).rule

    def legal(self, name: str) -> set[str]:
        """What a player may do, as in the JSON of `replay`."""
        actions = [action_text(action, self.names) for action in self.game.legal(self.names.index(name))]
        assert len(set(actions)) == len(actions)
        return set(actions)

    def happened(self, kind: type[E]) -> list[E]:
        """The events of a kind among the last ones."""
        return [event for event in self.events if isinstance(event, kind)]

    def hand(self, name: str) -> str:
        return _codes(self.game.hands[self.names.index(name)])

    @property
    def phase(self) -> str:
        return self.game.phase.value

    @property
    def turn(self) -> str | None:
        return None if self.game.turn is None else self.names[self.game.turn]

    @property
    def dealer(self) -> str | None:
        return None if self.game.dealer is None else self.names[self.game.dealer]

    @property
    def direction(self) -> str:
        return "left" if self.game.direction == 1 else "right"

    @property
    def colour(self) -> str | None:
        return self.game.colour and self.game.colour.value

    @property
    def top(self) -> str | None:
        return None if self.game.top is None else self.game.top.code

    @property
    def stock(self) -> str:
        """The draw pile, the card drawn next first."""
        return _codes(self.game.stock[::-1])

    @property
    def discard(self) -> str:
        """The discard pile from bottom to top."""
        return _codes(self.game.discard)

    @property
    def called(self) -> list[str]:
        return self._some(self.game.called)

    @property
    def catchable(self) -> list[str]:
        return self._some(self.game.catchable)

    @property
    def tied(self) -> list[str]:
        return self._some(self.game.tied)

    @property
    def champions(self) -> list[str]:
        return self._some(self.game.champions)

    @property
    def winner(self) -> str | None:
        return None if self.game.round_winner is None else self.names[self.game.round_winner]

    def _some(self, seats: Iterable[int]) -> list[str]:
        return [self.names[seat] for seat in sorted(seats)]

    def _read(self, step: str) -> tuple[int, Action]:
        name, _, words = step.partition(":")
        return self.names.index(name), parse_action(words, self.names)


def position(
    rulebook: str,
    *players: str,
    header: str = "",
    discard: str | None = None,
    stock: str | None = None,
    turn: str = "",
    custom: str = "",
    **rules: str,
) -> Table:
    """A table with these players ("Anna: R7 B3", or "Anna" alone) and rules.

    `header` has further lines of a record, separated by semicolons. Without `turn` the first player is on.
    """
    names = [player.partition(":")[0] for player in players]
    lines = ["uno 1", f"rulebook: {rulebook}", *(line.strip() for line in header.split(";") if line)]
    lines += [f"rule: {option} = {value}" for option, value in rules.items()]
    lines += [f"custom-rule: {custom}"] if custom else []
    lines += [f"player: {name}" for name in names]
    lines += [f"hand: {player.replace(':', ' =')}" for player in players if ":" in player]
    if stock is not None:
        lines.append(f"stock: {stock}")
    if discard is not None:
        lines += [f"discard: {discard}", f"turn: {turn or names[0]}"]
    replay = Replay.of("\n".join([*lines, "begin"]).encode())
    if replay.error:
        raise replay.error
    assert replay.game is not None
    return Table(replay.game, tuple(names), replay.events)


def _codes(cards: Iterable[object]) -> str:
    return " ".join(str(card) for card in cards)
