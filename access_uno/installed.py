"""How this copy of the game came onto the computer, and what one types there to get what is missing."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from typing import Final, Literal

Way = Literal["clone", "pip", "pipx", "zip", "debian"]
Need = Literal[
    "library",  # one that we import
    "liblouis",
    "package",  # of the system
    "environment",  # one that sees the modules of the system
    "liblouis-seen",  # the system has it, our environment does not see it
    "louis-removed",  # a package that only has the name of liblouis's module
    "braille-removed",  # a package that has the name of ours
]

LIBRARIES: Final = (  # nothing goes without
    *("fluent.runtime", "platformdirs", "tomlkit"),
    *(["prompt_toolkit"] if sys.platform == "win32" else []),  # reads keys there, and nowhere else
)
_HOUSE: Final = Path(__file__).parents[1]
_DISTRIBUTION: Final = "/usr/lib/python3"
_SYSTEMS_PYTHON: Final = "/usr/bin/python3"
_MANAGERS: Final = ("apt-get", "dnf")  # our names of packages are those of Debian and Fedora
_OPENING: Final = b"Braille for card games"  # of our own package
_WHOLE: Final = '"access-uno[braille]"'


def way() -> Way:
    """How it was installed; a frozen program is extracted as a zip is."""
    if _frozen():
        return "zip"
    if (_HOUSE / "pyproject.toml").is_file():
        return "clone"
    if (_unpacked() / "access-uno.exe").is_file():
        return "zip"
    if _HOUSE.is_relative_to(_DISTRIBUTION):
        return "debian"
    return "pipx" if Path(sys.prefix, "pipx_metadata.json").is_file() else "pip"


def place() -> str:
    """The folder that this copy lies in, as one would name it."""
    program = Path(sys.executable).parent if _frozen() else _unpacked()
    return str({"clone": _HOUSE, "zip": program}.get(way(), Path(sys.prefix)))


def _unpacked() -> Path:
    """Where a zip would have been extracted to; the house may lie nearer to the root than that is deep."""
    return Path(_HOUSE, "../../..").resolve()


def remedy(need: Need, package: str = "") -> tuple[str, dict[str, str]]:
    """What helps: a message, and its facts."""
    copy = way()
    if need == "package":
        manager = next(filter(_there, _MANAGERS), "")
        if not manager:
            return "remedy-system", {"install": package}
        return _type(f"sudo {manager} install {package}")
    if copy == "zip":
        return "remedy-extract", {}
    if need == "liblouis" or (need == "liblouis-seen" and copy != "clone"):
        return _type(*_install_liblouis(copy))
    if need == "louis-removed":
        return _type(f"{pip(copy)} uninstall louis Pylouis", *_install_liblouis(copy))
    if need == "braille-removed":
        return _type(f"{pip(copy)} uninstall braille", *_install_again(copy))
    if need == "environment" or (need == "liblouis-seen" and copy == "clone"):
        return _type(*_install_with_modules_of_the_system(copy))
    return _type(*_install_again(copy))


def intruder() -> str | None:
    """Where something else lies that is imported in the place of our package `braille`."""
    if _frozen():  # ours is frozen into it, and may be no file
        return None
    spec = importlib.util.find_spec("braille")
    ours = _HOUSE / "braille" / "__init__.py"
    if spec is None or spec.origin is None:  # removed, and ours with it
        return str(ours.parent)
    found = Path(spec.origin)
    if ours.is_file() and found.samefile(ours) and _OPENING in found.read_bytes()[:100]:
        return None
    return str(found.parent)


def with_nats() -> str:
    """What one types to get what a house on several machines needs."""
    copy = way()
    if copy in ("zip", "debian"):
        return 'pipx install "access-uno[cluster]"'
    return f"{pip(copy)} install --upgrade nats-py"


def incomplete() -> str | None:
    """Which library is missing or broken, and what helps: in English, because Fluent may be the one."""
    for library in (*LIBRARIES, "asyncssh"):
        try:
            importlib.import_module(library)
        except Exception:  # whatever a half of it raises
            return f"The Python package {library} is missing or broken. {_bring_back(library)}"
    return None


def _bring_back(library: str) -> str:
    match way():
        case "zip":
            return "Extract the zip file of access-uno again, into a new folder."
        case "debian":
            return f"Type this: {_install_again('debian')[0]}"
        case copy:
            return f"Type this: {pip(copy)} install --force-reinstall {library}"


def _install_liblouis(copy: Way) -> list[str]:
    if copy in ("clone", "debian") and _there("apt-get"):
        return ["sudo apt-get install python3-louis"]
    if copy == "pipx":
        return ["pipx inject access-uno access-uno-liblouis"]
    return [f"{pip(copy)} install access-uno-liblouis"]


def _install_again(copy: Way) -> list[str]:
    if copy == "clone":
        return [f"{pip(copy)} install -e {_quoted(str(_HOUSE))}"]
    if copy == "debian":
        return ["sudo apt-get install --reinstall access-uno"]
    if copy == "pipx":
        return ["pipx reinstall access-uno"]
    return [f"{pip(copy)} install --force-reinstall {_WHOLE}"]


def _install_with_modules_of_the_system(copy: Way) -> list[str]:
    """Only the system's own Python can use its modules."""
    if copy == "clone":
        return ["make clean", "make play"]
    if copy == "pipx":
        again = f"pipx install --python {_SYSTEMS_PYTHON} --system-site-packages {_WHOLE}"
        return ["pipx uninstall access-uno", again]  # with --force it would keep its Python
    environment = f"{_SYSTEMS_PYTHON} -m venv --clear --system-site-packages {_quoted(sys.prefix)}"
    return [environment, f"{pip(copy)} install {_WHOLE}"]


def _frozen() -> bool:
    """Whether the program is one file or folder that holds Python and us, as PyInstaller makes them."""
    return bool(getattr(sys, "frozen", False))


def _there(program: str) -> bool:
    import shutil  # nothing that every start should wait for

    return shutil.which(program) is not None


def pip(copy: Way) -> str:
    """What one types for pip, where this copy lies."""
    return "pipx runpip access-uno" if copy == "pipx" else f"{_quoted(sys.executable)} -m pip"


def _quoted(path: str) -> str:
    return f'"{path}"' if " " in path else path


def _type(*commands: str) -> tuple[str, dict[str, str]]:
    names = ("first", "second")
    return "remedy-two" if commands[1:] else "remedy-one", dict(zip(names, commands, strict=False))
