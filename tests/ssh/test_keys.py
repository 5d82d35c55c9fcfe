"""Keys on disk: made once, whole, and their owner's alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import asyncssh
import pytest

from access_uno.ssh.key_files import KeyFileError, key_at

MAKER = "import sys; from pathlib import Path; from access_uno.ssh.key_files import key_at; "
MAKER += "print(key_at(Path(sys.argv[1])).get_fingerprint())"


def test_a_key_is_made_once_and_no_other_user_can_read_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "key"
    before = os.umask(0)
    try:
        made = key_at(path)
    finally:
        os.umask(before)
    assert key_at(path).get_fingerprint() == made.get_fingerprint()
    assert path.stat().st_mode & 0o077 == path.parent.stat().st_mode & 0o077 == 0
    assert [file.name for file in path.parent.iterdir()] == ["key"]


def test_a_key_that_others_could_read_is_private_when_it_is_used(tmp_path: Path) -> None:
    path = tmp_path / "key"
    key_at(path)
    path.chmod(0o644)
    key_at(path)
    assert path.stat().st_mode & 0o077 == 0


def test_of_programs_that_begin_at_once_one_makes_the_key(tmp_path: Path) -> None:
    command = [sys.executable, "-c", MAKER, str(tmp_path / "key")]
    programs = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(4)]
    told = {program.communicate()[0] for program in programs}
    assert told == {key_at(tmp_path / "key").get_fingerprint() + "\n"}


def test_a_key_that_is_none_or_has_a_passphrase_is_refused(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    locked = key.export_private_key("pkcs8-pem", passphrase="secret")
    for content in (
        b"",
        b"\0" * 100,
        b"-----BEGIN OPENSSH PRIVATE KEY-----\n",
        key.export_public_key(),
        locked,
    ):
        (tmp_path / "key").write_bytes(content)
        with pytest.raises(KeyFileError):
            key_at(tmp_path / "key")
