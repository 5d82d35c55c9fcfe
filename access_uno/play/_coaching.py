"""Hints for the person in front of the console: asked for, waited for, told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_uno.record.step_store import NotStoredError

if TYPE_CHECKING:
    from access_uno.play._person import Person
    from access_uno.play._voice import Voice


class Hints:
    """Asks the table for hints, and tells them."""

    def __init__(self, person: Person, voice: Voice) -> None:
        self._person = person
        self._voice = voice
        self._asked_at = -1  # after so many steps; -1: no hint is waited for

    @property
    def waits(self) -> bool:
        """Whether a hint is still to come: none does once the game has gone on, or it was refused."""
        seat = self._person.seat
        return self._asked_at == seat.steps and seat.hint_comes

    def ask(self) -> None:
        """Ask for a hint; the key is answered at once, though the hint may take a moment."""
        seat = self._person.seat
        if not seat.ask_hint():
            self._voice.say("hint-not-now" if seat.has_hints else "refused-no-hints")
            return
        self._asked_at = seat.steps
        if not self.tell():
            self._voice.say("hint-comes")

    def tell(self) -> bool:
        """Tell the hint that was asked for, if it is there; return whether it was."""
        person = self._person
        try:
            advice = person.seat.take_hint() if self.waits else None
        except NotStoredError as error:
            self._asked_at = -1
            self._voice.say("step-not-kept", code=error.code)
            return False
        if advice is None:
            return False
        from access_uno.words.advice import Adviser

        self._asked_at = -1
        adviser = Adviser(person.words, person.seat.names, person.seat_number)
        self._voice.tell(adviser.hint(person.view, advice))
        return True
