"""Who is present: through which server, and at which table."""

from __future__ import annotations

import json
from collections.abc import ItemsView, KeysView
from typing import Literal

from access_uno.engine.values import Value
from access_uno.server.store import Entry

Away = Literal["", "line", "nudge"]
"""Why a connected player counts as away: the connection is silent, or a nudge was not answered.

Empty: they are there.
"""

Tells = Literal["where", "here", ""]
"""What a person's friends are told: where they are, only that they are here, or nothing."""


class PresentPerson(Value):
    """A person who is connected: through which connection, and at which table."""

    name: str
    visit: str
    server: str = ""
    code: str | None = None
    watching: bool = False
    guest: bool = False
    proof: str = ""  # of the visit of a guest
    away: Away = ""
    identity: str = ""  # of the account
    tells: Tells = ""

    def is_another_than(self, guest: bool, proof: str) -> bool:
        """Return whether an account, or the visit of a guest with this proof, differs from this person."""
        return (self.guest, self.proof) != (guest, proof)


def present_from(entry: Entry | None) -> PresentPerson | None:
    """Return the person of an entry of the store; None if it is gone."""
    if entry is None or entry.value is None:
        return None
    fields = json.loads(entry.value)
    return PresentPerson(**{name: fields[name] for name in PresentPerson.__match_args__ if name in fields})


class PresentPeople:
    """All who are connected, by the key of the name, and by table: at each step it is asked who is at one."""

    def __init__(self) -> None:
        self._all: dict[str, PresentPerson] = {}
        self._at: dict[str, dict[str, PresentPerson]] = {}

    def get(self, key: str) -> PresentPerson | None:
        """Return a person who is here, else None."""
        return self._all.get(key)

    def at(self, code: str) -> list[PresentPerson]:
        """Return the people at a table."""
        return list(self._at.get(code, {}).values())

    def put(self, key: str, present: PresentPerson | None) -> None:
        """Take that a person is here now, or elsewhere than before, or gone."""
        before = self._all.pop(key, None)
        if before is not None and before.code is not None:
            del self._at[before.code][key]
            if not self._at[before.code]:
                del self._at[before.code]
        if present is not None:
            self._all[key] = present
            if present.code is not None:
                self._at.setdefault(present.code, {})[key] = present

    def keys(self) -> KeysView[str]:
        """Return the keys of all names."""
        return self._all.keys()

    def items(self) -> ItemsView[str, PresentPerson]:
        """Return all."""
        return self._all.items()
