"""Coming to a table and back to it: what is heard then, so that a player knows where they are."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from access_uno.engine.rules import RULEBOOKS
from access_uno.server._table_list import TableEntry
from access_uno.words import words_of
from access_uno.words.options import changes, told_rulebook
from tests.play.online.rig import House, Pipe, Ssh, code_in
from tests.ssh.rig import Rig, Told, play, run

MOST_WORDS = 110
ALL_TIE = 30  # a seed with which three players draw the same number for the deal, by every rulebook


def lines_until(pipe: Pipe, text: str) -> list[str]:
    pipe.wait_for(text)
    return pipe.lines[: next(place for place, line in enumerate(pipe.lines) if text in line)]


@pytest.mark.usefixtures("plain_first_card")
def test_a_player_who_sits_down_last_hears_the_table_its_rules_and_who_sits_there(tmp_path: Path) -> None:
    words = words_of("en")
    with House(tmp_path / "house") as house, ExitStack() as stack:
        anna = Ssh(tmp_path, house.rig.port, "anna").pipe("play", "--seats", "3", "--computers", "1")
        code = code_in(stack.enter_context(anna).wait_for("The code of this table is"))
        ben = stack.enter_context(Ssh(tmp_path, house.rig.port, "ben").pipe("join", code))
        told = lines_until(ben, "The highest card deals")
        assert code_in(told[0]) == code
        assert told[1].startswith(words.text("new-rulebook", rulebook=told_rulebook(words, "mario-de"))[:20])
        assert told[2] == "Order of play: anna and you, then a computer player."


@pytest.mark.usefixtures("plain_first_card")
def test_a_player_who_watches_hears_the_options_that_differ(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house, ExitStack() as stack:
        command = ("play", "--seats", "2", "--rule", "jump_in=yes")
        anna = stack.enter_context(Ssh(tmp_path, house.rig.port, "anna").pipe(*command))
        code = code_in(anna.wait_for("The code of this table is"))
        eve = stack.enter_context(Ssh(tmp_path, house.rig.port, "eve").pipe("watch", code))
        eve.wait_for("Waiting for players.")
        since = len(eve.lines)
        stack.enter_context(Ssh(tmp_path, house.rig.port, "ben").pipe("join", code))
        eve.wait_for("Round 1.", since)
        watching = eve.lines[since:]
        [option] = changes(words_of("en"), RULEBOOKS["mario-de"].but(jump_in="yes"))
        assert option in watching


@pytest.mark.usefixtures("plain_first_card")
def test_a_player_who_comes_back_hears_the_top_card_and_whose_turn_it_is(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house, ExitStack() as stack:
        anna = stack.enter_context(Ssh(tmp_path, house.rig.port, "anna").pipe("play", "--seats", "2"))
        code = code_in(anna.wait_for("The code of this table is"))
        ben = Ssh(tmp_path, house.rig.port, "ben")
        with ben.pipe("join", code) as first:
            first.wait_for("Round 1.")
            top = first.answer("top", "top card")
            waits = "anna" if "anna" in first.answer("turn", "turn") else "ben"
        if waits == "ben":
            anna.wait_for("ben is away.")
        with ben.pipe("join", code) as again:
            goes_on = again.wait_for("The game continues where you left off.")
            turn = again.wait_for("turn", again.lines.index(goes_on) + 2)
            told = again.lines[again.lines.index(goes_on) : again.lines.index(turn)]
            assert len(told) == 2, "what happened, the cards, and whose turn it is"
            assert not again.lines[: again.lines.index(goes_on)], "the table is known"
            assert "You hold 7 cards" in told[1]
        assert waits == "ben" or any(top in line for line in [*told, turn])
        assert "You" in turn or "Your" in turn if waits == "ben" else "anna" in turn


def test_the_menu_begins_with_a_match_that_waits_and_the_first_visit_names_the_keys(tmp_path: Path) -> None:
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        with anna.terminal() as terminal:
            terminal.wait_for("Right arrow and Left arrow go through the menus")
            terminal.wait_for("Play now, at a table of your own. 1 of")
        with anna.pipe("play", "--computers", "1", "--seed", "1") as playing:
            code = code_in(playing.wait_for("The code of this table is"))
            playing.wait_for("Your turn")
            playing.answer("draw", "You draw")
            playing.answer("leave", "Save and leave the game?")
            playing.type("yes")
            assert playing.process.wait(60) == 0
        with anna.terminal() as terminal:
            terminal.wait_for("Welcome, anna.")
            terminal.wait_for("Continue your match at table")
            assert "Right arrow and Left arrow go through the menus" not in terminal.text()
            terminal.press("Enter")
            terminal.wait_for("The game continues where you left off.")
        with anna.pipe() as lines:
            lines.wait_for(f"1. Continue your match at table {code}")


def test_everybody_hears_who_begins_another_match(tmp_path: Path) -> None:
    def is_over(told: Told) -> bool:
        return told["type"] == "waits" and bool(told["for"] == "over")

    async def story(rig: Rig) -> None:
        anna, ben = await rig.program("anna"), await rig.program("ben")
        code = (await anna.ask("play", seats=2, rules={"rounds": "1"}, chance=1))["code"]
        await ben.ask("join", code=code)
        await asyncio.gather(play(anna, is_over), play(ben, is_over))
        assert (await ben.ask("again"))["type"] == "done"
        assert (await anna.of("again"))["name"] == "ben"

    run(tmp_path, story)


def test_what_is_said_has_at_most_two_marks_on_a_letter(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna = await rig.program("anna")
        await anna.ask("play", seats=3)
        await anna.ask("say", text="Vie\u0323\u0302t! e" + "\u0301" * 150 + "x")
        assert (await anna.of("said"))["text"] == "Vie\u0323\u0302t! e\u0301\u0301x"

    run(tmp_path, story)


@pytest.mark.parametrize(("language", "cards"), [("en", "Your cards:"), ("nl", "Je kaarten:")])
def test_a_newcomer_hears_few_words_to_the_first_card_even_if_all_tie_for_the_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, cards: str
) -> None:
    record = TableEntry.record
    monkeypatch.setattr(TableEntry, "record", lambda table, _, here: record(table, ALL_TIE, here))
    words = words_of(language)
    with House(tmp_path / "house") as house, ExitStack() as stack:
        anna = Ssh(tmp_path, house.rig.port, "anna", f"{language}.UTF-8")
        terminal = stack.enter_context(anna.terminal())
        terminal.wait_for(words.text("together-now-open"))
        terminal.press("Enter")
        terminal.wait_for(words.text("together-begin"))
        terminal.press("Enter")
        terminal.wait_for(cards)
        told = " ".join(terminal.lines())
    again = words.text("dealer-drawn-again", draws="").partition(":")[0]
    assert again in told
    assert len(told[: told.index(cards)].split()) <= MOST_WORDS, told
