"""The game on a braille display alone: no other keyboard, no screen, no speech; every cell is checked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from access_uno.console.menu import Menu
from access_uno.engine import Action
from access_uno.engine.actions import Accept, CallUno, Catch, Challenge, Draw, Pass, Play
from access_uno.engine.cards import Card
from access_uno.play import start_menu as start_of_program
from access_uno.play.colour_question import ColourChoice
from access_uno.play.new_game import NewGame
from access_uno.words import words_of
from braille.prose import prose
from tests.play.play import header
from tests.play.program import PROGRAM, UNHURRIED, Lockstep, at_home, saved, start, with_clock
from tests.play.shadow import ROUND, Shadow
from tests.stack.brltty import PrivateBrltty
from tests.stack.fingertips import BLANK, Fingertips, card_cells, translated
from tests.stack.needs import need
from tests.stack.servers import wait_until
from tests.stack.terminal import Terminal

LAST_ROUND = ROUND.replace("begin", "totals: Anna 490, Ben 490\nbegin").replace("R7 G3 W B5 R+2", "R7 G3 W")
MATCH = header("mario-de", seed=15, computers=1, limit=100)  # two rounds; a Wild is turned up
KEYS: dict[type, str] = {Draw: "space", Accept: "space", Pass: "p", CallUno: "u", Catch: "u", Challenge: "x"}
WORDS = words_of("en")


def settings(language: str = "en") -> str:
    """Everything goes to the display."""
    return (
        f'language = "{language}"\nreading = "braille"\ndisplay = "brlapi"\n'
        'braille = "off"\nverbosity = "short"\nbrief = "off"\n'
    )


class Player(Fingertips):
    """Plays by chance, with the routing keys where that is possible."""

    def play(self) -> None:
        """To the end of the match, reading everything."""
        random = Random(1)
        while self.shadow.console.running and not isinstance(self.shadow.console.mode, Menu):
            self.read_to_the_end()
            if isinstance(self.shadow.console.mode, ColourChoice):
                self.press("b")  # for a wild card that was turned up
                continue
            game, person = self.shadow.table.game, self.shadow.game.person
            if game.turn != person.seat_number or person.unread:
                self.right()
            else:
                legal: list[Action] = list(game.legal(person.seat_number))
                plays = [action for action in legal if isinstance(action, Play)]
                self.act(random.choice(plays or [action for action in legal if type(action) in KEYS]))

    def act(self, action: Action) -> None:
        """Do something at the table."""
        if not isinstance(action, Play):
            self.press(KEYS[type(action)])
            return
        place = self.shadow.game.person.hand.cards.index(action.card)
        self.press("h")
        self.touch_card(place)
        self.touch_card(place)
        if action.colour:
            self.press(action.colour.letter.lower())


@contextmanager
def playing(
    tmp_path: Path, brltty: PrivateBrltty, record: str = ROUND, language: str = "en"
) -> Iterator[Player]:
    """A game that is felt."""
    need("python:louis")
    home, program = tmp_path / "home", with_clock(UNHURRIED)
    with start(home, record, settings(language), env=brltty.environment, program=program) as terminal:
        shadow = Shadow(tmp_path / "shadow", record, settings(language))
        yield Player(Lockstep(terminal, shadow), brltty, language)


def assert_nothing_else_was_felt(player: Player) -> None:
    """Whatever the display showed since the game had it."""
    shown = player.display.shown
    assert set(shown[shown.index(player.first) :]) <= player.felt


@pytest.mark.parametrize(
    ("brltty", "language"),
    [(8, "en"), (20, "de"), (40, "nl")],
    indirect=["brltty"],
    ids=["8 cells", "20 cells", "40 cells"],
)
def test_a_round_is_played_with_the_display_alone(
    brltty: PrivateBrltty, language: str, tmp_path: Path
) -> None:
    with playing(tmp_path, brltty, LAST_ROUND, language) as player:
        player.play()
        assert player.both.terminal.wait() == 0
        assert brltty.display.wait_for(lambda cells: cells == BLANK * player.columns), (
            "no cards are left there"
        )
        assert_nothing_else_was_felt(player)


class MenuShadow(Shadow):
    """What the program does without a command: the start menu."""

    @property
    def record(self) -> Path:
        return self.scribe.path.parent / "saves" / "game.uno"

    def open(self, record: str) -> None:  # it is found among the saved games
        start_of_program.begin(self.console, lambda _: None, lambda _: None)


def test_a_whole_match_from_the_start_menu_to_the_end(
    brltty: PrivateBrltty, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need("python:louis")
    env = at_home(tmp_path / "home", settings()) | brltty.environment
    saved(tmp_path / "home", MATCH)
    saved(tmp_path / "shadow", MATCH)
    monkeypatch.setenv("ACCESS_UNO_HOME", str(tmp_path / "shadow"))
    with Terminal(with_clock(UNHURRIED), env=env) as terminal:
        shadow = MenuShadow(tmp_path / "shadow", MATCH, settings())
        player = Player(Lockstep(terminal, shadow), brltty)
        for step in (
            player.right,
            player.left,
        ):  # beyond the end the next entry, before its start the last one
            player.read_to_the_end()
            step()
        player.press("home")
        player.touch_words()  # where no card is it is Enter: go on with the saved game
        player.play()
        assert shadow.console.running, "the start menu is there again"
        player.press("escape")
        player.read_to_the_end()
        player.press("enter")
        assert terminal.wait() == 0
        assert brltty.display.wait_for(lambda cells: cells == BLANK * 20)
        assert_nothing_else_was_felt(player)
    assert (tmp_path / "home" / "saves" / "finished" / "game.uno").exists()


def test_a_text_that_is_typed_is_felt_with_its_cursor(brltty: PrivateBrltty, tmp_path: Path) -> None:
    need("python:louis")

    def with_cursor(before: str, at: str, after: str = "") -> str:
        """Written out, with dots 7 and 8 where the cursor is."""
        before, at, after = (written_out(text) if text else "" for text in (before, at, after))
        return before + chr(ord(at or BLANK) | 0xC0) + after

    written_out = prose("en", 0).cells
    with Terminal(PROGRAM, env=at_home(tmp_path / "home", settings()) | brltty.environment) as terminal:
        terminal.wait_for(" of ")
        terminal.press("n")
        terminal.wait_for("New game.")
        terminal.press("Enter")
        terminal.wait_for("What's your name?")
        for key, shown in (
            ("a", with_cursor("a", "")),
            ("c", with_cursor("ac", "")),
            ("Left", with_cursor("a", "c")),
            ("b", with_cursor("ab", "c")),
            ("Home", with_cursor("", "a", "bc")),
        ):
            terminal.press(key)
            assert brltty.display.wait_for(lambda cells, shown=shown: cells.rstrip(BLANK) == shown), key  # type: ignore[misc]
        brltty.display.press("ROUTE 2")
        assert brltty.display.wait_for(lambda cells: cells.rstrip(BLANK) == with_cursor("ab", "c"))


@contextmanager
def at_the_table(tmp_path: Path, brltty: PrivateBrltty) -> Iterator[Terminal]:
    """A game that is shown on the display and can be played with the keyboard."""
    with start(tmp_path / "home", ROUND, settings(), env=brltty.environment) as terminal:
        terminal.wait_for("4 new messages.")
        assert brltty.display.wait_for(cells("4 new messages."))
        yield terminal
        brltty.thaw()
        before = len(terminal.output)
        terminal.press("q")
        terminal.wait_for(WORDS.text("ask-leave"), since=before)
        terminal.press("Enter")
        assert terminal.wait() == 0


def cells(text: str) -> str:
    return translated(text, "en")


@pytest.mark.parametrize("trouble", ["lost", "hung", "unplugged"])
def test_without_the_display_the_game_goes_on_and_it_comes_back(
    trouble: str, brltty: PrivateBrltty, tmp_path: Path
) -> None:
    need("python:louis")
    told = WORDS.text(f"display-{trouble}").partition(".")[0]
    with at_the_table(tmp_path, brltty) as terminal:
        {"lost": brltty.kill, "hung": brltty.freeze, "unplugged": brltty.display.unplug}[trouble]()
        terminal.wait_for(told)
        before = len(terminal.output)
        terminal.press("c")
        terminal.wait_for("The top card is red 5.", since=before)
        brltty.display.cells = ""
        {"lost": brltty.start, "hung": brltty.thaw, "unplugged": brltty.display.plug}[trouble]()
        assert brltty.display.wait_for(cells("The top card is")), "what was told last, by itself"
        brltty.display.press("KEY_HOME")
        assert brltty.display.wait_for("⠛⠗⠀")
        terminal.wait_for("Red 7, card 1 of 5", since=before)
        assert terminal.text().count(told) == 1


def test_leaving_does_not_wait_for_a_frozen_display(brltty: PrivateBrltty, tmp_path: Path) -> None:
    need("python:louis")
    with start(tmp_path / "home", ROUND, settings(), env=brltty.environment) as terminal:
        assert brltty.display.wait_for(cells("4 new messages."))
        brltty.freeze()
        terminal.press("q")
        terminal.wait_for(WORDS.text("ask-leave"))
        terminal.press("Enter")
        assert terminal.wait() == 0
        brltty.thaw()


def test_no_player_finds_the_cards_of_another_on_the_display(brltty: PrivateBrltty, tmp_path: Path) -> None:
    record = ROUND.replace("Ben | computer random", "Ben")
    with playing(tmp_path, brltty, record) as player:
        player.press("enter")
        player.press("h")
        player.read_to_the_end()
        assert card_cells("G3") in brltty.display.cells, "Anna feels her green 3"
        player.act(Play(Card("R7")))
        while player.shadow.sits:
            player.read_to_the_end()
            passed_on = len(brltty.display.shown)
            player.right()
        for key in ("h", "l", "down", "enter", "h"):
            player.press(key)
            player.read_to_the_end()
        words = {word for shown in brltty.display.shown[passed_on:] for word in shown.split(BLANK)}
        assert not words & {card_cells(code) for code in ("G3", "W", "B5", "R+2")}
        assert card_cells("Y2") in words, "Ben's own cards are there"
        assert_nothing_else_was_felt(player)


def test_what_comes_after_an_answer_waits_behind_it(brltty: PrivateBrltty, tmp_path: Path) -> None:
    """Nothing is pulled away from under the fingers; panning goes on to it, and back."""
    with playing(tmp_path, brltty) as player:
        player.press("f1")
        title, first_key = (told.message.text for told in player.messages)
        assert player.message.text == title
        player.read_to_the_end()
        assert player.message.text == first_key
        while player.place or player.window:
            player.left()
        assert player.message.text == title
        player.read_to_the_end()
        player.right()
        assert player.message.text not in (title, first_key), "beyond the end comes the next line of the help"


def test_the_same_routing_key_twice_plays_a_card_of_the_hand(brltty: PrivateBrltty, tmp_path: Path) -> None:
    with playing(tmp_path, brltty) as player:
        player.press("h")
        hand = player.message
        player.touch_card(1)
        assert player.message is hand, "the hand stays under the fingers, with the cursor on the card"
        player.touch_card(1)
        assert player.message is not hand, "a green 3 cannot be played: why not"
        player.press("h")
        player.touch_card(0)
        player.press("i")
        player.touch_card(0)
        assert player.shadow.game.person.hand.cards[0] is Card("R7"), "another key came between"
        player.touch_card(0)
        assert player.shadow.game.person.hand.cards[0] is Card("G3")


def test_a_new_game_is_made_with_the_display_alone(
    brltty: PrivateBrltty, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    need("python:louis")
    env = at_home(tmp_path / "home", settings()) | brltty.environment
    (tmp_path / "shadow").mkdir()
    monkeypatch.setenv("ACCESS_UNO_HOME", str(tmp_path / "shadow"))
    with Terminal(with_clock(UNHURRIED), env=env) as terminal:
        shadow = MenuShadow(tmp_path / "shadow", MATCH, settings())
        player = Player(Lockstep(terminal, shadow), brltty)
        player.press("down")  # the first entries are for newcomers: to learn the game, and a first one
        player.press("down")
        player.press("enter")  # a new game
        player.press("enter")  # without a name
        assert isinstance(shadow.console.mode, NewGame)
        for key in ("down", "down", "down", "down", "enter", "up", "enter", "home"):  # easy computers
            player.press(key)
        player.read_to_the_end()
        brltty.display.press("KEY_ENTER")  # begin: from here on chance is another than that of the shadow
        saves = tmp_path / "home" / "saves"
        assert wait_until(lambda: any(saves.glob("*.uno")))
        (record,) = saves.glob("*.uno")
        assert record.read_text().count("| computer easy") == 2
        assert brltty.display.wait_for(lambda cells: translated("new messages", "en") in cells)


def test_the_keys_of_the_display_do_the_same_whatever_keys_were_chosen(
    brltty: PrivateBrltty, tmp_path: Path
) -> None:
    need("python:louis")
    chosen = settings() + '[keys]\ngo-on = ["a"]\nwhy = ["ä"]\nmenu = ["k"]\n'
    with start(tmp_path / "home", ROUND, chosen, env=brltty.environment) as terminal:
        terminal.wait_for("4 new messages.")
        assert brltty.display.wait_for(cells("4 new messages."))
        for command, told in (
            ("FWINRT FWINRT FWINRT", "The game continues"),
            ("INFO", "Red 7: a"),
            ("PREFMENU", "Game menu."),
        ):
            before = len(terminal.output)
            brltty.display.press(*command.split())
            terminal.wait_for(told, since=before)
        before = len(terminal.output)
        brltty.display.press("PREFMENU")  # in a menu it leads back
        terminal.wait_for("Your turn.", since=before)
