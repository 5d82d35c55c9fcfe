"""Texts to read, a paragraph at a time; by headings, and searched."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from access_uno.console.app import Console
from access_uno.console.bindings import KEY_HELP, READER
from access_uno.console.entry import Entry
from access_uno.console.menu import MenuMode, Pick
from access_uno.console.scene import ChartBar, Paragraph, Scene, TextToRead
from access_uno.console.typed_words import after, typed
from access_uno.text.plain import plain

_PAGES: Final = {"page-up": "previous", "page-down": "next"}  # to headings, if there are any
_TYPED: Final = {
    "typed-go-on": "next",
    "typed-menu-previous": "previous",
    "typed-reader-heading": "next-heading",
    "typed-reader-heading-before": "previous-heading",
    "typed-reader-headings": "headings",
    "typed-reader-hit": "next-hit",
    "typed-reader-hit-before": "previous-hit",
}


class Reader(MenuMode):
    """A long text. `headings` has for each paragraph the heading that it stands under, if there are any."""

    helps = (
        *("reader-help-next", "reader-help-back", "reader-help-ends", "reader-help-search"),
        "reader-help-escape",
    )
    helps_typed = ("reader-help-typed", "reader-help-typed-search")
    context = READER
    scans = True
    walks: tuple[str, ...] = ("next", "previous", "search")  # commands that a scene has

    def __init__(
        self,
        console: Console,
        title: str,
        paragraphs: Sequence[str],
        headings: Sequence[str] = (),
        charts: Sequence[tuple[ChartBar, ...]] = (),
    ) -> None:
        """`charts` has for each paragraph the chart of what it says, if there are any."""
        super().__init__(console)
        self._title = title
        self._paragraphs = paragraphs
        self._headings = headings or [""] * len(paragraphs)
        self._charts = charts or [()] * len(paragraphs)
        self._place = 0
        self._heading = ""  # the last one that was told
        self._opened = False
        self._wanted = ""  # what is searched for

    def scene(self) -> Scene:
        words, firsts = self.console.words, self._firsts()
        paragraphs = [
            Paragraph(text, self._headings[place] if place in firsts else "", self._charts[place])
            for place, text in enumerate(self._paragraphs)
        ]
        walks = () if self.console.has_buttons else (*self.walks, *(("headings",) if firsts else ()))
        return TextToRead(words.sentence(self._title), self.deeds(*walks), tuple(paragraphs), self._place)

    def entered(self) -> None:
        if not self._opened:
            words = self.console.words
            title = words.text("reader-title", title=words.sentence(self._title), count=len(self._paragraphs))
            how = "" if self.console.has_buttons else self.how()
            self.console.say_text(words.sentences(*filter(None, (title, how))))
        self._opened, self._heading = True, ""
        if not self.console.has_buttons:  # else all of it is there to be read
            self._tell()

    def how(self) -> str:
        """Return how to go on if there is more, in few words, because the text itself is waited for."""
        if len(self._paragraphs) < 2:
            return ""
        words = self.console.words
        keys = self.context.all_told(words, 1)
        return words.text("reader-how" if self.console.by_keys else "reader-how-typed", **keys)

    def keys_now(self) -> Iterator[str]:
        yield from super().keys_now()
        if any(self._headings):
            how = "reader-help-headings" if self.console.by_keys else "reader-help-typed-headings"
            yield self.with_keys(how)

    def pressed(self, name: str) -> bool:
        command = READER.command(name)
        if command in _PAGES:
            command = _PAGES[command] + ("-heading" if any(self._headings) else "")
        if command == "go-back" and self._place == 0:
            self.escape()
        elif command is not None:
            self._read(command)
        return command is not None

    def _read(self, command: str) -> None:
        """Do a command, pressed or typed."""
        match command:
            case "next" | "previous":
                self._go(self._place + (1 if command == "next" else -1))
            case "go-back":
                self._go(self._place - 1)
            case "first":
                self._go(0)
            case "last":
                self._go(len(self._paragraphs) - 1)
            case "next-heading" | "previous-heading":
                self._go_to_heading(command == "next-heading")
            case "headings":
                self._list_headings()
            case "search":
                title = self.text("reader-search-ask")
                Entry(self.console, title, self._search, self._wanted).open()
            case "next-hit" | "previous-hit":
                self._go_to_hit(command == "next-hit")

    def switch(self) -> None:
        """Go on in the text, and after its end back."""
        if self._place < len(self._paragraphs) - 1:
            self._go(self._place + 1)
        else:
            self.escape()

    def typed(self, text: str) -> bool:
        words = self.console.words
        command = next((known for name, known in _TYPED.items() if typed(words, text, name)), None)
        if command is not None or not text.strip():
            self._read(command or "next")
        elif typed(words, text, "typed-menu-all"):
            self._go(self._place + 1)
            while self._place < len(self._paragraphs) - 1:
                self._go(self._place + 1)
        elif (wanted := after(words, text, "typed-reader-search")) is not None:
            self._search(wanted)
        else:
            return False
        return True

    def _tell(self) -> None:
        """Tell the paragraph, after its heading if that differs from the last one."""
        words, heading, told = self.console.words, self._headings[self._place], self._paragraphs[self._place]
        if heading not in ("", self._heading):
            told = words.sentences(words.sentence(heading), told)
        self._heading = heading
        self.console.say_text(told)

    def _go(self, place: int) -> None:
        if 0 <= place < len(self._paragraphs):
            self._place = place
            self._tell()
        elif self.console.by_keys:
            back = self.context.told(self.console.words, "back", 2)
            self.console.say("reader-end" if place > 0 else "reader-start", back=back)
        else:
            self.console.say("reader-end-typed" if place > 0 else "reader-start")

    # Headings

    def _firsts(self) -> list[int]:
        """Return the paragraphs with which a heading begins."""
        return [
            place
            for place, heading in enumerate(self._headings)
            if heading and (place == 0 or heading != self._headings[place - 1])
        ]

    def _go_to_heading(self, forward: bool) -> None:
        if forward:
            found = [place for place in self._firsts() if place > self._place]
        else:
            found = [place for place in reversed(self._firsts()) if place < self._place]
        if found:
            self._heading = ""
            self._go(found[0])
        else:
            self.console.say("reader-no-heading-after" if forward else "reader-no-heading-before")

    def _list_headings(self) -> None:
        firsts = self._firsts()
        if not firsts:
            self.console.say("reader-no-headings")
            return
        current = max((place for place in firsts if place <= self._place), default=None)
        options = [(place, self._headings[place]) for place in firsts]
        title = self.console.words.text("reader-headings")
        Pick(self.console, title, options, self._go, current).open()

    # Searching

    def _search(self, wanted: str) -> None:
        self._wanted = wanted or self._wanted
        self._go_to_hit(True)

    def _go_to_hit(self, forward: bool) -> None:
        """Go to the next paragraph with what is searched for, from the end to the beginning again."""
        count, wanted = len(self._paragraphs), plain(self._wanted)
        if not wanted:
            self.console.say("reader-nothing-searched")
            return
        others = range(1, count + 1) if forward else range(-1, -count - 1, -1)
        places = ((self._place + step) % count for step in others)
        found = next((place for place in places if wanted in plain(self._text_at(place))), None)
        if found is None:
            self.console.say("reader-not-found", text=self._wanted)
            return
        if (found <= self._place) if forward else (found >= self._place):
            self.console.say("reader-from-start" if forward else "reader-from-end")
        self._go(found)

    def _text_at(self, place: int) -> str:
        """Return the text of a paragraph, with a heading that begins there."""
        heading = self._headings[place] if place in self._firsts() else ""
        return f"{heading} {self._paragraphs[place]}"


_STEPS: Final = {"next": 1, "previous": -1}


class KeyHelp(Reader):
    """All keys at a table to go through; any other key than those of its context says what it does."""

    context = KEY_HELP
    walks = ("next", "previous")

    def __init__(
        self, console: Console, title: str, lines: Sequence[str], describe: Callable[[str], str]
    ) -> None:
        super().__init__(console, title, lines)
        self._describe = describe

    def how(self) -> str:
        words = self.console.words
        return words.text("key-help-how", **{name: KEY_HELP.told(words, name, 2) for name in KEY_HELP.keys})

    def keys_now(self) -> Iterator[str]:
        yield self.how()

    def key(self, name: str) -> None:
        command = KEY_HELP.command(name)
        if command in _STEPS:
            self._go(self._place + _STEPS[command])
        elif command == "back":
            self.escape()
        else:
            self.console.say_text(self._describe(name))
