"""Weapons on a Shadow. Her weakness is the stake."""

import pytest

from tests.hako_onna.ghosts import dark, draw_all, holds, pile, public, tiles_in, where
from tests.hako_onna.nights import asked, at, crash, heard, keys, lay, lies, night, play, texts, told
from yakata.hako_onna.state.content import EMPTY
from yakata.hako_onna.state.night import NOWHERE

HERS = "kids-room.toy-chest"


def armed(weapon="chain", room="kids-room", **given):
    given = {"hands": {1: (weapon,)}} | given
    return night(rooms={1: room}, **given)


def strike(state, shadow, weapon="chain"):
    return told(state, f"use {weapon}", "let", f"on {shadow}", "let")


def test_a_weapon_is_used_on_a_shadow_of_the_own_room():  # H115
    state = play(armed(), "use chain", "let")
    assert asked(state) == (1, "target")
    assert texts(state) == ["on kids-room.bunk", "on kids-room.dolls-house", "on kids-room.toy-chest"]


def test_the_tile_is_flipped_for_all():  # H115
    state = armed()
    events = strike(state, "kids-room.bunk")
    assert heard(events, "struck") == {
        "seat": 1, "weapon": "chain", "shadow": "kids-room.bunk", "tiles": ("diary-2",)
    }  # fmt: skip
    assert "diary-2" in state.view(2).gone


def test_a_shadow_without_a_tile_is_no_target():  # H115
    state = play(armed(tiles={"kids-room.bunk": ""}), "use chain", "let")
    assert "on kids-room.bunk" not in texts(state)


def test_where_she_is_not_the_tile_and_the_weapon_leave_the_game():  # H116
    state = armed()
    empties = state.empties
    strike(state, "kids-room.bunk")
    assert {state.faces[lot] for lot in state.gone} == {"chain", "diary-2"}
    assert lies(state, "kids-room.bunk") == ""
    assert state.empties == empties
    assert state.alive[1]
    assert state.diary == ()


def test_even_a_hakobito_leaves_the_game():  # H116 H129
    state = armed(seats=4, dead={3: "kids-room.bunk"})
    events = strike(state, "kids-room.bunk")
    assert "hakobito-removed" in public(events)
    assert where(state, 3) == ""
    assert tiles_in(state, "kids-room.bunk") == 0


@pytest.mark.parametrize("weapon", ["stake", "chain", "gasoline"])
def test_any_weapon_removes_a_hakobito_and_what_it_holds(weapon):  # H129
    state = armed(weapon, seats=4, dead={3: "kids-room.bunk"})
    pile(state, "kids-room.bunk", 3, holder=3)
    assert holds(state, 3) == "diary-2"
    strike(state, "kids-room.bunk", weapon)
    assert {state.faces[lot] for lot in state.gone} == {weapon, "diary-2"}
    assert state.alive[1]
    assert state.holds[3] is False


def test_a_stack_of_hakobito_leaves_with_one_tile():  # H129 H116
    state = armed(seats=5, dead={3: "kids-room.bunk", 4: "kids-room.bunk"})
    pile(state, "kids-room.bunk", 3, 4, holder=4)
    strike(state, "kids-room.bunk")
    assert (where(state, 3), where(state, 4)) == ("", "")
    assert sorted(state.faces[lot] for lot in state.gone) == ["chain", "diary-2"]


def test_the_wrong_weapon_on_her_kills():  # H117
    state = armed()
    events = strike(state, HERS)
    assert "struck-in-vain" in keys(events)
    assert not state.alive[1]
    assert where(state) == HERS
    assert state.view(2).weapons_failed == ("chain",)
    assert "chain" in state.view(2).gone


def test_after_a_wrong_weapon_she_keeps_her_tile_and_the_new_hakobito_lies_there():  # HR16 H117
    state = armed(seats=5, dead={3: HERS})
    strike(state, HERS)
    assert holds(state) == "diary-1"
    assert where(state, 3) == ""  # stacked there, and removed
    assert where(state, 1) == HERS
    assert tiles_in(state, HERS) == 2


def test_what_lies_with_her_and_is_not_hers_leaves_the_game():  # H117 HR16
    """The Hakobito came first and holds the tile."""
    state = armed(seats=5, dead={3: HERS})
    pile(state, HERS, 0, 3, holder=3)
    strike(state, HERS)
    assert {state.faces[lot] for lot in state.gone} == {"chain", "diary-1"}
    assert state.base[at(HERS)] == NOWHERE
    assert (holds(state), where(state, 1)) == ("", HERS)


