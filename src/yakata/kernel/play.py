"""One playing of a game: a state, its dice, its record so far, and undo."""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec import json, to_builtins
from msgspec.structs import replace

from yakata.kernel import dice as _dice
from yakata.kernel.asks import Ask, Odds, Witnessed
from yakata.kernel.choices import Choice
from yakata.kernel.dice import Dice
from yakata.kernel.events import Event, Result
from yakata.kernel.record import Entry, Record
from yakata.kernel.refusals import BadOptions, CannotUndo, GameOver, IllegalChoice, Refusal, Refused, YakataError
from yakata.kernel.rules import Options, Rules
from yakata.kernel.seats import Seat
from yakata.kernel.state import State, chance_decides
from yakata.kernel.views import View

S = TypeVar("S", bound=State)


class Differs(YakataError):
    """What was recorded is not the way that these rules go."""


class Point(NamedTuple, Generic[S]):
    """Where a game stood: its state, and how many entries, events and draws there were."""

    state: S
    entries: int
    events: int
    draws: int


class Before(NamedTuple, Generic[S]):
    """All that the last thing made has changed."""

    at: Point[S]
    past: list[Point[S]]
    barrier: Refusal
    last: Seat | None
    entries: Sequence[Entry] = ()
    """What it has taken away."""
    events: Sequence[Event] = ()


