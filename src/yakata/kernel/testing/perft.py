"""Perft for board games: count the histories of a given length, chance included."""

from yakata.kernel.asks import Ask
from yakata.kernel.state import State


def perft(state: State, depth: int) -> int:
    """How many ways the game can go on for ``depth`` answers (choices and outcomes), or to its end before that."""
    if depth == 0 or state.pending is None:
        return 1
    return sum(divide(state, depth).values())


def divide(state: State, depth: int) -> dict[str, int]:
    """The count for each first answer: where two counts differ, this tells where to look."""
    pending = state.pending
    if pending is None:
        return {}
    counts = {}
    for answer in pending.choices if isinstance(pending, Ask) else pending.outcomes:
        after = state.clone()
        after.apply(answer)
        counts[str(answer)] = perft(after, depth - 1)
    return counts
