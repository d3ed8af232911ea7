"""Chapter 13, 2024: Rent Day in its three parts, the account rendered, and what both leave in the house."""

from random import Random

import pytest

from tests.betrayal.beginnings import begun, which_comes
from tests.betrayal.endings import differ, first
from tests.betrayal.stage import (
    GAME,
    asked,
    call,
    chance,
    dice,
    do,
    game,
    happen,
    lay_tiles,
    night,
    play,
    ready,
    step,
    texts,
)  # fmt: skip
from yakata.betrayal.rules.evening.ending import end
from yakata.betrayal.rules.haunt.beginning import HauntStart
from yakata.betrayal.state.haunt import Creature
from yakata.betrayal.state.story import Member, Story
from yakata.kernel import Ask

FLOOR = ("counting-floor", "basement", 1, 0, 0)
MEADOW = ("drone-meadow", "outside", 1, 0, 0)
HOUSE = [FLOOR, MEADOW]
HERO, TRAITOR = "hero", "traitor"
SETTLED = "rd-settled"


def over(state):
    """It is won: what the Rent Book asks is answered somehow."""
    while state.pending is not None:
        assert not (isinstance(state.pending, Ask) and state.pending.prompt == "turn")
        state.apply(first(state, Random(3)))
    return state


def won(state):
    return [score > 0 for score in over(state).result.scores]


def round_ends(state):
    now = state.round
    state.order = tuple(seat for seat in state.order if seat >= 0)
    while state.round == now and state.pending is not None:
        state.apply("end" if "end" in texts(state) else first(state, Random(3)))
    return state


def rolled(state, seat, trait, face):
    dice(state, face * state.value(seat, ("speed", "might", "sanity", "knowledge").index(trait)))
    while state.pending is not None and isinstance(state.pending, Ask) and asked(state)[1] != "turn":
        play(state, texts(state)[0])
    return state


# How it comes


def test_it_begins_when_the_counting_floor_is_discovered():  # B138
    state = night(chapter="chapter-13", at="basement-landing", decks={"tiles": ["counting-floor"]})
    play(state, next(one for one in texts(state) if one.startswith("explore")))
    rng = Random(1)
    while not state.haunt:
        state.apply(first(state, rng))
    assert (state.haunt, state.revealer, state.places[0]) == ("rent-day", 0, "counting-floor")


def test_with_the_fifth_omen_it_begins_without():  # B138
    trigger = GAME.book.chapters["chapter-13"].trigger
    assert (trigger.omens, trigger.rounds, trigger.omen_roll) == (5, 12, None)
    state = begun("rent-day", 3, chapter="chapter-13", seed=4)
    assert [tile for tile in state.house.names if state.marked("counting", tile)] == ["counting-floor"]


def test_without_the_tile_the_counting_is_on_the_landing():
    state = night(haunt_is="rent-day", chapter="chapter-13", decks={"tiles": ["keeping-room"]})
    call(state, HauntStart(0))
    rng = Random(1)
    while not state.on:
        state.apply(first(state, rng))
    assert state.marked("counting", "basement-landing") == 1


@pytest.mark.parametrize(
    ("flags", "haunt"),
    [
        ((), "rent-day"),
        (("rent-book-burnt",), "rent-day"),
        (("rent-book-kept",), "account-rendered"),
    ],
)
def test_which_night_comes_is_decided_by_what_became_of_the_book(flags, haunt):  # B140
    assert which_comes("chapter-13", flags) == haunt


ACCOUNTS = [
    ({"debts@quill": 1}, {}, 1),
    ({"stayed@fennel": 1}, {}, 2),
    ({"debts@quill": 1}, {"deed": "ashlar"}, 0),
    ({"debts@quill": 2, "accused@quill": 2, "debts@fennel": 1}, {}, 2),
    ({"debts@ashlar": 1, "debts@fennel": 1}, {"keyholder": "ashlar"}, 2),
]


@pytest.mark.parametrize("haunt", ["rent-day", "account-rendered"])
@pytest.mark.parametrize(("counts", "titles", "seat"), ACCOUNTS)
def test_who_owes_most_by_the_chart_is_on_the_other_side(haunt, counts, titles, seat):  # B142
    state = begun(haunt, 3, chapter="chapter-13", story=Story(counts=counts, titles=titles))
    assert [role == TRAITOR for role in state.roles] == [one == seat for one in range(3)]


