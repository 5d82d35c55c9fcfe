"""Behind a trusted proxy a client has its own address, and no other client can claim another one."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from pathlib import Path

import asyncssh
import pytest

from tests.ssh.rig import SECONDS, Rig, run

SIGNATURE = b"\r\n\r\n\0\r\nQUIT\n"
TRUSTED = [ipaddress.ip_network("127.0.0.0/24")]
STRANGE = [ipaddress.ip_network("192.0.2.1"), ipaddress.ip_network("2001:db8::/32")]
PORTS = b"\x12\x34\x1f\x56"


def header(command: int, family: int, rest: bytes) -> bytes:
    return SIGNATURE + bytes([0x20 | command, family]) + len(rest).to_bytes(2) + rest


def of(address: str, more: bytes = b"") -> bytes:
    """What a proxy says first about a client with this address."""
    client = ipaddress.ip_address(address)
    here = ipaddress.ip_address("198.51.100.1" if client.version == 4 else "2001:db8::1")
    return header(1, 0x11 if client.version == 4 else 0x21, client.packed + here.packed + PORTS + more)


async def dial(rig: Rig, first: bytes, name: str = "anna") -> asyncssh.SSHClientConnection:
    """A connection with SSH behind the bytes that come first."""
    line = socket.create_connection((rig.host, rig.port))
    line.sendall(first)
    line.setblocking(False)
    key = asyncssh.generate_private_key("ssh-ed25519")
    return await asyncssh.connect(
        sock=line, username=name, client_keys=[key], known_hosts=None, config=None, agent_path=None
    )


async def address_of(rig: Rig, first: bytes, name: str = "anna") -> str:
    """From where the house takes a client to come."""
    connection = await dial(rig, first, name)
    _, reader, _ = await connection.open_session(subsystem="access-uno")
    await asyncio.wait_for(reader.readline(), SECONDS)
    assert rig.house is not None
    address = rig.house.connections.by_key[name].visitor.address
    connection.close()
    return address


async def closed(rig: Rig, first: bytes) -> None:
    """The house ends a connection that begins like this, and lets no one in."""
    loop = asyncio.get_running_loop()
    with socket.create_connection((rig.host, rig.port)) as line:
        line.setblocking(False)
        await loop.sock_sendall(line, first)
        with contextlib.suppress(ConnectionError):
            while await asyncio.wait_for(loop.sock_recv(line, 1000), SECONDS):
                pass
    assert rig.house is not None
    assert not rig.house.connections.by_key


@pytest.mark.parametrize("address", ["203.0.113.7", "2001:db8:1:2::3"])
def test_a_trusted_proxy_tells_from_where_a_client_comes(tmp_path: Path, address: str) -> None:
    async def story(rig: Rig) -> None:
        assert await address_of(rig, of(address)) == address
        assert await address_of(rig, of(address, b"\x03\0\x04abcd" * 30), "ben") == address  # fields after it

    run(tmp_path, story, proxies=TRUSTED)


def test_a_proxy_that_comes_for_itself_has_its_own_address(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        assert await address_of(rig, header(0, 0, b"")) == "127.0.0.1"

    run(tmp_path, story, proxies=TRUSTED)


@pytest.mark.parametrize(
    "first",
    [
        b"SSH-2.0-client_without_a_proxy\r\n",
        b"PROXY TCP4 203.0.113.7 198.51.100.1 4660 8022\r\n",  # version 1
        SIGNATURE + b"\x31\x11\0\0",  # version 3
        header(1, 0x11, b"\1\2\3"),
        header(1, 0, b""),
        header(1, 0x31, b"\0" * 216),
        header(1, 0x11, b"\0" * 5000),
        header(5, 0x11, b"\0" * 12),
    ],
)
def test_without_an_address_from_its_proxy_no_client_comes_in(tmp_path: Path, first: bytes) -> None:
    async def story(rig: Rig) -> None:
        await closed(rig, first)

    run(tmp_path, story, proxies=TRUSTED)


def test_who_is_no_trusted_proxy_is_not_believed(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        await closed(rig, of("203.0.113.7"))
        assert await address_of(rig, b"") == "127.0.0.1"

    run(tmp_path, story, proxies=STRANGE)


def test_clients_behind_one_proxy_have_budgets_of_their_own(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        assert rig.house is not None
        for _ in range(5):
            rig.house.limits.allow("codes", "203.0.113.7")
        for name, address, code in (("a", "203.0.113.7", "too-many-codes"), ("b", "203.0.113.8", "no-table")):
            async with await dial(rig, of(address), name) as connection:
                process = await connection.create_process("join 000000")
                told = await process.stdout.read()
                assert ("Too many wrong codes" in told) == (code == "too-many-codes")

    run(tmp_path, story, proxies=TRUSTED)
