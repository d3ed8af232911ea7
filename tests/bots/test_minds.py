"""Bots that think in processes apart."""

import asyncio
import os
import pickle
import signal
from random import Random

import pytest

import yakata
from yakata.bots import Observation, bots_for, make
from yakata.bots.minds import Asked, Minds
from yakata.bots.worker import UNKNOWN, Birth, Heads, Thought
from yakata.kernel import Ask, Play

GAMES = {"hidden-rooms": {"stage": 1}, "hako-onna": {}, "betrayal": {}, "seance": {}}


def asked(play: Play, ask: Ask) -> Asked:
    return Asked(play.view(ask.seat), ask.choices, play.events)


def pids(minds: Minds) -> list[int]:
    return [worker.process.pid for lane in minds.lanes for worker in lane.pool.workers]


def test_they_choose_what_they_would_choose_here() -> None:
    """Each is told only what is new; some have a memory, all have chances."""

    async def run() -> None:
        minds = Minds(2)
        for name, options in GAMES.items():
            bot = bots_for(name)[-1]
            play = yakata.load(name).new(seed="apart", **options)
            here = {seat: make(name, bot, Random(f"s {seat}")) for seat in range(play.state.seats)}
            for _, ask in zip(range(120), play, strict=False):
                seen = Observation(play.view(ask.seat), ask.choices, play.seen(ask.seat))
                choice = str(here[ask.seat].choose(seen))
                assert await minds.choose((name, ask.seat), name, bot, f"s {ask.seat}", asked(play, ask)) == choice
                play.apply(choice)
        assert 1 <= len(pids(minds)) <= 2
        await minds.close()
        assert pids(minds) == []

    asyncio.run(run())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_dies_or_hangs_is_replaced_and_the_bot_has_seen_all(how: signal.Signals) -> None:
    async def run() -> None:
        minds = Minds(1, limit=60.0)
        play = yakata.load("hako-onna").new(seed="killed")
        for turn, ask in zip(range(40), play, strict=False):
            if turn == 20:
                (pid,) = pids(minds)
                os.kill(pid, how)
                minds.lanes[0].pool.limit = 5.0 if how == signal.SIGSTOP else 60.0
            if turn == 21:
                minds.lanes[0].pool.limit = 60.0
                assert pids(minds) != [pid]
            play.apply(await minds.choose(("t", ask.seat), "hako-onna", "keen", f"s {ask.seat}", asked(play, ask)))
        assert len(pids(minds)) == 1
        await minds.close()

    asyncio.run(run())


def question(who: tuple[str, int], birth: Birth | None, gone: tuple[tuple[str, int], ...] = ()) -> bytes:
    play = yakata.load("seance").new(seed="q")
    assert play.ask
    return pickle.dumps(Thought(who, Observation(play.view(0), play.ask.choices), birth, gone))


def test_bots_that_nobody_will_ask_are_forgotten_and_so_are_the_oldest_of_too_many() -> None:
    heads, born = Heads(many=2), Birth("seance", "random", Random(1))
    for at in range(3):
        assert heads.answer(question((f"t{at}", 0), born)) != UNKNOWN
    assert list(heads.bots) == [("t1", 0), ("t2", 0)]
    assert heads.answer(question(("t0", 0), None)) == UNKNOWN
    assert heads.answer(question(("t1", 0), None, gone=(("t2", 0),))) != UNKNOWN
    assert list(heads.bots) == [("t1", 0)]
