"""Setting up, step by step."""

from collections import Counter
from random import Random

import pytest

from tests.betrayal.stage import FAMILIES, GAME, asked, chance, do, heard, keys, night, play, step, texts
from yakata.betrayal.language.words import TRAITS
from yakata.betrayal.rules.cards.decks import Shuffling
from yakata.betrayal.state.story import Member, Story
from yakata.kernel import SPECTATOR, Ask, Odds

BOOK = GAME.book
SLOW = """
families:
  - id: old
    colour: white
    start: {speed: 1, might: 2, sanity: 3, knowledge: 8}
    tracks:
      speed: [2, 2, 3, 3, 4, 5, 5, 6]
      might: [2, 2, 3, 3, 4, 5, 5, 6]
      sanity: [2, 2, 3, 3, 4, 5, 5, 6]
      knowledge: [2, 2, 3, 3, 4, 5, 5, 6]
haunts:
  - id: elders
    number: 48
    roles: {traitor: {highest: age}}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: elders}]
  - id: youngest
    number: 47
    roles: {traitor: {lowest: age}}
    win: [{side: heroes, when: {is: flag, flag: never}, ending: youngest}]
"""


def set_up(seed=0, **options):
    """To the first turn, with chance at random; what was told on the way."""
    rng = Random(seed)
    state = GAME.start(**({"seats": 3} | options))
    events = list(state.told)
    while not (isinstance(state.pending, Ask) and state.pending.prompt == "turn"):
        pending = state.pending
        answer = rng.choice(pending.choices) if isinstance(pending, Ask) else pending.draw(rng)
        events += state.apply(answer)
    return state, events


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_picks_a_family_that_is_free(seats):  # B34, B1
    state = GAME.start(seats=seats)
    taken = []
    for seat in range(seats):
        if seat == 4:
            taken += set(BOOK.families) - set(taken)  # the last one is left
            break
        assert asked(state) == (seat, "family")
        assert [text[5:] for text in texts(state)] == sorted(set(BOOK.families) - set(taken))
        taken.append(texts(state)[-1][5:])
        play(state, texts(state)[-1])
    assert list(state.families) == taken


def test_families_can_be_dealt():  # B34
    state, _ = set_up(3, seats=5, families="deal")
    assert sorted(state.families) == sorted(BOOK.families)


def test_tracks_differ_between_families():  # B34
    tracks = [GAME.book.tracks[family] for family in BOOK.families]
    assert len(tracks) == 5
    assert len(set(tracks)) == 5
    for family in BOOK.families.values():
        for trait in TRAITS:
            assert list(family.tracks[trait]) == sorted(family.tracks[trait])
            assert len(family.tracks[trait]) == 8


def test_surnames_are_not_written_until_told():  # B34
    state = night(chapter="prologue")
    assert "named" not in state.story.flags
    do(state, 0, "[{do: name-families}]")
    assert "named" in state.story.flags


@pytest.mark.parametrize("family", FAMILIES)
def test_every_trait_starts_at_its_green_value(family):  # B35
    others = [other for other in FAMILIES if other != family][:2]
    company = tuple(Member(name) for name in (family, *others))
    state, _ = set_up(company=company)
    assert state.steps[0] == tuple(BOOK.families[family].start[trait] for trait in TRAITS)
    assert state.view(1).people[0].starts == state.steps[0]


def test_starts_are_steps_and_may_differ():  # B35
    state = night(more=SLOW)
    state.families = ("old", *state.families[1:])
    assert [state.start_step(0, trait) for trait in range(4)] == [1, 2, 3, 8]
    do(state, 0, "[{do: set-trait, trait: any, set: start}]")
    assert state.steps[0] == (1, 2, 3, 8)


def test_the_starting_tiles_lie_apart_one_for_each_region():  # B36, B62, B63
    state, _ = set_up()
    house = state.house
    pieces = {laid.region: [other.tile for other in house.laid if other.region == laid.region] for laid in house.laid}
    assert pieces == {
        "outside": ["front-steps"],
        "ground": ["entrance-hall", "ground-floor-staircase"],
        "upper": ["upper-landing"],
        "basement": ["basement-landing"],
    }
    assert house.joined["entrance-hall"] == {"n": "ground-floor-staircase"}, "one piece with two spaces"
    assert set(state.places) == {"entrance-hall"}


def test_step_three_is_empty_until_a_rule_fills_it():  # B37
    _, events = set_up(chapter="chapter-1", families="deal")
    assert "marked" not in keys(events)
    story = Story(rules=("a-key",), titles={"keyholder": "quill"})
    company = tuple(Member(family) for family in FAMILIES[:3])
    state = GAME.start(seats=3, chapter="chapter-1", company=company, story=story)
    assert asked(state)[0] == 1, "the Keyholder lays the Key"
    events = state.apply(texts(state)[0])
    assert heard(events, "marked")["marker"] == "key"


