"""Real browsers without a window, driven as a person with a mouse or a keyboard would drive them.

Chromium has a driver that speaks WebDriver; Firefox understands the same commands by itself (Marionette).
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from websockets.sync.client import connect

NEEDED: Final = ("chromium", "chromedriver")
_ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"  # the name of an element in the protocol
_FLAGS: Final = (
    *("--headless=new", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-proxy-server"),
)
_FIREFOX_FLAGS: Final = (
    *("--headless", "--marionette", "--remote-debugging-port=0", "--remote-allow-system-access"),
    *("--no-remote", "--width=1200", "--height=900"),
)
_PATHS: Final = {  # of Chromium's driver, for the commands by the names that Firefox has
    "Navigate": "POST url",
    "GetCurrentURL": "GET url",
    "ExecuteScript": "POST execute/sync",
    "FindElements": "POST elements",
    "ElementClick": "POST element/{id}/click",
    "PerformActions": "POST actions",
}
FIREFOX_SETTINGS: Final[Mapping[str, Any]] = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.sessionstore.resume_from_crash": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.translations.automaticallyPopup": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.push.connection.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "extensions.update.enabled": False,
    "media.gmp-manager.updateEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 0,
    "network.trr.mode": 5,
    "sidebar.revamp": False,
    "termsofuse.bypassNotification": True,
    "toolkit.telemetry.enabled": False,
}
"""A Firefox that asks nothing of anyone."""
_DRIVEN: Final = {"marionette.port": 0, "focusmanager.testmode": True}  # its window counts as the active one
KEYS: Final = {
    "Enter": "\ue007",
    "Tab": "\ue004",
    "Escape": "\ue00c",
    "Space": " ",
    "Shift": "\ue008",
    "Left": "\ue012",
    "Up": "\ue013",
    "Right": "\ue014",
    "Down": "\ue015",
}
_LISTEN: Final = """
    window.announced = [];
    new MutationObserver((records) => {
        for (const record of records) {
            if (record.target.parentNode?.id !== "announcer") continue;
            for (const node of record.addedNodes) announced.push(node.data.replace(/\\u00a0$/, ""));
        }
    }).observe(document, { childList: true, subtree: true });
"""
"""Keeps all that the region for readers gets, from the start of each page."""


class BrowserError(Exception):
    """The browser could not do something; its first word is the protocol's code."""


class Browser:
    """A browser with an empty profile and one window."""

    def __init__(self, profile: str) -> None:
        self._profile = profile

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()
        shutil.rmtree(self._profile, ignore_errors=True)

    def _end(self) -> None:
        raise NotImplementedError

    def _do(self, command: str, **values: Any) -> Any:
        """Do a command of WebDriver, and return its value."""
        raise NotImplementedError

    def open(self, address: str) -> None:
        """Open an address."""
        self._do("Navigate", url=address)

    @property
    def address(self) -> str:
        """The address as it stands in the browser."""
        return str(self._do("GetCurrentURL"))

    def run(self, script: str, *arguments: object) -> Any:
        """Run a script in the page, and return what it returns; what it promises is waited for."""
        return self._do("ExecuteScript", script=script, args=list(arguments))

    def find(self, selector: str) -> list[str]:
        """Return the elements that can be seen."""
        found = self._do("FindElements", using="css selector", value=selector)
        return [one[_ELEMENT] for one in found]

    def click(self, selector: str) -> None:
        """Click the first element, as a mouse does: it must be there and not be covered.

        It is clicked again if it moved away from under the mouse, as where the focus scrolls the page.
        """
        wait_for(lambda: self._hit(selector), f"a click on {selector}")

    def _hit(self, selector: str) -> bool:
        """Click an element; return whether it got the click."""
        [first, *_] = self.find(selector) or [""]
        if not first:
            raise BrowserError(f"no element: {selector}")
        self.run(
            "window.wasHit = false; document.querySelector(arguments[0])"
            ".addEventListener('click', () => (window.wasHit = true), {once: true, capture: true})",
            selector,
        )
        self._do("ElementClick", id=first)
        return bool(self.run("return window.wasHit !== false"))

    def press(self, *keys: str) -> None:
        """Press keys one after the other, wherever the focus is: `Tab`, `Enter`, `a`, `Shift+Tab`."""
        actions = []
        for key in keys:
            *held, last = [KEYS.get(name, name) for name in key.split("+")] if len(key) > 1 else [key]
            actions += [{"type": "keyDown", "value": one} for one in (*held, last)]
            actions += [{"type": "keyUp", "value": one} for one in (last, *reversed(held))]
        self._do("PerformActions", actions=[{"type": "key", "id": "keyboard", "actions": actions}])

    def wait(self, script: str, *arguments: object, seconds: float = 15) -> Any:
        """Wait until a script in the page returns something true, and return that."""
        return wait_for(lambda: self.run(script, *arguments), script, seconds)

    def lines(self) -> list[str]:
        """Return what happened, as it stands on the page."""
        return list(
            self.run("return [...document.querySelectorAll('[data-line]')].map(line => line.textContent)")
        )

    def announced(self) -> list[str]:
        """Return what the page has given to readers since it was loaded."""
        return list(self.run("return announced"))

    def log(self) -> list[str]:
        """Return what the browser's own console complains of since the last call."""
        raise NotImplementedError


