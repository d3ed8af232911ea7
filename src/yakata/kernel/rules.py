"""What a game says of itself: its facts, and what its rules answer when they are asked."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from yakata.kernel.aloud import Passage, Speaks
from yakata.kernel.asks import Ask, Witnessed
from yakata.kernel.choices import Choice, vocabulary
from yakata.kernel.effects import Effect
from yakata.kernel.events import Event
from yakata.kernel.frames import Frame
from yakata.kernel.goals import Goal
from yakata.kernel.library import Library
from yakata.kernel.people import People
from yakata.kernel.phrases import Phrase
from yakata.kernel.refusals import BadOptions, Refusal
from yakata.kernel.remembered import Remembered
from yakata.kernel.seats import Seat
from yakata.kernel.stakes import Stake
from yakata.kernel.upgrades import Upgrade, Way, way
from yakata.kernel.views import View

S = TypeVar("S")
"""The state of the game."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen before a game begins. Subclass it with fields that have defaults."""

    def in_force(self) -> dict[str, Any]:
        """Every option by the value that counts, where one follows another. The texts of rules choose by it."""
        return asdict(self)


class Daily(Struct, frozen=True):
    """One evening that everybody can play, each alone."""

    number: int
    """Which one it is of those that can come."""
    options: dict[str, Any]
    title: dict[str, str]
    """By language."""
    story: dict[str, str]


