"""Builds everything that is published, into dist/ or the folder that is named."""

import shutil
import sys
from pathlib import Path

from publish import liblouis, package, windows
from publish.fetch import ROOT, BuildError


def main() -> int:
    """Build, and name each file with its size."""
    folder = Path(sys.argv[1] if sys.argv[1:] else ROOT / "dist").resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        epoch = package.newest_change()
        wheel, source = package.build(folder, epoch)
        braille = liblouis.build(folder, epoch)
        made = [wheel, source, *braille, windows.build(folder, [wheel, *braille], epoch)]
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    for path in made:
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
