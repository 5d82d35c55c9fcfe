"""`access-uno serve`: a server on this computer, until it is told to end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import functools
import ipaddress
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Collection, Coroutine, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from access_uno.command_line.arguments import Given, UsageError
from access_uno.command_line.config_file import read_options
from access_uno.command_line.table import EVERYWHERE as ALWAYS
from access_uno.command_line.table import SERVE
from access_uno.play.launch import on_termination
from access_uno.play.online._router import Router, public_ipv6
from access_uno.server.addresses import EVERYWHERE
from access_uno.server.store import StoreError
from access_uno.server.store.sqlite import SQLiteStore, back_up
from access_uno.settings import home
from access_uno.system import installed
from access_uno.system.files import why_not_written
from access_uno.system.service_manager import ServiceManager
from access_uno.text.folding import say
from access_uno.text.sanitize import shown
from access_uno.words import words_of

if TYPE_CHECKING:
    import ssl

    from access_uno.play.online.page_console import PageConsoles
    from access_uno.server.addresses import Network
    from access_uno.server.members import Listed
    from access_uno.server.server import Server
    from access_uno.server.status import StatusPages
    from access_uno.server.store import Store
    from access_uno.ssh.server import SshServer
    from access_uno.web import WebServer
    from access_uno.words import Words

DEFAULT_HOST: Final = "127.0.0.1"
_NOWHERE: Final = (EVERYWHERE, "0.0.0.0", "::")  # where no client can be sent
DEFAULT_PORT: Final = 8022
DEFAULT_STATUS_PORT: Final = 8023
DEFAULT_WEB_PORT: Final = 8080
_CLOSING_SECONDS: Final = 30  # that a server may need to keep everything
_DESCRIPTORS: Final = 4096  # for a full server, and those who are logging in
_WHY_NOT: Final = {
    errno.EADDRINUSE: "in-use",
    errno.EACCES: "reserved",
    errno.EADDRNOTAVAIL: "elsewhere",
}
_CHANGEABLE: Final = {
    "guests",
    "members",
    "admin",
    "trusted_proxy",
    "language",
    "announce",
    "config",
    "drain",
    "web_certificate",
    "web_key",
}
"""Options that a configuration file can change while the server runs."""
_LOOPBACK: Final = ("127.", "::1")


def address_of(text: str, default_port: int = DEFAULT_PORT) -> tuple[str, int]:
    """Return host and port of HOST, HOST:PORT or :PORT; an IPv6 address in brackets.

    `all`: every address here.
    """
    host, colon, port = text.rpartition(":") if text.rfind(":") > text.rfind("]") else (text, "", "")
    good = not colon or (port.isascii() and port.isdecimal() and len(port) < 6 and int(port) < 65536)
    if not good or (":" in host and not host.startswith("[")) or not _can_be_asked_for(host):
        raise UsageError("wrong-address", address=text[:60])
    return host.strip("[]") or DEFAULT_HOST, int(port) if colon else default_port


def _can_be_asked_for(host: str) -> bool:
    """Return whether a name can be looked up at all; such a computer need not exist."""
    try:
        host.encode("idna")
    except UnicodeError:
        return False
    return host.isprintable() and not any(char.isspace() for char in host)


def told_address(host: str, port: int) -> str:
    """Return an address as it is typed."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def page_address(opening: Opening, host: str, port: int) -> str:
    """Return the address that browsers open."""
    return f"{'http' if opening.certificate is None else 'https'}://{told_address(host, port)}/"


def store_of(text: str) -> Store:
    """Return where a server keeps what must not be lost: a file, or NATS servers that several share."""
    scheme, found, _ = text.partition("://")
    if found and scheme in ("nats", "tls"):
        try:
            from access_uno.server.store.nats import NATSStore
        except Exception:  # a half of nats-py may raise anything
            raise UsageError("no-nats", command=installed.with_extra("cluster", "nats-py")) from None
        return NATSStore(text)
    if found:
        raise UsageError("wrong-store", store=text[:60])
    return SQLiteStore(Path(text))


class NotOpenedError(Exception):
    """A server could not be opened: a message of the words, and its facts."""

    def __init__(self, name: str, **facts: str) -> None:
        super().__init__(name)
        self.name = name
        self.facts = facts

    def told(self, words: Words) -> str:
        """Return the reason as a sentence."""
        return words.text(self.name, **self.facts)


