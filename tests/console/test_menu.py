"""Menus, questions, entries and long texts: the same by keys and by typed lines."""

import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from string import ascii_lowercase

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from access_uno.console._spelling import spelled
from access_uno.console.app import Console
from access_uno.console.draft import LONGEST
from access_uno.console.entry import Entry
from access_uno.console.menu import Count, Item, Menu, Pick, Question
from access_uno.console.mode import Mode
from access_uno.console.reader import KeyHelp, Reader
from access_uno.console.typed_words import yes_or_no
from access_uno.text.sanitize import sanitize
from access_uno.words import languages, words_of
from tests.play.driver import Driver

NOWHERE = Path("/nowhere")  # these tests change no setting
BY_EXAMPLES = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])


class Bottom(Mode):
    """What has the word before and after."""

    def entered(self) -> None:
        self.console.say_text("Back at the bottom.")


class Fruit(Menu):
    def __init__(
        self, console: Console, texts: Sequence[str] = ("Apple", "Banana", "Apricot", "Cherry")
    ) -> None:
        super().__init__(console)
        self.texts = list(texts)
        self.eaten: list[str] = []

    def title(self) -> str:
        return "Fruit"

    def items(self) -> Sequence[Item]:
        return [Item(text, self._eating(text), text.split()[0]) for text in self.texts]

    def _eating(self, text: str) -> Callable[[], None]:
        return lambda: self.eaten.append(text)


@pytest.fixture
def by_keys() -> Driver:
    driver = Driver(NOWHERE)
    driver.open(Bottom(driver.console))
    return driver


@pytest.fixture
def by_lines() -> Driver:
    driver = Driver(NOWHERE, by_keys=False)
    driver.open(Bottom(driver.console))
    return driver


# Menus by keys


def test_a_menu_opens_with_its_title_the_first_item_its_place_and_the_count_in_one_line(
    by_keys: Driver,
) -> None:
    assert by_keys.open(Fruit(by_keys.console)) == ["Fruit. Apple. 1 of 4."]


MOVES = ["up", "down", "left", "right", "home", "end", *"abcx"]


@BY_EXAMPLES
@given(
    st.lists(st.sampled_from(["Apple", "Banana", "Avocado", "Cherry", "Blueberry"]), min_size=1, unique=True),
    st.lists(st.sampled_from(MOVES), max_size=30),
)
def test_every_key_is_answered_with_the_item_in_focus(texts: list[str], keys: list[str]) -> None:
    driver = Driver(NOWHERE)
    menu = Fruit(driver.console, texts)
    driver.open(menu)
    place, last = 0, len(texts) - 1
    for key in keys:
        (told,) = driver.press(key)
        if key in ascii_lowercase:
            found = [other % len(texts) for other in range(place + 1, place + 1 + len(texts))]
            found = [other for other in found if texts[other].lower().startswith(key)]
            if not found:
                assert told == f"No entry begins with {key}."
                continue
            place = found[0]
        else:
            steps = {"up": place - 1, "left": place - 1, "down": place + 1, "right": place + 1}
            place = min(max(0, {**steps, "home": 0, "end": last}[key]), last)
        assert told == f"{texts[place]}. {place + 1} of {len(texts)}."
    driver.press("enter")
    assert menu.eaten == [texts[place]]


def test_a_digit_opens_the_item_at_that_place_and_zero_the_tenth(by_keys: Driver) -> None:
    menu = Fruit(by_keys.console, [f"Number {number}" for number in range(1, 12)])
    by_keys.open(menu)
    by_keys.press("3", "0")
    assert menu.eaten == ["Number 3", "Number 10"]
    menu.texts = ["Only one"]
    assert by_keys.press("escape") == ["Back at the bottom."]
    by_keys.open(menu)
    assert by_keys.press("2") == ["There's only one entry."]


DIGITS_THAT_ARE_NO_NUMBERS = ["²", "³", "¹", "❶", "፩"]


