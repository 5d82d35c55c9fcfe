"""What is heard of what happens: for every event of whole games, and for each listener."""

from __future__ import annotations

import pytest

from access_uno.engine import events as happened
from access_uno.engine.cards import FACES, Card, Colour
from access_uno.engine.position import Refusal
from access_uno.engine.values import Value
from access_uno.host import Presence, Spoke
from access_uno.sounds.catalogue import SOUNDS, Cue
from access_uno.sounds.scene import cues


def sounds(event: Value, listener: int | None = 0) -> list[str]:
    """The sounds of one event at a table for four."""
    return [cue.sound for cue in cues([event], listener, 4)]


def test_the_own_turn_sounds_unlike_that_of_others() -> None:
    assert cues([happened.TurnBegan(0)], 0, 4) == [Cue("your-turn", 0.0)]
    assert cues([happened.TurnBegan(1)], 0, 4) == [Cue("turn", -0.6)]
    assert cues([happened.TurnBegan(3)], 0, 4) == [Cue("turn", 0.6)]
    assert sounds(happened.TurnBegan(0), None) == ["turn"]


@pytest.mark.parametrize("card", FACES, ids=str)
def test_a_card_laid_is_heard_with_its_colour_and_what_it_does(card: Card) -> None:
    chosen = None if card.colour else Colour.BLUE
    laid, *effect = sounds(happened.Played(1, card, chosen))
    assert laid == f"laid-{(card.colour or Colour.BLUE).value}"
    named = {"+2": "draw-two", "W+4": "draw-four", "ST": "star", "CU": "custom"}
    code = card.code[1:] if card.colour else card.code
    assert effect == ([named[code]] if code in named else [])


def test_whoever_must_answer_a_penalty_hears_that_it_is_his_turn() -> None:
    hit = happened.Hit(0, 1, 2)
    assert sounds(hit) == ["your-turn"]
    assert sounds(hit, 2) == []


def test_the_end_of_a_round_sounds_like_it_was_for_the_listener() -> None:
    won = happened.RoundWon(0, (), (), ())
    assert [sounds(won, listener) for listener in (0, 1, None)] == [
        ["round-won"],
        ["round-lost"],
        ["round-won"],
    ]


def test_a_refusal_is_heard() -> None:
    assert cues([Refusal("not-your-turn", "R22")], 0, 4) == [Cue("refused", 0.0)]


def test_a_sound_never_tells_more_than_the_event_that_the_listener_may_see() -> None:
    for count in (1, 4):
        drew = happened.Drew(1, tuple(FACES[:count]), count, "turn")
        assert cues([drew], 0, 4) == cues([drew.seen_by(0)], 0, 4) == [Cue("drawn", -0.6)]


def test_people_who_talk_come_and_go_are_heard_from_their_seats() -> None:
    assert cues([Presence(1, here=False)], 0, 4) == [Cue("away", -0.6)]
    assert cues([Presence(3, here=True)], 0, 4) == [Cue("back", 0.6)]
    assert cues([Spoke(1)], 0, 4) == [Cue("talk", -0.6)]
    assert cues([Spoke(None)], None, 0) == [Cue("talk", 0.0)], "in the hall"


def test_every_sound_comes_from_something_that_is_told() -> None:
    told: list[Value] = [happened.TurnBegan(seat) for seat in range(2)]
    told += [happened.Played(0, card, None) for card in FACES]
    told += [
        happened.Drew(0, None, 1, "turn"),
        happened.Skipped(0),
        happened.Reversed(1),
        happened.UnoCalled(0),
    ]
    told += [happened.Caught(0, 1), happened.RoundWon(0, (), (), ()), happened.RoundWon(1, (), (), ())]
    told += [happened.MatchWon((0,), (500,)), Refusal("not-your-turn", "R22")]
    told += [Spoke(1), Presence(1, here=True), Presence(1, here=False)]
    assert {cue.sound for cue in cues(told, 0, 2)} == set(SOUNDS)
