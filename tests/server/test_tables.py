"""The tables of a house, as several servers keep them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from access_uno.server.refusal import RefusedError
from access_uno.server.server import Server
from access_uno.server.store.sqlite import SQLiteStore
from tests.server.test_messages import SECONDS


def test_a_table_that_another_server_has_removed_is_told_as_none(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(SQLiteStore(tmp_path / "house.db"), pause=0.0)
        await server.open()
        with pytest.raises(RefusedError, match="no-table"):
            await server.tables.change("123456", lambda table: table)
        await server.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))
