"""Markers, obstacles and ghosts on tiles, and how a marker spreads."""

from typing import Any

from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import number, tiles
from yakata.betrayal.rules.resolving.choosing import Choosing, choose, chooser
from yakata.betrayal.rules.resolving.reactions import tell_all, tell_each
from yakata.betrayal.rules.resolving.steps import Steps, doing, run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import NOBODY
from yakata.betrayal.state.references import Spot
from yakata.kernel import Call, Frame, Seat, do


def _lay_marks(n: Night, frame: Steps, marker: str, where: Any, count: int, by: Any) -> Call | None:
    spots = tiles(n, where, frame.about)
    if by is None:
        trigger = "marked" if count > 0 else "unmarked"
        spots = [tile for tile in spots if add_mark(n, marker, tile, count)]
        return _told(n, trigger, marker, spots, frame.about)
    return choose(n, MarkOne(chooser(n, by, frame.about), _spots(spots), marker=marker, count=count, about=frame.about))


def _spots(found: list[str]) -> tuple[Spot, ...]:
    return tuple(map(Spot, found))


def _told(n: Night, trigger: str, marker: str, spots: list[str], about: Context) -> Call | None:
    return tell_each(n, tuple((trigger, marker, tile) for tile in spots), about) if trigger in n.heard else None


class MarkOne(Choosing[Spot], kw_only=True):
    """Where a marker is put, or taken away."""

    prompt: str = "mark"
    marker: str
    count: int
    about: Context

    def done_with(self, n: Night, chosen: Spot) -> Call | None:
        count = add_mark(n, self.marker, chosen.tile, self.count)
        trigger = "marked" if count > 0 else "unmarked"
        return tell_all(n, trigger, self.about.but(tile=chosen.tile, other=self.marker)) if count else None


def add_mark(n: Night, marker: str, tile: str, count: int) -> int:
    """So many more, or fewer: no more than there are. Gives how many it were."""
    count = max(count, -n.marked(marker, tile))
    if count:
        n.mark_tile(marker, tile, count)
        n.emit("marked" if count > 0 else "unmarked", marker=marker, tile=tile, count=abs(count))
    return count


@doing(s.Mark)
def mark(n: Night, frame: Steps, step: s.Mark) -> Call | None:
    return _lay_marks(n, frame, step.marker, step.where, number(n, step.count, frame.about), step.by)


@doing(s.Unmark)
def unmark(n: Night, frame: Steps, step: s.Unmark) -> Call | None:
    spots = [tile for tile in tiles(n, step.where, frame.about) if n.marked(step.marker, tile)]
    if step.by is not None:
        count = 99 if step.count is None else number(n, step.count, frame.about)
        by = chooser(n, step.by, frame.about)
        return choose(n, MarkOne(by, _spots(spots), marker=step.marker, count=-count, about=frame.about))
    for tile in spots:
        count = n.marked(step.marker, tile) if step.count is None else number(n, step.count, frame.about)
        add_mark(n, step.marker, tile, -count)
    return _told(n, "unmarked", step.marker, spots, frame.about)


@doing(s.Obstacle)
def obstacle(n: Night, frame: Steps, step: s.Obstacle) -> Call | None:
    return _lay_marks(n, frame, step.size, step.where, number(n, step.count, frame.about), step.by)


@doing(s.ClearObstacle)
def clear_obstacle(n: Night, frame: Steps, step: s.ClearObstacle) -> Call | None:
    for tile in tiles(n, step.where, frame.about):
        left = number(n, step.count, frame.about)
        for size in (step.size,) if step.size else ("large", "small"):
            count = min(left, n.marked(size, tile))
            add_mark(n, size, tile, -count)
            left -= count
    return None


@doing(s.Ghost)
def ghost(n: Night, frame: Steps, step: s.Ghost) -> Call | None:
    return _lay_marks(n, frame, "ghost", step.where, step.add, step.by)


@doing(s.Spread)
def spread(n: Night, frame: Steps, step: s.Spread) -> Call | None:
    count = 99 if step.count is None else number(n, step.count, frame.about)
    if count >= 99:
        fresh = _beside_marked(n, step, frame.about)
        for tile in fresh:
            add_mark(n, step.marker, tile, 1)
        return Call(Spreading(frame.block, frame.next - 1, 0, NOBODY, frame.about, tuple(fresh), told=False))
    return Call(Spreading(frame.block, frame.next - 1, count, chooser(n, step.by, frame.about), frame.about))


def _beside_marked(n: Night, step: s.Spread, about: Context) -> list[str]:
    allowed = tiles(n, step.to, about)
    found = []
    for tile in n.house.names:
        beside = any(n.marked(step.marker, other) for other in n.house.adjacent[tile])
        if beside and tile in allowed and not n.marked(step.marker, tile):
            found.append(tile)
    return found


class Spreading(Frame):
    """A marker spreads, tile by tile."""

    block: str
    place: int
    count: int
    seat: Seat
    about: Context
    reached: tuple[str, ...] = ()
    """Where it has come to."""
    told: bool = True
    """What reacts to it has been called, tile by tile."""

    @do
    def next(self, n: Night) -> Call | None:
        step = self._step(n)
        spots = _beside_marked(n, step, self.about) if self.count > 0 else []
        if spots:
            self.count -= 1
            return Call(MarkOne(self.seat, _spots(spots), marker=step.marker, count=1, about=self.about))
        self.go(Spreading.then)
        return None if self.told else _told(n, "marked", step.marker, list(self.reached), self.about)

    @do
    def again(self, n: Night, spot: Any) -> None:
        n.said = (*(n.said if n.said[:1] == ("spreads",) else ("spreads",)), spot.tile)
        self.reached = (*self.reached, spot.tile)
        self.go(Spreading.next)

    @do
    def then(self, n: Night) -> Call | None:
        if not self.reached:
            return None
        tile, self.reached = self.reached[0], self.reached[1:]
        self.go(Spreading.then)
        return run(n, self._step(n).then, self.about.but(tile=tile))

    def _step(self, n: Night) -> s.Spread:
        step = n.book.blocks[self.block][self.place]
        assert isinstance(step, s.Spread)
        return step
