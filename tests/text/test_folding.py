"""Lines on a terminal: where they are broken, in every language and at any width."""

from __future__ import annotations

import io
import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from access_uno.text.folding import cells, fold, say
from access_uno.words import languages
from access_uno.words.rules_text import read_rules

BOOKS = {"en": "mario-de", "de": "mario-de", "it": "mario-it", "nl": "mario-nl", "zh": "mario-zh"}
TEXTS = [
    f"{paragraph.number}. {paragraph.text}"
    for language, book in BOOKS.items()
    for paragraph in read_rules(book, language).paragraphs
]
WIDTHS = st.integers(20, 200)
SENTENCE = re.compile(r"[^.!?。！？]+[.!?。！？]+(?: ?[(（][^)）]*[)）])?")


def test_the_texts_are_of_all_languages() -> None:
    assert BOOKS.keys() == set(languages())
    assert len(TEXTS) > 250


@given(st.sampled_from(TEXTS), WIDTHS)
@settings(max_examples=400)
@example(
    "69. 其他的違規都沒有懲罰。（R42、R43、R51、R62）", 20
)  # the end of a sentence is no line of its own
def test_every_line_fits_and_nothing_but_blanks_is_lost(text: str, width: int) -> None:
    lines = fold(text, width)
    assert all(cells(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(len(line) >= 3 for line in lines)


@given(st.sampled_from(TEXTS), WIDTHS)
@settings(max_examples=400)
def test_no_line_begins_with_a_closing_mark_or_ends_with_an_opening_one(text: str, width: int) -> None:
    lines = fold(text, width)
    assert not [line for line in lines if line[0] in "。，、；：！？）」』》〉】.,;:!?)”"]
    assert not [line for line in lines if line[-1] in "（「『《〈【(“„"]


@given(st.sampled_from(TEXTS), WIDTHS)
@settings(max_examples=400)
def test_a_sentence_that_fits_stands_whole_in_a_line(text: str, width: int) -> None:
    lines = fold(text, width)
    for sentence in SENTENCE.findall(text)[2:]:  # the first stands behind its number
        sentence = sentence.strip()
        if cells(sentence) <= width and text.count(sentence) == 1 and len(sentence) > 10:
            assert any(sentence in line for line in lines), sentence


@given(st.sampled_from([text for text in TEXTS if text.isascii()]), WIDTHS)
@settings(max_examples=200)
def test_no_word_is_torn_where_there_are_blanks(text: str, width: int) -> None:
    assert " ".join(fold(text, width)).split() == text.split()


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("It is red. Play a red card, or draw.", 24, ["It is red.", "Play a red card,", "or draw."]),
        ("10. The dealer deals seven cards to all.", 30, ["10. The dealer deals", "seven cards to all."]),
        ("The game. 1. It is for two to ten.", 26, ["The game.", "1. It is for two to ten."]),
        ("She says “No.” Then she plays.", 20, ["She says “No.”", "Then she plays."]),
        ("A card goes back to you. (R14, D8)", 26, ["A card goes back", "to you. (R14, D8)"]),
        ("他說「好。」然後出牌。", 14, ["他說「好。」", "然後出牌。"]),
        (
            "按 Enter 鍵，再按一次（出牌後）就結束。",
            20,
            ["按 Enter 鍵，", "再按一次（出牌後）", "就結束。"],
        ),
    ],
)
def test_where_lines_are_broken(text: str, width: int, lines: list[str]) -> None:
    assert fold(text, width) == lines


def test_into_a_pipe_a_text_goes_as_it_is() -> None:
    pipe = io.StringIO()
    say("One sentence. " * 20, pipe)
    assert pipe.getvalue() == "One sentence. " * 20 + "\n"
