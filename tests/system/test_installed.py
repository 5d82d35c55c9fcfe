"""How this copy was installed, what helps there, and packages that get in the way of ours."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from access_uno.system import installed
from access_uno.system.installed import Need, intruder, remedy, way, with_extra

ROOT = Path(__file__).parents[2]
NEEDS: tuple[Need, ...] = (
    "library",
    "liblouis",
    "package",
    "environment",
    "louis-removed",
    "braille-removed",
)


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder in which the game was installed; outside of it there is nothing."""
    folder = tmp_path / "game" / "python" / "Lib" / "site-packages"
    folder.mkdir(parents=True)
    monkeypatch.setattr(installed, "_ROOT", folder)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "game"))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "game" / "bin" / "python"))
    monkeypatch.setenv("PATH", "")
    return folder


def managed_by(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A system with this manager of packages."""
    program = folder / name
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


def typed(need: Need, package: str = "") -> list[str]:
    """The commands that help."""
    message, facts = remedy(need, package)
    assert message == ("remedy-two" if "second" in facts else "remedy-one")
    return list(facts.values())


def test_this_copy_is_a_clone() -> None:
    assert (way(), installed.place()) == ("clone", str(ROOT))


def test_the_ways_are_told_apart(house: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert way() == "pip"
    (tmp_path / "game" / "pipx_metadata.json").touch()
    assert way() == "pipx"
    (tmp_path / "game" / "access-uno.exe").touch()
    assert (way(), installed.place()) == ("zip", str(tmp_path / "game"))
    (house / "pyproject.toml").touch()
    assert way() == "clone"
    monkeypatch.setattr(installed, "_ROOT", Path("/usr/lib/python3/dist-packages"))
    assert way() == "debian"


def test_a_frozen_program_is_like_a_zip_and_has_no_pip(
    house: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "access-uno.exe"))
    assert (way(), installed.place()) == ("zip", str(tmp_path))
    assert {remedy(need)[0] for need in NEEDS if need != "package"} == {"remedy-extract"}
    assert intruder() is None, "what is frozen into it may be no file"
    assert house.exists()


@pytest.mark.parametrize("folder", ["/", "/nowhere", "/opt/nowhere"])
def test_a_copy_may_lie_near_the_root(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installed, "_ROOT", Path(folder))
    assert (way(), installed.place()) == ("pip", sys.prefix)


def test_with_pip_everything_is_typed_for_its_own_python(house: Path) -> None:
    python = sys.executable
    assert typed("liblouis") == [f"{python} -m pip install access-uno-liblouis"]
    assert typed("library") == [f'{python} -m pip install --force-reinstall "access-uno[braille]"']
    assert typed("louis-removed")[0] == f"{python} -m pip uninstall louis Pylouis"
    assert typed("braille-removed")[0] == f"{python} -m pip uninstall braille"
    assert "--system-site-packages" in typed("environment")[0]
    assert house.exists()


def test_a_path_with_a_blank_is_quoted(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/home/Anna Bell/env/bin/python")
    assert typed("liblouis")[0].startswith('"/home/Anna Bell/env/bin/python" -m pip ')
    assert house.exists()


def test_with_pipx_everything_goes_through_pipx(house: Path, tmp_path: Path) -> None:
    (tmp_path / "game" / "pipx_metadata.json").touch()
    for need in NEEDS:
        if need != "package":
            assert all(command.startswith("pipx ") for command in typed(need))
    # With --force, pipx would go on with the Python and the environment that are there.
    removed, again = typed("environment")
    assert removed == "pipx uninstall access-uno"
    assert "--force" not in again.split()
    assert house.exists()


def test_what_nats_needs_comes_from_where_the_copy_came_from(house: Path, tmp_path: Path) -> None:
    assert (
        with_extra("cluster", "nats-py")
        == f"{tmp_path / 'game' / 'bin' / 'python'} -m pip install --upgrade nats-py"
    )
    (tmp_path / "game" / "pipx_metadata.json").touch()
    assert with_extra("cluster", "nats-py") == "pipx runpip access-uno install --upgrade nats-py"
    (house.parents[2] / "access-uno.exe").touch()  # which has no pip
    assert with_extra("cluster", "nats-py") == 'pipx install "access-uno[cluster]"'


def test_a_zip_is_extracted_again(house: Path, tmp_path: Path) -> None:
    (tmp_path / "game" / "access-uno.exe").touch()
    assert {remedy(need)[0] for need in NEEDS if need != "package"} == {"remedy-extract"}
    assert house.exists()


def test_a_clone_on_debian_takes_the_packages_of_debian(
    house: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (house / "pyproject.toml").touch()
    managed_by("apt-get", tmp_path, monkeypatch)
    assert typed("liblouis") == ["sudo apt-get install python3-louis"]
    assert typed("environment") == ["make clean", "make play"]
    assert typed("library") == [f"{sys.executable} -m pip install -e {house}"]


@pytest.mark.parametrize("manager", ["apt-get", "dnf"])
def test_packages_are_installed_with_what_the_system_has(
    house: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, manager: str
) -> None:
    assert remedy("package", "brltty") == ("remedy-system", {"install": "brltty"})
    managed_by(manager, tmp_path, monkeypatch)
    assert typed("package", "brltty") == [f"sudo {manager} install brltty"]
    assert house.exists()


def test_our_braille_is_no_intruder() -> None:
    assert intruder() is None


def program(folder: Path, *words: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The game, with these packages in front of all others."""
    environment = {"PYTHONPATH": str(path or folder), "ACCESS_UNO_HOME": str(folder / "home")}
    # The doctor would start the speech of the tester, and leave it behind.
    silent = {"SPEECHD_ADDRESS": "unix_socket:/nonexistent", "SPEECHD_CMD": "/bin/false"}
    return subprocess.run(
        [sys.executable, "-m", "access_uno", *words, "--language", "de"],
        env=os.environ | environment | silent,
        cwd="/",
        capture_output=True,
        text=True,
    )


def test_a_foreign_braille_in_front_of_ours_is_named_and_nothing_dies(tmp_path: Path) -> None:
    (tmp_path / "braille").mkdir()
    (tmp_path / "braille" / "__init__.py").write_text("from braillebase import *\n")
    done = program(tmp_path, "play", "--lines")
    assert (done.returncode, done.stdout) == (1, "")
    assert str(tmp_path / "braille") in done.stderr
    assert "pip uninstall braille" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    asked = program(tmp_path, "doctor")
    assert asked.returncode == 1
    assert asked.stderr == ""
    assert str(tmp_path / "braille") in asked.stdout


@pytest.mark.parametrize("left", ["from braillebase import *\n", None])
def test_a_foreign_braille_written_over_ours_or_removed_with_it_is_named(
    tmp_path: Path, left: str | None
) -> None:
    for package in ("access_uno", "braille"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    door = tmp_path / "braille" / "__init__.py"
    if left is None:
        door.unlink()
    else:
        door.write_text(left)
    done = program(tmp_path, "braille", "R7")
    assert (done.returncode, done.stdout) == (1, "")
    assert "pip uninstall braille" in done.stderr
    assert "Traceback" not in done.stderr
