"""Secrets: what a seat sees, what it can only imagine, and that neither tells more than it knows."""

from collections import Counter
from itertools import chain
from random import Random

import msgspec
import pytest

from tests.hako_onna.generous import a_generous_night
from tests.hako_onna.ghosts import FIVE, blind_seats, dark, draw_all, her_turn_comes, scream
from tests.hako_onna.nights import BOOK, GAME, asked, at, crash, her_turn, hush, night, numbered, pass_to, play, told
from tests.hako_onna.witness import Witness
from yakata.hako_onna.state import hands, strays
from yakata.hako_onna.state.memory import EVERYONE, GHOSTS, knower_of
from yakata.hako_onna.state.night import UNSEEN, replaced
from yakata.kernel import SPECTATOR, Ask
from yakata.kernel.testing.random_play import random_answer

SETTINGS = (
    ({"house": "balanced"}, 3),
    ({"house": "balanced"}, 5),
    ({"house": "balanced", "advanced_items": True, "advanced_powers": True}, 4),
    ({"edition": "ja", "house": "random"}, 4),
)
LIKELY = {"scream": ("scream",), "set": ("set",), "act": ("move", "peek", "use"), "peeked": ("take", "guess")}
"""What people would rather do than chance."""


def encoded(state, seat):
    return msgspec.json.encode(state.view(seat))


def likely(pending, rng):
    """A random answer, most often one that brings the night on."""
    if isinstance(pending, Ask) and pending.prompt in LIKELY and rng.random() < 0.75:
        good = [choice for choice in pending.choices if str(choice).split()[0] in LIKELY[pending.prompt]]
        return rng.choice(good or pending.choices)
    if isinstance(pending, Ask) and pending.prompt == "give-up":
        return "refuse"
    return random_answer(pending, rng)


def a_night(number):
    """The states of a random night and what happened before each."""
    options, seats = SETTINGS[number % len(SETTINGS)]
    rng = Random(f"night {number}")
    state = GAME.start(GAME.choose_options(options), seats=seats)
    while state.pending is not None:
        events = state.apply(likely(state.pending, rng))
        if not state.over:
            yield state, events, rng


def later(number, steps):
    """A night after so many steps, at a decision."""
    for step, (state, _, _) in enumerate(a_night(number)):
        if step >= steps and isinstance(state.pending, Ask) and state.traces and not state.dark:
            return state
    raise AssertionError("a short night")


# What is shown


def test_her_secrets_are_shown_to_ghosts_alone():  # H12 H14 H124
    state = night(seats=4, dead={3: "study.curtain"}, powers=("mary",), slots=("want-that", ""))
    for seat in (0, 3):
        view = state.view(seat)
        assert (view.code, view.weakness, view.hand_powers) == ((1, 2, 3), "stake", ("mary",))
        assert {ghost.seat for ghost in view.ghosts} == {0, 3}
    for seat in (1, 2, SPECTATOR):
        view = state.view(seat)
        assert (view.code, view.weakness, view.hand_powers, view.set_powers) == ((), "", (), ("", ""))
        assert (view.ghosts, view.deck_bottom, view.whispers) == ((), (), ())
        assert (view.hand_cards, view.set_cards, view.deck_cards) == (1, (True, False), 9)  # what all can count


def test_a_hand_is_shown_to_its_owner():  # H65
    state = night(hands={1: ("doll", "chain")})
    assert state.view(1).hand == ("doll", "chain")
    for seat in (0, 2, SPECTATOR):
        assert state.view(seat).hand == ()
        assert state.view(seat).players[1].shown == (UNSEEN, UNSEEN)
        assert not any(note.where == "hand-1" for note in state.view(seat).notes)


def test_a_peek_is_seen_by_the_one_who_peeks():  # H62
    state = night(tiles={"hall-1f.staircase": "exit"})
    events = told(state, "peek hall-1f.staircase", "let")
    (saw,) = [event for event in events if event.key == "saw"]
    assert saw.audience == (1,)
    assert ("hall-1f.staircase", "exit") in {(note.where, note.tile) for note in state.view(1).notes}
    for seat in (0, 2, SPECTATOR):
        assert b"exit" not in encoded(state, seat)
        assert state.view(seat).peeking == "hall-1f.staircase"