def not_listening(error: OSError, host: str, port: int) -> NotOpenedError:
    """Return why a server cannot listen at an address."""
    unknown = isinstance(error, socket.gaierror)
    why = "elsewhere" if unknown else _WHY_NOT.get(error.errno or 0, "other")
    return NotOpenedError("serve-port", address=told_address(host, port), why=why)


@contextlib.contextmanager
def _listening(host: str, port: int) -> Iterator[None]:
    """Raise NotOpenedError if it fails within to listen at an address."""
    try:
        yield
    except OSError as error:
        raise not_listening(error, host, port) from None


class Opening(NamedTuple):
    """How a server is opened."""

    addresses: Sequence[tuple[str, int]]
    guests: bool = True
    admins: Collection[str] = ()  # the fingerprints of their keys
    members: Listed | None = None  # of a private server: the fingerprints of their keys
    proxies: Collection[Network] = ()  # that are trusted to tell from where a client comes
    language: str = "en"
    announced: tuple[str, int] | None = None  # for guests of other servers; port 0: the same
    status: tuple[str, int] | None = None  # where programs are told how the server is
    web: tuple[str, int] | None = None  # where browsers get the page
    certificate: tuple[Path, Path] | None = None  # of the page, and its key


class RunningServer:
    """A server and its way in by SSH."""

    def __init__(self, store: Store, key: Path) -> None:
        self._store = store
        self._key = key
        self.fingerprint = ""
        self._server: Server
        self._door: SshServer
        self._port = DEFAULT_PORT
        self._status: StatusPages | None = None
        self.status: tuple[str, int] | None = None  # the address of these pages
        self._web: WebServer | None = None
        self._pages: PageConsoles | None = None
        self._tls: ssl.SSLContext | None = None  # of the page
        self.web = ""  # the address of the page for browsers

    async def open(self, opening: Opening) -> list[tuple[str, int]]:
        """Open the port; return the addresses. Raise NotOpenedError if that fails."""
        from access_uno.play.online.ssh_console import SshConsole
        from access_uno.server.server import Server
        from access_uno.ssh.key_files import KeyFileError, key_at
        from access_uno.ssh.server import SshServer

        try:
            key = key_at(self._key)
            self.fingerprint = key.get_fingerprint()
            server = Server(
                self._store,
                guests=opening.guests,
                admins=opening.admins,
                members=opening.members,
                fingerprint=self.fingerprint,
            )
            await server.open()
        except KeyFileError as error:
            raise NotOpenedError("serve-key", path=str(error.path)) from None
        except StoreError as error:
            raise NotOpenedError("serve-store", path=error.where, code=error.code) from None
        self._server = server
        consoles = functools.partial(SshConsole, language=opening.language)
        self._door = SshServer(server, key, consoles, opening.proxies, opening.language)
        try:
            bound: list[tuple[str, int]] = []
            for host, port in opening.addresses:
                with _listening(host, port):
                    bound += self._door.listen(host, port)
            self._port = bound[0][1]
            await self._announce(opening)
            if opening.status is not None:
                await self._open_status(*opening.status)
            if opening.web is not None:
                await self._open_web(opening, *opening.web)
        except NotOpenedError:
            await self.close()
            raise
        return bound

    async def _open_web(self, opening: Opening, host: str, port: int) -> None:
        from access_uno.play.online.page_console import PageConsoles
        from access_uno.web import HouseKeeper, WebServer

        self._pages = PageConsoles(self._server, opening.language)
        self._tls = None if opening.certificate is None else tls_context(*opening.certificate)
        keeper = HouseKeeper(self._server)
        self._web = WebServer(keeper, self._pages.connected, self._tls, opening.proxies)
        with _listening(host, port):
            bound = await self._web.listen(host, port)
        self.web = page_address(opening, *bound)

    async def _open_status(self, host: str, port: int) -> None:
        from access_uno.server.status import StatusPages

        pages = StatusPages(self._server)
        with _listening(host, port):
            self.status = await pages.listen(host, port)
        self._status = pages

    async def _announce(self, opening: Opening) -> None:
        if opening.announced is not None:
            host, port = opening.announced
            await self._server.servers.announce(told_address(host, port or self._port))

    def take(self, opening: Opening) -> None:
        """Take what can change while the server runs: it holds for all who come in from now on.

        The certificate of the page is read anew, since it has a new one every few months. Raise
        NotOpenedError if it is none: then all stays as it is.
        """
        from access_uno.play.online.ssh_console import SshConsole

        if self._tls is not None and opening.certificate is not None:
            tls_context(*opening.certificate)  # tried beforehand
            self._tls.load_cert_chain(*opening.certificate)
        self._server.admit(opening.guests, opening.admins, opening.members)
        consoles = functools.partial(SshConsole, language=opening.language)
        self._door.take(consoles, opening.proxies, opening.language)
        if self._web is not None and self._pages is not None:
            self._web.proxies, self._pages.language = opening.proxies, opening.language
        self._server.begin(self._announce(opening))

    async def drain(self, seconds: int) -> None:
        """Tell all who are here that the server closes after so many seconds, and wait until then."""
        await self._server.drain(seconds)

    async def close(self) -> None:
        """Let no client in any more, tell all who are here, and keep everything."""
        self._door.shut()
        await self._server.close()
        await self._door.close()
        if self._web is not None:
            await self._web.close()
        if self._status is not None:
            self._status.close()


