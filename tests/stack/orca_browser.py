"""Hear what the Orca screen reader says about a web page in real Firefox or real Chromium.

    with Desk() as desk:
        desk.start_orca()
        desk.open_browser("firefox", "http://127.0.0.1:8000/")
        desk.wait_for_text("Red 7")
        desk.press("Tab")
        print(desk.texts())

A Desk is a complete, invisible desktop: X server (Xvfb), session bus, accessibility bus, window
manager, Speech Dispatcher with an output that writes everything down, Orca, and a browser. All
of it lives in one temporary directory and leaves with it. No port and no display number is fixed.

The same file is also started as a program of its own, for the cleaning up.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.stack.browser import FIREFOX_SETTINGS, write_settings

SYSTEM_PYTHON = "/usr/bin/python3"  # has Debian's python3-gi
_LOG_MODULE = Path(__file__).resolve().with_name("speechd_log_module.py")
NEEDED = ("Xvfb", "dbus-daemon", "openbox", "orca", "speech-dispatcher", "xdotool", "xprop")

_SPEECHD_CONF = """\
LogLevel 1
LogDir "{directory}"
DisableAutoSpawn
DefaultLanguage "en"
DefaultPunctuationMode "none"
SymbolsPreproc "none"
AddModule "log" "{directory}/speech-module" ""
DefaultModule log
"""

_OPENBOX_CONF = """\
<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <applications>
    <application class="*"><decor>no</decor><maximized>yes</maximized></application>
  </applications>
