"""A typed line in parts: its words with their readings, its clauses, and the players it names."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from types import MappingProxyType
from typing import Final

from access_uno.engine.cards import Colour, Symbol
from access_uno.play.lexicon import LONGEST_LINE, Lexicon, Name, Word, parted
from access_uno.play.typed_phrases import phrases_of
from access_uno.text.plain import plain

WITH_CARD: Final = ("play", "why", "show", "discard", "jump")
_VERBS: Final = frozenset({*WITH_CARD, "draw", "keep", "accept", "catch", "challenge", "star", "save"})
_CLAUSES: Final = re.compile(r"[,;:.!?]+")
_ACCENTS: Final = str.maketrans("àèìòùáéíóú", "áéíóúàèìòù")
_ACCENTED: Final = frozenset(map(chr, _ACCENTS))


class LineParser:
    """Parts typed lines, in some languages, at a table with these players."""

    def __init__(self, languages: Sequence[str], names: Sequence[str]) -> None:
        self.phrases = phrases_of(tuple(languages))
        self._names = [plain(name) for name in names]

    def command(self, text: str) -> str | None:
        """Return the command that a line is, without anything else."""
        meaning = self.phrases.meanings.get(plain(text))
        return meaning if isinstance(meaning, str) and meaning != "filler" else None

    def words(self, line: str) -> list[Word]:
        """Return the words of a line with their readings; none of a line that is too long."""
        return [] if len(line) > LONGEST_LINE else self.parted(self._with_own_accents(line))

    def _with_own_accents(self, line: str) -> str:
        """Return a line with the accents of its words as they are listed: "piú" as the Italian "più"."""
        if line.isascii() or not _ACCENTED.intersection(line):
            return line
        known = self.phrases.words
        others = ((word, word.translate(_ACCENTS)) for word in line.split(" "))
        return " ".join(other if word not in known and other in known else word for word, other in others)

    def parted(self, line: str, first: Lexicon = MappingProxyType({})) -> list[Word]:
        """Return the words of a line with their readings; those of `first` prevail."""
        names: Lexicon = {name: [Name(seat)] for seat, name in enumerate(self._names) if name}
        longest = max([self.phrases.longest, *map(len, [*names, *first])])
        found = parted(line, (first, names, self.phrases.lexicon), longest)
        return [part for word in found for part in ([word] if word[1] else self._compound(word[0]))]

    def _compound(self, word: str) -> list[Word]:
        """Return an unknown word, in its parts if it names a card, as the Dutch "sterkaart" does."""
        lexicon = self.phrases.lexicon
        for cut in range(3, len(word) - 2):
            name, kind = lexicon.get(word[:cut], ()), lexicon.get(word[cut:], ())
            if "cards" not in kind:
                continue
            if any(isinstance(one, (Symbol, Colour)) for one in name):
                return [(word[:cut], name), (word[cut:], kind)]
            if any(isinstance(one, int) for one in name):
                return [(word[:cut], name)]  # no place
        return [(word, ())]

    def with_verb_in_one(self, line: str) -> Iterator[str]:
        """Yield a line with its verb in one piece, which may stand around a card: "leg rood 7 neer"."""
        words, lexicon = line.split(), self.phrases.lexicon
        for place, end in itertools.product(range(min(2, len(words))), range(len(words) - 1, 1, -1)):
            verb = f"{words[place]} {words[end]}"
            known = lexicon.get(verb, ()) if end > place + 1 else ()
            around = _VERBS.intersection(known) or any(isinstance(reading, Symbol) for reading in known)
            if around and "me" not in lexicon.get(words[place], ()):
                yield " ".join([*words[:place], verb, *words[place + 1 : end], *words[end + 1 :]])

    def clauses(self, text: str) -> list[str]:
        """Return the parts between punctuation and words such as "so"."""
        return list(filter(str.strip, _CLAUSES.split(self.phrases.therefore.sub(",", text))))

    def without_reason(self, text: str) -> str:
        """Return what stands before a word such as "because"; the whole text if it begins with one."""
        return self.phrases.reason.split(text)[0].rstrip(" ,") or text

    def seat(self, name: str) -> int | None:
        """Return the seat of this name, or the only one whose name begins like this."""
        if name in self._names:
            return self._names.index(name)
        seats = [seat for seat, known in enumerate(self._names) if name and known.startswith(name)]
        if len(seats) == 1:
            return seats[0]
        first, last = name.partition(" "), name.rpartition(" ")
        if self.is_filler(first[0]):
            return self.seat(first[2])
        return self.seat(last[0]) if self.is_filler(last[2]) else None

    def is_filler(self, word: str) -> bool:
        return bool(self.phrases.meanings.get(word) == "filler")
