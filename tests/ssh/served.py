"""A house in a process of its own, to be killed: python -m tests.ssh.served FOLDER PORT [STORE]."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from access_uno.play.online.serve import store_of
from tests.ssh.rig import opened


async def serve(folder: Path, port: int, store: str = "") -> None:
    async with opened(folder, port, store_of(store) if store else None) as rig:
        print(rig.port, flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), int(sys.argv[2]), *sys.argv[3:]))
