"""Files: what lies where settings, saves and logs belong hangs nothing, stays whole, and is private."""

from __future__ import annotations

import errno
import fcntl
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from access_uno.engine.rules import RULEBOOKS
from access_uno.engine.setup import Setup
from access_uno.play.online.known_servers import KnownServers
from access_uno.record import Record
from access_uno.record.saves import SaveError, SaveFile, new_save, unfinished
from access_uno.settings import Settings, presets
from access_uno.sounds import synthesis
from access_uno.sounds.cache import SoundCache
from access_uno.system import files

RECORD = Record(("Anna", "Ben"), (None, "easy"), Setup(RULEBOOKS["mario-de"], 2, seed=1))
LIMIT = 60  # seconds: whatever takes longer hangs


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def loop(path: Path) -> None:
    path.symlink_to(path)


NO_FILES: dict[str, Callable[[Path], None]] = {
    "pipe": os.mkfifo,
    "folder": os.mkdir,
    "endless device": endless,
    "loop": loop,
}


@pytest.fixture(params=list(NO_FILES.values()), ids=list(NO_FILES))
def no_file(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], Path]:
    """Makes something that is no file, at a place where a file belongs."""

    def make(name: str) -> Path:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        request.param(path)
        return path

    return make


def test_among_the_saves_it_is_passed_over(no_file: Callable[[str], Path], tmp_path: Path) -> None:
    path = no_file("saves/z.uno")
    save = new_save(tmp_path / "saves", RECORD.names, RECORD.header())
    save.close()
    assert [game.path for game in unfinished(tmp_path / "saves")] == [save.path]
    with pytest.raises(SaveError) as caught:
        SaveFile.resume(path)
    assert caught.value.code == "cannot-read"


def test_among_the_presets_it_is_passed_over(no_file: Callable[[str], Path], tmp_path: Path) -> None:
    no_file("presets/quick.toml")
    presets.save(tmp_path / "presets", "slow", RULEBOOKS["mario-it"])
    assert presets.names(tmp_path / "presets") == ["slow"]
    with pytest.raises(presets.PresetError) as caught:
        presets.load(tmp_path / "presets", "quick")
    assert caught.value.code == "broken"


def _what_lies_there(path: Path) -> tuple[int, ...]:
    """Whatever it is; when it was read last is its own affair."""
    found = os.lstat(path)
    return found.st_mode, found.st_dev, found.st_ino, found.st_rdev, found.st_size, found.st_mtime_ns


def test_as_settings_it_is_told_and_nothing_takes_its_place(no_file: Callable[[str], Path]) -> None:
    path = no_file("settings.toml")
    before = _what_lies_there(path)
    settings = Settings(path)
    assert [trouble.code for trouble in settings.take_troubles()] == ["settings-unreadable"]
    settings.change(language="de")
    assert [trouble.code for trouble in settings.take_troubles()] == ["settings-not-saved"]
    assert settings.general.language == "de"
    assert _what_lies_there(path) == before


def program(home: Path, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "access_uno", *words],
        input="",
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8", "ACCESS_UNO_HOME": str(home), **env},
        timeout=LIMIT,
    )


def test_the_game_starts_whatever_lies_where_its_files_belong(
    no_file: Callable[[str], Path], tmp_path: Path
) -> None:
    for name in ("settings.toml", "log", "results.jsonl", "saves/a.uno", "presets/a.toml"):
        no_file(name)
    for words in (("play", "--lines", "--seed", "1"), ("play", "--lines", "--resume"), ()):
        done = program(tmp_path, *words)
        assert (done.returncode, done.stderr) == (0, "")
        assert "settings file" in done.stdout


def test_as_a_key_or_a_store_of_a_house_it_is_told(no_file: Callable[[str], Path], tmp_path: Path) -> None:
    for option in ("--host-key", "--store"):
        path = no_file(f"place{option}")
        done = program(tmp_path / "home", "serve", "--listen", "127.0.0.1:0", option, str(path))
        assert (done.returncode, done.stdout) == (1, "")
        assert len(done.stderr.splitlines()) == 1
        assert str(path) in done.stderr


def test_as_the_list_of_known_houses_it_is_passed_over(no_file: Callable[[str], Path]) -> None:
    assert KnownServers(no_file("houses.json")).all() == []


def test_as_a_sound_it_is_passed_over(no_file: Callable[[str], Path], tmp_path: Path) -> None:
    path = SoundCache(tmp_path).path("turn")
    no_file(path.name)
    assert SoundCache(tmp_path).take("turn") == synthesis.make("turn")


def test_a_file_larger_than_any_that_makes_sense_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    assert [trouble.code for trouble in Settings(path).take_troubles()] == ["settings-unreadable"]
    with pytest.raises(OSError, match="too large") as caught:
        files.read(path, 10)
    assert caught.value.errno == errno.EFBIG


# Private


def test_what_is_no_file_stays_everybodys(tmp_path: Path) -> None:
    """A user may name /dev/null as a file, and all programs need it afterwards."""
    pipe, file = tmp_path / "pipe", tmp_path / "file"
    os.mkfifo(pipe)
    file.touch()
    for path in (pipe, file):
        path.chmod(0o666)
        files.make_private(path)
    assert [path.stat().st_mode & 0o777 for path in (pipe, file)] == [0o666, 0o600]


