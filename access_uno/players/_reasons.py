"""Why one action is better than another: what differs in the worlds in which both were played.

Each reason asks for a kind of action and for a feature of the worlds that bears it out. The first that holds
is told, so the ones that teach most come first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from access_uno.engine import (
    Action,
    Card,
    Challenge,
    Colour,
    Draw,
    NameColour,
    Pass,
    Play,
    Star,
    Symbol,
    View,
)
from access_uno.engine.values import Value
from access_uno.players._comparison import Comparison

_SHOWN: Final = 0.08  # a smaller share of the worlds explains nothing
_POINTS: Final = 4.0
_SURELY: Final = 3.0
_FEW: Final = 2  # cards with which a player is about to go out


class Reason(Value):
    """Why an action is better; `name` is that of the message, which tells the rest."""

    name: str
    seat: int | None = None  # the player that it is about
    count: int = 0  # how many cards they hold
    tenths: int = 0  # in so many of ten worlds


class _Case(NamedTuple):
    """What the tests of reasons look at."""

    view: View
    taken: Action
    better: Action
    compared: Comparison


Test = Callable[[_Case], Reason | None]


def reason(view: View, compared: Comparison) -> Reason:
    """Return why the other action is better than the one."""
    case = _Case(view, compared.one, compared.other, compared)
    for test in _TESTS:
        if (found := test(case)) is not None:
            return found
    return Reason("more")


def _rises(compared: Comparison, name: str, least: float = _SHOWN) -> bool:
    """Return whether a feature is surely greater after the better action."""
    trial = compared.difference(name)
    return trial.mean >= least and trial.surely(_SURELY) > 0


def _falls(compared: Comparison, name: str, least: float = _SHOWN) -> bool:
    trial = compared.difference(name)
    return trial.mean <= -least and trial.at_best(_SURELY) < 0


def _card(action: Action) -> Card | None:
    return action.card if isinstance(action, Play) else Card("ST") if isinstance(action, Star) else None


def _colour(action: Action) -> Colour | None:
    """Return the colour in play after an action; None if it stays as it is."""
    if isinstance(action, Star | NameColour):
        return action.colour
    return (action.card.colour or action.colour) if isinstance(action, Play) else None


def _tenths(share: float) -> int:
    """Return a share that is not nothing in tenths."""
    return max(1, round(10 * share))


def _hits(view: View, action: Action) -> bool:
    """Return whether an action makes the next player draw or lose their turn."""
    card = _card(action)
    return card is not None and card.acts and (card.symbol is not Symbol.REVERSE or view.reverse_repeats)


def _is_wild(action: Action) -> bool:
    card = _card(action)
    return card is not None and card.colour is None


def _challenge(case: _Case) -> Reason | None:
    """A challenge is worth its odds, or is not."""
    if isinstance(case.better, Challenge) is isinstance(case.taken, Challenge):
        return None
    share = case.compared.mean("guilty")[0]
    name = "challenge" if isinstance(case.better, Challenge) else "no-challenge"
    return Reason(name, case.view.source, tenths=_tenths(share))


def _bluff(case: _Case) -> Reason | None:
    """A Wild Draw Four against the rules is found out."""
    card = _card(case.taken)
    if card is None or not case.view.is_bluff(case.view.seat, card) or not _falls(case.compared, "found"):
        return None
    return Reason("bluff", tenths=_tenths(case.compared.mean("found")[0]))


def _stop(case: _Case) -> Reason | None:
    """The next player, who is about to go out, is stopped."""
    after = case.view.after(case.view.seat)
    left = case.view.cards_left(after)
    if left > _FEW or not _falls(case.compared, "beaten"):
        return None
    return Reason(
        "hit" if _hits(case.view, case.better) and not _hits(case.view, case.taken) else "stop", after, left
    )


def _draw(case: _Case) -> Reason | None:
    """A card could be played, and none was."""
    if not isinstance(case.taken, Draw | Pass) or not isinstance(case.better, Play):
        return None
    return Reason("drew" if isinstance(case.taken, Draw) else "kept")


def _kept_wild(case: _Case) -> Reason | None:
    """A wild card is kept for nothing: it is left when the round is lost."""
    if _is_wild(case.taken) or not _is_wild(case.better) or not _falls(case.compared, "wild"):
        return None
    return Reason("kept-wild", tenths=_tenths(case.compared.mean("wild")[0]))


def _spent_wild(case: _Case) -> Reason | None:
    """A wild card is spent that would have saved a draw later."""
    if not _is_wild(case.taken) or _is_wild(case.better):
        return None
    return Reason("spent-wild") if _falls(case.compared, "draws") or _falls(case.compared, "stuck") else None


def _longest(case: _Case) -> Reason | None:
    """The colour that is held most can be played on."""
    named = _colour(case.better)
    rest = [*case.view.hand]
    if (card := _card(case.better)) is not None:
        rest.remove(card)
    held = Counter(card.colour for card in rest if card.colour)
    if named is None or named is _colour(case.taken) or not held or held[named] < max(held.values()):
        return None
    if not (_falls(case.compared, "stuck") or _falls(case.compared, "draws")):
        return None
    return Reason("colour")


def _if(name: str, holds: Callable[[Comparison], bool]) -> Test:
    """Return the test of a reason that shows in the worlds alone."""
    return lambda case: Reason(name) if holds(case.compared) else None


_TESTS: Final[tuple[Test, ...]] = (
    _challenge,
    _bluff,
    _if("out", lambda compared: _rises(compared, "out")),  # the player is out at once
    _stop,
    _if("again", lambda compared: _rises(compared, "again", 0.5)),  # it brings another turn
    _kept_wild,
    _draw,
    _spent_wild,
    _longest,
    _if("fits", lambda compared: _falls(compared, "stuck")),  # the player can play at their next turn
    _if("points", lambda compared: _falls(compared, "points", _POINTS)),  # left in the hand at the end
)
