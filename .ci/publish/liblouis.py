"""Wheels of liblouis for computers that have none: Linux, Windows and macOS, for two processors each."""

from __future__ import annotations

import re
import sys
import tempfile
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path

from publish.archives import read_tar, write_wheel
from publish.fetch import HERE, ROOT, from_debian, pins, run

PLATFORMS: Mapping[
    str, tuple[str, str]
] = {  # a wheel's platform: what zig calls it, what the library is called
    "manylinux_2_17_x86_64.manylinux2014_x86_64": ("x86_64-linux-gnu.2.17", "liblouis.so"),
    "manylinux_2_17_aarch64.manylinux2014_aarch64": ("aarch64-linux-gnu.2.17", "liblouis.so"),
    "win_amd64": ("x86_64-windows-gnu", "liblouis.dll"),
    "win_arm64": ("aarch64-windows-gnu", "liblouis.dll"),
    "macosx_11_0_x86_64": ("x86_64-macos.11.0", "liblouis.dylib"),
    "macosx_11_0_arm64": ("aarch64-macos.11.0", "liblouis.dylib"),
}
_OURS = HERE / "access_uno_liblouis"
_LANGUAGES = ROOT / "braille" / "tables" / "languages.toml"
_EMBOSSERS = "en-us-brf.dis"  # which characters they take for cells; our tests compare with it
_BINDING = "python/louis/__init__.py.in"
_LIBRARY_IN_BINDING = '_loader["###LIBLOUIS_SONAME###"]'
_INCLUDE = re.compile(rb"^\s*include\s+(\S+)", re.MULTILINE)


def build(folder: Path, epoch: int) -> list[Path]:
    """Make all wheels, in this folder."""
    source = read_tar(from_debian("liblouis"))
    modules = _modules(source) | _tables(source)
    wheels = []
    for platform, (target, library) in PLATFORMS.items():
        files = modules | {f"access_uno_liblouis/{library}": _compiled(source, target, library)}
        wheels.append(write_wheel(folder, files, _metadata(), f"py3-none-{platform}", epoch))
    return wheels


def wanted_tables(read: Callable[[str], bytes]) -> set[str]:
    """The tables of our languages, and what they include; `read` gives a table's text."""
    listed = tomllib.loads(_LANGUAGES.read_text(encoding="utf-8"))
    waiting = [_EMBOSSERS, *(table for language in listed.values() for table in language["grades"].values())]
    found: set[str] = set()
    while waiting:
        if (name := waiting.pop()) not in found:
            found.add(name)
            waiting += [included.decode() for included in _INCLUDE.findall(read(name))]
    return found


def _modules(source: Mapping[str, bytes]) -> dict[str, bytes]:
    binding = source[_BINDING].decode()
    if binding.count(_LIBRARY_IN_BINDING) != 1:
        raise ValueError("liblouis's Python module loads its library in a new way")
    binding = binding.replace(
        f"liblouis = {_LIBRARY_IN_BINDING}",
        "from access_uno_liblouis import LIBRARY  # the next line was changed for access-uno\n"
        "liblouis = _loader[LIBRARY]",
    )
    return {
        "access_uno_liblouis/__init__.py": (_OURS / "__init__.py").read_bytes(),
        "access_uno_liblouis/louis.py": binding.encode(),
        "LICENSES/COPYING.LESSER": source["COPYING.LESSER"],
    }


def _tables(source: Mapping[str, bytes]) -> dict[str, bytes]:
    def read(name: str) -> bytes:
        template = f"tables/{name}.in"
        return _expanded(source[template]) if template in source else source[f"tables/{name}"]

    return {f"access_uno_liblouis/tables/{name}": read(name) for name in wanted_tables(read)}


def _expanded(template: bytes) -> bytes:
    """A table that is written with macros."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(template)
        file.flush()
        return run(["m4", "-G", file.name]).encode()


def _compiled(source: Mapping[str, bytes], target: str, library: str) -> bytes:
    """The library for a kind of computer."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for name, content in source.items():
            if re.fullmatch(r"liblouis/\w+\.[ch]", name):
                (folder / Path(name).name).write_bytes(content)
        header = source["liblouis/liblouis.h.in"].replace(b"@WIDECHAR_TYPE@", b"unsigned int")  # as in Debian
        (folder / "liblouis.h").write_bytes(header)
        (folder / "config.h").touch()
        flags = [f'-DPACKAGE_VERSION="{pins("liblouis")["version"]}"', '-DTABLESDIR=""']
        if library.endswith("dll"):
            for name in ("utf8_paths.h", "utf8_paths.c"):
                (folder / name).write_bytes((_OURS / name).read_bytes())
            flags += ["-D_EXPORTING", "-include", "utf8_paths.h"]
        compile_(folder, target, [*flags, "-I.", "-fPIC", "-shared"], library)
        return (folder / library).read_bytes()


def compile_(folder: Path, target: str, flags: list[str], result: str) -> None:
    """Compile the C files of a folder, with nothing in them of the folder and the time."""
    zig = [sys.executable, "-m", "ziglang", "cc", "-target", target, "-O2", "-g0", "-s", "-w"]
    files = sorted(path.name for path in folder.glob("*.c"))
    run([*zig, *flags, *files, "-o", result], cwd=folder)


def _metadata() -> str:
    text = (_OURS / "README.md").read_text(encoding="utf-8").format(**pins("liblouis"))
    return (
        "Metadata-Version: 2.4\n"
        "Name: access-uno-liblouis\n"
        f"Version: {pins('liblouis')['version']}\n"
        "Summary: liblouis, the braille translator, with the tables that access-uno needs\n"
        "Author: The access-uno team; of liblouis, the liblouis team\n"
        "License-Expression: LGPL-2.1-or-later\n"
        "License-File: COPYING.LESSER\n"
        "Requires-Python: >=3.11\n"
        "Description-Content-Type: text/markdown\n"
        f"\n{text}"
    )
