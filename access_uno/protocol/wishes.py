"""What a client can ask for. The class that stands behind a wish in brackets is its answer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Final, Generic, Literal, TypeVar, get_args

from access_uno.engine.rules import MAX_PLAYERS
from access_uno.players.levels import FOR_PEOPLE
from access_uno.protocol import answers
from access_uno.protocol.schema import (
    NOTHING,
    ActionText,
    Answer,
    JsonObject,
    Length,
    Number,
    OneOf,
    Range,
    Spoken,
    Text,
    kinds_in,
)

LONGEST_LINE = 16_000  # bytes of a wish

A_co = TypeVar("A_co", bound=Answer, covariant=True)
Level = Annotated[str, OneOf(FOR_PEOPLE)]
TableCode = Annotated[Text, "of the table"]
Step = Annotated[Number | None, "the newest step that is known"]


class Wish(Spoken, Generic[A_co]):
    """What a client asks for."""


class Hello(Wish[answers.Account]):
    """Come in. It must come first."""

    protocol: Annotated[Number, "the version that is spoken: 1"]
    language: Annotated[Text, "of sentences, such as `de`; where the server has none like it, `en`"] = ""
    view: Annotated[
        Literal["whole", "changes"], "of a table: all, or what is new; see [Changes](#changes)"
    ] = "whole"


class Name(Wish[answers.Account]):
    """Take a name: for a new key, or for a guest, without one."""

    name: Text


class Rename(Wish[answers.Account]):
    """Give one's account another name: at no table, and without a seat in a match."""

    name: Text


class DeleteAccount(Wish[answers.Done]):
    """Delete one's account with all that is kept of it; `closed` follows."""

    name: Annotated[Text, "one's own, so that it is meant"]


class Device(Wish[answers.DeviceCode | answers.Account]):
    """Without a code: get one, for another key. With it: the key that is used now belongs to that account."""

    code: Annotated[Text, "six digits, with blanks or not"] = ""


class Invite(Wish[answers.Invitation]):
    """Make an invitation to this private server; for members, ten at once and then one in six minutes."""


class Tables(Wish[answers.TablePage]):
    """List the tables that one can go to, fifty a page: one's own first, then those where people are."""

    page: Annotated[Number, "from 1"] = 1


class Play(Wish[answers.AtTable]):
    """Open a table and sit down. Where computers have all other seats the match begins at once."""

    rulebook: Annotated[Text | None, "else that of one's language"] = None
    rules: Annotated[JsonObject, "options that differ from it, as in records; values are texts"] = NOTHING
    custom_rule: Annotated[Text | None, "the rule of the customizable card, as in records"] = None
    seats: Annotated[
        Annotated[int, Range(0, 99)] | None,
        "of people and computers, 2 to 10; else one more than computers",
    ] = None
    computers: Annotated[
        Annotated[int, Range(0, 99)] | None, "fewer than seats; else 2, or 0 if `seats` is said"
    ] = None
    level: Annotated[Level, "of the computers"] = "normal"
    private: Annotated[bool, "in no list: only who has the code finds it"] = False
    chance: Annotated[
        Annotated[int, Range(0, 3600)],
        "seconds for a chance to call UNO, catch, challenge, answer or jump in; 0: any time",
    ] = 60
    hints: Annotated[bool, "players may ask for a `hint`"] = False
    seed: Annotated[Text | None, "a whole number that decides the cards; only where one plays alone"] = None
    waits: Annotated[
        bool, "it begins only with `begin`; until then who comes takes the seat of a computer"
    ] = False


class Join(Wish[answers.AtTable]):
    """Sit down at a table: at one's own seat, else at a free one."""

    code: TableCode
    since: Annotated[Number | None, "the newest step that is known already: only those after it are told"] = (
        None
    )
    seat: Annotated[Text | None, "for guests: the code of their seat"] = None


