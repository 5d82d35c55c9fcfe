"""Scenes: what is there now and what can be done, in every mode, and never more than its reader may see."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_uno.console.app import Console
from access_uno.console.entry import Entry
from access_uno.console.menu import Count, Question
from access_uno.console.reader import Reader
from access_uno.console.scene import Choices, Curtain, Scene, TextToRead, TextToType
from access_uno.engine.actions import Draw, Play
from access_uno.engine.cards import FACES, Card
from access_uno.play.commands import ONLINE
from access_uno.play.first_start import AskLanguage
from access_uno.play.lesson_mode import Lessons
from access_uno.play.online.online_session import OnlineSession
from access_uno.play.online.spectating import Spectating
from access_uno.play.start_menu import StartMenu
from access_uno.play.table_scene import TableScene
from access_uno.protocol.messages import Player
from access_uno.record import Replay
from access_uno.table import Table
from access_uno.words import languages, words_of
from tests.play.driver import Driver
from tests.play.online.test_lobby import waiting
from tests.play.shadow import ROUND, Shadow

BOTH = ROUND.replace("Ben | computer random", "Ben")


@pytest.fixture
def driver(tmp_path: Path) -> Driver:
    return Driver(tmp_path)


def choices(console: Console) -> Choices:
    """What is asked now."""
    scene = console.scene
    assert isinstance(scene, Choices)
    return scene


def table(shadow: Shadow) -> TableScene:
    """The table as it is seen now."""
    scene = shadow.console.scene
    assert isinstance(scene, TableScene)
    return scene


def do(shadow: Shadow, command: str, what: str = "") -> bool:
    """Do something of the scene."""
    done = shadow.console.do(command, what)
    shadow.settle()
    return done


def commands(scene: Scene) -> list[str]:
    """What can be done, besides what a kind of scene has by itself."""
    return [deed.command for deed in scene.deeds]


# Menus, questions, texts


def test_a_choice_is_made_by_its_name(driver: Driver) -> None:
    driver.open(StartMenu(driver.console))
    scene = choices(driver.console)
    assert [choice.name for choice in scene.choices][scene.current] == "learn"
    assert commands(scene) == ["back", "help"]
    assert driver.console.do("choose", "settings")
    settings = choices(driver.console)
    assert not driver.console.do("choose", "learn"), "it is not there any more"
    assert driver.console.scene == settings
    assert driver.console.do("back")
    assert driver.console.scene == scene.but(current=[c.name for c in scene.choices].index("settings"))


def test_the_focus_is_moved_as_by_keys(driver: Driver) -> None:
    driver.open(StartMenu(driver.console))
    first = choices(driver.console).current
    assert driver.console.do("next")
    assert choices(driver.console).current == first + 1
    assert not driver.console.do("draw")


def test_a_question_and_a_number_are_choices(driver: Driver) -> None:
    answered: list[object] = []
    driver.open(Count(driver.console, "How many?", [(n, f"{n} cards") for n in (2, 3)], answered.append, 3))
    scene = choices(driver.console)
    assert ([choice.text for choice in scene.choices], scene.current) == (["2 cards.", "3 cards."], 1)
    assert driver.console.do("choose", scene.choices[0].name)
    driver.open(
        Question(driver.console, "Sure?", lambda: answered.append("yes"), lambda: answered.append("no"))
    )
    assert [(c.name, c.text) for c in choices(driver.console).choices] == [("yes", "Yes"), ("no", "No")]
    assert driver.console.do("choose", "no")
    assert answered == [2, "no"]


def test_a_number_has_a_way_back_for_players_with_one_key(driver: Driver) -> None:
    driver.console.outlet.profile = driver.console.outlet.profile.but(scan=2)
    driver.open(Count(driver.console, "How many?", [(n, f"{n} cards") for n in (2, 3)], print, 3))
    scene = choices(driver.console)
    assert [(choice.text, choice.number) for choice in scene.choices][-2:] == [("3 cards.", 3), ("Back.", 0)]


def test_a_text_is_typed_in_one_piece(driver: Driver) -> None:
    taken: list[str] = []
    driver.open(
        Entry(driver.console, "Your name", taken.append, "Anna", lambda text: "No." if text == "x" else None)
    )
    assert driver.console.scene == TextToType("Your name.", driver.console.scene.deeds, text="Anna", cursor=4)
    assert commands(driver.console.scene) == ["take", "back", "help"]
    assert driver.console.do("help"), "by another key than the question mark, which is text here"
    assert not taken
    driver.console.do("take", "x")
    assert not taken, "what is not allowed is not taken"
    driver.console.do("take", "Ben\nB")
    assert taken == ["Ben B"]


def test_a_text_is_read_with_its_headings(driver: Driver) -> None:
    driver.open(Reader(driver.console, "Rules", ["One.", "Two.", "Three."], ["A", "A", "B"]))
    scene = driver.console.scene
    assert isinstance(scene, TextToRead)
    assert [(p.heading, p.text) for p in scene.paragraphs] == [("A", "One."), ("", "Two."), ("B", "Three.")]
    assert driver.console.do("next")
    assert driver.console.scene == scene.but(current=1)
    assert driver.console.do("back")


@pytest.mark.parametrize("language", languages())
def test_the_first_question_and_the_lessons_are_choices(tmp_path: Path, language: str) -> None:
    driver = Driver(tmp_path, language)
    driver.open(Lessons(driver.console))
    assert driver.console.do("choose", choices(driver.console).choices[0].name)
    lesson = driver.console.scene
    assert isinstance(lesson, TableScene)
    assert lesson.hand
    assert driver.console.do(lesson.deeds[0].command)
    driver.open(AskLanguage(driver.console, lambda _: None))
    assert len(choices(driver.console).choices) == len(languages())
    assert choices(driver.console).title


# The table


def test_a_card_is_played_by_its_name_and_one_that_has_gone_is_not(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path, ROUND)
    before = table(shadow)
    assert [card.code for card in before.hand] == ["R7", "G3", "W", "B5", "R+2"]
    assert [card.fits for card in before.hand] == [True, False, True, True, True]
    assert before.hand[1].why_not == "Green 3 doesn't fit red 5."
    assert before.top is not None
    assert (before.top.words, before.colour, before.pile) == ("red 5", "red", 19)
    assert [(p.name, p.cards, p.on_turn, p.is_reader, p.is_computer) for p in before.players] == [
        ("Anna", 5, True, True, False),
        ("Ben", 5, False, False, True),
    ]
    gone = before.hand[3].name
    assert do(shadow, "play", gone)
    after = table(shadow)
    assert len(after.hand) == 4
    assert "You play blue 5." in " ".join(after.moves)
    assert not do(shadow, "play", gone)
    assert not do(shadow, "focus", gone)
    assert len(table(shadow).hand) == 4


def test_the_focus_goes_to_a_card_by_its_name(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path, ROUND)
    assert do(shadow, "focus", table(shadow).hand[2].name)
    assert table(shadow).focus == 2
    assert table(shadow).news.startswith("Wild, card 3 of 5")


def test_what_can_be_done_is_what_the_rules_allow(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path, ROUND)
    while table(shadow).title != words_of("en").text("refusal-round-over"):
        legal = (
            {type(action) for action in shadow.table.game.legal(0)} if shadow.table.game.turn == 0 else set()
        )
        scene = table(shadow)
        assert ("draw" in commands(scene)) == (Draw in legal), scene.deeds
        assert any(card.fits for card in scene.hand) <= (Play in legal)
        assert commands(scene)[-2:] == ["menu", "keys"]
        fitting = [card for card in scene.hand if card.fits]
        if fitting and "keep" not in commands(scene):
            do(shadow, "play", fitting[0].name)
            if isinstance(shadow.console.scene, Choices):
                do(shadow, "choose", "red")
        else:
            do(shadow, commands(scene)[0])
    assert commands(table(shadow))[0] == "go-on"


def test_a_colour_is_a_choice_that_can_be_taken_back(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path, ROUND)
    wild = table(shadow).hand[2].name
    assert do(shadow, "play", wild)
    asked = choices(shadow.console)
    assert sorted(choice.name for choice in asked.choices) == ["blue", "green", "red", "yellow"]
    assert asked.current == -1
    assert do(shadow, "next")
    assert choices(shadow.console).current == 0
    assert do(shadow, "back")
    assert len(table(shadow).hand) == 5
    assert do(shadow, "play", wild)
    assert do(shadow, "choose", "green")
    assert len(shadow.table.game.hands[0]) == 4


def test_the_keys_of_the_table_are_a_text(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path, ROUND)
    assert do(shadow, "keys")
    scene = shadow.console.scene
    assert isinstance(scene, TextToRead)
    assert do(shadow, "back")
    assert table(shadow).hand


def told_of_cards(scene: Scene, hands: list[str]) -> list[str]:
    """The cards of these hands whose words or codes are somewhere in a scene."""
    words = words_of("en")
    return [
        code for code in hands if words.card(Card(code)).words in repr(scene) or f"'{code}'" in repr(scene)
    ]


def test_nothing_of_a_hand_is_seen_while_the_console_changes_hands(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path, BOTH)
    assert isinstance(shadow.console.scene, Curtain)
    hands = [card.code for hand in shadow.table.game.hands for card in hand]
    assert told_of_cards(shadow.console.scene, hands) == []
    assert not do(shadow, "draw")
    assert do(shadow, commands(shadow.console.scene)[0])
    assert told_of_cards(table(shadow), ["Y1", "Y2", "G4", "G5", "B8"]) == []
    do(shadow, "play", table(shadow).hand[0].name)
    assert do(shadow, "go-on")
    assert isinstance(shadow.console.scene, Curtain)
    assert told_of_cards(shadow.console.scene, hands) == []
    assert do(shadow, "sit-down")
    assert told_of_cards(table(shadow), ["G3", "W", "B5", "R+2"]) == []


@given(seed=st.integers(0, 999), steps=st.integers(0, 25))
def test_a_scene_is_the_same_whatever_the_hidden_cards_are(seed: int, steps: int) -> None:
    with TemporaryDirectory() as folder:
        shadow = Shadow(Path(folder), ROUND.replace("seed: 1", f"seed: {seed}"))
        chance = Random(seed)
        for _ in range(steps):
            scene = shadow.console.scene
            if isinstance(scene, Choices):
                do(shadow, "choose", chance.choice(scene.choices).name)
            elif isinstance(scene, TableScene):
                cards = [("play", card.name) for card in scene.hand if card.fits]
                deeds = [(deed.command, "") for deed in scene.deeds[:-2]]
                do(shadow, *chance.choice(cards or deeds or [("turn", "")]))
        seen, game = shadow.console.scene, shadow.table.game
        hidden = [*game.hands[1], *game.stock]
        others = chance.choices(FACES, k=len(hidden))
        game.hands[1][:], game.stock[:] = others[: len(game.hands[1])], others[len(game.hands[1]) :]
        assert shadow.console.scene == seen


class Nowhere:
    """A session with a server of which only the table is asked."""

    def __init__(self, console: Console, table: object) -> None:
        self.console = console
        self.client = self
        self.table = table
        self.asked: list[str] = []
        self.commands = {name: partial(self.asked.append, name) for name in ONLINE.keys}

    def tell_who(self) -> None:
        """Who is here."""

    def ask_to_leave_table(self) -> None:
        """Leave."""
        self.asked.append("leave")


def test_who_watches_sees_the_public_table_and_no_hand(driver: Driver) -> None:
    record = Replay.of(ROUND.encode()).record
    assert record is not None
    at = Table(record)
    people = waiting().but(players=(Player("Anna", None, False), Player("Ben", "easy", True)))
    online = Nowhere(driver.console, people)
    watching = Spectating(cast(OnlineSession, online), at.take_seat(None), "")
    watching._begun = True
    driver.open(watching)
    scene = driver.console.scene
    assert isinstance(scene, TableScene)
    assert (scene.hand, scene.focus) == ((), -1)
    assert [(p.name, p.cards, p.is_away, p.is_computer, p.is_reader) for p in scene.players] == [
        ("Anna", 5, True, False, False),
        ("Ben", 5, False, True, False),
    ]
    assert told_of_cards(scene, ["R7", "G3", "W", "B5", "Y1", "Y2", "G4", "G5", "B8"]) == []
    about = ["say", "who", "friends", "report", "leave"]
    assert [name for name in commands(scene) if name in about] == about
    assert all(driver.console.do(command) for command in about)
    assert online.asked == about
    assert not driver.console.do("draw")
