"""Guests and their seats, with nothing but Debian's `ssh`: by keys and by lines, alone and with `join`."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_uno.words import words_of
from tests.play.online.rig import House, Pipe, Ssh, code_in
from tests.play.online.test_join import join

pytestmark = [
    pytest.mark.skipif(shutil.which("ssh") is None, reason="OpenSSH's client is not installed"),
    pytest.mark.usefixtures("plain_first_card"),
]


def seat_code_in(text: str) -> str:
    """The code of a seat, in one piece where there is no terminal, else one character after the other."""
    [code] = set(re.findall(r"The code of your seat, to get it back: ((?:\w ?){9}\w)\.", text))
    return str(code).replace(" ", "")


class Away:
    """anna at a match with bert, a guest who is away, and the codes of the table and of the seat."""

    def __init__(self, house: House, folder: Path, anna: Pipe, code: str, seat: str) -> None:
        self.house, self.folder, self.anna, self.code, self.seat = house, folder, anna, code, seat

    def ssh(self, name: str, key: bool = False, language: str = "en_GB.UTF-8") -> Ssh:
        """A client that comes by this name."""
        return Ssh(self.folder, self.house.rig.port, name, language, key=key)


@pytest.fixture(params=["pipe", "terminal"])
def away(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Away]:
    with House(tmp_path / "house") as house:
        anna, bert = Ssh(tmp_path, house.rig.port, "anna"), Ssh(tmp_path, house.rig.port, "bert", key=False)
        with anna.pipe("play", "--seats", "2") as table:
            code = code_in(table.wait_for("The code of this table is"))
            if request.param == "pipe":
                with bert.pipe("join", code) as guest:
                    seat = seat_code_in(guest.wait_for("The code of your seat, to get it back"))
                    guest.wait_for("Your cards")
            else:
                with bert.terminal("join", code, columns=250) as terminal:
                    terminal.wait_for("The code of your seat, to get it back")
                    terminal.wait_for("Your cards")
                    seat = seat_code_in(terminal.text())
            table.wait_for("bert is away.")
            yield Away(house, tmp_path, table, code, seat)


@pytest.mark.parametrize("name", ["bert", "BERT", "ｂｅｒｔ"])
def test_the_seat_is_nobodys_who_only_says_the_name(away: Away, name: str) -> None:
    for ssh in (away.ssh(name), away.ssh(name, key=True)):
        told = ssh.run("join", away.code, typed="stranger\n").stdout
        assert "You hold" not in told
        assert "Your cards" not in told
        with ssh.terminal("join", away.code, columns=250) as terminal:
            terminal.wait_for("No seat is free at table")
            assert "You hold" not in terminal.text()
    assert not any("bert is back" in line for line in away.anna.lines)


def test_nor_of_one_who_says_it_with_join(away: Away) -> None:
    with join(away.folder / "stranger", away.house.address, away.code, "--name", "Bert") as stranger:
        stranger.wait_for("What do you want to be called here?")
        stranger.answer("BERT", "Somebody here is already called BERT.")
        stranger.answer("stranger", "No seat is free at table")
        assert not any("You hold" in line or "Your cards" in line for line in stranger.lines)
    assert not any("bert is back" in line for line in away.anna.lines)


def test_the_code_gives_it_back_with_a_command(away: Away) -> None:
    with away.ssh("bert").pipe("join", away.code, away.seat) as back:
        back.wait_for("You're called bert now.")
        assert seat_code_in(back.wait_for("The code of your seat, to get it back")) == away.seat
        back.answer("hand", "You hold")
        away.anna.wait_for("bert is back.")


def test_who_mistypes_the_code_is_asked_again(away: Away) -> None:
    with away.ssh("bert").pipe("join", away.code) as back:
        back.wait_for("What's the code of your seat?")
        back.answer(away.seat[:9], "No guest called")
        back.wait_for("What's the code of your seat?")
        back.answer("2222222222", "That isn't the code of a seat at this table.")
        back.wait_for("What's the code of your seat?")
        back.answer(away.seat, "You're called bert now.")


def test_the_code_gives_it_back_by_keys_in_the_menu(away: Away) -> None:
    with away.ssh("bert").terminal(columns=250) as back:
        back.wait_for("bert 2")
        back.press("g")
        back.wait_for("Go to a table by its code")
        back.press("g")
        back.wait_for("Get back your seat in a match")
        back.press("Enter")
        back.wait_for("six-digit code")
        back.type(away.code)
        back.press("Enter")
        back.wait_for("What's the code of your seat?")
        back.type(away.seat.upper())
        back.press("Enter")
        back.wait_for("You're called bert now.")
        back.wait_for("The code of your seat, to get it back")
        back.press("h")
        back.wait_for("You hold")


def test_a_person_at_the_table_lets_them_in_by_a_line(away: Away) -> None:
    with away.ssh("bert").pipe("join", away.code) as newcomer:
        newcomer.wait_for("What's the code of your seat?")
        newcomer.answer("bert", "The people at the table have been asked.")
        away.anna.wait_for("bert 2 claims to be bert, who's away.")
        away.anna.wait_for("To let them in, type let in bert 2.")
        away.anna.answer("", "")  # Enter is no answer
        away.anna.answer("who", "bert, away.")
        away.anna.answer("let in bert 2", "bert 2 has been let in.")
        newcomer.wait_for("You're called bert now.")
        newcomer.wait_for("The code of your seat, to get it back")
        newcomer.answer("hand", "You hold")
        away.anna.wait_for("bert is back.")


def test_the_menu_of_the_table_lets_them_in_and_enter_and_space_alone_do_not(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna, bert = Ssh(tmp_path, house.rig.port, "anna"), Ssh(tmp_path, house.rig.port, "bert", key=False)
        with anna.terminal("play", "--seats", "2", columns=250) as table:
            table.wait_for("The code of this table is")
            code = code_in(table.text())
            with bert.pipe("join", code) as guest:
                guest.wait_for("Your cards")
            table.wait_for("bert is away.")
            with bert.pipe("join", code) as newcomer:
                newcomer.wait_for("What's the code of your seat?")
                newcomer.answer("bert", "The people at the table have been asked.")
                table.wait_for("You can let them in from the menu of the table.")
                for key in ("Enter", "Space"):
                    table.press(key)
                table.press("a")
                table.wait_for("bert, away.")
                assert not any("You're called" in line for line in newcomer.lines)
                table.press("m")
                table.wait_for("Game menu")
                table.press("l")
                table.wait_for("Let a computer player play for bert")
                table.press("l")
                table.wait_for("Let bert 2 have the seat of bert")
                table.press("Enter")
                table.wait_for("bert 2 has been let in.")
                newcomer.wait_for("The code of your seat, to get it back")
                newcomer.answer("hand", "You hold")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "lass bert 2 herein"),
        ("it", "fai entrare bert 2"),
        ("nl", "laat bert 2 binnen"),
        ("zh", "放行bert 2"),
        ("zh", "let in bert 2"),
    ],
)
def test_letting_in_is_typed_in_each_language(tmp_path: Path, language: str, line: str) -> None:
    words = words_of(language)
    locale = {"de": "de_DE", "it": "it_IT", "nl": "nl_NL", "zh": "zh_TW"}[language] + ".UTF-8"
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna", locale)
        bert = Ssh(tmp_path, house.rig.port, "bert", key=False)
        with anna.pipe("play", "--seats", "2") as table:
            code = code_in(table.wait_for(words.text("together-code", code="").strip(" .。")))
            with bert.pipe("join", code) as guest:
                guest.wait_for("Your cards")
            table.wait_for(words.text("player-away", who="bert"))
            with bert.pipe("join", code) as newcomer:
                newcomer.wait_for("What's the code of your seat?")
                newcomer.answer("bert", "The people at the table have been asked.")
                table.wait_for(words.text("together-claims-typed", name="bert 2"))
                table.answer(line, words.text("together-let-in-done", name="bert 2"))
                newcomer.wait_for("The code of your seat, to get it back")
                newcomer.answer("hand", "You hold")
