"""What hangs on a roll is told with it: the table of results, the row that counts, and that nothing happens."""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from yakata.betrayal import GAME
from yakata.betrayal.language import steps as s
from yakata.betrayal.language.summaries import band
from yakata.betrayal.sight import results_in_words
from yakata.betrayal.sight import stakes as stakes_of
from yakata.betrayal.sight.results_in_words import NOTHING, PRINTED
from yakata.kernel import SPECTATOR, Ask, Event, Stake
from yakata.words import LANGUAGES, words_for

BOOK = GAME.book
WORDS = {language: words_for(GAME, language) for language in LANGUAGES}
TRIALS = list(GAME.trials)


def pushes(trial: dict[str, Any], number: int) -> Iterator[tuple[Any, list[Event]]]:
    """A random evening, as it comes to a table: each question with all that was told before it."""
    rng, state = Random(f"stakes {number}"), GAME.start(GAME.choose_options(trial), seats=3)
    told: list[Event] = []
    while (pending := state.pending) is not None:
        if isinstance(pending, Ask):
            yield state, told
            told = []
        answer = rng.choice(pending.choices) if isinstance(pending, Ask) else pending.at(rng.randrange(pending.total))
        state.apply(answer)
        told += state.told
    yield state, told


FIGHT = ("rolled", "attacks", "wins-fight", "fight-tied", "lacks-trait")


def stakes(trial: dict[str, Any], number: int) -> Iterator[tuple[Any, Any, Sequence[Event], int, Stake]]:
    for state, told in pushes(trial, number):
        for at, event in enumerate(told):
            if event.key in GAME.staked:
                for seat in (SPECTATOR, 0):
                    view = state.view(seat)
                    found = GAME.stake(view, told, at, WORDS["en"])
                    if found is not None:
                        yield state, view, told, at, found


def step_of(event: Event) -> tuple[str, Any]:
    block, _, place = str(event.slots["stake"]).rpartition(".")
    return block, BOOK.blocks[block][int(place)]


def ways(dice: int, bonus: int, low: int, high: int) -> float:
    """The share of all ways that dice can fall, one by one."""
    falls = [max(0, sum(fall) + bonus) for fall in product((0, 1, 2), repeat=dice)]
    return 100 * sum(low <= result <= high for result in falls) / len(falls)


@pytest.mark.parametrize("number", range(len(TRIALS)))
def test_every_result_has_its_row_and_its_odds_and_one_counts(number):  # B58 B93
    for _, _, told, at, stake in stakes(TRIALS[number], number):
        event = told[at]
        if event.key != "rolled" or not stake.rows or not event.slots.get("stake"):
            continue
        _, step = step_of(event)
        if not isinstance(step, s.Roll):
            continue
        changed = any(later.key == "result-changed" for later in told[at:])
        counting = [row for row in stake.rows if row.counts]
        assert len(counting) == 1
        if stake.chances:
            assert stake.rows == tuple(counting), "of an Event nobody reads what has not come"
            assert abs(sum(stake.chances) - 100) <= len(stake.chances)
            continue
        assert len(stake.rows) == len(step.bands)
        for row, key in zip(stake.rows, step.bands, strict=True):
            low, high = band(key)
            share = ways(len(event.slots["dice"]), event.slots.get("bonus", 0), low, high)
            assert abs(row.odds - share) <= 1
            assert changed or row.counts == (low <= event.slots["result"] <= high)


def test_the_last_roll_of_a_fight_has_the_row_that_counts():  # B127 B128
    """Whoever sees these dice alone sees what they have decided; those before them have decided nothing."""
    decided = set()
    for number, trial in enumerate(TRIALS):
        for _, _, told, at, stake in stakes(trial, number):
            if told[at].key != "rolled" or told[at].slots.get("stake") or told[at].slots.get("roll") == "haunt":
                continue
            later = next((one.key for one in told[at + 1 :] if one.key in FIGHT), "")
            ends = later in ("wins-fight", "fight-tied")
            assert sum(row.counts for row in stake.rows) == ends, later
            decided |= {later} if ends else set()
    assert decided == {"wins-fight", "fight-tied"}


