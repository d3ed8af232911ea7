"""Over random nights: what the book says of Peeks, tiles, weapons, noise and free actions, as a referee watches it."""

from collections import Counter

from tests.hako_onna.referee import watched
from yakata.hako_onna.rules.deeds import ONCE_A_TURN, holdings
from yakata.hako_onna.rules.peeking import Peeking
from yakata.hako_onna.state.night import HAKO, NOWHERE, Night
from yakata.kernel import Ask


def peeking(state: Night) -> Peeking:
    return next(frame for frame in reversed(state.stack) if isinstance(frame, Peeking))


def test_what_a_peek_offers_follows_from_what_was_seen():  # H65 H66 H72 H114 HR12
    seen: Counter[str] = Counter()
    for step in watched("peeks"):
        ask = step.state.pending
        if not isinstance(ask, Ask) or ask.prompt != "peeked":
            continue
        state, verbs = step.state, {choice.verb for choice in ask.choices}
        face = state.faces[state.lying(peeking(state).shadow)]
        kind = state.content.face[face].kind
        seen[kind] += 1
        assert kind != "diary"  # H64: it is on its card
        assert "leave" in verbs
        assert ("take" in verbs) == state.content.face[face].portable
        assert ("guess" in verbs) == (kind == "safe" and state.in_safe)
        assert "sound" not in verbs or "stethoscope" in state.items[ask.seat]
    assert {"safe", "exit", "weapon"} <= seen.keys()


def test_what_takes_the_place_of_a_tile():  # H69 H70
    """An Empty tile if there is one, nothing if there is none, or any own tile but the one just taken (HR45)."""
    asked = left = 0
    for step in watched("places"):
        step.state.empties = min(step.state.empties, 3)  # so that they run out
        step.state._pending = None
        ask = step.state.pending
        if not isinstance(ask, Ask) or ask.prompt != "replace":
            continue
        state, frame = step.state, peeking(step.state)
        asked += 1
        left += not state.empties
        own = sorted(state.faces[lot] for lot in state.hands[ask.seat] if lot != frame.took)
        up = ["up"] if state.empties and "reasoning" in state.items[ask.seat] else []
        assert [str(choice) for choice in ask.choices] == [
            "empty" if state.empties else "bare",
            *(f"put {tile}" for tile in own),
            *up,
        ]
    assert asked > 10
    assert left > 3


def test_guesses_at_the_safe():  # H66 H113
    tried: Counter[str] = Counter()
    for step in watched("guesses", 120):
        for slots in step.happened("wrong-guess"):
            assert sorted(slots["numbers"]) != sorted(step.before.code)
            goes_on = step.state.options.edition == "ja"
            assert step.state.over or goes_on or step.state.pending.prompt not in ("act", "after")
            tried["wrong"] += 1
        for slots in step.happened("opened-safe"):
            assert sorted(slots["numbers"]) == sorted(step.before.code)
            assert step.state.tile("key-ring") in step.state.carried(slots["seat"])
            tried["right"] += 1
    assert tried["wrong"] > 3


def test_what_a_weapon_does():  # H115 H116 H117 H118 H129 HR15 HR16
    struck: Counter[str] = Counter()
    for step in watched("weapons", 60):
        before, state = step.before, step.state
        for event in step.events:
            if event.key not in ("struck", "struck-in-vain", "defeated"):
                continue
            struck[event.key] += 1
            seat, weapon = event.slots["seat"], event.slots["weapon"]
            shadow = state.content.shadow_number[event.slots["shadow"]]
            she = before.ghost_at[HAKO] == shadow
            assert state.content.room_of[shadow] == before.rooms[seat]
            assert event.key == (("defeated" if weapon == before.weakness else "struck-in-vain") if she else "struck")
            assert len(state.diary) == len(before.diary)
            for ghost in before.ghosts_in(shadow):
                assert ghost in (HAKO, seat) or state.ghost_at[ghost] == NOWHERE
            if event.key == "struck":
                assert not state.counts()[shadow]
                assert state.empties == before.empties
            if event.key == "struck-in-vain":
                assert {"died", "saved"} & set(step.keys)
                assert not before.holds[HAKO] or state.base[shadow] == before.base[shadow]
            if event.key != "defeated":
                assert weapon not in state.carried(seat)
    assert struck["struck"] > 5


def test_whoever_makes_noise_in_her_room_dies_of_it_if_she_has_set_it():  # H112 H127 HR8
    noises: Counter[bool] = Counter()
    for step in watched("behind", 60):
        before, keys = step.before, step.keys
        for slots in step.happened("made-noise"):
            seat = slots["seat"]
            if not seat or "toppled" in keys:
                continue
            ready = before.slot_with("kill") != NOWHERE
            rooms = {before.her_room}
            if ready and len(before.diary) >= before.power("behind-you").need_hakobito:
                rooms |= {before.content.room_of[at] for at in before.ghost_at[1:] if at != NOWHERE}
            deadly = ready and before.rooms[seat] in rooms
            noises[deadly] += 1
            if deadly and "hushed" not in keys:
                assert {"died", "saved"} & set(keys)
            if not deadly:
                assert not {"died", "saved"} & set(keys)
    assert noises[False] > 20


def test_free_actions_are_offered_until_they_would_change_nothing():  # H57 H78 HR38
    """Each tile to each Visitor beside, unless it went this way while everybody held the same."""
    offered = again = 0
    for step in watched("free", 40):
        before, ask = step.before, step.before.pending
        if not isinstance(ask, Ask):
            continue
        if ask.prompt in ("noise", "react"):  # a turn begins, or something was announced
            done = set()
        if ask.prompt in ("act", "after"):
            held, made = holdings(before), {str(choice) for choice in ask.choices}
            for other in before.beside(ask.seat):
                for tile in before.carried(ask.seat):
                    for verb in ("give", "show"):
                        offered += 1
                        text = f"{verb} {tile} {other}"
                        assert (text in made) == ((text, held) not in done)
                        again += text in made and any(text == old for old, _ in done)
            if not isinstance(step.answer, ONCE_A_TURN):
                done.add((str(step.answer), held))
    assert offered > 100
    assert again > 0


def test_the_tile_just_peeked_at_can_be_shown():  # H78
    shown = 0
    for step in watched("showing"):
        state, ask = step.state, step.state.pending
        if not isinstance(ask, Ask) or ask.prompt != "after" or str(step.answer) != "leave":
            continue
        texts = {str(choice) for choice in ask.choices}
        face = state.faces[state.peeked[-1]]
        for other in state.beside(ask.seat):
            shown += 1
            assert f"show {face} {other}" in texts
    assert shown > 5