def tls_context(certificate: Path, key: Path) -> ssl.SSLContext:
    """Return what TLS needs; raise NotOpenedError if the files are no certificate and its key."""
    import ssl

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(certificate, key, password=lambda: "")
    except (OSError, ValueError):
        raise NotOpenedError("serve-certificate", path=str(certificate), key=str(key)) from None
    return context


def serve(given: Given, language: str, asked: str) -> int:
    """Open a server as the command line says; UsageError if that cannot be meant.

    `language` is that of this computer, `asked` the one that the command line names, if any.
    """
    options = Options(given, asked)
    words = words_of(options.language or language)
    opening, store, key = options.opening(), options.store(), options.host_key()
    opens_router = options.opens_router
    if "backup" in given:
        return _back_up(store, Path(given["backup"]), words)
    if "check" in given:
        return _check(opening, store_of(store), key, words)
    _log_to_standard_error()
    _take_many()
    router = Router() if opens_router else None
    return asyncio.run(_serve(RunningServer(store_of(store), key), opening, options, router, words))


def _log_to_standard_error() -> None:
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # it warns of each write to a connection just lost
    for name in ("access_uno.moderation", "access_uno.logins"):
        logging.getLogger(name).setLevel(logging.INFO)
    logging.getLogger("asyncssh").setLevel(logging.ERROR)  # a client that breaks off need not be reported


