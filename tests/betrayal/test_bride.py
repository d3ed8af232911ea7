"""Haunt 0, the Bride, as the rulebook prints it: every box against the facts."""

import pytest
from msgspec.structs import replace

from tests.betrayal.stage import asked, call, chance, do, heard, keys, night, pass_to, play, set_step, step, texts, told
from yakata.betrayal.language.printed import Printed
from yakata.betrayal.rules.haunt.beginning import HauntStart
from yakata.betrayal.rules.haunt.monsters import MonstersTurn
from yakata.betrayal.state.haunt import Creature, Kept
from yakata.betrayal.state.things import EVERYONE
from yakata.kernel import SPECTATOR, Ask

HOUSE = [
    ("tally-room", "ground", 1, 0, 0),
    ("crab-orchard", "outside", 0, 1, 0),
    ("weathercock-stair", "upper", 0, -1, 0),
    ("cistern-mouth", "basement", 0, 1, 0),
]
BANISH, READ, CLAIM, WED = (f"bride.bride-{name}" for name in ("banish", "read", "claim", "wed"))


def bride(*, soulmate="quill", known=0b100, at=None, tile="crab-orchard", seats=3, traitor=2, **more):
    """The haunt is on; Fennel is the traitor, Quill the Soulmate, as only Fennel knows."""
    where = {0: "tally-room", 1: "entrance-hall", 2: "front-steps"} | (at or {})

    def change(state):
        state.secrets["bride-soulmate"] = Kept(soulmate, state.families, known)
        state.beings["the-bride-1"] = Creature("the-bride", 1, tile)
        state.mark_tile("hanging-tree", "crab-orchard", 1)

    return night(haunt="bride", traitor=traitor, house=HOUSE, at=where, change=change, seats=seats, **more)


def acts(state):
    return [text.removeprefix("act ") for text in texts(state) if text.startswith("act ")]


def banish(state, name, *answers):
    return told(state, f"act {BANISH}", f"pick {name}", *answers)


def test_the_soulmate_is_a_face_down_crest_of_the_traitor():  # B144 B145 B146
    state = night(house=HOUSE)
    set_step(state, 2, sanity=8)
    state.options = replace(state.options, haunt="bride")
    call(state, HauntStart(0))
    while not isinstance(state.pending, Ask) or state.pending.prompt != "turn":
        play(state, texts(state)[0])
    assert state.is_traitor(2)  # ours: the highest Sanity
    kept = state.secrets["bride-soulmate"]
    assert kept.known == 0b100
    assert state.view(2).secrets == {"bride-soulmate": kept.value}
    for seat in (0, 1, SPECTATOR):
        assert state.view(seat).secrets == {"bride-soulmate": ""}
    assert state.beings["the-bride-1"].tile == "crab-orchard"


# BANISH


def test_banish_is_invoked_on_an_omen_tile():  # B117
    assert BANISH in acts(bride())
    assert BANISH not in acts(bride(at={0: "entrance-hall"}))
    assert BANISH not in acts(bride(turn=2, at={2: "tally-room"}))  # a heroes' box


def test_the_name_gives_four_dice():  # B57 B58
    """+4 dice for the Soulmate's name, no more than eight in all."""
    state = bride(steps={0: {"knowledge": 3}})
    banish(state, "quill")
    assert len(texts(state)[0]) == 1 + 3 + 4
    state = bride(steps={0: {"knowledge": 8}})
    banish(state, "quill")
    assert len(texts(state)[0]) == 1 + 8
    state = bride(steps={0: {"knowledge": 3}})
    banish(state, "ashlar")
    assert len(texts(state)[0]) == 1 + 3


def test_a_name_that_was_said_is_known_right_or_wrong():  # B148
    state = bride()
    events = banish(state, "quill")
    assert heard(events, "says") == {"seat": 0, "secret": "bride-soulmate", "value": "quill"}
    assert state.secrets["bride-soulmate"].known == EVERYONE
    state = bride()
    banish(state, "ashlar")
    assert state.view(1).secrets == {"bride-soulmate": ""}
    play(state, texts(state)[0])
    chance(state)
    while asked(state)[1] != "turn":
        play(state, texts(state)[0])
    pass_to(state, 0)
    play(state, f"act {BANISH}")
    assert texts(state) == ["pick fennel", "pick quill"]  # nobody says a wrong name twice


