"""The settings of an account: chosen in the same menus, stored by the server."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from access_uno.console.app import Console
from access_uno.console.menu import Item
from access_uno.play.settings_menu import KeysMenu, SettingsMenu
from access_uno.settings import Counts, Profile, Settings, Uses, edits

OFFERED: Final = (
    "language",
    "reading",
    "pace",
    "verbosity",
    "own_turn",
    "two_cards",
    "prompts",
    "bluffs",
    "attention",
    "title",
    "braille",
    "notation",
    "colour",
    "theme",
    "order",
    "scan",
    "page_keys",
)
READINGS: Final = ("terminal", "sight")
"""The ways of reading that need only the visitor's terminal."""


class AccountSettings(Settings):
    """Settings without a file on this computer, whose speech and display are not the visitor's."""

    def __init__(self, language: str, page: bool = False) -> None:
        """`page`: it is a browser's, which can play sounds and speak."""
        self._page = page
        self.keep: Callable[[Mapping[str, Any]], None] = lambda _: None
        super().__init__(Path("account"), language)

    def _read(self) -> None:
        """Read nothing: there is no file."""

    def _write(self, *changes: edits.Edit) -> None:
        for change in changes:
            edits.apply(self._raw, change)
        self.keep(self._raw)

    def _known_uses(self) -> object:
        return self._table("used")

    def _keep_uses(self, counts: Counts) -> None:
        self._raw["used"] = copy.deepcopy(counts)
        self.keep(self._raw)

    def take(self, raw: Mapping[str, Any]) -> None:
        """Take what was chosen and counted on earlier visits."""
        self._raw = copy.deepcopy(dict(raw))
        self.uses = Uses(self._known_uses, self._keep_uses)

    def person(self, name: str) -> Profile:
        """Return the settings of the account, under whatever name its owner plays."""
        del name
        chosen = super().person("")
        ways = (*READINGS, "speech") if self._page else READINGS
        way = chosen.reading if chosen.reading in ways else "terminal"
        sounds = "on" if self._page and chosen.sounds == "on" else "off"
        return chosen.but(reading=way, speech="off", display="off", sounds=sounds)


class AccountMenu(SettingsMenu):
    """The settings of a visitor."""

    def __init__(self, console: Console, changed: Callable[[], None] | None = None) -> None:
        super().__init__(console, "", changed)

    def items(self) -> Sequence[Item]:
        seen = self.console.outlet.is_page or self._profile.reading == "sight"
        without = {"colour"} if seen else {"theme"}
        without |= set() if self.console.outlet.is_page else {"page_keys"}
        items = self._choices(name for name in OFFERED if name not in without)
        items.append(Item(self.text("told-menu"), self._open_told, "told"))
        items.append(Item(self.text("sounds-menu"), self._sounds, "sounds"))
        if self.console.by_keys and not self.console.has_buttons:
            keys = KeysMenu(self.console, self._changed).open
            items.append(Item(self.text("settings-keys"), keys, "keys"))
        return items

    def _values(self, name: str, current: object) -> Sequence[Any]:
        ways = (*READINGS, "speech") if self.console.outlet.is_page else READINGS
        return ways if name == "reading" else super()._values(name, current)

    def _sounds(self) -> None:
        """Open nothing over SSH: there are no sounds."""
        if self.console.outlet.can_sound:
            super()._sounds()
        else:
            self.console.say("sounds-none-here")
