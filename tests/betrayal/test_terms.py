"""The frame of the game: who plays, which words mean whom, which rule beats which."""

import pytest

from tests.betrayal.stage import (
    FAMILIES,
    GAME,
    asked,
    begin_haunt,
    do,
    evening,
    heard,
    keys,
    night,
    play,
    set_step,
    step,
    texts,
    told,
)
from yakata.betrayal.language.words import Being, Thing, WhoIs
from yakata.betrayal.meaning import beings, people, things
from yakata.betrayal.rules.exploring.moving import cost_to_leave
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.story import Member, Story
from yakata.kernel import BadOptions

STRONG = """
items:
  - {id: wings, regions: [ground], passives: [{give: free-leave}]}
  - {id: charm, regions: [ground], reactions: [{on: would-be-damaged, do: [{do: gain, trait: knowledge}]}]}
  - {id: bell, regions: [ground], reactions: [{on: damaged, do: [{do: set-trait, trait: sanity, set: 7}]}]}
haunts:
  - id: stern
    number: 46
    roles: {kind: none}
    win: [{side: heroes, when: {is: flag, flag: stern-won}, ending: stern}]
    boxes:
      - {id: stern-shield, kind: fact, book: heroes, passives: [{give: no-damage, harm: physical}]}
      - {id: stern-first, kind: reaction, book: all,
         reaction: {on: damaged, do: [{do: set-trait, trait: sanity, set: 3}]}}
  - id: many
    number: 45
    roles: {traitor: {highest: speed}, every: true}
    win: [{side: heroes, when: {is: flag, flag: many-won}, ending: many}]
  - id: tied
    number: 44
    roles: {traitor: {highest: might}}
    win: [{side: heroes, when: {is: flag, flag: tied-won}, ending: tied}]
"""
HERE = Context(0, 0, owner=0)
OMENS = {1: ["lamp-glass", "tally-stick"]}
"""With one more, a haunt roll of three dice."""


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_three_to_five_play(seats):  # B1
    with pytest.raises(BadOptions):
        GAME.start(seats=seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_is_of_another_of_five_families(seats):  # B1
    assert {family.colour for family in GAME.book.families.values()} == {"blue", "green", "red", "yellow", "purple"}
    state = night(seats=seats)
    assert len(set(state.families)) == seats
    company = (Member("ashlar"), Member("ashlar"), Member("quill"))
    with pytest.raises(BadOptions):
        GAME.start(GAME.choose_options({"company": company}), seats=3)
    with pytest.raises(BadOptions):
        GAME.start(GAME.choose_options({"company": (Member("nobody"), *company[1:])}), seats=3)


def test_a_family_of_the_campaign_is_the_one_that_comes():  # B1
    company = tuple(Member(family) for family in reversed(FAMILIES[:3]))
    state = GAME.start(GAME.choose_options({"company": company, "chapter": "chapter-1"}), seats=3)
    assert state.families == ("fennel", "quill", "ashlar"), "nobody chooses again"


def test_free_play_leaves_the_campaign_as_it_was():  # B2
    """Whatever a night of free play changes for itself, cards and tiles of the next are the same."""
    story = Story(flags=("named",), heirlooms={"iron-poker": "ashlar"})
    last = None
    for state in evening(7, 3, story=story):
        last = state
    assert last.story.destroyed == ()
    assert last.story.read == ()
    assert last.story.added == ()


def test_a_game_has_two_phases():  # B3
    phases = []
    for state in evening(4, 3):
        phase = state.view(0).phase
        if not phases or phases[-1] != phase:
            phases.append(phase)
    assert phases == ["setup", "explore", "haunt", "end"]


@pytest.mark.parametrize(("flag", "side"), [("quiet-won", "heroes"), ("quiet-lost", "traitor")])
def test_the_first_side_that_has_won_ends_the_game(flag, side):  # B4
    state = night(haunt="quiet", traitor=1)
    events = do(state, 0, f"[{{do: set-flag, flag: {flag}}}, {{do: gain, trait: might}}]")
    assert heard(events, "side-wins")["side"] == side
    assert "raised" not in keys(events), "nothing goes on after it"
    assert state.over
    assert state.result.key == f"{side}-win"


def test_nobody_wins_before_the_haunt():  # B4, B3
    state = night()
    do(state, 0, "[{do: set-flag, flag: quiet-won}]")
    assert not state.over


def test_a_person_is_anybody_who_is_no_monster():  # B5, B7
    state = night(
        haunt="quiet", traitor=1, beings={"imp-1": ("imp", "upper-landing"), "wisp-1": ("wisp", "upper-landing")}
    )
    assert beings(state, Being(person=True), HERE) == ["wisp-1"]
    assert beings(state, Being(person=False), HERE) == ["imp-1"]
    assert beings(state, Being(), HERE) == ["imp-1", "wisp-1"]


def test_everyone_is_every_player_dead_or_alive():  # B5
    state = night(haunt="quiet", traitor=1)
    do(state, 0, "[{do: set-trait, trait: might, set: 1}, {do: lose, trait: might}]")
    assert not state.alive[0]
    assert people(state, "everyone", HERE) == [0, 1, 2]
    assert people(state, "players", HERE) == [1, 2]
    assert people(state, "dead", HERE) == [0]


def test_traitors_and_heroes_are_players_still():  # B6
    state = night(seats=5)
    assert people(state, "traitors", HERE) == []
    begin_haunt(state, "quiet", traitor=2)
    assert people(state, "traitors", HERE) == [2]
    assert people(state, "heroes", HERE) == [0, 1, 3, 4]
    assert people(state, "players", HERE) == [0, 1, 2, 3, 4]
    assert people(state, WhoIs(all="opponents"), HERE) == [2]
    assert people(state, WhoIs(all="allies"), HERE) == [1, 3, 4]


def start_haunt(state):
    do(state, 0, "[{do: draw, deck: omen}]")
    return told(state, "d222")


def test_several_traitors_are_possible():  # B6
    state = night(
        more=STRONG, seats=4, haunt_is="many", decks={"omen": ["eel-hook"]}, hands={1: ["lamp-glass", "tally-stick"]}
    )
    for seat, value in enumerate((1, 8, 1, 8)):
        set_step(state, seat, speed=value)
    traitors = {seat for seat in range(4) if state.value(seat, 0) == max(state.value(s, 0) for s in range(4))}
    start_haunt(state)
    assert {seat for seat, role in enumerate(state.roles) if role == "traitor"} == traitors


def test_a_tie_is_broken_by_a_crest_of_the_tied_families():  # B12
    state = night(more=STRONG, haunt_is="tied", decks={"omen": ["eel-hook"]}, hands=OMENS)
    state.families = ("ashlar", "quill", "marl")
    set_step(state, 0, might=1)
    set_step(state, 1, might=8)
    set_step(state, 2, might=7)
    assert [state.value(seat, 1) for seat in range(3)] == [3, 6, 6]
    start_haunt(state)
    odds = state.pending
    assert (odds.key, odds.outcomes, odds.weights) == ("crest", ("quill", "marl"), None)
    play(state, "marl")
    assert state.roles == ("hero", "hero", "traitor")


def test_monsters_are_there_only_in_a_haunt():  # B7
    for seed in range(10):
        for state in evening(seed):
            assert state.haunt or not state.beings


def test_items_and_omens_are_cards_and_objects_are_none():  # B8
    state = night(haunt="quiet", traitor=1, hands={0: ["iron-poker", "tally-stick", "trinket"]})
    found = {kind: things(state, Thing(deck=kind), HERE) for kind in ("item", "omen", "object")}
    assert found == {"item": ["iron-poker"], "omen": ["tally-stick"], "object": ["trinket"]}
    assert state.is_object("trinket")
    assert not state.is_card("trinket")


def test_objects_are_there_only_in_some_haunts():  # B8
    for seed in range(10):
        for state in evening(seed):
            if not state.haunt:
                assert not any(state.is_object(thing) for hand in state.hands for thing in hand)


def test_the_haunt_beats_every_other_rule():  # B9
    state = night(more=STRONG, haunt="stern", hands={0: ["charm"]})
    do(state, 0, "[{do: damage, harm: physical, amount: 3}]")
    assert asked(state) == (0, "turn"), "nobody is hurt like that in this haunt"
    assert state.steps[0][:2] == (4, 4)
    do(state, 0, "[{do: damage, harm: mental, amount: 1}]")
    assert asked(state) == (0, "lower")


def test_the_haunt_speaks_before_cards():  # B9
    state = night(more=STRONG, haunt="stern", hands={0: ["bell"]})
    do(state, 0, "[{do: lose, trait: knowledge}]")
    assert step(state, 0, "sanity") == 7, "first the box, then the card"


def test_cards_and_tiles_beat_the_rulebook():  # B10
    state = night(more=STRONG, hands={0: ["wings"]}, change=lambda n: n.mark_tile("large", "entrance-hall", 5))
    assert cost_to_leave(state, 0) == 1, "no obstacle slows it"
    assert cost_to_leave(state, 1) == 11
    state = night(house=[("rush-passage", "ground", 1, 0, 1)], at={0: "rush-passage"})
    state.mark_tile("large", "rush-passage", 2)
    assert cost_to_leave(state, 0) == 1
    assert "move entrance-hall" in texts(state)
