"""A private house, as people come to it: with `join`, and with nothing but ssh."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import asyncssh
import pytest

from access_uno.command_line.arguments import UsageError
from access_uno.play.online.join import Invitation
from tests.play.online.rig import ACCESS_UNO, SECONDS, House, Pipe, Served, Ssh, clean
from tests.stack.terminal import Terminal

KEY = "SHA256:" + "x" * 43


def private(folder: Path, boss: Ssh) -> House:
    """Return a private house whose administrator is the only one who may come in."""
    fingerprint = asyncssh.read_public_key(folder / f"key-{boss.name}.pub").get_fingerprint()
    return House(folder / "house", guests=False, admins=[fingerprint], members=frozenset, fingerprint=KEY)


@contextmanager
def invited(folder: Path) -> Iterator[tuple[House, list[str]]]:
    """A private house, and the line with an invitation to it, in words."""
    with private(folder, boss := Ssh(folder, 0, "boss")) as house:
        boss.port = house.rig.port
        with boss.pipe() as menu:
            menu.wait_for("Welcome, boss.")
            menu.answer("friends", "Invite somebody.")
            told = menu.answer("invite", "access-uno join")
        [line] = re.findall(r"access-uno join .*", told)
        yield house, line.split()


def test_the_line_that_a_member_hears_lets_a_friend_in_by_join(tmp_path: Path) -> None:
    with invited(tmp_path) as (house, [*_, address, code, fingerprint]):
        assert (address, len(code), fingerprint) == ("ADDRESS", 10, KEY)
        env = clean(ACCESS_UNO_HOME=str(tmp_path / "zoe"), LANG="de_DE.UTF-8")
        with Pipe([*ACCESS_UNO, "join", house.address, "--name", "Zoe"], env) as zoe:
            zoe.wait_for("hinein kommt man nur mit einer Einladung")
            assert zoe.process.wait(SECONDS) == 1
        for given in ([code], []):  # known for good afterwards
            with Pipe([*ACCESS_UNO, "join", house.address, *given, "--name", "Zoe"], env) as zoe:
                zoe.wait_for("Willkommen, Zoe.")


def test_join_at_a_terminal_asks_for_the_invitation(tmp_path: Path) -> None:
    with invited(tmp_path) as (house, [*_, code, _fingerprint]):
        env = clean(ACCESS_UNO_HOME=str(tmp_path / "zoe"), LANG="en_GB.UTF-8")
        (tmp_path / "zoe").mkdir()
        (tmp_path / "zoe" / "settings.toml").write_text('language = "en"\n')
        with Terminal([*ACCESS_UNO, "join", house.address, "--name", "Zoe", "--keys"], env=env) as zoe:
            zoe.wait_for("Type the invitation")
            zoe.type(code.upper() + "\r")
            zoe.wait_for("Welcome, Zoe.")


def test_plain_ssh_asks_for_the_invitation(tmp_path: Path) -> None:
    with invited(tmp_path) as (house, [*_, code, _fingerprint]), plain_ssh(tmp_path, house, "zoe") as zoe:
        zoe.wait_for("Invitation:")
        zoe.type("nonsense\r")
        zoe.wait_for("is wrong")
        zoe.type(f"{code[:5]}-{code[5:]}\r")
        zoe.wait_for("Welcome, zoe.")


def plain_ssh(folder: Path, house: House, name: str) -> Terminal:
    """Return an SSH client with a new key on a terminal, which may ask."""
    client = Ssh(folder, house.rig.port, name)
    argv = [word for word in client.argv(terminal=True) if word != "PreferredAuthentications=publickey"]
    place = next(place for place, word in enumerate(argv) if word == "-o" and argv[place + 1] == "-o")
    return Terminal([*argv[:place], *argv[place + 1 :]], env=client.environment)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("example.org", ("example.org:8022", "", "", "")),
        ("example.org 12 34 56", ("example.org:8022", "123456", "", "")),
        (f" access-uno join h:7 ABFHK-mrwxy {KEY}", ("h:7", "", "abfhkmrwxy", KEY)),
        (f"h#{KEY} 123456", ("h:8022", "123456", "", KEY)),
    ],
)
def test_a_line_that_was_passed_on_is_understood(line: str, meant: Sequence[str]) -> None:
    told = Invitation(line)
    assert (told.address, told.table, told.invitation, told.fingerprint) == tuple(meant)


@pytest.mark.parametrize(
    ("line", "code"),
    [("", "wrong-address"), ("h#", "wrong-address"), ("h 12345", "wrong-code"), (f"h 1 {KEY}", "wrong-code")],
)
def test_a_line_that_means_nothing_is_refused(line: str, code: str) -> None:
    with pytest.raises(UsageError) as refused:
        Invitation(line)
    assert refused.value.code == code


def test_a_house_with_members_lets_their_keys_in_and_no_other(tmp_path: Path) -> None:
    ben = Ssh(tmp_path, 0, "ben")
    with Served(tmp_path / "home", "--members", str(tmp_path / "key-ben.pub")) as served:
        ben.port = served.port
        assert "Welcome, ben." in ben.run(typed="leave\n").stdout
        assert Ssh(tmp_path, served.port, "eve").run().returncode == 255
        assert Ssh(tmp_path, served.port, "gina", key=False).run().returncode == 255


def test_a_file_that_lists_no_keys_is_refused(tmp_path: Path) -> None:
    (tmp_path / "members").write_text("anna\n")
    argv = [*ACCESS_UNO, "serve", "--listen", "127.0.0.1:0", "--members", str(tmp_path / "members")]
    with Pipe(argv, clean(ACCESS_UNO_HOME=str(tmp_path), LANG="en_GB.UTF-8")) as served:
        assert served.process.wait(SECONDS) == 2
