"""For eyes that see a little: contrast, shapes and letters, large faces, and what is asked of terminals."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_uno.console.app import Console
from access_uno.console.outlet import Outlet
from access_uno.console.screen import Screen
from access_uno.console.theme import (
    THEMES,
    Shade,
    Sight,
    can_colour,
    can_many,
    contrast,
    contrast_of,
    parts,
)
from access_uno.engine import Game
from access_uno.engine import events as happened
from access_uno.engine.cards import COLOURS, FACES, Card, Colour, Symbol
from access_uno.engine.rules import RULEBOOKS
from access_uno.play._card_faces import _DRAWINGS, by_colour, faces
from access_uno.play.online.online_session import OnlineSession
from access_uno.play.online.spectating import Spectating
from access_uno.record import Replay
from access_uno.settings import FIELDS, Choice, Home, Profile, Settings
from access_uno.table import Table
from access_uno.text.folding import cells
from access_uno.words import Teller, Words, languages
from tests.play.shadow import ROUND, Scribe

MANY = {"TERM": "xterm-256color"}
FEW = {"TERM": "xterm"}
LOOKS = re.compile(r"\x1b\[[0-9;]*[mKJ]")
NO_CONSOLE = cast(Console, None)  # a console is only asked where something speaks
OWN = [name for name, theme in THEMES.items() if theme.page]


class Terminal(io.StringIO):
    """Everything that is written to a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def outlet(
    theme: str, environment: Mapping[str, str] = MANY, *, is_terminal: bool = True
) -> tuple[Outlet, Terminal]:
    """An outlet for reading by sight."""
    terminal = Terminal()
    made = Outlet(Screen(terminal, keys=True, is_terminal=is_terminal), Profile(), environment)
    made.use(NO_CONSOLE, Profile(reading="sight", speech="off", theme=theme))
    return made, terminal


# Contrast, computed


def test_contrast_is_that_of_wcag() -> None:
    black, white, grey = Shade(16, 0), Shade(231, 15), Shade(102, 8)
    assert parts(white) == (255, 255, 255)
    assert parts(grey) == (135, 135, 135)
    assert contrast(black, white) == contrast(white, black) == pytest.approx(21)
    assert contrast(grey, white) == pytest.approx(3.59, abs=0.01)


@pytest.mark.parametrize("name", OWN)
def test_everything_that_is_read_has_seven_to_one_and_stands_out_of_its_page(name: str) -> None:
    theme = THEMES[name]
    assert theme.page
    assert contrast(theme.page.ink, theme.page.ground) >= 7
    for look in theme.cards.values():
        assert contrast(look.ink, look.ground) >= 7
        assert contrast(look.ground, theme.page.ground) >= 7 or contrast(look.ink, theme.page.ground) >= 7


def test_every_theme_of_the_settings_is_one() -> None:
    field = FIELDS["theme"]
    assert isinstance(field, Choice)
    assert set(field.choices) == set(THEMES)
    assert set(COLOURS) == set(THEMES["dark"].cards) == set(THEMES["light"].cards)


# The sixteen colours as a screen of the Linux console shows them, and xterm, each by its defaults.
LINUX_COLOURS = [
    *((0, 0, 0), (170, 0, 0), (0, 170, 0), (170, 85, 0), (0, 0, 170), (170, 0, 170), (0, 170, 170)),
    *((170, 170, 170), (85, 85, 85), (255, 85, 85), (85, 255, 85), (255, 255, 85), (85, 85, 255)),
    *((255, 85, 255), (85, 255, 255), (255, 255, 255)),
]
XTERM_COLOURS = [
    *((0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205)),
    *((229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255)),
    *((255, 0, 255), (0, 255, 255), (255, 255, 255)),
]
SIXTEEN = re.compile(r"\x1b\[(\d+);(\d+)m")


@pytest.mark.parametrize("name", [name for name, theme in THEMES.items() if theme.cards])
@pytest.mark.parametrize(
    ("term", "colours", "least"), [("linux", LINUX_COLOURS, 6.7), ("xterm", XTERM_COLOURS, 5.8)]
)
def test_of_sixteen_colours_those_with_the_strongest_contrast_are_taken(
    name: str, term: str, colours: list[tuple[int, int, int]], least: float
) -> None:
    """The Linux console has no bright grounds: it shows the dark ones instead, and yellow there is brown."""
    sight = Sight(name, {"TERM": term}, "utf-8")
    looks = [sight.page, *(sight.look(colour) for colour in (*COLOURS, None))]
    for found in filter(None, map(SIXTEEN.fullmatch, looks)):
        ink, ground = (int(code) - first for code, first in zip(found.groups(), (30, 40), strict=True))
        ink, ground = (code - 52 if code > 7 else code for code in (ink, ground))
        ground -= 8 if term == "linux" and ground > 7 else 0
        assert contrast_of(colours[ink], colours[ground]) >= least, found.group()


