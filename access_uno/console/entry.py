"""A text to type: each character that is typed, passed or erased is spoken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from access_uno.console._spelling import spelled
from access_uno.console.app import Console
from access_uno.console.bindings import ENTRY
from access_uno.console.draft import LONGEST, Draft
from access_uno.console.menu import MenuMode
from access_uno.console.scene import Scene, TextToType
from access_uno.console.typed_words import typed

_MOVES: Final = {"left": Draft.left, "right": Draft.right, "first": Draft.home, "last": Draft.end}
_ERASES: Final = {
    "erase-before": Draft.backspace,
    "erase-here": Draft.delete,
    "erase-all-before": Draft.clear,
}


class Entry(MenuMode):
    """A text to type: `done` gets it.

    `text` stands there at first. `check` returns a sentence if what was typed is not allowed. `without` is
    called if it is cancelled; without it the mode below continues.

    The keys are not echoed by the terminal, so each is answered: with its character,
    as any screen reader does.
    """

    helps = (
        "entry-help-type",
        "entry-help-move",
        "entry-help-erase",
        "entry-help-enter",
        "entry-help-escape",
    )
    helps_typed = ("entry-ask-typed",)
    context = ENTRY

    def __init__(
        self,
        console: Console,
        title: str,
        done: Callable[[str], None],
        text: str = "",
        check: Callable[[str], str | None] = lambda _: None,
        without: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(console)
        self._title = title
        self._draft = Draft(text)
        self._fresh = bool(text)  # typing then replaces the text
        self._check = check
        self._done = done
        self._without = without

    def scene(self) -> Scene:
        title = self.console.words.sentence(self._title)
        return TextToType(title, self.deeds("take"), self._draft.text, self._draft.cursor)

    def do(self, command: str, what: str = "") -> bool:
        if command == "take" and what:
            self._draft = Draft().typed(" ".join(what.split()))
        return super().do(command, what)

    def entered(self) -> None:
        words = self.console.words
        if self.console.has_buttons:  # with a field, which a reader reads
            self.console.say_text(words.sentence(self._title))
            return
        how = [self._whole()] if self.console.by_keys else [words.text("entry-ask-typed")]
        if self.console.by_keys and not self._draft.text:
            how += map(self.with_keys, ("entry-help-enter", "entry-help-escape"))
        self.console.say_text(words.sentences(words.sentence(self._title), *how))

    def key(self, name: str) -> None:
        """Take a key: printable ones are text here, the question mark as well."""
        character = " " if name == "space" else name
        if len(character) == 1 and character.isprintable():
            self._add(character, self._last)
        else:
            super().key(name)

    def paste(self, text: str) -> None:
        """Add a pasted text, and say it; the first one with all that stands there."""
        alone = self._fresh or not self._draft.text
        self._add(text, self._whole if alone else lambda: self.console.words.sentence(text))

    def touch_text(self, place: int | None) -> None:
        """Go to the character under the routing key."""
        self._go(self._draft.end() if place is None else self._draft.at(place))

    def pressed(self, name: str) -> bool:
        command = ENTRY.command(name)
        if command == "take":
            self._enter()
        elif command == "say":
            self._tell(self._whole())
        elif command in _MOVES:
            self._go(_MOVES[command](self._draft))
        elif command in _ERASES:
            self._erase(_ERASES[command](self._draft))
        else:
            return False
        return True

    def line(self, text: str) -> None:
        """Take a line as the text; an empty one, or the word that goes back in menus, leaves it as it was."""
        if text.strip() and not typed(self.console.words, text, "typed-menu-back"):
            self._take(text.strip()[:LONGEST])
        else:
            self.escape()

    def escape(self) -> None:
        if self._without is None:
            super().escape()
        else:
            self.console.drop(self)
            self._without()

    def _add(self, more: str, told: Callable[[], str]) -> None:
        before = Draft() if self._fresh else self._draft
        self._draft, self._fresh = before.typed(more), False
        if self._draft == before:
            self._tell(self.console.words.text("entry-full", count=LONGEST))
        else:
            self._tell(told())

    def _go(self, draft: Draft) -> None:
        self._draft, self._fresh = draft, False
        self._tell(self._here())

    def _erase(self, draft: Draft) -> None:
        """Say what was erased, and what is there now."""
        gone = self._draft.text[draft.cursor : len(self._draft.text) - len(draft.after)]
        forward = draft.cursor == self._draft.cursor
        self._draft, self._fresh = draft, False
        if not gone:
            self._tell(self._here())
            return
        words = self.console.words
        told = words.text("entry-erased", text=spelled(words, gone) if len(gone) == 1 else gone)
        if not draft.text:
            told = words.sentences(told, words.text("entry-nothing-left"))
        elif forward:
            told = words.sentences(told, self._here())
        elif len(gone) > 1:
            told = words.sentences(told, self._whole())
        self._tell(told)

    def _here(self) -> str:
        """Return the character at the cursor, or the beginning or end."""
        words, draft = self.console.words, self._draft
        if not draft.text:
            return words.text("entry-empty")
        if not draft.here:
            return words.text("entry-end")
        here = words.sentence(spelled(words, draft.here))
        return here if draft.before else words.sentences(here, words.text("entry-start"))

    def _last(self) -> str:
        words = self.console.words
        return words.sentence(spelled(words, self._draft.before[-1]))

    def _whole(self) -> str:
        name = "entry-now" if self._fresh else "entry-so-far" if self._draft.text.strip() else "entry-empty"
        return self.with_keys(name, text=self._draft.text.strip())

    def _tell(self, told: str) -> None:
        self.console.tell(self.console.words.say("text", text=told), felt=self._draft)

    def _enter(self) -> None:
        if text := self._draft.text.strip():
            self._take(text)
        elif self._without:
            self.escape()
        else:
            self.console.say("entry-empty")

    def _take(self, text: str) -> None:
        if (complaint := self._check(text)) is not None:
            self.console.say_text(complaint)
        else:
            self.console.drop(self)
            self._done(text)
