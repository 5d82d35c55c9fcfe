"""Codes of tables and devices: told digit by digit to people, in one piece to programs, both understood."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from access_uno.client import ServerClient
from access_uno.console.outlet import Outlet
from access_uno.console.screen import Screen
from access_uno.play.online.online_session import OnlineSession
from access_uno.protocol import answers, wishes
from access_uno.protocol.wishes import Wish
from access_uno.settings import Profile
from access_uno.words import languages, words_of
from access_uno.words.codes import apart, in_one_piece
from tests.play.driver import Driver
from tests.play.online.rig import ACCESS_UNO, SECONDS, House, Pipe, Ssh, clean, code_in


def session_of(driver: Driver, language: str) -> tuple[OnlineSession, list[Wish[Any]]]:
    """A person's session, and what they ask the server for."""
    asked: list[Wish[Any]] = []
    client = ServerClient(asked.append, language)
    session = OnlineSession(driver.console, client, None, lambda: None, lambda _: pytest.fail("no settings"))
    return session, asked


@pytest.mark.parametrize("typed", ["717955", "7 1 7 9 5 5", " 71 79 55 ", "\uff17\uff11\uff17\u30009 5 5"])
def test_a_code_is_understood_however_it_is_parted(typed: str) -> None:
    assert in_one_piece(typed) == "717955"


@pytest.mark.parametrize(("columns", "told"), [(80, "7 1 7 9 5 5"), (0, "7 1 7 9 5 5"), (None, "717955")])
def test_a_code_is_in_one_piece_only_without_a_terminal(columns: int | None, told: str) -> None:
    screen = Screen(io.StringIO(), keys=False, columns=lambda: columns)
    assert Outlet(screen, Profile(), {}).code("717955") == told


@pytest.mark.parametrize("language", languages())
def test_every_message_to_people_tells_a_code_digit_by_digit(tmp_path: Path, language: str) -> None:
    words, driver = words_of(language), Driver(tmp_path, language, by_keys=False)
    session, asked = session_of(driver, language)
    table = answers.Listed("717955", "Ada", "playing", "mario-it", 0, ("Ada",), mine=False)
    assert session.told_listed(table).startswith("7 1 7 9 5 5")
    session.tell_who()
    session.client.answered(asked[-1], answers.People((answers.Person("Ben", "717955", watching=False),)))
    assert words.text("together-person", name="Ben", where="playing", code="7 1 7 9 5 5") in driver.told()


def test_a_refusal_tells_the_code_that_was_asked_for_digit_by_digit(tmp_path: Path) -> None:
    driver = Driver(tmp_path, "en", by_keys=False)
    session, asked = session_of(driver, "en")
    session.open_lobby()
    words = words_of("en")
    driver.type(words.text("together-enter-code"), "71 79 55")
    assert asked[-1] == wishes.Join("717955")
    reason = words.text("refused-no-table", code="717955")
    refused = answers.Refused("no-table", reason, facts={"code": "717955"})
    session.client.answered(asked[-1], refused)
    assert "There's no table 7 1 7 9 5 5." in driver.told()


def test_on_a_terminal_a_code_is_parted_and_all_ways_in_take_it_so(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        with anna.terminal("play", "--seats", "4") as owner:
            owner.wait_for("Waiting for players.")
            code = code_in(owner.text())
            assert f"The code of this table is {apart(code)}." in owner.text()
            ben = Ssh(tmp_path, house.rig.port, "ben")
            with ben.pipe("join", apart(code)) as guest:
                guest.wait_for("Waiting for players.")
                others = Ssh(tmp_path, house.rig.port, "eve").run("tables").stdout
                assert others.startswith(f"{code}: anna and ben,")
                home = tmp_path / "cleo"
                home.mkdir()
                parts = [code[:2], code[2:4], code[4:]]
                command = [*ACCESS_UNO, "join", house.address, *parts, "--name", "Cleo"]
                with Pipe(command, clean(ACCESS_UNO_HOME=str(home), LANG="en_GB.UTF-8")) as joined:
                    guest.wait_for("Cleo sits down.")
                    joined.type("leave")
                    assert joined.process.wait(SECONDS) == 0
