"""The wheel and the source distribution of access-uno, from what Git knows here."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from publish.archives import read_zip, write_tar, write_zip
from publish.fetch import ROOT, BuildError, run


def build(folder: Path, epoch: int) -> list[Path]:
    """Make both, in this folder; the wheel from the files of the source distribution, which must be whole."""
    names = known_to_git()
    with tempfile.TemporaryDirectory() as place:
        source = Path(place)
        for name in names:
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, source / name)
        # Not isolated: the build is then the one of the setuptools that pyproject.toml pins for this.
        command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), place]
        run(command, env=os.environ | {"SOURCE_DATE_EPOCH": str(epoch), "PYTHONDONTWRITEBYTECODE": "1"})
        (wheel,) = folder.glob("access_uno-*.whl")
        files = read_zip(wheel)
        write_zip(wheel, files, epoch)
        stem = "-".join(wheel.name.split("-")[:2])
        (source / "PKG-INFO").write_bytes(files[f"{stem}.dist-info/METADATA"])
        archive = write_tar(folder / f"{stem}.tar.gz", source, [*names, "PKG-INFO"], epoch)
    return [wheel, archive]


def known_to_git() -> list[str]:
    """The files of the project, as they are now; nothing that was only made here."""
    names = run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT)
    files = [name for name in names.split("\0") if (ROOT / name).is_file()]
    if not files:
        raise BuildError("Only a clone of the project can be built.")
    return files


def newest_change() -> int:
    """When the project was changed last, in seconds since 1970: the time in all archives."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given or run(["git", "log", "-1", "--format=%ct"], cwd=ROOT))
