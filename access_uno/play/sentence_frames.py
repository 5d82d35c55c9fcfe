"""What a sentence must have in it to be a command: its frames, a line of a table for each."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple


class Frame(NamedTuple):
    """What a line must have in it (each need a word of its own), and what else has a place in it."""

    command: str
    needs: tuple[str, ...]
    tells: frozenset[str]  # what it is about
    places: frozenset[str]
    sure: bool
    fitting: bool  # only of what can be done now
    order: int  # in the table: of two frames that fit as well, the first one counts

    def left_over(self, words: Sequence[frozenset[str]], named: bool) -> int | None:
        """Return how many words have no place; None if one is missing, or one denies the sentence.

        `named`: it is about a card that can be played, and is named in full.
        """
        left = [word for word in words if not word & self.places]
        denying = _DENYING_QUESTIONS if self.command in HARMLESS else DENYING
        if named:
            denying = denying - _BESIDE_A_CARD
        if any(word <= denying for word in left) or not _each(self.needs, words):
            return None
        if 0 < self.needs.count("not") < words.count(frozenset({"not"})):
            return None  # as in "they didn't forget to say UNO"
        return len(left)

    def told_by(self, words: Sequence[frozenset[str]]) -> int:
        """Return how many words tell what it is about."""
        return sum(bool(word & self.tells) and not word & FILLING for word in words)


def _each(needs: Sequence[str], words: Sequence[frozenset[str]]) -> bool:
    """Return whether each need can be given a word of its own."""
    if not needs:
        return True
    return any(
        needs[0] in word and _each(needs[1:], [*words[:place], *words[place + 1 :]])
        for place, word in enumerate(words)
    )


QUESTIONS: Final = frozenset(
    {"hand", "playable", "top", "turn", "count", "score", "full-score", "since", "changes", "repeat", "why"}
)
# What only tells something, or asks before it does anything.
_ORDERS: Final = "hint waiting rules menu keys all-keys quit order back forward save"
HARMLESS: Final = QUESTIONS | set(_ORDERS.split())
_DENYING_QUESTIONS: Final = frozenset({"not", "idiom", "CARD", "WISH", "STAR", "COLOUR"})
DENYING: Final = _DENYING_QUESTIONS | {
    *("ask", "no", "believe", "bluff", "who", "which", "how", "how-many", "pardon", "must", "AMOUNT", "NAME"),
    *("draw", "accept", "challenge", "keep", "catch", "demand", "discard", "show", "jump", "why", "cannot"),
    *("if", "or"),
}
_BESIDE_A_CARD: Final = frozenset(
    ["accept", "catch", "challenge", "demand", "discard", "show", "jump", "bluff", "believe"]
)
_ANYWHERE: Final = "filler please courtesy resigned"
# What may stand in any question, and in any other sentence.
_ASKING: Final = "ask if me you are this say want may hold again which cards"
_SAYING: Final = "me want this cards"
ANYWHERE: Final = frozenset(f"{_ANYWHERE} {_SAYING}".split())
"""What may stand in any sentence."""
_POLITE: Final = "ask me want say are which this hold may you give again"
_PLAYING: Final = (
    "only table onto yes number backwards drawn play uno direction colourless highest lowest onward"
)
_DOUBTING: Final = "NAME they you hold no are fit may say play played believe draw cards hand deck COLOUR"
_WISHING: Final = "colour choose change say you"
FILLING: Final = frozenset(_ANYWHERE.split())
"""What means nothing for the game."""
_THINGS: Final = f"""
    show: show CARD | {_PLAYING} which fit
    discard: discard CARD | {_PLAYING} which fit
    jump: jump CARD | {_PLAYING} which fit
    play: CARD | {_PLAYING} colour
    play: CARD play | {_PLAYING} colour hold
    play: CARD uno | {_PLAYING} colour say
    play: CARD courtesy may | {_PLAYING} colour hold are
    play: WISH | {_PLAYING} {_WISHING}
    play: WISH courtesy may | {_PLAYING} {_WISHING} are
    play?: CARD fit | {_PLAYING} want relative
    play?: CARD number/cards/only hold | {_PLAYING}
    play?: CARD | {_PLAYING} colour change
    why: why CARD | {_PLAYING} which fit are not may cannot unable keep
    play?: CARD NAME | {_PLAYING} colour
    play?: CARD NAME draw | {_PLAYING} colour
    play?: CARD NAME change | colour
    play?: CARD NAME turn | are
    play?: CARD next | turn are
    play?: WISH NAME | {_PLAYING} {_WISHING} draw
    since: who played CARD | last hold table
    why: which do/happen CARD | play
    why: rules CARD | which are
    why: happen CARD | which play are
    why: why cannot/unable/keep/not/must/star | fit may play last are hold cannot unable do draw AMOUNT
    why: which CARD | this are
    why: why COLOUR | not no may fit play unable cannot are
    play?!: may play/table CARD | {_PLAYING} onto are you
    play?!: fit play CARD | {_PLAYING} onto are
    why: how/may/fit CARD | {_PLAYING} which fit do are may
    star: star | {_PLAYING} they NAME
    star: STAR star | {_PLAYING} they accept
    star: star play | {_PLAYING} hold they NAME
    star: star WISH/COLOUR | {_PLAYING} {_WISHING} they NAME
    star?: star STAR/AMOUNT | {_PLAYING} hold they NAME accept give
    play: WISH play | {_PLAYING} {_WISHING} hold
    colour: colour/choose/change/want COLOUR | {_WISHING} play yes
    draw?: draw not COLOUR | hold are no
    hand: hold/how-many COLOUR | hold how-many deck may hand
    hand: may hold COLOUR/CARD/AMOUNT/star | deck hand colourless
    catch: catch NAME | hold are
    catch!: catch NAME draw | AMOUNT cards they you hold are
    challenge?: challenge they/say/bluff/hold | {_DOUBTING}
    challenge?: challenge which believe/bluff | {_DOUBTING}
    challenge?: challenge not believe | {_DOUBTING}
    challenge?: they/NAME colour/COLOUR | {_DOUBTING}
    challenge?: they/NAME colour/COLOUR hold/say | {_DOUBTING}
    demand: demand NAME | hold play
    choose: choose NAME | hold
    catch?!: NAME AMOUNT | cards they draw deck
    why: unable CARD | play fit may are hold
    choose!: NAME | want this are cards hold choose give hand accept
