"""What is said to the person in front of the console."""

from __future__ import annotations

from typing import Any, Final

from access_uno.console.app import Console
from access_uno.console.outlet import WRITTEN, Telling
from access_uno.engine.position import CHOICE, COLOUR, Refusal
from access_uno.play._person import Person
from access_uno.play.hearing import sound
from access_uno.words.message import Message

_NOTHING: Final = Message("", ())  # is not felt: a short display has no space for it


class Voice:
    """Speaks to one person, from sitting down to getting up."""

    def __init__(self, console: Console, person: Person) -> None:
        self._console = console
        self._person = person
        self.told = False  # something, since the last key
        self.refused = False  # an action, since the last hint of what can be done
        self.asked: tuple[Message, float] | None = None  # what the person is to act on, and when it was told
        self.telling: Telling = WRITTEN  # what became of the newest message
        self.asking: Telling = WRITTEN  # what became of the newest that asks
        self.is_felt = True  # whether the newest message stands on a braille display, where there is one
        self.last: Message | None = None
        self.hint: Message | None = None  # what was said beside the last message

    def tell(self, message: Message, focus: int | None = None, felt: Message | None = None) -> None:
        """Tell a message, in pieces that one can listen to; see `Console.tell`.

        It stays whole for braille: a display shows one line, and pans through it.
        """
        self.last, self.hint, self.told = message, None, True
        felt = felt or self._signs(message)
        self.is_felt = felt is None or bool(felt.text)
        braille = self._person.profile.reading == "braille"
        for piece in [message] if braille else message.pieces():
            self.telling = self._console.tell(piece, focus, felt or message)
        if message.calls_reader:
            self.note_asked(message)

    @property
    def is_brief(self) -> bool:
        """Whether messages are felt in signs."""
        wanted = self._person.profile.brief
        return wanted == "on" or (wanted == "auto" and self._console.outlet.is_narrow)

    def _signs(self, message: Message) -> Message | None:
        """Return a message as it is felt, where it is felt in signs."""
        if not (self.is_brief and message.tells):
            return None
        from access_uno.words.brief import Brief

        return Brief(self._person.teller, self._person.view).message(message)

    def note_asked(self, message: Message) -> None:
        """Take note that the person was told just now what to act on."""
        self.asked, self.asking = (message, self._console.now()), self.telling

    def say(self, message_id: str, /, **variables: Any) -> None:
        self.tell(self._person.words.say(message_id, **variables))

    def say_besides(self, message_id: str, /, **variables: Any) -> None:
        """Say what belongs to the message before; both are repeated."""
        self._tell_besides(self._person.words.say(message_id, **variables))

    def name_keys(self, text: str) -> None:
        """Name keys beside the last message; a display in signs has no space for them."""
        self._tell_besides(self._person.words.say("text", text=text), _NOTHING if self.is_brief else None)

    def _tell_besides(self, message: Message, felt: Message | None = None) -> None:
        last = self.last
        self.tell(message, felt=felt)
        if last is not None:
            self.last, self.hint = last, self.last

    def say_again(self, message: Message) -> None:
        """Say what a key silenced once more: its line stands there already."""
        self.telling = self._console.outlet.say_again(message)
        if message.calls_reader:
            self.note_asked(message)
        self.note(message)

    def repeat(self) -> bool:
        """Tell the last message again, and what was said beside it; return False if there is none."""
        last, hint = self.last, self.hint
        if last is None:
            return False
        self._console.outlet.repeats = True
        self.tell(last)
        if hint is not None:
            self.tell(hint)
            self.last, self.hint = last, hint
        return True

    def tell_event(self, message: Message) -> None:
        """Tell a message for the history, with its sounds, unless a question says the same next."""
        is_new = self._person.history.add(message)
        if message.quiet:
            self._sound(message)
            return
        if message.opens:
            self._console.outlet.begin_turn()
        if message.focus is not None:
            self._person.hand.go_to(message.focus)
        if not (message.asks and self._question_opens()):
            self.tell(message)
            self.note(message)
        if is_new:
            self._sound(message)

    def note(self, message: Message) -> None:
        """Take note of what becomes of news just told, and of the card in focus if they name it."""
        hand = self._person.hand
        self._person.news.add(message, self.telling)
        if message.focus is not None and message.focus is hand.card:
            hand.hear(self.telling)

    def refuse(self, refusal: Refusal) -> None:
        """Say why something is refused, outside the history; the same once more in three words."""
        person, self.refused = self._person, True
        short = person.profile.verbosity == "short"
        if self.last is not None and refusal in self.last.tells:
            told = person.words.say("refused-again").but(tells=(refusal,))
        else:
            told = person.teller.refusal(refusal, person.view, verbosity="short" if short else "normal")
        self.tell(told)
        self._sound(told)

    def _sound(self, message: Message) -> None:
        sound(self._console.outlet, message.tells, self._person.seat_number, len(self._person.seat.names))

    def say_focus(self) -> None:
        """Tell the card in focus, its place, and whether it can be played."""
        self.tell(self._person.focus_message())
        self._person.hand.hear(self.telling)

    def _question_opens(self) -> bool:
        view = self._person.view
        opens = (COLOUR, CHOICE) if self._console.by_keys else (COLOUR,)
        return view.phase in opens and view.turn == view.seat
