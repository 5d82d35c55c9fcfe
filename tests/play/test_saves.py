"""Saves: what was told is on disk, whatever kills the game, and nothing is ever written over."""

import errno
import os
import random
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import pytest

from access_uno.engine.game import Game
from access_uno.engine.position import GAME_OVER
from access_uno.engine.rules import RULEBOOKS
from access_uno.engine.setup import Setup
from access_uno.record import Record, Replay
from access_uno.record.saves import SaveError, SaveFile, new_save, unfinished
from access_uno.system import files
from access_uno.words import languages, words_of
from tests.play.program import start
from tests.play.shadow import ROUND

RULES = RULEBOOKS["mario-de"].but(limit=100)


def a_record(seed: int = 1, names: tuple[str, ...] = ("Anna", "Ben")) -> Record:
    return Record(names, (None, *["easy"] * (len(names) - 1)), Setup(RULES, len(names), seed=seed))


def steps(record: Record, seed: int = 1) -> Iterator[str]:
    """The lines of a whole match, played at random."""
    chance = random.Random(seed)
    game, _ = Game.begin(record.setup)
    while game.phase is not GAME_OVER:
        seat = game.turn if game.turn is not None else 0
        action = chance.choice(list(game.legal(seat)))
        game.apply(seat, action)
        yield record.step(seat, action)


def saved(saves: Path, count: int = 5, seed: int = 1) -> SaveFile:
    record = a_record(seed)
    save = new_save(saves, record.names, record.header())
    for line, _ in zip(steps(record), range(count), strict=False):
        save.append(line)
    return save


def content(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def test_a_save_is_the_record_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    record = a_record()
    lines = list(steps(record))
    save = saved(tmp_path)
    assert content(save.path) == record.header() + "".join(lines[:5])
    save.close()
    save, replay = SaveFile.resume(save.path)
    assert replay.record == record
    assert len(replay.steps) == 5
    save.append(lines[5])
    assert content(save.path) == record.header() + "".join(lines[:6])


def test_a_save_has_the_time_and_the_players_in_its_name_and_none_is_written_over(tmp_path: Path) -> None:
    names = ("Anna-Lena", "小美", "../..", "x" * 32, *(f"{number}{'é' * 30}" for number in range(6)))
    record = a_record(names=names)
    first, second = (new_save(tmp_path, names, record.header()) for _ in range(2))
    for save in (first, second):
        assert save.path.parent == tmp_path
        assert "Anna Lena 小美" in save.path.name
        assert content(save.path) == record.header()
    assert first.path != second.path
    assert len(os.fsencode(first.path.name)) < 200


def test_where_file_names_have_no_such_characters_a_save_is_named_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "getfilesystemencoding", lambda: "ascii")
    names = ("小美", "Jürgen 2")
    save = new_save(tmp_path, names, a_record(names=names).header())
    assert save.path.name.isascii()
    assert save.path.name.endswith(" Jrgen 2.uno")
    assert "小美" in content(save.path)


