"""`access-uno serve --check`: is the configuration sound, and who can reach the house."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from access_uno.play.online.serve import (
    NotOpenedError,
    Opening,
    not_listening,
    page_address,
    tls_context,
    told_address,
)
from access_uno.server.addresses import EVERYWHERE, Address, own_address
from access_uno.server.store import Store, StoreError
from access_uno.words import Words

_BANNER: Final = b"SSH-2.0-access-uno"
_PAGE: Final = b"access-uno="  # in the cookie of a page
_SECONDS: Final = 2.0
_SHARED: Final = ipaddress.ip_network("100.64.0.0/10")  # of customers behind a provider's NAT


async def check(opening: Opening, store: Store, key: Path, words: Words) -> list[str]:
    """Return what is to be told of a sound configuration; raise NotOpenedError if it is none."""
    from access_uno.ssh.key_files import KeyFileError, key_at

    try:
        if key.exists():
            key_at(key)
        await store.check()
    except KeyFileError as error:
        raise NotOpenedError("serve-key", path=str(error.path)) from None
    except StoreError as error:
        raise NotOpenedError("serve-store", path=error.where, code=error.code) from None
    running = [address for address in opening.addresses if not await _is_free(*address, answers_at)]
    if not running and opening.status is not None:
        await _is_free(*opening.status, answers_at)
    told = [words.text("check-sound"), *await _page(opening, words)]
    told += [words.text("check-runs", address=told_address(*address)) for address in running]
    told += [words.text(name, **facts) for name, facts in reach(opening)]
    if opening.announced is not None:
        host, port = opening.announced
        port = port or opening.addresses[0][1]
        answers = "yes" if await answers_at(host, port) else "no"
        told.append(words.text("check-announced", address=told_address(host, port), answers=answers))
    return told


async def _page(opening: Opening, words: Words) -> list[str]:
    """Return what is to be told of the page for browsers; raise NotOpenedError if it cannot be served."""
    if opening.web is None:
        return []
    await _is_free(*opening.web, page_answers_at)
    told = [words.text("serve-web", address=page_address(opening, *opening.web))]
    if opening.certificate is None:
        return [*told, words.text("serve-web-behind")]
    days = days_left(*opening.certificate)
    return [*told, words.text("check-certificate", days=max(0, days), over="yes" if days < 0 else "no")]


def days_left(certificate: Path, key: Path) -> int:
    """Return for how many days a certificate is valid; raise NotOpenedError if the files are none."""
    from cryptography.x509 import load_pem_x509_certificate

    tls_context(certificate, key)
    ends = load_pem_x509_certificate(certificate.read_bytes()).not_valid_after_utc
    return (ends - datetime.now(UTC)).days


async def _is_free(host: str, port: int, answers: Callable[[str, int], Awaitable[bool]]) -> bool:
    """Return whether nothing listens at an address; False if a house answers there.

    Raise NotOpenedError if no house can listen there.
    """
    from access_uno.ssh.server import listeners

    try:
        with contextlib.ExitStack() as stack:
            for listener in listeners(host, port):
                stack.enter_context(listener)
    except OSError as error:
        here = "127.0.0.1" if host in (EVERYWHERE, "0.0.0.0") else "::1" if host == "::" else host
        if await answers(here, port):
            return False
        raise not_listening(error, host, port) from None
    return True


async def answers_at(host: str, port: int) -> bool:
    """Return whether a house answers at an address."""
    try:
        async with asyncio.timeout(_SECONDS):
            reader, writer = await asyncio.open_connection(host, port)
            try:
                return (await reader.readline()).startswith(_BANNER)
            finally:
                writer.close()
    except (OSError, TimeoutError, ValueError):
        return False


async def page_answers_at(host: str, port: int) -> bool:
    """Return whether the page of a house answers at an address, with or without TLS."""
    import ssl

    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    for tls in (None, context):
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            async with asyncio.timeout(_SECONDS):
                reader, writer = await asyncio.open_connection(host, port, ssl=tls)
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
                answer = await reader.readuntil(b"\r\n\r\n")
                writer.close()
                if _PAGE in answer:
                    return True
    return False


def reach(opening: Opening) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield a message, with its facts, for each address at which people can come in; IPv6 first."""
    told = set()
    for host, port in opening.addresses:
        for address in _addresses_of(host):
            if (name := _reached_by(address)) and (address, port) not in told:
                told.add((address, port))
                yield name, {"address": told_address(str(address), port)}
    if not told:
        yield "serve-only-here", {"port": str(opening.addresses[0][1])}


def _reached_by(address: Address) -> str:
    """Return the message for who can come in at an address; empty if only people at this computer can."""
    if address.is_loopback or address.is_link_local:
        return ""
    if address.version == 4 and address in _SHARED:
        return "check-carrier"
    if address.is_global:
        return "check-internet"
    return "check-router" if address.version == 4 else "check-network"


def _addresses_of(host: str) -> list[Address]:
    """Return the addresses of this computer that a host to listen at means, as the world would see them."""
    ipv4, ipv6 = socket.AF_INET, socket.AF_INET6
    families = {"0.0.0.0": [ipv4], "::": [ipv6], EVERYWHERE: [ipv6, ipv4]}
    if host not in families:
        return [ipaddress.ip_address(socket.getaddrinfo(host, 0)[0][4][0])]
    return [found for family in families[host] if (found := own_address(family)) is not None]
