"""Puts the manual pages and completions into the wheel, made from the table of commands as it is built.

All else stands in pyproject.toml.
"""

import sys
from pathlib import Path

from setuptools import setup  # before distutils, which it provides

from distutils.command.install_data import install_data  # isort: skip


class InstallData(install_data):
    """Makes the files just before they are put into the wheel."""

    def run(self) -> None:
        """Make them, and install them."""
        sys.path.insert(0, str(Path(__file__).parent))
        from access_uno.command_line.share import shared

        made = Path(self.get_finalized_command("build").build_base, "share")
        for name, text in shared().items():
            path = made / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            self.data_files.append((f"share/{Path(name).parent.as_posix()}", [str(path)]))
        super().run()


setup(cmdclass={"install_data": InstallData}, data_files=[("share", [])])
