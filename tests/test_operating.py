"""What a host copies from docs/operating: units that give no rights, and files whose options exist."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from access_uno.command_line.config_file import read_options
from access_uno.command_line.table import EVERYWHERE, SERVE
from access_uno.server.store import BUCKETS
from tests.stack.needs import need

OPERATING = Path(__file__).parents[1] / "docs" / "operating"
PAGE = OPERATING.with_suffix(".md").read_text(encoding="utf-8")
UNITS = {"access-uno.service": 3.0, "access-uno-backup.service": 3.0}


def analyzed(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What systemd-analyze says of the units, which here start a program that exists."""
    need("systemd-analyze")
    for unit in OPERATING.glob("access-uno*.*"):
        there = re.sub(r"/opt/access-uno/bin/access-uno", "/bin/true", unit.read_text())
        (folder / unit.name).write_text(there)
    names = [word.format(folder=folder) for word in words]
    return subprocess.run(["systemd-analyze", *names], capture_output=True, text=True, check=False)


def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    done = analyzed(tmp_path, "verify", "{folder}/access-uno.service", "{folder}/access-uno-backup.timer")
    # Debian 13's systemd also tells what is wrong with units that others have installed.
    ours = [line for line in done.stderr.splitlines() if "access-uno" in line]
    assert (done.returncode, done.stdout, ours) == (0, "", [])


@pytest.mark.parametrize("unit", UNITS)
def test_a_unit_gives_the_house_no_rights_that_it_does_not_need(unit: str, tmp_path: Path) -> None:
    done = analyzed(tmp_path, "security", "--offline=true", f"{{folder}}/{unit}")
    found = re.search(r"Overall exposure level for \S+: ([0-9.]+) ", done.stdout)
    assert found is not None
    assert float(found[1]) < UNITS[unit]


def test_the_configuration_has_options_that_serve_knows() -> None:
    given = read_options(OPERATING / "uno.toml", (*SERVE.options, *EVERYWHERE))
    assert given["listen"] == ["all:8022"]
    for line in re.findall(r"^# (\w+ = .*)$", (OPERATING / "uno.toml").read_text(), re.MULTILINE):
        name = line.partition(" = ")[0]
        assert f"--{name}" in {option.name for option in SERVE.options}


def test_the_page_copies_files_that_exist_and_commands_that_serve_has() -> None:
    for name in re.findall(r"docs/operating/([\w.-]+)", PAGE):
        assert (OPERATING / name).exists(), name
    for options in re.findall(r"access-uno serve (--[^`\n]*)", PAGE):
        for name in re.findall(r"--[a-z-]+", options):
            assert name in {option.name for option in (*SERVE.options, *EVERYWHERE)}, name


def test_the_page_about_people_names_everything_that_the_store_keeps() -> None:
    page = OPERATING.with_name("privacy.md").read_text(encoding="utf-8")
    assert {bucket for bucket in BUCKETS if f"`{bucket}`" not in page} == set()