@pytest.mark.parametrize("key", DIGITS_THAT_ARE_NO_NUMBERS)
def test_a_digit_that_is_no_number_is_a_key_without_a_meaning(by_keys: Driver, key: str) -> None:
    menu = Fruit(by_keys.console)
    by_keys.open(menu)
    assert by_keys.press(key) == by_keys.press("§")
    by_keys.press("３")
    assert menu.eaten == ["Apricot"]


@pytest.mark.parametrize("word", ["", "about "])
@pytest.mark.parametrize("digit", DIGITS_THAT_ARE_NO_NUMBERS[3:])
def test_typed_a_digit_that_is_no_number_is_not_understood(by_lines: Driver, word: str, digit: str) -> None:
    menu = Fruit(by_lines.console)
    by_lines.open(menu)
    (told,) = by_lines.type(word + digit)
    assert told.startswith("I don't understand: ")
    assert menu.eaten == []


@pytest.mark.parametrize("line", ["9" * 10, "9" * 4000])
def test_typed_a_number_beyond_all_entries_is_told_how_many_there_are(by_lines: Driver, line: str) -> None:
    by_lines.open(Fruit(by_lines.console))
    assert by_lines.type(line) == ["There are only 4 entries."]


def test_a_letter_goes_to_what_begins_with_it_else_to_what_has_such_a_word(by_keys: Driver) -> None:
    """An explanation behind the first sentence is not looked at."""
    menu = Fruit(by_keys.console, ["You eat an apple", "2 plums", "You take a pear. It is ripe.", "Peach"])
    by_keys.open(menu)
    places = [by_keys.press(letter)[0].rpartition(". ")[2] for letter in "yyyatpp"]
    assert places == ["3 of 4.", "1 of 4.", "3 of 4.", "1 of 4.", "3 of 4.", "4 of 4.", "4 of 4."]
    assert by_keys.press("r") == ["No entry begins with r."]


def test_the_focus_stays_with_its_item_when_the_menu_changes(by_keys: Driver) -> None:
    menu = Fruit(by_keys.console, ["Apple one", "Banana one", "Cherry one"])
    by_keys.open(menu)
    by_keys.press("down")
    menu.texts = ["Apricot new", "Apple one", "Banana two"]
    by_keys.console.resume()
    assert by_keys.told() == ["Fruit. Banana two. 3 of 3."]
    menu.texts = ["Apricot new"]
    by_keys.console.resume()
    assert by_keys.told() == ["Fruit. Apricot new. 1 of 1."]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("by_keys", [True, False])
def test_help_is_told_a_sentence_a_line_in_every_mode_and_language(language: str, by_keys: bool) -> None:
    driver = Driver(NOWHERE, language, by_keys)
    console = driver.console
    modes = [
        Fruit(console),
        Pick(console, "Which?", [(1, "One")], print, 1),
        Question(console, "Sure?", print),
        Reader(console, "Book", ["A text."]),
    ]
    for mode in modes:
        driver.open(mode)
        told = driver.press("f1") if by_keys else driver.type("help")
        assert told == list(mode.keys_now())
        assert all(len(sentence) >= 3 for sentence in told)
        assert len(told) >= 1


@pytest.mark.parametrize("key", ["f5", "insert", "delete", "%", "tab"])
def test_a_key_without_a_meaning_is_answered_too(by_keys: Driver, key: str) -> None:
    for mode in (Fruit(by_keys.console), Question(by_keys.console, "Sure?", print)):
        by_keys.open(mode)
        assert by_keys.press(key) == ["This key does nothing here. Question mark lists the keys."]


# Menus by lines


def test_typed_a_menu_lists_its_items_with_numbers_and_later_only_the_one_in_focus(by_lines: Driver) -> None:
    menu = Fruit(by_lines.console)
    how = "Type the number of an entry, or its first letters. Or type back."
    items = ["1. Apple.", "2. Banana.", "3. Apricot.", "4. Cherry."]
    everything = ["Fruit. 4 entries.", *items, how]
    assert by_lines.open(menu) == everything
    by_lines.type("2")
    by_lines.console.resume()
    assert by_lines.told() == [
        "Fruit. 4 entries.",
        "2. Banana.",
        "Type a number. Or type list for all entries, or back.",
    ]
    assert by_lines.type("list") == everything
    assert by_lines.type("") == everything


