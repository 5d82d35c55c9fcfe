"""Words: the languages' own tables, their grades, and what these tables stumble over."""

import re

import pytest

from access_uno.words.rules_text import read_rules
from braille import liblouis
from braille.cells import six_dots
from braille.prose import grades, languages, prose
from tests.braille.bare import louis

TABLES = {
    ("en", 1): "en-ueb-g1.ctb",
    ("en", 2): "en-ueb-g2.ctb",
    ("de", 0): "de-g0.utb",
    ("de", 1): "de-g1.ctb",
    ("de", 2): "de-g2.ctb",
    ("it", 0): "it-it-comp6.utb",
    ("nl", 0): "nl-NL-g0.utb",
    ("zh", 0): "zh-tw.ctb",
}
SENTENCES = {
    "en": "Green 3 doesn't fit red 7. You can play red 5 or a wild card, or draw. (R23)",
    "de": "Anna spielt Rot 7 und hat noch 2 Karten. Schöne Größe!",
    "it": "Tocca a te: puoi giocare perché il colore è già rosso.",
    "nl": "Jij bent aan de beurt, één kaart over.",
    "zh": "安娜出了紅色7。輪到你了，有2張牌可以出。",
}


@pytest.mark.parametrize(("language", "grade"), TABLES)
def test_each_grade_is_its_table_of_liblouis(language: str, grade: int) -> None:
    table = liblouis.own_table(TABLES[language, grade])
    bare = louis.translateString([table], SENTENCES[language], None, louis.dotsIO | louis.ucBrl)
    assert prose(language, grade).cells(SENTENCES[language]) == bare
    assert prose(language, grade).cells_and_breaks(SENTENCES[language])[0] == bare


def test_these_are_all_languages_and_grades() -> None:
    assert {(language, grade) for language in languages() for grade in grades(language)} == set(TABLES)


def test_a_grade_that_a_language_has_not_is_the_nearest_one() -> None:
    wanted = {("en", 0): 1, ("en", 3): 2, ("de", 0): 0, ("it", 2): 0, ("zh", 1): 0}
    assert {key: prose(*key).grade for key in wanted} == wanted


def test_a_language_without_a_table_is_written_with_the_english_one() -> None:
    assert prose("eo").cells("saluton") == prose("en").cells("saluton")


@pytest.mark.parametrize(("language", "grade"), TABLES)
def test_a_character_that_a_language_does_not_know_is_one_full_cell(language: str, grade: int) -> None:
    translate = prose(language, grade).cells
    assert translate("a \U0001f600 b") == translate("a b").replace("⠀", "⠀⠿⠀")


@pytest.mark.parametrize(("language", "grade"), TABLES)
def test_no_text_is_no_cells(language: str, grade: int) -> None:
    assert prose(language, grade).cells_and_breaks("") == ("", ())


@pytest.mark.parametrize("paper", [False, True])
def test_an_italian_word_in_capitals_begins_with_the_capital_sign_twice(paper: bool) -> None:
    assert prose("it", paper=paper).cells("Bruno grida UNO.") == "⠨⠃⠗⠥⠝⠕⠀⠛⠗⠊⠙⠁⠀⠨⠨⠥⠝⠕⠲"


def test_chinese_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "這句話只翻譯一次。"
    cells = prose("zh").cells(text)
    assert cells

    def never(*_: object) -> tuple[str, list[int]]:
        raise AssertionError("translated again")

    monkeypatch.setattr(liblouis, "to_cells_with_origins", never)
    assert prose("zh").cells(text) == cells


def test_chinese_may_break_before_each_character_and_nowhere_else() -> None:
    translate = prose("zh")
    cells, breaks = translate.cells_and_breaks("你好，Anna")
    assert breaks == (len(translate.cells("你")),)
    assert cells.startswith(translate.cells("你"))
    assert prose("en").cells_and_breaks("no breaks")[1] == ()


def test_on_paper_chinese_has_six_dots_and_a_sign_before_every_number() -> None:
    for text in read_rules("mario-zh", "zh").lines():
        cells = prose("zh", paper=True).cells(text)
        assert six_dots(cells) == cells, text
        assert cells.count("⠼") == len(re.findall(r"[0-9]+", text)), text
