"""The output to a page in a browser: lines as values, in order, each told once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from access_uno.console.draft import Draft
from access_uno.console.outlet import WRITTEN, Outlet, Telling
from access_uno.console.screen import Screen
from access_uno.engine.events import MatchWon, RoundWon
from access_uno.protocol.page import (
    Forget,
    LineCard,
    LineKind,
    PageMessage,
    SoundCue,
    Sounds,
    Told,
)

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.settings import Profile, Settings
    from access_uno.sounds import Cue
    from access_uno.words import Message

_ENDS: Final[Mapping[type, LineKind]] = {RoundWon: "round-won", MatchWon: "match-won"}


class PageOutlet(Outlet):
    """Gives messages to a page. `answering` is set while what was pressed or chosen there is answered."""

    def __init__(self, send: Callable[[PageMessage], None], settings: Settings) -> None:
        super().__init__(Screen(_Nowhere(), keys=False), settings.general, {}, devices=False)
        self._send = send
        self._settings = settings
        self._told = 0  # lines
        self.answering = False

    def use(self, console: Console, profile: Profile) -> None:  # noqa: ARG002
        self.profile = profile

    @property
    def is_page(self) -> bool:
        return True

    @property
    def has_buttons(self) -> bool:
        return self._settings.general.page_keys == "off"

    @property
    def can_sound(self) -> bool:
        return True

    def tell(
        self,
        message: Message,
        focus: int | None = None,  # noqa: ARG002
        felt: Message | Draft | None = None,  # noqa: ARG002
    ) -> Telling:
        self._told += 1
        parts = [part if isinstance(part, str) else LineCard(part.code, part.words) for part in message.parts]
        ends = (_ENDS[type(event)] for event in reversed(message.tells) if type(event) in _ENDS)
        self._send(
            Told(
                self._told,
                tuple(parts),
                message.language or self.profile.language,
                next(ends, message.kind),
                self.answering,
                self._lead(message).rstrip(),
                message.calls_reader,
                self.repeats,
            )
        )
        self.repeats = False
        return WRITTEN

    def tell_last(self, message: Message) -> None:
        self.tell(message)

    def _play(self, cues: Sequence[Cue], profile: Profile) -> None:
        from access_uno.sounds.catalogue import GROUP_OF

        place = 0 if profile.sounds_place == "mono" else 100
        heard = [
            SoundCue(cue.sound, round(cue.place * place), profile.sounds_volume)
            for cue in cues
            if getattr(profile, f"sounds_{GROUP_OF[cue.sound]}") == "on"
        ]
        if heard:
            self._send(Sounds(tuple(heard)))

    def hush(self) -> None:
        """Do nothing: a page silences itself, at the key."""

    def forget(self) -> None:
        self._send(Forget())

    def stop(self) -> None:
        """Do nothing: nothing of it runs here."""


class _Nowhere:
    """Where lines of a terminal would go."""

    def write(self, text: str, /) -> Any:
        """Take a text."""

    def flush(self) -> Any:
        """Send it."""
