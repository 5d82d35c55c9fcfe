"""What now: all that is legal stands in a list, and three keys play the whole game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from access_uno.console import _braille_input
from access_uno.console.display import Key
from access_uno.console.draft import Draft
from access_uno.console.menu import Menu, Pick, Question
from access_uno.console.outlet import Telling
from access_uno.engine import Action, Play
from access_uno.engine.actions import (
    Accept,
    CallUno,
    Catch,
    Challenge,
    Demand,
    Draw,
    Jump,
    NameColour,
    Next,
    Pass,
    Star,
)
from access_uno.engine.position import CHOICE
from access_uno.play.colour_question import ColourChoice
from access_uno.play.game import GameMode
from access_uno.play.what_now import WhatNow
from access_uno.words import Message, languages
from tests.play.shadow import Shadow
from tests.play.test_answers import HEADER, game, pressed, typed
from tests.play.test_house import game as house_game
from tests.play.test_lessons import Pupil

Press = Callable[[], None]
MATCH = """uno 1
rulebook: {rulebook}
seed: {seed}
rule: limit = 30
{rules}player: Anna
player: Ben | computer random
player: Clara | computer random
begin
"""
RULES = {
    "mario-de": "",
    "mario-it": "rule: demand_penalty = 4\n",
    "braille-de": "rule: jump_in = yes\nrule: stacking = same\nrule: seven_swaps = yes\n",
}
COMMANDS: dict[type[Action], set[str]] = {
    Play: {"play"},
    Star: {"play"},
    Draw: {"draw"},
    Pass: {"keep"},
    Accept: {"draw", "accept"},
    Challenge: {"challenge"},
    CallUno: {"uno"},
    Catch: {"uno", "catch"},
    Jump: {"jump"},
    NameColour: {"play"},
    Demand: {"demand"},
    Next: {"go-on"},
}


def offered_and_legal(table: GameMode) -> None:
    """Every legal action has its entry, and a card one for itself."""
    person, view = table.person, table.person.view
    offers = table.offers()
    assert len({deed.name for deed in offers}) == len(offers)
    if person.unread:
        assert offers[0].command == "go-on"
    legal = view.legal(view.seat)
    if view.phase is CHOICE and view.turn == view.seat:
        assert "play" in [deed.command for deed in offers]
        return
    for action in legal:
        if not isinstance(action, CallUno) or view.owes_call(view.seat):
            assert COMMANDS[type(action)] & {deed.command for deed in offers}, action
    cards = {action.card for action in legal if isinstance(action, Play)}
    star = any(isinstance(action, Star) for action in legal)
    assert len([deed for deed in offers if deed.command == "play" and deed.what]) == len(cards) + star


def choose(shadow: Shadow, chance: Random, down: Press, enter: Press, what_now: Press) -> None:
    """What one does in each place with three keys and the one that opens the list."""
    mode = shadow.console.mode
    match mode:
        case WhatNow():
            offers = shadow.game.offers()
            doing = [deed.command not in ("menu", "keys", "demand") for deed in offers]
            for _ in range(chance.randrange(min(2, sum(doing)))):
                down()
            enter()
        case ColourChoice() | Pick():
            for _ in range(chance.randrange(1, 4)):
                down()
            enter()
        case Question():
            enter()
        case GameMode():
            offered_and_legal(mode)
            what_now()
        case _:
            raise AssertionError(mode)


def play_match(shadow: Shadow, down: Press, enter: Press, what_now: Press) -> None:
    chance = Random(3)
    for _ in range(5000):
        if shadow.game.is_over:
            break
        choose(shadow, chance, down, enter, what_now)
    assert shadow.game.is_over


@pytest.mark.parametrize("settings", ["", 'pace = "wait"\n'], ids=["at-once", "one-by-one"])
@pytest.mark.parametrize("rulebook", RULES)
def test_three_keys_play_a_whole_match(tmp_path: Path, rulebook: str, settings: str) -> None:
    record = MATCH.format(rulebook=rulebook, seed=7, rules=RULES[rulebook])
    shadow = Shadow(tmp_path / "home", record, settings)
    play_match(shadow, *(partial(shadow.press, key) for key in ("down", "enter", "W")))
    refusals = [
        told for told in shadow.told() if any("Refusal" in str(event) for event in told.message.tells)
    ]
    assert refusals == []
    shadow.press("W")
    shadow.press("enter")
    assert shadow.game.person.view.phase.name != "GAME_OVER", "the first entry begins another match"


class EightCells:
    """A small braille display, without BRLTTY."""

    size, rows = 8, 1

    def __init__(self, **_: object) -> None:
        self.shown: list[bytes] = []

    def show(self, cells: bytes, cursor: int | None = None) -> None:
        assert len(cells) <= self.size
        self.shown.append(cells)


def test_a_display_of_eight_cells_plays_a_whole_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_braille_input, "Display", EightCells)
    record = MATCH.format(rulebook="mario-de", seed=7, rules="")
    shadow = Shadow(tmp_path / "home", record, 'reading = "braille"\n')
    fingers = _braille_input.BrailleInput(shadow.console)
    tell = shadow.scribe.tell

    def told(message: Message, focus: int | None = None, felt: Message | Draft | None = None) -> Telling:
        fingers.show(felt or message, shadow.scribe.profile, focus)
        return tell(message, focus, felt)

    def press(key: Key) -> None:
        fingers._pressed(key)
        shadow.settle()

    def down() -> None:
        before = len(shadow.scribe.told)
        while len(shadow.scribe.told) == before:  # first through the message
            press(Key("command", "pan-right"))

    monkeypatch.setattr(shadow.scribe, "tell", told)
    monkeypatch.setattr(shadow.scribe, "hush", fingers.key_pressed)
    play_match(shadow, down, partial(press, Key("route")), partial(press, Key("key", "backspace")))


@pytest.mark.parametrize("language", languages())
def test_what_now_is_typed_in_every_language(tmp_path: Path, language: str) -> None:
    shadow = game(tmp_path, "R7 B3 Y2", f'language = "{language}"\n', by_keys=False)
    words = shadow.console.words
    for phrase in words.text("typed-what-now").split(","):
        told = typed(shadow, phrase.strip())
        assert isinstance(shadow.console.mode, WhatNow)
        assert any(words.text("can-play", cards="R7", count=1)[1:] in text for text in told)
        shadow.type(words.text("typed-menu-back").split(",")[0])


def test_a_line_of_the_game_is_understood_while_the_list_is_open(tmp_path: Path) -> None:
    shadow = game(tmp_path, "R7 B3 Y2", by_keys=False)
    typed(shadow, "what now")
    assert typed(shadow, "turn")[0].startswith("Your turn.")
    assert not isinstance(shadow.console.mode, WhatNow)


def test_the_likely_comes_first_and_the_opening_key_goes_on(tmp_path: Path) -> None:
    shadow = game(tmp_path, "W R7 R9 B3")
    assert pressed(shadow, "W") == ["Your turn. Play red 7. 1 of 7."]
    assert pressed(shadow, "W") == ["Play red 9. 2 of 7."]
    assert pressed(shadow, "W") == ["Play a Wild. 3 of 7."]
    assert pressed(shadow, "Down") == ["Draw. 4 of 7."]
    assert pressed(shadow, "Backspace")[0].startswith("Your turn.")


def test_the_same_key_goes_through_the_answers_to_a_question_and_the_colours(tmp_path: Path) -> None:
    rule = "rule: seven_swaps = yes"
    shadow = house_game(tmp_path, rule, Anna="R7 W B5", Ben="Y1 Y2 G4 G5", Carl="B8 B9")
    shadow.press("W")
    assert pressed(shadow, "enter")[-1].startswith("Choose who to swap hands with")
    assert pressed(shadow, "W") == ["Carl 2 cards. 2 of 2."]
    assert pressed(shadow, "W") == ["Ben 4 cards. 1 of 2."]
    shadow.press("esc")
    (tmp_path / "other").mkdir()
    shadow = house_game(tmp_path / "other", Anna="G7 W B3", Ben="Y1 Y2 G4 G5")
    assert pressed(shadow, "W", "enter") == ["Which colour for the Wild?"]
    colours = [pressed(shadow, "W")[0].partition(".")[0] for _ in range(5)]
    assert colours[0] == colours[4]
    assert len({*colours}) == 4
    shadow.press("enter")
    assert shadow.scribe.steps[0] == f"Anna: play W {colours[4].lower()}\n"


def test_the_list_closes_when_the_situation_changes(tmp_path: Path) -> None:
    shadow = game(tmp_path, "R7 B3 Y2 R1")
    shadow.press("W")
    mode = shadow.console.mode
    assert isinstance(mode, Menu)
    shadow.console.now = lambda: 0.0
    table = shadow.table
    table.submit(0, Play(shadow.game.person.view.hand[0]))
    shadow.settle()
    assert shadow.console.mode is shadow.game
    steps = table.steps
    shadow.press("enter")
    assert table.steps == steps, "Enter was meant for the list"


class Clock:
    """The time of a console, which goes on when the test says so."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


