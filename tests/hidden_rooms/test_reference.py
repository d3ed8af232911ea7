"""The engine against a second, plain writing of the rules, line by line through thousands of random stages."""

from random import Random

import pytest

from tests.hidden_rooms.positions import GAME
from tests.hidden_rooms.reference import VECTORS, Stage
from yakata.kernel import Ask
from yakata.kernel.testing.random_play import random_answer


def cautious_answer(pending, state, rng):
    """Random, but rarely ending the turn, so that stages grow."""
    answers = list(pending.choices) if isinstance(pending, Ask) else None
    if answers and len(answers) > 1 and rng.random() < 0.7:
        return rng.choice([choice for choice in answers if str(choice) != "end"])
    return random_answer(pending, rng)


@pytest.mark.parametrize("stage", range(1, 6))
@pytest.mark.parametrize("policy", ["random", "cautious"])
def test_engine_and_reference_agree(stage, policy):
    # K9 K10 K11 K12 K13 K14 K15 K16 K17 K18 K19 K20 K21 K22 K23 K24 K25 K26 K27 K28 K29 K30 K31
    endings, turns = set(), 0
    for seed in range(250):
        rng = Random(f"{stage} {policy} {seed}")
        state, plain = GAME.start(stage=stage), Stage(stage)
        while (pending := state.pending) is not None:
            answer = random_answer(pending, rng) if policy == "random" else cautious_answer(pending, state, rng)
            key = "" if isinstance(pending, Ask) else f"{pending.key} "
            events = state.apply(answer)
            plain.answer(f"{key}{answer}".replace("end", "end-turn"))
            if state.over:
                lost = next(event for event in events if event.key in ("stage-won", "stage-lost"))
                assert plain.end == lost.slots["how"]
                endings.add(plain.end)
            elif isinstance(state.pending, Ask) and state.pending.prompt == "turn":
                assert plain.end is None
                assert divmod(state.child, 6) == plain.child
                assert divmod(state.monster, 6) == plain.monster
                assert VECTORS[state.facing] == plain.facing
                assert {f"{c}-{n}" for c, n in plain.pool} == set(state.pool)
                assert [f"{c}-{n}" for c, n in plain.memory] == list(state.memory)
                assert state.turns == plain.turns + 1
                turns += 1
    assert "caught" in endings
    assert turns > 500
