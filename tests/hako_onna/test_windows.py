"""Two set powers in one window, in either order, against every action: what must be true when the window has closed."""

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest

from tests.hako_onna.ghosts import FIVE
from tests.hako_onna.nights import BOOK, night, play, texts
from yakata.hako_onna.state.night import HAKO, Night
from yakata.kernel import Ask

LAIRS = ("kids-room.toy-chest", "hall-1f.staircase", "basement.boiler")
ROOMS = ("hall-1f", "storage")
HANDS = ({1: ["doll", "charm", "stake"]}, {1: ["stake"], 2: ["doll"]}, {1: ["extinguisher", "key-ring"]})
STAIRS = [set(pair) for pair in BOOK.boards.stairs]
THROUGH = 14
"""So many answers, and each window is over."""


def actions(state: Night) -> list[str]:
    peeks = [text for text in texts(state) if text.startswith("peek")]
    return [text for text in texts(state) if text.split()[0] in ("move", "use")] + peeks[:1]


def the_window(state: Night, rng: Random) -> list[str]:
    """She and the Visitors answer at random until the Visitor whose turn it is has the word; the cards she used."""
    used: list[str] = []
    for _ in range(THROUGH):
        pending = state.pending
        if pending is None or (isinstance(pending, Ask) and pending.seat != HAKO and pending.prompt != "peeked"):
            break
        if not isinstance(pending, Ask):
            state.apply(pending.draw(rng))
            continue
        choices = [choice for choice in pending.choices if str(choice) != "let"] or list(pending.choices)
        choice = rng.choice(choices if rng.random() < 0.8 else pending.choices)
        if str(choice).startswith("interrupt"):
            used.append(state.slots["right" in str(choice)])
        state.apply(choice)
    return used


@pytest.mark.parametrize("edition", ["en", "ja"])
@pytest.mark.parametrize("tenth", ["cannot-leave", "come-here"])
def test_a_power_that_interrupts_is_in_her_hand_again_and_the_action_is_void(edition, tenth):  # H91 H104 H106 H108 H110
    seen: Counter[str] = Counter()
    for cards, room in product(permutations(("open-this", "want-that", "mary", tenth), 2), ROOMS):
        rng = Random(f"windows {cards} {room}")
        start = night(
            edition=edition, noise="discs", rooms={1: room, 2: room}, items=("dowsing", "smartphone"), diary=FIVE,
            slots=cards, powers=(), hako=rng.choice(LAIRS), hands=rng.choice(HANDS),
            advanced_powers=tenth == "come-here",
        )  # fmt: skip
        for action in actions(start):
            state = play(start.clone(), action)
            used = the_window(state, rng)
            told = (cards, room, action, used)
            held = [*state.powers, *filter(None, state.slots)]
            assert len(held) == len(set(held)), told
            assert all(card in state.powers and card not in state.slots for card in used), told
            if "cannot-leave" in used:
                assert action.startswith("move"), told
                assert {room, action.split()[1]} not in STAIRS, told
            asked = state.pending
            if used and isinstance(asked, Ask) and asked.seat == 1:
                if "open-this" not in used:
                    assert asked.prompt == "act", told
                    seen["anew"] += 1
                elif asked.prompt in ("after", "noise"):
                    seen["opened"] += 1
    assert min(seen["anew"], seen["opened"]) > 3, seen
