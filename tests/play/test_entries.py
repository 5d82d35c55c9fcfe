"""Entries of menus and settings fit a line of 80 columns, or say their point first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from access_uno.console.app import Console
from access_uno.console.menu import Menu, Pick, Question
from access_uno.play import start_menu
from access_uno.play.settings_menu import choices_of, told
from access_uno.settings import FIELDS, Profile
from access_uno.sounds import Cue
from access_uno.text.folding import cells, fold
from access_uno.words import Words, languages, words_of
from tests.play.shadow import ROUND, Scribe, Shadow

COLUMNS = 80
ENDS = tuple(".:;,。：；，")
LEADING_OUT = {"quit", "leave", "back", "begin"}
ANSWERED = (Pick, Question)  # what is chosen there changes anything


class Silent(Scribe):
    """Plays no sound."""

    def sound_alone(self, cue: Cue) -> None:
        """Sounds are listened to in a menu."""


class AtTheTable(Shadow):
    """The menu of the game."""

    scribe_of = Silent

    def menu(self) -> Console:
        """The console with it."""
        self.press("m")
        return self.console


class AtTheStart(AtTheTable):
    """The start menu."""

    def open(self, record: str) -> None:
        start_menu.begin(self.console, lambda _: None, lambda _: None)

    def menu(self) -> Console:
        return self.console


def menus(console: Console, seen: set[tuple[type, str]]) -> Iterator[tuple[str, list[str]]]:
    """Yield the title and the entries of the menu on top, and of all that are opened from it."""
    menu, modes = console.mode, list(console._modes)
    assert isinstance(menu, Menu)
    yield f"{type(menu).__name__}, {menu.title()}", [item.text for item in menu._items]
    for item in () if isinstance(menu, ANSWERED) else menu._items:
        known = (type(menu), item.key or item.text)
        if item.key in LEADING_OUT or known in seen:
            continue
        seen.add(known)
        item.do()
        if console._modes and console.mode is not menu and isinstance(console.mode, Menu):
            yield from menus(console, seen)
        console._modes[:] = modes


def too_long(words: Words, entries: Sequence[str]) -> Iterator[str]:
    """Yield the entries that neither fit a line with their place nor say first what only they say."""
    firsts = []
    for place, text in enumerate(entries, 1):
        line = words.text("menu-item", text=words.sentence(text), place=place, count=len(entries))
        firsts.append(fold(line, COLUMNS)[0] if cells(line) > COLUMNS else "")
    for text, first in zip(entries, firsts, strict=True):
        if first and (not first.endswith(ENDS) or firsts.count(first) > 1):
            yield text


@pytest.mark.parametrize("language", languages())
def test_an_entry_of_a_menu_fits_its_line_or_says_its_point_first(language: str, tmp_path: Path) -> None:
    words, titles = words_of(language), []
    for number, place in enumerate((AtTheStart, AtTheTable)):
        game = place(tmp_path / str(number), ROUND, f'language = "{language}"\n')
        for title, entries in menus(game.menu(), set()):
            assert list(too_long(words, entries)) == [], title
            titles.append(title)
    assert len(titles) > 60


@pytest.mark.parametrize("language", languages())
def test_every_value_of_a_setting_fits_its_line_wherever_it_stands(language: str) -> None:
    words = words_of(language)
    for name in FIELDS:
        if name == "notation":  # begins with its name, before what is explained
            continue
        for value in choices_of(name, getattr(Profile(), name)):
            text = words.sentence(told(words, name, value))
            line = words.text("menu-item", text=text, place=25, count=len(FIELDS))
            assert cells(line) <= COLUMNS, line
