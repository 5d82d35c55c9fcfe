"""Takes in what a client sends, as fast as its address is served (`server/limits`)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeVar

from access_uno.server.limits import Limits

if TYPE_CHECKING:
    from access_uno.ssh.session import SshSession

_PIECE: Final = 512  # bytes that are processed without a pause
_MOST_WAITING: Final = 50  # packets of a client, or pieces of them: then reading stops

Thing = TypeVar("Thing")


class Intake:
    """The queue of what a client has sent. While it is long, nothing more is read."""

    def __init__(self, client: SshSession) -> None:
        self._client = client
        self._sent: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._held = self._dropped = False

    def put(self, data: bytes) -> None:
        """Add what was sent."""
        if self._dropped:
            return
        for place in range(0, len(data), _PIECE):
            self._sent.put_nowait(data[place : place + _PIECE])
        self._hold(self._held or self._sent.qsize() > _MOST_WAITING)

    def end(self) -> None:
        self._sent.put_nowait(None)

    def drop(self) -> None:
        """Take in nothing more, neither the rest nor what still comes."""
        self._dropped = True
        self.end()
        self._hold(False)

    async def each(self, cut: Callable[[bytes], Iterable[Thing]]) -> AsyncIterator[Thing]:
        """Yield the lines or keys in the input, as `cut` finds them, each in its turn."""
        while (data := await self._sent.get()) is not None:
            for thing in cut(data):
                await self._client.server.limits.take("requests", self._client.visitor.network)
                if self._dropped:
                    return
                yield thing
            self._hold(self._held and self._sent.qsize() > _MOST_WAITING // 2)

    def _hold(self, on: bool) -> None:
        if on != self._held:
            self._held = on
            self._client.hold(on)


class Paced(asyncio.Protocol):
    """Stands between the network and a connection, and passes input on piece by piece."""

    def __init__(
        self,
        transport: asyncio.Transport,
        connection: asyncio.Protocol,
        limits: Limits,
        network: str,
        heard: Callable[[], None] = lambda: None,
    ) -> None:
        """`network` is what counts as the client's address; `heard` is called whenever something has come."""
        self._transport, self._connection = transport, connection
        self._heard = heard
        self._limits, self._network = limits, network
        self._kept = bytearray()
        self._free = asyncio.Event()  # while it is not held
        self._free.set()
        self._task: asyncio.Task[None] | None = None

    def data_received(self, data: bytes) -> None:
        """Pass input on, or queue it."""
        self._heard()
        is_little = self._task is None and len(data) <= _PIECE
        if is_little and self._limits.allow("bytes", self._network, len(data)):
            self._connection.data_received(data)
        else:
            self._kept += data
            self._pause()

    @property
    def is_held(self) -> bool:
        """Whether reading is paused, because input is queued."""
        return self._task is not None

    def hold(self, on: bool) -> None:
        """Pause passing on, or resume."""
        if on:
            self._free.clear()
            self._pause()
        else:
            self._free.set()

    def _pause(self) -> None:
        """Stop reading until all input is passed on."""
        if self._task is None:
            self._transport.pause_reading()
            self._task = asyncio.get_running_loop().create_task(self._hand_on())

    async def _hand_on(self) -> None:
        while await self._free.wait() and self._kept and not self._transport.is_closing():
            piece = bytes(self._kept[:_PIECE])
            del self._kept[:_PIECE]
            await self._limits.take("bytes", self._network, len(piece))
            self._connection.data_received(piece)
        self._task = None
        self._transport.resume_reading()

    def eof_received(self) -> bool | None:
        """Nothing is queued now, because the end is read after everything else."""
        return self._connection.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go: what is kept now is awaited no more."""
        if self._task is not None:
            self._task.cancel()
        self._connection.connection_lost(exc)

    def pause_writing(self) -> None:
        self._connection.pause_writing()

    def resume_writing(self) -> None:
        self._connection.resume_writing()
