"""What it costs to tell five seats of a move, part by part: views, states, differences, and their encoding.

    python -m benchmarks.sight [--game betrayal] [--tables 6] [--moves 300] [--profile FILE]

No sockets and no store: tables in memory at which every choice is drawn from a fixed seed, and now and then taken back,
so that the same moves are measured before and after a change. Milliseconds of processor time a move, for all seats
together, early and late in the same games.
"""

import argparse
import cProfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from time import process_time
from typing import Any

import msgspec

import yakata
from yakata.kernel import Game, Options, Play
from yakata.table.play.hidden_steps import Hush
from yakata.table.play.live_table import LiveTable
from yakata.table.play.loading import taken_back
from yakata.table.play.seats import SeatTaken
from yakata.table.play.settings import Settings
from yakata.table.sight.seat_state import changed, state_of
from yakata.table.sight.shown import StateShown

SEATS = 5
TAKES_BACK = 0.25
GAMES = {"betrayal": {"families": "deal"}, "hako-onna": {}}
PARTS = ("move", "digest", "views", "states", "differences", "encoding")
_encode = msgspec.json.Encoder().encode


def table_of(game: Game[Any], options: Options, seats: int, seed: str) -> LiveTable:
    """A table in memory, everybody at a device of their own. Nothing of it is written."""
    table = LiveTable(seed, game, options, Settings(), "", "", None)  # type: ignore[arg-type]  # nothing is written
    table.seats = [SeatTaken(seat=seat, kind="person", person=f"p{seat}", name=f"N{seat}") for seat in range(seats)]
    table.play = Play.prepare(game, options, seats, seed=seed).deal()
    if game.hides_steps:
        table.hush = Hush(seats)
        table.hush.times = dict.fromkeys(table.hush.times, 0.0)
        table.hush.began = 0.0
    table.moved_at = 0.0
    return table


def make_a_move(table: LiveTable, random: Random, takes_back: float = TAKES_BACK) -> None:
    """Whoever is asked chooses, or takes the last choice back."""
    play = table.prepared
    assert play.ask is not None
    seat = play.ask.seat
    if random.random() < takes_back and play.why_no_undo(seat) is None:
        play.undo(seat)
        events = [taken_back(seat)]
    else:
        events = play.apply(random.choice(play.ask.choices), seat)
    table.version += 1
    table.moved_at = float(table.version)
    table.log[table.version] = events
    table.over = play.over
    table.worked_out.clear()
    if table.hush is not None:
        table.hush.step(table.version, table.moved_at, play.state, events)


def watching(table: LiveTable, eyes: Iterator[int] | range) -> Iterator[tuple[int, int]]:
    """Who is told of the last move, and from which version on."""
    for seat in eyes:
        if table.hush is None:
            yield seat, table.version - 1
        elif table.hush.noticed(seat, table.version):
            yield seat, min(table.version - 1, table.hush.before(seat))


class Clock:
    """Processor time by part, and by whether it was early or late in a game."""

    def __init__(self) -> None:
        self.spent: Counter[tuple[str, str]] = Counter()
        self.moves: Counter[str] = Counter()
        self.when = ""

    @contextmanager
    def at(self, part: str) -> Iterator[None]:
        before = process_time()
        yield
        self.spent[self.when, part] += process_time() - before  # type: ignore[assignment]  # seconds

    def timed(self, part: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def run(*about: Any) -> Any:
            with self.at(part):
                return work(*about)

        return run


def measure(name: str, tables: int, moves: int, early: int, clock: Clock, profile: cProfile.Profile | None) -> int:
    """Games one after the other; returns the bytes that were encoded."""
    size = 0
    for number in range(tables):
        game = yakata.load(name)
        random, table = Random(number), table_of(game, game.choose_options(GAMES[name]), SEATS, f"sight {number}")
        table.view = clock.timed("views", table.view)  # type: ignore[method-assign]  # with a clock around it
        told: dict[int, StateShown] = {seat: state_of(table, seat, "en") for seat in range(SEATS)}
        while table.version < moves and table.prepared.ask is not None:
            clock.when = "early" if table.version < early else "late" if table.version >= moves - early else "between"
            clock.moves[clock.when] += 1
            with clock.at("move"):
                make_a_move(table, random)
            with clock.at("digest"):
                table.prepared.state.digest()
            if profile:
                profile.enable()
            for seat, since in watching(table, range(SEATS)):
                with clock.at("states"):
                    state = state_of(table, seat, "en", since)
                with clock.at("differences"):
                    message = changed(told[seat], state)
                with clock.at("encoding"):
                    size += len(_encode(message))
                told[seat] = state
            if profile:
                profile.disable()
    return size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--early", type=int, default=50, help="moves at the beginning, and as many at the end")
    parser.add_argument("--profile", help="where to keep what cProfile says")
    ask = parser.parse_args()
    profile = cProfile.Profile() if ask.profile else None
    for name in ask.game or GAMES:
        measure(name, 1, 30, 0, Clock(), None)  # what is worked out once a process
        clock = Clock()
        size = measure(name, ask.tables, ask.moves, ask.early, clock, profile)
        for when in ("early", "between", "late"):
            made = clock.moves[when] or 1
            spent = {part: 1000 * clock.spent[when, part] / made for part in PARTS}
            spent["states"] -= spent["views"]
            told = sum(spent[part] for part in PARTS[2:])
            parts = ", ".join(f"{part} {spent[part]:.3f}" for part in PARTS)
            print(f"{name} {when}: {clock.moves[when]} moves, {told:.3f} ms a move to tell of it ({parts})")
        print(f"{name}: {size / clock.moves.total() / SEATS:.0f} bytes a seat a move")
    if profile:
        profile.dump_stats(ask.profile)


if __name__ == "__main__":
    main()
