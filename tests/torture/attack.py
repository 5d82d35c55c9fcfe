"""Strangers attack a server while people play there: nothing of theirs becomes the strangers'.

Two servers on loopback, a public and a private one. At the public one accounts and a guest play; two of them
are away, and their seats wait. Chance chooses what strangers do, in several ways at once. Afterwards all that
was the people's is theirs.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import resource
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import asyncssh

from access_uno.protocol.seat_codes import ALPHABET, LENGTH
from access_uno.protocol.wishes import WISHES
from access_uno.server.limits import RATES
from access_uno.server.looks import alike, why_not
from tests.ssh.rig import Program, Rig, Told, opened, play
from tests.torture.liars import HOSTILE, STRANGE

SECONDS: Final = 60.0  # for what takes a few
ATTACKS: Final = 24
_AT_ONCE: Final = 3
_MOST_MEMORY: Final = 150_000  # kilobytes more than before
_RULES: Final = {"rounds": "100"}  # longer than any attack
_PEOPLE: Final = ("anna", "ben", "carl", "gina", "boss")
_HEARD: Final = ("You hold", "You get", "Your cards")  # of cards that are one's own
_SPELLINGS: Final[tuple[Callable[[str], str], ...]] = (
    str,
    str.upper,
    str.title,
    lambda name: "".join(chr(ord(char) + 0xFEE0) for char in name),  # full width
    lambda name: f" {name}  ",
    lambda name: name[0] + "\u200b" + name[1:],
    lambda name: name.replace("a", "а").replace("e", "е"),  # Cyrillic
    lambda name: name + "\u0301",
    lambda name: f"{name}. {name}",
    lambda name: f"\u202e{name}",
)


class Bystander:
    """A person who plays on whatever happens."""

    def __init__(self, name: str, program: Program) -> None:
        self.name, self.program = name, program
        self.steps = 0
        self._moved = asyncio.Event()
        self.playing = asyncio.create_task(play(program, self._note))

    def _note(self, told: Told) -> bool:
        assert told["type"] != "closed", told
        if told["type"] == "game":
            self.steps += 1
            self._moved.set()
        return False

    async def moves(self) -> None:
        """Wait until the table has gone on."""
        self._moved.clear()
        moved = asyncio.create_task(self._moved.wait())
        done, _ = await asyncio.wait(
            (moved, self.playing), timeout=SECONDS, return_when=asyncio.FIRST_COMPLETED
        )
        moved.cancel()
        assert moved in done, f"{self.name} plays no more, after {self.program.heard[-3:]}"


class Strangers:
    """What strangers do, and what must not come of it."""

    def __init__(self, random: Random, public: Rig, private: Rig, codes: list[str]) -> None:
        self._random, self._public, self._private = random, public, private
        self._codes = codes  # of the tables of other people
        self._number = 0
        self.attacks: tuple[Callable[[], Awaitable[None]], ...] = (
            self.take_a_name,
            self.take_a_name_by_a_console,
            self.rename_to_a_name,
            self.play_the_administrator,
            self.guess_codes,
            self.guess_invitations,
            self.flood,
            self.read_nothing,
            self.talk_nonsense,
            self.say_nothing,
        )

    def _address(self) -> str:
        return f"127.{self._random.randrange(2, 6)}.0.{self._random.randrange(2, 6)}"

    def _name(self) -> str:
        self._number += 1
        return f"stranger {self._number}"

    def _lie(self) -> str:
        return self._random.choice(_SPELLINGS)(self._random.choice(_PEOPLE))

    @contextlib.asynccontextmanager
    async def _program(self, name: str) -> Any:
        """A program that is watched: it never is one of the people, and has nothing of theirs."""
        program = await self._public.program(
            name, guest=self._random.random() < 0.5, greet=False, address=self._address()
        )
        try:
            yield program
        finally:
            await self._public.cut(program)
            self._check(program)

    def _check(self, program: Program) -> None:
        for told in program.heard:
            named = told.get("name") if told["type"] in ("hello", "named") else None
            account = told if told["type"] == "done" and told["do"] in ("hello", "name", "rename") else {}
            for name in filter(None, (named, account.get("name"))):
                assert alike(name, _PEOPLE) is None, f"is called {name}: {told}"
                assert why_not(name) is None, f"is called {name}"
            assert not account.get("admin"), told
            if told["type"] in ("match", "game"):
                self._check_view(told)

    @staticmethod
    def _check_view(told: Told) -> None:
        view = told["view"]
        assert told.get("you") is None, told
        assert view.get("you") is None, told
        assert not view.get("hand"), told
        assert not view.get("legal"), told
        drawn = [event for event in told.get("events", ()) if event["event"] in ("drew", "dealt")]
        assert not any(event.get("cards") and "?" not in str(event["cards"]) for event in drawn), told

    async def _come(self, program: Program) -> bool:
        """Greet; True if the stranger has a name then."""
        hello = await program.of("hello")
        await program.hello()
        return hello["name"] is not None

    # What they do

    async def take_a_name(self) -> None:
        """Come under the name of one of the people, and go for their seat."""
        async with self._program(self._lie()) as program:
            if not await self._come(program):
                await program.ask("name", name=self._lie())
                await program.ask("name", name=self._name())
            for _ in range(4):
                do, code = (
                    self._random.choice(("join", "watch", "claim", "join")),
                    self._random.choice(self._codes),
                )
                given = {"name": self._random.choice(_PEOPLE)} if do == "claim" else {}
                if do == "join" and self._random.random() < 0.5:
                    given = {"seat": self._code(LENGTH, ALPHABET)}
                await program.ask(do, code=code, **given)
                for do, given in (("act", {"action": "draw"}), ("resign", {}), ("let-in", {"name": "gina"})):
                    assert (await program.ask(do, **given))["type"] == "refused"

    async def take_a_name_by_a_console(self) -> None:
        """The same with a terminal, or without one."""
        terminal = self._random.choice(("xterm", "dumb", None))
        name = self._lie()
        connection = await self._public.connect(
            name, guest=self._random.random() < 0.5, address=self._address()
        )
        verb = self._random.choice(("join", "watch"))
        process = await connection.create_process(
            f"{verb} {self._random.choice(self._codes)}", term_type=terminal, errors="replace"
        )
        with contextlib.suppress(OSError, asyncssh.Error):
            process.stdin.write(
                self._random.choice(("hand\nleave\n", "h\r", "\x1b[B\r", "q\r", "let in gina\n"))
            )
            process.stdin.write_eof()
        told = ""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while piece := await process.stdout.read(1000):
                    told += piece
        connection.abort()
        assert not any(heard in told for heard in _HEARD), told

    async def rename_to_a_name(self) -> None:
        """Come as another person, and take a name afterwards."""
        async with self._program(self._name()) as program:
            await self._come(program)
            for do in ("rename", "name", "rename"):
                await program.ask(do, name=self._lie())
            await program.ask("delete-account", name="anna")

    async def play_the_administrator(self) -> None:
        """Do what only administrators may, under their name and others."""
        async with self._program(self._random.choice((self._lie(), "boss", self._name()))) as program:
            if not await self._come(program):
                await program.ask("name", name=self._name())
            for wish in (
                {"do": "ban", "name": "anna", "hours": 1_000_000},
                {"do": "mute", "name": "ben"},
                {"do": "close", "code": self._codes[0]},
                {"do": "notice", "text": "I am the administrator."},
                {"do": "invite"},
            ):
                assert (await program.ask(**wish))["type"] == "refused"

    def _code(self, length: int, alphabet: str = "0123456789") -> str:
        return "".join(self._random.choice(alphabet) for _ in range(length))

    async def guess_codes(self) -> None:
        """Guess the codes of tables, seats and devices; few are looked at."""
        async with self._program(self._random.choice(("red:blue", self._name()))) as program:
            await self._come(program)
            looked_at = 0
            for _ in range(3 * RATES["codes"].at_once):
                do = self._random.choice(("join", "watch", "device"))
                answer = await program.ask(do, code=self._code(6))
                assert answer["type"] == "refused"
                looked_at += answer["code"] in ("no-table", "device-code-wrong")
            assert looked_at <= RATES["codes"].at_once + 3

    async def guess_invitations(self) -> None:
        """Go to the private server without an invitation, as one of its people or as a guest."""
        codes = [self._code(LENGTH, ALPHABET) for _ in range(self._random.randrange(4))]
        guessing = _Guessing([*codes, self._code(6), "", "x" * 500, *HOSTILE][: self._random.randrange(6)])
        keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(self._random.randrange(3))]
        with contextlib.suppress(asyncssh.Error, OSError):
            await asyncssh.connect(
                self._private.host,
                self._private.port,
                username=self._random.choice(("owner", "boss", "eve")),
                local_addr=(self._address(), 0),
                client_keys=keys or None,
                known_hosts=None,
                config=None,
                agent_path=None,
                client_factory=lambda: guessing,
            )
            raise AssertionError("a stranger came in to the private server")

    async def flood(self) -> None:
        """Ask for what costs much, without reading."""
        async with self._program(self._name()) as program:
            await self._come(program)
            for _ in range(self._random.randrange(200)):
                program.send(
                    do=self._random.choice(("tables", "who", "play", "settings")), settings={}, seats=4
                )
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    await program.ask("ping")

    async def read_nothing(self) -> None:
        """Hold a console whose output is not read."""
        connection = await self._public.connect(self._name(), address=self._address())
        process = await connection.create_process(term_type="xterm", window=1000, errors="replace")
        with contextlib.suppress(OSError, asyncssh.Error):
            process.stdin.write("?" * self._random.randrange(3000))
        await asyncio.sleep(0.1)
        connection.abort()

    async def talk_nonsense(self) -> None:
        """Send lines that make no sense, and wishes with fields that make none."""
        async with self._program(self._name()) as program:
            await self._come(program)
            for _ in range(self._random.randrange(60)):
                wish = {"do": self._random.choice(list(WISHES))}
                for field in self._random.sample(
                    ("code", "name", "seat", "text", "action", "hours", "page", "id"), 3
                ):
                    wish[field] = self._random.choice((*STRANGE, *HOSTILE, *self._codes))
                line = json.dumps(wish)
                place = self._random.randrange(len(line))
                line = (
                    line
                    if self._random.random() < 0.6
                    else line[:place] + self._code(2, '{}[]",\\') + line[place:]
                )
                if wish["do"] not in ("play", "join", "watch"):  # what they have there is theirs
                    program.send_raw(line + "\n")
            with contextlib.suppress(AssertionError):  # hello with another version closes
                await program.ask("ping", id="last")

    async def say_nothing(self) -> None:
        """Hold connections that never log in."""
        held = []
        for _ in range(self._random.randrange(40)):
            _, writer = await asyncio.open_connection(
                self._public.host, self._public.port, local_addr=(self._address(), 0)
            )
            held.append(writer)
        await asyncio.sleep(0.05)
        for writer in held:
            writer.transport.abort()


class _Guessing(asyncssh.SSHClient):
    """Answers questions for an invitation with what it has."""

    def __init__(self, answers: list[str]) -> None:
        self._answers = answers

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, *challenge: Any) -> list[str] | None:
        *_, prompts = challenge
        if not prompts or not self._answers:
            return None
        return [self._answers.pop(0).encode(errors="replace").decode()]


class _Errors(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


@contextlib.contextmanager
def no_errors() -> Iterator[None]:
    """Fail if anything of ours is logged as an error."""
    errors, log = _Errors(), logging.getLogger("access_uno")
    log.addHandler(errors)
    try:
        yield
    finally:
        log.removeHandler(errors)
    assert errors.told == []


def attack(folder: Path, seed: int, attacks: int = ATTACKS) -> None:
    """Let strangers do what chance chooses."""
    folder.mkdir(parents=True, exist_ok=True)
    with no_errors():
        asyncio.run(asyncio.wait_for(_story(folder, Random(seed), attacks), 10 * SECONDS))


async def _story(folder: Path, random: Random, attacks: int) -> None:
    boss, owner = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(2)]
    (folder / "public").mkdir()
    (folder / "private").mkdir()
    admins = [boss.get_fingerprint()]
    is_private: dict[str, Any] = {
        "guests": False,
        "members": lambda: {owner.get_fingerprint()},
        "admins": admins,
    }
    async with (
        opened(folder / "public", pause=0.05, admins=admins) as public,
        opened(folder / "private", **is_private) as private,
    ):
        member = await private.program("owner", key=owner, address="127.0.0.9")
        assert (await member.ask("invite"))["type"] == "done"
        assert (await member.ask("device"))["type"] == "done"
        await _attacked(public, private, boss, random, attacks)
        assert set(private.house.presence.here) == {"owner"}  # type: ignore[union-attr]
        assert {e.key for e in await private.house.store.entries("keys")} == {owner.get_fingerprint()}  # type: ignore[union-attr]


async def _attacked(public: Rig, private: Rig, boss: asyncssh.SSHKey, random: Random, attacks: int) -> None:
    house, carls = public.house, asyncssh.generate_private_key("ssh-ed25519")
    assert house is not None
    anna, ben, admin = [
        await public.program(name, address=f"127.0.1.{place}")
        for place, name in enumerate(("anna", "ben", "x"), 1)
    ]
    await public.cut(admin)
    admin = await public.program("boss", key=boss, address="127.0.1.9")
    carl = await public.program("carl", key=carls, address="127.0.1.4")
    gina = await public.program("gina", guest=True, address="127.0.1.5")
    codes = []
    for owner, guest in ((anna, ben), (carl, gina)):
        code = (await owner.ask("play", seats=2, rules=_RULES, private=owner is carl, chance=5))["code"]
        assert (await guest.ask("join", code=code))["type"] == "done"
        codes.append(code)
    seat = (await gina.of("seat") if not _seats(gina) else _seats(gina)[-1])["seat"]
    people = [await house.tables.of(code) for code in codes]
    for away in (carl, gina):
        await public.cut(away)
    assert (await anna.ask("device"))["type"] == "done"
    bystanders = [Bystander("anna", anna), Bystander("ben", ben)]
    strangers = Strangers(random, public, private, codes)
    memory = _memory()
    for _ in range(max(1, attacks // _AT_ONCE)):
        chosen = random.choices(strangers.attacks, k=_AT_ONCE)
        await asyncio.gather(*(_tried(do) for do in chosen))
        await bystanders[0].moves()
    assert _memory() - memory < _MOST_MEMORY, "the memory grows"
    for who in bystanders:
        await public.cut(who.program)
    await asyncio.gather(*(who.playing for who in bystanders), return_exceptions=True)
    await _all_is_theirs(public, codes, people, carls, seat)
    assert (await admin.hello())["admin"]


async def _tried(do: Callable[[], Awaitable[None]]) -> None:
    """Let strangers try; that the server hangs up on them, or lets them wait, is right."""
    with contextlib.suppress(asyncssh.Error, OSError, ValueError):
        await do()


async def _all_is_theirs(
    public: Rig, codes: list[str], before: list[Any], carls: asyncssh.SSHKey, seat: str
) -> None:
    """Who was away comes back to the seat that is theirs, and nothing is another's."""
    house = public.house
    assert house is not None
    for code, table in zip(codes, before, strict=True):
        now = await house.tables.of(code)
        assert (now.people, now.owner, now.guests, now.state) == (
            table.people,
            table.owner,
            table.guests,
            "playing",
        )
        assert now.silenced == ()
    for name in ("anna", "ben", "carl"):
        account = await house.accounts.named(name)
        assert account is not None
        assert (account.muted, account.banned, len(account.keys)) == (False, False, 1)
    carl = await public.program("carl", key=carls, address="127.0.1.4")
    gina = await public.program("gina", guest=True, address="127.0.1.5")
    assert (await carl.ask("join", code=codes[1]))["type"] == "done"
    assert (await gina.ask("join", code=codes[1], seat=seat))["type"] == "done"
    for program, name in ((carl, "carl"), (gina, "gina")):
        matches = [told for told in program.heard if told["type"] == "match"]
        match = matches[-1] if matches else await program.of("match")
        assert (match["you"], len(match["view"]["hand"]) > 0) == (name, True)


def _seats(program: Program) -> list[Told]:
    return [told for told in program.heard if told["type"] == "seat"]


def _memory() -> int:
    """Return the most memory that this process has had, in kilobytes; 0 where that is not known."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss if sys.platform == "linux" else 0