def test_a_given_tile_is_known_to_two():  # H78 H81
    state = play(night(seats=4, hands={1: ("doll",)}), "give doll 2")
    assert state.view(2).hand == ("doll",)
    assert ("hand-2", "doll") in {(note.where, note.tile) for note in state.view(1).notes}
    for seat in (0, 3, SPECTATOR):
        assert state.view(seat).players[2].shown == (UNSEEN,)
        assert b'"doll"' not in encoded(state, seat)


def test_a_shown_tile_is_known_to_two():  # H78 H81
    state = play(night(seats=4, hands={1: ("doll",)}), "show doll 2")
    assert ("hand-1", "doll", "shown-1") in {(note.where, note.tile, note.how) for note in state.view(2).notes}
    for seat in (0, 3, SPECTATOR):
        assert b'"doll"' not in encoded(state, seat)


def perhaps(state, seat):
    return {one.where: one.tiles for one in state.view(seat).perhaps}


def known(state, seat):
    return {(note.where, note.tile) for note in state.view(seat).notes}


def test_a_tile_that_was_laid_down_is_not_named():  # H79 HR40
    """Who had seen both tiles of a hand knows that it is one of them; who had seen one, that it may be."""
    for laid in ("doll", "chain"):
        state = night(seats=5, hands={1: ("doll", "chain")}, tiles={"hall-1f.staircase": ""})
        play(state, "show doll 2", "show chain 2", "show doll 3", f"discard {laid} hall-1f.staircase")
        assert perhaps(state, 2) == {"hall-1f.staircase": ("chain", "doll"), "hand-1": ("chain", "doll")}
        assert perhaps(state, 3) == {"hall-1f.staircase": ("doll", "unseen"), "hand-1": ("doll", "unseen")}
        assert perhaps(state, 4) == perhaps(state, 1) == {}
        assert ("hall-1f.staircase", laid) in known(state, 1)
        for seat in (2, 3, 4, SPECTATOR):
            assert not any(where in ("hall-1f.staircase", "hand-1") for where, _ in known(state, seat))
        seen = {world.faces[world.base[at("hall-1f.staircase")]] for world in worlds_of(state, 2, 60)}
        assert seen == {"doll", "chain"}


@pytest.mark.parametrize("deed", ["discard {} hall-1f.staircase", "give {} 2"])
def test_whichever_tile_goes_it_looks_the_same_to_all_who_do_not_see_it(deed):  # H78 H79 HR40
    """To the byte, and what they are told too."""
    seen = []
    for tile in ("doll", "chain", "key-ring"):
        state = night(seats=5, hands={1: ("doll", "chain", "key-ring")}, tiles={"hall-1f.staircase": ""})
        play(state, "show doll 3", "show chain 4")
        events = told(state, deed.format(tile))
        others = (0, 3, 4, SPECTATOR)
        seen.append([(encoded(state, seat), [e for e in events if e.seen_by(seat)]) for seat in others])
    assert seen[0] == seen[1] == seen[2]


def test_in_whole_nights_nobody_can_tell_which_tile_left_a_hand():  # HR40
    """Whatever the Visitor lays down or gives, all who do not see it see and hear the same, the ghosts too."""
    compared = 0
    for state, _, _ in chain.from_iterable(map(a_generous_night, range(6))):
        pending = state.pending
        if not isinstance(pending, Ask) or pending.prompt not in ("act", "after", "replace", "requested"):
            continue
        for deed, choices in alike(pending.choices).items():
            worlds = [state.clone() for _ in choices]
            events = [world.apply(choice) for world, choice in zip(worlds, choices, strict=True)]
            for seat in {*range(state.seats), SPECTATOR} - {pending.seat, int(deed[-1]) if deed[0] == "give" else None}:
                seen = [encoded(world, seat) for world in worlds]
                heard = [[event for event in each if event.seen_by(seat)] for each in events]
                assert all(view == seen[0] for view in seen)
                assert all(told == heard[0] for told in heard)
                compared += 1
    assert compared > 100


def alike(choices):
    """What can be done in the same way with several tiles."""
    found = {}
    for choice in choices:
        verb, *rest = str(choice).split()
        if verb in ("give", "discard", "put"):
            found.setdefault((verb, *rest[1:]), []).append(choice)
    return {deed: same for deed, same in found.items() if len(same) > 1}


def test_the_key_ring_is_not_followed_from_hand_to_hand():  # HR40
    state = night(seats=4, hands={1: ("key-ring", "chain"), 2: ("charm",)})
    assert state.view(3).players[1].shown == ("key-ring", "unseen")
    play(state, "give key-ring 2")
    for seat in (0, 3, SPECTATOR):
        assert perhaps(state, seat) == {"hand-1": ("key-ring", "unseen"), "hand-2": ("key-ring", "unseen")}
        assert [player.shown for player in state.view(seat).players[1:3]] == [("unseen",), ("unseen", "unseen")]


