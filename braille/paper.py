"""Paper: text and card labels as pages of cells, and the writers of BRF and PEF files."""

import tomllib
import uuid
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Literal
from xml.sax.saxutils import escape

from braille.cells import BLANK, six_dots, to_ascii, to_letters
from braille.line import Line
from braille.notation import FALLBACK, Notation
from braille.prose import Prose

WIDTH: Final = 40
HEIGHT: Final = 25
_INDENT: Final = 2  # of a paragraph's first line
_TAB: Final = 10  # entries of a list begin at these columns
_GAP: Final = 3  # cells between two labels: room for scissors
_COPIES: Final = 2  # labels of a card: both upper corners

Format = Literal["brf", "pef"]
Page = Sequence[str]  # at most HEIGHT rows of at most WIDTH cells


def document(paragraphs: Iterable[str], prose: Prose, file_format: Format, title: str) -> bytes:
    """Return paragraphs of text as a file to emboss."""
    rows = [row for paragraph in paragraphs for row in _paragraph(paragraph, prose)]
    return _write(_pages(rows), file_format, title, prose.language)


def deck(cards: Sequence[str], notation: Notation, prose: Prose, file_format: Format) -> bytes:
    """Return the legend and two labels for every card, as a file to emboss."""
    legend = Legend(cards, notation, prose.language)
    return _write(
        _pages(legend.rows(prose)) + labels(cards, notation), file_format, legend.title, prose.language
    )


def deck_text(cards: Sequence[str], notation: Notation, language: str) -> str:
    """Return the legend in print, and the labels of every card; works without liblouis."""
    legend = Legend(cards, notation, language)
    lines = [legend.title, *legend.explanations, *legend.lines()]
    for card, (upper, lower) in zip(cards, notation.stacked(cards, or_written=True), strict=True):
        letters = f"{to_letters(upper)} {to_letters(lower)}".strip()
        lines.append(f"{legend.name(card)}: {letters}, {upper} {lower}".strip())
    return "\n".join(lines) + "\n"


def labels(cards: Sequence[str], notation: Notation) -> list[Page]:
    """Return two labels for every card, value above colour, with space around them to cut them apart."""
    stacks = [stack for stack in notation.stacked(cards) for _ in range(_COPIES)]
    pitch = max(len(row) for stack in stacks for row in stack) + _GAP
    across = (WIDTH + _GAP) // pitch // _COPIES * _COPIES  # both labels of a card in the same rows
    rows: list[str] = []
    for first in range(0, len(stacks), across):
        for upper_or_lower in zip(*stacks[first : first + across], strict=True):
            rows.append("".join(mark.ljust(pitch, BLANK) for mark in upper_or_lower).rstrip(BLANK))
        rows.append("")
    down = HEIGHT // 3 * 3
    return [rows[first : first + down - 1] for first in range(0, len(rows), down)]


class Legend:
    """The meaning of a deck's marks, in one language, or else English; the words: legend.LANGUAGE.toml."""

    def __init__(self, cards: Sequence[str], notation: Notation, language: str) -> None:
        folder = notation.table.parent
        paths = [folder / f"legend.{each}.toml" for each in (language, FALLBACK)]
        found = [tomllib.loads(path.read_text(encoding="utf-8")) for path in paths if path.is_file()]
        self._words: dict[str, Any] = found[0]
        if "ST" not in cards:  # a deck without it may have names of its own
            self._words["value"] |= self._words.get("value_classic", {})
        self.title: str = self._words["title"].format(count=len(cards))
        abouts = [words["notations"].get(notation.name) for words in found]
        self.explanations: list[str] = [self._words["how"], *filter(None, abouts)][:2]
        self._values: dict[str, str] = {}  # by their cells
        self._colours: dict[str, str] = {}
        for card, (upper, lower) in zip(cards, notation.stacked(cards, or_written=True), strict=True):
            value, colour = self._parts(card)
            self._values.setdefault(upper, value)
            if lower:
                self._colours.setdefault(lower, colour or self._words["no_colour"])

    def name(self, card: str) -> str:
        """Return the card's name."""
        value, colour = self._parts(card)
        form = "number_card" if value.isdecimal() else "card"
        return str(self._words[form]).format(value=value, colour=colour) if colour else value

    def lines(self) -> list[str]:
        """Return the marks in print: letters and meaning."""
        lines = []
        for heading, marks in self._lists():
            lines.append(heading)
            lines.extend(f"{to_letters(mark)}, {mark}: {meaning}" for mark, meaning in marks.items())
        return lines

    def rows(self, prose: Prose) -> list[str]:
        """Return all of it in cells."""
        rows = [row for text in (self.title, *self.explanations) for row in _paragraph(text, prose)]
        for heading, marks in self._lists():
            rows.extend(_paragraph(heading, prose))
            rows.extend(_tabbed(mark + BLANK + prose.cells(meaning) for mark, meaning in marks.items()))
        return rows

    def _lists(self) -> Iterator[tuple[str, dict[str, str]]]:
        yield self._words["values"], self._values
        yield self._words["colours"], self._colours

    def _parts(self, card: str) -> tuple[str, str]:
        """Return value and colour by name: a code is a value, or a colour's letter and a value."""
        values, colours = self._words["value"], self._words["colour"]
        if card[0] in colours and card[1:] in values:
            return values[card[1:]], colours[card[0]]
        return values[card], ""


