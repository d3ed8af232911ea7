"""Learns the planner's outlook on Hidden Rooms: play stages with the weights so far, see how they end, weigh anew.

    python -m yakata.lab.learn_outlook --rounds 6 --stages 4000 --out weights.json

Each position a stage went through is told as its traits; a logistic regression on how the stage ended gives their
weights. It begins with a guess: near the exit is good, being able to walk away is better. Half of the stages leave one
turn in twenty to chance, so that the weights also know what becomes of mistakes.
"""

import argparse
import json
from collections.abc import Iterator
from math import exp, log, sqrt
from pathlib import Path
from random import Random

from yakata.bots.hidden_rooms.lookahead import Lookahead
from yakata.bots.hidden_rooms.model import DRAWN, Position, Rules, members
from yakata.bots.hidden_rooms.outlook import SHARES, TILE_TRAITS, TRAITS, Outlook, tile_case
from yakata.hidden_rooms import GAME
from yakata.hidden_rooms.squares import EXIT, NOWHERE

Weights = dict[str, list[float]]
Cases = tuple[int, ...]
"""The case of each trait, in the order of ``NAMES``."""

NAMES = (*TRAITS, *TILE_TRAITS)
SIZES = TRAITS | TILE_TRAITS
SLIP = 0.05


def nothing_known() -> Weights:
    return {name: [0.0] * SIZES[name] for name in NAMES}


def first_guess() -> Weights:
    """By the turns of safe walking and the steps to the exit."""
    guess = [0.7 * (case // 11) - 0.5 * (case % 11) for case in range(SIZES["walks_nearest"])]
    return nothing_known() | {"walks_nearest": guess}


def cases(outlook: Outlook, p: Position) -> Cases:
    """What the outlook sees of a position."""
    traits = outlook.traits(p.laid, p.child, p.beast)
    walks, nearest = traits[-2:]
    tiles = walks * 4 * (SHARES + 1) + tile_case(p.tiles[p.child], p.pool, p.memory)
    return (*traits[: len(TRAITS)], tiles, outlook.left_case(p.turns, nearest))


def play_stage(house: Rules, weights: Weights, rng: Random, slip: float) -> tuple[list[Cases], bool]:
    """One stage by the weights so far, one turn ahead: the positions it went through, and whether it was won."""
    outlook = Outlook(house, weights)
    look = Lookahead(outlook)
    tiles = [tile for tile in range(24) if tile % 6 != house.hunt.monster.stage.number - 1 or tile // 6]
    rng.shuffle(tiles)
    pool = sum(1 << tile for tile in tiles[2:])
    one, other = tiles[:2]
    firsts = (house.first(one, other, pool), house.first(other, one, pool))
    position = max((first for first in firsts if first is not None), key=look.chance, default=None)
    seen: list[Cases] = []
    while position is not None:
        seen.append(cases(outlook, position))
        weighed = look.weigh(position)
        plan = rng.choice(weighed)[0] if rng.random() < slip else max(weighed, key=lambda one: one[1])[0]
        draws = plan.square != NOWHERE and plan.source == DRAWN
        done = house.done(position, plan, rng.choice(members(house.draws(position))) if draws else DRAWN)
        if done.child == EXIT:
            return seen, True
        position = house.after(done)
    return seen, False


def chance(weights: Weights, seen: Cases) -> float:
    return 1 / (1 + exp(-sum(weights[name][case] for name, case in zip(NAMES, seen, strict=True))))


def loss(weights: Weights, told: list[tuple[Cases, bool]]) -> float:
    """How wrong the weights are about what they have been told: mean log loss."""
    chances = ((chance(weights, seen), won) for seen, won in told)
    return -sum(log(max(1e-9, p if won else 1 - p)) for p, won in chances) / len(told)


def fit(weights: Weights, told: list[tuple[Cases, bool]], rng: Random, passes: int = 4, step: float = 0.3) -> Weights:
    """Logistic regression, a little at a time; a case that was met often moves in smaller steps (AdaGrad)."""
    weights = {name: list(values) for name, values in weights.items()}
    moved = {name: [1.0] * len(values) for name, values in weights.items()}
    order = list(told)
    for _ in range(passes):
        rng.shuffle(order)
        for seen, won in order:
            error = won - chance(weights, seen)
            for name, case in zip(NAMES, seen, strict=True):
                moved[name][case] += error * error
                weights[name][case] += step * error / sqrt(moved[name][case])
    return weights


def learn(rounds: int, stages: int, seed: str) -> Iterator[tuple[Weights, float, float]]:
    """After each round: the weights, the share of stages won without slips, and the loss."""
    rng, weights = Random(seed), first_guess()
    houses = [Rules(GAME.book[number], GAME.options(stage=number)) for number in range(1, 6)]
    told: list[tuple[Cases, bool]] = []
    for _ in range(rounds):
        straight: list[bool] = []
        for number in range(stages):
            slip = SLIP if number % 10 >= 5 else 0.0
            seen, won = play_stage(houses[number % 5], weights, rng, slip)
            told += [(one, won) for one in seen]
            if not slip:
                straight.append(won)
        weights = fit(first_guess(), told, rng)
        yield weights, sum(straight) / len(straight), loss(weights, told)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--stages", type=int, default=4000)
    parser.add_argument("--seed", default="outlook")
    parser.add_argument("--out", type=Path, required=True)
    wish = parser.parse_args()
    for number, (weights, won, wrong) in enumerate(learn(wish.rounds, wish.stages, wish.seed), 1):
        print(f"round {number} of {wish.rounds}: won {won:.3f} one turn ahead, loss {wrong:.3f}", flush=True)
        rounded = {name: [round(value, 2) for value in values] for name, values in weights.items()}
        wish.out.write_text(json.dumps(rounded), encoding="utf-8")


if __name__ == "__main__":
    main()
