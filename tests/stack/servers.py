"""Common ground of the private servers: a directory, one process, and the ways in which it can fail."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Self

PATIENCE = 60.0  # seconds: what takes longer hangs; all else may have waited for its turn on a busy machine


def wait_until(condition: Callable[[], bool], timeout: float = PATIENCE) -> bool:
    """Look at ``condition`` until it is true; False if it was not within ``timeout`` seconds."""
    deadline = time.monotonic() + timeout
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.01)
    return True


def whole_lines(log: Path) -> list[str]:
    """What was written down so far, without a line that is just being written."""
    text = log.read_bytes() if log.exists() else b""
    return text[: text.rfind(b"\n") + 1].decode(errors="replace").split("\n")[:-1]


class PrivateServer:
    """A server known to one test only. ``with`` starts and stops it; ``start`` after ``kill`` brings it back.

    Real servers die (a crash) and freeze (a hung sound device, a broken cable), and their clients take the
    two very differently: hence ``kill``, and ``freeze`` and ``thaw``.
    """

    as_nobody = False  # whether root's test runs the server as an ordinary user

    def __init__(self) -> None:
        # A short name: the path of a UNIX socket has at most 107 bytes.
        self.directory = Path(tempfile.mkdtemp(prefix="uno-"))
        self._account = pwd.getpwnam("nobody") if self.as_nobody and os.geteuid() == 0 else None
        if self._account:
            os.chown(self.directory, self._account.pw_uid, self._account.pw_gid)
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        raise NotImplementedError

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """The server and its helpers die at once, without a word to their clients."""
        if self._process:
            self._send(signal.SIGKILL)
            self._process.wait(PATIENCE)
            self._process = None

    def freeze(self) -> None:
        """The server keeps its connections but does not answer."""
        self._send(signal.SIGSTOP)

    def thaw(self) -> None:
        self._send(signal.SIGCONT)

    def stop(self) -> None:
        """End the server and remove its directory. There is nothing in it that is worth a goodbye."""
        self.kill()
        shutil.rmtree(self.directory, ignore_errors=True)

    def _launch(self, argv: Sequence[str], env: Mapping[str, str], ready: Callable[[], bool]) -> None:
        log = self.directory / "server.log"
        who = (
            {"user": self._account.pw_uid, "group": self._account.pw_gid, "extra_groups": []}
            if self._account
            else {}
        )
        with log.open("wb") as output:
            self._process = subprocess.Popen(  # type: ignore[call-overload]  # mypy cannot see through **who
                argv,
                env={**os.environ, **env},
                cwd=self.directory,
                start_new_session=True,  # helpers get our signals too
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                **who,
            )
        if not wait_until(lambda: not self.running or ready()) or not self.running:
            raise RuntimeError(f"{argv[0]} did not start; it said:\n{log.read_text(errors='replace')}")

    def _send(self, number: signal.Signals) -> None:
        if self._process:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)
