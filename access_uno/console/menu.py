"""Menus and questions: each a mode that says one line at a time.

With keys the arrows move, Enter and Escape answer; with lines numbers and words are typed.
The opener's callback gets the answer and decides what follows: `console.resume()` continues
with the mode below.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, Literal, NamedTuple, TypeVar

from access_uno.console.app import Console
from access_uno.console.bindings import ANSWERING, MENU, QUESTION, Context
from access_uno.console.mode import Mode
from access_uno.console.outlet import WRITTEN, Telling
from access_uno.console.scene import Choice, Choices, Deed, Scene, deed
from access_uno.console.typed_words import after, number_word, typed, yes_or_no
from access_uno.text.plain import plain
from access_uno.text.sanitize import number
from access_uno.words import Words

T = TypeVar("T")

_FURTHER_SENTENCES: Final = re.compile(r"(?<=[.!?]) .*|(?<=[。！？]).*", re.DOTALL)
_MANY: Final = 12  # longer menus are told in parts, where lines are typed
_PART: Final = 10


class Item(NamedTuple):
    """A line of a menu. Its key stays the same while its text changes, so that the focus stays with it."""

    text: str
    do: Callable[[], object]
    key: str = ""
    called: str = ""  # another name to find it by
    group: str = ""  # the heading of its group
    about: str = ""  # an explanation, for players who ask


class MenuMode(Mode):
    """Shared by menus, questions, entries and texts: help, and words that can be typed."""

    helps: tuple[str, ...] = ()  # messages about keys, one sentence each
    helps_typed: tuple[str, ...] = ()
    context: Context  # the keys that mean something here

    def deeds(self, *commands: str) -> tuple[Deed, ...]:
        """Return these commands of the context, and what can be done everywhere."""
        known = [name for name in (*commands, "back", "help") if self.context.keys_of(name)]
        return tuple(deed(self.console.words, name, self.context) for name in known)

    def do(self, command: str, what: str = "") -> bool:  # noqa: ARG002
        keys = self.context.keys_of(command)
        if keys:
            self.key(keys[0])
        return bool(keys)

    def keys_now(self) -> Iterator[str]:
        """Yield what can be pressed or typed now."""
        for name in self.helps if self.console.by_keys else self.helps_typed:
            yield self.with_keys(name)

    def text(self, name: str, /, **variables: Any) -> str:
        """Return a text in the person's words."""
        return self.console.words.text(name, **variables)

    def with_keys(self, name: str, **facts: str) -> str:
        """Return a sentence about the keys of this mode."""
        return self.console.words.text(name, **self.context.all_told(self.console.words), **facts)

    def tell_help(self) -> None:
        """Say what can be pressed or typed now."""
        self.console.tell_help(self.keys_now())

    def key(self, name: str) -> None:
        """Answer a key, also one that means nothing here."""
        match self.context.command(name) or ANSWERING.command(name):
            case "help":
                self.tell_help()
            case "back":
                self.escape()
            case _ if not self.pressed(name):
                self.console.say("menu-key-unknown", help=self.context.told(self.console.words, "help", 1))

    def pressed(self, name: str) -> bool:
        """Take a key other than Escape and help; return False if it means nothing here."""
        raise NotImplementedError

    def line(self, text: str) -> None:
        """Answer a typed line, also one that means nothing here."""
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
        """Take a line other than back and help; return False if it means nothing here."""
        raise NotImplementedError

    def escape(self) -> None:
        """Go back without an answer."""
        self.console.close(self)


