"""Over random nights: what the book says of the dark, of what Visitors see, and of deaths, as a referee watches it."""

from tests.hako_onna.referee import outside, watched
from yakata.hako_onna.rules.hako_turn import HakoTurn
from yakata.kernel import Ask, Refusal


def test_in_the_dark_nothing_is_seen_or_heard_and_ghosts_alone_are_asked():  # H93 H96 HR27
    steps = 0
    for step in watched("dark"):
        state = step.state
        if state.dark and isinstance(state.pending, Ask):
            assert state.pending.seat in state.ghosts
        if step.before.dark and state.dark:
            steps += 1
            for seat in outside(state):
                assert step.before.view(seat) == state.view(seat)
                assert not [event for event in step.events if event.seen_by(seat)]
    assert steps > 300


def test_visitors_see_none_of_her_secrets_and_she_is_where_she_may_be():  # H12 H14 H62 H88 H98
    looked = 0
    for number, step in enumerate(watched("views")):
        state = step.state
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


def test_what_is_noted_for_certain_is_true():  # H62 H78 HR40
    notes = 0
    for number, step in enumerate(watched("notes")):
        state = step.state
        if number % 5 or state.over or state.dark:
            continue
        for seat in (0, *outside(state)):
            for note in state.view(seat).notes:
                if note.stale:
                    continue
                notes += 1
                if note.where in state.content.shadow_number:
                    lot = state.base[state.content.shadow_number[note.where]]
                    assert state.faces[lot] == note.tile
                elif note.where.startswith("hand-"):
                    assert note.tile in state.carried(int(note.where.removeprefix("hand-")))
    assert notes > 300


def test_where_somebody_dies_a_hakobito_lies_and_the_tiles_are_out():  # H121 H122 H123
    died = 0
    for step in watched("deaths"):
        before, state = step.before, step.state
        for event in step.events:
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


def test_the_dead_share_from_her_next_turn_on():  # H124 H125 HR44
    """Until then they see and say what they did before; in it ghosts talk among themselves and the rest is still."""
    waited = 0
    for step in watched("shared"):
        state = step.state
        if state.over:
            continue
        if "her-turn" in step.keys:
            assert not state.newly_dead
        for slots in step.happened("died"):
            assert slots["seat"] in state.newly_dead or "her-turn" in step.keys
        hers = any(isinstance(frame, HakoTurn) for frame in state.stack)
        for seat in range(state.seats):
            talk = state.talk(seat)
            if hers:
                assert talk == frozenset(state.ghosts) if seat in state.ghosts else isinstance(talk, Refusal)
            else:
                assert (talk is None) != state.dark
        for seat in state.newly_dead:
            waited += 1
            assert not state.view(seat).code
            assert not state.view(seat).ghosts
    assert waited > 20


def test_how_a_night_ends_is_true_and_scored():  # H27 H28 H29 H30 H33 H131
    ends: set[str] = set()
    for step in watched("ends", 60):
        state, before = step.state, step.before
        if not state.over:
            continue
        how, visitors_won = state.result.key, state.result.key in ("escape", "defeat", "rest")
        ends.add(how)
        if how in ("escape", "rest"):
            key = state.tile("key-ring" if how == "escape" else "doll")
            assert key in before.carried(before.turn)
        if how == "all-dead":
            assert not any(state.alive)
        scores = [0 if visitors_won else 2]
        scores += [(2 if visitors_won else 0) if alive else (0 if visitors_won else 1) for alive in state.alive[1:]]
        assert list(state.result.scores) == scores
    assert ends >= {"all-dead"}