@pytest.mark.parametrize(("seats", "debtors"), [(3, 1), (4, 2), (5, 2)])
def test_the_debtors_are_those_who_owe_most(seats, debtors):
    counts = {"debts@fennel": 3, "debts@quill": 2}
    state = begun("account-rendered", seats, chapter="chapter-13", story=Story(counts=counts))
    assert state.roles.count(TRAITOR) == debtors
    assert state.roles[2] == TRAITOR
    assert (state.roles[1] == TRAITOR) == (debtors == 2)


def test_who_owes_nothing_knows_more():  # B18
    plain = night()
    state = night(chapter="chapter-13", story=Story(counts={"debts@quill": 1}))
    assert [step(state, seat, "knowledge") - step(plain, seat, "knowledge") for seat in range(3)] == [1, 0, 1]
    assert state.story.rules == ("five-settlement",)


# Rent Day


def rent_day(haunt="rent-day", candle=5, foils=0, at="counting-floor", settled=(), **more):
    def change(state):
        state.mark_tile("counting", "counting-floor", 1)
        state.counters |= {"rd-candle": candle, "rd-foils": foils}
        for seat in settled:
            state.set_status(seat, SETTLED, True)

    return night(haunt=haunt, traitor=2, house=HOUSE, change=change, at=at, **more)


def test_a_foil_lies_in_every_part_of_the_house():
    state = begun("rent-day", 4, chapter="chapter-13", seed=2)
    assert {state.house.tiles[tile].region for tile in state.house.names if state.marked("foil", tile)} == {
        "outside", "ground", "upper", "basement",
    }  # fmt: skip


def test_there_are_foils_enough_in_a_house_of_landings():
    state = night(seats=4, haunt_is="rent-day", chapter="chapter-13", decks={"tiles": ["keeping-room"]})
    call(state, HauntStart(0))
    rng = Random(1)
    while not state.on:
        state.apply(first(state, rng))
    assert sum(state.marked("foil", tile) for tile in state.house.names) == 4


@pytest.mark.parametrize(("face", "found"), [("2", 1), ("0", 0)])
def test_foils_are_found_for_all(face, found):
    state = rent_day(at="upper-landing")
    state.mark_tile("foil", "upper-landing", 1)
    call(state, state.stack.pop())
    play(state, "act rent-day.rd-find", "roll knowledge")
    rolled(state, 0, "knowledge", face)
    assert (state.counters["rd-foils"], state.marked("foil", "upper-landing")) == (found, 1 - found)


@pytest.mark.parametrize(("seats", "need"), [(3, 3), (4, 4), (5, 4)])
def test_laid_on_the_floor_they_open_the_second_part(seats, need):
    lay = "act rent-day.rd-lay"
    assert lay not in texts(rent_day(seats=seats, foils=need - 1))
    assert lay not in texts(rent_day(seats=seats, foils=need, at="upper-landing"))
    state = play(rent_day(seats=seats, foils=need), lay)
    assert (state.haunt, [being.kind for being in state.beings.values()]) == ("faced-below", ["undertenant"])
    assert state.counters["rd-candle"] == 5


@pytest.mark.parametrize(("face", "candle"), [("2", 4), ("0", 5)])
def test_the_other_side_puts_a_foil_away_and_the_candle_is_shorter(face, candle):
    state = rent_day(at="upper-landing", turn=2)
    state.mark_tile("foil", "upper-landing", 1)
    call(state, state.stack.pop())
    play(state, "act rent-day.rd-split", "roll knowledge")
    rolled(state, 2, "knowledge", face)
    chance(state)
    assert state.counters["rd-candle"] == candle
    assert state.marked("foil", "upper-landing") == (1 if candle == 5 else 0)


@pytest.mark.parametrize("haunt", ["rent-day", "faced-below"])
def test_with_every_round_it_is_shorter_and_when_it_is_out_it_is_lost(haunt):
    state = round_ends(rent_day(haunt, candle=2, at="entrance-hall"))
    assert state.counters["rd-candle"] == 1
    assert won(round_ends(state)) == [False, False, True]


def faced(at="counting-floor", **more):
    return rent_day("faced-below", beings={"undertenant-1": ("undertenant", at)}, at=at, **more)


