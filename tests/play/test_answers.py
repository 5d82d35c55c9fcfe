"""What a key or a line is answered at the table, where one might be lost without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_uno.engine.cards import Card
from access_uno.play._table_help import ACTS
from access_uno.play.commands import COMMANDS
from access_uno.play.game import GameMode
from access_uno.play.typed_phrases import COMMANDS as TYPED
from access_uno.record import Replay
from access_uno.table import Table
from access_uno.words import languages, words_of
from access_uno.words.message import LIMIT, length
from tests.play.driver import Driver
from tests.play.program import start
from tests.play.shadow import ROUND, Shadow

WORDS = words_of("en")
NEW = 'prompts = "newcomers"\n'
HEADER = """uno 1
rulebook: mario-de
player: Anna
player: Ben | computer random
hand: Anna = {hand}
hand: Ben = Y1 Y2 G4 G5
stock: R1 Y3 G6 B2 R4 Y5 G7 B6 R9
discard: R5
turn: Anna
begin
"""


def game(home: Path, hand: str, settings: str = "", *, by_keys: bool = True) -> Shadow:
    """Anna is on turn; what she heard so far is forgotten."""
    shadow = Shadow(home / "home", HEADER.format(hand=hand), settings, by_keys=by_keys)
    shadow.told()
    return shadow


def pressed(shadow: Shadow, *keys: str) -> list[str]:
    """What the last of these keys was answered."""
    for key in keys:
        shadow.told()
        shadow.press(key)
    return [told.message.text for told in shadow.told()]


def typed(shadow: Shadow, line: str) -> list[str]:
    """What a line was answered."""
    shadow.told()
    shadow.type(line)
    return [told.message.text for told in shadow.told()]


def test_after_a_round_one_hears_that_it_is_over_and_how_to_go_on(tmp_path: Path) -> None:
    shadow = game(tmp_path, "R7", NEW)
    assert pressed(shadow, "Enter")[-1] == "Press Space for the next round."
    assert pressed(shadow, "t") == ["The round is over."]
    assert pressed(shadow, "1") == ["You hold no cards."]
    assert pressed(shadow, "m", "Esc") == ["The round is over.", "Press Space for the next round."]


@pytest.mark.parametrize(
    "keys",
    [
        *('draw = ["enter"]', 'hand = ["enter"]', 'go-on = ["enter"]', 'hand = ["space"]', "play = []"),
        *("draw = []", 'keep = ["space"]', 'place = ["x"]', 'uno = ["enter"]', 'challenge = ["space"]'),
    ],
)
@pytest.mark.parametrize("prompts", ["newcomers", "always"])
def test_no_keys_in_the_settings_break_a_turn(tmp_path: Path, keys: str, prompts: str) -> None:
    shadow = game(tmp_path, "R7 W+4 B3 Y2", f'prompts = "{prompts}"\n[keys]\n{keys}\n')
    assert pressed(shadow, "x")
    assert pressed(shadow, "Enter")
    assert pressed(shadow, "Space")
    assert pressed(shadow, "p")


def test_l_is_never_silent_where_messages_wait_to_be_read(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "home", HEADER.format(hand="R7 B3"), 'reading = "braille"\n')
    waiting = shadow.told()[-1].message.text
    for _ in range(3):
        (told,) = pressed(shadow, "l")
        assert waiting.startswith(told)
    assert pressed(shadow, "L") == ["4 messages are waiting."]
    (read,) = pressed(shadow, "Down")
    assert pressed(shadow, "l") == [read]
    assert pressed(shadow, "L") == ["3 messages are waiting."]


def test_typed_repeat_is_never_silent_either(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "home", HEADER.format(hand="R7 B3"), 'pace = "wait"\n', by_keys=False)
    assert len(typed(shadow, "repeat")) == 1
    assert len(typed(shadow, "again")) == 1


def test_enter_deals_the_next_round_as_there_is_nothing_else_that_it_could_mean(tmp_path: Path) -> None:
    assert pressed(game(tmp_path, "R7"), "Enter", "Enter")[0].startswith("Round 2.")


@pytest.mark.parametrize("line", ["play 3", "why 1"])
def test_a_place_in_an_empty_hand_is_no_number(tmp_path: Path, line: str) -> None:
    shadow = game(tmp_path, "R7", by_keys=False)
    shadow.type("r7")
    assert typed(shadow, line) == ["You hold no cards."]


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("draw", True),
        ("pass", True),
        ("gibberish", True),
        ("red or blue", True),
        ("help", False),
        ("", False),
    ],
)
def test_what_is_no_colour_is_refused_with_the_reason_before_it_is_asked_again(
    tmp_path: Path, line: str, first: bool
) -> None:
    shadow = game(tmp_path, "W B9", by_keys=False)
    shadow.type("play w")
    *before, asked = typed(shadow, line)
    assert before == (["Choose a colour first."] if first else [])
    assert asked.startswith("Which colour for the Wild? Type red,")


def test_a_colour_among_unknown_words_is_asked_back(tmp_path: Path) -> None:
    shadow = game(tmp_path, "W R7 R2", by_keys=False)
    typed(shadow, "wild")
    assert typed(shadow, "my horse adores green") == ["Choose green?"]
    assert typed(shadow, "no")[0].startswith("Which colour for the Wild?")
    assert typed(shadow, "my horse adores green") == ["Choose green?"]
    assert "green" in typed(shadow, "yes")[0]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "the colour I hold most of"),
        ("en", "my best colour"),
        ("de", "die Farbe, von der ich am meisten habe"),
        ("de", "meine stärkste Farbe"),
        ("it", "il colore che ho di più"),
        ("it", "il mio colore migliore"),
        ("nl", "de kleur waar ik het meeste van heb"),
        ("nl", "mijn beste kleur"),
        ("zh", "我最多的顏色"),
        ("zh", "手上最多的那個顏色"),
    ],
)
def test_the_colour_that_is_held_most_is_asked_back_if_there_is_one(
    tmp_path: Path, language: str, line: str
) -> None:
    settings, words = f'language = "{language}"\n', words_of(language)
    asked = [words.text("ask-meant-colour", colour="green")]
    for hand, is_asked in (("W G1 G2 R7", True), ("W G1 R7", False), ("W W ST", False)):
        home = tmp_path / hand.replace(" ", "")
        home.mkdir()
        shadow = game(home, hand, settings, by_keys=False)
        typed(shadow, "w")
        assert (typed(shadow, line) == asked) == is_asked, hand
        assert len(shadow.game.person.view.hand) == len(hand.split()), "nothing is laid before the answer"


@pytest.mark.parametrize(
    ("told", "lines"),
    [
        (
            "no-undo",
            {
                "en": ("undo", "can I take that back?", "oops, wrong card", "take my card back please"),
                "de": ("rückgängig", "kann ich den Zug zurücknehmen?", "das war die falsche Karte"),
                "it": ("annulla la mossa", "posso ritirare la mossa?", "ho sbagliato carta"),
                "nl": ("ongedaan maken", "mag ik dat terugnemen?", "dat was de verkeerde kaart"),
                "zh": ("悔棋", "可以收回嗎？", "我出錯牌了"),
            },
        ),
        (
            "no-pause",
            {
                "en": ("how long do I have?", "back in a sec"),
                "de": ("wie viel Zeit hab ich?", "bin gleich wieder da"),
                "it": ("pausa", "facciamo una pausa", "quanto tempo ho?"),
                "nl": ("pauze", "even pauze graag", "ben zo terug"),
                "zh": ("等我一下", "有時間限制嗎？"),
            },
        ),
        (
            "no-restart",
            {
                "en": ("new game", "can we have a new game please"),
                "de": ("neues Spiel", "ich will ein neues Spiel"),
                "it": ("nuova partita", "vorrei una nuova partita"),
                "nl": ("nieuw spel", "ik wil een nieuw spel"),
                "zh": ("重新開始", "我要開新遊戲"),
            },
        ),
        (
            "no-exchange",
            {
                "en": ("change my card", "swap hands", "give me new cards", "can I swap a card?"),
                "de": ("Karten tauschen", "gib mir neue Karten", "ich will meine Karten tauschen"),
                "it": ("cambiare carta", "posso cambiare le carte?", "dammi altre carte"),
                "nl": ("kaart ruilen", "mag ik een kaart ruilen?", "geef me nieuwe kaarten"),
                "zh": ("我想換牌", "給我別的牌"),
            },
        ),
    ],
)
def test_what_the_game_does_not_have_is_said_and_nothing_is_done(
    tmp_path: Path, told: str, lines: dict[str, tuple[str, ...]]
) -> None:
    for language, asked in lines.items():
        (tmp_path / language).mkdir()
        shadow = game(tmp_path / language, "R7 B3 G9", f'language = "{language}"\n', by_keys=False)
        words, key = words_of(language), shadow.game._here.help.named("quit")
        for line in asked:
            assert typed(shadow, line) == [words.text(told, key=key)], line
        assert shadow.table.steps == 0


def test_where_a_rule_asks_whom_to_swap_with_swapping_tells_how(tmp_path: Path) -> None:
    record = HEADER.format(hand="R3 R7 B9 Y1").replace("\nplayer", "\nrule: seven_swaps=yes\nplayer", 1)
    shadow = Shadow(tmp_path / "home", record, by_keys=False)
    typed(shadow, "play r7")
    assert typed(shadow, "swap hands") == [WORDS.text("typed-how-choose")]


def test_a_whole_sentence_asks_for_the_own_cards_before_a_colour(tmp_path: Path) -> None:
    shadow = game(tmp_path, "W R7 R2", by_keys=False)
    typed(shadow, "wild")
    assert typed(shadow, "which cards do I have left?") == typed(shadow, "hand")


def test_a_player_who_is_asked_for_a_colour_can_hear_the_own_cards_first(tmp_path: Path) -> None:
    shadow = game(tmp_path, "W R7 B3")
    shadow.press("w")
    assert pressed(shadow, "Enter")[0].startswith("Which colour")
    assert pressed(shadow, "h") == ["You hold 3 cards: Wild, red 7, blue 3."]
    assert pressed(shadow, "c") == ["The top card is red 5."]
    assert pressed(shadow, "p")[0].startswith("Which colour")
    assert pressed(shadow, "b")[0] == "You play a Wild and choose blue."


def test_the_same_holds_for_typed_lines(tmp_path: Path) -> None:
    shadow = game(tmp_path, "W R7 B3", by_keys=False)
    shadow.type("play w")
    assert typed(shadow, "hand") == ["You hold 3 cards: Wild, red 7, blue 3."]
    assert typed(shadow, "blue")[0] == "You play a Wild and choose blue."


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("play green", "Type play and a card, such as play red 7, or play and its place, such as play 3."),
        ("catch Zed", "Type catch and a name."),
        ("plya it", "I don't understand: plya it. Did you mean play?"),
        ("plya red 7", "Play red 7?"),
        (
            "a card in the hand of the king",
            "I don't understand: a card in the hand of the king. Type help to hear what you can type.",
        ),
    ],
)
def test_half_a_command_is_told_what_must_follow(tmp_path: Path, line: str, answer: str) -> None:
    assert typed(game(tmp_path, "R7 B3", by_keys=False), line) == [answer]


def test_typed_help_is_what_one_can_do_and_one_line_with_all_other_words(tmp_path: Path) -> None:
    shadow = game(tmp_path, "R7 B3", by_keys=False)
    told = typed(shadow, "keys")
    acting, others = told[:3], " ".join(told[3:])
    assert max(map(length, told)) <= LIMIT
    assert [line.partition(":")[0] for line in acting] == ["play", "draw", "uno"]
    assert acting[0].startswith("play: plays a card; add the card")
    known = {name for name in TYPED if name not in ("yes", "no", "filler", "go-on") and name not in ACTS}
    words = {WORDS.text(f"typed-{name}").partition(",")[0] for name in known}
    assert {word for word in words if f" {word}" not in others} == {"large hand", "large top"}, (
        "for eyes only"
    )
    assert others.endswith("Type all commands to hear what each does.")


def test_typed_help_in_full_is_read_one_command_at_a_time_and_knows_no_focus(tmp_path: Path) -> None:
    shadow = game(tmp_path, "R7 B3", by_keys=False)
    title, first = typed(shadow, "all commands")
    assert title.startswith("What you can type now.")
    assert first.startswith("play: plays a card; add the card")
    told = typed(shadow, "all")
    assert len(told) > 15
    assert not any("focus" in text for text in told)
    assert typed(shadow, "back")[0].startswith("Your turn.")


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_no_player_acts_before_having_read_what_happened(tmp_path: Path, key: str) -> None:
    shadow = game(tmp_path, "R7 B3", 'pace = "wait"\n')
    steps = shadow.table.steps
    while shadow.game.person.unread:
        assert pressed(shadow, key), "each key tells the next message"
        assert shadow.table.steps == steps
    pressed(shadow, key)
    assert shadow.table.steps > steps


@pytest.mark.parametrize("key", ["h", "l", "c"])
def test_in_braille_an_answer_stays_on_the_display_though_messages_wait(tmp_path: Path, key: str) -> None:
    shadow = Shadow(tmp_path / "home", ROUND, 'reading = "braille"\n')
    assert pressed(shadow, "h")[0].startswith("You hold 5 cards")
    pressed(shadow, *["Down"] * 4)
    pressed(shadow, "Enter")
    assert shadow.game.person.unread
    assert len(pressed(shadow, key)) == 1


def test_in_what_the_rulebook_does_not_hold_waits_to_be_read_as_well(tmp_path: Path) -> None:
    """On a braille display the last line alone would be seen."""
    record = HEADER.format(hand="R7").replace("player: Anna", "rule: limit = 90\nplayer: Anna")
    driver = Driver(tmp_path)
    driver.settings.change(pace="wait")
    begun = Replay.of(record.encode()).record
    assert begun is not None
    driver.open(GameMode(driver.console, [Table(begun).take_seat(0, paces=True)], driver.console.leave))
    driver.console.advance()
    (told,) = driver.told()
    assert told.endswith("new messages. Press Space to continue.")
    assert driver.press("down") == ["The match ends at 90 points."]


def test_a_card_that_was_drawn_and_fits_is_in_focus_at_once(tmp_path: Path) -> None:
    shadow = game(tmp_path, "B3 R9 G3")
    assert pressed(shadow, "Tab", "Space") == ["You draw red 1. You can play it or keep it."]
    assert pressed(shadow, "Enter")[0] == "You play red 1."


def test_a_player_who_asks_whose_turn_it_is_hears_the_direction_as_well(tmp_path: Path) -> None:
    (told,) = pressed(game(tmp_path, "R7 B3"), "t")
    order = "Then Ben, with 4 cards. Play goes to the left, clockwise."
    assert told == f"Your turn. The top card is red 5. One card fits. {order}"


def test_typed_one_hears_all_cards_that_can_be_played_and_what_else_is_possible(tmp_path: Path) -> None:
    shadow = game(tmp_path, "R1 R2 R3 R4 R6 R7 R9 B3 W", by_keys=False)
    all_cards = "red 1, red 2, red 3, red 4, red 6, red 7, red 9 or a Wild"
    assert typed(shadow, "what can I play?") == [f"You can play {all_cards}, or draw."]
    typed(shadow, "play w")
    assert typed(shadow, "playable") == [f"You can play {all_cards}, or draw."], "before a colour as well"


def test_what_is_possible_after_a_round_and_after_the_match(tmp_path: Path) -> None:
    shadow = game(tmp_path, "R7", by_keys=False)
    typed(shadow, "r7")
    assert typed(shadow, "playable") == ["You can continue with the next round."]
    record = HEADER.format(hand="R7").replace("begin", "totals: Anna 499, Ben 499\nbegin")
    shadow = Shadow(tmp_path / "last", record, by_keys=False)
    typed(shadow, "r7")
    assert typed(shadow, "playable") == ["The match is over."]


def test_a_refusal_counts_what_fits_and_e_names_it_in_the_order_in_which_the_hand_is_shown(
    tmp_path: Path,
) -> None:
    shadow = game(tmp_path, "B3 R9 W R7 R2", 'order = "value"\n')
    assert pressed(shadow, "b", "Enter")[-1] == "Blue 3 doesn't fit red 5. 4 cards fit."
    assert "You can play red 2, red 7, red 9 or a Wild" in pressed(shadow, "e")[-1]
    pressed(shadow, "o")
    assert "You can play red 9, a Wild, red 7 or red 2" in pressed(shadow, "e")[-1]


@pytest.mark.parametrize(
    ("by_keys", "how"), [(True, "Press Space to continue."), (False, "Press Enter to continue.")]
)
def test_a_player_who_reads_message_by_message_hears_at_first_how(
    tmp_path: Path, by_keys: bool, how: str
) -> None:
    record = HEADER.format(hand="R7 B3 G5")
    shadow = Shadow(tmp_path / "home", record, 'pace = "wait"\n', by_keys=by_keys)
    assert [told.message.text for told in shadow.told()] == [f"4 new messages. {how}"]
    for _ in range(4):
        told = pressed(shadow, "Down") if by_keys else typed(shadow, "")
    assert told[0].startswith("Your turn.")
    told = pressed(shadow, "Enter") if by_keys else typed(shadow, "r7")
    assert told[-1].endswith(("new message.", "new messages."))


def test_against_a_penalty_the_super_star_counts_as_a_card_that_can_be_played(tmp_path: Path) -> None:
    record = HEADER.format(hand="R7 ST B3").replace("turn: Anna", "turn: Ben").replace("Y1 ", "R+2 ")
    shadow = Shadow(tmp_path / "home", record + "Ben: play R+2\n")
    shadow.press("1")
    assert pressed(shadow, "Tab") == ["Super Star, card 2 of 3, can be played."]
    assert pressed(shadow, "1") == ["Red 7, card 1 of 3."]


@pytest.mark.parametrize("by_keys", [True, False])
def test_a_card_that_was_turned_up_cannot_be_taken_back_but_its_colour_can_wait(
    tmp_path: Path, by_keys: bool
) -> None:
    record = HEADER.format(hand="R7 B3").replace("discard: R5\nturn: Anna", "dealer: Ben")
    shadow = Shadow(tmp_path / "home", record.replace("stock:", "stock: W"), NEW, by_keys=by_keys)
    answer = pressed if by_keys else typed
    assert "later" in shadow.told()[-1].message.text
    assert answer(shadow, "Esc" if by_keys else "no")[0].startswith("There's still a colour to choose.")
    assert answer(shadow, "h" if by_keys else "hand") == ["You hold 2 cards: red 7, blue 3."]
    assert answer(shadow, *(("Enter", "b") if by_keys else ("colour blue",)))[0] == "You choose blue."


def test_control_c_takes_the_card_back_and_the_next_one_leaves(tmp_path: Path) -> None:
    shadow = game(tmp_path, "W R7")
    assert pressed(shadow, "w", "Enter", "ctrl-c") == ["You take back the Wild."]
    assert pressed(shadow, "ctrl-c")[0].startswith("Save and leave the game?")


@pytest.mark.parametrize(
    "sent", ["\x1bOQ", "\x1b[15~", "\x1b[2~", "\x1b[1;2A"], ids=["F2", "F5", "Insert", "Shift Up"]
)
def test_a_key_without_a_meaning_is_one_key_and_not_the_characters_it_sends(
    tmp_path: Path, sent: str
) -> None:
    """F2 sends "OQ" after Escape: it must neither change the order of the hand nor leave the game."""
    with start(tmp_path / "home", ROUND, 'language = "en"\n') as terminal:
        terminal.wait_for("Your turn.")
        heard = len(terminal.output)
        terminal.type(sent)
        terminal.wait_for("lists the keys.", since=heard)
        terminal.press("c")
        terminal.wait_for("The top card is red 5.", since=heard)
        assert terminal.lines(heard) == [
            "This key does nothing here. Question mark lists the keys.",
            "The top card is red 5.",
        ]


def test_when_the_game_waits_for_a_call_one_hears_what_it_waits_for(tmp_path: Path) -> None:
    shadow = game(tmp_path, "R7 B3")
    assert pressed(shadow, "Enter") == [
        "You play red 7.",
        "You have one card left and haven't called UNO.",
        "You can call UNO. Press Space to continue.",
    ]


def test_a_player_who_takes_cards_while_others_are_asked_hears_at_once_that_they_are(tmp_path: Path) -> None:
    """A hard player thinks long about a challenge; no key stays without an answer meanwhile."""
    shadow = Shadow(
        tmp_path / "home",
        """uno 1