def test_typed_many_items_are_told_in_parts(by_lines: Driver) -> None:
    menu = Fruit(by_lines.console, [f"Number {number}" for number in range(1, 24)])
    more = "For more entries, type list. Or type a number, an entry's first letters, or back."
    how = "Type the number of an entry, or its first letters. Or type back."
    parts = [by_lines.open(menu), by_lines.type("list"), by_lines.type(""), by_lines.type("list")]
    items = [f"{number}. Number {number}." for number in range(1, 24)]
    assert parts[0] == parts[3] == ["Fruit. 23 entries.", *items[:10], more]
    assert parts[1:3] == [[*items[10:20], more], [*items[20:], how]]


@pytest.mark.parametrize(
    ("line", "eaten"),
    [
        ("2", "Banana"),
        ("ban", "Banana"),
        ("BANANA!", "Banana"),
        ("two", "Banana"),
        ("ａｐｐ", "Apple"),
        ("apr", "Apricot"),
        ("pie", "Cherry pie"),
    ],
)
def test_typed_an_item_is_chosen_by_its_number_or_its_words(by_lines: Driver, line: str, eaten: str) -> None:
    menu = Fruit(by_lines.console, ["Apple", "Banana", "Apricot", "Cherry pie"])
    by_lines.open(menu)
    by_lines.type(line)
    assert menu.eaten == [eaten]


def test_typed_several_items_are_named_and_none_is_chosen(by_lines: Driver) -> None:
    menu = Fruit(by_lines.console)
    by_lines.open(menu)
    assert by_lines.type("ap") == ["Several entries begin like this.", "1. Apple.", "3. Apricot."]
    assert by_lines.type("9") == ["There are only 4 entries."]
    assert by_lines.type("0") == ["There are only 4 entries."]
    assert by_lines.type("plum") == ["I don't understand: plum. Type help to hear what you can type here."]
    assert menu.eaten == []


@pytest.mark.parametrize(
    ("language", "back"),
    [("en", "back"), ("de", "zurück"), ("it", "indietro"), ("nl", "terug"), ("zh", "返回")],
)
def test_typed_back_goes_back_in_every_language_and_in_english(language: str, back: str) -> None:
    for word in (back, back.upper(), "back"):
        driver = Driver(NOWHERE, language, by_keys=False)
        driver.open(Bottom(driver.console))
        driver.open(Fruit(driver.console))
        assert driver.type(word) == ["Back at the bottom."]


# Picking


@pytest.mark.parametrize("by_keys", [True, False])
def test_picking_begins_at_the_current_value_and_hands_it_on(by_keys: bool) -> None:
    driver = Driver(NOWHERE, by_keys=by_keys)
    driver.open(Bottom(driver.console))
    picked: list[int] = []

    def done(value: int) -> None:
        picked.append(value)
        driver.console.resume()

    options = [(10, "Ten"), (20, "Twenty"), (30, "Thirty")]
    told = driver.open(Pick(driver.console, "How many?", options, done, 20))
    if by_keys:
        assert told == ["How many? Twenty. 2 of 3."]
        assert driver.press("down", "enter")[-1] == "Back at the bottom."
    else:
        assert driver.type("thirty") == ["Back at the bottom."]
    assert picked == [30]
    driver.open(Pick(driver.console, "How many?", options, done))
    assert (driver.press("escape") if by_keys else driver.type("back")) == ["Back at the bottom."]
    assert picked == [30]


