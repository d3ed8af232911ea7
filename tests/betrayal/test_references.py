"""Who and what is meant: references are equal when they mean the same, are saved, and become words at the border."""

from itertools import product

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tests.betrayal.stage import FAMILIES, asked, do, night, play, texts
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.once import Acted, Began, Happened, Met, Reacted, Refused, Stopped
from yakata.betrayal.state.references import AnyReference, Being, Doorway, Person, Printed, Spot, Thing

ids = st.text(st.characters(codec="utf-8"), min_size=1, max_size=20)
references = st.one_of(
    st.builds(Person, st.integers(0, 4)),
    st.builds(Being, ids),
    st.builds(Thing, ids),
    st.builds(Spot, ids),
    st.builds(Doorway, ids, st.sampled_from("nesw")),
    st.builds(Printed, ids, ids),
)
seats = st.integers(-1, 4)
sources = st.one_of(ids, st.builds(Printed, ids, ids))
happened = st.one_of(
    st.builds(Acted, st.builds(Printed, ids, ids), seats, ids),
    st.builds(Reacted, sources, st.integers(0, 9), seats),
    st.builds(Refused, seats, ids),
    st.builds(Stopped, ids, seats),
    st.builds(Began, ids, st.integers(0, 99), ids, seats),
    st.builds(Met, ids),
)


@given(references)
def test_every_reference_comes_back_from_json_as_the_same(reference):
    again = msgspec.json.decode(msgspec.json.encode(reference), type=AnyReference)
    assert (again, type(again), hash(again)) == (reference, type(reference), hash(reference))


@given(happened)
def test_what_has_happened_once_comes_back_from_json_as_the_same(what):
    again = msgspec.json.decode(msgspec.json.encode(what), type=Happened)
    assert (again, type(again)) == (what, type(what))


@given(references, references)
def test_references_are_equal_when_they_mean_the_same_and_only_then(one, other):
    same = type(one) is type(other) and msgspec.structs.asdict(one) == msgspec.structs.asdict(other)
    assert (one == other) is same
    assert len({one, other}) == (1 if same else 2)


def test_what_has_the_same_name_is_not_the_same():
    """A tile, a thing and a being may be called alike: nothing is found by the name alone."""
    alike = (Being("a"), Thing("a"), Spot("a"))
    assert all((one == other) is (one is other) for one, other in product(alike, alike))
    about = Context().named("it-is", Thing("a"))
    assert about.called("it-is") == Thing("a") != Spot("a")


def test_players_are_called_by_their_family_and_all_else_by_its_id():
    state = night()
    assert [state.word_for(Person(seat)) for seat in range(3)] == list(FAMILIES[:3])
    said = (Being("imp-1"), Thing("rope"), Spot("hall"), Doorway("hall", "n"), Printed("rope", "climb"), "option")
    assert list(map(state.word_for, said)) == ["imp-1", "rope", "hall", "hall.n", "rope.climb", "option"]


def test_a_pick_asks_in_words_and_remembers_the_reference():
    state = night(at={0: "entrance-hall", 1: "upper-landing", 2: "entrance-hall"})
    do(state, 0, "[{do: pick, name: whom, who: others}, {do: move, who: whom, to: here}]")
    assert asked(state) == (0, "pick-whom")
    assert texts(state) == [f"pick {family}" for family in sorted(FAMILIES[1:3])]
    saved = state.game.load(state.dump())
    assert texts(saved) == texts(state)
    play(state, f"pick {FAMILIES[1]}")
    assert state.places[1] == "entrance-hall"
