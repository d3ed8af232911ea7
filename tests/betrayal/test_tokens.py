"""Tokens that lie face down on tiles: all see that one is there, and only who has looked knows what it is."""

from random import Random

from tests.betrayal.stage import do, heard, keys, night
from tests.betrayal.test_mechanisms import evening, mechanisms
from yakata.betrayal.state.haunt import Kept, token_on
from yakata.kernel import SPECTATOR

MORE = """
declare: {markers: [closed, lamp, blank]}
"""
SPOTS = ("entrance-hall", "upper-landing", "basement-landing")


def laid():
    """A lamp in the hall, and blanks on two landings."""

    def lay(state):
        for tile, token in zip(SPOTS, ("lamp", "blank", "blank"), strict=True):
            state.secrets[token_on("closed", tile)] = Kept(token, ("lamp", "blank"))
            state.mark_tile("closed", tile, 1)

    return night(more=MORE, haunt="quiet", traitor=2, change=lay)


def test_all_see_the_back_and_who_looks_the_face():
    state = laid()
    events = do(state, 1, "[{do: peek-token, back: closed, where: here}]")
    assert heard(events, "token-looked") == {"seat": 1, "tile": "entrance-hall"}
    assert [event.audience for event in events if event.key == "token-seen"] == [(1,)]
    seen = {seat: {tile.id: tile.token for tile in state.view(seat).tiles} for seat in (0, 1, SPECTATOR)}
    assert seen[1]["entrance-hall"] == "lamp"
    assert {*seen[0].values(), *seen[SPECTATOR].values()} == {""}
    assert all(tile.marks.get("closed") for tile in state.view(0).tiles if tile.id in SPOTS)
    assert state.view(0).secrets == {}


def test_all_see_who_has_looked():
    state = laid()
    do(state, 1, "[{do: peek-token, back: closed, where: here}]")
    do(state, 0, "[{do: peek-token, back: closed, where: here}]")
    for seat in (0, 1, 2, SPECTATOR):
        assert {tile.id: tile.looked for tile in state.view(seat).tiles if tile.looked} == {"entrance-hall": (0, 1)}
    do(state, 0, "[{do: turn-up, back: closed, where: here}]")
    assert not any(tile.looked for tile in state.view(2).tiles)


def test_a_token_that_is_turned_up_is_a_marker():
    state = laid()
    events = do(state, 0, "[{do: turn-up, back: closed, where: here}]")
    assert heard(events, "token-up") == {"tile": "entrance-hall", "marker": "lamp"}
    assert state.marked("lamp", "entrance-hall") == 1
    assert state.marked("closed", "entrance-hall") == 0
    assert "token-up" not in keys(do(state, 0, "[{do: turn-up, back: closed, where: here}]"))


def test_worlds_have_the_same_tokens_elsewhere():
    state, rng, found = laid(), Random(2), set()
    for _ in range(20):
        world = state.imagine(0, rng)
        values = [world.secrets[token_on("closed", tile)].value for tile in SPOTS]
        assert sorted(values) == ["blank", "blank", "lamp"]
        found.add(values.index("lamp"))
    assert found == {0, 1, 2}
    do(state, 0, "[{do: peek-token, back: closed, where: here}]")
    assert {state.imagine(0, rng).secrets["closed@entrance-hall"].value for _ in range(9)} == {"lamp"}


def test_they_are_dealt_one_to_a_tile():
    for state, _ in evening("m-tokens", 1):
        if state.on:
            dealt = [name for name in state.secrets if name.startswith("m-back@")]
            assert len(dealt) == len({*dealt}) > 2
            assert sum(state.marked("m-back", tile) for tile in state.house.names) == len(dealt)
            assert mechanisms().load(state.dump()) == state
            return
