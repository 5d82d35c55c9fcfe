"""The examples of docs/protocol.md are what a house answers."""

from __future__ import annotations

import json
import re
from pathlib import Path

from access_uno.protocol.wishes import WISHES
from tests.ssh.rig import Rig, Told, run

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
LINES = [
    line for block in re.findall(r"```session\n(.*?)```", TEXT, re.DOTALL) for line in block.splitlines()
]


def fits(wanted: object, told: object) -> bool:
    """Whether an example is what was told; it may leave out fields and later events, and … is anything."""
    if wanted == "…":
        return True
    if isinstance(wanted, dict):
        return isinstance(told, dict) and all(
            name in told and fits(wanted[name], told[name]) for name in wanted
        )
    if isinstance(wanted, list):
        return isinstance(told, list) and all(map(fits, [w for w in wanted if w != "…"], told))
    return wanted == told


def test_the_examples_are_what_a_house_answers(tmp_path: Path) -> None:
    assert len(LINES) > 15

    async def story(rig: Rig) -> None:
        anna = await rig.program("anna", greet=False)
        for line in LINES:
            said = json.loads(line[2:])
            if line.startswith(">"):
                anna.send(**said)
                continue

            def is_meant(told: Told, said: Told = said) -> bool:
                marks = [key for key in ("type", "do", "step") if key in said]
                return all(told.get(key) == said[key] for key in marks)

            told = await anna.until(is_meant)
            assert fits(said, told), (said, told)

    run(tmp_path, story)


def test_every_wish_and_every_kind_of_line_is_described() -> None:
    for wish in WISHES:
        assert f"`{wish}`" in TEXT, wish
    game = ("hello", "done", "refused", "table", "match", "game", "waits", "left", "closed")
    for kind in (*game, "said", "nudged", "notice", "servers", "gave-up", "ended", "absent", "again"):
        assert f"`{kind}`" in TEXT, kind
    for kind in ("seat", "named", "claims"):
        assert f"`{kind}`" in TEXT, kind