class Claim(Wish[answers.Done]):
    """For guests: ask the people at a table for the seat of a guest who is away."""

    code: TableCode
    name: Annotated[Text, "of the seat"]


class LetIn(Wish[answers.Done]):
    """Give a guest the seat that they have asked for with `claim`."""

    name: Annotated[Text, "of the one who asked"]


class Watch(Wish[answers.AtTable]):
    """Look on at a table."""

    code: TableCode


class Begin(Wish[answers.Done]):
    """The leader of the table: begin, without the seats that are still free."""


class Computers(Wish[answers.Done]):
    """The leader of the table: so many computers take part. It waits then, as with `waits` in `play`."""

    count: Annotated[int, Range(0, MAX_PLAYERS - 1)]
    level: Annotated[Level | None, "else as before"] = None


class Remove(Wish[answers.Done]):
    """The leader of the table: send a person away before the match begins."""

    name: Text


class Act(Wish[answers.Taken]):
    """Do something in the game. Without `step` it is done if it is legal when it arrives."""

    action: Annotated[ActionText, "in the words of records; all that is legal stands in `legal`"]
    step: Annotated[Step, "else the action is done if it is legal then; refused as `stale` if it is not"] = (
        None
    )


class Go(Wish[answers.Done]):
    """Let a chance pass; after `unsaved`: try again."""

    step: Annotated[Step, "else whatever it is; nothing happens if there is a newer one"] = None


class Hint(Wish[answers.Advised]):
    """On one's turn, at a table that allows it: be told what is best. It is kept with the match."""


class Computer(Wish[answers.Done]):
    """Let a computer play for a player who has been away for 60 seconds, until they are back."""

    name: Text
    level: Level = "normal"


class Again(Wish[answers.Done]):
    """After a match: another one at the same table."""


class Review(Wish[answers.Reviewed]):
    """After a match: be told the moments that mattered most in one's own play."""


class Retry(Wish[answers.AtTable]):
    """After a match: play on from one of its moments at one's own table with computers. It never counts."""

    step: Annotated[Number, "of the moment, as `review` told it"]


class Who(Wish[answers.People]):
    """List who are connected, and where."""


class Say(Wish[answers.Done]):
    """Say something to all at the table."""

    text: Annotated[Annotated[str, Length(LONGEST_LINE)], "at most 200 characters are told"]


class Whisper(Wish[answers.Done]):
    """Say something to one person only: a friend who is here, or a person at the same table."""

    name: Text
    text: Annotated[Annotated[str, Length(LONGEST_LINE)], "at most 200 characters are told"]


class Friends(Wish[answers.FriendList]):
    """List one's friends, and what waits for an answer. Guests have none."""


class Befriend(Wish[answers.Done]):
    """Ask a person to be friends; or agree, if they have asked."""

    name: Annotated[Text, "of an account, here or not"]


class Unfriend(Wish[answers.Done]):
    """End a friendship, refuse a request, or take one's own back. The other one is told nothing."""

    name: Text


class FriendNews(Wish[answers.Done]):
    """Choose what friends are told of one, and whether one is told of them."""

    hear: Annotated[bool | None, "that they come, and where they play"] = None
    tell: Annotated[Literal["where", "here", ""] | None, "as in the list of friends"] = None


class Call(Wish[answers.Done]):
    """Invite a friend to one's table, which has a free seat. It waits for them if they are away."""

    name: Text


class Stay(Wish[answers.Done]):
    """Answer the invitation of a friend with no, which tells them nothing; `join` is yes."""

    name: Annotated[Text, "of the friend"]


class Standing(Wish[answers.Standing]):
    """Ask where one stands among the people of the house."""


class Standings(Wish[answers.StandingPage]):
    """List those who have a place, the best first, fifty a page."""

    page: Annotated[Number, "from 1"] = 1


class Results(Wish[answers.ResultPage]):
    """List the matches that one has played here, the newest first, ten a page."""

    page: Annotated[Number, "from 1"] = 1


