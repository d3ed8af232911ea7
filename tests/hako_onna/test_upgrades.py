"""Nights that older versions have saved go on."""

import json
from typing import Any

import pytest

from tests.hako_onna.ghosts import dark, where
from tests.hako_onna.nights import GAME, asked, night, play, texts
from yakata.hako_onna.rules.choices import Move, Tell
from yakata.hako_onna.rules.deeds import Deed
from yakata.hako_onna.rules.free_actions import Requested
from yakata.hako_onna.rules.visitor_turn import VisitorTurn
from yakata.hako_onna.state.memory import Note, known
from yakata.hako_onna.state.night import Night


def saved_by_version_1(state: Night, **frames: dict[str, Any]) -> bytes:
    """The state as version 1 would have written it, with these fields of its frames."""
    plain = json.loads(state.dump()) | {"rules": "hako-onna/1", "content": ""}
    for key, (face, hour, how, stale, by, _) in plain["knows"].items():
        plain["knows"][key] = [face, hour, f"{how}-{by}" if how in ("shown", "dead") else how, stale]
    for frame in plain["stack"]:
        for name in ("announced", "done", "shown") if frame["frame"] in frames else ():
            frame.pop(name, None)
        frame |= frames.get(frame["frame"], {})
    return json.dumps(plain).encode()


def test_what_is_done_once_a_turn_is_not_offered_again():  # H57 H78 HR38
    state = night(rooms={1: "kitchen", 2: "kitchen"}, hands={1: ("stake", "charm"), 2: ("doll",)})
    done = ["show stake 2", "tell hand", "give charm 2", "give charm 1", "2 show doll 1"]
    loaded = GAME.load(saved_by_version_1(state, VisitorTurn={"action": "move hall-1f", "done": done}))
    turn = loaded.stack[-1]
    assert isinstance(turn, VisitorTurn)
    assert (turn.announced, turn.done) == (Move("hall-1f"), (Deed(1, Tell("hand")),))
    assert "tell hand" not in texts(loaded)
    assert {"show stake 2", "show charm 2", "give stake 2", "give charm 2", "ask 2"} < set(texts(loaded))


def test_who_was_asked_can_answer():  # H78
    state = play(night(rooms={1: "kitchen", 2: "kitchen"}, hands={2: ("doll", "charm")}), "ask 2")
    old = saved_by_version_1(
        state, VisitorTurn={"action": "use dowsing", "done": ["ask 2"]}, Requested={"done": ["2 show doll 1"]}
    )
    loaded = GAME.load(old)
    asked = loaded.stack[-1]
    assert isinstance(asked, Requested)
    assert texts(loaded) == ["give charm 1", "give doll 1", "refuse", "show charm 1", "show doll 1"]
    play(loaded, "show charm 1", "ask 2")
    assert texts(loaded) == ["give charm 1", "give doll 1", "refuse", "show doll 1"]


def test_a_turn_of_version_3_goes_on_with_what_others_had_shown():  # H78 HR42
    """Its frames noted the tiles that were shown, and choices without who held what."""
    state = night(offers="any-turn", rooms={1: "kitchen", 2: "kitchen"}, hands={2: ("doll", "charm")})
    plain = json.loads(state.dump()) | {"rules": "hako-onna/3"}
    plain.pop("newly_dead", None)
    turn, company = plain["stack"][-2:]
    assert (turn["frame"], company["frame"]) == ("VisitorTurn", "Company")
    wink, give = {"choice": "Wink", "seat": 2}, {"choice": "Give", "tile": "charm", "seat": 2}
    for frame in (turn, company):
        frame.pop("done", None)
        frame["shown"] = [{"seat": 2, "tile": "doll"}]
    turn["done"] = [wink, give]
    loaded = GAME.load(json.dumps(plain))
    assert asked(loaded) == (2, "beside")
    play(loaded, "show doll 1", "nothing")
    assert asked(loaded) == (1, "act")


