"""What is in dist/, in a fresh environment of each Python on this machine, without anything of the system.

make test-dist
"""

from __future__ import annotations

import filecmp
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from publish.fetch import ROOT
from tests.web.program import get, page_of, running

DIST = ROOT / "dist"
OLDEST = (3, 11)
# A match that ends by itself: who only draws and answers loses every round of it.
LINES = "draw\nkeep\npass\nblue\nyes\nnext\n" * 600 + "leave\n"


def pythons() -> list[Path]:
    """One Python of each version that is new enough: pyenv's, and the system's."""
    places = [*Path.home().glob(".pyenv/versions/*/bin/python"), Path("/usr/bin/python3")]
    found = {}
    for place in places:
        if place.exists():
            done = subprocess.run(
                [place, "-c", "import sys; print(*sys.version_info[:3])"], capture_output=True, text=True
            )
            version = tuple(map(int, done.stdout.split()))
            if version >= OLDEST:
                found[version, place.is_relative_to("/usr")] = place
    return [found[key] for key in sorted(found)]


class Installed:
    """access-uno, installed from dist/ into an environment of its own."""

    def __init__(self, python: Path, folder: Path) -> None:
        self.folder = folder
        self.program = folder / "env" / "bin" / "access-uno"
        subprocess.run([python, "-m", "venv", folder / "env"], check=True)
        (wheel,) = DIST.glob("access_uno-*.whl")
        install = ["install", "--quiet", "--find-links", str(DIST), f"{wheel}[braille]"]
        subprocess.run([folder / "env" / "bin" / "pip", "--disable-pip-version-check", *install], check=True)

    def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Run the program, with a home of its own, and nothing around it that could help."""
        environment = {
            "ACCESS_UNO_HOME": str(self.folder / "home"),
            "PATH": "/usr/bin:/bin",
            "LANG": "C.UTF-8",
        }
        return subprocess.run(
            [self.program, *words],
            env=environment,
            cwd=self.folder,
            input=more.get("typed", ""),
            capture_output=True,
            text=True,
        )


@pytest.fixture(scope="module", params=pythons(), ids=str)
def installed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Installed]:
    folder = tmp_path_factory.mktemp("installed")
    yield Installed(request.param, folder)
    shutil.rmtree(folder)


def test_it_starts(installed: Installed) -> None:
    done = installed.run("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("access-uno 1.")


def test_manual_and_completions_lie_where_they_are_looked_for(installed: Installed) -> None:
    share = installed.folder / "env" / "share"
    assert installed.run("manual").stdout == (share / "man/man1/access-uno.1").read_text(encoding="utf-8")
    bash = share / "bash-completion/completions/access-uno"
    assert installed.run("completions", "bash").stdout == bash.read_text(encoding="utf-8")


def test_a_match_by_lines_is_played(installed: Installed) -> None:
    done = installed.run("play", "--lines", "--computers", "2", "--seed", "7", typed=LINES)
    assert (done.returncode, done.stderr) == (0, "")
    assert " wins the match with " in done.stdout
    (record,) = (installed.folder / "home").rglob("*.uno")
    replay = installed.run("replay", str(record))
    assert (replay.returncode, replay.stderr) == (0, "")


def test_the_game_is_a_page(installed: Installed) -> None:
    with running(
        installed.folder / "page", "play", "--browser", "--language", "en", program=[installed.program]
    ) as game:
        answer = get(game.address)
        assert answer.status == 200
        parts = re.findall(r'(?:href|src)="([^"]+)"', answer.body.decode())
        assert {get(game.root + part).status for part in parts} == {200}
        with page_of(game) as page:
            page.begin()
            assert page.texts()


def test_cards_are_in_cells(installed: Installed) -> None:
    done = installed.run("braille", "R7")
    assert (done.stdout, done.stderr, done.returncode) == ("⠛⠗\n", "", 0)


def test_liblouis_is_the_one_that_came_along(installed: Installed) -> None:
    code = "from braille import liblouis; print(liblouis._load().__name__)"
    done = subprocess.run(
        [installed.folder / "env" / "bin" / "python", "-c", code], capture_output=True, text=True
    )
    assert done.stdout == "access_uno_liblouis.louis\n"


def test_labels_for_a_deck_are_made(installed: Installed) -> None:
    done = installed.run("deck", "--rulebook", "mario-nl", "--language", "nl")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("language", ["de", "en", "it", "nl", "zh"])
def test_the_rules_are_embossed(installed: Installed, language: str) -> None:
    done = installed.run("rules", "--brf", "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout) > 10_000


def test_processes_simulate(installed: Installed) -> None:
    done = installed.run("simulate", "--rounds", "40", "--jobs", "2", "--players", "easy,normal")
    assert (done.returncode, done.stderr) == (0, "")
    assert "40" in done.stdout


def test_the_doctor_says_what_to_do_in_such_an_environment(installed: Installed) -> None:
    done = installed.run("doctor")
    assert (done.returncode, done.stderr) == (0, "")
    assert "3.39" in done.stdout
    assert "make" not in done.stdout.split(), "there is no make for who has no clone"


def test_the_source_distribution_is_whole(tmp_path: Path) -> None:
    """Its own `make test` passes in it; that takes as long as there are tests."""
    (archive,) = DIST.glob("access_uno-*.tar.gz")
    subprocess.run(["tar", "--extract", "--file", archive, "--directory", tmp_path], check=True)
    (source,) = tmp_path.iterdir()
    done = subprocess.run(["make", "test"], cwd=source, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout[-3000:]}{done.stderr[-3000:]}"


def test_two_builds_are_equal(tmp_path: Path) -> None:
    """The second one in another folder, by a fresh clone of what is committed here."""
    changed = subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True)
    if changed.stdout:
        pytest.skip("what is not committed would not be in the clone")
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    (clone / "build").mkdir()
    (clone / "build" / "fetched").symlink_to(ROOT / "build" / "fetched")
    command = [sys.executable, "-m", "publish", str(tmp_path / "dist")]
    places = {"TMPDIR": tmp_path, "ZIG_GLOBAL_CACHE_DIR": tmp_path / "zig", "PYTHONPATH": clone / ".ci"}
    environment = os.environ | {name: str(place) for name, place in places.items()}
    subprocess.run(command, cwd=clone, env=environment, check=True, stdout=subprocess.DEVNULL)
    names = sorted(path.name for path in DIST.iterdir())
    assert names == sorted(path.name for path in (tmp_path / "dist").iterdir())
    same, different, strange = filecmp.cmpfiles(DIST, tmp_path / "dist", names, shallow=False)
    assert (len(same), different, strange) == (len(names), [], [])