class Hear(Wish[answers.Heard]):
    """Hear a match again that one has played here, 400 lines a page."""

    match: Annotated[Text, "its name in the list of results"]
    page: Annotated[Number, "from 1"] = 1


class Daily(Wish[answers.DayList]):
    """Ask for the deal of the day, and for how it was played here."""

    rulebook: Annotated[Text | None, "else that of one's language"] = None


class Yesterday(Wish[answers.Heard]):
    """Hear yesterday's deal as the level `hard` would have played it, 400 lines a page."""

    rulebook: Annotated[Text | None, "else that of one's language"] = None
    page: Annotated[Number, "from 1"] = 1


class Rated(Wish[answers.Done]):
    """Let one's matches count from now on, and have a place in the list; or not."""

    on: bool = True


class Way(Wish[answers.WayHere]):
    """Ask for the address and the key of this server, to pass them on."""


class Nudge(Wish[answers.Done]):
    """Ask a player whether they are still there; each is asked once a minute at most."""

    name: Text


class Here(Wish[answers.Done]):
    """Answer a nudge. It does nothing else."""


class Ignore(Wish[answers.Ignored]):
    """Hear no more of what a person says, for good; or again."""

    name: Text
    on: bool = True


class Silence(Wish[answers.Done]):
    """The owner of the table: what a person says is not told there; or again."""

    name: Text
    on: bool = True


class Leave(Wish[answers.Done]):
    """Get up. While a match goes on the seat stays one's own."""


class Resign(Wish[answers.Done]):
    """Give the match up and get up: a computer plays to the end, and the seat is one's own no longer."""


class Report(Wish[answers.Done]):
    """Report a person to the administrators, who alone read it; five at once, then one in ten minutes."""

    name: Text
    talk: Annotated[bool, "with the last ten lines of talk that one has heard; kept for 30 days"] = False


class Settings(Wish[answers.Done]):
    """Keep an object with the account."""

    settings: Annotated[JsonObject, "at most 4,000 characters as JSON"]


class Ping(Wish[answers.Done]):
    """Ask whether the server is there."""


class Mute(Wish[answers.Done]):
    """Administrators: what a person says is told to no one; or again."""

    name: Text
    on: bool = True


class Ban(Wish[answers.Done]):
    """Administrators: make a person leave and keep them out; or let them come again."""

    name: Text
    on: bool = True
    hours: Annotated[
        Annotated[int, Range(0, 1_000_000)],
        "in which no person without account comes from where they are, or were today",
    ] = 24


class Close(Wish[answers.Done]):
    """Administrators: end a table."""

    code: TableCode


class Notice(Wish[answers.Done]):
    """Administrators: tell all who are connected something."""

    text: Annotated[Text, "200 characters of it are told"]


class Reports(Wish[answers.ReportList]):
    """Administrators: list the newest fifty reports of people."""


class Settle(Wish[answers.Done]):
    """Administrators: delete a report that has been dealt with."""

    id: Text


class Bans(Wish[answers.BanList]):
    """Administrators: list who is banned."""


class Accounts(Wish[answers.AccountPage]):
    """Administrators: list accounts, fifty a page."""

    begins: Annotated[Text, "how their names begin"] = ""
    page: Annotated[Number, "from 1"] = 1


class Forget(Wish[answers.Done]):
    """Administrators: delete the account of a person, with all that is kept of it."""

    name: Text


class Deeds(Wish[answers.DeedList]):
    """Administrators: list the last fifty things that administrators have done."""


WISHES: Final[Mapping[str, type[Wish[Any]]]] = kinds_in(vars(), Wish)
"""All wishes, by what `do` says."""


@cache
def answer_of(wish: type[Wish[Any]]) -> Any:
    """Return the type of the answer to a wish."""
    [base] = wish.__orig_bases__  # type: ignore[attr-defined]
    [answer] = get_args(base)
    return answer