"""
_SENTENCES: Final = """
    playable: which may/fit/must | play table fit star onto hand
    playable: must/how-many draw | how-many must
    count: how-many draw hold/deck | deck
    playable: which/may hold play
    hand: which hold/hand/cards | hand
    hand: how/say/repeat hand | all
    keys: which may say | all
    hand: say cards | COLOUR
    count: how-many/count | hand NAME all deck play who they table lead
    count: who cards lead | all hold hand
    count: who/NAME hold cards | deck
    count: who uno | are all
    count: NAME uno hold | hold are all
    score: who/how/how-many lead | all turn score NAME
    score: lead me/NAME | score are
    score: score | NAME all lead me who how how-many
    full-score: full-score how
    turn: who/how-many/how turn | play next all hold
    turn: who next | play turn NAME
    turn: turn not/NAME | me next NAME
    turn: who/turn/must/direction | play next turn played table how
    turn: direction direction | play turn table how may fit not
    top: which table/last/played | play played last colour top all table NAME they
    top: which colour | play table top fit must NAME they choose do change
    top: which colour/onto table | play top fit must
    top: table say/cards/colour | colour
    top: which onto play | table must
    top: are COLOUR | last table colour top
    top: top | play played must table fit onto colour
    since: which do NAME/all/they | last hold play
    since: NAME hold drawn | last how-many cards are deck
    since: do NAME draw/play/last | last deck cards
    since: happen/since | NAME last turn since happen table
    repeat: again/repeat/pardon | pardon last
    quit: quit pardon
    verbosity: verbosity | may you
    menu: menu change | table
    hint: hint keys/play | which may you
    draw: draw | deck cannot table yes all give
    draw: draw deck/AMOUNT | deck AMOUNT cannot table yes all give
    draw?!: draw keep | deck AMOUNT cannot table yes all
    draw: give cards/AMOUNT | deck AMOUNT may you table
    draw?: deck/give | deck give cards AMOUNT courtesy may you
    draw?: cannot/unable | hold
    draw?: unable/may draw | deck AMOUNT table yes all courtesy
    accept?!: resigned | AMOUNT cards are all yes NAME
    accept?!: AMOUNT filler/please/courtesy | yes
    accept?: AMOUNT cards/me/keep/want | are all yes deck give this hold cards
    accept: accept | AMOUNT yes draw give hold all cannot
    accept?: believe they | draw AMOUNT cards yes hold are give
    accept: believe draw/accept | AMOUNT draw cards they hold yes are
    accept?: believe | me you NAME are
    keep!: keep | no drawn hold all
    keep?!: keep CARD | no drawn hold all are number
    keep!: keep turn NAME | drawn hold
    keep!: keep accept | drawn hold
    keep: not play this | no drawn
    go-on: go-on | yes
    yes: yes
    no: no
    play: play | yes drawn table fit onto
    play: play table | yes drawn fit onto
    play: play drawn | yes table which
    play?: fit | table onto play yes drawn
    play: want drawn | table play yes
    jump: jump | uno say yes play
    agree: agree | yes
    disagree: disagree | no
    uno: uno | say yes last
    uno?!: not uno | me say are
    challenge: challenge | NAME believe play they draw
    challenge?: say not COLOUR | which they you NAME hold are no deck
    challenge?: say cards/hand NAME | are hold
    challenge?: bluff not colour/COLOUR | which NAME they hold no are deck
    challenge?: not believe | no you NAME are hold may they play draw bluff say
    challenge?: not believe not COLOUR | NAME they hold no are deck
    challenge?: they hold fit | NAME no are
    challenge?: believe say | NAME they
    challenge?: bluff | say NAME are believe hold you play they COLOUR
    catch?: not uno | they say are hold all
    catch?!: NAME uno | hold say are they you may
    catch?!: they not say | this uno hold are all
    catch: NAME not uno | hold say are you they yes
    catch: NAME not say this | hold are
    catch?: NAME not say | hold are they which last you cards deck
    catch?: NAME not | hold are you they which
    catch?: NAME want draw | not hold are they uno say AMOUNT
    catch?: NAME not uno draw | hold are they say you AMOUNT
    catch?: NAME must/no/pardon uno | hold are they say you
    catch: catch NAME not uno/say | uno say hold are this you they
    catch?: catch | you they this
"""


def _frames(lines: Iterable[str]) -> dict[str, list[Frame]]:
    """Return the frames of lines such as "top: which last/played | table", by the first thing each needs.

    A question mark after the command asks it back; one with an exclamation mark is of what can be done now.
    """
    found: dict[str, list[Frame]] = defaultdict(list)
    for order, line in enumerate(filter(None, map(str.strip, lines))):
        command, _, words = line.partition(":")
        needs, _, may = words.partition("|")
        also = f"{_ASKING if command in QUESTIONS else _SAYING} {_ANYWHERE}".split()
        for needed in itertools.product(*(need.split("/") for need in needs.split())):
            tells = frozenset(may.split()).difference(_POLITE.split()).union(needed)
            places = frozenset([*needed, *may.split(), *also])
            frame = Frame(
                command.rstrip("?!"), needed, tells, places, "?" not in command, "!" in command, order
            )
            found[needed[0]].append(frame)
    return found


FRAMES: Final = _frames(
    [
        *_THINGS.splitlines(),
        *_SENTENCES.splitlines(),
        *(f"{name}: {name} | {_POLITE}" for name in sorted(HARMLESS)),
    ]
)
