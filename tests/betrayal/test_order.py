"""Turn order by side, a being's own place in it, and acting out of turn."""

from tests.betrayal.packs import Workshop
from tests.betrayal.stage import asked, chance, do, night, play, texts
from tests.betrayal.test_mechanisms import evening
from yakata.betrayal.rules.haunt.beginning import kind_at, order
from yakata.betrayal.state.night import MONSTERS
from yakata.lab.packs import problems_of

MORE = """
haunts:
  - id: by-sides
    number: 145
    roles: {order: [traitor, crier, heroes, monsters]}
    monsters:
      - {id: crier, size: none, person: true, turn: routine, towards: upper-landing, moves: 1}
      - {id: rat, traits: {speed: 2, might: 2}, attack: {trait: might}}
    boxes:
      - {id: rest, kind: side, book: all, action: {id: rest, word: rest, do: [{do: heal, trait: sanity}]}}
      - {id: look, kind: side, book: all, action: {id: look, word: search, do: [{do: heal, trait: might}]}}
    win: [{side: heroes, when: {is: flag, flag: quiet-won}, ending: won}]
"""


def by_sides(**more):
    return night(more=MORE, haunt="by-sides", traitor=2, **more)


def test_sides_and_beings_have_their_places():  # B150, B9
    state = by_sides()
    found = order(state)
    assert [one for one in found if one >= 0] == [2, 0, 1]
    assert found[-1] == MONSTERS
    assert kind_at(state, found[1]) == "crier"
    assert state.view(0).order == state.order


def test_who_changes_sides_changes_their_place_in_the_next_round():
    for seed in range(4):
        last = -1
        for state, events in evening("m-order", seed):
            for event in events:
                if event.key == "turn-begins" and state.on:
                    seat = event.slots["seat"]
                    if state.is_traitor(last) and not state.is_traitor(seat):
                        assert state.counters["m-cries"] >= 1  # the crier has gone before the heroes
                    last = seat


def test_a_being_acts_at_its_own_place_and_not_with_the_others():
    turns = []
    for state, events in evening("m-order", 2):
        for event in events:
            if event.key == "turn-begins" and state.on:
                turns.append("traitor" if state.is_traitor(event.slots["seat"]) else "hero")
            elif event.key == "counter":
                turns.append("crier")
    first = turns[: turns.index("crier") + 2]
    assert first.count("hero") == 1
    assert first[-2:] == ["crier", "hero"]


def test_somebody_acts_out_of_turn_and_the_turn_goes_on():
    state = by_sides()
    play(state, "act by-sides.rest")
    assert "act by-sides.rest" not in texts(state)  # B118
    do(state, 0, "[{do: act-now, who: target}]", target=1)
    assert asked(state) == (1, "act-now")
    assert {"act by-sides.rest", "act by-sides.look", "done"} <= {*texts(state)}
    play(state, "act by-sides.rest")
    chance(state)
    assert asked(state) == (0, "turn")
    assert "act by-sides.rest" not in texts(state)
    assert "act by-sides.look" in texts(state)


def test_only_what_is_allowed_is_offered():
    state = by_sides()
    do(state, 0, "[{do: act-now, who: others, words: [search]}]")
    assert asked(state) == (1, "act-now")
    assert texts(state) == ["act by-sides.look", "done"]
    play(state, "done")
    assert asked(state)[0] == 2


def test_the_order_is_checked(tmp_path, capsys):
    shop = Workshop(tmp_path / "moth-house")
    shop.change("haunts/cold-wick.yaml", "roles: {kind: traitor", "roles: {order: [traitor, herose], kind: traitor")
    (problem,) = [problem for problem in problems_of(shop.folder) if not problem.warning]
    assert problem.message == "no place in the order is called 'herose'; did you mean 'heroes'?"
