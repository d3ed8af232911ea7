"""While a role lies face down, nothing that others see, hear or wait for tells it; nor where one is who is unseen."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random

from tests.betrayal.stage import EVERYONE, GAME, HERO, TRAITOR, asked, begin_haunt, chance, do, keys, night, play, texts
from yakata.betrayal import Betrayal
from yakata.betrayal.language.book import book_of, read_book
from yakata.betrayal.meaning import people
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import Creature
from yakata.kernel import SPECTATOR, Ask, Odds

FOLDER = Path(__file__).parent / "packs" / "face-down"
HAUNTS = (FOLDER / "haunts.yaml").read_text(encoding="utf-8")
APART = {0: "front-steps", 1: "upper-landing", 2: "basement-landing"}


def face_down(haunt="quiet-guest", roles=(HERO, TRAITOR, HERO), known=None, more="", **about):
    """A haunt with roles as they were dealt; everybody is alone."""

    def change(state):
        state.roles = roles
        state.hidden = {seat: 1 << seat for seat in range(state.seats)} | (known or {})

    return night(haunt=haunt, change=change, at=APART, more=more, **about)


def tired(state, seat):
    """This seat's turn, with nothing left to do."""
    while asked(state)[0] != seat:
        play(state, "end")
    state.moves, state.moved, state.words = 0, True, ("invoke",)
    state.stack[-1].at, state._pending = "check", None
    state._run()
    return state


# Turns


def test_no_turn_ends_by_itself_while_the_role_lies_face_down():  # B154 BR37
    for seat in range(3):
        state = tired(face_down(), seat)
        assert (asked(state), texts(state)) == ((seat, "turn"), ["end"])


def test_the_turn_of_somebody_whose_role_was_shown_ends_by_itself():  # BR37
    state = tired(face_down(known={0: EVERYONE}), 0)
    assert asked(state) == (1, "turn")


def test_who_comes_first_tells_no_role():  # B150 BR37 BR54
    """Left of a traitor whom nobody knows is the revealer's left; of an open one it is theirs."""
    casts = ((TRAITOR, HERO, HERO), (HERO, TRAITOR, HERO), (HERO, HERO, TRAITOR))
    firsts = [people(face_down(roles=roles), "left-of-traitor", Context()) for roles in casts]
    assert firsts == [[1]] * 3
    open_ones = [face_down(roles=roles, known=dict.fromkeys(range(3), EVERYONE)) for roles in casts]
    assert [people(state, "left-of-traitor", Context()) for state in open_ones] == [[1], [2], [0]]


# Questions that are one side's


def round_ends(roles):
    state = face_down("f-pack", roles, more=HAUNTS)
    while asked(state)[1] == "turn":
        play(state, "end")
    return state


def test_what_the_traitor_may_decide_everybody_is_asked():  # BR33 BR37
    """The honest can only say no, and nobody sees who could have said yes."""
    for roles in ((HERO, TRAITOR, HERO), (HERO, HERO, HERO), (TRAITOR, HERO, HERO)):
        state = round_ends(roles)
        for seat in range(3):
            assert asked(state) == (seat, "react-f-pack.darken")
            assert texts(state) == (["answer no", "answer yes"] if roles[seat] == TRAITOR else ["answer no"])
            assert all(not state.view(other).choices for other in (0, 1, 2, SPECTATOR) if other != seat)
            play(state, "answer no")
        assert asked(state) == (0, "turn")
        assert state.counters.get("f-dark", 0) == 0


def test_nobody_knows_who_wanted_it():  # BR37
    """It happens when all have been asked; in the worlds that the others imagine somebody else may have wanted it."""
    state = round_ends((HERO, TRAITOR, HERO))
    play(state, "answer no")
    before = state.view(2)
    assert state.apply("answer yes") == []
    assert state.view(2).people == before.people
    rng = Random(1)
    assert {state.imagine(2, rng).stack[-1].wants for _ in range(40)} == {-1, 0, 1}
    assert {state.imagine(1, rng).stack[-1].wants for _ in range(10)} == {1}
    events = state.apply("answer no")
    assert keys(events)[:2] == ["box-shown", "counter"]
    assert state.counters["f-dark"] == 1


def test_how_soon_somebody_answers_tells_nothing():  # BR37
    """The question is masked at a table; a turn is not."""
    state = round_ends((HERO, TRAITOR, HERO))
    while asked(state)[1] != "turn":
        assert state.masked()
        play(state, "answer no")
    assert not state.masked()
    assert state.game.hides_steps


def test_an_open_traitor_alone_is_asked():  # BR33
    state = face_down("f-pack", more=HAUNTS, known=dict.fromkeys(range(3), EVERYONE))
    while asked(state)[1] == "turn":
        play(state, "end")
    assert asked(state) == (1, "react-f-pack.darken")


# Monsters