def test_saves_settings_presets_and_the_log_are_their_owners_alone(tmp_path: Path) -> None:
    home = tmp_path / "new" / "home"
    before = os.umask(0)
    try:
        Settings(home / "settings.toml").change(language="de")
        presets.save(home / "presets", "quick", RULEBOOKS["mario-it"])
        done = program(home, "play", "--lines", "--record", str(home / "mine" / "game.uno"))
        done = program(home, "play", "--lines")
    finally:
        os.umask(before)
    assert done.returncode == 0
    made = [tmp_path / "new", *(tmp_path / "new").rglob("*")]
    assert {path.name for path in made if path.is_file()} >= {
        "settings.toml",
        "quick.toml",
        "log",
        "game.uno",
    }
    assert {mode(path) for path in made if path.is_dir()} == {0o700}
    assert {mode(path) for path in made if path.is_file()} == {0o600}


def test_what_others_could_read_becomes_private_when_the_game_uses_it(tmp_path: Path) -> None:
    settings, save, log = tmp_path / "settings.toml", tmp_path / "game.uno", tmp_path / "log"
    for path in (settings, save, log):
        path.write_text(RECORD.header() if path is save else "", encoding="utf-8")
        path.chmod(0o664)
    Settings(settings).change(language="de")
    SaveFile.resume(save)[0].close()
    files.for_adding(log)
    assert [mode(path) for path in (settings, save, log)] == [0o600] * 3


def test_folders_that_were_there_stay_as_they_are(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    Settings(tmp_path / "settings.toml").change(language="de")
    assert mode(tmp_path) == 0o755


# Nowhere


@pytest.mark.parametrize(
    "words", [(), ("play", "--lines"), ("play", "--resume"), ("simulate", "--rounds", "1")]
)
def test_without_a_home_there_is_one_sentence(words: tuple[str, ...], tmp_path: Path) -> None:
    done = program(tmp_path, *words, ACCESS_UNO_HOME="~nosuchuser/x", LC_ALL="de_DE.UTF-8")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("Hier gibt es keinen Ordner")
    assert done.stderr.count("\n") == 1


def test_a_user_unknown_to_the_system_gets_a_sentence() -> None:
    script = (
        "import os, sys; from access_uno import cli\n"
        "if os.getuid() == 0: os.setreuid(4_000_000, 0)\n"  # who may read these files, wherever they lie
        "sys.exit(cli.main(['play', '--lines']))"
    )
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(Path(files.__file__).parents[2])}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", env=env, timeout=LIMIT
    )
    if os.getuid() == 0:
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.splitlines()[-1].startswith("There's no folder for settings")
    else:
        assert "Traceback" not in done.stderr


def test_in_a_folder_that_is_gone_there_is_a_sentence(tmp_path: Path) -> None:
    script = (
        f"import os, sys; os.mkdir({str(tmp_path / 'gone')!r}); os.chdir({str(tmp_path / 'gone')!r})\n"
        f"os.rmdir({str(tmp_path / 'gone')!r})\n"
        "from access_uno import cli; sys.exit(cli.main(['play', '--lines']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "ACCESS_UNO_HOME": "here", "LC_ALL": "C"},
        timeout=LIMIT,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There's no folder for settings")


def test_commands_that_need_no_home_do_without(tmp_path: Path) -> None:
    for words in (["--help"], ["--version"], ["braille", "R7"], ["rules", "--rulebook", "mario-de"]):
        done = program(tmp_path, *words, ACCESS_UNO_HOME="~nosuchuser/x")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout


@pytest.mark.parametrize("knows", [True, False])
def test_on_macos_what_is_written_reaches_the_disk_itself(
    knows: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Not only its memory, as fsync does there; where a file system knows no such thing, fsync has to do."""
    asked: list[object] = []

    def ask(*words: object) -> None:
        asked.append(words)
        if not knows:
            raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", "the disk itself", raising=False)
    monkeypatch.setattr(fcntl, "fcntl", ask)
    monkeypatch.setattr(os, "fsync", asked.append)
    with (tmp_path / "save").open("wb") as file:
        number = file.fileno()
        files.sync(number)
    assert asked == [(number, "the disk itself"), *([] if knows else [number])]


# What a killed program left beside a place


def dead_process() -> int:
    """The number of a process that has ended."""
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid


@pytest.mark.parametrize("write", [files.write, files.create])
def test_what_killed_programs_left_is_removed_and_what_others_write_now_is_not(
    write: Callable[[Path, bytes], None], tmp_path: Path
) -> None:
    left = [tmp_path / f".{name}.{dead_process()}.new" for name in ("settings.toml", "2026 Anna.uno")]
    strangers = (".mine.new", "notes.5.new", f".notes.{dead_process()}.new")
    others = [tmp_path / name for name in (f".settings.toml.{os.getppid()}.new", *strangers)]
    for path in (*left, *others):
        path.write_bytes(b"half")
    write(tmp_path / "settings.toml", b"whole")
    assert [path for path in left if path.exists()] == []
    assert [path for path in others if not path.exists()] == []
    assert (tmp_path / "settings.toml").read_bytes() == b"whole"


def test_to_replay_what_is_no_file_is_refused_at_once(no_file: Callable[[str], Path], tmp_path: Path) -> None:
    assert_cannot_be_read(program(tmp_path / "home", "replay", str(no_file("record.uno"))))


@pytest.mark.parametrize("option", ["--json", "--position"])
def test_whatever_is_asked_of_a_replay_a_pipe_is_refused_at_once(option: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "record.uno")
    assert_cannot_be_read(program(tmp_path / "home", "replay", option, str(tmp_path / "record.uno")))


def assert_cannot_be_read(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 1
    assert "can't be read" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
