"""What a seat can only imagine, and what it keeps in every world that it imagines."""

from random import Random

from tests.betrayal.stage import asked, do, night, play, told
from yakata.betrayal.state.haunt import Kept
from yakata.betrayal.state.things import EVERYONE
from yakata.kernel import SPECTATOR

VOTE = "[{do: vote, voters: players, about: players, then: [], tie: []}]"


def worlds(state, seat, count=40):
    rng = Random(7)
    return [state.imagine(seat, rng) for _ in range(count)]


def dealt(truth, roles, undealt, **more):
    """The Quiet Guest, or the night that looks like it; roles as they were dealt."""

    def change(state):
        state.truth, state.roles, state.undealt = truth, roles, undealt
        state.hidden = {seat: 1 << seat for seat in range(state.seats)}

    return night(haunt="quiet-guest", change=change, **more)


GUEST = ("hero", "traitor", "hero")


def test_a_hidden_role_could_be_anybody_s_but_one_s_own():  # B154
    state = dealt("", GUEST, ("hero",))
    for seat in (0, 2):
        imagined = worlds(state, seat)
        assert all(world.roles[seat] == "hero" for world in imagined)
        others = {world.roles.index("traitor") for world in imagined if "traitor" in world.roles}
        assert others == {0, 1, 2} - {seat}
        assert any("traitor" not in world.roles for world in imagined)  # perhaps nobody
    assert all(world.roles == GUEST for world in worlds(state, 1))  # the traitor knows
    assert {world.roles.index("traitor") for world in worlds(state, SPECTATOR) if "traitor" in world.roles} == {0, 1, 2}


def test_where_nobody_is_false_somebody_could_be():  # B154
    """Two haunts look alike: neither bots nor a review may learn from their worlds which it is."""
    state = dealt("nobody-is-false", ("hero",) * 3, ("hero",))
    imagined = worlds(state, 0)
    assert {world.truth for world in imagined} == {"", "nobody-is-false"}
    assert any("traitor" in world.roles for world in imagined)
    true = dealt("", GUEST, ("hero",))
    assert {world.truth for world in worlds(true, 0)} == {"", "nobody-is-false"}
    assert {world.truth for world in worlds(true, 1)} == {""}  # who has the card knows


def test_a_role_that_was_looked_at_stays_as_it_was_seen():  # B154
    state = dealt("", GUEST, ("hero",))
    do(state, 0, "[{do: reveal-role, who: left, whom: it}]")
    assert all(world.roles[1] == "traitor" for world in worlds(state, 0))
    assert any(world.roles[1] != "traitor" for world in worlds(state, 2))
    do(state, 0, "[{do: reveal-role, who: left}]")
    assert all(world.roles[1] == "traitor" for world in worlds(state, SPECTATOR))


def test_a_secret_could_be_whatever_was_not_ruled_out():  # B146
    state = night(haunt="bride", traitor=2, seats=4)
    state.secrets["bride-soulmate"] = Kept("quill", ("ashlar", "quill", "vesper"), 0b100)
    assert {world.secrets["bride-soulmate"].value for world in worlds(state, 0)} == {"ashlar", "quill", "vesper"}
    assert {world.secrets["bride-soulmate"].value for world in worlds(state, 2)} == {"quill"}
    state.secrets["bride-soulmate"] = Kept("quill", ("ashlar", "quill", "vesper"), EVERYONE)
    assert {world.secrets["bride-soulmate"].value for world in worlds(state, SPECTATOR)} == {"quill"}


def test_what_was_peeked_at_is_known_to_the_one_who_peeked():  # B17
    state = night(decks={"event": ["tallow-smoke", "loose-board", "a-place-set-for-you", "the-latch-lifts"]})
    do(state, 0, "[{do: peek, deck: event}]")
    (deck,) = [deck for deck in state.view(0).decks if deck.id == "event"]
    assert deck.known == {"0": "tallow-smoke"}
    for seat in (1, 2, SPECTATOR):
        (deck,) = [deck for deck in state.view(seat).decks if deck.id == "event"]
        assert deck.known == {}


def test_nobody_sees_a_vote_before_all_have_voted():  # B151
    state = night()
    do(state, 0, VOTE)
    assert asked(state) == (0, "vote")
    before = [state.view(seat) for seat in (1, 2, SPECTATOR)]
    events = told(state, "pick quill")
    assert events == []
    other = night()
    do(other, 0, VOTE)
    play(other, "pick fennel")
    assert [state.view(seat) for seat in (2, SPECTATOR)] == [other.view(seat) for seat in (2, SPECTATOR)]
    assert before[1].asked == 0
    assert {world.stack[-1].votes for world in worlds(state, 2)} == {("ashlar",), ("fennel",), ("quill",)}
    play(state, "pick quill")
    events = told(state, "pick ashlar")
    assert [event.key for event in events][:3] == ["points"] * 3


def test_an_imagined_world_shares_nothing_with_the_true_one():
    state = dealt("", GUEST, ("hero",))
    truth = state.dump()
    for world in worlds(state, 0, 5):
        play(world, "end")
    assert state.dump() == truth


def test_in_the_end_there_is_nothing_to_imagine():
    state = dealt("", GUEST, ("hero",))
    do(state, 0, "[{do: set-flag, flag: qg-unmasked}, {do: die, who: left}]")
    assert state.over
    assert all(world.dump() == state.dump() for world in worlds(state, 0, 5))


def test_nobody_sees_a_bid_before_all_have_bid():  # B151
    bid = "[{do: bid, who: players, trait: might, at-most: 2, then: []}]"
    state = night()
    do(state, 0, bid)
    assert told(state, "bid 0") == []
    other = night()
    do(other, 0, bid)
    play(other, "bid 2")
    assert [state.view(seat) for seat in (1, 2, SPECTATOR)] == [other.view(seat) for seat in (1, 2, SPECTATOR)]
    assert {world.stack[-1].bids for world in worlds(state, 2)} == {(0,), (1,), (2,)}


def test_what_was_done_once_is_seen_on_its_card():  # B104
    """With a ghost beside it the Wax Child is kept: from then on all can see that it has done its part."""
    state = night(hands={0: ["wax-child"]}, change=lambda n: n.mark_tile("ghost", "entrance-hall", 1))
    do(state, 0, "[{do: damage, harm: physical, amount: 2}]")
    assert [card.spent for card in state.view(2).people[0].hand] == [False]
    play(state, "answer yes")
    assert [card.spent for card in state.view(2).people[0].hand] == [True]
