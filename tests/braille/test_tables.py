"""The tables: liblouis's own tools find nothing wrong, and they hold what docs/braille.md promises."""

import os
import re
import subprocess
from itertools import chain
from pathlib import Path

import pytest

from braille import liblouis
from braille.cells import from_dots
from braille.notation import ROW, TABLES, Notation
from tests.braille.cards import CHOSEN, CODES, NOTATIONS, name_of

TABLE_FILES = sorted(path for path in TABLES.iterdir() if path.suffix != ".toml")
each_notation = pytest.mark.parametrize("notation", NOTATIONS, ids=name_of)

# What stands for a colour and for each value in these notations, written down once more, by hand.
LETTERS = {
    "rulebook": dict(zip("0123456789", "jabcdefghi", strict=True))
    | {"S": "s", "R": "v", "+2": "+", "W": "w", "W+4": "z", "ST": "*", "CU": "q"},
    "mattel": dict(zip("0123456789", "jabcdefghi", strict=True))
    | {"S": "sk", "R": "rv", "+2": "+b", "W": "wi", "W+4": "wi+d", "ST": "st", "CU": "cu"},
    "rnib": {digit: letter + "x" for digit, letter in zip("0123456789", "jabcdefghi", strict=True)}
    | {"S": "sk", "R": "rv", "+2": "db", "W": "wld", "W+4": "drd", "ST": "str", "CU": "cus"},
}

by_hand = pytest.mark.parametrize(
    "notation", [each for each in NOTATIONS if each.name in LETTERS], ids=name_of
)


def rows(notation: str, code: str) -> tuple[str, str, str]:
    """What a card is to look like: one line, upper row, lower row."""
    marks = LETTERS[notation]
    if ":" in code or code in marks:
        stem, _, colour = code.partition(":")
        lower = colour[:1] or "="
        if notation == "rulebook":
            return marks[stem] + lower, marks[stem], lower
        lower = f"-{lower}" if colour else ""
        return marks[stem] + lower, marks[stem], lower
    value, colour = marks[code[1:]], code[0].lower()
    return (value + colour if notation == "rulebook" else colour + value), value, colour


@pytest.mark.parametrize("table", TABLE_FILES, ids=lambda path: path.name)
def test_lou_checktable_finds_nothing(table: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        ["lou_checktable", str(table)], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "No errors found.\n")


def test_lou_checktable_would_find_something(tmp_path: Path) -> None:
    bad = tmp_path / "bad.utb"
    bad.write_text("sign R 1235\nalways R7 12x5\n")
    assert (
        subprocess.run(["lou_checktable", "-q", str(bad)], capture_output=True, check=False).returncode != 0
    )


@by_hand
def test_every_card_looks_as_specified(notation: Notation) -> None:
    assert set(notation.codes) == {*CODES, *CHOSEN}
    for code, letters, stack in zip(
        notation.codes,
        notation.letters(notation.codes),
        notation.stacked(notation.codes),
        strict=True,
    ):
        one_line, upper, lower = rows(notation.name, code)
        assert letters == one_line
        assert stack == (from_letters(upper), from_letters(lower))


def from_letters(letters: str) -> str:
    """Cells of the few letters that stand on cards."""
    alphabet = "a1 b12 c14 d145 e15 f124 g1245 h125 i24 j245 k13 l123 r1235 s234 t2345 u136 v1236 w2456 x1346"
    marks = f"{alphabet} y13456 z1356 q12345 +346 *16 =123456 -36"
    dots = {mark[0]: mark[1:] for mark in marks.split()}
    return "".join(from_dots(dots[letter]) for letter in letters)


@each_notation
def test_what_is_written_is_what_liblouis_makes_of_it(notation: Notation) -> None:
    assert notation.cells(notation.codes) == [notation.written[code] for code in notation.codes]
    assert len(set(notation.written.values())) == len(notation.written) == 2 * (56 + 16)


@each_notation
def test_six_dots_only(notation: Notation) -> None:
    cells = set("".join(notation.written.values())) - {ROW}
    assert max(cells) <= "\u283f"


