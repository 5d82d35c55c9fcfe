"""What a typed line does at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from access_uno.console.typed_words import yes_or_no
from access_uno.engine.actions import (
    ACCEPT,
    AGREE,
    CALL_UNO,
    CATCHES,
    CHALLENGE,
    CHOICES,
    DISAGREE,
    DRAW,
    PASS,
    STARS,
    Action,
    Catch,
    Choose,
    Discard,
    Jump,
    NameColour,
    Play,
    Show,
)
from access_uno.engine.cards import Card
from access_uno.engine.position import RESPONSE
from access_uno.play._person_controls import PersonControls
from access_uno.play.asked_back import AskedBack
from access_uno.play.typed_phrases import COMMANDS
from access_uno.play.understanding import Request, Table
from access_uno.play.vocabulary import NotUnderstood
from access_uno.words.answers import STAR
from access_uno.words.custom import explained


class TypedRequests:
    """Parses the lines of one person, and runs them."""

    def __init__(self, here: PersonControls) -> None:
        self._here, self._console, self._person, self._voice = here, here.console, here.person, here.voice
        self._asking, self._acting = here.asking, here.acting

    def understand(self, text: str) -> Request | NotUnderstood:
        """Return what a line asks for now; a single letter that is no word is the key of its command."""
        person = self._person
        now = Table(person.view, person.seat_number, person.hand.cards)
        understood = self._here.game.vocabulary().understand(text, now)
        letter = text.strip()
        if isinstance(understood, NotUnderstood) and len(letter) == 1 and letter.isalpha():
            command = self._here.keymap.command(letter.lower())
            return Request(command) if command in COMMANDS else understood
        return understood

    def do(self, text: str) -> None:
        """Run what a line asks for, ask whether it is meant, or say how it could be typed."""
        request = self.understand(text)
        request = self._as_hinted(text, request) or request
        if isinstance(request, NotUnderstood):
            self._say_not_understood(request, text.strip()[:40])
        elif asked := self._asked_back(request):
            self._ask(*asked, partial(self._run, request))
        else:
            self._run(request)

    def _run(self, request: Request) -> None:
        if request.card or request.place is not None:
            self._do_with_card(request)
        else:
            self._do_without_card(request)

    def _as_hinted(self, text: str, request: Request | NotUnderstood) -> Request | None:
        """Return the request for the card of a hint just told, if a line agrees to it, as "do it" does."""
        if (action := self._here.hinted) is None:
            return None
        if isinstance(request, Request):
            agrees = request.command in ("play", "yes") and request[1:4] == (None, None, None)
        else:
            agrees = yes_or_no(self._person.words, text, "word-play") == "yes"
        card = action.card if isinstance(action, Play) else STAR
        return Request("play", card, action.colour, uno=action.uno, sure=False) if agrees else None

    # What is asked back

    def _asked_back(self, request: Request) -> tuple[str, str] | None:
        """Return the question whether a request is meant, and the words for it besides yes.

        None if it is clear, or would be refused.
        """
        view, words, seat = self._person.view, self._person.words, self._person.seat_number
        answering = request.command == "yes" and not self._is_asked_to_agree()
        if request.sure and not answering:
            return None
        card = request.card or (self._card_at(request.place) if request.place else None)
        if answering:
            card = view.drawn if view.why_not(seat, ACCEPT) is not None else None
        elif request.command == "play" and request.place is None:
            card = card or view.drawn
        if request.command in ("play", "yes") and card is not None:
            can = card in view.playable(seat) or card in self._discards() or self._answers(card)
            return (words.text("ask-meant-play", card=card), "word-play") if can else None
        action = _ASKED_BACK.get(request.command)
        about = view.source
        if request.command == "catch" and (caught := self._caught(request.seat)):
            action, about = caught, caught.seat
        if action is None or view.why_not(seat, action) is not None:
            return None
        name = self._person.seat.names[about] if about is not None else ""
        return words.text(f"ask-meant-{_MEANT.get(request.command, request.command)}", name=name), ""

    def _ask(self, question: str, doing: str, do: Callable[[], None]) -> None:
        AskedBack(self._console, question, do, self.do, doing, self._here.prompts.asked_back()).open()

    def _do_with_card(self, request: Request) -> None:
        card = request.card or self._card_at(request.place)
        if card is None:
            self._asking.say_no_such_place()
        elif request.command == "why":
            self._asking.tell_card(card)
        elif request.command == "play" and self._discards():
            self._acting.act(Discard(card, request.uno))
        elif request.command in _WITH_CARD:
            self._acting.act(_WITH_CARD[request.command](card, request.uno))
        elif card is STAR and self._person.view.phase is RESPONSE:
            self._acting.answer_with_star(request.colour, request.uno)
        else:
            self._acting.play(card, request.colour, request.uno)

    def _do_without_card(self, request: Request) -> None:
        command, acting = request.command, self._acting
        if command == "colour" and request.colour:
            acting.act(NameColour(request.colour))
        elif request.telling is not None:
            self._asking.choose_told(request.telling)
        elif command == "star":
            acting.answer_with_star(request.colour, request.uno)
        elif command == "challenge" and request.seat not in (None, self._person.view.source):
            self._voice.say("challenge-nobody", name=self._person.seat.names[request.seat])
        elif command == "demand" and request.seat is not None:
            acting.demand(request.seat)
        elif command in _ABOUT_PLAYERS and request.seat is not None:
            acting.act(_ABOUT_PLAYERS[command][request.seat])
        elif command == "catch" and (caught := self._caught(None)):
            acting.act(caught)
        elif command == "write" and request.rule:
            acting.write(request.rule)
        elif command == "jump":
            acting.jump(request.uno)
        elif command == "play" and (discards := self._discards()):
            self._lay_besides(discards, request.uno)
        elif command == "play" and (drawn := self._person.view.drawn):
            acting.play(drawn, None, request.uno)  # nothing else can be played then
        elif command in ("yes", "accept", "no") and self._is_asked_to_agree():
            acting.act(DISAGREE if command == "no" else AGREE)
        elif command == "yes" and self._person.view.why_not(self._person.seat_number, ACCEPT) is None:
            acting.act(ACCEPT)
        elif command == "yes" and (drawn := self._person.view.drawn):
            acting.play(drawn, None, request.uno)
        elif command in ("yes", "no", *_WITH_MORE):
            self.say_how(command)
        else:
            self._here.commands[command]()

    def _caught(self, seat: int | None) -> Catch | None:
        """Return the catch of this player, if it is possible; without a name, the only one that is."""
        legal = self._person.view.legal(self._person.seat_number)
        catches = [action for action in legal if isinstance(action, Catch) and seat in (None, action.seat)]
        return catches[0] if len(catches) == 1 else None

    def _discards(self) -> list[Card]:
        """Return the cards that answer a question; "play" lays them, like any other card."""
        view = self._person.view
        return [action.card for action in view.legal(self._person.seat_number) if isinstance(action, Discard)]

    def _answers(self, card: Card) -> bool:
        """Return whether this card can be laid now as the answer to a penalty."""
        return card is STAR and self._person.view.why_not(self._person.seat_number, STARS[0]) is None

    def _lay_besides(self, cards: Sequence[Card], uno: bool) -> None:
        """Lay the one card that can be meant."""
        if len(cards) == 1:
            self._acting.act(Discard(cards[0], uno))
        else:
            self.say_how("discard")

    def _is_asked_to_agree(self) -> bool:
        return self._person.view.why_not(self._person.seat_number, AGREE) is None

    def _is_asked_to_choose(self) -> bool:
        legal = self._person.view.legal(self._person.seat_number)
        return any(isinstance(action, Choose) for action in legal)

    def _card_at(self, place: int | None) -> Card | None:
        cards = self._person.hand.cards
        return cards[place - 1] if place is not None and 1 <= place <= len(cards) else None

    def _say_not_understood(self, request: NotUnderstood, text: str) -> None:
        """Say what a text may have meant; if the command is right, what must follow it."""
        obeying = self._person.view.phase is RESPONSE  # there "draw two" may mean taking the penalty
        if request.aside == "exchange" and self._is_asked_to_choose():
            self.say_how("choose")
        elif request.aside in _NOT_OFFERED:
            self._voice.say(_NOT_OFFERED[request.aside], key=self._here.help.named("quit"))
        elif request.colourless and not obeying:
            self._voice.say("colour-missing", card=Card(f"R{request.colourless.value}"))
        elif request.nearest:
            question = self._person.words.text("not-understood-near", text=text, nearest=request.nearest)
            meant = self.understand(request.mended)
            plays = isinstance(meant, Request) and meant.command == "play"
            self._ask(question, "word-play" if plays else "", partial(self.do, request.mended))
        elif request.begun in _WITH_MORE:
            self.say_how(request.begun)
        else:
            self._voice.say("not-understood", text=text)

    def say_how(self, command: str) -> None:
        """Say what must be typed with a command."""
        self._voice.say(f"typed-how-{command}")
        if command == "write":
            for sentence in explained(self._person.words):
                self._voice.say("text", text=sentence)


_NOT_OFFERED: Final[Mapping[str, str]] = {
    "undo": "no-undo",
    "pause": "no-pause",
    "restart": "no-restart",
    "exchange": "no-exchange",
}
"""What some players ask for and the game does not have, with what is said of it."""
_MEANT: Final = {"yes": "accept"}
_ASKED_BACK: Final[Mapping[str, Action]] = {
    "challenge": CHALLENGE,
    "draw": DRAW,
    "keep": PASS,
    "accept": ACCEPT,
    "yes": ACCEPT,
    "uno": CALL_UNO,
}
_WITH_CARD: Final[Mapping[str, Callable[[Card, bool], Action]]] = {
    "show": lambda card, _: Show(card),
    "discard": Discard,
    "jump": Jump,
}
_ABOUT_PLAYERS: Final[Mapping[str, Sequence[Action]]] = {
    "catch": CATCHES,
    "choose": CHOICES,
}
_WITH_MORE: Final = ("play", "colour", "show", "discard", "write", "demand", *_ABOUT_PLAYERS)
