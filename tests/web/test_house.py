"""Pages of a house: who comes in, who comes back, and what a page gives to no one."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import secrets
import subprocess
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from access_uno.protocol.page import Told
from access_uno.server._account_changes import delete
from access_uno.server.limits import RATES, Limits, Rate
from access_uno.server.server import Server
from tests.web.house import UNLIMITED, House, Page, house, lead_on
from tests.web.program import get, text_of


def run(doing: Coroutine[Any, Any, None]) -> None:
    asyncio.run(doing)


async def refused(house: House, **handshake: str) -> int:
    """The status with which a page is refused."""
    with pytest.raises(InvalidStatus) as refusal:
        async with house.socket(**handshake):
            pass
    return refusal.value.response.status_code


def test_a_guest_plays_and_own_moves_are_answers_but_those_of_others_news(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here, here.page() as anna:
            await anna.begin()
            await anna.until(lambda: anna.scene.get("hand"))
            own: set[bool] = set()
            others: set[bool] = set()
            while not own or not others:
                await lead_on(anna)
                played = [line for line in anna.lines if line.get("kind") and " play" in text_of(line)]
                own = {line.get("answer", False) for line in played if line["kind"] == "mine"}
                others = {line.get("answer", False) for line in played if line["kind"] == "others"}
            assert (own, others) == ({True}, {False})

    run(scene())


def test_a_browser_with_an_account_is_known_again_and_a_guest_is_not(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here:
            async with here.page() as anna:
                await anna.enter("account", "Anna")
            async with here.page(anna.cookie) as again:
                await again.heard("Welcome, Anna.")
            async with here.page() as ben:
                await ben.enter("guest", "Ben")
            async with here.page(ben.cookie) as again:
                await again.until(lambda: again.choices())
                assert len(again.choices()) == 2

    run(scene())


def test_the_store_has_no_secret_of_a_browser(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here, here.page() as anna:
            await anna.enter("account", "Anna")
            secret = anna.cookie.partition("=")[2]
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert b"browser:" in stored
        assert secret.encode() not in stored

    run(scene())


def test_a_second_browser_joins_an_account_by_six_digits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here:
            async with here.page() as anna:
                await anna.enter("account", "Anna")
            [account] = [await here.server.accounts.named("Anna")]
            assert account is not None
            code = await here.server.accounts.offer(account)
            async with here.page() as phone:
                await phone.until(lambda: phone.choices())
                await phone.do("choose", phone.choices()[1])
                await phone.type(code)
                await phone.heard("Welcome, Anna.")

    run(scene())


def test_a_page_that_was_cut_comes_back_to_its_place_with_what_it_missed_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here:
            async with here.page() as anna:
                await anna.enter("guest", "Anna")
                number = len(anna.lines)
            async with here.page(anna.cookie, anna.visit, last=number - 1) as again:
                await again.until(lambda: again.scene)
                assert not again.is_new
                assert again.texts() == anna.texts()[-1:]
                assert again.scene == anna.scene

    run(scene())


def test_a_visit_is_not_given_to_another_browser(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here, here.page() as anna:
            await anna.enter("guest", "Anna")
            async with here.page(visit=anna.visit) as eve:
                assert eve.is_new
                assert eve.visit != anna.visit
                await anna.do("keys")
                await anna.until(lambda: anna.lines[-1].get("answer"))

    run(scene())


def test_a_page_ends_when_its_account_comes_elsewhere_or_is_deleted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here, here.page() as anna:
            await anna.enter("account", "Anna")
            async with here.page(anna.cookie) as second:
                await second.heard("Welcome, Anna.")
                await anna.until(lambda: anna.ended)
                account = await here.server.accounts.named("Anna")
                assert account is not None
                await delete(here.server, account)
                await second.until(lambda: second.ended)
                assert "Your account is deleted. Goodbye." in second.texts()
            async with here.page(anna.cookie) as unknown:
                await unknown.until(lambda: len(unknown.choices()) == 2)

    run(scene())


def test_a_page_of_another_site_or_without_a_secret_cannot_connect(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here:
            for origin in ("http://evil.example", "null", f"ftp://{here.host}"):
                assert await refused(here, origin=origin) == 403
            for cookie in ("access-uno=", "access-uno=short", f"other={secrets.token_urlsafe(32)}"):
                assert await refused(here, cookie=cookie) == 403

    run(scene())


def test_a_trusted_proxy_tells_the_address_and_a_client_cannot_make_one_up(tmp_path: Path) -> None:
    async def scene() -> None:
        proxy = [ipaddress.ip_network("127.0.0.1")]
        told = {"X_Forwarded_For": "198.51.100.9, 192.0.2.7"}
        async with house(tmp_path / "one", proxy) as here, here.socket(**told) as page:
            await page.send(do="open", languages="en")
            await page.enter("guest", "Anna")
            assert [session.visitor.address for session in sessions(here.server)] == ["192.0.2.7"]
        async with house(tmp_path / "two") as here, here.socket(**told) as page:
            await page.send(do="open", languages="en")
            await page.enter("guest", "Anna")
            assert [session.visitor.address for session in sessions(here.server)] == ["127.0.0.1"]

    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    run(scene())


def sessions(server: Server) -> list[Any]:
    return list(server.connections.by_key.values())


def test_an_address_that_connects_too_often_is_refused_before_a_console_is_made(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, rates={**RATES, "logins": Rate(5, 1000.0)}) as here:
            for _ in range(5):
                async with here.socket():
                    pass
            assert await refused(here) == 429
            assert not here.pages._consoles

    run(scene())


def test_every_request_takes_from_the_budget_of_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited = []

    async def wait(_: Limits, network: str) -> None:
        waited.append(network)

    monkeypatch.setattr(Limits, "wait", wait)

    async def scene() -> None:
        async with house(tmp_path, rates={**RATES, "requests": Rate(4, 1000.0, shared=False)}) as here:
            address = f"http://{here.host}/"
            for path in ("", "page.js", "nothing", "socket", "", "page.js", "nothing", "socket"):
                await asyncio.to_thread(get, address + path)
            await asyncio.to_thread(get, address, Host="evil example")

    run(scene())
    assert waited == ["127.0.0.1"] * 5


def test_an_answer_to_a_wrong_name_repeats_nothing_of_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here:
            for host in ("evil.example;script-src *", "x y", "%0d%0a"):
                answer = await asyncio.to_thread(get, f"http://{here.host}/", Host=host)
                assert answer.status == 421
                assert host not in f"{answer.headers}{answer.body!r}"

    run(scene())


@contextlib.asynccontextmanager
async def knock(house: House, address: str) -> AsyncIterator[asyncio.StreamReader]:
    """Connect, and say nothing."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port, local_addr=(address, 0))
    try:
        yield reader
    finally:
        writer.close()