# No colour tells a card alone


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_signs_tell_the_colours_apart_without_any_colour(name: str, encoding: str) -> None:
    sight = Sight(name, MANY, encoding)
    signs = [sight.sign(Card(f"{colour.letter}7"), None) for colour in COLOURS]
    assert len({sign[-1] for sign in signs}) == len({sign[0] for sign in signs}) == 4
    assert all(sign.startswith(colour.letter) for sign, colour in zip(signs, COLOURS, strict=True))
    assert all(sign.isascii() for sign in signs) == (encoding == "ascii")
    assert sight.sign(Card("W"), Colour.BLUE) == sight.sign(Card("B1"), None)


def test_the_linux_console_gets_signs_that_all_its_fonts_have() -> None:
    """Its kernel's font has no ●, and shows a square instead: green. Most of Debian's have no ◆ and no ▀."""
    in_all = set("▲■♦•▶█ ")
    for name in THEMES:
        sight = Sight(name, {"TERM": "linux"}, "utf-8")
        drawn = "".join(grid(faces(list(FACES), 80, sight)))
        signs = "".join(sight.sign(Card(f"{colour.letter}7"), None)[1:] for colour in COLOURS)
        assert set(drawn + signs + sight.own_turn) <= in_all
        assert len(set(signs)) == 4


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", THEMES)
def test_the_words_of_a_message_stay_and_each_card_has_its_sign(name: str, language: str) -> None:
    made, terminal = outlet(name)
    cards = [Card("R7"), Card("G3"), Card("B5"), Card("Y+2"), Card("W")]
    words = Words(language)
    made.tell(words.say("changes-new", new=cards, gone=[]))
    plain = LOOKS.sub("", terminal.getvalue()).replace("\r", "").replace("\n", " ")
    for card, sign in zip(cards, ("R▲", "G■", "B◆", "Y●", "W"), strict=True):
        assert f"{sign} {words.card(card).words}" in plain


# Large faces


def grid(lines: list[str]) -> list[str]:
    return [LOOKS.sub("", line) for line in lines]


@given(
    cards=st.lists(st.sampled_from(FACES), min_size=1, max_size=30),
    width=st.integers(26, 200),
    name=st.sampled_from(sorted(THEMES)),
)
def test_faces_fit_at_every_width_and_are_high(cards: list[Card], width: int, name: str) -> None:
    drawn = grid(faces(cards, width, Sight(name, MANY, "utf-8")))
    assert max(map(cells, drawn)) <= width
    rows = "\n".join(drawn).strip("\n").split("\n\n")
    assert {row.count("\n") + 1 for row in rows} == {16 if name == "none" else 14}
    assert len(rows) <= len(cards)


def test_all_faces_of_a_symbol_can_be_read_at_forty_columns_and_no_two_look_alike() -> None:
    assert {symbol.value for symbol in Symbol} == set(_DRAWINGS)
    shapes = {name: "\n".join(rows) for name, rows in _DRAWINGS.items()}
    for one, other in combinations(shapes, 2):
        assert shapes[one] != shapes[other]
    for rows in _DRAWINGS.values():
        assert len(rows) == 7
        assert len({len(row) for row in rows}) == 1
        assert 2 * len(rows[0]) + 8 <= 40


def test_a_face_is_drawn_on_the_ground_of_its_colour_with_its_sign() -> None:
    red, green = (
        faces([Card("R7")], 40, Sight("dark", MANY, "utf-8")),
        faces([Card("G7")], 40, Sight("dark", MANY, "utf-8")),
    )
    assert [line.rstrip() for line in grid(red)[2:6]] == [
        "    █    █▀▀▄",
        "   ███   █  █",
        "  █████  █▀█",
        " ▀▀▀▀▀▀▀ ▀  ▀",
    ]
    assert [line.rstrip() for line in grid(green)[2:6]] == [
        " ███████ ▄▀▀▄",
        " ███████ █",
        " ███████ █ ▀█",
        " ▀▀▀▀▀▀▀  ▀▀",
    ]
    assert all("48;5;203m" in line for line in red[1:-1])
    assert grid(red)[6:] == grid(green)[6:]
    assert red[0] == red[-1] == "", "it touches no line of text"
    assert [line.strip() for line in grid(red)[7:14]] == ["██████████", *["██"] * 6]


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_a_large_shape_has_its_ground_on_all_sides(colour: Colour, encoding: str) -> None:
    """At the edge it would be part of a page that has its colour: a black square on green was a notch."""
    drawn = grid(faces([Card(f"{colour.letter}7")], 40, Sight("dark", MANY, encoding)))[1:-1]
    assert drawn[0].strip() == drawn[-1].strip() == ""
    assert all(line.startswith(" ") and line.endswith(" ") for line in drawn)


