"""The rules to read: complete, numbered, citing every rule that applies, and fit to be listened to."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from access_uno.engine.rules import BOOKS, RULEBOOKS, Rules
from access_uno.words import languages
from access_uno.words.rules_text import FOLDER, RulesText, read_rules

OWN_LANGUAGE = {name: book.language for name, book in BOOKS.items()}
LANGUAGES = languages()
TEXTS = [(book, language) for book, own in OWN_LANGUAGE.items() for language in dict.fromkeys((own, "en"))]

ALL_RULES = {f"R{n}" for n in range(1, 63)}
ALL_DECISIONS = {f"D{n}" for n in range(1, 56)}

EXISTS: list[tuple[str, Callable[[Rules], bool]]] = [
    # The Super Star and the customizable card are in the Mario deck only.
    ("R1 R19 R20 R44 R45 R46 R47 R48 D8 D29 D30 D31 D32 D33 D34 D35", lambda rules: rules.deck == "mario"),
    ("R2", lambda rules: rules.deck == "classic"),
    ("D13", lambda rules: rules.voluntary_draw == "no"),
    ("D19", lambda rules: rules.draw_four_offence == "match"),
    ("D24", lambda rules: rules.guilty_penalty == "draws_four"),
    ("D25", lambda rules: rules.guilty_penalty == "takes_back"),
    ("D36", lambda rules: rules.two_player_reverse == "other"),
    ("D37", lambda rules: rules.two_player_reverse == "again"),
    ("D40", lambda rules: rules.uno_penalty == 0),
    ("D41 D44 D45", lambda rules: rules.uno_penalty > 0),
    ("D42", lambda rules: rules.uno_penalty > 0 and rules.catch_until == "card"),
    ("R60 D55", lambda rules: rules.scoring == "winner"),  # an alternative, where it is not the main rule
    ("D51", lambda rules: rules.scoring == "hands"),
    ("R61 D52 D53", lambda rules: rules.demand_penalty > 0),
]
"""What a text tells of only where the options are so."""

# What a rulebook does not have whatever its options are: it has no braille marks (R6, D54), or it says itself
# what is decided for others.
LEFT_OUT = {
    "mario-de": {"R6", "D6", "D7", "D18", "D54"},
    "mario-it": {"R6", "D6", "D7", "D22", "D28", "D54"},
    "mario-nl": {"R6", "D6", "D7", "D18", "D22", "D28", "D54"},
    "mario-zh": {"R6", "D7", "D22", "D28", "D54"},
    "braille-de": {"D2", "D6", "D16", "D18", "D22", "D28"},
}

# What a screen reader or a synthesizer stumbles over, and the slips of the printed rulebooks.
FORBIDDEN = re.compile(
    r"[/\\…+*=&%<>|_~^@$€§°\[\]{}\"„“”«»‚‘‹›–—•→]|\.\."
    r"|\b(?:z\. ?B|bzw|usw|d\. ?h|ggf|evtl|e\.g|i\.e|etc|vs|ecc|p\. ?es|bijv|bv|enz|d\.w\.z|o\.a|nr)\."
    r"|gevecht|webslinger|figure|abbildung|figura|afbeelding|如圖|萬用並罰抽",
    re.IGNORECASE,
)
CITATION = re.compile(r" \((?:[RD]\d+)(?:, [RD]\d+)*\)$|（(?:[RD]\d+)(?:、[RD]\d+)*）$")  # Chinese: wide

ENGLISH_TERMS = (
    "Draw Two",
    "Reverse",
    "Skip",
    "Wild",
    "Wild Draw Four",
    "dealer",
    "draw pile",
    "discard pile",
)
GERMAN_MARIO_TERMS = (
    *("Zieh-2-Karte", "Retour-Karte", "Aussetzen-Karte", "Farbenwahl-Karte", "Zieh-4-Farbenwahl-Karte"),
    *("Block-Karte", "individuelle Karte", "Geber", "Kartenstock", "Ablegestapel", "Spielrichtung"),
)
ITALIAN_TERMS = (
    *("Più Due", "Cambia Giro", "Salta Giro", "Cambia Colore", "Più Quattro", "Super Stella"),
    *("Personalizzabile", "mazziere", "mazzo di pesca", "mazzo di scarto", "abbinabile", "sfidante"),
)
DUTCH_TERMS = (
    *("Neem-twee kaart", "Keer-om kaart", "Sla-beurt-over kaart", "Keuzekaart", "Neem-vier kaart"),
    *("Superster", "Aanpasbare kaart", "gever", "stok", "open stapel", "uitdager"),
)
CHINESE_TERMS = (
    *("罰抽兩張牌", "迴轉牌", "禁止牌", "萬用牌", "萬用罰抽四張牌", "無敵星星牌", "問號方塊牌"),
    *("發牌者", "牌庫", "棄牌堆", "質疑", "順時鐘"),
)
BRAILLE_TERMS = (
    *("Zieh 2", "Retour", "Aussetzen", "Farbwahl", "Zieh 4", "Geber", "Stapel", "Stoß"),
    *("Spielrunde", "Herausforderer", "Punktestand", "vorletzte Karte"),
)
TERMS = {
    ("mario-de", "de"): GERMAN_MARIO_TERMS,
    ("mario-it", "it"): ITALIAN_TERMS,
    ("mario-nl", "nl"): DUTCH_TERMS,
    ("mario-zh", "zh"): CHINESE_TERMS,
    ("braille-de", "de"): BRAILLE_TERMS,
}


def text_of(rulebook: str, language: str) -> RulesText:
    text = read_rules(rulebook, language)
    assert text.language == language
    return text


def ids_of(citation: str) -> list[str]:
    return re.findall(r"[RD]\d+", citation)


def cited(text: RulesText) -> list[str]:
    ids: list[str] = []
    for paragraph in text.paragraphs:
        match = CITATION.search(paragraph.text)
        assert match, f"paragraph {paragraph.number} cites nothing"
        ids += ids_of(match[0])
    return ids


def words(text: RulesText) -> str:
    """All that is read aloud, without the citations."""
    parts = [text.title]
    for paragraph in text.paragraphs:
        parts += [paragraph.heading, CITATION.sub("", paragraph.text)]
    return "\n".join(parts)


def paragraph_citing(text: RulesText, *ids: str) -> str:
    """The words of the paragraphs that cite all these ids."""
    found = [p.text for p in text.paragraphs if set(ids) <= set(ids_of(p.text))]
    assert found, f"no paragraph cites {ids}"
    return " ".join(found)


def wrong(text: RulesText, rules: Rules) -> list[str]:
    """What a text tells against the options of its rulebook, by its paragraphs, and what it does not tell."""
    absent = {each for ids, exists in EXISTS if not exists(rules) for each in ids.split()}
    absent |= LEFT_OUT.get(rules.rulebook, set())
    told = [(p.number, each) for p in text.paragraphs for each in ids_of(CITATION.findall(p.text)[-1])]
    contradicted = [f"paragraph {number} tells {each}" for number, each in told if each in absent]
    missing = (ALL_RULES | ALL_DECISIONS) - absent - {each for _, each in told}
    return [*contradicted, *(f"nothing tells {each}" for each in sorted(missing))]


def test_every_rulebook_has_its_texts_and_there_are_no_others() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{book}.{lang}.txt" for book, lang in TEXTS}


@pytest.mark.parametrize("rulebook", OWN_LANGUAGE)
def test_rules_are_never_in_a_third_language(rulebook: str) -> None:
    for language in LANGUAGES:
        expected = language if language == OWN_LANGUAGE[rulebook] else "en"
        assert read_rules(rulebook, language).language == expected


@pytest.mark.parametrize(("rulebook", "language"), TEXTS)
def test_paragraphs_are_numbered_without_gaps_under_headings(rulebook: str, language: str) -> None:
    text = text_of(rulebook, language)
    assert [p.number for p in text.paragraphs] == list(range(1, len(text.paragraphs) + 1))
    headings = list(dict.fromkeys(p.heading for p in text.paragraphs))
    changes = [
        p.heading
        for before, p in zip((None, *text.paragraphs), text.paragraphs, strict=False)
        if before is None or before.heading != p.heading
    ]
    assert "" not in headings
    assert headings == changes, "a heading stands twice"
    assert all(len(heading) <= 40 for heading in headings)


@pytest.mark.parametrize(("rulebook", "language"), TEXTS)
def test_the_file_is_what_its_format_says(rulebook: str, language: str) -> None:
    content = Path(FOLDER / f"{rulebook}.{language}.txt").read_text(encoding="utf-8")
    text = read_rules(rulebook, language)
    heading, blocks = "", [text.title]
    for paragraph in text.paragraphs:
        if paragraph.heading != heading:
            heading = paragraph.heading
            blocks.append(f"# {heading}")
        blocks.append(f"{paragraph.number}. {paragraph.text}")
    assert content == "\n\n".join(blocks) + "\n"


@pytest.mark.parametrize(("rulebook", "language"), TEXTS)
def test_every_rule_and_decision_that_applies_is_told_and_no_other(rulebook: str, language: str) -> None:
    text = text_of(rulebook, language)
    assert wrong(text, RULEBOOKS[rulebook]) == []
    assert set(cited(text)) <= ALL_RULES | ALL_DECISIONS


def test_a_text_that_was_copied_from_a_rulebook_with_other_options_is_found_out() -> None:
    """What it tells against each option, though the deck is the same."""
    rules = RULEBOOKS["mario-de"].but(rulebook="another", deck="classic", two_player_reverse="again")
    found = wrong(text_of("braille-de", "en"), rules)
    against = {line.split()[-1] for line in found if line.startswith("paragraph")}
    assert against >= {"D13", "D19", "D25", "D40", "D51", "D52", "D53", "R61"}
    assert {line.split()[-1] for line in found} >= {"D24", "D41", "D44", "D45", "D55", "R60"}


@pytest.mark.parametrize("rulebook", [name for name, own in OWN_LANGUAGE.items() if own != "en"])
def test_both_languages_of_a_rulebook_tell_the_same_in_the_same_order(rulebook: str) -> None:
    own, english = text_of(rulebook, OWN_LANGUAGE[rulebook]), text_of(rulebook, "en")
    assert len(own.paragraphs) == len(english.paragraphs)
    for ours, theirs in zip(own.paragraphs, english.paragraphs, strict=True):
        assert [ids_of(found) for found in CITATION.findall(ours.text)] == [
            ids_of(found) for found in CITATION.findall(theirs.text)
        ], f"paragraph {ours.number}"
        assert CITATION.sub("", ours.text) != CITATION.sub("", theirs.text)


@pytest.mark.parametrize(("rulebook", "language"), TEXTS)
def test_a_text_is_made_for_the_ear(rulebook: str, language: str) -> None:
    spoken = words(text_of(rulebook, language))
    assert not FORBIDDEN.search(spoken), FORBIDDEN.findall(spoken)
    assert not re.search(r"[()（）]", spoken), "brackets are for the rule ids only"
    assert not re.search(r"\b[RGBYD]\d", spoken), "a rule or card code in the words"
    assert "  " not in spoken


@pytest.mark.parametrize(("rulebook", "language"), TEXTS)
def test_sentences_are_short_and_complete(rulebook: str, language: str) -> None:
    end = "。" if language == "zh" else "."
    for paragraph in text_of(rulebook, language).paragraphs:
        spoken = CITATION.sub("", paragraph.text)
        assert spoken.endswith(end), paragraph.number
        longest = max(re.split(r"[.。!?！？]", spoken), key=len)
        assert len(longest) <= (60 if language == "zh" else 190), longest
        assert len(spoken) <= (200 if language == "zh" else 600), paragraph.number


@pytest.mark.parametrize(("rulebook", "language"), TEXTS)
def test_the_cards_have_the_names_of_the_rulebook(rulebook: str, language: str) -> None:
    spoken = words(text_of(rulebook, language))
    terms = TERMS.get((rulebook, language), ENGLISH_TERMS)
    assert [term for term in terms if term not in spoken] == []


def test_no_paragraph_of_another_language_is_the_english_one() -> None:
    english = {CITATION.sub("", p.text) for book in OWN_LANGUAGE for p in text_of(book, "en").paragraphs}
    for rulebook, language in TEXTS:
        if language == "en":
            continue
        own = {CITATION.sub("", p.text) for p in text_of(rulebook, language).paragraphs}
        assert not own & english


def test_titles_tell_the_texts_apart() -> None:
    titles = [read_rules(rulebook, language).title for rulebook, language in TEXTS]
    assert len(set(titles)) == len(titles)


def test_r9_symbols_count_as_zero_or_do_not_count() -> None:
    assert "counts as zero" in paragraph_citing(text_of("mario-de", "en"), "R9")
    assert "does not count" in paragraph_citing(text_of("mario-nl", "en"), "R9")
    assert "tellen hierbij niet mee" in paragraph_citing(text_of("mario-nl", "nl"), "R9")
    assert "valgono zero" in paragraph_citing(text_of("mario-it", "it"), "R9")
    assert "以零計算" in paragraph_citing(text_of("mario-zh", "zh"), "R9")


def test_r42_the_card_stays_or_is_taken_back() -> None:
    assert "stays on the pile" in paragraph_citing(text_of("mario-it", "en"), "R42", "D24")
    assert "takes the Wild Draw Four back" in paragraph_citing(text_of("braille-de", "en"), "R42", "D25")
    assert "nimmt der andere seine Zieh-4-Karte zurück" in paragraph_citing(
        text_of("braille-de", "de"), "R42", "D25"
    )


def test_r52_the_catch_window() -> None:
    assert "plays a card" in paragraph_citing(text_of("mario-zh", "en"), "R52", "D42")
    for rulebook in ("mario-de", "mario-it", "mario-nl"):
        assert "has begun their turn" in paragraph_citing(text_of(rulebook, "en"), "R52", "D41")
    assert "nobody can catch" in paragraph_citing(text_of("braille-de", "en"), "R52", "D40")


def test_r59_reach_or_exceed_500() -> None:
    assert "Exactly 500 is enough" in paragraph_citing(text_of("mario-nl", "en"), "R59")
    assert "Exactly 500 does not end it" in paragraph_citing(text_of("braille-de", "en"), "R59", "D51")


def test_r49_reverse_with_two_players() -> None:
    assert "The other player is next" in paragraph_citing(text_of("mario-de", "en"), "R49", "D36")
    assert "Skip or a Reverse may play another card at once" in paragraph_citing(
        text_of("braille-de", "en"), "R49"
    )
