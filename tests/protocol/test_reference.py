"""The reference in docs/protocol.md is printed from the values of the protocol."""

from __future__ import annotations

from access_uno.protocol.wishes import WISHES
from tests.tools import protocol


def test_the_reference_is_what_the_values_say() -> None:
    page = protocol.PAGE.read_text(encoding="utf-8")
    assert protocol.printed(page) == page, "run: python -m tests.tools.protocol"


def test_a_part_that_is_not_as_it_should_be_is_printed_anew() -> None:
    page = protocol.PAGE.read_text(encoding="utf-8")
    assert page.count("<!-- printed: ") == 7
    assert protocol.printed(page.replace("- `ping`: ", "- `pong`: ")) == page
    assert all(f"\n- `{wish}`: " in page for wish in WISHES)
