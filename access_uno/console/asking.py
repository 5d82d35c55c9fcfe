"""What a player asks at the table: it changes nothing, and every question is answered in one message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from access_uno.console.mode import Mode
from access_uno.console.person import Person
from access_uno.engine.actions import Star
from access_uno.engine.cards import Card, Colour
from access_uno.engine.position import COLOUR, RESPONSE

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.table import Table
    from access_uno.words import Message

STAR: Final = Card("ST")
VERBOSITIES: Final = ("short", "normal", "full")


class Asking(Mode):
    """Answers whoever sits in front of the console: the table, the hand, and what was said."""

    def __init__(self, console: Console, table: Table) -> None:
        super().__init__(console)
        self.table = table
        self._people = {
            seat: Person(table, seat, console.settings.person(table.names[seat])) for seat in table.people
        }
        self._at: Person | None = None  # who sits in front of the console; None: it is being handed over
        self._next: Person = self._people[self._first_seat()]
        self._told = False  # something, since the last key
        self._last: Message | None = None
        self._hand_told: Message | None = None

    def _first_seat(self) -> int:
        turn = self.table.person_on_turn()
        return self.table.people[0] if turn is None else turn

    @property
    def _person(self) -> Person:
        assert self._at is not None
        return self._at

    def _tell(self, message: Message, focus: int | None = None, felt: Message | None = None) -> None:
        self._last, self._told = message, True
        self.console.tell(message, focus, felt)

    def _say(self, message_id: str, /, **variables: Any) -> None:
        words = self._at.words if self._at else self._next.words
        self._tell(words.say(message_id, **variables))

    # The table

    def do_hand(self) -> None:
        """The whole hand."""
        person = self._person
        self._hand_told = person.teller.hand(person.view, person.hand.cards)
        self._tell(self._hand_told, person.hand.place)

    def do_playable(self) -> None:
        """Which cards can be played, where there is no key that goes to them."""
        if self.table.over:
            self.do_turn()
        else:
            self._tell(self._person.teller.options(self._person.view))

    def do_top(self) -> None:
        """The top card and the colour."""
        self._tell(self._person.teller.top(self._person.view))

    def do_turn(self) -> None:
        """Whose turn it is, and the direction."""
        self._tell_turn(asked=True)

    def _tell_turn(self, asked: bool = False) -> None:
        person = self._person
        on_turn = self.table.game.turn == person.seat and self.table.game.phase is not COLOUR
        view, teller = person.view, person.teller
        self._tell(teller.your_turn(view, asked) if on_turn else teller.turn(view))

    def do_count(self) -> None:
        """How many cards everybody holds."""
        self._tell(self._person.teller.counts(self._person.view))

    def do_score(self) -> None:
        """The score in short."""
        self._tell(self._person.teller.score(self._person.view))

    def do_full_score(self) -> None:
        """The score in full."""
        self._tell(self._person.teller.score(self._person.view, full=True))

    def do_why(self) -> None:
        """What the card in focus does, and whether it can be played."""
        if (card := self._person.hand.card) is None:
            self._say("no-cards")
        else:
            self._tell(self._person.teller.card_info(self._person.view, card))

    def do_changes(self) -> None:
        """What changed in the hand since the last turn."""
        new, gone = self._person.hand.changes()
        name = (
            "changes-both"
            if new and gone
            else "changes-new"
            if new
            else "changes-gone"
            if gone
            else "changes-none"
        )
        self._say(name, new=new, gone=gone)

    # The hand

    def _say_focus(self) -> None:
        """The card in focus, its place, and whether it can be played."""
        self._tell(self._focus_message())

    def _focus_message(self) -> Message:
        person = self._person
        if (card := person.hand.card) is None:
            return person.words.say("no-cards")
        playable = card in self._playable()
        name = "focus-playable" if playable else "focus"
        return person.words.say(name, card=card, place=person.hand.place + 1, count=len(person.hand))

    def _move(self, moved: bool, name: str = "") -> None:
        """Say where the focus is now, or that there was nowhere to go."""
        if moved or not name or not len(self._person.hand):
            self._say_focus()
        else:
            self._say(name)

    def _go_to(self, place: int) -> None:
        if self._person.hand.go(place):
            self._say_focus()
        else:
            self._say_no_such_place()

    def _say_no_such_place(self) -> None:
        count = len(self._person.hand)
        self._say("no-such-place" if count else "no-cards", count=count)

    def do_left(self) -> None:
        """One card to the left."""
        self._move(self._person.hand.move(-1))

    def do_right(self) -> None:
        """One card to the right."""
        self._move(self._person.hand.move(1))

    def do_first(self) -> None:
        """The first card."""
        self._move(self._person.hand.go(0))

    def do_last(self) -> None:
        """The last card."""
        self._move(self._person.hand.go(len(self._person.hand) - 1))

    def do_next_playable(self) -> None:
        """The next card that can be played."""
        self._to_playable(1)

    def do_previous_playable(self) -> None:
        """The previous card that can be played."""
        self._to_playable(-1)

    def _to_playable(self, step: int) -> None:
        self._move(self._person.hand.next_of(self._playable().__contains__, step), "none-playable")

    def _playable(self) -> set[Card]:
        """The cards that Enter would play: as an answer to a penalty, the Super Star."""
        seat, view = self._person.seat, self._person.view
        if view.phase is RESPONSE:
            return {STAR} if view.why_not(seat, Star(Colour.RED)) is None else set()
        return set(view.playable(seat))

    def _to_colour(self, colour: Colour | None) -> None:
        if self._person.hand.next_of_colour(colour):
            self._say_focus()
        elif colour:
            self._say("none-of-colour", colour=colour)
        else:
            self._say("none-wild")

    def do_blue(self) -> None:
        """The next blue card."""
        self._to_colour(Colour.BLUE)

    def do_green(self) -> None:
        """The next green card."""
        self._to_colour(Colour.GREEN)

    def do_red(self) -> None:
        """The next red card."""
        self._to_colour(Colour.RED)

    def do_yellow(self) -> None:
        """The next yellow card."""
        self._to_colour(Colour.YELLOW)

    def do_wild(self) -> None:
        """The next wild card."""
        self._to_colour(None)

    def do_order(self) -> None:
        """Show the hand in another order."""
        self._say("setting-order", value=self._person.hand.next_order())

    # What was said

    def do_repeat(self) -> None:
        """The last message again."""
        if self._last is not None:
            self._tell(self._last)

    def _walk(self, message: Message | None, at_end: str) -> None:
        if message is None:
            self._say(at_end)
        else:
            self._tell(message)

    def do_back(self) -> None:
        """The message before."""
        self._walk(self._person.history.back(), "history-oldest")

    def do_forward(self) -> None:
        """The message after."""
        self._walk(self._person.history.forward(), "history-newest")

    def do_oldest(self) -> None:
        """The oldest message."""
        self._walk(self._person.history.oldest(), "history-empty")

    def do_newest(self) -> None:
        """The newest message."""
        self._walk(self._person.history.newest(), "history-empty")

    def do_filter(self) -> None:
        """Which messages the history walks through."""
        self._say(f"filter-{self._person.history.next_filter()}")

    def do_verbosity(self) -> None:
        """How much is said."""
        person = self._person
        verbosity = VERBOSITIES[(VERBOSITIES.index(person.profile.verbosity) + 1) % len(VERBOSITIES)]
        self.console.settings.change(person.name if len(self._people) > 1 else "", verbosity=verbosity)
        person.profile = person.profile.but(verbosity=verbosity)
        self._say("setting-verbosity", value=verbosity)
