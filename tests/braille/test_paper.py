"""Paper: BRF and PEF keep their published rules, decks are complete, the legend speaks five languages."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from access_uno.cli.paper import braille_command, deck_command, emboss_text
from access_uno.engine.rules import RULEBOOKS
from braille import liblouis
from braille.cells import BLANK, to_ascii, to_letters
from braille.liblouis import LouisError
from braille.notation import BrailleError, Notation, notation
from braille.paper import Legend, brf, labels, pef
from braille.prose import grades, languages, prose
from tests.braille.bare import louis
from tests.braille.cards import CODES, NOTATIONS, hands, name_of, read_stacked

each_notation = pytest.mark.parametrize("notation", NOTATIONS, ids=name_of)
each_language = pytest.mark.parametrize("language", languages())
each_rulebook = pytest.mark.parametrize("rulebook", RULEBOOKS)

PEF = "{http://www.daisy.org/ns/2008/pef}"
DC = "{http://purl.org/dc/elements/1.1/}"
ONCE_AT_MOST = {"title", "description", "publisher", "date", "type"}
DUBLIN_CORE = {
    *ONCE_AT_MOST,
    "identifier",
    "format",
    "creator",
    "subject",
    "contributor",
    "source",
    "language",
}
paragraphs = st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=200), max_size=12)


def brf_pages(data: bytes) -> list[list[str]]:
    """The pages of a BRF file, after checking every rule of the format."""
    text = data.decode("ascii")
    assert text == "" or text.endswith("\f")
    pages = text.split("\f")[:-1]
    for page in pages:
        assert page == "" or page.endswith("\r\n")
        rows = page.split("\r\n")[:-1]
        assert len(rows) <= 25
        assert all(len(row) <= 40 and re.fullmatch(r"[ -_]*", row) for row in rows)
    return [page.split("\r\n")[:-1] for page in pages]


def pef_problems(data: bytes) -> Iterator[str]:
    """What breaks the rules of PEF 2008-1 (its schema, and the sizes its attributes promise)."""
    root = ET.fromstring(data.decode("utf-8"))
    if root.tag != f"{PEF}pef" or root.get("version") != "2008-1":
        yield "the root is not pef 2008-1"
    if [child.tag for child in root] != [f"{PEF}head", f"{PEF}body"]:
        yield "pef is not head and body"
        return
    head, body = root
    if [child.tag for child in head] != [f"{PEF}meta"]:
        yield "head is not one meta"
        return
    names = Counter(child.tag for child in head[0])
    if not set(names) <= {DC + name for name in DUBLIN_CORE}:
        yield "there is other metadata than Dublin Core's"
    if names[f"{DC}identifier"] != 1 or names[f"{DC}format"] != 1:
        yield "identifier and format are not there once"
    if any(names[DC + name] > 1 for name in ONCE_AT_MOST):
        yield "metadata is repeated"
    if head[0].findtext(f"{DC}format") != "application/x-pef+xml":
        yield "the format has another name"
    if not re.fullmatch(r"[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*", head[0].findtext(f"{DC}language") or "en"):
        yield "the language is no language code"
    yield from children(body, "volume")
    for volume in body:
        yield from volume_problems(volume)


def children(parent: ET.Element, name: str, least: int = 1) -> Iterator[str]:
    if {child.tag for child in parent} - {PEF + name} or len(parent) < least:
        yield f"{parent.tag} does not hold {name} elements alone"
    if (parent.text or "").strip() or any((child.tail or "").strip() for child in parent):
        yield f"{parent.tag} holds text"


def volume_problems(volume: ET.Element) -> Iterator[str]:
    if set(volume.attrib) != {"cols", "rows", "rowgap", "duplex"}:
        yield "a volume has not cols, rows, rowgap and duplex"
        return
    if not all(re.fullmatch("[1-9][0-9]*", volume.attrib[name]) for name in ("cols", "rows")):
        yield "cols and rows are no positive numbers"
        return
    if not re.fullmatch("[0-9]+", volume.attrib["rowgap"]) or volume.attrib["duplex"] not in (
        "true",
        "false",
    ):
        yield "rowgap or duplex is wrong"
    yield from children(volume, "section")
    for section in volume:
        yield from children(section, "page")
        for page in section:
            yield from children(page, "row", least=0)
            if section.attrib or page.attrib or len(page) > int(volume.attrib["rows"]):
                yield "a page has too many rows or attributes"
            for row in page:
                cells = row.text or ""
                if row.attrib or len(row) or len(cells) > int(volume.attrib["cols"]):
                    yield "a row has too many cells or other things"
                if not re.fullmatch("[\u2800-\u28ff]*", cells):
                    yield "a row holds something else than cells"


def pef_pages(data: bytes) -> list[list[str]]:
    """The pages of a PEF file, after checking every rule of the format."""
    assert list(pef_problems(data)) == []
    pages = ET.fromstring(data.decode("utf-8")).iter(f"{PEF}page")
    return [[row.text or "" for row in page] for page in pages]


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ('version="2008-1"', 'version="2008"'),
        ("application/x-pef+xml", "text/xml"),
        ("<dc:format>", "<dc:format>application/x-pef+xml</dc:format><dc:format>"),
        (' rowgap="0"', ""),
        ('duplex="false"', 'duplex="no"'),
        ('cols="40"', 'cols="1"'),
        ('rows="25"', 'rows="0"'),
        ("<section>\n<page>", "<section><page/><row/><page>"),
        ("<row>⠛⠗</row>", "<row>gr</row>"),
        ("<section>", "<section>text"),
    ],
)
def test_the_check_of_pef_finds_faults(good: str, bad: str) -> None:
    data = pef([["⠛⠗"]], "Title", "en").decode()
    assert list(pef_problems(data.encode())) == []
    assert good in data
    assert list(pef_problems(data.replace(good, bad).encode()))


@given(paragraphs, st.sampled_from([("en", 1), ("en", 2), ("de", 2), ("it", 0), ("nl", 0), ("zh", 0)]))
@settings(max_examples=40)
def test_any_text_becomes_a_good_file(texts: list[str], chosen: tuple[str, int]) -> None:
    language, grade = chosen
    rows = brf_pages(emboss_text(texts, "<Title> & more", language, "brf", grade))
    cells = pef_pages(emboss_text(texts, "<Title> & more", language, "pef", grade))
    assert [[to_ascii(row) for row in page] for page in cells] == rows
    clean = [" ".join(text.split()) for text in texts]
    whole = "".join(to_ascii(prose(language, grade, paper=True).cells(text)) for text in clean)
    assert "".join(row for page in rows for row in page).replace(" ", "") == whole.replace(" ", "")


def test_paragraphs_are_indented_and_pages_full() -> None:
    pages = brf_pages(emboss_text(["the cards go round the table "] * 70, "Title", "en", "brf", 1))
    assert [len(page) for page in pages] == [25, 25, 20]
    assert pages[0][0] == "  THE CARDS GO ROUND THE TABLE"


def test_ascii_braille_is_liblouis_north_american_one() -> None:
    cells = "".join(chr(0x2800 + dots) for dots in range(64))
    # Not dotsToChar, which gives only the first quarter with the Python module of liblouis 3.39.
    tables = [liblouis.own_table("en-us-brf.dis"), liblouis.own_table("braille-patterns.cti")]
    assert to_ascii(cells).lower() == louis.translateString(tables, cells).lower()
    assert sorted(to_ascii(cells)) == [chr(code) for code in range(0x20, 0x60)]


def test_a_page_that_is_too_large_is_refused() -> None:
    for page in (["⠛"] * 26, ["⠛" * 41]):
        for write in (brf, lambda pages: pef(pages, "Title", "en")):
            with pytest.raises(ValueError, match="40 cells wide or 25 rows high"):
                write([page])


def test_dots_7_and_8_stay_off_paper() -> None:
    assert brf([["⡝⢳"]]) == b"N\\\r\n\f"
    assert pef_pages(pef([["⡝⢳⠀"]], "Title", "en")) == [["⠝⠳"]]


def test_equal_content_makes_equal_files() -> None:
    assert pef([["⠛"]], "Title", "en") == pef([["⠛"]], "Title", "en")
    assert pef([["⠛"]], "Title", "en") != pef([["⠗"]], "Title", "en")


def on_labels(pages: list[list[str]], chosen: Notation) -> Counter[str]:
    """The cards that the labels of these pages show."""
    found: Counter[str] = Counter()
    for page in pages:
        for upper, lower in zip(page[::3], page[1::3], strict=True):
            found.update(read_stacked(chosen, upper, lower))
        assert not any(page[2::3])
    return found


@each_rulebook
@each_notation
def test_every_card_of_a_deck_has_two_labels(rulebook: str, notation: Notation) -> None:
    deck = Counter(card.code for card in RULEBOOKS[rulebook].cards)
    assert deck.total() == (108 if RULEBOOKS[rulebook].deck == "classic" else 112)
    data = deck_command(rulebook, notation.name, "pef", "en")
    assert isinstance(data, bytes)
    legend, *pages = pef_pages(data)
    assert on_labels(pages, notation) == deck + deck
    assert legend
    as_brf = deck_command(rulebook, notation.name, "brf", "en")
    assert isinstance(as_brf, bytes)
    assert brf_pages(as_brf) == [[to_ascii(row) for row in page] for page in [legend, *pages]]


@given(hands(112), st.sampled_from(NOTATIONS))
@settings(max_examples=30)
def test_labels_of_any_cards_can_be_cut_apart(cards: list[str], chosen: Notation) -> None:
    pages = [list(page) for page in labels(cards, chosen)]
    assert on_labels(pages, chosen) == Counter(cards) + Counter(cards)
    for page in pages:
        assert len(page) <= 25
        for upper, lower in zip(page[::3], page[1::3], strict=True):
            starts = [mark.start() for mark in re.finditer(f"[^{BLANK}]+", upper)]
            assert len(upper) <= 40
            assert len(lower) <= 40
            assert len(starts) % 2 == 0
            for start, following in pairwise(starts):
                assert not upper[following - 3 : following].strip(BLANK)
                assert not lower[following - 3 : following].strip(BLANK)
                assert following > start


@each_language
@each_notation
def test_the_legend_is_one_page_in_every_language(language: str, notation: Notation) -> None:
    for grade in grades(language):
        legend = Legend(CODES, notation, language)
        rows = legend.rows(prose(language, grade))
        assert len(rows) <= 25
        assert all(len(row) <= 40 for row in rows)
        assert len(legend.explanations) == 2
        for upper, lower in notation.stacked(CODES):
            assert any(mark in row.split(BLANK) for row in rows for mark in (upper, lower) if mark)


@each_language
def test_no_english_is_left_standing(language: str) -> None:
    texts = {each: Legend(CODES, notation("rulebook"), each) for each in languages()}
    own, english = texts[language], texts["en"]
    if language != "en":
        assert own.title != english.title
        assert not set(own.explanations) & set(english.explanations)
        actions = [code for code in CODES if not code[1:].isdecimal()]
        assert not {own.name(code) for code in actions} & {english.name(code) for code in actions}
    assert len({own.name(code) for code in CODES}) == len(CODES)


def test_cards_have_the_glossary_s_names() -> None:
    names = {
        language: [Legend(CODES, notation("rulebook"), language).name(code) for code in ("G7", "YS", "W+4")]
        for language in languages()
    }
    assert names == {
        "en": ["green 7", "yellow Skip", "Wild Draw Four"],
        "de": ["Grün 7", "Gelb Aussetzen", "Zieh 4"],
        "it": ["7 verde", "Salta Giro giallo", "Più Quattro"],
        "nl": ["groen 7", "geel Sla-beurt-over", "Neem-vier"],
        "zh": ["綠色 7", "黃色禁止牌", "萬用罰抽四張牌"],
    }


def test_a_language_without_a_legend_has_the_english_one() -> None:
    for form in ("text", "brf", "pef"):
        english = deck_command("mario-de", "rulebook", form, "en")
        assert deck_command("mario-de", "rulebook", form, "eo") == english


@each_language
@each_notation
def test_the_deck_as_text_has_a_line_for_every_card(language: str, notation: Notation) -> None:
    text = deck_command("mario-it", notation.name, "text", language)
    assert isinstance(text, str)
    deck = [card.code for card in RULEBOOKS["mario-it"].cards]
    legend = Legend(deck, notation, language)
    lines = text.splitlines()
    assert lines[0] == legend.title
    assert "112" in lines[0]
    for code, (upper, lower) in zip(CODES, notation.stacked(CODES), strict=True):
        letters = f"{to_letters(upper)} {to_letters(lower)}".strip()
        assert lines.count(f"{legend.name(code)}: {letters}, {upper} {lower}".strip()) == deck.count(code)


def test_the_command_braille() -> None:
    cards = ["R7", "gs", "W", "W:red", "ST"]
    assert braille_command(cards, "rulebook", "cells", False) == "⠛⠗\n⠎⠛\n⠺⠿\n⠺⠗\n⠡⠿"
    assert braille_command(cards, "rulebook", "letters", False) == "gr\nsg\nw=\nwr\n*="
    assert braille_command(cards, "mattel", "brf", False) == "RG\nGSK\nWI\nWI-R\nST"
    assert braille_command(cards, "rnib", "letters", False) == "rgx\ngsk\nwld\nwld-r\nstr"
    assert braille_command(["R7", "W:red"], "rulebook", "cells", True) == "⠛\n⠗\n⠺\n⠗"
    assert braille_command(["R7", "W", "W:red"], "mattel", "letters", True) == "g\nr\nwi\n\nwi\n-r"
    assert braille_command([], "rnib", "cells", False) == ""


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: braille_command(["R7", "X1"], "rulebook", "cells", False), "unknown-card"),
        (lambda: braille_command(["R7"], "moon", "cells", False), "unknown-notation"),
        (lambda: braille_command(["R7"], "rulebook", "pef", False), "unknown-format"),
        (lambda: deck_command("mario-fr", "rulebook", "brf", "en"), "unknown-rulebook"),
        (lambda: deck_command("mario-de", "moon", "text", "en"), "unknown-notation"),
        (lambda: deck_command("mario-de", "rulebook", "cells", "en"), "unknown-format"),
        (lambda: emboss_text(["text"], "Title", "en", "text"), "unknown-format"),
    ],
)
def test_what_does_not_exist_is_refused(call: Callable[[], object], code: str) -> None:
    with pytest.raises(BrailleError) as caught:
        call()
    assert caught.value.code == code
    assert str(caught.value).endswith(".")


def test_without_liblouis_letters_and_text_remain(replace_louis: Callable[[object], None]) -> None:
    before = deck_command("mario-de", "rnib", "text", "it")
    replace_louis(None)
    assert deck_command("mario-de", "rnib", "text", "it") == before
    assert braille_command(["R7", "W"], "rulebook", "letters", False) == "gr\nw="
    assert braille_command(["R7", "W"], "mattel", "brf", True) == "G\nR\nWI\n"
    for call in (
        lambda: braille_command(["R7"], "rulebook", "cells", False),
        lambda: labels(["R7"], notation("rulebook")),
    ):
        with pytest.raises(LouisError, match="not installed"):
            call()


def test_importing_does_not_load_liblouis() -> None:
    code = "import sys, access_uno.cli.paper, braille.line; assert 'louis' not in sys.modules"
    python = [sys.executable, "-c", code]
    assert subprocess.run(python, check=False).returncode == 0
