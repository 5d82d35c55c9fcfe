"""axe-core, which finds what on a page is not accessible: fetched once, believed only with the right sum.

python -m tests.browser.axe
"""

from __future__ import annotations

import hashlib
import io
import tarfile
import urllib.request
from pathlib import Path
from typing import Any, Final

from tests.stack.browser import Browser

_VERSION: Final = "4.14.1"
_SUM: Final = "29348999450cdf2849a8e70b7912fc2da85a849da39c0d0d5394f51d4a9ed95c"  # SHA-256 of the script
_ADDRESS: Final = f"https://registry.npmjs.org/axe-core/-/axe-core-{_VERSION}.tgz"
SCRIPT: Final = Path(__file__).parents[2] / "build" / "fetched" / f"axe-{_VERSION}.min.js"
_RUN: Final = """
    window.found = null;
    axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })
        .then((result) => (window.found = result.violations));
"""


def main() -> None:
    """Fetch it, unless it is there."""
    if SCRIPT.exists():
        return
    with urllib.request.urlopen(_ADDRESS, timeout=60) as answer:
        packed = answer.read()
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        member = archive.extractfile("package/axe.min.js")
        assert member is not None
        script = member.read()
    assert hashlib.sha256(script).hexdigest() == _SUM, f"{_ADDRESS} is not what was expected"
    SCRIPT.parent.mkdir(parents=True, exist_ok=True)
    SCRIPT.write_bytes(script)


def violations(browser: Browser) -> list[str]:
    """Return what is wrong with the page as it is now."""
    if not browser.run("return !!window.axe"):
        browser.run(SCRIPT.read_text(encoding="utf-8"))
    browser.run(_RUN)
    found: list[dict[str, Any]] = browser.wait("return window.found && [window.found]")[0]
    return [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]]


if __name__ == "__main__":
    main()
