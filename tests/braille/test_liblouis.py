"""The door to liblouis: missing and wrong modules, the log, odd characters, many threads."""

import logging
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from braille import liblouis
from braille.liblouis import LouisError
from braille.line import Card, in_cells, in_letters
from braille.notation import TABLES, notation, show
from braille.prose import grades, languages, prose
from tests.braille.bare import louis
from tests.braille.cards import CHOSEN, CODES, NOTATIONS


def fake_louis(version: str) -> SimpleNamespace:
    names = ("translateString", "translate", "backTranslateString", "dotsIO")
    log = {"LogCallback": lambda write: write, "registerLogCallback": print}
    return SimpleNamespace(__file__="fake.py", version=lambda: version, **log, **dict.fromkeys(names))


def test_the_real_module_tells_its_version() -> None:
    assert liblouis.version() == louis.version()


@pytest.mark.parametrize(
    ("module", "reason", "words"),
    [
        (None, "missing", "not installed"),
        (SimpleNamespace(__file__="/site/louis.py"), "wrong", "/site/louis.py"),
        (fake_louis("a toolbox"), "wrong", "Pylouis"),
        (fake_louis("3.5.0"), "old", "3.5.0 is too old"),
        (fake_louis("2.25.0"), "old", "2.25.0 is too old"),
    ],
)
def test_a_missing_wrong_or_old_module_is_a_clear_error(
    replace_louis: Callable[[object], None], module: object, reason: str, words: str
) -> None:
    replace_louis(module)
    rulebook = notation("rulebook")
    for use in (
        liblouis.version,
        lambda: rulebook.cells(["R7"]),
        lambda: rulebook.read("⠛⠗"),
        lambda: liblouis.own_table("en-ueb-g1.ctb"),
    ):
        with pytest.raises(LouisError) as caught:
            use()
        assert caught.value.reason == reason
        assert words in str(caught.value)


@pytest.mark.parametrize(
    ("system", "used"),
    [
        (fake_louis("3.24.0"), "3.24.0"),
        (fake_louis("3.5.0"), "3.39.0"),
        (SimpleNamespace(__file__="/site/louis.py"), "3.39.0"),
        (None, "3.39.0"),
    ],
)
def test_the_systems_own_is_preferred_where_it_is_new_enough(
    replace_louis: Callable[[object], None], monkeypatch: pytest.MonkeyPatch, system: object, used: str
) -> None:
    replace_louis(system)
    monkeypatch.setitem(sys.modules, "access_uno_liblouis", SimpleNamespace(louis=fake_louis("3.39.0")))
    assert liblouis.version() == used


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("raise OSError('liblouis.so.20: cannot open shared object file')", "missing"),
        ("raise AttributeError('no such function')", "wrong"),
        ("print 'Python 2'", "wrong"),
    ],
)
def test_a_module_that_cannot_be_imported_is_a_clear_error(
    replace_louis: Callable[[object], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    source: str,
    reason: str,
) -> None:
    (tmp_path / "louis.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    replace_louis(None)
    monkeypatch.delitem(sys.modules, "louis")
    with pytest.raises(LouisError) as caught:
        liblouis.version()
    assert caught.value.reason == reason


def test_without_liblouis_cards_appear_in_the_letters_of_the_notation(
    replace_louis: Callable[[object], None],
) -> None:
    with_liblouis = [each.letters([*CODES, *CHOSEN]) for each in NOTATIONS]
    replace_louis(None)
    assert [each.letters([*CODES, *CHOSEN]) for each in NOTATIONS] == with_liblouis
    assert show(["R7", "W"], notation("rulebook"), "cells") == "gr w="
    line = in_letters(["Anna plays", Card("R7"), "."], notation("rulebook"))
    assert line.cells == "Anna plays gr ."


def test_the_log_of_liblouis_is_our_log(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = tmp_path / "broken.utb"
    table.write_text("sign R 1235\nnonsense\n")
    with caplog.at_level(logging.DEBUG, logger="braille.liblouis"), pytest.raises(LouisError) as caught:
        liblouis.to_cells([str(table)], "R")
    assert caught.value.reason == "table"
    assert "broken.utb" in str(caught.value)
    assert any("nonsense" in record.message for record in caplog.records)
    assert {record.levelno for record in caplog.records} >= {logging.ERROR}
    assert capfd.readouterr() == ("", "")


def test_a_table_that_is_not_there_is_a_clear_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LOUIS_TABLEPATH", str(tmp_path))
    with pytest.raises(LouisError, match=r"cannot use its table en-ueb-g1\.ctb"):
        liblouis.own_table("en-ueb-g1.ctb")


def test_the_players_table_path_is_honoured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "nl-NL-g0.utb").write_text("sign a 1\n")
    monkeypatch.setenv("LOUIS_TABLEPATH", f"/nowhere,{tmp_path}")
    assert liblouis.own_table("nl-NL-g0.utb") == str(tmp_path / "nl-NL-g0.utb")


def test_own_tables_are_full_paths_whatever_lies_in_the_current_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "en-ueb-g1.ctb").write_text("sign a 123456\n")
    monkeypatch.chdir(tmp_path)
    path = Path(liblouis.own_table("en-ueb-g1.ctb"))
    assert path.is_absolute()
    assert path.parent != tmp_path


def test_nul_does_not_end_the_text() -> None:
    table = [str(TABLES / "rulebook.utb")]
    assert liblouis.to_cells(table, "R7\0GS") == "⠛⠗⠀⠎⠛"
    assert liblouis.to_cells_with_origins(table, "R7\0GS")[0] == "⠛⠗⠀⠎⠛"


def test_eight_threads_at_once_get_no_wrong_cell() -> None:
    """Each thread asks for what it knows the answer of."""
    rounds_each, hand = 30, [*CODES, *CHOSEN]
    words = {
        (language, grade): prose(language, grade)
        for language in languages()
        if language != "zh"  # remembered: would not reach liblouis
        for grade in grades(language)
    }
    message = ["Anna played", Card("R7"), "and", Card("W+4:blue"), "now."]
    cells = {each.name: each.hand(hand) for each in NOTATIONS}
    lines = {
        (key, each.name): in_cells(message, each, translate)
        for key, translate in words.items()
        for each in NOTATIONS
    }
    rounds = [0] * 8
    wrong: list[object] = []

    def work(number: int) -> None:
        try:
            while rounds[number] < rounds_each and not wrong:
                for each in NOTATIONS:
                    if each.hand(hand) != cells[each.name] or each.read(cells[each.name]) != hand:
                        wrong.append(each.name)
                for key, translate in words.items():
                    each = NOTATIONS[(rounds[number] + number) % len(NOTATIONS)]
                    if in_cells(message, each, translate) != lines[key, each.name]:
                        wrong.append(key)
                rounds[number] += 1
        except Exception as error:
            wrong.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert rounds == [rounds_each] * 8