class Menu(MenuMode):
    """A list of things to do. Subclasses give the title and the items."""

    helps: tuple[str, ...] = ("menu-help-arrows", "menu-help-letters", "menu-help-enter", "menu-help-escape")
    helps_typed: tuple[str, ...] = ("menu-help-typed", "menu-help-typed-list", "menu-help-typed-back")
    context = MENU
    scans = True
    otherwise = ""  # the key of the item to come back to, where the one before is gone
    called = ""  # the message that is its title, where it is always the same

    def __init__(self, console: Console) -> None:
        super().__init__(console)
        self._items: Sequence[Item] = ()
        self._place = 0
        self._told = False  # typed lines: the items were told once
        self._part = 0  # typed lines: where the next part begins
        self._group = ""  # the group that was told last

    def title(self) -> str:
        """What the menu is, or asks."""
        return self.text(self.called)

    def keys_now(self) -> Iterator[str]:
        by_keys = self.console.by_keys
        yield from super().keys_now()
        if any(item.group for item in self._items) and by_keys:
            yield self.with_keys("menu-help-groups")
        if any(item.about for item in self._items):
            yield self.with_keys("menu-help-about" if by_keys else "menu-help-about-typed")

    @property
    def display_keys(self) -> Mapping[str, str]:
        """The info key of a braille display explains the entry."""
        return {**super().display_keys, "info": "tab"}

    def scene(self) -> Scene:
        words = self.console.words
        told = [words.sentence(item.text) for item in self._items]
        choices = [
            Choice(name, text, item.group, number)
            for name, text, item, number in zip(
                self._choice_names(), told, self._items, self.numbers(), strict=True
            )
        ]
        deeds = self.deeds("explain") if self._items[self._place].about else self.deeds()
        return Choices(words.sentence(self.title()), deeds, tuple(choices), self._place)

    def do(self, command: str, what: str = "") -> bool:
        if command != "choose":
            return super().do(command, what)
        found = what in self._choice_names()
        if found:
            self._choose(self._choice_names().index(what))
        return found

    def _choice_names(self) -> list[str]:
        """Return the names of the items as choices: their keys, for others their places."""
        return [item.key or f"choice {place}" for place, item in enumerate(self._items, 1)]

    def items(self) -> Sequence[Item]:
        """Return the items as they are now; at least one."""
        raise NotImplementedError

    def candidates(self) -> Sequence[str]:
        return [item.text for item in self._items]

    def numbers(self) -> Sequence[int]:
        """The numbers by which the items are told, pressed and typed."""
        return range(1, len(self._items) + 1)

    def _take_items(self) -> bool:
        """Take the items as they are now; return whether the one in focus is still there, and stays so."""
        key = self._items[self._place].key if self._items else ""
        self._items = [*self.items(), *self._way_back()]
        keys = [item.key for item in self._items]
        back = key if key in keys else self.otherwise
        if key and back in keys:
            self._place = keys.index(back)
        self._place = min(self._place, len(self._items) - 1)
        return key in keys

    def entered(self) -> None:
        self._take_items()
        self._group = ""
        if self.console.has_buttons:
            self._tell_title()
        elif self.console.by_keys:
            self._tell_item("menu-opened")
        elif self._told:
            self._part = 0
            self._tell_title()
            self._tell_numbered(self._place)
            self.console.say("menu-typed-again")
        else:
            self._tell_part()

    def _way_back(self) -> Sequence[Item]:
        """Return the entry that goes back, for players with one key."""
        if not self.console.scans or {item.key for item in self.items()} & {"back", "leave", "quit"}:
            return ()
        return (Item(self.console.words.text("deed-back"), self.escape, "back"),)

    def step(self) -> bool:
        self._go((self._place + 1) % len(self._items))
        return True

    def switch(self) -> None:
        self._choose(self._place)

    def _tell_title(self) -> None:
        self.console.say(
            "menu-title", title=self.console.words.sentence(self.title()), count=len(self._items)
        )

    def _tell_item(self, how: str = "menu-item") -> None:
        words, item = self.console.words, self._items[self._place]
        title, text = words.sentence(self.title()), words.sentence(item.text)
        if self._is_new_group(item):
            text = words.sentences(words.sentence(item.group), text)
        self.console.say(how, title=title, text=text, place=self._place + 1, count=len(self._items))

    def _is_new_group(self, item: Item) -> bool:
        """Return whether the heading of an item is to be told: it differs from the last one."""
        before, self._group = self._group, item.group
        return item.group not in ("", before)

    def _tell_part(self) -> None:
        """Tell all items; of many the next part or group, and after the last the first again."""
        count, self._told = len(self._items), True
        first = self._part if self._part < count else 0
        last = self._end_of_part(first)
        if first == 0:
            self._tell_title()
        for place in range(first, last):
            if self._is_new_group(self._items[place]):
                self.console.say_text(self.console.words.sentence(self._items[place].group))
            self._tell_numbered(place)
        self.console.say("menu-help-typed" if last == count else "menu-help-typed-more")
        self._part = last % count

    def _end_of_part(self, first: int) -> int:
        count = len(self._items)
        if count <= _MANY:
            return count
        if self._items[first].group:
            return next((place for place in self._firsts() if place > first), count)
        return min(first + _PART, count)

    def _firsts(self) -> list[int]:
        """Return where the groups begin; without groups, where the menu does."""
        groups = [item.group for item in self._items]
        return [place for place, group in enumerate(groups) if place == 0 or group != groups[place - 1]]

    def _tell_numbered(self, place: int) -> None:
        text = self.console.words.sentence(self._items[place].text)
        self.console.say("menu-numbered", number=self.numbers()[place], text=text)

    def pressed(self, name: str) -> bool:
        command = MENU.command(name)
        if command == "explain" and any(item.about for item in self._items):
            self._tell_about(self._place)
        elif command == "open":
            self._choose(self._place)
        elif command == "number":
            digit = int(name)
            self._choose_number(10 if digit == 0 and 0 not in self.numbers() else digit)
        elif command == "letter":
            self._go_to_letter(name)
        elif command is not None and command != "explain":
            self._go(self._place_of(command))
        else:
            return False
        return True

    def _place_of(self, command: str) -> int:
        """Return where a command for moving leads from here."""
        here, last = self._place, len(self._items) - 1
        match command:
            case "previous":
                return max(here - 1, 0)
            case "next":
                return min(here + 1, last)
            case "previous-group":
                return max((place for place in self._firsts() if place < here), default=0)
            case "next-group":
                return min((place for place in self._firsts() if place > here), default=last)
        return 0 if command == "first" else last

    def _go(self, place: int) -> None:
        self._place = place
        self._tell_item()

    def _go_to_letter(self, letter: str) -> None:
        """Go to the next entry that begins with a letter; without any, to the next one with such a word."""
        found = self._places(plain(letter))
        if found:
            self._go(next((place for place in found if place > self._place), found[0]))
        else:
            self.console.say("menu-no-letter", letter=letter)

    def _tell_about(self, place: int) -> None:
        """Tell the explanation of an entry."""
        about = self._items[place].about
        self.console.say_text(about or self.console.words.text("menu-no-about"))

    def typed(self, text: str) -> bool:
        wanted = plain(text)
        if asks_for_all(self.console.words, text):
            self._tell_part()
            return True
        if (asked := after(self.console.words, text, "typed-menu-about")) is not None:
            return self._explain(asked)
        if (chosen := number(wanted)) is not None:
            self._choose_number(chosen)
            return True
        found = self._places(wanted)
        if len(found) == 1:
            self._choose(found[0])
        elif found:
            self._tell_several(found)
        elif chosen := number_word(self.console.words, wanted):
            self._choose_number(chosen)
        return bool(found or chosen)

    def _tell_several(self, places: Sequence[int]) -> None:
        self.console.say("menu-several")
        for place in places:
            self._tell_numbered(place)

    def _explain(self, asked: str) -> bool:
        """Explain the entry of this number or these words; without them, the current one."""
        if (chosen := number(asked)) is not None:
            numbers = self.numbers()
            found = [numbers.index(chosen)] if chosen in numbers else []
        else:
            found = self._places(asked) if asked else [self._place]
        if len(found) == 1:
            self._place = found[0]
            self._tell_about(found[0])
        elif found:
            self._tell_several(found)
        return bool(found)

    def _choose_number(self, chosen: int) -> None:
        if chosen in self.numbers():
            self._choose(self.numbers().index(chosen))
        else:
            self._tell_no_number()

    def _choose(self, place: int) -> None:
        self._place = place
        self._items[place].do()

    def _tell_no_number(self) -> None:
        self.console.say("menu-no-number", count=len(self._items))

    def _places(self, wanted: str) -> list[int]:
        """Return the items of just this text or name; else those that begin with it, or have such a word.

        Only the first sentence of a text is searched.
        """
        told = [(plain(_FURTHER_SENTENCES.sub("", item.text)), plain(item.called)) for item in self._items]
        exact = [place for place, both in enumerate(told) if wanted in both]
        begin = [place for place, both in enumerate(told) if any(text.startswith(wanted) for text in both)]
        words = [" ".join(both) for both in told]
        groups = [plain(item.group) for item in self._items]
        return exact or begin or _with_word(wanted, words) or _with_word(wanted, groups)


