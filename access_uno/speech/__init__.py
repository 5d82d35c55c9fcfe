"""The game speaks: accessible_output2 behind a thread of its own, so that the game never waits for speech.

speech = Speech("auto", on_trouble=tell)
speech.say("Anna plays red 7.", "en")
speech.silence()
speech.stop()
"""

from __future__ import annotations

import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from operator import methodcaller

from access_uno.speech import dispatcher
from access_uno.speech.utterance import Utterance
from access_uno.speech.voices import LISTING, Manner, Voice, open_voice
from access_uno.system.worker import PATIENCE, Hung, Keeper, Lost, Trouble, Worker

__all__ = ["BACKENDS", "Manner", "Speech", "Trouble", "Utterance"]

BACKENDS = ("auto", "speech-dispatcher", "espeak", "nvda", "jaws", "sapi5", "voiceover", "off")
"""The names that ``Speech`` knows. "auto" takes the first that works."""

_STARTING = 10.0  # seconds for the first call, which may have to start the server
_LONG_RETRY = 5.0  # searching for a Windows screen reader is slow
_CHECK = 1.0  # seconds between checks of a server that is speaking
LATE = 5.0  # after an outage, older messages are dropped


class Speech(Keeper[Voice]):
    """Says messages one after the other. No method waits for the backend or raises because of it.

    ``on_trouble`` is called once for each outage, from another thread. Speech comes back by itself.
    ``stop()`` hands over waiting messages, and never hangs.
    """

    def __init__(
        self,
        backend: str = "auto",
        *,
        manner: Manner | None = None,
        on_trouble: Callable[[Trouble], None] | None = None,
    ) -> None:
        if backend not in BACKENDS:
            raise ValueError(f"no such speech backend: {backend}")
        super().__init__("speech", on_trouble)
        self._backend = backend
        if not _uses_dispatcher(backend):
            self.retry = _LONG_RETRY
        self._changed = threading.Condition()  # guards everything below
        self._queue: deque[Utterance] = deque()
        self._handed: list[Utterance] = []  # to the backend, and not known to be over
        self._free_at = 0.0  # when a backend that tells no ends has said what it has, estimated
        self._manner = manner or Manner()
        self._braille: str | None = None
        self._hush = self._retune = False
        self._saying: int | None = None  # the number of the message that is being said
        self._patient_until = 0.0  # when to stop waiting for its end
        self._begun = self._ended = -1  # the numbers of the last messages that have begun, and are over
        if backend != "off":
            self._thread.start()

    def say(self, text: str, language: str) -> Utterance:
        """Say ``text`` in ``language`` ("de") after what was said before; return what becomes of it."""
        # Some synthesizers stumble over line breaks, control characters and empty messages.
        text = " ".join("".join(char if char.isprintable() else " " for char in text).split())
        utterance = Utterance(text, language)
        with self._changed:
            if self._in_trouble or not text or not self._thread.is_alive():
                utterance.end()
            if text and self._thread.is_alive():
                self._queue.append(utterance)
                self._changed.notify_all()
        return utterance

    def silence(self) -> None:
        """Stop speaking, and forget waiting messages."""
        with self._changed:
            for utterance in (*self._handed, *self._queue):
                utterance.silence()
            self._handed.clear()
            self._queue.clear()
            self._free_at = 0.0
            self._hush = True
            self._changed.notify_all()

    @property
    def speaking(self) -> bool:
        """Whether a message is being said, as far as the backend tells."""
        return bool(self._queue) or self._busy()

    def braille(self, text: str) -> None:
        """Show ``text`` (print or braille patterns) through a screen reader that can: NVDA, JAWS."""
        with self._changed:
            self._braille = text
            self._changed.notify_all()

    def tune(self, manner: Manner) -> None:
        """Speak in another manner from now on."""
        with self._changed:
            self._manner = manner
            self._retune = True
            self._changed.notify_all()

    # From here on everything runs in the keeper's thread, which calls the worker and waits for it.

    def _open(self) -> Worker[Voice] | None:
        state = dispatcher.state() if _uses_dispatcher(self._backend) else None
        if state == "hung":
            self._tell("hung")
            return None
        if state == "absent" and self._attempts > 1:  # only the first attempt may start a server
            return None
        worker = Worker(lambda: open_voice(self._backend, self._begin, self._end), "speech worker")
        worker.start(PATIENCE if state == "answers" else _STARTING)
        with self._changed:
            self._saying, self._retune = None, True
            self._begun = self._ended = -1
            if self._in_trouble:
                fresh = time.monotonic() - LATE
                self._queue = deque(utterance for utterance in self._queue if utterance.asked_at > fresh)
        return worker

    def _serve(self, worker: Worker[Voice]) -> None:
        while task := self._next():
            if isinstance(task, Utterance):
                self._say(task, worker)
            else:
                worker.call(task, PATIENCE)

    def _next(self) -> Utterance | Callable[[Voice], None] | None:
        """Return what to do next, as soon as there is something; None at the end."""
        with self._changed:
            while True:
                if self._hush:
                    self._hush, self._saying = False, None
                    return methodcaller("silence")
                if self._retune:
                    self._retune = False
                    return methodcaller("tune", self._manner)
                if self._braille is not None:
                    text, self._braille = self._braille, None
                    return methodcaller("braille", text)
                if self._queue and (self._stopping.is_set() or not self._busy()):
                    utterance = self._queue.popleft()
                    self._handed = [*(each for each in self._handed if not each.is_done), utterance]
                    return utterance
                if self._stopping.is_set():
                    return None
                if not self._changed.wait(_CHECK if self._busy() else None):
                    return methodcaller("check")

    def _busy(self) -> bool:
        """Return whether a message is still being said.

        The next one waits here, where it can be silenced.
        """
        saying = self._saying  # once: the keeper's thread forgets it while others ask
        unfinished = saying is not None and self._ended < saying
        return unfinished and time.monotonic() < self._patient_until

    def _say(self, utterance: Utterance, worker: Worker[Voice]) -> None:
        text, language = utterance.text, utterance.language
        try:
            worker.call(methodcaller("prepare", language), LISTING)
            number = worker.call(lambda voice: voice.say(text, language), PATIENCE)
        except (Lost, Hung):
            with self._changed:
                if not (utterance.tried or self._hush):
                    utterance.tried = True
                    self._queue.appendleft(utterance)
            raise
        with self._changed:
            self._saying = number
            self._patient_until = time.monotonic() + _longest(text)
            over_at = utterance.hand_over(number, self._free_at)
            if number is None:
                self._free_at = over_at
            elif number <= self._begun:  # it was told before the number was here
                utterance.begin()
            self._note_ends()
        self._succeed()

    def _tell(self, trouble: Trouble) -> None:
        """Report an outage; what is on its way then is to be read on the terminal."""
        with self._changed:
            for utterance in (*self._handed, *self._queue):
                utterance.end()
        super()._tell(trouble)

    def _wake(self) -> None:
        with self._changed:
            self._changed.notify_all()

    def _begin(self, number: int) -> None:
        """Note that the message with this number begins; called by the backend, in its own thread."""
        with self._changed:
            self._begun = max(self._begun, number)
            for utterance in self._handed:
                if utterance.number == number:
                    utterance.begin()

    def _end(self, number: int) -> None:
        """Note that the message with this number is over; called by the backend, in its own thread."""
        with self._changed:
            self._ended = max(self._ended, number)
            self._note_ends()
            self._changed.notify_all()

    def _note_ends(self) -> None:
        for utterance in self._handed:
            if utterance.number is not None and utterance.number <= self._ended:
                utterance.end()


def _longest(text: str) -> float:
    """Return more seconds than the slowest synthesizer takes for ``text``: then its end was not told."""
    return 5 + 0.3 * len(text)


def _uses_dispatcher(backend: str) -> bool:
    return sys.platform == "linux" and backend in ("auto", "speech-dispatcher")
