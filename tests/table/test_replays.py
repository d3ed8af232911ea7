"""Replays go over the wire as a beginning and what changed: put together, they are what was seen."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import yakata
from tests.table.changes import together
from yakata.betrayal.state.story import Member
from yakata.kernel import SPECTATOR, Record, replay
from yakata.table.sight.patches import changes
from yakata.table.sight.replays import TRUTH, replay_of


def wired(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


plain = st.recursive(
    st.none() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("xyz"), inner),
)


@settings(deadline=None)
@given(plain, plain)
def test_changes_make_one_thing_into_another(before: Any, after: Any) -> None:
    assert together(before, *wired(changes(before, after))) == after


def test_only_what_changed_is_sent() -> None:
    before = {"people": [{"name": "A", "at": "hall"}, {"name": "B", "at": "hall"}], "tiles": ["hall"], "left": [1, 2]}
    after = {"people": [{"name": "A", "at": "attic"}, {"name": "B", "at": "hall"}], "tiles": ["hall", "attic"]}
    made = [(("people", 0, "at"), "attic"), (("tiles", 1), "attic")]
    assert changes(before, after | {"left": [2]}) == ([*made, (("left",), [2])], [])
    assert changes(before, before) == ([], [])
    assert changes(before, after) == (made, [("left",)])


def test_where_little_has_stayed_the_whole_is_sent() -> None:
    before = {"choices": [{"text": "go hall", "say": "To the Hall"}, {"text": "end", "say": "End"}], "turn": 1}
    after = {"choices": [{"text": "go attic", "say": "To the Attic"}, {"text": "go bath", "say": "To the Bath"}]}
    assert changes(before, after | {"turn": 1}) == ([(("choices",), after["choices"])], [])
    assert changes({"a": 1, "b": 2}, {"c": 3}) == ([((), {"c": 3})], [])


def played(name: str, seats: int) -> Record:
    random = Random(2)
    play = yakata.load(name).new(seats=seats, seed=2)
    while (ask := play.ask) is not None:
        play.apply(random.choice(ask.choices))
    return play.record()


def seen(game: Any, record: Record, viewer: int) -> Iterator[Any]:
    for moment in replay(game, record):
        if viewer != TRUTH:
            yield moment.state.view(viewer)
        elif len(record.seats) == 1:
            yield moment.state.view(0)
        else:
            yield {f"seat {seat + 1}": moment.state.view(seat) for seat in range(len(record.seats))}


@pytest.mark.parametrize(("name", "seats"), [("hidden-rooms", 1), ("seance", 4), ("hako-onna", 3), ("betrayal", 3)])
def test_put_together_it_is_what_was_seen(name: str, seats: int) -> None:
    game, record = yakata.load(name), played(name, seats)
    for viewer in (TRUTH, SPECTATOR, 0):
        told = wired(replay_of(game, record, viewer, "en"))
        view = told["start"]
        moments = seen(game, record, viewer)
        assert view == wired(next(moments))
        for line, whole in zip(told["lines"], moments, strict=True):
            view = together(view, line["changes"], line["gone"])
            assert view == wired(whole)


def test_an_evening_is_light() -> None:
    """The whole truth of an evening is less than a tenth of all its views."""
    game, record = yakata.load("betrayal"), played("betrayal", 3)
    views = sum(len(msgspec.json.encode(view)) for view in seen(game, record, TRUTH))
    assert len(msgspec.json.encode(replay_of(game, record, TRUTH, "en"))) < views / 10


def test_nobody_is_called_by_the_label_of_a_seat() -> None:
    """A record without names has places in words; in a campaign they are people, and so is every sentence."""
    who = [Member(family, name, 30) for family, name in (("ashlar", "Alys"), ("quill", "Tobit"), ("marl", "marl"))]
    game = yakata.load("betrayal")
    play = game.new(seed=1, seats=3, chapter="prologue", company=msgspec.to_builtins(who))
    for _ in range(5):
        assert play.ask is not None
        play.apply(play.ask.choices[0], play.ask.seat)
    shown = replay_of(game, play.record(), 0, "en")
    assert [seat.name for seat in shown.seats] == ["", "", ""]
    assert [seat.called for seat in shown.seats] == ["Alys", "Tobit", "Marl"]
    assert [seat.say for seat in shown.seats] == ["Alys Ashlar, 30", "Tobit Quill, 30", "Marl, 30"]
    said = " ".join(line.say for line in shown.lines)
    assert any(name in said for name in ("Alys", "Tobit", "Marl"))
    assert not re.search(r"Explorer|seat ?\d", said)
