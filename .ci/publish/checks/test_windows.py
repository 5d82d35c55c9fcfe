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
from contextlib import contextmanager
from pathlib import Path
from select import select

import pytest

from publish.checks.test_dist import DIST, LINES
from publish.dependencies import newest
from publish.fetch import ROOT
from publish.liblouis import compile_
from publish.windows import installed
from tests.stack.servers import wait_until
from tests.stack.terminal import Terminal
from tests.web.program import Program, get, page_of

# What needs no process of POSIX and no tool of Debian. The rest runs under Linux.
UNIT_TESTS = (
    *("braille", "words", "protocol", "record", "text/test_names.py", "text/test_folding.py"),
    *("sounds/test_mixer.py", "sounds/test_scene.py", "sounds/test_synthesis.py"),
    *("engine/test_deck.py", "engine/test_values.py", "engine/test_turns.py"),
    *("console/test_menu.py", "console/test_outlet.py"),
    *(f"play/test_{name}.py" for name in ("after", "answers", "going_on", "hand_over", "house")),
    *(f"play/test_{name}.py" for name in ("lessons", "prompts", "saves", "settings", "sight")),
)
LEFT_OUT = (
    "lou_check",  # tools of Debian
    "terminal_that_cannot_write",  # a terminal of POSIX
    "killed",  # by signals of POSIX
    "test_a_link_to_the_file",  # Wine makes no links
    "test_a_finished_match_is_kept",  # renames a file that is open, as Windows does not
    "removed_or_replaced",  # likewise
    "comes_back_to_its_place",  # likewise
    "no_disk_but_that_of_the_journal",  # Windows syncs no folders
    "file_names_are_ascii",  # they never are on Windows
    "test_reference",  # compares with sources, which do not lie beside these tests
)
RUN = """
import os, sys, types, _winapi
vars(_winapi).pop("CopyFile2", None)  # Wine 8 has none
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, "libraries")]
os.chdir(here)
import pytest
def of_posix(*_):
    pytest.skip("a terminal or a limit of POSIX")
os.openpty = of_posix
for name in ("fcntl", "pwd", "resource", "termios"):  # helpers of our tests import them
    sys.modules[name] = types.ModuleType(name)
sys.modules["resource"].RLIMIT_FSIZE, sys.modules["resource"].getrlimit = 0, of_posix
sys.exit(pytest.main(sys.argv[1:]))
"""
# What Wine 8 lacks, and each Windows since 7 has: chance, for the library of SSH.
CHANCE = """
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(BYTE *to, SIZE_T n) { return SystemFunction036(to, (ULONG)n); }
"""


# Who hands over: fills a console, has it overwritten, and reads all that it remembers before and after.
CLEARED = """
import ctypes
from ctypes import wintypes
from access_uno.system import windows
console, buffer, done = windows._kernel.GetStdHandle(-11), windows._Buffer(), wintypes.DWORD()
def remembered():
    windows._kernel.GetConsoleScreenBufferInfo(console, ctypes.byref(buffer))
    cells = buffer.size.X * buffer.size.Y
    text = ctypes.create_unicode_buffer(cells)
    windows._kernel.ReadConsoleOutputCharacterW(
        console, text, cells, wintypes._COORD(0, 0), ctypes.byref(done)
    )
    return done.value == cells and "red 7" in text[:], text[:].strip()
print("red 7\\n" * 300, flush=True)
before, _ = remembered()
windows.clear_console()
_, after = remembered()
open("cleared.txt", "w").write(f"{before} {after!r} {buffer.cursor.X} {buffer.cursor.Y}")
"""


# What is the computer's browser here: it says what it is to open.
BROWSER = """python/python.exe -c "print(__import__('sys').argv[1])" %s"""


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
            "BROWSER": BROWSER,
        }
        self.wine("wineboot", "--init")

    def wine(self, *command: str | Path, typed: str = "") -> subprocess.CompletedProcess[bytes]:
        """Run a program of Windows."""
        return subprocess.run(
            ["wine", *command], env=self.environment, cwd=self.game, input=typed.encode(), capture_output=True
        )

    @contextmanager
    def start(self, *words: str, program: str = "access-uno.exe") -> Iterator[subprocess.Popen[bytes]]:
        """Start the game and let it run, with pipes for what is typed and written; end it at last."""
        command = ["wine", program, *words]
        pipe = subprocess.PIPE
        with subprocess.Popen(
            command, env=self.environment, cwd=self.game, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT
        ) as process:
            try:
                yield process
            finally:
                process.kill()

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


