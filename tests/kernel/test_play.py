"""Playing, undo, audiences."""

from collections import Counter

import pytest
from msgspec.structs import replace

import yakata
from yakata import SPECTATOR, CannotUndo
from yakata.kernel import Entry, RecordError, Refusal, resume

SEANCE = yakata.load("seance")
ROOMS = yakata.load("hidden-rooms")


def played(seed="play"):
    play = SEANCE.new(seed=seed)
    for ask in play:
        play.apply(ask.choices[0])
    return play


def test_iterating_gives_every_decision_once():
    play = SEANCE.new(seed=1)
    asked = Counter()
    for ask in play:
        asked[ask.seat] += 1
        play.apply(ask.choices[-1], seat=ask.seat)
    assert asked == {0: 3, 1: 3, 2: 3, 3: 3}
    assert play.over
    assert play.choices == ()
    assert len(play.result.scores) == 4


def test_the_same_seed_gives_the_same_game_and_no_seed_another():
    assert played("a").record() == played("a").record()
    assert played("a").record() != played("b").record()
    assert SEANCE.new().record().commitment != SEANCE.new().record().commitment


def test_undo_is_refused_after_a_change_of_hand():
    play = SEANCE.new(seed=1)
    assert play.why_no_undo().key == "nothing-to-undo"
    play.apply(play.choices[0])
    assert play.why_no_undo().key == "undo-hand"
    with pytest.raises(CannotUndo, match="undo hand"):
        play.undo()


def test_only_the_seat_that_chose_takes_back():
    play = ROOMS.new(seed="mine", stage=1)
    play.apply(play.choices[0])
    play.apply("search up")
    assert play.why_no_undo(seat=1) == Refusal("undo-not-yours")
    with pytest.raises(CannotUndo, match="undo not yours"):
        play.undo(seat=1)
    assert play.why_no_undo(seat=0) is None
    play.undo(seat=0)
    assert play.ask.prompt == "turn"


def test_undo_takes_back_several_choices_and_their_lines():
    play = ROOMS.new(seed="two moves", stage=1)
    play.apply(play.choices[0])
    while not any(str(choice).startswith("move") for choice in play.choices):
        play.apply(next(str(choice) for choice in play.choices if str(choice) != "end"))
    states, lines, told = [play.state.clone()], len(play.entries), len(play.events)
    for _ in range(2):
        play.apply(next(choice for choice in play.choices if str(choice).startswith("move")))
        states.append(play.state.clone())
    play.undo()
    assert play.state == states[1]
    play.undo()
    assert play.state == states[0]
    assert (len(play.entries), len(play.events)) == (lines, told)
    with pytest.raises(CannotUndo):
        play.undo()


def test_a_refused_choice_leaves_no_line():
    play = ROOMS.new(seed=3)
    lines = list(play.entries)
    with pytest.raises(yakata.Refused):
        play.apply("move up")
    assert play.entries == lines


def test_events_reach_their_audience_only():
    play = SEANCE.new(seed=5)
    for seat in range(4):
        dealt = [event for event in play.seen(seat) if event.key == "dealt"]
        assert {event.slots["seat"] for event in dealt} == {seat}
        assert len(dealt) == 3
    assert not [event for event in play.seen(SPECTATOR) if event.key == "dealt"]
    for ask in play:
        play.apply(ask.choices[0])
    assert len([event for event in play.seen(SPECTATOR) if event.key == "dealt"]) == 12  # the curtain lifts


def test_an_open_game_is_taken_up_with_the_same_dice():
    play, twin = (ROOMS.new(seed="go on", stage=2) for _ in range(2))
    play.apply(play.choices[0])
    twin.apply(twin.choices[0])
    again = resume(ROOMS, play.record(), play.dice.secret)
    assert again.state == twin.state
    while not again.over:
        choice = again.choices[-1]
        assert again.apply(choice) == twin.apply(choice)
    assert again.record() == twin.record()


def test_undo_and_its_reason_survive_a_pause():
    play = ROOMS.new(seed="pause", stage=2)
    play.apply(play.choices[0])
    assert resume(ROOMS, play.record(), play.dice.secret).why_no_undo().key == "undo-hand"
    before = play.state.clone()
    play.apply("search up")
    again = resume(ROOMS, play.record(), play.dice.secret)
    again.undo()
    assert again.state == before
    play.apply("draw")
    assert resume(ROOMS, play.record(), play.dice.secret).why_no_undo().key == "undo-reveal"


@pytest.mark.parametrize(
    ("at", "entry", "complaint"),
    [
        (0, Entry(None, "stage-tile red-1"), "by the dice this is"),
        (3, Entry(0, "lay red-1"), "not drawn"),
        (3, Entry(None, "draw red-1"), "no draw here"),
    ],
)
def test_a_save_that_was_tampered_with_is_not_taken_up(at, entry, complaint):
    play = ROOMS.new(seed="tamper", stage=2)
    play.apply(play.choices[0])
    record = play.record()
    entries = (*record.entries[:at], entry, *record.entries[at + 1 :])
    with pytest.raises(RecordError, match=complaint):
        resume(ROOMS, replace(record, entries=entries), play.dice.secret)
    with pytest.raises(RecordError, match="promised"):
        resume(ROOMS, record, "00" * 32)


def test_every_seat_has_one_name_and_one_nonce():
    with pytest.raises(yakata.BadOptions, match="4 seats need 4 names, not 1"):
        SEANCE.new(names=("Aki",))
    options = SEANCE.choose_options({})
    with pytest.raises(yakata.BadOptions, match="4 seats need 4 nonces, not 1"):
        yakata.Play.prepare(SEANCE, options, nonces=("aa",))


def test_names_are_in_the_record():
    record = SEANCE.new(seed=1, names=("Aki", "館の主", "C", "D E")).record()
    assert record.names[1] == "館の主"
    assert "name seat2: 館の主" in str(record)
