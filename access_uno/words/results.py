"""What was won so far, as sentences."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from access_uno.record import results
from access_uno.words.options import told_rulebook
from access_uno.words.words import Words

if TYPE_CHECKING:
    from access_uno.record.daily import Played

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


def results_lines(words: Words, path: Path) -> list[str]:
    """Return what each player has won, a line for each; or why that cannot be told, or that it is nothing."""
    try:
        found = results.standings(results.kept(path))
    except OSError:
        return [words.text("results-cannot-be-read", path=str(path))]
    lines = []
    for won in found:
        rulebook = told_rulebook(words, won.rulebook)
        of = words.text("results-of", player=won.player, rulebook=rulebook, level=won.level)
        lines.append(words.sentences(of, results_so_far(words, won)))
    return lines or [words.text("results-none")]


def daily_line(words: Words, played: Played) -> str:
    """Return how the deal of a day was played, in a line to pass on that spoils nothing."""
    from babel.dates import format_skeleton

    day = format_skeleton("MMMMd", played.day, locale=_LOCALES.get(words.language, words.language))
    return words.text("daily-line", day=day, points=played.points, turns=played.turns, hints=played.hints)
