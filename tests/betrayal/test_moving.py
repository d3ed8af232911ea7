"""Turns and moves."""

import pytest

from tests.betrayal.stage import (
    asked,
    begin_haunt,
    carry,
    chance,
    do,
    evening,
    keys,
    night,
    play,
    set_step,
    step,
    texts,
    told,
)
from yakata.betrayal.rules.exploring.moving import cost_to_leave
from yakata.kernel import Ask

HALL, STEPS, STAIRS = "entrance-hall", "front-steps", "ground-floor-staircase"
SLOW = """
items:
  - {id: ball-and-chain, regions: [ground], passives: [{give: moves, add: -8}]}
  - {id: seven-boots, regions: [ground], passives: [{give: least-moves, add: 7}]}
tiles:
  - id: mire
    regions: [ground]
    doorways: [n, e, s, w]
    reactions: [{on: enter, do: [{do: lose, trait: speed}]}]
    actions: [{id: mire, word: search, do: [{do: gain, trait: might}]}]
  - id: sticky
    regions: [ground]
    doorways: [n, e, s, w]
    reactions: [{on: leave, do: [{do: lose, trait: might}]}]
  - id: dry-room
    regions: [ground]
    doorways: [n, e, s, w]
events:
  - {id: dull-day, regions: [outside, ground, upper, basement]}
"""


BUSY = {0: ["iron-poker"]}
"""Something to do yet: the turn does not end by itself."""


def moves(state):
    return [text[5:] for text in texts(state) if text.startswith("move ")]


def explores(state):
    return [text[8:] for text in texts(state) if text.startswith("explore ")]


def mark(state, tile=HALL, small=0, large=0):
    state.mark_tile("small", tile, small)
    state.mark_tile("large", tile, large)


def test_ones_used_cards_are_unused_again_when_the_turn_begins():  # B66
    state = night(
        hands={0: ["iron-poker"], 1: ["hedge-knife"]},
        change=lambda n: (n.set_used("iron-poker"), n.set_used("hedge-knife")),
    )
    assert state.used == ("hedge-knife",), "mine are, others' stay as they are"
    play(state, "end")
    assert state.used == ()


def test_a_fowling_piece_takes_one_more_turn():  # B66
    state = night(haunt="quiet", traitor=1, hands={0: ["fowling-piece"]})
    play(state, "act fowling-piece.fowling-piece")
    rounds = []
    for _ in range(3):
        rounds.append("fowling-piece" in state.used)
        turns = state.round
        while state.round == turns or chance(state) is None or asked(state) != (0, "turn"):
            play(chance(state), "end" if "end" in texts(state) else texts(state)[0])
    assert rounds == [True, True, False]


@pytest.mark.parametrize("place", range(1, 9))
def test_moves_are_the_speed(place):  # B67
    state = night(steps={0: {"speed": place}})
    assert state.moves == state.value(0, 0)


def test_what_gives_or_takes_moves_counts_at_the_beginning():  # B67
    assert night(more=SLOW, hands={0: ["ball-and-chain"]}).moves == 0
    assert night(more=SLOW, hands={0: ["seven-boots"]}).moves == 7
    state = night()
    do(state, 0, "[{do: moves, add: -2, who: left, next-turn: true}]")
    play(state, "end")
    assert state.moves == state.value(1, 0) - 2
    play(state, "end", "end", "end")
    assert state.moves == state.value(1, 0), "once only"


def test_speed_that_changes_during_the_turn_changes_no_moves():  # BR14
    state = night(steps={0: {"speed": 4}})
    before = state.moves
    do(state, 0, "[{do: gain, trait: speed, amount: 3}]")
    assert state.moves == before
    do(state, 0, "[{do: lose, trait: speed, amount: 6}]")
    assert state.moves == before


def test_actions_come_before_between_and_after_moves():  # B68
    state = night(hands={0: ["iron-poker"]}, steps={0: {"speed": 8}}, more=SLOW, house=[("mire", "ground", 1, 0, 0)])
    assert "act drop" in texts(state)
    play(state, "move mire", "act mire.mire")
    assert "move entrance-hall" in texts(state)
    assert "act drop" in texts(state)
    play(state, "move entrance-hall", "act drop", "pick iron-poker")
    assert asked(state) == (0, "turn")
    assert "move front-steps" in texts(state)


def test_a_turn_ends_when_one_says_so_or_nothing_is_left():  # B68
    state = night()
    play(state, "end")
    assert asked(state) == (1, "turn")
    state = night(steps={0: {"speed": 1}}, decks={"tiles": []}, at={0: STEPS, 1: STAIRS, 2: STAIRS})
    assert state.moves == 2
    play(state, "move entrance-hall", "move front-steps")
    assert asked(state) == (1, "turn"), "no moves, no actions"


def test_leaving_a_tile_costs_one_move():  # B69
    state = night(steps={0: {"speed": 8}})
    before = state.moves
    play(state, "move front-steps")
    assert state.moves == before - 1
    play(state, "move entrance-hall")
    assert state.moves == before - 2


