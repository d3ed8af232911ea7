"""What a table tells of a few old evenings, to test the page with: ``python -m tests.table.told`` writes it anew."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.museum.rooms import saved_states
from tests.table.test_changes import recorded
from yakata.kernel import SPECTATOR, Record, replay
from yakata.kernel.record import parse
from yakata.registry import load_named
from yakata.table.sight.replays import replay_of, viewer_of
from yakata.table.sight.seat_state import changed, state_of

ROOT = Path(__file__).parents[2]
TOLD = ROOT / "web" / "tests" / "told"
RECORDS = ROOT / "tests" / "museum" / "rules-1" / "records"
STATES = ROOT / "tests" / "museum" / "rules-1" / "states"
EVENINGS = {"seance-0": ("truth", "0"), "hidden-rooms-1": ("truth",), "hidden-rooms-4": ("truth",)}
"""Which records, through whose eyes."""
LINES = (("seance", 1), ("hidden-rooms-stage-5", 0))
"""Of which recorded games a socket is told, and in which seat it sits."""


def seen(record: Record, viewer: str) -> list[Any]:
    """Every moment as a whole: what the page must come to, change by change."""
    seats = len(record.seats)
    each = range(seats) if viewer == "truth" and seats > 1 else [viewer_of(viewer, seats) if viewer != "truth" else 0]
    moments = [[moment.state.view(seat) for seat in each] for moment in replay(load_named(record.game), record)]
    if len(each) == 1:
        return [views[0] for views in moments]
    return [{f"seat {number}": view for number, view in enumerate(views, 1)} for views in moments]


def told(name: str, viewer: str) -> bytes:
    record = parse((RECORDS / f"{name}.yakata").read_text(encoding="utf-8"))
    game = load_named(record.game)
    shown = replay_of(game, record, viewer_of(viewer, len(record.seats)), "en")
    return msgspec.json.encode({"replay": shown, "moments": seen(record, viewer)}) + b"\n"


def line(name: str, seat: int) -> bytes:
    """What a socket is told of a recorded game: a state, what changed at every move, and the whole after each."""
    table, game = recorded(name)
    told = [state_of(table, seat, "en"), *(state_of(table, seat, "en", since) for since in game)]
    states = [replace(state, since=float(state.version)) for state in told]  # the clock of nobody
    messages = [states[0], *(changed(*pair) for pair in pairwise(states))]
    return msgspec.json.encode({"messages": messages, "states": states}) + b"\n"


def houses() -> bytes:
    """The houses of all old nights in the mansion, with the ways through them."""
    game = load_named("hako-onna")
    views = [game.load(state).view(SPECTATOR) for _, state in saved_states(STATES / "hako-onna.jsonl")]
    fields = ("house", "ways", "stairs", "shadows")
    built = [view for view in views if view.phase != "setup"]
    shown = {msgspec.json.encode({name: getattr(view, name) for name in fields}) for view in built}
    return b"[" + b",".join(sorted(shown)) + b"]\n"


def files() -> dict[Path, bytes]:
    evenings = {
        TOLD / f"{name}-{viewer}.json": told(name, viewer) for name, eyes in EVENINGS.items() for viewer in eyes
    }
    lines = {TOLD / f"{name}-{seat}-line.json": line(name, seat) for name, seat in LINES}
    return evenings | lines | {TOLD / "hako-onna-houses.json": houses()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_bytes(text)