def test_monsters_of_a_hidden_traitor_are_moved_by_all_in_turn():  # B164 BR21 BR37
    for roles in ((HERO, TRAITOR, HERO), (HERO, HERO, HERO), (HERO, HERO, TRAITOR)):
        state = face_down("f-pack", roles, more=HAUNTS)
        state.beings["f-hound-1"] = Creature("f-hound", 1, "entrance-hall")
        assert [_mover(state, number) for number in (1, 2, 3, 4)] == [0, 1, 2, 0]
        assert all(being.traits for seat in range(3) for being in state.view(seat).beings)
        state.hidden[2] = EVERYONE
        assert state.controller() == (2 if roles[2] == TRAITOR else 0)


def _mover(state, number):
    state.round = number
    moved = state.controller()
    state.round = 1
    return moved


# Changing sides in silence


@cache
def turning() -> Betrayal:
    return Betrayal(read_book(FOLDER))


def test_where_sides_may_change_in_silence_all_roles_lie_face_down_from_the_start():  # B154 BR37
    rng = Random(3)
    state = turning().start(haunt="f-turning", families="deal", seats=4)
    while not state.on:
        state.apply(rng.choice(state.pending.choices if isinstance(state.pending, Ask) else state.pending.outcomes))
    for seat in range(4):
        assert [one.role for one in state.view(seat).people] == ["hero" if o == seat else "hidden" for o in range(4)]
        assert all(one.face_down for one in state.view(seat).people)


def test_nobody_else_learns_who_is_turned():  # B154 BR37
    seen = []
    for turned in (1, 2):
        state = night(seats=4, more=HAUNTS)
        begin_haunt(state, "f-turning")
        state.hidden = {seat: 1 << seat for seat in range(4)}
        events = do(state, 0, "[{do: set-role, role: traitor, who: target, silent: true}]", target=turned)
        assert [(event.key, event.audience) for event in events] == [("role-silent", (turned,))]
        assert state.roles[turned] == TRAITOR
        seen.append([state.view(seat) for seat in (0, 3, SPECTATOR)])
        assert {state.imagine(3, Random(seed)).roles.index(TRAITOR) for seed in range(30)} == {0, 1, 2}
    assert seen[0] == seen[1]


def test_what_was_seen_of_roles_is_not_sure_any_more_when_somebody_may_have_changed():  # BR37
    state = face_down(roles=(HERO, HERO, HERO), known={0: EVERYONE, 1: 0b110})
    events = do(state, 0, "[{do: set-role, role: traitor, who: left, silent: true}]")
    assert keys(events) == ["roles-face-down", "role-silent"]
    assert [one.role for one in state.view(2).people] == ["hidden", "hidden", HERO]


# Out of sight


def out_of_sight(tile="upper-landing", **more):
    def change(state):
        begin_haunt(state, "quiet", traitor=1)
        state.unseen = {1: ("basement-landing", "entrance-hall", "upper-landing")}

    return night(change=change, at={0: "front-steps", 1: tile, 2: "entrance-hall"}, **more)


def test_nothing_finds_who_is_out_of_sight():  # BR42
    """Texts that ask where somebody is do not find them: wherever they are, the same happens."""
    steps = """
      - {do: damage, harm: mental, amount: 1, who: {all: players, at: {region: upper}}}
      - {do: mark, marker: ghost, where: {who: traitor}}
      - {do: move, who: actor, to: {who: traitor}}
      - {do: mark, marker: ghost, where: front-steps, when: {is: at, where: upper-landing, who: traitor}}
    """
    told = []
    for tile in ("upper-landing", "basement-landing"):
        state = out_of_sight(tile)
        told.append(do(state, 0, steps))
        assert state.places == ("front-steps", tile, "entrance-hall")
        assert not state.markers
    assert told[0] == told[1] == []


def test_whom_something_makes_leave_a_trace_comes_into_sight():  # BR42
    for steps in ("[{do: drop, who: traitor}]", "[{do: draw, deck: event, who: traitor}]", "[{do: die, who: traitor}]"):
        state = out_of_sight(hands={1: ["fan-of-notes"]})
        events = do(state, 0, steps)
        if isinstance(state.pending, Odds):
            chance(state)
        assert keys(events)[0] == "comes-in-sight"
        assert not state.unseen


def test_no_turn_ends_by_itself_while_its_player_is_out_of_sight():  # BR42
    state = tired(out_of_sight(), 1)
    assert asked(state) == (1, "turn")


def test_nobody_follows_who_goes_out_of_sight():  # BR42
    state = night(haunt="quiet", traitor=0, beings={"wisp-1": ("wisp", "entrance-hall")})
    state.beings["wisp-1"] = Creature("wisp", 1, "entrance-hall", follows=0)
    do(state, 0, "[{do: vanish}]")
    assert state.beings["wisp-1"].follows == -1


# Clues


def test_a_clue_is_no_part_of_what_is_played():
    """Games that were begun before a box was called a clue go on with it."""
    data = deepcopy(GAME.book.data)
    (haunt,) = data["tallow-rent"]["haunts/quiet-guest.yaml"]["haunts"]
    (box,) = [box for box in haunt["boxes"] if box.pop("clue", False)]
    assert book_of(data).fingerprint == GAME.content
    box["kind"] = "fact"
    assert book_of(data).fingerprint != GAME.content