@pytest.mark.parametrize("by_keys", [True, False])
@pytest.mark.parametrize("least", [0, 2])
def test_how_many_is_answered_by_the_number_itself(by_keys: bool, least: int) -> None:
    driver = Driver(NOWHERE, by_keys=by_keys)
    driver.open(Bottom(driver.console))
    counted: list[int] = []

    def done(value: int) -> None:
        counted.append(value)
        driver.console.resume()

    options = [(count, f"{count} seats") for count in range(least, 11)]

    def answer(number: str) -> list[str]:
        told = driver.open(Count(driver.console, "How many?", options, done, 4))
        if by_keys:
            return driver.press(number)
        assert told[1:-1] == [f"{count}. {count} seats." for count, _ in options]
        return driver.type(number)

    assert answer("7") == ["Back at the bottom."]
    assert answer("0" if by_keys else "10") == ["Back at the bottom."]
    assert counted == [7, 0 if by_keys and least == 0 else 10]
    assert answer("1")[-1] == ("Only 2 to 10 can be chosen." if least else "Back at the bottom.")


# Questions

YES = {
    "en": ["y", "yes"],
    "de": ["j", "ja", "yes"],
    "it": ["s", "sì"],
    "nl": ["j", "ja"],
    "zh": ["是", "y", "yes"],
}
NO = {"en": ["n", "no"], "de": ["n", "nein"], "it": ["n", "no"], "nl": ["n", "nee"], "zh": ["否", "n", "no"]}


def asked(language: str, by_keys: bool) -> tuple[Driver, list[str]]:
    """Opens a question; its answers."""
    answers: list[str] = []
    driver = Driver(NOWHERE, language, by_keys)
    driver.open(Question(driver.console, "?!?", lambda: answers.append("yes"), lambda: answers.append("no")))
    return driver, answers


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("en", "yes, because dinner is ready", "yes"),
        ("de", "nein, weil es schön ist", "no"),
        ("nl", "ja, want het eten is klaar", "yes"),
        ("en", "because of dinner", None),
    ],
)
def test_the_reason_of_an_answer_is_not_looked_at(language: str, line: str, answer: str | None) -> None:
    assert yes_or_no(words_of(language), line, "word-quit") == answer


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_question_is_answered_with_a_word_of_the_language_or_its_first_letter(
    language: str, answer: str
) -> None:
    words = (YES if answer == "yes" else NO)[language]
    for word in words:
        driver, answers = asked(language, by_keys=False)
        driver.type(word)
        assert answers == [answer], word
    driver, answers = asked(language, by_keys=True)
    driver.press(words[0])
    assert answers == [answer]


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("de", "na", None),
        ("de", "n", "no"),
        ("de", "nat", "yes"),
        ("nl", "na", None),
        ("de", "j", "yes"),
        ("en", "", None),
    ],
)
def test_a_beginning_is_an_answer_if_it_begins_the_usual_word_or_words_of_one_answer_only(
    language: str, line: str, answer: str | None
) -> None:
    assert yes_or_no(words_of(language), line) == answer


@pytest.mark.parametrize("line", ["yes, I play", "yes, play it"])
def test_a_yes_with_a_verb_answers_only_what_is_done_by_it(line: str, by_lines: Driver) -> None:
    answers: list[str] = []

    def answered() -> None:
        answers.append("yes")

    by_lines.open(Question(by_lines.console, "Leave?", answered))
    by_lines.type(line)
    assert answers == []
    by_lines.type("no")
    by_lines.open(Question(by_lines.console, "Play it?", answered, doing="word-play"))
    by_lines.type(line)
    assert answers == ["yes"]


@pytest.mark.parametrize("language", languages())
def test_what_goes_on_with_the_game_is_no_yes_to_leaving_it(language: str) -> None:
    words = words_of(language)
    told = [line for name in ("go-on", "again-match") for line in words.text(f"typed-{name}").split(",")]
    for line in (*told, *{"it": ["giochiamo", "un'altra"]}.get(language, [])):
        assert "yes" not in (yes_or_no(words, line), yes_or_no(words, line, "word-quit")), line