def test_a_known_name_need_not_be_guessed():  # B117
    state = bride(known=EVERYONE, steps={0: {"knowledge": 1}})
    play(state, f"act {BANISH}")
    assert len(texts(state)[0]) == 1 + 1 + 4


@pytest.mark.parametrize(("hand", "tile", "bonus"), [
    ((), "crab-orchard", 0), (("bride-diary",), "crab-orchard", 4), ((), "tally-room", 2),
    (("bride-diary",), "tally-room", 6),
])  # fmt: skip
def test_diary_and_bride_add_to_the_result(hand, tile, bonus):  # B117
    state = bride(hands={0: hand}, tile=tile, steps={0: {"knowledge": 1}})
    banish(state, "ashlar")
    events = told(state, "d1")
    assert heard(events, "rolled")["result"] == 1 + bonus


def rolled(state, result):
    """BANISH with the right name and eight dice that show this."""
    banish(state, "quill")
    twos, one = divmod(result, 2)
    return told(state, "d" + "0" * (8 - twos - one) + "1" * one + "2" * twos)


def strong(**more):
    return bride(steps={0: {"knowledge": 8}}, **more)


def test_thirteen_banish_the_bride():  # B4
    state = strong()
    rolled(state, 13)
    assert state.ended == "bride-banished"
    assert state.result.scores == (1, 1, 0)


@pytest.mark.parametrize("result", [6, 12])
def test_six_to_twelve_bring_her_and_cost_a_mental_step(result):  # B46
    state = strong()
    rolled(state, result)
    assert state.beings["the-bride-1"].tile == "tally-room"
    assert (asked(state), texts(state)) == ((0, "lower"), ["lower knowledge", "lower sanity"])
    play(state, "lower sanity")
    assert asked(state) == (0, "turn")


@pytest.mark.parametrize("result", [0, 5])
def test_less_brings_her_and_hurts_everyone_outside(result):  # B49
    state = strong(seats=4, at={1: "front-steps", 2: "crab-orchard", 3: "entrance-hall"})
    rolled(state, result)
    assert state.beings["the-bride-1"].tile == "tally-room"
    hurt = []
    while asked(state)[1] == "lower":
        hurt.append(asked(state)[0])
        play(state, "lower sanity")
    assert hurt == [1, 1, 2, 2]
    assert step(state, 0, "sanity") == step(state, 3, "sanity") == 4


# The Diary


def test_the_diary_is_an_object_that_is_not_stolen():  # B8 B137
    state = bride(hands={0: ["bride-diary"]}, at={2: "tally-room"}, turn=2)
    assert state.is_object("bride-diary")
    play(state, "act attack", "d2222", "d00000")
    assert asked(state) == (0, "lower")
    state = bride(hands={0: ["bride-diary"]}, at={1: "tally-room"})
    assert "give" in acts(state)


def test_read_the_diary_while_the_soulmate_is_not_known():  # B117 BR49
    assert READ in acts(bride(hands={0: ["bride-diary"]}))
    assert READ not in acts(bride())
    assert READ not in acts(bride(hands={0: ["bride-diary"]}, known=EVERYONE))


@pytest.mark.parametrize(
    ("dice", "cards", "out"), [("222", (), True), ("122", (), False), ("122", ("prayer-cord",), True)]
)
def test_six_turns_the_crest_up_with_one_for_each_sacred_item(dice, cards, out):  # B103 B148
    state = bride(hands={0: ["bride-diary", *cards]}, steps={0: {"knowledge": 3}})
    assert state.value(0, 3) == 3
    events = told(state, f"act {READ}", f"d{dice}")
    assert ("secret-out" in keys(events)) is out
    assert state.view(SPECTATOR).secrets["bride-soulmate"] == ("quill" if out else "")


# The traitor


def test_claim_the_soulmate_where_the_corpse_lies():  # B167
    state = bride(at={1: "front-steps"}, turn=2)
    assert CLAIM not in acts(state)
    do(state, 1, "[{do: die}]")
    pass_to(state, 2)
    assert CLAIM in acts(state)
    events = told(state, f"act {CLAIM}")
    assert heard(events, "secret-out") == {"secret": "bride-soulmate", "value": "quill"}
    assert "bride-body" in state.hands[2]
    assert CLAIM not in acts(state)


