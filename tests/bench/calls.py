"""The functions of ours that are called while something is done."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

ROOT: Final = Path(__file__).parents[2]
OURS: Final = tuple(f"{ROOT / package}/" for package in ("access_uno", "braille"))

Calls = list[tuple[str, str]]
"""The file and the name of each function, in the order of the calls."""


@contextmanager
def traced() -> Iterator[Calls]:
    """Note the calls of our own functions in this thread."""
    calls: Calls = []

    def note(frame: FrameType, event: str, _: object) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(OURS):
            calls.append((path, frame.f_code.co_name))

    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)
