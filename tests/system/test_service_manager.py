"""What a service manager is told, tried against a socket of our own."""

from __future__ import annotations

import os
import select
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_uno.system.service_manager import ServiceManager
from tests.play.online.rig import SECONDS, Served

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="without sockets of Unix")


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[socket.socket]:
    """The socket of a manager."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.settimeout(SECONDS)
        listening.bind(str(tmp_path / "notify"))
        yield listening


def until(manager: socket.socket, state: str) -> list[str]:
    """All that is told until a state is."""
    told: list[str] = []
    while state not in told:
        told += manager.recv(1000).decode().split("\n")
    return told


def test_a_house_tells_its_manager_that_it_is_ready_lives_reads_and_ends(
    manager: socket.socket, tmp_path: Path
) -> None:
    (tmp_path / "uno.toml").write_text("")
    told_by = (f"NOTIFY_SOCKET={manager.getsockname()}", "WATCHDOG_USEC=150000")
    with Served(
        tmp_path / "home", "--config", str(tmp_path / "uno.toml"), before=("env", *told_by)
    ) as served:
        assert until(manager, "READY=1") == ["READY=1"]
        for _ in range(3):
            until(manager, "WATCHDOG=1")
        served.process.send_signal(signal.SIGHUP)
        told = until(manager, "READY=1")
        assert "RELOADING=1" in told
        assert any(one.startswith("MONOTONIC_USEC=") for one in told)
        served.process.send_signal(signal.SIGSTOP)  # its loop stands still
        os.waitid(os.P_PID, served.process.pid, os.WSTOPPED | os.WNOWAIT)
        while select.select([manager], [], [], 0)[0]:
            manager.recv(1000)
        assert select.select([manager], [], [], 0.3)[0] == []
        manager.settimeout(SECONDS)
        served.process.send_signal(signal.SIGCONT)
        until(manager, "WATCHDOG=1")
        served.process.terminate()
        until(manager, "STOPPING=1")
        assert served.process.wait(SECONDS) == 0


def test_without_a_manager_or_a_watchdog_of_ours_nothing_is_told(manager: socket.socket) -> None:
    ServiceManager({}).ready()
    address = manager.getsockname()
    other = ServiceManager(
        {"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "9", "WATCHDOG_PID": str(os.getppid())}
    )
    assert other._seconds == 0
    manager.setblocking(False)
    with pytest.raises(BlockingIOError):
        manager.recv(1000)
    manager.close()
    other.ready()  # gone: the program runs on


def test_an_abstract_socket_is_a_manager_as_well() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.settimeout(SECONDS)
        listening.bind("\0access-uno-test")
        ServiceManager({"NOTIFY_SOCKET": "@access-uno-test"}).ready()
        assert listening.recv(100) == b"READY=1"
