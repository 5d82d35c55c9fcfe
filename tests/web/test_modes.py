"""What the console has besides a game, by a page: hints, reviews, settings, several people, odd files."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_uno.console.scene import Curtain
from access_uno.play import _home_tables
from access_uno.protocol.page import Forget
from tests.browser.home import MATCH
from tests.play.driver import AtOnce
from tests.play.test_review import FOUND, LOST, MOMENT
from tests.web.page_here import Page

EVIL = "<img src=x onerror=hacked=1>"


def saved(folder: Path, record: str, name: str = "match") -> Path:
    """Keep a match, and return its file."""
    path = folder / "saves" / f"{name}.uno"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record, encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def thinks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("play.review", "table.table"):
        monkeypatch.setattr(f"access_uno.{module}.shared", AtOnce)


def test_a_hint_answers_its_button(tmp_path: Path) -> None:
    saved(tmp_path, MATCH)
    page = Page(tmp_path, "en").begin()
    page.choose("go on")
    before = len(page.lines())
    page.do("hint")
    page.settle()
    assert [line for line in page.lines()[before:] if line.startswith("Hint: play")], page.lines()[before:]


def test_a_match_is_looked_through_and_tried_again_from_its_moment(tmp_path: Path) -> None:
    saved(tmp_path, LOST + "Ben: play R1\n", "finished/lost")
    page = Page(tmp_path, "en").begin()
    page.choose("finished")
    match = next(name for name in page.choices() if name not in ("results", "back"))
    page.choose(match)
    page.choose(next(name for name, text in page.choices().items() if "could I have done" in text))
    page.settle()
    assert page.scene.title == FOUND
    [moment] = [name for name, text in page.choices().items() if text == MOMENT]
    page.choose(moment)
    page.choose(next(iter(page.choices())))
    assert page.scene.hand


def test_a_setting_changes_the_page_at_once(tmp_path: Path) -> None:
    page = Page(tmp_path, "en").begin()
    page.choose("settings", "theme")
    page.choose(next(name for name, text in page.choices().items() if "ellow" in text))
    assert page.manner.theme == "yellow"
    page.choose("language")
    page.choose(next(name for name, text in page.choices().items() if text.startswith("Deutsch")))
    assert (page.manner.language, page.manner.words["cut"][:14]) == ("de", "Die Verbindung")


def test_several_people_at_one_page_see_no_hand_but_their_own(tmp_path: Path) -> None:
    record = MATCH.replace("player: Ben | computer random", "player: Ben").replace("seed: 12", "seed: 5")
    path = saved(tmp_path, record)
    page = Page(tmp_path, "en")
    _home_tables.go_on(page.console, path)
    page.settle()
    turns = 0
    for _ in range(60):
        scene, others = page.scene, len(page.given)
        if isinstance(scene, Curtain):
            page.do("sit-down")
            turns += 1
        elif fitting := [card.name for card in getattr(scene, "hand", ()) if card.fits]:
            page.do("play", fitting[0])
        else:
            page.do(*(page.can_do() or [("back", "")])[0])
        if isinstance(scene, Curtain) or not isinstance(page.scene, Curtain):
            continue
        assert any(isinstance(one, Forget) for one in page.given[others:]), "what was told can be read"
        assert not hasattr(page.scene, "hand")
    assert turns > 3


def test_a_damaged_match_whose_file_is_named_like_markup_is_told_as_text(tmp_path: Path) -> None:
    saved(tmp_path, MATCH, EVIL)
    page = Page(tmp_path, "en").begin()
    saved(tmp_path, "uno 1\nnonsense\n", EVIL)
    page.choose("go on")
    assert [line for line in page.lines() if EVIL in line], page.lines()