class Play(Generic[S]):
    """Iterate over it to get each decision; ``apply`` a choice, by object or by text; print it."""

    def __init__(self, game: Rules[S], state: S, header: Record, dice: Dice) -> None:
        self.game = game
        self.state = state
        self.header = header
        self.dice = dice
        self.entries: list[Entry] = []
        self.events = list(state.told)
        """Everything that has happened, for all audiences. Show a seat only what ``seen`` gives."""
        self.crashed: list[Entry] = []
        """After an error in the rules: the choice and the draws that led to it. The state is the one before them."""
        self.replays = True
        """Whether these rules lead through its record from the beginning; not where older ones made the first moves."""
        self.witness = False
        """Whether somebody looks at what can be witnessed. Then it is not drawn: the play stands there (``awaits``)
        until it is told what has come (``attest``)."""
        self.stopped = False
        """It goes no further, though by the rules it is not over (``stop``)."""
        self._past: list[Point[S]] = []
        self._barrier = Refusal("nothing-to-undo")
        self._last: Seat | None = None
        self._before: Before[S] | None = None

    @classmethod
    def prepare(
        cls,
        game: Rules[S],
        options: Options,
        seats: int | None = None,
        *,
        seed: str | int | None = None,
        names: Sequence[str] = (),
        secret: str | None = None,
        nonces: Sequence[str] | None = None,
    ) -> "Play[S]":
        """Commit to a secret and take the nonces. Nothing is drawn before ``deal``."""
        state = game.start(options, seats=seats)
        if secret is None:
            secret = _dice.fresh_secret() if seed is None else _dice.seeded(seed, "secret")
        if nonces is None:
            everyone = range(state.seats)
            nonces = [_dice.fresh_nonce() if seed is None else _dice.seeded(seed, f"nonce{n}")[:32] for n in everyone]
        if names and len(names) != state.seats:
            raise BadOptions(f"{state.seats} seats need {state.seats} names, not {len(names)}")
        if len(nonces) != state.seats:
            raise BadOptions(f"{state.seats} seats need {state.seats} nonces, not {len(nonces)}")
        header = Record(
            game=game.name,
            rules=game.version,
            content=game.content,
            options={key: option_text(value) for key, value in to_builtins(options).items()},
            seats=game.labels(state.seats),
            names=tuple(" ".join(name.split()) or "-" for name in names),
            commitment=_dice.commitment(secret),
            nonces=tuple(nonces),
        )
        return cls(game, state, header, Dice(secret, nonces))

    def deal(self) -> "Play[S]":
        """Draw up to the first decision."""
        try:
            self._settle()
        except Exception:
            self.crashed = self.entries
            raise
        return self

    # Playing

    def __iter__(self) -> Iterator[Ask]:
        """Each decision in turn, until the game is over. Apply a choice before asking for the next."""
        while isinstance(ask := self.state.pending, Ask):
            yield ask

    @property
    def ask(self) -> Ask | None:
        """The decision that is waited for; ``None`` when the game is over, or stopped."""
        pending = self.state.pending
        return pending if isinstance(pending, Ask) and not self.stopped else None

    @property
    def awaits(self) -> Witnessed | None:
        """What is waited for until a witness has seen it. Nobody is asked meanwhile."""
        pending = self.state.pending
        return pending if isinstance(pending, Witnessed) and not self.stopped else None

    @property
    def choices(self) -> tuple[Choice, ...]:
        return self.ask.choices if self.ask else ()

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def result(self) -> Result | None:
        return self.state.result

    @classmethod
    def restore(
        cls,
        game: Rules[S],
        state: S,
        header: Record,
        dice: Dice,
        *,
        entries: Sequence[Entry],
        events: Sequence[Event],
        barrier: str = "nothing-to-undo",
        last: Seat | None = None,
        replays: bool = True,
    ) -> "Play[S]":
        """A play that stands where it was left, at a point that cannot be taken back (``anchor``)."""
        play = cls(game, state, header, dice)
        play.entries, play.events, play.replays = list(entries), list(events), replays
        play._barrier, play._last = Refusal(barrier), last
        return play

    def stand_here(self, *events: Event) -> None:
        """Nothing before this can be taken back any more, and everybody is told why."""
        self._before = None
        self._past.clear()
        self._barrier, self._last = Refusal("nothing-to-undo"), None
        self.events += events

    def stop(self, *events: Event) -> None:
        """Nobody is asked any more, and everybody is told why. What was played stays as it is, without a result."""
        self.stand_here(*events)
        self.stopped = True

    def anchor(self) -> "Point[S]":
        """The last point behind which nothing can be taken back: here, where nothing can."""
        return self._past[0] if self._past else self.here()

    def here(self) -> "Point[S]":
        """Where the game stands."""
        return Point(self.state, len(self.entries), len(self.events), self.dice.count)

    @property
    def anchored(self) -> bool:
        """Whether nothing can be taken back."""
        return not self._past

    @property
    def barrier(self) -> tuple[str, Seat | None]:
        """Why undo ends at the anchor, and who chose last."""
        return self._barrier.key, self._last

    def follow(self, choice: str, seat: Seat, outcomes: Sequence[Entry], digest: str = "") -> list[Event]:
        """Make a choice that was made before, with the outcomes that came then. The dice are checked, not rolled.

        With the digest of the state that came of it, that is checked too. ``Differs``, or a refusal, where these rules
        do not go that way; then nothing has changed.
        """
        return self._answer(choice, seat, outcomes, digest)

    def apply(self, choice: Choice | str, seat: Seat | None = None) -> list[Event]:
        """Make a choice and draw what chance brings after it. Returns all that happened."""
        return self._answer(choice, seat)

    def _answer(
        self,
        choice: Choice | str,
        seat: Seat | None,
        outcomes: Sequence[Entry] | None = None,
        digest: str = "",
    ) -> list[Event]:
        if self.stopped:
            raise GameOver(str(choice), Refusal("game-over"))
        ask = self.ask
        if ask is None and isinstance(odds := self.state.pending, Odds):
            raise IllegalChoice(str(choice), chance_decides(odds))
        before = Point(self.state.clone(), len(self.entries), len(self.events), self.dice.count)
        self.entries.append(Entry(ask.seat if ask else None, _said(ask, choice)))
        try:
            self.events += self.state.apply(choice, seat)
            marks = self.state.marks
            draws = self._settle(outcomes)
            if digest and self.state.digest() != digest:
                raise Differs("the state would be another one")
        except BaseException as error:
            self._fail(before, error)
            raise
        self._before = Before(before, list(self._past), self._barrier, self._last)
        self._last = ask.seat if ask else None
        then = self.ask.seat if self.ask else None
        if barrier := ends_undo(marks, self.events[before.events :], self._last, then, draws):
            self._past.clear()
            self._barrier = Refusal(f"undo-{barrier}")
        else:
            self._past.append(before)
        return self.events[before.events :]

    def attest(self, word: str) -> list[Event]:
        """Take a witness's word for what is waited for, and go on from there. Returns all that happened."""
        return self._go_on(None, "", word)

    def go_on(self, outcomes: Sequence[Entry] | None = None, digest: str = "") -> list[Event]:
        """Go on from what is waited for with the outcomes that came then; without them, nobody has looked, and the
        dice say by the model what comes. Returns all that happened. ``Differs`` as in ``follow``."""
        return self._go_on(outcomes, digest, "")

    def _go_on(self, outcomes: Sequence[Entry] | None, digest: str, word: str) -> list[Event]:
        """What comes of it cannot be taken back."""
        odds = self.awaits
        if odds is None:
            raise Differs("nothing is waited for")
        before = Point(self.state.clone(), len(self.entries), len(self.events), self.dice.count)
        try:
            if word:
                self.entries.append(Entry(None, f"{odds.key} {word}"))
                self.events += self.state.apply(word)
            self._settle(outcomes, at_once=not word)
            if digest and self.state.digest() != digest:
                raise Differs("the state would be another one")
        except BaseException as error:
            self._fail(before, error)
            raise
        self._before = Before(before, list(self._past), self._barrier, self._last)
        self._past.clear()
        self._barrier = Refusal("undo-reveal")
        return self.events[before.events :]

    def _fail(self, before: "Point[S]", error: BaseException) -> None:
        """Nothing has changed."""
        if not isinstance(error, (Refused, Differs)):
            self.crashed = self.entries[before.entries :]
        self._back_to(before)

    def _settle(self, outcomes: Sequence[Entry] | None = None, *, at_once: bool = False) -> int:
        """Draw until somebody is asked, or take what was drawn then; ``at_once`` draws even what could be witnessed.

        Returns the number of draws, with what is waited for.
        """
        draws = 0
        while isinstance(odds := self.state.pending, Odds):
            if outcomes is None:
                if self.witness and isinstance(odds, Witnessed) and (draws or not at_once):
                    return draws + 1
                ticket = self.dice.ticket(odds.total)
                outcome = odds.at(ticket)
                self.entries.append(Entry(None, f"{odds.key} {outcome}", ticket=(ticket, odds.total)))
                self.events += self.state.apply(outcome)
            else:
                if draws == len(outcomes):
                    if isinstance(odds, Witnessed):
                        return draws + 1
                    raise Differs(f"there would be a draw {odds.key!r} that was not made")
                self._take(odds, outcomes[draws])
            draws += 1
        if outcomes is not None and draws < len(outcomes):
            raise Differs(f"there would be no draw {outcomes[draws].text!r}")
        return draws

    def _take(self, odds: Odds, drawn: Entry) -> None:
        """What was drawn, checked against the dice."""
        key, _, outcome = drawn.text.partition(" ")
        if key != odds.key:
            raise Differs(f"the draw would be {odds.key!r}, it was {drawn.text!r}")
        if drawn.ticket or not isinstance(odds, Witnessed):
            number, total = drawn.ticket or (None, odds.total)
            if self.dice.ticket(total) != number and number is not None:
                raise Differs(f"{drawn.text!r} is not what the dice have drawn")
        self.entries.append(drawn)
        self.events += self.state.apply(outcome)

    # Undo ends where knowledge begins

    def why_no_undo(self, seat: Seat | None = None) -> Refusal | None:
        """Why the last choice cannot be taken back; ``None`` when it can."""
        if seat is not None and seat != self._last:
            return Refusal("undo-not-yours" if self._last is not None else "nothing-to-undo")
        return None if self._past else self._barrier

    def undo(self, seat: Seat | None = None) -> None:
        """Take the last choice back: free until something was revealed or the turn has passed on."""
        if refusal := self.why_no_undo(seat):
            raise CannotUndo("undo", refusal)
        past, to = list(self._past), self._past.pop()
        gone = self.entries[to.entries :], self.events[to.events :]
        self._before = Before(self.here(), past, self._barrier, self._last, *gone)
        self._back_to(to)

    def unmake(self) -> None:
        """The last thing that was made here, a choice or its taking back, has not happened. It goes back once."""
        if self._before is None:
            raise YakataError("there is nothing to unmake")
        before, self._before = self._before, None
        self._back_to(before.at)
        self.entries += before.entries
        self.events += before.events
        self._past, self._barrier, self._last = before.past, before.barrier, before.last

    def _back_to(self, before: "Point[S]") -> None:
        self.state = before.state
        self.dice.count = before.draws
        del self.entries[before.entries :]
        del self.events[before.events :]

    # What there is to see

    def why_not(self, choice: Choice | str, seat: Seat | None = None) -> Refusal | None:
        return self.state.why_not(choice, seat)

    def view(self, seat: Seat) -> View:
        return self.state.view(seat)

    def seen(self, seat: Seat, since: int = 0) -> list[Event]:
        """The events that this seat may know, after so many that it knows already; all when the game is over."""
        return [event for event in self.events if self.over or event.seen_by(seat)][since:]

    def record(self) -> Record:
        """The record so far. It holds every secret of the game: show it when the game is over."""
        if not self.over:
            return replace(self.header, entries=tuple(self.entries))
        return replace(self.header, entries=tuple(self.entries), result=self.result, secret=self.dice.secret)

    def __str__(self) -> str:
        return str(self.state)


def ends_undo(marks: Sequence[str], events: Sequence[Event], chose: Seat | None, asked: Seat | None, draws: int) -> str:
    """Why a choice cannot be taken back: something was seen (``reveal``), the turn has passed on (``hand``); or not."""
    if draws or "reveal" in marks or any(event.audience for event in events):
        return "reveal"
    return "hand" if marks or chose is None or chose != asked else ""


def _said(ask: Ask | None, choice: Choice | str) -> str:
    """The text of the choice as it was offered."""
    if isinstance(choice, str):
        return " ".join(choice.split())
    return str(ask.choices[ask.choices.index(choice)] if ask and choice in ask.choices else choice)


def option_text(value: Any) -> str:
    """An option as a record writes it: as JSON, and texts as they are."""
    return value if isinstance(value, str) else json.encode(value).decode()