def asks_for_all(words: Words, text: str) -> bool:
    """Return whether a typed line asks for all that can be chosen."""
    asking = ("typed-menu-list", "typed-what-now")
    return not text.strip() or any(typed(words, text, message) for message in asking)


def _with_word(wanted: str, texts: Sequence[str]) -> list[int]:
    """Return the texts in which a word begins like this."""
    return [
        place
        for place, text in enumerate(texts)
        if f" {wanted}" in f" {text}" or (not wanted.isascii() and wanted in text)
    ]


class Pick(Menu, Generic[T]):
    """One of several values: `done` gets it.

    The title may be a question; `current` is in focus at first; `about` explains all of them.
    """

    helps: tuple[str, ...] = ("menu-help-arrows", "menu-help-letters", "menu-help-pick", "menu-help-escape")

    def __init__(
        self,
        console: Console,
        title: str,
        options: Sequence[tuple[T, str]],
        done: Callable[[T], None],
        current: T | None = None,
        about: str = "",
    ) -> None:
        super().__init__(console)
        self._title = title
        self._options = options
        self._done = done
        self._explanation = about
        values = [value for value, _ in options]
        self._place = values.index(current) if current in values else 0

    def title(self) -> str:
        return self._title

    def items(self) -> Sequence[Item]:
        about = self._explanation
        return [
            Item(text, functools.partial(self._pick, value), about=about) for value, text in self._options
        ]

    def _pick(self, value: T) -> None:
        self.console.drop(self)
        self._done(value)


