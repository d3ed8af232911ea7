"""Drawings at the table: named to whoever sees the thing, and given to whoever has the name."""

from collections.abc import Callable

from tests.table.servers import Guest, Server
from tests.table.test_campaigns import BOTS, company, make, written_down
from yakata.betrayal import GAME

Guests = Callable[..., list[Guest]]
DRAWN = GAME.library.drawings if GAME.library else {}


def test_a_state_names_what_is_in_sight_and_nothing_else(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("betrayal", "me", "bot", "bot", options={"families": "deal"})
    state = aki.get(f"/tables/{table}")["state"]
    assert state["drawings"].keys() <= state["texts"].keys() & DRAWN.keys()
    tiles = [f"tile-{tile['id']}" for tile in state["view"]["tiles"]]
    assert state["drawings"] == {key: DRAWN[key].name for key in state["texts"] if key in DRAWN}
    assert {key for key in state["drawings"] if key.startswith("tile-")} <= set(tiles)


def test_whoever_has_the_name_is_given_it_for_ever(house: Server, guests: Guests) -> None:
    (eve,) = guests(house.url, "Eve")
    drawing = DRAWN["tile-keeping-room"]
    answer = eve.ask("GET", f"/drawings/{drawing.name}")
    assert answer.content == drawing.body
    assert answer.headers["content-type"].startswith("application/json")
    assert "immutable" in answer.headers["cache-control"]
    for wrong in ("tile-keeping-room", drawing.name[:-1], "0" * 32):
        assert eve.refused(f"/drawings/{wrong}", method="GET") == "nothing-here"


def test_a_replay_and_the_house_that_a_chapter_has_left_are_drawn(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    campaign = make(aki)
    table = aki.post(f"/campaigns/{campaign}/chapters", {"company": company(*BOTS)})["table"]["id"]
    written_down(aki, campaign, 1)
    left = aki.get(f"/campaigns/{campaign}/left/1")
    tiles = [f"tile-{tile['id']}" for tile in left["place"]["tiles"]]
    assert left["drawings"] == {key: DRAWN[key].name for key in tiles if key in DRAWN} != {}
    replay = aki.get(f"/tables/{table}/replay", **{"as": "truth"})
    assert replay["drawings"] == {key: DRAWN[key].name for key in replay["texts"] if key in DRAWN}
    assert any(key.startswith("haunt-") for key in replay["drawings"])
