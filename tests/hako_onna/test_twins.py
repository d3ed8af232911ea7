"""Two nights that differ in one hidden thing: who was told and asked the same, and sees the same lie, knows the same.

Nothing is imagined here: both nights are played, so the check stands beside ``imagine`` and does not lean on it.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import yakata
from yakata.hako_onna.sight.view import NightView
from yakata.hako_onna.state.night import Night
from yakata.kernel import SPECTATOR, Ask, Event, Odds

GAME = yakata.load("hako-onna")
HERS = {"lock", "fear", "first-power", "bury", "haunt", "activate", "go", "hide", "settle", "things-room", "things-lay"}
"""What she and the ghosts decide unseen: any other answer may stand in its place."""
UNSEEN = {"set", "give", "show", "discard", "put", "wink"}
"""Deeds that all can see, but not of what: another of the same verb may."""


def options(rng: Random) -> dict[str, Any]:
    edition = rng.choice(["en", "ja"])
    return {
        "edition": edition,
        "seats": rng.choice([3, 4, 5]),
        "house": rng.choice(["balanced", "random"]),
        "noise": rng.choice(["discs", "real", *(["cards"] if edition == "en" else [])]),
        "advanced_items": rng.random() < 0.5,
        "advanced_powers": rng.random() < 0.3,
        "winks": rng.choice(["own-turn", "any-turn"]),
    }


def answer(pending: Ask | Odds, rng: Random, *without: str) -> str:
    if isinstance(pending, Odds):
        return str(rng.choices(pending.outcomes, pending.weights)[0])
    texts = [str(choice) for choice in pending.choices if choice.verb not in ("despair", "pass", *without)] or ["pass"]
    verb = rng.choice(sorted({text.split()[0] for text in texts}))
    return rng.choice([text for text in texts if text.split()[0] == verb])


def another(pending: Ask | Odds, text: str, rng: Random) -> str:
    """An answer that nobody but the one who gives it can tell from this, at first; or nothing."""
    if not isinstance(pending, Ask):
        return ""
    verb = text.split()[0]
    rest = [str(choice) for choice in pending.choices if str(choice) != text]
    if pending.prompt not in HERS:
        rest = [one for one in rest if verb in UNSEEN and one.split()[0] == verb]
    return rng.choice(rest) if rest else ""


def table(view: NightView) -> tuple[Any, ...]:
    """What lies open, as all see it."""
    players = tuple((player.alive, player.room, player.items, player.tiles) for player in view.players)
    return view.shadows, view.set_cards, view.face_up_powers, players, view.noise, view.barred, view.gone


def heard(events: Sequence[Event], seat: int) -> list[str]:
    return [str(event) for event in events if event.audience is None or seat in event.audience]


def follow(one: Night, other: Night, seats: set[int], rng: Random, counted: Counter[str], label: str) -> None:
    """Both go on, by the same answers where they can, as long as somebody cannot tell them apart."""
    told: tuple[Sequence[Event], Sequence[Event]] = ((), ())
    for _ in range(60):
        seats -= {seat for seat in seats if heard(told[0], seat) != heard(told[1], seat)}
        if not seats or one.over or other.over or type(one.pending) is not type(other.pending):
            return
        if isinstance(one.pending, Ask):
            for seat in tuple(seats):
                views = one.view(seat), other.view(seat)
                if any(view.ghosts for view in views) or table(views[0]) != table(views[1]):
                    seats.discard(seat)  # the ghosts share everything; others see what lies otherwise
                    continue
                assert views[0] == views[1], (label, seat)
                counted[label] += 1
        text = answer(one.pending, rng, "wink")  # what nobody hears has no step for others (``State.unnoticed``)
        same = text in map(str, getattr(other.pending, "choices", getattr(other.pending, "outcomes", ())))
        told = one.apply(text), other.apply(text if same else answer(other.pending, rng, "wink"))


def twins(number: int) -> Counter[str]:
    """One night, and others that part from it here and there. How much was compared, by what was otherwise."""
    rng = Random(number)
    state, counted = GAME.start(**options(rng)), Counter[str]()
    for _ in range(500):
        if state.over:
            break
        text = answer(state.pending, rng)
        if rng.random() < 0.15 and (otherwise := another(state.pending, text, rng)):
            one, other = state.clone(), state.clone()
            seats = {SPECTATOR, *range(state.seats)} - {state.pending.seat}
            label = f"{state.pending.prompt}: {text} or {otherwise}"
            events = one.apply(text), other.apply(otherwise)
            seats -= {seat for seat in seats if heard(events[0], seat) != heard(events[1], seat)}
            follow(one, other, seats, rng, counted, label)
        state.apply(text)
    return counted


@pytest.mark.parametrize("number", range(12))
def test_who_is_told_the_same_knows_the_same(number: int) -> None:  # H62 H65 H78 H93 H94 HR7 HR35 HR40 HR43
    assert twins(number).total() > 100


def test_a_view_that_tells_too_much_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:  # H93
    honest = Night.view

    def telling(state: Night, seat: int) -> NightView:
        view = honest(state, seat)
        return replace(view, hour=view.hour + max(state.ghost_at[0], 0)) if seat == SPECTATOR else view

    monkeypatch.setattr(Night, "view", telling)
    with pytest.raises(AssertionError):
        [twins(number) for number in range(12)]
