"""A real Chromium, driven by its own tool, as a person with a mouse or a keyboard would drive it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

NEEDED: Final = ("chromium", "chromedriver")
_ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"  # the name of an element in the protocol
_FLAGS: Final = (
    *("--headless=new", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-proxy-server"),
)
KEYS: Final = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "Space": " ", "Shift": "\ue008"}


class BrowserError(Exception):
    """The browser could not do something; its first word is the protocol's code."""


class Chromium:
    """A browser with an empty profile and one window; `size` is that of the window."""

    def __init__(self, size: tuple[int, int] = (1200, 900), options: Sequence[str] = ()) -> None:
        self._profile = tempfile.mkdtemp(prefix="chromium-")
        self._driver = subprocess.Popen(
            ["chromedriver", "--port=0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"HOME": self._profile},
        )
        assert self._driver.stdout is not None
        started = next(line for line in self._driver.stdout if "successfully" in line)
        found = re.search(r"on port (\d+)", started)
        assert found
        self._at = f"http://127.0.0.1:{found[1]}/session"
        flags = [*_FLAGS, *options, f"--user-data-dir={self._profile}", f"--window-size={size[0]},{size[1]}"]
        if os.geteuid() == 0:
            flags.append("--no-sandbox")
        wanted = {
            "goog:chromeOptions": {"args": flags, "binary": shutil.which("chromium")},
            "goog:loggingPrefs": {"browser": "ALL"},
        }
        session = self._ask("POST", "", {"capabilities": {"alwaysMatch": wanted}})
        self._at += f"/{session['sessionId']}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(BrowserError, OSError):
            self._ask("DELETE", "")
        self._driver.terminate()
        self._driver.wait(10)
        assert self._driver.stdout is not None
        self._driver.stdout.close()
        shutil.rmtree(self._profile, ignore_errors=True)

    def _ask(self, method: str, path: str, values: object = None) -> Any:
        body = None if values is None else json.dumps(values).encode()
        request = urllib.request.Request(
            self._at + path, body, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise BrowserError(f"{value['error']}: {value['message']}") from None

    def open(self, address: str) -> None:
        """Open an address."""
        self._ask("POST", "/url", {"url": address})

    @property
    def address(self) -> str:
        """The address as it stands in the browser."""
        return str(self._ask("GET", "/url"))

    def run(self, script: str, *arguments: object) -> Any:
        """Run a script in the page, and return what it returns."""
        return self._ask("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def command(self, name: str, **parameters: object) -> Any:
        """Send a command of Chromium's developer tools."""
        return self._ask("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def find(self, selector: str) -> list[str]:
        """Return the elements that can be seen."""
        found = self._ask("POST", "/elements", {"using": "css selector", "value": selector})
        return [one[_ELEMENT] for one in found]

    def click(self, selector: str) -> None:
        """Click the first element, as a mouse does: it must be there and not be covered."""
        [first, *_] = self.find(selector) or [""]
        if not first:
            raise BrowserError(f"no element: {selector}")
        self._ask("POST", f"/element/{first}/click", {})

    def press(self, *keys: str) -> None:
        """Press keys one after the other, wherever the focus is: `Tab`, `Enter`, `a`, `Shift+Tab`."""
        actions = []
        for key in keys:
            *held, last = [KEYS.get(name, name) for name in key.split("+")] if len(key) > 1 else [key]
            actions += [{"type": "keyDown", "value": one} for one in (*held, last)]
            actions += [{"type": "keyUp", "value": one} for one in (last, *reversed(held))]
        self._ask("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": actions}]})

    def wait(self, script: str, *arguments: object, seconds: float = 15) -> Any:
        """Wait until a script in the page returns something true, and return that."""
        return wait_for(lambda: self.run(script, *arguments), script, seconds)

    def lines(self) -> list[str]:
        """Return what happened, as it stands on the page."""
        return list(
            self.run("return [...document.querySelectorAll('[data-line]')].map(line => line.textContent)")
        )

    def log(self) -> list[str]:
        """Return what the browser's own console says since the last call."""
        return [entry["message"] for entry in self._ask("POST", "/se/log", {"type": "browser"})]

    def screenshot(self, path: Path) -> None:
        """Write a picture of the page, to look at while a test is written."""
        import base64

        path.write_bytes(base64.b64decode(self._ask("GET", "/screenshot")))


def wait_for(condition: Callable[[], Any], what: str, seconds: float = 15) -> Any:
    """Return what a condition returns once that is true."""
    until = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < until, f"waited {seconds} s for: {what}"
        time.sleep(0.02)
    return found