def test_a_new_game_begins_where_file_names_are_ascii(tmp_path: Path) -> None:
    environment = {
        "LC_ALL": "C",
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
        "ACCESS_UNO_HOME": str(tmp_path),
    }
    program = Path(sys.executable).with_name("access-uno")
    words = ("play", "--lines", "--language", "zh", "--computers", "1", "--level", "easy")
    done = subprocess.run([program, *words], env=environment, input=b"", capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    (save,) = (tmp_path / "saves").glob("*.uno")
    assert Replay.of(save.read_bytes()).record is not None


# Removed or replaced while it is open


def remove(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.replace(path)


def remove_home(path: Path) -> None:
    shutil.rmtree(path.parent)


@pytest.mark.parametrize("lose", [remove, replace, remove_home])
def test_a_step_is_not_kept_once_the_file_was_removed_or_replaced(
    lose: Callable[[Path], None], tmp_path: Path
) -> None:
    save = saved(tmp_path / "saves")
    assert save.is_there()
    lose(save.path)
    for _ in range(2):
        with pytest.raises(SaveError) as caught:
            save.append("Anna: draw\n")
        assert caught.value.code == "gone"
    save.finish(tmp_path / "saves")
    assert not save.is_there()
    assert not (tmp_path / "saves" / "finished").exists(), "another file is left where it is"


def test_a_file_that_comes_back_to_its_place_goes_on(tmp_path: Path) -> None:
    save = saved(tmp_path)
    elsewhere = save.path.rename(tmp_path / "elsewhere")
    with pytest.raises(SaveError):
        save.append("Anna: draw\n")
    elsewhere.rename(save.path)
    line = list(steps(a_record()))[5]
    assert save.append(line)
    assert content(save.path).endswith(line)


@pytest.mark.parametrize("lose", [remove, replace, remove_home])
def test_a_player_who_plays_on_without_a_file_is_told_and_hears_no_goodbye_that_is_not_true(
    lose: Callable[[Path], None], tmp_path: Path
) -> None:
    with start(tmp_path / "home", ROUND, options=("--lines",)) as terminal:
        terminal.wait_for("Your turn")
        lose(tmp_path / "home" / "saves" / "game.uno")
        terminal.type("draw\n")
        terminal.wait_for("The saved game was removed or replaced")
        terminal.type("quit\nyes\n")
        terminal.wait_for("Goodbye. The last game isn't saved")
        assert terminal.wait() == 0


def test_a_player_who_leaves_right_after_the_file_went_hears_it_too(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, options=("--lines",)) as terminal:
        terminal.wait_for("Your turn")
        (tmp_path / "home" / "saves" / "game.uno").unlink()
        terminal.type("quit\nyes\n")
        terminal.wait_for("Goodbye. The last game isn't saved")


# Without people


def without_people() -> str:
    return Record(("Ben", "Clara"), ("easy", "easy"), Setup(RULES, 2, seed=3)).header()


def test_a_match_of_computer_players_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "computers.uno"
    path.write_text(without_people() + "half a li", encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        SaveFile.resume(path)
    assert caught.value.code == "no-people"
    assert content(path) == without_people() + "half a li"
    with pytest.raises(SaveError):
        SaveFile.resume(path)  # no lock is left, or it would be in use
    assert caught.value.code == "no-people"


def test_a_match_of_computer_players_is_not_offered(tmp_path: Path) -> None:
    saves = tmp_path / "saves"
    saved(saves).close()
    (saves / "computers.uno").write_text(without_people(), encoding="utf-8")
    assert [game.names for game in unfinished(saves)] == [("Anna", "Ben")]


@pytest.mark.parametrize("language", languages())
def test_to_go_on_without_people_is_answered_with_a_sentence(language: str, tmp_path: Path) -> None:
    path = tmp_path / "computers.uno"
    path.write_text(without_people(), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "access_uno", "play", "--lines", "--language", language, "--resume", path],
        env={**os.environ, "ACCESS_UNO_HOME": str(tmp_path), "PYTHONUTF8": "1"},
        input="",
        capture_output=True,
        encoding="utf-8",
    )
    told = "".join((done.stdout + done.stderr).split())
    assert done.returncode == 1
    assert "".join(words_of(language).text("save-no-people").split()) in told
    assert "Traceback" not in told


def test_a_record_that_exists_is_refused_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "mine.uno"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        SaveFile.create(path, a_record().header())
    assert caught.value.code == "exists"
    assert content(path) == "mine"
    assert list(tmp_path.iterdir()) == [path]


def test_without_hard_links_a_file_is_created_as_well_and_none_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(errno.EPERM, "this file system has none")

    monkeypatch.setattr(os, "link", no_links)
    files.create(tmp_path / "a", b"first")
    with pytest.raises(FileExistsError):
        files.create(tmp_path / "a", b"second")
    assert (tmp_path / "a").read_bytes() == b"first"
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


@pytest.mark.parametrize("path", ["", "no/such/folder.uno", "with\0nul.uno", "."])
def test_a_file_that_is_not_there_cannot_be_read(path: str, tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        SaveFile.resume(tmp_path / path)
    assert caught.value.code in ("cannot-read", "cannot-write")


# Torn lines


def test_a_torn_last_line_is_dropped_wherever_it_was_torn(tmp_path: Path) -> None:
    record = a_record()
    *lines, last = [line.encode() for line, _ in zip(steps(record), range(4), strict=False)]
    whole = record.header().encode() + b"".join(lines)
    path = tmp_path / "torn.uno"
    for length in range(len(last)):
        path.write_bytes(whole + last[:length])
        save, replay = SaveFile.resume(path)
        save.append(last.decode())
        save.close()
        assert len(replay.steps) == 3
        assert path.read_bytes() == whole + last


def test_a_header_written_by_hand_without_a_last_line_feed_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "mine.uno"
    path.write_text(a_record().header().rstrip(), encoding="utf-8")
    save, replay = SaveFile.resume(path)
    assert replay.game is not None
    save.append(next(steps(a_record())))
    save.close()
    assert Replay.of(path.read_bytes()).error is None


def test_a_broken_save_is_kept_as_it_is_and_the_reason_is_known(tmp_path: Path) -> None:
    path = tmp_path / "broken.uno"
    text = a_record().header() + "Anna: play Q9\nhalf a li"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        SaveFile.resume(path)
    assert caught.value.code == "broken"
    assert caught.value.replay is not None
    assert caught.value.replay.error is not None
    assert caught.value.replay.error.code == "unknown-card"
    assert content(path) == text


# Damaged ends

DAMAGE = {
    "NULs": b"\0" * 4096 + b"\n",
    "NULs and no line feed": b"\0" * 4096,
    "noise": bytes(range(256)) * 3 + b"\n",
    "letters": b"lorem ipsum\ndolor sit amet\n",
    "half a step over NULs": b"Anna: dr\0\0\0\0\n",
    "one long line": b"x" * 100_000 + b"\n",
    "another file": b"[people.Anna]\nlanguage = 'de'\n\n",
    "a step of no player": b"Zoe: draw\n",
    "no text": b"Anna: draw \xff\n",
    "a name alone": b"Anna: \n",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_end_is_cut_back_to_the_last_good_step(damage: bytes, tmp_path: Path) -> None:
    record = a_record()
    *lines, last = [line for line, _ in zip(steps(record), range(4), strict=False)]
    whole = record.header() + "".join(lines)
    path = tmp_path / "damaged.uno"
    path.write_bytes(whole.encode() + damage)
    save, replay = SaveFile.resume(path)
    assert replay.error is None
    assert len(replay.steps) == 3
    assert content(path) == whole
    assert save.was_cut == (b"\n" in damage), "a last line without its end is nothing that was told"
    save.append(last)
    save.close()
    assert content(path) == whole + last


def test_a_player_who_goes_on_hears_that_a_damaged_step_was_cut_off(tmp_path: Path) -> None:
    with start(tmp_path / "home", f"{ROUND}Anna: play R3\x14\n") as terminal:
        terminal.wait_for("The end of this file was damaged and has been cut off.")
        terminal.wait_for("Your turn")
    with start(tmp_path / "whole", ROUND) as terminal:
        terminal.wait_for("Your turn")
        assert "damaged" not in terminal.text(0)


def test_what_a_person_can_have_written_is_never_cut_away(tmp_path: Path) -> None:
    record = a_record()
    lines = [line.encode() for line, _ in zip(steps(record), range(3), strict=False)]
    path = tmp_path / "broken.uno"
    for text in (b"".join((lines[0], b"\0\0\n", *lines[1:])), b"Anna: fly\n", b"Ben : drow\n\0\0\n"):
        path.write_bytes(record.header().encode() + text)
        with pytest.raises(SaveError) as caught:
            SaveFile.resume(path)
        assert caught.value.code == "broken"
        assert path.read_bytes() == record.header().encode() + text


@pytest.mark.parametrize("time", [1e12, -1e12, 4e11, -1.0])
def test_a_save_of_a_time_that_no_calendar_has_is_offered(
    time: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = saved(tmp_path)
    real = os.fstat

    class Stat:
        def __init__(self, handle: int) -> None:
            self.real = real(handle)

        def __getattr__(self, name: str) -> object:
            return time if name == "st_mtime" else getattr(self.real, name)

    monkeypatch.setattr(os, "fstat", Stat)
    (game,) = unfinished(tmp_path)
    assert game.path == save.path
    assert 1969 <= datetime.fromtimestamp(game.time).year <= 9999


# Full disks


@contextmanager
def disk_full_at(size: int) -> Iterator[None]:
    """No file can grow beyond this size: a write stops in the middle of a line, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_on_a_full_disk_a_line_is_refused_whole_and_the_game_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    save = saved(tmp_path)
    lines = list(steps(a_record()))
    before = content(save.path)
    with disk_full_at(len(before) + 3):
        for _ in range(2):
            with pytest.raises(SaveError) as caught:
                save.append(lines[5])
            assert caught.value.code == "disk-full"
            assert content(save.path) == before
    save.append(lines[5])
    assert content(save.path) == before + lines[5]


def test_a_torn_line_that_could_not_be_taken_back_at_once_is_taken_back_before_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = saved(tmp_path)
    lines = list(steps(a_record()))
    before = content(save.path)

    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, "the disk is not well")

    with monkeypatch.context() as patch, disk_full_at(len(before) + 3):
        patch.setattr(os, "ftruncate", refuse)
        for _ in range(2):
            with pytest.raises(SaveError):
                save.append(lines[5])
        assert content(save.path) == before + lines[5][:3]
    save.append(lines[5])
    assert content(save.path) == before + lines[5]


def test_a_line_whose_fsync_fails_is_not_told_and_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = saved(tmp_path)
    before = content(save.path)
    calls = []

    def fail_once(handle: int) -> None:
        calls.append(handle)
        if len(calls) == 1:
            raise OSError(errno.EIO, "the disk is not well")

    monkeypatch.setattr(os, "fsync", fail_once)
    with pytest.raises(SaveError) as caught:
        save.append("Anna: draw\n")
    assert caught.value.code == "cannot-write"
    assert content(save.path) == before


def test_a_new_save_on_a_full_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    with disk_full_at(10), pytest.raises(SaveError) as caught:
        saved(tmp_path)
    assert caught.value.code == "disk-full"
    assert list(tmp_path.iterdir()) == []


# Two programs


def test_two_programs_cannot_write_to_one_save(tmp_path: Path) -> None:
    save = saved(tmp_path)
    script = f"""if True:
        from pathlib import Path
        from access_uno.record.saves import SaveFile, SaveError
        try:
            SaveFile.resume(Path({str(save.path)!r}))
        except SaveError as error:
            print(error.code)
        """
    other = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert other.stdout == "in-use\n"
    save.close()
    save, _ = SaveFile.resume(save.path)
    save.close()


# What is offered


def test_unfinished_matches_are_offered_the_newest_first_and_everything_else_is_left_alone(
    tmp_path: Path,
) -> None:
    old, new = saved(tmp_path, seed=1), saved(tmp_path, seed=2)
    os.utime(old.path, (1000, 1000))
    (tmp_path / "noise.uno").write_bytes(os.urandom(1000))
    (tmp_path / "empty.uno").touch()
    (tmp_path / "cut.uno").write_text("uno 1\nrulebook: mario-de\n", encoding="utf-8")
    (tmp_path / "folder.uno").mkdir()
    games = unfinished(tmp_path)
    assert [game.path for game in games] == [new.path, old.path]
    assert (games[1].names, games[1].rulebook, games[1].time) == (("Anna", "Ben"), "mario-de", 1000)
    assert len(list(tmp_path.iterdir())) == 6
    assert unfinished(tmp_path / "nowhere") == []


def test_a_finished_match_is_kept_but_not_offered(tmp_path: Path) -> None:
    files = [saved(tmp_path) for _ in range(2)]
    text = content(files[0].path)
    names = set()
    for save in files:
        save.path.rename(tmp_path / "same.uno")
        save.path = tmp_path / "same.uno"
        save.finish(tmp_path)
        names.add(save.path)
        assert content(save.path) == text
    assert len(names) == 2
    assert {path.parent for path in names} == {tmp_path / "finished"}
    assert unfinished(tmp_path) == []


def test_a_record_of_ones_own_stays_where_it_is_when_it_is_finished(tmp_path: Path) -> None:
    save = SaveFile.create(tmp_path / "mine.uno", a_record().header())
    save.finish(tmp_path / "saves")
    assert save.path.is_file()


# Killed

_PLAYER = """if True:
    import sys
    from pathlib import Path
    from access_uno.record.saves import new_save
    from tests.play.test_saves import a_record, steps
    saves, seed = Path(sys.argv[1]), int(sys.argv[2])
    out = sys.stdout
    print("ready", file=out, flush=True)
    while True:
        record = a_record(seed)
        save = new_save(saves, record.names, record.header())
        print(record.header(), end="", file=out, flush=True)
        for line in steps(record, seed):
            save.append(line)
            print(line, end="", file=out, flush=True)
        save.finish(saves)
        seed += 1000
"""


@pytest.mark.parametrize("seed", range(12))
def test_killed_at_any_moment_the_record_is_valid_and_holds_all_that_was_told(
    tmp_path: Path, seed: int
) -> None:
    player = subprocess.Popen(
        [sys.executable, "-c", _PLAYER, str(tmp_path), str(seed)], stdout=subprocess.PIPE
    )
    assert player.stdout is not None
    assert player.stdout.readline() == b"ready\n"
    lines = [player.stdout.readline() for _ in range(random.Random(seed).randrange(60))]
    player.kill()
    told = b"".join([*lines, *player.stdout.read().splitlines(keepends=True)])
    player.stdout.close()
    player.wait()

    games = unfinished(tmp_path)
    assert len(games) <= 1
    for game in games:
        on_disk = game.path.read_bytes()
        save, replay = SaveFile.resume(game.path)
        save.close()
        assert replay.error is None
        assert on_disk.startswith(game.path.read_bytes())
    done = sorted((tmp_path / "finished").glob("*.uno"), key=lambda path: path.stat().st_mtime_ns)
    kept = b"".join(path.read_bytes() for path in (*done, *(game.path for game in games)))
    assert told in kept