rulebook: mario-de
rule: challenger = anyone
player: Anna
player: Ben | computer hard
player: Carl | computer random
hand: Anna = R7 B3 G9
hand: Ben = R1 R2 G3
hand: Carl = W+4 Y2 Y3
stock: R1 Y3 G6 B2 R4 Y5 G7 B6 R9
discard: R5
turn: Carl
begin
Carl: play W+4 blue
""",
    )
    shadow.told()
    for _ in range(2):
        assert pressed(shadow, "Space") == ["Others may do something first. The table is waiting for them."]
    shadow.table.close()


@pytest.mark.parametrize("by_keys", [True, False])
def test_every_command_of_the_tables_is_there_to_be_done(by_keys: bool, tmp_path: Path) -> None:
    here = game(tmp_path, "R7 B3", by_keys=by_keys).game._here
    with_more = {
        "catch",
        "choose",
        "colour",
        "demand",
        "discard",
        "filler",
        "no",
        "show",
        "star",
        "write",
        "yes",
    }
    known = set(COMMANDS) - {"place"} if by_keys else set(TYPED) - with_more
    assert known <= set(here.commands)
    assert set(here.commands) <= {*COMMANDS, *TYPED}, "and no other"


@pytest.mark.parametrize("line", ["wild draw four", "play wild draw four blue", "uno wild draw four red"])
def test_a_wild_draw_four_that_one_does_not_hold_is_refused(line: str, tmp_path: Path) -> None:
    shadow = game(tmp_path, "R7 B3", by_keys=False)
    assert typed(shadow, line) == ["You don't hold a Wild Draw Four. One card fits."]


def test_r39_a_bluff_is_told_with_its_price_and_neither_counted_nor_come_upon(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "home", HEADER.format(hand="B1 W+4 R7 R3"))
    assert "Your turn. The top card is red 5. 2 cards fit. The first is red 7." in [
        told.message.text for told in shadow.told()
    ]
    assert shadow.game.person.hand.place == 2
    assert pressed(shadow, "Tab")[0].startswith("Red 3")
    assert pressed(shadow, "Tab")[0].startswith("Red 7")
    why = " ".join(pressed(shadow, "2", "i"))
    assert "You hold one, so now it would be a bluff. If you're challenged, you draw four cards." in why
    assert "You can play it now." not in why
    assert pressed(shadow, "1", "Enter") == ["Blue 1 doesn't fit red 5. 2 cards fit."]
    assert "bluff with a Wild Draw Four" in pressed(shadow, "e")[0], "it can be done all the same"


def test_r39_a_lawful_wild_draw_four_is_recommended_like_every_card(tmp_path: Path) -> None:
    shadow = game(tmp_path, "B1 W+4 Y3")
    why = " ".join(pressed(shadow, "Tab", "i"))
    assert why.endswith("You can play it now.")
    assert "bluff" not in why


@pytest.mark.parametrize("language", languages())
def test_what_is_longer_than_one_can_listen_to_is_told_in_pieces_but_whole_for_braille(
    tmp_path: Path, language: str
) -> None:
    told = {}
    for reading in ("terminal", "braille"):
        setting = f'language = "{language}"\nreading = "{reading}"\n'
        told[reading] = pressed(game(tmp_path, "B1 W+4 Y3", setting), "2", "i")
    (whole,) = told["braille"]
    assert length(whole) > LIMIT >= max(map(length, told["terminal"]))
    assert "".join(told["terminal"]).replace(" ", "") == whole.replace(" ", "")


RESPONDING = """uno 1
rulebook: mario-de
rule: stacking = {stacking}
player: Anna
player: Ben | computer random
hand: Anna = B1 Y+2 ST W+4 R7
hand: Ben = B+2 Y2 G4 G5
stock: R1 Y3 G6 B2 R4 Y5 G7 B6 R9
discard: B5
turn: Ben
begin
Ben: play B+2
"""


@pytest.mark.parametrize(("stacking", "places"), [("off", [3]), ("same", [2, 3]), ("four_on_two", [2, 3, 4])])
def test_what_answers_a_penalty_is_come_upon_and_told_as_playable(
    tmp_path: Path, stacking: str, places: list[int]
) -> None:
    shadow = Shadow(tmp_path / "home", RESPONDING.format(stacking=stacking))
    for place in range(1, 6):
        assert ("can be played" in pressed(shadow, str(place))[0]) == (place in places)
    pressed(shadow, "1")
    for place in places:
        assert f"card {place} of 5" in pressed(shadow, "Tab")[0]


def test_r25_a_player_who_draws_a_card_that_does_not_fit_hears_that_the_turn_is_over(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "home", HEADER.format(hand="B1 Y3").replace("stock: R1", "stock: B8"))
    assert pressed(shadow, "Space")[0] == "You draw blue 8. Your turn is over."


def test_the_history_offers_talk_only_if_there_was_any(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "home", ROUND)
    all_of_them = WORDS.text("filter-all")
    assert [pressed(shadow, "f")[0] for _ in range(4)][-1] == all_of_them
    said = WORDS.say("together-said", name="Ben", text="hello", whose="other").but(kind="talk")
    shadow.game.person.history.add(said)
    told = [pressed(shadow, "f")[0] for _ in range(5)]
    assert told[-2:] == [WORDS.text("filter-talk"), all_of_them]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", line) for line in ("play", "play it", "play this card")),
        *(("de", line) for line in ("spiele", "spiele sie", "lege diese Karte")),
        *(("it", line) for line in ("gioca", "la gioco", "giocala", "gioca questa")),
        *(("nl", line) for line in ("speel", "speel hem", "leg deze kaart")),
        *(("zh", line) for line in ("打出", "出", "出牌", "出這張", "打出這張牌")),
    ],
)
def test_play_alone_plays_the_card_just_drawn(tmp_path: Path, language: str, line: str) -> None:
    shadow = game(tmp_path, "B1 G2 B9", f'language = "{language}"\n', by_keys=False)
    shadow.type("draw")
    drawn = shadow.game.person.view.drawn
    assert drawn is not None
    shadow.type(line)
    assert drawn in shadow.game.person.view.discard


def test_what_is_not_understood_is_told_as_it_was_typed(tmp_path: Path) -> None:
    shadow = game(tmp_path, "B1 G2 B9", 'language = "it"\n', by_keys=False)
    (told,) = typed(shadow, "Dov'è l'ombrello di Bruno?")
    assert told.startswith("Non capisco: Dov'è l'ombrello di Bruno?")


def test_repeating_says_the_turn_with_the_hint_that_followed_it(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "home", HEADER.format(hand="R7 B9"), NEW)
    turn, hint = [told.message.text for told in shadow.told()][-2:]
    assert turn.startswith("Your turn")
    assert "Enter" in hint
    for _ in range(2):
        assert pressed(shadow, "l") == [turn, hint]
    assert pressed(shadow, ",") == [turn]
    assert pressed(shadow, "l") == [turn]


def test_a_key_that_is_refused_while_the_table_waits_says_again_what_it_waits_for(tmp_path: Path) -> None:
    shadow = game(tmp_path, "R7 B3")
    waits = pressed(shadow, "Enter")[-1]
    for reason in ("turn", "Still not possible."):
        refusal, again = pressed(shadow, "Enter")
        assert reason in refusal
        assert again == waits


# What is said is true

NONE_TO_CATCH = HEADER.format(hand="R7 R8") + "Anna: play R7\nBen: draw\n"


def test_r52_no_call_is_asked_for_after_the_chance_to_catch(tmp_path: Path) -> None:
    """With one card, its call forgotten, and the next player has acted."""
    shadow = Shadow(tmp_path / "home", NONE_TO_CATCH, NEW, by_keys=False)
    told = " ".join(told.message.text for told in shadow.told())
    assert "Your turn" in told
    assert "UNO" not in told
    assert "UNO" not in " ".join(typed(shadow, "playable")), "a call would be of no use"


def test_a_call_is_not_offered_where_drawing_would_make_it_void(tmp_path: Path) -> None:
    shadow = game(tmp_path, "B1 Y3", NEW)
    assert pressed(shadow, "e") == ["You can draw."]


def test_u_catches_where_no_call_is_owed(tmp_path: Path) -> None:
    record = HEADER.format(hand="R8").replace("hand: Ben = Y1 Y2 G4 G5", "hand: Ben = R2 G4")
    record = record.replace("turn: Anna", "turn: Ben") + "Ben: play R2\n"
    shadow = Shadow(tmp_path / "home", record, NEW)
    shadow.told()
    assert pressed(shadow, "u")[0] == "You catch Ben, who forgot to call UNO."


@pytest.mark.parametrize(("answer", "cards"), [("no", 3), ("yes", 7)])
def test_r61_a_typed_demand_asks_before_it_costs_cards(tmp_path: Path, answer: str, cards: int) -> None:
    record = HEADER.format(hand="R8 B3 Y1").replace("mario-de", "braille-de")
    shadow = Shadow(tmp_path / "home", record, by_keys=False)
    asked = "Demanding that Ben play a certain card costs you 4 cards. Do it? Type yes or no."
    assert typed(shadow, "demand Ben") == [asked]
    assert len(shadow.table.game.hands[0]) == 3, "so far it costs nothing"
    typed(shadow, answer)
    assert len(shadow.table.game.hands[0]) == cards


def test_a_typed_demand_that_the_rules_do_not_know_is_refused_at_once(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "home", HEADER.format(hand="R8 B3 Y1"), by_keys=False)
    assert typed(shadow, "demand Ben") == ["Demanding a card isn't part of these rules."]


@pytest.mark.parametrize(("by_keys", "why"), [(True, "i"), (False, "why")])
def test_asking_right_after_a_refusal_tells_the_rule(tmp_path: Path, by_keys: bool, why: str) -> None:
    shadow = Shadow(tmp_path / "home", HEADER.format(hand="R8 B3 Y1"), by_keys=by_keys)
    answer = pressed if by_keys else typed
    assert answer(shadow, "p" if by_keys else "keep") == ["You haven't drawn a card to keep."]
    in_full = "You haven't drawn a card to keep. You can play red 8, or draw. (R25)"
    assert answer(shadow, why) == [in_full]
    assert answer(shadow, why)[0].startswith("Red 8: a number card"), "and then what it says otherwise"


def test_a_card_that_the_deck_does_not_have_is_not_explained(tmp_path: Path) -> None:
    record = HEADER.format(hand="R8 B3 Y1").replace("mario-de", "braille-de")
    shadow = Shadow(tmp_path / "home", record, by_keys=False)
    for line in ("why st", "star red"):
        assert typed(shadow, line) == ["This deck has no Super Star."]


@pytest.mark.parametrize("wanted", ["on", "off"])
def test_two_cards_of_another_player_are_told_where_that_is_wanted(tmp_path: Path, wanted: str) -> None:
    record = HEADER.format(hand="R7 B3 G3").replace("computer random", "computer normal")
    record = record.replace("hand: Ben = Y1 Y2 G4 G5", "hand: Ben = R8 Y1 Y2")
    shadow = Shadow(tmp_path / "home", record, f'two_cards = "{wanted}"\n')
    told = pressed(shadow, "Enter")
    assert "Ben plays red 8." in told
    assert told.count("Ben has two cards left.") == (wanted == "on"), told


@pytest.mark.parametrize("by_keys", [True, False])
def test_asking_whose_turn_it_is_tells_who_is_next_and_waiting_does_not(
    tmp_path: Path, by_keys: bool
) -> None:
    shadow = game(tmp_path, "R7 B3 G9", by_keys=by_keys)
    (asked,) = pressed(shadow, "t") if by_keys else typed(shadow, "who is next")
    assert asked.endswith("Then Ben, with 4 cards. Play goes to the left, clockwise.")


@pytest.mark.parametrize("language", languages())
def test_a_refusal_the_second_time_in_a_row_is_three_words_and_can_be_explained(
    tmp_path: Path, language: str
) -> None:
    shadow = game(tmp_path, "B1 R7 G2", f'language = "{language}"\n')
    (first,) = pressed(shadow, "b", "Enter")
    assert pressed(shadow, "Enter") == [words_of(language).text("refused-again")]
    assert len(words_of(language).text("refused-again").split()) <= 3
    explained = " ".join(pressed(shadow, "i"))
    assert len(explained) > len(first)
    assert pressed(shadow, "Enter") == [first]
    shadow.press("h")
    assert pressed(shadow, "Enter") == [first], "not in a row"


def test_a_call_of_uno_with_words_that_are_not_known_is_asked_back(tmp_path: Path) -> None:
    shadow = game(tmp_path, "R7 B3", by_keys=False)
    assert typed(shadow, "one left folks UNO") == ["Call UNO?"]
    assert typed(shadow, "yes") == ["You call UNO."]


@pytest.mark.parametrize(
    ("answer", "left"), [("yes please", 1), ("yes, play it", 1), ("no", 2), ("play b9", 2)]
)
def test_a_sentence_with_unknown_words_around_a_card_is_asked_back(
    tmp_path: Path, answer: str, left: int
) -> None:
    shadow = game(tmp_path, "R7 B9", by_keys=False)
    assert typed(shadow, "whoosh red seven") == ["Play red 7?"]
    assert len(shadow.game.person.view.hand) == 2, "nothing is done before the answer"
    told = typed(shadow, answer)
    assert len(shadow.game.person.view.hand) == left
    if answer == "play b9":  # another line is taken for itself
        assert told[0].startswith("Blue 9 doesn't fit")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "draw one, red 7"),
        ("en", "draw red 7"),
        ("en", "draw and blue"),
        ("nl", "neem een kaart, rood 7"),
        ("zh", "抽到紅7"),
    ],
)
def test_a_line_that_draws_and_names_a_card_is_asked_back(tmp_path: Path, language: str, line: str) -> None:
    shadow = game(tmp_path, "R7 B9 G2", f'language = "{language}"\n', by_keys=False)
    words = words_of(language)
    asked = words.text("ask-meant-draw"), words.text("ask-meant-play", card=Card("R7"))
    assert typed(shadow, line)[0] in asked
    assert shadow.table.steps == 0


@pytest.mark.parametrize(
    ("line", "message", "about"),
    [
        ("I'll draw a", "ask-meant-draw", {}),
        ("pick up the", "ask-meant-draw", {}),
        ("no I play red seven", "ask-meant-play", {"card": Card("R7")}),
        ("I don't have uno, no I draw", "ask-meant-draw", {}),
    ],
)
def test_a_move_after_a_no_or_before_an_open_end_is_asked_back(
    tmp_path: Path, line: str, message: str, about: dict[str, Card]
) -> None:
    shadow = game(tmp_path, "R7 B9 G2", by_keys=False)
    assert typed(shadow, line) == [WORDS.text(message, **about)]
    assert shadow.table.steps == 0


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I won't challenge Ben"),
        ("en", "I'll take the"),
        ("de", "ich fordere nicht heraus"),
        ("it", "non sfido"),
        ("nl", "ik daag niet uit"),
        ("zh", "不質疑"),
    ],
)
def test_who_does_not_challenge_is_asked_whether_to_take_the_cards(
    tmp_path: Path, language: str, line: str
) -> None:
    record = HEADER.format(hand="R7 B3 G9").replace("turn: Anna", "turn: Ben").replace("Y1 ", "W+4 ")
    shadow = Shadow(
        tmp_path / "home",
        record + "Ben: play W+4 blue\n",
        f'language = "{language}"\n',
        by_keys=False,
    )
    assert typed(shadow, line) == [words_of(language).text("ask-meant-accept")]
    assert len(shadow.game.person.view.hand) == 3


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I keep red one"),
        ("de", "ich behalte die rote 1"),
        ("it", "tengo la uno rossa"),
        ("nl", "ik bewaar de rode 1"),
        ("zh", "留著紅色1"),
    ],
)
def test_the_drawn_card_is_kept_by_its_name_and_no_other_one(
    tmp_path: Path, language: str, line: str
) -> None:
    shadow, words = (
        game(tmp_path, "B1 G2 B9", f'language = "{language}"\n', by_keys=False),
        words_of(language),
    )
    typed(shadow, words.text("typed-draw").partition(",")[0])
    assert shadow.game.person.view.drawn is Card("R1")
    asked, other = [words.text("ask-meant-keep")], line.translate(str.maketrans("1一", "22"))
    assert typed(shadow, other.replace(" one", " two").replace("uno", "due")) != asked
    typed(shadow, words.text("typed-no").partition(",")[0])
    assert typed(shadow, line) == asked


@pytest.mark.parametrize("line", ["forgot to say uno", "I didn't say uno", "damn, forgot uno"])
def test_a_forgotten_call_is_asked_back_as_a_call(tmp_path: Path, line: str) -> None:
    shadow = game(tmp_path, "R7 B3", by_keys=False)
    assert typed(shadow, line) == ["Call UNO?"]


def test_a_colour_that_corrects_another_one_is_asked_back(tmp_path: Path) -> None:
    shadow = game(tmp_path, "W R7 R2", by_keys=False)
    typed(shadow, "wild")
    assert typed(shadow, "red, no, blue") == ["Choose blue?"]


@pytest.mark.parametrize(
    ("laid", "line", "told"),
    [
        ("play r3", "no thanks", "It's Ben's turn."),
        ("play r3", "yes please", "You also play red 3."),
        ("play r7", "with Ben", "You swap hands with Ben."),
    ],
)
def test_what_a_house_rule_asks_is_answered_in_a_word(
    tmp_path: Path, laid: str, line: str, told: str
) -> None:
    record = HEADER.format(hand="R3 R3 R7 B9").replace("\nplayer", "\nrule: equal_cards=several\nplayer", 1)
    record = record.replace("\nplayer", "\nrule: seven_swaps=yes\nplayer", 1)
    shadow = Shadow(tmp_path / "home", record, by_keys=False)
    typed(shadow, laid)
    assert typed(shadow, line)[0] == told


def test_the_card_that_can_be_laid_out_of_turn_is_named_and_no_more(tmp_path: Path) -> None:
    third = "rule: jump_in=yes\nplayer: Cleo | computer random\nhand: Cleo = R6 B7\nhand: Anna"
    record = HEADER.format(hand="G4 B3 Y1").replace("hand: Anna", third)
    record = record.replace("R5\nturn: Anna", "G9\nturn: Ben")
    shadow = Shadow(tmp_path / "home", record + "Ben: play G4\n", by_keys=False)
    assert "You jump in with green 4." not in typed(shadow, "why green 4")
    assert "You jump in with green 4." in typed(shadow, "green 4")


@pytest.mark.parametrize("line", ["whoosh the super star", "whoosh I block it"])
def test_a_super_star_that_answers_a_penalty_is_asked_back_as_well(tmp_path: Path, line: str) -> None:
    record = HEADER.format(hand="R7 ST B3").replace("turn: Anna", "turn: Ben").replace("Y1 ", "R+2 ")
    shadow = Shadow(tmp_path / "home", record + "Ben: play R+2\n", by_keys=False)
    assert typed(shadow, line) == ["Play Super Star?"]
    assert typed(shadow, "yes")[0].startswith("Which colour")


def test_naming_a_wild_draw_four_that_one_does_not_hold_asks_before_it_takes_cards(
    tmp_path: Path,
) -> None:
    record = HEADER.format(hand="R7 GS B3").replace("turn: Anna", "turn: Ben").replace("Y1 ", "W+4 ")
    shadow = Shadow(tmp_path / "home", record + "Ben: play W+4 blue\n", by_keys=False)
    assert typed(shadow, "wild draw four")[0].endswith("?")
    typed(shadow, "no")
    assert not shadow.scribe.steps[1:]
    assert typed(shadow, "draw four")[0].startswith("You draw red 1, ")


@pytest.mark.parametrize(
    ("line", "asked"), [("hmm maybe draw one", "Draw a card?"), ("darw a card", "darw a card")]
)
def test_to_play_is_no_yes_to_drawing(tmp_path: Path, line: str, asked: str) -> None:
    shadow = game(tmp_path, "R7 B9 B3", by_keys=False)
    assert asked in typed(shadow, line)[0]
    assert not typed(shadow, "play")[0].startswith("You draw")
    assert shadow.scribe.steps == []
    typed(shadow, line)
    assert typed(shadow, "yes")[0].startswith("You draw")


def test_a_word_with_a_slip_is_asked_back_and_yes_does_it(tmp_path: Path) -> None:
    shadow = game(tmp_path, "R7 B9 B3", by_keys=False)
    typed(shadow, "plya red 7")
    assert typed(shadow, "yes")[0].startswith("You play red 7")


@pytest.mark.parametrize(
    ("letter", "line"),
    [("h", "hand"), ("H", "hand"), ("t", "turn"), ("n", "count"), ("d", "changes"), ("s", "score")],
)
def test_a_letter_alone_is_the_key_of_its_command(tmp_path: Path, letter: str, line: str) -> None:
    shadow = game(tmp_path, "R7 B9 B3", by_keys=False)
    assert typed(shadow, letter) == typed(shadow, line)


def test_the_letter_of_a_colour_is_no_command(tmp_path: Path) -> None:
    shadow = game(tmp_path, "W B9 B3", by_keys=False)
    typed(shadow, "w")
    assert typed(shadow, "g")[0] == "You play a Wild and choose green."


def test_zero_is_the_only_zero_in_the_hand_and_never_the_tenth_card(tmp_path: Path) -> None:
    shadow = game(tmp_path, "R7 B9 B3 R0 B4 B5 B6 B7 B8 R1 R2", by_keys=False)
    assert typed(shadow, "zero") == ["Play red 0?"]
    assert typed(shadow, "yes")[0].startswith("You play red 0")