def test_discovering_costs_a_move_too():  # B69
    state = night(more=SLOW, decks={"tiles": ["dry-room", "sticky"]}, steps={0: {"speed": 8}})
    before = state.moves
    play(state, "explore e")
    assert state.places[0] == "dry-room"
    assert state.moves == before - 1, "no symbol, no card: the rest is left"
    mark(state, "dry-room", small=1)
    play(state, "explore e")
    assert state.moves == before - 3


@pytest.mark.parametrize(("small", "large", "cost"), [(0, 0, 1), (1, 0, 2), (0, 1, 3), (2, 1, 5), (3, 2, 8)])
def test_obstacles_on_the_tile_one_leaves_add_up(small, large, cost):  # B70
    state = night(steps={0: {"speed": 8}}, hands=BUSY, change=lambda n: mark(n, HALL, small, large))
    assert cost_to_leave(state, 0) == cost
    mark(state, STEPS, small=4)
    before = state.moves
    play(state, "move front-steps")
    assert state.moves == max(0, before - cost), "those on the tile one enters do not count"


@pytest.mark.parametrize(("beings", "cost"), [(["imp"], 2), (["ogre"], 3), (["imp", "imp", "ogre"], 5), (["wisp"], 1)])
def test_monsters_are_obstacles_by_size_for_heroes(beings, cost):  # B71
    there = {f"{kind}-{number}": (kind, HALL) for number, kind in enumerate(beings)}
    state = night(haunt="quiet", beings=there, at={0: HALL, 1: STEPS, 2: STEPS})
    assert cost_to_leave(state, 0) == cost
    state = night(haunt="quiet", traitor=0, beings=there, at={0: HALL, 1: STEPS, 2: STEPS})
    assert cost_to_leave(state, 0) == 1, "not for the traitor"


@pytest.mark.parametrize(
    ("give", "cost"), [("no-obstacles", 1 + 1 + 2), ("no-opponents", 1 + 1 + 2), ("free-leave", 1), ("moves", 1 + 6)]
)
def test_tokens_are_one_thing_and_opponents_and_monsters_another(give, cost):  # B70 B71 B152
    """Two small ones of each kind and a large one would cost six; what spares one kind does not spare the other."""
    place = f"tiles: [{{id: odd-room, regions: [ground], doorways: [n], passives: [{{give: {give}}}]}}]"
    beings = {"ogre-1": ("ogre", "odd-room")}
    at = {0: "odd-room", 1: "odd-room", 2: "upper-landing"}
    house = [("odd-room", "ground", 8, 8, 0)]
    state = night(more=place, haunt="quiet", traitor=1, beings=beings, house=house, at=at)
    mark(state, "odd-room", small=1, large=1)
    assert cost_to_leave(state, 0) == cost


def test_the_sure_move_is_to_a_tile_next_to_the_start_whatever_stands_there():  # B72, BR4
    state = night(steps={0: {"speed": 1}}, hands=BUSY, change=lambda n: mark(n, HALL, small=3, large=3))
    assert cost_to_leave(state, 0) > state.moves
    assert set(moves(state)) == set(state.house.adjacent[HALL])
    assert explores(state) == [], "only where a tile lies already"
    play(state, "move front-steps")
    assert state.moves == 0, "it takes all moves"
    assert (asked(state), moves(state)) == ((0, "turn"), [])


def test_the_sure_move_is_there_without_any_move_too():  # B72, BR4
    state = night(more=SLOW, hands={0: ["ball-and-chain"]})
    assert state.moves == 0
    assert set(moves(state)) == set(state.house.adjacent[HALL])
    assert explores(state) == []
    play(state, "move front-steps")
    assert moves(state) == [], "once, and only from where the turn began"


def test_the_sure_move_is_only_from_the_tile_where_the_turn_began():  # BR4
    state = night(steps={0: {"speed": 3}}, hands=BUSY, change=lambda n: (mark(n, STEPS, large=2), mark(n, HALL)))
    assert state.moves == 3
    play(state, "move front-steps")
    assert moves(state) == []
    state = night(steps={0: {"speed": 3}}, hands=BUSY, change=lambda n: mark(n, STEPS, large=2))
    do(state, 0, "[{do: move, to: front-steps}]")
    assert moves(state) == [], "nor from where one was put"


def test_who_has_gone_and_come_back_has_no_sure_move():  # BR4
    state = night(steps={0: {"speed": 3}}, hands=BUSY, change=lambda n: mark(n, HALL, small=1))
    play(state, "move front-steps", "move entrance-hall")
    assert state.moves == 0
    assert moves(state) == []


def test_moves_that_are_lost_are_lost():  # B72, B73
    """A text that takes the moves themselves is stronger than the rulebook (B10)."""
    state = night(hands=BUSY)
    do(state, 0, "[{do: lose-moves}]")
    assert (state.turn, state.moves, moves(state)) == (0, 0, [])
    state = night()
    do(state, 0, "[{do: lose-moves, who: left, next-turn: true}]")
    carry(state, 1, "iron-poker")
    play(state, "end")
    assert (state.turn, state.moves, moves(state)) == (1, 0, [])


