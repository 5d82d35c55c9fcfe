"""Rooms import one way, nothing is left out of the package, and the set-up does what it says."""

from __future__ import annotations

import ast
import functools
import io
import re
import shutil
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PACKAGES = ("access_uno", "braille")
MODULES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))

# A room imports itself and the rooms that stand before it, as docs/architecture.md lists them.
ROOMS = (
    *(
        "text",
        "engine",
        "system",
        "players",
        "record",
        "words",
        "command_line",
        "settings",
        "lessons",
        "speech",
    ),
    *("table", "sounds", "protocol", "server/store", "server", "ssh", "web", "client", "console", "play"),
    *("play/online", "cli"),
)
BRAILLE_MAY_BE_USED_BY = {"cli", "command_line", "console", "play"}
ENGINE_MAY_USE = {
    *("__future__", "collections", "enum", "functools", "itertools", "math", "operator", "struct", "typing"),
    "annotationlib",  # Python 3.14, where a class without the future import asks for its fields
    *("difflib", "re", "unicodedata"),  # to understand the rule of the customizable card
}
DEEPEST_FIRST = sorted(ROOMS, key=lambda room: -room.count("/"))
NO_WORK_OF_THE_ENGINE = {"print", "open", "input", "exec", "eval", "__import__", "breakpoint"}


def in_package(path: Path) -> str:
    """The path as people write it."""
    return path.relative_to(ROOT).as_posix()


def room(dotted: str) -> str:
    """`access_uno.words.teller` lies in `words`, `access_uno.play.online.join` in `play/online`."""
    within = dotted.split(".")[1:]
    return next((room for room in DEEPEST_FIRST if within[: room.count("/") + 1] == room.split("/")), "")


