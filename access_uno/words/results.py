"""What was won so far, as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from access_uno.record import results
from access_uno.words.options import told_rulebook
from access_uno.words.words import Words

if TYPE_CHECKING:
    from datetime import date

    from access_uno.record.daily import Played
    from access_uno.record.results import Bar, Person

_LOCALES = {"en": "en_GB", "zh": "zh_Hant_TW"}  # the day stands before the month


def results_so_far(words: Words, won: results.Standing) -> str:
    """Return how much a player has won, in a sentence or two."""
    return words.text(
        "results-so-far",
        matches=won.matches,
        won=won.won,
        rounds=won.rounds,
        rounds_won=won.rounds_won,
    )


class ResultLine(NamedTuple):
    """A line of what was won, the heading that it stands under, and the matches that it tells one by one."""

    heading: str
    text: str
    chart: tuple[Bar, ...] = ()


def results_told(words: Words, matches: Iterable[results.Ended]) -> list[ResultLine]:
    """Return what each person has won, line by line; or one that says that it is nothing."""
    told = [line for person in results.people(matches) for line in _told_person(words, person)]
    return told or [ResultLine("", words.text("results-none"))]


def _told_person(words: Words, person: Person) -> Iterator[ResultLine]:
    """Yield all that a person has won."""
    name = person.overall.player
    for line in _figures(words, person):
        yield ResultLine(name, line)
    if len(person.chart) > 1:
        yield ResultLine(name, _chart(words, person), person.chart)
    heading = words.text("results-by-rules", player=name)
    for won in person.by_rules:
        rulebook = told_rulebook(words, won.rulebook)
        of = words.text("results-of", rulebook=rulebook, level=won.level)
        yield ResultLine(heading, words.sentences(of, results_so_far(words, won)))
    heading = words.text("results-by-opponent", player=name)
    for other, won in person.by_opponent:
        against = words.text("results-against", other=other)
        yield ResultLine(heading, words.sentences(against, results_so_far(words, won)))


def _figures(words: Words, person: Person) -> Iterator[str]:
    """Yield what a person has done in all matches; nothing of what never happened."""
    overall, figures = person.overall, person.overall.figures
    if overall.matches:
        yield results_so_far(words, overall)
        yield words.text("results-points", points=figures.points, best=figures.best_round)
        yield words.text("results-streaks", longest=person.longest_streak, streak=person.streak)
    if figures.challenges or figures.challenged:
        facts = {"made": figures.challenges, "right": figures.challenges_right}
        yield words.text("results-challenges", met=figures.challenged, lost=figures.bluffs_found, **facts)
    if figures.forgotten or figures.caught:
        yield words.text("results-uno", forgotten=figures.forgotten, caught=figures.caught)
    if figures.favourite_last_card is not None:
        yield words.text("results-last-card", card=figures.favourite_last_card.code)
    if person.with_hints:
        yield words.text("results-with-hints", count=person.with_hints)


def _chart(words: Words, person: Person) -> str:
    """Return how the last matches ended, as text."""
    ends = [words.text("results-match", won="yes" if bar.won else "no") for bar in reversed(person.chart)]
    return words.text("results-chart", matches=words.join(ends, "comma"))


def daily_line(words: Words, played: Played) -> str:
    """Return how the deal of a day was played, in a line to pass on that spoils nothing."""
    facts = {"points": played.points, "turns": played.turns, "hints": played.hints}
    return words.text("daily-line", day=_day(words, played.day), **facts)


def daily_title(words: Words, day: date) -> str:
    """Return what the deal of a day is called."""
    return words.text("daily-title", day=_day(words, day))


def _day(words: Words, day: date) -> str:
    """Return a day without its year."""
    from babel.dates import format_skeleton

    return format_skeleton("MMMMd", day, locale=_LOCALES.get(words.language, words.language))
