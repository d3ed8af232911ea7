"""Each thing that is hidden from a seat is another in some of the worlds it imagines."""

from random import Random

import pytest

from tests.hako_onna.generous import a_generous_night
from tests.hako_onna.nights import BOOK, GAME, asked, at, lay, night, peek, play, texts
from yakata.hako_onna.sight.imagining import worlds
from yakata.hako_onna.state.memory import EVERYONE, GHOSTS, knower_of, lot_of
from yakata.hako_onna.state.night import UNSEEN, Night
from yakata.kernel import SPECTATOR
from yakata.kernel.testing import Broken, random_play
from yakata.kernel.testing.secrets import Imagined

NAMES = {
    "tiles that others have peeked at",
    "tiles that the ghosts have looked at",
    "where she is",
    "where the Hakobito are",
    "the combination",
    "her weakness",
    "the powers that she draws",
    "her powers",
    "what is set",
    "the order of her deck",
    "her steps in the dark",
    "what the Smartphone showed others",
    "winks among others",
}
HANDS = ("tiles that others carry", "tiles that left a hand")


def imagined(games: int = 8, *, begun: bool = False) -> Imagined:
    """What worlds have drawn anew, one state in six of so many games. ``begun``: after the set-up."""
    found = Imagined()
    for number in range(games):
        rng = Random(f"imagined {number}")
        setting = (GAME.choose_options({"house": "balanced", "advanced_items": True}), 3 + number % 3)
        for state in random_play(GAME, rng, setting):
            if rng.random() < 1 / 6 and (state.traces or not begun):
                for seat in (*range(state.seats), SPECTATOR):
                    found.count(state, state.imagine(seat, rng), seat)
    return found


def followed(nights: int = 12) -> Imagined:
    """The same in nights in which much is carried."""
    found = Imagined()
    for number in range(nights):
        rng = Random(f"followed {number}")
        for state, _, _ in a_generous_night(number):
            if state.astray and rng.random() < 1 / 6:
                for seat in (*range(state.seats), SPECTATOR):
                    found.count(state, state.imagine(seat, rng), seat)
    return found


def test_hands_and_what_left_them_are_secrets():  # H65 HR40
    found = followed()
    found.hold(GAME)
    drawn = found.told()
    for name in HANDS:
        anew, hidden = drawn[name]
        assert hidden > 100
        assert anew > hidden / 4


def test_every_secret_is_drawn_anew():  # H25 H62 H88 H124
    found = imagined()
    found.hold(GAME)
    drawn = found.told()
    assert drawn.keys() - HANDS == NAMES
    assert all(anew for anew, _ in drawn.values())


class Peeker(worlds.Plan):
    """Takes for certain what other Visitors have seen and left."""

    def __init__(self, s, knower, rng):
        super().__init__(s, knower, rng)
        others = {lot_of(key) for key in s.knows if knower_of(key) not in (knower, GHOSTS, EVERYONE)}
        lying = others - {lot for hand in s.hands for lot in hand}
        self.face |= {lot: s.faces[lot] for lot in lying if lot not in self.face}


class Ghostly(worlds.Plan):
    """Takes for certain what the ghosts have seen."""

    def __init__(self, s, knower, rng):
        super().__init__(s, knower, rng)
        theirs = {lot_of(key) for key in s.knows if knower_of(key) == GHOSTS and s.faces[lot_of(key)] != "unseen"}
        self.face |= {lot: s.faces[lot] for lot in theirs if lot not in self.face}


@pytest.mark.parametrize(
    ("plan", "secret"),
    [(Peeker, "tiles that others have peeked at"), (Ghostly, "tiles that the ghosts have looked at")],
)
def test_an_imagination_that_leaves_faces_in_place_is_caught(plan, secret, monkeypatch):  # H62 H81
    monkeypatch.setattr(worlds, "Plan", plan)
    with pytest.raises(Broken, match=secret) as broken:
        imagined().hold(GAME)
    assert broken.value.law == "secrets"


class Follower(worlds.Plan):
    """Takes for certain which tile has left a hand."""

    def __init__(self, s, knower, rng):
        super().__init__(s, knower, rng)
        self.face |= {lot: s.faces[lot] for lot in self.astray}


def test_an_imagination_that_follows_tiles_from_hand_to_hand_is_caught(monkeypatch):  # HR40
    monkeypatch.setattr(worlds, "Plan", Follower)
    with pytest.raises(Broken, match="tiles that left a hand") as broken:
        followed().hold(GAME)
    assert broken.value.law == "secrets"


@pytest.mark.parametrize("kept", ["ghost_at", "code", "weakness", "powers", "drawn"])
def test_an_imagination_that_keeps_one_of_her_secrets_is_caught(kept, monkeypatch):  # H25 H12 H14 H88
    imagine = Night.imagine

    def forgetful(s, seat, rng):
        world = imagine(s, seat, rng)
        setattr(world, kept, getattr(s, kept))
        return world

    monkeypatch.setattr(Night, "imagine", forgetful)
    with pytest.raises(Broken) as broken:
        imagined(begun=True).hold(GAME)
    assert broken.value.law == "secrets"


def test_what_somebody_looks_at_has_a_face_in_every_world_even_when_few_are_left():  # H62 H65 H134
    """One has a picture of a diary tile, another looks at the Doll: she knows neither, and nothing else is left."""
    state = night(rooms={1: "basement", 2: "basement"})
    left = ("basement.trunk", "basement.coal-bin", "basement.wine-rack", "kids-room.toy-chest", BOOK.boards.safe)
    for shadow in BOOK.shadows:
        if shadow not in left:
            lay(state, shadow, "")
    lay(state, "basement.coal-bin", "doll")
    lay(state, "basement.wine-rack", "diary-4")
    rest = iter(state.bag)
    state.faces, state.bag = tuple(next(rest) if face == UNSEEN else face for face in state.faces), ()
    for lot in state.gone:
        state.learn(EVERYONE, lot, "seen")
    state.learn(2, state.base[at("basement.wine-rack")], "photographed")
    peek(state, "basement.coal-bin")
    assert asked(state) == (1, "peeked")
    pictures = set()
    for number in range(60):
        world = state.imagine(0, Random(number))
        assert world.faces[world.lying(at("basement.coal-bin"))] == "doll"
        pictures.add(world.faces[world.lying(at("basement.wine-rack"))])
        assert world.view(0) == state.view(0)
    assert "diary-4" in pictures


@pytest.mark.parametrize("carried", [True, False])
def test_where_she_says_that_a_tile_is_it_is_in_every_world_of_hers(carried):  # H76 H134
    given = (
        {"hands": {2: ["doll", "charm"]}} if carried else {"tiles": {"study.curtain": "doll"}, "hands": {2: ["charm"]}}
    )
    state = night(
        items=("floor-plan", "drops"),
        advanced_items=True,
        rooms={1: "study", 2: "study"},
        hako="basement.boiler",
        **given,
    )
    play(state, "use floor-plan", "let", "name doll", "let")
    assert asked(state) == (0, "answer")
    assert texts(state) == ["reply carried" if carried else "reply floor-1"]
    for number in range(40):
        world = state.imagine(0, Random(number))
        assert texts(world) == texts(state)
