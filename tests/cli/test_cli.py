"""The commands as a script meets them: help, wrong usage, and what goes where."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from access_uno import __version__
from access_uno.cli import main
from access_uno.command_line.arguments import Command
from access_uno.command_line.table import COMMANDS
from access_uno.engine.rules import BOOKS
from access_uno.words import languages


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ACCESS_UNO_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    return tmp_path


ROOT = Path(__file__).parents[2]
Done = subprocess.CompletedProcess[str]


class Run:
    """A command line that was run, and what came of it."""

    def __init__(self, capsysbinary: pytest.CaptureFixture[bytes], *words: str) -> None:
        capsysbinary.readouterr()
        self.status = main(words)
        captured = capsysbinary.readouterr()
        self.bytes = captured.out
        self.out, self.err = captured.out.decode(), captured.err.decode()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS[1:], ids=lambda command: command.name)
def test_help_tells_every_option_in_the_language(
    command: Command, language: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    run = Run(capsysbinary, command.name, "--help", "--language", language)
    assert (run.status, run.err) == (0, "")
    lines = run.out.splitlines()
    for option in command.options:
        assert any(line.startswith(option.name) for line in lines)
        assert all(choice in run.out for choice in option.allowed)


@pytest.mark.parametrize(
    "words",
    [
        ("fly",),
        ("help", "fly"),
        ("help", "play", "deck"),
        ("completions",),
        ("completions", "tcsh"),
        ("join", "example.org", "123456", "7"),
        ("-x",),
        ("play", "--fly"),
        ("play", "--keys", "--lines"),
        ("play", "--seed"),
        ("play", "--seed", "x"),
        ("simulate", "--jobs", "x"),
        ("play", "--rulebook", "none"),
        ("play", "--rule", "limit"),
        ("play", "--rule", "limit=0"),
        ("play", "--rule", "fly=yes"),
        ("play", "--player", "An:na"),
        ("play", "--player", "Anna", "--player", "Anna"),
        ("play", "--player", "Anna", "--computers", "0"),
        ("play", "--computers", "10"),
        ("play", "--preset", "none"),
        ("play", "--resume"),
        ("play", "--resume", "--seed", "3"),
        ("play", "now"),
        ("replay",),
        ("simulate", "--players", "random"),
        ("simulate", "--players", "random,clever"),
        ("simulate", "--rounds", "1", "--matches", "1"),
        ("simulate", "--rounds", "0"),
        ("rules", "--brf", "--pef"),
        ("braille",),
        ("braille", "R7", "--notation", "none"),
        ("deck", "--format", "pdf"),
        ("--language", "xx"),
        ("--language",),
        ("--json=yes", "replay", "x"),
    ],
)
def test_wrong_usage_is_one_sentence_and_status_2(
    words: tuple[str, ...], capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    run = Run(capsysbinary, *words)
    assert (run.status, run.out) == (2, "")
    assert run.err.count("\n") == 1
    assert run.err.strip().endswith("."), run.err


def test_help_has_a_short_form(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert Run(capsysbinary, "deck", "-h").out == Run(capsysbinary, "deck", "--help").out != ""


@pytest.mark.parametrize(("file", "reason"), [("{}/no/file", "no such folder"), ("{}", "a folder")])
def test_that_nothing_can_be_written_is_told_with_the_reason(
    home: Path, file: str, reason: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    run = Run(capsysbinary, "rules", "-o", file.format(home))
    assert (run.status, run.out) == (1, "")
    assert re.fullmatch(rf"The file .* can't be written\. .*{reason}\.\n", run.err)


def test_without_a_terminal_there_are_no_keys() -> None:
    program = Path(sys.executable).with_name("access-uno")
    done = subprocess.run([program, "play", "--keys"], input="hand\n", capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "You hold " in done.stdout


def test_a_closed_pipe_is_not_reported_as_an_error_of_the_record() -> None:
    program = Path(sys.executable).with_name("access-uno")
    record = Path(__file__).parents[2] / "docs" / "first-round.uno"
    done = subprocess.run(
        ["sh", "-c", f"{program} replay {record} >&-; {program} replay {record} >/dev/full"],
        capture_output=True,
        text=True,
        env={"PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "PYTHONUNBUFFERED": "1"},
    )
    assert (done.returncode, done.stderr) == (1, "The output can't be written. The disk is full.\n")


@pytest.mark.parametrize("command", ["--help", "rules", "braille R7", "play"])
@pytest.mark.parametrize("streams", ["<&-", ">&-", "2>&-", ">/dev/full"])
def test_without_input_or_output_there_is_no_traceback(command: str, streams: str, home: Path) -> None:
    program = Path(sys.executable).with_name("access-uno")
    done = subprocess.run(
        ["sh", "-c", f"{program} {command} {streams}"],
        env={"PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "ACCESS_UNO_HOME": str(home)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    full = streams == ">/dev/full"
    told = "The output can't be written. The disk is full.\n" if full else ""
    assert (done.returncode, done.stderr) == (int(full), told)


def test_the_version(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert Run(capsysbinary, "--version").out == f"access-uno {__version__}\n"


def test_the_value_of_an_option_before_a_command_is_no_command(
    home: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = home / "one.uno"
    file.write_text("uno 1\nrulebook: mario-de\nseed: 1\nplayer: play\nplayer: Ben\nbegin\n")
    run = Run(capsysbinary, "--for", "play", "replay", str(file))
    assert (run.status, run.err) == (0, "")
    assert "Your cards: " in run.out
    assert run.out == Run(capsysbinary, "replay", str(file), "--for", "play").out


def test_simulate_prints_its_object(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    run = Run(capsysbinary, "simulate", "--rounds", "20", "--json", "--rule", "limit=50", "--seed", "-3")
    result = json.loads(run.out)
    assert (result["rounds"], sum(result["wins"]) + result["void"]) == (20, 20)
    assert set(result) >= {"seconds", "rounds_per_second", "players", "win_share", "turns", "winner_points"}
    assert set(result) >= {"reshuffles_per_round", "decision_ms"}
    told = Run(capsysbinary, "simulate", "--rounds", "20", "--language", "de").out
    assert len(told.splitlines()) == 6


def test_simulate_says_whose_the_points_are_and_who_won_the_matches(
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    won = Run(capsysbinary, "simulate", "--rounds", "20", "--seed", "1").out
    assert "The winner of a round gets " in won
    left = Run(capsysbinary, "simulate", "--rounds", "20", "--seed", "1", "--rule", "scoring=hands").out
    assert "points are left in the losers' hands on average." in left
    assert "winner" not in left
    options = ("--matches", "3", "--seed", "1", "--rule", "limit=50")
    matches = Run(capsysbinary, "simulate", *options).out
    wins = json.loads(Run(capsysbinary, "simulate", *options, "--json").out)["match_wins"]
    assert f"3 matches were decided. Won: {wins[0]} by player 1, {wins[1]} by player 2." in matches


def test_a_name_with_a_slip_is_answered_by_the_one_that_was_meant(
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    near = Run(capsysbinary, "simulate", "--rule", "jumpin=yes").err
    assert near == "There's no option jumpin in the rules. Did you mean jump_in?\n"
    far = Run(capsysbinary, "simulate", "--rule", "foo=yes").err
    assert far.startswith("There's no option foo in the rules. The options are ")


def test_braille_gives_the_cells_and_nothing_else(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert Run(capsysbinary, "braille", "R7", "W:red", "w+4").out == "⠛⠗\n⠺⠗\n⠵⠿\n"
    assert Run(capsysbinary, "braille", "R7", "--format", "letters").out == "gr\n"
    assert Run(capsysbinary, "braille", "R7", "--format", "brf").out == "GR\n"
    assert Run(capsysbinary, "braille", "R7", "--stacked").out == "⠛\n⠗\n"
    wrong = Run(capsysbinary, "braille", "Q7")
    assert (wrong.status, wrong.out, wrong.err.count("\n")) == (1, "", 1)


@pytest.mark.parametrize("form", ["brf", "pef", "text"])
def test_a_deck_goes_to_a_file_or_to_standard_output(
    form: str, home: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    direct = Run(capsysbinary, "deck", "--rulebook", "braille-de", "--format", form, "--language", "de")
    assert (direct.status, direct.err) == (0, "")
    file = home / "deck"
    to_file = Run(
        capsysbinary,
        "deck",
        "--rulebook",
        "braille-de",
        "--format",
        form,
        "--language",
        "de",
        "-o",
        str(file),
    )
    assert (to_file.status, to_file.out) == (0, "")
    assert file.read_bytes() == direct.bytes
    nowhere = Run(capsysbinary, "deck", "-o", str(home))
    assert (nowhere.status, nowhere.err.count("\n")) == (1, 1)


@pytest.mark.parametrize("book", BOOKS)
def test_rules_are_told_whole_in_a_pipe_and_embossed(
    book: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    own = BOOKS[book].language
    text = Run(capsysbinary, "rules", "--rulebook", book, "--language", own).out
    assert "R57" in text
    english = Run(capsysbinary, "rules", "--rulebook", book, "--language", "en").out
    assert (text != english) is (own != "en")
    foreign = Run(capsysbinary, "rules", "--rulebook", book, "--language", "nl" if own != "nl" else "it").out
    assert foreign.endswith(english), "English, after a line that says so"
    assert foreign.count("\n") == english.count("\n") + 1
    brf = Run(capsysbinary, "rules", "--rulebook", book, "--language", own, "--brf").bytes
    assert brf.endswith(b"\f")
    assert b"<pef" in Run(capsysbinary, "rules", "--rulebook", book, "--language", own, "--pef").bytes


def test_an_existing_record_is_not_overwritten(
    home: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = home / "mine.uno"
    file.write_text("mine")
    run = Run(capsysbinary, "play", "--lines", "--record", str(file))
    assert (run.status, run.err.count("\n"), file.read_text()) == (1, 1, "mine")


def test_of_a_broken_save_one_hears_which_line_is_wrong_and_why(
    home: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = home / "mine.uno"
    file.write_text(
        "uno 1\nrulebook: mario-de\nplayer: Anna\nplayer: Ben\nhand: Anna = R7 R8\nhand: Ben = B1 B2\n"
        "stock: Y1 Y2\ndiscard: R5\nturn: Anna\nbegin\nAnna: play B1\n"
    )
    run = Run(capsysbinary, "play", "--lines", "--resume", str(file))
    assert (run.status, run.out) == (1, "")
    assert run.err == (
        f"{file}: This file isn't a game that can be continued, and is kept as it is. "
        "Line 11: Anna doesn't hold blue 1. Anna can play 2 cards, draw, or call UNO. (R22)\n"
    )


def test_a_file_that_cannot_be_read_has_no_line(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    run = Run(capsysbinary, "replay", "/nowhere")
    assert (run.status, run.out) == (1, "")
    assert run.err == "/nowhere: The file can't be read.\n"


HIDE = """
import importlib.abc, sys

