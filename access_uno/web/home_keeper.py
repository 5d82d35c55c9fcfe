"""Who comes in at home: the browser that was given the secret of this start, and no other one."""

from __future__ import annotations

import http
import secrets
from hmac import compare_digest
from typing import Final

from access_uno.web.server import Newcomer, Refused

_BYTES: Final = 24
_HOSTS: Final = ("127.0.0.1", "localhost")


class HomeKeeper:
    """Gives a cookie for the secret in the address, which is used up when a page has connected."""

    def __init__(self, refusal: str) -> None:
        """`refusal` is what a browser is told that has no secret, or a used one."""
        self._refusal = refusal
        self._secret: str | None = secrets.token_urlsafe(_BYTES)
        self._cookie = secrets.token_urlsafe(_BYTES)
        self._port = 0

    def address(self, port: int) -> str:
        """Return the address to open, once the server listens at this port."""
        self._port = port
        return f"http://{_HOSTS[0]}:{port}/?{self._secret}"

    def host_is_right(self, host: str) -> bool:
        """Return whether it is an address of this computer, at our port."""
        return host in [f"{name}:{self._port}" for name in _HOSTS]

    def origin_is_right(self, origin: str, newcomer: Newcomer) -> bool:
        """Return whether a socket is opened by our own page."""
        return origin == f"http://{newcomer.host}"

    async def turn(self, newcomer: Newcomer) -> None:
        """Let all ask at once: only programs of this computer can."""

    def visit(self, newcomer: Newcomer) -> Refused | str | None:
        """Give the cookie for the secret; a browser that has it comes in without."""
        if self._is_known(newcomer):
            return None
        if self._secret is None or not compare_digest(newcomer.secret.encode(), self._secret.encode()):
            return Refused(http.HTTPStatus.FORBIDDEN, self._refusal)
        return f"{self._name}={self._cookie}; HttpOnly; SameSite=Strict; Path=/"

    def connect(self, newcomer: Newcomer) -> Refused | None:
        """Let a page with the cookie connect."""
        if not self._is_known(newcomer):
            return Refused(http.HTTPStatus.FORBIDDEN, self._refusal)
        self._secret = None
        return None

    @property
    def _name(self) -> str:
        """The name of the cookie: browsers give those of one port to all others of a computer."""
        return f"access-uno-{self._port}"

    def _is_known(self, newcomer: Newcomer) -> bool:
        given = newcomer.cookies.get(self._name, "")
        return compare_digest(given.encode(), self._cookie.encode())
