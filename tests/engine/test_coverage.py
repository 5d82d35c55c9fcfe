"""Every rule and every decision has a test that is named after it."""

from __future__ import annotations

import re
from pathlib import Path

NOT_THE_ENGINE_S = {
    "R6": "marks on the cards: tests/braille",
    "D54": "marks on the cards: tests/braille",
}
HERE = Path(__file__).parent
ALL = {f"R{number}" for number in range(1, 63)} | {f"D{number}" for number in range(1, 56)}


def covered() -> set[str]:
    """The ids in the names of the tests of this folder."""
    source = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    names = re.findall(r"^def test((?:_[rd]\d+)+)_", source, re.MULTILINE)
    return {rule.upper() for name in names for rule in name.split("_") if rule}


def test_every_rule_has_its_test() -> None:
    assert covered() == ALL - NOT_THE_ENGINE_S.keys()


def test_every_slip_and_trap_has_its_test() -> None:
    """As many as section 2.3 has rows."""
    source = (HERE / "test_traps.py").read_text(encoding="utf-8")
    rows = {"mario_de": 5, "mario_it": 7, "mario_zh": 8, "mario_nl": 4, "braille_de": 5}
    assert {book: source.count(f"def test_trap_{book}_") for book in rows} == rows
