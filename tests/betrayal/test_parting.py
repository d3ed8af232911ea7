"""The sides part when the haunt begins: each reads and talks apart, and nothing else happens before all are back."""

from random import Random

import pytest

from tests.betrayal.stage import asked, call, chance, do, keys, night, play, ready, texts, told
from yakata.betrayal import CHAPTERS, GAME, HAUNTS
from yakata.betrayal.rules.haunt.beginning import HauntStart, NextPart
from yakata.betrayal.rules.haunt.parting import sides
from yakata.betrayal.state.haunt import HERO, TRAITOR
from yakata.betrayal.state.things import EVERYONE
from yakata.bots import bots_for, make
from yakata.bots.bot import Observation
from yakata.kernel import SPECTATOR, Ask, IllegalChoice, Refusal, WrongSeat
from yakata.words import words_for

PARTS = """
haunts:
  - id: quarrel
    number: 48
    roles: {kind: traitor, traitor: revealer}
    boxes: [{id: ours, kind: main}, {id: theirs, kind: main, book: traitor}]
    win: [{side: heroes, when: {is: flag, flag: never}, ending: quarrel-over}]
    rounds: 99
  - id: worse
    number: 47
    roles: {kind: traitor, traitor: revealer}
    boxes: [{id: ours, kind: main}, {id: theirs, kind: main, book: traitor}]
    win: [{side: heroes, when: {is: flag, flag: never}, ending: quarrel-over}]
    rounds: 99
  - id: peace
    number: 46
    roles: {kind: none, first: left-of-revealer, monsters: never}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: quarrel-over}]
  - id: masks
    number: 45
    roles: {kind: hidden, deal: {traitor: 1, hero: players}, first: left-of-revealer, monsters: never}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: quarrel-over}]
  - id: each
    number: 44
    roles: {kind: alone, first: left-of-revealer, monsters: never}
    win: [{side: each, when: {is: flag, flag: never}, ending: quarrel-over}]
"""


def begun(haunt="quarrel", *, revealer=1, seats=4):
    """The haunt has just begun; nobody has answered anything since."""
    state = night(more=PARTS, seats=seats, haunt_is=haunt)
    return chance(call(state, HauntStart(revealer)))


def test_everybody_reads_before_the_first_turn():  # B146
    state = begun()
    order = []
    while asked(state)[1] == "reading":
        assert texts(state) == ["ready"]
        assert state.turn == -1
        order.append(asked(state)[0])
        play(state, "ready")
    assert order == [0, 1, 2, 3]
    assert asked(state) == (2, "turn")  # B150: left of the traitor


def test_nothing_else_can_be_done_meanwhile():  # B146
    state = begun()
    with pytest.raises(IllegalChoice):
        state.apply("end")
    with pytest.raises(WrongSeat):
        state.apply("ready", seat=2)


def test_each_side_talks_where_the_other_does_not_hear():  # B146
    state = begun()
    for _ in range(4):
        assert state.talk(1) == {1}
        assert [state.talk(seat) for seat in (0, 2, 3)] == [{0, 2, 3}] * 3
        assert isinstance(state.talk(SPECTATOR), Refusal)
        play(state, "ready")
    assert [state.talk(seat) for seat in (*range(4), SPECTATOR)] == [None] * 5  # B151


def test_nobody_has_a_private_word_before_and_after():  # B151
    state = night(more=PARTS, seats=4)
    assert all(state.talk(seat) is None for seat in range(4))
    state = ready(begun())
    for _ in range(6):
        assert all(state.talk(seat) is None for seat in range(4))
        play(state, "end")


def test_all_see_who_reads_with_whom_and_who_is_ready():  # B146
    state = begun()
    for waiting in ((0, 1, 2, 3), (1, 2, 3), (2, 3), (3,)):
        for seat in (*range(4), SPECTATOR):
            view = state.view(seat)
            assert view.apart == ((0, 2, 3), (1,))
            assert view.reading == waiting
        play(state, "ready")
    assert state.view(0).apart == state.view(0).reading == ()


