"""What may have been meant by a name that is not known."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word that is spelled most like this one; "none" if none is.

    >>> nearest("jumpin", ["jump_in", "stacking"]), nearest("foo", ["jump_in"])
    ('jump_in', 'none')
    """
    from difflib import get_close_matches  # only a mistake waits for it

    plain = {name.lstrip("-"): name for name in known}
    found = get_close_matches(word.lstrip("-")[:40], plain, 1)
    return plain[found[0]] if found else "none"
