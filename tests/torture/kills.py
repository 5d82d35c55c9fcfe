"""Kills: games that are killed at any moment have on disk all that they told, and can go on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from access_uno.record.saves import SaveFile
from access_uno.words import words_of
from tests.play.play import header
from tests.play.shadow import Shadow

PATIENCE: Final = 600.0  # seconds; it takes some ten where nothing else is to do


def kills(folder: Path, seed: int, count: int = 40) -> set[int]:
    """Kill so many games at random moments: all that was told is on disk. How many steps each had made."""
    folder.mkdir(exist_ok=True)
    record = header("mario-de", seed=seed, computers=3)
    typed = ["draw", "pass", "next"] * 100
    (folder / "record").write_text(record)
    (folder / "typed").write_text("".join(f"{line}\n" for line in typed))
    command = [sys.executable, "-m", "tests.torture.killed", str(folder), str(count), str(seed)]
    subprocess.run(command, check=True, timeout=PATIENCE)

    settings = 'language = "en"\nprompts = "newcomers"\n'  # as where nothing was chosen
    shadow = Shadow(folder / "shadow", record, settings, by_keys=False)
    for line in typed:
        if shadow.console.running:
            shadow.type(line)
    all_told = shadow.told()
    # A game that is over before its end comes has said goodbye.
    texts = [one.message.text for one in all_told] + [words_of("en").text("goodbye")]
    moments: set[int] = set()
    for number in range(count):
        path = folder / str(number) / "game.uno"
        lines = path.with_name("told").read_text(encoding="utf-8").split("\n")[:-1]
        told = all_told[: len(lines)]
        assert lines == texts[: len(lines)]
        if not path.exists():
            assert not lines, "it was killed before it had begun"
            continue
        save, replay = SaveFile.resume(path)
        save.close()
        assert replay.error is None
        steps = path.read_text(encoding="utf-8").removeprefix(record).splitlines(keepends=True)
        assert steps == shadow.scribe.steps[: len(steps)]
        assert len(steps) >= max((one.steps for one in told), default=0), "everything told is there"
        moments.add(len(steps))
    return moments