def test_what_is_seen_settles_the_rest():  # HR40
    """A tile found in one place is not in the other, and the other tile is."""
    state = night(seats=4, hands={1: ("doll", "chain")}, tiles={"hall-1f.staircase": ""})
    play(state, "show doll 2", "show chain 2", "discard doll hall-1f.staircase", "show chain 3")
    assert perhaps(state, 3) == {}
    assert known(state, 3) >= {("hand-1", "chain")}
    play(state, "peek hall-1f.staircase", "let", "leave", "end")
    assert perhaps(state, 2) != {}
    pass_to(state, 2)
    play(hush(state), "peek hall-1f.staircase", "let")
    assert perhaps(state, 2) == {}
    assert {("hall-1f.staircase", "doll"), ("hand-1", "chain")} <= known(state, 2)


def test_a_tile_just_taken_is_not_the_one_put_down():  # H70 HR40
    state = night(seats=4, hands={1: ("doll", "chain")}, tiles={"hall-1f.staircase": "charm"})
    play(state, "show doll 2", "peek hall-1f.staircase", "let", "take", "put doll")
    assert perhaps(state, 2) == {"hall-1f.staircase": ("doll", "unseen"), "hand-1": ("doll", "unseen")}
    worlds = worlds_of(state, 2, 200)
    there = sum(world.faces[world.base[at("hall-1f.staircase")]] == "doll" for world in worlds)
    assert 60 < there < 140  # one of two, not one of three


def test_the_dead_tell_the_ghosts_what_may_be_where():  # H124 HR40
    state = night(seats=4, hands={1: ("doll", "chain")}, tiles={"hall-1f.staircase": ""}, hako="living-room.sofa")
    play(state, "show doll 2", "show chain 2", "discard doll hall-1f.staircase", "end")
    assert perhaps(state, 0) == {}
    pass_to(state, 2)
    state.rooms = replaced(state.rooms, 2, "living-room")
    play(hush(state), "peek living-room.sofa", "let")
    assert perhaps(state, 0) == {}
    crash(state)
    for seat in (0, 2):
        assert perhaps(state, seat) == {"hall-1f.staircase": ("chain", "doll"), "hand-1": ("chain", "doll")}


def test_a_stolen_tile_is_known_to_her_and_to_the_one_who_had_it():  # H109
    state = night(seats=5, dead={4: "study.curtain"}, powers=(), slots=("want-that", ""), hands={1: ("doll",)})
    play(state, "move living-room", "interrupt left", "steal tile")
    for seat in (0, 1, 4):
        assert ("gone", "doll") in {(note.where, note.tile) for note in state.view(seat).notes}
    for seat in (2, 3, SPECTATOR):
        assert state.view(seat).gone[0] == UNSEEN
        assert b'"doll"' not in encoded(state, seat)


def test_what_she_looks_at_is_known_to_the_ghosts():  # H96 H124
    state = dark(seats=4, dead={3: "kids-room.toy-chest"}, tiles={"hall-2f.cupboard": "doll"})
    play(state, "go hall-2f", "hide hall-2f.cupboard", "stay", "settle")
    for seat in (0, 3):
        assert ("held-0", "doll") in {(note.where, note.tile) for note in state.view(seat).notes}
    for seat in blind_seats(state):
        assert b'"doll"' not in encoded(state, seat)


def test_the_smartphone_shows_her_cards_to_its_user():  # H76
    state = play(
        night(items=("smartphone", "drops"), powers=("mary",), slots=("", "want-that")), "use smartphone", "let"
    )
    assert state.view(1).powers_shown == ("mary", "want-that")
    assert state.view(2).powers_shown == state.view(SPECTATOR).powers_shown == ()
    assert state.view(1).set_powers == ("", "")  # not which lies where


def test_in_a_window_all_see_what_is_announced_and_not_what_she_can_do():  # H58 H105
    views = []
    for slots in (("want-that", ""), ("through-walls", "")):
        state = play(night(powers=(), slots=slots, hands={1: ("doll",)}), "move living-room")
        views.append([encoded(state, seat) for seat in (2, SPECTATOR)])
        assert state.view(1).choices == ()
        assert state.view(2).declared == "move living-room"
        assert state.view(2).asked == 0
    assert views[0] == views[1]