def test_a_member_has_a_name_and_any_age_and_all_hear_it():  # B39
    company = (Member("marl", "Ode", 7), Member("quill", "Ansgar", 93), Member("vesper", "Ib", 41))
    state, _ = set_up(company=company, chapter="prologue")
    for seat in (0, 1, 2, SPECTATOR):
        people = state.view(seat).people
        assert [(person.family, person.name, person.age) for person in people] == [
            ("marl", "Ode", 7), ("quill", "Ansgar", 93), ("vesper", "Ib", 41),
        ]  # fmt: skip


@pytest.mark.parametrize(("haunt", "traitor"), [("elders", 2), ("youngest", 1)])
def test_a_haunt_may_ask_for_the_age(haunt, traitor):  # B39
    """Ages of the company on the stage: 34, 27, 41."""
    state = night(more=SLOW, haunt_is=haunt, decks={"omen": ["eel-hook"]}, hands={1: ["lamp-glass", "tally-stick"]})
    do(state, 0, "[{do: draw, deck: omen}]")
    play(state, "d222")
    assert state.haunt == haunt
    assert [seat for seat, role in enumerate(state.roles) if role == "traitor"] == [traitor]


def test_equal_ages_are_decided_by_a_crest():  # B39, B12
    state = night(more=SLOW, haunt_is="elders", decks={"omen": ["eel-hook"]}, hands={1: ["lamp-glass", "tally-stick"]})
    state.ages = (41, 27, 41)
    do(state, 0, "[{do: draw, deck: omen}]")
    play(state, "d222")
    assert isinstance(state.pending, Odds)
    assert (state.pending.key, state.pending.outcomes) == ("crest", ("ashlar", "fennel"))


def test_in_the_campaign_the_legacy_card_is_read_after_setting_up():  # B41
    _, events = set_up(chapter="prologue", families="deal")
    names = keys(events)
    assert names.index("legacy-card") > names.index("chooses-family")
    assert names[-1] == "turn-begins"
    assert names.index("begins") > names.index("legacy-card")
    _, events = set_up(families="deal")
    assert "legacy-card" not in keys(events), "free play has none"


def test_what_a_legacy_card_says_is_done():  # B41
    story = Story(flags=("lamps-burning",))
    state, _ = set_up(chapter="chapter-2", story=story, families="deal")
    assert all(step(state, seat, "sanity") == state.start_step(seat, 2) - 1 for seat in range(3))


def test_every_deck_and_the_stack_are_shuffled():  # B42
    orders = {}
    for seed in range(12):
        state, _ = set_up(seed, families="deal")
        for deck in ("event", "item", "omen", "tiles"):
            backs = tuple(slot[0] for slot in state.decks[deck])
            orders.setdefault(deck, set()).add(backs)
            assert all(not face and not known for _, face, known in state.decks[deck])
            assert len({tuple(sorted(order)) for order in orders[deck]}) == 1
    assert all(len(orders[deck]) > 8 for deck in ("event", "item", "tiles"))


def test_a_shuffle_is_fair():  # B42
    """At each place every back comes as often as there are cards left with it."""
    state = night()
    state.push(Shuffling("tiles"))
    state._pending = None
    state._run()
    left = Counter(slot[0] for slot in state.decks["tiles"])
    while isinstance(state.pending, Odds) and state.pending.key == "tiles-back":
        odds = dict(zip(state.pending.outcomes, state.pending.weights, strict=True))
        assert odds == +left
        back = state.pending.outcomes[-1]
        left[back] -= 1
        play(state, back)
    assert Counter(slot[0] for slot in state.decks["tiles"]) == Counter(
        state.book.back(t) for t in BOOK.free_play.tiles
    )


def test_shuffling_makes_all_forget():  # B42, B17
    state = night(decks={"item": ["iron-poker", "hedge-knife", "tallow-dip"]})
    do(state, 1, "[{do: peek, deck: item}, {do: shuffle, deck: item}]")
    chance(state)
    assert all(not face for _, face, _ in state.decks["item"])
    assert next(deck for deck in state.view(1).decks if deck.id == "item").known == {}


def test_the_first_player_is_drawn_and_turns_go_on_to_the_left():  # B42
    state = GAME.start(seats=4, families="deal")
    while not (isinstance(state.pending, Odds) and state.pending.key == "first"):
        play(state, texts(state)[0])
    assert state.pending.outcomes == state.families
    assert state.pending.weights is None, "all alike"
    for seat in range(4):
        other = state.clone()
        play(other, other.families[seat])
        assert other.order == tuple((seat + away) % 4 for away in range(4))
        assert asked(other) == (seat, "turn")
