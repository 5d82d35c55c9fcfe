"""The page at home: one browser with the secret of this start comes in, and no other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from access_uno.words import languages, words_of
from tests.web.program import Page, Program, get, page_of, running

GAME = ("play", "--browser", "--language", "en", "--reading", "terminal", "--seed", "5")


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    (tmp_path / "settings.toml").write_text("pause = 0\n")  # between moves
    with running(tmp_path, *GAME) as program:
        yield program


@pytest.fixture(scope="module")
def unused(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A program to which no page has connected yet."""
    with running(tmp_path_factory.mktemp("unused"), *GAME) as program:
        yield program


def refused(program: Program, **handshake: str) -> int:
    """The status with which a page is refused."""
    with pytest.raises(InvalidStatus) as refusal, page_of(program, **handshake):
        pass
    return refusal.value.response.status_code


def test_a_game_in_the_browser_ends_its_first_line_with_the_address(unused: Program) -> None:
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/\?[\w-]{32}", unused.address)


@pytest.mark.parametrize("language", languages())
def test_the_address_stands_apart_in_every_language(language: str) -> None:
    for message in ("browser-open", "serve-web"):
        text = words_of(language).text(message, address="http://127.0.0.1:8000/")
        assert text.split()[-1] == "http://127.0.0.1:8000/"


def test_the_answer_to_the_first_request_carries_the_policy_and_a_strict_cookie(unused: Program) -> None:
    answer = get(unused.address)
    assert answer.status == 200
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert re.search(r"; HttpOnly; SameSite=Strict; Path=/$", answer.headers["Set-Cookie"])


def test_the_page_and_all_of_its_parts_are_smaller_than_80_kb(unused: Program) -> None:
    page = get(unused.address)
    parts = set(re.findall(r'(?:href|src)="([^"]+)"', page.body.decode()))
    parts |= {"announcer.js", "connection.js", "scene.js", "sounds.js"}
    answers = [get(unused.root + part) for part in parts]
    assert [answer.status for answer in answers] == [200] * len(parts)
    assert len(page.body) + sum(len(answer.body) for answer in answers) < 80_000


def test_without_the_secret_nothing_is_given(unused: Program) -> None:
    for address in (unused.root, unused.root + "?wrong", unused.address[:-1]):
        answer = get(address)
        assert (answer.status, "Set-Cookie" in answer.headers) == (403, False)


def test_a_secret_is_used_up_when_a_page_has_connected(program: Program) -> None:
    cookie = program.cookie()
    with page_of(program, cookie) as page:
        page.begin()
        assert get(program.address).status == 403
        assert get(program.address, Cookie=cookie).status == 200


def test_a_page_of_another_site_cannot_connect(unused: Program) -> None:
    cookie = unused.cookie()
    for origin in ("http://evil.example", f"https://{unused.host}", "null", "http://127.0.0.1"):
        assert refused(unused, cookie=cookie, origin=origin) == 403


def test_a_page_without_the_right_cookie_cannot_connect(unused: Program) -> None:
    name, _, value = unused.cookie().partition("=")
    for cookie in ("x=y", f"{name}=", f"{name}={value[:-1]}", f"other={value}", f"{name}={value}x"):
        assert refused(unused, cookie=cookie) == 403


def test_another_name_of_this_computer_does_not_lead_here(unused: Program) -> None:
    """As after DNS rebinding."""
    assert get(unused.address, Host="evil.example").status == 421


def first_button(page: Page) -> tuple[str, str] | None:
    """What a player does who only ever takes the first button that leads on; None if there is none."""
    if page.scene["kind"] == "choices":
        return "choose", page.scene["choices"][0]["name"]
    if fitting := [card["name"] for card in page.scene["hand"] if card.get("fits")]:
        return "play", fitting[0]
    deeds = [deed["command"] for deed in page.scene["deeds"]]
    return next(((command, "") for command in deeds if command in ("draw", "keep", "go-on")), None)


def test_a_round_can_be_played_by_buttons(program: Program) -> None:
    with page_of(program) as page:
        page.begin()
        while not any(line.get("kind") == "round-won" for line in page.lines):
            if (button := first_button(page)) is None:
                page.take()
            else:
                page.do(*button)
                page.until(lambda: page.lines[-1].get("answer"))
                page.lines[-1]["answer"] = False
        assert [line["number"] for line in page.lines] == list(range(1, len(page.lines) + 1))


