"""Long lists, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def page_of(all_of_them: Sequence[T], page: int, size: int) -> tuple[Sequence[T], int, int]:
    """Return what is on a page, its number, and how many pages there are.

    >>> page_of("abcde", 3, 2), page_of("abcde", 0, 2)
    (('e', 3, 3), ('ab', 1, 3))
    """
    page = max(page, 1)
    return all_of_them[(page - 1) * size : page * size], page, max(1, -(-len(all_of_them) // size))
