"""Replaying a record by the rules, and proving its dice."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from yakata.kernel.asks import Ask, Odds, Witnessed
from yakata.kernel.dice import BadDice, Dice, commitment
from yakata.kernel.events import Event
from yakata.kernel.play import Differs, Play, option_text
from yakata.kernel.record import COMMENT, Entry, Record, RecordError, parse
from yakata.kernel.refusals import BadOptions, Refused
from yakata.kernel.rules import Rules, plain_options
from yakata.kernel.state import State
from yakata.kernel.upgrades import Way

S = TypeVar("S", bound=State)


class Moment(Struct, frozen=True):
    """One line of a replay: the entry, the state after it, and what happened. Number 0 is the beginning."""

    number: int
    entry: Entry | None
    state: Any
    events: list[Event]
    odds: Odds | None = None
    """For an outcome of chance: what could have come."""

    @property
    def witnessed(self) -> bool:
        """Whether somebody has seen it come, and no dice have drawn it."""
        return isinstance(self.odds, Witnessed) and self.entry is not None and self.entry.ticket is None


class Proof(Struct, frozen=True):
    """What ``verify`` found: how many draws were proved, and how many outcomes were witnessed and not drawn."""

    entries: int
    draws: int
    witnessed: int = 0


class DiceError(RecordError):
    """An outcome, or the secret, is not what the commitment promised."""


class Lines(Struct, frozen=True):
    """Where in its file each part of a record stands, to name the line of an error."""

    entries: tuple[int, ...]
    fields: dict[str, int] = {}

    def of(self, *fields: str) -> int:
        """The line of the first of these that is there."""
        return next((self.fields[field] for field in fields if field in self.fields), 1)


def lines_of(source: str) -> Lines:
    """The lines of a text that was parsed."""
    entries, fields = [], {}
    for number, line in enumerate(source.splitlines(), 1):
        text = line.strip()
        if text[:1].isdigit():
            entries.append(number)
        elif text[:1] != COMMENT:
            fields[text.partition(":")[0]] = number
    return Lines(tuple(entries), fields)


def replay(game: Rules[S], record: Record, lines: Lines | None = None) -> Iterator[Moment]:
    """Play the record again, line by line. The first line that does not fit the rules is a ``RecordError``.

    ``lines`` tells where things stand in its file (``lines_of``); without it, entries are counted.
    """
    at = lines or Lines(tuple(range(1, len(record.entries) + 1)))
    record = upgraded(game, record, at)
    game = begun_with(game, record, at)
    state = _beginning(game, record, at)
    yield Moment(0, None, state, list(state.told))
    for number, (entry, line) in enumerate(zip(record.entries, at.entries, strict=True), 1):
        state = state.clone()
        pending = state.pending
        if isinstance(pending, Odds):
            if entry.seat is not None:
                raise RecordError(line, f"chance decides here ({pending.key}), not {record.seats[entry.seat]}")
            key, _, outcome = entry.text.partition(" ")
            if key != pending.key or not outcome:
                raise RecordError(line, f"the draw here is {pending.key!r}, not {entry.text!r}")
            events = _apply(state, outcome, None, line)
            yield Moment(number, entry, state, events, pending)
        elif isinstance(pending, Ask):
            if entry.seat is None:
                raise RecordError(line, f"{record.seats[pending.seat]} chooses here, not chance")
            events = _apply(state, entry.text, entry.seat, line)
            yield Moment(number, entry, state, events)
        else:
            raise RecordError(line, "the game was over before this line")
    _check_end(record, state, at.of("result", "end", "open"))


def upgraded(game: Rules[S], record: Record, lines: Lines | None = None) -> Record:
    """A record of an older version as this one would have written it, where it comes out the same; else as it is."""
    way = game.way_from(record.rules) if record.game == game.name and record.rules < game.version else None
    return record if way is None or not way.replays else _read_anew(game, record, way, lines)


def _read_anew(game: Rules[S], record: Record, way: Way, lines: Lines | None = None) -> Record:
    try:
        options = way.options(plain_options(record.options))
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise RecordError(
            (lines or Lines(())).of("rules"), f"not what version {record.rules} wrote: {error!r}"
        ) from None
    entries = tuple(
        replace(entry, text=way.draw(entry.text) if entry.seat is None else way.choice(entry.text))
        for entry in record.entries
    )
    written = {key: option_text(value) for key, value in options.items()}
    content = record.content or way.content
    return replace(record, rules=game.version, content=content, options=written, entries=entries)


def begun_with(game: Rules[S], record: Record, lines: Lines | None = None) -> Rules[S]:
    """The game with the content of the record; what is of another game or version is refused elsewhere."""
    ours = (record.game, record.rules) == (game.name, game.version)
    found = game.begun_with(record.content) if ours else game
    if found is None:
        where = (lines or Lines(())).of("content", "game")
        raise RecordError(where, "played with other content than is loaded here")
    return found


def _beginning(game: Rules[S], record: Record, at: Lines) -> S:
    if record.game != game.name:
        raise RecordError(at.of("game"), f"a record of {record.game}, these are the rules of {game.name}")
    if record.rules != game.version:
        raise RecordError(at.of("rules"), f"by version {record.rules} of the rules, these are {game.version}")
    if len(record.seats) not in game.seats or record.seats != game.labels(len(record.seats)):
        raise RecordError(at.of("seats"), f"{game.name} does not seat {' '.join(record.seats)}")
    try:
        return game.start(game.choose_options(record.options), seats=len(record.seats))
    except BadOptions as error:
        wrong = next((key for key in record.options if f"$.{key}`" in str(error) or f"`{key}`" in str(error)), "")
        raise RecordError(at.of(f"option {wrong}", "option stage", "game"), str(error)) from None


def _apply(state: State, text: str, seat: int | None, line: int) -> list[Event]:
    try:
        return state.apply(text, seat)
    except Refused as refused:
        raise RecordError(line, str(refused)) from None


def _check_end(record: Record, state: State, line: int) -> None:
    if record.result and not state.over:
        raise RecordError(line, "the record says that the game is over, by the rules it is not")
    if state.over and not record.result:
        raise RecordError(line, "by the rules the game is over, the record has no result")
    if record.result != state.result:
        raise RecordError(line, f"by the rules the result is {state.result}, the record says {record.result}")


def verify(game: Rules[S], source: Record | str) -> Proof:
    """Replay the record by the rules and prove every draw. What was witnessed is no draw: it must be a word that can
    come, and is counted. Raises ``RecordError`` at the first thing that is wrong."""
    record = parse(source) if isinstance(source, str) else source
    lines = lines_of(source) if isinstance(source, str) else Lines(tuple(range(1, len(record.entries) + 1)))
    if not record.result:
        raise DiceError(
            lines.of("open"), "the game is not over, so its secret is not shown yet and nothing can be proved"
        )
    if not record.secret or not record.commitment or len(record.nonces) != len(record.seats):
        raise DiceError(
            lines.of("secret", "end"), "the record lacks a commitment, a nonce or the secret: its dice cannot be proved"
        )
    try:
        dice = Dice(record.secret, record.nonces)
    except BadDice as error:
        raise DiceError(lines.of("secret"), str(error)) from None
    if dice.commitment != record.commitment:
        raise DiceError(lines.of("secret"), "the secret is not the one that was promised before the first draw")
    draws = witnessed = 0
    for moment in replay(game, record, lines):
        if moment.witnessed:
            witnessed += 1
        elif moment.odds is not None and moment.entry is not None:
            draws += 1
            ticket = dice.ticket(moment.odds.total)
            promised = f"{moment.odds.key} {moment.odds.at(ticket)}"
            if moment.entry.ticket not in (None, (ticket, moment.odds.total)):
                said = f"draw {draws} was ticket {ticket} of {moment.odds.total}, the record says {moment.entry.ticket}"
                raise DiceError(lines.entries[moment.number - 1], said)
            if moment.entry.text != promised:
                said = f"draw {draws} was {promised!r} by the dice, the record says {moment.entry.text!r}"
                raise DiceError(lines.entries[moment.number - 1], said)
    return Proof(len(record.entries), draws, witnessed)


def resume(game: Rules[S], record: Record, secret: str, *, witness: bool = False) -> Play[S]:
    """Go on with an unfinished record, with the same dice, and undo as far as it was possible.

    What was witnessed is taken from it; ``witness`` says whether somebody looks from there on (``Play.witness``).
    """
    if commitment(secret) != record.commitment:
        raise DiceError(1, "the secret is not the one that was promised before the first draw")
    record = upgraded(game, record)
    game = begun_with(game, record)
    header = replace(record, entries=(), result=None, secret="")
    play = Play(game, _beginning(game, record, Lines(())), header, Dice(secret, record.nonces))
    play.witness = True
    play.deal()
    for line, entry in enumerate(record.entries, 1):
        if line > len(play.entries):
            if entry.seat is None and play.awaits is None:
                raise DiceError(line, "by the dice there is no draw here")
            try:
                _again(play, entry)
            except Refused as refused:
                raise RecordError(line, str(refused)) from None
        drawn = play.entries[line - 1]
        if (drawn.seat, drawn.text) != (entry.seat, entry.text):
            raise DiceError(line, f"by the dice this is {drawn.text!r}, the record says {entry.text!r}")
    play.entries[: len(record.entries)] = record.entries  # their comments too
    play.witness = witness
    if play.awaits is not None and not witness:
        play.go_on()
    return play


def _again(play: Play[S], entry: Entry) -> None:
    """A choice; or what came of one: seen, or drawn by the dice."""
    if entry.seat is not None:
        play.apply(entry.text, entry.seat)
    elif entry.ticket is None:
        play.attest(entry.text.partition(" ")[2])
    else:
        play.go_on()


def take_up(game: Rules[S], record: Record, secret: str, saved: str = "") -> Play[S]:
    """Go on with an unfinished record of a version that played otherwise.

    From the saved state; without one, from the last line up to which these rules go the same way, with the outcomes
    that came then. What has fewer entries than the record has set the others aside. Undo goes no further back.
    """
    way = game.way_from(record.rules)
    if way is None or commitment(secret) != record.commitment:
        raise RecordError(1, f"by version {record.rules} of the rules, these are {game.version}")
    begun, record = record.rules, _read_anew(game, record, way)
    game = begun_with(game, record)
    header = by_two_versions(replace(record, entries=(), result=None, secret=""), begun)
    if saved:
        return stand(game, replace(header, entries=record.entries), secret, saved)
    dice = Dice(secret, record.nonces)
    play = Play(game, _beginning(game, record, Lines(())), replace(header, comments=record.comments), dice).deal()
    if [entry.text for entry in play.entries] == [entry.text for entry in record.entries[: len(play.entries)]]:
        _follow(play, record.entries[len(play.entries) :])
    play.stand_here()
    return play


def stand(game: Rules[S], record: Record, secret: str, saved: str) -> Play[S]:
    """A game in the state that was saved with its record, where playing it again leads elsewhere."""
    dice = Dice(secret, record.nonces)
    game = begun_with(game, record)
    dice.count = sum(entry.seat is None for entry in record.entries)
    header = replace(record, entries=(), result=None, secret="")
    return Play.restore(game, game.load(saved), header, dice, entries=record.entries, events=(), replays=False)


def by_two_versions(header: Record, begun: int) -> Record:
    """The record says that no one version of the rules leads through it."""
    said = f"begun by version {begun} of the rules, taken up by version {header.rules}: neither plays all of it again"
    return replace(header, comments=(*header.comments, said))


def _follow(play: Play[S], entries: Sequence[Entry]) -> None:
    """Choice by choice, each with the draws after it, as far as it goes."""
    starts = [number for number, entry in enumerate(entries) if entry.seat is not None]
    for start, end in zip(starts, [*starts[1:], len(entries)], strict=True):
        said = entries[start]
        assert said.seat is not None
        try:
            play.follow(said.text, said.seat, entries[start + 1 : end])
        except (Refused, Differs):
            return
