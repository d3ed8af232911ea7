"""The arena: bots play many games, on one process or several, with the same result."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

from msgspec import Struct, field, to_builtins
from msgspec.structs import replace

from yakata.bots import Bot, Observation, make
from yakata.kernel import Game, Options, Play
from yakata.lab.rates import Figure, Rate
from yakata.lab.seating import seating

CHUNK = 8
"""Games that a process takes at a time."""
PACE: Mapping[str, str] = {"hako-onna": "her-turn"}
"""The event whose number says how long a game was, beside the decisions."""


class Order(Struct, frozen=True):
    """What to play: enough for another process to do it."""

    game: Game[Any]
    bot: str
    seed: str
    settings: tuple[Options, ...]
    """Game number n takes setting n, round and round; with several numbers of seats, each setting with each of them."""
    seats: tuple[int, ...]
    records: Path | None = None


class Tally(Struct):
    """Counts that can be added up in any order."""

    games: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    paces: int = 0
    counts: dict[str, Counter[tuple[str, bool]]] = {}
    figures: dict[str, Counter[int]] = {}
    decisions: int = 0
    thinking: float = 0.0
    longest_thought: float = 0.0

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.wins += other.wins
        self.ends += other.ends
        self.paces += other.paces
        for group, counter in other.counts.items():
            self.counts.setdefault(group, Counter()).update(counter)
        for name, numbers in other.figures.items():
            self.figures.setdefault(name, Counter()).update(numbers)
        self.decisions += other.decisions
        self.thinking += other.thinking
        self.longest_thought = max(self.longest_thought, other.longest_thought)


class SimReport(Struct, frozen=True):
    """The result of a simulation."""

    game: str
    bot: str
    seed: str
    options: list[dict[str, Any]]
    overall: Rate
    by_seat: list[Rate]
    groups: dict[str, dict[str, Rate]]
    labels: tuple[str, ...]
    ends: dict[str, Rate]
    """How the games ended."""
    decisions: float
    """A game, on average."""
    pace: dict[str, float]
    """How many of the game's own steps a game took, on average, by their event."""
    figures: dict[str, Figure]
    """What each game gave one number of."""
    mean_thought_ms: float
    longest_thought_ms: float
    by_seats: dict[int, "SimReport"] = {}
    """The same for each number of seats, when there were several."""

    def as_data(self) -> dict[str, Any]:
        """One flat object: the rate of seat 0 on top, each group as ``by_<group>`` with ``all_<group>s`` together."""
        data: dict[str, Any] = {"game": self.game, "bot": self.bot, "seed": self.seed, "options": self.options}
        data |= to_builtins(self.overall)
        if len(self.by_seat) > 1:
            data["by_seat"] = to_builtins(self.by_seat)
        for group, rates in self.groups.items():
            data[f"by_{group}"] = to_builtins(rates)
            data[f"all_{group}s"] = to_builtins(together(rates))
        data |= {"ends": to_builtins(self.ends), "decisions": self.decisions, "pace": self.pace}
        if self.figures:
            data["figures"] = to_builtins(self.figures)
        if self.by_seats:
            data["by_seats"] = {str(seats): report.as_data() for seats, report in self.by_seats.items()}
        return data | {"mean_thought_ms": self.mean_thought_ms, "longest_thought_ms": self.longest_thought_ms}


def together(rates: dict[str, Rate]) -> Rate:
    return Rate.of(sum(rate.wins for rate in rates.values()), sum(rate.games for rate in rates.values()))


def play_out(play: Play[Any], bots: Sequence[Bot], on_thought: Callable[[float], object] | None = None) -> None:
    """Let the bots, one a seat, play to the end. Each sees its own view and the events it may know.

    ``on_thought`` hears the processor seconds of each decision.
    """
    told = [0] * len(bots)
    for ask in play:
        seen = Observation(play.view(ask.seat), ask.choices, play.seen(ask.seat, told[ask.seat]))
        told[ask.seat] += len(seen.events)
        before = thread_time()
        choice = bots[ask.seat].choose(seen)
        if on_thought:
            on_thought(thread_time() - before)
        play.apply(choice, ask.seat)


