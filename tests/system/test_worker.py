"""Threads for things that may hang: what comes back, what does not, and servers that say nothing."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_uno.system.worker import Absent, Hung, Lost, Resource, Worker, ask
from tests.stack.servers import PATIENCE, wait_until


class Line(Resource):
    """A thing with a connection."""

    def __init__(self) -> None:
        self.ours, self.theirs = socket.socketpair()
        self.closed = threading.Event()

    def close(self) -> None:
        self.ours.close()
        self.closed.set()

    def line(self) -> int | None:
        return self.ours.fileno()


@pytest.fixture
def thing() -> Iterator[Line]:
    thing = Line()
    yield thing
    thing.ours.close()
    thing.theirs.close()


def test_a_call_returns_what_the_thing_returns(thing: Line) -> None:
    worker = Worker(lambda: thing, "worker")
    worker.start(PATIENCE)
    assert worker.call(lambda it: it is thing, PATIENCE)
    worker.end(PATIENCE)
    assert thing.closed.is_set()


def test_a_failing_call_is_lost_and_keeps_nothing_of_the_thing(thing: Line) -> None:
    worker = Worker(lambda: thing, "worker")
    worker.start(PATIENCE)
    with pytest.raises(Lost, match="division") as caught:
        worker.call(lambda _: 1 // 0, PATIENCE)
    assert caught.value.__context__ is None
    assert worker.call(lambda _: "still there", PATIENCE) == "still there"
    worker.end(PATIENCE)


@pytest.mark.parametrize("error", [Absent("no library"), OSError("no server")])
def test_a_failing_build_is_lost_or_absent(error: Exception) -> None:
    def build() -> Line:
        raise error

    with pytest.raises(Lost, match=str(error)) as caught:
        Worker(build, "worker").start(PATIENCE)
    assert isinstance(caught.value, Absent) == isinstance(error, Absent)


def test_a_hanging_call_is_given_up_and_its_line_is_cut(thing: Line) -> None:
    worker = Worker(lambda: thing, "worker")
    worker.start(PATIENCE)
    with pytest.raises(Hung):
        worker.call(lambda it: it.ours.recv(1), 0.05)
    assert thing.theirs.recv(1) == b"", "the server sees that the line is cut"
    assert wait_until(thing.closed.is_set), "and a call that comes back lets its thread end"


def test_a_build_that_hangs_is_given_up(thing: Line) -> None:
    at_last = threading.Event()

    def build() -> Line:
        at_last.wait()
        return thing

    with pytest.raises(Hung):
        Worker(build, "worker").start(0.05)
    at_last.set()
    assert wait_until(thing.closed.is_set)


@pytest.mark.parametrize(("reply", "expected"), [(b"hello", "answers"), (b"", "absent"), (None, "hung")])
def test_a_server_is_asked_whether_it_answers(tmp_path: Path, reply: bytes | None, expected: str) -> None:
    path = str(tmp_path / "socket")
    over = threading.Event()
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(path)
        server.listen()

        def serve() -> None:
            connection, _ = server.accept()
            with connection:
                connection.recv(100)
                over.wait() if reply is None else connection.sendall(reply)

        thread = threading.Thread(target=serve)
        thread.start()
        assert ask(path, b"hello?\r\n", timeout=0.1 if reply is None else PATIENCE) == expected
        over.set()
        thread.join()


def test_no_server_is_absent(tmp_path: Path) -> None:
    assert ask(str(tmp_path / "socket"), b"") == "absent"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # but no server listens
        assert ask(taken.getsockname(), b"") == "absent"


def test_a_server_whose_queue_is_full_is_hung(tmp_path: Path) -> None:
    path = str(tmp_path / "socket")
    with socket.socket(socket.AF_UNIX) as server, socket.socket(socket.AF_UNIX) as other:
        server.bind(path)
        server.listen(0)
        other.connect(path)
        assert ask(path, b"", timeout=0.05) == "hung"
