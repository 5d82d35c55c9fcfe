"""What a build needs from elsewhere: fetched once into build/fetched, believed only with the right sum."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FETCHED = ROOT / "build" / "fetched"
_SUITES = ("sid", "testing", "stable", "oldstable")  # of Debian, the newest first
_KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"


class BuildError(Exception):
    """Something could not be built, for the reason that the text says."""


def pins(name: str) -> dict[str, str]:
    """What is written about one thing in pins.toml."""
    pinned: dict[str, str] = tomllib.loads((HERE / "pins.toml").read_text(encoding="utf-8"))[name]
    return pinned


def from_debian(name: str) -> Path:
    """The original file of a source package."""
    return _fetched(name, _ask_apt)


def from_pypi(name: str) -> Path:
    """The source distribution of a package."""
    return _fetched(name, _ask_pip)


def pip(*words: str) -> None:
    """Let pip do something; BuildError with what it said if it could not."""
    run([sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *words])


def run(command: Sequence[str | Path], **more: object) -> str:
    """Run a program; what it wrote, or BuildError with that."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, **more)  # type: ignore[call-overload]
    if done.returncode:
        raise BuildError(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return str(done.stdout)


def _fetched(name: str, ask: Callable[[str, dict[str, str], Path], None]) -> Path:
    pinned = pins(name)
    path = FETCHED / pinned["file"]
    if not path.exists():
        FETCHED.mkdir(parents=True, exist_ok=True)
        try:
            ask(name, pinned, path)
        except BuildError as error:
            raise BuildError(f"{error}\nIf you have {path.name} from elsewhere, put it at {path}.") from None
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != pinned["sha256"]:
        raise BuildError(f"{path} is not what was expected: its SHA-256 is {found}. Remove it.")
    return path


def _ask_pip(name: str, pinned: dict[str, str], path: Path) -> None:
    """With the sum, since pip runs a little of a package to look at it."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder, "wanted.txt")
        wanted.write_text(f"{name}=={pinned['version']} --hash=sha256:{pinned['sha256']}\n", encoding="utf-8")
        pip("download", "--no-deps", "--no-binary", ":all:", "-d", str(path.parent), "-r", str(wanted))


def _ask_apt(name: str, pinned: dict[str, str], path: Path) -> None:  # noqa: ARG001  # as _ask_pip
    """With lists of its own, so that nothing of the system changes; from where it has its packages."""
    with tempfile.TemporaryDirectory() as folder:
        for part in ("state/lists/partial", "cache/archives/partial"):
            Path(folder, part).mkdir(parents=True)
        sources = Path(folder, "sources.list")
        options = [f"Dir::State={folder}/state", f"Dir::Cache={folder}/cache", "Dir::State::status=/dev/null"]
        options += [f"Dir::Etc::SourceList={sources}", "Dir::Etc::SourceParts=-", "APT::Sandbox::User=root"]
        apt = ["apt-get", "--quiet", *(word for option in options for word in ("-o", option))]
        for suite in _SUITES:
            sources.write_text(f"deb-src [signed-by={_KEYRING}] {_mirror()} {suite} main\n", encoding="utf-8")
            run([*apt, "update"])
            # The description of the package may be of a newer version than the file: this is what we want.
            wanted = f"{pinned['package']}={pinned['version']}-1"
            subprocess.run([*apt, "source", "--download-only", wanted], cwd=path.parent, capture_output=True)
            if path.exists():
                return
    raise BuildError(f"Debian has no {path.name} any more.")


def _mirror() -> str:
    """Where this system has its packages from."""
    for path in (Path("/etc/apt/sources.list"), *sorted(Path("/etc/apt/sources.list.d").glob("*"))):
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        if found := re.search(
            r"^(?:URIs:|deb\s+(?:\[.*\]\s+)?)\s*(\S+/debian)/?(?:\s|$)", text, re.MULTILINE
        ):
            return found[1]
    raise BuildError("This system has no packages of Debian.")
