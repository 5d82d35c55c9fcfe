"""How fast somebody is served: so much is his own; what is more comes in turns, one at a time of the house.

So however many flood the house, they take no more of its time than such a turn now and then. Nothing is lost:
what has no turn yet is not read, and waits where it was sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeVar

from access_uno.server.limits import Limit

if TYPE_CHECKING:
    from access_uno.ssh.session import Client

_AT_ONCE: Final = 100  # lines or keys that are answered as they come
LINE: Final = 0.1  # seconds after which one more line is
KEY: Final = 0.02  # and one more key: a terminal repeats the one that is held thirty times a second
_TURN: Final = 0.02  # seconds from one turn of the house to the next
_PIECE: Final = 512  # bytes that are looked at without a pause
_BYTES_AT_ONCE: Final = 1 << 16
_BYTES_A_SECOND: Final = 1 << 13
_MOST_WAITING: Final = 50  # packets of a client, or pieces of them: then we read no more

Thing = TypeVar("Thing")


class RateLimit:
    """The turns of a house."""

    def __init__(self) -> None:
        self._one_by_one = asyncio.Lock()

    async def turn(self) -> None:
        """Wait, after all who wait already."""
        async with self._one_by_one:
            await asyncio.sleep(_TURN)


class Turns:
    """What is somebody's own, and the turns of the house for the rest."""

    def __init__(self, pace: RateLimit, own: Limit) -> None:
        self._pace, self._own = pace, own

    def has(self, count: int) -> bool:
        """Whether so much is his own, and taken by this."""
        return self._own.allows("", count)

    async def take(self, count: int = 1) -> None:
        """Others come first, and the more so the more is asked."""
        await asyncio.sleep(0)
        if not self.has(count):
            await self._pace.turn()


class Intake:
    """What a client has sent and what is not done yet. While that is much, no more is read."""

    def __init__(self, client: Client, each: float) -> None:
        """`each` is LINE or KEY."""
        self._client = client
        self._turns = Turns(client.pace, Limit(_AT_ONCE, each))
        self._sent: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._held = self._dropped = False

    def put(self, data: bytes) -> None:
        """Something was sent."""
        if self._dropped:
            return
        for place in range(0, len(data), _PIECE):
            self._sent.put_nowait(data[place : place + _PIECE])
        self._hold(self._held or self._sent.qsize() > _MOST_WAITING)

    def end(self) -> None:
        """Nothing more comes."""
        self._sent.put_nowait(None)

    def drop(self) -> None:
        """The rest is for nobody any more, and neither is what still comes."""
        self._dropped = True
        self.end()
        self._hold(False)

    async def each(self, cut: Callable[[bytes], Iterable[Thing]]) -> AsyncIterator[Thing]:
        """The lines or keys in what was sent, as `cut` finds them, each in its turn."""
        while (data := await self._sent.get()) is not None:
            for thing in cut(data):
                await self._turns.take()
                if self._dropped:
                    return
                yield thing
            self._hold(self._held and self._sent.qsize() > _MOST_WAITING // 2)

    def _hold(self, on: bool) -> None:
        if on != self._held:
            self._held = on
            self._client.hold(on)


class Paced(asyncio.Protocol):
    """Stands between the network and a connection, and hands on what comes piece by piece."""

    def __init__(
        self,
        transport: asyncio.Transport,
        connection: asyncio.Protocol,
        pace: RateLimit,
        heard: Callable[[], None] = lambda: None,
    ) -> None:
        """`heard` is called whenever something has come."""
        self._transport, self._connection = transport, connection
        self._heard = heard
        self._turns = Turns(pace, Limit(_BYTES_AT_ONCE, 1 / _BYTES_A_SECOND))
        self._kept = bytearray()
        self._free = asyncio.Event()  # while nobody holds it
        self._free.set()
        self._task: asyncio.Task[None] | None = None

    def data_received(self, data: bytes) -> None:
        """Hand it on, or keep it until that is done."""
        self._heard()
        if self._task is None and len(data) <= _PIECE and self._turns.has(len(data)):
            self._connection.data_received(data)
        else:
            self._kept += data
            self._pause()

    @property
    def is_held(self) -> bool:
        """Whether nothing is read now, because what came is not handed on yet."""
        return self._task is not None

    def hold(self, on: bool) -> None:
        """Hand on no more for now, or again."""
        if on:
            self._free.clear()
            self._pause()
        else:
            self._free.set()

    def _pause(self) -> None:
        """Read no more until everything is handed on."""
        if self._task is None:
            self._transport.pause_reading()
            self._task = asyncio.get_running_loop().create_task(self._hand_on())

    async def _hand_on(self) -> None:
        while await self._free.wait() and self._kept and not self._transport.is_closing():
            piece = bytes(self._kept[:_PIECE])
            del self._kept[:_PIECE]
            await self._turns.take(len(piece))
            self._connection.data_received(piece)
        self._task = None
        self._transport.resume_reading()

    def eof_received(self) -> bool | None:
        """Nothing is kept now, because it is read after everything else."""
        return self._connection.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """What is kept now nobody waits for."""
        if self._task is not None:
            self._task.cancel()
        self._connection.connection_lost(exc)

    def pause_writing(self) -> None:
        """As the network says."""
        self._connection.pause_writing()

    def resume_writing(self) -> None:
        """As the network says."""
        self._connection.resume_writing()
