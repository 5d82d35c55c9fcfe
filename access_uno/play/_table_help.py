"""What can be pressed or typed at the table now: told when asked, and unasked to players new to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from access_uno.console.bindings import key_name
from access_uno.console.reader import KeyHelp, Reader
from access_uno.console.scene import Deed
from access_uno.engine.actions import (
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
    Next,
    Pass,
    Play,
    Show,
    Star,
    Write,
)
from access_uno.engine.position import CHOICE, COLOUR, GAME_OVER, OVER, RESPONSE
from access_uno.play.commands import LARGE, ONLINE
from access_uno.text.letters import with_capital
from access_uno.words.answers import first_of

if TYPE_CHECKING:
    from access_uno.engine.cards import Card
    from access_uno.play._person_controls import PersonControls

_AT_ONCE: Final = 8  # how many commands are listed in one message
ENOUGH: Final = 3  # after so many times the player is not new to an action
_ASKED_BACK: Final = "asked-back"  # counted like an action


class TableHelp:
    """Tells one person what works."""

    def __init__(self, here: PersonControls) -> None:
        self._here, self._console, self._person, self._keymap = here, here.console, here.person, here.keymap

    def tell(self) -> None:
        """Tell what works now; of what can be typed, in few lines."""
        if self._console.has_buttons:
            self._console.tell_help(())
            return
        if self._console.by_keys:
            self.read()
            return
        words = self._person.words
        for command in self._acting_now():
            self._console.say_text(self.line(command))
        others = [self.typed_word(command) for command in self._asking_now()]
        for first in range(0, len(others), _AT_ONCE):
            listed = words.join(others[first : first + _AT_ONCE], "and")
            self._console.say("keys-besides", commands=listed)
        self._console.say("keys-all", all=self.typed_word("all-keys"))

    def read(self) -> None:
        """Tell what every key or command does that works now."""
        words, lines = self._person.words, list(self.lines())
        if self._console.by_keys:
            KeyHelp(self._console, words.text("keys-title"), lines, self.describe).open()
        else:
            Reader(self._console, words.text("keys-title-typed"), lines).open()

    def describe(self, key: str) -> str:
        """Return what a key does at the table."""
        words, commands = self._person.words, self._keymap.commands(key)
        if commands:
            return words.sentences(*map(self.line, commands))
        if key in self._here.game.own_keys:
            return words.text(self._here.game.own_keys[key], **ONLINE.all_told(words))
        return words.text("key-unknown", key=key_name(words, key), keys=self.first_key("keys"))

    def lines(self) -> Iterator[str]:
        """Yield each command that works now, first those that the table waits for."""
        for command in (*self._acting_now(), *self._asking_now()):
            yield self.line(command)

    def line(self, command: str) -> str:
        """Return a command, and what it does."""
        words, what = self._person.words, self.what_it_does(command)
        if self._console.by_keys:
            pressed = self._button(command) if self._console.has_buttons else self._key_names(command)
            return words.text("key-line", keys=with_capital(pressed), what=what)
        return words.text("typed-line", command=self.typed_word(command), what=what)

    def what_it_does(self, command: str) -> str:
        """Return what a command does, as this person gives it."""
        names_card = command in ("play", "why") and not self._console.by_keys  # by lines none is in focus
        return self._person.words.text(f"command-{command}-typed" if names_card else f"command-{command}")

    def typed_word(self, command: str) -> str:
        """Return the first word for a command that can be typed."""
        return self._person.words.text(f"typed-{command}").partition(",")[0]

    def typed_forms(self) -> list[str]:
        """Return what can be typed now: the cards that fit, and the first word for each command."""
        view, text = self._person.view, self._person.words.text
        play = self.typed_word("play")
        cards = [
            text("lesson-typed-card", command=play, card=card) for card in view.playable_honestly(view.seat)
        ]
        return [*cards, *(self.typed_word(command) for command in self._known_commands())]

    def _acting_now(self) -> Iterator[str]:
        """Yield the commands that the table waits for, and the one that lets it go on."""
        view = self._person.view
        legal = {type(action) for action in view.legal(view.seat)}
        legal |= {Write} if self._here.acting.may_write() else set()
        acts = ACTS if self._console.by_keys else _ACTS_TYPED
        yield from [name for name in self._known_commands() if legal & acts.get(name, set())]
        others = view.phase in (OVER, GAME_OVER) or view.turn not in (None, view.seat)
        if self._person.unread or others:
            yield "go-on"

    def _asking_now(self) -> Iterator[str]:
        """Yield the commands that only tell something, which always work."""
        return (name for name in self._known_commands() if name not in ACTS and name != "go-on")

    def _known_commands(self) -> Sequence[str]:
        hidden = _NO_HELP if self._person.profile.reading == "sight" else (*_NO_HELP, *LARGE)
        if self._console.by_keys:
            return [name for name, keys in self._keymap.keys.items() if keys and name not in hidden]
        from access_uno.play.typed_phrases import COMMANDS

        return [name for name in COMMANDS if name not in hidden]

    def command_for(self, kind: type[Action]) -> str:
        """Return the command that does this, the one for nothing else if there is one."""
        acts = ACTS if self._console.by_keys else _ACTS_TYPED
        known = self._known_commands()
        return [name for name, kinds in acts.items() if kind in kinds and name in known][-1]

    def deed(self, command: str, text: str) -> Deed:
        """Return a command as something to do, with its key."""
        key = next(iter(self._keymap.keys.get(command, ())), "")
        return Deed(command, text, key and key_name(self._person.words, key))

    def deeds(self) -> list[Deed]:
        """Return what the rules allow now besides laying a card, the likely first."""
        person = self._person
        possible = dict(person.teller.deeds(person.view))
        deeds = [self.deed(self.command_for(kind), possible[kind]) for kind in _LIKELY if kind in possible]
        caught = [action for action in person.view.legal(person.seat_number) if isinstance(action, Catch)]
        if len(caught) > 1:
            place = next(place for place, deed in enumerate(deeds) if deed.text == possible[Catch])
            deeds[place : place + 1] = [self._catch(person.seat.names[action.seat]) for action in caught]
        if person.view.phase is CHOICE and person.view.turn == person.seat_number:
            deeds.insert(0, self.deed("play", person.words.text("deed-answer")))
        return deeds

    def _catch(self, name: str) -> Deed:
        """Return catching one of several players."""
        text = self._person.words.text("can-catch", players=name)
        return Deed("catch", with_capital(text), what=name)

    def named_with(self, command: str, **facts: Any) -> str:
        """Return what is typed for a command with a card, or a colour."""
        form = "card" if "colour" not in facts else "colour" if "card" in facts else "star"
        typed = self.typed_word(command)
        words = self._person.words
        return words.text("named-typed", command=words.text(f"lesson-typed-{form}", command=typed, **facts))

    def named(self, command: str) -> str:
        """Return what this person presses or types for a command."""
        words = self._person.words
        if self._console.has_buttons:
            return self._button(command)
        if not self._console.by_keys:
            return words.text("named-typed", command=self.typed_word(command))
        keys = self._key_names(command)
        if command not in ON_DISPLAY or self._person.profile.display == "off":
            return keys
        return words.text("named-on-display", keys=keys, display=words.text(f"on-display-{command}"))

    def first_key(self, command: str) -> str:
        """Return the first key of a command as it is spoken."""
        if self._console.has_buttons:
            return self._button(command)
        return self._keymap.told(self._person.words, command, 1)

    def _button(self, command: str) -> str:
        """Return what is pressed for a command where there are buttons."""
        words = self._person.words
        if command == "play":
            return words.text("page-card-button")
        there = (deed.text for deed in self._here.game.deeds() if deed.command == command)
        what = words.text(f"command-{command}")
        return words.text("page-button", what=next(there, with_capital(what)).rstrip(".。"))

    def _key_names(self, command: str) -> str:
        """Return the keys of a command as they are spoken."""
        words = self._person.words
        return words.text("key-list", keys=self._keymap.told(words, command))


class Prompts:
    """Tells the keys of what can be done now, as long as the player is new to it."""

    def __init__(self, here: PersonControls) -> None:
        self._console, self._person, self._help = here.console, here.person, here.help

    def names(self, what: str) -> bool:
        """Return whether the key for this is to be told; buttons say themselves what they are for."""
        if self._console.has_buttons:
            return False
        wanted = self._person.profile.prompts
        return wanted == "always" or (wanted == "newcomers" and self._is_new(what))

    def _is_new(self, what: str) -> bool:
        return self._console.settings.uses.count(self._person.name, what) < ENOUGH

    def asked_back(self) -> bool:
        """Return whether a question asked back tells how it is answered, and count that it does."""
        told = self.names(_ASKED_BACK)
        if told and self._is_new(_ASKED_BACK):
            self._console.settings.uses.note(self._person.name, _ASKED_BACK)
        return told

    def note(self, action: Action) -> None:
        """Count an action, unless the player wants no keys told."""
        if self._person.profile.prompts == "never":
            return
        done = [_WHAT[type(action)]] if type(action) in _WHAT else []
        if isinstance(action, Play | Star) and action.colour:
            done.append("colour")
        for what in filter(self._is_new, done):
            self._console.settings.uses.note(self._person.name, what)

    def now(self, whole: bool = False) -> list[str]:
        """Return a sentence for each thing that can be done now and is new; if `whole`, all if any is new."""
        kinds = self._kinds()
        new = [kind for kind in kinds if self.names(_WHAT[kind])]
        told = [sentence for kind in (kinds if whole and new else new) for sentence in self._told(kind)]
        return list(dict.fromkeys(told))

    def _kinds(self) -> list[type[Action]]:
        """Return what can be done now, except what the game asks for by itself."""
        view = self._person.view
        if view.turn == view.seat and view.phase in (CHOICE, COLOUR):
            return []
        legal = {type(action) for action in view.legal(view.seat)}
        fitting = view.playable_honestly(view.seat)
        if not fitting or not (self._answers() or self._is_meant(fitting)):
            legal.discard(Play)
        if fitting:
            legal.discard(Draw)  # here it would sound like the thing to do
        before_last = view.turn == view.seat and len(view.hand) > 1
        if not view.owes_call(view.seat) or (before_last and not fitting):
            legal.discard(CallUno)
        return [kind for kind in _TOLD if kind in legal]

    def _answers(self) -> bool:
        """Return whether a card would be an answer to a penalty.

        Then none of them gets the focus by itself.
        """
        view = self._person.view
        return view.phase is RESPONSE and view.turn == view.seat

    def _is_meant(self, fitting: Sequence[Card]) -> bool:
        """Return whether the card in focus would be played; where lines are typed, it is named."""
        return not self._console.by_keys or self._person.hand.card in fitting

    def _told(self, kind: type[Action]) -> list[str]:
        words, view = self._person.words, self._person.view
        name = _WHAT[kind]
        if self._answers() and (kind is Play or (kind is Star and self._console.by_keys)):
            name = "answer"  # by one key
        elif kind is Play and not self._console.by_keys:
            name = "play-typed"  # where lines are typed there is no card in focus
        caught = [action.seat for action in view.legal(view.seat) if isinstance(action, Catch)]
        players = words.join([self._person.seat.names[seat] for seat in caught], "or")
        told = [words.text(f"prompt-{name}", key=self._key(kind), players=players)]
        if kind is CallUno and view.rules.uno_penalty:
            told.append(words.text("prompt-call-price", count=view.rules.uno_penalty))
        return told

    def _key(self, kind: type[Action]) -> str:
        """Return what to press or type."""
        helping, view = self._help, self._person.view
        if kind is Play and not self._console.by_keys:
            # In their order of the hand; that of the view is another one if a house lies.
            card = first_of(view.playable_honestly(view.seat), [*self._person.hand.cards, *view.hand])
            return helping.named_with("play", card=card)
        if kind in (Play, Star) and self._console.by_keys and self._answers():
            first, second = helping.named("next-playable"), helping.named("play")
            return self._person.words.text("prompt-keys", first=first, second=second)
        return helping.named(helping.command_for(kind))


ACTS: Final[Mapping[str, set[type[Action]]]] = {
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
"""The commands that act, and the actions of each."""
_LIKELY: Final = (CallUno, Catch, Jump, NameColour, Pass, Draw, Accept, Challenge)
ON_DISPLAY: Final = ("play", "go-on", "back", "menu", "keys", "why")  # these have keys on a braille display
_ACTS_TYPED: Final[Mapping[str, set[type[Action]]]] = {**ACTS, "play": {Play, Star}}  # Enter answers more
_NO_HELP: Final = ("yes", "no", "filler")
_WHAT: Final[Mapping[type[Action], str]] = {
    Play: "play",
    Star: "star",
    Draw: "draw",
    Pass: "keep",
    Accept: "accept",
    Challenge: "challenge",
    Jump: "jump",
    Catch: "catch",
    CallUno: "call",
    NameColour: "colour",
    Next: "next",
}
"""What players can be new to; `prompt-NAME` in the words tells it with its key."""
_TOLD: Final = tuple(kind for kind in _WHAT if kind not in (NameColour, Next))  # the game asks for these two
