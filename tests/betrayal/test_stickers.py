"""What is stuck on a tile: ghosts, passages, another face; at once, for good, and one over the other."""

import pytest

from tests.betrayal.stage import FAMILIES, chance, do, game, lay_tiles, night, play, step, texts
from yakata.betrayal.rules.evening.setup import starting_house
from yakata.betrayal.state.story import Member, Story

FACES = """
tiles:
  - {id: burnt-orchard, regions: [outside], doorways: [n, e, s, w], ghosts: 1}
  - {id: grey-orchard, regions: [outside], doorways: [n, e, s, w]}
  - {id: burnt-landing, regions: [upper], doorways: [n, e, s, w], landing: true}
  - {id: dug-out, regions: [outside], doorways: [n, s], passage: true}
"""
ORCHARD = [("crab-orchard", "outside", 0, 1, 0)]


def tale(seats=3, **story):
    """A night in a campaign of which this is known, at its first turn."""
    rules = game(FACES)
    company = tuple(Member(family) for family in FAMILIES[:seats])
    state = rules.start(chapter="chapter-1", company=company, story=Story(**story), seats=seats)
    return chance(state)


def test_a_ghost_stands_where_somebody_died_in_the_same_night():  # B27 B89 BR40
    state = night(haunt="quiet", at={1: "upper-landing"}, story=Story(rules=("e-ghosts",)))
    do(state, 1, "[{do: die}]")
    assert state.story.ghosts == {"upper-landing": 1}
    assert state.haunted("upper-landing")
    do(state, 0, "[{do: move, to: upper-landing}]")
    do(state, 0, "[{do: die}]")
    assert state.marked("ghost", "upper-landing") == 2


def test_ghosts_stand_on_starting_tiles_from_the_first_night_on():  # B89 BR40
    state = tale(ghosts={"front-steps": 2})
    assert state.marked("ghost", "front-steps") == 2
    do(state, 0, "[{do: stick-tile, where: front-steps, ghosts: 1}]")
    assert state.marked("ghost", "front-steps") == 3


@pytest.mark.parametrize("other", ["upper-landing", "crab-orchard"])
def test_a_passage_is_open_as_soon_as_it_is_stuck(other):  # B65 BR40
    state = night(house=ORCHARD, at="entrance-hall")
    do(state, 0, f"[{{do: stick-tile, where: {other}, passage: true}}]")
    assert "basement-landing" not in state.house.adjacent[other]
    do(state, 0, "[{do: stick-tile, where: basement-landing, passage: true}]")
    assert "basement-landing" in state.house.adjacent[other]
    assert other in state.house.adjacent["basement-landing"]


def test_another_face_is_there_at_once_with_all_that_was_on_the_tile():  # BR40
    state = night(more=FACES, house=ORCHARD, at={0: "crab-orchard"})
    state.put("crab-orchard", "hedge-knife")
    state.mark_tile("small", "crab-orchard", 2)
    ways = state.house.adjacent["crab-orchard"]
    do(state, 0, "[{do: stick-tile, where: its, overlay: burnt-orchard}, {do: obstacle, where: its}]")
    assert state.places[0] == "burnt-orchard"
    assert state.lying == {"burnt-orchard": ("hedge-knife",)}
    assert state.marked("small", "burnt-orchard") == 3  # what comes next in the same breath finds it
    assert state.haunted("burnt-orchard")  # as is printed on it
    assert state.house.adjacent["burnt-orchard"] == ways
    assert "crab-orchard" not in state.house.tiles
    assert state.story.overlays == {"crab-orchard": "burnt-orchard"}
    play(state, "act pick-up", "pick hedge-knife")


def test_stickers_survive_an_overlay():  # BR40
    state = night(more=FACES, house=ORCHARD)
    do(state, 0, "[{do: stick-tile, where: crab-orchard, ghosts: 1, passage: true}]")
    do(state, 0, "[{do: stick-tile, where: upper-landing, passage: true}]")
    do(state, 0, "[{do: stick-tile, where: crab-orchard, overlay: grey-orchard}]")
    assert state.marked("ghost", "grey-orchard") == 1
    assert "upper-landing" in state.house.adjacent["grey-orchard"]
    again = tale(**{name: getattr(state.story, name) for name in ("ghosts", "passages", "overlays")})
    assert (again.story.ghosts_on("grey-orchard"), again.story.passage_on("grey-orchard")) == (1, True)
    stack = [face for _, faces in again.bags["tiles"] for face in faces]
    assert "grey-orchard" in stack
    assert "crab-orchard" not in stack


def test_a_tile_that_was_discovered_has_what_is_stuck_under_its_face():  # B65 B89 BR40
    story = Story(ghosts={"crab-orchard": 1}, passages=("crab-orchard", "upper-landing"))
    state = night(more=FACES, at="front-steps", story=story.overlaid("crab-orchard", "burnt-orchard"))
    state.decks["tiles"] = ((state.book.back("burnt-orchard"), "burnt-orchard", 0),)
    play(state, "explore e")
    chance(state)
    if state.pending.prompt == "lay":
        play(state, texts(state)[0])
    assert state.marked("ghost", "burnt-orchard") == 2  # one stuck, one printed
    assert "upper-landing" in state.house.adjacent["burnt-orchard"]


