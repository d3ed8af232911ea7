"""What a card does to somebody for a while stays with them when the card does not, and ends when it says."""

import pytest

from tests.betrayal.stage import asked, call, carry, do, heard, night, play, texts, told
from yakata.betrayal.meaning.passives import has_passive
from yakata.betrayal.rules.exploring.moving import cost_to_leave
from yakata.betrayal.rules.haunt.beginning import HauntStart
from yakata.betrayal.state.people import replaced


def heirloom(card, family="ashlar"):
    """It is an heirloom of this family; that of the first seat, unless something else is said."""

    def change(state):
        state.story = state.story.but(heirlooms={card: family})

    return change


def acted(card, **more):
    """The first player has just done what the card says, and then lost it to the second."""
    state = night(hands={0: [card]}, **more)
    play(state, f"act {card}.{card}")
    do(state, 0, f"[{{do: drop, what: {{id: {card}}}}}]")
    state.lift(state.places[0], card)
    carry(state, 1, card)
    return state


def sanity_roll(state, seat):
    """All dice show nothing."""
    do(state, seat, "[{do: roll, trait: sanity, bands: {'0+': [{do: moves, add: 0}]}}]")
    return heard(told(state, texts(state)[0]), "rolled")["result"]


def test_a_prayer_stays_with_who_said_it():  # BR47
    assert sanity_roll(acted("prayer-cord"), 0) == 2
    assert sanity_roll(acted("prayer-cord"), 1) == 0


def test_it_ends_when_their_own_next_turn_begins():  # BR47
    state = acted("prayer-cord")
    for turn in (1, 2):
        play(state, "end")
        assert (state.turn, state.statuses[0]) == (turn, ("prayer-cord-said",))
    events = told(state, "end")
    assert state.turn == 0
    assert heard(events, "status-gone") == {"seat": 0, "status": "prayer-cord-said"}
    assert state.statuses[0] == state.passing == ()


def test_said_again_it_lasts_again():  # BR47
    state = night(hands={0: ["prayer-cord"]})
    for _ in range(2):
        play(state, "act prayer-cord.prayer-cord", "end", "end", "end")
        assert state.statuses[0] == ()


@pytest.mark.parametrize(("family", "answered"), [("ashlar", True), ("quill", False)])
def test_an_heirloom_answers_its_own_family(family, answered):  # BR47 B107
    state = acted("prayer-cord", change=heirloom("prayer-cord", family))
    assert ("prayer-cord-answered" in state.statuses[0]) == answered


@pytest.mark.parametrize("whole", [True, False])
def test_a_seal_keeps_what_is_theirs_and_that_of_an_heirloom_whatever_is_on_their_tile(whole):  # BR47
    state = acted("sealing-wax", change=heirloom("sealing-wax") if whole else None)
    assert has_passive(state, 0, "no-steal")
    assert has_passive(state, 2, "no-steal") == whole
    state.places = replaced(state.places, 2, "upper-landing")
    assert not has_passive(state, 2, "no-steal")


def test_a_veil_is_worn_by_who_put_it_on():  # BR47
    state = acted("mourning-veil", haunt="quiet", traitor=1)
    assert (cost_to_leave(state, 0), cost_to_leave(state, 1)) == (1, 3)
    assert not has_passive(state, 0, "no-attack")
    haunted = acted(
        "mourning-veil", haunt="quiet", traitor=1, change=lambda n: n.mark_tile("ghost", "entrance-hall", 1)
    )
    assert has_passive(haunted, 0, "no-attack")
    assert not has_passive(haunted, 1, "no-attack")


def test_a_cloak_is_for_the_next_tile_one_leaves_and_no_other():  # BR47
    state = acted(
        "riding-cloak",
        change=lambda n: (heirloom("riding-cloak")(n), n.mark_tile("small", "entrance-hall", 1)),
    )
    assert cost_to_leave(state, 0) == 1
    play(state, "move ground-floor-staircase", "move entrance-hall")
    assert cost_to_leave(state, 0) == 2


def test_a_cloak_is_off_when_the_turn_is_over():  # BR47
    state = acted("riding-cloak", change=heirloom("riding-cloak"))
    assert state.statuses[0] == ("riding-cloak-fresh",)
    play(state, "end")
    assert state.statuses[0] == state.passing == ()


def test_a_cloak_is_off_when_the_haunt_cuts_the_turn_short():  # BR47 B87
    state = acted("riding-cloak", change=heirloom("riding-cloak"), haunt_is="quiet")
    call(state, HauntStart(0))
    assert state.on
    assert state.statuses[0] == state.passing == ()


@pytest.mark.parametrize("haunt", ["", "quiet", "siege"])
def test_no_track_is_offered_where_there_is_none(haunt):  # BR48
    state = night(hands={0: ["candle-clock"]}, haunt=haunt)
    moves = state.moves
    play(state, "act candle-clock.candle-clock")
    assert asked(state) == (0, "turn")
    assert state.moves == moves + 1
    assert "track" not in state.counters


@pytest.mark.parametrize(("stands", "ghost", "then"), [(0, False, None), (1, False, 0), (1, True, 0), (3, True, 1)])
def test_a_track_goes_back_to_its_beginning_and_no_further(stands, ghost, then):  # BR48
    def change(state):
        state.counters["track"] = stands
        state.mark_tile("ghost", "entrance-hall", int(ghost))

    state = night(hands={0: ["candle-clock"]}, haunt="high-water", change=change)
    play(state, "act candle-clock.candle-clock")
    assert ("pick candle-clock-back" in texts(state)) == (then is not None)
    assert "pick candle-clock-on" in texts(state)
    if then is not None:
        assert play(state, "pick candle-clock-back").counters["track"] == then


LUCK = """
items:
  - id: lucky-bone
    regions: [ground]
    statuses: {lucky-bone-felt: [{give: reroll, traits: [might]}]}
    actions:
      - {id: lucky-bone, word: prepare, do: [{do: set-status, status: lucky-bone-felt, until: next-turn}]}
"""


def test_what_is_rolled_again_by_such_a_gift_spends_no_card():  # BR47 B104
    state = acted("lucky-bone", more=LUCK)
    do(state, 0, "[{do: roll, trait: might, bands: {'0+': [{do: moves, add: 0}]}}]")
    play(state, texts(state)[0])
    assert asked(state) == (0, "reroll")
    play(state, "reroll 1")
    assert "lucky-bone" not in state.used
    assert "lucky-bone" in state.hands[1]
