"""What the Windows zip needs besides ourselves: the wheels that `windows.lock` names.

They follow from the dependencies in pyproject.toml. Where these ask for something that the lock has not,
it is made anew, out of the newest versions, and waits to be committed.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Sequence
from email import message_from_bytes
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_wheel_filename

from publish.archives import read_zip
from publish.fetch import FETCHED, HERE, pip

LOCK = HERE / "windows.lock"
PYTHON = "3.13"
_THERE = {
    "implementation_name": "cpython",
    "os_name": "nt",
    "platform_machine": "AMD64",
    "platform_system": "Windows",
    "python_version": PYTHON,
    "python_full_version": f"{PYTHON}.2",
    "sys_platform": "win32",
}
_FOR_WINDOWS = ("--platform", "win_amd64", "--python-version", PYTHON, "--only-binary", ":all:", "--no-deps")
_HEAD = "# The wheels of the Windows zip, found by dependencies.py. Remove this to have newer ones.\n"

Find = Callable[[Requirement], Path | None]


def wheels(wanted: str, ours: Sequence[Path]) -> list[Path]:
    """The wheels of everything that is wanted, from ours and from PyPI."""
    named = {_name(path): path for path in ours}
    locked = {_name(path): path for path in _locked()}
    found = _closure(wanted, lambda requirement: _fitting(requirement, named | locked))
    if found is None:
        found = newest(wanted, ours)
        _write_lock([path for path in found if path not in ours])
    return found


def newest(wanted: str, ours: Sequence[Path] = ()) -> list[Path]:
    """The same, in the newest versions that there are."""
    named = {_name(path): path for path in ours}
    found = _closure(wanted, lambda each: _fitting(each, named) or _newest(each, FETCHED / "newest"))
    assert found is not None
    return found


def _closure(wanted: str, find: Find) -> list[Path] | None:
    """The wheel of a requirement, and of those that it has; None if one of them is not found."""
    waiting, seen, found = [Requirement(wanted)], set(), {}
    while waiting:
        requirement = waiting.pop()
        if str(requirement) in seen:
            continue
        seen.add(str(requirement))
        if (path := find(requirement)) is None:
            return None
        found[_name(path)] = path
        waiting += _required(path, requirement.extras)
    return [found[name] for name in sorted(found)]


def _required(wheel: Path, extras: set[str]) -> list[Requirement]:
    """What a wheel asks for on Windows."""
    files = read_zip(wheel)
    (metadata,) = (files[name] for name in files if name.endswith(".dist-info/METADATA"))
    lines = message_from_bytes(metadata).get_all("Requires-Dist") or []
    asked = [Requirement(line) for line in lines]
    return [
        requirement
        for requirement in asked
        if requirement.marker is None
        or any(requirement.marker.evaluate({**_THERE, "extra": extra}) for extra in {"", *extras})
    ]


def _fitting(requirement: Requirement, have: dict[str, Path]) -> Path | None:
    path = have.get(canonicalize_name(requirement.name))
    return path if path and parse_wheel_filename(path.name)[1] in requirement.specifier else None


def _newest(requirement: Requirement, folder: Path) -> Path:
    bare = Requirement(str(requirement))
    bare.marker = None
    with tempfile.TemporaryDirectory() as place:
        pip("download", *_FOR_WINDOWS, "-d", place, str(bare))
        (path,) = Path(place).glob("*.whl")
        folder.mkdir(parents=True, exist_ok=True)
        return path.replace(folder / path.name)


def _locked() -> list[Path]:
    if not LOCK.exists():
        return []
    with tempfile.TemporaryDirectory() as place:
        folder = FETCHED / hashlib.sha256(LOCK.read_bytes()).hexdigest()[:12]
        if not folder.exists():
            pip("download", *_FOR_WINDOWS, "--require-hashes", "-r", str(LOCK), "-d", place)
            folder.mkdir(parents=True)
            for path in Path(place).glob("*.whl"):
                path.replace(folder / path.name)
        return sorted(folder.glob("*.whl"))


def _write_lock(found: list[Path]) -> None:
    lines = [
        f"{_name(path)}=={parse_wheel_filename(path.name)[1]} "
        f"--hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"
        for path in found
    ]
    LOCK.write_text("".join([_HEAD, *lines]), encoding="utf-8")
    print(f"{LOCK} was made anew. Commit it.")


def _name(wheel: Path) -> str:
    return parse_wheel_filename(wheel.name)[0]
