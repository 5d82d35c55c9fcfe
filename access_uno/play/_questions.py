"""A player's questions at the table, and hints: they change nothing, and each is answered in one message."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from access_uno.engine.actions import Action, Play, Star
from access_uno.engine.cards import Card, Colour
from access_uno.engine.position import COLOUR, GAME_OVER, Refusal
from access_uno.record.step_store import NotStoredError

if TYPE_CHECKING:
    from access_uno.play._person import Person
    from access_uno.play._person_controls import PersonControls
    from access_uno.play._voice import Voice
    from access_uno.play.telling import Telling
    from access_uno.words import Message

VERBOSITIES: Final = ("short", "normal", "full")
_NEXT: Final = {"": "hand", "hand": "top", "top": ""}  # what is enlarged then


class Questions:
    """Answers one person: the table, the hand, and what was said."""

    def __init__(self, here: PersonControls) -> None:
        self._here, self._person, self._voice = here, here.person, here.voice
        self._settings, self._outlet = here.console.settings, here.console.outlet
        self.hand_told: Message | None = None  # the last message with the whole hand
        person, voice, hand, history = here.person, here.voice, here.person.hand, here.person.history
        self.commands: Mapping[str, Callable[[], None]] = {
            "hand": self.tell_hand,
            "playable": self._tell_playable,
            "top": lambda: voice.tell(person.teller.top(person.view)),
            "turn": partial(self.tell_turn, asked=True),
            "count": lambda: voice.tell(person.teller.counts(person.view)),
            "score": lambda: voice.tell(person.teller.score(person.view)),
            "full-score": lambda: voice.tell(person.teller.score(person.view, full=True)),
            "why": self._tell_why,
            "changes": self._tell_changes,
            "since": lambda: voice.tell(person.since_turn()),
            "left": lambda: self._move(hand.move(-1)),
            "right": lambda: self._move(hand.move(1)),
            "first": lambda: self._move(hand.go(0)),
            "last": lambda: self._move(hand.go(len(hand) - 1)),
            "next-playable": partial(self._to_playable, 1),
            "previous-playable": partial(self._to_playable, -1),
            **{colour.value: partial(self._to_colour, colour) for colour in Colour},
            "wild": partial(self._to_colour, None),
            "large-hand": self._enlarge_next,
            "large-top": self._enlarge_top,
            "order": lambda: voice.say("setting-order", value=hand.next_order()),
            "repeat": self.repeat,
            "waiting": lambda: voice.tell(person.teller.waiting(person.waiting + self._outlet.unsaid)),
            "back": lambda: self._walk(history.back(voice.hint or voice.last), "history-oldest"),
            "forward": lambda: self._walk(history.forward(), "history-newest"),
            "oldest": lambda: self._walk(history.oldest(), "history-empty"),
            "newest": lambda: self._walk(history.newest(), "history-empty"),
            "filter": lambda: voice.say(f"filter-{history.next_filter()}"),
            "verbosity": self._next_verbosity,
        }

    # The table

    def tell_hand(self) -> None:
        person = self._person
        self.hand_told = person.teller.hand(person.hand.cards)
        self._voice.tell(self.hand_told, person.hand.place)

    def _tell_playable(self) -> None:
        """Tell all playable cards, and what else can be done."""
        view = self._person.view
        if view.phase is GAME_OVER:
            self.tell_turn(asked=True)
        else:
            self._voice.tell(self._person.teller.options(view))

    def tell_turn(self, asked: bool = False) -> None:
        """Tell whose turn it is; if `asked`, also who is next, and the direction."""
        view, teller = self._person.view, self._person.teller
        on_turn = view.turn == view.seat and view.phase is not COLOUR
        self._voice.tell(teller.your_turn(view, asked) if on_turn else teller.turn(view, asked))

    def _tell_why(self) -> None:
        """Tell the refusal just heard in full; else what the card in focus does."""
        person, last = self._person, self._voice.last
        if last is not None and last.tells and isinstance(refusal := last.tells[0], Refusal):
            self._voice.tell(person.teller.refusal(refusal, person.view).but(tells=()))
        elif (card := self._person.hand.card) is None:
            self._voice.say("no-cards")
        else:
            self.tell_card(card)

    def tell_card(self, card: Card) -> None:
        """Tell what a card does, and whether it can be played."""
        self._voice.tell(self._person.teller.card_info(self._person.view, card))

    def _tell_changes(self) -> None:
        """Tell what changed in the hand since the last turn."""
        new, gone = self._person.hand.changes()
        with_gone, without = ("changes-both", "changes-new") if new else ("changes-gone", "changes-none")
        self._voice.say(with_gone if gone else without, new=new, gone=gone)

    # The hand

    def _move(self, moved: bool, name: str = "") -> None:
        """Say where the focus is now, or that there was nowhere to go."""
        if moved or not name or not len(self._person.hand):
            self._voice.say_focus()
        else:
            self._voice.say(name)

    def go_to(self, place: int) -> None:
        """Go to a place in the hand, counted from 0."""
        if self._person.hand.go(place):
            self._voice.say_focus()
        else:
            self.say_no_such_place()

    def say_no_such_place(self) -> None:
        """Say that there is no card at that place."""
        count = len(self._person.hand)
        self._voice.say("no-such-place" if count else "no-cards", count=count)

    def _to_playable(self, step: int) -> None:
        wanted = self._person.view.recommended
        self._move(self._person.hand.next_of(wanted.__contains__, step), "none-playable")

    def _to_colour(self, colour: Colour | None) -> None:
        if self._person.hand.next_of(lambda card: card.colour is colour):
            self._voice.say_focus()
        elif colour:
            self._voice.say("none-of-colour", colour=colour)
        else:
            self._voice.say("none-wild")

    # For reading by sight: the same over the whole window

    def _enlarge_next(self) -> None:
        """Enlarge the hand, then the top card, then nothing."""
        self._enlarge(_NEXT[self._outlet.enlarged] if self._can_see() else "hand")

    def _enlarge_top(self) -> None:
        """Enlarge the top card, or nothing any more."""
        self._enlarge("" if self._can_see() and self._outlet.enlarged == "top" else "top")

    def _can_see(self) -> bool:
        return self._outlet.sight is not None and self._outlet.draws

    def _enlarge(self, what: str) -> None:
        """Enlarge something; where lines are written, only say it."""
        if self._outlet.sight is None:
            self._voice.say("sight-only")
            return
        if self._outlet.draws:
            self._outlet.enlarge(what)
        self.commands[what or "turn"]()

    # What was said

    def repeat(self) -> None:
        """Tell the last message again; before there is one, how many wait to be read."""
        voice, person = self._voice, self._person
        if voice.repeat():
            return
        if person.unread:
            voice.say("new-messages", count=person.waiting)
        else:
            voice.say("history-empty")

    def _walk(self, message: Message | None, at_end: str) -> None:
        if message is None:
            self._voice.say(at_end)
        else:
            self._voice.tell(message)

    def choose_told(self, telling: Telling) -> None:
        """Choose what is told from now on, and say how it is."""
        from access_uno.play.told_menu import kind_told

        person, name = self._person, self._here.game.name_for_settings()
        if telling.own_turn:
            self._settings.change(name, own_turn=telling.own_turn)
            person.profile = person.profile.but(own_turn=telling.own_turn)
            self._voice.say("setting-own-turn", value=telling.own_turn)
            return
        self._settings.change_told(name, telling.choices)
        told = self._settings.person(person.name).told
        person.profile = person.profile.but(told=told)
        kinds = [person.words.sentence(kind_told(person.words, told, kind)) for kind in telling.kinds]
        self._voice.say("text", text=person.words.sentences(*kinds))

    def _next_verbosity(self) -> None:
        """Change how much is said."""
        person = self._person
        verbosity = VERBOSITIES[(VERBOSITIES.index(person.profile.verbosity) + 1) % len(VERBOSITIES)]
        self._settings.change(self._here.game.name_for_settings(), verbosity=verbosity)
        person.profile = person.profile.but(verbosity=verbosity)
        self._voice.say("setting-verbosity", value=verbosity)


class Hints:
    """Asks the table for hints, and tells them."""

    def __init__(self, person: Person, voice: Voice) -> None:
        self._person = person
        self._voice = voice
        self._asked_at = -1  # after so many steps; -1: no hint is waited for
        self._told: tuple[int, Message, Action] | None = None  # after so many steps

    @property
    def waits(self) -> bool:
        """Whether a hint is still to come: none does once the game has gone on, or it was refused."""
        seat = self._person.seat
        return self._asked_at == seat.steps and seat.hint_comes

    @property
    def named_card(self) -> Play | Star | None:
        """What the last hint told to do with a card, unless something was told or has happened since."""
        if self._told is None:
            return None
        steps, message, action = self._told
        is_last = steps == self._person.seat.steps and message is self._voice.last
        return action if is_last and isinstance(action, Play | Star) else None

    def ask(self) -> None:
        """Ask for a hint; the key is answered at once, though the hint may take a moment."""
        seat = self._person.seat
        if not seat.ask_hint():
            self._voice.say("hint-not-now" if seat.has_hints else "refused-no-hints")
            return
        self._asked_at = seat.steps
        if not self.tell():
            self._voice.say("hint-comes")

    def tell(self) -> bool:
        """Tell the hint that was asked for, if it is there; return whether it was."""
        person = self._person
        try:
            advice = person.seat.take_hint() if self.waits else None
        except NotStoredError as error:
            self._asked_at = -1
            self._voice.say("step-not-kept", code=error.code)
            return False
        if advice is None:
            return False
        from access_uno.words.advice import Adviser

        self._asked_at = -1
        adviser = Adviser(person.words, person.seat.names, person.seat_number)
        hint = adviser.hint(person.view, advice)
        self._told = person.seat.steps, hint, advice.action
        self._voice.tell(hint)
        return True
