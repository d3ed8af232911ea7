"""Chapter 7, 1871: the sale, the theft, and what both leave in the house."""

from random import Random

import pytest

from tests.betrayal.beginnings import begun, which_comes
from tests.betrayal.endings import differ, first, stories_after
from tests.betrayal.stage import GAME, asked, call, chance, dice, do, happen, heard, night, play, step, texts, told
from yakata.betrayal.rules.haunt.monsters import MonstersTurn
from yakata.betrayal.state.haunt import RIVAL
from yakata.betrayal.state.story import Member, Story
from yakata.kernel import Ask

NUMBERS = {
    "lots-one": "glass-fernery",
    "lots-seven": "trophy-stair",
    "lots-fourteen": "basement-landing",
    "lots-twenty-one": "ground-floor-staircase",
    "lot-last": "auction-room",
}
HOUSE = [("auction-room", "ground", 1, 0, 0), ("glass-fernery", "outside", 1, 0, 0), ("trophy-stair", "upper", 0, 1, 0)]
FAMILIES = ("ashlar", "quill", "fennel")


def bidding(state):
    return isinstance(state.pending, Ask) and state.pending.prompt == "bid-of"


def round_ends(state):
    """Nobody does anything more, until bids are asked for or the round is over."""
    rng, now = Random(3), state.round
    while state.round == now and state.pending is not None and not bidding(state):
        state.apply("end" if "end" in texts(state) else first(state, rng))
    return state


def settle(state):
    """Whatever else is asked, the first answer, until somebody's turn goes on."""
    while state.pending is not None and not (isinstance(state.pending, Ask) and state.pending.prompt == "turn"):
        state.apply(first(state, Random(3)))
    return state


def hammer(state, bid=0):
    """The round ends, and all bid so."""
    round_ends(state)
    while bidding(state):
        play(state, f"bid {bid}")
    return state


def numbered(state, number):
    for marker in [*NUMBERS][[*NUMBERS].index(number) :]:
        state.mark_tile(marker, NUMBERS[marker], 1)


def sale(number="lots-one", guineas=(2, 2, 2), reserve=6, **more):
    """The auctioneer stands at a number; all are with him, unless it is said otherwise."""

    def change(state):
        numbered(state, number)
        state.roles = (RIVAL,) * state.seats
        state.counters["lt-reserve"] = reserve
        for family, has in zip(state.families, guineas, strict=True):
            state.counters[f"lt-guineas@{family}"] = has

    more = {"at": NUMBERS[number]} | more
    beings = {"auctioneer-1": ("auctioneer", NUMBERS[number])}
    return night(haunt="lot-twenty-seven", house=HOUSE, beings=beings, change=change, **more)


def purses(state):
    return [state.counters[f"lt-guineas@{family}"] for family in state.families]


# Lot Twenty-Seven


def test_who_is_with_him_bids_unseen_and_the_highest_has_the_top_item():
    state = sale(guineas=(3, 2, 1), decks={"item": ["tallow-dip", "iron-poker"]})
    round_ends(state)
    play(state, "bid 2", "bid 1")
    assert len({world.stack[-1].bids for world in (state.imagine(2, Random(n)) for n in range(20))}) > 4
    settle(play(state, "bid 0"))
    assert (purses(state), state.hands[0]) == ([1, 2, 1], ("tallow-dip",))
    assert (state.counters["lt-reserve"], state.beings["auctioneer-1"].tile) == (6, NUMBERS["lots-seven"])


@pytest.mark.parametrize("bid", [0, 2])
def test_what_nobody_buys_or_several_would_raises_the_reserve(bid):
    state = hammer(sale(), bid)
    assert (purses(state), state.hands, state.counters["lt-reserve"]) == ([2, 2, 2], ((), (), ()), 7)


def test_who_is_elsewhere_does_not_bid():
    state = round_ends(sale(at={0: NUMBERS["lots-one"]}))
    assert asked(state) == (0, "bid-of")
    play(state, "bid 1")
    assert not bidding(chance(state))


