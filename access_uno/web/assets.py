"""What is served besides the messages: the page, its style sheet, its scripts, and the rules for browsers."""

from __future__ import annotations

import io
import wave
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from access_uno.sounds.catalogue import SOUNDS

_TYPES: Final = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
}
_FILES: Final = (
    "page.html",
    "page.css",
    "page.js",
    "announcer.js",
    "connection.js",
    "scene.js",
    "sounds.js",
    "icon.svg",
)
_RATE: Final = 22_050  # of sounds for pages: half of what a sound card gets


class Asset(NamedTuple):
    """A file of the page."""

    kind: str
    body: bytes


def asset(path: str) -> Asset | None:
    """Return what is served at a path, None if nothing is."""
    name = "page.html" if path == "/" else path.removeprefix("/")
    if name in _FILES:
        return _file(name)
    sound = name.removeprefix("sounds/").removesuffix(".wav")
    return _sound(sound) if sound in SOUNDS and name == f"sounds/{sound}.wav" else None


@cache
def _file(name: str) -> Asset:
    body = (files("access_uno.web") / "page" / name).read_bytes()
    return Asset(_TYPES[name.rpartition(".")[2]], body)


@cache
def _sound(name: str) -> Asset:
    from access_uno.sounds.synthesis import RATE, make

    written = io.BytesIO()
    with wave.open(written, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(_RATE)
        file.writeframes(make(name)[:: RATE // _RATE].tobytes())
    return Asset("audio/wav", written.getvalue())


def policy(host: str = "", secure: bool = False) -> dict[str, str]:
    """Return the headers with what a browser may do with the page: run our script, and nothing else.

    The socket at a host is named, because not every browser takes 'self' for it.
    """
    socket = f" {'wss' if secure else 'ws'}://{host}" if host else ""
    rules = (
        *("default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'"),
        f"connect-src 'self'{socket}",
        *("base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"),
        "require-trusted-types-for 'script'",
    )
    return {
        "Content-Security-Policy": "; ".join(rules),
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
        "Cache-Control": "no-store",
    }
