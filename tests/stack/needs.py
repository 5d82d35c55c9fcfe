"""What the stack tests need from the system: missing parts skip a test, but never in CI."""

from __future__ import annotations

import ctypes.util
import importlib.util
import os
import shutil
from pathlib import Path

import pytest

# Each part: the Debian package that brings it, and the program, Python module or file that shows it is there.
_PACKAGES = {
    "speech-dispatcher": "speech-dispatcher",
    "espeak-ng": "speech-dispatcher-espeak-ng speech-dispatcher-audio-plugins espeak-ng",
    "python:speechd": "python3-speechd",
    "brltty": "brltty",
    "python:brlapi": "python3-brlapi",
    "python:louis": "python3-louis",
    "fenrir": "fenrir",
    "yasr": "yasr",
    "alsa": "libasound2",
    "systemd-analyze": "systemd",
}
_VIRTUAL_DRIVER = "libbrlttybvr.so"  # BRLTTY's display made of text: gone after 6.8


def need(*parts: str) -> None:
    """Skip the running test unless all ``parts`` are installed; where CI is set, fail instead."""
    missing = [part for part in parts if not _present(part)]
    if not missing:
        return
    packages = " ".join(_PACKAGES[part] for part in missing)
    reason = f"not installed: {', '.join(missing)} (apt install {packages})"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def _present(part: str) -> bool:
    if part.startswith("python:"):
        return importlib.util.find_spec(part.removeprefix("python:")) is not None
    if part == "alsa":
        return ctypes.util.find_library("asound") is not None
    if shutil.which(part) is None:
        return False
    return part != "brltty" or any(
        folder.is_dir() and any(folder.glob(f"**/brltty/{_VIRTUAL_DRIVER}"))
        for folder in map(Path, ("/lib", "/usr/lib", "/usr/lib64", "/usr/local/lib"))
    )
