"""All ghosts move at once: who lies where and holds what, against a model that knows only what each has said."""

from random import Random

from tests.hako_onna.floors import ROOM_OF
from tests.hako_onna.ghosts import FIVE
from tests.hako_onna.nights import BOOK, at, crash, night
from yakata.hako_onna.state.night import NOWHERE, Night
from yakata.kernel import Ask, Event

NIGHTS, DARKS = 24, 5
POWERS = ("close-to-you", "reach-you", "through-walls", "moving-things")


class Model:
    """Who means to hide where, in the order of their words."""

    def __init__(self, before: Night) -> None:
        self.at = {seat: shadow for seat, shadow in enumerate(before.ghost_at) if shadow != NOWHERE}
        self.holds = {seat: before.holds[seat] for seat in self.at}
        self.meant: dict[int, int] = {}

    def hear(self, event: Event) -> None:
        seat = event.slots.get("seat")
        if event.key == "ghost-means" or (event.key == "ghost-hid" and seat not in self.meant):
            self.meant.pop(seat, None)
            self.meant[seat] = at(event.slots["shadow"])
        elif event.key in ("ghost-stayed", "ghost-again"):
            self.meant.pop(seat, None)

    def end(self, lying: tuple[int, ...]) -> None:
        """Those who go put their tiles back; then each takes, in its turn, what nobody holds."""
        held = {shadow for seat, shadow in self.at.items() if self.holds[seat] and seat not in self.meant}
        for seat, shadow in self.meant.items():
            self.at[seat] = shadow
            self.holds[seat] = lying[shadow] != NOWHERE and shadow not in held
            if self.holds[seat]:
                held.add(shadow)


def haunted(rng: Random) -> Night:
    seats, room = rng.choice((4, 5)), rng.choice(("living-room", "basement"))
    return night(
        edition=rng.choice(("en", "ja")), noise="discs", seats=seats, rooms={1: room},
        hako=rng.choice([shadow for shadow in ROOM_OF if shadow != BOOK.boards.safe]), hopeless="gone", quiet=False,
        dead={seat: rng.choice([*ROOM_OF]) for seat in range(2, seats)}, diary=FIVE, powers=rng.sample(POWERS, 3),
    )  # fmt: skip


def a_dark(state: Night, rng: Random) -> Model | None:
    """Her turn from the noise to the next Visitor, at random; nothing if the night ends in it."""
    crash(state)
    model = None
    while state.pending is not None and not (isinstance(state.pending, Ask) and state.pending.prompt == "noise"):
        pending = state.pending
        if not isinstance(pending, Ask):
            state.apply(pending.draw(rng))
            continue
        if pending.prompt == "go" and model is None:
            model = Model(state)
        for event in state.apply(rng.choice(pending.choices)):
            if model is not None:
                model.hear(event)
    return model if state.pending is not None else None


def test_ghosts_end_where_they_meant_to_and_each_tile_has_one_holder():  # H96 H98 H99 H101 H126 HR19 HR35
    looked = 0
    for number in range(NIGHTS):
        rng = Random(f"dark {number}")
        state = haunted(rng)
        for _ in range(DARKS):
            tiles = sorted(state.base)
            model = a_dark(state, rng)
            if model is None:
                break
            model.end(state.base)
            assert sorted(state.base) == tiles
            for seat, shadow in model.at.items():
                assert (state.ghost_at[seat], state.holds[seat]) == (shadow, model.holds[seat]), (number, seat)
                looked += 1
    assert looked > 200
