"""One game under the whole no-leak law, quick enough for millions of decisions.

At every decision one seat imagines another world, and must not tell it from the true one by its view, by a refusal or
by who may speak; before a draw, which nobody is shown, now and then. Now and then two outcomes are compared by what a
seat is told of them. While roles lie face down a world
that is cast otherwise walks beside, and one seat watches both.
"""

from collections import Counter
from random import Random
from typing import Any, Final

from yakata.kernel.asks import Ask
from yakata.kernel.choices import Choice, any_choice
from yakata.kernel.dice import Dice, seeded
from yakata.kernel.game import Game
from yakata.kernel.play import Play
from yakata.kernel.record import text
from yakata.kernel.seats import SPECTATOR, Seat
from yakata.kernel.state import State
from yakata.kernel.testing.broken import Broken, hold
from yakata.kernel.testing.lockstep import Lockstep, differing
from yakata.kernel.testing.random_play import Setting, by_taste
from yakata.kernel.testing.secrets import check_answers, check_audiences

FORKS: Final = 12
"""One decision in so many is taken in two ways, to compare what is told; of draws twice as many are."""
DRAWS: Final = 4
"""One draw in so many is looked at before it is made."""
REFUSALS: Final = 3
"""So many refusals are compared at each step."""


def no_leak(game: Game[Any], seed: str | int, setting: Setting, in_step: Counter[str] | None = None) -> int:
    """Play one random game, and give the number of its decisions. ``Broken``, with the record, at the first leak.

    ``in_step`` counts, by the name of the game, the steps that a seat has watched in two worlds.
    """
    options, seats = setting
    rng = Random(f"no leak {seed}")
    dice = Dice(seeded(seed, "secret"), [seeded(seed, f"nonce{n}")[:32] for n in range(seats)])
    tasteful = rng.random() < 0.5
    choose = by_taste(rng) if tasteful else lambda ask: any_choice(ask.choices, rng)
    state: State = game.start(options, seats=seats)
    lockstep, known, made, steps = Lockstep(game, rng), dict[Choice, None](), [], 0
    try:
        while (pending := state.pending) is not None:
            steps += 1
            seat = rng.randrange(SPECTATOR, seats)
            if game.hides_from(seat):
                asked = isinstance(pending, Ask)
                if asked or rng.random() * DRAWS < 1:
                    _look(state, rng, seat, known)
                if rng.random() * FORKS < (1 if asked else 2):
                    check_audiences(state, rng, (seat,))
            if isinstance(pending, Ask):
                answer: Any = choose(pending)
                known |= dict.fromkeys(pending.choices)
                made.append(answer)
            else:
                answer = pending.at(dice.ticket(pending.total))
            lockstep.apply(state, answer)
            if steps > game.longest:  # a taste may be for what people can say for ever
                hold(tasteful, "end", f"runaway: more than {game.longest} answers")
                break
    except Broken as broken:
        raise Broken(broken.law, broken.what, _record(game, seed, setting, made), broken.by) from None
    if in_step is not None:
        in_step[game.name] += lockstep.steps
    return len(made)


def _look(state: State, rng: Random, seat: Seat, known: dict[Choice, None]) -> None:
    world = state.imagine(seat, rng)
    if (seen := state.view(seat)) != (other := world.view(seat)):
        what = f"seat {seat} can tell an imagined world by its view: {differing(seen, other)}"
        raise Broken("secrets", what, by=state.game.blamed(state, world, seat))
    check_answers(state, world, seat, rng.choices([*known], k=REFUSALS) if known else ())


def _record(game: Game[Any], seed: str | int, setting: Setting, made: list[Choice]) -> str:
    play = Play.prepare(game, *setting, seed=seed).deal()
    for choice in made:
        play.apply(choice)
    return text(play.record())
