"""A message on its way to the ear: whether it waits, has begun, is over, or was silenced too early."""

from __future__ import annotations

import time
from typing import Final

_LETTERS_A_SECOND: Final = 14  # as synthesizers speak unless they are told otherwise
_UNTOLD: Final = 2.0  # seconds after which a message has begun, where its beginning should have been told


class Utterance:
    """One message. Its properties can be asked in any thread; `Speech` tells it what becomes of it."""

    def __init__(self, text: str, language: str) -> None:
        self.text = text
        self.language = language
        self.asked_at = time.monotonic()
        self.tried = False
        self.number: int | None = None  # by which the backend calls it
        self._begins_at: float | None = None
        self._is_over = self._is_silenced = self._is_lost = False

    @property
    def begun(self) -> bool:
        """Whether it has begun to be said, as far as is known."""
        return self._is_over or (self._begins_at is not None and time.monotonic() >= self._begins_at)

    @property
    def lost(self) -> bool:
        """Whether it was silenced before half of it was said."""
        return self._is_lost

    @property
    def seconds(self) -> float:
        """How long it takes to say, estimated."""
        from access_uno.words.message import length

        return 0.5 + length(self.text) / _LETTERS_A_SECOND

    @property
    def is_done(self) -> bool:
        """Whether nothing more becomes of it, by what was told or by estimation."""
        if self._is_over or self._is_silenced:
            return True
        return self._begins_at is not None and time.monotonic() >= self._begins_at + self.seconds

    def hand_over(self, number: int | None, free_at: float) -> float:
        """Note that the backend has it, which says other messages until `free_at`; return when it is over.

        A backend that numbers its messages tells when this one begins.
        """
        self.number = number
        now = time.monotonic()
        begins_at = max(free_at, now) if number is None else now + _UNTOLD
        if self._begins_at is None and not self._is_silenced:
            self._begins_at = begins_at
        return begins_at + self.seconds

    def begin(self) -> None:
        """Note that it begins to be said."""
        if not self._is_silenced:
            self._begins_at = min(self._begins_at or time.monotonic(), time.monotonic())

    def end(self) -> None:
        """Note that it is over, or that it is not to be waited for."""
        self._is_over = self._is_over or not self._is_silenced

    def silence(self) -> None:
        """Note that it is cut off here, or will not begin at all."""
        if self._is_over or self._is_silenced:
            return
        if not self.begun:
            self._begins_at = None
        said = 0.0 if self._begins_at is None else time.monotonic() - self._begins_at
        self._is_silenced, self._is_lost = True, said < self.seconds / 2