def brf(pages: Iterable[Page]) -> bytes:
    """Return North American ASCII braille: lines end with CR LF, pages with a form feed."""
    return b"".join(
        b"".join(to_ascii(row).rstrip().encode("ascii") + b"\r\n" for row in page) + b"\f"
        for page in map(_fitting, pages)
    )


def pef(pages: Iterable[Page], title: str, language: str) -> bytes:
    """Return the Portable Embosser Format 2008-1: one volume, one section, one-sided."""
    body = "\n".join(map(_pef_page, map(_fitting, pages)))
    # The same content has the same identifier: writing a file twice makes equal files.
    identifier = uuid.uuid5(uuid.NAMESPACE_URL, f"{language} {title}\n{body}").urn
    return _PEF.format(
        identifier=identifier, title=escape(title), language=escape(language), body=body
    ).encode()


def _pef_page(page: Page) -> str:
    return "<page>\n" + "".join(f"<row>{row}</row>\n" for row in page) + "</page>"


_PEF: Final = f"""<?xml version="1.0" encoding="UTF-8"?>
<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef">
<head>
<meta xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/x-pef+xml</dc:format>
<dc:identifier>{{identifier}}</dc:identifier>
<dc:title>{{title}}</dc:title>
<dc:language>{{language}}</dc:language>
</meta>
</head>
<body>
<volume cols="{WIDTH}" rows="{HEIGHT}" rowgap="0" duplex="false">
<section>
{{body}}
</section>
</volume>
</body>
</pef>
"""


def _write(pages: Sequence[Page], file_format: Format, title: str, language: str) -> bytes:
    return brf(pages) if file_format == "brf" else pef(pages, title, language)


def _paragraph(text: str, prose: Prose) -> list[str]:
    """Return the rows of a paragraph, the first one indented."""
    cells, breaks = prose.cells_and_breaks(" ".join(text.split()))
    stretches = Line(cells, breaks=frozenset(breaks)).windows(WIDTH, _INDENT)
    rows = [cells[start:end] for start, end in stretches]
    return [BLANK * _INDENT + rows[0], *rows[1:]]


def _tabbed(entries: Iterable[str]) -> list[str]:
    """Return entries in columns, as many in a row as there is room for."""
    rows = [""]
    for entry in entries:
        start = -(-(len(rows[-1]) + 2) // _TAB) * _TAB if rows[-1] else 0
        if start + len(entry) <= WIDTH:
            rows[-1] = rows[-1].ljust(start, BLANK) + entry
        else:
            rows.extend(entry[begin:end] for begin, end in Line(entry).windows(WIDTH))
    return rows


def _pages(rows: Sequence[str]) -> list[Page]:
    """Return the rows in pages; at least one, or it would be no document."""
    return [rows[first : first + HEIGHT] for first in range(0, len(rows), HEIGHT)] or [[]]


def _fitting(page: Page) -> Page:
    """Return the page with six dots a cell and no spaces at the ends of its rows."""
    rows = [six_dots(row).rstrip(BLANK) for row in page]
    if len(rows) > HEIGHT or any(len(row) > WIDTH for row in rows):
        raise ValueError(f"a page is more than {WIDTH} cells wide or {HEIGHT} rows high")
    return rows