def scanning(tmp_path: Path, record: str, more: str = "") -> tuple[Shadow, Clock]:
    shadow, clock = Shadow(tmp_path / "home", record, f"scan = 2\n{more}"), Clock()
    shadow.console.now = clock
    shadow.console.discard(shadow.console.mode)  # the list opens again by itself
    shadow.settle()
    return shadow, clock


@pytest.mark.parametrize("settings", ["", 'pace = "wait"\n'], ids=["at-once", "one-by-one"])
def test_one_switch_plays_a_whole_match(tmp_path: Path, settings: str) -> None:
    record = MATCH.format(rulebook="braille-de", seed=7, rules=RULES["braille-de"])
    shadow, clock = scanning(tmp_path, record, settings)
    chance = Random(5)
    for _ in range(5000):
        if shadow.game.is_over:
            break
        steps = 3
        if isinstance(shadow.console.mode, WhatNow):
            offered_and_legal(shadow.game)
            doing = [deed.command not in ("menu", "keys", "demand") for deed in shadow.game.offers()]
            steps = min(2, sum(doing))
        for _ in range(chance.randrange(steps)):
            clock.seconds += 2
            shadow.settle()
        clock.seconds += 1
        shadow.press("x")
    assert shadow.game.is_over
    assert isinstance(shadow.console.mode, WhatNow), "another match can be begun"


