"""A private server: who may come in to it, and the invitations by which others become members.

Members are the administrators, the keys of a list that the host keeps, and each key that once came with an
invitation. All keys of a member's account are a member's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Final

from access_uno.protocol.answers import Invitation
from access_uno.protocol.seat_codes import new_code, proof_of, tidy_code
from access_uno.server.refusal import RefusedError
from access_uno.server.store import BUCKETS, ConflictError
from access_uno.text import names
from access_uno.words.codes import in_one_piece

if TYPE_CHECKING:
    from access_uno.server.server import Server
    from access_uno.server.session import Session

INVITATION_DAYS: Final = round((BUCKETS["invitations"] or 0) / 86_400)

Listed = Callable[[], Collection[str]]
"""Returns the fingerprints that the list of members has now."""


class Members:
    """The members of a private server, in its store and in a list beside it."""

    def __init__(self, server: Server, listed: Listed) -> None:
        self._server = server
        self._listed = listed

    async def has(self, fingerprint: str) -> bool:
        """Return whether a key is a member's; a member who is banned stays out all the same."""
        account = await self._server.accounts.of_key(fingerprint)
        keys = {fingerprint, *(account.keys if account is not None else ())}
        if not keys.isdisjoint(self._server.admins) or not keys.isdisjoint(self._listed()):
            return True
        for key in keys:
            if await self._server.store.get("members", key) is not None:
                return True
        return False

    async def invite(self, session: Session) -> Invitation:
        """Return a new invitation, with what is known of the way here; the store has only its proof."""
        inviter = session.visitor.fingerprint
        if inviter is None:
            raise RefusedError("guests-have-no-account")
        self._server.limits.check("invitations", names.key(session.name))
        code = new_code()
        await self._server.store.put("invitations", proof_of(code), inviter, 0)
        address, fingerprint = self._server.servers.address or None, self._server.fingerprint or None
        return Invitation(code, INVITATION_DAYS, address, fingerprint)

    async def admit(self, fingerprint: str, network: str, text: str) -> None:
        """Make an unknown key a member: by an invitation, or by the code of a member's second device.

        RefusedError if it is neither, or if too many wrong codes have come from there.
        """
        limits = self._server.limits
        # Before anything waits: guesses may come side by side.
        limits.check("codes", network, "too-many-codes")
        if code := tidy_code(text):
            await self._accept(fingerprint, proof_of(code))
        elif await self._server.accounts.of_key(fingerprint) is None:
            await self._server.accounts.accept(in_one_piece(text), fingerprint)
        else:
            raise RefusedError("invitation-wrong")
        limits.give_back("codes", network)

    async def _accept(self, fingerprint: str, proof: str) -> None:
        """Use an invitation up; one of a person who is no member any more is worth nothing."""
        store, wrong = self._server.store, RefusedError("invitation-wrong")
        entry = await store.get("invitations", proof)
        if entry is None:
            raise wrong
        inviter = await self._server.accounts.of_key(entry.value)
        if inviter is None or inviter.banned or not await self.has(entry.value):
            raise wrong
        try:
            await store.delete("invitations", proof, entry.revision)  # it is good once
        except ConflictError:
            raise wrong from None
        await store.put("members", fingerprint, entry.value)
