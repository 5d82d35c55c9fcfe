"""What the game says of a move, or of a possible one, as a command: typed back, it is done."""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, get_args

from access_uno.engine.cards import COLOURS, Colour
from access_uno.engine.rules import OPTIONS
from access_uno.text.plain import folded
from access_uno.words import Words
from access_uno.words.spacing import WIDE
from access_uno.words.teller import Verbosity

# The messages about moves and possible actions, and the commands for them.
MOVES: Final = {
    "played": "play",
    "played-wild": "play",
    "drew": "draw",
    "drew-over": "draw",
    "drew-playable": "draw",
    "drew-bluff": "draw",
    "drew-fitting": "draw",
    "drew-penalty": "accept",
    "drew-penalty-kept": "accept",
    "kept": "keep",
    "colour-named": "colour",
    "star-answered": "star",
    "challenged": "challenge",
    "uno-called": "uno",
    "caught": "catch",
    "demanded": "demand",
    "jumped": "jump",
    "discarded": "discard",
    "discarded-equal": "play",
    "card-shown": "show",
    "swapped": "choose",
    "rule-written": "write",
    "agreed": "agree",
    "disagreed": "disagree",
    "choice-agree": "agree",
    "choice-disagree": "disagree",
    "choice-none": "keep",
    "choice-leave": "keep",
    "asked-swap": "choose",
    "asked-equal": "play",
    "asked-show": "show",
    "asked-discard": "discard",
    "asked-write": "write",
    "can-choose": "choose",
    "can-show": "show",
    "can-discard": "discard",
    "can-discard-equal": "play",
    "can-lay-no-more": "keep",
    "can-write": "write",
    "can-agree": "agree",
    "can-disagree": "disagree",
    "can-draw": "draw",
    "can-keep": "keep",
    "can-name-colour": "colour",
    "can-accept": "accept",
    "can-challenge": "challenge",
    "can-star": "star",
    "can-jump": "jump",
    "can-call": "uno",
    "can-catch": "catch",
    "can-deal": "go-on",
}
_NAME: Final = "\x01"
_RULE: Final = "\x02"
_END_OF_CARD: Final = "\uf8ff"
_COUNTS: Final = (0, 1, 2, 3)  # each may have a plural of its own
_VERBOSITIES: Final = get_args(Verbosity)
_PENALTIES: Final = OPTIONS["guilty_penalty"]
_PUT_IN: Final = re.compile(f"({_NAME}|{_RULE}|[0-9]+|[\ue000-\uf8fe].*\uf8ff)")
_GAP: Final = r"[-\s–,.:;!?'’。，！、：；]*"  # spaces and punctuation, which are optional
_LAST: Final = re.compile(_GAP + r"\Z")
_WORDS: Final = re.compile(_GAP.replace("[", "[^").replace("*", "+"))


class Sentence(NamedTuple):
    """A sentence that the game says of a player's own move, or of a possible one."""

    parts: list[str]  # its text, alternating with what is put in
    command: str
    colour: Colour | None  # chosen with it
    words: frozenset[str]  # of its text: few patterns are ever made, because that is slow

    def match(self, line: str) -> re.Match[str] | None:
        """Match a line with all its words with this sentence, with groups for what it is about."""
        return re.fullmatch(_GAP.join(["", *map(_part, self.parts), ""]), line, re.DOTALL)


def sentences(words: Words) -> Iterator[Sentence]:
    """Yield all sentences of a language; with and without the word "you" that they begin with."""
    you = re.compile(rf"{re.escape(folded(words.text('you')))}(?![^\W{WIDE}])")
    for name, command in MOVES.items():
        told: dict[str, set[Colour]] = defaultdict(set)
        for raw, colour in _told(words, name):
            told[raw].add(colour)
        for raw, colours in told.items():
            chosen = colours.pop() if len(colours) == 1 else None
            first, *others = _PUT_IN.split(_LAST.sub("", folded(raw)))
            yield _sentence([first, *others], command, chosen)
            rest = you.sub("", first)  # "play a Wild and choose red", as people say it
            if rest != first and _WORDS.search(rest):
                yield _sentence([rest, *others], command, chosen)


def _sentence(parts: list[str], command: str, colour: Colour | None) -> Sentence:
    words = frozenset(word for part in parts[::2] for word in _WORDS.findall(part))
    return Sentence(parts, command, colour, words)


def _told(words: Words, name: str) -> Iterator[tuple[str, Colour]]:
    """Yield a message with each colour and number, but with two colours and one number if it tells none."""
    names = dict.fromkeys(("who", "whom", "players"), _NAME)
    variables: dict[str, Any] = {"card": "R7", "cards": "R7 R7", "rule": _RULE, **names}
    red, blue, *_ = COLOURS
    penalties = _PENALTIES if name == "drew-bluff" else _PENALTIES[:1]
    for verbosity, variables["penalty"] in itertools.product(_VERBOSITIES, penalties):

        def tell(colour: Colour, count: int, verbosity: str = verbosity) -> str:
            number = words.number(count)
            filled = {**variables, "colour": colour.value, "left": number, "count": number}
            return words.raw(name, filled, verbosity, "you")

        colours = COLOURS if tell(red, 0) != tell(blue, 0) else (red, blue)
        counts = _COUNTS if len({tell(red, count) for count in _COUNTS}) > 1 else _COUNTS[:1]
        for colour, count in itertools.product(colours, counts):
            told = tell(colour, count)
            yield told, colour
            if name.startswith("can-"):
                yield words.raw("can", {"who": "", "what": told}, verbosity, "you"), colour


def _part(part: str) -> str:
    """Return the pattern for a part of a sentence."""
    if part == _NAME:
        return "(?P<name>.+?)"
    if part == _RULE:
        return "(?P<rule>.+)"
    if part.isdecimal():
        return "[0-9]+"
    if part.endswith(_END_OF_CARD):
        return "(?P<card>.+?)"
    words = map(re.escape, _WORDS.findall(part))
    return _GAP.join(words) or (_GAP[:-1] + "+" if part else "")
