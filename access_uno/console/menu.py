"""Menus, questions, entries and texts to read: each a mode that says one line at a time.

By keys one moves with the arrows and answers with Enter and Escape; by lines one types numbers and words.
Whoever opens one says what happens with the answer, and then gives the word on: `console.resume()` gives it
back to the mode from which it was opened.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from access_uno.console.commands import CHARACTERS
from access_uno.console.mode import Mode

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.words import Words

T = TypeVar("T")

_STEPS: Final = {"up": -1, "left": -1, "down": 1, "right": 1}
_FURTHER_SENTENCES: Final = re.compile(r"(?<=[.!?]) .*|(?<=[。！？]).*", re.DOTALL)
LONGEST_ENTRY: Final = 700
_MANY: Final = 12  # more entries than these are told in parts, where lines are typed
_PART: Final = 10
_SIGNS: Final = {
    " ": "entry-blank",
    ";": "entry-semicolon",
    "|": "entry-bar",
    "-": "entry-hyphen",
    "'": "entry-apostrophe",
    "!": "entry-exclamation-mark",
    ":": "entry-colon",
    "+": "entry-plus",
    "_": "entry-underscore",
    "/": "entry-slash",
    "@": "entry-at",
    "=": "entry-equals",
    "#": "entry-number-sign",
    "。": "key-full-stop",
    **{sign: f"key-{name}" for sign, name in CHARACTERS.items()},
}


class Item(NamedTuple):
    """A line of a menu. Its key stays the same while its text changes, so that the focus stays with it."""

    text: str
    do: Callable[[], None]
    key: str = ""
    called: str = ""  # by this it can be found as well


class _Asking(Mode):
    """What the modes of this file have in common: help, and words that can be typed."""

    helps: tuple[str, ...] = ()  # messages about keys, one sentence each
    helps_typed: tuple[str, ...] = ()

    def keys_now(self) -> Iterator[str]:
        """What can be pressed or typed now."""
        for name in self.helps if self.console.by_keys else self.helps_typed:
            yield self.console.words.text(name)

    def tell_help(self) -> None:
        """Say what can be pressed or typed now."""
        for sentence in self.keys_now():
            self.console.say_text(sentence)

    def key(self, name: str) -> None:
        """A key; what the mode does not know gets an answer as well."""
        if name in ("?", "f1"):
            self.tell_help()
        elif name in ("escape", "ctrl-c"):
            self.escape()
        elif not self.pressed(name):
            self.console.say("menu-key-unknown")

    def pressed(self, name: str) -> bool:
        """A key other than Escape and the help; False if it means nothing here."""
        raise NotImplementedError

    def line(self, text: str) -> None:
        """A typed line; likewise."""
        if typed(self.console.words, text, "typed-keys"):
            self.tell_help()
        elif typed(self.console.words, text, "typed-menu-back"):
            self.escape()
        elif self.typed(text):
            pass
        elif typed(self.console.words, text, "typed-quit"):
            self.escape()
        else:
            self.console.say("menu-not-understood", text=text.strip()[:40])

    def typed(self, text: str) -> bool:
        """A line other than back and help; False if it means nothing here."""
        raise NotImplementedError

    def escape(self) -> None:
        """Go back without an answer."""
        self.console.close(self)


class Menu(_Asking):
    """A list of things to do. Subclasses give the title and the items."""

    helps = ("menu-help-arrows", "menu-help-letters", "menu-help-enter", "menu-help-escape")
    helps_typed = ("menu-help-typed", "menu-help-typed-list", "menu-help-typed-back")

    def __init__(self, console: Console) -> None:
        super().__init__(console)
        self._items: Sequence[Item] = ()
        self._place = 0
        self._told = False  # typed lines: the items were told once
        self._part = 0  # typed lines: where the next part begins

    def title(self) -> str:
        """What the menu is, or asks."""
        raise NotImplementedError

    def items(self) -> Sequence[Item]:
        """The items as they are now; at least one."""
        raise NotImplementedError

    def entered(self) -> None:
        key = self._items[self._place].key if self._items else ""
        self._items = self.items()
        keys = [item.key for item in self._items]
        if key and key in keys:
            self._place = keys.index(key)
        self._place = min(self._place, len(self._items) - 1)
        if self.console.by_keys:
            self._tell_item("menu-opened")
        elif self._told:
            self._part = 0
            self._tell_title()
            self._tell_numbered(self._place)
            self.console.say("menu-typed-again")
        else:
            self._tell_part()

    def _tell_title(self) -> None:
        self.console.say(
            "menu-title", title=self.console.words.sentence(self.title()), count=len(self._items)
        )

    def _tell_item(self, how: str = "menu-item") -> None:
        words = self.console.words
        title, text = words.sentence(self.title()), words.sentence(self._items[self._place].text)
        self.console.say(how, title=title, text=text, place=self._place + 1, count=len(self._items))

    def _tell_part(self) -> None:
        """All items; of many the next part, and after the last the first again."""
        count, self._told = len(self._items), True
        first = self._part if self._part < count else 0
        last = min(first + _PART, count) if count > _MANY else count
        if first == 0:
            self._tell_title()
        for place in range(first, last):
            self._tell_numbered(place)
        self.console.say("menu-help-typed" if last == count else "menu-help-typed-more")
        self._part = last % count

    def _tell_numbered(self, place: int) -> None:
        text = self.console.words.sentence(self._items[place].text)
        self.console.say("menu-numbered", number=place + 1, text=text)

    def pressed(self, name: str) -> bool:
        last = len(self._items) - 1
        if name in _STEPS:
            self._go(min(max(0, self._place + _STEPS[name]), last))
        elif name in ("home", "pageup"):
            self._go(0)
        elif name in ("end", "pagedown"):
            self._go(last)
        elif name in ("enter", "space", " "):
            self._items[self._place].do()
        elif name.isdigit() and len(name) == 1:
            self._choose_number(int(name) or 10)
        elif len(name) == 1 and name.isalpha():
            self._go_to_letter(name)
        else:
            return False
        return True

    def _go(self, place: int) -> None:
        self._place = place
        self._tell_item()

    def _go_to_letter(self, letter: str) -> None:
        """To the next entry that begins with it; if there is none, to the next one with a word that does."""
        from access_uno.console.typed import plain

        found = self._places(plain(letter))
        if found:
            self._go(next((place for place in found if place > self._place), found[0]))
        else:
            self.console.say("menu-no-letter", letter=letter)

    def typed(self, text: str) -> bool:
        from access_uno.console.typed import plain

        wanted = plain(text)
        if not wanted or typed(self.console.words, text, "typed-menu-list"):
            self._tell_part()
            return True
        if wanted.isdigit():
            self._choose_number(int(wanted[:9]))
            return True
        found = self._places(wanted)
        if len(found) == 1:
            self._choose_number(found[0] + 1)
        elif found:
            self.console.say("menu-several")
            for place in found:
                self._tell_numbered(place)
        return bool(found)

    def _choose_number(self, number: int) -> None:
        if 1 <= number <= len(self._items):
            self._place = number - 1
            self._items[self._place].do()
        else:
            self.console.say("menu-no-number", count=len(self._items))

    def _places(self, wanted: str) -> list[int]:
        """Which items are just this or called so; else which begin like it; else which have such a word.

        An explanation behind the first sentence is not looked at.
        """
        from access_uno.console.typed import plain

        texts = [plain(_FURTHER_SENTENCES.sub("", item.text)) for item in self._items]
        names = [plain(item.called) for item in self._items]
        exact = [place for place, both in enumerate(zip(texts, names, strict=True)) if wanted in both]
        begin = [place for place, text in enumerate(texts) if text.startswith(wanted)]
        return exact or begin or _with_word(wanted, texts) or _with_word(wanted, names)


def _with_word(wanted: str, texts: Sequence[str]) -> list[int]:
    """Where a word begins like this."""
    return [
        place
        for place, text in enumerate(texts)
        if f" {wanted}" in f" {text}" or (not wanted.isascii() and wanted in text)
    ]


class Pick(Menu, Generic[T]):
    """One of several values; `done` gets it. The title may be a question with an explanation."""

    helps = ("menu-help-arrows", "menu-help-letters", "menu-help-pick", "menu-help-escape")

    def __init__(
        self,
        console: Console,
        title: str,
        options: Sequence[tuple[T, str]],
        current: T | None,
        done: Callable[[T], None],
    ) -> None:
        super().__init__(console)
        self._title = title
        self._options = options
        self._done = done
        values = [value for value, _ in options]
        self._place = values.index(current) if current in values else 0

    def title(self) -> str:
        return self._title

    def items(self) -> Sequence[Item]:
        return [Item(text, functools.partial(self._pick, value)) for value, text in self._options]

    def _pick(self, value: T) -> None:
        self.console.drop(self)
        self._done(value)


class Question(_Asking):
    """Yes or no; Enter is yes, Escape is no. Without `no` the word goes back."""

    helps = ("question-help-enter", "question-help-escape")
    helps_typed = ("question-help-typed",)

    def __init__(
        self, console: Console, text: str, yes: Callable[[], None], no: Callable[[], None] | None = None
    ) -> None:
        super().__init__(console)
        self._text = text
        self._yes = yes
        self._no = no or console.resume

    def entered(self) -> None:
        self.console.say("question" if self.console.by_keys else "question-typed", text=self._text)

    def pressed(self, name: str) -> bool:
        words = self.console.words
        if name == "enter" or typed(words, name, "typed-yes", whole=False):
            self._answer(self._yes)
        elif typed(words, name, "typed-no", whole=False):
            self._answer(self._no)
        elif name in _STEPS:
            self.entered()
        else:
            return False
        return True

    def typed(self, text: str) -> bool:
        words = self.console.words
        if typed(words, text, "typed-yes", whole=False):
            self._answer(self._yes)
        elif typed(words, text, "typed-no", whole=False):
            self._answer(self._no)
        elif text.strip():
            return False
        else:
            self.entered()
        return True

    def escape(self) -> None:
        self._answer(self._no)

    def _answer(self, do: Callable[[], None]) -> None:
        self.console.drop(self)
        do()


class Entry(_Asking):
    """A text to type. `check` gives a sentence if it cannot be that; `done` gets it.

    `without` is called where none is typed; without it the word goes back.

    The keys are not echoed by the terminal, so each is answered: the character, and the text so far.
    """

    helps = ("entry-help-type", "entry-help-backspace", "entry-help-enter", "entry-help-escape")
    helps_typed = ("entry-ask-typed",)

    def __init__(
        self,
        console: Console,
        title: str,
        text: str,
        check: Callable[[str], str | None],
        done: Callable[[str], None],
        without: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(console)
        self._title = title
        self._text = text
        self._fresh = True  # then typing takes the place of the text
        self._check = check
        self._done = done
        self._without = without

    def entered(self) -> None:
        words = self.console.words
        how = [self._told()] if self.console.by_keys else [words.text("entry-ask-typed")]
        if self.console.by_keys and not self._text:
            how += [words.text("entry-help-enter"), words.text("entry-help-escape")]
        self.console.say_text(words.sentences(words.sentence(self._title), *how))

    def _told(self) -> str:
        name = "entry-now" if self._fresh and self._text else "entry-so-far" if self._text else "entry-empty"
        return self.console.words.text(name, text=self._text)

    def key(self, name: str) -> None:
        """A key: what prints is text here, the question mark as well."""
        character = " " if name == "space" else name
        if len(character) == 1 and character.isprintable():
            self._type(character)
        else:
            super().key(name)

    def _type(self, character: str) -> None:
        before = "" if self._fresh else self._text
        self._text, self._fresh = (before + character).lstrip()[:LONGEST_ENTRY], False
        if self._text:
            self.console.say("entry-typed", typed=self._name(character), text=self._text.strip())
        else:
            self.console.say("entry-empty")

    def paste(self, text: str) -> None:
        """It is added to what is typed."""
        before = "" if self._fresh else self._text
        self._text, self._fresh = (before + text).lstrip()[:LONGEST_ENTRY], False
        self.console.say_text(self._told())

    def pressed(self, name: str) -> bool:
        if name == "backspace" and self._text:
            gone, self._text, self._fresh = self._text[-1], self._text[:-1], False
            told = "entry-erased" if self._text.strip() else "entry-erased-all"
            self.console.say(told, typed=self._name(gone), text=self._text.strip())
        elif name == "enter" and (text := self._text.strip()):
            self._take(text)
        elif name == "enter" and self._without:
            self.escape()
        elif name in ("backspace", "enter"):
            self.console.say("entry-empty")
        elif name in _STEPS or name in ("home", "end"):
            self.console.say_text(self._told())
        else:
            return False
        return True

    def _name(self, character: str) -> str:
        """A character as it is spoken: many synthesizers are silent about signs that stand alone."""
        sign = _SIGNS.get(unicodedata.normalize("NFKC", character))  # a Chinese semicolon is one, too
        return self.console.words.text(sign) if sign else character

    def line(self, text: str) -> None:
        """Every line is the text; an empty one leaves it as it was."""
        if text.strip():
            self._take(text.strip()[:LONGEST_ENTRY])
        else:
            self.escape()

    def escape(self) -> None:
        if self._without is None:
            super().escape()
        else:
            self.console.drop(self)
            self._without()

    def _take(self, text: str) -> None:
        if (complaint := self._check(text)) is not None:
            self.console.say_text(complaint)
        else:
            self.console.drop(self)
            self._done(text)


class Reader(_Asking):
    """A long text, a paragraph at a time."""

    helps = ("reader-help-next", "reader-help-back", "reader-help-ends", "reader-help-escape")
    helps_typed = ("reader-help-typed",)

    def __init__(self, console: Console, title: str, paragraphs: Sequence[str]) -> None:
        super().__init__(console)
        self._title = title
        self._paragraphs = paragraphs
        self._place = 0

    def entered(self) -> None:
        words = self.console.words
        title = words.text("reader-title", title=words.sentence(self._title), count=len(self._paragraphs))
        how = words.text("reader-help-next" if self.console.by_keys else "reader-help-typed")
        self.console.say_text(words.sentences(title, how))
        self._tell()

    def _tell(self) -> None:
        self.console.say_text(self._paragraphs[self._place])

    def _go(self, place: int) -> None:
        if 0 <= place < len(self._paragraphs):
            self._place = place
            self._tell()
        elif self.console.by_keys:
            self.console.say("reader-end" if place > 0 else "reader-start")
        else:
            self.console.say("reader-end-typed" if place > 0 else "reader-start")

    def pressed(self, name: str) -> bool:
        if name in ("down", "right", "space", " ", "enter", "pagedown"):
            self._go(self._place + 1)
        elif name in ("up", "left", "backspace", "pageup"):
            self._go(self._place - 1)
        elif name == "home":
            self._go(0)
        elif name == "end":
            self._go(len(self._paragraphs) - 1)
        else:
            return False
        return True

    def typed(self, text: str) -> bool:
        words = self.console.words
        if not text.strip() or typed(words, text, "typed-go-on"):
            self._go(self._place + 1)
        elif typed(words, text, "typed-menu-previous"):
            self._go(self._place - 1)
        elif typed(words, text, "typed-menu-all"):
            self._go(self._place + 1)
            while self._place < len(self._paragraphs) - 1:
                self._go(self._place + 1)
        else:
            return False
        return True


def typed(words: Words, text: str, name: str, whole: bool = True) -> bool:
    """Whether a line is one of the words that a message lists, in this language or in English.

    If not `whole`, its beginning is enough.
    """
    from access_uno.console.typed import plain

    line = plain(text)
    if not line:
        return False
    for known in (words, _english()):
        listed = [plain(word) for word in known.text(name).split(",")]
        if line in listed or (not whole and any(word.startswith(line) for word in listed)):
            return True
    return False


@functools.cache
def _english() -> Words:
    from access_uno.words import Words

    return Words("en")
