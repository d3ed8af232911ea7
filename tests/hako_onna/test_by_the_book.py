"""Over random nights: what the book says of the dark, of what Visitors see, and of deaths, as a referee watches it."""

from collections.abc import Iterator
from random import Random

from tests.hako_onna.nights import GAME
from yakata.hako_onna.state.night import Night
from yakata.kernel import SPECTATOR, Ask, Event
from yakata.kernel.testing import every_setting
from yakata.kernel.testing.random_play import by_taste

NIGHTS = 24


def watched(name: str) -> Iterator[tuple[Night, Night, list[Event]]]:
    """Before and after each answer of some random nights in all settings, and what happened."""
    settings = every_setting(GAME)
    for number in range(NIGHTS):
        rng = Random(f"{name} {number}")
        options, seats = rng.choice(settings)
        state, choose = GAME.start(options, seats=seats), by_taste(rng)
        for _ in range(400):
            pending = state.pending
            if pending is None:
                break
            before = state.clone()
            events = state.apply(choose(pending) if isinstance(pending, Ask) else pending.draw(rng))
            yield before, state, list(events)


def outside(state: Night) -> list[int]:
    return [*state.living, SPECTATOR]


def test_in_the_dark_nothing_is_seen_or_heard_and_ghosts_alone_are_asked():  # H93 H96 HR27
    steps = 0
    for before, state, events in watched("dark"):
        if state.dark and isinstance(state.pending, Ask):
            assert not state.alive[state.pending.seat]
        if before.dark and state.dark:
            steps += 1
            for seat in outside(state):
                assert before.view(seat) == state.view(seat)
                assert not [event for event in events if event.seen_by(seat)]
    assert steps > 300


def test_visitors_see_none_of_her_secrets_and_she_is_where_she_may_be():  # H12 H14 H62 H88 H98
    looked = 0
    for number, (_, state, _) in enumerate(watched("views")):
        if number % 5 or state.over or not state.hour:
            continue
        for seat in outside(state):
            view = state.view(seat)
            hers = (view.code, view.weakness, view.hand_powers, view.ghosts, view.deck_bottom, view.whispers)
            assert not any(hers)
            assert not any(view.set_powers)
            if not state.dark:
                looked += 1
                assert state.content.shadows[state.ghost_at[0]] in view.may_be
                assert [shadow.tiles for shadow in view.shadows] == list(state.counts())
                assert [player.tiles for player in view.players] == list(map(len, state.hands))
    assert looked > 300


def test_where_somebody_dies_a_hakobito_lies_and_the_tiles_are_out():  # H121 H122 H123
    died = 0
    for before, state, events in watched("deaths"):
        for event in events:
            if event.key == "died":
                seat = event.slots["seat"]
                died += 1
                assert event.audience is None
                assert before.alive[seat]
                assert not state.alive[seat]
                assert not state.hands[seat]
                assert not state.items[seat]
                assert state.over or state.content.shadows[state.ghost_at[seat]] == event.slots["shadow"]
                assert all(lot in state.gone for lot in before.hands[seat])
    assert died > 5
