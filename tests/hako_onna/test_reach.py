"""Where people and ghosts can go, in houses of every shape, against the doors and walls as they are printed."""

from collections import Counter
from random import Random

from tests.hako_onna.floors import ROOM_OF, Floors
from tests.hako_onna.ghosts import FIVE, draw_all
from tests.hako_onna.nights import BOOK, GAME, crash, haunt, play, texts
from tests.hako_onna.referee import watched
from yakata.hako_onna.state.night import Night
from yakata.kernel import Ask

HOUSES = 40
LAIRS = 6
"""So many hiding places are tried in a house."""
POWERS = (
    (), ("close-to-you",), ("reach-you",), ("through-walls",), ("close-to-you", "reach-you"),
    ("close-to-you", "through-walls"), ("reach-you", "through-walls"),
)  # fmt: skip


def named(state: Night, verb: str) -> set[str]:
    return {text.split()[1] for text in texts(state) if text.startswith(f"{verb} ")}


def test_a_visitor_goes_through_every_door_and_no_wall():  # H59 H60
    seen: Counter[str] = Counter()
    for step in watched("doors"):
        ask = step.before.pending
        if not isinstance(ask, Ask) or ask.prompt != "act":
            continue
        doors = Floors(step.before.plan).doors[step.before.rooms[ask.seat]]
        offered = named(step.before, "move")
        assert offered <= doors
        assert len(doors - offered) <= bool(step.before.barred)
        seen["barred" if step.before.barred else "open"] += 1
    assert seen["open"] > 100


def someones_house(rng: Random) -> Night:
    state = GAME.start(GAME.choose_options({"house": "random", "noise": "discs"}), seats=3)
    while not isinstance(ask := state.pending, Ask) or ask.prompt != "noise":
        state.apply(rng.choice(ask.choices) if isinstance(ask, Ask) else ask.draw(rng))
    return state


def about_to_move(house: Night, lair: str, powers: tuple[str, ...]) -> Night:
    """She hides there, in the dark, and has activated these."""
    state = house.clone()
    state.diary, state.powers, state.drawn = FIVE, (), powers
    state.slots = (*powers, "", "")[:2]
    haunt(state, lair)
    crash(state)
    play(state, "silence", "neither")
    while any(text.startswith("activate") for text in texts(state)):
        play(state, next(text for text in texts(state) if text.startswith("activate")))
    return play(state, "no-more") if "no-more" in texts(state) else state


def test_she_goes_as_far_as_her_powers_carry_her():  # H96 HR4
    for number in range(HOUSES):
        rng = Random(f"reach {number}")
        house = someones_house(rng)
        floors = Floors(house.plan)
        for lair in rng.sample([shadow for shadow in ROOM_OF if shadow != BOOK.boards.safe], LAIRS):
            powers = rng.choice(POWERS)
            state, here = about_to_move(house, lair, powers), ROOM_OF[lair]
            free = floors.whole_floor(here) if "close-to-you" in powers else set()
            assert named(state, "go") == floors.step(here, powers) | free, (number, lair, powers)
            if "reach-you" not in powers:
                continue
            first = rng.choice(sorted(named(state, "go")))
            draw_all(play(state, f"go {first}"))
            second = floors.step(first, powers)
            if "close-to-you" in powers and first in floors.step(here, powers):
                second |= floors.whole_floor(first)
            assert named(state, "go") == second - {first}, (number, lair, powers, first)
