"""What the tools of the package registry say about dist/, but for what is meant."""

import subprocess
import sys
import tomllib

from publish.fetch import ROOT

_MEANT = "W009"  # two top-level packages: docs/publishing.md says why


def main() -> int:
    """Ask them; 1 if something is wrong."""
    packages = sorted(str(path) for path in (ROOT / "dist").iterdir() if path.suffix in (".whl", ".gz"))
    ours = [path for path in packages if path.endswith("-any.whl")]
    others = [path for path in packages if path.endswith(".whl") and path not in ours]
    commands = (
        ["twine", "check", "--strict", *packages],
        ["check_wheel_contents", "--ignore", _MEANT, *ours],
        ["check_wheel_contents", *others],
    )
    wrong = 0
    for command in commands:
        wrong |= subprocess.run([sys.executable, "-m", *command], check=False).returncode
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    if "urls" not in project:
        print("pyproject.toml has no [project.urls]: write there where the source lies before you publish.")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
