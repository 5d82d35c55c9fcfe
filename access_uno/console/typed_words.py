"""What a typed line means where a menu, a question or a text is open: listed words, yes and no, numbers."""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from access_uno.text.plain import plain, plain_phrases
from access_uno.words import Words
from access_uno.words.languages import FALLBACK
from access_uno.words.spacing import is_wide
from access_uno.words.words import words_of

_KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "yes": ("yes", "answer-yes"),
    "no": ("no", "answer-no"),
    "courtesy": ("word-courtesy", "word-please"),
    "after": ("word-this", "word-me", "word-you", "word-table", "word-cards", "word-want", "word-are"),
    "after no": ("word-play", "word-keep", "go-on", "again-match"),
    "go on": ("go-on", "again-match"),
    "are": ("word-are",),
    "this": ("word-this",),
    "believe": ("word-believe",),
    "because": ("because",),
    "other": ("word-not", "word-or", "word-must", "word-may", "word-ask"),
}
"""The words in answers to a question, by what they do there."""


def typed(words: Words, text: str, name: str) -> bool:
    """Return whether a line is one of the words that a message lists, in this language or in English."""
    line = plain(text)
    return bool(line) and line in map(plain, _listed(words, name))


def _listed(words: Words, name: str) -> list[str]:
    """Return what a message lists, in this language and in English."""
    return [phrase.strip() for known in (words, words_of(FALLBACK)) for phrase in known.text(name).split(",")]


class _Said(NamedTuple):
    """A phrase of an answer, with its kinds; what is not known has none."""

    text: str
    kinds: frozenset[str]


def yes_or_no(words: Words, text: str, doing: str = "") -> Literal["yes", "no"] | None:
    """Return which of them a line is; its beginning is enough, and more may be said, as in "no thanks".

    The beginning of the usual word goes before that of others: German "n" is "nein", never "natürlich".
    What begins others of both answers is none.
    `doing` names the words for what a yes would do, as in "yes, leave" or "leave" to "Leave the game?"; else
    neither "yes, I play" nor "go on" is an answer to it.
    """
    if doing and typed(words, text, f"typed-{doing}"):
        goes_on = doing != "word-play" and any(
            typed(words, text, f"typed-{name}") for name in _KINDS["go on"]
        )
        return None if goes_on else "yes"  # "start again" is said for leaving and for another match
    yes, no = (_likeness(words, text, name) for name in ("typed-yes", "typed-no"))
    if yes != no:
        return "yes" if yes > no else "no"
    said = _parted(plain(text), _known(words, doing))
    if _asks(said):
        return None
    if _is_yes(said):
        return "yes"
    return "no" if _is_no(said) else None


def _likeness(words: Words, text: str, name: str) -> int:
    """Return how surely a line is a listed word: 3 if it is one, 2 or 1 if it begins the usual or another.

    "Not" begins phrases of several words, but is none of them.
    """
    if typed(words, text, name):
        return 3
    line, listed = plain(text), [phrase for phrase in _listed(words, name) if " " not in phrase]
    usual = [known.text(name).partition(",")[0] for known in (words, words_of(FALLBACK))]
    return sum(bool(line) and any(plain(word).startswith(line) for word in some) for some in (listed, usual))


@functools.lru_cache(maxsize=16)
def _known(words: Words, doing: str) -> Mapping[str, set[str]]:
    """Return the kinds of each phrase that an answer may have."""
    known = defaultdict(set)
    for kind, names in (*_KINDS.items(), ("doing", tuple(doing.split()))):
        for name in names:
            for phrase in plain_phrases(words.text(f"typed-{name}")):
                known[phrase].add(kind)
    if doing != "word-play":  # going on is no yes to leaving
        for kinds in known.values():
            if "go on" in kinds:
                kinds.discard("yes")
    return known


def _parted(line: str, known: Mapping[str, set[str]]) -> list[_Said]:
    """Return the phrases of a line before its reason, each as long as can be.

    What follows an unknown word is one phrase.
    """
    found: list[_Said] = []
    while line:
        here = [phrase for phrase in known if line.startswith(phrase)]
        whole = [one for one in here if is_wide(one) or line[len(one) : len(one) + 1] in ("", " ")]
        text = max(whole, key=len, default=line)
        if found and "because" in known.get(text, ()):
            break
        found.append(_Said(text, frozenset(known.get(text, ()))))
        line = line.removeprefix(text).lstrip()
    return found


def _asks(said: list[_Said]) -> bool:
    """Return whether a verb before what it is about makes a question, as in Dutch "is dat goed", "klopt dat".

    It makes none in "klopt, dat is hem", nor in Chinese, which turns nothing round.
    """
    if len(said) < 2 or "this" not in said[1].kinds or is_wide(said[0].text):
        return False
    verb = said[0].kinds
    if "are" in verb and not verb & {"yes", "this"}:
        return True
    return "believe" in verb and all("courtesy" in phrase.kinds for phrase in said[2:])


def _is_yes(said: list[_Said]) -> bool:
    """Return whether a line is a yes, and nothing in it a no.

    What may only follow an answer makes a question at the beginning: "yes, that is it", but "is it right".
    """
    answer = ""
    for text, kinds in said:
        if "yes" in kinds:
            answer = text
            continue
        if is_wide(text):  # a Chinese answer of one character is often only the beginning of a word: "不玩了"
            follows = len(answer) > 1 and "doing" in kinds
        else:
            follows = bool(answer) and "no" not in kinds and not kinds.isdisjoint({"after", "doing"})
        if not follows and ("courtesy" not in kinds or "no" in kinds):
            return False
    return bool(answer)


def _is_no(said: list[_Said]) -> bool:
    """Return whether a line is a no; only what is no yes may follow it."""
    answered = False
    for text, kinds in said:
        if "no" in kinds:
            answered = True
            continue
        more = {"go on"} if is_wide(text) else {"after", "after no"}
        follows = answered and "yes" not in kinds and kinds & more
        if not follows and "courtesy" not in kinds:
            return False
    return answered


def number_word(words: Words, text: str) -> int | None:
    """Return the number that a word such as "two" or "second" means; None if it is none."""
    names = ((f"typed-number-{number}", f"typed-place-{number}") for number in range(1, 10))
    return next(
        (number for number, two in enumerate(names, 1) if any(typed(words, text, name) for name in two)), None
    )


def after(words: Words, text: str, name: str) -> str | None:
    """Return what follows one of the words that a message lists, in this language or in English.

    None without it.
    """
    line = plain(text)
    for word in sorted(map(plain, _listed(words, name)), key=len, reverse=True):
        if line == word or line.startswith(f"{word} ") or (line.startswith(word) and not word.isascii()):
            return line.removeprefix(word).strip()
    return None


def after_verb(words: Words, text: str, name: str) -> str | None:
    """Return what follows one of the verbs that a message lists, or stands between its words, as typed.

    So "manda via Ada" and "manda Ada via" are the same. None without the verb.
    """
    text = text.strip()
    for phrase in _listed(words, name):
        verb = phrase.split()
        parts = text.split(maxsplit=len(verb))
        if plain(" ".join(parts[: len(verb)])) == plain(phrase):
            return "".join(parts[len(verb) :])
        if is_wide(phrase) and text.startswith(phrase):
            return text.removeprefix(phrase).strip()
        first, _, rest = text.partition(" ")
        rest, _, last = rest.rpartition(" ")
        if len(verb) > 1 and rest and plain(f"{first} {last}") == plain(phrase):
            return rest.strip()
    return None
