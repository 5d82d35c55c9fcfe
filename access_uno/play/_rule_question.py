"""Questions of house rules and of the customizable card as a choice of answers, and its rule to type."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import call

from access_uno.console.app import Console
from access_uno.console.entry import Entry
from access_uno.console.menu import Pick
from access_uno.engine.actions import Action, Agree, Choose, Disagree, Discard, Show, Write
from access_uno.engine.custom import CustomRule
from access_uno.engine.position import Position
from access_uno.play._person import Person
from access_uno.play.what_now import Possible
from access_uno.text.letters import with_capital
from access_uno.words import Words
from access_uno.words.custom import explained, read_rule, typed_rule, wrong_rule


class AnswerChoice(Possible, Pick["Callable[[], None]"]):
    """The answers to a question."""


def answer_choice(console: Console, person: Person, done: Callable[[Action], None]) -> AnswerChoice:
    """Return a menu: the question as the title, and every answer.

    A player who may write a rule can type it.
    """
    view = person.view

    def write() -> None:
        RuleEntry(console, None, lambda rule: done(Write(rule)), ask).open()

    def ask() -> None:
        answer_choice(console, person, done).open()

    options: list[tuple[Callable[[], None], str]] = [
        (partial(done, action), _told(person.words, view, person.seat.names, action))
        for action in answers(view)
    ]
    if _asks_to_write(view):
        options.append((write, person.words.text("choice-write")))
    return AnswerChoice(console, person.teller.asked(view).text, options, call)


def _asks_to_write(position: Position) -> bool:
    return position.question is not None and position.question.what == "write"


def answers(position: Position) -> list[Action]:
    """Return the possible answers to the question that the table waits for."""
    question = position.question
    return question.answers(position) if question else []


def _told(words: Words, view: Position, names: tuple[str, ...], action: Action) -> str:
    match action:
        case Choose(seat):
            count = words.text("n-cards", count=view.cards_left(seat))
            return words.text("n-each", who=names[seat], count=count)
        case Show(card) | Discard(card):
            return with_capital(words.card(card).words)
        case Agree():
            return words.text("choice-agree")
        case Disagree():
            return words.text("choice-disagree")
    return words.text("choice-leave" if _asks_to_write(view) else "choice-none")


class RuleEntry(Entry):
    """A rule to type; a mistake is told with its place and the nearest effect."""

    def __init__(
        self,
        console: Console,
        before: CustomRule | None,
        done: Callable[[CustomRule], None],
        without: Callable[[], None] | None = None,
    ) -> None:
        words = console.words
        title = words.text("new-custom-ask")
        text = "" if before is None else typed_rule(words, before)

        def take(text: str) -> None:
            done(read_rule(words, text))

        super().__init__(console, title, take, text, partial(wrong_rule, words), without)

    def entered(self) -> None:
        """Ask, and say how a rule is typed, in messages that are short enough to hear."""
        super().entered()
        for text in explained(self.console.words):
            self.console.say_text(text)
