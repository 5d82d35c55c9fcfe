"""A house for real clients: Debian's `ssh` on terminals and in pipes, and `access-uno join`."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from tests.ssh.rig import Rig, opened
from tests.stack.terminal import Terminal

ACCESS_UNO = (sys.executable, "-m", "access_uno")
SECONDS = 60.0


def clean(**more: str) -> dict[str, str]:
    """An environment without a choice of language or anything else."""
    unwanted = ("LANG", "LC_", "LANGUAGE", "ACCESS_UNO", "NO_COLOR")
    return {name: value for name, value in os.environ.items() if not name.startswith(unwanted)} | more


def code_in(text: str) -> str:
    """Return the code of a table that is told, digit by digit or in one piece, as it is told in one piece."""
    [code] = {found.replace(" ", "") for found in re.findall(r"\b[0-9](?: ?[0-9]){5}\b", text)}
    return str(code)


class House:
    """A house in a thread of the test, at a free port; computer players move at once."""

    def __init__(self, folder: Path, **house: Any) -> None:
        self._folder, self._given = folder, house
        self._ready, self._loop = threading.Event(), asyncio.new_event_loop()
        self._over = asyncio.Event()
        self._thread = threading.Thread(target=lambda: self._loop.run_until_complete(self._run()))
        self.rig: Rig

    async def _run(self) -> None:
        async with opened(self._folder, **self._given) as self.rig:
            self._ready.set()
            await self._over.wait()

    def __enter__(self) -> Self:
        self._folder.mkdir(exist_ok=True)
        self._thread.start()
        assert self._ready.wait(SECONDS)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(SECONDS)
        self._loop.close()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.rig.port}"


class Served:
    """`access-uno serve`, as a host starts it."""

    def __init__(
        self, home: Path, *options: str, language: str = "", port: int = 0, before: Sequence[str] = ()
    ) -> None:
        command = [*before, *ACCESS_UNO, "serve", "--listen", f"127.0.0.1:{port}", *options]
        env = clean(ACCESS_UNO_HOME=str(home)) | ({"LANG": language} if language else {})
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=env)
        assert self.process.stdout
        self.first = self.process.stdout.readline()
        self.port = int(self.first.rstrip("\n").rpartition(":")[2])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()


class Ssh:
    """A person with an SSH client: a name, perhaps a key, a language."""

    def __init__(
        self, folder: Path, port: int, name: str, language: str = "en_GB.UTF-8", key: bool = True
    ) -> None:
        self.port, self.name = port, name
        self._key = folder / f"key-{name}"
        self._language, self._has_key = language, key
        if key and not self._key.exists():
            command = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(self._key)]
            subprocess.run(command, check=True)

    def argv(self, *words: str, terminal: bool = False) -> list[str]:
        """The command line of the client."""
        key = (
            ["-i", str(self._key), "-o", "PreferredAuthentications=publickey"]
            if self._has_key
            else ["-o", "PreferredAuthentications=keyboard-interactive", "-i", os.devnull]
        )
        options = ("StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "IdentitiesOnly=yes")
        named = [
            part for option in (*options, "IdentityAgent=none", "SendEnv=LANG") for part in ("-o", option)
        ]
        where = ["-p", str(self.port), f"{self.name}@127.0.0.1"]
        return ["ssh", "-F", "none", "-q", "-tt" if terminal else "-T", *key, *named, *where, *words]

    @property
    def environment(self) -> dict[str, str]:
        return clean(LANG=self._language) if self._language else clean()

    def terminal(self, *words: str, columns: int = 80, term: str = "linux") -> Terminal:
        """On a terminal."""
        return Terminal(self.argv(*words, terminal=True), columns=columns, env=self.environment, term=term)

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """In a pipe, until it ends."""
        argv, env = self.argv(*words), self.environment
        return subprocess.run(
            argv, input=typed, env=env, capture_output=True, text=True, timeout=SECONDS, check=False
        )

    def pipe(self, *words: str) -> Pipe:
        """In a pipe, line by line."""
        return Pipe(self.argv(*words), self.environment)


class Pipe:
    """A client whose lines are typed and read by the test."""

    def __init__(self, argv: Sequence[str], env: dict[str, str]) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(argv, env=env, stdin=pipe, stdout=pipe, stderr=pipe, text=True)
        self.lines: list[str] = []
        self._changed = threading.Condition()
        self._ended = False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            with self._changed:
                self.lines.append(line.rstrip("\n"))
                self._changed.notify_all()
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def type(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def wait_for(self, text: str, since: int = 0, seconds: float = SECONDS) -> str:
        """The first line with this text."""
        deadline = time.monotonic() + seconds
        with self._changed:
            while True:
                found = next((line for line in self.lines[since:] if text in line), None)
                if found is not None:
                    return found
                left = deadline - time.monotonic()
                if left <= 0 or self._ended:
                    raise TimeoutError(f"{text!r} was not told; told was:\n" + "\n".join(self.lines))
                self._changed.wait(left)

    def answer(self, line: str, text: str) -> str:
        """Type a line, and wait for a line with this text after it."""
        since = len(self.lines)
        self.type(line)
        return self.wait_for(text, since)

    def end(self) -> int:
        """No more lines; the status with which it ends."""
        assert self.process.stdin
        self.process.stdin.close()
        return self.process.wait(SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(SECONDS)
        self._reader.join(SECONDS)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream:
                stream.close()
