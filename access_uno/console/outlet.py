"""The output to one reader: a line on the terminal, where wanted with speech, braille and sounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, cast

from access_uno.console.attention import BELL, notification, title
from access_uno.console.draft import Draft
from access_uno.console.screen import LEAST, Screen, Span, printable
from access_uno.console.theme import Sight, bright, can_colour
from access_uno.words.codes import apart

if TYPE_CHECKING:
    from access_uno.console._braille_input import BrailleInput
    from access_uno.console.app import Console
    from access_uno.console.picture import Draw, Picture
    from access_uno.console.scene import Rows
    from access_uno.settings import Profile
    from access_uno.sounds import Cue, Manner, Sounds
    from access_uno.speech import Speech
    from access_uno.system.worker import Trouble
    from access_uno.words import Message, ShownCard

    Form = Literal["cells", "letters"]


OpenSounds = Callable[["Manner", Callable[[], bool], Callable[["Trouble"], None]], "Sounds"]
"""Opens sounds of a manner; they ask whether the game speaks, and report their troubles."""


class Telling(Protocol):
    """What becomes of a message that was told."""

    @property
    def begun(self) -> bool:
        """Whether it can be known by now: what is spoken has begun to be said."""

    @property
    def lost(self) -> bool:
        """Whether it was silenced before it could be heard."""

    @property
    def is_done(self) -> bool:
        """Whether nothing more becomes of it."""


class _Written:
    """A message that is not spoken, and can be read at once."""

    begun, lost, is_done = True, False, True


WRITTEN: Final[Telling] = _Written()


class Outlet:
    """Gives messages to the person in front of the console, in their way of reading.

    `environment` is that of the terminal; `open_sounds` opens sounds, where they can be heard.
    `devices`: the reader sits at this computer, so that its voices and its braille display are theirs.
    """

    def __init__(
        self,
        screen: Screen,
        profile: Profile,
        environment: Mapping[str, str],
        open_sounds: OpenSounds | None = None,
        *,
        devices: bool = True,
        draw: Draw | None = None,
        rows: Rows = lambda _: (),
    ) -> None:
        """`draw` draws scenes for those who read by sight; without it they get lines.

        `rows` returns what stands below the message on a braille display of several rows.
        """
        self._rows = rows
        self.screen = screen
        self.profile = profile
        self.devices = devices
        self.unsaid = 0  # messages that wait at the other end to be said
        self.repeats = False  # the next message was asked for once more
        self._environment = environment
        self._open_sounds = open_sounds
        self._sounds: Sounds | None = None
        self._sounds_trouble: Callable[[Trouble], None] = lambda _: None
        self._sounded = profile  # the manner of the last sound
        self._sight: Sight | None = None
        self._draw = draw
        self._picture: Picture | None = None
        self._result: Message | None = None  # of the last round or match that was drawn
        self._speech: Speech | None = None
        self._spoken_by = ""  # the backend that speaks
        self._fingers: BrailleInput | None = None
        self._trying = False
        self._missed_in = ""  # the language in which a voice that was tried was told to be missing

    @property
    def is_here(self) -> bool:
        """Whether the voices and the display of this computer are before the reader."""
        return self.devices and "SSH_CONNECTION" not in self._environment

    @property
    def feels(self) -> bool:
        """Whether messages stand on a braille display."""
        return self._fingers is not None

    @property
    def is_narrow(self) -> bool:
        """Whether messages stand on a braille display of few cells."""
        return self._fingers is not None and self._fingers.is_narrow

    def try_out(self, console: Console, speech: bool, display: bool) -> None:
        """Use a voice and a display until `use`, as it is not known yet what the reader has."""
        profile = self.profile
        if speech:
            profile = profile.but(reading="speech", speech="auto", sounds="off")
        if display:
            profile = profile.but(display="brlapi", pace="wait")
        self.use(console, profile)
        self._trying = True

    def use(self, console: Console, profile: Profile) -> None:
        """Output in this manner from now on: start what it needs, and stop what it does not."""
        self._trying = False
        self.profile = profile
        has_escapes = self._environment.get("TERM") != "dumb"
        self.screen.rests_at_first = has_escapes and profile.reading == "braille"
        is_read_by_orca = profile.reading == "terminal" and "VTE_VERSION" in self._environment
        self.screen.rests_below = has_escapes and is_read_by_orca
        self._use_sight(profile)
        self._use_speech(console, profile)
        self._use_sounds(console, profile)
        wants_display = self.devices and profile.display == "brlapi"
        if wants_display and self._fingers is None:
            from access_uno.console._braille_input import BrailleInput

            self._fingers = BrailleInput(console)
        elif not wants_display and self._fingers is not None:
            self._fingers.stop(0)
            self._fingers = None

    def _use_speech(self, console: Console, profile: Profile) -> None:
        backend = profile.speech if self.devices and profile.speaks else ""
        if backend != self._spoken_by:
            self._stop_speech(0)
        if not backend:
            return
        from access_uno.speech import Manner, Speech

        manner = Manner(profile.rate, profile.pitch, profile.volume)
        if self._speech is None:
            self._speech = Speech(
                backend,
                manner=manner,
                on_trouble=lambda trouble: console.post(lambda: self._tell_no_speech(console, trouble)),
            )
            self._spoken_by = backend
        else:
            self._speech.tune(manner)

    def _tell_no_speech(self, console: Console, trouble: Trouble) -> None:
        """Tell why the game does not speak; with a bell, if it never will.

        Troubles may come when the voice is no longer used; each question at the first start tries it anew.
        """
        never = trouble == "missing" and not self._fingers
        told = never and self._trying and self._missed_in == console.words.language
        if self._speech is None or told:
            return
        if never:
            self._missed_in = console.words.language
            self.screen.ring()
        if never or not self._trying:
            console.say(f"speech-{trouble}")

    def tell_no_display(self, console: Console, trouble: Trouble) -> None:
        """Tell why nothing stands on the braille display."""
        if not self._trying:
            console.say(f"display-{trouble}")

    def _use_sight(self, profile: Profile) -> None:
        if profile.reading != "sight":
            self._sight = self._result = None
        else:
            screen = self.screen
            self._sight = Sight(profile.theme, self._environment, screen.encoding, screen.is_console)
        if self._picture is not None and self._picture.is_open and not self.draws:
            self._go_on_with_lines()
        elif not self.draws:
            self.screen.use_page(self._sight.page if self._sight else None)

    # Beyond this window

    @property
    def is_called(self) -> bool:
        """Whether a person in another window wants to know of this one, and the terminal can tell them."""
        wanted = self.profile.attention != "off" or self.profile.title == "on"
        return wanted and self.screen.is_terminal

    def call(self, text: str) -> None:
        """Ring and notify as the person wants it, where the terminal can."""
        if self.profile.attention != "off" and self.screen.is_terminal:
            both = self.profile.attention == "both"
            self.screen.send(BELL + (notification(text, self._environment) if both else ""))

    def entitle(self, text: str) -> None:
        """Give the terminal a title if the person wants that; without a text its own one."""
        if self.screen.is_terminal and (self.profile.title == "on" or not text):
            self.screen.entitle(title(text, self._environment) if text else "")

    # The picture, for eyes

    @property
    def draws(self) -> bool:
        """Whether what is there now is drawn over the whole window, instead of lines."""
        if self._sight is None or self._draw is None or self._environment.get("TERM") == "dumb":
            return False
        window = self.screen.window
        return window is not None and (self._sight.has_halves or window[1] > LEAST[1])

    def _drawing(self) -> Picture:
        from access_uno.console.picture import Picture

        assert self._draw is not None
        self._picture = self._picture or Picture(self.screen, self._draw)
        return self._picture

    def show(self, console: Console) -> None:
        """Draw what is there now; go on with lines where the window has become too small."""
        self.screen.end_burst()
        if self._fingers:
            self._fingers.show_rows(self._rows)
        if self.draws:
            sight, window = self._sight, self.screen.window
            assert sight is not None
            assert window is not None
            self._drawing().show(console, sight, window)
        elif self._picture is not None and self._picture.is_open:
            self._go_on_with_lines()

    def enlarge(self, what: str) -> None:
        """Give the whole window to the hand or to the top card; "" to the table again."""
        self._drawing().enlarged = what

    @property
    def enlarged(self) -> str:
        """What has the whole window."""
        return self._picture.enlarged if self._picture is not None else ""

    def _close_picture(self) -> None:
        if self._picture is not None:
            self._picture.close()

    def _go_on_with_lines(self) -> None:
        """Give the window back, and write the newest message."""
        assert self._picture is not None
        self._picture.close()
        self.screen.use_page(self._sight.page if self._sight else None)
        self.mark_pastes(True)
        if self._picture.news:
            self.screen.write(self._picture.news)

    def give_back(self) -> None:
        """Give the terminal back, with the result and what was said last."""
        if self._picture is not None and self._picture.is_open:
            self._picture.close()
            last = [self._result.text] if self._result else []
            for text in dict.fromkeys([*last, *self._picture.since_key]):
                self.screen.write(text)

    def _use_sounds(self, console: Console, profile: Profile) -> None:
        """Use sounds; they are opened with the first one, so that the first line is out before."""
        self._sounds_trouble = lambda trouble: console.post(lambda: self._tell_trouble(console, trouble))
        if not profile.sounding:
            self._stop_sounds(0)

    def _tell_trouble(self, console: Console, trouble: Trouble) -> None:
        """Tell a trouble, but not about sounds that were not asked for."""
        if self._sounded.sounds == "on":
            console.say(f"sounds-{trouble}")

    def code(self, code: str) -> str:
        """Return a code as it is told: digit by digit, but in one piece for a program."""
        return apart(code) if self.screen.is_read or self._speech or self._fingers else code

    @property
    def speaking(self) -> bool:
        """Whether the game itself speaks just now."""
        return self._speech is not None and self._speech.speaking

    @property
    def is_page(self) -> bool:
        """Whether it is read in a browser."""
        return False

    @property
    def has_buttons(self) -> bool:
        """Whether the scene is there to be pressed, so that no keys are named, and no choices told."""
        return False

    @property
    def can_sound(self) -> bool:
        """Whether sounds could be heard at the other end."""
        return self._open_sounds is not None

    @property
    def sounds_wanted(self) -> bool:
        """Whether sounds are to be played now."""
        return self.profile.sounding and self.can_sound

    def play(self, cues: Sequence[Cue]) -> None:
        """Play sounds, if the reader wants any."""
        if self.sounds_wanted:
            self._play(cues, self.profile)

    def sound_alone(self, cue: Cue) -> None:
        """Play a sound by itself, even if sounds are off."""
        from access_uno.sounds import GROUPS

        everything: dict[str, Any] = {f"sounds_{group}": "on" for group in GROUPS}
        self._play([cue], self.profile.but(sounds="on", **everything))

    def _play(self, cues: Sequence[Cue], profile: Profile) -> None:
        self._sounded = profile
        if self._sounds is None and self._open_sounds is not None and cues:
            self._sounds = self._open_sounds(
                _manner(profile),
                lambda: self._speech is not None and self._speech.speaking,
                self._sounds_trouble,
            )
        if self._sounds:
            self._sounds.tune(_manner(profile))
            self._sounds.play(cues)

    @property
    def sight(self) -> Sight | None:
        """The look for reading by sight."""
        return self._sight

    def begin_turn(self) -> None:
        """Leave a blank line before a turn, for the eye."""
        if self._sight and not self.draws:
            self.screen.write_blank()

    def tell(
        self,
        message: Message,
        focus: int | None = None,
        felt: Message | Draft | None = None,
    ) -> Telling:
        """Write, say and show a message; `focus` is the card in it that is in focus.

        `felt` is another message, such as the hand, that stays on the braille display instead, or a draft:
        one character of it is spoken, eyes and fingers find it in the whole.
        """
        is_own = message.language in ("", self.profile.language)
        profile = self.profile if is_own else self.profile.but(language=message.language)
        draft = felt if isinstance(felt, Draft) and felt.text else None
        if self.draws:
            self._drawing().add(printable(self._shown(message)[0]), message.text, felt)
            self._result = message if message.kind == "score" and message.tells else self._result
        elif draft and self.profile.reading in ("braille", "sight"):
            self.screen.write_draft(draft.text, draft.cursor)
        else:
            self.screen.write(*self._shown(message))
        telling = self.say_again(message)
        if self._speech and self.profile.reading == "braille":
            from access_uno.console._braille_input import line_of

            self._speech.braille(line_of(draft or message, profile).cells or message.text)
        if self._fingers:
            self._fingers.show(felt or message, profile, focus)
        return telling

    def say_again(self, message: Message) -> Telling:
        """Say a message, without a line or cells: they are there already, or it is not spoken."""
        if not self._speech:
            return WRITTEN
        said = self._speech.say(message.text, message.language or self.profile.language)
        return said if self.profile.reading == "speech" else WRITTEN

    def tell_last(self, message: Message) -> None:
        """Tell the last message of the program, after the result of what was drawn."""
        if self._result is not None:
            self.screen.write(*self._shown(self._result))
        self.screen.write_last(self._shown(message)[0])
        if self._speech:
            self._speech.say(message.text, self.profile.language)

    def hush(self) -> None:
        """Stop what is being said: a key was pressed."""
        self.screen.end_burst()
        if self._picture is not None:
            self._picture.begin_answer()
        if self._speech:
            self._speech.silence()
        if self._sounds:
            self._sounds.hush()
        if self._fingers:
            self._fingers.key_pressed()

    def forget(self) -> None:
        """Make all that was told unreadable, for the next person."""
        self.hush()
        if self._picture is not None:
            self._picture.blank()
        if self._picture is None or not self._picture.is_open or not self.screen.is_blank:
            self._close_picture()
            self.screen.clear()
        if self._fingers:
            self._fingers.clear()

    def mark_pastes(self, wanted: bool) -> None:
        """Make the terminal mark pastes, or not; one without escapes would print them.

        What is drawn leaves the window before.
        """
        if not wanted:
            self._close_picture()
        if self._environment.get("TERM") != "dumb":
            self.screen.mark_pastes(wanted)

    def stop(self) -> None:
        """Stop speech, sounds and braille, without ever waiting long."""
        self._stop_speech()
        self._stop_sounds()
        if self._fingers:
            self._fingers.stop()

    def _stop_speech(self, seconds: float = 1) -> None:
        if self._speech:
            self._speech.stop(seconds)
        self._speech, self._spoken_by = None, ""

    def _stop_sounds(self, seconds: float = 1) -> None:
        if self._sounds:
            self._sounds.stop(seconds)
        self._sounds = None

    def _lead(self, message: Message) -> str:
        """Return what precedes the text where it is wanted: its cards in braille."""
        form = self.profile.braille
        cards = [part.code for part in message.parts if not isinstance(part, str)]
        if form == "off" or not cards:
            return ""
        from braille.notation import notation, show

        return f"{show(cards, notation(self.profile.notation), cast('Form', form))} "

    def _shown(self, message: Message) -> tuple[str, list[Span]]:
        """Return a message as it stands on the screen, and the stretches of it with a look of their own."""
        text, spans = self._lead(message), []
        if self._sight and message.calls_reader:
            sign = self._sight.own_turn
            text, spans = f"{sign} {text}", [(0, len(sign), self._sight.look(None))]
        for part in message.parts:
            words = part if isinstance(part, str) else self._card(part)
            if not isinstance(part, str) and (look := self._look(part)):
                spans.append((len(text), len(text) + len(words), look))
            text += words
        return text, spans

    def _card(self, card: ShownCard) -> str:
        """Return the words for a card; for the eye with its sign before them."""
        return f"{self._sight.sign(card.card, card.colour)} {card.words}" if self._sight else card.words

    def _look(self, card: ShownCard) -> str:
        """Return how a card stands out of its line; "" if it does not."""
        colour = card.colour or card.card.colour
        if self._sight:
            return self._sight.look(colour)
        wanted = self.profile.colour
        coloured = wanted == "on" or (wanted == "auto" and self.profile.reading == "speech")
        return bright(colour) if colour and coloured and can_colour(self._environment) else ""


def _manner(profile: Profile) -> Manner:
    from access_uno.sounds import GROUPS, Manner

    return Manner(
        profile.sounds_volume,
        profile.sounds_place == "mono",
        tuple(group for group in GROUPS if getattr(profile, f"sounds_{group}") == "on"),
    )
