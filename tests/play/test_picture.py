"""The table that stays put, for those who read by sight: what is drawn, where, and when it is not."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pyte
import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_uno.console.app import Console
from access_uno.console.drawing import Told
from access_uno.console.outlet import Outlet
from access_uno.console.page import Page
from access_uno.console.scene import Choice, Choices, Curtain, Deed, Paragraph, Scene, TextToRead, TextToType
from access_uno.console.screen import LEAST, Screen
from access_uno.console.theme import THEMES, Sight
from access_uno.engine.cards import FACES, Card
from access_uno.play.table_drawing import draw_scene
from access_uno.play.table_scene import SceneCard, ScenePlayer, TableScene
from access_uno.settings import Home, Settings
from access_uno.text.folding import cells
from access_uno.words import words_of
from tests.play.program import PROGRAM, at_home, start
from tests.play.shadow import ROUND, Shadow
from tests.stack.servers import PATIENCE, wait_until
from tests.stack.terminal import Terminal

MANY = {"TERM": "xterm-256color"}
SIGHT = 'language = "en"\nreading = "sight"\nspeech = "off"\nsounds = "off"\n'
ALTERNATE, NORMAL = b"\x1b[?1049h", b"\x1b[?1049l"
NAMES = ("Anna", "Clara", "Bernd-Joachim", "Ada", "小明", "Fritz", "Gerda", "Hans", "Ilse", "Jo")
BOTH = ROUND.replace("Ben | computer random", "Ben")


def card_seen(card: Card, number: int, fits: bool = False) -> SceneCard:
    """A card of a hand."""
    colour = card.colour.letter if card.colour else ""
    return SceneCard(card.code, card.code, colour, card.symbol.value, f"card {number}", fits)


@st.composite
def tables(draw: st.DrawFn) -> TableScene:
    """Any table."""
    hand = draw(st.lists(st.tuples(st.sampled_from(FACES), st.booleans()), max_size=25))
    counts = draw(st.lists(st.integers(0, 30), min_size=2, max_size=10))
    turn = draw(st.integers(0, len(counts) - 1))
    players = [
        ScenePlayer(name, count, 0, on_turn=place == turn, has_called=count == 1, is_reader=place == 1)
        for place, (name, count) in enumerate(zip(NAMES, counts, strict=False))
    ]
    top = draw(st.sampled_from(FACES))
    return TableScene(
        "Your turn.",
        (Deed("draw", "Draw", "Space"), Deed("menu", "Game menu", "M")),
        tuple(players),
        draw(st.booleans()),
        card_seen(top, 0).but(words="the top card"),
        "red",
        draw(st.integers(0, 99)),
        tuple(draw(st.lists(st.sampled_from(["Ben plays red 7.", "You draw a card. " * 5]), max_size=6))),
        tuple(card_seen(card, number, fits) for number, (card, fits) in enumerate(hand)),
        draw(st.integers(0, len(hand) - 1)) if hand else -1,
        "",
    )


SIZES = st.tuples(st.integers(LEAST[0], 200), st.integers(LEAST[1], 60))
SIGHTS = st.builds(
    Sight,
    st.sampled_from(sorted(THEMES)),
    st.sampled_from([MANY, {"TERM": "xterm"}, {"TERM": "linux"}, {"NO_COLOR": "1"}]),
    st.sampled_from(["utf-8", "ascii"]),
)
NEWS = st.lists(st.sampled_from(["Short.", "A message that is rather long. " * 4]), max_size=4)


def drawn(scene: Scene, size: tuple[int, int], sight: Sight, news: list[str], enlarged: str = "") -> Page:
    """A scene on a page."""
    page = Page(*size)
    draw_scene(scene, page, Told(sight, words_of("en"), news, news[-1] if news else "", enlarged))
    assert all(cells(page.text(row)) == page.columns for row in range(page.rows))
    assert list(page.zones) == sorted(page.zones)
    return page


def rows_of(page: Page) -> list[str]:
    """What stands on a page."""
    return [page.text(row) for row in range(page.rows)]


def test_a_wide_letter_that_is_half_drawn_over_is_gone() -> None:
    page = Page(8, 1)
    page.put(0, 0, "小明小明")
    page.put(1, 0, "1")
    page.put(4, 0, "23456")
    assert page.text(0) == " 1明2345"


# A table


@given(tables(), SIZES, SIGHTS, NEWS, st.sampled_from(["", "hand", "top"]))
def test_the_card_in_focus_is_whole_and_has_the_cursor_at_every_size(
    scene: TableScene, size: tuple[int, int], sight: Sight, news: list[str], enlarged: str
) -> None:
    page = drawn(scene, size, sight, news, enlarged)
    if enlarged == "top" or not scene.hand or (len(news[-1:]) and len(news[-1]) > 50):
        return
    assert page.cursor is not None
    column, row = page.cursor
    edge = sight.frame(thick=True)[2][1]
    number = f"{edge} {scene.focus + 1} {edge}"
    [(bottom, text)] = [(place, text) for place, text in enumerate(rows_of(page)) if number in text]
    assert row < bottom < page.rows
    left, _, right = sight.frame(thick=True)[1].partition(" ")
    for inside in range(row, bottom):
        line = page.text(inside)
        before = line[: page.place(column, inside)]
        assert before.rstrip().endswith(left), "the frame is whole"
        assert right in line[page.place(column, inside) :]
    assert number in text


@given(tables(), SIZES, SIGHTS)
def test_each_player_has_the_count_in_one_row_with_the_name_and_the_reader_is_first(
    scene: TableScene, size: tuple[int, int], sight: Sight
) -> None:
    page = drawn(scene, size, sight, ["Short."])
    told = " ".join(rows_of(page)[: page.zones[0]])
    if size[1] == LEAST[1] and not sight.has_halves:
        return  # there the table is told in lines
    assert told.lstrip(" [").startswith(scene.players[1].name[:2])
    arrows = [sight.marks["forward"], sight.marks["backward"]]
    assert (arrows if scene.clockwise else arrows[::-1])[0] in told
    if size[1] >= 12 and " more " not in told:  # ten players can be too many for so few columns
        for player in scene.players:
            assert player.name[:1] in told
            assert f" {player.cards}" in told


@given(tables(), SIZES, SIGHTS)
def test_cards_that_are_not_seen_are_counted_at_their_end(
    scene: TableScene, size: tuple[int, int], sight: Sight
) -> None:
    page = drawn(scene, size, sight, ["Short."])
    end = page.zones[2]
    numbers = [int(word) for word in page.text(end - 1).split() if word.isdigit()] if scene.hand else []
    more = page.text(page.zones[1]) if scene.hand else ""
    if numbers:
        assert numbers == list(range(numbers[0], numbers[-1] + 1)), "in the order of the arrow keys"
        hidden = [numbers[0] - 1, len(scene.hand) - numbers[-1]]
        assert [int(count) for count in re.findall(r"(\d+) more", more)] == [n for n in hidden if n]
        assert numbers[0] <= scene.focus + 1 <= numbers[-1]


def test_zones_stay_where_they_are_whatever_happens() -> None:
    sight = Sight("dark", MANY, "utf-8")
    hand = tuple(card_seen(card, number) for number, card in enumerate(FACES[:7]))
    players = (ScenePlayer("Anna", 7, 0, is_reader=True), ScenePlayer("Ben", 3, 0, on_turn=True))
    scene = TableScene("Ben.", (), players, True, hand[0], "blue", 9, (), hand, 3, "")
    zones = {
        tuple(drawn(scene.but(moves=moves, focus=focus, clockwise=way), (80, 24), sight, ["News."]).zones)
        for moves in ((), ("Ben plays red 7.",) * 6)
        for focus in (0, 6)
        for way in (True, False)
    }
    assert len(zones) == 1


@pytest.mark.parametrize("size", [(80, 24), (40, 12)])
def test_the_hand_and_the_top_card_are_larger_over_the_whole_window(size: tuple[int, int]) -> None:
    sight = Sight("none", MANY, "utf-8")
    hand = tuple(card_seen(Card(code), number) for number, code in enumerate(("R7", "G3", "W", "B5", "R+2")))
    players = (ScenePlayer("Anna", 5, 0, is_reader=True), ScenePlayer("Ben", 3, 0))
    scene = TableScene("Your turn.", (), players, True, hand[0], "red", 9, (), hand, 0, "")

    def marks(enlarged: str) -> int:
        return sum(row.count("█") for row in rows_of(drawn(scene, size, sight, [], enlarged)))

    assert marks("hand") > marks("")
    assert "Ben" not in " ".join(rows_of(drawn(scene, size, sight, [], "top")))


# Menus, texts, questions


@given(st.integers(1, 40), st.data(), SIZES, SIGHTS, NEWS)
def test_the_choice_in_focus_is_seen_whole_with_the_cursor_at_it(
    count: int, data: st.DataObject, size: tuple[int, int], sight: Sight, news: list[str]
) -> None:
    current = data.draw(st.integers(0, count - 1))
    choices = [Choice(f"c{n}", f"Choice {n} {'and more ' * (n % 9)}end{n}.", "", n + 1) for n in range(count)]
    scene = Choices("What now?", (Deed("back", "Back", "Escape"),), tuple(choices), current)
    page = drawn(scene, size, sight, news)
    if news and len(news[-1]) > 50:
        return  # a long answer goes before the choices at a small size
    assert page.cursor is not None
    seen = "\n".join(rows_of(page))
    assert f"Choice {current}" in page.text(page.cursor[1])
    assert f"end{current}." in " ".join(seen.split())
    assert re.search(r"\d+ more\b", seen) or len(re.findall(r"Choice \d", seen)) == count


@given(
    st.lists(st.text(st.characters(codec="utf-8", categories=["L", "N", "Zs"]), max_size=300), min_size=1),
    st.data(),
    SIZES,
    SIGHTS,
)
def test_any_text_can_be_drawn(
    texts: list[str], data: st.DataObject, size: tuple[int, int], sight: Sight
) -> None:
    current = data.draw(st.integers(0, len(texts) - 1))
    paragraphs = tuple(Paragraph(text, "Heading" if len(text) % 3 == 0 else "") for text in texts)
    drawn(TextToRead("Rules", (), paragraphs, current), size, sight, ["News."])
    cursor = data.draw(st.integers(0, len(texts[0])))
    page = drawn(TextToType("Your name", (), texts[0], cursor), size, sight, ["News."])
    assert page.cursor is not None
    column, row = page.cursor
    here = f"{texts[0]} "[cursor]
    assert page.text(row)[page.place(column, row)] == here
    drawn(Curtain("Pass the keyboard to Ben.", ()), size, sight, [])


# The terminal


def seen(terminal: Terminal) -> str:
    """What stands on the screen."""
    return "\n".join(terminal.screen.display)


def wait_to_see(terminal: Terminal, text: str) -> None:
    """Wait until a text stands on the screen."""
    assert wait_until(lambda: text in seen(terminal), PATIENCE), seen(terminal)


def test_a_round_is_played_in_the_picture_and_the_terminal_is_given_back(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, SIGHT) as terminal:
        wait_to_see(terminal, "▶▶ Your turn.")
        wait_to_see(terminal, "[Anna 5] ▶ Ben 5 ▶")
        wait_to_see(terminal, "═ 1 ═")
        terminal.press("Right")
        wait_to_see(terminal, "═ 2 ═")
        terminal.press("z")
        assert wait_until(lambda: "Ben 5" not in seen(terminal), PATIENCE)
        terminal.press("z")
        assert wait_until(lambda: "═ 2 ═" not in seen(terminal), PATIENCE)
        terminal.press("z")
        wait_to_see(terminal, "Ben 5")
        terminal.press("q")
        wait_to_see(terminal, "Yes")
        terminal.press("Enter")
        assert terminal.wait() == 0
        text = terminal.output
    assert text.count(ALTERNATE) == text.count(NORMAL) == 1
    after = text[text.index(NORMAL) :].decode()
    assert words_of("en").text("goodbye") in after


LAST = ROUND.replace("R7 G3 W B5 R+2", "R7").replace("turn: Anna", "turn: Anna\ntotals: Anna 499")


def test_the_result_of_the_match_stays_on_the_terminal(tmp_path: Path) -> None:
    with start(tmp_path / "home", LAST, SIGHT) as terminal:
        wait_to_see(terminal, "[Anna 1]")
        terminal.press("Enter")
        wait_to_see(terminal, "You win the match")
        terminal.press("q")
        assert terminal.wait() == 0
        after = terminal.output[terminal.output.index(NORMAL) :].decode()
    assert re.search(r"You win the match with \d+ points.*Goodbye", after, re.DOTALL)


def test_a_window_that_gets_too_small_goes_on_with_lines_and_back(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, SIGHT) as terminal:
        wait_to_see(terminal, "[Anna 5]")
        terminal.resize(39, 24)
        assert wait_until(lambda: NORMAL in terminal.output, PATIENCE)
        at = len(terminal.output)
        terminal.press("c")
        terminal.wait_for("red 5", since=at)
        terminal.resize(60, 15)
        assert wait_until(lambda: terminal.output.count(ALTERNATE) == 2, PATIENCE)
        wait_to_see(terminal, "[Anna 5]")


def test_the_game_goes_on_at_any_size(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, SIGHT) as terminal:
        wait_to_see(terminal, "[Anna 5]")
        for columns, rows in ((1, 1), (500, 200), (40, 10), (10, 100), (200, 5), (41, 11), (80, 24)):
            terminal.resize(columns, rows)
            terminal.press("Right")
        wait_to_see(terminal, "[Anna 5]")
        terminal.press("Home")
        wait_to_see(terminal, "═ 1 ═")


def test_a_window_that_tells_no_size_counts_as_eighty_by_twenty_four() -> None:
    assert Screen(io.StringIO(), True, True, lambda: 0, rows=lambda: 0).window == (80, 24)
    assert Screen(io.StringIO(), True, True, lambda: 40, rows=lambda: 10).window == (40, 10)
    assert Screen(io.StringIO(), True, True, lambda: 39, rows=lambda: 24).window is None
    assert Screen(io.StringIO(), True, True, lambda: 80, rows=lambda: 9).window is None
    assert Screen(io.StringIO(), False, True, lambda: 80, rows=lambda: 24).window is None, "lines are typed"


def test_a_console_without_escapes_is_drawn_on_but_for_its_last_column() -> None:
    console = Screen(io.StringIO(), True, False, lambda: 80, rows=lambda: 24, is_console=True)
    assert console.window == (79, 24)
    assert Screen(io.StringIO(), True, False, lambda: 80, rows=lambda: 24).window is None


@pytest.mark.parametrize("reading", ["terminal", "speech", "braille"])
def test_for_ears_and_fingers_nothing_is_drawn(reading: str, tmp_path: Path) -> None:
    settings = SIGHT.replace("sight", reading) + 'display = "off"\npace = "auto"\n'
    with start(tmp_path / "home", ROUND, settings) as terminal:
        terminal.wait_for("red 5")
        at = len(terminal.output)
        terminal.press("Right")
        terminal.wait_for("card 2 of 5", since=at)
        assert ALTERNATE not in terminal.output


def test_nothing_of_a_hand_is_on_the_screen_while_it_changes_hands(tmp_path: Path) -> None:
    with start(tmp_path / "home", BOTH, SIGHT) as terminal:
        wait_to_see(terminal, "Pass the keyboard to Anna.")
        terminal.press("Space")
        wait_to_see(terminal, "═ 1 ═")
        terminal.press("Enter")
        wait_to_see(terminal, "Ben is next.")
        terminal.press("Down")
        wait_to_see(terminal, "Pass the keyboard to Ben.")
        shown = [line.strip() for line in terminal.screen.display if line.strip()]
        assert len(shown) <= 2, shown


@pytest.mark.parametrize("columns", [(80, 80, 80, 80), (80, 80, 30, 30), (30, 80, 80, 30)])
def test_what_was_told_to_one_person_is_never_drawn_for_the_next(
    columns: tuple[int, ...], tmp_path: Path
) -> None:
    """Nor where the window was too small when the game changed hands."""
    shadow = Shadow(tmp_path, BOTH, SIGHT)
    terminal, now = Written(), [80, 24]
    screen = Screen(terminal, True, True, lambda: now[0], rows=lambda: now[1])
    shadow.console.outlet = Outlet(screen, shadow.console.settings.general, MANY, draw=draw_scene)
    shadow.console.use(shadow.console.settings.general)
    shadow.console.do("sit-down")
    for command, width in zip(("hand", "play", "hand", "go-on"), columns, strict=True):
        now[0] = width
        assert shadow.console.do(command)
        shadow.console.advance()
    now[0] = 80
    assert isinstance(shadow.console.scene, Curtain)
    assert shadow.console.do("sit-down")
    shadow.console.advance()
    shown = pyte.Screen(80, 24)
    pyte.Stream(shown).feed(terminal.getvalue())
    assert "[Ben 5]" in shown.display[0]
    picture = shadow.console.outlet._picture
    assert picture is not None
    for told in ("green 3", "blue 5", "red Draw Two"):
        assert told not in "\n".join([*shown.display, *picture._news]), told


def test_the_first_questions_are_drawn_at_the_very_first_start(tmp_path: Path) -> None:
    with Terminal(PROGRAM, env=at_home(tmp_path / "home", SIGHT)) as terminal:
        wait_to_see(terminal, "UNO, start menu.")
        wait_to_see(terminal, "▶ ")
        terminal.press("Down")
        assert wait_until(
            lambda: (
                terminal.screen.display[terminal.screen.cursor.y].startswith("▶ 2 ")
                or terminal.screen.display[terminal.screen.cursor.y].startswith("► 2 ")
            ),
            PATIENCE,
        ), seen(terminal)


class Written(io.StringIO):
    """A terminal far away."""

    encoding = "utf-8"


def test_nothing_is_sent_where_nothing_has_changed(tmp_path: Path) -> None:
    chosen = Settings(tmp_path / "settings.toml", "en")
    chosen.change(reading="sight", speech="off", theme="dark", sounds="off")
    terminal = Written()
    screen = Screen(terminal, True, True, lambda: 80, rows=lambda: 24)
    outlet = Outlet(screen, chosen.general, MANY, draw=draw_scene)
    console = Console(chosen, words_of("en"), outlet, True, Home.under(tmp_path))
    console.use(chosen.general)
    from access_uno.play.start_menu import StartMenu

    StartMenu(console).open()
    console.advance()
    before = terminal.getvalue()
    assert "start menu" in before
    console.advance()
    assert terminal.getvalue() == before
    console.key("down")
    console.advance()
    assert 0 < len(terminal.getvalue()) - len(before) < 2000