class Hidden(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == {library!r}.partition(".")[0]:
            raise {error}

sys.meta_path.insert(0, Hidden())
from access_uno.cli import main
sys.exit(main(sys.argv[1:]))
"""


def without(library: str, *words: str, error: str = "ModuleNotFoundError(name)") -> Done:
    """The program where a library is missing, or broken."""
    code = HIDE.format(library=library, error=error)
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        input="",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_house_that_cannot_be_opened_leaves_the_signals_as_they_were(
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    before = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            run = Run(capsysbinary, "serve", "--listen", f"127.0.0.1:{taken.getsockname()[1]}")
        assert (run.status, len(run.err.splitlines())) == (1, 1)
        assert signal.getsignal(signal.SIGTERM) == signal.SIG_DFL
    finally:
        signal.signal(signal.SIGTERM, before)


@pytest.mark.parametrize(
    "words",
    [
        *(["--help"], ["--frobnicate"], ["completions", "bash"]),
        *([command.name] for command in COMMANDS if command.name not in ("deck", "completions")),
    ],
)
def test_without_fluent_every_command_that_has_words_says_what_to_type(words: list[str]) -> None:
    done = without("fluent.runtime", *filter(None, words))
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    remedy = f"{sys.executable} -m pip install --force-reinstall fluent.runtime"
    assert line == f"The Python package fluent.runtime is missing or broken. Type this: {remedy}"


@pytest.mark.parametrize(
    ("library", "words"),
    [
        ("platformdirs", ["results"]),
        ("asyncssh", ["join", "127.0.0.1:1", "--lines"]),
        ("asyncssh", ["serve", "--listen", "127.0.0.1:0"]),
    ],
)
def test_another_library_that_is_needed_and_missing_is_named(
    library: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if library == "platformdirs":
        monkeypatch.delenv("ACCESS_UNO_HOME")
    done = without(library, *words)
    assert done.returncode == 1
    assert done.stderr.startswith(f"The Python package {library} is missing or broken. Type this: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("error", ["ModuleNotFoundError(name)", "AttributeError('a half of it')"])
def test_what_a_house_in_nats_needs_and_has_not_is_named_with_what_to_type(error: str) -> None:
    done = without("nats", "serve", "--store", "nats://127.0.0.1:4222", error=error)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.endswith(f"Type this: {sys.executable} -m pip install --upgrade nats-py")


def test_a_broken_library_is_told_like_a_missing_one() -> None:
    done = without("fluent.runtime", "doctor", error="AttributeError('a half of it')")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("The Python package fluent.runtime is missing or broken.")


def test_the_version_needs_no_library_and_no_engine() -> None:
    done = without("fluent.runtime", "--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"access-uno {__version__}\n", "")
    script = (
        "import sys; from access_uno.cli import main; main(['--version']); print(*sys.modules, sep='\\n')"
    )
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert not re.search("^(access_uno.(engine|words)|fluent|prompt_toolkit)", loaded, re.MULTILINE)


@pytest.mark.parametrize("words", [["play"], []], ids=["a game", "the start menu"])
def test_playing_at_home_loads_nothing_of_the_network(words: list[str]) -> None:
    script = "import sys; from access_uno.cli import main; main(sys.argv[1:]); print(*sys.modules)"
    command = [sys.executable, "-c", script, *words]
    done = subprocess.run(command, input="hand\n", capture_output=True, text=True, timeout=60, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.splitlines()[-1].split()}
    assert "access_uno" in loaded
    assert loaded & {"asyncssh", "cryptography", "nats"} == set()


DAMAGED = "reading = speech\nlanguage = 'it'\n"


@pytest.mark.parametrize(
    "words",
    [
        ["play", "--lines", "--computers", "1"],
        ["play", "--lines", "--resume", "docs/first-round.uno"],
        ["learn", "--lines"],
        ["rules"],
        ["deck", "--format", "text"],
        ["results"],
        ["doctor"],
        ["replay", "docs/first-round.uno"],
        ["simulate", "--rounds", "1"],
        ["serve", "--listen", "203.0.113.1:1"],  # an address that is not here
        ["join", "127.0.0.1:1", "--lines"],
        [],
    ],
    ids=" ".join,
)
def test_damaged_settings_are_told_once_and_stay_where_they_are(words: list[str], home: Path) -> None:
    folder = home / "home"
    folder.mkdir()
    file = folder / "settings.toml"
    file.write_text(DAMAGED, encoding="utf-8")
    words = [str(ROOT / word) if word.endswith(".uno") else word for word in words]
    command = [sys.executable, "-m", "access_uno", *words]
    done = subprocess.run(command, input="", capture_output=True, text=True, timeout=60, check=False)
    told = (
        f"The settings file {file} can't be understood. The default settings apply until you choose your own."
    )
    assert (done.stdout + done.stderr).count(told) == 1
    kept = sorted(path.read_text(encoding="utf-8") for path in folder.glob("settings.toml*"))
    assert DAMAGED in kept
    if words[:1] not in (["play"], ["learn"]):  # what is chosen there is kept
        assert kept == [DAMAGED]


BLOCKED = """
import importlib.abc, sys

class Blocked(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {modules}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Blocked())
from access_uno.cli import main
sys.exit(main(sys.argv[1:]))
"""
OPTIONAL = ("louis", "access_uno_liblouis", "accessible_output2", "speechd", "brlapi", "miniaudio")
NEEDS_LIBLOUIS = (["rules", "--brf"], ["rules", "--pef"], ["deck"], ["braille", "R7"])


@pytest.mark.parametrize(
    "words",
    [
        *NEEDS_LIBLOUIS,
        *(
            ["play", "--lines", "--reading", reading]
            for reading in ("terminal", "speech", "braille", "sight")
        ),
        ["play", "--lines", "--braille", "letters"],
        ["deck", "--format", "text"],
        ["replay", "docs/first-round.uno"],
        ["simulate", "--rounds", "1"],
        ["completions", "bash"],
        ["serve", "--listen", "203.0.113.1:1"],
        ["join", "127.0.0.1:1", "--lines"],
        *([name] for name in ("", "learn", "results", "rules", "doctor", "manual", "help")),
    ],
    ids=" ".join,
)
def test_without_liblouis_speech_and_sound_every_command_works_or_says_why_not(
    words: list[str], home: Path
) -> None:
    words = [str(ROOT / word) if word.endswith(".uno") else word for word in words if word]
    command = [sys.executable, "-c", BLOCKED.format(modules=OPTIONAL), *words]
    done = subprocess.run(command, input="", capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode in (0, 1)
    assert "Traceback" not in done.stderr
    log = home / "home" / "log"
    assert not log.exists() or "Traceback" not in log.read_text(encoding="utf-8")
    if words in NEEDS_LIBLOUIS:
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
        assert done.stderr.startswith("Braille needs liblouis.")
    elif words[:1] not in (["serve"], ["join"]):
        assert done.returncode == 0