def test_he_goes_from_number_to_number_and_stays_at_the_last():
    state = sale(at="entrance-hall")
    seen = [state.beings["auctioneer-1"].tile]
    for _ in range(5):
        seen.append(hammer(state).beings["auctioneer-1"].tile)
    assert seen == [*NUMBERS.values(), NUMBERS["lot-last"]]
    assert [marker for marker, tile in NUMBERS.items() if state.marked(marker, tile)] == ["lot-last"]
    assert state.counters["lt-calls"] == 1


def test_lot_twenty_seven_goes_for_no_less_than_the_reserve_and_wins():
    state = round_ends(sale("lot-last", guineas=(7, 5, 6)))
    assert texts(state) == ["bid 0", "bid 6", "bid 7"]
    play(state, "bid 7")
    assert texts(state) == ["bid 0"]
    play(state, "bid 0", "bid 6")
    assert [score > 0 for score in state.result.scores] == [True, False, False]


def test_called_three_times_it_is_the_gentlemans():
    state = sale("lot-last", guineas=(6, 6, 6))
    for calls in range(3):
        assert state.counters.get("lt-calls", 0) == calls
        hammer(state, 6)
    assert not any(state.result.scores)


def test_an_item_is_entered_and_paid_for():
    state = sale(hands={0: ["iron-poker"]})
    play(state, "act lot-twenty-seven.lt-consign")
    dice(state, "1" * state.value(0, 3))
    assert (purses(state)[0], state.hands[0]) == (4 if state.value(0, 3) >= 4 else 3, ())
    assert "act lot-twenty-seven.lt-consign" not in texts(sale())


@pytest.mark.parametrize(("face", "lent", "hurt"), [("1", 1, 0), ("0", 0, 1)])
def test_what_he_advances_is_put_to_the_account(face, lent, hurt):
    state = sale()
    before = sum(state.steps[0])
    play(state, "act lot-twenty-seven.lt-credit", "roll sanity")
    dice(state, face * state.value(0, 2))
    if hurt:
        play(state, texts(state)[0])
    assert (purses(state)[0], state.counters.get("lt-account", 0)) == (2 + lent, lent)
    assert before - sum(state.steps[0]) == hurt


def test_drawers_are_gone_through_once_and_there_are_none_on_landings():
    state = sale(steps={0: {"knowledge": 8}})
    play(state, "act lot-twenty-seven.lt-drawers", "roll knowledge")
    dice(state, "1" * state.value(0, 3))
    assert (purses(state)[0], state.marked("searched", NUMBERS["lots-one"])) == (3, 1)
    play(state, "end")
    assert (asked(state)[0], "act lot-twenty-seven.lt-drawers" in texts(state)) == (1, False)
    assert "act lot-twenty-seven.lt-drawers" not in texts(sale(at="upper-landing"))


def test_the_next_lots_are_read_and_put_in_order_before_the_last():
    state = sale(decks={"item": ["tallow-dip", "iron-poker", "boat-hook"]})
    play(state, "act lot-twenty-seven.lt-catalogue")
    assert {word for word in texts(state) if "tallow-dip" in word or "iron-poker" in word}
    assert "act lot-twenty-seven.lt-catalogue" not in texts(sale("lot-last"))


def test_a_guinea_is_laid_behind_his_back():
    state = sale(at="entrance-hall")
    play(state, "act lot-twenty-seven.lt-wager", "pick quill")
    dice(state, "2" * state.value(0, 3), "0" * state.value(1, 3))
    assert purses(state) == [3, 1, 2]
    for other in (sale(), sale(at="entrance-hall", guineas=(0, 2, 2)), sale(at="entrance-hall", guineas=(2, 0, 0))):
        assert "act lot-twenty-seven.lt-wager" not in texts(other)


def test_nobody_is_attacked_at_a_sale():
    assert "act attack" not in texts(sale())
    assert "act attack" in texts(sale(at="entrance-hall"))


# Withdrawn


