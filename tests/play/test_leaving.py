"""However the program ends, nothing that was told is lost, and the next start goes on at the same card."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from access_uno.words import words_of
from tests.play.play import replayed
from tests.play.program import PROGRAM, Lockstep, at_home, saved, start
from tests.play.shadow import ROUND, Shadow
from tests.stack.servers import PATIENCE, wait_until
from tests.stack.terminal import Terminal
from tests.torture.kills import kills

EN = 'language = "en"\n'
WORDS = words_of("en")
KILLS = 120


def test_what_was_told_is_on_disk_whenever_the_program_is_killed(tmp_path: Path) -> None:
    moments = kills(tmp_path, seed=7, count=KILLS)
    assert len(moments) > 20, "they were killed at many different moments"


def start_menu(home: Path) -> Terminal:
    """The next start."""
    return Terminal(PROGRAM, env={**os.environ, "ACCESS_UNO_HOME": str(home)})


def assert_goes_on(home: Path) -> None:
    """The start menu offers to go on, first of all, and goes on at the same card."""
    path = home / "saves" / "game.uno"
    steps = len(replayed(path).steps)
    shadow = Shadow(home / "shadow", path.read_text(), EN)
    with start_menu(home) as terminal:
        terminal.wait_for(WORDS.text("start-go-on", players="Anna and Ben"), timeout=PATIENCE)
        terminal.press("Enter")
        terminal.wait_for(shadow.told()[-1].message.text, timeout=PATIENCE)
        terminal.press("h")
        shadow.press("h")
        terminal.wait_for(shadow.told()[-1].message.text)
        assert len(replayed(path).steps) == steps
    assert (home / "log").read_text() == "", "there was nothing to complain of"


def playing(tmp_path: Path, record: str = ROUND) -> tuple[Terminal, Lockstep]:
    """A game with a move made."""
    terminal = start(tmp_path / "home", record, EN)
    both = Lockstep(terminal, Shadow(tmp_path / "shadow", record, EN))
    both.press("Enter")
    return terminal, both


@pytest.mark.parametrize("how", ["SIGKILL", "SIGHUP", "SIGTERM", "closed terminal"])
def test_the_next_start_goes_on_at_the_same_card(how: str, tmp_path: Path) -> None:
    terminal, both = playing(tmp_path)
    with terminal:
        steps = "".join(both.shadow.scribe.steps)
        if how == "closed terminal":
            terminal.hang_up()
        else:
            os.kill(terminal.pid, getattr(signal, how))
        assert wait_until(lambda: not terminal.running, PATIENCE)
        if how in ("SIGHUP", "SIGTERM"):
            assert terminal.lines()[-1] == WORDS.text("goodbye")
    assert (tmp_path / "home" / "saves" / "game.uno").read_text() == ROUND + steps
    assert_goes_on(tmp_path / "home")


@pytest.mark.parametrize("how", ["SIGHUP", "SIGTERM"])
@pytest.mark.parametrize("through", ["terminal", "pipe"])
def test_by_lines_a_signal_is_answered_with_goodbye(how: str, through: str, tmp_path: Path) -> None:
    if through == "terminal":
        with start(tmp_path / "home", ROUND, EN, options=["--lines"]) as terminal:
            terminal.wait_for("Your turn.", timeout=PATIENCE)
            os.kill(terminal.pid, getattr(signal, how))
            assert terminal.wait(PATIENCE) == 0
            assert terminal.lines()[-1] == WORDS.text("goodbye")
    else:
        command = ["env", "--default-signal=HUP", *PROGRAM, "play", "--lines"]
        command += ["--resume", str(saved(tmp_path / "home", ROUND))]
        env = at_home(tmp_path / "home", EN)
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env) as process:
            assert process.stdout is not None
            while b"Your turn." not in process.stdout.readline():
                pass
            process.send_signal(getattr(signal, how))
            assert process.stdout.read().decode().splitlines()[-1] == WORDS.text("goodbye")
            assert process.wait(PATIENCE) == 0
    assert_goes_on(tmp_path / "home")


def test_by_lines_a_closed_terminal_ends_the_game_and_nothing_is_lost(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, EN, options=["--lines"]) as terminal:
        terminal.wait_for("Your turn.", timeout=PATIENCE)
        terminal.hang_up()
        assert wait_until(lambda: not terminal.running, PATIENCE)
    assert_goes_on(tmp_path / "home")


def test_control_c_asks_and_leaves(tmp_path: Path) -> None:
    terminal, both = playing(tmp_path)
    with terminal:
        assert both.press("Ctrl-C") == [
            WORDS.text("question", text=WORDS.text("ask-leave"), yes="Enter", back="Escape or Backspace")
        ]
        both.press("Esc")
        both.press("Ctrl-C")
        terminal.press("Enter")
        assert terminal.wait() == 0
        assert terminal.lines()[-1] == WORDS.text("goodbye")
    assert_goes_on(tmp_path / "home")


def test_control_c_leaves_where_lines_are_typed(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, EN, options=["--lines"]) as terminal:
        terminal.wait_for("Your turn.", timeout=PATIENCE)
        terminal.press("Ctrl-C")
        assert terminal.wait() == 0
        assert terminal.lines()[-1].endswith(WORDS.text("goodbye"))
    assert_goes_on(tmp_path / "home")


def test_the_terminal_is_left_as_it_was_found(tmp_path: Path) -> None:
    command = " ".join([*PROGRAM, "play", "--keys", "--resume", str(saved(tmp_path / "home", ROUND))])
    shell = ["sh", "-c", f"stty -a; {command}; stty -a; echo over"]
    with Terminal(shell, env=at_home(tmp_path / "home", EN)) as terminal:
        terminal.wait_for("Your turn.", timeout=PATIENCE)
        terminal.press("q")
        terminal.wait_for(WORDS.text("ask-leave"))
        terminal.press("Enter")
        terminal.wait_for("over", timeout=PATIENCE)
        before, after = (part[:600] for part in terminal.text().split("speed")[1:])
    told_before, told_after = (part.partition("-echoprt")[0] for part in (before, after))
    assert " echo " in told_before
    assert told_before == told_after


def in_a_shell(tmp_path: Path) -> Terminal:
    """The game, started from a shell with job control."""
    env = at_home(tmp_path / "home", EN) | {"PS1": "shell> "}
    command = " ".join([*PROGRAM, "play", "--keys", "--resume", str(saved(tmp_path / "home", ROUND))])
    terminal = Terminal(["bash", "--norc", "-i"], env=env)
    terminal.wait_for("shell>", timeout=PATIENCE)
    terminal.type(f"{command}\n")
    terminal.wait_for("Your turn.", timeout=PATIENCE)
    return terminal


@pytest.mark.parametrize("by", ["Ctrl-Z", "SIGTSTP", "SIGSTOP"])
def test_a_stopped_game_goes_on_with_keys(by: str, tmp_path: Path) -> None:
    hand = Shadow(tmp_path / "shadow", ROUND, EN)
    hand.told()
    hand.press("h")
    (told,) = hand.told()
    with in_a_shell(tmp_path) as terminal:
        before = len(terminal.output)
        terminal.type("c")  # its answer shows that keys are read
        terminal.wait_for("red 5.", since=before, timeout=PATIENCE)
        before = len(terminal.output)
        if by == "Ctrl-Z":
            terminal.type("\x1a")
        else:
            (game,) = children(terminal.pid)
            os.kill(game, getattr(signal, by))
        terminal.wait_for("shell>", since=before, timeout=PATIENCE)
        before = len(terminal.output)
        terminal.type("fg\n")
        terminal.wait_for("Your turn.", since=before, timeout=PATIENCE)
        before = len(terminal.output)
        terminal.type("h")  # without Enter, and without an echo
        terminal.wait_for("Draw Two.", since=before)
        assert terminal.lines(before) == [told.message.text]
        terminal.type("q")
        terminal.wait_for(WORDS.text("ask-leave"))
        terminal.type("\r")
        terminal.wait_for("shell>", since=before, timeout=PATIENCE)
        terminal.type("exit\n")
        terminal.wait()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def let_files_grow(terminal: Terminal, to: int) -> None:
    """As a full disk does, let the program write files of at most so many bytes."""
    _, hard = resource.prlimit(terminal.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(terminal.pid, resource.RLIMIT_FSIZE, (to, hard))


def test_on_a_full_disk_nothing_happens_that_is_not_saved(tmp_path: Path) -> None:
    path = tmp_path / "home" / "saves" / "game.uno"
    with start(tmp_path / "home", ROUND, EN) as terminal:
        both = Lockstep(terminal, Shadow(tmp_path / "shadow", ROUND, EN))
        let_files_grow(terminal, len(ROUND) + 4)
        terminal.press("Enter")
        terminal.wait_for(WORDS.text("save-disk-full")[-20:])
        assert path.read_text() == ROUND
        # There is room for the own move, not for that of the computer.
        let_files_grow(terminal, len(ROUND) + len("Anna: play R7\n"))
        before = len(terminal.output)
        terminal.press("Enter")
        terminal.wait_for(WORDS.text("try-again-when-ready", key="Space"), since=before)
        assert terminal.lines(before)[0] == "You play red 7."
        assert WORDS.text("save-disk-full")[:20] in terminal.text(before)
        assert path.read_text() == f"{ROUND}Anna: play R7\n"
        let_files_grow(terminal, resource.RLIM_INFINITY)
        terminal.press("Down")
        both.shadow.press("Enter")
        terminal.wait_for(both.shadow.told()[-1].message.text, since=before)
        assert path.read_text() == ROUND + "".join(both.shadow.scribe.steps)
    assert_goes_on(tmp_path / "home")


@pytest.mark.parametrize(
    ("way", "end"), [("--keys", signal.SIGTERM), ("--keys", signal.SIGHUP), ("--lines", signal.SIGTERM)]
)
@pytest.mark.parametrize("command", ["learn", "join"])
def test_lessons_and_a_call_to_a_house_end_by_a_signal_with_a_goodbye(
    command: str, way: str, end: signal.Signals, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:  # a house that never answers
        address = [f"127.0.0.1:{silent.getsockname()[1]}"] if command == "join" else []
        words = [*PROGRAM, command, way, *address]
        with Terminal(words, env=at_home(tmp_path / "home", EN)) as terminal:
            assert terminal.wait_for_output(lambda output: b"." in output, PATIENCE)
            os.kill(terminal.pid, end)
            assert terminal.wait() == 0, terminal.text()
            assert terminal.lines()[-1].endswith(WORDS.text("goodbye"))
    assert (tmp_path / "home" / "log").read_text() == ""


WAITS = """
import os, signal, sys, threading
from pathlib import Path
from access_uno.console.driver import Driver
from access_uno.console.lines import Handle, TypedLines

class Waiting:
    running, busy = True, False
    looked = threading.Event()
    def advance(self):
        self.looked.set()
    def leave(self):
        self.running = False

def signalled():
    console.looked.wait()
    while Path(f"/proc/self/task/{os.getpid()}/stat").read_text().rpartition(")")[2].split()[0] != "S":
        pass
    signal.pthread_kill(threading.get_ident(), signal.SIGTERM)

console = Waiting()
signal.signal(signal.SIGTERM, lambda *_: (console.leave(), console.wake()))
threading.Thread(target=signalled).start()
Driver(console, TypedLines(console, Handle(0))).run()
sys.exit(7)
"""


def test_a_signal_that_another_thread_takes_ends_the_wait_for_a_line() -> None:
    """As does one that comes in the moment before the wait: it was heard when something else happened."""
    read, write = os.pipe()
    with os.fdopen(write, "w"):
        done = subprocess.run([sys.executable, "-c", WAITS], stdin=read, timeout=PATIENCE, check=False)
    os.close(read)
    assert done.returncode == 7
