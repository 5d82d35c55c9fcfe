"""What is asked too fast waits outside, comes in its turn, and nothing of it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import asyncssh

from access_uno.ssh.rate_limit import LINE, Intake, Paced, RateLimit
from tests.ssh.rig import KEY

MORE = 120  # than are answered as they come


class Transport:
    """Says whether it is read."""

    def __init__(self) -> None:
        self.reads = True

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return False


class Connection(asyncio.Protocol):
    """Gets what came."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def data_received(self, data: bytes) -> None:
        self.pieces.append(data)


def paced() -> tuple[Transport, Connection, Paced]:
    transport, connection = Transport(), Connection()
    anything: Any = transport
    return transport, connection, Paced(anything, connection, RateLimit())


async def until(happened: Callable[[], bool]) -> None:
    while not happened():
        await asyncio.sleep(0)


def test_a_little_is_handed_on_at_once_and_much_in_pieces_while_nothing_is_read() -> None:
    async def story() -> None:
        transport, connection, network = paced()
        network.data_received(b"a key")
        assert (connection.pieces, transport.reads) == ([b"a key"], True)
        much = bytes(range(256)) * 40
        network.data_received(much)
        assert (connection.pieces, transport.reads) == ([b"a key"], False)
        await until(lambda: transport.reads)
        assert b"".join(connection.pieces) == b"a key" + much
        assert max(map(len, connection.pieces)) <= 512

    asyncio.run(story())


def test_nothing_is_read_from_whoever_is_held() -> None:
    async def story() -> None:
        transport, connection, network = paced()
        network.hold(True)
        assert not transport.reads
        network.data_received(b"it was on its way")
        for _ in range(10):
            await asyncio.sleep(0)
        assert not connection.pieces
        network.hold(False)
        await until(lambda: transport.reads)
        assert connection.pieces == [b"it was on its way"]
        network.data_received(b"a key")
        assert connection.pieces[1:] == [b"a key"]

    asyncio.run(story())


def test_every_line_of_a_flood_has_its_turn_and_until_then_it_is_not_read() -> None:
    async def story() -> None:
        held: list[bool] = []
        client: Any = SimpleNamespace(pace=RateLimit(), hold=held.append)
        intake, lines = Intake(client, LINE), [b"%d" % number for number in range(MORE)]
        for line in lines:
            intake.put(line)
        intake.end()
        assert held == [True]
        assert [line async for line in intake.each(lambda data: [data])] == lines
        assert held == [True, False]

    asyncio.run(story())


def test_a_flood_of_somebody_who_is_gone_is_forgotten() -> None:
    async def story() -> None:
        held: list[bool] = []
        client: Any = SimpleNamespace(pace=RateLimit(), hold=held.append)
        intake = Intake(client, LINE)
        for _ in range(MORE):
            intake.put(b"line")
        intake.drop()
        intake.put(b"one more")
        assert [line async for line in intake.each(lambda data: [data])] == []
        assert held == [True, False]

    asyncio.run(story())


def test_asyncssh_still_has_the_transport_that_a_connection_is_paced_at() -> None:
    """The one private part of asyncssh that is used: a new version without it must not get in unseen."""

    async def story() -> None:
        made = asyncio.get_running_loop().create_future()

        class Server(asyncssh.SSHServer):
            def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
                made.set_result(conn)

        async with await asyncssh.listen(
            "127.0.0.1", 0, server_factory=Server, server_host_keys=[KEY]
        ) as server:
            _, writer = await asyncio.open_connection("127.0.0.1", server.get_port())
            connection: Any = await made
            assert isinstance(connection._transport, asyncio.Transport)
            assert connection._transport.get_protocol() is connection
            writer.close()

    asyncio.run(story())
