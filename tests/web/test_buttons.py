"""A page with buttons: no sentence and nothing in a scene names a key, since none is read there."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from access_uno.console import bindings
from access_uno.words import Words, languages
from tests.web.page_here import Page

MARK = "\N{KEYBOARD}"


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the name of every key marked."""
    name = bindings.key_name

    def named(words: Words, key: str) -> str:
        return MARK + name(words, key)

    for module in list(sys.modules.values()):
        if getattr(module, "key_name", None) is name:
            monkeypatch.setattr(module, "key_name", named)


@pytest.mark.parametrize("language", languages())
def test_a_walk_by_buttons_hears_of_no_key(tmp_path: Path, language: str) -> None:
    page, chance = Page(tmp_path, language).begin(), Random(3)
    for _ in range(250):
        page.do(*chance.choice(page.can_do() or [("back", "")]))
    assert len(set(page.texts())) > 100
    assert [text for text in page.texts() if MARK in text] == []


def test_with_the_keys_of_the_game_on_keys_are_named(tmp_path: Path) -> None:
    page = Page(tmp_path, "en")
    page.console.settings.change(page_keys="on")
    page.begin().do("help")
    assert [text for text in page.texts() if MARK in text]
