"""Which screen readers run on this computer."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_READERS: Final = {  # their programs, in lower case, and their names
    **{name: name for name in ("orca", "fenrir", "yasr", "tdsr", "espeakup", "brltty")},
    "nvda.exe": "NVDA",
    "jfw.exe": "JAWS",
    "narrator.exe": "Narrator",
    "brltty.exe": "brltty",
    "zdsr.exe": "ZDSR",
    "voiceover": "VoiceOver",
}


def running() -> list[str]:
    """Return the names of the screen readers that run now."""
    programs = {name.lower() for name in _programs()}
    found = [name for program, name in _READERS.items() if program in programs]
    if Path("/sys/accessibility/speakup").exists():
        found.append("speakup")
    return found


def _programs() -> set[str]:
    """Return the running programs, by the names of their files."""
    if sys.platform == "win32":
        from access_uno.system.windows import processes

        return set(processes())
    if sys.platform == "linux":
        return set(_on_linux())
    listed = subprocess.run(["/bin/ps", "-axo", "comm="], capture_output=True, text=True, check=False).stdout
    return {Path(line).name for line in listed.splitlines()}


def _on_linux() -> Iterator[str]:
    """Yield the programs, and scripts after their interpreter."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().split(b"\0")[:2]
        except OSError:  # it has ended meanwhile
            continue
        yield from (Path(os.fsdecode(word)).name for word in words)