class Chromium(Browser):
    """Chromium; `size` is that of the window, `text` the size of text that its reader chose."""

    def __init__(
        self, size: tuple[int, int] = (1200, 900), options: Sequence[str] = (), text: int = 16
    ) -> None:
        super().__init__(tempfile.mkdtemp(prefix="chromium-"))
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
        sizes = {"webkit.webprefs.default_font_size": text}
        wanted = {
            "goog:chromeOptions": {"args": flags, "binary": shutil.which("chromium"), "prefs": sizes},
            "goog:loggingPrefs": {"browser": "ALL"},
        }
        session = self._ask("POST", "", {"capabilities": {"alwaysMatch": wanted}})
        self._at += f"/{session['sessionId']}"
        self.command("Page.addScriptToEvaluateOnNewDocument", source=_LISTEN)

    def _end(self) -> None:
        with contextlib.suppress(BrowserError, OSError):
            self._ask("DELETE", "")
        self._driver.terminate()
        self._driver.wait(10)
        assert self._driver.stdout is not None
        self._driver.stdout.close()

    def _do(self, command: str, **values: Any) -> Any:
        method, path = _PATHS[command].split()
        return self._ask(method, "/" + path.format(**values), values if method == "POST" else None)

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

    def command(self, name: str, **parameters: object) -> Any:
        """Send a command of Chromium's developer tools."""
        return self._ask("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def prefer(self, **features: str) -> None:
        """Be the browser of a reader who prefers something: `forced_colors="active"`."""
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.command("Emulation.setEmulatedMedia", features=named)

    def resize(self, width: int, height: int) -> None:
        """Show the page in a window of this size, which may be smaller than a window can be."""
        self.command(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    def log(self) -> list[str]:
        return [entry["message"] for entry in self._ask("POST", "/se/log", {"type": "browser"})]


class Firefox(Browser):
    """Firefox; `settings` are those of about:config."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(tempfile.mkdtemp(prefix="firefox-"))
        chosen = {**FIREFOX_SETTINGS, **_DRIVEN, **settings}
        write_settings(Path(self._profile), chosen)
        program = shutil.which("firefox-esr") or "firefox"
        self._process = subprocess.Popen(
            [program, *_FIREFOX_FLAGS, "--profile", self._profile],
            env=os.environ | {"HOME": self._profile, "MOZ_CRASHREPORTER_DISABLE": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._open = contextlib.ExitStack()
        port = Path(self._profile, "MarionetteActivePort")
        wait_for(lambda: port.exists() and port.read_text(), "Firefox", 60)
        address = "127.0.0.1", int(port.read_text())
        self._socket = self._open.enter_context(socket.create_connection(address, timeout=60))
        self._answers = self._open.enter_context(self._socket.makefile("rb"))
        self._asked = 0
        self._read()
        session = self._do("NewSession", webSocketUrl=True)
        self._listen(session["capabilities"]["webSocketUrl"])

    def _listen(self, address: str) -> None:
        """Have each page begin with our script."""
        function = f"() => {{ {_LISTEN} }}"
        # The script stays as long as this connection.
        self._more = self._open.enter_context(connect(address, compression=None))
        wanted = {"id": 1, "method": "script.addPreloadScript", "params": {"functionDeclaration": function}}
        self._more.send(json.dumps(wanted))
        assert json.loads(self._more.recv(timeout=15))["type"] == "success"

    def _end(self) -> None:
        self._open.close()
        self._process.terminate()
        self._process.wait(20)

    def _do(self, command: str, **values: Any) -> Any:
        self._asked += 1
        self._send([0, self._asked, f"WebDriver:{command}", values])
        return self._answer()

    def _send(self, message: object) -> None:
        text = json.dumps(message).encode()
        self._socket.sendall(b"%d:%s" % (len(text), text))

    def _answer(self) -> Any:
        _, _, error, result = self._read()
        if error:
            raise BrowserError(f"{error['error']}: {error['message']}")
        return result["value"] if isinstance(result, dict) and set(result) == {"value"} else result

    def _read(self) -> Any:
        length = b""
        while (byte := self._answers.read(1)) != b":":
            length += byte
        return json.loads(self._answers.read(int(length)))

    def _in_chrome(self, script: str) -> Any:
        """Run a script in the browser itself."""
        self._asked += 2
        self._send([0, self._asked - 1, "Marionette:SetContext", {"value": "chrome"}])
        self._answer()
        try:
            return self.run(script)
        finally:
            self._send([0, self._asked, "Marionette:SetContext", {"value": "content"}])
            self._answer()

    def log(self) -> list[str]:
        script = """
            const found = Services.console.getMessageArray().map(String);
            Services.console.reset();
            return found;
        """
        return [entry for entry in self._in_chrome(script) if "http://127.0.0.1" in entry]


def write_settings(profile: Path, settings: Mapping[str, Any]) -> None:
    """Write the settings of a Firefox."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items()]
    (profile / "user.js").write_text("".join(lines))


def wait_for(condition: Callable[[], Any], what: str, seconds: float = 15) -> Any:
    """Return what a condition returns once that is true."""
    until = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < until, f"waited {seconds} s for: {what}"
        time.sleep(0.02)
    return found
