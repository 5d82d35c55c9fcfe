"""What is heard of what happens: for every event of whole games, and for each listener."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_uno.engine import Game
from access_uno.engine import events as happened
from access_uno.engine.cards import FACES, Card, Colour, Symbol
from access_uno.engine.events import Event
from access_uno.engine.position import Refusal
from access_uno.engine.setup import Setup
from access_uno.engine.values import Value
from access_uno.sounds.catalogue import SOUNDS, Cue
from access_uno.sounds.scene import cues, place
from access_uno.table import Presence, Spoke
from access_uno.words import Message, ShownCard
from tests.engine.worlds import setups, walk
from tests.words.test_told import NAMES, VERBOSITIES, tellers


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


def test_a_player_who_must_answer_a_penalty_hears_that_it_is_their_turn() -> None:
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


# What is heard stands in the very words that it comes with, in every language


@settings(max_examples=15)
@given(setup=setups, seed=st.integers(0, 2**32))
def test_what_a_sound_tells_its_words_tell_in_every_language(setup: Setup, seed: int) -> None:
    game, events = Game.begin(setup)
    heard_in_words(game, events)
    for step in walk(game, seed, 12):
        heard_in_words(step.game, step.events)


def heard_in_words(game: Game, events: list[Event]) -> None:
    for teller in tellers(game):
        position = game if teller.seat is None else game.view(teller.seat)
        for verbosity in VERBOSITIES:
            for message in teller.tell(events, position, verbosity):
                for cue in cues(message.tells, teller.seat, game.players):
                    assert in_words(cue, message, teller.seat, game.players), (cue, message.text)


def in_words(cue: Cue, message: Message, listener: int | None, count: int) -> bool:
    """Whether a message tells the card or the call that is heard, and who is heard."""
    shown = [part for part in message.parts if isinstance(part, ShownCard)]
    if cue.sound.startswith("laid-"):
        colour = Colour(cue.sound.removeprefix("laid-"))
        return any(colour in (part.colour, part.card.colour) for part in shown)
    if cue.sound in _SYMBOLS:
        return any(part.card.symbol is _SYMBOLS[cue.sound] for part in shown)
    if cue.sound == "uno":
        return "UNO" in message.text
    if cue.sound in (
        "match",
        "reverse",
    ):  # without a player; who has turned the direction was told with the card
        return bool(message.text)
    at = [seat for seat in range(count) if place(seat, listener, count) == cue.place]
    return at == [listener] or all(NAMES[seat] in message.text for seat in at)


_SYMBOLS = {
    "draw-two": Symbol.DRAW_TWO,
    "draw-four": Symbol.WILD_DRAW_FOUR,
    "star": Symbol.STAR,
    "custom": Symbol.CUSTOM,
}
