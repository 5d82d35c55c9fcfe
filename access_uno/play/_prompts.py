"""Tells the keys of what can be done now, as long as the player is new to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from access_uno.engine.actions import (
    Accept,
    Action,
    CallUno,
    Catch,
    Challenge,
    Draw,
    Jump,
    NameColour,
    Next,
    Pass,
    Play,
    Star,
)
from access_uno.engine.position import CHOICE, COLOUR, RESPONSE
from access_uno.words.answers import first_of, owes_call

if TYPE_CHECKING:
    from access_uno.engine.cards import Card
    from access_uno.play._person_controls import PersonControls

ENOUGH: Final = 3  # after so many times the player is not new to an action


class Prompts:
    """Knows what one person is new to."""

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
        if not owes_call(view, view.seat) or (before_last and not fitting):
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
        if kind in (Play, Star) and self._answers():
            name = "answer"
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