def test_by_keys_enter_is_yes_and_escape_is_no_which_goes_back(by_keys: Driver) -> None:
    answers: list[str] = []
    for key, told in (("enter", []), ("escape", ["Back at the bottom."])):
        question = Question(by_keys.console, "Leave?", lambda: answers.append("yes"))
        assert by_keys.open(question) == ["Leave? Enter is yes, Escape or Backspace is no."]
        assert by_keys.press(key) == told
    assert answers == ["yes"]


def test_typed_a_question_is_not_answered_by_an_empty_line(by_lines: Driver) -> None:
    by_lines.open(Question(by_lines.console, "Leave?", print))
    assert by_lines.type("") == ["Leave? Type yes or no."]
    assert by_lines.type("perhaps") == [
        "I don't understand: perhaps. Type help to hear what you can type here."
    ]
    assert by_lines.type("no") == ["Back at the bottom."]


# Typing a text


def entry(driver: Driver, text: str = "") -> list[str]:
    """Opens an entry that takes everything but "bad"; what it took."""
    taken: list[str] = []
    check = {"bad": "That is bad."}.get
    driver.open(Entry(driver.console, "Your name?", taken.append, text, check))
    return taken


@BY_EXAMPLES
@given(
    st.text(st.characters(categories=["L", "N", "P", "Zs"], max_codepoint=0x2FFF), max_size=20),
    st.integers(0, 5),
)
@example("bad00000", 5)
def test_every_typed_character_is_answered_with_itself_and_up_tells_the_whole(text: str, erased: int) -> None:
    driver = Driver(NOWHERE)
    taken = entry(driver)
    so_far = ""
    for character in text:
        so_far = unicodedata.normalize("NFC", so_far + character) if character.isprintable() else so_far
        (told,) = driver.press("space" if character == " " else character)
        assert len(told) >= 3
        if character.isprintable():
            assert told == driver.console.words.sentence(spelled(driver.console.words, so_far[-1]))
    for _ in range(erased):
        gone, so_far = so_far[-1:], so_far[:-1]
        (told,) = driver.press("backspace")
        if gone:
            assert told.startswith(f"Erased: {spelled(driver.console.words, gone)}.")
    (told,) = driver.press("up")
    assert sanitize(so_far.strip()) in told
    driver.press("enter")
    assert taken == ([so_far.strip()] if so_far.strip() not in ("", "bad") else [])


def test_keys_go_through_a_text_and_tell_where_they_come_to(by_keys: Driver) -> None:
    taken = entry(by_keys)
    assert by_keys.press(*"An b") == ["Capital A.", "Letter n.", "Space.", "Letter b."]
    assert by_keys.press("left", "left", "left", "left") == [
        *("Letter b.", "Space.", "Letter n.", "Capital A. Beginning of the text.")
    ]
    assert by_keys.press("left", "right") == ["Capital A. Beginning of the text.", "Letter n."]
    assert by_keys.press("end", "right", "home") == [
        *("End of the text.", "End of the text.", "Capital A. Beginning of the text.")
    ]
    assert by_keys.press("x", "enter") == ["Letter x."]
    assert taken == ["xAn b"]


def test_what_is_erased_is_told_and_what_is_there_then(by_keys: Driver) -> None:
    taken = entry(by_keys)
    by_keys.press(*"Anna", "home")
    assert by_keys.press("delete") == ["Erased: Capital A. Letter n. Beginning of the text."]
    assert by_keys.press("end", "delete", "backspace") == [
        *("End of the text.", "End of the text.", "Erased: Letter a.")
    ]
    assert by_keys.press("left", "ctrl-u") == ["Letter n.", "Erased: Letter n."]
    assert by_keys.press(*"Be", "ctrl-u") == ["Capital B.", "Letter e.", "Erased: Be. So far: n"]
    assert by_keys.press("backspace") == ["Letter n. Beginning of the text."]
    assert by_keys.press("delete") == ["Erased: Letter n. Nothing is left."]
    for key in ("backspace", "delete", "ctrl-u", "left", "end"):
        assert by_keys.press(key) == ["Nothing is typed yet."]
    assert taken == []


