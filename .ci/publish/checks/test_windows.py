"""The Windows zip, in Wine: its program by lines and by keys, and the unit tests with its Python.

    make test-windows

It lies in a folder whose name no code page has whole. What Wine cannot show is told in docs/volunteers.md.
"""

from __future__ import annotations

import os
import pty
import re
import shutil
import signal
import subprocess
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from select import select

import pytest

from publish.checks.test_dist import DIST, LINES
from publish.dependencies import newest
from publish.fetch import ROOT
from publish.windows import installed

# What needs no terminal, no process of POSIX and no tool of Debian. The rest runs under Linux.
UNIT_TESTS = ("braille", "words", "engine/test_deck.py", "engine/test_values.py", "engine/test_turns.py")
SINGLE_TESTS = ("test_record.py", "test_names.py", "test_wire.py")
NOT = "not lou_check and not terminal_that_cannot_write"  # tools of Debian, a terminal of POSIX
RUN = """
import os, sys, _winapi
vars(_winapi).pop("CopyFile2", None)  # Wine 8 has none
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, "libraries")]
os.chdir(here)
import pytest
sys.exit(pytest.main(sys.argv[1:]))
"""


class Windows:
    """A Windows of Wine, and our zip in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "Jürg 紅"
        (archive,) = DIST.glob("access-uno-*-windows-x64.zip")
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(self.folder)
        (self.game,) = self.folder.glob("access-uno-*")
        self.home = folder / "home of ü"
        self.home.mkdir()
        # Nothing waits for the pauses between the moves of others.
        (self.home / "settings.toml").write_text("pause = 0\n", encoding="utf-8")
        self.environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder),
            "WINEPREFIX": str(folder / "wine"),
            "WINEDEBUG": "-all",
            "ACCESS_UNO_HOME": f"Z:{self.home}".replace("/", "\\"),
            "TERM": "xterm",
            "LANG": "C.UTF-8",
        }
        self.wine("wineboot", "--init")

    def wine(self, *command: str | Path, typed: str = "") -> subprocess.CompletedProcess[bytes]:
        """Run a program of Windows."""
        return subprocess.run(
            ["wine", *command], env=self.environment, cwd=self.game, input=typed.encode(), capture_output=True
        )

    def run(self, *words: str, typed: str = "") -> tuple[int, str]:
        """Run the game; its status and what it wrote, which is UTF-8."""
        done = self.wine("access-uno.exe", *words, typed=typed)
        return done.returncode, (done.stdout + done.stderr).decode().replace("\r\n", "\n")


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    there = Windows(tmp_path_factory.mktemp("windows"))
    yield there
    there.wine("wineboot", "--shutdown")


def test_it_starts(windows: Windows) -> None:
    status, text = windows.run("--version")
    assert (status, text.startswith("access-uno 1.")) == (0, True)


def test_its_status_is_that_of_the_game(windows: Windows) -> None:
    status, text = windows.run("play", "--level", "none")
    assert status == 2
    assert "--level" in text


def test_a_match_by_lines_with_thinking_players(windows: Windows) -> None:
    status, text = windows.run(
        "play", "--lines", "--computers", "1", "--level", "hard", "--seed", "7", typed=LINES
    )
    assert status == 0
    assert " wins the match with " in text
    (record,) = windows.home.rglob("*.uno")
    assert windows.run("replay", f"Z:{record}")[0] == 0
    record.unlink()


def test_typed_letters_are_understood(windows: Windows) -> None:
    status, text = windows.run(
        "play", "--lines", "--seed", "7", "--language", "de", typed="grün 7\nverlassen\nja\n"
    )
    assert status == 0
    assert "grüne Sieben" in text


def test_cards_are_in_cells(windows: Windows) -> None:
    assert windows.run("braille", "R7", "W:blue") == (0, "⠛⠗\n⠺⠃\n")


@pytest.mark.parametrize("language", ["de", "en", "it", "nl", "zh"])
def test_the_rules_and_a_deck_are_embossed(windows: Windows, language: str) -> None:
    status, text = windows.run("rules", "--brf", "--language", language)
    assert status == 0
    assert len(text) > 10_000
    assert windows.run("deck", "--language", language)[0] == 0


def test_processes_simulate(windows: Windows) -> None:
    status, text = windows.run("simulate", "--rounds", "40", "--jobs", "2", "--players", "easy,normal")
    assert status == 0
    assert "40" in text


def test_the_doctor_knows_a_zip_and_no_debian(windows: Windows) -> None:
    status, text = windows.run("doctor")
    assert status == 0
    assert windows.game.name in text
    assert "zip" in text
    assert not re.search("Debian|apt-get|make", text)


def test_the_doctor_finds_a_screen_reader_that_runs(windows: Windows) -> None:
    """A program of that name, which does nothing."""
    folder = windows.game / "python"
    shutil.copy(folder / "python.exe", folder / "nvda.exe")
    code = "print('here', flush=True); import sys; sys.stdin.read()"
    command = ["wine", str(folder / "nvda.exe"), "-c", code]
    with subprocess.Popen(
        command,
        env=windows.environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,  # Wine knows pipes, and no file
        text=True,
    ) as reader:
        assert reader.stdin
        assert reader.stdout
        assert reader.stdout.readline() == "here\n"
        assert "NVDA" in windows.run("doctor")[1]
        reader.stdin.close()
    (folder / "nvda.exe").unlink()


def test_the_language_is_that_of_windows(windows: Windows) -> None:
    code = "from access_uno.words import default_language; print(default_language({}))"
    done = windows.wine("python/python.exe", "-c", code)
    assert done.stdout.strip() == b"en"


def test_a_match_by_keys(windows: Windows) -> None:
    """Who always draws, keeps and goes on has a match that ends; every key is one of a console."""
    number, terminal = pty.fork()
    if not number:
        os.chdir(windows.game)
        words = ("play", "--keys", "--computers", "1", "--level", "easy", "--seed", "7", "--language", "en")
        os.execvpe("wine", ["wine", "access-uno.exe", *words], windows.environment)
    seen = b""
    until = time.monotonic() + 300
    try:
        while b" wins the match with " not in seen and time.monotonic() < until:
            if select([terminal], [], [], 0.05)[0]:
                seen += os.read(terminal, 65536)
            else:  # it waits for a key
                os.write(terminal, b" p\x1b[B\r")
        assert b" wins the match with " in seen, seen[-1000:].decode(errors="replace")
        assert b"\x1b[B" not in seen.replace(b"^[[B", b""), "no key is echoed"
    finally:
        os.kill(number, signal.SIGKILL)
        os.waitpid(number, 0)
        os.close(terminal)


def test_the_unit_tests(windows: Windows) -> None:
    place = windows.folder / "tests of ours"
    for wheel in newest("pytest") + newest("hypothesis"):
        for name, content in installed(wheel).items():
            path = place / "libraries" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    for name in ("docs", "publish", "tests"):
        shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, place)
    (place / "run.py").write_text(RUN, encoding="utf-8")
    wanted = [f"tests/{name}" for name in UNIT_TESTS + SINGLE_TESTS]
    words = ["-p", "no:cacheprovider", "--color=no", "--tb=short", "-k", NOT, *wanted]
    done = windows.wine("python/python.exe", f"Z:{place}/run.py", *words)
    assert done.returncode == 0, done.stdout.decode(errors="replace")[-4000:]
