"""What stands beside a choice: sentences in both languages, with odds that are true."""

from collections import Counter
from itertools import product

import pytest

from tests.words.test_goals import nights
from yakata import load
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.rules.choices import Act, Lay, Lower
from yakata.betrayal.sight.odds import beats
from yakata.betrayal.state.house import beyond
from yakata.hako_onna.rules.choices.noise import Flip
from yakata.hidden_rooms.choices import Draw
from yakata.hidden_rooms.tiles import FITTING
from yakata.kernel import Ask
from yakata.kernel.asks import Odds
from yakata.table.sight.words import offered
from yakata.words import Names

GAMES = ("hidden-rooms", "hako-onna", "betrayal", "seance")


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", GAMES)
def test_it_is_said_in_words(name: str, lang: str) -> None:
    said = Counter[str]()
    for seed in range(3):
        for game, state in nights(name, seed):
            ask = state.pending
            view = game.view(state, ask.seat)
            for choice in ask.choices:
                one = offered(game, lang, choice, Names(), ask.prompt, view)
                assert "{" not in one.does, one
                assert "effect-" not in one.does, one
                assert not one.does or one.does[-1] in ".。)）", one
                said[choice.verb] += bool(one.does)
    if name != "seance":
        assert sum(map(bool, said.values())) >= 2, said


def test_odds_of_a_card_are_those_of_the_deck() -> None:  # H35
    """Where no card is kept, as many outcomes as it says make the sum too high."""
    game, checked = load("hako-onna"), 0
    limit = game.book.noise.cards.limit
    for seed in range(6):
        for _, state in nights("hako-onna", seed):
            ask = state.pending
            flip = next((one for one in ask.choices if isinstance(one, Flip)), None)
            view = game.view(state, ask.seat)
            if flip is None or view.noise.kept:
                continue
            (said,) = game.effects(view, flip)
            after = state.clone()
            after.apply(flip)
            if not isinstance(after.pending, Odds):
                continue
            up = sum(view.noise.cards)
            cards = [int(str(one)) for one in after.pending.outcomes]
            assert said.slots == {"bad": sum(up + card >= limit for card in cards), "of": len(cards)}
            checked += 1
    assert checked > 5


def test_odds_of_a_search_are_those_of_the_pool() -> None:  # K24
    for game, state in nights("hidden-rooms", 2):
        ask = state.pending
        if any(isinstance(one, Draw) for one in ask.choices):
            (said,) = game.effects(game.view(state, ask.seat), Draw())
            fitting = sum(tile in FITTING[state.under] for tile in state.pool)
            assert (said.slots["fitting"], said.slots["tiles"]) == (fitting, len(state.pool))


def test_what_is_said_of_a_trait_and_of_a_tile_comes_true() -> None:  # B44 B45 B77
    said = Counter[str]()
    for seed in range(8):
        for game, state in nights("betrayal", seed):
            ask = state.pending
            view = game.view(state, ask.seat)
            for choice in ask.choices:
                said_so = isinstance(choice, Lower) or (isinstance(choice, Lay) and ask.prompt == "lay")
                if not said_so or len(ask.choices) < 2:
                    continue
                (one,) = game.effects(view, choice)
                after = state.clone()
                told = after.apply(choice)
                if isinstance(choice, Lower) and any(
                    event.key in ("raised", "healed")
                    and (event.slots["seat"], event.slots["trait"]) == (ask.seat, choice.trait)
                    for event in told
                ):
                    continue  # the same card gives a step of it back, after the fall
                said[one.key] += 1
                if one.key == "effect-lay":
                    laid = after.house.tiles[view.laying]
                    assert one.slots["doors"] == list(laid.doors)
                    assert beyond(after.house.tiles[one.slots["other"]].square, one.slots["side"]) == laid.square
                elif one.key == "effect-lower" and after.alive[ask.seat] and isinstance(after.pending, Ask):
                    fallen = after.value(ask.seat, TRAITS.index(choice.trait))
                    assert fallen <= one.slots["then"] < one.slots["now"]
    assert said["effect-lay"] > 20
    assert said["effect-lower"] > 5