def test_all_that_asks_for_a_roll_is_met():
    kinds = set()
    for number, trial in enumerate(TRIALS):
        for _, _, told, at, stake in stakes(trial, number):
            event = told[at]
            if event.slots.get("roll") == "haunt":
                kinds.add("haunt")
                assert [row.says[0].key for row in stake.rows] == ["row-haunt", "row-not-yet"]
            elif event.slots.get("stake"):
                kinds.add("sealed" if stake.chances else "open")
            else:
                kinds.add(event.key)
    assert kinds >= {"haunt", "sealed", "open", "rolled", "wins-fight", "fight-tied"}


@pytest.mark.parametrize("number", range(0, len(TRIALS), 3))
def test_a_table_is_open_to_who_may_read_it(number):  # B93 B146 B148
    for _, view, told, at, stake in stakes(TRIALS[number], number):
        event = told[at]
        if event.slots.get("stake", "damage") in ("", "damage"):
            continue
        block, step = step_of(event)
        parts = block.split(".")
        if isinstance(step, s.Contest):
            told_costs = [one for row in stake.rows for one in row.says if one.key not in ("row-beaten", "row-nothing")]
            assert parts[1] != "events" or not told_costs
            continue
        if parts[1] == "haunts":
            boxes = {box.id for box in view.boxes}
            assert bool(stake.chances) == (BOOK.printed_on(block) not in boxes)
            if stake.chances:
                assert all(row.says in ((), (NOTHING,)) for row in stake.rows)
                assert stake.of is None
        elif parts[1] == "events":
            assert bool(stake.chances) == (parts[3] != "actions")


@pytest.mark.parametrize("number", range(0, len(TRIALS), 2))
def test_that_nothing_happens_is_told_where_nothing_does(number):
    """After a roll whose band is empty, and nowhere else."""
    for _, told in pushes(TRIALS[number], number):
        for at, event in enumerate(told):
            if event.key != "nothing-happens":
                continue
            rolls = [one for one in told[:at] if one.key == "rolled" and one.slots.get("stake")]
            if not rolls:
                continue  # somebody was asked between the roll and this
            block, step = step_of(rolls[-1])
            result = next(
                (one.slots["result"] for one in reversed(told[:at]) if one.key == "result-changed"),
                rolls[-1].slots["result"],
            )
            steps = next(steps for key, steps in step.bands.items() if band(key)[0] <= result <= band(key)[1])
            assert not steps, block


def test_a_haunt_roll_that_misses_says_not_yet():  # B139
    missed = 0
    for number, trial in enumerate(TRIALS[:6]):
        for _, told in pushes(trial, number):
            need = next((one.slots["need"] for one in told if one.key == "haunt-roll"), None)
            roll = next((one for one in told if one.key == "rolled" and one.slots["roll"] == "haunt"), None)
            if need is None or roll is None:
                continue
            came = any(one.key == "haunt-begins" for one in told)
            assert any(one.key == "no-haunt-yet" for one in told) == (not came)
            missed += not came
    assert missed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_words(language):
    """Also as they are printed, where the steps themselves have none."""
    words = WORDS[language]
    for number, trial in enumerate(TRIALS[::4]):
        for state, told in pushes(trial, number):
            view = state.view(0)
            for at, event in enumerate(told):
                stake = GAME.stake(view, told, at, words) if event.key in GAME.staked else None
                for row in stake.rows if stake is not None else ():
                    said = [words.say(one.key, **one.slots) for one in (row.band, *row.says)]
                    assert not any(word.startswith(("row-", "band-", "stake-")) for word in said)
                    assert row.says != (PRINTED,), (event, "has no words at all")


def test_no_words_for_rows_are_left_over():
    source = "".join(
        Path(module.__file__ or "").read_text(encoding="utf-8") for module in (results_in_words, stakes_of)
    )
    made = set(re.findall(r'"((?:row|band|stake)-[a-z-]+)"', source)) | {"row-obstacle-small", "row-obstacle-large"}
    made |= {f"{key}-next" for key in ("row-more-moves", "row-fewer-moves")}
    for words in WORDS.values():
        there = {key for key in words.all_keys() if key.startswith(("row-", "band-", "stake-"))}
        assert {key.removesuffix("-you") for key in there} == made
