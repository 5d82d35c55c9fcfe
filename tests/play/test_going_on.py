"""A game that goes on: everything is as if it had never been left."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_uno.play._person import Person
from tests.play.play import header
from tests.play.shadow import ROUND, Shadow

GOES_ON = "The game continues where you left off."
EN = 'language = "en"\n'
WILD_DRAWN = ROUND.replace("R7 G3 W B5 R+2", "G3 B5 Y7").replace("stock: R1", "stock: W R1")
PEOPLE = ROUND.replace(" | computer random", "")


def gone_on_with(first: Shadow, folder: Path, record: str, settings: str = EN) -> Shadow:
    """The same game, begun again from what is on disk."""
    return Shadow(folder, record + "".join(first.scribe.steps), settings)


def happened(person: Person) -> list[str]:
    """What of the history tells of the game, as it was told then."""
    messages = [message for message in person.history._messages if message.tells]
    return [message.text for message in messages if type(message.tells[0]).__name__ != "Refusal"]


def told(shadow: Shadow) -> list[str]:
    """What was told since the last time."""
    return [told.message.text for told in shadow.told()]


@pytest.mark.parametrize("seed", range(4))
def test_history_hand_and_what_is_new_are_those_of_the_game_that_was_left(tmp_path: Path, seed: int) -> None:
    record = header("mario-de", seed)
    first = Shadow(tmp_path / "first", record, EN)
    for key in ("tab", "enter", "space", "p", "down") * 6:
        first.press(key)
    second = gone_on_with(first, tmp_path / "second", record)
    before, after = first.game.person, second.game.person
    assert first.scribe.steps
    assert happened(after) == happened(before)
    assert after.hand.cards == before.hand.cards
    assert after.hand.changes() == before.hand.changes()
    assert told(second)[0] == GOES_ON, "what was heard before is not told again"


def test_what_happened_since_the_last_turn_is_known_as_before(tmp_path: Path) -> None:
    first = Shadow(tmp_path / "first", ROUND, EN)
    first.press("Enter")
    second = gone_on_with(first, tmp_path / "second", ROUND)
    answers = []
    for shadow in (first, second):
        shadow.told()
        shadow.press("Up")
        answers.append(told(shadow))
    assert answers[0] == answers[1]
    assert "Ben " in answers[0][0]


def test_a_drawn_card_that_waits_is_told_with_the_card_on_which_it_can_be_played(tmp_path: Path) -> None:
    first = Shadow(tmp_path / "first", WILD_DRAWN, EN)
    first.press("space")
    *_, top, turn = told(gone_on_with(first, tmp_path / "second", WILD_DRAWN))
    assert top == "The top card is red 5."
    assert turn == "Your turn. You can play a Wild, or keep the card."


def test_a_player_who_was_about_to_get_the_keyboard_hears_what_the_others_did(tmp_path: Path) -> None:
    first = Shadow(tmp_path / "first", PEOPLE, EN)
    for key in ("Enter", "Enter", "Down"):
        first.press(key)
    assert not first.sits, "Ben is asked for"
    second = gone_on_with(first, tmp_path / "second", PEOPLE)
    asked = told(second)
    second.press("Enter")
    heard = told(second)
    assert asked == ["Pass the keyboard to Ben. Ben, press Space when you're ready."]
    assert heard[:3] == [GOES_ON, "It's Anna's turn.", "Anna plays red 7."]
    assert heard[-1].startswith("Your turn. The top card is red 7.")
    assert sum("Your turn." in line for line in heard) == 1


def test_messages_since_a_players_last_step_wait_to_be_read_one_by_one(tmp_path: Path) -> None:
    settings = EN + 'pace = "wait"\n'
    first = Shadow(tmp_path / "first", ROUND, settings)
    for key in ("Down", "Down", "Down", "Down", "Enter", "Down"):
        first.press(key)
    played = [message.text for message in first.game.person.history._messages][-1]
    assert played.startswith("Ben "), "Ben has played, and it has been read"
    second = gone_on_with(first, tmp_path / "second", ROUND, settings)
    second.press("Down")
    second.press("Down")
    heard = told(second)
    assert heard[0].endswith("new messages. Press Space to continue.")
    assert heard[1:3] == [GOES_ON, played]
