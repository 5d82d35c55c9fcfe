"""Views and events go over the wire and come out as they went in, with nothing that is hidden."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings

from access_uno.engine import Game
from access_uno.engine.events import UnoCalled
from access_uno.engine.rules import MAX_PLAYERS, RULEBOOKS
from access_uno.engine.setup import Setup
from access_uno.engine.views import View
from access_uno.protocol.game_json import WireError, event_from, event_values, view_from, view_values
from tests.engine.test_laws import seeds
from tests.engine.worlds import setups, walk

NAMES = ("Anna", "Ben", "Zoë", "安娜", "E", "F", "G", "H", "I", "J")
some = settings(max_examples=60)


def over(values: dict[str, object]) -> dict[str, object]:
    """What arrives on the other side."""
    arrived: dict[str, object] = json.loads(json.dumps(values))
    return arrived


def check(view: View, names: tuple[str, ...]) -> None:
    twin = view_from(over(view_values(view, names)), names)
    assert twin == view
    assert twin.legal(view.seat) == view.legal(view.seat)
    assert twin.playable(view.seat) == view.playable(view.seat)


@some
@given(setups, seeds)
def test_every_view_and_every_event_comes_out_as_it_went_in(setup: Setup, seed: int) -> None:
    names = NAMES[: setup.players]
    game, events = Game.begin(setup)
    for seat in range(game.players):
        check(game.view(seat), names)
    for step in walk(game, seed, 60):
        check(step.game.view(step.seat), names)
        events += step.events
    for event in events:
        for listener in (*range(game.players), None):
            seen = event.seen_by(listener)
            assert event_from(over(event_values(seen, names)), names) == seen


@some
@given(setups, seeds)
def test_a_view_on_the_wire_holds_no_card_that_lies_face_down(setup: Setup, seed: int) -> None:
    names = NAMES[: setup.players]
    game, _ = Game.begin(setup)
    for step in walk(game, seed, 30):
        for seat in range(game.players):
            view = step.game.view(seat)
            told = json.loads(json.dumps(view_values(view, names)))
            open_cards = [card.code for card in (*view.hand, *view.discard)]
            assert sorted(told.pop("hand") + told.pop("discard")) == sorted(open_cards)
            assert told["counts"] == {name: len(hand) for name, hand in zip(names, view.hands, strict=True)}
            assert told["stock"] == len(view.stock)


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"event": "nothing"},
        {"event": "played"},
        {"event": "played", "player": "Nobody", "card": "R7"},
        {"event": "played", "player": "Anna", "card": "X9"},
        {"event": "played", "player": "Anna", "card": ["R7"]},
        {"event": "played", "player": "Anna"},
        {"event": "played", "player": "Anna", "card": "R7", "colour": "red ", "more": 1},
        {"event": "reversed", "direction": "left"},
        {"event": "hit", "player": "Anna", "source": "Ben", "count": True},
        {"event": "hit", "player": "Anna", "source": "Ben", "count": 10**30},
        {"event": "drew", "player": "Anna", "cards": None, "count": 2, "cause": "magic"},
        {"event": "dealer_drawn", "cards": []},
    ],
)
def test_what_is_no_event_is_told(values: dict[str, object]) -> None:
    with pytest.raises(WireError):
        event_from(values, NAMES[:2])


def test_a_field_of_an_event_that_is_not_known_is_left_alone() -> None:
    values = {"event": "uno_called", "player": "Anna", "how": "loud", "twice": None}
    assert event_from(values, NAMES[:2]) == UnoCalled(0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"stock": 10**12},
        {"stock": -1},
        {"stock": 1.0},
        {"counts": {"Anna": 7, "Ben": True}},
        {"direction": "up"},
        {"hand": ["?"]},
        {"turn": None},
        {"discard": []},
        {"asked": None},
        {"asked": "R5"},
        {"dealer": None},
        {"absent": list(NAMES[:2])},
        {"totals": {"Anna": "0", "Ben": 0}},
        {"penalty": "2"},
        {"phase": "choice"},
        {"phase": "response"},
        {"agenda": [{"is": "Swap", "seat": 2}]},
        {"agenda": [{"is": "CustomRule", "effects": [], "text": ""}]},
        {"agenda": [{"is": "CardWorks", "seat": 0, "card": "R5"}]},
    ],
)
def test_a_table_that_cannot_be_is_told(wrong: dict[str, object]) -> None:
    game, _ = Game.begin(Setup(RULEBOOKS["mario-de"], 2, 7))
    right = view_values(game.view(0), NAMES[:2])
    with pytest.raises(WireError):
        view_from(over(right | wrong), NAMES[:2])


def test_what_is_no_view_is_told() -> None:
    game, _ = Game.begin(Setup(RULEBOOKS["mario-de"], 2, 7))
    right = view_values(game.view(0), NAMES[:2])
    assert view_from(right, NAMES[:2]) == game.view(0)
    for name in right:
        if name not in ("legal", "top", "rules", "custom_rule"):  # follow from the rest, or may be left out
            with pytest.raises(WireError):
                view_from({key: value for key, value in right.items() if key != name}, NAMES[:2])
    for wrong in ({"turn": "Nobody"}, {"agenda": [{"is": "Popen"}]}, {"phase": 3}, {"hand": 7}):
        with pytest.raises(WireError):
            view_from(right | wrong, NAMES[:2])
    assert len(NAMES) == MAX_PLAYERS
