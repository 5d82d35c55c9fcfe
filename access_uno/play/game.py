"""The game on the console: who sits in front of it, what is told when, and what a key or a line does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from access_uno.console.bindings import key_name
from access_uno.console.menu import Question
from access_uno.console.mode import Mode
from access_uno.console.outlet import WRITTEN
from access_uno.console.scene import Deed, Scene
from access_uno.console.typed_words import typed
from access_uno.engine.actions import CATCHES, NEXT, Action, Demand
from access_uno.engine.game import IllegalActionError
from access_uno.engine.position import CHOICE, COLOUR, RESPONSE
from access_uno.play._hand_over import HandOver
from access_uno.play._person import Person
from access_uno.play._person_controls import PersonControls
from access_uno.play.commands import Keymap
from access_uno.play.rules_reader import rules_in_force
from access_uno.play.table_scene import AtTable, hand_seen, table_scene
from access_uno.words.answers import STAR

if TYPE_CHECKING:
    from collections.abc import Hashable

    from access_uno.console.app import Console
    from access_uno.console.menu import Item
    from access_uno.play.vocabulary import Vocabulary
    from access_uno.table import Seat
    from access_uno.words import Message


_THOUGHT: Final = 0.5  # seconds from what asks to act, before the key that went on can act


class GameMode(Mode):
    """One or several people at this console play at a table."""

    over_hint = "again-or-leave"  # what can be done after the match
    after_match_words = "table-menu-leave"  # what leaves it; "" if that stands in the menu
    scans = True
    own_keys: Mapping[str, str] = {}  # keys that only this table has, with the messages about them

    def __init__(
        self, console: Console, seats: Sequence[Seat], done: Callable[[], None], goes_on: bool = False
    ) -> None:
        """`done` is called when the people leave the table.

        `goes_on`: what the seats hear first happened before it was left.
        """
        super().__init__(console)
        self._goes_on = goes_on
        people = [Person(seat, console.settings.person(name_of(seat))) for seat in seats]
        self._people = {person.seat_number: person for person in people}
        self._done = done
        self.keymap = Keymap(console.settings.keys)
        self._at: PersonControls | None = None  # who sits there; None: the console is being handed over
        self._next = self._first()
        self._goes_on_with = ""  # the key that went on, until another one is pressed
        self._begun = False
        self._due = 0.0  # others wait until then with their next move
        self._called_at: tuple[int, int | None] | None = None  # the step, and whose turn it was
        self._vocabularies: dict[str, Vocabulary] = {}
        self.commands: Mapping[str, Callable[[], None]] = {
            "play": self._play,
            "go-on": self._go_on,
            "keys": lambda: self._here.help.tell(),
            "all-keys": lambda: self._here.help.read(),
            "menu": self._open_menu,
            "rules": lambda: rules_in_force(self.console, self.person.view.rules).open(),
            "told": self._open_told,
            "what-now": self._tell_what_now,
            "hint": self._advise,
            "save": lambda: self._here.voice.say("always-saved"),  # every step is
            "quit": self.ask_to_leave,
        }

    def _first(self) -> Person:
        first = next(iter(self._people.values()))
        waiting = first.seat.waiting_for
        return self._people.get(waiting.seat, first) if waiting.seat is not None else first

    @property
    def _here(self) -> PersonControls:
        assert self._at is not None
        return self._at

    @property
    def person(self) -> Person:
        """The person in front of the console."""
        assert self._at is not None
        return self._at.person

    def others_here(self) -> list[Person]:
        """The other people who play at this console."""
        return [person for person in self._people.values() if not self._at or person is not self._at.person]

    def name_for_settings(self) -> str:
        """Return whose settings the person here changes; "" for those of all, if they are alone here."""
        return self.person.name if len(self._people) > 1 else ""

    # Telling

    def entered(self) -> None:
        if not self._begun:
            self._begin()
            return
        if not any(message.asks for message in self._say_missed()):
            self._here.asking.tell_turn()
        if self.person.view.turn != self.person.seat_number:
            self._here.hints.clear()  # what it waits for is said once more

    def _begin(self) -> None:
        """Begin to tell: how the game began, or where it stands."""
        self._begun = True
        for person in self._people.values():
            if self._goes_on:
                # Of several people those who did not sit here have missed something; who reads one by one may
                # have.
                person.come_back(missed=len(self._people) > 1 or person.reads_one_by_one)
            else:
                person.put_off(person.opening())
        if self._goes_on:
            self._next.recap()
        if len(self._people) == 1:
            self._seat(self._next)
        else:
            self.hand_over(self._next)

    def _hear(self, answering: bool = False) -> None:
        """Let all people here hear what has happened at the table, now or later.

        `answering`: it is the answer to a key. In `wait` only that is told at once.
        """
        for person in self._people.values():
            for messages in person.listen():
                self.deliver(person, messages, answering)
                self._wait_a_while()

    def deliver(self, person: Person, messages: Sequence[Message], answering: bool = False) -> None:
        """Tell a person at once what they can hear at once; the rest waits for them."""
        at_once = 0
        if self._at and person is self._at.person:
            one_by_one = person.reads_one_by_one
            at_once = (answering and _first_said(messages)) if one_by_one else self._settled(messages)
        for message in messages[:at_once]:
            self._here.voice.tell_event(message)
        person.put_off(messages[at_once:])

    def _settled(self, messages: Sequence[Message]) -> int:
        """Return how many of them hold: whose turn it is does not, while others may still jump in."""
        asks = bool(messages) and messages[-1].asks
        return len(messages) - (asks and self.person.seat.waiting_for.what == "thought")

    def _wait_a_while(self) -> None:
        """Let others move after a pause; a person who reads one by one needs none."""
        reads = self._at is not None and self._at.person.reads_one_by_one
        self._due = self.console.now() + (0 if reads else self.console.pause)

    def _read_on(self) -> bool:
        """Tell the next message that waits; False if there is none."""
        self.person.read_back()
        unread = self.person.unread
        if not unread:
            return False
        self.person.has_read = True
        while unread:
            self._tell_unread(unread.popleft())
            self.person.put_off()
            if self._here.voice.is_felt:
                break
        self._here.announced = min(self._here.announced, self.person.waiting)
        return True

    def _tell_unread(self, message: Message) -> None:
        self._here.voice.tell_event(message)

    def _say_missed(self) -> list[Message]:
        """Say again what a key silenced, after its answer; return what still mattered of it."""
        here = self._here
        if not here.person.news.on_the_way:
            return []
        missed = here.person.take_missed(here.voice.last)
        for message in missed:
            here.voice.say_again(message)
        return missed

    def _announce_unread(self) -> None:
        """Say how many messages wait, once for every time that there are more.

        Braille shows only the newest line: there it would take the place of the answer to an own key.
        """
        here, person = self._here, self.person
        if here.voice.told and person.profile.reading == "braille":
            return
        if person.waiting > here.announced:
            here.announced = person.waiting
            told = person.words.say("new-messages", count=here.announced)
            if not person.has_read:  # the first time one must hear how to read them
                told = person.words.say("text", text=person.words.sentences(told.text, self._how_to_go_on()))
            felt = person.words.say("text", text=f"{here.announced} >") if here.voice.is_brief else None
            self.console.tell(told, felt=felt)

    # The console goes from hand to hand

    def hand_over(self, person: Person) -> None:
        """Ask a person to sit down; until they do, no cards can be seen or heard."""
        self.console.outlet.forget()
        self.console.forget_input()
        leaving, self._at = self._at, None
        curtain = HandOver(self, person)
        if leaving and leaving.person.profile.language != person.profile.language:
            curtain.ask_in_words_of(leaving.person)
        self.console.outlet.use(self.console, person.profile)
        curtain.open()
        self.console.change_hands()

    def sit_down(self, person: Person) -> None:
        """Seat the person who was asked for, and tell them at least where the game stands."""
        self._seat(person)
        if not self._here.voice.told and not self.person.unread:
            self._here.asking.tell_turn()
        self.console.change_hands()

    def _seat(self, person: Person) -> None:
        """Tell everything to this person from now on, in their manner."""
        self._at = PersonControls(self, person)
        self._wait_a_while()
        self.console.outlet.use(self.console, person.profile)
        self.console.words = person.words
        if not person.reads_one_by_one:
            self._read_all()

    def _read_all(self) -> None:
        while self._read_on():
            pass

    def profile_changed(self) -> None:
        """Take in changed settings: read, listen and press keys in the new manner."""
        self.keymap = Keymap(self.console.settings.keys)
        for person in self._people.values():
            person.use(self.console.settings.person(person.name))
        self._seat(self.person)

    # What happens by itself

    def advance(self) -> float | None:
        """Hear what has happened, let others move, say what the table waits for."""
        if self._at is not None:
            self._say_missed()
        self._hear()
        wait = self._due - self.console.now()
        if wait <= 0 or self._at is None:
            for person in self._people.values():
                person.seat.catch_up()
        if self._at is None:
            return None
        if self._here.coach is not None and self._here.coach.tell():
            self.hint_told()
        seat = self.person.seat
        if seat.advance():
            self._hear()
            return 0.0
        self._prompt()
        self._call()
        if self._asks_switch():
            self._tell_what_now(by_itself=True)
        return max(wait, 0.0) if seat.waiting_for.what == "listeners" and wait > 0 else None

    def _call(self) -> None:
        """Let a person in another window know whose turn it is, once for each turn."""
        if not self.console.outlet.is_called:
            return
        seat = self.person.seat
        waiting = seat.waiting_for
        moment = seat.steps, waiting.seat if waiting.what == "person" else None
        if moment == self._called_at or waiting.what in ("thought", "listeners", "store", "game"):
            return
        self._called_at = moment
        attention = self.console.attention
        attention.settle("turn")
        if waiting.what == "person":
            told = self.person.teller.turn(self.person.view).text
            attention.entitle(self, told)
            if waiting.seat in self._people:
                attention.wait("turn", told)

    def _asks_switch(self) -> bool:
        """Return whether the list of what can be done opens by itself: for one key, where they must act."""
        if not self.console.scans or self.console.mode is not self:
            return False
        person = self.person
        return self._ahead()[0] not in ("pass", "wait") or bool(person.unread or person.seat.chances)

    def switch(self) -> None:
        self._tell_what_now()

    def hint_told(self) -> None:
        """Go on after a hint."""

    @property
    def busy(self) -> bool:
        """Whether a computer player or the coach thinks: then nothing is typed into the silence."""
        return self._here.waits_for_hint or self.person.seat.waiting_for.what == "thought"

    def _ahead(self) -> tuple[str, Person]:
        """Return how the game goes on once all is read, and with whom of the people here."""
        waiting = self.person.seat.waiting_for
        if waiting.what == "over" and (missed := self._who_missed_the_end()):
            return "hand-over", missed
        if waiting.what in ("over", "round", "unsaved"):
            return waiting.what, self.person
        if waiting.what == "person" and waiting.seat in self._people:
            person = self._people[waiting.seat]
            return "act" if person is self.person else "hand-over", person
        return "pass" if any(person.seat.chances for person in self._people.values()) else "wait", self.person

    def _prompt(self) -> bool:
        """Say what the table waits for, once everything else is read; return whether anything was said."""
        seat = self.person.seat
        waiting = seat.waiting_for
        if waiting.what in ("thought", "listeners", "store", "game"):
            return False
        if not self.person.reads_one_by_one:
            self._read_all()
        self._announce_unread()
        what, person = self._ahead()
        match what:
            case "hand-over":  # who sits here has all the time to hear what they did, and to call UNO
                return self._hint("hand-over-when-ready", name=person.name)
            case "over":
                return self._once("over", self._offer_another_match)
            case "round" if self._here.prompts.names("next"):
                return self._hint("next-round-when-ready")
            case "round":
                return self._once("round", self._here.commands["playable"])
            case "unsaved":
                said = self._once("unsaved", lambda: self._here.voice.say("step-not-kept", code=waiting.code))
                return self._hint("try-again-when-ready") or said
            case "act":
                return self._ask_to_act()
            case "pass":
                return self._hint_chance() if seat.chances else self._hint("go-on-when-ready")
            case _:
                return self._say_that_others_are_asked()

    def _offer_another_match(self) -> None:
        here, words = self._here, self.person.words
        again, review, leave, menu = (here.help.first_key(name) for name in ("draw", "hint", "quit", "menu"))
        offer = words.say(self._as_typed(self.over_hint), again=again, review=review, leave=leave, menu=menu)
        here.voice.say_besides("text", text=offer.text)
        here.voice.asked = offer, self.console.now()

    def _say_that_others_are_asked(self) -> bool:
        """Say why what one does is not done yet, if it is not."""
        if self.person.seat.proposed is None:
            return False
        return self._once("others", lambda: self._here.voice.say("others-first"))

    def _ask_to_act(self) -> bool:
        """Open what the person on turn must be asked, or name the keys; return whether anything was said."""
        phase = self.person.view.phase
        if phase is COLOUR:
            return self._once("asked", self._here.acting.name_colour)
        if phase is CHOICE and self.console.by_keys:
            return self._once("asked", self._here.acting.choose_answer)
        if phase is CHOICE and self._here.acting.may_write():
            return self._once("asked", partial(self._here.requests.say_how, "write"))
        return self._hint_keys()

    def _hint_keys(self) -> bool:
        """Name the keys for what can be done, as far as that is new and wanted; return whether it is said."""
        if not self._is_due("keys"):
            return False
        person, new = self.person, self._here.prompts.now()
        how = person.wanted("hints", person.seat_number)
        if not new or how == "never" or self.console.scans:  # then the list opens, and any key takes
            return False
        text = person.words.sentences(*new)
        if how == "kept":
            self._once("keys", lambda: person.history.add(person.words.say("text", text=text)))
            return False
        return self._once("keys", lambda: self._here.voice.name_keys(text))

    def _hint_chance(self) -> bool:
        """Say what one could do, and how the game goes on; again after a refusal, as the table waits."""
        here = self._here
        if here.voice.refused:
            here.voice.refused = False
            here.hints.pop((here.person.seat.steps, "chance"), None)
        return self._once("chance", self._tell_chance)

    def _tell_chance(self) -> None:
        words, person = self.person.words, self.person
        told = self._here.prompts.now(whole=True) or [person.teller.options(person.view).text]
        self._here.voice.say_besides("text", text=words.sentences(*told, self._how_to_go_on()))

    def _how_to_go_on(self) -> str:
        key = self._here.help.first_key("go-on")
        return self.person.words.text(self._as_typed("go-on-when-ready"), key=key)

    def _hint(self, name: str, /, **variables: Any) -> bool:
        name, key = self._as_typed(name), self._here.help.first_key("go-on")
        return self._once(name, lambda: self._here.voice.say_besides(name, key=key, **variables))

    def _as_typed(self, name: str) -> str:
        return name if self.console.by_keys else f"{name}-typed"

    def _once(self, what: Hashable, speak: Callable[[], object]) -> bool:
        """Say something unasked, once at this step; return whether it is said."""
        if not self._is_due(what):
            return False
        here, hint = self._here, (self.person.seat.steps, what)
        speak()
        here.hints[hint] = here.voice.telling
        return True

    def _is_due(self, what: Hashable) -> bool:
        """Return whether something unasked can be said now: it must not take the place of what is read."""
        here, person = self._here, self.person
        said = here.hints.get((person.seat.steps, what))
        reads = person.unread or (person.reads_one_by_one and here.voice.told)
        return not reads and (said is None or said.lost)

    def _who_missed_the_end(self) -> Person | None:
        return next((person for person in self.others_here() if person.unread), None)

    # Keys and lines

    def key(self, name: str) -> None:
        here = self._here
        here.touched, here.voice.told = None, False
        command = self.keymap.command(name, self)
        if self._is_pressed_too_soon(name, command):
            self._tell_what_is_asked()
        elif command is None:
            key = key_name(self.person.words, name)
            here.voice.say("key-unknown", key=key, keys=here.help.first_key("keys"))
        elif command == "place":
            here.asking.go_to((int(name) - 1) % 10)
        else:
            self._run(command)

    def _run(self, command: str) -> None:
        """Do a command of the person here; after the match drawing means another one."""
        here = self._here
        if command == "draw" and self.is_over:
            self.play_again()
            return
        if command in ("play", "draw") and here.person.unread and here.person.reads_one_by_one:
            command = "go-on"  # what happened is read before the next move
        here.commands[command]()

    # The scene

    def scene(self) -> Scene:
        person = self.person
        seen = table_scene(self.console, person.seat, person.teller, person.history, self.around())
        focus = person.hand.place if len(person.hand) else -1
        return seen.but(deeds=tuple(self.deeds()), hand=hand_seen(person), focus=focus)

    def around(self) -> AtTable:
        """Return who is away, and which players are computers."""
        return AtTable()

    def deeds(self) -> list[Deed]:
        """Return what the person here can do now, the likely first."""
        helping, words = self._here.help, self.person.words
        acts = [] if self.is_over else helping.deeds()
        going = [helping.deed(command, text) for command, text in self._going_on()]
        hint = [helping.deed("hint", words.text("deed-hint"))] if self.person.seat.may_ask_hint else []
        again = [helping.deed("repeat", words.text("deed-repeat"))] if self.console.has_buttons else []
        always = [
            *hint,
            *again,
            helping.deed("menu", words.text("table-menu")),
            helping.deed("keys", words.text("deed-keys")),
        ]
        return [*going, *acts, *always] if self.person.unread else [*acts, *going, *always]

    def offers(self) -> list[Deed]:
        """Return all that can be done now, the likely first: also each card that may be laid, and demands."""
        deeds = self.deeds()
        first = next((place for place, deed in enumerate(deeds) if deed.command not in _BEFORE_CARDS), 0)
        return [*deeds[:first], *self._card_deeds(), *deeds[first:], *self._demands()]

    def _card_deeds(self) -> Iterator[Deed]:
        """Yield each card that may be laid: those that keep come after those with a colour, bluffs last."""
        person, view = self.person, self.person.view
        names = dict(zip(reversed(person.hand.cards), reversed(person.hand.names), strict=True))
        star = [STAR] if view.phase is RESPONSE and STAR in view.recommended else []
        fitting = [*star, *view.playable(view.seat)]
        cards = [card for card in dict.fromkeys(person.hand.cards) if card in fitting]
        for card in sorted(cards, key=lambda card: (view.is_bluff(view.seat, card), not card.colour)):
            yield Deed("play", person.teller.card_deed(view, card), what=names[card])

    def _demands(self) -> Iterator[Deed]:
        names, view = self.person.seat.names, self.person.view
        for action in view.legal(view.seat):
            if isinstance(action, Demand):
                name = names[action.seat]
                yield Deed("demand", self.person.words.text("deed-demand", name=name), what=name)

    def hold(self, key: str) -> None:
        """Let a key do nothing until what is asked could be heard: it was meant for what is over."""
        self._goes_on_with = key

    def _going_on(self) -> Iterator[tuple[str, str]]:
        """Yield how the game goes on, as commands and their words."""
        text = self.person.words.text
        what, person = self._ahead()
        if self.person.unread:
            yield "go-on", text("deed-go-on")
        elif what == "hand-over":
            yield "go-on", text("table-menu-hand-over", name=person.name)
        elif what == "over":
            yield "draw", text("after-again")
            yield "hint", text("coach-title")
            if self.after_match_words:
                yield "quit", text(self.after_match_words)
        elif what in _GOES_ON:
            yield "go-on", text(_GOES_ON[what])

    def do(self, command: str, what: str = "") -> bool:
        here, hand = self._here, self.person.hand
        if what and command in ("play", "focus"):
            if what not in hand.names:
                return False
            hand.go(hand.names.index(what))
            if command == "play":
                hand.hear(WRITTEN)  # it was chosen by what is seen of it
        elif command in ("catch", "demand") and what in self.person.seat.names:
            seat = self.person.seat.names.index(what)
            here.acting.act(CATCHES[seat]) if command == "catch" else here.acting.demand(seat)
            return True
        elif command not in here.commands:
            return False
        here.touched, here.voice.told = None, False
        if command == "focus":
            here.voice.say_focus()
        else:
            self._run(command)
        return True

    @property
    def goes_on(self) -> bool:
        """Whether there is anything to go on with: all but an own move, and another match."""
        person = self.person
        if person.unread and person.reads_one_by_one:
            return True
        if person.seat.waiting_for.what in ("over", "round", "unsaved"):
            return not self.is_over
        return person.view.turn != person.seat_number

    def _is_pressed_too_soon(self, name: str, command: str | None) -> bool:
        """Return whether a key that went on would now act on what could not be heard yet."""
        voice, asked = self._here.voice, self._here.voice.asked
        if command == "go-on":
            self._goes_on_with, voice.asked = name, None
        elif name != self._goes_on_with:
            self._goes_on_with = ""
        else:
            return asked is None or self.console.now() - asked[1] < _THOUGHT or not voice.asking.begun
        return False

    def _tell_what_is_asked(self) -> None:
        """Tell again what the person is to act on."""
        voice = self._here.voice
        if self.is_over:
            self._offer_another_match()
        elif voice.asked is not None:
            voice.tell(voice.asked[0])
        else:
            self._here.asking.tell_turn()
            if voice.last is not None:
                voice.note_asked(voice.last)

    @property
    def display_keys(self) -> Mapping[str, str]:
        """The keys of a braille display, which do the same whatever keys the player has chosen."""
        keymap = self.keymap
        return {
            key: next(key for key in keymap.keys[command] if keymap.command(key) == command)
            for key, command in _ON_DISPLAYS.items()
        }

    def touch(self, message: Message, card: int | None) -> None:
        """Bring the card under a routing key into focus; play it if it is pressed again."""
        here, hand = self._here, self.person.hand
        here.voice.told = False
        if card is None:
            here.asking.repeat()
            return
        shown = [part.card for part in message.parts if not isinstance(part, str)]
        is_hand = message is here.asking.hand_told and shown == hand.cards
        place = card if is_hand else hand.find(shown[card])
        if place is None:
            here.voice.say("touched-other", card=shown[card])
        elif place == here.touched == hand.place:
            here.touched = None
            self._play()
        else:
            here.touched = place
            hand.go(place)
            # The hand stays under the fingers, so that the same key can be pressed again.
            felt = message if is_hand else None
            here.voice.tell(self.person.focus_message(), place if is_hand else 0, felt)
            hand.hear(here.voice.telling)

    def line(self, text: str) -> None:
        self._here.voice.told = False
        if self.is_over and typed(self.person.words, text, "typed-again-match"):
            self.play_again()
        else:
            self._here.requests.do(text)

    def beside(self, text: str) -> bool:  # noqa: ARG002
        """Do what a key or a line says about the people around the table; False if it is about the game."""
        return False

    def candidates(self) -> Sequence[str]:
        return self._here.help.typed_forms()

    def keys_now(self) -> Iterator[str]:
        return self._here.help.lines()

    def vocabulary(self) -> Vocabulary:
        """Return the words of the person here, made once for each language."""
        from access_uno.play.vocabulary import Vocabulary

        language = self.person.profile.language
        if language not in self._vocabularies:
            self._vocabularies[language] = Vocabulary(("en", language), self.person.seat.names)
        return self._vocabularies[language]

    # Acting

    def submit(self, action: Action) -> None:
        """Give an action to the table; the others at this console see it, and have had their time."""
        seat, here = self.person.seat, self._here
        for hint in _UNSAVED:
            here.hints.pop((seat.steps, hint), None)  # what becomes of it now is said once more
        try:
            seat.submit(action)
            if seat.proposed is not None:
                for person in self.others_here():
                    person.seat.pass_on()
                seat.advance()
        except IllegalActionError:
            here.hints.pop((seat.steps, "keys"), None)
            raise
        finally:
            self._hear(answering=True)
        here.prompts.note(action)
        if seat.proposed is not None:
            self._here.hints.pop((seat.steps, "others"), None)  # every key is answered
            self._say_that_others_are_asked()

    def _play(self) -> None:
        """Play the card in focus; where nothing but going on is possible, Enter means that."""
        view, card = self.person.view, self.person.hand.card
        # Out of turn the card in focus may fit, or be tried as an answer to a penalty.
        answers = view.turn == view.seat or (card is STAR and view.phase is RESPONSE)
        if not (answers or card in view.recommended) and self._ahead()[0] in ("hand-over", "over", "round"):
            self._go_on()
        else:
            self._here.acting.play_focus()

    def _go_on(self) -> None:
        """Tell the next message or what the table waits for; else deal the next round, hand over or pass."""
        if self._read_on() or self._prompt():
            return
        what, person = self._ahead()
        match what:
            case "hand-over":
                self.hand_over(person)
            case "over":
                self.leave_after_match()
            case "round":
                self._here.acting.act(NEXT)
            case "unsaved":
                self._here.hints.clear()
                person.seat.try_again()
            case "pass":
                for passing in [here for here in self._people.values() if here.seat.chances]:
                    passing.seat.pass_on()
            case _:
                self._here.asking.tell_turn()

    # After the match

    @property
    def is_over(self) -> bool:
        """Whether the match is over, and all people here have heard so."""
        waiting = self.person.seat.waiting_for
        return waiting.what == "over" and not self.person.unread and self._who_missed_the_end() is None

    def play_again(self) -> None:
        """Begin another match at this table."""
        raise NotImplementedError

    def review(self) -> None:
        """Tell the person here what they could have done in the match."""
        raise NotImplementedError

    def _advise(self) -> None:
        """Give advice: for the own turn, and after the match on all of it."""
        if self.is_over:
            self.review()
        else:
            self._here.ask_hint()

    def after_match(self) -> Sequence[Item]:
        """Return what else the menu has then, besides another match, the standings and the review."""
        return ()

    def leave_after_match(self) -> None:
        """Go on after the match: away from the table."""
        self.leave()

    # Menus, leaving

    def _open_menu(self) -> None:
        """Open the menu of what is no move: the rules, a demand, the settings, leaving."""
        from access_uno.play.table_menu import TableMenu

        TableMenu(self).open()

    def _tell_what_now(self, by_itself: bool = False) -> None:
        """Open everything that can be done now."""
        from access_uno.play.what_now import WhatNow

        WhatNow(self, by_itself).open()

    def _open_told(self) -> None:
        from access_uno.play.told_menu import ToldMenu

        ToldMenu(self.console, self.name_for_settings(), self.profile_changed).open()

    def ask_to_leave(self) -> None:
        """Save and leave, if that is meant; after the match there is nothing to save."""
        if self.is_over:
            self.leave()
            return
        text = self.person.words.text("ask-leave")
        Question(self.console, text, self.leave, doing="word-quit").open()

    def leave(self) -> None:
        """Let the people here leave the table."""
        for person in self._people.values():
            person.seat.close()
        self._done()


def _first_said(messages: Sequence[Message]) -> int:
    """Return how many messages there are up to the first one that is said."""
    said = (place for place, message in enumerate(messages, 1) if not message.quiet)
    return next(said, len(messages))


def name_of(seat: Seat) -> str:
    """Return the name of the player whose seat it is."""
    assert seat.number is not None
    return seat.names[seat.number]


_UNSAVED: Final = ("unsaved", "try-again-when-ready", "try-again-when-ready-typed")
_GOES_ON: Final = {"round": "deed-deal", "unsaved": "deed-try-again", "pass": "deed-go-on"}
_BEFORE_CARDS: Final = ("go-on", "uno", "jump")
_ON_DISPLAYS: Final = {
    "pan-left": "back",
    "pan-right": "go-on",
    "line-up": "back",
    "line-down": "forward",
    "top": "oldest",
    "bottom": "newest",
    "back": "menu",
    "menu": "menu",
    "help": "keys",
    "info": "why",
}
