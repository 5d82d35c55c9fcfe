"""The words of typed lines, with what each can mean, and how a line is parted into them."""

from __future__ import annotations

import functools
import itertools
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from access_uno.engine.cards import FACES, Card, Colour, Symbol
from access_uno.text.plain import plain_phrases

if TYPE_CHECKING:
    from access_uno.words import Words

_MEANINGS: Final = """
accept again all are ask backwards believe bluff cannot cards catch challenge change colourless count counted
courtesy deck direction do draw drawn fit give happen highest hold how how-many idiom if keep keys last lead
lowest may me must next nice not number only onto onward or pardon play played please quit repeat resigned say
score star table they this top turn unable uno want which who wonder would you
"""
CONCEPTS: Final = tuple(_MEANINGS.split())
"""What words in a sentence mean, besides commands; the words are the messages `typed-word-NAME`."""
ASIDES: Final = ("undo", "pause", "restart", "exchange", "most")
"""What counts only where a line means nothing else: the messages `typed-word-NAME`, too."""
_VERBS: Final = ("draw", "play", "repeat", "say")
"""What an ending may be put to, such as the Italian "la" of "mettila" and "pescarla": `typed-endings`."""
SOUNDS: Final = (*(str(number) for number in range(10)), *(colour.value for colour in Colour), "uno")
"""What dictation writes as another word of the same sound: the messages `typed-sound-NAME`."""

PLACES: Final = 12
LONGEST_LINE: Final = 200
"""How many characters a sentence has at most."""
WIDE: Final = "\u2e80"  # from here on characters are words


class Place(NamedTuple):
    """A place in the hand, as in "the third"; 0 is the last one, -1 the last but one, and so on."""

    number: int


class Count(NamedTuple):
    """A number of cards, as in "two cards"; it stands on no card, and is no place."""

    number: int


class Name(NamedTuple):
    """The name of a player."""

    seat: int


class Sound(NamedTuple):
    """What a word may sound like, if it makes no sense as it is written."""

    meaning: str | int | Colour


Thing = int | Card | Colour | Symbol | Place | Count | Name | Sound
"""What a word can name."""
Reading = str | Thing
"""What a word can mean: a concept, by its name, or a thing."""
Readings = Sequence[Reading]
Word = tuple[str, Readings]
"""A word or a phrase of a line; one that is not known has no readings."""
Lexicon = Mapping[str, Readings]
"""Words and phrases with their readings."""


def readings(words: Words) -> dict[str, list[Reading]]:
    """Return the words of a language for sentences, with their readings."""
    found: dict[str, list[Reading]] = defaultdict(list)
    for concept in CONCEPTS:
        _add(found, words.text(f"typed-word-{concept}"), concept)
    for verb in _VERBS:
        for form in _with_endings(words.text(f"typed-word-{verb}"), words.text("typed-endings")):
            if verb not in found[form]:
                found[form].append(verb)
    for place in range(1, PLACES + 1):
        _add(found, words.text(f"typed-place-{place}"), Place(place))
    _add(found, words.text("typed-place-last"), Place(0))
    _add(found, words.text("typed-place-last-but-one"), Place(-1))
    _add(found, words.text("typed-place-last-but-two"), Place(-2))
    colours = {colour.value: colour for colour in Colour}
    for sound in SOUNDS:
        meaning = int(sound) if sound.isdecimal() else colours.get(sound, sound)
        _add(found, words.text(f"typed-sound-{sound}"), Sound(meaning))
    return found


def asides(words: Words) -> dict[str, list[Reading]]:
    """Return the words of a language for `ASIDES`, with their readings."""
    found: dict[str, list[Reading]] = defaultdict(list)
    for aside in ASIDES:
        _add(found, words.text(f"typed-word-{aside}"), aside)
    return found


def _add(found: dict[str, list[Reading]], text: str, reading: Reading) -> None:
    for phrase in plain_phrases(text):
        spellings = (phrase,) if phrase.isascii() else (phrase, _without_accents(phrase), _with_e(phrase))
        for spelled in dict.fromkeys(spellings):
            if reading not in found[spelled]:
                found[spelled].append(reading)


def _with_endings(verbs: str, endings: str) -> Iterator[str]:
    """Yield the verbs, but no conditionals, with each ending; an infinitive in -re loses its last letter."""
    ends = plain_phrases(endings)
    for verb in plain_phrases(verbs):
        stem = verb[:-1] if verb.endswith("re") else verb
        if " " not in verb and verb.endswith(("a", "i", "re", "iamo")) and not verb.endswith("rei"):
            yield from (stem + ending for ending in ends)


def _without_accents(text: str) -> str:
    return "".join(
        letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)
    )


def _with_e(text: str) -> str:
    """Return a text with ae, oe and ue for the letters with dots."""
    return text.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")


CODES: Final[Lexicon] = {
    **{card.code.lower(): [card] for card in FACES},
    "w": [Symbol.WILD],
}


@functools.lru_cache(maxsize=64)
def _edges(line: str) -> list[bool]:
    """Return where a word may end and another begin: not between two letters, nor between two digits."""
    inner = [not (_joined(before, after)) for before, after in itertools.pairwise(line)]
    return [True, *inner, True]


def _joined(before: str, after: str) -> bool:
    if before.isdecimal() and after.isdecimal():
        return True
    return before.isalpha() and after.isalpha() and before < WIDE and after < WIDE


def parted(line: str, lexicons: Sequence[Lexicon], longest: int) -> list[Word]:
    """Return the words of a line with their readings: as few unknown ones as possible, then as few words.

    An unknown word has no readings.
    """
    edges, end = _edges(line), len(line)
    best: list[tuple[int, int, int, Readings]] = [(0, 0, 0, ())] * (end + 1)  # unknown, words, where it ends
    for start in range(end - 1, -1, -1):
        if line[start] == " ":
            best[start] = (*best[start + 1][:2], start, ())
        elif edges[start]:
            best[start] = min(
                (
                    (best[stop][0] + (not known), best[stop][1] + 1, stop, known)
                    for stop, known in _words_at(line, start, edges, lexicons, longest)
                ),
                key=lambda word: word[:2],
            )
    return list(_walk(line, best))


def _words_at(
    line: str, start: int, edges: list[bool], lexicons: Sequence[Lexicon], longest: int
) -> Iterator[tuple[int, Readings]]:
    """Yield where a word that begins here can end, with its readings; the longest first."""
    ends = [stop for stop in range(start + 1, min(start + longest, len(line)) + 1) if edges[stop]]
    for stop in reversed(ends):
        text = line[start:stop]
        if text.isdecimal() and text.isascii():
            yield stop, [int(text)]
        for lexicon in lexicons:
            if known := lexicon.get(text):
                yield stop, known
                break
    yield next((stop for stop in range(start + 1, len(line)) if edges[stop]), len(line)), ()


def _walk(line: str, best: Sequence[tuple[int, int, int, Readings]]) -> Iterator[Word]:
    place = 0
    while place < len(line):
        if line[place] == " ":
            place += 1
            continue
        _, _, stop, known = best[place]
        yield line[place:stop], known
        place = stop
