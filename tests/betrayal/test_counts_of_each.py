"""Counters and statuses that each player, being and tile has; monsters whose strength depends on where they are."""

import pytest

from tests.betrayal.packs import Workshop
from tests.betrayal.stage import do, heard, keys, night
from tests.betrayal.test_mechanisms import evening
from yakata.betrayal.meaning import in_sight
from yakata.betrayal.rules.fighting.attack import is_safe, monster_trait
from yakata.kernel import SPECTATOR
from yakata.lab.packs import problems_of

MORE = """
haunts:
  - id: counted
    number: 148
    counters:
      - {id: doses, each: player}
      - {id: wounds, each: being}
      - {id: soot, each: tile}
      - {id: malice, each: player, shown: traitor}
    statuses: {wet: []}
    dark: {marker: small}
    monsters:
      - id: engine
        traits: {might: {of: if, test: {is: some-being, being: {named: this, at: upper-landing}}, then: 5, else: 2}}
        attack: {trait: might}
        safe: {is: not, test: {is: status, status: wet, being: {named: this}}}
    boxes: [{id: wait, kind: fact, book: traitor}]
    win: [{side: heroes, when: {is: number, this: {of: count, counter: doses, who: players}, at-least: 5}, ending: won}]
"""


def counted(**more):
    beings = {"engine-1": ("engine", "entrance-hall"), "engine-2": ("engine", "upper-landing")}
    return night(more=MORE, haunt="counted", traitor=2, beings=beings, **more)


def test_each_player_has_a_counter():
    state = counted()
    events = do(state, 0, "[{do: counter, counter: doses, add: 2, who: target}]", target=1)
    assert heard(events, "counter-of") == {"who": "quill", "counter": "doses", "value": 2}
    do(state, 0, "[{do: counter, counter: doses, add: 1, who: heroes}]")
    assert state.view(0).tallies["doses"] == {"ashlar": 1, "quill": 3}


def test_a_victory_adds_them_up():
    state = counted()
    do(state, 0, "[{do: counter, counter: doses, add: 5}]")
    assert state.ended == "won"


def test_each_being_and_each_tile_has_a_counter():
    state = counted()
    do(state, 0, "[{do: counter, counter: wounds, add: 1, being: {at: upper-landing}}]")
    do(state, 0, "[{do: counter, counter: soot, add: 1, where: {landing: true}}]")
    view = state.view(1)
    assert view.tallies["wounds"] == {"engine-2": 1}
    assert set(view.tallies["soot"]) == {tile for tile in state.house.names if state.tile(tile).landing}


def test_what_one_side_counts_nobody_else_sees():
    state = counted()
    events = do(state, 2, "[{do: counter, counter: malice, add: 1, who: heroes}]")
    assert {event.audience for event in events if event.key == "counter-of"} == {(2,)}
    assert [seat for seat in (0, 1, 2, SPECTATOR) if "malice" in state.view(seat).tallies] == [2]


def test_a_being_has_a_status_until_it_is_taken_away():
    state = counted()
    events = do(state, 0, "[{do: set-status, status: wet, being: {at: here}}]")
    assert heard(events, "being-status") == {"being": "engine-1", "status": "wet"}
    assert not is_safe(state, "engine-1")
    assert is_safe(state, "engine-2")
    events = do(state, 0, "[{do: set-status, status: wet, being: {status: wet}, set: false}]")
    assert heard(events, "being-status-gone")["being"] == "engine-1"


def test_a_trait_may_depend_on_where_the_monster_is():
    state = counted()
    assert monster_trait(state, state.beings["engine-1"], "might") == 2
    assert monster_trait(state, state.beings["engine-2"], "might") == 5


def test_an_attack_does_nothing_to_what_is_safe_and_is_spent():  # B133
    state = counted()
    events = do(state, 2, "[{do: set-status, status: wet, being: {at: upper-landing}}]")
    state.apply("act attack")
    if state.pending.prompt == "attack":
        events = state.apply("pick engine-1")
    assert "lacks-trait" in keys(events) or "lacks-trait" in keys(state.told)
    assert not state.beings["engine-1"].stunned


def test_it_fights_with_all_its_strength_all_the_same():
    state = counted(at={0: "upper-landing"})
    do(state, 0, "[{do: attack, target: it, attacker: this}]", being="engine-2")
    assert len(state.pending.outcomes[0]) == 1 + 5  # a letter, and five dice


def test_no_line_of_sight_goes_into_the_dark():
    state = counted()
    lit = in_sight(state, "entrance-hall")
    assert "ground-staircase" in lit or len(lit) > 1
    other = next(tile for tile in lit if tile != "entrance-hall")
    do(state, 0, f"[{{do: obstacle, where: {other}}}]")
    assert other not in in_sight(state, "entrance-hall")


def test_what_each_has_begins_where_it_says():
    for state, _ in evening("m-counted", 1):
        if state.on:
            assert {state.counters[f"m-doses@{family}"] for family in state.families} == {1}
            assert state.counters["m-wounds@m-engine-1"] == 2
            return


HAUNT = "haunts/cold-wick.yaml"


@pytest.mark.parametrize(
    ("old", "fresh", "told"),
    [
        ("{id: lamps-lit, goal: 3}", "{id: lamps-lit, goal: 3, each: player}", "each has a counter 'lamps-lit'"),
        ("counter: lamps-lit, add: 1", "counter: lamps-lit, add: 1, who: it", "there is one counter 'lamps-lit'"),
    ],
)
def test_one_for_all_and_one_for_each_are_not_mixed_up(tmp_path, capsys, old, fresh, told):
    shop = Workshop(tmp_path / "moth-house")
    shop.change(HAUNT, old, fresh)
    assert any(told in problem.message for problem in problems_of(shop.folder) if not problem.warning)