def dotted(path: Path) -> str:
    """The name under which a module is imported."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@functools.cache
def nodes(path: Path) -> list[ast.AST]:
    """All of a module as Python reads it, the module itself first."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def imports(path: Path) -> Iterator[str]:
    """Everything that a module imports, wherever in it: at the top, in functions, for types only."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{in_package(path)} imports relatively, which hides what it imports"
            assert node.module
            # Names of modules and names in modules look alike here.
            whole = node.module in PACKAGES
            yield from (f"{node.module}.{name.name}" if whole else node.module for name in node.names)


def modules(package: str) -> list[Path]:
    """The modules below a folder."""
    return [path for path in MODULES if path.is_relative_to(ROOT / package)]


def test_imports_point_one_way() -> None:
    wrong = []
    for path in modules("access_uno"):
        home = room(dotted(path))
        for name in imports(path):
            used = room(name)
            if name.startswith("access_uno.") and used != home:
                private = any(re.match("_[a-z]", part) for part in name.split("."))
                if private or (used and home and ROOMS.index(used) > ROOMS.index(home)):
                    wrong.append(f"{in_package(path)} imports {name}")
            elif name.split(".")[0] == "braille" and home not in BRAILLE_MAY_BE_USED_BY:
                wrong.append(f"{in_package(path)} imports {name}")
    assert wrong == []


def test_braille_stands_alone() -> None:
    assert [name for path in modules("braille") for name in imports(path) if room(name)] == []


def test_engine_has_no_clock_and_no_input_or_output() -> None:
    wrong = []
    for path in modules("access_uno/engine"):
        names = {node.id for node in nodes(path) if isinstance(node, ast.Name)}
        outside = {name.split(".")[0] for name in imports(path)} - {"access_uno"} - ENGINE_MAY_USE
        rooms = {room(name) for name in imports(path)} - {"", "engine"}
        wrong += [
            f"{in_package(path)} uses {what}" for what in outside | rooms | names & NO_WORK_OF_THE_ENGINE
        ]
    assert wrong == []


AT_CONSOLES = [*modules("access_uno/console"), *modules("access_uno/play")]
ABOUT_THE_PROCESS = {
    *("environ", "getenv", "stdin", "stdout", "stderr", "get_terminal_size", "getuser", "getlocale"),
    *("access_uno.settings.home", "excepthook", "unraisablehook"),
}
OF_THE_PROCESS = {
    "launch.py",
    "serve.py",
    "display.py",
}  # what gives a console all it needs, and a program without one


def test_a_console_asks_nothing_of_the_process() -> None:
    wrong = []
    for path in AT_CONSOLES:
        if path.name in OF_THE_PROCESS:
            continue
        asked = {node.attr for node in nodes(path) if isinstance(node, ast.Attribute)}
        for node in nodes(path):
            if isinstance(node, ast.ImportFrom):
                asked |= {name for each in node.names for name in (each.name, f"{node.module}.{each.name}")}
        wrong += [f"{in_package(path)} asks for {name}" for name in asked & ABOUT_THE_PROCESS]
    assert wrong == []


def test_nothing_asks_for_digits_that_are_no_numbers() -> None:
    """`int` refuses some of what `isdigit` takes, such as a superscript two; `isdecimal` is what it reads."""
    assert [in_package(path) for path in MODULES if ".isdigit" in path.read_text(encoding="utf-8")] == []


def test_every_module_says_what_it_is_for() -> None:
    wrong = []
    for path in MODULES:
        module = nodes(path)[0]
        assert isinstance(module, ast.Module)
        opening = ast.get_docstring(module) or ""
        if opening.partition("\n")[0][-1:] not in (".", ":"):
            wrong.append(in_package(path))
    assert wrong == []


def test_package_leaves_nothing_out(tmp_path: Path) -> None:
    source, built = tmp_path / "source", tmp_path / "built"
    for package in PACKAGES:
        shutil.copytree(ROOT / package, source / package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    command = [
        sys.executable,
        "-c",
        "import setuptools; setuptools.setup()",
        "-q",
        "build_py",
        "-d",
        str(built),
    ]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    wanted = {file.relative_to(source) for name in PACKAGES for file in (source / name).rglob("*.*")}
    wanted = {path for path in wanted if (source / path).is_file()}
    assert {path.suffix for path in wanted} >= {".py", ".typed", ".ftl", ".txt", ".utb"}
    assert wanted - {file.relative_to(built) for file in built.rglob("*")} == set()


# What the README says

README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = sorted(set(re.findall(r"^    access-uno ([a-z]+)", README, re.MULTILINE)))


def test_readme_names_targets_that_exist() -> None:
    assert COMMANDS
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"(?:^    |`)make ([a-z-]+)", README, re.MULTILINE))
    assert {"play", "test"} <= named <= targets


def test_readme_names_commands_that_exist(tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("access-uno")
    environment = {"ACCESS_UNO_HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
    for command in COMMANDS:
        done = subprocess.run([program, command, "--help"], env=environment, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, ""), command
        assert done.stdout


def test_readme_leads_to_files_that_exist() -> None:
    linked = re.findall(r"\]\(([^)]+)\)", README)
    assert linked
    assert [link for link in linked if not (ROOT / link).is_file()] == []


def test_workflows_call_nothing_but_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for path in (ROOT / ".github" / "workflows").iterdir():
        called = re.findall(r"^ +- run: (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert called
        assert {line.removeprefix("make ") for line in called} <= targets


def test_where_to_send_things_is_said_in_one_place() -> None:
    told = "no public address"
    pages = [*(ROOT / "docs").glob("*.md"), ROOT / "README.md", *(ROOT / ".github").rglob("*.md")]
    assert {page.name for page in pages if told in page.read_text(encoding="utf-8")} <= {
        "contributing.md",
        "publishing.md",  # which leads to it
    }


def test_architecture_is_the_map_of_all_rooms_and_modules() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert re.findall(r"^- `access_uno/([a-z_/]+)/`", text, re.MULTILINE) == list(ROOMS)
    folders = {path.parent for path in MODULES if path.name == "__init__.py"} - {ROOT / "access_uno"}
    assert {room(dotted(folder)) or "braille" for folder in folders} == {*ROOMS, "braille"}
    wrong = []
    for folder in sorted(folders):
        section = text.partition(f"### `{in_package(folder)}/`\n")[2].partition("\n##")[0]
        named = set(re.findall(r"`(_?[a-z][a-z_]*)`", section))
        there = {path.stem for path in folder.glob("*.py")} - {"__init__"}
        wrong += [f"{in_package(folder)}/{name}" for name in named ^ there]
    assert [name for name in wrong if name != "access_uno/lessons/"] == []


def test_the_walks_of_the_map_name_functions_that_are_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walks = text.partition("## Two walks\n")[2].partition("\n## ")[0]
    named = re.findall(r"`([a-z_]+(?:\.[a-z_]+)*\.[A-Z]\w+\.\w+)`", walks)
    assert len(named) >= 30
    wrong = []
    for name in named:
        module, kind, function = name.rsplit(".", 2)
        found = getattr(import_module(f"access_uno.{module}"), kind, None)
        wrong += [] if hasattr(found, function) else [name]
    assert wrong == []


def test_no_text_leads_to_a_document_that_is_not_there() -> None:
    wrong = []
    for path in [*MODULES, *sorted((ROOT / "docs").glob("*.md"))]:
        named = set(re.findall(r"[\w./-]+\.md\b", path.read_text(encoding="utf-8")))
        found = [name for name in named if not any((base / name).is_file() for base in (ROOT, ROOT / "docs"))]
        wrong += [f"{in_package(path)}: {name}" for name in found]
    assert wrong == []


# The English of code and docs

VAGUE = re.compile(r"(?<![a-z])(somebody|nobody|whoever|whom)(?![a-z])", re.IGNORECASE)
HE = re.compile(r"(?<![a-z])(he|his|him|himself)(?![a-z])", re.IGNORECASE)
QUOTED = re.compile(r'"[^"\n]*"|`[^`\n]*`|^ *> .*$|“[^”]*”', re.MULTILINE)
MOST_VAGUE = 2  # lines of 1,000


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines of a page; of a module that may call one "he" the comments, docstrings and names."""
    text = path.read_text(encoding="utf-8")
    if not HE.search(text):
        return
    if path.suffix != ".py":
        yield from enumerate(text.splitlines(), 1)
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.COMMENT, tokenize.NAME) or token.string.startswith('"""'):
            yield from enumerate(token.string.strip('"').splitlines(), token.start[0])


