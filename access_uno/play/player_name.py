"""The name of the player: asked once, before the first game of their choice, and remembered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from access_uno.console.app import Console
from access_uno.console.bindings import ENTRY
from access_uno.console.entry import Entry
from access_uno.record.saves import finished, unfinished
from access_uno.settings import Home, Settings
from access_uno.settings.choices import Choices, remembered
from access_uno.text import names
from access_uno.words import languages
from access_uno.words.words import words_of


def known_name(settings: Settings, home: Home | None) -> str | None:
    """Return the player's name, from their last choice of a game or from a saved one; None if unknown."""
    people = settings.game.get("people")
    if isinstance(people, list) and people and isinstance(people[0], str):
        name = names.tidy(people[0])
        return None if names.why_not(name) else name
    saved = () if home is None else (*unfinished(home.saves), *finished(home.saves))
    for game in saved:
        if game.people and not _is_unnamed(game.people[0]):
            return game.people[0]
    return None


def own_name(settings: Settings, home: Home | None, language: str) -> str:
    """Return the same; for a player without a name, the word for a player."""
    return known_name(settings, home) or words_of(language).text("default-player")


def last_choices(console: Console) -> Choices:
    """Return the choices of the last new game, or those for a first one."""
    settings, language = console.settings, console.words.language
    home = console.home if console.has_home else None
    return remembered(settings.game, language, own_name(settings, home, language))


def ask_name(console: Console, then: Callable[[], None]) -> None:
    """Ask for the player's name, if a person sits there and it is unknown; then go on."""
    if console.is_attended and known_name(console.settings, console.home) is None:
        _NameEntry(console, then).open()
    else:
        then()


class _NameEntry(Entry):
    """Enter alone is an answer, too: then the name is the word for a player."""

    def __init__(self, console: Console, then: Callable[[], None]) -> None:
        words = console.words
        title = words.text("first-name-ask", take=console.pressed_for(ENTRY, "take"))
        super().__init__(
            console, title, self._done_with, words.text("default-player"), partial(_wrong, console)
        )
        self._then = then

    def entered(self) -> None:
        self.console.say_text(self._title)

    def line(self, text: str) -> None:
        super().line(text if text.strip() else self.console.words.text("default-player"))

    def _done_with(self, name: str) -> None:
        self.console.settings.name_player(names.tidy(name))
        self.console.tell_troubles()
        self._then()


def _wrong(console: Console, name: str) -> str | None:
    code = names.why_not(names.tidy(name))
    return code and console.words.text(f"error-{code}", name=name)


def _is_unnamed(name: str) -> bool:
    return name in [words_of(language).text("default-player") for language in languages()]