@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (3, 2), (2, 4)])
def test_odds_of_a_blow_are_those_of_the_dice(mine: int, theirs: int) -> None:  # B129
    """Every roll of both sides, counted."""
    rolls = [product(range(3), repeat=dice) for dice in (mine, theirs)]
    wins = [sum(one) > sum(other) for one, other in product(*rolls)]
    assert beats(mine, theirs) == pytest.approx(sum(wins) / len(wins))


TRANSFERS = ("give", "drop", "take", "pick-up")
SAY_ALL = ("heirloom", "bury-it", "keep", "take-five", "reroll", "raise")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_action_and_every_card_to_take_says_what_it_does(lang: str) -> None:
    """Of Betrayal: by its steps, or as it is printed. Attacks say their odds where somebody is there."""
    met = Counter[str]()
    for seed in range(8):
        for game, state in nights("betrayal", seed):
            ask = state.pending
            view = game.view(state, ask.seat)
            attacks = {act.key for act in view.acts if act.attack}
            for choice in ask.choices:
                acts = isinstance(choice, Act) and choice.action not in (*TRANSFERS, "attack", *attacks)
                if (acts and ask.prompt == "turn") or ask.prompt in SAY_ALL:
                    one = offered(game, lang, choice, Names(), ask.prompt, view)
                    assert one.does or choice.verb == "done", (ask.prompt, one)
                    met["act" if acts else ask.prompt] += 1
    assert {"act", "heirloom"} <= {*met}, met


SAY_THEMSELVES = {
    "hidden-rooms": {"draw"},
    "hako-onna": {"move", "go", "hide", "place", "tell", "show", "give", "ask", "hand", "swap", "discard", "say", "put",
                  "up", "empty", "bare", "guess", "sound", "flee", "on", "name", "steal", "lay", "turn-down", "peek",
                  "object", "admit", "bumped", "interrupt", "activate"},
    "betrayal": {"move", "explore", "bar", "act", "pick", "answer"},
}  # fmt: skip
"""Verbs whose words name the deed and all that comes of it, or answer a question that does."""


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", SAY_THEMSELVES)
def test_every_choice_says_what_it_does(name: str, lang: str) -> None:
    """By its own words, or beside them. What is picked or answered without a verb is named by the question."""
    bare: dict[tuple[str, str], str] = {}
    for seed in range(8):
        for game, state in nights(name, seed):
            ask = state.pending
            view = game.view(state, ask.seat)
            for choice in ask.choices:
                one = offered(game, lang, choice, Names(), ask.prompt, view)
                if not one.does and choice.verb not in SAY_THEMSELVES[name]:
                    bare[ask.prompt, choice.verb] = one.say
    assert not bare


def test_a_tile_that_is_turned_says_its_doors() -> None:  # B77
    """For every way to turn it, those that it has then."""
    checked = 0
    for seed in range(40):
        for game, state in nights("betrayal", seed):
            ask = state.pending
            if ask.prompt != "rotate-how":
                continue
            view, before = game.view(state, ask.seat), {one: tile.doors for one, tile in state.house.tiles.items()}
            for choice in ask.choices:
                (said,) = game.effects(view, choice)
                after = state.clone()
                after.apply(choice)
                turned = [tile for one, tile in after.house.tiles.items() if before.get(one) != tile.doors]
                assert not turned or said.slots["doors"] == list(turned[0].doors)
                checked += 1
    assert checked


def test_how_much_damage_is_left_is_said_to_whoever_takes_it() -> None:
    """B45: each step that is laid on a trait is one less, and nobody else is asked."""
    told = 0
    for seed in range(24):
        for game, state in nights("betrayal", seed):
            ask = state.pending
            if ask.prompt != "lower":
                continue
            left = game.view(state, ask.seat).harm
            phrase = game.asks(game.view(state, ask.seat))
            assert left >= 1
            assert phrase is not None
            assert (phrase.key, phrase.slots) == ("prompt-lower-left", {"count": left})
            assert all(not game.view(state, seat).harm for seat in range(state.seats) if seat != ask.seat)
            after = state.clone()
            after.apply(ask.choices[0])
            if isinstance(after.pending, Ask) and (after.pending.prompt, after.pending.seat) == ("lower", ask.seat):
                assert game.view(after, ask.seat).harm == left - 1
                told += 1
    assert told > 10