def test_the_entries_are_told_one_after_the_other_and_any_key_takes_the_last_one(tmp_path: Path) -> None:
    record = HEADER.format(hand="W R7 R9 B3")
    shadow, clock = scanning(tmp_path, record)
    assert isinstance(shadow.console.mode, WhatNow), "it opens by itself"
    shadow.told()
    heard = []
    for _ in range(8):
        clock.seconds += 2
        shadow.settle()
        heard += [told.message.text for told in shadow.told()]
    assert heard[:2] == ["Play red 9. 2 of 7.", "Play a Wild. 3 of 7."]
    assert heard[-2:] == ["Play red 7. 1 of 7.", "Play red 9. 2 of 7."]
    clock.seconds += 1
    shadow.press("q")
    assert shadow.scribe.steps[0] == "Anna: play R9\n"


def test_a_key_pressed_just_as_a_list_opens_takes_nothing(tmp_path: Path) -> None:
    shadow, clock = scanning(tmp_path, HEADER.format(hand="W R7 R9 B3"))
    clock.seconds += 0.1
    shadow.press("x")
    assert shadow.scribe.steps == []
    clock.seconds += 0.6
    shadow.press("x")
    assert shadow.scribe.steps[0].startswith("Anna: play R7")


def test_menus_are_gone_through_with_a_way_back(tmp_path: Path) -> None:
    shadow, clock = scanning(tmp_path, HEADER.format(hand="W R7 R9 B3"))

    def wait_for(text: str) -> None:
        for _ in range(40):  # entries of a menu at most
            told = [each.message.text for each in shadow.told()]
            if any(text in each for each in told):
                return
            clock.seconds += 2
            shadow.settle()
        raise AssertionError(f"{text} is never told")

    shadow.told()
    for entry in ("Game menu", "Settings", "What you're told", "Back", "Back", "Back to the game"):
        wait_for(entry)
        clock.seconds += 1
        shadow.press("x")
    assert isinstance(shadow.console.mode, WhatNow)
    assert shadow.scribe.steps == []


def test_one_switch_goes_through_lessons(tmp_path: Path) -> None:
    pupil, clock = Pupil(tmp_path, "en", "mario-de", by_keys=True), Clock()
    clock.seconds = pupil.console.now()
    pupil.console.now = clock
    pupil.settings.give(scan=2)
    pupil.console.use(pupil.settings.general)
    for _ in range(18):
        clock.seconds += 1
        pupil.press("x")
        while pupil.console.advance() == 0:
            pass
    assert set(pupil.settings.learned) == {"hand", "top", "draw"}
