"""Starting and leaving the console: its output, its input, and the place of error reports."""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from access_uno.command_line.table import notations
from access_uno.console.app import Console
from access_uno.console.outlet import Outlet
from access_uno.console.screen import OutputError, Screen
from access_uno.play.commands import tell_ignored
from access_uno.settings import Home, Settings, home
from access_uno.system import files
from access_uno.words import default_language, languages, words_of

if TYPE_CHECKING:
    from access_uno.console.drawing import Told
    from access_uno.console.driver import WayIn
    from access_uno.console.lines import Handle
    from access_uno.console.page import Page
    from access_uno.console.scene import Row, Scene
    from access_uno.sounds import Manner, Sounds
    from access_uno.system.windows import StandardInput
    from access_uno.system.worker import Trouble

_log = logging.getLogger(__name__)
_INPUT: Final = 0  # indices in the result of termios.tcgetattr
_LOCAL: Final = 3
_CHARACTERS: Final = 6


def asks_first(given: dict[str, Any], browser: bool = False) -> bool:
    """Return whether a person, there or in the browser, is to be asked something at the very first start."""
    settings = Settings(home().settings)
    settings.give(**given)
    return (browser or sys.stdin.isatty()) and bool(settings.unanswered)


def run(given: dict[str, Any], begin: Callable[[Console], None], browser: bool = False) -> int:
    """Open the console as the settings and the command line say, let `begin` open the first mode, and run it.

    `browser`: it is read by a page. Return the exit status.
    """
    here = home()
    settings = Settings(here.settings, default_language(os.environ))
    settings.restrict("language", languages)
    settings.restrict("notation", notations)
    tell_ignored(settings)
    settings.give(**given)
    logging.basicConfig(filename=log_file(), level=logging.WARNING)
    threading.excepthook = _log_thread
    sys.unraisablehook = _log_ignored
    console, run_console = _in_browser(settings, here) if browser else _at_terminal(settings, here)

    def end() -> None:
        """End like a player's leaving, also if keys typed ahead still open something."""
        console.ends = True
        console.post(console.leave)

    left = on_termination(end)  # also of Control C, where lines are typed: as an exception it could be lost
    with left, echo_off() if console.by_keys and not browser else nullcontext():
        try:
            console.tell_troubles()
            begin(console)
            run_console()
        except (OutputError, ImportError):
            raise  # no terminal to say it on; a missing library is reported where all commands end
        except Exception:
            _log.exception("the console failed")
            console.outlet.tell_last(console.words.say("something-broke", path=str(here.log)))
            return 70
        finally:
            console.outlet.stop()
            console.settings.uses.save()
            console.at_end()
    return console.status


def _at_terminal(settings: Settings, here: Home) -> tuple[Console, Callable[[], None]]:
    console = make_console(settings, here)

    def run_console() -> None:
        if console.running:
            front_end(console)
        _say_goodbye(console)

    return console, run_console


def _in_browser(settings: Settings, here: Home) -> tuple[Console, Callable[[], None]]:
    from access_uno.play.browser import BrowserFrontEnd, make_console, open_browser

    console, visit = make_console(settings, here)

    def tell_address(address: str) -> None:
        print(console.words.text("browser-open", address=address), flush=True)
        if "SSH_CONNECTION" not in os.environ:  # else it would open where the player does not sit
            open_browser(address)

    front = BrowserFrontEnd(console, visit, tell_address)
    return console, partial(front.run, partial(_say_goodbye, console), str(here.log))


def _say_goodbye(console: Console) -> None:
    if console.goes_elsewhere and not console.ends:
        return
    console.outlet.tell_last(console.words.say("goodbye" if console.is_saved() else "goodbye-gone"))


def _log_thread(failed: threading.ExceptHookArgs) -> None:
    """Log what fails in a thread, such as that of a speech library, instead of printing it into the game."""
    if failed.exc_type is not SystemExit and failed.exc_value is not None:
        _log.error("a thread failed: %s", failed.thread, exc_info=failed.exc_value)


def _log_ignored(failed: sys.UnraisableHookArgs) -> None:
    """Log what fails where Python can only print it."""
    _log.error("ignored in %r", failed.object, exc_info=failed.exc_value)


