"""Opening a table in a house: all that it is made of is chosen there, house rules as for a game at home."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from access_uno.together.company import Company
from access_uno.together.lobby import OpenTable
from access_uno.words import Words
from access_uno.words.languages import languages
from tests.console.driver import Driver


class Visit:
    """A company that keeps what is asked of the house."""

    def __init__(self) -> None:
        self.wanted: list[dict[str, Any]] = []

    def play(self, **wanted: Any) -> None:
        self.wanted.append(wanted)


@pytest.mark.parametrize("language", languages())
def test_a_table_is_opened_with_house_rules(tmp_path: Path, language: str) -> None:
    words, visit = Words(language), Visit()
    driver = Driver(tmp_path, language, by_keys=False)
    driver.open(OpenTable(driver.console, cast(Company, visit)))
    # the options, jumping in, its second value; then back, and open
    driver.type(words.text("called-options"), words.text("option-jump-in-name"), "2")
    driver.type(words.text("typed-menu-back").split(",")[0])
    driver.type("1")
    [wanted] = visit.wanted
    assert wanted["rules"] == {"jump_in": "yes"}
    assert (wanted["seats"], wanted["computers"], wanted["private"], wanted["chance"]) == (4, 0, False, 60)
