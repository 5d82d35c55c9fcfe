"""The houses that one has been to: where they are, by which key they are known, one's name there."""

from __future__ import annotations

import json
from pathlib import Path

from access_uno import files
from access_uno.engine.values import Value


class KnownHouse(Value):
    """A house that one has been to."""

    address: str
    fingerprint: str
    name: str


class Houses:
    """All of them, the last one first, in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def all(self) -> list[KnownHouse]:
        """The houses; none where the file cannot be understood."""
        try:
            listed = json.loads(self.path.read_text(encoding="utf-8"))
            return [
                KnownHouse(str(house["address"]), str(house["fingerprint"]), str(house["name"]))
                for house in listed
            ]
        except (OSError, ValueError, TypeError, KeyError):
            return []

    def at(self, address: str) -> KnownHouse | None:
        """The house at an address."""
        return next((house for house in self.all() if house.address == address), None)

    def remember(self, house: KnownHouse) -> None:
        """One has just been there; OSError if that cannot be kept."""
        others = [other for other in self.all() if other.address != house.address]
        listed = [{field: getattr(one, field) for field in one.__match_args__} for one in (house, *others)]
        files.write(self.path, (json.dumps(listed[:50], ensure_ascii=False, indent=1) + "\n").encode())