def test_a_routing_key_goes_to_its_character(by_keys: Driver) -> None:
    taken = entry(by_keys)
    by_keys.press(*"Ana")
    by_keys.console.touch_text(2)
    assert by_keys.told() == ["Letter a."]
    by_keys.press("n")
    by_keys.console.touch_text(None)
    assert by_keys.told() == ["End of the text."]
    by_keys.press("enter")
    assert taken == ["Anna"]


def test_a_full_text_takes_no_more_and_says_so(by_keys: Driver) -> None:
    taken = entry(by_keys)
    by_keys.console.paste("a" * LONGEST)
    by_keys.told()
    assert by_keys.press("b") == ["The text is full: it can have at most 700 characters."]
    by_keys.press("enter")
    assert taken == ["a" * LONGEST]


@pytest.mark.parametrize("language", languages())
def test_no_character_is_too_short_to_be_heard_and_no_two_signs_have_one_name(language: str) -> None:
    words = words_of(language)
    named = {chr(code): spelled(words, chr(code)) for code in range(32, 127)}
    assert len(set(named.values())) == len(named)
    for character in (*named, *"äß安、「"):
        told = words.sentence(spelled(words, character))
        columns = sum(1 + (unicodedata.east_asian_width(char) in "WF") for char in told)
        assert columns >= 3  # fewer are taken for typing; a Chinese character takes two


def test_what_stands_there_is_kept_by_enter_replaced_by_typing_and_changed_after_backspace(
    by_keys: Driver,
) -> None:
    for keys, result in (
        (("enter",), "Ann"),
        (("B", "o", "enter"), "Bo"),
        (("backspace", "a", "enter"), "Ana"),
    ):
        taken = entry(by_keys, "Ann")
        by_keys.press(*keys)
        assert taken == [result]


def test_a_text_that_cannot_be_is_told_and_asked_for_again(by_keys: Driver, by_lines: Driver) -> None:
    taken = entry(by_keys)
    assert by_keys.press(*"bad", "enter")[-1] == "That is bad."
    by_keys.press("backspace", "enter")
    assert taken == ["ba"]
    taken = entry(by_lines)
    assert by_lines.type("bad") == ["That is bad."]
    by_lines.type("  list ")
    assert taken == ["list"], "other words of menus are text here"


def test_an_entry_is_left_without_an_answer(by_keys: Driver, by_lines: Driver) -> None:
    taken = entry(by_keys)
    assert by_keys.press("enter") == ["Nothing is typed yet."]
    assert by_keys.press("?", "f1")[0] == "Question mark."
    assert by_keys.press("escape") == ["Back at the bottom."]
    assert taken == []
    taken = entry(by_lines)
    assert by_lines.type("") == ["Back at the bottom."]
    assert taken == []


# Long texts

TEXT = [f"Paragraph {number}." for number in range(1, 6)]
FORWARD, BACKWARD = ["down", "right", "space", "enter", "pagedown"], ["up", "left", "pageup"]


@BY_EXAMPLES
@given(st.lists(st.sampled_from([*FORWARD, *BACKWARD, "home", "end"]), max_size=20))
def test_a_text_is_read_a_paragraph_at_a_time(keys: list[str]) -> None:
    driver = Driver(NOWHERE)
    told = driver.open(Reader(driver.console, "Book", TEXT))
    assert told == [
        "Book. 5 paragraphs. Next: Space. Other keys: Question mark.",
        TEXT[0],
    ]
    place = 0
    for key in keys:
        wanted = {"home": 0, "end": 4}.get(key, place + (1 if key in FORWARD else -1))
        (told_now,) = driver.press(key)
        if 0 <= wanted < 5:
            place = wanted
            assert told_now == TEXT[place]
        else:
            assert told_now == (
                "This is the end. Escape or Control C goes back." if wanted > 0 else "This is the beginning."
            )


