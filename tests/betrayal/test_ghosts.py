"""The dead who walk do exactly what is named for them, block nobody, and do not count as living."""

from tests.betrayal.packs import Workshop
from tests.betrayal.stage import asked, do, heard, keys, night, pass_to, play, texts
from yakata.betrayal.meaning import people
from yakata.betrayal.rules.exploring.moving import cost_to_leave
from yakata.betrayal.rules.fighting.attack import targets
from yakata.betrayal.state.context import Context
from yakata.lab.packs import problems_of

MORE = """
haunts:
  - id: sitting
    number: 146
    ghosts: {moves: 1}
    counters: [{id: whispers}]
    boxes:
      - id: whisper
        kind: side
        ghost: true
        action:
          {id: whisper, word: talk, target: {all: heroes, at: here}, do: [{do: counter, counter: whispers, add: 1}]}
      - {id: pray, kind: side, action: {id: pray, word: rest, do: [{do: heal, trait: sanity}]}}
    win: [{side: heroes, when: {is: flag, flag: quiet-won}, ending: won}]
"""


def sitting(**more):
    """Seat 0 has died in the hall, where seat 1 is, too, and walks."""
    state = night(more=MORE, haunt="sitting", traitor=2, hands={0: ("hedge-knife",)}, at={2: "upper-landing"}, **more)
    do(state, 0, "[{do: die}]")
    events = do(state, 1, "[{do: rise, who: dead}]")
    assert heard(events, "rises") == {"seat": 0, "tile": "entrance-hall"}
    return state


def test_a_ghost_does_exactly_what_is_named():
    state = pass_to(sitting(), 0)
    assert asked(state) == (0, "ghost")
    assert texts(state)[:2] == ["act sitting.whisper", "end"]
    assert all(text.startswith("move ") for text in texts(state)[2:])
    play(state, "act sitting.whisper")
    assert state.counters["whispers"] == 1
    assert "act sitting.whisper" not in texts(state)  # B118
    way = next(text for text in texts(state) if text.startswith("move "))
    events = list(state.apply(way))
    assert "ghost-moves" in keys(events)
    assert asked(state)[0] != 0  # no move is left, and nothing to do


def test_the_living_do_nothing_that_is_for_ghosts():
    state = pass_to(sitting(), 1)
    assert "act sitting.pray" in texts(state)
    assert "act sitting.whisper" not in texts(state)
    mine = {box.id: box.mine for box in state.view(1).boxes}
    assert mine == {"sitting.whisper": False, "sitting.pray": True}
    assert {box.id for box in state.view(0).boxes if box.mine} == {"sitting.whisper"}


def test_a_ghost_blocks_nobody_and_nobody_can_attack_it():
    state = sitting()
    state.roles = ("traitor", "hero", "hero")
    assert cost_to_leave(state, 1) == 1
    assert targets(state, 1, "here") == []


def test_a_ghost_does_not_count_as_living():
    state, about = sitting(), Context(1, 1)
    assert people(state, "players", about) == [1, 2]
    assert people(state, "ghosts", about) == [0]
    assert people(state, "dead", about) == [0]


def test_the_body_stays_where_it_fell():  # B167
    state = pass_to(sitting(), 0)
    play(state, next(text for text in texts(state) if text.startswith("move ")))
    assert "corpse-ashlar" in state.lying["entrance-hall"]
    view = state.view(1).people[0]
    assert (view.alive, view.ghost, view.hand) == (False, True, ())
    assert view.tile != "entrance-hall"


def test_a_box_for_ghosts_is_an_action_and_somebody_rises(tmp_path, capsys):
    shop = Workshop(tmp_path / "moth-house")
    shop.change("haunts/cold-wick.yaml", "        kind: main\n", "        kind: main\n        ghost: true\n")
    told = [problem.message for problem in problems_of(shop.folder) if not problem.warning]
    assert told == ["nobody ever rises as a ghost in this haunt (rise)"]
