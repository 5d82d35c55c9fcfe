"""The table of commands, and what is made of it: help, the manual page, and completions for three shells."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from access_uno import __version__
from access_uno.cli import DO, main
from access_uno.command_line.completions import completions
from access_uno.command_line.manual import manual
from access_uno.command_line.table import COMMANDS, EVERYWHERE, SHELLS, command_names
from access_uno.engine.near import nearest
from access_uno.play.online.serve import address_of, told_address
from access_uno.settings.choices import given
from access_uno.words import languages, words_of

Capture = pytest.CaptureFixture[str]
NAMED = COMMANDS[1:]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ACCESS_UNO_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def told(capsys: Capture, *words: str) -> list[str]:
    assert main(words) == 0
    return capsys.readouterr().out.splitlines()


def test_every_command_of_the_table_is_done_by_a_function() -> None:
    assert {command.name for command in COMMANDS} == set(DO)


def test_help_begins_with_how_the_command_is_typed(capsys: Capture) -> None:
    assert told(capsys, "replay", "-h")[0] == "Usage: access-uno replay [OPTIONS] FILE..."
    assert told(capsys, "join", "--help")[0] == (
        "Usage: access-uno join [OPTIONS] ADDRESS [CODE] [FINGERPRINT]"
    )
    assert told(capsys, "join", "--help", "--language", "de")[0] == (
        "Aufruf: access-uno join [OPTIONEN] ADRESSE [TISCHCODE] [FINGERABDRUCK]"
    )


def test_help_of_an_option_tells_what_it_takes_its_values_and_its_default(capsys: Capture) -> None:
    lines = told(capsys, "play", "--help")
    (level,) = (line for line in lines if line.startswith("--level"))
    assert level.startswith("--level VALUE: ")
    assert level.endswith(" One of these: easy, normal, hard. Default: normal.")
    assert any(line.startswith("--resume [FILE]: ") for line in lines)
    assert any(line.startswith("--output, -o FILE: ") for line in told(capsys, "rules", "--help"))


@pytest.mark.parametrize("language", languages())
def test_a_value_or_a_default_that_is_in_the_table_is_told_in_every_language(
    language: str, capsys: Capture
) -> None:
    for command in NAMED:
        lines = told(capsys, command.name, "--help", "--language", language)
        for option in command.options:
            (line,) = (line for line in lines if re.match(rf"{option.name}(?![\w-])", line))
            assert option.default in line
            assert all(value in line for value in option.allowed)


def test_help_is_also_a_command(capsys: Capture) -> None:
    assert told(capsys, "help") == told(capsys, "--help")
    assert told(capsys, "help", "deck") == told(capsys, "deck", "--help")


def test_the_program_is_also_a_module_and_has_a_short_option_for_its_version() -> None:
    done = subprocess.run([sys.executable, "-m", "access_uno", "-V"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"access-uno {__version__}\n", "")


def test_the_version_is_told_before_anything_is_loaded() -> None:
    script = "import sys, access_uno.__main__ as m; sys.argv = ['', '-V']; m.main(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    version, modules = done.stdout.splitlines()
    assert version == f"access-uno {__version__}"
    assert not {"access_uno.cli", "pathlib"} & set(modules.split())


def test_a_version_that_cannot_be_written_is_told_like_all_else() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "access_uno", "--version"], stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert (done.returncode, done.stderr) == (1, "The output can't be written. The disk is full.\n")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["paly"], "play"),
        (["help", "replya"], "replay"),
        (["play", "--levle", "hard"], "--level"),
        (["--vresion"], "--version"),
    ],
)
def test_after_a_slip_the_nearest_word_is_offered(words: list[str], meant: str, capsys: Capture) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.endswith(f" Did you mean {meant}?\n")


def test_no_word_is_offered_that_is_not_near() -> None:
    assert nearest("xyzzy", command_names()) == "none"


def test_the_defaults_that_are_told_hold(tmp_path: Path) -> None:
    default = {
        (command.name, option.name): option.default for command in COMMANDS for option in command.options
    }
    assert default["serve", "--listen"] == told_address(*address_of(""))
    assert default["play", "--level"] == given({}, tmp_path, "en", "Anna").level
    assert given({}, tmp_path, "en", "Anna").computers == 2
    assert given({"player": ["Anna", "Ben"]}, tmp_path, "en", "Anna").computers == 0


@pytest.mark.parametrize("language", languages())
def test_the_manual_page_has_every_command_and_option(language: str) -> None:
    page = manual(words_of(language)).replace("\\-", "-")
    for command in NAMED:
        assert f".SS access-uno {command.name}\n" in page
        assert all(option.name in page for option in (*command.options, *EVERYWHERE))
    assert page.startswith(f'.TH ACCESS-UNO 1 "" "access-uno {__version__}"\n')


@pytest.mark.skipif(not shutil.which("groff"), reason="without groff")
@pytest.mark.parametrize("language", languages())
def test_roff_finds_nothing_wrong_with_the_manual_page(language: str) -> None:
    done = subprocess.run(
        ["groff", "-man", "-ww", "-Wbreak", "-K", "utf8", "-T", "utf8"],
        input=manual(words_of(language)),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    assert "--resume" in re.sub(".\x08", "", done.stdout)


COMPLETE = """
COMP_WORDS=(access-uno "$@")
COMP_CWORD=$#
_access_uno
printf '%s\\n' "${COMPREPLY[@]}"
"""


def completed(*words: str) -> set[str]:
    """What bash offers for the last of the words."""
    script = completions("bash", words_of("en")) + COMPLETE
    command = ["bash", "-c", script, "bash", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={"LC_ALL": "C"})
    assert done.stderr == ""
    return set(done.stdout.split())


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["re"], {"replay", "results", "review"}),
        (["play", "--level", ""], {"easy", "normal", "hard"}),
        (["play", "--level", "=", "h"], {"hard"}),
        (["deck", "--format", "p"], {"pef"}),
        (["rules", "--out"], {"--output"}),
        (["rules", "-o", ""], set()),  # names of files, which bash itself completes
        (["help", "doc"], {"doctor"}),
        (["completions", ""], {*SHELLS, "--language", "--help", "-h"}),
        (["serve", "--guests", "y"], {"yes"}),
    ],
)
def test_bash_completes(words: list[str], offered: set[str]) -> None:
    assert completed(*words) == offered


@pytest.mark.parametrize("shell", ["zsh", "fish"])
@pytest.mark.parametrize("language", ["en", "it", "zh"])
def test_zsh_and_fish_are_told_every_command_and_what_it_is_for(shell: str, language: str) -> None:
    words = words_of(language)
    script = completions(shell, words)
    for command in NAMED:
        about = words.text(f"help-{command.name}").replace("'", "'\\''" if shell == "zsh" else "\\'")
        assert about in script
        for option in command.options:
            name = option.name if shell == "zsh" else f"-l {option.name.removeprefix('--')} "
            assert name in script
            assert " ".join(option.allowed) in script
    if program := shutil.which(shell):
        subprocess.run([program, "-n"], input=script, text=True, check=True)


def test_manual_and_completions_are_printed_in_the_language(capsys: Capture) -> None:
    assert ".SH BEZEICHNUNG" in told(capsys, "manual", "--language", "de")
    assert any(
        "Inizia" in line or "Comincia" in line
        for line in told(capsys, "completions", "fish", "--language", "it")
    )
