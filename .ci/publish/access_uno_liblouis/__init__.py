"""liblouis with the tables that access-uno needs, for computers that have no liblouis of their own.

    from access_uno_liblouis import louis

`louis` is liblouis's own Python module; `louis.TABLES` is the folder of the tables.
"""

import sys
from pathlib import Path

_SUFFIX = {"win32": "dll", "darwin": "dylib"}.get(sys.platform, "so")
LIBRARY = str(Path(__file__).parent / f"liblouis.{_SUFFIX}")

from access_uno_liblouis import louis  # noqa: E402  # it loads the library

louis.TABLES = str(Path(__file__).parent / "tables")
if sys.platform == "win32":
    louis.fileSystemEncoding = "utf-8"  # for this library was built so: see utf8_paths.c