def test_it_is_looked_in_the_face_until_nothing_is_left_and_then_it_is_settled():
    state = faced(steps={0: {"sanity": 8}})
    state.beings["undertenant-1"] = Creature("undertenant", 1, "counting-floor", hurt=4)
    call(state, state.stack.pop())
    play(state, next(one for one in texts(state) if one.startswith("act faced-below.rd-face")), "roll sanity")
    dice(state, "2" * state.value(0, 2))
    ready(state)
    assert (state.haunt, state.beings) == ("settling-up", {})


@pytest.mark.parametrize(("at", "lost"), [("upper-landing", 1), ("counting-floor", 0)])
def test_who_looks_too_short_is_looked_back_at_unless_a_runestone_helps(at, lost):
    state = faced(at)
    before = sum(state.steps[0])
    play(state, next(one for one in texts(state) if one.startswith("act faced-below.rd-face")), "roll sanity")
    rolled(state, 0, "sanity", "0")
    assert (state.haunt, before - sum(state.steps[0])) == ("faced-below", lost)


def last_part(**more):
    return rent_day("settling-up", **more)


@pytest.mark.parametrize(("face", "done"), [("2", True), ("0", False)])
def test_each_settles_for_themselves_or_loses_by_it(face, done):
    state = last_part()
    before = sum(state.steps[0])
    play(state, "act settling-up.rd-settle", "roll sanity")
    rolled(state, 0, "sanity", face)
    assert (SETTLED in state.statuses[0], before - sum(state.steps[0])) == ((True, 0) if done else (False, 1))
    assert state.result is None


def test_when_all_who_are_left_have_settled_it_is_won():
    state = last_part(settled=[1])
    do(state, 0, f"[{{do: set-status, status: {SETTLED}}}]")
    assert (won(state), state.ended) == ([True, True, False], "rent-day-paid")


def test_who_went_over_may_come_back_and_wins_with_the_rest():
    over_ = "act settling-up.rd-over"
    assert over_ not in texts(last_part(turn=2))
    state = play(last_part(turn=2, settled=[0]), over_, "roll sanity")
    rolled(state, 2, "sanity", "2")
    assert (state.roles[2], SETTLED in state.statuses[2]) == (HERO, True)
    do(state, 1, f"[{{do: set-status, status: {SETTLED}}}]")
    assert (won(state), state.ended) == ([True, True, True], "rent-day-shared")


@pytest.mark.parametrize(
    ("seats", "settled", "ending"),
    [(3, [0], "rent-day-dark"), (4, [0, 1], "rent-day-parted"), (5, [0, 1], "rent-day-dark")],
)
def test_when_it_is_out_those_who_have_settled_win_if_they_are_half(seats, settled, ending):
    state = round_ends(last_part(seats=seats, settled=settled, candle=1, at="upper-landing"))
    winners = won(state)
    assert state.ended == ending
    parted = [seat in settled for seat in range(seats)]
    assert winners == (parted if ending == "rent-day-parted" else [seat == 2 for seat in range(seats)])


def test_the_dead_who_had_settled_are_counted_and_the_other_dead_have_not_won():
    def die(*seats):
        state = last_part(seats=5, settled=[0, 1, 3], candle=1, at="upper-landing")
        state.alive = tuple(seat not in seats for seat in range(5))
        return round_ends(state)

    state = die(3)
    assert (won(state), state.ended) == ([True, True, False, True, False], "rent-day-parted")
    state = die(3, 4)
    assert (won(state), state.ended) == ([True, True, False, True, True], "rent-day-paid")
    state = last_part(seats=5, settled=[0, 1], candle=1, at="upper-landing")
    state.alive = (True, True, True, True, False)
    state = round_ends(state)
    assert (won(state), state.ended) == ([False, False, True, False, False], "rent-day-dark")


# The account rendered


def rendered(lines=(), collected=0, struck=0, **more):
    def change(state):
        state.mark_tile("counting", "counting-floor", 1)
        for tile in lines:
            state.mark_tile("owing", tile, 1)
        state.counters |= {"ar-collected": collected, "ar-struck": struck}

    return night(haunt="account-rendered", traitor=2, house=HOUSE, change=change, **more)


