"""Advice as sentences: a hint, and the moments of a match that mattered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from access_uno.engine.actions import Action, NameColour, Play, Star
from access_uno.engine.cards import Card
from access_uno.engine.position import Phase
from access_uno.words.answers import STAR, Answers
from access_uno.words.message import length

if TYPE_CHECKING:
    from access_uno.engine import View
    from access_uno.players.coach import Advice
    from access_uno.record.review import KeyMoment
    from access_uno.words.message import Message

LONGEST: Final = 40  # words of a moment
_LETTERS: Final = 7  # of a word and the blank behind it, in the language with the longest ones


class Adviser(Answers):
    """Tells advice to one player."""

    def hint(self, view: View, advice: Advice) -> Message:
        """Return what is best now, and why, in one line."""
        deed, why = self._deed(view, advice.action), self._why(advice)
        return self._told(self.raw("hint-given", deed=deed, why=why), "mine")

    def moment(self, moment: KeyMoment) -> Message:
        """Return what was on top, what the player held and did, and what would have been better and why.

        Of a large hand only as many cards are told as leave it short, if need be none; and where a name has
        many words, not the round.
        """
        cards = self._arranged(list(moment.view.hand))
        for told in range(len(cards), -1, -1):
            sentences = self._sentences(moment, cards[:told], len(cards) - told)
            message = self._told(self.words.sentences(*sentences), "mine")
            if _words(message.text) <= LONGEST:
                return message
        return self._told(self.words.sentences(*sentences[1:]), "mine")

    def _sentences(self, moment: KeyMoment, cards: list[Card], more: int) -> list[str]:
        view, advice = moment.view, moment.advice
        raw = [self.raw("score-round", round=self.words.number(moment.round)), self._top(view)]
        if view.phase is Phase.RESPONSE:
            raw.append(self._must_draw(view))
        if cards:
            held = " ".join(card.code for card in cards)
            raw.append(self.raw("coach-held", cards=held, more=self.words.number(more)))
        taken, better = self._move(view, moment.taken), self._move(view, advice.action)
        return [*raw, self.raw("coach-better", taken=taken, better=better, why=self._why(advice))]

    def _move(self, view: View, action: Action) -> str:
        """Return an action in as few words as possible: a card by its name alone."""
        if not isinstance(action, Play | Star):
            return self._deed(view, action)
        name = "coach-card" if action.colour is None else "coach-card-in-colour"
        card = action.card if isinstance(action, Play) else STAR
        return self.raw(name, card=card.code, colour=action.colour.value if action.colour else "none")

    def _deed(self, view: View, action: Action) -> str:
        """Return an action as something to do."""
        if isinstance(action, NameColour):
            return self.raw("coach-choose-colour", colour=action.colour.value)
        if not isinstance(action, Play | Star):
            return self._phrase(type(action), [action], view)
        if isinstance(action, Play):
            raw = self.raw("can-play", cards=action.card.code, count=self.words.number(1))
        else:
            raw = self.raw("can-star")
        if action.colour is None:
            return self.raw("coach-with-call", deed=raw) if action.uno else raw
        name = "coach-in-colour-with-call" if action.uno else "coach-in-colour"
        return self.raw(name, deed=raw, colour=action.colour.value)

    def _why(self, advice: Advice) -> str:
        reason = advice.reason
        facts: dict[str, Any] = {
            "tenths": self.words.number(reason.tenths),
            "count": self.words.number(reason.count),
        }
        if reason.seat is not None:
            facts["who"] = self.names[reason.seat]
        cards = [_card(action) for action in (advice.action, advice.instead)]
        if wild := [card.code for card in cards if card is not None and card.colour is None]:
            facts["card"] = wild[0]
        return self.raw(f"why-{reason.name}", **facts)


def _words(text: str) -> float:
    """Return how many words a text has; where no blanks are between them, by how long it takes to hear."""
    return max(len(text.split()), length(text) / _LETTERS)


def _card(action: Action | None) -> Card | None:
    return action.card if isinstance(action, Play) else STAR if isinstance(action, Star) else None
