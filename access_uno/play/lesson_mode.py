"""The lessons: a table at which one thing at a time is asked for, and every key is answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from access_uno.console.app import Console
from access_uno.console.menu import Item, Menu
from access_uno.console.scene import Deed
from access_uno.engine.actions import Action, NameColour, Play, Star, without_call
from access_uno.engine.cards import Card
from access_uno.engine.rules import RULEBOOKS
from access_uno.lessons import PUPIL, Ask, Happen, Lesson, Say, lessons
from access_uno.play.commands import LARGE
from access_uno.play.game import GameMode
from access_uno.play.player_name import last_choices
from access_uno.play.table_scene import AtTable
from access_uno.play.vocabulary import NotUnderstood
from access_uno.record import Record
from access_uno.table import Table
from access_uno.text.letters import with_capital
from access_uno.words import Message
from access_uno.words.answers import STAR
from access_uno.words.options import computer_names

_HELPS: Final = ("keys", "all-keys")
_ANSWERS: Final = (None, "yes", "no", "filler")  # to no question here: it is told where lines are parsed
_LOOKS: Final = ("place", "focus", *LARGE)  # that only show cards
_LEAVES: Final = ("menu", "quit")
_GOES_ON: Final = ("go-on", "play")


class Lessons(Menu):
    """All lessons for the chosen rulebook; the first unfinished one is in focus."""

    called = "lessons-title"

    def __init__(self, console: Console, rulebook: str = "") -> None:
        """Take the lessons for this rulebook, or that of the last game."""
        super().__init__(console)
        chosen = last_choices(console)
        self._rulebook = rulebook or chosen.rules.rulebook
        self._names = (chosen.people[0], *computer_names(console.words))
        self._lessons = lessons(RULEBOOKS[self._rulebook])
        self._focus_on_next()

    def items(self) -> Sequence[Item]:
        words, learned = self.console.words, self.console.settings.learned
        items = []
        for lesson in self._lessons:
            text = words.text(f"lesson-{lesson.name}")
            if lesson.name in learned:
                text = words.text("lesson-learned", lesson=text)
            items.append(Item(text, partial(self._begin, lesson), lesson.name))
        return [*items, Item(words.text("deed-back"), lambda: self.console.close(self), "back")]

    def _focus_on_next(self) -> None:
        learned = self.console.settings.learned
        names = [lesson.name for lesson in self._lessons]
        self._place = next((place for place, name in enumerate(names) if name not in learned), len(names))
        self._items = self.items()

    def _begin(self, lesson: Lesson) -> None:
        record = lesson.record(self._rulebook, self._names)
        last = all(other == lesson or other.name in self.console.settings.learned for other in self._lessons)
        LessonMode(self, lesson, record, last).open()

    def after(self, mode: LessonMode, goes_on: bool) -> None:
        """Open the next lesson, or the list."""
        self._focus_on_next()
        following = self._lessons[self._place] if goes_on and self._place < len(self._lessons) else None
        if following:
            self.console.drop(mode)
            self._begin(following)
        else:
            self.console.close(mode)


class LessonMode(GameMode):
    """One lesson: the game itself, in which only what is asked for happens."""

    def __init__(self, lessons: Lessons, lesson: Lesson, record: Record, last: bool) -> None:
        self._table = Table(record)
        self._pupil = self._table.take_seat(PUPIL, lessons.console.look_again, paces=True)
        super().__init__(lessons.console, [self._pupil], self._table.close)
        self._lessons = lessons
        leave = partial(self._leave, goes_on=False)
        self.commands = {**self.commands, **dict.fromkeys(_LEAVES, leave)}
        self._lesson = lesson
        self._last = last  # of the unfinished lessons
        self._parts = iter(lesson.parts)
        self._ask: Ask | None = None  # None: the lesson is over
        self._question: Message | None = None  # the same, as it was last told
        self._asked = False  # since the last key
        self._looked = False  # a menu that was asked for has been opened

    # What the lesson tells

    def _begin(self) -> None:
        self._begun = True
        person = self._next
        person.opening()
        self._seat(person)
        name = person.words.text(f"lesson-{self._lesson.name}")
        self._tell_in_turn(self._message("lesson-begins", lesson=name))
        self._tell_cells()
        self._teach()

    def _tell_cells(self) -> None:
        """Tell what the cells of cards and messages mean, before they are used, at the first lesson."""
        person = self.person
        if self._lesson.name != "hand" or person.profile.notation != "rulebook":
            return
        if person.profile.braille == "cells" or self.console.outlet.feels:
            self._tell_in_turn(self._message("lesson-cells", card=Card("R5")))
        if self._here.voice.is_brief:
            self._tell_in_turn(self._message("lesson-signs"))

    def entered(self) -> None:
        if self._begun and self._ask is None:
            self._tell_done()
        elif self._begun and self._looked:
            self._teach()
        elif self._begun:
            self._ask_again()
        else:
            super().entered()

    def _teach(self) -> None:
        """Tell and carry out what comes, up to the next thing that is asked for."""
        self._ask, self._looked = None, False
        for part in self._parts:
            if isinstance(part, Happen):
                self._happen(part)
            elif part.way in ("any", "keys" if self.console.by_keys else "lines"):
                if isinstance(part, Say):
                    self._tell_in_turn(self._message(part.message))
                    continue
                self._ask = part
                self._ask_again()
                return
        self.console.settings.learn(self._lesson.name)
        self._tell_done()

    def _tell_done(self) -> None:
        name, named = "lesson-done-all" if self._last else "lesson-done", self._here.help.named
        self._tell_to_do(self._message(name, key=named("go-on"), menu=named("menu")))

    def _happen(self, part: Happen) -> None:
        """Carry out what another player does, whatever others could do before."""
        self._let_pass()
        self._table.submit(part.seat, part.action)
        self._hear()

    def _let_pass(self) -> None:
        """Pass all chances: in a lesson all actions are given."""
        for seat in self._table.situation.chances:
            self._table.pass_on(seat)

    def _ask_again(self) -> None:
        if self._ask is None:
            return
        if self._question is not None and self._question in self.person.unread:
            self.person.unread.remove(self._question)
        self._asked = True
        facts = _facts(self._ask.action)
        question = self._message(self._ask.message, key=self._named(self._ask), **facts)
        self._question = self._tell_to_do(question.but(focus=facts.get("card")))

    def _named(self, ask: Ask) -> str:
        """Return what must be pressed or typed; first the key that brings a card into focus."""
        helping, facts = self._here.help, _facts(ask.action)
        if self.console.has_buttons:
            plays = "card" in facts or isinstance(ask.action, Star)
            return helping.named("play" if plays else ask.commands[0])
        if not self.console.by_keys:
            return helping.named_with(ask.commands[-1], **facts) if facts else helping.named(ask.commands[0])
        key = helping.named(ask.commands[0])
        card = STAR if isinstance(ask.action, Star) else facts.get("card")
        if card is None or card is self.person.hand.card:
            return key
        to_card = helping.named(card.colour.value if card.colour else "wild")
        return self.person.words.text("prompt-keys", first=to_card, second=key)

    def _tell_to_do(self, message: Message) -> Message:
        """Return the same as something for the pupil to do, without a place in the history of the table."""
        message = message.but(asks=True)
        self._tell_in_turn(message)
        return message

    def _message(self, name: str, **variables: Any) -> Message:
        words, rules = self.person.words, self.person.view.rules
        facts: dict[str, Any] = {
            "player": self._pupil.names[1],
            "scoring": rules.scoring,
            "offence": rules.draw_four_offence,
            "way": "keys" if self.console.by_keys else "lines",
            "help": self._here.help.named("keys"),
        }
        return words.say(name, **facts, **variables)

    def _tell_in_turn(self, message: Message) -> None:
        """Tell at once; with reading message by message, the first one after a key at once."""
        self.person.unread.append(message)
        while not (self.person.reads_one_by_one and self._here.voice.told) and self._read_on():
            pass

    def _tell_unread(self, message: Message) -> None:
        if message.asks and not message.tells:
            voice, last = self._here.voice, self._here.voice.last
            voice.tell(message)
            voice.note(message)
            voice.last = last  # the last message is one of the game
        else:
            super()._tell_unread(message)

    def hint_told(self) -> None:
        """Go on if the lesson asked for the hint; else ask again for what it waits for."""
        if self._ask is not None and "hint" in self._ask.commands:
            self._teach()
        else:
            self._ask_again()

    def _prompt(self) -> bool:
        self._announce_unread()
        return False  # the lesson says what it waits for

    # What the pupil does

    def key(self, name: str) -> None:
        self._try(self.keymap.command(name, self), lambda: super(LessonMode, self).key(name))

    def line(self, text: str) -> None:
        request = self._here.requests.understand(text)
        command = None if isinstance(request, NotUnderstood) else request.command or "play"
        self._try(command, lambda: super(LessonMode, self).line(text))

    def touch(self, message: Message, card: int | None) -> None:
        if card is None:
            self._try("repeat", lambda: self._here.asking.repeat())
        else:
            super().touch(message, card)

    def do(self, command: str, what: str = "") -> bool:
        if command not in self._here.commands and command not in _LOOKS:
            return False
        done = [True]
        self._try(command, lambda: done.append(super(LessonMode, self).do(command, what)))
        return done[-1]

    def around(self) -> AtTable:
        return AtTable(frozenset(range(len(self._pupil.names))) - {PUPIL})

    def deeds(self) -> list[Deed]:
        """Return what is asked for, and what is always there."""
        helping, words, ask = self._here.help, self.person.words, self._ask
        if ask is None or self.person.unread:
            named = {"go-on": words.text("deed-go-on")}
        else:
            named = {ask.commands[0]: with_capital(helping.what_it_does(ask.commands[0]))}
        named |= {"menu": words.text("table-menu"), "keys": words.text("deed-keys")}
        return [helping.deed(name, text).but(what=self._card_asked(name)) for name, text in named.items()]

    def _asks_switch(self) -> bool:
        return self.console.mode is self and self.console.scans

    def offers(self) -> list[Deed]:
        return self.deeds()

    def _card_asked(self, command: str) -> str:
        """Return the name of the card that is to be played, if one is."""
        card, hand = _facts(self._ask.action if self._ask else None).get("card"), self.person.hand
        return hand.names[hand.cards.index(card)] if command == "play" and card in hand.cards else ""

    def _try(self, command: str | None, do: Callable[[], None]) -> None:
        """Go on if it was asked for; do what only asks or moves; explain everything else."""
        ask, self._here.voice.told, self._asked = self._ask, False, False
        if command in _LEAVES or command in _HELPS:
            do()
        elif command == "go-on" and self.person.unread:
            self._read_on()
        elif ask is None:
            if command in _GOES_ON:
                self._leave(goes_on=True)
            else:
                self._tell_done()
        elif command == "what-now":
            do()
        elif command in ask.commands:
            do()
            if self._here.waits_for_hint:
                pass  # the lesson goes on once the hint is there
            elif ask.action is None and self.console.mode is self:
                self._teach()
            elif ask.action is None:
                self._looked = True
            elif self._ask is ask and self.console.mode is self and not self._asked:
                self._ask_again()
        elif command in ("repeat", "go-on"):
            self._ask_again()
        elif command in _ANSWERS or command in _LOOKS or command in self._here.asking.commands:
            do()
            if ask.action is None:
                self._ask_again()
        else:
            self._here.voice.tell(self._message("lesson-not-now", line=self._here.help.line(command)))
            self._ask_again()

    def submit(self, action: Action) -> None:
        """Do only what is asked for; what the rules refuse is refused as at any table."""
        view, wanted = self.person.view, self._ask.action if self._ask else None
        refusal = view.why_not(PUPIL, action)
        if refusal is not None:
            self._here.voice.refuse(refusal)
            self._ask_again()
        elif wanted is None or without_call(action) != without_call(wanted):
            self._here.voice.tell(self._message("lesson-other"))
            self._ask_again()
        else:
            self._let_pass()
            super().submit(action)
            self._teach()

    def _leave(self, goes_on: bool) -> None:
        self._pupil.close()
        self._table.close()
        self._lessons.after(self, goes_on)


def _facts(action: Action | None) -> dict[str, Any]:
    """Return the card and the colour of what is asked for."""
    facts: dict[str, Any] = {}
    if isinstance(action, Play):
        facts["card"] = action.card
    if isinstance(action, Play | Star | NameColour) and action.colour:
        facts["colour"] = action.colour
        facts["letter"] = action.colour.letter
    return facts