class Rules(Generic[S]):
    """The facts of a game and what its rules answer. ``Game`` adds what can be done with them."""

    name: ClassVar[str]
    version: ClassVar[int] = 1
    """The rules version; it moves when behaviour moves."""
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    """By older version: what the next one has changed in what is kept. Versions that are not here are not read."""
    seats: ClassVar[range] = range(1, 2)
    """How many can play."""
    options: ClassVar[type[Options]] = Options
    state: ClassVar[type[Any]]
    frames: ClassVar[tuple[type[Frame], ...]]
    choices: ClassVar[tuple[type[Choice], ...]]
    longest: ClassVar[int] = 10_000
    """More decisions and draws than this is a runaway."""
    score_total: ClassVar[int | None] = None
    """What the scores of all seats add up to, where that is always the same."""
    minutes: ClassVar[tuple[int, int]] = (5, 10)
    """How long a game takes people."""
    fear: ClassVar[int] = 1
    """How frightening it is, 1 to 5."""
    harder: ClassVar[str] = ""
    """The option whose listed values are harder from one to the next; nothing where there is none."""
    trials: ClassVar[tuple[dict[str, Any], ...]] = ()
    """More options for the suite and the fuzzer to play, besides each word and yes-or-no that they find themselves."""
    roles: ClassVar[dict[str, Seat]] = {}
    """Sides that somebody alone may choose from, each with a seat that plays it; nothing where all seats are alike."""
    quick: ClassVar[dict[str, Any]] = {}
    """Options for a first game that should begin at once."""
    offers: ClassVar[frozenset[str]] = frozenset()
    """Fields of a view that only the asked seat has and that are no secret: what it can do now."""
    seat_slots: ClassVar[frozenset[str]] = frozenset({"seat"})
    """Slots of events that hold a seat: it is said by what ``people`` calls it, or by the player's name at a table.
    A slot ``player`` holds a seat that is always said by the player's name."""
    you_slots: ClassVar[frozenset[str]] = frozenset()
    """Slots of those where whoever reads is simply *you*, in the same sentence."""
    people: People = People()
    """Whom one plays, and what they are called."""
    library: Library | None = None
    """Who may read which texts, where they are secrets."""
    hides_steps: bool = False
    """Whether some steps must not even be counted by others (``State.hushed``, ``State.masked``)."""
    text_folders: tuple[Path, ...] = ()
    """More folders of texts, ``<folder>/<language>/*.ftl``: those that came with content. They have the last word."""
    content: str = ""
    """A fingerprint of what the data files say; empty for a game that is all rules."""
    own_content: bool = False
    """Whether the content is of somebody's own, not the one that comes with the rules."""
    texts: Mapping[str, str] = {}
    """Texts that came with content from a bundle, by language and file. Those of its rules are said where these rules
    have none; those of the content itself have the last word."""

    def setup(self, options: Any, seats: int) -> S:
        """The state before the first decision: ``return MyState(...).begin(FirstFrame())``."""
        raise NotImplementedError

    # Content that is kept

    def data(self) -> dict[str, Any]:
        """What the data files say, as plain values. Needed of games with content: a running game keeps it."""
        return {}

    def with_data(self, data: dict[str, Any]) -> Self:
        """The same rules with the content that ``data`` gave."""
        return copy(self)

    def begun_with(self, content: str) -> Self | None:
        """The same rules with the content of this fingerprint: this one, or one that an older release came with."""
        return self if content == self.content else None

    # Secrets have one door

    def view(self, state: S, seat: Seat) -> View:
        """What the seat may see, named field by field; ``state.common(seat)`` gives the fields that every view has."""
        raise NotImplementedError

    def looking(self, state: S) -> Callable[[Seat], View]:
        """The views of this very position, for as long as nothing is played: ``view``, seat by seat.

        A game may work out once what is the same for several seats.
        """
        return lambda seat: self.view(state, seat)

    def following(self, state: S, kept: Remembered) -> Callable[[Seat], View]:
        """As ``looking``, for one table move after move: a game may keep what can be the same again."""
        return self.looking(state)

    def redraw(self, state: S, seat: Seat, rng: Random) -> None:
        """Draw everything the seat cannot know anew, consistent with all it has seen. For games with secrets.

        What a frame on the stack keeps to itself is drawn by ``Frame.redraw``, after this.
        """

    def secrets(self, state: S, seat: Seat) -> Mapping[str, Any]:
        """Each thing that is hidden from this seat now, by a name: what ``redraw`` must draw anew.

        The suite demands that imagined worlds differ in every one of them: in the value, or, where that is a mapping,
        in what it has for the same key.
        """
        return {}

    # Roles that lie face down

    hides_roles: bool = False
    """Whether somebody's role, or whereabouts, may be a secret of theirs while they play (``recast``)."""

    def recast(self, state: S, seat: Seat, rng: Random) -> bool:
        """Deal the roles that this seat cannot know otherwise, and change nothing else. Whether any is another now.

        The suite plays both worlds in step, with the same answers and the same draws: the seat must be shown, asked and
        told the same in both until the rules themselves tell them apart (``parted``).
        """
        return False

    def parted(self, state: S, world: S, seat: Seat) -> bool:
        """Whether the rules have just shown this seat which of two worlds that were cast otherwise is the true one."""
        return False

    def doing(self, state: S) -> list[str]:
        """What of the content is being carried out now, by its names: what ``State.noted`` begins with."""
        return []

    def blamed(self, state: S, world: S, seat: Seat) -> tuple[str, ...]:
        """What of the content has just gone, or is shown to this seat, otherwise in two worlds: by its names."""
        return ()

    def roles_seen(self, state: S, seat: Seat) -> tuple[str, ...]:
        """Each player's role as this seat sees it."""
        return ()

    def refuse(self, state: S, pending: Ask, choice: Choice) -> Refusal | None:
        """The game's own reason against a choice that is not offered."""
        return None

    def not_admitted(self, state: S, pending: Ask, choice: Choice) -> Refusal | None:
        """Of the kinds of which an ask admits more than it lists: why not this one; ``None`` admits it."""
        return Refusal("not-offered", pending.rule)

    def unlisted(self, state: S, pending: Ask, rng: Random) -> Choice:
        """Of those kinds any choice that the suite should try, be it admitted or not."""
        raise NotImplementedError

    def can_come(self, state: S, pending: Witnessed, word: str) -> bool:
        """Whether a witness can answer so: a word as it is written, that fits what was asked."""
        return False

    def talk(self, state: S, seat: Seat) -> frozenset[Seat] | Refusal | None:
        """Who hears what this seat says now: everybody (``None``), only these seats, or why it may not speak.

        The answer may rest on nothing that the one who speaks, or the one who hears, does not know.
        """
        return None

    @property
    def talks(self) -> bool:
        """Whether the rules say who may speak when; else everybody always may."""
        return type(self).talk is not Rules.talk

    # Who sits there, and how things are called

    def labels(self, seats: int) -> tuple[str, ...]:
        """One short word a seat, for records."""
        return tuple(f"seat{n + 1}" for n in range(seats))

    def hides_from(self, seat: Seat) -> bool:
        """Whether there is anything this seat does not know during the game."""
        return True

    def wording(self, slot: str, value: Any) -> Phrase | str | None:
        """How the value of a slot is put into words; ``None`` says it as it is."""
        return None

    contextual: frozenset[str] = frozenset()
    """Keys of events whose sentence rests on what was told before (``in_context``)."""

    def in_context(self, event: Event, before: Sequence[Event]) -> Event | None:
        """A contextual event as it is told after those: with more slots, or not at all where it says nothing new.

        ``before`` is what the same ears have heard last, as much of it as is at hand. What happened is what it was.
        """
        return event

    def listed(self, option: str) -> Mapping[Any, dict[str, str]]:
        """The values to offer for an option that is no list of words itself, each with its label by language."""
        return {}

    def at_hand(self, options: Any, things: frozenset[str]) -> Any:
        """The options of a new table, where these things are at hand: what stands there for want of a word may be
        something better."""
        return options

    def daily(self, day: str) -> Daily | None:
        """What is played on this day (``2026-10-31``) where everybody plays the same, with the same dice."""
        return None

    def foresee(self, view: Any) -> list[Event]:
        """What is known to come if the seat of this view does nothing more."""
        return []

    def aloud(self, view: Any, words: Speaks) -> list[Passage]:
        """What lies on the table before the seat of this view, in sentences; nothing where nobody has written any."""
        return []

    inner_slots: frozenset[str] = frozenset()
    """Slots of events that say where in the content something stands: nobody is shown them."""

    staked: frozenset[str] = frozenset()
    """Keys of events on whose result something hangs (``stake``)."""

    def stake(self, view: Any, told: Sequence[Event], at: int, words: Speaks) -> Stake | None:
        """What hung on one of the things that the seat of this view was told in a row, as far as it may know that."""
        return None

    def kept(self, view: Any, name: str) -> Any:
        """Of a field of a seat's view what may be its secret: not what follows for it from what all see."""
        return getattr(view, name)

    def effects(self, view: Any, choice: Choice) -> list[Effect]:
        """What a choice offered to the seat of this view does, or how likely it is, as far as the seat can know."""
        return []

    def said(self, view: Any, choice: Choice) -> Phrase | None:
        """An offered choice in words that need the view of the seat that is asked; ``None`` says it by its fields."""
        return None

    def asks(self, view: Any) -> Phrase | None:
        """The question in words that need the view of the seat that is asked; ``None`` asks it as always."""
        return None

    def asked_as(self, view: Any) -> str:
        """The name of the question for its words, where it has more than one; by the view of the seat that is asked."""
        return str(view.prompt)

    def goals(self, view: Any) -> list[Goal]:
        """What the seat of this view tries to do and what can stop it, a line each, with how far it has come."""
        return []

    def counts(self, events: Iterable[Event]) -> Iterator[tuple[str, str, bool]]:
        """What a finished game is counted for besides its result: a group, a name in it, and whether it was won."""
        return iter(())

    def figures(self, state: S) -> dict[str, int]:
        """Numbers of a finished game that say how it went: how many rounds, how many died."""
        return {}

    # Beginning

    def start(self, options: Options | None = None, *, seats: int | None = None, **named: Any) -> S:
        """A bare state, for search and research: no dice, no record. Chance is answered by the caller."""
        chosen = options if options is not None else self.choose_options(named)
        if type(chosen) is not self.options:
            raise BadOptions(f"{self.name} takes {self.options.__name__}, not {type(chosen).__name__}")
        count = self.seats.start if seats is None else seats
        if count not in self.seats:
            raise BadOptions(f"{self.name} is for {_range(self.seats)}, not {count}")
        return self.setup(chosen, count)

    def choose_options(self, named: Mapping[str, Any]) -> Options:
        """Options from names and values; values may be texts, lists their JSON."""
        known = ", ".join(self.options.__struct_fields__) or "none"
        if unknown := sorted(set(named) - set(self.options.__struct_fields__)):
            none = unknown[0][:40]
            reason = Refusal("option-unknown", slots={"option": none, "allowed": known})
            raise BadOptions(f"{self.name} has no option `{none}`; it has: {known}", reason)
        try:
            return msgspec.convert(plain_options(named), self.options, strict=False)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise self._wrong_option(named) or BadOptions(f"{self.name}: {error} (options: {known})") from None

    def _wrong_option(self, named: Mapping[str, Any]) -> BadOptions | None:
        """Which options have no such value, and those they have; nothing where that is not what is wrong."""
        kinds = get_type_hints(self.options, include_extras=True)
        found = [(name, named[name], _allowed(kinds[name])) for name in named if name in kinds]
        wrong = [(name, said, can) for name, said, can in found if can and not _fits(said, kinds[name])]
        if not wrong:
            return None
        name, said, can = wrong[0]
        text = "; ".join(f"{self.name}: `{name}` can be {can}, not {str(said)[:40]!r}" for name, said, can in wrong)
        slots = {"option": name, "value": str(said)[:40], "allowed": can}
        return BadOptions(text, Refusal("option-value", slots=slots))

    def way_from(self, version: int) -> Way | None:
        """How what was kept by this version is read here; ``None`` where that cannot be."""
        return way(self.upgrades, version, self.version)

    def parse(self, text: str) -> Choice:
        """The choice with this text; ``BadText`` when there is none."""
        return vocabulary(self.choices).parse(text)

    def dump(self, state: S) -> bytes:
        """The whole position as JSON, with step names."""
        raise NotImplementedError

    def load(self, data: bytes | str) -> S:
        """A state back from ``dump``."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<game {self.name}/{self.version}>"


def plain_options(named: Mapping[str, Any]) -> dict[str, Any]:
    """Options as plain values, where some are texts of JSON."""
    return {key: _value(value) for key, value in named.items()}


def _value(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    if not value.isprintable():
        raise BadOptions("an option is one line of text")
    return msgspec.json.decode(value) if value[:1] in ("[", "{") else value


def _allowed(kind: Any) -> str:
    """The values of an option in a line, where they can be listed: words, or numbers from the least to the most."""
    if get_origin(kind) is Literal:
        return ", ".join(map(str, get_args(kind)))
    if kind is bool:
        return "true, false"
    for bounds in get_args(kind)[1:]:
        if isinstance(bounds, msgspec.Meta) and bounds.ge is not None and bounds.le is not None:
            return f"{bounds.ge} to {bounds.le}"
    return ""


def _fits(said: Any, kind: Any) -> bool:
    try:
        msgspec.convert(said, kind, strict=False)
    except msgspec.MsgspecError:
        return False
    return True


def _range(seats: range) -> str:
    low, high = seats.start, seats.stop - 1
    return f"{low} to {high} seats" if low < high else f"{low} seat" + ("s" if low > 1 else "")
