"""Edits of a TOML text that may be written by hand: everything else in it stays, comments as well."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any

Edit = tuple[tuple[str, ...], Mapping[str, Any]]
"""The table to change, () being the root, and the new values of its keys; None removes a key."""


class EditError(Exception):
    """The text has a form in which it cannot be edited without loss."""


def apply(root: MutableMapping[str, Any], edit: Edit) -> None:
    """Make the change in plain dictionaries, or in a document of tomlkit."""
    path, values = edit
    table = root
    for key in path:
        if not isinstance(table.get(key), MutableMapping):
            if all(value is None for value in values.values()):
                return
            table[key] = {}
        table = table[key]
    for key, value in values.items():
        if value is None:
            table.pop(key, None)
        else:
            table[key] = value


def edited(text: str, edits: Sequence[Edit]) -> str:
    """Return the text with the changes; raise ValueError if it is no TOML."""
    wanted = tomllib.loads(text)
    for edit in edits:
        text = _edited(text, edit, tomllib.loads(text))
        apply(wanted, edit)
    if _comparable(tomllib.loads(text)) != _comparable(wanted):
        raise EditError
    return text


def _edited(text: str, edit: Edit, now: dict[str, Any]) -> str:
    import tomlkit

    path, values = edit
    rest = {key: value for key, value in values.items() if value is not None}
    if rest and not _has_table(now, path):
        # A new table goes to the end: tomlkit loses tables when it puts one among others out of order.
        header = ".".join(tomlkit.key(key).as_string() for key in path)
        longer = f"{text.rstrip()}\n\n[{header}]\n{tomlkit.dumps(rest)}".lstrip()
        if _reads(longer):
            return longer
    document = tomlkit.parse(text)
    apply(document, edit)
    return tomlkit.dumps(document)


def _has_table(root: Mapping[str, Any], path: tuple[str, ...]) -> bool:
    table: Any = root
    for key in path:
        table = table.get(key) if isinstance(table, Mapping) else None
    return isinstance(table, Mapping)


def _reads(text: str) -> bool:
    try:
        tomllib.loads(text)
    except ValueError:
        return False
    return True


def _comparable(table: Mapping[str, Any]) -> str:
    return json.dumps(table, sort_keys=True, default=str)  # unlike ==, this finds a NaN equal to itself
