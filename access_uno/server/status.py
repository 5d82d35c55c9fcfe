"""`serve --status`: whether a server is well, and what it counts, by HTTP for programs that watch it.

Two pages: `/healthz` and, in OpenMetrics, `/metrics`. There is no name, no text and no card in either. Each
is made at most once a second, for all who ask: a stranger on this computer cannot make a server work.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from access_uno import __version__
from access_uno.players.thinking import shared
from access_uno.server.addresses import EVERYWHERE
from access_uno.server.store import StoreError

if TYPE_CHECKING:
    from access_uno.server.server import Server

_log = logging.getLogger(__name__)

_HEALTH_SECONDS: Final = 3.0  # in which the store must have kept something
_SHARED_SECONDS: Final = 1.0  # in which all who ask get the same answer
_REQUEST_SECONDS: Final = 5.0
_LONGEST_REQUEST: Final = 8192  # bytes
_PLAIN: Final = "text/plain; charset=utf-8"

T = TypeVar("T")


class _Shared(Generic[T]):
    """An answer that is found once for all who ask within a second."""

    def __init__(self, ask: Callable[[], Coroutine[Any, Any, T]]) -> None:
        self._ask = ask
        self._asked: asyncio.Task[T] | None = None
        self._until = 0.0

    async def answer(self) -> T:
        now = time.monotonic()
        if self._asked is None or (self._asked.done() and now >= self._until):
            self._asked, self._until = asyncio.create_task(self._ask()), now + _SHARED_SECONDS
        return await asyncio.shield(self._asked)  # one who gives up takes it from no one else


class StatusPages:
    """The two pages of a server."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._trouble, self._metrics = _Shared(self._ask_store), _Shared(self._count)
        self._listening: asyncio.Server | None = None

    async def listen(self, host: str, port: int) -> tuple[str, int]:
        """Begin to listen, and return the address; raise OSError if that fails."""
        where = None if host == EVERYWHERE else host
        self._listening = await asyncio.start_server(self._answer, where, port, limit=_LONGEST_REQUEST)
        address: tuple[str, int] = self._listening.sockets[0].getsockname()[:2]
        return address

    def close(self) -> None:
        if self._listening is not None:
            self._listening.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_REQUEST_SECONDS):
                request = await reader.readuntil(b"\r\n\r\n")
                status, kind, text = await self._page(request)
                writer.write(_response(status, kind, text, only_head=request.startswith(b"HEAD ")))
                await writer.drain()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            _log.debug("a request for the status came to nothing", exc_info=True)
        finally:
            with contextlib.suppress(OSError):
                writer.close()

    async def _page(self, request: bytes) -> tuple[HTTPStatus, str, str]:
        method, path, *_ = [*request.split(b"\r\n", 1)[0].decode("latin-1").split(" "), "", ""]
        if method not in ("GET", "HEAD"):
            return HTTPStatus.METHOD_NOT_ALLOWED, _PLAIN, "GET or HEAD\n"
        match path.partition("?")[0]:
            case "/healthz":
                trouble = await self.trouble()
                well = HTTPStatus.SERVICE_UNAVAILABLE if trouble else HTTPStatus.OK
                return well, _PLAIN, f"{trouble or 'well'}\n"
            case "/metrics":
                return HTTPStatus.OK, *await self._metrics.answer()
        return HTTPStatus.NOT_FOUND, _PLAIN, "/healthz or /metrics\n"

    async def trouble(self) -> str:
        """Return what is wrong with the server; empty if it is well: its store keeps what it is given."""
        return "closing" if self._server.is_closing else await self._trouble.answer()

    async def _ask_store(self) -> str:
        try:
            async with asyncio.timeout(_HEALTH_SECONDS):
                await self._server.store.put("health", self._server.servers.own, __version__)
        except (StoreError, TimeoutError) as error:
            return f"store: {error.code if isinstance(error, StoreError) else 'silent'}"
        return ""

    async def _count(self) -> tuple[str, str]:
        return metrics(self._server)


def _response(status: HTTPStatus, kind: str, text: str, only_head: bool) -> bytes:
    body = text.encode()
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}",
        f"Content-Type: {kind}",
        f"Content-Length: {len(body)}",
        "Cache-Control: no-store",
        "Connection: close",
    )
    return "\r\n".join((*head, "", "")).encode() + (b"" if only_head else body)


def metrics(server: Server) -> tuple[str, str]:
    """Return the content type and the text of what a server counts."""
    from prometheus_client.openmetrics import exposition

    written: bytes = cast("Any", exposition).generate_latest(_Counted(server))
    return exposition.CONTENT_TYPE_LATEST, written.decode()


class _Counted:
    """The counts of a server, as prometheus_client collects them."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def collect(self) -> Iterator[Any]:
        """Yield all families of metrics."""
        from prometheus_client import ProcessCollector
        from prometheus_client.core import CounterMetricFamily as Total
        from prometheus_client.core import GaugeMetricFamily as Gauge
        from prometheus_client.core import InfoMetricFamily

        server, meters = self._server, self._server.meters
        yield InfoMetricFamily("access_uno_build", "The program.", {"version": __version__})
        ways = Counter(session.visitor.way for session in server.connections.everyone())
        states = Counter(table.state for table in server.tables.all())
        for kind, name, about, label, counts in (
            (Gauge, "people", "People connected to this server.", "way", ways),
            (Gauge, "tables", "Tables of the house.", "state", states),
            (Total, "refusals", "What was refused, by its code.", "code", meters.refusals),
            (Total, "store_errors", "What the store could not do, by its code.", "code", meters.store_errors),
        ):
            family = kind(f"access_uno_{name}", about, labels=[label])
            for what, count in sorted(counts.items()):
                family.add_metric([what], count)
            yield family
        rooms, silent = len(server.lobby.rooms), server.store.is_silent
        for kind, name, about, value in (
            (Gauge, "tables_here", "Tables with people who are connected to this server.", rooms),
            (Gauge, "servers", "Servers of the house that live.", server.servers.count),
            (Gauge, "store_silent", "1 while the store has not answered for three seconds.", silent),
            (Total, "steps", "Steps of matches that this server has kept.", meters.steps),
            (Total, "thoughts", "Decisions of computer players that this server has begun.", shared().begun),
        ):
            yield kind(f"access_uno_{name}", about, value)
        yield self._answers()
        yield from ProcessCollector(namespace="access_uno", registry=None).collect()

    def _answers(self) -> Any:
        """Return how long answers took: quantiles of the last five minutes, and all since the start."""
        from prometheus_client.core import SummaryMetricFamily

        meters = self._server.meters
        family = SummaryMetricFamily(
            "access_uno_answer_seconds",
            "From a wish to its answer; the quantiles are of the last five minutes.",
            meters.answers,
            meters.answer_seconds,
        )
        for share in (0.5, 0.99):
            if (seconds := meters.quantile(share)) is not None:
                family.add_sample("access_uno_answer_seconds", {"quantile": str(share)}, seconds)
        return family