def test_silent_connections_of_an_address_keep_no_other_one_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("access_uno.web._counted.MOST_CONNECTIONS_OF_ADDRESS", 3)
    monkeypatch.setattr("access_uno.web._counted.MOST_CONNECTIONS", 5)

    async def scene() -> None:
        async with house(tmp_path) as here, contextlib.AsyncExitStack() as ends:

            async def knocks(address: str, count: int) -> list[asyncio.StreamReader]:
                return [await ends.enter_async_context(knock(here, address)) for _ in range(count)]

            oldest, _, _, one_more = await knocks("127.0.0.2", 4)
            assert await asyncio.wait_for(cut(one_more), 10)
            others = await knocks("127.0.0.3", 2)
            async with here.page() as anna:
                assert await asyncio.wait_for(cut(oldest), 10)
                await anna.enter("guest", "Anna")
            assert not any(other.at_eof() for other in others)

    run(scene())


async def cut(reader: asyncio.StreamReader) -> bool:
    """Whether a connection was ended without a word, once it was."""
    with contextlib.suppress(ConnectionError):
        return await reader.read() == b""
    return True


def test_a_client_behind_a_proxy_has_so_many_pages_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("access_uno.web.server.MOST_CONNECTIONS_OF_ADDRESS", 3)

    async def scene() -> None:
        proxy = [ipaddress.ip_network("127.0.0.1")]
        async with house(tmp_path, proxy) as here, contextlib.AsyncExitStack() as pages:
            for _ in range(3):
                await pages.enter_async_context(here.socket(X_Forwarded_For="192.0.2.7"))
            assert await refused(here, X_Forwarded_For="192.0.2.7") == 429
            async with here.socket(X_Forwarded_For="192.0.2.8"):
                pass

    run(scene())


def test_a_page_that_wishes_something_before_it_opens_a_visit_is_closed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here, here.socket() as eve:
            await eve.send(do="press", key="a")
            with pytest.raises(ConnectionClosed):
                await eve.take()

    run(scene())


def test_a_page_that_does_not_read_is_cut_off_and_others_play_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here, here.page() as anna, here.page() as slow:
            await anna.enter("guest", "Anna")
            slow.socket.transport.pause_reading()
            [console] = [console for visit, console in here.pages._consoles.items() if visit == slow.visit]
            sent = 0
            while console.visit.is_read and sent < 50_000_000:
                console.visit.send(Told(sent + 2, ("x" * 10_000,), "en"))
                sent += 10_000
                await asyncio.sleep(0)
            assert 500_000 < sent < 50_000_000
            await anna.do("keys")
            await anna.until(lambda: anna.lines[-1].get("answer"))

    run(scene())


