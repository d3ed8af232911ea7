"""Golden playthroughs: one random game told so that a person can read it and a change of the rules shows as a diff."""

from collections.abc import Iterator
from random import Random
from typing import Any

from yakata.kernel.asks import Ask
from yakata.kernel.game import Game
from yakata.kernel.seats import SPECTATOR
from yakata.kernel.testing.random_play import Setting, random_answer


def playthrough(game: Game[Any], seed: str | int, setting: Setting | None = None) -> str:
    """Who is asked, the choices, every seat's view, what was chosen and what happened, from the start to the end.

    Of a view only the lines are told that this seat has not just seen.
    """
    return "\n".join(_lines(game, seed, setting or (game.options(), game.seats.start))) + "\n"


def _lines(game: Game[Any], seed: str | int, setting: Setting) -> Iterator[str]:
    options, seats = setting
    rng = Random(f"playthrough {seed}")
    state = game.start(options, seats=seats)
    yield f"{game.name}, rules {game.version}, {seats} seats, {options}"
    number = 0
    shown: dict[int, list[str]] = {}
    while (pending := state.pending) is not None:
        number += 1
        yield ""
        if isinstance(pending, Ask):
            yield f"{number}. {game.labels(seats)[pending.seat]} is asked: {pending.prompt} [{pending.rule}]"
            for seat in (*range(seats), SPECTATOR):
                label = "spectator" if seat == SPECTATOR else game.labels(seats)[seat]
                before, shown[seat] = shown.get(seat, []), state.view(seat).text().splitlines()
                yield from (f"   {label} | {line}".rstrip() for line in shown[seat] if line not in before)
        else:
            odds = ", ".join(f"{outcome} {chance:.3f}" for outcome, chance in pending.chances())
            yield f"{number}. chance: {pending.key} of {odds}"
        answer = random_answer(pending, rng)
        events = state.apply(answer)
        yield f"   > {answer}"
        for event in events:
            yield f"   ! {event}" + ("" if event.audience is None else f" (for {event.audience})")
    yield ""
    yield f"result: {state.result}"
