"""Whether play is the same as before: random games of every game, hashed step by step.

python -m benchmarks.same_play [--games 300] [GAME ...]

Run it before and after a change that must not change play, and compare the lines. Hashed is what anybody can see of a
step: what is asked and offered, what chance may bring, what is told to whom, and each step what one seat is shown.
"""

import argparse
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

import yakata
from yakata.kernel import SPECTATOR, Ask
from yakata.kernel.testing import every_setting

GAMES = ("hidden-rooms", "hako-onna", "betrayal")


def fingerprint(name: str, games: int) -> tuple[str, int]:
    """One hash over so many random games in all settings, and the number of their steps."""
    game, whole, steps = yakata.load(name), sha256(), 0
    settings = every_setting(game)
    for number in range(games):
        options, seats = settings[number % len(settings)]
        rng, state = Random(f"same play {number}"), game.start(options, seats=seats)
        while (pending := state.pending) is not None:
            whole.update(_step(state, pending, steps))
            answer = rng.choice(pending.choices) if isinstance(pending, Ask) else pending.draw(rng)
            state.apply(answer)
            steps += 1
        whole.update(repr(state.result).encode())
    return whole.hexdigest()[:16], steps


def _step(state: Any, pending: Any, number: int) -> bytes:
    seats = (*range(state.seats), SPECTATOR)
    if isinstance(pending, Ask):
        asked = (pending.seat, pending.prompt, pending.rule, *map(str, pending.choices))
    else:
        asked = (pending.key, *pending.chances())
    told = [str(event) + str(event.audience) for event in state.told]
    shown = msgspec.json.encode(state.view(seats[number % len(seats)]), order="deterministic")
    return repr((asked, told)).encode() + shown


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"which games; all of {', '.join(GAMES)} by default")
    parser.add_argument("--games", type=int, default=300, help="how many games of each")
    chosen = parser.parse_args()
    for name in chosen.names or GAMES:
        found, steps = fingerprint(name, chosen.games)
        print(f"{name} {chosen.games} games {steps} steps {found}", flush=True)


if __name__ == "__main__":
    main()
