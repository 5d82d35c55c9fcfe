"""What is asked too fast waits outside, comes in its turn, and nothing of it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import asyncssh

from access_uno.server.limits import RATES, WEIGHTS, Limits
from access_uno.ssh.rate_limit import Intake, Paced
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


def limits() -> Limits:
    """The limits of a server at which no time goes by."""
    return Limits(lambda *_: None, clock=lambda: 0.0)


def client(of_server: Limits, held: list[bool], network: str = "192.0.2.1") -> Any:
    visitor = SimpleNamespace(network=network)
    return SimpleNamespace(server=SimpleNamespace(limits=of_server), visitor=visitor, hold=held.append)


def paced() -> tuple[Transport, Connection, Paced]:
    transport, connection = Transport(), Connection()
    anything: Any = transport
    return transport, connection, Paced(anything, connection, limits(), "192.0.2.1")


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


def test_nothing_is_read_from_a_client_that_is_held() -> None:
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
        intake, lines = Intake(client(limits(), held)), [b"%d" % number for number in range(MORE)]
        for line in lines:
            intake.put(line)
        intake.end()
        assert held == [True]
        assert [line async for line in intake.each(lambda data: [data])] == lines
        assert held == [True, False]

    asyncio.run(story())


def test_a_flood_of_a_client_that_is_gone_is_forgotten() -> None:
    async def story() -> None:
        held: list[bool] = []
        intake = Intake(client(limits(), held))
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


def test_all_connections_of_an_address_have_one_budget_and_each_other_address_its_own() -> None:
    of_server, most = limits(), RATES["requests"].at_once

    async def story() -> None:
        for number in range(most):
            intake = Intake(client(of_server, []))  # dialled anew each time
            intake.put(b"%d" % number)
            intake.end()
            assert [line async for line in intake.each(lambda data: [data])] == [b"%d" % number]

    asyncio.run(story())
    assert not of_server.allow("requests", "192.0.2.1", 1)
    assert of_server.allow("requests", "192.0.2.2", most)


def test_a_request_costs_its_weight_of_the_budget() -> None:
    async def story() -> None:
        of_server = limits()
        for _ in range(RATES["requests"].at_once // WEIGHTS["play"]):
            await of_server.take("requests", "192.0.2.1")
            await of_server.weigh("play", "192.0.2.1")
        assert not of_server.allow("requests", "192.0.2.1", 1)
        for _ in range(RATES["requests"].at_once - 1):
            await of_server.take("requests", "192.0.2.2")
            await of_server.weigh("act", "192.0.2.2")
        assert of_server.allow("requests", "192.0.2.2", 1), "most cost no more than a line"

    asyncio.run(story())


def test_an_address_with_many_connections_waits_no_less_than_another_with_one() -> None:
    async def story() -> None:
        of_server, done = limits(), list[str]()

        async def ask(network: str, times: int) -> None:
            for _ in range(times):
                await of_server.wait(network)
                done.append(network)

        floods = [asyncio.create_task(ask("192.0.2.1", 100)) for _ in range(60)]
        await until(lambda: bool(done))
        await ask("192.0.2.2", 5)
        assert done.count("192.0.2.1") <= 8
        for flood in floods:
            flood.cancel()

    asyncio.run(story())


def test_what_was_sent_beyond_the_bytes_of_an_address_waits_for_turns_and_comes_whole() -> None:
    async def story() -> None:
        transport, connection, network = paced()
        most = RATES["bytes"].at_once
        sent = bytes(range(256)) * (most // 256 + 4)
        network.data_received(sent)
        await until(lambda: transport.reads)
        assert b"".join(connection.pieces) == sent

    asyncio.run(story())
