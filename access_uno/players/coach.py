"""Advice: what to do at a turn and why, and whether what was done was a mistake.

A coach is `hard` with more time. It knows what a player at its seat could know, and no more.
"""

from __future__ import annotations

from typing import ClassVar, Final

from access_uno.engine import (
    Accept,
    Action,
    CallUno,
    Catch,
    Challenge,
    Demand,
    Draw,
    NameColour,
    Pass,
    Phase,
    Play,
    Star,
    View,
)
from access_uno.engine.actions import ACCEPT, CALL_UNO, CATCHES, without_call
from access_uno.engine.values import Value
from access_uno.players._comparison import Comparison
from access_uno.players._reasons import Reason, reason
from access_uno.players._search import Trial, worth_trying
from access_uno.players._worth import worth_to_learn
from access_uno.players.hard import Hard
from access_uno.players.ranking import Option

__all__ = ["JUDGED", "Advice", "Coach", "Reason"]

JUDGED: Final = (Play, Draw, Pass, Accept, Challenge, Star, NameColour)
"""The actions that can have been a mistake; answers to house rules are not judged."""
_LEAST: Final = 1.0  # rounds of a hundred: less is no mistake


class Advice(Value):
    """What is best to do, and why."""

    action: Action
    reason: Reason
    instead: Action | None = None  # what was done; of a hint, what comes next to it
    gain: float = 0.0  # over that: worth so many rounds of a hundred, points and match counted in
    error: float = 0.0  # its standard error
    wins: float = 0.0  # so many more rounds of a hundred are won


class Coach(Hard):
    """Follows a game as `hard` does at a seat, and gives advice there."""

    budget: ClassVar[int] = 5 * Hard.budget
    value = staticmethod(worth_to_learn)

    def hint(self, view: View, step: int) -> Advice:
        """Return what to do at the turn of this seat."""
        action = self.act(view, step)
        assert action is not None, "who is on turn does something"
        if action in CATCHES:
            return Advice(action, Reason("catch", min(view.catchable - {self.seat})))
        options = [] if view.phase is Phase.CHOICE else self.options(view)
        ranked = sorted(options, key=lambda option: -option[0])
        others = [option for _, option in ranked if option != action]
        if not others:
            return Advice(action, Reason("only" if self._is_forced(view) else "even"))
        rival = next((other for other in others if not isinstance(other, Draw)), others[0])
        compared = self._compare(view, step, rival, action, self.budget)
        if compared.is_sure() and compared.gain > 0:
            return _advice(compared, reason(view, compared))
        return Advice(action, Reason("even"), rival)

    def _is_forced(self, view: View) -> bool:
        """Return whether there is one thing to do, besides calls and table talk."""
        return (
            len([one for one in view.legal(self.seat) if not isinstance(one, CallUno | Catch | Demand)]) == 1
        )

    def options(self, view: View) -> list[Option]:
        """Return what it could do and may advise: a Wild Draw Four against the rules only if it must."""
        options = super().options(view)
        honest = [option for option in options if not self._is_bluff(view, option[1])]
        return honest or options

    def _is_bluff(self, view: View, action: Action) -> bool:
        return isinstance(action, Play) and view.is_bluff(self.seat, action.card)

    def doubt(self, view: View, step: int, taken: Action, budget: int) -> Trial | None:
        """Return the trial of what looks better than what was done; None if nothing does."""
        taken, others = self._rivals(view, taken)
        search, worlds = self.search(view, step)
        rival = search.rival(taken, others, worlds.deal, budget, sure=1.0)
        return rival if rival is not None and rival.mean > 0 else None

    def judge(self, view: View, step: int, taken: Action, better: Action, budget: int) -> Advice | None:
        """Return the advice to do something better, if that is surely better; the worlds are new ones."""
        taken, _ = self._rivals(view, taken)
        compared = self._compare(view, ~step, taken, better, budget)
        return _advice(compared, reason(view, compared)) if _is_mistake(compared) else None

    def judge_silence(self, view: View, step: int, budget: int) -> Advice | None:
        """Return the advice to call UNO, if that is surely better than to be caught.

        `view` is that of the table at which the call was forgotten.
        """
        compared = self._compare(view, ~step, CATCHES[self.seat], CALL_UNO, budget)
        if not _is_mistake(compared):
            return None
        return _advice(compared, Reason("uno"))

    def _rivals(self, view: View, taken: Action) -> tuple[Action, list[Action]]:
        """Return what was done, as the search writes it, and what else could have been."""
        if isinstance(taken, Accept):
            taken = ACCEPT
        options = worth_trying(self.options(view))
        others = [option for option in options if without_call(option) != without_call(taken)]
        same = [option for option in options if option not in others]
        return (same or [taken])[0], others

    def _compare(self, view: View, step: int, one: Action, other: Action, budget: int) -> Comparison:
        search, worlds = self.search(view, step)
        return search.compare(one, other, worlds.deal, budget)


def _is_mistake(compared: Comparison) -> bool:
    """Return whether the other action is surely better, by so much that it matters.

    What wins the match more often and the round surely less often is left to the player.
    """
    return compared.is_sure() and compared.gain >= _LEAST and compared.difference("won").at_best(2.0) >= 0


def _advice(compared: Comparison, why: Reason) -> Advice:
    wins = 100 * compared.difference("won").mean
    return Advice(compared.other, why, compared.one, compared.gain, compared.error, wins)