def test_in_the_rulebook_a_finger_tells_numbers_from_actions() -> None:
    rulebook = NOTATIONS[0]
    assert rulebook.name == "rulebook"
    values = dict(zip(CODES, (upper for upper, _ in rulebook.stacked(CODES)), strict=True))
    assert all(len(cells) == 2 for cells in rulebook.cells(rulebook.codes))
    for code, value in values.items():
        has_dot_3_or_6 = bool((ord(value) - 0x2800) & 0b100100)
        assert has_dot_3_or_6 is not code[1:].isdecimal()


@each_notation
def test_a_table_begins_with_words_for_its_reader(notation: Notation) -> None:
    opening = notation.table.read_text(encoding="utf-8").split("include")[0]
    assert opening.isascii()
    assert len(opening.splitlines()) > 10
    assert all(line.startswith("#") for line in opening.splitlines() if line)


def negatives(notation: str) -> list[tuple[str, str]]:
    """Cells that are no card, and liblouis's complaint about each (lou_checkyaml wants two backslashes)."""
    half = {"rulebook": ["g"], "mattel": ["r"], "rnib": ["rg", "r"]}[notation]
    no_colour = {"rulebook": ["g", "s"], "mattel": ["g", "sk"], "rnib": ["gx", "sk"]}[notation]
    complaints = {"g": r"\\1245/", "r": r"\\1235/", "s": r"\\234/", "k": r"\\13/", "x": r"\\1346/"}
    cases = [(from_letters(letters), "".join(complaints[c] for c in letters)) for letters in half + no_colour]
    stacked = [(cells + ROW, complaint + r"\\78/") for cells, complaint in cases[len(half) :]]
    return cases + stacked + [(ROW + from_letters("r"), r"\\78/\\1235/")]


def yaml(notation: Notation) -> str:
    """A test file for lou_checkyaml: all forms in both directions, and what is no card."""
    codes = [code + end for code in notation.codes for end in ("", "/")]
    names = [rows(notation.name, code) for code in notation.codes]
    forms = chain.from_iterable(
        (from_letters(one), from_letters(upper) + ROW + from_letters(lower)) for one, upper, lower in names
    )
    head = f"display: {TABLES / 'cells.dis'}\ntable: {notation.table}\n"
    both = "".join(f"  - ['{code}', '{cells}']\n" for code, cells in zip(codes, forms, strict=True))
    backward = "".join(f"  - ['{cells}', '{complaint}']\n" for cells, complaint in negatives(notation.name))
    forward = "".join(f"  - ['{half}', '{'⣿' * len(half)}']\n" for half in ("R", "7", "RB", "Q9", "+2"))
    return (
        f"{head}flags: {{testmode: bothDirections}}\ntests:\n{both}"
        f"{head}flags: {{testmode: backward}}\ntests:\n{backward}"
        f"{head}flags: {{testmode: forward}}\ntests:\n{forward}"
    )


def checkyaml(text: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    path = folder / "cards.yaml"
    path.write_text(text, encoding="utf-8")
    return subprocess.run(["lou_checkyaml", str(path)], capture_output=True, text=True, check=False)


@by_hand
def test_lou_checkyaml_passes(notation: Notation, tmp_path: Path) -> None:
    done = checkyaml(yaml(notation), tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "FAIL" not in done.stdout + done.stderr


@by_hand
def test_lou_checkyaml_would_find_a_wrong_form(notation: Notation, tmp_path: Path) -> None:
    good = yaml(notation)
    wrong = good.replace("'R7'", "'R8'", 1)
    assert wrong != good
    assert checkyaml(wrong, tmp_path).returncode == 1


@pytest.mark.parametrize("examples", sorted(Path(__file__).parent.glob("*.yaml")), ids=lambda path: path.stem)
def test_lou_checkyaml_finds_nothing(examples: Path) -> None:
    """Our corrections of liblouis's tables give the cells that people expect."""
    folders = f"{Path(liblouis.own_table('zh-tw.ctb')).parent},{liblouis.reachable(TABLES)}"
    done = subprocess.run(
        ["lou_checkyaml", str(examples)],
        env={**os.environ, "LOUIS_TABLEPATH": folders},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.match(r"SUCCESS \([1-9][0-9]+ tests, 0 failures\)", done.stdout)