def theft(number="lots-one", counters=None, lifted=False, **more):
    """The auctioneer stands at a number with the box, unless it was lifted; all are with him, or where it is said."""

    def change(state):
        numbered(state, number)
        for marker in ("lots-seven", "lots-fourteen", "lots-twenty-one", "lot-last"):
            state.mark_tile("ticket", NUMBERS[marker], 1)
        state.counters.update(counters or {})
        state.flags = (*state.flags, "wd-lifted") if lifted else state.flags

    more = {"at": NUMBERS[number]} | more
    beings = {"hammer-man-1": ("hammer-man", NUMBERS[number])}
    return night(haunt="withdrawn", house=HOUSE, beings=beings, change=change, **more)


def keeps_him(state):
    play(state, "act withdrawn.wd-talk", "roll sanity")
    dice(state, "1" * state.value(0, 2))
    return play(state, "end")


def test_one_keeps_him_and_another_undoes_a_strap():
    state = theft()
    assert "act withdrawn.wd-strap" not in texts(state)  # nobody keeps him
    play(state, "act withdrawn.wd-talk", "roll sanity")
    dice(state, "1" * state.value(0, 2))
    assert not {"act withdrawn.wd-strap", "act withdrawn.wd-talk"} & {*texts(state)}  # not both at once
    play(state, "end", "act withdrawn.wd-strap", "roll knowledge")
    dice(state, "1" * state.value(1, 3))
    assert (state.counters["wd-straps"], state.counters.get("wd-suspicion", 0)) == (1, 0)
    round_ends(state)
    assert (state.statuses[0], state.beings["hammer-man-1"].statuses) == ((), ())


def test_clumsiness_is_noticed_and_at_last_too_often():
    state = theft(counters={"wd-suspicion": 2})
    play(state, "act withdrawn.wd-talk", "roll sanity")
    dice(state, "0" * state.value(0, 2))
    assert state.counters["wd-suspicion"] == 3
    play(state, "end", "act withdrawn.wd-talk", "roll sanity")
    dice(state, "0" * state.value(1, 2))
    assert not any(state.result.scores)


def test_the_last_strap_gives_the_box_and_brings_the_porters():
    state = keeps_him(theft(counters={"wd-straps": 4}))
    play(state, "act withdrawn.wd-strap", "roll knowledge")
    dice(state, "1" * state.value(1, 3))
    assert state.hands[1] == ("deed-box",)
    assert [one.tile for one in state.beings.values() if one.kind == "porter"] == ["entrance-hall"] * 2


def test_a_mislaid_ticket_keeps_him_where_he_is():
    state = theft(at={0: NUMBERS["lots-seven"]}, steps={0: {"knowledge": 8}})
    play(state, "act withdrawn.wd-mislay", "roll knowledge")
    dice(state, "1" * state.value(0, 3))
    round_ends(state)
    assert (state.beings["hammer-man-1"].tile, state.counters.get("wd-called", 0)) == (NUMBERS["lots-one"], 0)
    round_ends(state)
    assert (state.beings["hammer-man-1"].tile, state.counters["wd-called"]) == (NUMBERS["lots-seven"], 1)
    assert "act withdrawn.wd-mislay" not in texts(theft("lots-seven"))  # not under his eyes


def test_at_the_fifth_fall_of_the_hammer_it_is_sold():
    state = round_ends(theft("lot-last", counters={"wd-called": 4}))
    assert not any(state.result.scores)


def test_the_box_is_handed_out_over_the_steps_and_wins():
    state = theft(at="front-steps", hands={0: ["deed-box"]}, lifted=True)
    play(state, "act withdrawn.wd-away", "roll speed")
    dice(state, "2" * state.value(0, 0))
    assert all(state.result.scores)


def test_a_porter_who_finds_the_box_at_his_feet_has_it():
    for lies, over in (("entrance-hall", True), ("upper-landing", False)):
        state = theft(at="front-steps", lifted=True)
        state.lying[lies] = ("deed-box",)
        do(state, 0, "[{do: spawn, kind: porter, at: entrance-hall}]")
        assert ("wd-retaken" in round_ends(state).flags) is over
        assert (state.result is not None) is over


