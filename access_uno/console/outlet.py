"""The way out to one reader: a line on the terminal, and where it is wanted speech and braille with it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Literal, cast

from access_uno.console.screen import Screen, Span

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.console.fingers import Fingers
    from access_uno.settings import Profile
    from access_uno.speech import Speech
    from access_uno.words import Message

    Form = Literal["cells", "letters"]


class Outlet:
    """Gives messages to whoever sits in front of the console, in the way that person reads."""

    def __init__(self, screen: Screen, profile: Profile) -> None:
        self.screen = screen
        self.profile = profile
        self._speech: Speech | None = None
        self._spoken_by = ""  # the backend that speaks
        self._fingers: Fingers | None = None

    def use(self, console: Console, profile: Profile) -> None:
        """Somebody reads in this manner from now on: start what that needs, and leave what it does not."""
        self.profile = profile
        self._use_speech(console, profile)
        wants_display = profile.display == "brlapi"
        if wants_display and self._fingers is None:
            from access_uno.console.fingers import Fingers

            self._fingers = Fingers(console)
        elif not wants_display and self._fingers is not None:
            self._fingers.stop(0)
            self._fingers = None

    def _use_speech(self, console: Console, profile: Profile) -> None:
        backend = profile.speech if profile.speaks else ""
        if backend != self._spoken_by:
            self._stop_speech(0)
        if not backend:
            return
        from access_uno.speech import Manner, Speech

        manner = Manner(profile.rate, profile.pitch, profile.volume)
        if self._speech is None:
            self._speech = Speech(
                backend,
                manner=manner,
                on_trouble=lambda trouble: console.post(lambda: console.say(f"speech-{trouble}")),
            )
            self._spoken_by = backend
        else:
            self._speech.tune(manner)

    def tell(self, message: Message, focus: int | None = None, felt: Message | None = None) -> None:
        """Write a message, say it and show it; `focus` is the card in it that is in focus.

        `felt` is another message, such as the hand, that stays on the braille display instead.
        """
        lead = self._lead(message)
        self.screen.write(lead + message.text, self._colours(message, len(lead)))
        if self._speech:
            self._speech.say(message.text, self.profile.language)
            if self.profile.reading == "braille":
                from access_uno.console.fingers import line_of

                self._speech.braille(line_of(message, self.profile).cells or message.text)
        if self._fingers:
            self._fingers.show(felt or message, self.profile, focus)

    def tell_last(self, message: Message) -> None:
        """Say goodbye."""
        self.screen.write_last(self._lead(message) + message.text)
        if self._speech:
            self._speech.say(message.text, self.profile.language)

    def hush(self) -> None:
        """A key was pressed: what is being said is not wanted any more."""
        if self._speech:
            self._speech.silence()
        if self._fingers:
            self._fingers.key_pressed()

    def forget(self) -> None:
        """Somebody else sits down: nothing of what was told may stay."""
        self.hush()
        self.screen.clear()
        if self._fingers:
            self._fingers.clear()

    def mark_pastes(self, wanted: bool) -> None:
        """Have the terminal say what is pasted, or no longer."""
        self.screen.mark_pastes(wanted)

    def stop(self) -> None:
        """Let go of speech and braille, without ever waiting long."""
        self._stop_speech()
        if self._fingers:
            self._fingers.stop()

    def _stop_speech(self, seconds: float = 1) -> None:
        if self._speech:
            self._speech.stop(seconds)
        self._speech, self._spoken_by = None, ""

    def _lead(self, message: Message) -> str:
        """What leads the text where it is wanted: its cards in braille."""
        form = self.profile.braille
        cards = [part.code for part in message.parts if not isinstance(part, str)]
        if form == "off" or not cards:
            return ""
        from braille.notation import notation, show

        return f"{show(cards, notation(self.profile.notation), cast('Form', form))} "

    def _colours(self, message: Message, place: int) -> list[Span]:
        """Where the cards of the message stand that have a colour, if colours are wanted."""
        if not self._coloured():
            return []
        spans = []
        for part in message.parts:
            length = len(part if isinstance(part, str) else part.words)
            if not isinstance(part, str) and (colour := part.colour or part.card.colour):
                spans.append((place, place + length, colour))
            place += length
        return spans

    def _coloured(self) -> bool:
        wanted = self.profile.colour
        if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
            return False
        return wanted == "on" or (wanted == "auto" and self.profile.reading == "speech")