class Count(Pick[int]):
    """A number: each value is told, pressed and typed by itself."""

    helps = ("menu-help-arrows", "menu-help-count", "menu-help-pick", "menu-help-escape")

    def numbers(self) -> Sequence[int]:
        values = [value for value, _ in self._options]
        return [*values, *([0] * (len(self._items) - len(values)))]  # the way back has none

    def _tell_no_number(self) -> None:
        self.console.say("menu-no-count", least=self._options[0][0], most=self._options[-1][0])


class Question(MenuMode):
    """Yes or no; Enter is yes, Escape is no. Without `no` the mode below continues."""

    helps = ("question-help-enter", "question-help-escape")
    helps_typed = ("question-help-typed",)
    context = QUESTION
    scans = True

    def __init__(
        self,
        console: Console,
        text: str,
        yes: Callable[[], None],
        no: Callable[[], None] | None = None,
        once_known: bool = False,
        doing: str = "",
    ) -> None:
        """`once_known`: Enter is no yes before the question can be known, as it is spoken.

        `doing` names the words for what a yes would do, which may follow it: "yes, play it".
        """
        super().__init__(console)
        self._once_known, self._doing = once_known, doing
        self._text = text
        self._yes = yes
        self._no = no or console.resume
        self._asked: Telling = WRITTEN
        self._answers: Literal["", "yes", "no"] = ""  # the answer that was told last

    def step(self) -> bool:
        self._answers = "no" if self._answers == "yes" else "yes"
        self.console.say_text(self._choice(self._answers))
        return True

    def switch(self) -> None:
        if self._answers:
            self._answer(self._answers)
        else:
            self.step()

    def _choice(self, answer: str) -> str:
        return self.console.words.text(f"typed-{answer}").partition(",")[0].capitalize()

    def scene(self) -> Scene:
        choices = [Choice(name, self._choice(name)) for name in ("yes", "no")]
        return Choices(self._text, self.deeds(), tuple(choices), 0)

    def do(self, command: str, what: str = "") -> bool:
        if command != "choose":
            return super().do(command, what)
        if known := what in ("yes", "no"):
            self._answer(what)
        return known

    def entered(self) -> None:
        name = "question" if self.console.by_keys else "question-typed"
        if self.console.has_buttons:
            name = "text"
        yes, back = (QUESTION.told(self.console.words, command, 2) for command in ("yes", "back"))
        self._asked = self.console.say(name, text=self._text, yes=yes, back=back)

    def pressed(self, name: str) -> bool:
        command, answer = QUESTION.command(name), self.answer(name)
        if command == "again" or (command == "yes" and self._once_known and not self._asked.begun):
            self.entered()
        elif command == "yes":
            self._answer("yes")
        elif answer is not None:
            self._answer(answer)
        else:
            return False
        return True

    def answer(self, text: str) -> Literal["yes", "no"] | None:
        """Return which answer a line is, if it is one."""
        return yes_or_no(self.console.words, text, self._doing)

    def typed(self, text: str) -> bool:
        answer = self.answer(text)
        if answer is not None:
            self._answer(answer)
        elif text.strip():
            return False
        else:
            self.entered()
        return True

    def escape(self) -> None:
        self._answer("no")

    def _answer(self, answer: str) -> None:
        self.console.drop(self)
        (self._yes if answer == "yes" else self._no)()