@contextmanager
def on_termination(do: Callable[[], object]) -> Iterator[None]:
    """Call `do` when the program is ended from outside, or its terminal closed.

    Signals that it was started to ignore, as by nohup, stay ignored.
    """
    wanted = [getattr(signal, name, None) for name in ("SIGHUP", "SIGINT", "SIGTERM")]
    numbers = [number for number in wanted if number and signal.getsignal(number) != signal.SIG_IGN]
    before = {number: signal.signal(number, lambda *_: do()) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def echo_off() -> Iterator[None]:
    """Hide typed text on the terminal, from before the first line to after the last.

    Control S and Control \\ do not stop output or end the program either.
    """
    if sys.platform == "win32":  # there keys are only echoed when lines are read
        yield
        return
    import termios

    handle = sys.stdin.fileno()
    try:
        before = termios.tcgetattr(handle)
    except termios.error:
        yield
        return
    now = termios.tcgetattr(handle)
    now[_INPUT] &= ~(termios.ICRNL | termios.IXON)
    now[_LOCAL] &= ~(termios.ECHO | termios.ICANON)
    now[_CHARACTERS][termios.VQUIT] = os.fpathconf(handle, "PC_VDISABLE").to_bytes(1)
    termios.tcsetattr(handle, termios.TCSANOW, now)
    try:
        yield
    finally:
        with suppress(termios.error):  # the terminal may be gone
            termios.tcsetattr(handle, termios.TCSADRAIN, before)


def make_console(settings: Settings, home: Home) -> Console:
    """Return the console for these settings, on the terminal of this process."""
    profile = settings.general
    is_terminal, in_person = sys.stdout.isatty(), sys.stdin.isatty()
    # Without a terminal there are no keys to press, whatever was chosen.
    # A terminal that calls itself dumb may send whole lines.
    takes_keys = is_terminal and os.environ.get("TERM") != "dumb"
    by_keys = in_person and (profile.typing == "keys" or (profile.typing == "auto" and takes_keys))
    encoding = sys.stdout.encoding or "ascii"
    steered = is_terminal and _understands_escapes()
    wipe = _wipe if is_terminal else lambda: None
    keys, is_console = by_keys and is_terminal, is_terminal and not steered
    columns, rows = partial(_size, 0), partial(_size, 1)
    screen = Screen(sys.stdout, keys, steered, columns, encoding, wipe, rows, is_console)
    sounds = None if "SSH_CONNECTION" in os.environ else partial(_open_sounds, home)
    outlet = Outlet(screen, profile, os.environ, sounds, draw=_draw, rows=_braille_rows)
    console = Console(settings, words_of(profile.language), outlet, by_keys, home, in_person)
    console.user = _user
    console.use(profile)
    return console


def _user() -> str:
    import getpass

    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # ImportError on Windows, before Python 3.13
        return ""


def _open_sounds(
    home: Home, manner: Manner, ducked: Callable[[], bool], on_trouble: Callable[[Trouble], None]
) -> Sounds:
    from access_uno.sounds import Sounds

    return Sounds(home.cache / "sounds", manner, ducked=ducked, on_trouble=on_trouble)


def _understands_escapes() -> bool:
    """Return whether the terminal takes escapes.

    All but Windows consoles, which need a mode that old ones lack.
    """
    if sys.platform != "win32":
        return True
    from access_uno.system.windows import enable_escapes

    return enable_escapes()


def _wipe() -> None:
    """Clear a console of Windows, which may know no escapes, or remember more than they reach."""
    if sys.platform == "win32":
        from access_uno.system.windows import clear_console

        clear_console()


def _braille_rows(scene: Scene) -> Sequence[Row]:
    from access_uno.play.braille_rows import braille_rows

    return braille_rows(scene)


def _draw(scene: Scene, page: Page, told: Told) -> None:
    from access_uno.play.table_drawing import draw_scene

    draw_scene(scene, page, told)


def _size(axis: int) -> int | None:
    """Return how wide (0) or high (1) the terminal is; 0 if unknown, None without one."""
    if not sys.stdout.isatty():
        return None
    try:
        return os.get_terminal_size(sys.stdout.fileno())[axis]
    except (OSError, ValueError):
        return 0


def front_end(console: Console) -> None:
    """Run the console with keys or with lines until it is left."""
    from access_uno.console.driver import Driver

    if console.by_keys:
        from access_uno.console.keys import TerminalKeys

        way_in: WayIn = TerminalKeys(console, sys.stdin)
    elif _edits(console):
        way_in = _edited_lines(console)
    else:
        from access_uno.console.lines import TypedLines

        way_in = TypedLines(console, _standard_input())
    Driver(console, way_in).run()


def _edits(console: Console) -> bool:
    """Return whether lines are edited as they are typed, on a terminal that can move its cursor."""
    wanted, reading = console.settings.general.editing, console.settings.general.reading
    if os.environ.get("TERM") == "dumb" or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return wanted == "on" or (wanted == "auto" and reading == "sight")


def _edited_lines(console: Console) -> WayIn:
    from access_uno.console.edited_lines import EditedLines
    from access_uno.console.inputs import TerminalInput

    if sys.platform == "win32":
        from prompt_toolkit.output.defaults import create_output
        from prompt_toolkit.output.win32 import Win32Output

        output = create_output(sys.stdout) if _understands_escapes() else Win32Output(sys.stdout)
    else:
        from prompt_toolkit.data_structures import Size
        from prompt_toolkit.output.vt100 import Vt100_Output

        def size() -> Size:
            return Size(_size(1) or 24, _size(0) or 80)

        # It need not know the row of its cursor, and the answer of the terminal could come too late.
        output = Vt100_Output(sys.stdout, size, term=os.environ.get("TERM"), enable_cpr=False)
    return EditedLines(console, TerminalInput(sys.stdin), output)


def _standard_input() -> Handle | StandardInput:
    """Return standard input as something that can be waited for and read like a socket."""
    if sys.platform == "win32":
        from access_uno.system.windows import StandardInput

        return StandardInput()
    from access_uno.console.lines import Handle

    return Handle(sys.stdin.fileno())


def log_file() -> str:
    """Return the path of the log, in a folder that exists; the null device if there can be none."""
    try:
        files.for_adding(home().log)
    except OSError:
        return os.devnull
    return str(home().log)