def test_the_question_after_a_peek_tells_nothing():  # H62 H65
    """It is asked whatever was seen, and looks the same to all others."""
    views = []
    for face in ("doll", "exit", "number-4"):
        state = play(night(tiles={"hall-1f.staircase": face}), "peek hall-1f.staircase", "let")
        assert asked(state) == (1, "peeked")
        views.append([encoded(state, seat) for seat in (2, SPECTATOR)])
    assert views[0] == views[1] == views[2]


def test_a_scream_shows_no_card():  # HR6
    views = []
    for card in ("mary", "want-that"):
        state = her_turn_comes()
        scream(state, card)
        views.append([encoded(state, seat) for seat in (1, 2, SPECTATOR)])
    assert views[0] == views[1]


def test_the_dead_learn_what_the_ghosts_know_and_the_living_do_not():  # H121 H124
    state = night(seats=4, rooms={1: "kids-room"})
    assert state.view(1).code == ()
    play(state, "peek kids-room.toy-chest", "let")
    assert state.view(1).code == ()
    crash(state)
    assert state.view(1).code == (1, 2, 3)
    assert state.view(1).may_be == ()  # it knows
    assert state.view(2).code == ()
    assert state.view(1).hand == ()


def test_spectators_see_what_all_see():  # HR27
    state = night(hands={1: ("doll",)}, tiles={"hall-1f.staircase": "exit"})
    play(state, "peek hall-1f.staircase", "let", "leave")
    known = {(note.where, note.tile) for note in state.view(SPECTATOR).notes}
    both = [{(note.where, note.tile) for note in state.view(seat).notes} for seat in (1, 2)]
    assert known <= both[0] & both[1]
    assert state.view(SPECTATOR).choices == ()


# The dark


@pytest.mark.parametrize("number", range(4))
def test_nothing_changes_for_closed_eyes_while_she_moves(number):  # H93
    """Every hidden step of whole nights: the same view to the byte, and nobody is told anything."""
    seen, steps = {}, 0
    for state, events, _ in a_night(number):
        if not state.dark:
            seen = {}
            continue
        for seat in blind_seats(state):
            view = encoded(state, seat)
            if seat in seen:
                assert view == seen[seat]
                assert not any(event.seen_by(seat) for event in events)
                steps += 1
            seen[seat] = view
            assert state.view(seat).asked == 0
            assert seat in state.hushed()
    assert steps > 40


def test_whoever_moves_in_the_dark_she_is_asked():  # H93 H100
    state = dark(seats=5, dead={3: "kids-room.toy-chest", 4: "study.curtain"})
    for mover in (0, 3, 4):
        assert asked(state)[0] == mover
        assert {state.view(seat).asked for seat in blind_seats(state)} == {0}
        assert {state.view(seat).asked for seat in state.ghosts} == {mover}
        assert state.why_not("stay", 1).slots == {"asked": 0}  # nor does a refusal tell
        play(state, "stay")


def test_a_power_used_in_the_dark_is_seen_when_eyes_open():  # H94
    used = dark(powers=(), slots=("moving-things", "through-walls"))
    unused = used.clone()
    play(used, "activate left")
    for seat in blind_seats(used):
        assert encoded(used, seat) == encoded(unused, seat)


# Worlds


@pytest.mark.parametrize("number", range(8))
def test_imagined_worlds_agree_with_all_that_a_seat_has_seen(number):  # HR6 H62 H113 H117
    """A witness works out anew, from its own events, what can be; the truth and every imagined world must stand it."""
    witnesses, worlds = {}, 0
    for state, events, rng in a_night(number):
        for seat in (*range(1, state.seats), SPECTATOR):
            witness = witnesses.setdefault(seat, Witness(seat))
            witness.watch(state, events)
            if not state.traces or (seat != SPECTATOR and not state.alive[seat]):
                continue
            possible = {at(shadow) for shadow in state.view(seat).may_be}
            if not state.dark:
                assert witness.doubts(state) == []
                assert list(witness.followed.told_too_much(state)) == []
                assert state.ghost_at[0] in possible
                assert possible <= witness.spots
            if rng.random() < 0.03:
                world = state.imagine(seat, rng)
                assert witness.doubts(world) == []
                assert world.ghost_at[0] in possible
                worlds += 1
    assert worlds > 5