def test_a_starting_tile_may_have_another_face():  # B36 B62 BR40
    state = night(more=FACES, at={0: "upper-landing"})
    before = state.house.adjacent["upper-landing"]
    do(state, 0, "[{do: stick-tile, where: upper-landing, overlay: burnt-landing}]")
    assert state.house.adjacent["burnt-landing"] == before
    assert "burnt-landing" in state.house.adjacent["ground-floor-staircase"]
    do(state, 0, "[{do: remove-tile, where: burnt-landing}]")
    assert "burnt-landing" in state.house.tiles  # it is a starting tile still
    do(state, 1, "[{do: move, to: upper-landing}]")
    assert state.places[1] == "burnt-landing"  # by its old name too
    again = tale(overlays={"upper-landing": "burnt-landing"}, ghosts={"upper-landing": 1})
    assert "burnt-landing" in again.house.adjacent["ground-floor-staircase"]
    assert again.haunted("burnt-landing")
    assert starting_house(again).tiles.keys() == again.house.tiles.keys()


def test_the_hall_may_have_another_face():  # B36 BR40
    more = FACES + "  - {id: burnt-hall, regions: [ground], doorways: [n, e, w]}"
    rules = game(more)
    state = chance(rules.start(families="deal", story=Story(overlays={"entrance-hall": "burnt-hall"}), seats=3))
    assert state.places == ("burnt-hall",) * 3
    assert {"front-steps", "ground-floor-staircase"} <= set(state.house.adjacent["burnt-hall"])


def test_one_face_over_another_and_back():  # BR40
    story = Story(ghosts={"a": 1, "b": 1}).overlaid("a", "b").overlaid("b", "c")
    assert (story.face("a"), story.ghosts_on("c")) == ("c", 2)
    assert story.overlaid("c", "a").face("a") == "a"


def test_another_face_keeps_its_doorways_that_night_and_has_its_own_later():  # BR40 BR53
    state = night(house=[("fever-ward", "upper", 0, -1, 0)])
    before = state.house.tiles["fever-ward"].doors
    do(state, 0, "[{do: stick-tile, where: fever-ward, overlay: bricked-ward}]")
    assert state.house.tiles["bricked-ward"].doors == before == "ns"
    later = night(at="upper-landing", story=state.story, decks={"tiles": ["bricked-ward", "candle-loft"]})
    chance(play(later, "explore n"))
    assert later.house.tiles["bricked-ward"].doors == "s"


@pytest.mark.parametrize(
    "where", ["crab-orchard", "{tile: crab-orchard}", "{tile: [crab-orchard, front-steps], tag: soot}", "burnt-orchard"]
)
def test_a_tile_is_meant_by_either_name(where):  # BR53
    more = FACES.replace("ghosts: 1}", "ghosts: 1, tags: [soot]}")
    state = night(more=more, house=ORCHARD, at={0: "crab-orchard", 1: "upper-landing"})
    do(state, 0, "[{do: stick-tile, where: its, overlay: burnt-orchard}]")
    do(state, 1, f"[{{do: move, to: {where}}}]")
    assert state.places[1] == "burnt-orchard"
    do(state, 2, f"[{{do: gain, trait: might, when: {{is: at, where: {where}, who: {{all: others}}}}}}]")
    assert step(state, 2, "might") == 5


@pytest.mark.parametrize("laid", [True, False])
def test_a_tile_with_another_face_is_in_play_and_found_under_its_old_name(laid):  # BR53
    story = Story().overlaid("crab-orchard", "burnt-orchard")
    state = night(more=FACES, story=story, decks={"tiles": ["burnt-orchard"]})
    if laid:
        lay_tiles(state, ("burnt-orchard", "outside", 0, 1, 0))
    do(state, 0, "[{do: gain, trait: might, when: {is: in-play, tile: crab-orchard}}]")
    assert step(state, 0, "might") == 4 + laid
    do(state, 0, "[{do: find-tile, tile: crab-orchard, by: chance, missing: [{do: die}]}]")
    chance(state)
    assert "burnt-orchard" in state.house.tiles
    assert state.alive[0]


def test_a_face_with_a_passage_opens_it():  # B65 BR40
    state = night(more=FACES, house=ORCHARD)
    do(state, 0, "[{do: stick-tile, where: upper-landing, passage: true}]")
    do(state, 0, "[{do: stick-tile, where: crab-orchard, overlay: dug-out}]")
    assert "upper-landing" in state.house.adjacent["dug-out"]


def test_a_face_that_was_destroyed_does_not_come_again():  # B23
    state = tale(overlays={"crab-orchard": "grey-orchard"}, destroyed=("grey-orchard",))
    stack = [face for _, faces in state.bags["tiles"] for face in faces]
    assert not {"crab-orchard", "grey-orchard"} & set(stack)
