"""What is published: archives that are the same on every machine; the rest is in `make test-dist`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from access_uno import __version__
from access_uno.command_line.share import shared
from access_uno.command_line.table import SHELLS
from access_uno.words import languages
from braille import liblouis
from publish.archives import read_tar, read_zip, write_tar, write_wheel, write_zip
from publish.dependencies import LOCK
from publish.fetch import HERE
from publish.liblouis import wanted_tables
from publish.package import known_to_git

ROOT = Path(__file__).parents[1]
FILES = {"b/deep.txt": b"deep", "a.py": b"a = 1\n", "LICENSES/COPYING": b"free"}
METADATA = "Metadata-Version: 2.4\nName: a-game\nVersion: 1.0\n\nA text.\n"


def test_a_zip_says_neither_when_nor_in_which_order_it_was_packed(tmp_path: Path) -> None:
    one, other = tmp_path / "one.zip", tmp_path / "other.zip"
    write_zip(one, FILES, 1_700_000_000)
    write_zip(other, dict(reversed(FILES.items())), 1_700_000_000)
    assert one.read_bytes() == other.read_bytes()
    assert read_zip(one) == FILES


def test_a_wheel_lists_its_files_and_where_it_runs(tmp_path: Path) -> None:
    path = write_wheel(tmp_path, FILES, METADATA, "py3-none-linux_x86_64.any", 0)
    assert path.name == "a_game-1.0-py3-none-linux_x86_64.any.whl"
    files = read_zip(path)
    info = "a_game-1.0.dist-info"
    listed = [line.partition(",")[0] for line in files[f"{info}/RECORD"].decode().splitlines()]
    assert set(listed) == set(files)
    assert f"{info}/licenses/COPYING" in files
    wheel = files[f"{info}/WHEEL"].decode()
    assert re.findall("Tag: (.*)", wheel) == ["py3-none-linux_x86_64", "py3-none-any"]
    with zipfile.ZipFile(path) as archive:
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_a_tar_says_nothing_of_who_packed_it(tmp_path: Path) -> None:
    packed = []
    for owner, mode in (("anna", 0o755), ("ben", 0o775)):
        source = tmp_path / owner
        for name, content in sorted(FILES.items(), reverse=owner == "ben"):
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            (source / name).write_bytes(content)
            (source / name).chmod(mode)
        (tmp_path / f"of {owner}").mkdir()
        path = tmp_path / f"of {owner}" / "a_game-1.0.tar.gz"
        packed.append(write_tar(path, source, sorted(FILES, reverse=owner == "ben"), 1_700_000_000))
    assert packed[0].read_bytes() == packed[1].read_bytes()
    assert read_tar(packed[0]) == FILES
    with tarfile.open(packed[0]) as archive:
        assert {(member.name.partition("/")[0], member.mode) for member in archive} == {("a_game-1.0", 0o755)}


def test_the_tables_that_go_along_are_all_that_ours_include() -> None:
    def read(name: str) -> bytes:
        return Path(liblouis.own_table(name)).read_bytes()

    tables = wanted_tables(read)
    assert {"de-g2.ctb", "zh-tw.ctb", "nl-chardefs.uti", "en-us-brf.dis"} <= tables
    for name in tables:
        assert set(re.findall(r"^include (\S+)", read(name).decode(errors="replace"), re.MULTILINE)) <= tables


def test_the_lock_of_the_windows_zip_knows_our_dependencies() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = set(re.findall("^([a-z0-9-]+)==", LOCK.read_text(encoding="utf-8"), re.MULTILINE))
    wanted = {re.split(r"[><=!~;\[ ]", each)[0] for each in project["dependencies"]}
    assert {re.sub("[-_.]+", "-", name).lower() for name in wanted} <= locked, "make dist makes it anew"


def test_the_newest_version_in_the_changes_is_this_one() -> None:
    versions = re.findall("^## ([0-9].*)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[0] == __version__


def test_the_description_leads_to_nothing_that_lies_only_in_the_clone() -> None:
    links = re.findall(r"\]\(([^)]+)\)", (HERE / "description.md").read_text(encoding="utf-8"))
    assert [link for link in links if not link.startswith("https:")] == []


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with what the standard build makes of the project."""
    if not (ROOT / ".git").exists():
        pytest.skip("only a clone knows which files are the project's")
    source, made = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("made")
    for name in known_to_git():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    for what in ("sdist", "wheel"):
        build = f"import sys; from setuptools.build_meta import build_{what} as build; build(sys.argv[1])"
        subprocess.run([sys.executable, "-c", build, made], cwd=source, check=True, capture_output=True)
    return made


def test_the_standard_source_distribution_is_the_whole_project(built: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    assert set(known_to_git()) <= set(read_tar(archive))


def test_the_wheel_has_manual_pages_and_completions_and_no_tools(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    files = read_zip(wheel)
    data = f"access_uno-{__version__}.data/data/share"
    for path, text in shared().items():
        assert files[f"{data}/{path}"].decode() == text
    assert len(shared()) == len(SHELLS) + len(languages())
    assert not any(name.startswith(("tests/", ".ci/")) for name in files)


def test_what_the_volunteers_are_told_to_choose_is_what_the_game_says() -> None:
    steps = (ROOT / "docs" / "volunteers.md").read_text(encoding="utf-8").partition("## Try this")[2]
    quoted = steps.partition("\n## ")[0].partition("\n1. ")[2]
    said = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "access_uno/words/en").glob("*.ftl")
    )
    texts = [" ".join(text.split()) for text in re.findall('"([^"]+)"', quoted)]
    assert len(texts) >= 4
    for text in texts:
        assert re.search(rf"[=\]] {re.escape(text)}\.?$", said, re.MULTILINE), text