def test_no_key_for_the_next_paragraph_is_named_where_there_is_none() -> None:
    driver = Driver(NOWHERE)
    assert driver.open(Reader(driver.console, "Note", TEXT[:1])) == ["Note. One paragraph.", TEXT[0]]


def test_backspace_goes_back_a_paragraph_and_leaves_a_text_at_the_first(by_keys: Driver) -> None:
    by_keys.open(Reader(by_keys.console, "Book", TEXT))
    assert by_keys.press("space", "space", "backspace")[-1] == TEXT[1]
    assert by_keys.press("backspace") == [TEXT[0]]
    assert by_keys.press("backspace") == ["Back at the bottom."]


@pytest.mark.parametrize("key", ["escape", "backspace", "ctrl-c"])
def test_each_key_that_goes_back_is_named_in_the_help_of_a_menu_and_does(key: str, by_keys: Driver) -> None:
    by_keys.open(Pick(by_keys.console, "Which?", [("a", "Alpha"), ("b", "Beta")], lambda _: None))
    *_, last = by_keys.press("?")
    assert last == "Escape, Backspace or Control C goes back."
    assert by_keys.press(key) == ["Back at the bottom."]


@pytest.mark.parametrize("key", ["?", "escape", "ctrl-c"])
def test_the_key_that_opens_the_help_of_the_keys_leaves_it_as_well(key: str, by_keys: Driver) -> None:
    told = by_keys.open(KeyHelp(by_keys.console, "Keys", ["H: hand.", "T: turn."], "It is {}.".format))
    assert "Question mark or Escape returns to the game." in told[0]
    assert by_keys.press("space", "x", "space") == [
        "T: turn.",
        "It is x.",
        "This is the end. Question mark or Escape goes back.",
    ]
    assert by_keys.press(key) == ["Back at the bottom."]


CHAPTERS = ["", "Goal", "Goal", "Cards", "Cards"]
PARAGRAPHS = [
    "To begin with.",
    "1. Be the first.",
    "2. Count points.",
    "3. The Wild.",
    "4. The points of cards.",
]


def book(driver: Driver) -> list[str]:
    return driver.open(Reader(driver.console, "Book", PARAGRAPHS, CHAPTERS))


def test_a_heading_is_told_where_it_begins_and_keys_go_from_one_to_the_next(by_keys: Driver) -> None:
    (opened, first) = book(by_keys)
    assert opened == "Book. 5 paragraphs. Next: Space. Other keys: Question mark."
    rest = by_keys.press("?")[-1]
    assert rest.startswith("H or Page down goes to the next heading"), "the rest is in the help"
    assert first == "To begin with."
    assert by_keys.press("down", "down", "down") == [
        *("Goal. 1. Be the first.", "2. Count points.", "Cards. 3. The Wild.")
    ]
    assert by_keys.press("H", "H", "h") == [
        *("Goal. 1. Be the first.", "No heading comes before this.", "Cards. 3. The Wild.")
    ]
    assert by_keys.press("h") == ["No heading comes after this."]
    assert by_keys.press("pageup", "pagedown") == ["Goal. 1. Be the first.", "Cards. 3. The Wild."]
    assert by_keys.press("up") == ["Goal. 2. Count points."]
    assert by_keys.press("l") == ["Which heading? Goal. 1 of 2."]
    assert by_keys.press("c", "enter") == ["Cards. 2 of 2.", "Cards. 3. The Wild."]


def test_a_text_is_searched_and_found_again_on_both_sides(by_keys: Driver) -> None:
    book(by_keys)
    assert by_keys.press("n") == ["Nothing has been searched for yet."]
    assert by_keys.press("s")[0].startswith("Which word do you want to find?")
    assert by_keys.press(*"POINTS", "enter")[-1] == "Goal. 2. Count points."
    assert by_keys.press("n") == ["Cards. 4. The points of cards."]
    assert by_keys.press("n") == ["From the beginning again.", "Goal. 2. Count points."]
    assert by_keys.press("N") == ["From the end again.", "Cards. 4. The points of cards."]
    by_keys.press("s")
    assert by_keys.press(*"zebra", "enter")[-1] == "zebra is nowhere in this text."
    by_keys.press("s")
    assert by_keys.press("escape") == ["Cards. 4. The points of cards."]
    assert any("S or Slash searches" in line for line in by_keys.press("?"))


