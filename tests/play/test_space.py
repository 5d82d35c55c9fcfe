"""Space goes on, and what goes on does nothing else: no press meant for a message draws a card."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_uno.words import words_of
from tests.play.shadow import ROUND, Shadow

WORDS = words_of("en")
EN = 'language = "en"\n'
WAIT = f'{EN}pace = "wait"\n'
WON = ROUND.replace("R7 G3 W B5 R+2", "R7")
PENALTY = ROUND.replace("hand: Ben = Y1 Y2 G4 G5 B8", "hand: Ben = R+2 Y2 G4")
SOON, LATER = 0.3, 0.6


class Paced(Shadow):
    """A game whose player presses keys after so many seconds each."""

    def __init__(self, home: Path, record: str, settings: str = EN) -> None:
        super().__init__(home, record, settings)
        self.time = 100.0
        self.console.now = lambda: self.time
        self.told()

    def after(self, seconds: float, key: str = "Space") -> list[str]:
        """What is told after a key that is pressed so much later."""
        self.time += seconds
        self.press(key)
        return [one.message.text for one in self.told()]


def read_on(game: Paced) -> list[str]:
    """Go on with Space until it is Anna's turn: the last message."""
    game.press("h")
    game.told()
    for _ in range(20):
        told = game.after(SOON)
        if told[-1].startswith("Your turn") and not game.game.person.unread:
            return told[-1:]
    raise AssertionError("it is never Anna's turn")


def test_space_reads_every_message_and_then_says_the_own_turn_again(tmp_path: Path) -> None:
    game = Paced(tmp_path, ROUND, WAIT)
    turn = read_on(game)
    steps = len(game.scribe.steps)
    for _ in range(5):
        assert game.after(SOON) == turn, "as a key that is held"
    assert len(game.scribe.steps) == steps
    assert game.after(LATER)[0].startswith("You draw")


def test_another_key_shows_that_the_own_turn_was_heard(tmp_path: Path) -> None:
    game = Paced(tmp_path, ROUND, WAIT)
    read_on(game)
    game.after(SOON, "Right")
    assert game.after(SOON)[0].startswith("You draw")


def test_space_that_was_not_pressed_to_go_on_draws_at_once(tmp_path: Path) -> None:
    game = Paced(tmp_path, ROUND)
    assert game.after(0.0)[0].startswith("You draw")


def test_space_deals_the_next_round_and_draws_no_card_in_it_by_being_held(tmp_path: Path) -> None:
    game = Paced(tmp_path, WON)
    assert game.after(1, "Enter")[0] == "You play red 7."
    dealt = game.after(1)
    assert dealt[0].startswith("Round 2.")
    steps = len(game.scribe.steps)
    for _ in range(5):
        game.after(0.1)
    assert len(game.scribe.steps) == steps


def test_space_after_a_match_begins_another_one_only_when_it_was_offered(tmp_path: Path) -> None:
    game = Paced(tmp_path, WON.replace("begin", "totals: Anna 499, Ben 0\nbegin"), WAIT)
    read_on(game)
    game.after(1, "Enter")
    before = game.game
    for _ in range(9):
        told = game.after(SOON)
    assert [line.partition(",")[0] for line in told] == ["Press Space for another match at this table"]
    assert game.game is before
    assert "new messages" in game.after(LATER)[0]
    assert game.game is not before


def test_space_accepts_a_penalty_only_when_it_could_be_heard(tmp_path: Path) -> None:
    game = Paced(tmp_path, PENALTY, WAIT)
    game.after(1, "Enter")
    for _ in range(9):
        told = game.after(SOON)
        if "draw 2" in told[-1]:
            break
    (asked,) = told
    assert game.after(SOON) == [asked]
    assert "You draw" in game.after(LATER)[0]


@pytest.mark.parametrize("key", ["Space", "Down"])
def test_while_others_move_space_and_down_go_on_and_draw_nothing(key: str, tmp_path: Path) -> None:
    people = ROUND.replace("player: Ben | computer random", "player: Ben")
    game = Paced(tmp_path, people)
    game.after(1, "Enter")
    game.after(1, "Enter")
    game.told()
    (asked,) = game.after(1, key)
    assert asked.startswith("Pass the keyboard to Ben.")


def test_what_has_happened_begins_after_the_own_turn_also_if_its_end_is_still_unread(tmp_path: Path) -> None:
    game = Paced(tmp_path, ROUND.replace("R7 G3 W B5 R+2", "R7 R9 R2"), WAIT)
    for _ in range(2):
        read_on(game)
        game.after(1, "Home")
        assert game.after(1, "Enter")[0].startswith("You play red")
    assert game.game.person.unread, "that one card is left"
    assert game.after(1, "H") == [WORDS.text("since-nothing")]
