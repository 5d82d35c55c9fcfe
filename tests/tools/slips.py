"""Slips of a translator's hand: signs, letters and words that a reader of the language would stumble over."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from access_uno.words.spacing import WIDE

_Told = Mapping[str, Sequence[str]]  # the texts of each message
_WIDE: Final = re.compile(f"[{WIDE}]")
_WORDS: Final = re.compile(r"[^\W\d_]{2,}")
_UNSEEN: Final = re.compile("[^\\S ]|[\u00ad\u200b-\u200f\u2060\ufeff\u2600-\u27bf\U0001f000-\U0001faff]")
_FOREIGN: Final = re.compile("[\u0370-\u1cff]")  # Greek, Cyrillic and others
_SIGNS: Final = {
    "a blank before a sign": re.compile(r"(?<=\S) [,.;:!?](?!\w)"),
    "no blank after a sign": re.compile(r"(?<!normal)[,;!?](?=[^\W\d_])|(?<=[^\W\d_]{3})\.(?=[^\W\d_a-z])"),
    "two signs": re.compile(r"[,;:!?。，；：！？][,.;:!?。，；：！？]|\.[,;:!?]"),
    "a sign that is not seen or not spoken": _UNSEEN,
    "a letter of another script": _FOREIGN,
    "a word twice": re.compile(r"(?<!, )\b(?!je\b)([^\W\d_]+) \1\b", re.IGNORECASE),
}
"""`normal,hard` is an option; `, die die` and `je je` are German and Dutch."""
_OF_BLANKS: Final = {"no blank beside a variable": re.compile(r"[^\W\d_]\0|[,;]\0|\0[^\W\d_]")}
_OF_WIDE: Final = {
    "a sign of half width": re.compile(rf"(?<=[{WIDE}\0])[,;:?!.](?!\d)|[,;?!](?=[{WIDE}\0])"),
    "a letter of full width": re.compile("[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]"),
}
_OF_LANGUAGE: Final = {
    "it": {
        "an apostrophe for an accent": re.compile(r"(?<!\b[dD]i)(?<!\bpo)(?<=\w)'(?![\w\0])"),
        "another accent": re.compile(r"\b(?:perch|poich|finch|affinch|n|s)è\b|\bpò\b"),
    },
    "de": {"no umlaut": re.compile(r"\b(?!\w*zuerst)\w*((?<![aeq])ue(?!l|\b)|ae|oe)\w*", re.IGNORECASE)},
}
_CODES: Final = re.compile(
    r"--[\w-]+|\baccess-uno (?:doctor|join|learn|play)\b|\b\w+\.org\b[\w:]*|\b[a-z]+_[a-z]+\b"
)
_NUMBERS: Final = re.compile(r"(?<![\w.])\d\d+(?!\w|\.\d)")
_ASKS: Final = ("?", "？")
_ENDS: Final = (".", "。")
_COMMON: Final = 2  # English messages; what fewer have is a name
_SHARED: Final = {"won", "down", "output"}  # words of Dutch, of a key, of Italian


def of_text(language: str, text: str, blankless: bool = False) -> Iterator[str]:
    """Yield what is wrong with a text by itself."""
    letters = _WIDE.findall(text)
    for patterns in (
        _SIGNS,
        _OF_WIDE if letters else {},
        {} if blankless else _OF_BLANKS,
        _OF_LANGUAGE.get(language, {}),
    ):
        yield from (what for what, pattern in patterns.items() if pattern.search(text))
    if any(map(_is_simplified, letters)):
        yield "a simplified character"


@cache
def _is_simplified(letter: str) -> bool:
    return not letter.encode("big5", "ignore")


def of_translation(texts: Sequence[str], english: Sequence[str]) -> Iterator[str]:
    """Yield what is wrong with the texts of a message beside those of the English one."""
    if all(text.endswith(_ASKS) for text in english) and not all(map(_asks, texts)):
        yield "asks no question"
    if not any(text.endswith((*_ENDS, *_ASKS)) for text in english) and any(map(_ends, texts)):
        yield "ends like a sentence"
    if all(text[:1].isupper() for text in english) and any(_begins_small(text) for text in texts):
        yield "begins with a small letter"
    if any(map(_shouts, texts)) and not any(map(_shouts, english)):
        yield "is in capitals"
    other = (_all(_CODES, texts) ^ _all(_CODES, english)) | (_all(_NUMBERS, texts) - _all(_NUMBERS, english))
    if other:
        yield f"has other codes or numbers than English: {', '.join(sorted(other))}"


def _asks(text: str) -> bool:
    return any(sign in text for sign in _ASKS)


def _ends(text: str) -> bool:
    return text.endswith(_ENDS)


def _begins_small(text: str) -> bool:
    return text[:1].islower() and not text.startswith(("liblouis", "macOS", "penalty"))


def _shouts(text: str) -> bool:
    words = _WORDS.findall(text)
    return len(words) > 1 and all(word.isupper() for word in words)


def _all(pattern: re.Pattern[str], texts: Iterable[str]) -> set[str]:
    return {found.group() for text in texts for found in pattern.finditer(text)}


def left_words(texts: _Told, english: _Told, others: Sequence[_Told]) -> Iterator[tuple[str, str]]:
    """Yield each message with an English word that this language has nowhere else, nor all the others."""
    counts, common = _counted(texts), _counted(english)
    for name in texts.keys() & english.keys():
        for word in (_words(texts[name]) & _words(english[name])) - _SHARED:
            is_name = all(word in _words(other.get(name, ())) for other in others)
            if common[word] >= _COMMON and counts[word] == 1 and not is_name:
                yield name, word


def _counted(texts: _Told) -> Counter[str]:
    return Counter(word for each in texts.values() for word in _words(each))


def _words(texts: Iterable[str]) -> set[str]:
    return {word for text in texts for word in re.findall(r"(?<![-\w])[a-z]{3,}(?![-\w])", text)}