@pytest.mark.parametrize("deck", ["item", "event", "omen"])
@pytest.mark.parametrize("how", ["top", "region"])
def test_drawing_any_card_takes_all_moves_but_no_actions(deck, how):  # B73
    faces = {"item": ["iron-poker"], "event": ["dull-day"], "omen": ["tally-stick"]}
    state = night(more=SLOW, hands={0: ["fowling-piece"]}, decks={deck: faces[deck]}, steps={0: {"speed": 8}})
    do(state, 0, f"[{{do: draw, deck: {deck}, how: {how}}}]")
    while asked(state)[1] == "heirloom" if isinstance(state.pending, Ask) else True:
        play(state, "answer no" if isinstance(state.pending, Ask) else texts(state)[0])
    assert state.moves == 0
    assert moves(state) == explores(state) == []
    assert "act drop" in texts(state)


def test_a_card_that_another_draws_takes_no_moves_of_mine():  # B73
    state = night(decks={"item": ["physic-draught"]}, steps={0: {"speed": 8}})
    before = state.moves
    do(state, 0, "[{do: draw, deck: item, who: left}]")
    assert state.hands[1] == ("physic-draught",)
    assert state.moves == before


def test_looking_at_a_card_is_not_drawing_it():  # B73
    state = night(decks={"item": ["physic-draught"]})
    do(state, 0, "[{do: peek, deck: item}]")
    assert state.moves > 0


def test_over_whole_evenings_nobody_has_moves_after_drawing():  # B73
    drawn = 0
    for seed in range(15):
        turn, spent = None, False
        for state in evening(seed):
            if state.turn != turn:
                turn, spent = state.turn, False
            events = state.told
            if any(event.key == "turn-begins" for event in events):
                spent = False
            if turn is not None and any(event.key == "draws" and event.slots["seat"] == turn for event in events):
                spent, drawn = True, drawn + 1
            if any(event.key == "gets-moves" for event in events):
                spent = False
            if (
                spent
                and isinstance(state.pending, Ask)
                and state.pending.prompt == "turn"
                and state.pending.seat == turn
            ):
                assert state.moves == 0
                assert not any(text.startswith(("move", "explore")) for text in texts(state))
    assert drawn > 40


def test_entering_a_discovered_tile_draws_nothing_but_its_text_applies():  # B74
    state = night(
        more=SLOW, house=[("mire", "ground", 1, 0, 0), ("keeping-room", "ground", -1, 0, 0)], steps={0: {"speed": 8}}
    )
    events = told(state, "move mire")
    assert "draws" not in keys(events)
    assert state.steps[0][0] == 7
    assert "act mire.mire" in texts(state)
    events = told(state, "move entrance-hall", "move keeping-room")
    assert "draws" not in keys(events), "its Item was found long ago"
    assert state.moves > 0


def test_leaving_through_an_open_doorway_is_leaving():  # B74, B75
    state = night(more=SLOW, house=[("sticky", "ground", 1, 0, 0)], at={0: "sticky"}, decks={"tiles": ["dry-room"]})
    play(state, "explore e")
    assert state.places[0] == "dry-room"
    assert state.steps[0][1] == 3


SWAP = "[{do: swap-places, who: actor, whom: {at: {tile: [mire, upper-landing]}}}]"
"""With the one who is in one of these rooms."""


def test_who_change_places_leave_and_enter():  # B74 BR56
    house = [("mire", "ground", 1, 0, 0), ("sticky", "ground", 2, 0, 0)]
    state = night(more=SLOW, house=house, at={0: "sticky", 1: "mire", 2: STEPS})
    moves, before = state.moves, [(step(state, seat, "might"), step(state, seat, "speed")) for seat in (0, 1)]
    do(state, 0, SWAP)
    assert state.places == ("mire", "sticky", STEPS)
    after = [(step(state, seat, "might"), step(state, seat, "speed")) for seat in (0, 1)]
    (might, speed), other = before
    assert after == [(might - 1, speed - 1), other]  # the one room hurts who leaves it, the other who enters
    assert state.moves == moves


def test_who_dies_of_leaving_changes_no_places():  # B166 BR56
    house = [("sticky", "ground", 2, 0, 0)]
    state = night(more=SLOW, house=house, at={0: "sticky", 1: "upper-landing"}, steps={0: {"might": 1}}, haunt="quiet")
    do(state, 0, SWAP)
    assert (state.alive[0], state.places[1]) == (False, "upper-landing")


def test_too_few_moves_are_named():  # B70
    state = night(steps={0: {"speed": 3}}, hands=BUSY, change=lambda n: mark(n, STEPS, large=2))
    play(state, "move front-steps")
    refusal = state.why_not("move entrance-hall")
    assert (refusal.key, refusal.rule) == ("too-few-moves", "B70")


def test_nobody_is_an_obstacle_before_the_haunt():  # B70
    state = night(seats=5)
    assert cost_to_leave(state, 0) == 1
    begin_haunt(state, "quiet", traitor=1)
    assert cost_to_leave(state, 0) == 2
    set_step(state, 0, speed=1)
