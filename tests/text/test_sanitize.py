"""Nothing that comes from outside can steer a terminal: no command lets it through, on either stream."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from access_uno import cli
from access_uno.text.sanitize import is_safe
from access_uno.words import languages, words_of

HOSTILE = "\x1b]0;owned\x07\x1b[2J\u202e\u2066\u200f\u200b\u3164\x9b31m\r\n\udcff\ue000\u2028x"


def assert_harmless(stream: str) -> None:
    for char in stream.replace("\n", ""):
        assert is_safe(char) or char == "\u2800", f"{char!a} in {stream!r}"


@pytest.fixture(autouse=True)
def no_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ACCESS_UNO_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


OPTIONS = [
    (name, option.name)
    for name, command in cli.BY_NAME.items()
    for option in command.options
    if option.name not in ("--record", "--store", "--host-key", "--output")  # which any file can be
]
COMMAND_LINES = [
    *([name, option, HOSTILE] for name, option in OPTIONS),
    *([name, f"{option}={HOSTILE}"] for name, option in OPTIONS),
    *([name, f"--{HOSTILE}"] for name in cli.BY_NAME),
    *([name, HOSTILE] for name in cli.BY_NAME),
    ["--language", HOSTILE],
    ["play", "--rule", f"{HOSTILE}=yes"],
    ["play", "--rule", f"limit={HOSTILE}"],
    ["play", "--player", "Anna", "--player", f"Ben{HOSTILE}"],
    ["play", "--record", f"{os.devnull}/{HOSTILE}"],
    ["replay", "--json", HOSTILE],
    ["replay", "--for", HOSTILE, "game.uno"],
    ["simulate", "--players", f"hard,{HOSTILE}"],
    ["serve", "--listen", "\x1b[2J\u202e"],
    ["serve", "--listen", "a..b"],
    *(["serve", option, f"{os.devnull}/{HOSTILE}"] for option in ("--store", "--host-key")),
    ["join", "\x1b[2J\u202e"],
    ["join", "x" * 100],
    ["deck", "--rulebook", "mario-de", "-o", f"{HOSTILE}/no/folder"],
]


@pytest.mark.parametrize("words", COMMAND_LINES, ids=ascii)
def test_no_word_of_a_command_line_steers_a_terminal(
    words: list[str], capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    Path("game.uno").write_text("uno 1\nrulebook: mario-de\nplayer: Anna\nplayer: Ben\nbegin\n")
    status = cli.main([word for word in words if word])
    out, err = (stream.decode() for stream in capfdbinary.readouterr())
    assert_harmless(out)
    assert_harmless(err)
    assert len(err.splitlines()) == (status != 0 and not out)


def test_a_game_with_hostile_names_everywhere_steers_no_terminal(tmp_path: Path) -> None:
    home = tmp_path / "home"
    (home / "saves").mkdir(parents=True)
    (home / "presets").mkdir()
    name = HOSTILE.replace("/", "").replace("\udcff", "")
    (home / "saves" / f"{name}.uno").write_text(f"uno 1\nplayer: {name}\n", encoding="utf-8")
    (home / "presets" / f"{name}.toml").write_text("rulebook = 'mario-de'", encoding="utf-8")
    quoted = "".join(f"\\u{ord(char):04x}" for char in name)
    (home / "settings.toml").write_text(
        f'language = "{quoted}"\n[people."{quoted}"]\nlanguage = "{quoted}"\n[game]\npeople = ["{quoted}"]\n'
        f'rulebook = "{quoted}"\n[keys]\n"{quoted}" = 1\n',
        encoding="utf-8",
    )
    typed = f"2\n1\n{name}\n\x1b[2J{HOSTILE}\nback\nback\n"
    for words in ((), ("play", "--lines"), ("play", "--lines", "--resume")):
        done = subprocess.run(
            [sys.executable, "-m", "access_uno", *words],
            input=typed.encode("utf-8", "surrogateescape"),
            capture_output=True,
            env={**os.environ, "ACCESS_UNO_HOME": str(home)},
            timeout=60,
        )
        assert_harmless(done.stdout.decode())
        assert_harmless(done.stderr.decode())
        assert b"broke" not in done.stderr
        assert done.returncode in (0, 2)
        assert done.stdout or done.stderr
    assert not (home / "log").exists() or (home / "log").read_text() == ""


@pytest.mark.parametrize("language", languages())
def test_however_long_a_path_is_what_is_wrong_is_said(
    language: str, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = "/".join(["x" * 200] * 15)
    for words in (["replay", folder], ["rules", "-o", folder]):
        assert cli.main([*words, "--language", language]) != 0
        out, err = capfd.readouterr()
        assert (out, "???" in err, len(err.splitlines())) == ("", False, 1)
        assert folder in err


@pytest.mark.parametrize("language", languages())
def test_whatever_goes_wrong_is_said_in_the_language_that_was_asked_for(
    language: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def breaks(*_: object) -> int:
        raise ArithmeticError

    def is_full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    words = words_of(language)
    log = os.path.join(os.environ["ACCESS_UNO_HOME"], "log")
    monkeypatch.setattr(os, "dup2", lambda *_: None)
    for fails, told in (
        (breaks, words.text("command-broke", path=log)),
        (is_full, words.text("cannot-write-output", reason="full")),
    ):
        monkeypatch.setitem(cli.DO, "doctor", fails)
        assert cli.main(["doctor", "--language", language]) != 0
        assert capfd.readouterr() == ("", f"{told}\n")


def test_a_mistake_of_ours_is_one_sentence_and_the_rest_stands_in_the_log(tmp_path: Path) -> None:
    script = (
        "import sys; from access_uno import cli\n"
        "cli.DO['doctor'] = lambda *_: 1 / 0\n"
        "sys.exit(cli.main(['doctor']))"
    )
    env = {**os.environ, "ACCESS_UNO_HOME": str(tmp_path), "LC_ALL": "C"}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=env, timeout=60)
    log = tmp_path / "log"
    told = f"Something went wrong inside the program; the details are in the file {log}.\n"
    assert (done.returncode, done.stdout, done.stderr) == (70, "", told)
    assert "ZeroDivisionError" in log.read_text(encoding="utf-8")
