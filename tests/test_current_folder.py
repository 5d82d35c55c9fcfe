"""The folder in which the program is started: nothing that lies there is executed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

NOTE = "open({ran!r}, 'a').write(__name__ + ' ')\nraise ImportError('not the module that was meant')\n"
TRAPS = (
    *("queue", "random", "pickle", "struct", "signal", "types", "socket", "runpy", "multiprocessing"),
    *("asyncssh", "tomlkit", "miniaudio", "louis", "speechd", "brlapi", "sitecustomize", "usercustomize"),
)
# What the installed script does; besides, processes may be begun as on other systems and with other Pythons.
PROGRAM = """
import multiprocessing, sys
def note(event, arguments):
    if event in ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn"):
        open(PROCESSES, "a").write(f"{arguments[0]} ")
sys.addaudithook(note)
from access_uno.cli import main
if __name__ == "__main__":
    if START:
        multiprocessing.set_start_method(START)
    sys.exit(main())
"""


class Folder:
    """A folder full of modules that note when they are executed, and a program that is started in it."""

    def __init__(self, place: Path, start: str) -> None:
        self.place, self.ran = place / "here", place / "ran"
        note = NOTE.format(ran=str(self.ran))
        for name in TRAPS:
            (self.place / name).mkdir(parents=True)
            (self.place / name / "__init__.py").write_text(note)
            (self.place / f"{name}.py").write_text(note)
        (self.place / "access_uno").mkdir()
        (self.place / "access_uno" / "__init__.py").write_text(note)
        for name in ("ps", "gcc", "cc", "ld", "speech-dispatcher", "brltty"):
            (self.place / name).write_text(f"#!/bin/sh\necho {name} >>{self.ran}\n")
            (self.place / name).chmod(0o755)
        (place / "bin").mkdir()
        self.program = place / "bin" / "access-uno.py"
        self.processes = place / "processes"
        self.program.write_text(f"START = {start!r}\nPROCESSES = {str(self.processes)!r}\n{PROGRAM}")
        self.home = place / "home"

    def run(self, *words: str, typed: str = "") -> str:
        """Run the program there; what it told."""
        done = self.start(*words, typed=typed)
        assert done.stderr == ""
        return done.stdout

    def start(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run the program there, whatever comes of it."""
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        # Else the doctor would start the speech of the computer that tests.
        environment |= {"SPEECHD_ADDRESS": "unix_socket:/nonexistent", "SPEECHD_CMD": "/bin/false"}
        return subprocess.run(
            [sys.executable, self.program, *words],
            cwd=self.place,
            env=environment | {"ACCESS_UNO_HOME": str(self.home), "LANG": "C.UTF-8", "LANGUAGE": "en"},
            input=typed,
            capture_output=True,
            text=True,
            timeout=100,
        )

    def started(self) -> set[str]:
        """The programs that were started as processes, as they were named."""
        return set(self.processes.read_text().split()) if self.processes.exists() else set()

    def executed(self) -> str:
        """What was executed there."""
        return self.ran.read_text() if self.ran.exists() else ""


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path, "")


def test_hard_players_execute_nothing_of_the_current_folder(folder: Folder) -> None:
    told = folder.run(
        *("play", "--lines", "--computers", "2", "--level", "hard", "--seed", "3"),
        typed="draw\npass\nnext\n" * 3,
    )
    assert "Goodbye" in told
    assert folder.started() == {sys.executable}
    assert folder.executed() == ""


@pytest.mark.parametrize("start", ["fork", "spawn", "forkserver"])
def test_simulating_with_processes_executes_nothing_of_the_current_folder(tmp_path: Path, start: str) -> None:
    folder = Folder(tmp_path, start)
    told = folder.run("simulate", "--players", "easy,easy", "--rounds", "40", "--jobs", "2", "--seed", "1")
    assert "40" in told
    assert folder.executed() == ""


@pytest.mark.parametrize(
    "words", [("doctor",), ("--version",), ("--help",), ("rules",), ("play", "--lines", "--seed", "1")]
)
def test_commands_execute_nothing_of_the_current_folder(folder: Folder, words: tuple[str, ...]) -> None:
    folder.run(*words)
    assert folder.executed() == ""
    assert [program for program in folder.started() if not Path(program).is_absolute()] == []


@pytest.mark.parametrize("words", [("join", "127.0.0.1:1"), ("serve", "--listen", "256.0.0.1:0")])
def test_going_to_a_server_or_opening_one_starts_no_process(folder: Folder, words: tuple[str, ...]) -> None:
    done = folder.start(*words)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert folder.executed() == ""
    assert folder.started() == set()
