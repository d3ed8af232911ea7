"""Laws that must hold at every state of every game."""

from random import Random
from typing import Any

from yakata.kernel.asks import Ask, Odds
from yakata.kernel.choices import Choice
from yakata.kernel.refusals import BadText, GameOver, IllegalChoice, WrongSeat
from yakata.kernel.seats import SPECTATOR, Seat
from yakata.kernel.state import State
from yakata.kernel.testing.broken import hold
from yakata.kernel.testing.random_play import random_answer

MANY = 1000
"""More outcomes are numbers in a row: nobody writes them all down."""


def check_pure(state: State) -> None:
    """Law 2: an ask or chance step does not write, and says the same when called twice."""
    before = state.dump()
    frame = state.stack[-1]
    once, twice = (frame.STEPS[frame.at].run(frame, state) for _ in range(2))
    hold(once == twice, "pure", f"{type(frame).__name__}.{frame.at} gives two different answers")
    hold(state.dump() == before, "pure", f"{type(frame).__name__}.{frame.at} changes the state")


def check_ask(state: State, ask: Ask) -> None:
    """Choices are there, sorted by text, unique, parse back, and are found legal."""
    texts = [str(choice) for choice in ask.choices]
    hold(texts, "choices", f"dead end: {ask.prompt} has no choice")
    hold(texts == sorted(set(texts)), "choices", f"not sorted and unique: {texts}")
    hold(0 <= ask.seat < state.seats, "choices", f"seat {ask.seat} is asked")
    for choice, text in zip(ask.choices, texts, strict=True):
        hold(state.game.parse(text) == choice, "choices", f"{text!r} parses to {state.game.parse(text)!r}")
        hold(state.why_not(choice) is None, "choices", f"{text!r} is offered and refused")


def check_unlisted(state: State, ask: Ask, rng: Random) -> None:
    """Of a kind of which more is admitted than listed: its text parses back, and it is admitted or refused."""
    choice, before = state.game.unlisted(state, ask, rng), state.dump()
    hold(isinstance(choice, ask.kinds), "choices", f"{choice} is of no kind that is admitted: {ask.kinds}")
    hold(state.game.parse(str(choice)) == choice, "choices", f"{choice} parses to {state.game.parse(str(choice))!r}")
    if state.why_not(choice) is not None:
        _refused(state, choice, None, IllegalChoice)
        hold(state.dump() == before, "refusals", f"{choice} is refused and has changed the state")
        return
    other = state.clone()
    hold(state.clone().apply(choice, ask.seat) == other.apply(str(choice)), "choices", f"{choice} goes two ways")


def check_odds(odds: Odds) -> None:
    """Outcomes are there, unique by text, single words, with whole positive weights."""
    hold(len(odds.outcomes), "chance", f"{odds.key} has no outcome")
    hold(len(odds.key.split()) == 1, "chance", f"{odds.key} is not a single word")
    weights = odds.weights or (1,) * len(odds.outcomes)
    hold(len(weights) == len(odds.outcomes) and min(weights) > 0, "chance", f"{odds.key} has weights {weights}")
    if isinstance(odds.outcomes, range):
        return  # numbers in a row are single words, each once
    texts = [str(outcome) for outcome in odds.outcomes]
    hold(len(texts) <= MANY, "chance", f"{odds.key} lists {len(texts)} outcomes one by one")
    hold(len(set(texts)) == len(texts), "chance", f"{odds.key} lists an outcome twice: {texts}")
    hold(all(len(text.split()) == 1 for text in texts), "chance", f"{odds.key}: not single words: {texts}")


def check_clone(state: State, rng: Random) -> None:
    """A clone is the same and never writes through."""
    before = state.dump()
    clone = state.clone()
    hold(clone.dump() == before, "clone", "a clone differs from its original")
    if (pending := clone.pending) is not None:
        clone.apply(random_answer(pending, rng))
        hold(state.dump() == before, "clone", "playing on a clone has changed the original")


def check_save(state: State, rng: Random) -> None:
    """Save, load, save is the identity at every decision, and the loaded game goes on in the same way."""
    saved = state.dump()
    loaded: State = state.game.load(saved)
    hold(loaded.dump() == saved, "save", "a loaded state saves differently")
    hold(loaded.pending == state.pending, "save", "a loaded state asks something else")
    if (pending := state.pending) is not None:
        answer = random_answer(pending, rng)
        original = state.clone()
        hold(
            original.apply(answer) == loaded.apply(answer), "save", f"after {answer} a loaded state tells other events"
        )
        hold(original.dump() == loaded.dump(), "save", f"after {answer} a loaded state goes on differently")


def check_refusals(state: State, known: set[Choice]) -> None:
    """What is not offered is refused with a reason and changes nothing: by choice, by text, by seat, in the end."""
    before, pending = state.dump(), state.pending
    offered = pending.choices if isinstance(pending, Ask) else ()
    expected: Any = IllegalChoice if isinstance(pending, Ask) else GameOver
    if not isinstance(pending, Odds):
        kinds = pending.kinds if isinstance(pending, Ask) else ()
        for choice in known.difference(offered):
            if kinds and isinstance(choice, kinds):  # it may well be admitted (``check_unlisted``)
                continue
            _refused(state, choice, None, expected)
            hold(state.why_not(choice) is not None, "refusals", f"{choice} is refused, and why_not knows no reason")
    if isinstance(pending, Ask):
        _refused(state, "no-such-verb at all", None, BadText)
        for seat in (s for s in (*range(state.seats), SPECTATOR) if s != pending.seat):
            _refused(state, offered[0], seat, WrongSeat)
    hold(state.dump() == before, "refusals", "a refusal has changed the state")


def _refused(state: State, choice: Choice | str, seat: Seat | None, expected: type[Exception]) -> None:
    try:
        state.apply(choice, seat)
    except expected:
        return
    hold(False, "refusals", f"{choice} by seat {seat} was not refused as {expected.__name__}")


def check_end(state: State, played: int) -> None:
    """A game ends in time, with a result if and only if nothing is pending, and scores for all."""
    hold(played <= state.game.longest, "end", f"runaway: more than {state.game.longest} answers")
    hold((state.result is not None) == (state.pending is None), "end", "over without a result, or a result before")
    if state.result:
        scores, total = state.result.scores, state.game.score_total
        hold(len(scores) == state.seats, "end", f"{len(scores)} scores for {state.seats} seats")
        hold(total is None or sum(scores) == total, "end", f"scores {scores} do not add up to {total}")
