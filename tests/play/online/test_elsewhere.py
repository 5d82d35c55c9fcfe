"""`access-uno join` and `ssh` in a house of several servers: one of them goes, and the house goes on."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path

from access_uno.words import words_of
from tests.play.online.rig import Pipe, Served, Ssh
from tests.play.online.test_join import ENGLISH, join
from tests.server.store.nats_servers import addresses, nats_servers


@contextlib.contextmanager
def two_servers(folder: Path) -> Iterator[list[Served]]:
    with nats_servers(folder) as servers, contextlib.ExitStack() as stack:
        key = str(folder / "house_key")  # both are one house
        options = ("--store", addresses(servers), "--host-key", key, "--announce", "127.0.0.1:0")
        homes = (folder / "a", folder / "b")
        yield [stack.enter_context(Served(home, *options)) for home in homes]


@contextlib.contextmanager
def at_a_table(folder: Path) -> Iterator[tuple[Served, Served, Pipe]]:
    """Two servers, and Ben by `join` at a table of the first one."""
    with (
        two_servers(folder) as (first, second),
        join(folder / "ben", f"127.0.0.1:{first.port}", "--name", "Ben") as ben,
    ):
        ben.wait_for("Welcome, Ben.")
        ben.wait_for("Type the number")
        ben.answer("3", "Open a table.")
        ben.answer("1", "The code of this table is")
        yield first, second, ben


def test_join_goes_to_another_server_unnoticed_and_back_to_its_table(tmp_path: Path) -> None:
    with at_a_table(tmp_path) as (first, second, ben):
        first.process.send_signal(signal.SIGTERM)
        assert second.process.stderr is not None
        while "Ben" not in second.process.stderr.readline():
            pass  # until they come in there
        ben.answer("who", "Ben, that's you.")
        assert first.process.wait(60) == 0
        moves = ENGLISH.text("closed-moves", address=f"127.0.0.1:{second.port}")
        assert not {moves, ENGLISH.text("join-lost"), ENGLISH.text("join-back")} & {*ben.lines}


def test_join_is_back_at_its_table_when_its_server_is_dead(tmp_path: Path) -> None:
    with at_a_table(tmp_path) as (first, second, ben):
        first.process.kill()
        ben.wait_for(ENGLISH.text("join-lost"))
        ben.wait_for(ENGLISH.text("join-back"))
        ben.answer("who", "Ben, that's you.")
        assert second.process.poll() is None


def test_a_player_who_comes_by_ssh_hears_where_the_house_goes_on(tmp_path: Path) -> None:
    with two_servers(tmp_path) as (first, second):
        visitor = Ssh(tmp_path, first.port, "anna", "de_DE.UTF-8")
        with visitor.pipe("play", "--seats", "2") as anna:
            anna.wait_for("Der Code dieses Tisches ist")
            first.process.send_signal(signal.SIGTERM)
            anna.wait_for(words_of("de").text("closed-moves", address=f"127.0.0.1:{second.port}"))
            assert anna.process.wait(60) == 0