def test_a_page_that_was_cut_gets_what_it_missed_once(program: Program) -> None:
    cookie = program.cookie()
    with page_of(program, cookie) as page:
        page.begin()
        page.until(lambda: page.scene.get("hand"))
        seen = page.lines[:2]
        visit = page.visit
    with page_of(program, cookie) as again:
        again.begin(visit, last=2)
        again.do("keys")
        again.until(lambda: again.lines[-1].get("answer"))
        assert not again.is_new
        assert [line["number"] for line in again.lines] == list(range(3, 3 + len(again.lines)))
        assert seen[1]["number"] == 2


def test_l_asks_for_the_last_line_with_what_was_cut_and_shift_l_counts_what_waits_in_the_page(
    program: Program,
) -> None:
    with page_of(program) as page:
        page.begin()
        page.until(lambda: page.scene.get("hand"))
        assert "repeat" in [deed["command"] for deed in page.scene["deeds"]]
        page.send(do="switch", keys=True)
        page.send(do="press", key="c")
        page.send(do="press", key="l")
        page.until(lambda: page.lines[-1].get("again"))
        assert page.texts()[-1] == page.texts()[-2]
        page.send(do="press", key="L", waiting=3)
        page.until(lambda: page.texts()[-1] == "3 messages are waiting.")


def test_the_newest_page_takes_over_and_the_older_one_is_told(program: Program) -> None:
    cookie = program.cookie()
    with page_of(program, cookie) as page:
        page.begin()
        with page_of(program, cookie) as newer:
            newer.begin(page.visit)
            page.until(lambda: any(other["type"] == "ended" for other in page.others))


def test_another_window_shows_what_was_said_and_says_it_not_again(program: Program) -> None:
    cookie = program.cookie()
    with page_of(program, cookie) as page:
        page.begin()
        page.until(lambda: page.scene.get("hand"))
        last = page.lines[-1]["number"]
        with page_of(program, cookie) as newer:
            newer.send(do="open")
            opened = newer.take()
            assert opened["is_new"]
            assert opened["read"] >= last
            newer.until(lambda: newer.lines and newer.lines[-1]["number"] >= last)
            assert newer.lines[0]["number"] == 1


def test_what_is_not_there_any_more_is_told_and_changes_nothing(program: Program) -> None:
    with page_of(program) as page:
        page.begin()
        page.until(lambda: page.scene.get("hand"))
        page.send(do="press", key="!!")  # no key at all
        for wish in (
            {"command": "play", "what": "card 999", "scene": page.number},
            {"command": "choose", "what": "yes", "scene": page.number},
            {"command": "draw", "scene": page.number + 1},
        ):
            hand = page.scene["hand"]
            page.send(do="do", **wish)
            page.until(lambda: page.texts()[-1] == "That isn't there any more.")
            assert page.scene["hand"] == hand
            page.lines.clear()
            page.lines.append({"parts": []})


NONSENSE = ("", "{}", "[]", '{"do":"do"}', '{"do":"press","key":"\\ud800"}', b"\0", "x" * 3000)


def test_nonsense_ends_the_connection_and_nothing_else(program: Program) -> None:
    cookie, visit = program.cookie(), ""
    for frame in NONSENSE:
        with page_of(program, cookie) as page:
            page.begin(visit, last=1)
            assert page.is_new == (not visit)
            visit = page.visit
            page.socket.send(frame)
            with pytest.raises(Exception, match=r"1008|1009"):
                page.until(lambda: False)
    with page_of(program, cookie) as again:
        again.begin(visit, last=1)
        assert not again.is_new


def test_a_lesson_names_buttons_and_is_gone_through_by_them(tmp_path: Path) -> None:
    with running(tmp_path, "learn", "--browser", "--language", "en") as program, page_of(program) as page:
        page.begin()
        page.do("choose", page.scene["choices"][0]["name"])
        page.until(lambda: page.scene["kind"] == "table-scene")
        while not any(text.startswith("That's the end of this lesson.") for text in page.texts()):
            deed = page.scene["deeds"][0]
            page.do(deed["command"], deed.get("what", ""))
            page.until(lambda: page.lines[-1].get("answer"))
            page.lines[-1]["answer"] = False
        assert "Go back again: the button Goes one card to the left." in page.texts()
        assert not [text for text in page.texts() if "Enter" in text or "arrow" in text]
