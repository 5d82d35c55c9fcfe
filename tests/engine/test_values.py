"""Cards, actions and events are values: they never change, and equal ones are equal everywhere."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from access_uno.engine import BACK, FACES, RULEBOOKS, Card, Colour, Game, Play, Refusal, Star
from access_uno.engine.events import Drew, HandShown, Played
from access_uno.engine.game import IllegalActionError
from access_uno.engine.setup import Setup, SetupError


def test_a_card_is_one_object() -> None:
    assert all(Card(face.code) is face and Card(face.code.lower()) is face for face in FACES)
    assert all(pickle.loads(pickle.dumps(face)) is face for face in (*FACES, BACK))
    assert [card.index for card in FACES] == list(range(56))


@pytest.mark.parametrize("code", ["", "R", "R10", "X5", "W+2", "+2", "RS ", "?", "5R"])
def test_there_is_no_other_card(code: str) -> None:
    with pytest.raises(ValueError, match="there is no card"):
        Card(code)


@pytest.mark.parametrize("value", [Card("R7"), Play(Card("R7")), RULEBOOKS["mario-de"]])
def test_nothing_can_be_changed(value: object) -> None:
    with pytest.raises(AttributeError):
        setattr(value, "points", 5)  # noqa: B010
    with pytest.raises(AttributeError):
        setattr(value, "card", Card("R8"))  # noqa: B010


def test_equal_by_class_and_fields() -> None:
    assert Play(Card("R7")) == Play(card=Card("R7"), colour=None, uno=False)
    assert hash(Play(Card("R7"))) == hash(Play(Card("R7"), None))
    assert Play(Card("W"), Colour.RED) != Play(Card("W"), Colour.BLUE)
    assert Star(Colour.RED) != Colour.RED
    assert Star(Colour.RED).but(uno=True) == Star(Colour.RED, True)
    assert repr(Star(Colour.RED)) == f"Star(colour={Colour.RED!r}, uno=False)"


@pytest.mark.parametrize(
    "make",
    [
        lambda: Play(),  # type: ignore[call-arg]
        lambda: Play(Card("R7"), None, False, 1),  # type: ignore[call-arg]
        lambda: Play(Card("R7"), color=None),  # type: ignore[call-arg]
    ],
)
def test_wrong_fields_are_an_error(make: Callable[[], Play]) -> None:
    with pytest.raises(TypeError, match="Play takes card, colour, uno"):
        make()


@pytest.mark.parametrize(
    "value",
    [
        *RULEBOOKS.values(),
        Play(Card("W"), Colour.RED, True),
        Drew(1, (Card("R7"),), 1, "turn"),
        Setup(RULEBOOKS["mario-de"], 2, 1),
        Refusal("does-not-fit", "R23", {"card": Card("R7")}),
    ],
)
def test_values_can_be_sent_to_another_process(value: object) -> None:
    assert pickle.loads(pickle.dumps(value)) == value


def test_games_and_views_too() -> None:
    game, _ = Game.deal(RULEBOOKS["mario-de"], 3, 5)
    assert pickle.loads(pickle.dumps(game)) == game
    assert pickle.loads(pickle.dumps(game.view(1))) == game.view(1)
    assert game.view(1) != game.view(2)
    assert game != game.view(1)


def test_who_sees_an_event() -> None:
    drew = Drew(1, (Card("R7"),), 1, "turn")
    assert (drew.seen_by(1), drew.seen_by(0)) == (drew, Drew(1, None, 1, "turn"))
    played = Played(1, Card("R7"), None)
    assert played.seen_by(None) is played
    shown = HandShown(0, 2, (), 0)
    assert [shown.seen_by(seat) == shown for seat in (0, 1, 2, None)] == [True, False, True, False]


def test_errors_say_what_is_wrong() -> None:
    game, _ = Game.deal(RULEBOOKS["mario-de"], 2, 5, dealer=0)
    with pytest.raises(IllegalActionError, match="not-in-hand") as caught:
        game.apply(1, Play(BACK))
    assert caught.value.refusal.rule == "R22"
    with pytest.raises(SetupError, match=r"players \(player, R5\)"):
        Game.deal(RULEBOOKS["mario-de"], 11, 5)