def test_words_for_no_one_in_particular_are_rare_in_code() -> None:
    lines = [line for path in MODULES for line in path.read_text(encoding="utf-8").splitlines()]
    vague = [line for line in lines if VAGUE.search(line)]
    assert 1000 * len(vague) <= MOST_VAGUE * len(lines)


def test_no_one_in_particular_is_called_he() -> None:
    pages = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
    found = [
        f"{in_package(path)}:{number}: {line.strip()}"
        for path in [*MODULES, *sorted((ROOT / "tests").rglob("*.py")), *pages]
        for number, line in prose(path)
        if HE.search(QUOTED.sub("", line)) and path != Path(__file__)
    ]
    assert found == []


# The set-up, on a machine made of fakes

PLAIN_TOOLS = ("cat", "dirname", "env", "grep", "make", "mktemp", "rm", "sh", "touch")
DPKG_QUERY = 'for name; do :; done; grep -qx "$name" "$MACHINE/installed" && printf installed'
APT_GET = """
echo "$*" >>"$MACHINE/apt"
case "$*" in *yasr*) echo "E: Unable to locate package yasr"; exit 100 ;; esac
for name; do echo "$name" >>"$MACHINE/installed"; done
"""


class Machine:
    """A folder with our Makefile and .ci/setup, and a PATH on which nothing but fakes and plain tools lie."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tools = folder / "tools"
        self.tools.mkdir()
        (folder / ".ci").mkdir()
        shutil.copy(ROOT / ".ci" / "setup", folder / ".ci")
        shutil.copytree(ROOT / ".ci" / "locks", folder / ".ci" / "locks")
        shutil.copy(ROOT / "Makefile", folder)
        (folder / "pyproject.toml").touch()
        for name in PLAIN_TOOLS:
            where = shutil.which(name)
            assert where
            (self.tools / name).symlink_to(where)
        (folder / ".venv" / "bin").mkdir(parents=True)
        self.fake("../.venv/bin/python", 'case "$*" in *pip*) echo "$*" >>"$MACHINE/pip" ;; esac')
        self.fake("../.venv/bin/access-uno", 'echo "playing $*"')
        (folder / "installed").touch()

    def fake(self, name: str, script: str) -> None:
        """A program that is a few lines of shell."""
        path = self.tools / name
        path.unlink(missing_ok=True)  # never write through a link to a tool of this machine
        with path.open("x") as file:
            file.write(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def debian(self, user: int) -> None:
        """Make it one: a user by this number, no package installed."""
        self.fake("id", f"echo {user}")
        self.fake("dpkg-query", DPKG_QUERY)
        self.fake("apt-get", APT_GET)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run a command in the folder, without standard input."""
        return subprocess.run(
            command,
            cwd=self.folder,
            env={"PATH": str(self.tools), "MACHINE": str(self.folder), "TMPDIR": str(self.folder)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )

    def read(self, name: str) -> str:
        """What the fakes have noted."""
        path = self.folder / name
        return path.read_text() if path.exists() else ""


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_setup_without_apt_names_what_to_install_elsewhere(machine: Machine) -> None:
    done = machine.run("make", "play", "ARGS=--version")
    advice, *rest = done.stderr.splitlines()
    assert all(word in advice for word in ("Homebrew", "dnf", "Windows", "liblouis", "speech-dispatcher"))
    assert advice.count(".") == advice.count("3.11") + 1, "one sentence"
    assert rest == ["Installing Python packages, once."]
    assert (done.returncode, done.stdout) == (0, "playing --version\n")


def test_setup_without_rights_names_the_packages_and_goes_on(machine: Machine) -> None:
    machine.debian(user=1000)
    (machine.folder / "installed").write_text("python3\npython3-venv\n")
    done = machine.run("make", "play")
    advice, *rest = done.stderr.splitlines()
    assert "apt-get install: python3-louis liblouis-data " in advice
    assert rest == ["Installing Python packages, once."]
    assert (done.returncode, done.stdout) == (0, "playing \n")
    assert machine.read("apt") == ""


@pytest.mark.parametrize("user", [0, 1000])
def test_setup_with_rights_installs_what_is_missing_and_nothing_twice(machine: Machine, user: int) -> None:
    machine.debian(user)
    machine.fake("sudo", 'echo "$*" >>"$MACHINE/sudo"; [ "$1" = -n ] && shift; "$@"')
    (machine.folder / "installed").write_text("python3\npython3-venv\nespeak-ng\n")
    done = machine.run("make", "play")
    assert (done.returncode, done.stdout) == (0, "playing \n")
    assert done.stderr.startswith("Installing from Debian: python3-louis ")
    update, install = machine.read("apt").splitlines()
    assert update.endswith(" update")
    assert "python3-louis" in install
    assert "espeak-ng" not in install.split()
    assert "fenrir" not in install, "that is for the tests"
    assert bool(machine.read("sudo")) == (user != 0)
    again = machine.run("make", "play")
    assert (again.stdout, again.stderr) == ("playing \n", "")
    assert (machine.read("apt").count("\n"), machine.read("pip").count(" -e .\n")) == (2, 1)


def test_setup_installs_the_rest_when_one_package_cannot_be_had(machine: Machine) -> None:
    machine.debian(user=0)
    done = machine.run(".ci/setup", "test")
    assert done.returncode == 0
    assert "apt-get install: yasr;" in done.stderr
    assert {"fenrir", "brltty", "liblouis-bin", "git"} <= set(machine.read("installed").splitlines())
    assert "-r .ci/locks/test.txt\n" in machine.read("pip")


@pytest.mark.parametrize("stage", ["play", "test", "publish"])
def test_setup_installs_from_the_index_only_what_is_locked_with_hashes(machine: Machine, stage: str) -> None:
    machine.debian(user=0)
    assert machine.run(".ci/setup", stage).returncode == 0
    *locked, ourselves = [line.split(" install ")[1] for line in machine.read("pip").splitlines()]
    assert [line.split()[-1] for line in locked] == [".ci/locks/build.txt", f".ci/locks/{stage}.txt"]
    assert all("--require-hashes" in line for line in locked)
    assert {"--no-deps", "--no-build-isolation"} <= set(ourselves.split())


LOCKED = re.compile(
    r"^([\w.-]+)==(\S+)((?: ; [^\\]+)?) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


def locked(stage: str) -> dict[str, set[str]]:
    """The packages of a lock, each with its version, or several for different systems."""
    text = (ROOT / ".ci" / "locks" / f"{stage}.txt").read_text(encoding="utf-8")
    assert re.sub(r"^#.*\n", "", LOCKED.sub("", text), flags=re.MULTILINE) == ""
    versions: dict[str, set[str]] = {}
    for match in LOCKED.finditer(text):
        versions.setdefault(match[1], set()).add(match[2])
    return versions


@pytest.mark.parametrize(
    ("stage", "extras"), [("play", []), ("test", ["test"]), ("publish", ["test", "publish"])]
)
def test_locks_have_what_the_project_asks_for(stage: str, extras: list[str]) -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    about = project["project"]
    wanted = [
        *about["dependencies"],
        *(line for name in extras for line in about["optional-dependencies"][name]),
    ]
    versions = locked(stage)
    for requirement in map(Requirement, wanted):
        found = versions.get(canonicalize_name(requirement.name), {"0"})
        assert found == set(requirement.specifier.filter(found)), f"{requirement} is not locked: make lock"
    for requirement in map(Requirement, project["build-system"]["requires"]):
        (version,) = locked("build")[canonicalize_name(requirement.name)]
        assert version in requirement.specifier


def test_all_stages_have_the_same_versions_locked() -> None:
    everything = locked("publish")
    for stage in ("build", "play", "test"):
        assert locked(stage) == {name: everything[name] for name in locked(stage)}
    assert set(locked("play")) < set(locked("test"))


def test_setup_for_tests_serves_for_play_as_well(machine: Machine) -> None:
    assert machine.run(".ci/setup", "test").returncode == 0
    done = machine.run("make", "play")
    assert (done.stdout, done.stderr) == ("playing \n", "")


def test_setup_tells_when_python_packages_cannot_be_installed(machine: Machine) -> None:
    machine.debian(user=1000)
    machine.fake("../.venv/bin/python", 'case "$*" in *pip*) echo "no route"; exit 1 ;; esac')
    done = machine.run("make", "play")
    assert done.returncode != 0
    assert "no route\nThe Python packages could not be installed." in done.stderr
    assert done.stdout == ""
    assert not (machine.folder / ".venv" / "ready-to-play").exists()


def test_ci_runs_all_that_make_test_runs(machine: Machine) -> None:
    shutil.copy(ROOT / ".ci" / "run", machine.folder / ".ci")
    machine.fake("make", 'echo "make $* CI=$CI"; exit 3')
    done = machine.run(".ci/run")
    assert (done.returncode, done.stdout) == (3, "make test CI=true\n")
