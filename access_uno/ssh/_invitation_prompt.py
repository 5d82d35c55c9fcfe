"""How a private server asks a key that it does not know for an invitation, while that key logs in.

The key proves itself first, which SSH calls a partial success, and then comes one question by
keyboard-interactive: so `ssh HOST` asks it as it would ask for a password.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final, cast

from access_uno.server.refusal import RefusedError
from access_uno.server.store import StoreError
from access_uno.words import words_of

if TYPE_CHECKING:
    import asyncssh

    from access_uno.server.members import Members
    from access_uno.server.server import Server
    from access_uno.ssh.server import SshConnection

_log = logging.getLogger(__name__)

_MOST_KEYS: Final = 8  # that one connection may offer, each of them with its signature

Challenge = tuple[str, str, str, list[tuple[str, bool]]]


class InvitationPrompt:
    """The question, at one connection."""

    def __init__(self, connection: SshConnection, ssh: asyncssh.SSHServerConnection, server: Server) -> None:
        assert server.members is not None
        self._connection = connection
        self._ssh = cast("Any", ssh)
        self._server = server
        self._members: Members = server.members  # the server may become a public one meanwhile
        self._keys: list[str] = []  # unknown ones that have proven themselves
        self._trouble = ""  # why the last answer was no good
        self._check = self._ssh.validate_public_key
        self._ssh.validate_public_key = self._validate  # asyncssh knows no partial success; tested

    @property
    def takes_keys(self) -> bool:
        """True while another key may be offered: the next one may be a member's."""
        return len(self._keys) < _MOST_KEYS

    @property
    def is_due(self) -> bool:
        """True if an unknown key has proven itself."""
        return bool(self._keys)

    async def _validate(self, username: str, key: bytes, message: bytes, signature: bytes) -> bool:
        """Return whether a key may log in by itself, or may go on to prove itself."""
        if not await self._check(username, key, message, signature):
            return False
        fingerprint = self._connection.visitor.fingerprint
        assert fingerprint is not None
        if await self._is_member(fingerprint):
            return True
        if not message:
            return fingerprint not in self._keys
        if not self._keys:
            self._connection.expect_answer()
        if fingerprint not in self._keys:
            self._keys.append(fingerprint)
        self._ssh.send_userauth_failure(True)
        return False

    async def _is_member(self, fingerprint: str) -> bool:
        try:
            return await self._members.has(fingerprint)
        except StoreError as error:
            _log.warning("the members cannot be read: %s", error.code)
            return True  # to be told by the server, which lets them no further, why not

    def challenge(self, language: str) -> Challenge:
        """Return what is asked now."""
        words = words_of(language)
        # ssh -q shows nothing but the prompt, so what was wrong stands there.
        trouble = [words.text(f"refused-{self._trouble}")] if self._trouble else []
        prompt = " ".join([*trouble, words.text("invitation-ask"), ""])
        return "", words.text("invitation-wanted"), "", [(prompt, True)]

    async def answered(self, text: str) -> str | None:
        """Return the key that is a member's by this answer, None if it was a wrong one."""
        try:
            await self._members.admit(self._keys[0], self._connection.network, text[:100])
        except RefusedError as refused:
            self._trouble = refused.code
            return None
        except StoreError as error:
            _log.warning("an invitation cannot be looked up: %s", error.code)
            self._trouble = "not-kept"
            return None
        return self._keys[0]
