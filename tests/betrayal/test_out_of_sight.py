"""Out of sight: what is done in secret, what an answer leaves possible, and whom steps do not find. BR42."""

import pytest

from tests.betrayal.packs import Workshop
from tests.betrayal.stage import do, keys, night, play, step, texts
from tests.betrayal.test_mechanisms import evening
from yakata.kernel import SPECTATOR
from yakata.lab.packs import problems_of

MORE = """
haunts:
  - id: unseen
    number: 144
    secrets: [{id: trap, tiles: true}, {id: mark, among: [ash, elm, oak]}]
    counters: [{id: laid, shown: traitor}, {id: heard}]
    boxes:
      - id: lay
        book: traitor
        kind: main
        action:
          id: lay
          word: prepare
          in-secret: true
          do: [{do: hide, secret: trap, at: here}, {do: counter, counter: laid, add: 1}]
      - id: springs
        book: all
        kind: reaction
        reaction:
          on: enter
          do: [{do: ask, secret: trap, where: its, aloud: false, yes: [{do: set-flag, flag: sprung}]}]
    win: [{side: heroes, when: {is: all, tests: [{is: flag, flag: quiet-won}, {is: flag, flag: sprung}]}, ending: won}]
"""
OTHERS = (0, 1, SPECTATOR)


def unseen(**more):
    """Seat 2 is the traitor, and out of sight."""

    def vanish(state):
        state.hide_nowhere()
        state.unseen[2] = (state.places[2],)

    return night(more=MORE, haunt="unseen", traitor=2, change=vanish, **more)


def test_what_is_done_in_secret_nobody_else_sees():
    state = unseen(turn=2)
    before = [state.view(seat) for seat in OTHERS]
    assert "act unseen.lay" in texts(state)
    events = list(state.apply("act unseen.lay"))
    assert all(event.audience == (2,) for event in events)
    assert 2 in state.unseen
    assert [state.view(seat) for seat in OTHERS] == before
    assert state.view(2).secrets["trap"] == "entrance-hall"
    assert state.view(2).counters[0].value == 1


def test_who_comes_into_sight_does_not_tell_what_they_have_done():  # B118 BR42
    """Neither by the action words of the turn, nor by what others could do with the same word."""
    laid, empty = unseen(turn=2), unseen(turn=2)
    play(laid, "act unseen.lay")
    for state in (laid, empty):
        do(state, 2, "[{do: appear, who: traitor}]")
        assert "act unseen.lay" not in texts(state) or state is empty
    assert [laid.view(seat) for seat in OTHERS] == [empty.view(seat) for seat in OTHERS]
    assert laid.view(2).words == ("prepare",)


def test_where_it_could_be_all_see_when_the_turn_is_over_laid_or_not():
    laid, empty = unseen(turn=2), unseen(turn=2)
    play(laid, "act unseen.lay", "end")
    play(empty, "end")
    assert laid.view(0).possible["trap"] == empty.view(0).possible["trap"]
    assert {"nowhere", "entrance-hall"} < {*laid.view(0).possible["trap"]}
    assert laid.view(0).secrets["trap"] == ""


def test_who_enters_a_tile_without_harm_has_shown_that_it_is_not_there():
    state = unseen(turn=2)
    play(state, "act unseen.lay", "end")
    state.flags = ()
    way = next(text.removeprefix("move ") for text in texts(state) if text.startswith("move "))
    assert way in state.view(1).possible["trap"]
    play(state, f"move {way}")
    assert way not in state.view(1).possible["trap"]
    assert "sprung" not in state.flags
    play(state, "move entrance-hall")
    assert "sprung" in state.flags
    assert state.view(1).possible["trap"] == ("entrance-hall",)


@pytest.mark.parametrize(("among", "left"), [("[ash]", ("elm", "oak")), ("[elm, oak]", ("elm", "oak"))])
def test_an_answer_leaves_less_possible(among, left):
    state = unseen()
    do(state, 2, "[{do: hide, secret: mark, by: actor}]")
    play(state, "pick oak")
    events = do(state, 0, f"[{{do: ask, secret: mark, among: {among}}}]")
    assert ("answer-yes" in keys(events)) == (among != "[ash]")
    assert state.view(1).possible["mark"] == left
    assert state.view(1).secrets["mark"] == ""


def test_a_question_for_somebody_out_of_sight_leaves_fewer_tiles():
    state = unseen(turn=2)
    play(state, "end")
    spots = state.view(0).unseen["fennel"]
    assert len(spots) > 2
    events = do(state, 0, "[{do: ask, who: traitor, where: {region: ground}}]")
    assert "answer-yes" in keys(events)
    left = state.view(0).unseen["fennel"]
    assert left == tuple(tile for tile in spots if state.house.tiles[tile].region == "ground")
    assert 2 in state.unseen


def test_steps_do_not_find_who_is_out_of_sight_unless_they_say_so():
    state = unseen()
    before = step(state, 2, "might")
    do(state, 0, "[{do: lose, trait: might, who: players}]")
    assert step(state, 2, "might") == before
    assert 2 in state.unseen
    do(state, 0, "[{do: lose, trait: might, who: {all: players, unseen: true}}]")
    assert step(state, 2, "might") == before - 1


def test_where_somebody_is_out_of_sight_only_what_says_so_finds():
    state = unseen(at={2: "upper-landing"}, beings={"wisp-1": ("wisp", "entrance-hall")})
    for who, found in (("traitors", False), ("{all: traitors, unseen: true}", True)):
        do(state, 0, f"[{{do: mark, marker: cold, where: {{who: {who}}}}}]")
        assert bool(state.marked("cold", "upper-landing")) is found


def test_who_slips_away_chooses_where_and_nobody_else_sees_it():
    worlds = []
    for tile in ("upper-landing", "basement-landing"):
        state = night(more=MORE, haunt="unseen", traitor=2)
        do(state, 2, "[{do: vanish, who: actor, at: {landing: true, people: false}}]")
        assert state.view(0).choices == ()
        events = list(state.apply(f"pick {tile}"))
        assert (state.places[2], state.unseen[2]) == (tile, tuple(state.view(2).unseen["fennel"]))
        assert {"upper-landing", "basement-landing"} <= {*state.unseen[2]}
        worlds.append(([state.view(seat) for seat in OTHERS], [keys([e]) for e in events if e.seen_by(0)]))
    assert worlds[0] == worlds[1]


def test_no_trap_is_where_nobody_could_have_laid_it():
    laid = 0
    for seed in range(10):
        for state, _ in evening("m-traps", seed):
            kept = state.secrets.get("m-trap") if state.result is None else None
            if kept is not None and state.turn not in state.unseen:
                assert kept.value in kept.among
                laid += kept.value != "nowhere"
    assert laid > 20


HAUNT = "haunts/cold-wick.yaml"


@pytest.mark.parametrize(
    ("old", "fresh", "told"),
    [
        ("          word: operate\n", "          word: operate\n          in-secret: true\n", "all would see this"),
        (
            "          word: operate\n",
            "          word: operate\n          in-secret: true\n          target: others\n",
            "whom it is about would be seen",
        ),
    ],
)
def test_an_action_that_is_secret_and_tells_is_refused(tmp_path, capsys, old, fresh, told):
    shop = Workshop(tmp_path / "moth-house")
    shop.change(HAUNT, old, fresh)
    assert any(told in problem.message for problem in problems_of(shop.folder) if not problem.warning)