def nonsense(number: int) -> str | bytes:
    """A frame that no page of ours sends."""
    kinds: list[str | bytes] = [
        "",
        "null",
        "[" * 1500,
        '{"do":"open","visit":5}',
        '{"do":"do","command":"\\ud800"}',
        json.dumps({"do": "press", "key": "x" * 21}),
        json.dumps({"do": "do", "command": "choose", "what": "y", "scene": -(10**12)}),
        secrets.token_bytes(100),
        "{" + '"a":1,' * 300 + '"do":"keys"}',
    ]
    return kinds[number % len(kinds)]


def test_hostile_frames_end_their_own_connection_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, rates=UNLIMITED) as here, here.page() as anna:
            await anna.enter("guest", "Anna")
            for number in range(90):
                async with here.page() as eve:
                    await eve.socket.send(nonsense(number))
                    with pytest.raises(ConnectionClosed):
                        await eve.until(lambda: False)
            await anna.do("keys")
            await anna.until(lambda: anna.lines[-1].get("answer"))

    run(scene())


async def sit_down_together(here: House, anna: Page, ben: Page) -> None:
    """Let Anna open a table, and Ben come to it by its code."""
    await anna.enter("guest", "Anna")
    await ben.enter("guest", "Ben")
    await anna.choose("now")
    await anna.until(lambda: "begin" in anna.choices())
    [table] = here.server.lobby.rooms
    await ben.choose("code")
    await ben.type(table)


def test_no_frame_has_a_card_that_only_another_player_may_know(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as here, here.page() as anna, here.page() as ben:
            await sit_down_together(here, anna, ben)
            await ben.until(lambda: "say" in ben.choices())
            await anna.choose("begin")
            await anna.until(lambda: anna.scene.get("hand"))
            await ben.until(lambda: ben.scene.get("hand"))
            for page, other in ((anna, ben), (ben, anna)):
                hidden = codes(other) - codes(page) - {page.scene["top"]["code"]} - seen(page)
                assert hidden
                assert not [frame for frame in page.raw for code in hidden if f'"{code}"' in frame]

    run(scene())


def test_talk_that_looks_like_markup_comes_as_the_text_that_it_is(tmp_path: Path) -> None:
    evil = "<img src=x onerror=hacked=1>&lt;b&gt;"

    async def scene() -> None:
        async with house(tmp_path) as here, here.page() as anna, here.page() as ben:
            await sit_down_together(here, anna, ben)
            await ben.choose("say")
            await ben.type(evil)
            await anna.heard(evil)
            assert [line["parts"] for line in anna.lines if evil in text_of(line)] == [[f"Ben says: {evil}"]]

    run(scene())


def codes(page: Page) -> set[str]:
    return {card["code"] for card in page.scene["hand"]}


def seen(page: Page) -> set[str]:
    """The cards that were told to all: those of the draw for the dealer, and the first ones of the pile."""
    parts = [part for line in page.lines if line.get("kind") != "mine" for part in line["parts"]]
    return {part["code"] for part in parts if not isinstance(part, str)}


def test_no_name_becomes_markup() -> None:
    """Whatever is told is text in JSON; the page only ever sets text."""
    page = Path(__file__).parents[2] / "access_uno" / "web" / "page"
    scripts = "".join(file.read_text() for file in page.glob("*.js"))
    for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"):
        assert way not in scripts
    assert "<script>" not in (page / "page.html").read_text()
    assert "style=" not in (page / "page.html").read_text()


def test_a_name_is_told_as_it_is_also_if_it_looks_like_a_place_in_a_message() -> None:
    scene = Path(__file__).parents[2] / "access_uno" / "web" / "page" / "scene.js"
    script = f"""
        const source = (await import("node:fs")).readFileSync({json.dumps(str(scene))}, "utf8");
        const {{ filled }} = await import(`data:text/javascript,${{encodeURIComponent(source)}}`);
        const names = ["$&", "$'", "{{cards}}", "$1"];
        const told = names.map((name) => filled("{{name}}: {{cards}}", {{ name, cards: 7 }}));
        console.log(JSON.stringify(told));
    """
    done = subprocess.run(
        ["node", "--input-type=module", "-"], input=script, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == ["$&: 7", "$': 7", "{cards}: 7", "$1: 7"]