def test_porters_go_after_the_box_and_else_after_anybody():
    for hands, at in (({2: ["deed-box"]}, "upper-landing"), ({}, "front-steps")):
        state = theft(at={0: "front-steps", 1: "front-steps", 2: "upper-landing"}, hands=hands, lifted=True)
        do(state, 0, "[{do: spawn, kind: porter, at: entrance-hall}]")
        call(state, MonstersTurn())
        chance(play(state, "d2222"))
        assert state.beings["porter-1"].tile == at


def test_of_several_a_porter_attacks_whoever_has_the_box():
    state = theft(at="entrance-hall", hands={1: ["deed-box"]}, lifted=True, steps={0: {"might": 1}})
    do(state, 0, "[{do: spawn, kind: porter, at: entrance-hall}]")
    call(state, MonstersTurn())
    assert heard(told(state, "d1111"), "attacks")["target"] == "quill"


# How it begins, and what is left of it


@pytest.mark.parametrize("owing", [4, 5])
def test_who_comes_with_five_items_finds_it_begun(owing):
    """Those who owe have drawn in the setup; before the first turn there is no haunt."""
    company = tuple(Member(family, age=30) for family in ("ashlar", "quill", "fennel", "vesper", "marl"))
    story = Story(counts={f"debts@{member.family}": 2 for member in company[:owing]})
    state = GAME.start(seats=5, chapter="chapter-7", company=company, story=story)
    rng = Random(1)
    while state.turn < 0 and not state.haunt:
        state.apply(first(state, rng))
    assert sum(map(len, state.hands)) == owing
    assert bool(state.haunt) is (owing == 5)


def test_the_fifth_item_in_hands_brings_it():
    hands = {0: ["tallow-dip", "iron-poker"], 1: ["boat-hook", "hedge-knife"]}
    state = night(chapter="chapter-7", hands=hands, decks={"item": ["riding-cloak", "bread-peel"]})
    do(state, 0, "[{do: hand, what: {id: iron-poker}, whom: target}]", target=1)
    assert not state.haunt
    do(state, 0, "[{do: draw, deck: item, how: top}]")
    chance(state)
    assert state.haunt == "lot-twenty-seven"


@pytest.mark.parametrize(
    ("flags", "haunt"),
    [
        ((), "lot-twenty-seven"),
        (("rope-cut",), "lot-twenty-seven"),
        (("fever-broken",), "withdrawn"),
        (("nobody-false",), "withdrawn"),
        (("rope-held",), "withdrawn"),
    ],
)
def test_which_night_comes_is_decided_by_those_before(flags, haunt):  # B140
    assert which_comes("chapter-7", flags) == haunt


