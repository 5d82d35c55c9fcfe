"""From a key to the picture of the table, here and over SSH; and what a guest who sees costs a house."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter

import asyncssh

from tests.bench.bench_server import Served
from tests.play.play import header
from tests.ssh.rig import Rig, own_address

PRESSES = 400
KEYS = [*"hctnsSiz", "\x1b[C", "\x1b[D", "\t", " ", "p", "u"]
LIMIT = 30  # milliseconds, for the slowest of a hundred
QUIET = 0.001  # seconds after which a picture is whole; those of what others do come later
SETTLED = 0.05  # seconds after which they have done it
GUESTS = 100
SETTINGS = 'language = "en"\npause = 0\nreading = "sight"\nspeech = "off"\nsounds = "off"\n'
PATIENCE = 20.0


def main() -> None:
    """Keys here, keys over SSH, guests."""
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        with _at_home(Path(folder, "home")) as (process, terminal):
            _tell("here", [_press(process, terminal, key) for key in _keys()])
        house = Served("-m", "tests.ssh.served", str(Path(folder, "house")), "0")
        try:
            _tell("over SSH", asyncio.run(_over_ssh(house)))
        finally:
            house.end()
        for reading in ("terminal", "sight"):
            house = Served("-m", "tests.ssh.served", str(Path(folder, reading)), "0")
            try:
                asyncio.run(_guests(house, reading))
            finally:
                house.end()


def _keys() -> list[str]:
    return Random(1).choices(KEYS, k=PRESSES)


def _tell(where: str, times: list[tuple[float, float]]) -> None:
    whole = quantiles([seconds for seconds, _ in times], n=100)
    own = quantiles([seconds - waited for seconds, waited in times], n=100)
    figures = f"p50 {own[49] * 1000:.1f} ms, p99 {own[98] * 1000:.1f} ms (limit {LIMIT})"
    busy = f"with what it waited for a processor p99 {whole[98] * 1000:.1f}"
    print(f"sight: from a key to its picture at 80 x 24, {where}: {figures}; {busy}", flush=True)


def _waited(process: int) -> float:
    """Return for how many seconds a process was ready to run, and did not, because others did."""
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9


@contextlib.contextmanager
def _at_home(home: Path) -> Iterator[tuple[int, int]]:
    """Play on a terminal of this computer; the process, and the number of the terminal's other end."""
    home.mkdir()
    (home / "settings.toml").write_text(SETTINGS)
    record = home / "game.uno"
    record.write_text(header("mario-de", seed=1, computers=3, limit=5000))
    process, terminal = pty.fork()
    if not process:
        os.environ.update(ACCESS_UNO_HOME=str(home), TERM="xterm-256color")
        command = [sys.executable, "-m", "access_uno", "play", "--keys", "--resume", str(record)]
        os.execv(command[0], command)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    try:
        _until_whole(terminal, 3.0)
        yield process, terminal
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)


def _until_whole(terminal: int, quiet: float) -> float:
    """Read until nothing comes for so long; the time when the last of it came."""
    last = perf_counter()
    while select.select([terminal], [], [], quiet)[0]:
        os.read(terminal, 1 << 16)
        last = perf_counter()
    return last


def _press(process: int, terminal: int, key: str) -> tuple[float, float]:
    """Press a key; the seconds until its picture is whole, and those in which others had the processors."""
    began, waited = perf_counter(), _waited(process)
    os.write(terminal, key.encode())
    if not select.select([terminal], [], [], PATIENCE)[0]:
        raise SystemExit("The game does not answer.")
    seconds = _until_whole(terminal, QUIET) - began
    waited = _waited(process) - waited
    _until_whole(terminal, SETTLED)
    return seconds, min(waited, seconds)


async def _over_ssh(house: Served) -> list[tuple[float, float]]:
    connection = await Rig(None, "127.0.0.1", house.port).connect("anna", address=own_address("anna"))
    process = await connection.create_process(
        "--language en play --computers 3 --seed 1 --reading sight",
        term_type="xterm-256color",
        term_size=(80, 24),
    )
    heard = asyncio.Queue[float]()

    async def read() -> None:
        while await process.stdout.read(1 << 16):
            heard.put_nowait(perf_counter())

    reading = asyncio.create_task(read())
    times = []
    await _last(heard, 3.0)
    for key in _keys():
        began, waited = perf_counter(), _waited(house.process.pid)
        process.stdin.write(key)
        await asyncio.wait_for(heard.get(), PATIENCE)
        seconds = await _last(heard, QUIET, perf_counter()) - began
        times.append((seconds, min(_waited(house.process.pid) - waited, seconds)))
        await _last(heard, SETTLED)
    reading.cancel()
    connection.abort()
    return times


async def _last(heard: asyncio.Queue[float], quiet: float, last: float = 0.0) -> float:
    """When the last of a picture came: after it nothing comes for so long."""
    while True:
        try:
            last = await asyncio.wait_for(heard.get(), quiet)
        except TimeoutError:
            return last


async def _guests(house: Served, reading: str) -> None:
    """Guests at tables of their own with computer players, and ten keys of each of them."""
    gate = asyncio.Semaphore(10)
    tasks = []

    async def guest(number: int) -> asyncssh.SSHClientProcess[str]:
        async with gate:
            key = asyncssh.generate_private_key("ssh-ed25519")
            rig, name = Rig(None, "127.0.0.1", house.port), f"n{number}"
            connection = await rig.connect(name, key, address=own_address(name))
            process = await connection.create_process(
                f"--language en play --computers 1 --seed {number} --reading {reading}",
                term_type="xterm-256color",
                term_size=(80, 24),
            )
            await process.stdout.read(5)
            tasks.append(asyncio.create_task(_drain(process.stdout)))
            return process

    first = await guest(0)
    empty = house.memory
    guests = [first, *await asyncio.gather(*map(guest, range(1, GUESTS)))]
    await asyncio.sleep(5)
    memory, before = (house.memory - empty) / (GUESTS - 1) * 1000, house.cpu
    for _ in range(10):
        for process in guests:
            process.stdin.write("n")
        await asyncio.sleep(1)
    each = (house.cpu - before) / GUESTS / 10 * 1000
    print(f"sight: {GUESTS} guests by {reading}: {memory:.0f} kB each, {each:.2f} ms a key", flush=True)
    for process in guests:
        process.close()


async def _drain(reader: asyncssh.SSHReader[str]) -> None:
    while await reader.read(1 << 16):
        pass


if __name__ == "__main__":
    main()
