"""Reading TOML."""

from __future__ import annotations

from typing import Any


def parsed(content: bytes) -> dict[str, Any]:
    """Return what a file says; raise ValueError, with TOMLDecodeError for the line, or RecursionError."""
    import tomllib

    table = tomllib.loads(content.decode("utf-8-sig"))
    str(table)  # raises ValueError where a hexadecimal number is too long to be written
    return table
