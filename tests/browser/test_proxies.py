"""The page behind real proxies with TLS, configured as docs/hosting.md says."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import secrets
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.web.house import House, Page, house

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
NGINX = """\
daemon off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder};
    proxy_temp_path {folder};
    {ours}
}}
"""


def block(first: str) -> str:
    """The example in the docs that begins with this line."""
    found = re.search(rf"^```\n({re.escape(first)}.*?)^```", HOSTING, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate that signs itself, and its key."""
    files = folder / "uno.pem", folder / "uno.key"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    command += ["-subj", "/CN=localhost", "-days", "1", "-out", str(files[0]), "-keyout", str(files[1])]
    subprocess.run(command, check=True, capture_output=True)
    return files


@contextlib.contextmanager
def nginx(folder: Path, to: int) -> Iterator[int]:
    port, (cert, key) = free_port(), certificate(folder)
    ours = block("map $http_upgrade")
    for ours_in_docs, here in (
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("/etc/ssl/uno.pem", str(cert)),
        ("/etc/ssl/uno.key", str(key)),
        ("127.0.0.1:8080", f"127.0.0.1:{to}"),
    ):
        assert ours_in_docs in ours
        ours = ours.replace(ours_in_docs, here)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, ours=ours))
    with running(["nginx", "-c", f"{folder}/nginx.conf", "-p", str(folder)]):
        yield port


@contextlib.contextmanager
def caddy(folder: Path, to: int) -> Iterator[int]:
    port = free_port()
    ours = block("uno.example.org {").replace("uno.example.org", f"https://localhost:{port}")
    ours = ours.replace("127.0.0.1:8080", f"127.0.0.1:{to}")
    options = "{\nadmin off\nauto_https disable_redirects\nlocal_certs\nskip_install_trust\n}\n"
    (folder / "Caddyfile").write_text(options + ours)
    environment = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "PATH": "/usr/bin:/bin"}
    with running(["caddy", "run", "--config", f"{folder}/Caddyfile"], environment):
        yield port


@contextlib.contextmanager
def running(command: list[str], environment: dict[str, str] | None = None) -> Iterator[None]:
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(10)


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_guest_plays_through_a_proxy_and_comes_from_their_own_address(proxy, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    if shutil.which(proxy.__name__) is None:
        pytest.skip(f"{proxy.__name__} is not installed")

    async def scene() -> None:
        trusted = [ipaddress.ip_network("127.0.0.1")]
        async with house(tmp_path, trusted) as here:
            with proxy(tmp_path, here.port) as port:
                await through(here, port)

    asyncio.run(scene())


async def through(here: House, port: int) -> None:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    for _ in range(100):  # until it listens, and has its certificate
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(
                "127.0.0.1", port, ssl=context, server_hostname="localhost"
            )
            writer.close()
            break
        await asyncio.sleep(0.1)
    cookie = f"__Host-access-uno={secrets.token_urlsafe(32)}"
    async with connect(
        f"wss://localhost:{port}/socket",
        ssl=context,
        origin=f"https://localhost:{port}",  # type: ignore[arg-type]
        additional_headers={"Cookie": cookie},
        local_addr=("127.0.0.1", 0),
        host="127.0.0.1",
    ) as socket:
        page = Page(socket, cookie)
        await page.send(do="open", languages="en")
        await page.enter("guest", "Anna")
        assert here.server.presence.has("Anna")