def loose(face, **given):
    """She has stayed where a Hakobito has left the tile that it held: it lies there beside hers."""
    state = armed(seats=5, **given)
    lay(state, HERS, face)
    pile(state, HERS, 0)
    return state


def test_a_loose_tile_beside_her_leaves_the_game_with_the_wrong_weapon():  # HR48 H117 HR15
    state = loose("diary-2")
    assert tiles_in(state, HERS) == 2
    events = strike(state, HERS)
    assert heard(events, "struck-in-vain")["tiles"] == ("diary-2",)  # all see it
    assert {state.faces[lot] for lot in state.gone} == {"chain", "diary-2"}
    assert state.unlocked == 0
    assert (where(state), where(state, 1), tiles_in(state, HERS)) == (HERS, HERS, 2)  # she and the new Hakobito


def test_it_is_lost_though_its_visitor_is_saved():  # HR48
    state = loose("number-4", hands={1: ("chain", "extinguisher")})
    strike(state, HERS)
    assert asked(state) == (1, "flee")
    assert {state.faces[lot] for lot in state.gone} == {"chain", "extinguisher", "number-4"}
    assert tiles_in(state, HERS) == 1


def test_a_hakobito_that_goes_leaves_its_tile_beside_her():  # HR48 HR19 H126
    state = dark(seats=5, dead={3: HERS})
    face = lies(state, HERS)
    pile(state, HERS, 0, 3, holder=3)
    play(state, "stay", "go hall-2f")
    play(draw_all(state), "hide hall-2f.cupboard", "settle")
    assert (lies(state, HERS), holds(state), tiles_in(state, HERS)) == (face, "", 2)


def test_the_right_weapon_on_her_wins():  # H118 H28
    state = armed("stake", seats=4)
    events = strike(state, HERS, "stake")
    assert heard(events, "visitors-win") == {"road": "defeat"}
    assert (state.result.key, state.result.scores) == ("defeat", (0, 2, 2, 2))


def test_it_wins_in_a_stack_too():  # H118 H101
    state = armed("stake", seats=4, dead={3: HERS})
    strike(state, HERS, "stake")
    assert state.result.scores == (0, 2, 2, 0)


def test_a_weapon_can_be_tried_with_no_weakness_tile_found():  # H119
    state = armed("gasoline")
    assert not any(note.tile.startswith("not-") for note in state.view(1).notes)
    assert "use gasoline" in texts(state)
    strike(state, HERS, "gasoline")
    assert not state.alive[1]


def test_saved_from_a_wrong_weapon():  # H117
    state = armed(hands={1: ("chain", "extinguisher")})
    strike(state, HERS)
    assert asked(state) == (1, "flee")
    play(state, "flee hall-2f")
    assert state.alive[1]
    assert asked(state) == (2, "noise")


def test_the_player_of_a_removed_hakobito_stays_on_her_side():  # HR17
    state = armed(seats=4, dead={3: "kids-room.bunk"})
    strike(state, "kids-room.bunk")
    assert state.ghosts == (0, 3)
    assert state.view(3).code == (1, 2, 3)
    play(state, "end") if asked(state)[0] == 1 else None
    crash(state)
    play(state, "silence", "neither", "stay")
    assert asked(state)[1] == "noise"  # it is not asked to move
    assert state.talk(3) is None


def test_a_removed_hakobito_still_shares_her_win():  # HR17 H33
    state = armed(seats=4, dead={3: "kids-room.bunk", 2: "study.curtain"})
    strike(state, "kids-room.bunk")
    play(state, "end") if asked(state)[0] == 1 and asked(state)[1] != "noise" else None
    state.slots, state.diary = ("behind-you", ""), (1, 2, 3)
    crash(state)
    assert state.result.scores == (2, 1, 1, 1)


def test_a_weapon_leaves_a_bare_shadow_that_can_be_filled():  # H116 H79
    state = armed(hands={1: ("chain", "doll")})
    strike(state, "kids-room.bunk")
    play(state, "discard doll kids-room.bunk")
    assert lies(state, "kids-room.bunk") == "doll"


def test_an_empty_tile_can_be_struck():  # H116
    state = armed(tiles={"kids-room.bunk": EMPTY})
    events = strike(state, "kids-room.bunk")
    assert heard(events, "struck")["tiles"] == (EMPTY,)
