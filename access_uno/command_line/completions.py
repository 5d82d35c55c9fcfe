"""What bash, zsh and fish need to complete a command line: made from the table of commands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from access_uno.command_line.arguments import Command, Option
from access_uno.command_line.help import value, what
from access_uno.command_line.table import COMMANDS, EVERYWHERE, PROGRAM, START
from access_uno.words import Words

_FILES: Final = "FILE"  # what is completed by the names of files


def completions(shell: str, words: Words) -> str:
    """Return the script for a shell, one of `table.SHELLS`; what it explains is told in these words."""
    made = {"bash": _bash, "zsh": _zsh, "fish": _fish}[shell]
    return "\n".join((*made(words), ""))


def _options(command: Command) -> tuple[Option, ...]:
    return (*command.options, *EVERYWHERE)


def _takes_files(command: Command) -> bool:
    return any(argument.name == _FILES for argument in command.arguments)


def _argument_choices(command: Command) -> tuple[str, ...]:
    return tuple(choice for argument in command.arguments for choice in argument.allowed)


# bash: also version 3.2, which macOS has. Without an answer it completes names of files.

_BASH_START: Final = """\
_access_uno() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= word words=
    [ "$current" != = ] || current=
    [ "$previous" != = ] || previous=${COMP_WORDS[COMP_CWORD-2]}
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in\
"""
_BASH_END: Final = """\
    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    [ -n "$words" ] && [ "${current#-}" = "$current" ] && [ -z "$files" ] && compopt +o default 2>/dev/null
    return 0
}
complete -o default -F _access_uno access-uno\
"""


def _bash(words: Words) -> Iterator[str]:  # noqa: ARG001 (bash shows no explanations)
    names = "|".join(command.name for command in COMMANDS[1:])
    yield _BASH_START
    yield f"        {names}) command=$word; break ;;"
    yield "        esac"
    yield "    done"
    yield "    local files="
    yield "    case $command:$previous in"
    for command in COMMANDS:
        for option in _options(command):
            if option.value:
                yield f"    {'|'.join(f'{command.name}:{name}' for name in option.names)})"
                yield f"        {_bash_value(option)} ;;"
    yield "    esac"
    yield "    case $command in"
    for command in COMMANDS:
        offered = [name for option in _options(command) for name in option.names]
        files = " files=1" if _takes_files(command) else ""
        offered = [*_argument_choices(command), *offered]
        yield f"    '{command.name}') words='{' '.join(offered)}'{files} ;;"
    yield _BASH_END


def _bash_value(option: Option) -> str:
    if option.allowed:
        return f"COMPREPLY=($(compgen -W '{' '.join(option.allowed)}' -- \"$current\")); return 0"
    if option.value == _FILES:
        return "COMPREPLY=(); return 0"
    return "COMPREPLY=(); compopt +o default 2>/dev/null; return 0"


# zsh


def _zsh(words: Words) -> Iterator[str]:
    yield f"#compdef {PROGRAM}"
    yield "_access_uno() {"
    yield "  local curcontext=$curcontext state line"
    yield "  local -a commands"
    yield "  typeset -A opt_args"
    yield "  commands=("
    for command in COMMANDS[1:]:
        yield f"    {_quoted(f'{command.name}:' + words.text(f'help-{command.name}'))}"
    yield "  )"
    yield "  _arguments -C \\"
    for option in _options(START):
        yield f"    {_zsh_option(option, words)} \\"
    yield "    '1: :->command' '*:: :->argument'"
    yield "  case $state in"
    yield f"    command) _describe -t commands {PROGRAM} commands ;;"
    yield "    argument)"
    yield "      case $words[1] in"
    for command in COMMANDS[1:]:
        options = [_zsh_option(option, words) for option in _options(command)]
        specs = [*options, *_zsh_arguments(command, words)]
        yield f"        {command.name}) _arguments {' '.join(specs)} ;;"
    yield "      esac ;;"
    yield "  esac"
    yield "}"
    yield '_access_uno "$@"'


def _zsh_option(option: Option, words: Words) -> str:
    about = _zsh_text(what(option, words))
    several = "*" if option.repeat else ""
    follows = ""
    if option.value:
        optional = ":" if option.kind == "maybe" else ""
        told = _zsh_text(value(option.value, words))
        follows = f":{optional}{told}:{_zsh_action(option.value, option.allowed)}"
    after = "=" if option.kind in ("text", "number") else ""
    specs = [f"{several}{option.name}{after}[{about}]{follows}"]
    if option.short:
        specs.append(f"{several}{option.short}[{about}]{follows}")
    return " ".join(map(_quoted, specs))


def _zsh_arguments(command: Command, words: Words) -> Iterator[str]:
    for place, argument in enumerate(command.arguments, 1):
        where = "*" if argument.several else str(place) if argument.needed else f"{place}:"
        told = _zsh_text(value(argument.name, words))
        yield _quoted(f"{where}:{told}:{_zsh_action(argument.name, argument.allowed)}")


def _zsh_action(kind: str, allowed: tuple[str, ...]) -> str:
    if allowed:
        return f"({' '.join(allowed)})"
    return "_files" if kind == _FILES else " "


def _zsh_text(text: str) -> str:
    for char in "\\[]:":
        text = text.replace(char, f"\\{char}")
    return text


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


# fish


def _fish(words: Words) -> Iterator[str]:
    yield f"complete -c {PROGRAM} -f"
    for command in COMMANDS:
        seen = f"__fish_seen_subcommand_from {command.name}" if command.name else "__fish_use_subcommand"
        start = f"complete -c {PROGRAM} -n '{seen}'"
        if command.name:
            told = _fish_text(words.text(f"help-{command.name}"))
            yield f"complete -c {PROGRAM} -n __fish_use_subcommand -a {command.name} -d {told}"
            if choices := _argument_choices(command):
                yield f"{start} -a {_fish_text(' '.join(choices))}"
            if _takes_files(command):
                yield f"{start} -F"
        for option in _options(command):
            yield f"{start} {_fish_option(option)} -d {_fish_text(what(option, words))}"


def _fish_option(option: Option) -> str:
    named = f"-l {option.name.removeprefix('--')}"
    if option.short:
        named += f" -s {option.short.removeprefix('-')}"
    if option.allowed:
        return f"{named} -x -a {_fish_text(' '.join(option.allowed))}"
    if option.value == _FILES:
        return f"{named} -F" if option.kind == "maybe" else f"{named} -r -F"
    return f"{named} -x" if option.value else named


def _fish_text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
