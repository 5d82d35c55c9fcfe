"""What was won so far, as sentences."""

from __future__ import annotations

from pathlib import Path

from access_uno.record import results
from access_uno.words.options import told_rulebook
from access_uno.words.words import Words


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