@pytest.mark.parametrize("environment", [MANY, {"TERM": "linux"}], ids=str)
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_the_large_signs_of_the_colours_differ_in_shape_and_letter(
    environment: dict[str, str], encoding: str
) -> None:
    sight = Sight("none", environment, encoding)
    cards = [Card(f"{colour.letter}7") for colour in COLOURS]
    signs = [[line[3:-3] for line in grid(faces([card], 40, sight))[3:7]] for card in [*cards, Card("W")]]
    shapes, letters = [[tuple(line[part] for line in sign) for sign in signs] for part in (_SHAPE, _LETTER)]
    for one, other in [*combinations(shapes, 2), *combinations(letters, 2)]:
        marks = list(zip("".join(one), "".join(other), strict=True))
        assert sum(a != b for a, b in marks) >= 2, (one, other)


_SHAPE, _LETTER = slice(0, 7), slice(8, 12)  # columns


def test_nothing_but_skip_is_crossed_out() -> None:
    assert set(_DRAWINGS["0"][1:6]) == {"#...#"}


def test_a_wild_card_has_the_sign_of_the_colour_chosen() -> None:
    wild, yellow = (
        [line[3:15] for line in grid(faces([card], 40, Sight("none", MANY, "utf-8"), Colour.YELLOW))[3:7]]
        for card in (Card("W+4"), Card("Y7"))
    )
    assert wild == yellow


def test_a_hand_is_grouped_by_colour() -> None:
    cards = [Card(code) for code in ("B3", "R7", "W", "B1", "RS")]
    assert by_colour(cards) == [Card("R7"), Card("RS"), Card("B3"), Card("B1"), Card("W")]
    sight = Sight("dark", MANY, "utf-8")
    sorted_by_hand = [grid(faces([card], 40, sight))[2] for card in by_colour(cards)]
    together = grid(faces(by_colour(cards), 120, sight))[2]
    assert together.split() == " ".join(sorted_by_hand).split()
    assert len(faces(by_colour(cards), 40, sight)) == 3 * 15 + 1


def test_faces_are_plain_ascii_where_nothing_else_can_be_written() -> None:
    drawn = faces(list(FACES), 80, Sight("none", {}, "ascii"))
    assert all(line.isascii() for line in drawn)


# What the terminal can do, and what is wanted


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"ACCESSIBLE": "1"}, {"TERM": "dumb"}], ids=str)
@pytest.mark.parametrize("name", THEMES)
def test_no_look_where_none_is_wanted(name: str, environment: dict[str, str]) -> None:
    assert not can_colour(environment)
    made, terminal = outlet(name, MANY | environment)
    made.tell(Words("en").say("changes-new", new=[Card("R7")], gone=[]))
    assert made.sight
    made.draw(faces([Card("R7")], 40, made.sight))
    made.tell_last(Words("en").say("goodbye"))
    assert "\x1b" not in terminal.getvalue()
    assert "R▲ red 7" in terminal.getvalue()


def test_colours_that_every_terminal_has_alike_are_used_where_there_are_256() -> None:
    for environment, many in (
        (MANY, True),
        (FEW, False),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, True),
        ({"TERM": "xterm", "COLORTERM": "24bit"}, True),
        ({"TERM": "xterm", "COLORTERM": "yes"}, False),
        ({"TERM": "xterm-direct"}, True),
        ({}, False),
    ):
        assert can_many(environment) is many
        assert ("38;5;" in Sight("dark", environment, "utf-8").page) is many
    assert Sight("dark", FEW, "utf-8").page == "\x1b[97;40m"
    assert Sight("light", FEW, "utf-8").page == "\x1b[30;107m"
    assert "38;5" not in Sight("terminal", MANY, "utf-8").look(Colour.RED), "its own"


# Lines


def test_a_page_has_its_look_to_the_end_of_each_line_and_gives_the_terminal_back() -> None:
    made, terminal = outlet("yellow")
    page = "\x1b[38;5;226;48;5;16m"
    made.tell(Words("en").say("text", text="Hello there."))
    made.begin_turn()
    made.tell_last(Words("en").say("text", text="Goodbye now."))
    start, end = f"\x1b[0m{page}\x1b[J", "\x1b[0m\x1b[J"
    lines = (
        "\r\n".join(f"{page}{text}\x1b[K\x1b[0m\r" for text in ("Hello there.", "", "Goodbye now.")) + "\n"
    )
    assert terminal.getvalue() == start + lines + end


