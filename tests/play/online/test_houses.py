"""The list of houses that one has been to: whatever stands in it, the game goes on."""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path

import pytest

from access_uno.play.online.join import Invitation, JoinMode
from access_uno.play.online.known_servers import KnownServer, KnownServers
from access_uno.play.online.start_menu import OnlineStartMenu
from tests.play.driver import Driver
from tests.play.online.rig import ACCESS_UNO, Pipe, clean

GOOD = {"address": "127.0.0.1:8022", "fingerprint": "SHA256:abc", "name": "Anna"}
KNOWN = KnownServer("127.0.0.1:8022", "SHA256:abc", "Anna")
BAD: list[object] = [
    None,
    [],
    {"address": "nowhere"},
    GOOD | {"address": 7},
    GOOD | {"address": ""},
    GOOD | {"address": "x y"},
    GOOD | {"address": "h:99999"},
    GOOD | {"address": "\x1b]0;owned\x07"},
    GOOD | {"name": "\u202eA\x1b[2J"},
    GOOD | {"name": ["Anna"]},
]


@pytest.mark.parametrize("bad", BAD, ids=str)
def test_what_cannot_be_understood_is_passed_over(bad: object, tmp_path: Path) -> None:
    path = tmp_path / "houses.json"
    path.write_text(json.dumps([bad, GOOD]))
    assert KnownServers(path).all() == [KNOWN]
    path.write_text(json.dumps(bad))
    assert KnownServers(path).all() == []


@pytest.mark.parametrize("content", [b"", b"\xff", b"[" * 100_000, b"{}", b'"text"', b"[1"])
def test_a_broken_list_is_none(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "houses.json"
    path.write_bytes(content)
    assert KnownServers(path).all() == []
    KnownServers(path).remember(KNOWN)
    assert KnownServers(path).all() == [KNOWN]


def test_no_other_user_can_read_the_known_servers(tmp_path: Path) -> None:
    path = tmp_path / "new" / "houses.json"
    before = os.umask(0)
    try:
        KnownServers(path).remember(KNOWN)
    finally:
        os.umask(before)
    assert path.stat().st_mode & 0o077 == path.parent.stat().st_mode & 0o077 == 0


def test_a_bad_address_breaks_no_menu(tmp_path: Path) -> None:
    (tmp_path / "houses.json").write_text(json.dumps([GOOD | {"address": "x y"}, GOOD]))
    with Pipe([*ACCESS_UNO], clean(ACCESS_UNO_HOME=str(tmp_path), LANG="en_GB.UTF-8")) as start:
        start.wait_for("Play with others")
        start.answer("play with others", "127.0.0.1:8022")
        assert start.end() == 0


def test_each_console_knows_the_houses_of_its_own_home(tmp_path: Path) -> None:
    anna, ben = Driver(tmp_path / "anna"), Driver(tmp_path / "ben", "de")
    KnownServers(anna.console.home.known_servers).remember(KNOWN)
    assert KNOWN.address in " ".join(anna.open(OnlineStartMenu(anna.console)))
    assert KNOWN.address not in " ".join(ben.open(OnlineStartMenu(ben.console)))
    for driver, known in ((anna, "SHA256:abc"), (ben, "")):
        joining = JoinMode(driver.console, Invitation(KNOWN.address), "", None, lambda _: None)
        assert joining._known == known


def test_a_program_without_a_name_goes_by_that_of_the_computer_if_it_can_be_one(tmp_path: Path) -> None:
    driver = Driver(tmp_path, by_keys=False)
    for user, name in (("ben", "ben"), ("", ""), ("\u202eb", ""), ("x" * 200, "")):
        driver.console.user = partial(str, user)
        assert JoinMode(driver.console, Invitation("127.0.0.1:1"), "", None, lambda _: None)._name == name


@pytest.mark.parametrize("by_keys", [True, False])
def test_a_player_without_a_name_is_asked_by_the_house_and_not_called_as_on_their_computer(
    by_keys: bool, tmp_path: Path
) -> None:
    driver = Driver(tmp_path, by_keys=by_keys)
    driver.console.in_person = True
    driver.console.user = lambda: "ben"
    assert JoinMode(driver.console, Invitation("127.0.0.1:1"), "", None, lambda _: None)._name == ""


def test_a_player_who_has_told_their_name_goes_to_a_house_by_it(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.settings.name_player("Anna")
    assert JoinMode(driver.console, Invitation("127.0.0.1:1"), "", None, lambda _: None)._name == "Anna"
