"""Names in a house do not lie: look-alikes, scripts, sentences, the house's own words, computer players."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncssh
import pytest

from access_uno.server.accounts import Account
from access_uno.server.looks import alike, looks, why_not
from access_uno.server.store import written
from access_uno.server.store.sqlite import SQLiteStore
from access_uno.text import names
from access_uno.words import words_of
from access_uno.words.languages import languages
from access_uno.words.options import computer_names
from tests.ssh.rig import Rig, Told, run
from tests.tools import lookalikes

ALIKE = [
    ("Anna", "аnnа"),  # Cyrillic
    ("Anna", "Αnna"),  # Greek
    ("anna", "ａｎｎａ"),
    ("Mario", "Rnario"),
    ("Paul", "PauI"),  # a capital i
    ("Otto", "0tto"),
    ("Владимир", "Bлaдимиp"),  # Latin
]
APART = [("Anna", "Hanna"), ("Ben", "Ken"), ("小明", "小朋"), ("Jörg", "Jorg"), ("Ali", "Alex")]
SENTENCES = [
    "a. Ben wins",
    "Ben?",
    "Ben!",
    "小明。",
    "小明？",
    "小明！",
    "小明．",
    "a｡",
    "محمد؟",
    "محمد۔",
    "a…",
    "¿a",
    "a;",
    "राम।",
]
MIXED = ["аnna", "Annа", "Ζoe", "Вen", "小明а", "Anאa"]
FINE = [
    "Anna",
    "Jörg",
    "O'Neil",
    "De Vries 2",
    "小明",
    "小明 Wang",
    "ユキ",
    "ゆキ Yuki",
    "ㄅㄆ 小",
    "Ζωή",
    "Владимир",
    "محمد",
    "Đặng",
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_what_looks_like_a_name_is_known(one: str, other: str) -> None:
    assert alike(one, [other]) == other
    assert looks(one) & looks(other)


@pytest.mark.parametrize(("one", "other"), APART)
def test_names_that_can_be_told_apart_are_apart(one: str, other: str) -> None:
    assert alike(one, [other]) is None


@pytest.mark.parametrize(
    ("name", "code"),
    [
        *((name, "name-with-full-stop") for name in SENTENCES),
        *((name, "name-with-two-scripts") for name in MIXED),
        *((name, None) for name in FINE),
        ("an\u202ena", "name-with-control"),
    ],
)
def test_a_name_in_a_house_is_no_sentence_and_has_one_script(name: str, code: str | None) -> None:
    assert why_not(name) == code


@pytest.mark.parametrize("language", languages())
def test_no_name_is_a_word_of_the_houses_own_and_computers_have_theirs(language: str) -> None:
    words = words_of(language)
    own = [word.strip() for word in words.text("names-of-the-house").split(",")]
    told = {words.text("together-code-ask") != "", *(why_not(word.upper()) for word in own)}
    assert told == {True, "name-of-the-house"}
    assert {why_not(f"-{word}-") for word in own} == {"name-of-the-house"}
    assert {why_not(name) for name in computer_names(words)} == {None}


def test_at_home_names_may_be_as_they_like() -> None:
    assert {names.why_not(name) for name in (*SENTENCES, *MIXED, "you")} == {None}
    assert not names.same("Anna", "аnna")


def test_the_table_of_lookalikes_is_what_unicodes_data_say() -> None:
    assert lookalikes.TABLE.read_text("utf-8") == lookalikes.table()


def test_a_look_alike_of_an_account_of_a_guest_or_of_a_seat_is_taken(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna = await rig.program("Paul")
        stranger = await rig.program("PauI")
        assert stranger.heard[0]["name"] is None
        assert (await stranger.ask("name", name="PauI"))["code"] == "name-taken"
        assert (await stranger.ask("name", name="you"))["code"] == "name-of-the-house"
        refused = await stranger.ask("name", name="Paul wins. Ben")
        assert refused["code"] == "name-with-full-stop"
        assert "full stop" in refused["reason"]
        assert (await stranger.ask("name", name="Eve"))["type"] == "done"
        guest = await rig.program("PauI", guest=True)
        assert guest.heard[0]["name"] == "PauI 2"
        again = await rig.program("PauI 2")  # of the guest who is here
        assert again.heard[0]["name"] is None
        assert anna.heard[0]["name"] == "Paul"

    async def later(rig: Rig) -> None:
        stranger = await rig.program("PauI")  # no person is here, but the account is
        assert stranger.heard[0]["name"] is None

    run(tmp_path, story, later)


def test_of_two_look_alikes_that_come_at_once_one_has_the_name(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        both = await asyncio.gather(*(rig.program(name, greet=False) for name in ("Otto", "0tto")))
        told = [(await program.of("hello"))["name"] for program in both]
        assert sorted(name is None for name in told) in ([False, True], [True, True])

    run(tmp_path, story)


def test_of_guests_with_similar_names_who_come_at_once_none_looks_like_another(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        wanted = ("Otto", "0tto") * 5
        guests = await asyncio.gather(*(rig.program(name, guest=True, greet=False) for name in wanted))
        told = [(await guest.of("hello"))["name"] for guest in guests]
        assert all(told)
        for name in told:
            assert alike(name, [other for other in told if other != name]) is None
        assert len(set(told)) == len(told)

    run(tmp_path, story)


def test_accounts_of_older_versions_go_on_and_are_protected_as_well(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    fingerprint = key.get_fingerprint()

    async def before() -> None:
        store = SQLiteStore(tmp_path / "house.db")
        await store.open()
        await store.put("accounts", names.key("Dr. Who"), written(Account("Dr. Who", (fingerprint,))), 0)
        await store.put("accounts", names.key("Otto"), written(Account("Otto", ("SHA256:other",))), 0)
        await store.put("keys", fingerprint, "Dr. Who")
        await store.close()

    async def story(rig: Rig) -> None:
        who = await rig.program("anything", key=key)
        assert who.heard[0]["name"] == "Dr. Who"
        assert (await who.ask("play", seats=2, computers=1))["type"] == "done"
        assert (await rig.program("0tto")).heard[0]["name"] is None

    asyncio.run(before())
    run(tmp_path, story)


def test_computer_players_give_way_to_people_who_are_here(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        first, *_ = computer_names(words_of("en"))
        person = await rig.program(first)
        anna = await rig.program("anna")
        await anna.ask("play", seats=10, computers=9)
        [match] = [told for told in anna.heard if told["type"] == "match"]
        assert first not in match["players"]
        assert len(set(map(names.key, match["players"]))) == 10
        assert person.heard[0]["name"] == first

    run(tmp_path, story)


def _players(told: list[Told]) -> list[list[str]]:
    return [line["players"] for line in told if line["type"] == "match"]


def test_a_computer_gives_its_name_to_a_person_with_the_next_match(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        assert rig.house is not None
        anna = await rig.program("anna")
        code = (await anna.ask("play", seats=3, computers=1))["code"]
        bob = await rig.program("bob")
        await bob.ask("join", code=code)
        [[*_, computer]] = _players(bob.heard) or [(await bob.of("match"))["players"]]
        await bob.ask("resign")
        await rig.house.tables.change(code, lambda table: table.but(state="over"))
        await anna.of("table")
        person = await rig.program(computer)
        assert (await person.ask("join", code=code))["type"] == "done"
        await anna.ask("again")
        again = _players(anna.heard)[-1]
        assert again[:2] == ["anna", computer]
        assert len(set(again)) == 3

    run(tmp_path, story)


# Accounts that take another name, and that are deleted


def new_key() -> asyncssh.SSHKey:
    return asyncssh.generate_private_key("ssh-ed25519")


def test_an_account_is_renamed_with_its_keys_settings_and_who_ignores_it(tmp_path: Path) -> None:
    key, eves = new_key(), new_key()

    async def story(rig: Rig) -> None:
        root, eve = await rig.program("root", key=key), await rig.program("Eve", key=eves)
        await root.ask("settings", settings={"language": "de"})
        await eve.ask("ignore", name="root")
        assert (await root.ask("rename", name="you"))["code"] == "name-of-the-house"
        assert (await root.ask("rename", name="eve"))["code"] == "name-taken"
        told = await root.ask("rename", name="Anna")
        assert (told["name"], told["settings"]) == ("Anna", {"language": "de"})
        who = [person["name"] for person in (await eve.ask("who"))["people"]]
        assert sorted(who) == ["Anna", "Eve"]
        code = (await root.ask("play", seats=3))["code"]
        await eve.ask("join", code=code)
        await root.ask("say", text="hello")
        await eve.ask("ping")
        assert not any(told["type"] == "said" for told in eve.heard)
        other = await rig.program("root")  # the name is free again
        assert other.heard[0]["name"] == "root"
        assert (await root.ask("rename", name="Ann"))["code"] == "at-table"

    async def later(rig: Rig) -> None:
        anna = await rig.program("anything", key=key)
        assert anna.heard[0]["name"] == "Anna"
        assert (await anna.ask("rename", name="ANNA"))["name"] == "ANNA"
        again = await rig.program("anything", key=key)
        assert again.heard[0]["name"] == "ANNA"
        eve = await rig.program("Eve", key=eves)
        assert eve.heard[1]["ignored"] == ["anna"]

    run(tmp_path, story, later)


def test_an_account_with_a_seat_in_a_match_keeps_its_name_until_that_is_given_up(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        root, ben = await rig.program("root"), await rig.program("ben")
        code = (await root.ask("play", seats=2))["code"]
        await ben.ask("join", code=code)
        await root.ask("leave")
        refused = await root.ask("rename", name="Anna")
        assert (refused["code"], refused["facts"]["code"]) == ("has-seat", code)
        await root.ask("join", code=code)
        await root.ask("resign")
        assert (await root.ask("rename", name="Anna"))["name"] == "Anna"

    run(tmp_path, story)


@pytest.mark.parametrize("dies_after", ["marked", "made", "keys"])
def test_a_server_that_dies_while_it_renames_leaves_one_account(tmp_path: Path, dies_after: str) -> None:
    key = new_key()
    fingerprint = key.get_fingerprint()

    async def story(rig: Rig) -> None:
        assert rig.house is not None
        root, accounts, store = await rig.program("root", key=key), rig.house.accounts, rig.house.store
        await rig.cut(root)
        account = await accounts.change("root", moves_to="Anna")
        if dies_after != "marked":
            await store.put("accounts", names.key("Anna"), written(account.but(name="Anna", moves_to="")), 0)
        if dies_after == "keys":
            await store.put("keys", fingerprint, "Anna")

    async def later(rig: Rig) -> None:
        assert rig.house is not None
        anna = await rig.program("root", key=key)
        assert anna.heard[0]["name"] == "Anna"

    async def at_last(rig: Rig) -> None:
        assert (await rig.program("root")).heard[0]["name"] == ("root" if dies_after != "keys" else None)

    run(tmp_path, story, later, at_last)


def test_a_deleted_account_is_gone_with_its_seats_and_its_name_is_free(tmp_path: Path) -> None:
    key = new_key()

    async def story(rig: Rig) -> None:
        assert rig.house is not None
        anna, ben = await rig.program("anna", key=key), await rig.program("ben")
        codes = []
        for _ in range(2):
            codes.append((await anna.ask("play", seats=2))["code"])
            await ben.ask("join", code=codes[-1])
            for program in (anna, ben):
                await program.ask("leave")
        await ben.ask("ignore", name="anna")
        await ben.ask("join", code=codes[0])
        assert (await anna.ask("delete-account", name="ben"))["code"] == "wrong-field"
        anna.send(do="delete-account", name="Anna")
        assert (await anna.of("closed"))["code"] == "account-deleted"
        await ben.until(
            lambda told: told["type"] == "game" and any(event["event"] == "seat" for event in told["events"])
        )
        assert all(table.people == ("ben",) for table in rig.house.tables.all())
        kept = [
            entry.value or ""
            for bucket in ("accounts", "keys", "looks", "tables", "present")
            for entry in await rig.house.store.entries(bucket)
        ]
        assert not [value for value in kept if "anna" in value.lower()]
        new = await rig.program("anna")
        assert new.heard[0]["name"] == "anna"
        same = await rig.program("another one", key=key)  # the key is new here
        assert same.heard[0]["name"] is None or same.heard[0]["name"] == "another one"

    run(tmp_path, story)


def test_a_key_that_looks_for_a_name_at_two_connections_gets_one_account(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        code = (await (await rig.program("anna")).ask("device"))["code"]
        first, second, third = [await rig.program("red:blue", key=key) for _ in range(3)]
        assert (await first.ask("name", name="paul"))["name"] == "paul"
        assert (await second.ask("device", code=code))["code"] == "has-name"
        assert (await third.ask("name", name="peter"))["name"] == "paul"
        assert (await first.of("closed"))["code"] == "newer-connection"
        assert rig.house is not None
        assert await rig.house.accounts.named("peter") is None

    run(tmp_path, story)


def test_a_device_code_follows_its_account_and_never_the_name(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        deleted, renamed = [await rig.program(name) for name in ("maria", "paul")]
        codes = [(await program.ask("device"))["code"] for program in (deleted, renamed)]
        assert (await deleted.ask("delete-account", name="maria"))["type"] == "done"
        assert (await renamed.ask("rename", name="peter"))["type"] == "done"
        for name in ("maria", "paul"):
            assert (await rig.program(name)).heard[0]["name"] == name  # another person
        of_deleted, of_renamed = [await rig.program("red:blue") for _ in codes]
        assert (await of_deleted.ask("device", code=codes[0]))["code"] == "device-code-wrong"
        assert (await of_renamed.ask("device", code=codes[1]))["name"] == "peter"

    run(tmp_path, story)


def test_guests_have_no_account_to_rename_or_delete(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        guest = await rig.program("gina", guest=True)
        for do in ("rename", "delete-account"):
            assert (await guest.ask(do, name="gina"))["code"] == "guests-have-no-account"

    run(tmp_path, story)
