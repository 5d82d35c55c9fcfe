"""Whole matches through the real program, by keys and by lines, in every language and rulebook."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from access_uno.engine import Phase
from tests.play.play import Keys, TypedLines, header, replayed, told_to

BOOKS = {"en": "mario-it", "de": "braille-de", "it": "mario-it", "nl": "mario-nl", "zh": "mario-zh"}


def squeezed(text: str) -> str:
    """Without blanks: where lines are broken does not count."""
    return "".join(text.split())


@pytest.mark.parametrize(("language", "way"), list(zip(BOOKS, itertools.cycle([TypedLines, Keys]))))
def test_a_match_is_played_and_told(
    language: str, way: type[TypedLines] | type[Keys], tmp_path: Path
) -> None:
    """What is told is what the record on disk says, in its order, to the end of the match."""
    path = tmp_path / "match.uno"
    path.write_text(header(BOOKS[language], seed=len(language + way.__name__), limit=100))
    with way(path, language, tmp_path, seed=11) as session:
        session.play_match()
        session.leave()
        heard = squeezed(session.heard())
    finished = path if path.exists() else tmp_path / "saves" / "finished" / path.name
    assert replayed(finished).game.phase is Phase.GAME_OVER  # type: ignore[union-attr]
    place = 0
    for text in told_to(finished, language, after=1):
        text = squeezed(text)
        found = heard.find(text, place)
        assert found >= 0, f"not told in its place: {text}; heard there: {heard[place : place + 400]}"
        place = found + len(text) // 2
