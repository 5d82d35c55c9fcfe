"""`access-uno join`: a house elsewhere, at one's own console with one's own words."""

from __future__ import annotations

import asyncio
import json
import queue
import re
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import asyncssh
import pytest

from access_uno.client.server_client import ServerClient
from access_uno.play.online.join import Invitation, JoinMode
from access_uno.protocol import answers, wishes
from access_uno.protocol.answers import Refused
from access_uno.protocol.schema import Message
from access_uno.server.store import StoreError
from access_uno.server.store.sqlite import SQLiteStore
from access_uno.words import words_of
from tests.play.driver import Driver
from tests.play.online.rig import ACCESS_UNO, SECONDS, House, Pipe, Served, Ssh, clean, code_in
from tests.play.online.test_lobby import waiting
from tests.ssh.rig import KEY
from tests.stack.terminal import Terminal

ENGLISH = words_of("en")


def join(home: Path, *words: str, language: str = "en_GB.UTF-8") -> Pipe:
    """A player at a pipe."""
    home.mkdir(exist_ok=True)
    return Pipe([*ACCESS_UNO, "join", *words], clean(ACCESS_UNO_HOME=str(home), LANG=language))


@pytest.mark.usefixtures("plain_first_card")
def test_a_player_joins_the_table_of_one_who_came_by_ssh(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        with Ssh(tmp_path, house.rig.port, "anna").pipe("play", "--seats", "2") as anna:
            code = code_in(anna.wait_for("The code of this table is"))
            with join(tmp_path / "ben", house.address, code, "--name", "Ben", language="de_DE.UTF-8") as ben:
                anna.wait_for("Ben sits down.")
                ben.wait_for("Deine Karten")
                ben.answer("sag hallo", "Du sagst: hallo")
                anna.wait_for("Ben says: hallo")
                ben.type("gehen")
                ben.type("ja")
                assert ben.process.wait(SECONDS) == 0
                anna.wait_for("Ben is away.")
        key = tmp_path / "ben" / "key"
        assert key.stat().st_mode & 0o077 == 0
        [known] = json.loads((tmp_path / "ben" / "houses.json").read_text())
        assert (known["address"], known["name"]) == (house.address, "Ben")


@pytest.mark.usefixtures("plain_first_card")
def test_a_command_of_the_game_that_begins_like_talk_is_a_command(tmp_path: Path) -> None:
    with (
        House(tmp_path / "house") as house,
        Ssh(tmp_path, house.rig.port, "anna").pipe("play", "--seats", "2") as anna,
    ):
        code = code_in(anna.wait_for("The code of this table is"))
        with join(tmp_path / "mei", house.address, code, "--name", "Mei", language="it_IT.UTF-8") as mei:
            mei.wait_for("Le tue carte")
            mei.answer("di chi è il turno", "turno")
            mei.answer("di' ciao", "ciao")
            assert anna.wait_for("Mei says:") == "Mei says: ciao"


@pytest.mark.usefixtures("plain_first_card")
def test_a_player_is_answered_after_another_has_gone(tmp_path: Path) -> None:
    """Leaving is no step of the game: the table and its consoles wait for the same players."""
    with House(tmp_path / "house") as house, ExitStack() as stack:
        anna = stack.enter_context(Ssh(tmp_path, house.rig.port, "anna").pipe("play", "--seats", "2"))
        code = code_in(anna.wait_for("The code of this table is"))
        ben = stack.enter_context(join(tmp_path / "ben", house.address, code, "--name", "Ben"))
        ben.wait_for("Round 1.")
        anna.process.kill()
        ben.wait_for("anna is away.")
        ben.answer("counts", "Cards in hand:")


class FailingStore(SQLiteStore):
    """A store that keeps no step of a game while it is out of reach."""

    reachable = True

    async def append(self, log: str, number: int, line: str) -> None:
        if not self.reachable:
            raise StoreError("cannot-reach")
        await super().append(log, number, line)


@pytest.mark.parametrize("way", ["ssh", "join"])
@pytest.mark.usefixtures("plain_first_card")
def test_a_step_that_a_house_could_not_keep_is_told_and_tried_again(tmp_path: Path, way: str) -> None:
    """Players at a table hear one sentence for everything that may be wrong with the store."""
    (tmp_path / "house").mkdir()
    store = FailingStore(tmp_path / "house" / "house.db")
    with House(tmp_path / "house", store=store) as house, ExitStack() as stack:
        anna = stack.enter_context(Ssh(tmp_path, house.rig.port, "anna").pipe("play", "--seats", "2"))
        code = code_in(anna.wait_for("The code of this table is"))
        ben = stack.enter_context(join(tmp_path / "ben", house.address, code, "--name", "Ben"))
        ben.wait_for("Round 1.")
        anna.wait_for("Your turn: ")
        who = anna if way == "ssh" else ben
        not_kept, again = ENGLISH.text("refused-not-kept"), ENGLISH.text("try-again-when-ready-typed")
        store.reachable = False
        anna.type("draw")
        who.wait_for(again)
        who.answer("", again)
        anna.answer("draw", again)
        store.reachable = True
        who.type("")
        anna.wait_for("You draw")
        assert anna.lines.count(not_kept) == (3 if way == "ssh" else 2)


def test_single_keys_are_answered_on_a_terminal(tmp_path: Path) -> None:
    home = tmp_path / "zoe"
    home.mkdir()
    (home / "settings.toml").write_text('language = "nl"\n')
    env = clean(ACCESS_UNO_HOME=str(home))
    words = words_of("nl")
    command = [*ACCESS_UNO, "join", "--keys", "--name", "Zoë"]
    with House(tmp_path / "house") as house, Terminal([*command, house.address], env=env) as zoe:
        zoe.wait_for(words.text("together-welcome", name="Zoë"))
        zoe.wait_for(words.text("together-lobby"))
        zoe.press("Esc")
        zoe.wait_for(words.text("together-leave-house-ask"))
        zoe.press("Enter")
        assert zoe.wait() == 0


def test_a_player_who_leaves_a_table_that_waits_is_in_the_house_and_not_at_that_table_again(
    tmp_path: Path,
) -> None:
    home = tmp_path / "zoe"
    home.mkdir()
    (home / "settings.toml").write_text('language = "en"\nreading = "terminal"\n')
    command = [*ACCESS_UNO, "join", "--keys", "--name", "Zoe"]
    env = clean(ACCESS_UNO_HOME=str(home))
    with House(tmp_path / "house") as house, Terminal([*command, house.address], env=env) as zoe:
        zoe.wait_for(ENGLISH.text("together-lobby"))
        zoe.press("1")
        zoe.wait_for("The code of this table is")
        zoe.wait_for("Begin now.")
        since = len(zoe.output)
        zoe.press("Esc")
        zoe.wait_for("The house. Play now", since=since)
        zoe.press("2")  # is answered after what was told of the table
        zoe.wait_for("There are no tables yet.")
        assert sum("The code of this table is" in line for line in zoe.lines()) == 1


def test_by_keys_no_player_leaves_the_house_from_a_table_unasked(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        with anna.terminal("play", "--seats", "3") as terminal:
            terminal.wait_for("Begin now.")
            terminal.press("Esc")
            terminal.wait_for(ENGLISH.text("together-leave-house-ask"))
            since = len(terminal.output)
            terminal.press("Esc")
            terminal.wait_for("Begin now.", since=since)
            since = len(terminal.output)
            terminal.press("Esc")
            terminal.wait_for(ENGLISH.text("together-leave-house-ask"), since=since)
            terminal.press("Enter")
            assert terminal.wait() == 0
        with anna.pipe("play", "--seats", "2", "--computers", "1") as playing:
            code = code_in(playing.wait_for("The code of this table is"))
            playing.wait_for("Round 1.")
            with Ssh(tmp_path, house.rig.port, "ben").terminal("watch", code) as watching:
                watching.wait_for("You're watching table")
                watching.press("Esc")
                watching.wait_for(ENGLISH.text("together-leave-house-ask"))
                watching.press("Enter")
                assert watching.wait() == 0


def test_the_line_is_dialled_again_and_the_seat_waits(tmp_path: Path) -> None:
    with Served(tmp_path / "home") as served:
        port = served.port
        with join(tmp_path / "ben", f"127.0.0.1:{port}", "--name", "Ben") as ben:
            ben.wait_for("Welcome, Ben.")
            ben.wait_for("Type the number")
            ben.answer("3", "Open a table.")
            ben.answer("1", "The code of this table is")
            served.process.kill()
            served.process.wait()
            ben.wait_for(ENGLISH.text("join-lost"))
            with Served(tmp_path / "home", port=port) as again:
                ben.wait_for(ENGLISH.text("join-back"))
                ben.answer("who", "Ben, that's you.")
                assert again.process.poll() is None
                ben.answer("leave", "Type a number")


def test_a_connection_that_is_lost_twice_in_a_moment_is_told_once(tmp_path: Path) -> None:
    driver = Driver(tmp_path, "en")
    joining = JoinMode(driver.console, Invitation("127.0.0.1:1"), "", None, lambda _: None)
    joining._changed("lost")
    joining._tell_lost()  # as the timer of the loss before does
    assert driver.told() == [ENGLISH.text("join-lost")]


def test_messages_under_way_bring_no_player_back_to_a_table_that_was_left() -> None:
    """The house tells of the table until it has heard that one left: one stood there again, in vain."""
    table = waiting()
    heard: list[Message | Refused] = []
    client = ServerClient(lambda _: None, "en")
    client.listener = heard.append
    client.received(table)
    leave = wishes.Leave()
    client.ask(leave)
    client.left_table()
    client.received(table)
    assert (client.table, heard) == (None, [table])
    client.answered(leave, answers.Done())
    client.received(table)
    assert (client.table, heard) == (table, [table, table])


def test_an_answer_belongs_to_its_wish_though_one_before_it_was_lost_with_the_line() -> None:
    heard: list[str] = []
    client = ServerClient(lambda _: None, "en")
    client.ask(wishes.Say("lost"), lambda _: heard.append("said"))
    who = wishes.Who()
    client.ask(who, lambda answer: heard.append(f"{len(answer.people)} people"))
    client.answered(who, answers.People(()))
    assert heard == ["0 people"]
    assert client.is_answered


def test_a_house_with_another_key_is_refused_and_gets_nothing(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        home = tmp_path / "ben"
        home.mkdir()
        other = asyncssh.generate_private_key("ssh-ed25519").get_fingerprint()
        known = [{"address": house.address, "fingerprint": other, "name": "Ben"}]
        (home / "houses.json").write_text(json.dumps(known))
        with join(home, house.address) as ben:
            ben.wait_for("has a new key")
            assert ben.process.wait(SECONDS) == 1
        assert house.rig.house is not None
        assert house.rig.house.presence.here == {}


def test_an_invitation_may_carry_the_fingerprint(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        with join(tmp_path / "ben", f"{house.address}#{KEY.get_fingerprint()}", "--name", "Ben") as ben:
            ben.wait_for("Welcome, Ben.")
        wrong = asyncssh.generate_private_key("ssh-ed25519").get_fingerprint()
        with join(tmp_path / "eve", f"{house.address}#{wrong}") as eve:
            eve.wait_for("has a new key")


@contextmanager
def talking(text: str) -> Iterator[str]:
    """The address of something that lets all in, says the first line, and the others once it is asked."""
    loop, over, port = asyncio.new_event_loop(), asyncio.Event(), queue.SimpleQueue[int]()

    class Anybody(asyncssh.SSHServer):
        def begin_auth(self, username: str) -> bool:
            return False

    async def talk(process: asyncssh.SSHServerProcess[str]) -> None:
        first, *others = text.splitlines(keepends=True)
        process.stdout.write(first)
        if others:
            await process.stdin.readline()
        process.stdout.write("".join(others))
        await over.wait()
        process.exit(0)

    async def serve() -> None:
        server = await asyncssh.listen(
            "127.0.0.1", 0, server_factory=Anybody, server_host_keys=[KEY], process_factory=talk
        )
        async with server:
            port.put(server.get_port())
            await over.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    try:
        yield f"127.0.0.1:{port.get(timeout=SECONDS)}"
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(SECONDS)
        loop.close()


@pytest.mark.parametrize(
    "said",
    [
        "This is no JSON.\n",
        "[1]\n",
        '{"type": "hello", "protocol": 1, "name": ["anna"]}\n',
        '{"type": "hello", "protocol": 1, "name": "anna", "guest": false}\n{"type": "done", "do": "hello"}\n',
        '{"type": "match", "players": ["\\u001b[2J"]}\n',
        "[" * 100_000 + "\n",
        "x" * 3_000_000,
    ],
    ids=["text", "list", "hello", "answer", "match", "deep", "endless"],
)
def test_a_house_that_talks_nonsense_is_told_in_one_sentence(said: str, tmp_path: Path) -> None:
    with talking(said) as address, join(tmp_path / "ben", address) as ben:
        ben.wait_for(ENGLISH.text("goodbye"))
        assert ben.process.wait(SECONDS) == 1
        assert ben.lines[1:] == [ENGLISH.text("join-nonsense", address=address), ENGLISH.text("goodbye")]
        assert ben.process.stderr
        assert ben.process.stderr.read() == ""


def test_what_is_new_in_a_house_is_left_alone(tmp_path: Path) -> None:
    hello = '{"type": "hello", "protocol": 1, "name": "anna", "guest": false, "mood": {"good": [1]}}\n'
    account = '{"type": "done", "do": "hello", "name": "anna", "guest": false, "admin": false, '
    account += '"ignored": [], "age": 3}\n'
    said = hello + '{"type": "weather", "sun": true}\n' + account
    with talking(said) as address, join(tmp_path / "anna", address) as anna:
        anna.wait_for("Welcome, anna.")
        assert anna.process.poll() is None


def test_where_no_house_is_one_is_told(tmp_path: Path) -> None:
    with join(tmp_path / "ben", "127.0.0.1:1") as ben:
        ben.wait_for(ENGLISH.text("join-unreachable", address="127.0.0.1:1"))
        assert ben.process.wait(SECONDS) == 1


def test_wrong_usage_is_one_sentence(tmp_path: Path) -> None:
    for words in (["a b"], ["x:y:z"], ["h", "1", "2"], ["h", "--watch"], ["h", "--name", "a:b"], []):
        with join(tmp_path / "ben", *words) as ben:
            assert ben.process.stderr
            told = ben.process.stderr.read()
            assert (ben.process.wait(SECONDS), len(told.splitlines()), ben.lines) == (2, 1, []), told


@contextmanager
def in_own_house(home: Path) -> Iterator[tuple[Pipe, str]]:
    """A player who has opened a house from the start menu, and what they were told for others."""
    home.mkdir()
    (home / "settings.toml").write_text('language = "en"\n')
    with Pipe(ACCESS_UNO, clean(ACCESS_UNO_HOME=str(home), LANG="en_GB.UTF-8")) as anna:
        anna.wait_for("Play with others.")
        anna.answer("Play with others", "Open a house here")
        invited = anna.answer("Open a house here", "Others come in with this address:")
        anna.wait_for("Welcome, ")
        yield anna, invited


def test_from_the_start_menu_a_house_is_opened_here_and_one_is_in_it(tmp_path: Path) -> None:
    with in_own_house(tmp_path / "anna") as (anna, _):
        anna.answer("back", "yes or no")
        anna.answer("yes", "Play with others")
        assert anna.end() == 0


def test_ending_the_program_says_goodbye_in_the_house_that_is_open_here(tmp_path: Path) -> None:
    with in_own_house(tmp_path / "anna") as (anna, invited):
        (port,) = re.findall(r":([0-9]+)#SHA256", invited)
        with join(tmp_path / "ben", f"127.0.0.1:{port}", "--name", "Ben") as ben:
            ben.wait_for("Welcome, Ben.")
            anna.process.terminate()
            ben.wait_for(ENGLISH.text("closed-server-ends"))
        assert anna.process.wait(SECONDS) == 0
        assert (tmp_path / "anna" / "log").read_text() == ""