class Options:
    """The options of a server: those of its configuration file, and before them those of the command line."""

    def __init__(self, typed: Given, asked: str) -> None:
        """`asked` is the language that the command line names, if any; raise UsageError for a wrong file."""
        self._typed, self._asked = typed, asked
        self.file = Path(typed["config"]) if "config" in typed else None
        self._given = self._read()

    @property
    def language(self) -> str:
        """The language that was asked for; empty if none was."""
        return self._asked or str(self._given.get("language", ""))

    def _read(self) -> Given:
        file = {} if self.file is None else read_options(self.file, (*SERVE.options, *ALWAYS))
        return {**file, **self._typed}

    def read_again(self) -> tuple[Opening, list[str]]:
        """Return what the file says now, and the names of the options that it changes in vain.

        Raise UsageError if it is wrong: then all stays as it is.
        """
        before, self._given = self._given, self._read()
        try:
            opening = self.opening()
        except UsageError:
            self._given = before
            raise
        now, fixed = self._given, set()
        for name in (before.keys() | now.keys()) - _CHANGEABLE:
            if before.get(name) != now.get(name):
                fixed.add(name)
                now.pop(name, None)
                now |= {name: before[name]} if name in before else {}
        return opening, sorted(name.replace("_", "-") for name in fixed)

    def opening(self) -> Opening:
        """Return how the server is to be opened."""
        given = self._given
        announced = address_of(given["announce"]) if "announce" in given else None
        if announced is not None and (given["announce"].startswith(":") or announced[0] in _NOWHERE):
            raise UsageError("wrong-address", address=given["announce"][:60])  # it says no one where to go
        members = _members(given["members"]) if "members" in given else None
        return Opening(
            addresses=[address_of(text) for text in given.get("listen", [""])],
            guests=given.get("guests", "yes" if members is None else "no") == "yes",
            admins=_admins(given.get("admin", ())),
            members=members,
            proxies=[_proxy(text) for text in given.get("trusted_proxy", ())],
            language=self.language or "en",
            announced=announced,
            status=address_of(given["status"], DEFAULT_STATUS_PORT) if "status" in given else None,
            web=address_of(given["web"], DEFAULT_WEB_PORT) if "web" in given else None,
            certificate=self._certificate(),
        )

    def _certificate(self) -> tuple[Path, Path] | None:
        """Return the files of the certificate and its key; UsageError if pages could be read on their way."""
        given = self._given
        together = ("web_certificate", "web_key")
        if any(name in given for name in together) and not all(name in given for name in (*together, "web")):
            raise UsageError("web-certificate-and-key")
        if "web_key" in given:
            return Path(given["web_certificate"]), Path(given["web_key"])
        host = address_of(given["web"])[0] if "web" in given else DEFAULT_HOST
        if not host.startswith(_LOOPBACK) and host != "localhost" and "trusted_proxy" not in given:
            raise UsageError("web-without-certificate", address=given["web"][:60])
        return None

    @property
    def opens_router(self) -> bool:
        """Whether the router is to be asked; raise UsageError if that cannot help."""
        if not self._given.get("open_router"):
            return False
        if all(host.startswith(_LOOPBACK) for host, _ in self.opening().addresses):
            raise UsageError("open-router-alone")
        return True

    @property
    def drain(self) -> int:
        """How many seconds people have before the server closes."""
        return int(self._given.get("drain", 0))

    def store(self) -> str:
        """Return where everything is kept."""
        return self._given.get("store") or str(home().server_store)

    def host_key(self) -> Path:
        """Return the file of the server's own key."""
        return Path(self._given["host_key"]) if "host_key" in self._given else home().server_key


def _check(opening: Opening, store: Store, key: Path, words: Words) -> int:
    """Say whether a server could be opened like this, and who can reach it; return the exit status."""
    from access_uno.play.online._check import check

    try:
        told = asyncio.run(check(opening, store, key, words))
    except NotOpenedError as error:
        say(error.told(words), sys.stderr)
        return 1
    for line in told:
        say(line)
    return 0


def _back_up(store: str, copy: Path, words: Words) -> int:
    """Copy the file of a server; return the exit status, after one sentence."""
    if "://" in store:
        raise UsageError("backup-of-file", store=shown(store[:60]))
    try:
        back_up(Path(store), copy)
    except StoreError as error:
        say(words.text("serve-store", path=error.where, code=error.code), sys.stderr)
    except FileExistsError:
        say(words.text("serve-backup-other", path=str(copy)), sys.stderr)
    except OSError as error:
        say(words.text("cannot-write-file", path=str(copy), reason=why_not_written(error)), sys.stderr)
    else:
        say(words.text("serve-backup", path=str(copy)))
        return 0
    return 1


def _proxy(text: str) -> Network:
    """Return the address, or the network, of a trusted proxy; raise UsageError if it is none."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise UsageError("wrong-proxy", address=shown(text[:60])) from None


def _admins(given: Sequence[str]) -> frozenset[str]:
    """Return the fingerprints of the administrators' keys; raise UsageError for a text without any."""
    from access_uno.ssh.key_files import KeyFileError, fingerprints_of

    admins: set[str] = set()
    for text in given:
        try:
            admins |= fingerprints_of(text)
        except KeyFileError:
            raise UsageError("wrong-admin", admin=shown(text[:60])) from None
    return frozenset(admins)


def _members(path: str) -> Listed:
    """Return what lists the members of a private house; UsageError if the file is no list of keys."""
    from access_uno.ssh.key_files import KeyFileError, KeyList

    try:
        return KeyList(Path(path))
    except KeyFileError:
        raise UsageError("wrong-members", path=shown(path[:60])) from None


