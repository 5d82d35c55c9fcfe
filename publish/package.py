"""The wheel and the source distribution of access-uno, from what Git knows here."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from publish.archives import read_zip, repack_tar, write_zip
from publish.fetch import ROOT, BuildError, run


def build(folder: Path, epoch: int) -> list[Path]:
    """Make both, in this folder; the wheel out of the source distribution, so that this must be whole."""
    with tempfile.TemporaryDirectory() as place:
        source = Path(place, "source")
        for name in known_to_git():
            (source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, source / name)
        # Not isolated: the build is then the one of the setuptools that pyproject.toml pins for this.
        command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(source)]
        run(command, env=os.environ | {"SOURCE_DATE_EPOCH": str(epoch), "PYTHONDONTWRITEBYTECODE": "1"})
    (wheel,) = folder.glob("access_uno-*.whl")
    (archive,) = folder.glob("access_uno-*.tar.gz")
    write_zip(wheel, read_zip(wheel), epoch)
    repack_tar(archive, epoch)
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