def test_how_a_tile_was_seen_and_by_whom():  # H81 H124
    state = night(seats=4, hands={1: ("stake",)})
    lot = state.hands[1][0]
    state.knows[known(2, lot)] = Note("stake", 3, "shown", True, 1)
    state.knows[known(0, lot)] = Note("stake", 2, "dead", False, 3)
    old = saved_by_version_1(state)
    assert b"shown-1" in old
    assert b"dead-3" in old
    loaded = GAME.load(old)
    assert json.loads(loaded.dump()) == json.loads(state.dump()) | {"content": loaded.game.content}
    assert [note.how for note in loaded.view(2).notes if note.tile == "stake"] == ["shown-1"]


def test_a_theft_that_version_2_had_begun_is_blind():  # HR41
    state = play(night(powers=(), slots=("want-that", ""), hands={1: ("doll", "key-ring")}), "move living-room")
    play(state, "interrupt left")
    plain = json.loads(state.dump()) | {"rules": "hako-onna/2"}
    plain["stack"][-1].pop("shown")
    plain["stack"][-1]["lot"] = -1
    for name in ("astray", "noisy"):
        plain.pop(name)
    loaded = GAME.load(json.dumps(plain))
    assert texts(loaded) == ["steal card", "steal tile"]
    assert loaded.dump() == state.dump()


@pytest.mark.parametrize(("edition", "code"), [("en", "any"), ("ja", "consecutive")])
def test_a_night_keeps_the_code_that_its_edition_had(edition, code):  # HR3
    plain = json.loads(night(edition=edition).dump()) | {"rules": "hako-onna/2"}
    plain["options"]["code"] = "by-edition"
    assert GAME.load(json.dumps(plain)).options.code == code
    for version in (1, 2):
        way = GAME.way_from(version)
        assert way.options({"edition": edition, "code": "by-edition"})["code"] == code
        assert way.options({"edition": edition, "code": "any"})["code"] == "any"


def saved_by_version_2(state: Night, *frames: dict[str, Any], above: str) -> bytes:
    """The state as version 2 would have written it: these frames on top of the one with this name."""
    plain = json.loads(state.dump()) | {"rules": "hako-onna/2"}
    names = [frame["frame"] for frame in plain["stack"]]
    plain["stack"] = [*plain["stack"][: names.index(above) + 1], *frames]
    return json.dumps(plain).encode()


def test_ghosts_that_moved_one_after_the_other_hide_together_from_now_on():  # H100 HR35
    """She has moved already and stays where she is; the Hakobito is about to hide."""
    state = dark(dead={2: "kids-room.toy-chest"}, seats=4)
    play(state, "stay", "go kids-room")
    move = {"frame": "GhostMove", "seat": 2, "steps": 0, "leap": False, "walls": False, "at_room": "kids-room"}
    plain = json.loads(saved_by_version_2(state, move | {"at": "where"}, above="HakoTurn"))
    plain["stack"][-2] |= {"mover": 2, "at": "next_ghost"}
    loaded = GAME.load(json.dumps(plain))
    assert asked(loaded) == (2, "hide")
    play(loaded, "hide kids-room.bunk", "settle")
    assert (where(loaded), where(loaded, 2)) == ("kids-room.toy-chest", "kids-room.bunk")
    assert not loaded.dark


def test_who_was_about_to_flee_still_is():  # HR37
    peek = night(rooms={1: "kids-room"}, hands={1: ("extinguisher",)})
    play(peek, "peek kids-room.toy-chest", "let")
    item = play(night(hands={1: ("extinguisher",)}, hako="hall-1f.staircase"), "use dowsing")
    for state, below, how in ((peek, "Peeking", "peek"), (item, "Using", "item")):
        death = {"frame": "Death", "seat": 1, "shadow": state.ghost_at[0], "how": how, "at": "flee"}
        plain = json.loads(saved_by_version_2(state, death, above=below))
        if below == "Peeking":
            plain["stack"][-2]["at"] = "see"
        loaded = GAME.load(json.dumps(plain))
        assert asked(loaded) == (1, "flee")
        play(loaded, texts(loaded)[0])
        assert asked(loaded) == (2, "noise")
