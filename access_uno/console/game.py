"""The game on the console: what keys and typed lines do at the table, and what is told to whom and when."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from access_uno.console.asking import STAR, Asking
from access_uno.console.colour import ColourChoice
from access_uno.console.commands import Keymap, key_name
from access_uno.console.person import Person
from access_uno.engine.actions import (
    ACCEPT,
    AGREE,
    CALL_UNO,
    CATCHES,
    CHALLENGE,
    CHOICES,
    DEMANDS,
    DISAGREE,
    DRAW,
    NEXT,
    PASS,
    Accept,
    Action,
    Agree,
    CallUno,
    Catch,
    Challenge,
    Choose,
    Demand,
    Disagree,
    Discard,
    Draw,
    Jump,
    NameColour,
    Pass,
    Play,
    Show,
    Star,
    Write,
)
from access_uno.engine.cards import Card, Colour
from access_uno.engine.custom import CustomRule
from access_uno.engine.events import Event
from access_uno.engine.game import IllegalActionError
from access_uno.engine.position import CHOICE, COLOUR, RESPONSE
from access_uno.saves import SaveError
from access_uno.words.custom import explained, read_rule, wrong_rule

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.console.typed import NotUnderstood, Request, Vocabulary
    from access_uno.table import Table
    from access_uno.words import Message


class GameMode(Asking):
    """One or several people at this console play at a table."""

    def __init__(self, console: Console, table: Table, done: Callable[[], None]) -> None:
        """`done` is called when the people leave the table."""
        super().__init__(console, table)
        self._done = done
        self._keymap = Keymap(console.settings.keys)
        self._acting = False  # an own action is being told
        self._hint_told = self._may_go_on = False
        self._waiting: Callable[[], None] | None = None  # what will be said when that is read
        self._unsaved = False  # the move of a computer player could not be saved
        self._counted = 0  # unread messages that were announced
        self._due = 0.0  # when the next computer player moves
        self._touched: int | None = None  # the place whose routing key was pressed last
        self._vocabularies: dict[str, Vocabulary] = {}
        table.listeners.append(self._happened)
        table.wake = console.look_again

    # Telling

    def entered(self) -> None:
        if self._at is None:
            self._begin()
            return
        self._tell_turn()
        if self.table.game.turn != self._at.seat:
            self._hint_told = False  # what it waits for is said once more

    def _begin(self) -> None:
        """The first time: who sits here hears how the game began."""
        for person in self._people.values():
            person.unread.extend(self._opening(person))
        if len(self._people) == 1:
            self._sit_down(self._next)
        else:
            self._ask_for(self._next)

    def _opening(self, person: Person) -> list[Message]:
        """In what the rulebook does not hold, and how the game began; if it goes on, how it stands."""
        if not self.table.opening:
            return person.recall()
        told, rules = [], self.table.record.rules
        if rules.changes() or rules.custom_rule is not None:
            from access_uno.words.options import changes

            told = [person.words.say("text", text=text) for text in changes(person.words, rules)]
        return [*told, *person.hear(self.table.opening)]

    def _happened(self, events: list[Event]) -> None:
        """The table did something: everybody at the console hears it, now or later."""
        self._hint_told = self._may_go_on = self._unsaved = False
        self._waiting = None
        self._due = time.monotonic() + (0 if self._waits() else self.console.pause)
        for person in self._people.values():
            messages = person.hear(events)
            if person is self._at:
                # In `wait` only the answer to an own key is told at once.
                at_once = len(messages) if not self._waits() else int(self._acting)
                for message in messages[:at_once]:
                    self._tell_event(message)
                messages = messages[at_once:]
            person.unread.extend(messages)

    def _tell_event(self, message: Message) -> None:
        if self._at:
            self._at.history.add(message)
            if self._asks_the_same(message):
                return
        self._tell(message)

    def _asks_the_same(self, message: Message) -> bool:
        """Whether the question that opens next, by keys, says what this message says."""
        game, person = self.table.game, self._person
        opens = self.console.by_keys and game.phase in (COLOUR, CHOICE) and game.turn == person.seat
        return opens and message.asks

    def _waits(self) -> bool:
        """Whether every message waits for a key."""
        return self._at is not None and self._at.profile.pace == "wait"

    def _read_on(self) -> bool:
        """Tell the next message that waits; False if there is none."""
        if not self._at or not self._at.unread:
            return False
        self._tell_event(self._at.unread.popleft())
        self._counted = min(self._counted, len(self._at.unread))
        return True

    def _announce_unread(self) -> None:
        """Say how many messages wait, once for every time that there are more.

        Braille shows only the newest line: there it would take the place of the answer to an own key.
        """
        if self._at is None or (self._told and self._at.profile.reading == "braille"):
            return
        if len(self._at.unread) > self._counted:
            self._counted = len(self._at.unread)
            told = self._at.teller.new_messages(self._counted)
            if self._at.history.last() is None:  # the first time one must hear how to read them
                how = "go-on-when-ready" if self.console.by_keys else "go-on-when-ready-typed"
                words = self._at.words
                told = words.say("text", text=words.sentences(told.text, words.text(how)))
            self.console.tell(told)

    # The console goes from hand to hand

    def _ask_for(self, person: Person) -> None:
        """Nobody's cards may be seen or heard until this person sits down."""
        self.console.outlet.forget()
        leaving, self._at, self._next = self._at, None, person
        self._touched = self._hand_told = None
        if leaving and leaving.profile.language != person.profile.language:
            self._ask_in_words_of(leaving)
        self.console.outlet.use(self.console, person.profile)
        self._ask_in_words_of(person)

    def _ask_in_words_of(self, hearer: Person) -> None:
        name = "hand-over" if self.console.by_keys else "hand-over-typed"
        self._tell(hearer.words.say(name, name=self._next.name))

    def _sit_down(self, person: Person) -> None:
        self._at, self._counted = person, 0
        self._hint_told = self._may_go_on = self._told = False
        self._waiting = None
        self._due = time.monotonic() + self.console.pause
        self.console.outlet.use(self.console, person.profile)
        self.console.words = person.words
        if not self._waits():
            while self._read_on():
                pass

    # What happens by itself

    def advance(self) -> float | None:
        """Computer players move, the console is handed over: whatever needs no key."""
        if self._at is None:
            return None
        if self.table.over:
            if missed := self._who_missed_the_end():
                self._pause_with("hand-over-when-ready", name=missed.name)
            else:
                self._pause_with("leave-when-ready")
            return None
        if self.table.between_rounds:
            self._pause_with("next-round-when-ready")
            return None
        seat = self.table.person_on_turn()
        if (jump := self.table.jump()) is not None:
            with suppress(SaveError):  # nobody has to jump in
                self.table.do(*jump)
                return 0.0
        if seat is not None:
            self._await_person(self._people[seat])
            return None
        if (self._unsaved or self.table.chances()) and not self._may_go_on:
            self._pause_with("go-on-when-ready", chance=self._at.seat in self.table.chances())
            return None
        wait = self._due - time.monotonic()
        if wait > 0:
            return wait
        try:
            decision = self.table.thought(wait=not self.console.by_keys)
            if decision is None:
                return None  # we are woken when it is there
            self.table.do(*decision)
        except SaveError as error:
            self._unsaved, self._hint_told, self._may_go_on = True, False, False
            self._say(f"save-{error.code}")
            return 0.0
        return 0.0

    def _pause_with(self, message_id: str, chance: bool = False, **variables: Any) -> None:
        """Nothing happens until somebody goes on: say so, and why, once everything else is read."""
        assert self._at is not None
        self._announce_unread()
        if not self._hint_told and not self._at.unread:
            self._hint_told = True
            name = message_id if self.console.by_keys else f"{message_id}-typed"
            at = self._at
            if chance:
                self._when_read(lambda: self._tell(at.teller.chance(at.view, name)))
            else:
                self._when_read(lambda: self._say(name, **variables))

    def _when_read(self, speak: Callable[[], None]) -> None:
        """Say something unasked; in `wait` it must not take the place of what is being read."""
        if self._waits() and self._told:
            self._waiting = speak
        else:
            speak()

    def _await_person(self, person: Person) -> None:
        if person is not self._at:
            # Whoever sits here has all the time to hear what he did, and to call UNO, before it is cleared.
            if self._may_go_on:
                self._ask_for(person)
            else:
                self._pause_with("hand-over-when-ready", name=person.name)
            return
        self._announce_unread()
        if person.unread or self._hint_told:
            return
        if self.table.game.phase is COLOUR:
            self._hint_told = True
            self._when_read(self._name_colour)
        elif self.table.game.phase is CHOICE and self.console.by_keys:
            self._hint_told = True
            self._when_read(self._choose_answer)
        elif self._may_write():
            self._hint_told = True
            self._when_read(partial(self._say_how, "write"))

    def _who_missed_the_end(self) -> Person | None:
        return next((person for person in self.others_here() if person.unread), None)

    def _waits_for_others(self) -> bool:
        """Whether whoever sits here has no more to do than to let the game go on."""
        return self.table.over or self.table.game.turn not in (None, self._person.seat)

    def _only_goes_on(self) -> bool:
        """Whether nobody can do anything before whoever sits here goes on."""
        waits = self._waits_for_others() and self.table.computer_on_turn() is None
        return waits or self.table.between_rounds

    # Keys and lines

    def key(self, name: str) -> None:
        if self._at is None:
            if name == "enter":
                self._sit_down(self._next)
            else:
                self._ask_in_words_of(self._next)
            return
        self._touched = None
        self._told = False
        command = self._keymap.command(name)
        if command in ("play", "draw") and self._waits() and self._person.unread:
            command = "go-on"  # nobody plays without having read what happened
        if command is None:
            self._say("key-unknown", key=self._key_name(name))
        elif command == "place":
            self._go_to((int(name) - 1) % 10)
        else:
            self._do(command)

    @property
    def display_keys(self) -> Mapping[str, str]:
        """Whatever keys the player has chosen, those of a braille display do the same."""
        keys = self._keymap.keys
        return {key: keys[command][0] for key, command in _ON_DISPLAYS.items() if keys[command]}

    def touch(self, message: Message, card: int | None) -> None:
        """The card under a routing key comes into focus; pressed again, it is played."""
        if self._at is None:
            self.key("enter")
            return
        self._told = False
        if card is None:
            self.do_repeat()
            return
        hand = self._at.hand
        shown = [part.card for part in message.parts if not isinstance(part, str)]
        is_hand = message is self._hand_told and shown == hand.cards
        place = card if is_hand else hand.find(shown[card])
        if place is None:
            self._say("touched-other", card=shown[card])
        elif place == self._touched == hand.place:
            self._touched = None
            self.do_play()
        else:
            self._touched = place
            hand.go(place)
            # The hand stays under the fingers, so that the same key can be pressed again.
            felt = message if is_hand else None
            self._tell(self._focus_message(), place if is_hand else 0, felt)

    def line(self, text: str) -> None:
        if self._at is None:
            self._sit_down(self._next)
            return
        self._told = False
        from access_uno.console.typed import NotUnderstood

        request = self._vocabulary().understand(text)
        if isinstance(request, NotUnderstood):
            self._say_not_understood(request)
        else:
            self._do_typed(request)

    def _say_not_understood(self, request: NotUnderstood) -> None:
        """Say what may have been meant; if the command is right, what must follow it."""
        text, nearest = request.text[:40], request.nearest
        command = self._vocabulary().command(nearest) if text.startswith(nearest) else None
        if request.colourless and self.table.game.phase is not RESPONSE:  # there "draw two" may be to obey
            self._say("colour-missing", card=Card(f"R{request.colourless.value}"))
        elif command in _WITH_MORE:
            self._say_how(command)
        elif nearest and command is None:
            self._say("not-understood-near", text=text, nearest=nearest)
        else:
            self._say("not-understood", text=text)

    def _say_how(self, command: str) -> None:
        """Say what must be typed with a command."""
        self._say(f"typed-how-{command}")
        if command == "write":
            for sentence in explained(self._person.words):
                self._say("text", text=sentence)

    def _vocabulary(self) -> Vocabulary:
        from access_uno.console.typed import Vocabulary

        person = self._at or self._next
        language = person.profile.language
        if language not in self._vocabularies:
            self._vocabularies[language] = Vocabulary(("en", language), self.table.names)
        return self._vocabularies[language]

    def _do(self, command: str) -> None:
        """Do what a command says: the method of its name."""
        getattr(self, f"do_{command.replace('-', '_')}")()

    def _do_typed(self, request: Request) -> None:
        """Do what a line asks for."""
        command, person = request.command, self._person
        if request.card or request.place is not None:
            card = request.card or self._card_at(request.place)
            if card is None:
                self._say_no_such_place()
            elif command == "why":
                self._tell(person.teller.card_info(person.view, card))
            elif command in ("show", "discard", "jump"):
                self._act(_with_card(command, card, request.uno))
            elif card is STAR and self.table.game.phase is RESPONSE:
                self._answer_with_star(request.colour, request.uno)
            else:
                self._play_card(card, request.colour, request.uno)
        elif command == "colour" and request.colour:
            self._act(NameColour(request.colour))
        elif command == "star":
            self._answer_with_star(request.colour, request.uno)
        elif command in _ABOUT_PLAYERS and request.seat is not None:
            self._act(_ABOUT_PLAYERS[command][request.seat])
        elif command == "write" and request.rule:
            self._write(request.rule)
        elif command == "jump":
            self._jump(request.uno)
        elif command in ("yes", "no") and self.table.game.why_not(person.seat, AGREE) is None:
            self._act(AGREE if command == "yes" else DISAGREE)
        elif command in ("yes", "no", *_WITH_MORE):
            self._say_how(command)
        else:
            self._do(command)

    def _card_at(self, place: int | None) -> Card | None:
        cards = self._person.hand.cards
        return cards[place - 1] if place is not None and 1 <= place <= len(cards) else None

    # Acting

    def _act(self, action: Action) -> None:
        """Do something at the table, or say why not."""
        person = self._person
        self._acting = True
        try:
            self.table.act(person.seat, action)
        except IllegalActionError as error:
            self._tell_event(person.teller.refusal(error.refusal, person.view))
        except SaveError as error:
            self._say(f"save-{error.code}")
        finally:
            self._acting = False

    def _refused(self, action: Action) -> bool:
        """Say why an action is refused, before anything is asked about it."""
        person = self._person
        refusal = self.table.game.why_not(person.seat, action)
        if refusal is not None:
            self._tell_event(person.teller.refusal(refusal, person.view))
        return refusal is not None

    def do_play(self) -> None:
        """Play the card in focus; as an answer to a penalty, the star in focus."""
        card, phase = self._person.hand.card, self.table.game.phase
        if card is STAR and phase is RESPONSE:
            self._answer_with_star(None, False)
        elif self._hint_told and self._only_goes_on():
            self.do_go_on()  # there is nothing else that Enter could mean
        elif phase is COLOUR:
            self._name_colour()
        elif phase is CHOICE and self.table.game.turn == self._person.seat:
            self._choose_answer()
        elif card is None:
            self._say("no-cards")
        else:
            self._play_card(card, None, False)

    def _play_card(self, card: Card, colour: Colour | None, uno: bool) -> None:
        """Lay a card; a wild one without a colour asks for it."""
        if card.colour or colour:
            self._act(Play(card, colour, uno))
        elif not self._refused(Play(card, Colour.RED)):
            self._ask_colour(card, lambda chosen: self._act(Play(card, chosen, uno)))

    def _answer_with_star(self, colour: Colour | None, uno: bool) -> None:
        if colour:
            self._act(Star(colour, uno))
        elif not self._refused(Star(Colour.RED)):
            self._ask_colour(STAR, lambda chosen: self._act(Star(chosen, uno)))

    def _name_colour(self) -> None:
        """Name the colour of the wild card that was turned up."""
        card = self.table.game.top
        assert card is not None
        if not self._refused(NameColour(Colour.RED)):
            self._ask_colour(card, lambda chosen: self._act(NameColour(chosen)), first=True)

    def _choose_answer(self) -> None:
        """Answer what a house rule or the customizable card asks."""
        from access_uno.console.answer import answer_choice

        self.console.open(answer_choice(self.console, self._person, self._act))

    def _may_write(self) -> bool:
        """Whether whoever sits here is asked for a rule."""
        return self.table.game.why_not(self._person.seat, _ANY_RULE) is None

    def _write(self, text: str) -> None:
        """Write a rule on the customizable card, or say what is wrong with it."""
        words = self._person.words
        if self._refused(_ANY_RULE):
            return
        if (complaint := wrong_rule(words, text)) is not None:
            self._say("text", text=complaint)
        else:
            self._act(Write(read_rule(words, text)))

    def do_jump(self) -> None:
        """Lay the same card as the top one, out of turn."""
        self._jump(False)

    def _jump(self, uno: bool) -> None:
        top = self.table.game.top
        if top is None:
            self._tell(self._person.teller.top(self._person.view))
        else:
            self._act(Jump(top, uno))

    def do_agree(self) -> None:
        """Agree to the rule of the customizable card."""
        self._act(AGREE)

    def do_disagree(self) -> None:
        """Do not agree to it."""
        self._act(DISAGREE)

    def _ask_colour(self, card: Card, done: Callable[[Colour], None], first: bool = False) -> None:
        self.console.open(ColourChoice(self.console, card, self._vocabulary, self._answers, done, first))

    def _answers(self, text: str) -> bool:
        """Answer a key or a line, if it only asks about the table."""
        command = self._keymap.command(text) if self.console.by_keys else self._vocabulary().command(text)
        if command not in _ONLY_ASKING:
            return False
        self._do(command)
        return True

    def do_draw(self) -> None:
        """Draw a card, or take the penalty."""
        hit = self.table.game.phase is RESPONSE and self.table.game.turn == self._person.seat
        self._act(ACCEPT if hit else DRAW)

    def do_accept(self) -> None:
        """Take the penalty."""
        self._act(ACCEPT)

    def do_keep(self) -> None:
        """Keep the drawn card."""
        self._act(PASS)

    def do_challenge(self) -> None:
        """Challenge a Wild Draw Four."""
        self._act(CHALLENGE)

    def do_uno(self) -> None:
        """Call UNO; who has nothing to call catches whoever forgot."""
        seat = self._person.seat
        caught = next((action for action in self.table.game.legal(seat) if isinstance(action, Catch)), None)
        game = self.table.game
        own = game.may_call(seat) and seat not in game.called
        self._act(CALL_UNO if own or caught is None else caught)

    def do_go_on(self) -> None:
        """The next message, the next round, or the computer's move that waits."""
        if self._read_on():
            return
        if self._waiting:
            speak, self._waiting = self._waiting, None
            speak()
        elif self.table.over:
            if missed := self._who_missed_the_end():
                self._ask_for(missed)
            else:
                self.leave()
        elif self.table.between_rounds:
            self._act(NEXT)
        elif self._waits_for_others() and self._hint_told:
            self._may_go_on = True
        else:
            self._tell_turn()

    # Help, menu, leaving

    def do_keys(self) -> None:
        """What works now; of what can be typed, in few lines."""
        if self.console.by_keys:
            self.do_all_keys()
            return
        words = self._person.words
        for command in self._acting_now():
            self.console.say_text(self._command_line(command))
        others = words.join([self._typed_word(command) for command in self._asking_now()], "and")
        self.console.say("keys-besides", commands=others, all=self._typed_word("all-keys"))

    def do_all_keys(self) -> None:
        """What every key or command does that works now."""
        from access_uno.console.menu import Reader

        title = self._person.words.text("keys-title" if self.console.by_keys else "keys-title-typed")
        self.console.open(Reader(self.console, title, list(self.keys_now())))

    def keys_now(self) -> Iterator[str]:
        for command in (*self._acting_now(), *self._asking_now()):
            yield self._command_line(command)

    def _command_line(self, command: str) -> str:
        """A command, and what it does."""
        words = self._person.words
        if self.console.by_keys:
            what = words.text(f"command-{command}")
            return words.text("key-line", keys=self._key_names(command), what=what)
        focus = command in ("play", "why")  # by lines there is no card in focus
        what = words.text(f"command-{command}-typed" if focus else f"command-{command}")
        return words.text("typed-line", command=self._typed_word(command), what=what)

    def _typed_word(self, command: str) -> str:
        return self._person.words.text(f"typed-{command}").partition(",")[0]

    def _acting_now(self) -> Iterator[str]:
        """The commands that the table waits for, and the one that lets it go on."""
        legal = {type(action) for action in self.table.game.legal(self._person.seat)}
        legal |= {Write} if self._may_write() else set()
        acts = _ACTS if self.console.by_keys else _ACTS_TYPED
        yield from (name for name in self._known_commands() if legal & acts.get(name, set()))
        if self._person.unread or self.table.between_rounds or self._waits_for_others():
            yield "go-on"

    def _asking_now(self) -> Iterator[str]:
        """The commands that only tell something, which always work."""
        return (name for name in self._known_commands() if name not in _ACTS and name != "go-on")

    def _known_commands(self) -> Sequence[str]:
        if self.console.by_keys:
            return tuple(self._keymap.keys)
        from access_uno.console.typed import COMMANDS

        return tuple(name for name in COMMANDS if name not in _NO_HELP)

    def _key_names(self, command: str) -> str:
        """The keys of a command as they are spoken."""
        words = self._person.words
        keys = self._keymap.keys[command]
        if command == "place" and set(keys) == set("1234567890"):
            return words.text("key-digits")
        return words.text("key-list", keys=words.join([self._key_name(key) for key in keys], "or"))

    def _key_name(self, key: str) -> str:
        """A key as it is spoken."""
        return key_name((self._at or self._next).words, key)

    def do_quit(self) -> None:
        """Save and leave, if that is meant."""
        from access_uno.console.menu import Question

        question = self._person.words.text("ask-leave")
        self.console.open(Question(self.console, question, self.leave))

    def do_save(self) -> None:
        """There is nothing to do: every action is on disk."""
        self._say("always-saved")

    def leave(self) -> None:
        """The people leave the table."""
        self.table.listeners.remove(self._happened)
        self.table.close()
        self._done()

    def do_menu(self) -> None:
        """What is not played with: the rules, a demand, the settings, leaving."""
        from access_uno.console.table_menu import TableMenu

        self.console.open(TableMenu(self.console, self))

    def do_rules(self) -> None:
        """The rules in force."""
        from access_uno.console.table_menu import rules_in_force

        self.console.open(rules_in_force(self.console, self.table.game.rules))

    # For the menu

    @property
    def person(self) -> Person:
        """Who sits in front of the console."""
        return self._person

    def demand(self, seat: int) -> None:
        """Demand a card of somebody (R61)."""
        self._act(Demand(seat))

    def others_here(self) -> list[Person]:
        """The other people who play at this console."""
        return [person for person in self._people.values() if person is not self._at]

    def hand_over(self, person: Person) -> None:
        """Somebody else wants to say something between the turns."""
        self._ask_for(person)

    def profile_changed(self) -> None:
        """The settings changed: read, listen and press keys in the new manner."""
        self._keymap = Keymap(self.console.settings.keys)
        for person in self._people.values():
            person.use(self.console.settings.person(person.name))
        self._sit_down(self._person)


