"""The line of a page to its console: what is done while it is cut is told, and nothing is done twice."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

SCRIPT = Path(__file__).with_name("connection.mjs")
OPENED = {"at": 0, "happens": "opened"}


def found(*happened: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what a page sends and tells of its line, and when, in milliseconds."""
    done = subprocess.run(
        ["node", SCRIPT], input=json.dumps(happened), capture_output=True, text=True, check=True, timeout=30
    )
    steps: list[dict[str, Any]] = json.loads(done.stdout)
    return steps


def all_of(what: str, steps: list[dict[str, Any]]) -> list[Any]:
    return [step[what] for step in steps if what in step]


def test_a_press_while_the_line_is_cut_is_told_at_once_and_not_sent_later() -> None:
    cut, press = {"at": 100, "happens": "cut"}, {"at": 200, "happens": "press"}
    steps = found(OPENED, cut, press, {"at": 450, "happens": "opened"})
    assert {"at": 200, "told": "unsent"} in steps
    assert all_of("sent", steps) == ["open", "open"]
    assert all_of("told", steps) == ["unsent", "back"]


def test_a_wish_that_was_under_way_when_the_line_was_cut_is_told_when_it_is_back() -> None:
    press, cut = {"at": 100, "happens": "press"}, {"at": 150, "happens": "cut"}
    for wishes, told in ((0, ["lost"]), (1, [])):
        steps = found(OPENED, press, cut, {"at": 500, "happens": "opened", "wishes": wishes})
        assert all_of("told", steps) == told
        assert all_of("sent", steps) == ["open", "press", "open"]


def test_in_a_new_visit_nothing_was_lost() -> None:
    press, cut = {"at": 100, "happens": "press"}, {"at": 150, "happens": "cut"}
    assert all_of("told", found(OPENED, press, cut, {"at": 500, "happens": "opened", "is_new": True})) == []


def test_presses_in_a_row_are_told_once() -> None:
    presses = [{"at": at, "happens": "press"} for at in (200, 220, 240, 1000, 2000)]
    steps = found(OPENED, {"at": 100, "happens": "cut"}, *presses)
    assert [step["at"] for step in steps if step.get("told") == "unsent"] == [200, 2000]


def test_a_short_cut_is_not_told_and_a_long_one_is_told_once_and_its_end() -> None:
    cut = {"at": 100, "happens": "cut"}
    assert all_of("told", found(OPENED, cut, {"at": 450, "happens": "opened"})) == []
    steps = found(OPENED, cut, *[{"at": at, "happens": "cut"} for at in (450, 1500)], OPENED | {"at": 3600})
    assert [step for step in steps if "told" in step] == [
        {"at": 2100, "told": "cut"},
        {"at": 3600, "told": "back"},
    ]


def test_a_line_that_owes_an_answer_for_five_seconds_counts_as_cut() -> None:
    presses = [{"at": at, "happens": "press"} for at in (1000, 4000)]
    steps = found(OPENED, *presses, {"at": 6400, "happens": "opened", "wishes": 0})
    assert [step["at"] for step in steps if step.get("connects")][:2] == [0, 6300]
    assert all_of("told", steps) == ["lost"]
    answered = found(OPENED, *presses, {"at": 4100, "happens": "answer"})
    assert len(all_of("connects", answered)) == 1


def test_after_the_last_message_nothing_is_told_or_dialled() -> None:
    ended, cut, press = [{"at": 100, "happens": happens} for happens in ("ended", "cut", "press")]
    steps = found(OPENED, ended, cut, press)
    assert len(all_of("connects", steps)) == 1
    assert all_of("told", steps) == []


HAPPENED = st.lists(
    st.tuples(st.integers(1, 3000), st.sampled_from(["press", "cut", "opened", "answer"])), max_size=40
)


@settings(max_examples=25, deadline=None)
@given(HAPPENED)
def test_every_press_was_sent_once_or_told(happened: list[tuple[int, str]]) -> None:
    at, steps = 0, []
    for pause, happens in happened:
        at += pause
        steps.append({"at": at, "happens": happens, "wishes": 0})
    seen = found(OPENED, *steps)
    assert all_of("press", seen).count(True) == all_of("sent", seen).count("press")
    refused = [step["at"] for step in seen if step.get("press") is False]
    told = [step["at"] for step in seen if step.get("told") == "unsent"]
    assert all(any(at - 1500 < other <= at for other in told) for at in refused)
