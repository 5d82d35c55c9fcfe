"""For eyes that see a little: contrast, shapes and letters, large faces, and what is asked of terminals."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import dist
from operator import mul
from pathlib import Path
from typing import cast

import pytest

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
    linear,
    parts,
)
from access_uno.engine import Game
from access_uno.engine import events as happened
from access_uno.engine.cards import COLOURS, FACES, Card, Colour
from access_uno.engine.rules import RULEBOOKS
from access_uno.play._card_faces import _DRAWINGS, face, sizes
from access_uno.play.online.online_session import OnlineSession
from access_uno.play.online.spectating import Spectating
from access_uno.record import Replay
from access_uno.settings import FIELDS, Choice, Home, Profile, Settings
from access_uno.table import Table
from access_uno.text.folding import cells
from access_uno.words import Teller, languages, words_of
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


@pytest.mark.parametrize("name", OWN)
def test_the_edge_of_every_card_has_three_to_one_or_a_frame(name: str) -> None:
    sight, theme = Sight(name, MANY, "utf-8"), THEMES[name]
    assert theme.page
    for colour in COLOURS:
        apart = contrast(theme.cards[colour].ground, theme.page.ground)
        assert sight.needs_frame(colour) == (apart < 3)
    assert all(Sight(name, FEW, "utf-8").needs_frame(colour) for colour in COLOURS), "its colours are unknown"


# How colours look to eyes without one kind of cones, by Machado, Oliveira and Fernandes 2009, severity 1.
EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}
# Linear parts of red, green and blue to CIE 1931, by the white of sRGB
XYZ = (
    (0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339 / 1.08883, 0.1191920 / 1.08883, 0.9503041 / 1.08883),
)


def lab(shade: Shade, eyes: str) -> tuple[float, float, float]:
    """A shade in CIELAB, as these eyes see it."""
    light = [linear(part) for part in parts(shade)]
    seen = [min(1.0, max(0.0, sum(map(mul, row, light)))) for row in EYES[eyes]]
    x, y, z = (
        value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
        for value in (sum(map(mul, row, seen)) for row in XYZ)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def test_the_distance_of_colours_is_that_of_1976() -> None:
    assert dist(lab(Shade(16, 0), "all cones"), lab(Shade(231, 15), "all cones")) == pytest.approx(
        100, abs=0.1
    )
    assert dist(lab(Shade(203, 1), "deuteranopia"), lab(Shade(77, 10), "deuteranopia")) == pytest.approx(
        11, abs=1
    )


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("name", OWN)
def test_any_two_grounds_of_cards_stay_apart(name: str, eyes: str) -> None:
    theme = THEMES[name]
    assert theme.page
    wild = theme.cards[None].ground if None in theme.cards else theme.page.ink
    grounds = [*(theme.cards[colour].ground for colour in COLOURS), wild]
    for one, other in combinations(grounds, 2):
        assert dist(lab(one, eyes), lab(other, eyes)) >= 30, (one, other)


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
    in_all = set("▲■♦•▶◀↑↓█┌─┐│└┘╔═╗║╚╝ ok-")
    for name in THEMES:
        sight = Sight(name, {"TERM": "linux"}, "utf-8")
        pictures = [face(card, None, sight, size, fits=True) for card in FACES for size in sizes(sight)]
        letters = set("".join(card.code for card in FACES))
        drawn = set("".join(map("".join, pictures))) - letters
        marks = "".join([*sight.marks.values(), *sight.frame(thick=True), *sight.frame(thick=False)])
        assert {*drawn, *marks} <= in_all
        signs = "".join(sight.sign(Card(f"{colour.letter}7"), None)[1:] for colour in COLOURS)
        assert set(signs + sight.own_turn) <= in_all
        assert len(set(signs)) == 4


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", THEMES)
def test_the_words_of_a_message_stay_and_each_card_has_its_sign(name: str, language: str) -> None:
    made, terminal = outlet(name)
    cards = [Card("R7"), Card("G3"), Card("B5"), Card("Y+2"), Card("W")]
    words = words_of(language)
    made.tell(words.say("changes-new", new=cards, gone=[]))
    plain = LOOKS.sub("", terminal.getvalue()).replace("\r", "").replace("\n", " ")
    for card, sign in zip(cards, ("R▲", "G■", "B◆", "Y●", "W"), strict=True):
        assert f"{sign} {words.card(card).words}" in plain


# Faces


def face_of(card: Card, sight: Sight, size: int = 0, colour: Colour | None = None) -> Sequence[str]:
    """The lines of a face."""
    return face(card, colour, sight, size)


@pytest.mark.parametrize("environment", [MANY, {"TERM": "linux"}], ids=str)
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_no_two_faces_look_alike_and_each_is_a_rectangle(environment: dict[str, str], encoding: str) -> None:
    sight = Sight("none", environment, encoding)
    for size in sizes(sight):
        drawn = {card: face(card, None, sight, size, fits=True) for card in FACES}
        for lines in drawn.values():
            assert len({cells(line) for line in lines}) == 1
        assert len({len(lines) for lines in drawn.values()}) == 1
        assert len({"".join(lines) for lines in drawn.values()}) == len(FACES)
        pictures = {card.symbol: "".join(lines[-5:]) for card, lines in drawn.items() if size == 0}
        assert len(set(pictures.values())) == len(pictures), "without its sign, too"


def test_three_of_the_smallest_faces_fit_beside_one_another_at_forty_columns() -> None:
    for environment, encoding in ((MANY, "utf-8"), ({"TERM": "linux"}, "utf-8"), (MANY, "ascii")):
        sight = Sight("none", environment, encoding)
        assert max(cells(face_of(card, sight)[0]) for card in FACES) * 3 + 3 * 2 + 2 <= 40


def test_a_face_has_its_sign_its_picture_and_a_tick_if_it_fits() -> None:
    sight = Sight("dark", MANY, "utf-8")
    assert face(Card("R7"), None, sight, 0, fits=True) == [
        " R▲  √ ",
        " ▀▀▀▀█ ",
        "   ▄▀  ",
        "   █   ",
        "   ▀   ",
    ]
    assert face_of(Card("R7"), sight)[0] == " R▲    "
    large = face_of(Card("G7"), sight, 2)
    assert [line.rstrip() for line in large[1:5]] == [
        "  ███████ ▄▀▀▄",
        "  ███████ █",
        "  ███████ █ ▀█",
        "  ▀▀▀▀▀▀▀  ▀▀",
    ]


@pytest.mark.parametrize("environment", [MANY, {"TERM": "linux"}], ids=str)
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_a_face_has_its_ground_on_all_sides(environment: dict[str, str], encoding: str) -> None:
    """At the edge a black mark would be part of a black page."""
    sight = Sight("dark", environment, encoding)
    for size in sizes(sight):
        for card in FACES:
            lines = face_of(card, sight, size)
            assert all(line.startswith(" ") and line.endswith(" ") for line in lines)
            assert size == 0 or not lines[-1].strip()


@pytest.mark.parametrize("environment", [MANY, {"TERM": "linux"}], ids=str)
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_the_large_signs_of_the_colours_differ_in_shape_and_letter(
    environment: dict[str, str], encoding: str
) -> None:
    sight = Sight("none", environment, encoding)
    cards = [Card(f"{colour.letter}7") for colour in COLOURS]
    signs = [face_of(card, sight, 2)[1:5] for card in [*cards, Card("W")]]
    shapes, letters = [[tuple(line[part] for line in sign) for sign in signs] for part in (_SHAPE, _LETTER)]
    for one, other in [*combinations(shapes, 2), *combinations(letters, 2)]:
        marks = list(zip("".join(one), "".join(other), strict=True))
        assert sum(a != b for a, b in marks) >= 2, (one, other)


_SHAPE, _LETTER = slice(2, 9), slice(10, 14)  # columns


def test_the_shape_of_a_wild_card_is_no_letter() -> None:
    """A cross beside ST was read as XST."""
    drawn = [line[_SHAPE] for line in face_of(Card("ST"), Sight("none", MANY, "utf-8"), 2)[1:5]]
    assert drawn == ["███ ███", "▀▀▀ ▀▀▀", "███ ███", "▀▀▀ ▀▀▀"]


def test_nothing_but_skip_is_crossed_out() -> None:
    assert set(_DRAWINGS["0"][1:6]) == {"#...#"}


def test_a_wild_card_has_the_sign_of_the_colour_chosen() -> None:
    sight = Sight("none", MANY, "utf-8")
    assert face(Card("W+4"), Colour.YELLOW, sight, 0)[0].split() == ["Y●"]
    wild, yellow = (
        [line[2:14] for line in face(card, Colour.YELLOW, sight, 2)[1:5]]
        for card in (Card("W+4"), Card("Y7"))
    )
    assert wild == yellow


def test_faces_are_plain_ascii_where_nothing_else_can_be_written() -> None:
    sight = Sight("none", {}, "ascii")
    for card in FACES:
        assert all(line.isascii() for line in face(card, None, sight, 0, fits=True))


# What the terminal can do, and what is wanted


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"ACCESSIBLE": "1"}, {"TERM": "dumb"}], ids=str)
@pytest.mark.parametrize("name", THEMES)
def test_no_look_where_none_is_wanted(name: str, environment: dict[str, str]) -> None:
    assert not can_colour(environment)
    made, terminal = outlet(name, MANY | environment)
    made.tell(words_of("en").say("changes-new", new=[Card("R7")], gone=[]))
    assert made.sight
    made.tell_last(words_of("en").say("goodbye"))
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
        ({"TERM": "xterm", "XTERM_VERSION": "XTerm(379)"}, True),
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
    made.tell(words_of("en").say("text", text="Hello there."))
    made.begin_turn()
    made.tell_last(words_of("en").say("text", text="Goodbye now."))
    start, end = f"\x1b[0m{page}\x1b[J", "\x1b[0m\x1b[J"
    lines = (
        "\r\n".join(f"{page}{text}\x1b[K\x1b[0m\r" for text in ("Hello there.", "", "Goodbye now.")) + "\n"
    )
    assert terminal.getvalue() == start + lines + end


def test_another_way_of_reading_ends_the_page() -> None:
    made, terminal = outlet("dark")
    made.use(NO_CONSOLE, Profile())
    before = len(terminal.getvalue())
    made.tell(words_of("en").say("text", text="Hello there."))
    assert terminal.getvalue()[before:] == "Hello there.\r"
    assert made.sight is None


@pytest.mark.parametrize("language", languages())
def test_the_own_turn_has_a_word_and_a_sign_and_that_of_others_has_not(language: str) -> None:
    game, _ = Game.deal(RULEBOOKS["mario-de"], 3, 1)
    assert game.turn is not None
    words = words_of(language)
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
        for message in Teller(words_of("en"), ["Anna", "Ben", "Clara"], listener).tell([hit], game, "full"):
            made, terminal = outlet("none")
            made.tell(message)
            assert terminal.getvalue().startswith("▶▶ ") == signed


def test_blank_lines_between_turns_are_for_eyes_only() -> None:
    made, terminal = outlet("dark")
    made.use(NO_CONSOLE, Profile())
    before = len(terminal.getvalue())
    made.begin_turn()
    assert terminal.getvalue()[before:] == ""


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_where_escapes_are_not_understood_there_are_none(theme: str) -> None:
    """A pipe, or a Windows console that knows none."""
    made, terminal = outlet(theme, is_terminal=False)
    assert made.sight
    made.tell(words_of("en").say("focus", card=Card("G3"), place=2, count=5))
    assert "G■ Green 3" in terminal.getvalue()
    assert "\x1b" not in terminal.getvalue()


def test_typed_lines_are_not_torn_within_a_word() -> None:
    terminal = Terminal()
    made = Outlet(Screen(terminal, False, True, lambda: 20), Profile(), MANY)
    hello = words_of("en").say("text", text="Hello there, this is long.")
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
    console = Console(chosen, words_of("en"), out, True, Home.under(tmp_path))
    console.use(chosen.general)
    record = Replay.of(ROUND.replace("player: Anna", "player: Anna | computer random").encode()).record
    assert record is not None
    table = Table(record, Scribe(tmp_path / "record.uno"))
    beside = table.take_seat(None)
    online = OnlineSession.__new__(OnlineSession)
    online.console, online.commands = console, {}
    watching = Spectating(online, table.take_seat(None), "")
    watching._begun = True
    watching.open()
    for _ in range(8):
        table.advance()
        watching.advance()
    turns = terminal.getvalue().replace("\r", "").split("\n\n")
    assert len(turns) > 4
    began = sum(isinstance(event, happened.TurnBegan) for heard in beside.take() for event in heard.events)
    assert len(turns) - 1 in (began, began - 1), "nothing may have been told yet of the last one"
