"""What a player does at the table, by keys or typed: plays, draws, calls, and answers what the game asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from access_uno.console.menu import Question
from access_uno.engine.actions import (
    ACCEPT,
    AGREE,
    CALL_UNO,
    CHALLENGE,
    DEMANDS,
    DISAGREE,
    DRAW,
    PASS,
    Action,
    Catch,
    Jump,
    NameColour,
    Play,
    Star,
    Write,
)
from access_uno.engine.cards import Card, Colour
from access_uno.engine.custom import CustomRule
from access_uno.engine.game import IllegalActionError
from access_uno.engine.position import CHOICE, COLOUR, RESPONSE
from access_uno.play._table_help import ENOUGH
from access_uno.play.colour_question import ColourChoice
from access_uno.record.step_store import NotStoredError
from access_uno.words.answers import STAR
from access_uno.words.custom import read_rule, wrong_rule

if TYPE_CHECKING:
    from access_uno.play._person_controls import PersonControls

_ANY_RULE: Final = Write(CustomRule(()))


class Acting:
    """Does what one person wants, or says why not."""

    def __init__(self, here: PersonControls) -> None:
        self._here, self._console, self._person, self._voice = here, here.console, here.person, here.voice
        self.commands: Mapping[str, Callable[[], None]] = {
            "play": self.play_focus,
            "draw": self._draw,
            "keep": partial(self.act, PASS),
            "accept": partial(self.act, ACCEPT),
            "uno": self._uno,
            "challenge": partial(self.act, CHALLENGE),
            "jump": self.jump,
            "agree": partial(self.act, AGREE),
            "disagree": partial(self.act, DISAGREE),
        }

    def act(self, action: Action) -> None:
        """Do something at the table, or say why not."""
        try:
            self._here.game.submit(action)
        except IllegalActionError as error:
            self._voice.refuse(error.refusal)
        except NotStoredError as error:
            self._voice.say("step-not-kept", code=error.code)

    def _refused(self, action: Action) -> bool:
        """Say why an action is refused, before anything is asked about it."""
        view = self._person.view
        refusal = view.why_not(view.seat, action)
        if refusal is not None:
            self._voice.refuse(refusal)
        return refusal is not None

    # Cards

    def play_focus(self) -> None:
        """Play the card in focus; as an answer to a penalty, the star in focus; or answer what is asked."""
        card, view = self._person.hand.card, self._person.view
        if view.phase is COLOUR:
            self.name_colour()
        elif view.phase is CHOICE and view.turn == view.seat:
            self.choose_answer()
        elif card is None:
            self._voice.say("no-cards")
        elif not self._person.hand.is_heard and card in [*view.recommended, *view.playable(view.seat)]:
            self._voice.say_focus()  # nothing is played that was not said
        elif card is STAR and view.phase is RESPONSE:
            self.answer_with_star(None)
        elif view.turn != view.seat and card in view.recommended:
            self.act(Jump(card))
        else:
            self.play(card, None)

    def play(self, card: Card, colour: Colour | None, uno: bool = False) -> None:
        """Lay a card; a wild one without a colour asks for it, and a bluff whether it is meant."""
        if self._is_unmeant(card):
            self._ask_bluff(partial(self._lay, card, colour, uno))
        else:
            self._lay(card, colour, uno)

    def _is_unmeant(self, card: Card) -> bool:
        """Whether this would be a bluff, which was not said before, and the player wants to be asked."""
        view, asked = self._person.view, self._person.profile.bluffs
        if card not in view.hand or not view.is_bluff(view.seat, card) or view.drawn == card:
            return False
        if view.why_not(view.seat, Play(card, Colour.RED)) is not None:
            return False
        done = self._console.settings.uses.count(self._person.name, "bluff")
        return asked == "always" or (asked == "newcomers" and done < ENOUGH)

    def _ask_bluff(self, lay: Callable[[], None]) -> None:
        def meant() -> None:
            self._console.settings.uses.note(self._person.name, "bluff")
            lay()

        penalty = self._person.seat.rules.guilty_penalty
        text = self._person.words.text("ask-bluff", penalty=penalty)
        Question(self._console, text, meant, once_known=True, doing="word-play").open()

    def _lay(self, card: Card, colour: Colour | None, uno: bool) -> None:
        if card.colour or colour:
            self.act(Play(card, colour, uno))
        elif not self._refused(Play(card, Colour.RED)):
            self._ask_colour(card, lambda chosen: self.act(Play(card, chosen, uno)))

    def answer_with_star(self, colour: Colour | None, uno: bool = False) -> None:
        """Send a penalty back."""
        if colour:
            self.act(Star(colour, uno))
        elif not self._refused(Star(Colour.RED)):
            self._ask_colour(STAR, lambda chosen: self.act(Star(chosen, uno)))

    def demand(self, seat: int) -> None:
        """Demand a card of a player, after asking: that costs cards, and cannot be taken back."""
        action = DEMANDS[seat]
        if self._refused(action):
            return
        words, own = self._person.words, self._person.seat
        cost = own.rules.demand_penalty
        text = words.text("ask-demand-sure", name=own.names[seat], count=cost)
        Question(self._console, text, partial(self.act, action), once_known=True).open()

    def jump(self, uno: bool = False) -> None:
        """Lay the same card as the top one, out of turn."""
        view = self._person.view
        if view.top is None:
            self._voice.tell(self._person.teller.top(view))
        else:
            self.act(Jump(view.top, uno))

    def _draw(self) -> None:
        """Draw a card, or take the penalty."""
        view = self._person.view
        self.act(ACCEPT if view.phase is RESPONSE and view.turn == view.seat else DRAW)

    def _uno(self) -> None:
        """Call UNO; if no call is owed, catch the player who forgot theirs."""
        view = self._person.view
        caught = next((action for action in view.legal(view.seat) if isinstance(action, Catch)), None)
        self.act(CALL_UNO if caught is None or view.owes_call(view.seat) else caught)

    # What the game asks

    def name_colour(self) -> None:
        """Name the colour of the wild card that was turned up."""
        card = self._person.view.top
        assert card is not None
        if not self._refused(NameColour(Colour.RED)):
            self._ask_colour(card, lambda chosen: self.act(NameColour(chosen)), first=True)

    def _ask_colour(self, card: Card, done: Callable[[Colour], None], first: bool = False) -> None:
        ColourChoice(self._here, card, done, first).open()

    def choose_answer(self) -> None:
        """Answer what a house rule or the customizable card asks."""
        from access_uno.play._rule_question import answer_choice

        answer_choice(self._console, self._person, self.act).open()

    def may_write(self) -> bool:
        """Whether one is asked for a rule."""
        view = self._person.view
        return view.why_not(view.seat, _ANY_RULE) is None

    def write(self, text: str) -> None:
        """Write a rule on the customizable card, or say what is wrong with it."""
        words = self._person.words
        if self._refused(_ANY_RULE):
            return
        if (complaint := wrong_rule(words, text)) is not None:
            self._voice.say("text", text=complaint)
        else:
            self.act(Write(read_rule(words, text)))