def _take_many() -> None:
    """Raise the limit of open connections as far as the system allows; by default it is often 1,024."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if 0 <= soft < _DESCRIPTORS:
            most = _DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, _DESCRIPTORS)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def _serve(
    server: RunningServer, opening: Opening, options: Options, router: Router | None, words: Words
) -> int:
    asked, insisted = asyncio.Event(), asyncio.Event()  # to end: by a first signal, and by another one
    loop = asyncio.get_running_loop()

    def end() -> None:
        (insisted if asked.is_set() else asked).set()

    # Not handlers of the loop: it has none on Windows.
    with on_termination(lambda: loop.call_soon_threadsafe(end)):
        try:
            bound = await server.open(opening)
        except NotOpenedError as error:
            say(error.told(words), sys.stderr)
            return 1
        for line in _told_open(server, bound, words):
            say(line)
        if router is not None:
            await _ask_router(router, bound, words)
        manager = ServiceManager(os.environ)
        manager.ready()
        alive = [loop.create_task(one.live()) for one in (manager, router) if one is not None]

        def read_again() -> None:
            manager.reloading()
            _read_again(server, options, words)
            manager.ready()

        with _on_hang_up(options, lambda: loop.call_soon_threadsafe(read_again)):
            await asked.wait()
            manager.stopping(options.drain + _CLOSING_SECONDS)
            await _first_of(server.drain(options.drain), insisted.wait())
            await server.close()
        for task in alive:
            task.cancel()
        if router is not None:
            await router.close()
    return 0


def _told_open(server: RunningServer, bound: Sequence[tuple[str, int]], words: Words) -> Iterator[str]:
    """Yield where a server that is open can be reached, and by which means."""
    for address in bound:
        yield words.text("serve-open", address=told_address(*address))
    if server.web:
        yield words.text("serve-web", address=server.web)
    if server.status is not None:
        yield words.text("serve-status", address=f"http://{told_address(*server.status)}")
    if server.web.startswith("http:"):
        yield words.text("serve-web-behind")
    if all(host.startswith(_LOOPBACK) for host, _ in bound):
        yield words.text("serve-only-here", port=str(bound[0][1]))


async def _ask_router(router: Router, bound: Sequence[tuple[str, int]], words: Words) -> None:
    """Say where people elsewhere come in: by IPv6, and by IPv4 if the router lets them in, or why not."""
    ipv6 = public_ipv6()
    outside = [(host, port) for host, port in bound if not host.startswith(_LOOPBACK)]
    by_ipv6 = next((port for host, port in outside if ipv6 and host in ("::", ipv6)), None)
    by_ipv4 = next((port for host, port in outside if ":" not in host), None)
    if by_ipv6 is not None:
        say(words.text("router-ipv6", address=told_address(ipv6, by_ipv6)))
    elif by_ipv4 is None:
        say(words.text("router-nowhere"))
    if by_ipv4 is not None:
        reach = await router.open(by_ipv4)
        address = told_address(reach.address, by_ipv4)
        say(words.text(f"router-{reach.how}", address=address, port=str(by_ipv4)))


async def _first_of(*doing: Coroutine[Any, Any, object]) -> None:
    """Wait until one of these is done, and end the others."""
    tasks = [asyncio.ensure_future(one) for one in doing]
    _, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()


@contextlib.contextmanager
def _on_hang_up(options: Options, do: Callable[[], object]) -> Iterator[None]:
    """Call `do` at each SIGHUP, if the server has a configuration file; without one it ends."""
    if options.file is None or sys.platform == "win32":
        yield
        return
    before = signal.signal(signal.SIGHUP, lambda *_: do())
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


def _read_again(server: RunningServer, options: Options, words: Words) -> None:
    """Take what the configuration file says now, and say so; a wrong file changes nothing."""
    try:
        opening, fixed = options.read_again()
        server.take(opening)
    except UsageError as error:
        trouble = words.text(f"usage-{error.code}", **error.facts)
    except NotOpenedError as error:
        trouble = error.told(words)
    else:
        trouble = ""
    if trouble:
        say(words.text("serve-config-kept", reason=trouble), sys.stderr)
        return
    say(words.text("serve-config-read"), sys.stderr)
    if fixed:
        say(words.text("serve-config-fixed", options=words.join(fixed, "and")), sys.stderr)
