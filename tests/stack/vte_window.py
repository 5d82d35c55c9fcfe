"""A window with GNOME's terminal in it (VTE), which runs the command of its arguments.

It is started as a program, with the system's Python, as `orca_browser.SYSTEM_PYTHON` names it.
"""

import sys
from importlib import import_module
from typing import Any


def main() -> None:
    """Show it until the command has ended."""
    gi: Any = import_module("gi")
    gi.require_version("Gtk", "3.0")
    gi.require_version("Vte", "2.91")
    gtk, vte, glib = (import_module(f"gi.repository.{name}") for name in ("Gtk", "Vte", "GLib"))
    window = gtk.Window(title="terminal")
    terminal = vte.Terminal()
    terminal.set_size(80, 24)
    terminal.connect("child-exited", lambda *_: gtk.main_quit())
    window.add(terminal)
    window.show_all()
    nothing = (None, None, -1, None, None)
    terminal.spawn_async(vte.PtyFlags.DEFAULT, None, sys.argv[1:], None, glib.SpawnFlags.DEFAULT, *nothing)
    gtk.main()


if __name__ == "__main__":
    main()
