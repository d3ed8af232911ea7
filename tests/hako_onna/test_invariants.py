"""What must be true of every night, whatever is chosen: checked over random ones in all settings."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from tests.hako_onna.nights import GAME
from yakata.hako_onna.rules.peeking import Peeking
from yakata.hako_onna.state.content import EMPTY
from yakata.hako_onna.state.night import HAKO, NOWHERE, UNSEEN, Night
from yakata.kernel import Ask, Event, Odds
from yakata.kernel.testing import every_setting

JAPANESE_TABLE = GAME.choose_options({"edition": "ja", "noise": "real", "house": "balanced"})
SETTINGS = (*every_setting(GAME), *((JAPANESE_TABLE, seats) for seats in GAME.seats))
STRIDE = 5
"""From one setting to the next but four: sooner or later all of them."""
STEPS = 1500
"""So far into a night."""
EAGER = {"peek": 4, "stood": 6, "interrupt": 4, "take": 3, "set": 3, "scream": 2, "go": 2, "despair": 0}
"""What is chosen more often, so that more happens."""


def nights(count: int) -> Iterator[tuple[int, Night]]:
    for number in range(count):
        options, seats = SETTINGS[(STRIDE * number) % len(SETTINGS)]
        yield number, GAME.start(options, seats=seats)


def steps(state: Night, rng: Random) -> Iterator[list[Event]]:
    """What happens, answer by answer."""
    for _ in range(STEPS):
        pending = state.pending
        if pending is None:
            return
        if isinstance(pending, Ask):
            weights = [EAGER.get(str(choice).partition(" ")[0], 1) for choice in pending.choices]
            yield state.apply(rng.choices(pending.choices, weights)[0])
        else:
            yield state.apply(pending.at(rng.randrange(pending.total)))


# Tiles


def test_no_tile_is_lost_and_none_is_twice():  # H11 H12 H14 H16 H69
    for number, state in nights(40):
        rng, book = Random(f"tiles {number}"), state.content
        empties = book.tiles.empties[state.options.edition]
        for _ in steps(state, rng):
            lying = [lot for lot in state.base if lot >= 0]
            lots = [*lying, *(lot for hand in state.hands for lot in hand), *state.gone]
            assert sorted(lots) == list(range(len(state.faces)))  # each in one place
            faces = Counter(face for face in (*state.faces, *state.bag) if face != UNSEEN)
            assert faces.pop(EMPTY, 0) + state.empties == empties
            assert set(faces.values()) <= {1}
            chosen = {*map(book.numbers.get, state.code), book.spared.get(state.weakness)}
            assert not chosen & set(faces)  # they lie on her boards


def test_a_ghost_holds_a_tile_and_one_tile_has_one_holder():  # H25 H98 H99 H101
    for number, state in nights(40):
        for _ in steps(state, Random(f"holders {number}")):
            held = [at for at, holds in zip(state.ghost_at, state.holds, strict=True) if holds]
            assert len(held) == len(set(held))
            assert all(at != NOWHERE and state.base[at] != NOWHERE for at in held)


def test_who_has_moved_and_is_alone_is_seen_as_one_tile():  # H98 H101 HR35
    """Whatever the others have left there in the same dark."""
    moved = 0
    for number, state in nights(66):
        for events in steps(state, Random(f"alone {number}")):
            if state.dark or state.over or not any(event.key == "light" for event in events):
                continue
            for event in events:
                if event.key == "ghost-hid":
                    at = state.ghost_at[event.slots["seat"]]
                    assert state.content.shadows[at] == event.slots["shadow"]
                    moved += 1
                    if len(state.ghosts_in(at)) == 1:
                        assert state.counts()[at] == 1
    assert moved > 100


def test_no_card_is_twice_and_what_is_gone_stays_gone():  # H91 H104
    gone_at_all = 0
    for number, state in nights(40):
        gone: set[str] = set()
        for events in steps(state, Random(f"cards {number}")):
            for event in events:
                if event.key == "item-stolen":
                    gone.add(event.slots["item"])
                elif event.key == "died":
                    gone |= set(event.slots["items"])
            items = [item for held in state.items for item in held]
            powers = [*state.powers, *filter(None, state.slots)]
            assert len(items) == len(set(items))
            assert len(powers) == len(set(powers))
            assert not gone & set(items)
        gone_at_all += len(gone)
    assert gone_at_all > 10


# Turns


def after(state: Night, turn: int) -> int:
    """The next living Visitor to the left."""
    return next(seat for seat in (*range(turn + 1, state.seats), *range(1, turn + 1)) if state.alive[seat])


def test_whose_turn_follows_which():  # H36 H82 H83 H102 HR9 HR10 HR37
    """Her turn comes after noise or Time Overdue and never else; who plays next follows from what brought it."""
    seen: Counter[str] = Counter()
    for number, state in nights(84):
        rng, turn, why = Random(f"turns {number}"), 0, ""
        for events in steps(state, rng):
            for event in events:
                if event.key in ("made-noise", "toppled"):
                    why = event.key
                elif event.key == "overdue":
                    why = why or event.key
                elif event.key == "her-turn":
                    assert why
            if state.over or state.turn < 1:
                continue
            if any(event.key == "noise-reset" for event in events):
                again = why == "made-noise" or (why == "toppled" and state.options.edition == "en")
                assert state.turn == (turn if again and state.alive[turn] else after(state, turn))
                seen[f"{why} {state.options.edition}"] += 1
                why = ""
            elif state.turn != turn:
                assert not why
                assert turn == 0 or state.turn == after(state, turn)
            turn = state.turn
    for edition in ("en", "ja"):
        assert min(seen[f"{why} {edition}"] for why in ("made-noise", "overdue", "toppled")) > 0


def test_what_is_still_offered_is_what_would_be_offered_anew():  # H57 H80 HR43
    """Who has told or winked is offered what is left: the same as if all were worked out again, imagined or not."""
    kept = 0
    for number, state in nights(24):
        rng = Random(f"kept {number}")
        for _ in steps(state, rng):
            asked = isinstance(state.pending, Ask) and state.pending.prompt in ("act", "after", "tell")
            if not asked or rng.random() > 0.2:
                continue
            kept += state.still_offered is not None
            for one in (state.clone(), state.imagine(rng.randrange(state.seats), rng)):
                if one.pending.prompt == "tell":
                    one.apply(one.pending.choices[0])
                anew = GAME.load(one.dump())
                assert anew.still_offered is None
                assert one.pending == anew.pending
    assert kept > 10


# Peeks


def test_who_meets_a_ghost_dies_is_saved_or_has_won():  # H62 H63 HR32
    """All ghosts of a Shadow are met at once, and one of the three comes of it."""
    met: Counter[str] = Counter()
    for number, state in nights(66):
        for events in steps(state, Random(f"peeks {number}")):
            keys = [event.key for event in events]
            if "ghost-seen" in keys:
                ends = [key for key in keys if key in ("died", "saved", "visitors-win")]
                assert len(ends) == 1
                met[ends[0]] += 1
            if "saved" in keys and "ghost-seen" in keys:
                assert state.pending.prompt in ("peeked", "replace", "flee")
    assert met["died"] > 20


# Interrupts


def outcomes(state: Night) -> Iterator[tuple[object, ...]]:
    """Where she, who answers all that she is asked in a window, and the Visitor can come out of it."""
    while isinstance(state.pending, Odds):
        state.apply(state.pending.outcomes[0])
    asked = state.pending
    if state.over or asked.prompt == "react" or asked.seat != HAKO or asked.prompt == "scream":
        peeked = [frame.shadow for frame in state.stack if isinstance(frame, Peeking)]
        end = ("over",) if state.over else (asked.seat, asked.prompt)
        hands, items = tuple(map(len, state.hands)), tuple(map(len, state.items))
        yield (*end, *peeked, state.rooms, state.alive, state.ghost_at, state.holds, hands, items, state.barred)
        return
    for choice in asked.choices:
        other = state.clone()
        other.apply(choice)
        yield from outcomes(other)


def in_order(state: Night, first: str, second: str) -> set[tuple[object, ...]]:
    ends = set()
    for one in after_interrupt(state, first):
        for both in [one] if one.over else after_interrupt(one, second):  # a theft may have closed the last way
            ends |= set(outcomes(both))
    return ends


def after_interrupt(state: Night, slot: str) -> Iterator[Night]:
    """All that can follow when she uses the power that is set there, up to her next choice among powers."""
    state = state.clone()
    state.apply(f"interrupt {slot}")
    waiting = [state]
    while waiting:
        state = waiting.pop()
        while isinstance(state.pending, Odds):
            state.apply(state.pending.outcomes[0])
        pending = state.pending
        if state.over or pending.seat != HAKO or pending.prompt in ("react", "open-this"):
            yield state
            continue
        for choice in pending.choices:
            other = state.clone()
            other.apply(choice)
            waiting.append(other)


@pytest.mark.parametrize("other", ["want-that", "mary", "cannot-leave", "come-here"])
def test_two_interrupts_come_out_the_same_in_either_order(other):  # H106 HR22
    compared = 0
    for number, state in nights(24):
        rng = Random(f"orders {other} {number}")
        for _ in steps(state, rng):
            if not isinstance(state.pending, Ask) or state.pending.prompt != "react" or rng.random() > 0.2:
                continue
            trial = state.clone()
            trial.slots, trial.diary, trial._pending = ("open-this", other), (6, 7, 8, 9, 10), None
            near = trial.house.ways[trial.rooms[trial.turn]]
            if len(trial.pending.choices) == 3 and all(map(trial.peekable, near)):  # HR23
                assert in_order(trial, "left", "right") == in_order(trial, "right", "left")
                compared += 1
    assert compared > 20
