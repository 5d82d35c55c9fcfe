"""Who comes in to a house: browsers, each known by a random secret in a cookie, as others are by a key."""

from __future__ import annotations

import base64
import hashlib
import http
import re
import secrets
from typing import TYPE_CHECKING, Final

from access_uno.server.addresses import network
from access_uno.web.server import Newcomer, Refused

if TYPE_CHECKING:
    from access_uno.server.server import Server

_BYTES: Final = 32
_SECRET: Final = re.compile(r"[\w-]{43}", re.ASCII)
_HOST: Final = re.compile(r"[a-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9a-f:.]{2,45}\](:\d{1,5})?", re.ASCII)
_YEAR: Final = 365 * 24 * 3600  # seconds


class HouseKeeper:
    """Gives each browser a secret of its own, and counts how often an address connects."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def host_is_right(self, host: str) -> bool:
        """Return whether it can be the name of a house: it may have several."""
        return _HOST.fullmatch(host) is not None

    def origin_is_right(self, origin: str, newcomer: Newcomer) -> bool:
        """Return whether a socket is opened by our own page; a proxy may not say that it has TLS."""
        schemes = ("https",) if newcomer.secure else ("http", "https")
        return origin in [f"{scheme}://{newcomer.host}" for scheme in schemes]

    async def turn(self, newcomer: Newcomer) -> None:
        """Take a request from the budget of an address, or wait for a turn, as lines by SSH do."""
        await self._server.limits.take("requests", network(newcomer.address))

    def visit(self, newcomer: Newcomer) -> Refused | str | None:
        """Give a secret to a browser without one."""
        if device_of(newcomer) is not None:
            return None
        secure = "; Secure" if newcomer.secure else ""
        secret = secrets.token_urlsafe(_BYTES)
        return f"{_name(newcomer)}={secret}; Max-Age={_YEAR}; HttpOnly; SameSite=Strict; Path=/{secure}"

    def connect(self, newcomer: Newcomer) -> Refused | None:
        """Let a page of a browser with a secret connect, as often as its address may."""
        if device_of(newcomer) is None:
            return Refused(http.HTTPStatus.FORBIDDEN, "This browser keeps no cookies.")
        if not self._server.limits.allow("logins", network(newcomer.address)):
            return Refused(http.HTTPStatus.TOO_MANY_REQUESTS, "Too many connections. Please wait a little.")
        return None


def device_of(newcomer: Newcomer) -> str | None:
    """Return the fingerprint of a browser's secret, one more kind of key; None without a secret.

    Only this is kept: with it no one can come in.
    """
    secret = newcomer.cookies.get(_name(newcomer), "")
    if not _SECRET.fullmatch(secret):
        return None
    return "browser:" + base64.b64encode(hashlib.sha256(secret.encode()).digest()).decode().rstrip("=")


def _name(newcomer: Newcomer) -> str:
    """Return the name of the cookie: where there is TLS, browsers let no one else set it."""
    return "__Host-access-uno" if newcomer.secure else "access-uno"
