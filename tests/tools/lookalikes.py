"""Make `access_uno/words/lookalikes.txt` of Unicode's confusables (UTS 39).

    python -m tests.tools.lookalikes

After the blank in a line are characters that look alike, and before it is what stands for all of them: one of
them, or the characters that they look like together, as m looks like rn. What NFKC changes is not there.
"""

from __future__ import annotations

import importlib.resources
import json
import unicodedata
from pathlib import Path

import access_uno.words

TABLE = Path(access_uno.words.__file__).parent / "lookalikes.txt"
_MARKS = str.maketrans("", "", "\u200e\u200f")  # of direction, around Arabic letters


def table() -> str:
    """Return the whole text, out of the data of `confusable-homoglyphs`."""
    lines = sorted(filter(None, map(_line, _classes())))
    return "".join(f"{line}\n" for line in lines)


def _classes() -> list[set[str]]:
    """Return what looks alike, as sets of characters and of several together."""
    data = importlib.resources.files("confusable_homoglyphs") / "confusables.json"
    pairs = {
        (char.translate(_MARKS), other["c"].translate(_MARKS))
        for char, others in json.loads(data.read_text("utf-8")).items()
        for other in others
    }
    classes: dict[str, set[str]] = {}
    for one, other in pairs:
        joined = classes.get(one, {one}) | classes.get(other, {other})
        classes.update(dict.fromkeys(joined, joined))
    return list({id(one): one for one in classes.values()}.values())


def _line(alike: set[str]) -> str:
    """Return the line of a class; nothing if fewer than two would stand there."""
    single = sorted(char for char in alike if len(char) == 1 and _stays(char))
    several = sorted(
        (text for text in alike if len(text) > 1 and _stays(text)), key=lambda text: (len(text), text)
    )
    if not several and len(single) < 2:
        return ""
    stands_for = several[0] if several else min(single, key=lambda char: (not char.isascii(), char))
    sources = "".join(char for char in single if char != stands_for)
    return f"{stands_for} {sources}" if sources else ""


def _stays(text: str) -> bool:
    is_seen = all(unicodedata.category(char)[0] not in "CZ" for char in text)
    return bool(text) and is_seen and unicodedata.normalize("NFKC", text) == text


if __name__ == "__main__":
    TABLE.write_text(table(), "utf-8")
