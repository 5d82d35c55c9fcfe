"""A private house: who comes in, by what invitation, and who does not."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from access_uno.protocol.seat_codes import ALPHABET, LENGTH, new_code
from access_uno.server.limits import RATES
from access_uno.server.members import INVITATION_DAYS
from access_uno.ssh.key_files import KeyFileError, KeyList
from tests.server.store.nats_servers import NATSServer, nats_servers
from tests.ssh.rig import Program, Rig, opened, run
from tests.ssh.test_cluster import SECONDS as CLUSTER_SECONDS
from tests.ssh.test_cluster import houses


def key() -> asyncssh.SSHKey:
    return asyncssh.generate_private_key("ssh-ed25519")


ANNA, BOSS = key(), key()
PRIVATE: dict[str, Any] = {
    "guests": False,
    "admins": [BOSS.get_fingerprint()],
    "members": lambda: {ANNA.get_fingerprint()},
    "fingerprint": "SHA256:house",
}


class Invited(asyncssh.SSHClient):
    """Answers each question for an invitation with the next of its codes, and keeps what it was told."""

    def __init__(self, *codes: str) -> None:
        self._codes = list(codes)
        self.told: list[str] = []

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(
        self,
        name: str,
        instructions: str,
        lang: str,
        prompts: Sequence[tuple[str, bool]],
    ) -> list[str] | None:
        self.told.append(" ".join([instructions, *(prompt for prompt, _ in prompts)]))
        return [self._codes.pop(0) for _ in prompts] if len(prompts) <= len(self._codes) else None


async def come(
    rig: Rig, name: str, *codes: str, keys: list[asyncssh.SSHKey] | None = None, address: str = ""
) -> tuple[Program, Invited]:
    """Come in with a new key and these codes; PermissionDenied if none of them is right."""
    caller = Invited(*codes)
    connection = await asyncssh.connect(
        rig.host,
        rig.port,
        username=name,
        local_addr=(address, 0) if address else (),
        client_keys=[key()] if keys is None else keys,
        known_hosts=None,
        config=None,
        agent_path=None,
        client_factory=lambda: caller,
    )
    await rig.stack.enter_async_context(connection)
    writer, reader, _ = await connection.open_session(subsystem="access-uno")
    program = Program(writer, reader)
    await program.of("hello")
    await program.hello()
    return program, caller


async def refused(
    rig: Rig, *codes: str, keys: list[asyncssh.SSHKey] | None = None, address: str = ""
) -> list[str]:
    """Return what a stranger is told who does not come in."""
    caller: list[Invited] = []
    with pytest.raises(asyncssh.PermissionDenied):
        await asyncssh.connect(
            rig.host,
            rig.port,
            username="eve",
            local_addr=(address, 0) if address else (),
            client_keys=[key()] if keys is None else keys,
            known_hosts=None,
            config=None,
            agent_path=None,
            client_factory=lambda: caller.append(Invited(*codes)) or caller[0],  # type: ignore[func-returns-value]
        )
    return caller[0].told


async def invitation(program: Program) -> str:
    answer = await program.ask("invite")
    assert answer["type"] == "done"
    return str(answer["code"])


def test_a_key_of_the_list_comes_in_and_its_invitation_makes_one_unknown_key_a_member(tmp_path: Path) -> None:
    zoe = key()

    async def story(rig: Rig) -> None:
        anna = await rig.program("anna", key=ANNA)
        answer = await anna.ask("invite")
        code = answer["code"]
        assert len(code) == LENGTH
        assert set(code) <= set(ALPHABET)
        assert (
            (answer["days"], answer["fingerprint"])
            == (INVITATION_DAYS, "SHA256:house")
            == (7, "SHA256:house")
        )
        assert not any(code in str(entry) for entry in await rig.house.store.entries("invitations"))  # type: ignore[union-attr]
        told = f" {code[:5].upper()}-{code[5:]}"
        program, caller = await come(rig, "zoe", told, keys=[zoe])
        assert (await program.ask("invite"))["type"] == "done"
        assert "ten characters" in caller.told[0]
        assert await refused(rig, code)

    async def later(rig: Rig) -> None:
        assert (await (await rig.program("zoe", key=zoe)).ask("who"))["type"] == "done"

    run(tmp_path, story, later, **PRIVATE)


def test_no_unknown_key_and_no_guest_comes_in_without_an_invitation(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        [told] = await refused(rig)
        assert "private" in told
        codes = [new_code() for _ in range(2)]
        first, second = await refused(rig, codes[0], address="127.0.0.9")
        assert "wrong" in second
        assert "wrong" not in first
        [told] = await refused(rig, keys=[])
        assert "SSH key" in told

    run(tmp_path, story, **PRIVATE)


def test_wrong_invitations_count_as_wrong_codes_of_the_address(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        code = await invitation(await rig.program("anna", key=ANNA, address="127.0.0.8"))
        for _ in range(RATES["codes"].at_once):
            await refused(rig, new_code(), address="127.0.0.9")
        *_, told = await refused(rig, code, address="127.0.0.9")
        assert "Too many wrong codes" in told
        await come(rig, "zoe", code, address="127.0.0.10")  # it is not used up, and others may

    run(tmp_path, story, **PRIVATE)


def test_of_two_who_come_with_one_invitation_at_once_one_comes_in(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        code = await invitation(await rig.program("anna", key=ANNA))
        both = await asyncio.gather(
            *(come(rig, name, code, address=f"127.0.0.{number}") for number, name in enumerate("bc", 20)),
            return_exceptions=True,
        )
        assert sorted(isinstance(one, asyncssh.PermissionDenied) for one in both) == [False, True]

    run(tmp_path, story, **PRIVATE)


def test_an_administrator_invites_and_a_ban_takes_a_member_out_with_their_invitations(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        boss = await rig.program("boss", key=BOSS)
        ben_key = key()
        ben, _ = await come(rig, "ben", await invitation(boss), keys=[ben_key], address="127.0.0.30")
        code = await invitation(ben)
        assert (await boss.ask("ban", name="ben", hours=0))["type"] == "done"
        assert (await ben.of("closed"))["code"] == "banned"
        await refused(rig, code, address="127.0.0.31")
        again = await rig.program("ben", key=ben_key, greet=False, address="127.0.0.32")
        assert (await again.next())["code"] == "banned"  # type: ignore[index]
        await boss.ask("ban", name="ben", on=False)
        assert (await (await rig.program("ben", key=ben_key)).ask("who"))["type"] == "done"

    run(tmp_path, story, **PRIVATE)


def test_a_second_device_comes_in_with_the_code_of_its_account(tmp_path: Path) -> None:
    phone = key()

    async def story(rig: Rig) -> None:
        anna = await rig.program("anna", key=ANNA)
        code = (await anna.ask("device"))["code"]
        program, _ = await come(rig, "x", " ".join(code), keys=[phone])
        assert program.heard[0]["name"] == "anna"

    run(tmp_path, story, **PRIVATE)


def test_a_members_key_is_found_among_several_and_not_asked(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        program, caller = await come(rig, "anna", keys=[key(), key(), ANNA])
        assert caller.told == []
        assert program.heard[0]["name"] == "anna"

    run(tmp_path, story, **PRIVATE)


def test_where_guests_are_allowed_they_come_in_and_cannot_invite(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        gina = await rig.program("gina", guest=True)
        assert (await gina.ask("invite"))["code"] == "guests-have-no-account"
        assert not (await gina.hello())["invites"]
        await refused(rig)

    run(tmp_path, story, **{**PRIVATE, "guests": True})


def test_a_public_house_needs_no_invitations(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna = await rig.program("anna")
        assert (await anna.ask("invite"))["code"] == "not-private"

    run(tmp_path, story)


def test_an_invitation_and_the_key_that_came_with_it_are_known_at_all_servers(tmp_path: Path) -> None:
    zoe = key()

    async def story(servers: list[NATSServer]) -> None:
        async with houses(servers, 2, **PRIVATE) as (here, there):
            code = await invitation(await here.program("anna", key=ANNA))
            program, _ = await come(there, "zoe", code, keys=[zoe])
            assert (await program.ask("who"))["type"] == "done"
            await refused(here, code)
            await here.program("zoe", key=zoe)

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), CLUSTER_SECONDS))


def test_who_has_an_account_of_a_public_time_is_no_member(tmp_path: Path) -> None:
    eve = key()

    async def before(rig: Rig) -> None:
        await rig.program("eve", key=eve)

    async def story() -> None:
        async with opened(tmp_path) as rig:
            await before(rig)
        async with opened(tmp_path, **PRIVATE) as rig:
            await refused(rig, keys=[eve])

    asyncio.run(story())


def test_places_are_kept_for_members(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_uno.server._connections.MOST_SESSIONS", 4)
    monkeypatch.setattr("access_uno.server._connections.PLACES_KEPT", 2)

    async def story(rig: Rig) -> None:
        for name in ("b", "c"):
            await rig.program(name, guest=True)
        full = await rig.program("d", guest=True, greet=False)
        assert (await full.next())["code"] == "house-full"  # type: ignore[index]
        await rig.program("anna", key=ANNA)

    run(tmp_path, story, **{**PRIVATE, "guests": True})


def test_a_deleted_member_is_forgotten(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna = await rig.program("anna", key=ANNA)
        own = key()
        ben, _ = await come(rig, "ben", await invitation(anna), keys=[own])
        await ben.ask("delete-account", name="ben")
        for bucket in ("members", "addresses", "keys"):
            assert own.get_fingerprint() not in [e.key for e in await rig.house.store.entries(bucket)]  # type: ignore[union-attr]
        await refused(rig, keys=[own])

    run(tmp_path, story, **PRIVATE)


def test_the_list_is_read_again_when_it_changes_and_holds_while_it_is_none(tmp_path: Path) -> None:
    path, one, two = tmp_path / "members", key(), key()

    def write(*keys: asyncssh.SSHKey, more: str = "") -> None:
        new = tmp_path / "new"
        new.write_text("# friends\n" + "".join(k.export_public_key().decode() for k in keys) + more)
        os.replace(new, path)

    write(one)
    listed = KeyList(path)
    assert listed() == {one.get_fingerprint()}
    write(one, two)
    assert listed() == {one.get_fingerprint(), two.get_fingerprint()}
    write(one, more="ssh-ed25519 half-a-li")
    assert two.get_fingerprint() in listed()
    path.unlink()
    assert two.get_fingerprint() in listed()
    write(two)
    assert listed() == {two.get_fingerprint()}
    with pytest.raises(KeyFileError):
        KeyList(tmp_path / "none")