def test_another_corpse_will_not_do():  # B117
    state = bride(at={0: "front-steps"})
    do(state, 0, "[{do: die}]")
    assert CLAIM not in acts(pass_to(state, 2))


def wedding(*cards, **more):
    return bride(hands={2: ["bride-body", *cards]}, at={2: "crab-orchard"}, turn=2, **more)


def test_the_wedding_needs_tree_bride_and_corpse():  # B117
    assert WED in acts(wedding())
    assert WED not in acts(wedding(tile="front-steps"))
    assert WED not in acts(bride(at={2: "crab-orchard"}, turn=2))
    assert WED not in acts(bride(hands={2: ["bride-body"]}, tile="front-steps", turn=2))


@pytest.mark.parametrize(("dice", "cards", "won"), [
    ("122", (), True), ("022", (), False), ("012", ("prayer-cord",), True),
    ("001", ("prayer-cord", "mourning-veil"), True), ("000", ("prayer-cord", "mourning-veil"), False),
])  # fmt: skip
def test_five_weds_with_two_for_each_of_two_cards(dice, cards, won):  # B4
    state = wedding(*cards)
    assert state.value(2, 2) == 3
    play(state, f"act {WED}", f"d{dice}")
    assert (state.ended == "bride-wedded") is won


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_traitor_does_not_die(seats):  # B143 B166
    """Heals all, then gains {1/2/3} Speed and loses 2 Might."""
    state = bride(seats=seats, steps={2: {"might": 1, "sanity": 2, "speed": 2}}, at={3: "entrance-hall"}, turn=2)
    events = do(state, 2, "[{do: lose, trait: might}]")
    assert state.alive[2]
    assert "died" not in keys(events)
    assert state.steps[2] == (4 + seats - 2, 2, 4, 4)
    assert Printed("bride", "bride-undying") in state.shown
    do(state, 2, "[{do: lose, trait: might, amount: 2}]")
    assert state.alive[2]  # as often as it takes


def test_heroes_do_die():  # B166
    state = bride()
    do(state, 1, "[{do: die}]")
    assert not state.alive[1]


# The Bride


def monsters_turn(state):
    state.turn = -1
    return call(state, MonstersTurn())


def test_the_bride_s_traits():  # B133
    state = bride()
    assert state.view(2).beings[0].traits == {"speed": 6, "sanity": 5}
    monsters_turn(state)
    assert len(texts(state)[0]) == 1 + 6


def test_she_may_begin_on_any_runestone():  # B88 B159
    state = monsters_turn(bride())
    play(state, texts(state)[0])
    assert asked(state)[0] == 2
    assert texts(state) == ["pick bride-to-runestone", "pick bride-walks"]
    play(state, "pick bride-to-runestone")
    assert texts(state) == ["pick cistern-mouth", "pick weathercock-stair"]
    play(state, "pick weathercock-stair")
    assert state.beings["the-bride-1"].tile == "weathercock-stair"
    assert asked(state) == (2, "monster")  # and then she moves
    assert "move upper-landing" in texts(state)


def test_she_attacks_a_hero_with_sanity():  # B132
    state = monsters_turn(bride(tile="tally-room"))
    play(state, texts(state)[0], "pick bride-walks")
    assert "pick ashlar" in texts(state)
    events = told(state, "pick ashlar")
    assert heard(events, "attacks") == {"who": "the-bride-1", "target": "ashlar", "trait": "sanity"}
    assert len(texts(state)[0]) == 1 + 5
    play(state, "d22222", "d0000")
    assert texts(state) == ["lower knowledge", "lower sanity"]


def test_she_is_stunned_if_she_loses():  # B130
    state = monsters_turn(bride(tile="tally-room"))
    play(state, texts(state)[0], "pick bride-walks", "pick ashlar", "d00000", "d0001")
    assert state.beings["the-bride-1"].stunned


def test_an_attack_with_might_finds_nothing_to_hit():  # B133
    state = bride(tile="tally-room")
    events = told(state, "act attack")
    assert "lacks-trait" in keys(events)
    assert asked(state) == (0, "turn")
