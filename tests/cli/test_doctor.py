"""The doctor on machines that lack everything, or something."""

from __future__ import annotations

import importlib.util
import threading
from collections.abc import Callable
from typing import Any

import pytest

from access_uno.cli import doctor
from access_uno.cli.doctor import Finding, can_play, examine
from access_uno.sounds import devices
from access_uno.system import screen_readers
from access_uno.system.worker import Absent, Hung, Lost
from braille import liblouis
from tests.sounds.listening import Recorder


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Makes this a machine without these modules, and without any program or server."""
    find_spec = importlib.util.find_spec
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nonexistent")
    monkeypatch.setenv("BRLAPI_HOST", "127.0.0.1:4000")
    monkeypatch.setattr(doctor, "_SYSTEM_PACKAGES", "/nonexistent")
    monkeypatch.setattr(screen_readers, "_programs", set)

    def without(*modules: str) -> None:
        def find(name: str) -> Any:
            return None if name in modules else find_spec(name)

        monkeypatch.setattr(importlib.util, "find_spec", find)

    return without


def codes(findings: list[Finding]) -> dict[str, Finding]:
    return {finding.code: finding for finding in findings}


def test_a_machine_that_has_nothing_can_play_on_the_terminal(
    bare: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> str:
        raise liblouis.LouisError("missing", "No module named 'louis'")

    monkeypatch.setattr(liblouis, "version", missing)
    bare("accessible_output2", "speechd", "brlapi", "louis")
    found = codes(examine())
    wanted = {
        "liblouis-missing": "python3-louis",
        "speech-missing": "accessible-output2",
        "speechd-missing": "python3-speechd",
        "dispatcher-missing": "speech-dispatcher",
        "brlapi-missing": "python3-brlapi",
        "brltty-missing": "brltty",
    }
    assert {code: found[code].facts["install"] for code in wanted} == wanted
    assert not any(found[code].ok for code in wanted)
    assert can_play(list(found.values()))


@pytest.mark.parametrize("library", ["tomlkit", "prompt_toolkit"])
def test_without_a_library_nothing_can_be_played(library: str, bare: Callable[..., None]) -> None:
    bare(library)
    findings = examine()
    assert Finding("library-missing", ok=False, needed=True, facts={"install": library}) in findings
    assert not can_play(findings)


def test_what_the_system_has_and_the_virtual_environment_hides_is_told(
    bare: Callable[..., None], monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    (tmp_path / "speechd").mkdir()
    (tmp_path / "brlapi.cpython-311-x86_64-linux-gnu.so").touch()
    monkeypatch.setattr(doctor, "_SYSTEM_PACKAGES", str(tmp_path))
    bare("speechd", "brlapi")
    assert {"speechd-hidden", "brlapi-hidden"} <= set(codes(examine()))


def test_an_old_python_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "OLDEST_PYTHON", (99, 1))
    old = codes(examine())["python-old"]
    assert (old.ok, old.needed, old.facts["wanted"]) == (False, True, "99.1")


class Terminal:
    """Standard input or output."""

    def __init__(self, encoding: str = "utf-8") -> None:
        self.encoding = encoding

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("term", "encoding", "expected"),
    [
        ("xterm", "UTF-8", {"terminal-present", "encoding-present"}),
        ("dumb", "utf8", {"terminal-dumb", "encoding-present"}),
        ("linux", "iso8859-1", {"terminal-present", "encoding-poor"}),
    ],
)
def test_the_terminal(monkeypatch: pytest.MonkeyPatch, term: str, encoding: str, expected: set[str]) -> None:
    monkeypatch.setenv("TERM", term)
    with monkeypatch.context() as patch:
        patch.setattr("sys.stdin", Terminal())
        patch.setattr("sys.stdout", Terminal(encoding))
        found = codes([*doctor._terminal(), *doctor._encoding()])
    assert set(found) == expected


def test_a_screen_reader_that_runs_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_readers, "_programs", lambda: {"bash", "fenrir"})
    assert Finding("reader-running", facts={"name": "fenrir"}) in examine()


def test_a_running_brltty_that_no_program_reaches_is_not_told_as_stopped(
    bare: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    bare()
    monkeypatch.setattr(screen_readers, "_programs", lambda: {"brltty"})
    found = codes(examine())
    assert not found["brltty-closed"].ok
    assert not {"brltty-idle", "brltty-missing"} & set(found)


def test_running_programs_are_known_by_name() -> None:
    assert any(name.startswith(("python", "pytest")) for name in screen_readers._programs())


class Sentences:
    """In place of the words: the code itself."""

    language = "de"

    def text(self, name: str, /, **facts: object) -> str:
        return " ".join([name, *map(str, facts.values())])


def test_every_finding_is_a_line_and_the_verdict_the_last(
    bare: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    bare("accessible_output2")
    assert doctor.tell(Sentences()) == 0  # type: ignore[arg-type]
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == [f"doctor-{finding.code}" for finding in examine()]
    assert lines[-1] == "doctor-playable"
    bare("accessible_output2", "tomlkit")
    assert doctor.tell(Sentences()) == 1  # type: ignore[arg-type]
    assert capsys.readouterr().out.splitlines()[-1] == "doctor-not-playable"


@pytest.mark.parametrize(
    ("opened", "code"),
    [
        (None, "sounds-present"),
        (Lost("no card"), "sounds-missing"),
        (Absent("No module named 'miniaudio'"), "miniaudio-missing"),
        (Hung(), "sounds-hung"),
    ],
    ids=["a card", "no card", "no library", "frozen"],
)
def test_the_sound_card(opened: Exception | None, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    over = threading.Event()

    def open_card() -> Recorder:
        if isinstance(opened, Hung):
            over.wait()
        elif opened:
            raise opened
        return Recorder()

    monkeypatch.setattr(devices, "open_card", open_card)
    monkeypatch.setattr(doctor, "_OPENING", 0.2 if isinstance(opened, Hung) else 30.0)
    (finding,) = doctor._sounds()
    over.set()
    assert (finding.code, finding.ok, finding.needed) == (code, opened is None, False)
