"""A player's settings, in a file that can be edited by hand: settings.toml.

Nothing in the file is ever lost: comments and unknown keys stay, a wrong value is told and left alone, and a
file that cannot be parsed stays as it is until something is saved; then it is renamed. It is read with
tomllib, which loads fast; tomlkit, which keeps comments, is imported when something is changed.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from access_uno.engine.values import Value
from access_uno.settings.profile import FIELDS, FOLLOWS, PERSONAL, Choice, Counts, Profile, Uses
from access_uno.settings.told import Told, allows
from access_uno.system import files
from access_uno.text import toml
from access_uno.text.names import find
from access_uno.text.sanitize import shown

if TYPE_CHECKING:
    from access_uno.settings import edits
    from access_uno.settings.told import How


_LARGEST: Final = 1 << 20  # bytes
_USES: Final = "uses.json"  # in the folder of the settings


class Home(Value):
    """Where all files of a player lie."""

    settings: Path
    saves: Path
    presets: Path
    results: Path
    known_servers: Path  # bookmarks of servers
    key: Path  # the key by which the player is known there
    server_store: Path  # the server that this player starts
    server_key: Path  # the key of that server
    log: Path
    cache: Path  # what can be made again

    @classmethod
    def of(cls, config: Path, data: Path, log: Path, cache: Path) -> Self:
        """Return the files in these folders."""
        return cls(
            config / "settings.toml",
            data / "saves",
            data / "presets",
            data / "results.jsonl",
            data / "houses.json",
            data / "key",
            data / "house.db",
            data / "house_key",
            log / "log",
            cache,
        )

    @classmethod
    def under(cls, folder: Path) -> Self:
        """Return all of them in one folder."""
        return cls.of(folder, folder, folder, folder / "cache")


def home() -> Home:
    """Return the folder of ACCESS_UNO_HOME if that is set, else those of the system.

    Raise HomeError without any.
    """
    try:
        if folder := os.environ.get("ACCESS_UNO_HOME"):
            return Home.under(Path(folder).expanduser().absolute())
        import platformdirs

        system = platformdirs.PlatformDirs("access-uno", appauthor=False)
        folders = system.user_config_path, system.user_data_path, system.user_log_path, system.user_cache_path
    except (OSError, RuntimeError):  # a user unknown to the system, or a folder that is gone
        raise files.HomeError from None
    if not all(folder.is_absolute() for folder in folders):
        raise files.HomeError
    return Home.of(*folders)


class Trouble(Value):
    """A fault of the file that the player is told: trouble-CODE in the words."""

    code: str
    name: str = ""
    value: str = ""


class Settings:
    """The settings of a player; every change is on disk when `change` returns, or becomes a trouble."""

    def __init__(self, path: Path, language: str = "en") -> None:
        """`language` holds until one is chosen."""
        self.path = path
        self._language = language
        self._fields = dict(FIELDS)
        self._raw: dict[str, Any] = {}
        self._given_now: dict[str, Any] = {}  # from the command line
        self._troubles: list[Trouble] = []
        self.uses = Uses(self._known_uses, self._keep_uses)
        self._read()

    @property
    def is_new(self) -> bool:
        """Whether nothing was ever chosen: the very first start. What a game has stored is no choice."""
        return not any(name in FIELDS for name in self._raw)

    @property
    def unanswered(self) -> tuple[str, ...]:
        """Return what the very first start asks: all that the command line does not say."""
        questions = ("language", "reading") if self.is_new else ()
        return tuple(name for name in questions if name not in self._given_now)

    @property
    def general(self) -> Profile:
        """Return the settings for all."""
        return self.person("")

    def person(self, name: str) -> Profile:
        """Return the settings of a person."""
        given = self._chosen(self._raw, tuple(FIELDS))
        given |= self._chosen(self._table("people", self._known(name)), PERSONAL)
        given |= self._given_now
        given = {**FOLLOWS.get(str(given.get("reading")), {}), **given}
        given["told"] = Told.of(self._table("told") | self._table("people", self._known(name), "told"))
        return Profile(**{"language": self._language, **given})

    @property
    def people(self) -> tuple[str, ...]:
        """The people who have chosen something for themselves."""
        people = self._table("people")
        return tuple(name for name, table in people.items() if isinstance(table, dict) and table)

    @property
    def keys(self) -> dict[str, tuple[str, ...]]:
        """The keys that were changed: for each command the names of its keys."""
        return {command: tuple(names) for command, names in self._table("keys").items() if _are_texts(names)}

    @property
    def game(self) -> dict[str, Any]:
        """The choices of the last new game, as they stand in the file."""
        return self._table("game")

    @property
    def learned(self) -> tuple[str, ...]:
        """The lessons that were finished."""
        names: Any = self._table("lessons").get("learned")
        return tuple(names) if _are_texts(names) else ()

    def learn(self, lesson: str) -> None:
        """Add a finished lesson."""
        self._write((("lessons",), {"learned": sorted({*self.learned, lesson})}))

    def change(self, person: str = "", /, **values: Any) -> None:
        """Choose something, for all or for one person; None removes the choice."""
        for name, value in values.items():
            if value is not None and not self._fields[name].allows(value):
                raise ValueError(f"{name} cannot be {value!r}")
            self._given_now.pop(name, None)
        self._write((("people", self._known(person)) if person else (), values))

    def change_told(self, person: str, choices: Mapping[str, How | None]) -> None:
        """Choose how events are told, for all or for one person; None removes a choice."""
        self._write((("people", self._known(person), "told") if person else ("told",), choices))

    def change_key(self, command: str, names: tuple[str, ...] | None) -> None:
        """Give a command other keys; None: its own."""
        self._write((("keys",), {command: None if names is None else list(names)}))

    def remember_game(self, table: Mapping[str, Any]) -> None:
        """Store the choices of a new game."""
        rules = dict.fromkeys(self._table("game", "rules")) | table.get("rules", {})
        self._write(
            (("game",), {key: value for key, value in table.items() if key != "rules"}),
            (("game", "rules"), rules),
        )

    def name_player(self, name: str) -> None:
        """Store the name of the player."""
        self._write((("game",), {"people": [name]}))

    def give(self, **values: Any) -> None:
        """Take settings from the command line: they hold for now, and are not saved."""
        self._given_now |= values

    def tell(self, trouble: Trouble) -> None:
        """Add another fault of the file."""
        if trouble not in self._troubles:
            self._troubles.append(trouble)

    def take_troubles(self) -> list[Trouble]:
        """Return the faults that were not told yet."""
        troubles, self._troubles = self._troubles, []
        return troubles

    def restrict(self, name: str, allowed: Callable[[], Iterable[str]]) -> None:
        """Allow only these languages, or notations; `allowed` is not called if the file names none."""
        if any(name in table for _, table in self._tables()):
            self._fields[name] = Choice(tuple(allowed()))
            self._look_for_wrong_values(name)

    def _known(self, person: str) -> str:
        """Return the name under which a person has chosen something already, if so."""
        return find(person, self._table("people")) or person

    # Reading

    def _read(self) -> None:
        try:
            self._raw = toml.parsed(files.read(self.path, _LARGEST))
        except FileNotFoundError:
            pass
        except OSError:
            self.tell(Trouble("settings-unreadable", str(self.path)))
        except (ValueError, RecursionError):
            self.tell(Trouble("settings-broken", str(self.path)))
        self._look_for_wrong_values()

    def _look_for_wrong_values(self, only: str = "") -> None:
        for of, table in self._tables():
            for name, value in table.items():
                if name in self._fields and only in ("", name) and not self._fields[name].allows(value):
                    self.tell(Trouble("settings-wrong-value", of + name, shown(str(value))))
        if only:
            return
        for of, table in self._tables():
            told = table.get("told")
            for name, value in told.items() if isinstance(told, dict) else ():
                if not allows(name, value):
                    self.tell(Trouble("settings-wrong-value", f"{of}told {name}", shown(str(value))))
        for command, names in self._table("keys").items():
            if not _are_texts(names):
                self.tell(Trouble("settings-wrong-value", command, shown(str(names))))

    def _tables(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield the tables with settings, each with the prefix for the names in it."""
        yield "", self._raw
        for name in self._table("people"):
            yield f"{name}: ", self._table("people", name)

    def _table(self, *path: str) -> dict[str, Any]:
        table: Any = self._raw
        for key in path:
            table = table.get(key) if isinstance(table, dict) else None
        return table if isinstance(table, dict) else {}

    def _chosen(self, table: Mapping[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
        fields = self._fields
        return {name: table[name] for name in names if name in table and fields[name].allows(table[name])}

    def _known_uses(self) -> object:
        """Return what stands in the file of uses; without one, what version 1.0.0 kept among the settings."""
        try:
            return json.loads(files.read(self.path.with_name(_USES), _LARGEST))
        except FileNotFoundError:
            return self._table("used")
        except (OSError, ValueError, RecursionError):
            return {}

    def _keep_uses(self, counts: Counts) -> None:
        """Store the counts; if that fails, some keys are only told again, so it is not reported."""
        with contextlib.suppress(OSError):
            text = json.dumps(counts, indent=1, sort_keys=True)
            files.write(self.path.with_name(_USES), f"{text}\n".encode())
            if "used" in self._raw:
                self._write(((), {"used": None}))

    def _put_aside(self) -> None:
        """Keep a file that cannot be parsed under another name, before another one takes its place."""
        for number in range(1, 1000):
            aside = self.path.with_name(f"{self.path.name}.broken-{number}")
            if not aside.exists():
                break
        self.path.rename(aside)
        self.tell(Trouble("settings-put-aside", str(aside)))

    # Writing

    def _write(self, *changes: edits.Edit) -> None:
        from access_uno.settings import edits

        before = dict(self._raw)
        for change in changes:
            edits.apply(self._raw, change)
        try:
            try:
                text = edits.edited(self._text(), changes)
            except (ValueError, RecursionError):
                self._put_aside()
                text = edits.edited("", [*_as_edits(before), *changes])
            files.write(self.path, text.encode())
        except (OSError, edits.EditError):
            self.tell(Trouble("settings-not-saved", str(self.path)))

    def _text(self) -> str:
        """Return the file as it is now, which may differ from what was read."""
        try:
            return files.read(self.path, _LARGEST).decode("utf-8-sig")
        except FileNotFoundError:
            return ""


def _as_edits(table: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[edits.Edit]:
    """Yield a whole table as edits of an empty text."""
    yield path, {key: value for key, value in table.items() if not isinstance(value, dict)}
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _as_edits(value, (*path, key))


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)