@pytest.mark.parametrize("haunt", ["lot-twenty-seven", "withdrawn"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_number_is_chalked_up_once_and_he_stands_at_the_first(haunt, seats):
    for seed in range(4):
        state = begun(haunt, seats, seed, chapter="chapter-7")
        places = {
            number: [tile.tile for tile in state.house.laid if state.marked(number, tile.tile)] for number in NUMBERS
        }
        assert all(len(found) == 1 for found in places.values()), places
        assert places["lot-last"] == ["auction-room"]
        (seller,) = state.beings.values()
        assert [seller.tile] == places["lots-one"]


def sold(state, haunt, journal):
    """The account stands at 5."""
    state.set_status(0, "lt-buyer", journal == 78)
    state.set_status(1, "wd-bearer", journal == 80)
    state.counters["lt-account"] = 5


def test_every_two_entries_differ_in_a_deck_a_tile_and_a_flag():
    left = stories_after("chapter-7", sold)
    assert sorted(left) == [78, 79, 80, 81]
    differ(left.values())
    assert {number: sum(story.counts.values()) for number, story in left.items()} == {78: 3, 79: 2, 80: 0, 81: 3}
    holders = {number: story.titles["deed"] for number, story in left.items()}
    assert (holders[78], holders[80], holders[81]) == ("ashlar", "quill", "fennel")
    assert holders[79] in FAMILIES
    assert {story.rules for story in left.values()} == {("g-deed",)}


def deed(**more):
    return night(story=Story(rules=("g-deed",), titles={"deed": "ashlar"}), **more)


def test_who_holds_the_deed_evicts_and_owes_for_it():  # B27
    state = deed(at="upper-landing")
    play(state, "act g-deed.g-deed-evict", "pick quill")
    assert (state.places, state.story.counts) == (
        ("upper-landing", "front-steps", "upper-landing"),
        {"debts@ashlar": 1},
    )
    assert "act g-deed.g-deed-evict" not in texts(state)
    assert "act g-deed.g-deed-evict" not in texts(deed(at="upper-landing", turn=1))


def test_who_holds_the_deed_distrains_in_the_region():  # B27
    state = deed(at={0: "entrance-hall", 1: "ground-floor-staircase"}, hands={1: ["iron-poker"]})
    play(state, "act g-deed.g-deed-distrain")
    assert (state.hands[:2], sum(state.story.counts.values())) == ((("iron-poker",), ()), 1)
    assert "act g-deed.g-deed-distrain" not in texts(deed(at={1: "upper-landing"}, hands={1: ["iron-poker"]}))


# Tiles and cards


def test_in_the_auction_room_an_item_is_paid_for_with_a_trait():
    state = night(house=HOUSE, at="auction-room", hands={1: ["iron-poker"]})
    before = sum(state.steps[0])
    play(state, "act auction-room.auction-room", "lower might")
    assert (state.hands[0], sum(state.steps[0])) == (("iron-poker",), before - 1)


def test_the_paddle_takes_from_who_has_less_sanity():
    for mine, theirs, takes in ((5, 2, True), (2, 5, False)):
        state = night(
            hands={0: ["bidders-paddle"], 1: ["iron-poker"]}, steps={0: {"sanity": mine}, 1: {"sanity": theirs}}
        )
        assert ("act bidders-paddle.bidders-paddle" in texts(state)) is takes
    state = night(hands={0: ["bidders-paddle"], 1: ["iron-poker"]}, steps={0: {"sanity": 8}, 1: {"sanity": 1}})
    play(state, "act bidders-paddle.bidders-paddle")
    assert "iron-poker" in state.hands[0]


@pytest.mark.parametrize("ghost", [False, True])
def test_the_biscuit_heals_one_and_another_goes_without(ghost):
    state = night(
        hands={0: ["funeral-biscuit"]},
        steps={0: {"might": 2}},
        change=lambda state: state.mark_tile("ghost", "entrance-hall", int(ghost)),
    )
    others = sum(map(sum, state.steps[1:]))
    play(state, "act funeral-biscuit.funeral-biscuit")
    if not ghost:
        play(state, "pick quill", "lower might")
    assert step(state, 0, "might") > 2
    assert others - sum(map(sum, state.steps[1:])) == (not ghost)


def test_the_door_of_the_safe_falls_to_behind_who_found_it():
    state = night(at="basement-landing", decks={"tiles": ["ledger-safe"], "item": ["tallow-dip"]})
    play(state, next(text for text in texts(state) if text.startswith("explore")))
    settle(state)
    assert state.places[0] == "ledger-safe"
    assert any(laid.locks for laid in state.house.laid)


def test_a_counterfeit_is_out_of_this_game():
    state = night(hands={0: ["iron-poker"]})
    happen(state, 0, "counterfeit")
    assert (state.hands[0], "iron-poker" in state.boxed) == ((), True)
    poor = night()
    before = step(poor, 0, "knowledge")
    happen(poor, 0, "counterfeit")
    assert step(poor, 0, "knowledge") == before + 1


def test_what_is_under_the_sheets_is_searched_for():
    state = night(decks={"item": ["tallow-dip"]}, steps={0: {"knowledge": 8}})
    happen(state, 0, "dust-sheets")
    play(state, "end")
    while asked(state)[0] != 0:
        play(state, "end")
    play(state, "act dust-sheets.dust-sheets", "roll knowledge")
    settle(dice(state, "1" * state.value(0, 3)))
    assert (state.hands[0], state.ongoing) == (("tallow-dip",), {})