def test_typed_a_text_is_gone_through_by_headings_and_searched(by_lines: Driver) -> None:
    book(by_lines)
    assert by_lines.type("next heading") == ["Goal. 1. Be the first."]
    assert by_lines.type("heading") == ["Cards. 3. The Wild."]
    assert by_lines.type("previous heading") == ["Goal. 1. Be the first."]
    assert by_lines.type("headings", "cards")[-1] == "Cards. 3. The Wild."
    assert by_lines.type("search points") == ["4. The points of cards."]
    assert by_lines.type("next hit")[-1] == "Goal. 2. Count points."
    assert by_lines.type("find wild") == ["Cards. 3. The Wild."]
    assert by_lines.type("goal") == ["I don't understand: goal. Type help to hear what you can type here."]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "search Wild"),
        ("de", "suche Wild"),
        ("it", "cerca Wild"),
        ("nl", "zoek Wild"),
        ("zh", "搜尋Wild"),
    ],
)
def test_typed_search_is_a_word_of_every_language(language: str, line: str) -> None:
    driver = Driver(NOWHERE, language, by_keys=False)
    driver.open(Reader(driver.console, "Book", PARAGRAPHS, CHAPTERS))
    assert "3. The Wild." in driver.type(line)[-1]


def test_a_text_without_headings_says_so(by_keys: Driver) -> None:
    by_keys.open(Reader(by_keys.console, "Book", TEXT))
    assert by_keys.press("l", "h") == ["This text has no headings.", "No heading comes after this."]


def test_typed_a_text_is_read_with_next_previous_and_all(by_lines: Driver) -> None:
    by_lines.open(Reader(by_lines.console, "Book", TEXT))
    assert by_lines.type("") == ["Paragraph 2."]
    assert by_lines.type("next") == ["Paragraph 3."]
    assert by_lines.type("previous") == ["Paragraph 2."]
    assert by_lines.type("all") == TEXT[2:]
    for line in ("next", "", "all"):
        assert by_lines.type(line) == ["This is the end. Type back to go back."]
    assert by_lines.type("quit") == ["Back at the bottom."]


def test_typed_an_empty_line_or_the_word_back_leaves_a_text_as_it_was(by_lines: Driver) -> None:
    taken: list[str] = []
    for line in ("", "back", " Back. "):
        by_lines.open(Entry(by_lines.console, "Your name?", taken.append, "Ada"))
        assert by_lines.type(line) == ["Back at the bottom."]
    assert taken == []


def test_an_empty_entry_tells_how_to_end_and_signs_are_told_by_name(by_keys: Driver) -> None:
    (asked,) = by_keys.open(Entry(by_keys.console, "Your rule?", lambda _: None))
    assert asked == (
        "Your rule? Nothing is typed yet. Enter accepts the text. "
        "Escape or Control C changes nothing and goes back."
    )
    told = by_keys.press(*"a;|,.-'!:")
    assert told[1:] == [
        *("Semicolon.", "Vertical bar.", "Comma.", "Full stop."),
        *("Hyphen.", "Apostrophe.", "Exclamation mark.", "Colon."),
    ]


@pytest.mark.parametrize(("typed", "spoken"), [("；", "分號"), ("｜", "直槓"), ("，", "逗號"), (";", "分號")])
def test_a_sign_that_a_voice_is_silent_about_is_named_in_its_chinese_width_too(
    typed: str, spoken: str
) -> None:
    driver = Driver(NOWHERE, "zh")
    driver.open(Entry(driver.console, "x", lambda _: None))
    assert driver.press(typed)[-1].startswith(spoken)
