"""The unit tests under every CPython that is on the machine, each in an environment of its own below .venv.

python -m tests.pythons [VERSION ...]: without versions, all that the game is made for.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LOCK: Final = ROOT / ".ci" / "locks" / "test.txt"
VERSIONS: Final = ("3.11", "3.12", "3.13")
NEEDS_THE_SYSTEM: Final = ("tests/stack", "tests/bench")  # whose modules are made for its Python


def find(version: str) -> Path | None:
    """A Python of this version: pyenv's newest, else the one on the path."""
    from_pyenv = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"), key=_age)
    on_path = shutil.which(f"python{version}")
    return from_pyenv[-1] if from_pyenv else Path(on_path) if on_path else None


def _age(python: Path) -> tuple[int, ...]:
    return tuple(int(part) for part in python.parents[1].name.split(".") if part.isdecimal())


def environment(python: Path, version: str) -> Path:
    """The Python of an environment that has what the tests need; made anew when that has changed."""
    folder = ROOT / ".venv" / f"python-{version}"
    ready = folder / "ready"
    if not ready.exists() or ready.stat().st_mtime < LOCK.stat().st_mtime:
        print(f"Installing Python packages for {version}, once.", flush=True)
        subprocess.run([python, "-m", "venv", "--clear", folder], check=True)
        pip = f"{folder}/bin/python -m pip install --quiet --disable-pip-version-check".split()
        for lock in (LOCK.with_name("build.txt"), LOCK):
            subprocess.run([*pip, "--require-hashes", "--no-build-isolation", "-r", lock], check=True)
        subprocess.run([*pip, "--no-deps", "--no-build-isolation", "-e", ROOT], check=True)
        _lend_louis(folder)
        ready.touch()
    return folder / "bin" / "python"


def _lend_louis(folder: Path) -> None:
    """The system's module of liblouis is plain Python and works for every version."""
    louis = Path("/usr/lib/python3/dist-packages/louis")
    if louis.is_dir():
        (packages,) = folder.glob("lib/python*/site-packages")
        (packages / "louis").symlink_to(louis)


def main(versions: list[str]) -> int:
    """How many versions had failures; what is missing is named."""
    failed = 0
    for version in versions:
        python = find(version)
        if python is None:
            print(f"There is no Python {version} on this machine.", flush=True)
            continue
        print(f"Python {version}: {python}.", flush=True)
        command = [str(environment(python, version)), "-m", "pytest", "-n", "auto", "--dist=worksteal"]
        command += [f"--ignore={folder}" for folder in NEEDS_THE_SYSTEM]
        failed += subprocess.run([*command, "-p", "no:cacheprovider"], cwd=ROOT).returncode != 0
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(VERSIONS)))
