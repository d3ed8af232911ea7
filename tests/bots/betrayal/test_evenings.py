"""The bots of Betrayal play whole evenings: legally, the same from the same seed, to an end and to its goals."""

from random import Random

import pytest

from tests.bots.betrayal.evenings import CHAPTER_OF, CHAPTERS, HAUNTS, evening
from yakata.betrayal import GAME
from yakata.bots import Observation, bots_for, make
from yakata.kernel import verify

BOTS = ("timid", "keen")


def test_the_names_weakest_first():
    assert bots_for("betrayal") == ("random", *BOTS)


LATER = {"rent-day": ("settling-up", "faced-below")}
"""The parts that follow."""


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("haunt", HAUNTS)
def test_legal_in_every_haunt_from_the_view_alone(haunt, seats):
    for name in BOTS:
        play = evening(name, seed=name, seats=seats, wire=True, haunt=haunt, chapter=CHAPTER_OF.get(haunt, ""))
        assert play.over
        assert play.state.haunt in (haunt, GAME.book.haunts[haunt].like, *LATER.get(haunt, ()))


@pytest.mark.parametrize("chapter", ["", *CHAPTERS])
def test_legal_in_every_chapter_and_in_free_play(chapter):
    for seats in GAME.seats:
        assert evening("keen", "timid", seed=seats, seats=seats, wire=True, chapter=chapter, families="deal").over


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("option", [{"gains": "asked"}, {"damage": "split"}])
def test_by_every_reading_of_a_rule(name, option):  # BR12 BR34
    for seats in GAME.seats:
        assert evening(name, seed=seats, seats=seats, wire=True, families="deal", **option).over


@pytest.mark.parametrize("name", BOTS)
def test_the_same_rng_gives_the_same_record(name):
    records = [evening(name, seed=7, haunt="wrong-heir").record() for _ in range(2)]
    assert records[0] == records[1]
    verify(GAME, records[0])


def test_asked_cold_at_every_ask():
    """A bot that has seen nothing before, as after the table was opened again."""
    prompts = set()
    for seed, haunt in enumerate(HAUNTS):
        play = GAME.new(seed=seed, seats=3 + seed % 3, haunt=haunt)
        for ask in play:
            seen = Observation(play.view(ask.seat), ask.choices)
            choice = make("betrayal", "keen", Random(f"{seed} {len(play.entries)}")).choose(seen)
            assert choice in ask.choices
            prompts.add(ask.prompt)
            play.apply(choice)
    assert {"turn", "monster", "lower", "lay", "heirloom", "attack", "steal", "roll-with", "pick-up-what"} <= prompts


def test_another_hand_plays_between():
    """One choice in four is anybody's guess: whatever comes of that, the bot has an answer."""
    prompts = set()
    for seed in range(33):
        rng = Random(seed)
        play = GAME.new(seed=seed, seats=3 + seed % 3, haunt=HAUNTS[seed % len(HAUNTS)])
        bots = [make("betrayal", "keen", rng) for _ in range(play.state.seats)]
        for ask in play:
            choice = bots[ask.seat].choose(Observation(play.view(ask.seat), ask.choices))
            assert choice in ask.choices
            prompts.add(ask.prompt)
            play.apply(rng.choice(ask.choices) if rng.random() < 0.25 else choice)
    assert {"permission", "give-what", "drop-what", "take-what", "vote", "guess", "reroll", "option"} <= prompts


def side_wins(*names, haunt, games, key="heroes-win", seats=4):
    """In its chapter, whose house it was made for; else in free play."""
    chapter = CHAPTER_OF.get(haunt, "")
    ends = (evening(*names, seed=seed, seats=seats, haunt=haunt, chapter=chapter).result.key for seed in range(games))
    return sum(end == key for end in ends)


@pytest.mark.parametrize("haunt", ["high-water", "nobody-is-false"])
def test_keen_heroes_reach_what_random_ones_do_not(haunt):
    """Nobody is against them but the night."""
    assert side_wins("keen", haunt=haunt, games=20) >= 4 + side_wins("random", haunt=haunt, games=20)


def test_keen_rivals_carry_the_silver_out():
    keen, random = (side_wins(name, haunt="treasure", games=20, key="one-wins") for name in ("keen", "random"))
    assert keen >= 4 + random


def test_both_sides_win_and_people_die():
    ends = [evening("keen", seed=seed, seats=3 + seed % 3, haunt=HAUNTS[seed % len(HAUNTS)]) for seed in range(44)]
    keys = [play.result.key for play in ends]
    assert min(keys.count("heroes-win"), keys.count("traitor-win")) >= 10
    assert sum(not all(play.state.alive) for play in ends) >= 10
    assert max(play.state.round for play in ends) <= 15


def test_a_haunt_that_nobody_has_seen_is_played_by_its_boxes():
    """A pack of one's own: fetch the relic, bring it to the landing."""
    from tests.betrayal import stage

    game = stage.game(NEW, quiet=False)
    ends = [evening("keen", seed=seed, seats=3, game=game, haunt="fetching").result.key for seed in range(6)]
    assert ends.count("heroes-win") >= 5


NEW = """
haunts:
  - id: fetching
    number: 48
    roles: {kind: none, monsters: never, controller: group}
    setup:
      heroes:
        - {do: put-thing, object: fetched, at: {region: ground, farthest: upper-landing}}
    objects: [{id: fetched}]
    boxes:
      - id: fetching-bring
        kind: main
        action:
          id: fetching-bring
          word: prepare
          where: upper-landing
          when: {is: carrying, what: {id: fetched}}
          do: [{do: set-flag, flag: brought}]
    win:
      - {side: heroes, when: {is: flag, flag: brought}, ending: fetching-done}
    rounds: 8
    at-dawn: traitor
"""
