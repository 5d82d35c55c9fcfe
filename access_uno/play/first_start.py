"""The very first start: the questions that neither the settings nor the command line have answered.

It is not known yet how they are read. So they are spoken, each language in its own voice, where no screen
reader is known to run, and stand on the braille display as well, where BRLTTY lends it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from access_uno.console.app import Console
from access_uno.console.bindings import FIRST_QUESTION, MENU
from access_uno.console.menu import Pick, Question
from access_uno.settings import FIELDS, Choice
from access_uno.words import Message, languages, words_of


def first(console: Console, then: Callable[[Console], None]) -> None:
    """Ask what neither the settings nor the command line have answered; then go on.

    Only a person in front of the console is asked: a program's lines are meant for something else.
    """
    questions = console.settings.unanswered if console.is_attended else ()
    if questions:
        _reach(console)
    asks_reading = "reading" in questions and not console.has_buttons  # a page is read as any other
    after_language = (lambda console: AskReading(console, then).open()) if asks_reading else then
    if "language" in questions:
        AskLanguage(console, after_language).open()
    else:
        after_language(console)


def _reach(console: Console) -> None:
    """Use the voice and the display that might be needed, in the language that holds now."""
    general = console.settings.general
    console.use(general)
    console.outlet.try_out(console, *_devices(console))


def _devices(console: Console) -> tuple[bool, bool]:
    """Return whether to try the voice of this computer, and its display."""
    if console.has_buttons or not console.outlet.is_here:
        return False, False
    from access_uno.console.display import cells
    from access_uno.system.screen_readers import running

    return not set(running()) - {"brltty"}, cells() > 0


class _FirstQuestion(Pick[str]):
    """A question at the very first start: Control C there leaves."""

    helps = (*Pick.helps, "first-help-leave")
    context = FIRST_QUESTION

    def key(self, name: str) -> None:
        if FIRST_QUESTION.command(name) == "leave":
            self.console.leave()
        else:
            super().key(name)


class AskLanguage(_FirstQuestion):
    """Asks for the language in every one of them, on a line of its own."""

    def __init__(self, console: Console, then: Callable[[Console], None]) -> None:
        self._then = then
        self._asked: list[tuple[Message, str]] = []
        self._words = {language: words_of(language) for language in languages()}
        names = [(language, words.text("language-name")) for language, words in self._words.items()]
        title = console.words.text("setting-language-ask")
        super().__init__(console, title, names, self._take, console.words.language)

    def entered(self) -> None:
        if self.console.has_buttons:
            super().entered()
            return
        self._items = self.items()
        how = "first-language" if self.console.by_keys else "first-language-typed"
        self._asked = []
        for number, (language, words) in enumerate(self._words.items(), 1):
            message = words.say(how, number=number)
            self._asked.append((message, language))
            self.console.tell(message)

    def touch(self, message: Message, card: int | None) -> None:
        """Take the language under the finger."""
        touched = [language for told, language in self._asked if told is message]
        if touched:
            self._pick(touched[0])
        else:
            super().touch(message, card)

    def escape(self) -> None:
        """Take the language of the system."""
        self.console.drop(self)
        self._take(self.console.words.language)

    def _take(self, language: str) -> None:
        console = self.console
        console.settings.change(language=language)
        _reach(console)
        self._then(console)


class AskReading(_FirstQuestion):
    """Asks for the way of reading; this is a newcomer's first menu, so it says how to use one."""

    def __init__(self, console: Console, then: Callable[[Console], None]) -> None:
        self._then = then
        field = FIELDS["reading"]
        assert isinstance(field, Choice)
        words = console.words
        ways = [(str(way), words.text("setting-reading", value=way)) for way in field.choices]
        if console.outlet.can_sound:
            # Where the game is silent, sounds are a choice of their own; so they take no question.
            sounding, silent = ((way, words.text(f"first-{way}")) for way in (_SOUNDING, _SILENT))
            ways = [sounding, *ways[1:], silent]
        keys = {name: MENU.told(words, name, 1) for name in ("next", "open")}
        told = words.text("first-how-felt") if console.outlet.feels else words.text("first-how", **keys)
        how = [told] if console.by_keys and not console.has_buttons else []
        title = words.sentences(words.text("setting-reading-ask"), *how)
        likely = "braille" if console.outlet.feels else console.settings.general.reading
        super().__init__(console, title, ways, self._take, likely)

    def escape(self) -> None:
        """Keep the screen reader."""
        self.console.drop(self)
        self._take(_SILENT)

    def _take(self, way: str) -> None:
        if way in (_SOUNDING, _SILENT):
            sounds = "on" if way == _SOUNDING else "auto"
            self.console.settings.change(reading="terminal", sounds=sounds)
            self._done_with()
            return
        self.console.settings.change(reading=way)
        if way == "braille":
            speak = partial(self._ask, "speech", "auto", self._done_with)
            self._ask("display", "brlapi", speak) if self.console.outlet.feels else speak()
        elif way == "sight":
            self._ask("speech", "auto", self._ask_sounds)
        else:
            self._done_with()

    def _ask_sounds(self) -> None:
        """Turn sounds on where the game speaks; else ask, if they could be heard."""
        if self.console.settings.general.speaks or not self.console.outlet.can_sound:
            self._done_with()
        else:
            self._ask("sounds", "on", self._done_with)

    def _ask(self, name: str, value: str, then: Callable[[], None]) -> None:
        """Ask whether a setting should have this value; then go on."""

        def yes() -> None:
            self.console.settings.change(**{name: value})
            then()

        Question(self.console, self.text(f"first-{name}-ask"), yes, then).open()

    def _done_with(self) -> None:
        console = self.console
        console.use(console.settings.general)
        console.tell_troubles()
        self._then(console)


_SOUNDING: Final = "terminal-sounding"  # a screen reader reads, and there are sounds
_SILENT: Final = "terminal-silent"
