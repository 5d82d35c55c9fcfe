"""Names on a server, where people do not know each other: what names look like, and which would deceive.

At home people may be called as they like; `access_uno/text/names.py` says what any name must be.

>>> looks("Anna") & looks("аnna") != set(), looks("Anna") & looks("Hanna")
(True, frozenset())
>>> why_not("Anna"), why_not("Anna wins. Ben"), why_not("Аnna")
(None, 'name-with-full-stop', 'name-with-two-scripts')
"""

from __future__ import annotations

import functools
import importlib.resources
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final

from access_uno.text import names
from access_uno.words import languages, words_of

# Scripts that may be mixed in one name, by Unicode's "Highly Restrictive" level (UTS 39).
_TOGETHER: Final = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
)
_NO_SCRIPT: Final = frozenset({"MODIFIER", "KATAKANA-HIRAGANA", "COMBINING", "IDEOGRAPHIC"})
# What ends a sentence in any script, as far as NFKC does not turn one into another.
_ENDS: Final = frozenset(".!?¡¿‽;\u037e՜՝՞։؝؞؟۔܀܁܂।॥၊။።፧፨។៕᠃᠉。⸮⳹⳺⳻꓿꘎꘏꡶꡷꣎꣏꩝꩞꩟꯫")


@functools.lru_cache(2000)
def looks(name: str) -> frozenset[str]:
    """Return what a name looks like, as written and in lower case: look-alikes have one in common."""
    written = " ".join(unicodedata.normalize("NFKC", name).split())
    return frozenset({_skeleton(written), _skeleton(names.key(name))})


@functools.lru_cache(2000)
def why_not(name: str) -> str | None:
    """Return why this cannot be a name on a server, as a code; None if it can. It must be tidy."""
    if (code := names.why_not(name)) is not None:
        return code
    written = unicodedata.normalize("NFKC", name)
    if not _ENDS.isdisjoint(name + written):
        return "name-with-full-stop"
    scripts = _scripts(written)
    if len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER):
        return "name-with-two-scripts"
    return "name-of-the-house" if looks(_spoken(name)) & _own_words() else None


def alike(name: str, others: Iterable[str]) -> str | None:
    """Return the first of some names that looks like this one."""
    own = looks(name)
    return next((other for other in others if own & looks(other)), None)


def _skeleton(text: str) -> str:
    """Return the same text for all texts that look alike (UTS 39, `skeleton`)."""
    table = _table()
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(table.get(char, char) for char in apart))


@functools.cache
def _table() -> Mapping[str, str]:
    """Return what stands for each character that looks like another one, or like several."""
    text = (importlib.resources.files("access_uno.words") / "lookalikes.txt").read_text("utf-8")
    lines = [line.split(" ") for line in text.splitlines()]
    table = {char: stands_for for stands_for, sources in lines for char in sources}
    return {char: "".join(table.get(one, one) for one in several) for char, several in table.items()}


def _scripts(text: str) -> set[str]:
    """Return the scripts of its letters: the first words of their Unicode names."""
    letters = (char for char in text if unicodedata.category(char)[0] == "L")
    return {unicodedata.name(char, "NONE").split()[0] for char in letters} - _NO_SCRIPT


@functools.cache
def _own_words() -> frozenset[str]:
    """Return the words for people in general, and for the server itself, in every language."""
    told = [words_of(language).text("names-of-the-house") for language in languages()]
    return frozenset(look for text in told for word in text.split(",") for look in looks(_spoken(word)))


def _spoken(name: str) -> str:
    """Return what is heard of a name: without hyphens and the like."""
    return names.tidy("".join(char for char in name if char.isalnum() or char == " "))
