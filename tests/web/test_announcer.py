"""What readers are given to say: in order, nothing lost, nothing twice, and what is equal is heard twice."""

from __future__ import annotations

import itertools
import json
import subprocess
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

SCRIPT = Path(__file__).with_name("announcer.mjs")


def said(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the region gets, and when, of lines that come at times in milliseconds."""
    done = subprocess.run(
        ["node", SCRIPT], input=json.dumps(lines), capture_output=True, text=True, check=True, timeout=30
    )
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def texts(lines: list[dict[str, Any]]) -> list[str]:
    return [line["text"].removesuffix("\u00a0") for line in said(lines)]


def test_fifty_lines_in_one_frame_are_said_one_by_one_every_300_ms() -> None:
    put = said([{"at": 0, "text": f"Line {number}."} for number in range(50)])
    assert [line["text"].strip("\u00a0") for line in put] == [f"Line {number}." for number in range(50)]
    assert {after["at"] - before["at"] for before, after in itertools.pairwise(put)} == {300}


def test_every_other_line_ends_with_a_no_break_space() -> None:
    put = said([{"at": 0, "text": f"Line {number}."} for number in range(6)])
    assert [line["text"].endswith("\u00a0") for line in put] == [False, True] * 3


def test_a_line_equal_to_the_last_one_waits_one_and_a_half_seconds() -> None:
    put = said([{"at": 0, "text": "Ben draws one card."}] * 3 + [{"at": 0, "text": "Your turn."}])
    assert [line["at"] for line in put] == [0, 1500, 3000, 3300]


def test_the_answer_to_a_key_comes_before_news_even_while_an_equal_line_waits() -> None:
    news = [{"at": 0, "text": "Ben draws one card."}] * 2 + [{"at": 0, "text": "Ada plays red 5."}]
    answer = [{"at": 400, "text": "Red 7.", "answer": True}]
    assert texts(news + answer) == [
        "Ben draws one card.",
        "Red 7.",
        "Ben draws one card.",
        "Ada plays red 5.",
    ]


def test_what_a_key_cut_off_is_said_before_the_line_that_is_asked_for_again() -> None:
    news = [{"at": 0, "text": f"Ada plays red {number}."} for number in range(4)]
    key, asked = {"at": 1700}, {"text": "Ada plays red 3.", "answer": True, "again": True}
    assert texts([*news, key, {"at": 1800, **asked}])[4:] == [
        "Ada plays red 1.",
        "Ada plays red 2.",
        "Ada plays red 3.",
    ]
    late = texts([*news, {"at": 15_000}, {"at": 16_000, **asked}])
    assert late[4:] == ["Ada plays red 3."], "all was heard"


def test_a_chinese_line_takes_longer_to_be_said_than_its_characters_look() -> None:
    asked = {"at": 3100, "text": "輪到你了。", "answer": True, "again": True}
    line = {"at": 0, "text": "小美打出紅色數字五。", "language": "zh"}
    assert texts([line, {"at": 3000}, asked])[1:] == ["小美打出紅色數字五。", "輪到你了。"]


def test_each_line_has_its_language() -> None:
    put = said([{"at": 0, "text": "Hallo.", "language": "de"}, {"at": 0, "text": "Ciao.", "language": "it"}])
    assert [line["language"] for line in put] == ["de", "it"]


LINES = st.lists(
    st.fixed_dictionaries(
        {
            "at": st.integers(0, 3000),
            "text": st.sampled_from(["One.", "Two.", "Three."]),
            "answer": st.booleans(),
            "language": st.sampled_from(["en", "de"]),
        }
    ),
    max_size=120,
)


@settings(max_examples=15, deadline=None)
@given(LINES)
def test_nothing_is_lost_or_doubled_and_news_and_answers_keep_their_order(
    lines: list[dict[str, Any]],
) -> None:
    lines = sorted(lines, key=lambda line: line["at"])
    for number, line in enumerate(lines):
        line["text"] = f"{line['text']} {number}."
    whole = " ".join(texts(lines))
    places = [whole.index(line["text"]) for line in lines]
    assert len(whole) == sum(len(line["text"]) + 1 for line in lines) - bool(lines)
    for answers in (True, False):
        mine = [place for place, line in zip(places, lines, strict=True) if line["answer"] is answers]
        assert mine == sorted(mine)
