"""The store on several machines: NATS JetStream, which any number of servers share.

No server leads. A log is a subject, and a line is published with the sequence that its writer has
last seen there: JetStream refuses it where another writer was first. Without an answer (a machine died),
the same line is published again under the same identity until it is known whether it was stored.

NATS before 2.11 is refused: its new leaders answer before they have carried out what the dead one agreed on,
and so can store two lines at the same place (docs/hosting.md tells more).

What is delivered comes from any machine, which may be behind. So when it says that there is no more, the
leader is asked whether that is true.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import logging
import time
import uuid
import zlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeVar
from urllib.parse import unquote, urlsplit

from nats.aio.client import Client
from nats.aio.subscription import Subscription
from nats.errors import ConnectionClosedError, Error
from nats.js import JetStreamContext
from nats.js.api import (
    AckPolicy,
    ConsumerConfig,
    ConsumerInfo,
    DeliverPolicy,
    DiscardPolicy,
    RetentionPolicy,
    StorageType,
    StreamConfig,
)
from nats.js.errors import APIError, BadRequestError, NotFoundError, ServerError, ServiceUnavailableError
from nats.js.object_store import ObjectStore

from access_uno.engine.values import Value
from access_uno.server.store import BUCKETS, Change, ConflictError, Entry, StoreError

STREAMS: Final = 8  # over which the tables are spread by their codes
REPLICAS: Final = 3  # where NATS is a cluster
OLDEST: Final = (2, 11)  # version of NATS
ARCHIVE: Final = "uno-archive"
_DUPLICATES: Final = 120.0  # seconds in which JetStream detects a repeated message; longer than `_PATIENCE`
_PATIENCE: Final = 20.0  # seconds of repeated attempts before the store counts as down
_ANSWER: Final = 2.0  # seconds for one answer
_OBJECT: Final = 6.0  # seconds for an archived log; one that another server is just replacing never comes
_AGAIN: Final = 0.1  # seconds between attempts
_BESIDE: Final = 0.5  # seconds after which the same is asked once more, while the first answer may still come
_PING: Final = 1  # seconds between pings to the NATS server; two without an answer end the connection
_HEARTBEAT: Final = 1.0  # seconds after which a quiet follower hears that the server is still there
_SELDOM: Final = 64  # heartbeats after which a follower asks the leader, however long it was quiet
_MOST_KNOWN: Final = 20_000  # logs whose end is cached
_MONITOR: Final = 8222  # the port at which NATS servers report their settings
_LONGEST_ANSWER: Final = 1 << 20
_BETWEEN_LINES: Final = "\0"

_IDENTITY: Final = "Nats-Msg-Id"
_FENCE: Final = "Nats-Expected-Last-Subject-Sequence"
_NUMBER: Final = "Uno-Number"  # of a line in its log
_COMPLETE: Final = "complete"  # the number of the message that closes a log
_DELETED: Final = "KV-Operation"
_WRONG_SEQUENCE: Final = 10071
_IDENTITY_ON_ITS_WAY: Final = 10158  # the earlier attempt is not stored yet
_OTHER_ON_ITS_WAY: Final = 10164  # a message that is not stored yet comes before, perhaps an earlier attempt
_NO_ROOM: Final = (10047, 10077)  # no storage left, the stream is full
_TOO_FEW: Final = (10005, 10074)  # not so many servers as replicas, a server that is in no cluster

_PASSES: Final = ("cannot-reach", "too-few")  # faults that pass when a leader or a server comes back

_log = logging.getLogger(__name__)
T = TypeVar("T")


class _End(Value):
    """The end of a log: the next number (-1: none), and the sequence of its last message."""

    number: int
    sequence: int


class _Message(Value):
    """A message of a stream."""

    subject: str
    sequence: int
    text: str
    headers: dict[str, str]
    pending: int = 0  # how many more there were

    @property
    def number(self) -> int:
        """The number of a line; -1 closes a log."""
        number = self.headers.get(_NUMBER, "")
        return -1 if number == _COMPLETE else int(number)


class _LostError(Exception):
    """A consumer has died, or something that it sent has not arrived."""


class NATSStore:
    """A store behind one or several NATS servers, with the addresses as `nats://user:password@a:4222,b:4222`.

    The user and the password of the first one are those of all; `tls://` encrypts.
    """

    shared = True

    def __init__(self, addresses: str) -> None:
        named = _servers(addresses)
        self._login: dict[str, Any] = _login(named[0]) if named else {}
        self._servers = [*map(_without_password, named)]
        self._where = ", ".join(self._servers)
        self._is_refused = False  # by a server that wants another user or password
        self._replicas = 1
        self._nc = Client()
        self._js: JetStreamContext
        self._archive: ObjectStore
        self._names = (f"{uuid.uuid4().hex}-{number}" for number in itertools.count())
        self._ends: OrderedDict[str, _End] = OrderedDict()
        self._closing = asyncio.Event()

    async def open(self) -> None:
        await self._reach(_PATIENCE)
        self._js = self._nc.jetstream(timeout=_ANSWER)
        # However few of its servers were named, a cluster stores everything three times.
        is_cluster = len(self._servers) > 1 or "cluster" in self._nc._server_info
        self._replicas = REPLICAS if is_cluster else 1
        for number in range(STREAMS):
            await self._make(_stream(f"uno-logs-{number}", f"uno.logs.{number}.*"))
        for bucket, seconds in BUCKETS.items():
            await self._make(_stream_of_bucket(bucket, seconds))
        await self._make(_stream_of_archive())
        self._archive = await self._insist(lambda: self._js.object_store(ARCHIVE))
        await self._warn_of_risks()

    async def check(self) -> None:
        await self._reach(_ANSWER)
        await self.close()

    async def _reach(self, patience: float) -> None:
        """Connect to a NATS server that is new enough; raise StoreError if there is none."""
        try:
            await asyncio.wait_for(self._connect(), patience)
        except (Error, OSError, TimeoutError):
            await self.close()
            raise StoreError("nats-login" if self._is_refused else "cannot-reach", self._where) from None
        version = self._nc.connected_server_version
        if (version.major, version.minor) < OLDEST:
            await self.close()
            raise StoreError("nats-too-old", f"{version.major}.{version.minor}.{version.patch}")

    async def _connect(self) -> None:
        await self._nc.connect(
            self._servers,
            name="access-uno",
            connect_timeout=2,
            reconnect_time_wait=0.25,  # type: ignore[arg-type]  # it is only slept
            max_reconnect_attempts=-1,
            ping_interval=_PING,
            max_outstanding_pings=2,
            error_cb=self._noted,
            **self._login,
        )

    async def _noted(self, error: Exception) -> None:
        """Log NATS's own reports; their consequences are told to the callers."""
        _log.info("NATS: %s", error)
        if "authorization" in str(error).lower():
            self._is_refused = True

    async def close(self) -> None:
        self._closing.set()
        # CPython 3.13.0 raises TypeError if a connection is cut.
        with contextlib.suppress(Error, OSError, TimeoutError, TypeError):
            await asyncio.wait_for(self._nc.close(), _ANSWER)

    # Logs

    async def append(self, log: str, expected: int, line: str) -> None:
        end = self._ends.get(log)
        if end is None or end.number != expected:
            end = await self._end(log)
        if end.number != expected:
            raise ConflictError(log)
        headers = {_NUMBER: str(expected)}
        sequence = await self._keep(_stream_of(log), _subject(log), line, end.sequence, headers)
        if expected == 0 and await self._archived(log):
            # It was finished, and left its stream, between the check and the write.
            await self._insist(lambda: self._js.delete_msg(_stream_of(log), sequence))
            raise ConflictError(log)
        self._remember(log, _End(expected + 1, sequence))

    async def read(self, log: str, first: int = 0) -> list[str]:
        while (await self._end(log)).sequence:
            if (lines := await self._lines(log)) is not None:
                return lines[first:]
        text = await self._from_archive(log)
        return text.split(_BETWEEN_LINES)[first:] if text is not None else []

    async def follow(self, log: str, first: int = 0) -> AsyncIterator[tuple[int, str]]:
        number = after = 0  # of the next line, and the last sequence
        while not self._closing.is_set():
            try:
                if (await self._end(log)).number < 0:  # complete, perhaps archived
                    number = max(number, first)
                    for late, line in enumerate(await self.read(log, number), number):
                        yield late, line
                    return
                async for message in self._lines_after(log, after):
                    if message.number >= first:
                        yield message.number, message.text
                    number, after = message.number + 1, message.sequence
            except StoreError as error:
                await self._no_news(log, error)

    async def _lines_after(self, log: str, after: int) -> AsyncIterator[_Message]:
        """Yield the lines after a sequence until the log is complete, the consumer dies or lacks something.

        Where it is quiet, the leader is asked, ever more seldom: the machine that delivers may be behind, and
        if it caught up after the log had left the stream, it delivers nothing more.
        """
        quiet = 0
        async for message in self._delivered(_stream_of(log), _subject(log), after):
            quiet = quiet + 1 if message is None else 0
            if message is None:
                if _asks(quiet) and (await self._end(log)).sequence != after:
                    return
                continue
            if message.number < 0:
                return
            after = message.sequence
            known = self._ends.get(log)
            if known is None or known.sequence < after:
                self._remember(log, _End(message.number + 1, after))
            yield message

    async def _no_news(self, what: str, error: StoreError) -> None:
        """Let those who wait for news wait on, however long no NATS server can be reached."""
        if not self._closing.is_set():
            _log.warning("no news of %s can be had: %s", what, error.code)
            await self._pause(_AGAIN)

    async def finish(self, log: str) -> None:
        was_open = await self._close_log(log)
        end = await self._end(log)
        if end.sequence and not was_open:  # another server has closed it, and archives it, unless it dies
            await self._pause(_ANSWER)
            end = await self._end(log)
        if end.sequence:
            await self._put_away(log)
        self._ends.pop(log, None)

    async def _close_log(self, log: str) -> bool:
        """Close a log to further lines; return whether it was open."""
        while (end := await self._end(log)).number > 0:
            with contextlib.suppress(ConflictError):  # it is longer than it was, or closed by another server
                await self._keep(_stream_of(log), _subject(log), "", end.sequence, {_NUMBER: _COMPLETE})
                return True
        return False

    async def _put_away(self, log: str) -> None:
        """Move a log from the stream to the archive."""
        if (lines := await self._lines(log)) is not None:
            whole = _BETWEEN_LINES.join(lines).encode()
            await self._insist(lambda: self._archive.put(_token(log), whole))
        if await self._archived(log):
            await self._insist(lambda: self._js.purge_stream(_stream_of(log), subject=_subject(log)))

    async def _end(self, log: str) -> _End:
        """Return where a log ends, as the leader of its stream knows it.

        A machine that slept may still take itself for the leader; while it lacks known lines, ask again.
        """
        known = self._ends.get(log, _End(0, 0))
        until = time.monotonic() + _PATIENCE
        while (end := await self._end_at_leader(log)).number >= 0 and end.sequence < known.sequence:
            if time.monotonic() > until:
                raise StoreError("cannot-reach", self._where)
            await self._pause(_AGAIN)
        self._remember(log, end)
        return end

    async def _end_at_leader(self, log: str) -> _End:
        last = await self._last(_stream_of(log), _subject(log))
        if last is not None:
            return _End(last.number + 1 if last.number >= 0 else -1, last.sequence)
        return _End(-1 if await self._archived(log) else 0, 0)

    def _remember(self, log: str, end: _End) -> None:
        self._ends[log] = end
        self._ends.move_to_end(log)
        if len(self._ends) > _MOST_KNOWN:
            self._ends.popitem(last=False)

    async def _lines(self, log: str) -> list[str] | None:
        """Return the lines in the stream; None if they left it meanwhile, or there are none."""
        lines: list[str] = []
        end, after = await self._end(log), 0
        async for message in self._until(_stream_of(log), _subject(log), end.sequence):
            after = message.sequence
            if message.number < 0:
                break
            if message.number != len(lines):  # rather read nothing than archive an incomplete log
                raise StoreError("broken", log)
            lines.append(message.text)
        return lines if after >= end.sequence > 0 else None

    async def _archived(self, log: str) -> bool:
        try:
            await self._insist(lambda: self._archive.get_info(_token(log)))
        except NotFoundError:
            return False
        return True

    async def _from_archive(self, log: str) -> str | None:
        try:
            found = await self._insist(lambda: asyncio.wait_for(self._archive.get(_token(log)), _OBJECT))
        except NotFoundError:
            return None
        return (found.data or b"").decode()

    # Buckets, which other NATS clients can read as key-value buckets

    async def get(self, bucket: str, key: str) -> Entry | None:
        message = await self._last(_bucket(bucket), _key(bucket, key))
        return None if message is None or _DELETED in message.headers else _entry(message)

    async def put(self, bucket: str, key: str, value: str, revision: int | None = None) -> int:
        fence = await self._fence(bucket, key, revision)
        return await self._keep(_bucket(bucket), _key(bucket, key), value, fence, {})

    async def delete(self, bucket: str, key: str, revision: int | None = None) -> None:
        fence = await self._fence(bucket, key, revision)
        await self._keep(_bucket(bucket), _key(bucket, key), "", fence, {_DELETED: "DEL"})

    async def _fence(self, bucket: str, key: str, revision: int | None) -> int | None:
        """Return the sequence that must be the last one there; a deleted key has one, too."""
        if revision != 0:
            return revision
        there = await self._last(_bucket(bucket), _key(bucket, key))
        if there is None:
            return 0
        if _DELETED not in there.headers:
            raise ConflictError(f"{bucket}/{key}")
        return there.sequence

    async def entries(self, bucket: str) -> list[Entry]:
        stream, keys = _bucket(bucket), _keys(bucket)
        last = (await self._insist(lambda: self._js.stream_info(stream))).state.last_seq
        messages = {message.subject: message async for message in self._until(stream, keys, last)}
        found = [_entry(message) for message in messages.values() if _DELETED not in message.headers]
        return sorted(found, key=lambda entry: entry.key)

    async def watch(self, bucket: str) -> AsyncIterator[Change]:
        info = await self._insist(lambda: self._js.stream_info(_bucket(bucket)))
        feed = self._changes(_bucket(bucket), _keys(bucket), info.state.last_seq)
        await anext(feed)  # now changes come; one that is replaced before it was sent does not
        return (_change(message) async for message in feed if message is not None)

    # Channels

    async def tell(self, channel: str, text: str) -> None:
        await self._insist(lambda: self._nc.publish(_channel(channel), text.encode()))

    async def hear(self, channel: str) -> AsyncIterator[str]:
        heard = await self._nc.subscribe(_channel(channel))
        with contextlib.suppress(Error, TimeoutError):
            await self._nc.flush(int(_ANSWER))
        return _texts(heard)

    # Requests, repeated until JetStream answers

    async def _insist(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Repeat a request while a machine is down or a leader is being chosen.

        Raise StoreError after `_PATIENCE`.
        """
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                if self._nc.is_reconnecting:  # a request now would be sent much later
                    raise TimeoutError
                return await ask()
            except ConnectionClosedError:
                raise StoreError("closed") from None
            except (Error, TimeoutError) as error:
                if _is_answer(error):
                    raise
                code = _trouble(error)
                if code not in _PASSES:
                    raise StoreError(code, str(error) if code == "cannot-write" else self._where) from None
                if time.monotonic() > until:
                    raise StoreError(code, self._where) from None
            await self._pause(_AGAIN)

    async def _pause(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    async def _keep(
        self, stream: str, subject: str, text: str, fence: int | None, headers: dict[str, str]
    ) -> int:
        """Publish and return the sequence; raise ConflictError if the last one there is not at `fence`."""
        identity = next(self._names)
        headers = {**headers, _IDENTITY: identity}
        if fence is not None:
            headers[_FENCE] = str(fence)
        ask = partial(self._js.publish, subject, text.encode(), _ANSWER, headers=headers)
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                ack = await self._insist(partial(_repeated, ask))
                return int(ack.seq)
            except APIError as error:
                if error.err_code not in (_WRONG_SEQUENCE, _OTHER_ON_ITS_WAY, _IDENTITY_ON_ITS_WAY):
                    raise StoreError("cannot-write", str(error)) from None
                # The earlier attempt may have been first, and its answer was lost.
                first = None if fence is None else await self._first_after(stream, subject, fence)
                if first is not None and first.headers.get(_IDENTITY) == identity:
                    return first.sequence
                if first is not None or error.err_code == _WRONG_SEQUENCE:
                    raise ConflictError(subject) from None
            if time.monotonic() > until:
                raise StoreError("cannot-reach", self._where)
            await self._pause(_AGAIN)

    async def _last(self, stream: str, subject: str) -> _Message | None:
        return await self._message(stream, subject=subject)

    async def _first_after(self, stream: str, subject: str, sequence: int) -> _Message | None:
        return await self._message(stream, seq=sequence + 1, subject=subject, next=True)

    async def _message(self, stream: str, **which: Any) -> _Message | None:
        try:
            raw = await self._insist(partial(_repeated, partial(self._js.get_msg, stream, **which)))
        except NotFoundError:
            return None
        return _Message(str(raw.subject), int(raw.seq or 0), (raw.data or b"").decode(), raw.headers or {})

    async def _until(self, stream: str, subject: str, last: int) -> AsyncIterator[_Message]:
        """Yield the messages up to a sequence, in order and once each, and perhaps a later one."""
        after = 0
        while after < last and not self._closing.is_set():
            quiet = 0
            async for message in self._delivered(stream, subject, after):
                quiet = quiet + 1 if message is None else 0
                if message is not None:
                    after = message.sequence
                    yield message
                else:  # there is no more, or that machine is behind
                    first = await self._first_after(stream, subject, after)
                    if first is None or first.sequence > last:
                        return
                    if quiet > 1:  # for a second now; another machine may have it
                        break
                if after >= last:
                    return

    async def _changes(self, stream: str, subject: str, after: int) -> AsyncIterator[_Message | None]:
        """Yield messages after a sequence, once each, though machines die; None: there is no more for now.

        Where it is quiet, the leader is asked, ever more seldom: that machine may never get more.
        """
        while not self._closing.is_set():
            try:
                quiet = 0
                async for message in self._delivered(stream, subject, after):
                    quiet = quiet + 1 if message is None else 0
                    if message is not None:
                        after = message.sequence
                    elif _asks(quiet) and await self._first_after(stream, subject, after) is not None:
                        break
                    yield message
            except StoreError as error:
                await self._no_news(stream, error)

    async def _delivered(self, stream: str, subject: str, after: int) -> AsyncIterator[_Message | None]:
        """Yield what one consumer delivers until it dies; None where there is no more, at every heartbeat."""
        inbox = self._nc.new_inbox()
        settings = ConsumerConfig(
            deliver_subject=inbox,
            filter_subjects=[subject],
            deliver_policy=DeliverPolicy.BY_START_SEQUENCE,
            opt_start_seq=after + 1,
            ack_policy=AckPolicy.NONE,
            max_deliver=1,
            idle_heartbeat=_HEARTBEAT,
            mem_storage=True,
            num_replicas=1,
        )
        try:
            arriving = await self._nc.subscribe(inbox)
        except ConnectionClosedError:
            self._closing.set()
            return
        consumer, delivered = "", 0
        try:
            made = await self._insist(lambda: self._made_consumer(stream, settings))
            consumer, pending = made.name, made.num_pending or 0
            while True:
                if not pending:
                    yield None
                message = await self._next(arriving, delivered, pending)
                if message is not None:
                    delivered, pending = delivered + 1, message.pending
                    if message.sequence > after:  # a machine that is behind begins with its last one
                        yield message
        except _LostError:
            return
        finally:
            with contextlib.suppress(Error, TimeoutError):
                await arriving.unsubscribe()
                if consumer:
                    await self._nc.publish(f"$JS.API.CONSUMER.DELETE.{stream}.{consumer}", b"")

    async def _made_consumer(self, stream: str, settings: ConsumerConfig) -> ConsumerInfo:
        """Make a consumer, by the name of which it is the same one when it is asked for beside.

        Asked for anew it has another name, since the machine that was to have it may be frozen.
        """
        named = settings.evolve(name=next(self._names))
        return await _repeated(partial(self._js.add_consumer, stream, named))

    async def _next(self, arriving: Any, delivered: int, pending: int) -> _Message | None:
        """Return a consumer's next message, None for a heartbeat; raise LostError if it must be made anew.

        It is idle, though it said that more comes: so it has counted what was replaced meanwhile.
        """
        try:
            message = await arriving.next_msg(3 * _HEARTBEAT)
        except (TimeoutError, ConnectionClosedError):
            raise _LostError from None
        headers = message.headers or {}
        if "Status" in headers:
            if pending or int(headers.get("Nats-Last-Consumer", delivered)) != delivered:
                raise _LostError
            return None
        about = message.metadata
        if about.sequence.consumer != delivered + 1:
            raise _LostError
        text = message.data.decode()
        return _Message(message.subject, about.sequence.stream, text, headers, about.num_pending)

    # Streams and their settings

    async def _make(self, wanted: StreamConfig) -> None:
        """Make a stream, or give an older one these settings."""
        wanted.num_replicas = self._replicas
        name = str(wanted.name)
        try:
            there = (await self._insist(lambda: self._js.stream_info(name))).config
        except NotFoundError:
            there = await self._made(wanted)
        wrong = [field for field in _CHECKED if getattr(there, field) != getattr(wanted, field)]
        if not wrong:
            return
        _log.warning("stream %s differs in %s: set to what it must be", name, ", ".join(wrong))
        try:
            await self._js.update_stream(wanted)
        except (Error, TimeoutError) as error:
            if _is_answer(error) or isinstance(error, ServerError):  # settings that can never change
                raise StoreError("wrong-settings", f"{name}: {', '.join(wrong)}") from None
            raise StoreError(_trouble(error), self._where) from None

    async def _made(self, wanted: StreamConfig) -> StreamConfig:
        """Make a stream, or return the one that another server makes at this moment."""
        try:
            return (await self._insist(lambda: self._js.add_stream(wanted))).config
        except BadRequestError as refused:
            why = refused.description
        try:
            return (await self._insist(lambda: self._js.stream_info(str(wanted.name)))).config
        except NotFoundError:
            raise StoreError("wrong-settings", f"{wanted.name}: {why}") from None

    async def _warn_of_risks(self) -> None:
        """Warn if a loss of power at all machines could lose stored lines."""
        if not all([await _says_always(server) for server in self._servers]):
            _log.warning("not every NATS server was seen to have `sync_interval: always` (docs/hosting.md)")


async def _texts(heard: Subscription) -> AsyncIterator[str]:
    """Yield what is heard; who hears no more leaves nothing behind."""
    try:
        async for message in heard.messages:
            yield message.data.decode()
    finally:
        with contextlib.suppress(Error):
            await heard.unsubscribe()


async def _repeated(ask: Callable[[], Awaitable[T]]) -> T:
    """Return the first answer to a request that may come twice, asked again beside itself each half second.

    A leader that is chosen meanwhile has not heard of what was asked before, and answers nothing to it.
    """
    asked: set[asyncio.Future[T]] = set()
    try:
        while True:
            asked.add(one := asyncio.ensure_future(ask()))
            one.add_done_callback(_looked_at)
            done, asked = await asyncio.wait(asked, timeout=_BESIDE, return_when=asyncio.FIRST_COMPLETED)
            for answer in sorted(done, key=lambda one: one.exception() is not None):  # any good one first
                return answer.result()
    finally:
        for pending in asked:
            pending.cancel()


def _looked_at(asked: asyncio.Future[Any]) -> None:
    """Know why a request failed whose answer is not needed any more, so that asyncio reports nothing."""
    if not asked.cancelled():
        asked.exception()


def _asks(quiet: int) -> bool:
    """Return whether to ask the leader after so many quiet heartbeats: 2, 4, 8, 16, 32, 64, 128, 192…"""
    return quiet > 1 and (quiet.bit_count() == 1 or quiet % _SELDOM == 0)


# Answers


def _is_answer(error: Exception) -> bool:
    """Return whether JetStream has refused something for a reason that the caller handles."""
    if not isinstance(error, APIError) or error.err_code in _TOO_FEW:
        return False
    return isinstance(error, NotFoundError | BadRequestError) or error.err_code == _IDENTITY_ON_ITS_WAY


def _trouble(error: Exception) -> str:
    """Return the code for what has hindered JetStream."""
    if isinstance(error, APIError):
        if error.err_code in _NO_ROOM:
            return "disk-full"
        if error.err_code in _TOO_FEW:
            return "too-few"
        if not isinstance(error, ServiceUnavailableError | ServerError):
            return "cannot-write"
    return "cannot-reach"


# Names, as NATS takes them


def _servers(addresses: str) -> list[str]:
    """Return the addresses of a list such as `nats://a:4222,b:4222`; each gets the scheme of the first."""
    scheme = addresses.partition("://")[0]
    return [one if "://" in one else f"{scheme}://{one}" for one in addresses.split(",") if one]


def _login(address: str) -> dict[str, str]:
    """Return how to log in, as an address says it: with a user and a password, or a token."""
    found = urlsplit(address)
    if found.username is None:
        return {}
    if found.password is None:
        return {"token": unquote(found.username)}
    return {"user": unquote(found.username), "password": unquote(found.password)}


def _without_password(address: str) -> str:
    """Return an address without its password."""
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def _token(name: str) -> str:
    """Return a name of any characters as one that subjects and objects can have."""
    return base64.urlsafe_b64encode(name.encode()).decode().rstrip("=")


def _name_of(token: str) -> str:
    return base64.urlsafe_b64decode(token + "=" * (-len(token) % 4)).decode()


def _place(log: str) -> int:
    """Return the stream of a log; all matches of a table are in one."""
    return zlib.crc32(log.partition("/")[0].encode()) % STREAMS


def _stream_of(log: str) -> str:
    return f"uno-logs-{_place(log)}"


def _subject(log: str) -> str:
    return f"uno.logs.{_place(log)}.{_token(log)}"


def _bucket(bucket: str) -> str:
    return f"KV_uno-{bucket}"


def _keys(bucket: str) -> str:
    return f"$KV.uno-{bucket}.>"


def _key(bucket: str, key: str) -> str:
    return f"$KV.uno-{bucket}.{_token(key)}"


def _channel(channel: str) -> str:
    return f"uno.tell.{_token(channel)}"


def _entry(message: _Message) -> Entry:
    return Entry(_name_of(message.subject.rpartition(".")[2]), message.text, message.sequence)


def _change(message: _Message) -> Change:
    entry = _entry(message)
    return Change(entry.key, None, entry.revision) if _DELETED in message.headers else entry


# Settings


def _stream_of_bucket(bucket: str, seconds: float | None) -> StreamConfig:
    stream = _stream(_bucket(bucket), _keys(bucket))
    stream.max_msgs_per_subject = 1
    stream.allow_rollup_hdrs = stream.deny_delete = True  # as all key-value buckets of NATS are
    if seconds is not None:
        stream.max_age = seconds
        stream.duplicate_window = min(_DUPLICATES, seconds)
    return stream


def _stream_of_archive() -> StreamConfig:
    stream = _stream(f"OBJ_{ARCHIVE}", f"$O.{ARCHIVE}.C.>", f"$O.{ARCHIVE}.M.>")
    stream.allow_rollup_hdrs = stream.allow_direct = True  # as all object stores of NATS are
    return stream


def _stream(name: str, *subjects: str) -> StreamConfig:
    return StreamConfig(
        name=name,
        subjects=list(subjects),
        retention=RetentionPolicy.LIMITS,
        storage=StorageType.FILE,
        discard=DiscardPolicy.NEW,  # rather refuse than forget
        max_msgs=-1,
        max_bytes=-1,
        max_age=0,
        duplicate_window=_DUPLICATES,
    )


_CHECKED: Final = (
    "subjects",
    "retention",
    "storage",
    "num_replicas",
    "max_age",
    "max_msgs",
    "max_bytes",
    "max_msgs_per_subject",
    "duplicate_window",
    "discard",
)


async def _says_always(server: str) -> bool:
    """Return whether a server says at its monitoring port that it always syncs."""
    host = urlsplit(server).hostname or ""
    try:
        async with asyncio.timeout(1):
            reader, writer = await asyncio.open_connection(host, _MONITOR)
            writer.write(f"GET /varz HTTP/1.0\r\nHost: {host}\r\n\r\n".encode())
            answer = await reader.read(_LONGEST_ANSWER)
            writer.close()
    except (OSError, TimeoutError):
        return False
    return b'"sync_always":true' in answer.replace(b" ", b"")
