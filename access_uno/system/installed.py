"""How this copy of the game was installed, and what to type for what is missing."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from typing import Final, Literal

Way = Literal["clone", "pip", "pipx", "zip", "debian"]
Need = Literal[
    "library",  # one that this program imports
    "liblouis",
    "package",  # of the system
    "environment",  # one that sees the modules of the system
    "liblouis-seen",  # the system has it, this environment does not see it
    "louis-removed",  # a package with the name of the module of liblouis
    "braille-removed",  # a package with the name of the folder `braille`
]

LIBRARIES: Final = ("fluent.runtime", "platformdirs", "prompt_toolkit", "tomlkit")
"""Without these nothing works."""
_ROOT: Final = Path(__file__).parents[2]
_DISTRIBUTION: Final = "/usr/lib/python3"
_SYSTEMS_PYTHON: Final = "/usr/bin/python3"
_MANAGERS: Final = ("apt-get", "dnf")  # the names of packages here are those of Debian and Fedora
_OPENING: Final = b"Braille for card games"  # the beginning of the package here
_WHOLE: Final = '"access-uno[braille]"'


def way() -> Way:
    """Return how it was installed; a frozen program is extracted as a zip is."""
    if _frozen():
        return "zip"
    if (_ROOT / "pyproject.toml").is_file():
        return "clone"
    if (_unpacked() / "access-uno.exe").is_file():
        return "zip"
    if _ROOT.is_relative_to(_DISTRIBUTION):
        return "debian"
    return "pipx" if Path(sys.prefix, "pipx_metadata.json").is_file() else "pip"


def place() -> str:
    """Return the folder of this copy, in the form in which people name it."""
    program = Path(sys.executable).parent if _frozen() else _unpacked()
    return str({"clone": _ROOT, "zip": program}.get(way(), Path(sys.prefix)))


def _unpacked() -> Path:
    """Return where a zip would have been extracted to.

    The code may lie nearer to the root than that is deep.
    """
    return Path(_ROOT, "../../..").resolve()


def remedy(need: Need, package: str = "") -> tuple[str, dict[str, str]]:
    """Return what helps: the name of a message, and its facts."""
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
    """Return the path of another package that is imported in place of `braille`."""
    if _frozen():  # the frozen one is inside the program, and may be no file
        return None
    spec = importlib.util.find_spec("braille")
    ours = _ROOT / "braille" / "__init__.py"
    if spec is None or spec.origin is None:  # removed, and the one here with it
        return str(ours.parent)
    found = Path(spec.origin)
    if ours.is_file() and found.samefile(ours) and _OPENING in found.read_bytes()[:100]:
        return None
    return str(found.parent)


def with_extra(extra: str, package: str) -> str:
    """Return the command that installs a package of an extra, such as `cluster`."""
    copy = way()
    if copy in ("zip", "debian"):
        return f'pipx install "access-uno[{extra}]"'
    return f"{pip(copy)} install --upgrade {package}"


def incomplete() -> str | None:
    """Return the missing or broken library and what helps, in English, because it may be Fluent."""
    for library in (*LIBRARIES, "asyncssh"):
        try:
            importlib.import_module(library)
        except Exception:  # a half of it may raise anything
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
        return [f"{pip(copy)} install -e {_quoted(str(_ROOT))}"]
    if copy == "debian":
        return ["sudo apt-get install --reinstall access-uno"]
    if copy == "pipx":
        return ["pipx reinstall access-uno"]
    return [f"{pip(copy)} install --force-reinstall {_WHOLE}"]


def _install_with_modules_of_the_system(copy: Way) -> list[str]:
    """Return the commands: only the system's own Python can use its modules."""
    if copy == "clone":
        return ["make clean", "make play"]
    if copy == "pipx":
        again = f"pipx install --python {_SYSTEMS_PYTHON} --system-site-packages {_WHOLE}"
        return ["pipx uninstall access-uno", again]  # with --force it would keep its Python
    environment = f"{_SYSTEMS_PYTHON} -m venv --clear --system-site-packages {_quoted(sys.prefix)}"
    return [environment, f"{pip(copy)} install {_WHOLE}"]


def _frozen() -> bool:
    """Return whether the program is one file or folder with Python inside, as PyInstaller makes them."""
    return bool(getattr(sys, "frozen", False))


def _there(program: str) -> bool:
    import shutil  # not on the path of every start

    return shutil.which(program) is not None


def pip(copy: Way) -> str:
    """Return the command for pip, for a copy of this kind."""
    return "pipx runpip access-uno" if copy == "pipx" else f"{_quoted(sys.executable)} -m pip"


def _quoted(path: str) -> str:
    return f'"{path}"' if " " in path else path


def _type(*commands: str) -> tuple[str, dict[str, str]]:
    names = ("first", "second")
    return "remedy-two" if commands[1:] else "remedy-one", dict(zip(names, commands, strict=False))
