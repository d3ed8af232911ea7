"""Imagined worlds: a seat cannot tell them apart, and each thing that is hidden from it is another in some of them."""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final

import msgspec

from yakata.kernel.asks import Ask, Odds
from yakata.kernel.choices import Choice
from yakata.kernel.game import Game
from yakata.kernel.seats import SPECTATOR, Seat
from yakata.kernel.state import State
from yakata.kernel.testing.broken import hold
from yakata.kernel.testing.random_play import random_answer

ENOUGH: Final = 20
"""A secret that was kept so often and was the same in every imagined world is not imagined at all."""


class Imagined:
    """Counts, over all states that were looked at, what was hidden from each seat, and how often it was another."""

    def __init__(self) -> None:
        self.worlds: Counter[Seat] = Counter()
        """How often the imagined world differed from the truth at all."""
        self.hidden: Counter[tuple[Seat, str]] = Counter()
        self.redrawn: Counter[tuple[Seat, str]] = Counter()

    def count(self, state: State, world: State, seat: Seat) -> None:
        truth, other = (one.game.secrets(one, seat) for one in (state, world))
        self.worlds[seat] += world.dump() != state.dump()
        for name, value in truth.items():
            self.hidden[seat, name] += 1
            self.redrawn[seat, name] += name in other and _differ(value, other[name])

    def hold(self, game: Game[Any]) -> None:
        """Over many games, every secret of every seat was drawn anew."""
        for seat in (*range(game.seats.stop - 1), SPECTATOR):
            if game.hides_from(seat):
                told = f"imagine never changes anything for seat {seat}, yet the game says it hides something from it"
                hold(self.worlds[seat], "secrets", told)
                named = any(one == seat for one, _ in self.hidden)
                hold(named, "secrets", f"the game hides something from seat {seat} and names no secret of it")
        for (seat, name), times in sorted(self.hidden.items()):
            told = f"{name}: hidden from seat {seat} in {times} states, and the same in every world it imagines"
            hold(times < ENOUGH or self.redrawn[seat, name], "secrets", told)

    def told(self) -> dict[str, tuple[int, int]]:
        """By the name of the secret: how often it was drawn anew, of how often it was hidden, from anybody."""
        names = sorted({name for _, name in self.hidden})
        return {name: (_sum(self.redrawn, name), _sum(self.hidden, name)) for name in names}


def _differ(value: Any, other: Any) -> bool:
    if isinstance(value, Mapping):
        return any(other[key] != part for key, part in value.items() if key in other)
    return bool(value != other)


def _sum(counts: Counter[tuple[Seat, str]], name: str) -> int:
    return sum(count for (_, one), count in counts.items() if one == name)


def check_secrets(state: State, rng: Random, imagined: Imagined, known: set[Choice]) -> None:
    """Change everything a seat does not know: its view must not change by one byte, and the new world must play."""
    truth = state.dump()
    for seat in (*range(state.seats), SPECTATOR):
        other = state.imagine(seat, rng)
        seen, again = (msgspec.json.encode(world.view(seat)) for world in (state, other))
        hold(seen == again, "secrets", f"seat {seat} can tell an imagined world by its view")
        hold(repr(state) == repr(other), "secrets", f"seat {seat} can tell an imagined world by its repr")
        check_answers(state, other, seat, known)
        same = _looks_alone(state, seat) == _looks_alone(other, seat)
        hold(same, "secrets", f"whether somebody has a secret tells seat {seat} more than it knows")
        imagined.count(state, other, seat)
        if other.pending is not None:
            other.apply(random_answer(other.pending, rng))
    hold(state.dump() == truth, "secrets", "imagine or view has changed the state")


def check_answers(state: State, other: State, seat: Seat, known: Iterable[Choice]) -> None:
    """Neither why something is refused, who hears whom, nor what is asked of nobody tells two worlds apart."""
    pending = state.pending
    hold(_pace(state) == _pace(other), "secrets", f"what is asked, and how, tells seat {seat} more than it knows")
    if isinstance(pending, Ask) and pending.seat == seat:
        for choice in known:
            same = state.why_not(choice, seat) == other.why_not(choice, seat)
            hold(same, "secrets", f"why {choice} is refused tells seat {seat} more than it knows")
    for speaker in range(state.seats) if state.game.talks else ():
        same = _heard(state, speaker, seat) == _heard(other, speaker, seat)
        hold(same, "secrets", f"who hears seat {speaker} tells seat {seat} more than it knows")


def _looks_alone(state: State, seat: Seat) -> bool:
    """What a seat learns when the device that it shares goes round covered."""
    pending = state.pending
    if seat in state.hushed():  # it is told nothing now
        return False
    if not isinstance(pending, Ask) or pending.seat == seat:
        return False
    return state.keeps_secret(pending.seat) or state.keeps_secret(pending.seat, (seat,))


def _pace(state: State) -> Any:
    """What decides how long a table waits for an answer, or whether it asks at all."""
    return state.masked(), state.formality()


def _heard(state: State, speaker: Seat, seat: Seat) -> Any:
    """What a seat learns when another speaks, or tries to: whether it hears it, and with whom."""
    hearers = state.talk(speaker)
    if isinstance(hearers, frozenset):
        hold(hearers <= {*range(state.seats)}, "secrets", f"seat {speaker} is heard by {sorted(hearers)}")
        return hearers if seat in {speaker, *hearers} else frozenset()
    return hearers if seat == speaker or hearers is None else frozenset()


def check_audiences(state: State, rng: Random, seats: Iterable[Seat] = ()) -> None:
    """Two things may happen; a seat that cannot tell them apart afterwards must not have been told different events.

    Two ways to the same world hide nothing of it: a wound that is healed at once may have been either.
    And a seat that was told the same sees the same of everybody's role. All seats, or these.
    """
    pending = state.pending
    answers = pending.choices if isinstance(pending, Ask) else pending.outcomes if isinstance(pending, Odds) else ()
    if len(answers) < 2:
        return
    worlds = [state.clone() for _ in range(2)]
    told = [world.apply(answer) for world, answer in zip(worlds, rng.sample(answers, 2), strict=True)]
    for seat in seats or (*range(state.seats), SPECTATOR):
        chose = isinstance(pending, Ask) and pending.seat == seat
        if chose or not state.game.hides_from(seat) or worlds[0].over or worlds[1].over:
            continue
        heard = [[event for event in events if event.seen_by(seat)] for events in told]
        if heard[0] == heard[1]:
            _same_roles(worlds, seat)
        elif worlds[0].view(seat) == worlds[1].view(seat) and worlds[0].dump() != worlds[1].dump():
            hold(False, "secrets", f"events tell seat {seat} what its view does not: {heard[0]}")


def _same_roles(worlds: list[State], seat: Seat) -> None:
    seen, other = (world.game.roles_seen(world, seat) for world in worlds)
    hold(seen == other, "roles", f"seat {seat} was told the same, and sees the roles {seen} or {other}")
