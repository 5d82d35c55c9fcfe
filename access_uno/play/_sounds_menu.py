"""The sounds: their settings, and a list that plays and names each."""

from __future__ import annotations

from collections.abc import Sequence

from access_uno.console.menu import Item, Menu
from access_uno.play.settings_menu import SettingsMenu
from access_uno.settings import FIELDS
from access_uno.sounds import SOUNDS, Cue


class SoundsMenu(SettingsMenu):
    """The settings of sounds, for all at this console: they share its loudspeakers."""

    def title(self) -> str:
        return self.text("sounds-menu")

    def items(self) -> Sequence[Item]:
        names = [name for name in FIELDS if name.startswith("sounds")]
        if not self._profile.sounding:
            names = names[:1]
        listen = Item(self.text("sounds-listen"), self._listen, "listen")
        return [*self._choices(names), listen]

    def entered(self) -> None:
        if not self.console.outlet.can_sound:
            self.console.say("sounds-none-here")
        super().entered()

    def _listen(self) -> None:
        if self.console.outlet.can_sound:
            SoundList(self.console).open()
        else:
            self.console.say("sounds-none-here")


class SoundList(Menu):
    """Plays and names every sound, whatever the settings are."""

    def title(self) -> str:
        way = "-page" if self.console.has_buttons else "" if self.console.by_keys else "-typed"
        return self.with_keys(f"sounds-listen-title{way}")

    def items(self) -> Sequence[Item]:
        return [Item(self.text(f"sound-{sound}"), self._tell_item, sound) for sound in SOUNDS]

    def _tell_item(self, how: str = "menu-item") -> None:
        super()._tell_item(how)
        self.console.outlet.sound_alone(Cue(SOUNDS[self._place]))
