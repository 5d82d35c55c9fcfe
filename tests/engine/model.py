"""The rulebooks once more, straight from their text and without the engine: a judge for it.

Cards are their codes, actions the words of a record, and nothing here is fast or clever. House rules are not
in it. A draw pile that is shuffled cannot be foreseen, so the model is `unsure` from then on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

COLOURS = {"red": "R", "green": "G", "blue": "B", "yellow": "Y"}
WILD = ("W", "W+4", "ST", "CU")


def is_wild(card: str) -> bool:
    return card in WILD


def points(card: str) -> int:
    """R57."""
    return 50 if is_wild(card) else int(card[1]) if card[1].isdecimal() else 20


class Model:
    """A table with a game on it. The draw pile has the card drawn next first."""

    def __init__(
        self, options: Mapping[str, str], hands: Sequence[Sequence[str]], stock: Sequence[str], dealer: int
    ) -> None:
        self.options = options
        self.count = len(hands)
        self.hands = [list(hand) for hand in hands]
        self.stock = list(stock)
        self.discard: list[str] = []
        self.dealer = dealer
        self.direction = 1
        self.phase = "play"
        self.turn: int | None = None
        self.colour: str | None = None
        self.called: set[int] = set()
        self.catchable: set[int] = set()
        self.totals = [0] * self.count
        self.round_points: list[int] | None = None
        self.winner: int | None = None
        self.void = False
        self.champions: list[int] = []
        self.shown: list[tuple[int, int, list[str]]] = []
        self.drawn: str | None = None
        self.stuck = 0
        self.unsure = False
        # A penalty: how many cards, whose card it was, what kind (+2, W+4, ST), who plays once it is drawn
        self.penalty, self.source, self.kind, self.resume = 0, 0, "", 0
        self.out: int | None = None
        self.guilty = False
        self.colour_before: str | None = None

    def yes(self, option: str, value: str = "yes") -> bool:
        if option.startswith("star_") and self.options["deck"] == "classic":
            return option == "star_as_wild"
        return self.options[option] == value

    def place(self, discard: Sequence[str], turn: int, direction: int, colour: str | None) -> None:
        """A position in the middle of a round."""
        self.discard, self.turn, self.direction = list(discard), turn, direction
        self.colour = colour or self.discard[-1][0]

    def turn_up(self) -> None:
        """R12 to R20."""
        left = (self.dealer + 1) % self.count
        while (card := self.stock.pop(0)) == "W+4":
            self.unsure |= self.yes("start_wild_draw_four", "reshuffle")
            self.stock.append(card)
        self.discard, self.turn = [card], left
        if is_wild(card):
            self.phase = "colour"
            return
        self.colour = card[0]
        if self.yes("start_action_card", "neutral"):
            return
        if card[1:] == "+2" and self.yes("star_answers_start_card"):
            self._hit(left, self.dealer, 2, "+2")
        elif card[1:] == "+2":
            self._take(left, 2)
            self.turn = self._after(left)
        elif card[1:] == "R":
            self.direction, self.turn = -1, self.dealer
        elif card[1:] == "S":
            self.turn = self._after(left)

    # What is legal

    def legal(self, seat: int) -> set[str]:
        if self.phase in ("over", "game-over"):
            return {"next"} if self.phase == "over" else set()
        actions = self._on_turn(seat) if seat == self.turn else set()
        if self.phase == "response":
            actions |= self._answers(seat)
        count = len(self.hands[seat])
        if seat not in self.called and (count == 1 or (count == 2 and seat == self.turn)):
            actions.add("uno")
        actions |= {f"catch {other}" for other in self.catchable if other != seat}
        if self.options["demand_penalty"] != "0":
            actions |= {f"demand {other}" for other in range(self.count) if other != seat}
        return actions

    def _on_turn(self, seat: int) -> set[str]:
        if self.phase == "colour":
            return {f"colour {colour}" for colour in COLOURS}
        if self.phase == "drawn":
            return {*self._plays(seat, self.drawn or ""), "pass"}
        if self.phase == "response":
            return {"accept"}
        hand = self.hands[seat]
        plays = {play for card in hand for play in self._plays(seat, card)}
        if not plays or (
            self._drawable() and (self.yes("voluntary_draw") or not any(self._fits(card) for card in hand))
        ):
            plays.add("draw")
        return plays

    def _answers(self, seat: int) -> set[str]:
        actions = set()
        hit = seat == self.turn
        challengeable = self.kind == "W+4" and self.out is None and self.yes("draw_four_bluff", "allow")
        if challengeable and seat != self.source and (hit or self.yes("challenger", "anyone")):
            actions.add("challenge")
        if "ST" in self.hands[seat] and seat != self.source and (hit or self.yes("star_answer_by", "anyone")):
            actions |= {f"star {colour}" for colour in COLOURS}
        return actions

    def _plays(self, seat: int, card: str) -> set[str]:
        if not is_wild(card):
            return {f"play {card}"} if self._fits(card) else set()
        if card == "ST" and not self.yes("star_as_wild"):
            return set()
        if card == "W+4" and self.yes("draw_four_bluff", "prevent") and self._offends(seat):
            return set()
        return {f"play {card} {colour}" for colour in COLOURS}

    def _fits(self, card: str) -> bool:
        """By colour, number or action (R23, D11)."""
        top = self.discard[-1]
        same_symbol = not is_wild(top) and card[1:] == top[1:]
        return not is_wild(card) and (card[0] == self.colour or same_symbol)

    def _offends(self, seat: int) -> bool:
        """Whether a Wild Draw Four of this hand is against R39 (D17 to D19)."""
        rest = list(self.hands[seat])
        rest.remove("W+4")
        if self.yes("draw_four_offence", "colour"):
            return any(card[0] == self.colour for card in rest if not is_wild(card))
        wild = {"W", "W+4", "CU"} | ({"ST"} if self.yes("star_as_wild") else set())
        counted = wild if self.yes("draw_four_offence", "playable") else set()
        return any(self._fits(card) or card in counted for card in rest)

    # What it does

    def apply(self, seat: int, action: str) -> None:
        verb, *words = action.split()
        uno = words[-1:] == ["uno"]
        if verb == "uno":
            self.called.add(seat)
            self.catchable.discard(seat)
        elif verb == "catch":
            self.catchable.discard(int(words[0]))
            self._take(int(words[0]), 2)
        elif verb == "demand":
            self._take(seat, 4)
        elif verb == "colour":
            self.colour, self.phase = COLOURS[words[0]], "play"
        else:
            if verb != "draw" or self.yes("catch_until", "turn"):
                self.catchable.clear()  # D41, D42
            getattr(self, f"_{verb}")(seat, words, uno)

    def _play(self, seat: int, words: list[str], uno: bool) -> None:
        card = words[0]
        if card == "W+4":
            self.guilty, self.colour_before = self._offends(seat), self.colour
        self._lay(seat, card, words[1] if is_wild(card) else "", uno)
        hit, kind = self._after(seat), card if is_wild(card) else card[1:]
        out = not self.hands[seat]
        if kind in ("+2", "W+4"):
            count = 2 if kind == "+2" else 4
            if out and not self.yes("star_answers_last_card"):
                self._take(hit, count)
                self._finish(seat)
            else:
                self.out = seat if out else None
                self._hit(hit, seat, count, kind)
        elif out:
            self._finish(seat)
        elif kind == "S":
            self._begin(self._after(hit))
        elif kind == "R":
            self.direction = -self.direction
            again = self.count == 2 and self.yes("two_player_reverse", "again")
            self._begin(seat if again else self._after(seat))
        else:
            self._begin(hit)

    def _draw(self, seat: int, words: list[str], uno: bool) -> None:
        if not self._take(seat, 1):
            self.stuck += 1
            if self.stuck == self.count:  # D48
                self.void = True
                self._stop()
                return
        elif self._plays(seat, self.hands[seat][-1]):
            self.phase, self.drawn = "drawn", self.hands[seat][-1]
            return
        self.catchable.clear()
        self._begin(self._after(seat))

    def _pass(self, seat: int, words: list[str], uno: bool) -> None:
        self._begin(self._after(seat))

    def _accept(self, seat: int, words: list[str], uno: bool) -> None:
        self._settle(seat)

    def _star(self, seat: int, words: list[str], uno: bool) -> None:
        """R46 to R48, D28 to D33."""
        hit, bounced = self.turn or 0, self.source
        self._lay(seat, "ST", words[0], uno)
        resume = self._after(hit)
        if resume == bounced and self.yes("star_skips_bounced"):
            resume = self._after(bounced)
        last = not self.hands[seat]
        self.out = seat if last else self.out
        self.kind = "ST"
        if self.yes("star_on_star") and not (last and not self.yes("star_answers_last_card")):
            self._hit(bounced, seat, self.penalty, "ST")
            self.resume = resume
        else:
            self.resume = resume
            self._settle(bounced)

    def _challenge(self, seat: int, words: list[str], uno: bool) -> None:
        """R41 to R43, D22 to D26."""
        hit, offender = self.turn or 0, self.source
        self.shown.append((offender, seat, list(self.hands[offender])))
        back = self.yes("guilty_penalty", "takes_back")
        self.kind = ""
        if self.guilty and back:
            self.hands[offender].append(self.discard.pop())
            self.colour = self.colour_before
            self.called.discard(offender)
        self._take(offender if self.guilty else seat, 4 if self.guilty else 6)
        if not self.guilty:
            self._begin(self._after(hit))
        elif back:
            self._begin(hit if self.yes("after_take_back", "challenger") else offender)
        else:
            self._begin(hit if self.yes("after_guilty", "challenger_plays") else self._after(hit))

    def _lay(self, seat: int, card: str, colour: str, uno: bool) -> None:
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.colour = COLOURS[colour] if colour else card[0]
        self.stuck = 0
        if len(self.hands[seat]) != 1:
            return
        if uno:
            self.called.add(seat)
        if seat not in self.called and self.options["uno_penalty"] != "0":
            self.catchable = {seat}

    def _hit(self, seat: int, source: int, count: int, kind: str) -> None:
        self._begin(seat)
        self.phase = "response"
        self.penalty, self.source, self.kind, self.resume = count, source, kind, self._after(seat)

    def _settle(self, seat: int) -> None:
        """The penalty is drawn; the player who laid the last card is out, unless they drew cards since."""
        self.kind = ""
        self._take(seat, self.penalty)
        if self.out is not None and not self.hands[self.out]:
            self._finish(self.out)
        else:
            self._begin(self.resume)

    def _begin(self, seat: int) -> None:
        """This seat is on turn; a call with two cards counts on one's own turn only (D38)."""
        self.phase, self.turn, self.drawn = "play", seat, None
        self.called = {one for one in self.called if len(self.hands[one]) == 1 or one == seat}
        self.called -= {one for one in self.called if not self.hands[one]}

    def _after(self, seat: int) -> int:
        return (seat + self.direction) % self.count

    def _kept(self) -> int:
        """D46; under a Wild Draw Four that may be taken back the card before it waits, too (D25)."""
        waits = self.phase == "response" and self.kind == "W+4" and self.out is None
        bluff = self.yes("draw_four_bluff", "allow")
        return 2 if waits and bluff and self.yes("guilty_penalty", "takes_back") else 1

    def _drawable(self) -> bool:
        return bool(self.stock) or len(self.discard) > self._kept()

    def _take(self, seat: int, count: int) -> int:
        """As many as there are (D47); any of them cancels a call (D39)."""
        taken = 0
        while taken < count and self._drawable():
            if not self.stock:
                kept = self._kept()
                self.stock, self.discard = self.discard[:-kept], self.discard[-kept:]
                self.unsure |= len(self.stock) > 1
            self.hands[seat].append(self.stock.pop(0))
            taken += 1
        if taken:
            self.called.discard(seat)
            self.catchable.discard(seat)
        return taken

    def _finish(self, winner: int) -> None:
        """R53, R56, R59."""
        worth = [sum(map(points, hand)) for hand in self.hands]
        hands = self.yes("scoring", "hands")
        self.winner = winner
        self.round_points = (
            worth if hands else [sum(worth) if seat == winner else 0 for seat in range(self.count)]
        )
        self.totals = [total + more for total, more in zip(self.totals, self.round_points, strict=True)]
        self._stop()
        highest, limit = max(self.totals), int(self.options["limit"])
        if highest > limit or (highest == limit and self.yes("game_ends", "reach")):
            best = min(self.totals) if hands else highest
            self.champions = [seat for seat in range(self.count) if self.totals[seat] == best]
            self.phase = "game-over"

    def _stop(self) -> None:
        self._begin(-1)
        self.phase, self.turn = "over", None
        self.catchable.clear()