@pytest.mark.parametrize(
    ("seat", "act", "trait", "counter"),
    [(0, "ar-collect", "might", "ar-collected"), (2, "ar-strike", "speed", "ar-struck")],
)
@pytest.mark.parametrize("face", ["2", "0"])
def test_lines_are_called_in_or_struck_out(seat, act, trait, counter, face):
    state = rendered(["upper-landing"], at="upper-landing", turn=seat)
    play(state, f"act account-rendered.{act}", f"roll {trait}")
    rolled(state, seat, trait, face)
    done = int(face == "2")
    assert (state.counters[counter], state.marked("owing", "upper-landing")) == (done, 1 - done)


def test_there_is_interest():
    state = rendered()
    before = sum(state.marked("owing", tile) for tile in state.house.names)
    round_ends(state)
    assert sum(state.marked("owing", tile) for tile in state.house.names) == before + 1


def test_the_debtors_may_pay():
    state = rendered(at="counting-floor", turn=2)
    before = sum(state.steps[2])
    play(state, "act account-rendered.ar-repay")
    while not any(text.startswith("d") and text[1:].isdigit() for text in texts(state)):
        play(state, texts(state)[0])
    dice(state, "22")
    assert (state.counters["ar-struck"], before - sum(state.steps[2])) == (1, 1)


GOALS = GAME.book.haunts["account-rendered"].counters


@pytest.mark.parametrize(("counter", "heroes"), [("ar-collected", True), ("ar-struck", False)])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_so_many_lines_settle_it(counter, heroes, seats):
    goal = next(str(one.goal) for one in GOALS if one.id == counter)
    need = int(goal.strip("{}").split("/")[seats - 3])
    state = rendered(seats=seats)
    do(state, 0, f"[{{do: counter, counter: {counter}, set: {need - 1}}}]")
    assert asked(state)[1] == "turn"
    do(state, 0, f"[{{do: counter, counter: {counter}, add: 1}}]")
    assert won(state) == [heroes if seat != 2 else not heroes for seat in range(seats)]


@pytest.mark.parametrize(("collected", "ending"), [(8, "account-rendered-closed"), (7, "account-rendered-lapsed")])
def test_at_closing_time_it_is_counted(collected, ending):
    state = rendered(collected=collected, struck=2)
    state.round = 7
    do(state, 0, "[{do: set-flag, flag: morning}]")
    assert over(state).ended == ending


# What is left of it


def after(haunt, victory, story=None):
    company = tuple(Member(family, age=30) for family in ("ashlar", "quill", "fennel"))
    options = {"chapter": "chapter-13", "haunt": haunt, "company": company, "story": story or Story()}
    state = chance(game().start(seats=3, **options))
    lay_tiles(state, *HOUSE)
    call(state, HauntStart(0))
    rng = Random(1)
    while not state.on:
        state.apply(first(state, rng))
    state.roles = (HERO, HERO, TRAITOR)
    end(state, victory.side, victory.ending, victory.journal)
    state._pending = None
    state._run()
    return over(state).story


def stories(**more):
    book = GAME.book.haunts
    parts = {"rent-day": ("rent-day", "faced-below", "settling-up"), "account-rendered": ("account-rendered",)}
    wins = {one.journal: (haunt, one) for haunt, all_ in parts.items() for part in all_ for one in book[part].win}
    return {journal: after(haunt, one, **more) for journal, (haunt, one) in sorted(wins.items())}


def test_every_two_entries_differ_in_a_deck_a_tile_and_a_flag():
    left = stories()
    assert sorted(left) == [102, 103, 104, 105, 106]
    differ(left.values())


def test_what_is_settled_is_owed_no_longer():
    owed = {f"debts@{family}": 3 for family in ("ashlar", "quill", "fennel")}
    left = stories(story=Story(counts=owed))
    by_entry = {n: [one.count("debts", f) for f in ("ashlar", "quill", "fennel")] for n, one in left.items()}
    assert by_entry == {
        102: [0, 0, 3], 103: [4, 4, 3], 104: [3, 3, 5], 105: [3, 3, 0], 106: [0, 0, 0],
    }  # fmt: skip


# Tiles and cards


