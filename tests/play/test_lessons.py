"""The lessons, gone through to their ends in every language and rulebook, by keys and by typed lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from access_uno.console.bindings import key_name
from access_uno.engine.actions import Catch
from access_uno.engine.cards import Card
from access_uno.engine.rules import RULEBOOKS
from access_uno.lessons import Ask, LessonError, lessons, read
from access_uno.play.commands import COMMANDS, Keymap
from access_uno.play.lesson_mode import LessonMode, Lessons
from access_uno.words import languages
from tests.play.driver import TOLD, AtOnce, Driver, Later
from tests.play.test_after import settled

FOLDER = Path("access_uno/lessons")
FILES = sorted(FOLDER.glob("*.uno"))


@pytest.fixture(autouse=True)
def thinks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_uno.table.table.shared", AtOnce)


class Pupil(Driver):
    """Does what is asked for."""

    def __init__(
        self, home: Path, language: str, rulebook: str, *, by_keys: bool, settings: str = ""
    ) -> None:
        home.mkdir(exist_ok=True)
        (home / "settings.toml").write_text(settings, encoding="utf-8")
        self.heard: list[str] = []
        super().__init__(home, language, by_keys)
        self.begun = self.open(Lessons(self.console, rulebook))

    def told(self) -> list[str]:
        told = super().told()
        self.heard += told
        return told

    @property
    def mode(self) -> LessonMode:
        mode = self.console.mode
        assert isinstance(mode, LessonMode)
        return mode

    @property
    def asked(self) -> Ask | None:
        return self.mode._ask

    def obey(self) -> list[str]:
        """Whatever is asked for, as it was said."""
        ask = self.asked
        assert ask is not None
        assert self.mode._named(ask) in self.heard[-1]
        told = self.type(self.named(ask)) if not self.console.by_keys else self._press_for(ask)
        if not isinstance(self.console.mode, LessonMode):  # a menu, in which one looks around
            told += self.press("escape") if self.console.by_keys else self.type("back")
        assert self.asked is not ask, (ask, told)
        return told

    def named(self, ask: Ask) -> str:
        """What must be typed, taken from what was told."""
        words, told = self.mode.person.words, self.mode._named(ask)
        typed = self.mode._here.help.typed_word(ask.commands[0])
        if told == words.text("named-typed", command=typed):  # which may say that it is a word
            return typed
        begin, _, end = words.text("named-typed", command="龘").partition("龘")
        assert told.startswith(begin)
        return told.removeprefix(begin).removesuffix(end)

    def _press_for(self, ask: Ask) -> list[str]:
        """Nothing but the keys that were named, and the letter of the colour that was."""
        told = self.press(*self._named_keys(self.mode._named(ask)))
        if colour := getattr(ask.action, "colour", None):
            told += self.press(colour.letter.lower())
        return told

    def _named_keys(self, named: str) -> list[str]:
        words = self.mode.person.words
        pattern = re.escape(words.text("prompt-keys", first="龘", second="龖"))
        both = re.fullmatch(pattern.replace("龘", "(.+)").replace("龖", "(.+)"), named)
        keys = {
            words.text("key-list", keys=words.join([key_name(words, key) for key in keys], "or")): keys[0]
            for keys in Keymap().keys.values()
        }
        return [keys[name.strip()] for name in (both.groups() if both else (named,))]


@pytest.mark.parametrize("by_keys", [True, False], ids=["keys", "lines"])
@pytest.mark.parametrize(("rulebook", "language"), TOLD)
def test_every_lesson_is_gone_through_by_doing_what_it_says(
    tmp_path: Path, rulebook: str, language: str, by_keys: bool
) -> None:
    pupil = Pupil(tmp_path, language, rulebook, by_keys=by_keys)
    names = [lesson.name for lesson in lessons(RULEBOOKS[rulebook])]
    assert len(names) in (9, 11)
    pupil.press("enter") if by_keys else pupil.type("1")
    for name in names:
        assert pupil.mode._lesson.name == name
        told: list[str] = []
        while pupil.asked is not None:
            told += pupil.obey()
            assert pupil.mode.person.words.text("others-first") not in told
        words, menu = pupil.console.words, pupil.mode._here.help.named("menu")
        assert (told[-1] == words.text("lesson-done-all", menu=menu)) is (name == names[-1]), told[-1]
        assert name in pupil.settings.learned
        if name != names[-1]:
            pupil.press("down") if by_keys else pupil.type(pupil.mode._here.help.typed_word("go-on"))
    pupil.press("down") if by_keys else pupil.type(pupil.mode._here.help.typed_word("go-on"))
    assert isinstance(pupil.console.mode, Lessons)
    assert set(pupil.settings.learned) == set(names)


def test_where_lines_are_typed_the_list_of_what_can_be_done_names_no_card_in_focus(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "en", "mario-de", by_keys=False)
    pupil.type("3")  # drawing, and the card that is laid before
    while pupil.asked is not None and pupil.asked.commands[0] != "play":
        pupil.obey()
    told = pupil.type("what now")
    assert "1. Plays a card; add the card, such as red 7," in " ".join(told), told


def test_another_key_is_explained_and_loses_nothing(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "en", "mario-de", by_keys=True)
    pupil.press("enter")
    asked = "Ask for all your cards: H."
    assert pupil.press("space") == [
        "Space: draws a card, or takes the cards of a penalty. This lesson doesn't need that now.",
        asked,
    ]
    assert pupil.press("c") == ["The top card is red 2.", asked]
    assert pupil.press("%")[-1] == asked
    assert pupil.press("l") == [asked]
    assert pupil.obey()[-1] == "One of them is always in focus. Go to the next one: Right arrow."


def test_what_the_rules_allow_and_the_lesson_does_not_is_told_and_not_done(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "en", "mario-de", by_keys=False)
    pupil.type("2", "top")
    hand = list(pupil.mode.person.view.hands[0])
    told = pupil.type("play green 8")
    assert told[0].startswith("Green 8 doesn't fit blue 9."), "what the rules refuse is refused"
    assert told[-1] == "It's blue. Play blue 2: type play blue 2."
    pupil.type("play blue 2")
    pupil.type("play green 8")
    pupil.type("playable")
    assert pupil.type("draw") == [
        "draw: draws a card, or takes the cards of a penalty. This lesson doesn't need that now.",
        "Play red 5: type play red 5.",
    ]
    assert [card for card in hand if card in pupil.mode.person.view.hands[0]] == [
        *map(Card, ("R5", "Y1", "Y6"))
    ]


@pytest.mark.parametrize("language", languages())
def test_a_yes_or_no_without_a_question_is_answered(tmp_path: Path, language: str) -> None:
    pupil = Pupil(tmp_path, language, "mario-de", by_keys=False)
    pupil.type("1")
    words = pupil.mode.person.words
    for answer in ("yes", "no"):
        told = pupil.type(words.text(f"typed-{answer}").partition(",")[0])
        assert words.text(f"typed-how-{answer}") in told


def test_lessons_can_be_left_and_progress_is_kept(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "en", "mario-de", by_keys=True)
    pupil.press("enter")
    while pupil.asked is not None:
        pupil.obey()
    assert pupil.press("escape")[-1] == "Lessons. The top card, colours and numbers. 2 of 12."
    again = Pupil(tmp_path, "en", "mario-de", by_keys=True, settings=(tmp_path / "settings.toml").read_text())
    assert again.begun == ["Lessons. The top card, colours and numbers. 2 of 12."]
    assert again.press("up") == ["The hand and the focus, done. 1 of 12."]


def test_escape_in_the_help_of_a_lesson_that_is_done_tells_how_to_go_on(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "en", "mario-de", by_keys=True)
    pupil.press("enter")
    while pupil.asked is not None:
        pupil.obey()
    (done,) = pupil.press("l")
    pupil.press("?")
    assert pupil.press("escape") == [done]


def test_a_player_who_reads_message_by_message_gets_one_at_a_time(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "en", "mario-de", by_keys=True, settings='pace = "wait"\n')
    told = pupil.press("enter")
    heard = [pupil.press("down") for _ in range(2)]
    assert told == ["Lesson: The hand and the focus."]
    assert heard == [
        [pupil.mode.person.words.text("lesson-hand-welcome", player="Ada")],
        ["Ask for all your cards: H."],
    ]


def test_the_keys_of_a_braille_display_are_named_where_one_is_used(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "en", "mario-de", by_keys=True, settings='display = "brlapi"\n')
    pupil.press("enter")
    while pupil.asked is not None and pupil.asked.action is None:
        told = pupil.obey()
    assert told[-1] == "Play red 5: R, then Enter, or on the display the routing key over the card, twice."


def test_on_a_display_the_card_is_played_by_its_routing_key_and_words_tell_again_what_is_asked(
    tmp_path: Path,
) -> None:
    pupil = Pupil(tmp_path, "en", "mario-de", by_keys=True, settings='display = "brlapi"\n')
    pupil.press("enter")
    while pupil.asked is not None and pupil.asked.action is None:
        asked = pupil.obey()[-1]
    person = pupil.mode.person
    hand = person.teller.hand(person.hand.cards)
    pupil.console.touch(hand, None)
    assert pupil.told() == [asked]
    pupil.console.touch(hand, 0)
    pupil.console.touch(hand, 0)
    assert pupil.told()[:2] == ["Red 5, card 1 of 4, can be played.", "You play red 5."]


def test_r51_catching_is_taught_where_one_can_be_caught() -> None:
    def caught(rulebook: str) -> bool:
        parts = (part for lesson in lessons(RULEBOOKS[rulebook]) for part in lesson.parts)
        return any(isinstance(part, Ask) and isinstance(part.action, Catch) for part in parts)

    assert [caught(rulebook) for rulebook in ("mario-de", "braille-de")] == [True, False]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("#: ask hand", "line 9: ask hand"),
        ("#: sing lesson-hand", "line 9: sing lesson-hand"),
        ("A: play R5", "line 9: it is not asked for"),
        ("#: do lesson-lay play", "line 9: no step does what is asked for"),
        ("A: play G5", "refused"),
    ],
)
def test_what_cannot_be_taught_names_its_line(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "01-odd.uno"
    head = "uno 1\nrulebook: mario-de\nplayer: A\nplayer: B\nhand: A = R5 R6\nhand: B = R1\n"
    file.write_text(
        f"{head}discard: R2\nturn: A\nbegin\n{text}\n".replace("turn: A\nbegin", "turn: A\nbegin")
    )
    with pytest.raises(LessonError) as caught:
        read(file)
    assert complaint.replace("line 9", "line 10") in str(caught.value) or complaint == "refused"


def test_a_card_that_is_named_is_played_by_the_key_that_is_named(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "en", "mario-de", by_keys=True)
    pupil.press("4")
    assert pupil.press("c")[-1].endswith("Play red Skip: Enter.")
    assert pupil.press("enter")[0] == "You play red Skip."
    assert pupil.press("b", "enter")[1:] == [
        "Blue 1 doesn't fit red 4. 2 cards fit.",
        "A Reverse changes the direction of play. Play red Reverse: R, then Enter.",
    ]


def test_what_a_lesson_asks_for_is_no_part_of_its_history(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, "en", "mario-de", by_keys=True)
    pupil.press("home", "down", "down", "down", "down", "down", "down", "down", "down", "down", "enter", "x")
    pupil.press("t", "n", "s", "i")
    turn = "Your turn: yellow 7. Only yellow 1 fits."
    assert pupil.obey() == [turn, "And one further back: Comma or Page up."]
    assert pupil.obey() == ["Bert plays yellow 7.", "And one forward: Full stop or Page down."]
    assert pupil.obey()[0] == turn
    levels = [pupil.obey()[0] for _ in range(3)]
    assert levels == [f"The game says {how}." for how in ("all it can", "little", "the usual amount")]
    assert pupil.obey()[0].startswith("What you're told.")
    assert pupil.obey()[0] == levels[-1], "the last message is one of the game"
    assert pupil.heard[-1] == "Play yellow 1: Enter."


_OF_ONES_OWN = """uno 1
rulebook: mario-de
player: Pupil
player: Peach
hand: Pupil = R5 B2 Y1
hand: Peach = R7 Y9
stock: B6 R9
discard: R2
turn: Peach
begin
Peach: play R7
#: do lesson-lay play
Pupil: play R5
#: say lesson-end-rule
"""


def test_what_others_could_do_between_the_steps_of_a_lesson_is_let_pass(tmp_path: Path) -> None:
    """Peach could still call UNO; but no person sits there."""
    (tmp_path / "13-end.uno").write_text(_OF_ONES_OWN)
    lesson = read(tmp_path / "13-end.uno")
    driver = Driver(tmp_path)
    record = lesson.record("mario-de", ("Anna", "Ada"))
    driver.open(LessonMode(Lessons(driver.console), lesson, record, True))
    assert driver.press("enter")[0] == "You play red 5."


@pytest.mark.parametrize("line", ["yes", "no", "well", "large", "large top", "5"])
def test_a_word_that_means_nothing_in_a_lesson_is_answered_and_the_lesson_goes_on(
    tmp_path: Path, line: str
) -> None:
    driver = Driver(tmp_path, by_keys=False)
    driver.open(Lessons(driver.console))
    asked = driver.type("1")[-1]
    assert driver.type(line)[-1] == asked


@pytest.mark.parametrize("command", ["take", "report", "choose", "", "no command"])
def test_what_a_lesson_does_not_know_is_not_done(tmp_path: Path, command: str) -> None:
    driver = Driver(tmp_path)
    driver.open(Lessons(driver.console))
    driver.press("enter")
    assert isinstance(driver.console.mode, LessonMode)
    assert not driver.console.do(command, "x")


def test_every_command_of_a_table_can_be_done_in_a_lesson(tmp_path: Path) -> None:
    for command in COMMANDS:
        driver = Driver(tmp_path)
        driver.open(Lessons(driver.console))
        driver.press("enter")
        driver.console.do(command)
        assert driver.console.running


def test_a_hint_that_no_lesson_asked_for_skips_no_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = Later()
    monkeypatch.setattr("access_uno.table.table.shared", lambda: later)
    pupil = Pupil(tmp_path, "en", "mario-de", by_keys=False)
    pupil.type("5")
    asked = pupil.asked
    assert pupil.type("play 1", "hint")[-1] == "One moment."
    later.finish_all()
    assert settled(pupil)[0].startswith("Hint: ")
    assert pupil.asked is asked
    assert "You play a Wild and choose blue." in pupil.obey()