def test_another_way_of_reading_ends_the_page() -> None:
    made, terminal = outlet("dark")
    made.use(NO_CONSOLE, Profile())
    before = len(terminal.getvalue())
    made.tell(Words("en").say("text", text="Hello there."))
    assert terminal.getvalue()[before:] == "Hello there.\r"
    assert made.sight is None


@pytest.mark.parametrize("language", languages())
def test_the_own_turn_has_a_word_and_a_sign_and_that_of_others_has_not(language: str) -> None:
    game, _ = Game.deal(RULEBOOKS["mario-de"], 3, 1)
    assert game.turn is not None
    words = Words(language)
    told = {
        seat: Teller(words, ["Anna", "Ben", "Clara"], seat).tell([happened.TurnBegan(game.turn)], game)[0]
        for seat in range(3)
    }
    for seat, message in told.items():
        made, terminal = outlet("none")
        made.tell(message)
        assert terminal.getvalue().startswith("▶▶ ") == (seat == game.turn)
    assert words.text("your-turn").rstrip(".。") in told[game.turn].text


def test_a_penalty_that_is_to_be_answered_has_the_sign_as_well() -> None:
    game, _ = Game.deal(RULEBOOKS["mario-de"], 3, 1)
    for listener, signed in ((0, True), (1, False), (2, False)):
        hit = happened.Hit(0, 2, 2)
        for message in Teller(Words("en"), ["Anna", "Ben", "Clara"], listener).tell([hit], game, "full"):
            made, terminal = outlet("none")
            made.tell(message)
            assert terminal.getvalue().startswith("▶▶ ") == signed


def test_large_faces_are_for_eyes_only() -> None:
    made, terminal = outlet("dark")
    made.use(NO_CONSOLE, Profile())
    before = len(terminal.getvalue())
    made.draw(["a face"])
    made.begin_turn()
    assert terminal.getvalue()[before:] == ""


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_where_escapes_are_not_understood_there_are_none(theme: str) -> None:
    """A pipe, or a Windows console that knows none: large cards have frames there."""
    made, terminal = outlet(theme, is_terminal=False)
    assert made.sight
    made.draw(faces([Card("R7"), Card("W")], 80, made.sight, Colour.BLUE))
    made.tell(Words("en").say("focus", card=Card("G3"), place=2, count=5))
    assert terminal.getvalue().count("█") > 20
    assert "\x1b" not in terminal.getvalue()


def test_typed_lines_are_not_torn_within_a_word() -> None:
    terminal = Terminal()
    made = Outlet(Screen(terminal, False, True, lambda: 20), Profile(), MANY)
    hello = Words("en").say("text", text="Hello there, this is long.")
    made.use(NO_CONSOLE, Profile(reading="sight", speech="off"))
    made.tell(hello)
    made.use(NO_CONSOLE, Profile())
    made.tell(hello)
    assert terminal.getvalue() == "Hello there,\nthis is long.\n" * 2


@pytest.mark.parametrize("verbosity", ["short", "normal", "full"])
def test_an_empty_line_parts_two_turns_for_those_who_only_watch(tmp_path: Path, verbosity: str) -> None:
    chosen = Settings(tmp_path / "settings.toml", "en")
    chosen.change(reading="sight", speech="off", theme="none", verbosity=verbosity, sounds="off")
    terminal = Terminal()
    out = Outlet(Screen(terminal, keys=True, is_terminal=True), chosen.general, MANY)
    console = Console(chosen, Words("en"), out, True, Home.under(tmp_path))
    console.use(chosen.general)
    record = Replay.of(ROUND.replace("player: Anna", "player: Anna | computer random").encode()).record
    assert record is not None
    table = Table(record, Scribe(tmp_path / "record.uno"))
    beside = table.take_seat(None)
    watching = Spectating(console, OnlineSession.__new__(OnlineSession), table.take_seat(None), "")
    watching._begun = True
    console.open(watching)
    for _ in range(8):
        table.advance()
        watching.advance()
    turns = terminal.getvalue().replace("\r", "").split("\n\n")
    assert len(turns) > 4
    began = sum(isinstance(event, happened.TurnBegan) for heard in beside.take() for event in heard.events)
    assert len(turns) - 1 in (began, began - 1), "nothing may have been told yet of the last one"