def test_who_discovers_the_meadow_is_led_on():  # B84
    state = night(at="front-steps", decks={"tiles": ["drone-meadow", "crab-orchard"]})
    play(state, next(one for one in texts(state) if one.startswith("explore")))
    rng = Random(1)
    while state.places[0] != "crab-orchard":
        state.apply(first(state, rng))
    assert {"drone-meadow", "crab-orchard"} <= {*state.house.names}


@pytest.mark.parametrize(
    ("counts", "changed"),
    [
        ({}, [1, 1, 1]),
        ({"debts@ashlar": 2, "debts@quill": 1}, [-1, -1, 1]),
        ({"debts@ashlar": 1}, [-1, 1, 1]),
    ],
)
@pytest.mark.parametrize("boxes", [0, 1])
def test_the_final_notice_counts_debts(counts, changed, boxes):
    state = night(story=Story(counts=counts, boxes={"final-notice": boxes}))
    before = [sum(steps) for steps in state.steps]
    happen(state, 0, "final-notice")
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    wanted = [change * (1 + boxes) if change < 0 else change for change in changed]
    assert [sum(steps) - old for steps, old in zip(state.steps, before, strict=True)] == wanted


@pytest.mark.parametrize(("heirloom", "near", "next_door"), [(False, True, False), (True, True, True)])
def test_by_the_lamp_ghosts_mean_nothing(heirloom, near, next_door):  # B89
    story = Story(heirlooms={"induction-lamp": "ashlar"}) if heirloom else Story()
    places = {0: "entrance-hall", 1: "entrance-hall", 2: "front-steps"}
    state = night(story=story, at=places, hands={0: ["induction-lamp"]})
    for tile in ("entrance-hall", "front-steps"):
        state.mark_tile("ghost", tile, 1)
    marked = "[{do: set-flag, flag: afraid, when: {is: ghost-here}}]"
    felt = []
    for seat in (1, 2):
        do(state, seat, marked)
        felt.append("afraid" in state.flags)
        do(state, seat, "[{do: set-flag, flag: afraid, set: false}]")
    assert felt == [not near, not next_door]


def test_an_inch_of_candle_is_a_long_way():
    state = night(hands={0: ["candle-end"]})
    before = state.moves
    play(state, "act candle-end.candle-end")
    assert (state.moves - before, state.hands[0]) == (4, ())


def test_a_debt_is_repaid_by_a_runestone_once():  # B27
    story = Story(rules=("five-settlement",), counts={"debts@ashlar": 2})
    repay = "act five-settlement.five-settlement-repay"
    assert repay not in texts(night(story=story))
    state = night(story=story, house=HOUSE, at="counting-floor")
    before = sum(state.steps[0])
    play(state, repay)
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert (state.story.count("debts", "ashlar"), before - sum(state.steps[0])) == (1, 1)
    assert repay not in texts(state)
    assert repay not in texts(night(story=story, house=HOUSE, at="counting-floor", turn=1))


def test_the_undertenant_takes_a_ghost_along():
    state = night(hands={0: ["the-undertenant"]})
    assert "act the-undertenant.the-undertenant" not in texts(state)
    state = night(hands={0: ["the-undertenant"]}, change=lambda n: n.mark_tile("ghost", "entrance-hall", 1))
    play(state, "act the-undertenant.the-undertenant")
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert (state.marked("ghost", "entrance-hall"), state.hands[0]) == (0, ())


@pytest.mark.parametrize(("choice", "lost"), [("standing-order-let", 1), ("standing-order-stop", 0)])
def test_a_standing_order_is_let_go_or_stopped(choice, lost):
    state = night(at="basement-landing")
    before = sum(state.steps[0])
    happen(state, 0, "standing-order")
    play(state, f"pick {choice}")
    while asked(chance(state))[1] != "turn":
        play(state, texts(state)[0])
    assert before - sum(state.steps[0]) == lost
    assert len(state.hands[0]) == lost


@pytest.mark.parametrize(("face", "healed"), [("2", 8), ("1", 4), ("0", -1)])
def test_paid_in_full(face, healed):
    low = dict.fromkeys(("speed", "might", "sanity", "knowledge"), 2)
    state = night(steps={0: low})
    before = sum(state.steps[0])
    happen(state, 0, "paid-in-full")
    dice(state, face * state.value(0, 2))
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    assert (sum(state.steps[0]) - before > 0) == (healed > 0)