def test_one_can_leave_while_the_keyboard_is_still_open(windows: Windows) -> None:
    with windows.start("play", "--lines", "--seed", "7", "--language", "en") as game:
        assert game.stdin
        assert game.stdout
        game.stdin.write(b"leave\nyes\n")
        game.stdin.flush()
        text = game.stdout.read().decode()
        assert game.wait() == 0
    assert text.endswith("Goodbye. Everything is saved.\r\n")


def test_a_house_is_open_and_others_come(windows: Windows, tmp_path: Path) -> None:
    (tmp_path / "chance.c").write_text(CHANCE, encoding="ascii")
    compile_(tmp_path, "x86_64-windows-gnu", ["-shared", "-ladvapi32"], "bcryptprimitives.dll")
    shutil.copy(tmp_path / "bcryptprimitives.dll", windows.game / "python")
    with windows.start("serve", "--listen", "127.0.0.1:0", "--language", "en") as house:
        assert house.stdout
        address = house.stdout.readline().decode().split()[-1]
        status, text = windows.run(
            "join", address, "--lines", "--language", "en", "--name", "Jürg", typed="who\n"
        )
    assert status == 0
    assert "Welcome, Jürg." in text


@pytest.mark.parametrize(
    ("program", "words"),
    [("access-uno in the browser.exe", ()), ("access-uno.exe", ("--browser",))],
    ids=("icon", "option"),
)
def test_the_game_is_a_page(windows: Windows, program: str, words: tuple[str, ...]) -> None:
    with windows.start(*words, "--language", "en", program=program) as game:
        assert game.stdout
        address = game.stdout.readline().decode().split()[-1]
        assert game.stdout.readline().decode().strip() == address, "the browser opens it"
        assert get(address).status == 200
        with page_of(Program(game, address)) as page:
            page.begin()
            assert page.texts()


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


def test_nothing_is_left_in_the_console_after_a_hand_over(windows: Windows) -> None:
    """Asked of the console itself, with the functions that reach all it remembers, and no escapes."""
    number, terminal = pty.fork()
    if not number:
        os.chdir(windows.game)
        os.execvpe("wine", ["wine", "python/python.exe", "-c", CLEARED], windows.environment)
    while select([terminal], [], [], 300)[0]:
        try:
            os.read(terminal, 65536)
        except OSError:  # it has ended
            break
    os.waitpid(number, 0)
    os.close(terminal)
    assert (windows.game / "cleared.txt").read_text() == "True '' 0 0"


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


def test_the_table_for_eyes_stays_put_in_a_console_that_understands_no_escapes(windows: Windows) -> None:
    words = ("play", "--keys", "--computers", "1", "--seed", "7", "--language", "en", "--reading", "sight")
    command = ["env", "-C", str(windows.game), "wine", "access-uno.exe", *words, "--player", "Anna"]
    with Terminal(command, env=windows.environment, term="xterm") as terminal:

        def seen(text: str) -> bool:
            return any(text in line for line in terminal.screen.display)

        assert wait_until(lambda: seen("Anna 7"), 300)
        terminal.press("End")
        assert wait_until(lambda: seen("▄ 7 ▄"), 60), terminal.screen.display
        terminal.press("q")
        assert wait_until(lambda: seen("Yes"), 60), terminal.screen.display
        terminal.press("Enter")
        assert wait_until(lambda: seen("Goodbye"), 60), terminal.screen.display
        assert not seen("Anna 7")


def test_the_unit_tests(windows: Windows) -> None:
    place = windows.folder / "tests of ours"
    for wheel in [wheel for name in ("pytest", "hypothesis", "pyte") for wheel in newest(name)]:
        for name, content in installed(wheel).items():
            path = place / "libraries" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    for name in ("docs", "tests"):
        shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, place)
    (place / "run.py").write_text(RUN, encoding="utf-8")
    wanted = [f"tests/{name}" for name in UNIT_TESTS]
    left_out = " and ".join(f"not {name}" for name in LEFT_OUT)
    words = ["-p", "no:cacheprovider", "--color=no", "--tb=short", "-k", left_out, *wanted]
    done = windows.wine("python/python.exe", f"Z:{place}/run.py", *words)
    assert done.returncode == 0, done.stdout.decode(errors="replace")[-4000:]
    print(done.stdout.decode(errors="replace").splitlines()[-1])