def follow_tiles(number):
    """Much is carried, shown, given and laid down. The notebook says what must be, and all that can be; in every
    imagined world the tiles have gone in a way in which they can have gone."""
    witnesses, worlds, astray = {}, 0, 0
    for state, events, rng in a_generous_night(number):
        for seat in (*range(1, state.seats), SPECTATOR):
            witness = witnesses.setdefault(seat, Witness(seat))
            witness.watch(state, events)
            if not state.traces or state.dark or (seat != SPECTATOR and not state.alive[seat]):
                continue
            assert witness.doubts(state) == []
            assert list(witness.followed.told_too_much(state)) == []
            assert list(witness.followed.told_too_little(state)) == []
            astray += bool(state.view(seat).perhaps)
            theirs = state.astray.get(state.knower(seat), strays.NONE)
            if rng.random() < 0.1 if state.astray else rng.random() < 0.01:
                world = state.imagine(seat, rng)
                assert theirs.lost or witness.doubts(world) == []  # with too many ways a tile is lost, and anywhere
                worlds += not theirs.lost
    assert worlds
    return astray


@pytest.mark.parametrize("numbers", [(0, 1), (2, 3), (4, 5), (6, 7)])
def test_tiles_are_followed_as_far_as_eyes_can(numbers):  # H65 HR40
    assert sum(map(follow_tiles, numbers)) > 30


@pytest.mark.parametrize(("where", "name"), [(hands, "left"), (strays, "left"), (strays, "settled")])
def test_a_notebook_that_follows_too_well_or_too_badly_is_found_out(where, name, monkeypatch):  # HR40
    monkeypatch.setattr(where, name, lambda astray, *_: astray)
    with pytest.raises(AssertionError):
        sum(map(follow_tiles, range(8)))


def test_the_witness_would_notice():  # H85 H116
    """A wrong world does not stand it."""
    state = later(0, 150)
    witness = Witness(1)
    for past, events, _ in a_night(0):
        witness.watch(past, events)
        if past.dump() == state.dump():
            break
    assert witness.doubts(state) == []
    wrong = state.clone()
    wrong.ghost_at = (next(spot for spot in range(24) if spot not in witness.spots), *state.ghost_at[1:])
    assert any("she cannot be" in doubt for doubt in witness.doubts(wrong))
    wrong = state.clone()
    wrong.drawn = ("moving-things", *(card for card in state.drawn if card != "moving-things"))
    assert witness.doubts(wrong) != []
    wrong = state.clone()
    wrong.code = (4, 5, 6) if state.code != (4, 5, 6) else (1, 2, 3)
    assert any("tiles" in doubt for doubt in witness.doubts(wrong))


def worlds_of(state, seat, count=150):
    rng = Random("worlds")
    return [state.imagine(seat, rng) for _ in range(count)]


def test_imagined_worlds_vary():  # H62
    state = night(seats=4, hands={2: ("doll", "chain"), 3: ("number-4",)}, powers=("mary",), slots=("want-that", ""))
    state.traces = {key: mask & ((1 << 24) - 1) for key, mask in state.traces.items()}
    state.knows = {key: note for key, note in state.knows.items() if knower_of(key) in (GHOSTS, EVERYONE)}
    worlds = worlds_of(state, 1, 400)
    assert {world.ghost_at[0] for world in worlds} == {at(shadow) for shadow in state.view(1).may_be}
    assert len({world.code for world in worlds}) == 20
    assert {world.weakness for world in worlds} == {"stake", "chain", "gasoline"}
    assert len({world.drawn[0] for world in worlds}) == 9  # any but Moving Things
    assert len({world.carried(2) for world in worlds}) > 50
    assert len({world.carried(3) for world in worlds}) > 5
    bones = {next(lot for lot, face in enumerate(world.faces) if face == "bones") for world in worlds}
    assert len(bones) > 10


def test_she_imagines_what_the_visitors_have_and_not_where_she_is():  # H24 H65
    state = night(seats=4, hands={2: ("doll", "chain"), 3: ("number-4",)}, powers=("mary",))
    state.knows = {key: note for key, note in state.knows.items() if knower_of(key) in (GHOSTS, EVERYONE)}
    for seat in (0,):
        worlds = worlds_of(state, seat)
        assert {world.ghost_at for world in worlds} == {state.ghost_at}
        assert {(world.code, world.weakness, world.powers) for world in worlds} == {
            (state.code, state.weakness, state.powers)
        }
        assert len({world.carried(2) for world in worlds}) > 20


