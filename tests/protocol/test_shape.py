"""Whether a value is of a type."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

import pytest

from access_uno.protocol.shape import fits


class Player(TypedDict):
    name: str
    level: str | None


@pytest.mark.parametrize(
    ("value", "kind", "right"),
    [
        (1, int, True),
        (True, int, False),
        (True, bool, True),
        (1.0, int, False),
        (10**30, int, False),
        ("x" * 20_000, str, False),
        (None, int | None, True),
        ([1, None], list[int | None], True),
        ([True], list[int], False),
        ((1, "a"), tuple[int, str], True),
        ((1,), tuple[int, str], False),
        ((1, 2, 3), tuple[int, ...], True),
        ("left", Literal["left", "right"], True),
        (["left"], Literal["left", "right"], False),
        ({"any": 1}, dict[str, Any], True),
        ({"name": "Anna", "level": None, "more": 1}, Player, True),
        ({"name": "Anna"}, Player, False),
        ({"name": None, "level": None}, Player, False),
    ],
)
def test_a_value_fits_its_type_or_not(value: object, kind: Any, right: bool) -> None:
    assert fits(value, kind) is right
