"""Letters as sentences have them."""

from __future__ import annotations


def with_capital(text: str) -> str:
    """Return a text that begins with a capital, as a sentence does."""
    return text[:1].upper() + text[1:]
