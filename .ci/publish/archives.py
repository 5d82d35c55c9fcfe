"""Archives that are the same, byte by byte, on any machine at any time."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import tarfile
import time
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

Files = Mapping[str, bytes]
"""What lies in an archive: contents by their paths, with slashes."""

_OLDEST = 315532800  # no zip file knows a time before 1980


def read_zip(path: Path) -> dict[str, bytes]:
    """All files in a zip file or wheel."""
    with zipfile.ZipFile(path) as archive:
        return {entry.filename: archive.read(entry) for entry in archive.infolist() if not entry.is_dir()}


def read_tar(path: Path) -> dict[str, bytes]:
    """All files in a tar file, without its one top folder."""
    with tarfile.open(path) as archive:
        members = [(member.name, archive.extractfile(member)) for member in archive if member.isfile()]
        return {name.partition("/")[2]: file.read() for name, file in members if file}


def write_zip(path: Path, files: Files, epoch: int) -> None:
    """A zip file with these files, all as old as that."""
    date = time.gmtime(max(epoch, _OLDEST))[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in _in_order(files):
            entry = zipfile.ZipInfo(name, date)
            entry.external_attr = 0o100644 << 16
            entry.create_system = 3  # else it depends on where it was packed
            archive.writestr(entry, files[name], zipfile.ZIP_DEFLATED, 9)


def write_wheel(folder: Path, files: Files, metadata: str, tag: str, epoch: int) -> Path:
    """A wheel of modules and licences; its name, its version and the list of its files come by themselves."""
    fields = dict(line.split(": ", 1) for line in metadata.partition("\n\n")[0].splitlines())
    stem = f"{fields['Name'].replace('-', '_')}-{fields['Version']}"
    info = f"{stem}.dist-info"
    python, abi, platforms = tag.split("-")
    tags = "".join(f"Tag: {python}-{abi}-{platform}\n" for platform in platforms.split("."))
    wheel = f"Wheel-Version: 1.0\nGenerator: access-uno\nRoot-Is-Purelib: false\n{tags}"
    whole = {
        **{name.replace("LICENSES/", f"{info}/licenses/"): content for name, content in files.items()},
        f"{info}/METADATA": metadata.encode(),
        f"{info}/WHEEL": wheel.encode(),
    }
    lines = [f"{name},{_sum(whole[name])},{len(whole[name])}" for name in _in_order(whole)]
    whole[f"{info}/RECORD"] = "\n".join([*lines, f"{info}/RECORD,,", ""]).encode()
    path = folder / f"{stem}-{tag}.whl"
    write_zip(path, whole, epoch)
    return path


def write_tar(path: Path, folder: Path, names: Iterable[str], epoch: int) -> Path:
    """A tar.gz of these files of a folder, in a top folder that is called as itself, all as old as that."""
    inner = io.BytesIO()
    with tarfile.open(fileobj=inner, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name in sorted(names):
            file = folder / name
            member = tarfile.TarInfo(f"{path.name.removesuffix('.tar.gz')}/{name}")
            member.size, member.mtime = file.stat().st_size, epoch
            member.mode = 0o755 if file.stat().st_mode & 0o100 else 0o644
            archive.addfile(member, io.BytesIO(file.read_bytes()))
    with path.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=epoch) as packed:
        packed.write(inner.getvalue())
    return path


def _in_order(names: Iterable[str]) -> list[str]:
    """By name; what tells about a wheel comes last, as its standard recommends."""
    return sorted(names, key=lambda name: (".dist-info/" in name, name))


def _sum(content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
    return f"sha256={digest.decode()}"
