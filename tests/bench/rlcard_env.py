"""RLCard, the engine that we measure ourselves against, in a virtual environment of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

RLCARD = "rlcard==1.2.0"
_FOLDER = Path(__file__).parents[2] / ".venv" / "bench"


def python_with_rlcard() -> Path:
    """The Python that can import rlcard; the first call installs it, and says so on standard error."""
    python = _FOLDER / "bin" / "python"
    installed = _FOLDER / RLCARD  # written last, so that what broke off is begun again
    if not installed.exists():
        print(f"Installing {RLCARD} for the bench, once.", file=sys.stderr)
        _run([sys.executable, "-m", "venv", "--clear", str(_FOLDER)])
        _run([str(python), "-m", "pip", "install", "--quiet", RLCARD])
        installed.touch()
    return python


def _run(command: list[str]) -> None:
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise SystemExit(f"{RLCARD} could not be installed, so there is nothing to compare with.")