def _with_card(command: str, card: Card, uno: bool) -> Action:
    """What is done with a card besides playing it."""
    if command == "show":
        return Show(card)
    return Jump(card, uno) if command == "jump" else Discard(card, uno)


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
_ABOUT_PLAYERS: Final[dict[str, Sequence[Action]]] = {
    "catch": CATCHES,
    "demand": DEMANDS,
    "choose": CHOICES,
}
_ACTS: Final[dict[str, set[type[Action]]]] = {
    "play": {Play, Star, NameColour, Choose, Show, Discard, Agree, Write},
    "draw": {Draw, Accept},
    "keep": {Pass},
    "uno": {CallUno, Catch},
    "challenge": {Challenge},
    "accept": {Accept},
    "star": {Star},
    "colour": {NameColour},
    "catch": {Catch},
    "demand": {Demand},
    "jump": {Jump},
    "choose": {Choose},
    "show": {Show},
    "discard": {Discard},
    "write": {Write},
    "agree": {Agree},
    "disagree": {Disagree},
}
_ACTS_TYPED: Final[dict[str, set[type[Action]]]] = {**_ACTS, "play": {Play, Star}}  # Enter answers more
_WITH_MORE: Final = ("play", "colour", "show", "discard", "write", *_ABOUT_PLAYERS)
_ANY_RULE: Final = Write(CustomRule(()))
_ONLY_ASKING: Final = ("hand", "playable", "top", "turn", "count", "score", "full-score")
_NO_HELP: Final = ("yes", "no", "filler")