</openbox_config>
"""

_FIRST_START: Final = {  # what a Firefox that no program drives would ask or say at its first start
    "accessibility.force_disabled": -1,
    "app.shield.optoutstudies.enabled": False,
    "browser.preonboarding.enabled": False,
    "datareporting.healthreport.uploadEnabled": False,
    "datareporting.usage.uploadEnabled": False,
    "remote.prefs.recommended": False,
    "signon.rememberSignons": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "trailhead.firstrun.didSeeAboutWelcome": True,
}
_CHROMIUM_FLAGS = (
    "--force-renderer-accessibility",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=Translate,MediaRouter,OptimizationHints",
    "--password-store=basic",
    "--no-proxy-server",
    "--disable-session-crashed-bubble",
    "--noerrdialogs",
)


@dataclass(frozen=True)
class Spoken:
    """One message as the synthesizer got it. ``heard`` is the share before it was cut off."""

    text: str
    language: str
    heard: float
    time: float


def missing_programs() -> list[str]:
    """What still has to be installed (for ``pytest.mark.skipif``)."""
    return [name for name in NEEDED if not shutil.which(name)]


def wait_until(condition: Callable[[], Any], timeout: float) -> bool:
    """Poll ``condition`` until it is true; False when ``timeout`` seconds were not enough."""
    deadline = time.monotonic() + timeout
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.03)
    return True


class Desk:
    """An invisible desktop. ``letters_per_second`` is how fast the logged voice "speaks".

    25 is a quick listener; 0 means no time at all, which hides everything that is cut off.
    """

    def __init__(self, letters_per_second: float = 25.0, language: str = "en_US.UTF-8") -> None:
        # A short path: the name of a UNIX socket may have 107 bytes at most.
        self.directory = Path(tempfile.mkdtemp(prefix="desk-"))
        self._started: list[subprocess.Popen[bytes]] = []
        # Cleans up when its input ends, which also happens when this process is killed.
        self._guard: subprocess.Popen[str] = subprocess.Popen(
            [sys.executable, "-m", __name__, "--guard", str(self.directory)],
            cwd=Path(__file__).parents[2],
            stdin=subprocess.PIPE,
            start_new_session=True,
            text=True,
        )
        self._language = language
        self.set_speed(letters_per_second)
        self.environment = self._make_environment()

    # -- starting and ending ------------------------------------------------------------

    def __enter__(self) -> Desk:
        try:
            if missing := missing_programs():
                raise RuntimeError(f"not installed: {', '.join(missing)}")
            self._start_x_server()
            self._start_bus()
            self._start_speech_dispatcher()
            self._start("openbox", "--config-file", self._write("openbox.xml", _OPENBOX_CONF), "--sm-disable")
            self._wait(lambda: self._run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").count("#"), "openbox")
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End everything that this desk has started, and remove its directory."""
        self._guard.communicate(timeout=30)
        for process in self._started:
            process.wait(5)

    def start_orca(self, *options: str, ready: str = "Screen reader on", timeout: float = 30.0) -> None:
        """Orca with its default settings; ``log("orca.debug")`` is its own account of everything."""
        # Orca refuses to start beside another one of the same user, on whatever desktop: it asks
        # pgrep, and here gets the answer that there is none.
        (self.directory / "bin").mkdir(exist_ok=True)
        self._write("bin/pgrep", "#!/bin/sh\nexit 1\n")
        (self.directory / "bin" / "pgrep").chmod(0o755)
        self._start(
            "env",
            f"PATH={self.directory}/bin:{self.environment['PATH']}",
            "orca",
            "--disable",
            "braille",
            "--debug-file",
            str(self.directory / "orca.debug"),
            *options,
            log="orca",
        )
        self._wait(lambda: any(ready in text for text in self.texts()), "orca", timeout)

    def open_browser(self, name: str, url: str, *options: str, timeout: float = 60.0) -> None:
        """``firefox`` or ``chromium``, with a new, empty profile, in the foreground."""
        profile = Path(tempfile.mkdtemp(prefix=f"{name}-", dir=self.directory))
        if name == "firefox":
            write_settings(profile, {**FIREFOX_SETTINGS, **_FIRST_START})
            program = shutil.which("firefox-esr") or "firefox"
            argv = [program, "--no-remote", "--profile", str(profile)]
        elif name == "chromium":
            program = shutil.which("chromium") or "google-chrome"
            argv = [program, *_CHROMIUM_FLAGS, f"--user-data-dir={profile}"]
            if os.geteuid() == 0:
                argv += ["--no-sandbox", "--test-type"]  # --test-type: no warning bar
        else:
            raise ValueError(f"unknown browser {name!r}")
        process = self._start(*argv, *options, url, log=name)
        self._wait(lambda: process.poll() is not None or self._window(name), name, timeout)
        if process.poll() is not None:
            raise RuntimeError(f"{name} did not stay; it said:\n{self.log(name + '.log')}")
        self._wait(lambda: self._activate(name), f"the window of {name}")

    def open_window(self, name: str, *argv: str, timeout: float = 30.0) -> None:
        """Any other program whose window has this class, in the foreground."""
        self._start(*argv, log=name)
        self._wait(lambda: self._activate(name), f"the window of {name}", timeout)

    # -- the player's side --------------------------------------------------------------

    def press(self, *keys: str, pause: float = 0.15) -> None:
        """Keys as xdotool names them: ``Tab``, ``shift+Tab``, ``Return``, ``ctrl+Home``, ``Insert+space``."""
        for key in keys:
            self._run("xdotool", "key", "--delay", "20", key)
            time.sleep(pause)

    def set_speed(self, letters_per_second: float) -> None:
        """How fast the voice says all further messages."""
        self._write("speed", str(letters_per_second))

    def spoken(self) -> list[Spoken]:
        """Every message so far, finished or cut off."""
        path = self.directory / "spoken.jsonl"
        lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
        told = [json.loads(line) for line in lines if line.endswith("\n")]
        return [Spoken(each["text"], each.get("language", ""), each["heard"], each["time"]) for each in told]

    def texts(self) -> list[str]:
        return [message.text for message in self.spoken()]

    def wait_for_text(self, part: str, timeout: float = 15.0, after: int = 0) -> bool:
        """True as soon as a message contains ``part`` (only messages from number ``after`` on)."""
        return wait_until(lambda: any(part in text for text in self.texts()[after:]), timeout)

    def wait_for_silence(self, seconds: float = 2.0, timeout: float = 60.0) -> int:
        """Wait until nothing new was said for that long; the number of messages so far.

        A long message counts only when it has ended: choose ``seconds`` accordingly.
        """
        seen, since = -1, time.monotonic()
        deadline = since + timeout
        while time.monotonic() - since < seconds and time.monotonic() < deadline:
            busy = (self.directory / "speaking").exists()
            if busy or len(self.spoken()) != seen:
                seen, since = len(self.spoken()), time.monotonic()
            time.sleep(0.05)
        return len(self.spoken())

    def log(self, name: str) -> str:
        """``orca.debug``, or the output of a program: ``orca.log``, ``firefox.log`` ..."""
        path = self.directory / name
        return path.read_text(errors="replace") if path.exists() else ""

    # -- the parts ----------------------------------------------------------------------

    def _make_environment(self) -> dict[str, str]:
        private = (
            "DBUS_",
            "XDG_",
            "AT_SPI",
            "GTK_",
            "QT_",
            "WAYLAND",
            "DISPLAY",
            "XAUTHORITY",
            "LC_",
            "MOZ_",
            "SPEECHD_",
        )
        home, runtime = self.directory / "home", self.directory / "run"
        home.mkdir()
        runtime.mkdir(mode=0o700)
        return {
            **{key: value for key, value in os.environ.items() if not key.startswith(private)},
            "ORCA_BROWSER_DESK": str(self.directory),
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(runtime),
            "XDG_SESSION_TYPE": "x11",
            "GDK_BACKEND": "x11",
            "LANG": self._language if self._language.split(".")[0] in _locales() else "C.UTF-8",
            "LANGUAGE": self._language.split("_")[0],
            "GSETTINGS_BACKEND": "memory",
            "GNOME_ACCESSIBILITY": "1",
            "ACCESSIBILITY_ENABLED": "1",
            "SPEECHD_ADDRESS": f"unix_socket:{self.directory}/speechd.sock",
            "SPEECHD_CMD": "/bin/false",
            "MOZ_CRASHREPORTER_DISABLE": "1",
            "MOZ_DISABLE_AUTO_SAFE_MODE": "1",
            "GVFS_DISABLE_FUSE": "1",
        }

    def _start_x_server(self) -> None:
        reading, writing = os.pipe()
        try:
            self._start(
                "Xvfb",
                "-displayfd",
                str(writing),
                "-screen",
                "0",
                "1280x900x24",
                "-nolisten",
                "tcp",
                "-noreset",
                pass_fds=[writing],
            )
        finally:
            os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError(f"Xvfb did not start; it said:\n{self.log('Xvfb.log')}")
        self.environment["DISPLAY"] = f":{number}"

    def _start_bus(self) -> None:
        bus = self.directory / "run" / "bus"
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={bus}"
        self._start("dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address=unix:path={bus}")
        self._wait(bus.exists, "dbus-daemon")

    def _start_speech_dispatcher(self) -> None:
        path = self.directory
        module = path / "speech-module"
        program = f"'{sys.executable}' '{_LOG_MODULE}' --speed '{path}/speed' '{path}/spoken.jsonl'"
        module.write_text(f"#!/bin/sh\nexec {program}\n")
        module.chmod(0o755)
        (path / "speechd" / "modules").mkdir(parents=True)
        (path / "speechd" / "clients").mkdir()
        self._write("speechd/speechd.conf", _SPEECHD_CONF.format(directory=path))
        self._start(
            "speech-dispatcher",
            "--run-single",
            "--timeout",
            "0",
            "--config-dir",
            f"{path}/speechd",
            "--log-dir",
            str(path),
            "--pid-file",
            f"{path}/speechd.pid",
            "--communication-method",
            "unix_socket",
            "--socket-path",
            f"{path}/speechd.sock",
        )
        self._wait((path / "speechd.sock").exists, "speech-dispatcher")

    def _start(self, *argv: str, log: str = "", pass_fds: Sequence[int] = ()) -> subprocess.Popen[bytes]:
        with (self.directory / f"{log or Path(argv[0]).name}.log").open("ab") as output:
            process = subprocess.Popen(
                argv,
                env=self.environment,
                cwd=self.directory,
                start_new_session=True,
                pass_fds=pass_fds,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        self._started.append(process)
        assert self._guard.stdin
        print(process.pid, file=self._guard.stdin, flush=True)
        return process

    def _run(self, *argv: str) -> str:
        done = subprocess.run(
            argv, env=self.environment, capture_output=True, text=True, timeout=20, check=False
        )
        return done.stdout

    def _window(self, browser: str) -> str:
        return self._run("xdotool", "search", "--onlyvisible", "--class", browser).strip()

    def _activate(self, browser: str) -> bool:
        windows = self._window(browser).split()  # at first it may be one that does not stay
        if windows:
            self._run("timeout", "3", "xdotool", "windowactivate", "--sync", windows[-1])
        return bool(windows) and self._run("xdotool", "getactivewindow").strip() in windows

    def _wait(self, condition: Callable[[], Any], name: str, timeout: float = 15.0) -> None:
        if not wait_until(condition, timeout):
            raise RuntimeError(f"{name} did not start; it said:\n{self.log(name + '.log')}")

    def _write(self, name: str, text: str) -> str:
        (self.directory / name).write_text(text)
        return str(self.directory / name)


def _locales() -> set[str]:
    done = subprocess.run(["locale", "-a"], capture_output=True, text=True, check=False)
    return {line.split(".")[0] for line in done.stdout.splitlines()}


# -- as a program: the cleaning up -----------------------------------------------------------


def guard(directory: Path) -> None:
    """Wait for the end of the input; then end all processes of the desk and remove its directory.

    The input names the sessions (as of setsid) that belong to the desk. Services that the bus has
    started are in sessions of their own, but have the desk's mark in their environment; Chromium
    overwrites its environment, but stays in its session.
    """
    sessions = {int(line) for line in sys.stdin}
    mark = f"ORCA_BROWSER_DESK={directory}".encode()

    def living() -> list[int]:
        found = []
        for entry in Path("/proc").iterdir():
            with contextlib.suppress(OSError, ValueError):
                state, _, _, session = (entry / "stat").read_text().rpartition(")")[2].split()[:4]
                ours = int(session) in sessions or mark in (entry / "environ").read_bytes().split(b"\0")
                if ours and state != "Z":
                    found.append(int(entry.name))
        return found

    for number in (signal.SIGTERM, signal.SIGKILL, signal.SIGKILL):
        for pid in living():
            with contextlib.suppress(OSError):
                os.kill(pid, number)
        if wait_until(lambda: not living(), 3):
            break
    for _ in range(10):
        shutil.rmtree(directory, ignore_errors=True)
        if not directory.exists():
            break
        time.sleep(0.1)


# -- as a program ---------------------------------------------------------------


def main() -> None:
    if sys.argv[1:2] == ["--guard"]:
        guard(Path(sys.argv[2]))


if __name__ == "__main__":
    main()
