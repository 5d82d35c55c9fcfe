"""Clients that mean no good: a clear refusal or a close, and the tables are undisturbed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from asyncssh.channel import SSHClientChannel

from access_uno.protocol.wishes import LONGEST_LINE
from access_uno.server.limits import MOST_CHANNELS
from access_uno.ssh import session
from tests.ssh.rig import SECONDS, Program, Rig, Told, choose, play, run

ELSEWHERE = "127.0.0.2"  # whose floods are not those of the people who play


def _is_over(told: Told) -> bool:
    return told["type"] == "waits" and bool(told["for"] == "over")


async def undisturbed(rig: Rig, evil: Any) -> None:
    """Two play a whole match while something evil goes on; then the house lets others in as before."""
    anna, ben = await rig.program("anna"), await rig.program("ben")
    code = (await anna.ask("play", seats=2, rules={"rounds": "1"}))["code"]
    await ben.ask("join", code=code)
    doing = asyncio.create_task(evil)
    await asyncio.gather(play(anna, _is_over), play(ben, _is_over))
    await doing
    zoe = await rig.program("zoe")
    assert (await zoe.ask("who"))["type"] == "done"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", None),
        ("hello", "no-json"),
        ("[1, 2]", "no-json"),
        ("[" * 15_000, "no-json"),
        ("9" * 5_000, "no-json"),
        ('{"do": 7}', "unknown-wish"),
        ('{"do": "format c:"}', "unknown-wish"),
        ('{"do": "_hello"}', "unknown-wish"),
        ('{"do": "join"}', "missing"),
        ('{"do": "join", "code": 123456}', "wrong-field"),
        ('{"do": "join", "code": "../../etc"}', "no-table"),
        ('{"do": "join", "code": "١٢٣٤٥٦"}', "no-table"),
        ('{"do": "play", "seats": -1}', "wrong-field"),
        ('{"do": "play", "seats": true}', "wrong-field"),
        ('{"do": "play", "seats": 1e9}', "wrong-field"),
        ('{"do": "play", "seats": 9, "computers": 9}', "wrong-seats"),
        ('{"do": "play", "rulebook": "house"}', "unknown-rulebook"),
        ('{"do": "play", "rules": {"": null}}', "wrong-rule"),
        ('{"do": "play", "rules": {"custom_rule": "reverse"}}', "wrong-rule"),
        ('{"do": "play", "custom_rule": ""}', "wrong-rule"),
        (
            '{"do": "play", "rulebook": "mario-de", "rules": {"deck": "classic"}, "custom_rule": "reverse"}',
            "wrong-rule",
        ),
        ('{"do": "play", "rules": {"limit": {"a": []}}}', "wrong-rule"),
        ('{"do": "play", "rules": {"hand_size": "15"}, "seats": 10}', "wrong-rule"),
        ('{"do": "play", "custom_rule": "win now"}', "wrong-rule"),
        ('{"do": "play", "seed": "7", "seats": 4}', "seed-with-others"),
        ('{"do": "act", "action": "play R7"}', "at-no-table"),
        ('{"do": "ban", "name": "anna"}', "not-admin"),
        ('{"do": "notice", "text": "hi"}', "not-admin"),
        ('{"do": "name", "name": "root"}', "has-name"),
        ('{"do": "settings", "settings": []}', "wrong-field"),
        ('{"do": "hello", "protocol": 1, "language": "klingon"}', "done"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(tmp_path: Path, line: str, code: str | None) -> None:
    async def story(rig: Rig) -> None:
        eve = await rig.program("eve")
        eve.send_raw(line + "\n")
        eve.send(do="ping", id="after")
        told = await eve.next()
        assert told is not None
        if code == "done":
            assert told["type"] == "done"
        elif code is not None:
            assert (told["type"], told["code"]) == ("refused", code)
            assert told["reason"][-1] in ".?" or code == "no-action"
        if code is not None:
            told = await eve.next()
        assert told is not None
        assert (told["type"], told["id"]) == ("done", "after")

    run(tmp_path, story)


def test_another_version_is_told_and_closed(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        for version in (0, 2, 999_999):
            eve = await rig.program(f"eve {version}", greet=False)
            assert (await eve.ask("tables"))["code"] == "hello-first"
            eve.send(do="hello", protocol=version, id=version)
            told = [await eve.next() for _ in range(3)]
            assert [one and (one["type"], one["code"], one.get("id")) for one in told] == [
                ("refused", "wrong-protocol", version),
                ("closed", "wrong-protocol", None),
                None,
            ]

    run(tmp_path, story)


def test_lines_without_end_are_closed(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        async def evil() -> None:
            for ending in ("", "\n"):
                eve = await rig.program(f"eve{len(ending)}")
                with contextlib.suppress(BrokenPipeError):
                    eve.send_raw("x" * (LONGEST_LINE + 1) + ending)
                assert (await eve.of("closed"))["code"] == "line-too-long"

        await undisturbed(rig, evil())

    run(tmp_path, story)


def test_what_controls_terminals_never_gets_through(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, eve = await rig.program("anna"), await rig.program("eve")
        code = (await anna.ask("play", seats=3))["code"]
        await eve.ask("join", code=code)
        assert (await eve.ask("say", text="\x1b[2J\u202eevil\x00\r\n"))["type"] == "done"
        told = await anna.of("said")
        assert told["text"].replace("?", "") in ("[2Jevil", "[2Jevil ")
        assert (await eve.ask("say", text="x" * 201))["code"] == "talk-too-long"
        assert (await eve.ask("say", text=" \n"))["code"] == "nothing-said"
        stranger = await rig.program("red:blue")
        assert stranger.heard[0]["name"] is None
        assert (await stranger.ask("name", name="\x1b[31mred"))["code"] == "name-with-control"

    run(tmp_path, story)


def test_talk_is_limited_and_can_be_ignored_and_silenced(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, eve = [await rig.program(name) for name in ("anna", "ben", "eve")]
        code = (await anna.ask("play", seats=4))["code"]
        for program in (ben, eve):
            await program.ask("join", code=code)
        answers = [(await eve.ask("say", text=f"line {number}")).get("code") for number in range(8)]
        assert answers == [None] * 5 + ["talk-too-fast"] * 3
        await ben.ask("ignore", name="Eve")
        await anna.ask("silence", name="eve")
        assert (await ben.ask("silence", name="eve"))["code"] == "not-owner"
        rig.house.limits._limits["talk"]._full_at.clear()  # type: ignore[union-attr]
        assert (await eve.ask("say", text="more"))["code"] == "silenced"
        await anna.ask("silence", name="eve", on=False)
        assert (await eve.ask("say", text="again"))["type"] == "done"
        assert (await anna.until(lambda told: told.get("text") == "again"))["name"] == "eve"
        assert (await ben.ask("nudge", name="anna"))["type"] == "done"
        assert (await anna.of("nudged"))["name"] == "ben"
        assert (await ben.ask("nudge", name="Anna"))["code"] == "nudged-too-often"
        assert (await anna.ask("nudge", name="ben"))["type"] == "done"
        assert not any(told.get("text") == "again" for told in ben.heard)

    run(tmp_path, story)


def test_no_client_acts_from_anothers_seat_and_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("access_uno.server._lobby.SEED_BYTES", 0)  # after some first cards no player may draw

    async def story(rig: Rig) -> None:
        anna, ben, eve = [await rig.program(name) for name in ("anna", "ben", "eve")]
        code = (await anna.ask("play", seats=2, rules={"rounds": "1"}))["code"]
        await ben.ask("join", code=code)
        await eve.ask("watch", code=code)
        waits = await anna.of("waits")
        on_turn, other = (anna, ben) if waits["name"] == "anna" else (ben, anna)
        for action in ("draw", "next", "uno", "play W red"):
            assert (await eve.ask("act", action=action, name="anna", seat=0))["code"] == "watching"
        assert (await eve.ask("go"))["code"] == "watching"
        refused = await other.ask("act", action="draw")
        assert (refused["type"], refused["rule"] is not None) == ("refused", True)
        assert refused["reason"]
        assert (await on_turn.ask("act", action="seat computer hard"))["code"] == "no-action"
        assert (await on_turn.ask("act", action="draw\nben: draw"))["type"] == "refused"
        match = next(told for told in on_turn.heard if told["type"] == "match")
        legal = match["view"]["legal"]
        action = "draw" if "draw" in legal else choose(legal)  # a colour, after a first card that has none
        assert (await on_turn.ask("act", action=action, step=waits["step"] + 1))["code"] == "stale"
        assert (await on_turn.ask("act", action=action, step=waits["step"]))["type"] == "done"
        await on_turn.of("game")
        assert (await on_turn.ask("act", action=action, step=waits["step"]))["code"] == "stale"
        lines = await rig.house.store.read(f"{code}/1")  # type: ignore[union-attr]
        assert len(lines) == 2

    run(tmp_path, story)


def test_floods_half_open_connections_and_strangers_disturb_no_player(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        async def evil() -> None:
            loop = asyncio.get_running_loop()
            half_open = [socket.create_connection((rig.host, rig.port)) for _ in range(60)]
            for stranger, noise in zip(
                half_open, (b"", b"GET / HTTP/1.0\r\n\r\n", b"\0" * 4000) * 20, strict=True
            ):
                stranger.setblocking(False)
                await loop.sock_sendall(stranger, noise)
            eve = await rig.program("eve", address=ELSEWHERE)
            for number in range(200):
                eve.send(do="tables", id=number)
            while (await eve.of("done")).get("id") != 199:
                pass
            for stranger in half_open:
                stranger.close()

        await undisturbed(rig, evil())

    run(tmp_path, story)


def test_floods_of_keys_and_typed_lines_disturb_no_player_and_all_lines_are_answered(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        async def evil() -> None:
            eve, adam = [await rig.connect(name, address=ELSEWHERE) for name in ("eve", "adam")]
            holds_a_key = await eve.create_process(term_type="xterm")
            await holds_a_key.stdout.readuntil("1 of ")
            holds_a_key.stdin.write("\x1b[B" * 3_000)
            types = await adam.create_process(input="who\n" * 150)
            told = await types.stdout.read()
            assert told.count("are in the house.") == 150
            holds_a_key.close()

        await undisturbed(rig, evil())

    run(tmp_path, story)


def test_keys_that_come_before_they_can_be_for_anything_wait(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        await rig.program("anna")
        other = await (await rig.connect("anna")).create_process(term_type="xterm")
        other.stdin.write("zoe\r\x1b[B\x1b[B\x1b[B")
        told = await other.stdout.readuntil("Go to a table by its code.")
        assert "Welcome, zoe." in told
        other.close()

    run(tmp_path, story)


def test_a_reader_who_does_not_read_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "MOST_UNREAD", 1 << 16)  # a little is enough here

    async def story(rig: Rig) -> None:
        async def evil() -> None:
            connection = await rig.connect("eve")
            writer, reader, _ = await connection.open_session(subsystem="access-uno", window=4096)
            program = Program(writer, reader)
            await program.of("hello")
            await program.hello()
            reader.channel.pause_reading()
            with contextlib.suppress(asyncssh.Error, OSError):
                for _ in range(5_000):
                    writer.write(json.dumps({"do": "who", "id": "x" * 100}) + "\n")
                    await writer.drain()
                    if connection.is_closed():
                        break
            await asyncio.wait_for(connection.wait_closed(), SECONDS)

        await undisturbed(rig, evil())

    run(tmp_path, story)


def test_nothing_but_the_house_is_behind_the_door(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        connection = await rig.connect("eve")
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_connection("127.0.0.1", 22)
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.forward_remote_port("127.0.0.1", 0, "127.0.0.1", 22)
        with pytest.raises((asyncssh.Error, OSError)):
            await connection.start_sftp_client()
        with pytest.raises(asyncssh.Error):
            await connection.open_session(subsystem="shell")
        done = await connection.run("cat /etc/passwd", env={"LD_PRELOAD": "x", "LANG": "de_DE.UTF-8"})
        assert done.exit_status == 2
        assert "root:" not in str(done.stdout)

    run(tmp_path, story)


def test_who_dials_from_an_address_full_of_silent_connections_gets_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("access_uno.ssh.server._SILENT_SECONDS", 0.0)
    monkeypatch.setattr("access_uno.ssh.server.MOST_CONNECTIONS_OF_ADDRESS", 20)

    async def story(rig: Rig) -> None:
        key = asyncssh.generate_private_key("ssh-ed25519")
        anna = await rig.program("anna", key=key)
        code = (await anna.ask("play", seats=2, computers=1))["code"]
        await rig.cut(anna)
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(30):
                _, writer = await asyncio.open_connection(rig.host, rig.port)
                stack.callback(writer.close)
            anna = await rig.program("anna", key=key)
            assert (await anna.ask("join", code=code))["type"] == "done"

    run(tmp_path, story)


async def open_channel(connection: asyncssh.SSHClientConnection) -> None:
    """Open a channel in which no session begins; asyncssh has no public way to do so."""
    options = asyncio.get_running_loop(), "strict", None, "strict", 1 << 16, 1 << 15
    await SSHClientChannel(connection, *options)._open(b"session")


def test_channels_without_a_session_keep_no_one_out_and_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("access_uno.ssh.server._SILENT_SECONDS", 0.0)
    monkeypatch.setattr("access_uno.ssh.server.MOST_CONNECTIONS_OF_ADDRESS", 5)

    async def story(rig: Rig) -> None:
        idle = [await rig.connect(f"eve {number}") for number in range(5)]
        for connection in idle:
            await open_channel(connection)
        assert (await (await rig.program("anna")).ask("ping"))["type"] == "done"
        await asyncio.wait_for(idle[0].wait_closed(), SECONDS)
        monkeypatch.setattr("access_uno.ssh.server._LOGIN_SECONDS", 0.1)
        for connection in idle[:-1]:
            connection.abort()
        late = await rig.connect("late")
        await open_channel(late)
        await asyncio.wait_for(late.wait_closed(), SECONDS)

    run(tmp_path, story)


def test_a_connection_has_ten_channels(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        connection = await rig.connect("eve")
        for _ in range(MOST_CHANNELS):
            await open_channel(connection)
        with pytest.raises(asyncssh.ChannelOpenError):
            await open_channel(connection)

    run(tmp_path, story)


def test_a_connection_that_never_logs_in_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_uno.ssh.server._LOGIN_SECONDS", 0.1)

    async def story(rig: Rig) -> None:
        reader, writer = await asyncio.open_connection(rig.host, rig.port)
        await asyncio.wait_for(reader.read(), SECONDS)
        assert reader.at_eof()
        writer.close()

    run(tmp_path, story)
