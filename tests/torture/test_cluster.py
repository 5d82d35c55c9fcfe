"""A bounded part of the torture of a house on several machines; `make torture` goes on with all of it."""

from __future__ import annotations

from pathlib import Path

from tests.torture.cluster import Cluster, cluster


def test_whatever_dies_every_step_that_was_told_is_kept_once_and_in_order(tmp_path: Path) -> None:
    befalls = (Cluster.server_dies, Cluster.server_is_cut_off, Cluster.leader_dies)
    assert cluster(tmp_path, 1, befalls, tables=5) > 0
