"""Friends at their consoles: by keys and by typed lines, in two languages."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from access_uno.console.entry import Entry
from access_uno.console.scene import Choices
from access_uno.play.online._friends import FriendsMenu, OnlineFriends
from access_uno.play.online.online_session import OnlineSession
from access_uno.protocol.answers import FriendList
from access_uno.words import words_of
from tests.play.driver import Driver
from tests.play.online.rig import House, Ssh, code_in

ENGLISH, GERMAN = words_of("en"), words_of("de")


def test_friends_are_made_by_typed_lines_and_invited_to_a_table(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house, ExitStack() as stack:
        anna = stack.enter_context(Ssh(tmp_path, house.rig.port, "anna").pipe())
        ben = stack.enter_context(Ssh(tmp_path, house.rig.port, "ben", "de_DE.UTF-8").pipe())
        for pipe, welcome in ((anna, "Type the number"), (ben, "Tippe die Nummer")):
            pipe.wait_for(welcome)
        anna.answer("befriend ben", "ben has been asked.")
        ben.wait_for("anna möchte mit dir befreundet sein.")
        ben.answer("entfreunde anna", "Du hast die Anfrage von anna abgelehnt.")
        anna.answer("befriend ben", "ben has been asked.")
        anna.answer("friends", "1. Take back your request to ben.")
        anna.answer("1", "You've taken back your request to ben.")
        anna.answer("back", "Play now")
        anna.answer("befriend ben", "ben has been asked.")
        anna.answer("unfriend ben", "You've taken back your request to ben.")
        since = len(ben.lines)
        anna.answer("befriend ben", "ben has been asked.")
        ben.wait_for("anna möchte mit dir befreundet sein.", since)
        ben.answer("befreunde anna", "Du bist jetzt mit anna befreundet.")
        anna.wait_for("You and ben are friends now.")
        anna.answer("whisper ben it's a secret", "You tell ben privately: it's a secret")
        ben.wait_for("anna sagt dir privat: it's a secret")
        ben.type("1")
        code = code_in(ben.wait_for("Der Code dieses Tisches ist"))
        anna.wait_for(f"ben is at table {code} now.")
        ben.answer("einladen anna", "anna ist eingeladen.")
        anna.wait_for(f"ben invites you to table {code}.")
        since = len(anna.lines)
        anna.answer("what now", f"1. ben invites you to table {code}.")
        anna.wait_for("2. The tables.", since)  # one entry leads to the table
        anna.answer("1", "1. Stay here.")
        anna.answer("2", "The code of this table is")
        ben.wait_for("anna setzt sich.")
        assert "sag und einen Text" in ben.answer("hilfe", "Tippe wer")
        ben.answer("freunde", "1. anna, am Tisch")
        ben.answer("1", "anna, am Tisch")
        ben.answer("flüstern", "Was willst du anna privat sagen?")
        ben.answer("bis gleich", "Du sagst anna privat: bis gleich")
        assert not any("anna ist jetzt am Tisch" in line for line in ben.lines), "it was told at the table"


def test_the_menus_keep_up_with_where_friends_are(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house, ExitStack() as stack:
        anna, ben, cleo = [
            stack.enter_context(Ssh(tmp_path, house.rig.port, name).pipe())
            for name in ("anna", "ben", "cleo")
        ]
        for pipe in (anna, ben, cleo):
            pipe.wait_for("Type the number")
        for pipe in (anna, cleo):
            pipe.answer("befriend ben", "ben has been asked.")
            name = "anna" if pipe is anna else "cleo"
            if pipe is anna:
                anna.answer("friends", "1. Take back your request to ben.")
            ben.wait_for(f"{name} asks to be your friend.")
            ben.answer(f"befriend {name}", "are friends now.")
            pipe.wait_for("You and ben are friends now.")
        while anna.answer("list", "1. ") != "1. ben, here.":
            pass
        ben.type("1")
        code = code_in(ben.wait_for("The code of this table is"))
        cleo.wait_for(f"1. Join ben at table {code}.")
        anna.wait_for(f"ben is at table {code} now.")
        while anna.answer("list", "1. ben") != f"1. ben, at table {code}.":
            pass
        since = len(cleo.lines)
        ben.type("leave")
        ben.type("yes")
        cleo.wait_for("1. Play now, at a table of your own.", since)


@pytest.mark.usefixtures("plain_first_card")
def test_an_invitation_is_answered_by_its_key_and_neither_enter_nor_space_mean_yes(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house, ExitStack() as stack:
        anna = stack.enter_context(Ssh(tmp_path, house.rig.port, "anna").terminal())
        ben = stack.enter_context(Ssh(tmp_path, house.rig.port, "ben").pipe())
        anna.wait_for("Play now")
        ben.wait_for("Type the number")
        ben.answer("befriend anna", "anna has been asked.")
        anna.wait_for("ben asks to be your friend.")
        anna.press("A")
        anna.wait_for("Friends. ben asks to be your friend. 1 of")
        anna.press("Enter")
        anna.wait_for("Yes, let's be friends. 1 of 2.")
        anna.press("Enter")
        ben.wait_for("You and anna are friends now.")
        with Ssh(tmp_path, house.rig.port, "anna").terminal(
            "play", "--computers", "1", "--seed", "1"
        ) as playing:
            playing.wait_for("Your turn")
            ben.answer("1", "The code of this table is")
            ben.answer("invite anna", "anna has been invited.")
            playing.wait_for("ben invites you to table")
            playing.press("Space")
            playing.wait_for("You draw")
            since = len(playing.output)
            playing.press("I")
            playing.wait_for("Stay here. 1 of 2.", since=since)
            playing.press("Enter")
            playing.press("I")
            playing.wait_for("There's no invitation.", since=since)
            assert not any("anna sits down" in line for line in ben.lines)


def test_the_way_to_a_house_is_one_line_that_join_takes(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house, Ssh(tmp_path, house.rig.port, "anna").pipe() as anna:
        assert house.rig.house is not None
        house.rig.house.fingerprint = "SHA256:abc"
        anna.wait_for("Type the number")
        anna.answer("friends", "Show somebody the way to this house.")
        assert anna.answer("show somebody", "access-uno join").endswith("access-uno join ADDRESS SHA256:abc")


def test_a_request_is_heard_before_there_is_any_menu(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna, ben = [Ssh(tmp_path, house.rig.port, name) for name in ("anna", "ben")]
        assert ben.run(typed="back\nyes\n").returncode == 0
        with anna.pipe() as asking:
            asking.wait_for("Type the number")
            asking.answer("befriend ben", "ben has been asked.")
        with ben.pipe("play", "--seats", "2") as coming:
            coming.wait_for("anna asks to be your friend.")
            coming.wait_for("The code of this table is")
            assert ENGLISH.text("together-broke") not in coming.lines


def test_a_list_of_friends_that_comes_beneath_another_mode_leaves_a_whole_menu(tmp_path: Path) -> None:
    answers_to: list[Callable[[FriendList], None]] = []
    client = SimpleNamespace(account=None, ask=lambda _, then, __: answers_to.append(then))
    driver = Driver(tmp_path, "en")
    online = SimpleNamespace(client=client, is_guest=False, console=driver.console)
    online.friends = OnlineFriends(cast(OnlineSession, online))
    menu = FriendsMenu(cast(OnlineSession, online))
    driver.open(menu)
    above = Entry(driver.console, "A name", lambda _: None)
    above.open()
    answers_to[0](FriendList((), (), (), ()))
    driver.console.drop(above)
    scene = menu.scene()
    assert isinstance(scene, Choices)
    assert 0 <= scene.current < len(scene.choices)
