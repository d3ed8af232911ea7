"""The engine: random play, clone and save, on one core, against OpenSpiel in the same run.

python -m benchmarks.engine
"""

from copy import deepcopy
from functools import partial
from random import Random
from statistics import median
from typing import Any

import open_spiel.python.games  # noqa: F401  # registers the Python games
import pyspiel

import yakata
from benchmarks.figure import best_micros, figure, median_ratio, one_core, rates
from yakata import Odds
from yakata.kernel.choices import any_choice

GAMES = {"hidden-rooms": 400, "betrayal": 60, "hako-onna": 80, "backgammon": 60, "python_liars_poker": 400}


def ours(name: str, games: int, **options: Any) -> int:
    """Decisions plus chance outcomes of random play, through the public face. Giving up is seldom: nights are whole."""
    rng, game, steps = Random(1), yakata.load(name), 0
    chosen = game.choose_options(options)
    choose = partial(any_choice, rng=rng) if any(kind.gives_up for kind in game.choices) else rng.choice
    for _ in range(games):
        state = game.start(chosen)
        while (pending := state.pending) is not None:
            state.apply(pending.draw(rng) if isinstance(pending, Odds) else choose(pending.choices))
            steps += 1
    return steps


def peers(name: str, games: int) -> int:
    """The same for a game of OpenSpiel."""
    rng, game, steps = Random(1), pyspiel.load_game(name), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps


def in_the_middle() -> Any:
    """A state of Hidden Rooms with a few rooms laid and a search begun."""
    rng, game = Random(4), yakata.load("hidden-rooms")
    play = game.new(seed="middle", stage=1)
    while bin(play.state.laid).count("1") < 6 or play.ask.prompt != "source":
        play.apply(rng.choice([choice for choice in play.choices if str(choice) != "end"]))
        if play.over:
            play = game.new(seed=rng.random(), stage=1)
    return play.state


def in_the_night() -> Any:
    """A state of Hako Onna with five seats, in the middle of the night."""
    rng, game = Random(4), yakata.load("hako-onna")
    while True:
        play = game.new(seed=rng.random(), seats=5, house="balanced")
        while not play.over:
            play.apply(rng.choice(play.choices))
            if play.state.hour == 8 and len(play.state.living) < 4:
                return play.state


def in_the_haunt() -> Any:
    """A state of Betrayal with five seats and a traitor, in the fourth round of the haunt."""
    rng, game = Random(4), yakata.load("betrayal")
    while True:
        play = game.new(seed=rng.random(), seats=5, haunt="bride")
        while not play.over:
            play.apply(rng.choice(play.choices))
            if play.state.on and play.state.round == 4:
                return play.state


def main() -> None:
    one_core()
    measures = {name: lambda name=name: ours(name, GAMES[name]) for name in ("hidden-rooms", "hako-onna", "betrayal")}
    measures |= {peer: lambda peer=peer: peers(peer, GAMES[peer]) for peer in ("backgammon", "python_liars_poker")}
    rounds = rates(measures)
    state, night, haunt = in_the_middle(), in_the_night(), in_the_haunt()
    game = state.game
    micros = best_micros(
        {
            "clone": (state.clone, 20_000),
            "deepcopy": (lambda: deepcopy(state, {id(game): game}), 500),
            "save-load": (lambda: game.load(state.dump()), 5_000),
            "night-clone": (night.clone, 20_000),
            "night-deepcopy": (lambda: deepcopy(night, {id(night.game): night.game}), 200),
            "haunt-clone": (haunt.clone, 20_000),
            "haunt-deepcopy": (lambda: deepcopy(haunt, {id(haunt.game): haunt.game}), 200),
            "spiel-save-load": (_spiel_save_load(), 200),
        }
    )
    print(
        "random play in decisions plus chance outcomes a second; clone and save in microseconds; rates and\n"
        "ratios are the median of five rounds, microseconds the best of five\n"
    )
    versus = (
        ("hidden-rooms", "backgammon", "ratio>=2.0"),
        ("hidden-rooms", "python_liars_poker", "ratio>=1.0"),
        ("hako-onna", "backgammon", "ratio>=0.8"),
        ("betrayal", "backgammon", "ratio>=0.45"),
    )
    for name, peer, goal in versus:
        ours_per_second, theirs = median(rounds[name]), median(rounds[peer])
        figure(f"{name}-vs-{peer}", ours_per_second, theirs, goal, median_ratio(rounds[name], rounds[peer]))
    for name, what, goal in (("hako-onna", "night", "ours<25"), ("betrayal", "haunt", "ours<60")):
        ours_us, theirs = micros[f"{what}-clone"], micros[f"{what}-deepcopy"]
        figure(f"{name}-clone-us", ours_us, theirs, goal, theirs / ours_us)
    for name, peer, goal in (("clone", "deepcopy", "ours<5"), ("save-load", "spiel-save-load", "ours<60")):
        figure(f"hidden-rooms-{name}-us", micros[name], micros[peer], goal, micros[peer] / micros[name])


def _spiel_save_load() -> Any:
    game = pyspiel.load_game("backgammon")
    rng, state = Random(1), game.new_initial_state()
    for _ in range(60):
        state.apply_action(rng.choice(state.legal_actions()))
    return lambda: game.deserialize_state(state.serialize())


if __name__ == "__main__":
    main()
