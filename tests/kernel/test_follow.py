"""Following what was recorded: outcomes are taken and checked, never rolled; what differs changes nothing."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import yakata
from yakata.kernel import Differs, Entry, Play, Refused

ROOMS = yakata.load("hidden-rooms")
Move = tuple[int, str, list[Entry], str]


def played(seed: str) -> tuple[Any, list[Move]]:
    """A game, and its moves with what was drawn and the digest after each."""
    play, rng, moves = ROOMS.new(seed=seed, turn_limit=0), Random(seed), []
    for ask in play:
        before = len(play.entries)
        play.apply(rng.choice(ask.choices))
        said, *drawn = play.entries[before:]
        moves.append((ask.seat, said.text, drawn, play.state.digest()))
    return play, moves


def fresh(seed: str) -> Any:
    return ROOMS.new(seed=seed, turn_limit=0)


def test_a_game_that_is_followed_is_the_same_to_the_last_byte() -> None:
    whole, moves = played("follow")
    again = fresh("follow")
    for seat, text, drawn, digest in moves:
        again.follow(text, seat, drawn, digest)
    assert str(again.record()) == str(whole.record())
    assert again.events == whole.events
    assert again.dice.count == whole.dice.count


def standing(play: Any) -> tuple[Any, ...]:
    return play.state.dump(), list(play.entries), list(play.events), play.dice.count, play.why_no_undo(0)


def test_what_differs_is_refused_and_nothing_has_changed() -> None:
    _, moves = played("differs")
    play, refused = fresh("differs"), 0
    for seat, text, drawn, digest in moves:
        wrong: list[tuple[str, list[Entry], str]] = [(text, drawn, "0" * 16), ("dance", drawn, digest)]
        wrong.append((text, [*drawn, Entry(None, "draw red-1")], digest))
        if drawn:
            first = drawn[0]
            number, total = first.ticket or (0, 1)
            wrong.append((text, drawn[1:], digest))
            wrong.append((text, [replace(first, ticket=((number + 1) % total, total)), *drawn[1:]], digest))
            wrong.append((text, [replace(first, text=f"other {first.text}"), *drawn[1:]], digest))
        before = standing(play)
        for said, outcomes, mark in wrong:
            with pytest.raises((Differs, Refused)):
                play.follow(said, seat, outcomes, mark)
            assert standing(play) == before
            assert not play.crashed
            refused += 1
        play.follow(text, seat, drawn, digest)
    assert refused > 2 * len(moves)


def test_a_play_that_is_restored_at_its_anchor_goes_on_with_the_same_dice_and_the_same_undo() -> None:
    whole, moves = played("anchor")
    play = fresh("anchor")
    restored = 0
    for seat, text, drawn, digest in moves:
        play.follow(text, seat, drawn, digest)
        if play.anchored:
            point, (barrier, last) = play.anchor(), play.barrier
            state = ROOMS.load(point.state.dump())
            play.dice.count = point.draws
            kept = {"entries": play.entries, "events": play.events}
            again = Play.restore(ROOMS, state, play.header, play.dice, barrier=barrier, last=last, **kept)
            assert standing(again) == standing(play)
            play = again
            restored += 1
        else:
            assert play.anchor().entries < len(play.entries)
    assert restored
    assert str(play.record()) == str(whole.record())