def test_it_is_told():  # B146 B151
    state = night(more=PARTS, haunt_is="quarrel")
    call(state, HauntStart(0))
    assert "sides-part" in keys(state.told)
    events = told(state, "ready", "ready", "ready")
    assert [event.slots["seat"] for event in events if event.key == "is-ready"] == [0, 1, 2]
    assert keys(events).count("sides-return") == 1
    assert keys(events).index("sides-return") < keys(events).index("turn-begins")


@pytest.mark.parametrize("haunt", ["peace", "masks", "each"])
def test_where_all_read_the_same_nobody_parts(haunt):  # B154 BR39
    state = begun(haunt)
    assert asked(state)[1] == "turn"
    assert all(state.talk(seat) is None for seat in range(4))


@pytest.mark.parametrize("false", range(4))
def test_whoever_hides_stays_with_the_company(false):  # B154 BR39
    """Whoever of the three it is, the same seats are asked and hear each other."""
    state = night(more=PARTS, seats=4, haunt="quarrel", traitor=1)
    state.roles = tuple(TRAITOR if seat in (1, false) else HERO for seat in range(4))
    state.hidden = {seat: 1 << seat for seat in (0, 2, 3)}
    assert sides(state) == ((0, 2, 3), (1,))
    state.hidden = dict.fromkeys((0, 2, 3), EVERYONE)  # all know: they read with their own
    assert {frozenset(side) for side in sides(state)} == {frozenset((1, false)), frozenset((0, 2, 3)) - {false}}


def test_when_a_haunt_goes_on_as_another_both_books_are_read_again():  # B146 BR39
    state = ready(begun())
    call(state, NextPart("worse"))
    assert asked(state) == (0, "reading")
    assert state.talk(1) == {1}
    assert asked(ready(state)) == (2, "turn")  # whose turn it was


def test_nobody_waits_for_the_dead():  # BR29 BR39
    state = ready(begun())
    do(state, 3, "[{do: die}]")
    call(state, NextPart("worse"))
    assert state.view(0).reading == (0, 1, 2)
    assert state.talk(3) == {0, 2, 3}  # they hear it all the same


def test_what_was_kept_while_the_sides_were_apart_goes_on():
    state = play(begun(), "ready")
    again = state.game.load(state.dump())
    assert again == state
    assert again.talk(0) == {0, 2, 3}
    assert asked(ready(again)) == (2, "turn")


@pytest.mark.parametrize("bot", bots_for("betrayal"))
def test_a_bot_is_ready_at_once(bot):
    state = begun()
    for seat in range(4):
        player = make("betrayal", bot, Random(1))
        assert str(player.choose(Observation(state.view(seat), state.pending.choices, []))) == "ready"
        play(state, "ready")


@pytest.mark.parametrize("setting", [*({"haunt": one} for one in HAUNTS), *({"chapter": one} for one in CHAPTERS)])
def test_in_every_haunt_the_sides_part_if_somebody_has_openly_turned(setting):  # B146 BR39
    """And one is asked once for each part of the haunt, whatever one's role is."""
    for seed in range(3):
        rng, state, was = Random(seed), GAME.start(seats=3 + seed, families="deal", **setting), ""
        read: dict[str, list[int]] = {}
        while (pending := state.pending) is not None:
            if isinstance(pending, Ask) and pending.prompt == "reading":
                read.setdefault(state.haunt, []).append(pending.seat)
            if state.haunt != was and isinstance(pending, Ask) and pending.prompt == "turn":
                was = state.haunt
                openly = any(state.openly_traitor(seat) for seat in range(state.seats))
                parted = sorted(read.get(was, []))
                assert parted == (sorted(state.living) if openly else [])
            state.apply(rng.choice(pending.choices) if isinstance(pending, Ask) else pending.draw(rng))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_asked_is_in_words(language):
    words, state = words_for(GAME, language), begun()
    assert words.prompt("reading") != "reading"
    assert words.choice(state.pending.choices[0]) != "ready"
    assert words.refusal(state.talk(SPECTATOR)) != "sides-apart"
