"""No player is stuck with another, as it is heard at a console: answering, giving up, being back."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from access_uno.client.server_client import ServerClient
from access_uno.play.online.online_session import OnlineSession
from access_uno.protocol import messages, wishes
from access_uno.protocol.wishes import Wish
from access_uno.server import live_match as match_module
from access_uno.server import session as guest_module
from access_uno.words import words_of
from access_uno.words.languages import languages
from tests.play.driver import Driver
from tests.play.online.rig import House, Ssh, code_in
from tests.play.online.test_lobby import waiting


@pytest.mark.usefixtures("plain_first_card")
@pytest.mark.parametrize("by_keys", [True, False])
def test_any_key_or_line_answers_a_nudge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_keys: bool
) -> None:
    """By the time that they are away a computer could play for them; a key is enough to be back."""
    monkeypatch.setattr(guest_module, "ANSWER_SECONDS", 0.0)
    with House(tmp_path / "house") as house, ExitStack() as stack:
        anna = stack.enter_context(Ssh(tmp_path, house.rig.port, "anna").pipe("play", "--seats", "2"))
        code = code_in(anna.wait_for("The code of this table is"))
        ben = Ssh(tmp_path, house.rig.port, "ben")
        if by_keys:
            terminal = stack.enter_context(ben.terminal("join", code))
            terminal.wait_for("Round 1.")
        else:
            pipe = stack.enter_context(ben.pipe("join", code))
            pipe.wait_for("Round 1.")
        asked = "ben has been asked. If no answer comes within a minute, ben counts as away."
        anna.answer("nudge ben", asked)
        anna.wait_for("ben is away.")
        if by_keys:
            terminal.wait_for("anna asks whether you're still there. Any key answers.")
            terminal.press("n")
        else:
            pipe.wait_for("anna asks whether you're still there. Press Enter to answer.")
            pipe.type("")
        anna.wait_for("ben is back.")


@pytest.mark.usefixtures("plain_first_card")
def test_a_match_is_given_up_by_a_typed_word_after_a_question(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house, ExitStack() as stack:
        anna = stack.enter_context(Ssh(tmp_path, house.rig.port, "anna").pipe("play", "--seats", "2"))
        code = code_in(anna.wait_for("The code of this table is"))
        ben = stack.enter_context(Ssh(tmp_path, house.rig.port, "ben", "de_DE.UTF-8").pipe("join", code))
        ben.wait_for("Runde 1.")
        ben.answer("aufgeben", "Dieses Spiel aufgeben?")
        ben.type("nein")
        ben.answer("ich gebe auf", "Dieses Spiel aufgeben?")
        ben.answer("ja", "Du hast das Spiel aufgegeben.")
        assert ben.process.wait(60) == 0
        anna.wait_for("ben gives the match up.")
        anna.wait_for("A computer player now plays for ben.")
        assert "ben is away." not in anna.lines
        assert Ssh(tmp_path, house.rig.port, "ben").run("join", code).returncode == 1


def test_a_match_is_given_up_in_its_menu_and_one_is_in_the_house_again(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        with anna.terminal("play", "--computers", "1", "--seed", "1") as terminal:
            terminal.wait_for("Your turn:")
            terminal.press("m")
            terminal.wait_for("1 of ")
            terminal.press("g")
            terminal.wait_for("Give this match up. ")
            terminal.press("Enter")
            terminal.wait_for("A computer player will play for you to the end.")
            terminal.press("Enter")
            terminal.wait_for("You've given the match up.")
            assert terminal.wait() == 0
        assert anna.run("tables").stdout == "There are no tables yet. You can open one.\n"


@pytest.mark.parametrize("language", languages())
def test_a_player_who_comes_hears_which_tables_have_ended(tmp_path: Path, language: str) -> None:
    words, driver = words_of(language), Driver(tmp_path, language, by_keys=False)
    client = ServerClient(lambda _: None, language)
    OnlineSession(driver.console, client, None, lambda: None, lambda _: pytest.fail("no settings"))
    client.name = "Ada"
    both = messages.EndedTable("123456", ("Ada", "Ben"))
    client.received(messages.Ended((both, messages.EndedTable("654321", ("Ada",)))))
    assert driver.told() == [
        words.text("together-ended", code="1 2 3 4 5 6", names="Ben", others="yes"),
        words.text("together-ended", code="6 5 4 3 2 1", names="", others="no"),
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("away", ["yes", "no"])
def test_a_player_who_leads_a_waiting_table_from_now_on_hears_it_and_may_begin(
    tmp_path: Path, language: str, away: str
) -> None:
    words, driver = words_of(language), Driver(tmp_path, language, by_keys=False)
    asked: list[Wish[Any]] = []
    client = ServerClient(asked.append, language)
    OnlineSession(driver.console, client, None, lambda: None, lambda _: pytest.fail("no settings"))
    client.name = "Ada"
    client.received(waiting(leader="Ben"))
    assert words.text("together-begin") not in "\n".join(driver.type(""))
    client.received(waiting(leader="Ada", owner="Ben" if away == "yes" else "Ada"))
    assert driver.told()[-1] == words.text("together-leads", owner="Ben", away=away)
    driver.type("1")
    assert asked == [wishes.Begin()]


@pytest.mark.usefixtures("plain_first_card")
@pytest.mark.parametrize("by_keys", [True, False])
def test_the_others_hear_which_player_the_table_waits_for_and_how_a_computer_may_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_keys: bool
) -> None:
    monkeypatch.setattr(match_module, "AWAY_SECONDS", 1.0)
    monkeypatch.setattr(match_module, "NOTICE_SECONDS", 0.1)
    with House(tmp_path / "house") as house, ExitStack() as stack:
        anna, ben = (Ssh(tmp_path, house.rig.port, name) for name in ("anna", "ben"))
        playing = stack.enter_context(anna.pipe("play", "--seats", "2"))
        code = code_in(playing.wait_for("The code of this table is"))
        come = ben.terminal if by_keys else ben.pipe
        other: Any = stack.enter_context(come("join", code))
        other.wait_for("Round 1.")
        playing.process.kill()
        other.wait_for("anna is away.")
        if not by_keys:  # until the table waits for Anna
            other.type("draw")
            other.type("keep")
        else:
            other.press("Space")
            other.press("Space")
        other.wait_for("The table is waiting for anna, who's away.")
        if by_keys:
            other.wait_for("A computer player may now play for anna: M or Escape opens the menu")
            other.press("m")
            other.wait_for("1 of ")
            other.press("l")
            other.wait_for("Let a computer player play for anna")
            other.press("Enter")
        else:
            other.wait_for("A computer player may now play for anna. Type computer and the name.")
            other.type("computer anna")
        other.wait_for("A computer player now plays for anna.")


def test_an_account_is_renamed_and_deleted_by_what_is_typed_or_chosen_in_the_house(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        root = Ssh(tmp_path, house.rig.port, "root")
        with root.pipe() as pipe:
            pipe.wait_for("Welcome, root.")
            pipe.answer("call me Ben. I won", "A name can't have a full stop")
            pipe.answer("call me Ben", "You're called Ben")
            pipe.answer("My account", "My account")
            pipe.answer("Change my name", "What do you want to be called from now on?")
            pipe.answer("Benny", "You're called Benny")
        with root.pipe() as pipe:
            pipe.wait_for("Welcome, Benny.")
            pipe.answer("delete my account", "Delete your account and everything kept with it?")
            pipe.type("no")
            pipe.answer("delete my account", "Delete your account and everything kept with it?")
            pipe.answer("yes", "Your account is deleted. Goodbye.")
            pipe.process.wait(60)
        with root.pipe() as pipe:
            pipe.wait_for("Welcome, root.")
