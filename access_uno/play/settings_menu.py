"""The settings, told as sentences and changed one by one, for all or for one person; and the keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from access_uno.console.app import Console
from access_uno.console.bindings import ANSWERING, key_name
from access_uno.console.menu import Item, Menu, Pick, Question
from access_uno.console.mode import Mode
from access_uno.console.outlet import Outlet
from access_uno.console.reader import Reader
from access_uno.console.scene import Scene, deed
from access_uno.engine.cards import FACES
from access_uno.play.commands import COMMANDS, FIXED, Keymap, can_have
from access_uno.settings import FIELDS, PERSONAL, Choice, Profile
from access_uno.settings.told import NAMES
from access_uno.words import Words, languages, words_of

_PAUSES: Final = (0, 0.5, 1, 1.5, 2, 3, 4, 5, 7, 10)
_SCANS: Final = (0, 1, 2, 3, 4, 5, 7, 10)
_LEVELS: Final = (None, *range(-100, 101, 25))  # of rate, pitch and volume
_VOLUMES: Final = (10, 20, 30, 40, 60, 80, 100)
_OF_VOICES: Final = ("rate", "pitch", "volume")
_OF_DEVICES: Final = ("speech", *_OF_VOICES, "display")
_GRADES: Final = {"grade_en": "en", "grade_de": "de"}


class SettingsMenu(Menu):
    """All settings, for all people or for one; `changed` is called after every change.

    Without it, settings for all take effect at the console at once.
    """

    def __init__(self, console: Console, person: str = "", changed: Callable[[], None] | None = None) -> None:
        super().__init__(console)
        self._person = person
        self._changed = changed or self._use

    def _use(self) -> None:
        self.console.use(self.console.settings.general)

    @property
    def _profile(self) -> Profile:
        return self.console.settings.person(self._person)

    def title(self) -> str:
        return self.text("settings-of", person=self._person) if self._person else self.text("settings")

    def items(self) -> Sequence[Item]:
        words, profile = self.console.words, self._profile
        items = self._choices(_names(profile, bool(self._person), self.console.outlet))
        items.append(Item(words.text("told-menu"), self._open_told, "told"))
        if self._person:
            items.append(Item(words.text("settings-as-everybody"), self._forget, "forget"))
        else:
            items.append(Item(words.text("sounds-menu"), self._sounds, "sounds"))
            if self.console.by_keys and not self.console.has_buttons:
                keys = KeysMenu(self.console, self._changed).open
                items.append(Item(words.text("settings-keys"), keys, "keys"))
            items.append(Item(words.text("settings-person"), self._ask_person, "person"))
        return items

    def _choices(self, names: Iterable[str]) -> list[Item]:
        """Return an item for each of these settings, as it is now."""
        words, profile = self.console.words, self._profile
        return [
            Item(told(words, name, getattr(profile, name)), partial(self._ask, name), name) for name in names
        ]

    def _ask(self, name: str) -> None:
        words, current = self.console.words, getattr(self._profile, name)
        values = self._values(name, current)
        options = [(value, told(words, name, value)) for value in values]
        if name == "language":  # each by its name in itself
            options = [(value, _called(value)) for value in values]
        title = words.text(f"setting-{name.replace('_', '-')}-ask")
        Pick(self.console, title, options, partial(self._change, name), current).open()

    def _values(self, name: str, current: object) -> Sequence[Any]:
        return choices_of(name, current)

    def _change(self, name: str, value: object) -> None:
        self.console.settings.change(self._person, **{name: value})
        self._go_on()

    def _go_on(self) -> None:
        self.console.take_pause()
        self._changed()
        self.console.tell_troubles()
        self.console.resume()

    def _forget(self) -> None:
        self.console.settings.change(self._person, **dict.fromkeys(PERSONAL))
        self.console.settings.change_told(self._person, dict.fromkeys(NAMES))
        self._go_on()

    def _open_told(self) -> None:
        from access_uno.play.told_menu import ToldMenu

        ToldMenu(self.console, self._person, self._changed).open()

    def _sounds(self) -> None:
        from access_uno.play._sounds_menu import SoundsMenu

        SoundsMenu(self.console, "", self._changed).open()

    def _ask_person(self) -> None:
        words, settings = self.console.words, self.console.settings
        people = settings.game.get("people")
        known = [name for name in people if isinstance(name, str)] if isinstance(people, list) else []
        names = [(name, name) for name in dict.fromkeys([*known, *settings.people])]
        if not names:
            self.console.say("settings-no-person")
            return
        title = words.text("settings-person-ask")
        Pick(self.console, title, names, lambda name: SettingsMenu(self.console, name).open()).open()


def told(words: Words, name: str, value: Any) -> str:
    """Return a setting as a sentence."""
    if name == "language":
        value = _called(value)
    if name == "notation":
        from braille.paper import Legend

        return Legend((), _notations()[value], words.language).explanations[-1]
    if isinstance(value, int) and value < 0:
        value = words.text("n-minus", number=-value)
    return words.text(f"setting-{name.replace('_', '-')}", value="own" if value is None else value)


def _called(language: str) -> str:
    return words_of(language).text("language-name")


def _names(profile: Profile, personal: bool, outlet: Outlet) -> Iterator[str]:
    """Yield the settings that have a meaning for this profile, where a person sits."""
    without = {name for name in FIELDS if name.startswith("sounds")}  # they have a menu of their own
    without |= {grade for grade, language in _GRADES.items() if language != profile.language}
    without.add("colour" if profile.reading == "sight" or outlet.is_page else "theme")
    without.add("typing" if outlet.is_page else "page_keys")
    if profile.reading == "terminal":
        without.add("speech")
    if not profile.speaks:
        without.update(_OF_VOICES)
    if not outlet.devices:
        without.update(_OF_DEVICES)
    return (name for name in (PERSONAL if personal else FIELDS) if name not in without)


def choices_of(name: str, current: object) -> Sequence[Any]:
    """Return the values to choose from; a number in the file is among them."""
    field = FIELDS[name]
    if name == "language":
        return languages()
    if name == "notation":
        return tuple(_notations())
    if isinstance(field, Choice):
        return field.choices
    values = {"pause": _PAUSES, "scan": _SCANS, "sounds_volume": _VOLUMES}.get(name, _LEVELS)
    return values if current in values else (*values, current)


def _notations() -> Any:
    from braille.notation import notations

    return notations()


class KeysMenu(Menu):
    """The keys of the game, which can be given to other commands; `changed` is called after every change."""

    called = "keys-menu"

    def __init__(self, console: Console, changed: Callable[[], None]) -> None:
        super().__init__(console)
        self._changed = changed

    def items(self) -> Sequence[Item]:
        words, keymap = self.console.words, Keymap(self.console.settings.keys)
        items = []
        for name in COMMANDS:
            if name != "place":
                keys = words.join([key_name(words, key) for key in keymap.keys[name]], "or")
                text = words.text("key-line", keys=keys, what=words.text(f"command-{name}"))
                items.append(Item(text, NewKey(self.console, name, self._changed).open, name))
        ask_reset = Question(self.console, words.text("keys-reset-ask"), self._reset).open
        return [*items, Item(words.text("keys-reset"), ask_reset, "reset")]

    def _reset(self) -> None:
        for command in self.console.settings.keys:
            self.console.settings.change_key(command, None)
        self._changed()
        self.console.tell_troubles()
        self.console.resume()


_KEEPS: Final = ("escape", "ctrl-c")  # keys that leave the one there is; all others can be chosen


class NewKey(Mode):
    """Waits for the key that a command is to have from now on."""

    def __init__(self, console: Console, command: str, changed: Callable[[], None]) -> None:
        super().__init__(console)
        self._command = command
        self._changed = changed

    def entered(self) -> None:
        self.console.say_text(next(self.keys_now()))

    def key(self, name: str) -> None:
        words, settings = self.console.words, self.console.settings
        keymap = Keymap(settings.keys)
        owner = keymap.command(name)
        if name in _KEEPS:
            self.console.close(self)
        elif name in FIXED or not can_have(self._command, name):
            self.console.say("keys-reserved", key=key_name(words, name))
        elif owner not in (None, self._command):
            key, what = key_name(words, name), words.text(f"command-{owner}")
            self.console.say("keys-taken", key=key, what=what, back=self._back())
        else:
            settings.change_key(self._command, (name,))
            self._changed()
            self.console.tell_troubles()
            self.console.close(self)

    def line(self, text: str) -> None:  # noqa: ARG002
        """Refuse: there are no keys to change where lines are typed."""
        self.console.close(self)

    def keys_now(self) -> Iterator[str]:
        words = self.console.words
        yield words.text("keys-ask", what=words.text(f"command-{self._command}"), back=self._back())

    def _back(self) -> str:
        words = self.console.words
        return words.join([key_name(words, key) for key in _KEEPS], "or")

    def scene(self) -> Scene:
        return Scene(next(self.keys_now()), (deed(self.console.words, "back", ANSWERING),))

    def do(self, command: str, what: str = "") -> bool:  # noqa: ARG002
        if command == "back":
            self.console.close(self)
        return command == "back"


def tell_notation(console: Console, name: str) -> None:
    """Explain a notation: its marks, and the cells of every card."""
    from braille.cells import to_letters
    from braille.paper import Legend

    notation = _notations()[name]
    codes = [card.code for card in FACES]
    legend = Legend(codes, notation, console.words.language)
    cards = zip(codes, notation.cells(codes, or_written=True), strict=True)
    lines = [f"{legend.name(code)}: {to_letters(cells)}, {cells}" for code, cells in cards]
    Reader(console, legend.explanations[-1], [*legend.lines(), *lines]).open()
