"""What was won so far: whatever stands in its file is told or passed over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from access_uno.record import results
from access_uno.words import words_of
from access_uno.words.results import results_lines

ONE = {"name": "Anna", "rounds": 1, "won": True}
GOOD: dict[str, Any] = {"time": 1.0, "rulebook": "mario-de", "level": "easy", "rounds": 2, "people": [ONE]}
BAD: list[object] = [
    None,
    GOOD | {"time": 10**400},
    GOOD | {"time": None},
    GOOD | {"rulebook": ["mario-de"]},
    GOOD | {"level": {}},
    GOOD | {"rounds": 10**400},
    GOOD | {"rounds": True},
    GOOD | {"people": [ONE | {"name": "\x1b]0;owned\x07"}]},
    GOOD | {"people": [ONE | {"name": "\u202eanna"}]},
    GOOD | {"people": [ONE | {"rounds": 3}]},
    GOOD | {"people": "Anna"},
]


@pytest.mark.parametrize(
    "bad", [*map(json.dumps, BAD), "[" * 100_000, "\0", "{", '"'], ids=lambda bad: bad[:60]
)
def test_a_line_that_means_nothing_is_passed_over(bad: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(f"{bad}\n{json.dumps(GOOD)}\n{bad}")
    assert len(results.kept(path)) == 1
    (told,) = results_lines(words_of("en"), path)
    assert told.startswith("Anna")
