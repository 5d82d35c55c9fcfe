"""Cards, actions and events are values: they never change, and equal ones are equal everywhere."""

from __future__ import annotations

import importlib
import inspect
import pickle
import pkgutil
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace, new_class
from typing import Any, ClassVar

import pytest

from access_uno import engine
from access_uno.engine import BACK, FACES, RULEBOOKS, Card, Colour, Game, Play, Refusal, SeatError, Star
from access_uno.engine.actions import DRAW
from access_uno.engine.events import Drew, HandShown, Played
from access_uno.engine.game import IllegalActionError
from access_uno.engine.setup import Setup, SetupError
from access_uno.engine.values import Value


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


def test_every_value_can_be_hashed() -> None:
    facts = {"card": Card("R7")}
    refusal = Refusal("does-not-fit", "R23", facts)
    assert {refusal: 1}[Refusal("does-not-fit", "R23", dict(facts))] == 1
    assert len({refusal, refusal.but(code="not-in-hand"), refusal.but(facts={})}) == 3
    for rules in RULEBOOKS.values():
        assert hash(rules) == hash(rules.but())


class Point(Value):
    x: int
    y: int = 0
    places: ClassVar[list[int]] = []


class Named(Point):
    name: str = "here"


class Fixed(Named):
    y: int = 7
    name: str = "there"


def test_fields_are_inherited_and_given_in_their_order() -> None:
    assert Named.__match_args__ == Fixed.__match_args__ == ("x", "y", "name")
    assert Named(1) == Named(1, 0, "here") != Point(1)
    assert (Fixed(1).y, Fixed(1).name, Fixed(x=1, y=2).y) == (7, "there", 2)
    assert Named(1).but(x=3) == Named(3)
    assert pickle.loads(pickle.dumps(Fixed(1))) == Fixed(1)
    assert Point.places is Fixed(1).places
    match Fixed(5):
        case Fixed(x, y, name):
            assert (x, y, name) == (5, 7, "there")


def test_a_field_that_does_not_exist_is_an_error_and_so_is_one_given_twice() -> None:
    with pytest.raises(TypeError, match="Point takes x, y"):
        Point(1).but(z=5)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="Point takes x, y"):
        Point(1, x=1)  # type: ignore[misc]
    with pytest.raises(AttributeError):
        Point(1).z = 5
    with pytest.raises(AttributeError):
        del Point(1).x


def made(name: str, base: type, body: dict[str, object]) -> Any:
    return new_class(name, (base,), exec_body=lambda namespace: namespace.update(body))


def test_a_class_that_mypy_would_not_believe_cannot_be_made() -> None:
    with pytest.raises(TypeError, match="without a default follows"):
        made("Late", Point, {"__annotations__": {"z": "int"}})
    with pytest.raises(TypeError, match="must annotate y again"):
        made("Hidden", Point, {"y": 3})


def test_fields_are_found_where_annotations_are_lazy(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Python 3.14 has them, of which none is here."""
    asked = SimpleNamespace(
        Format=SimpleNamespace(FORWARDREF=3), call_annotate_function=lambda annotate, form: annotate(form)
    )
    monkeypatch.setitem(sys.modules, "annotationlib", asked)
    kinds = {"x": int, "many": ClassVar[int]}
    lazy = made("Lazy", Value, {"__annotate_func__": {3: kinds}.__getitem__, "many": 3})
    assert (lazy.__match_args__, lazy(4).x, lazy.many) == (("x",), 4, 3)


def test_copy_replace_changes_a_value() -> None:
    assert Point(1).__replace__(y=2) == Point(1, 2)


def test_games_and_views_tell_what_everybody_may_know() -> None:
    game, _ = Game.deal(RULEBOOKS["mario-de"], 3, 5, dealer=0)
    assert repr(game) == ("<Game of mario-de, round 1, play, turn 1, red, top R0, hands 7 7 7, stock 90>")
    assert repr(game.view(2)) == repr(game).replace("Game", "View")[:-1] + ", seat 2>"


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


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_an_error_of_its_own(seat: int) -> None:
    game, _ = Game.deal(RULEBOOKS["mario-de"], 3, 5)
    asked: list[Callable[[], object]] = [
        *(partial(position.legal, seat) for position in (game, game.view(1))),
        *(partial(position.playable, seat) for position in (game, game.view(1))),
        *(partial(position.why_not, seat, DRAW) for position in (game, game.view(1))),
        partial(game.view, seat),
        partial(game.apply, seat, DRAW),
    ]
    for ask in asked:
        with pytest.raises(SeatError, match=f"no seat {seat}: seats count from 0 to 2"):
            ask()


def test_every_public_name_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "engine.md").read_text(encoding="utf-8")
    for name in engine.__all__:
        assert re.search(rf"\b{name}\b", text), name
        thing = getattr(engine, name)
        assert not isinstance(thing, type) or thing.__doc__, name


@pytest.mark.parametrize("module", sorted(each.name for each in pkgutil.iter_modules(engine.__path__)))
def test_whatever_is_public_in_the_engine_says_what_it_is(module: str) -> None:
    """What overrides a method may leave the word to what it overrides."""
    room = importlib.import_module(f"access_uno.engine.{module}")
    for name, thing in vars(room).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != room.__name__:
            continue
        if inspect.isclass(thing):
            assert thing.__doc__, name
            for own, member in vars(thing).items():
                if not own.startswith("_") and inspect.isroutine(member):
                    assert inspect.getdoc(getattr(thing, own)), f"{name}.{own}"
        elif inspect.isroutine(thing):
            assert inspect.getdoc(thing), name