def simulate(
    game: Game[Any],
    bot: str,
    games: int,
    *,
    seed: str = "0",
    settings: Sequence[Options] = (),
    seats: int | Sequence[int] | None = None,
    jobs: int = 1,
    records: Path | None = None,
    on_progress: Callable[[int], object] | None = None,
    pool: Executor | None = None,
) -> SimReport:
    """Play so many games. The result depends on the seed only, not on the number of jobs.

    ``bot``: one name for all seats, or names by the seats' labels (see ``seating``). With several numbers of ``seats``
    the games take them in turn. In the processes of a ``pool`` several of these can be played side by side.
    """
    chosen = tuple(settings) or (game.options(),)
    counts = (seats,) if isinstance(seats, int) else tuple(seats or (game.seats.start,))
    for count in counts:
        for options in chosen:
            game.start(options, seats=count)
        for name in seating(bot, game.labels(count)):
            make(game.name, name, Random(0))  # an unknown bot is an error here, not in another process
    if records:
        records.mkdir(parents=True, exist_ok=True)
    order = Order(game, bot, seed, chosen, counts, records)
    totals: dict[int, Tally] = {count: Tally() for count in counts}
    for tallies in _tallies(order, games, jobs, pool):
        for count, tally in tallies.items():
            totals[count].add(tally)
        if on_progress:
            on_progress(sum(tally.games for tally in tallies.values()))
    return _report(order, totals)


def processes(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def _tallies(order: Order, games: int, jobs: int, pool: Executor | None) -> Iterator[dict[int, Tally]]:
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    if pool:
        yield from _side_by_side(pool, order, chunks)
    elif jobs <= 1 or len(chunks) <= 1:
        for chunk in chunks:
            yield from (_play(order, range(number, number + 1)) for number in chunk)
    else:
        with processes(min(jobs, len(chunks))) as own:
            yield from _side_by_side(own, order, chunks)


def _side_by_side(pool: Executor, order: Order, chunks: Sequence[range]) -> Iterator[dict[int, Tally]]:
    waiting: set[Future[dict[int, Tally]]] = {pool.submit(_play, order, chunk) for chunk in chunks}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()


def _play(order: Order, numbers: range) -> dict[int, Tally]:
    tallies: dict[int, Tally] = {}
    for number in numbers:
        seats = order.seats[number % len(order.seats)]
        _play_one(order, number, seats, tallies.setdefault(seats, Tally()))
    return tallies


def _play_one(order: Order, number: int, seats: int, tally: Tally) -> None:
    options = order.settings[number // len(order.seats) % len(order.settings)]
    play = Play.prepare(order.game, options, seats, seed=f"{order.seed}.{number}").deal()
    bots = [
        make(order.game.name, name, Random(f"{name} {order.seed}.{number}.{seat}"))
        for seat, name in enumerate(seating(order.bot, order.game.labels(seats)))
    ]

    def thought(seconds: float) -> None:
        tally.decisions += 1
        tally.thinking += seconds
        tally.longest_thought = max(tally.longest_thought, seconds)

    play_out(play, bots, thought)
    assert play.result is not None
    tally.games += 1
    best = max(play.result.scores)
    tally.ends[play.result.key] += 1
    tally.paces += sum(event.key == PACE.get(order.game.name) for event in play.events)
    tally.wins.update(seat for seat, score in enumerate(play.result.scores) if score == best > 0)
    for group, name, won in order.game.counts(play.events):
        tally.counts.setdefault(group, Counter())[name, won] += 1
    for name, figure in order.game.figures(play.state).items():
        tally.figures.setdefault(name, Counter())[figure] += 1
    if order.records:
        (order.records / f"{order.game.name}-{number:06}.yakata").write_text(str(play.record()), encoding="utf-8")


def _report(order: Order, totals: dict[int, Tally]) -> SimReport:
    total = Tally()
    for tally in totals.values():
        total.add(tally)
    parts = {seats: _part(order, (seats,), tally) for seats, tally in totals.items()} if len(totals) > 1 else {}
    return replace(_part(order, order.seats, total), by_seats=parts)


def _part(order: Order, seats: tuple[int, ...], total: Tally) -> SimReport:
    games, pace = max(1, total.games), PACE.get(order.game.name)
    ends = {end: Rate.of(count, total.games) for end, count in sorted(total.ends.items())}
    groups = {
        group: {
            name: Rate.of(counter[name, True], counter[name, True] + counter[name, False])
            for name in sorted({name for name, _ in counter})
        }
        for group, counter in sorted(total.counts.items())
        if not {name for name, _ in counter} <= set(ends)  # the ends say it already
    }
    by_seat = [Rate.of(total.wins[seat], total.games) for seat in range(seats[0] if len(seats) == 1 else 1)]
    return SimReport(
        game=order.game.name,
        bot=order.bot,
        seed=order.seed,
        options=[to_builtins(options) for options in order.settings],
        overall=by_seat[0],
        by_seat=by_seat,
        groups=groups,
        labels=order.game.labels(max(seats)),
        ends=ends,
        decisions=round(total.decisions / games, 1),
        pace={pace: round(total.paces / games, 1)} if pace else {},
        figures={name: Figure.of(numbers) for name, numbers in total.figures.items()},
        mean_thought_ms=round(1000 * total.thinking / max(1, total.decisions), 3),
        longest_thought_ms=round(1000 * total.longest_thought, 1),
    )