def test_what_a_seat_knows_is_in_every_world():  # H65 H78
    state = night(seats=4, hands={1: ("doll",), 2: ("chain",)}, tiles={"hall-1f.staircase": "exit"})
    play(state, "peek hall-1f.staircase", "let", "leave", "ask 2", "show chain 1")
    for world in worlds_of(state, 1, 60):
        assert world.carried(1) == ("doll",)
        assert world.carried(2) == ("chain",)
        assert world.faces[at("hall-1f.staircase")] == "exit"
    assert len({world.faces[at("hall-1f.staircase")] for world in worlds_of(state, 2, 60)}) > 5


@pytest.mark.parametrize("number", range(4))
def test_worlds_that_a_seat_cannot_tell_apart_imagine_the_same_places(number):  # H93
    state = later(number, 120)
    for seat in (*state.living, SPECTATOR):
        for world in worlds_of(state, seat, 12):
            assert encoded(world, seat) == encoded(state, seat)
            assert world.view(seat).may_be == state.view(seat).may_be
            again = {one.ghost_at[0] for one in worlds_of(world, seat, 12)}
            assert again <= {at(shadow) for shadow in state.view(seat).may_be}


def test_what_is_imagined_does_not_lean_towards_the_truth():  # HR6
    """From worlds with other first powers, each first power is imagined as often as from the true one."""
    state = night(diary=(5, 6), powers=("want-that",), quiet=False)
    for card in ("mary", "open-this", "through-walls", "cannot-leave"):
        crash(state)
        scream(state, card)
        her_turn(state, *(["set want-that left"] if "want-that" in state.powers else []))
    rng = Random("lean")
    firsts = {}
    for world in (state.imagine(1, rng) for _ in range(60)):
        firsts.setdefault(world.drawn[0], world)
    assert len(firsts) > 3
    count = 500
    truth = Counter(state.imagine(1, rng).drawn[0] for _ in range(count))
    for other in list(firsts.values())[:4]:
        guesses = Counter(other.imagine(1, rng).drawn[0] for _ in range(count))
        for card in {*truth, *guesses}:
            assert abs(truth[card] - guesses[card]) < 0.1 * count


def test_a_power_seen_in_the_other_place_is_not_imagined_here():  # H104
    state = night(powers=(), slots=("want-that", "mary"), diary=FIVE, hands={1: ("chain",)})
    play(state, "move living-room", "interrupt left", "steal tile", "let")
    assert state.view(2).set_cards == (False, True)
    cards = {world.slots[1] for world in worlds_of(state, 2, 60)}
    assert "want-that" not in cards
    assert {"want-that" in world.powers for world in worlds_of(state, 2, 30)} == {True}


def test_when_nobody_has_the_doll_no_hand_is_imagined_to_hold_it():  # H104
    state = night(seats=4, powers=(), slots=("mary", ""), diary=FIVE, hands={1: ("chain",), 2: ("charm",)})
    play(state, "move living-room", "interrupt left")
    for seat in (0, 2, 3):
        for world in worlds_of(state, seat, 40):
            assert "doll" not in (*world.carried(1), *world.carried(2))


def test_noise_that_killed_nobody_tells_something():  # H112
    """Behind You would have killed: either she is elsewhere, or it is not set."""
    state = night(powers=(), slots=("behind-you", ""), diary=FIVE, hako="living-room.sofa", quiet=False,
                  seats=4, dead={3: "hall-1f.staircase"}, rooms={1: "hall-2f"})  # fmt: skip
    state.drawn = ("behind-you",)
    state.fresh = tuple(card for card in sorted(numbered(state.options).values()) if card != "behind-you")
    crash(state)
    for seat in (1, 2, SPECTATOR):
        for world in worlds_of(state, seat, 60):
            if "behind-you" in world.slots:
                rooms = {BOOK.room_of[spot] for spot in world.ghost_at if spot >= 0}
                assert "hall-2f" not in rooms


def test_in_the_dark_her_steps_are_imagined_from_their_beginning():  # H93
    state = dark(powers=(), slots=("moving-things", ""), tiles={"living-room.sofa": "doll"})
    play(state, "activate left")
    draw_all(play(state, "name living-room"))
    for seat in blind_seats(state):
        for world in worlds_of(state, seat, 20):
            assert encoded(world, seat) == encoded(state, seat)
            assert asked(world)[1] in ("activate", "go")
            assert world.view(SPECTATOR).set_cards == (True, False)
