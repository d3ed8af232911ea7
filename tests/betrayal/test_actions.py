"""Actions: whose they are, each word once a turn, cards used and unused."""

import pytest

from tests.betrayal.stage import asked, do, happen, heard, night, pass_to, play, step, texts, told
from yakata.kernel import IllegalChoice

WORDS = """
items:
  - id: brass-cup
    regions: [ground]
    actions: [{id: brass-cup, word: drink, do: [{do: gain, trait: might}]}]
  - id: tin-cup
    regions: [ground]
    actions: [{id: tin-cup, word: drink, do: [{do: gain, trait: speed}]}]
  - id: warm-coat
    regions: [ground]
    types: [sacred, weapon]
    passives: [{give: dice, add: 2, traits: [sanity]}]
    actions:
      - id: warm-coat
        word: wear
        do: [{do: roll, trait: sanity, bands: {"0+": []}}]
      - {id: warm-coat-shake, word: operate}
haunts:
  - id: watch
    number: 48
    win: [{side: heroes, when: {is: flag, flag: watch-won}, ending: watch-heroes}]
    boxes:
      - {id: watch-bell, kind: side, action: {id: watch-bell, word: talk}}
      - {id: watch-lie, kind: side, book: traitor, action: {id: watch-lie, word: talk}}
      - id: watch-once
        kind: side
        action: {id: watch-once, word: prepare, once: game}
      - id: watch-here
        kind: side
        action: {id: watch-here, word: study, where: {tile: upper-landing}}
"""


def acts(state):
    return [text.removeprefix("act ") for text in texts(state) if text.startswith("act ")]


def test_actions_come_from_cards_the_tile_and_the_haunt():  # B116
    house = [("candle-loft", "upper", 0, -1, 0)]
    state = night(more=WORDS, house=house, at="candle-loft", hands={0: ["brass-cup"]}, haunt="watch", traitor=2)
    assert acts(state) == [
        "attack",
        "brass-cup.brass-cup",
        "candle-loft.candle-loft",
        "drop",
        "give",
        "watch.watch-bell",
        "watch.watch-once",
    ]
    elsewhere = night(more=WORDS, house=house, at={1: "upper-landing", 2: "upper-landing"}, haunt="watch")
    assert acts(elsewhere) == ["watch.watch-bell", "watch.watch-once"]
    before = night(more=WORDS, house=house, at="entrance-hall")
    assert acts(before) == []


def test_an_action_is_for_the_side_that_has_it():  # B116 B117
    state = night(more=WORDS, haunt="watch", traitor=1, turn=1)
    assert "watch.watch-lie" in acts(state)
    assert "watch.watch-bell" not in acts(state)


def test_an_action_needs_its_restrictions():  # B117
    state = night(more=WORDS, haunt="watch", at={0: "entrance-hall"})
    assert state.why_not("act watch.watch-here").rule == "B117"
    assert "watch.watch-here" in acts(night(more=WORDS, haunt="watch", at={0: "upper-landing"}))


def test_a_word_is_used_once_a_turn():  # B118
    state = night(more=WORDS, hands={0: ["brass-cup", "tin-cup"]})
    assert {"brass-cup.brass-cup", "tin-cup.tin-cup"} <= set(acts(state))
    play(state, "act brass-cup.brass-cup")
    assert step(state, 0, "might") == 5
    assert "tin-cup.tin-cup" not in acts(state)
    assert state.why_not("act tin-cup.tin-cup").rule == "B118"
    assert state.view(0).words == ("drink",)
    pass_to(state, 0)
    assert "tin-cup.tin-cup" in acts(state)


def test_a_word_is_one_word_wherever_it_comes_from():  # B118
    """A card, a tile and the haunt: whichever has the word, it is used up for all of them."""
    more = (
        WORDS
        + """
tiles:
  - id: word-room
    regions: [ground]
    doorways: [n, e, s, w]
    actions: [{id: word-room, word: talk}, {id: word-room-cup, word: drink}]
"""
    )
    house = [("word-room", "ground", 1, 0, 0)]
    at = dict.fromkeys(range(3), "word-room")
    for first in ("word-room.word-room", "watch.watch-bell"):
        state = night(more=more, haunt="watch", house=house, at=at)
        assert {"word-room.word-room", "watch.watch-bell"} <= set(acts(state))
        play(state, f"act {first}")
        assert not {"word-room.word-room", "watch.watch-bell"} & set(acts(state))
        assert "watch.watch-once" in acts(state)
    state = night(more=more, haunt="watch", house=house, at=at, hands={0: ["brass-cup"]})
    play(state, "act brass-cup.brass-cup")
    assert "word-room.word-room-cup" not in acts(state)


def with_the_key(state):
    """Seat 0 is of the Keyholder's family, and the Key lies upstairs."""
    state.story = state.story.plus("rules", "a-key").with_pair("titles", "keyholder", "ashlar")
    state.mark_tile("key", "upper-landing", 1)


@pytest.mark.parametrize("first", ["a-key.a-key-enter", "ferry-coin.ferry-coin"])
def test_the_word_of_a_rule_is_used_as_any_other(first):  # B118
    """ENTER is on the Ferry Coin, and in the Almanac's rule of the Key."""
    state = night(hands={0: ["ferry-coin", "hedge-knife"]}, change=with_the_key)
    assert {"a-key.a-key-enter", "ferry-coin.ferry-coin"} <= set(acts(state))
    play(state, f"act {first}")
    while asked(state)[1] != "turn":
        play(state, "pick basement-landing")
    assert state.turn == 0
    assert not {"a-key.a-key-enter", "ferry-coin.ferry-coin"} & set(acts(state))


FREE = """
items:
  - id: open-book
    regions: [ground]
    actions:
      - {id: open-book, word: study, free: true, do: [{do: gain, trait: might}]}
      - {id: open-book-read, word: talk}
  - id: closed-book
    regions: [ground]
    actions: [{id: closed-book, word: study}]
"""


def test_what_is_free_leaves_its_card_unused_but_not_its_word():  # B104 B118
    state = night(more=FREE, hands={0: ["open-book", "closed-book"]})
    play(state, "act open-book.open-book")
    assert state.used == ()
    assert "open-book.open-book-read" in acts(state)
    assert not {"open-book.open-book", "closed-book.closed-book"} & set(acts(state))


def notes(owner):
    """A haunt with roles face down, in which seat 0 has the Fan of Notes, an heirloom of this family."""

    def heirloom(state):
        state.story = state.story.with_pair("heirlooms", "fan-of-notes", owner)
        state.hidden = {0: 1, 1: 2, 2: 4}

    return night(hands={0: ["fan-of-notes"]}, haunt="quiet", change=heirloom)


@pytest.mark.parametrize(("owner", "name"), [("ashlar", "fan-of-notes-heirloom"), ("quill", "fan-of-notes")])
def test_once_a_game_is_once_as_an_heirloom_or_not(owner, name):  # B104 B107
    state = notes(owner)
    assert f"fan-of-notes.{name}" in acts(state)
    play(state, f"act fan-of-notes.{name}", "pick fennel")
    state.hands, state.used = ((), ("fan-of-notes",), ()), ()
    assert not any("fan-of-notes" in act for act in acts(pass_to(state, 1)))


def test_the_words_of_others_turns_do_not_count():  # B118
    state = night(more=WORDS, hands={0: ["brass-cup"], 1: ["tin-cup"]})
    play(state, "act brass-cup.brass-cup", "end")
    assert state.turn == 1
    assert "tin-cup.tin-cup" in acts(state)


def test_an_action_makes_its_card_used():  # B104 B106
    state = night(more=WORDS, hands={0: ["warm-coat"]})
    assert {"warm-coat.warm-coat", "warm-coat.warm-coat-shake", "drop"} <= set(acts(state))
    play(state, "act warm-coat.warm-coat-shake")
    assert state.used == ("warm-coat",)
    assert state.view(1).people[0].hand[0].used
    assert acts(state) == []  # nothing else with it: no other word, no DROP, no GIVE
    assert state.why_not("act warm-coat.warm-coat").rule == "B104"


def test_a_used_card_keeps_its_passive_bonus():  # B105
    state = night(more=WORDS, hands={0: ["warm-coat"]}, steps={0: {"sanity": 1}})
    play(state, "act warm-coat.warm-coat")
    assert state.used == ("warm-coat",)
    assert len(texts(state)[0]) == 1 + 3  # one die for Sanity 1, two for the coat


def test_used_cards_are_ready_at_the_start_of_the_own_turn():  # B104
    state = night(more=WORDS, hands={0: ["warm-coat"]})
    play(state, "act warm-coat.warm-coat-shake", "end")
    assert state.used == ("warm-coat",)  # still, in another's turn
    pass_to(state, 0)
    assert state.used == ()


def test_items_are_item_cards_only():  # B103
    """A test for Items is not met by an Omen or an Object; a card may have several types."""
    more = (
        WORDS
        + """
rules-added:
  - id: x-items
    anchor: x
    actions:
      - {id: x-item, word: count, when: {is: carrying, what: {deck: item}}}
      - {id: x-sacred, word: pray, when: {is: carrying, what: {type: sacred}}}
      - {id: x-weapon, word: fight, when: {is: carrying, what: {type: weapon}}}
"""
    )

    def with_rule(state):
        state.story = state.story.plus("rules", "x-items")

    none = night(more=more, hands={0: ["lamp-glass"]}, change=with_rule)
    assert "x-items.x-item" not in acts(none)
    one = night(more=more, hands={0: ["warm-coat"]}, change=with_rule)
    assert {"x-items.x-item", "x-items.x-sacred", "x-items.x-weapon"} <= set(acts(one))


def test_once_a_game_is_once_a_game():  # B117
    state = night(more=WORDS, haunt="watch")
    play(state, "act watch.watch-once")
    pass_to(state, 1)
    assert "watch.watch-once" not in acts(state)


def test_who_acts_is_told_to_all():  # B117
    state = night(more=WORDS, hands={0: ["brass-cup"]})
    events = told(state, "act brass-cup.brass-cup")
    assert heard(events, "acts") == {"seat": 0, "action": "brass-cup.brass-cup", "word": "drink"}
    assert state.view(-1).said == "acts 0 brass-cup.brass-cup drink"


# Heirlooms

CLOCK = """
items:
  - id: mantel-clock
    regions: [ground]
    heirloom: true
    passives: [{give: dice, add: 3, traits: [sanity], when: {is: heirloom}}]
    actions: [{id: mantel-clock, word: study, do: [{do: roll, trait: sanity, bands: {"0+": []}}]}]
  - {id: mantel-vase, regions: [ground], heirloom: true}
  - {id: named-cup, regions: [ground]}
events:
  - id: test-find
    regions: [ground]
    steps: [{do: draw, deck: item, how: top}]
"""


def finding(state, seat=0):
    return happen(state, seat, "test-find")


def family_owns(family):
    def change(state):
        state.story = state.story.with_pair("heirlooms", "mantel-clock", family)

    return change


def test_an_heirloom_helps_only_the_family_that_owns_it():  # B107
    for family, count in (("ashlar", 4), ("quill", 1), (None, 1)):
        change = family_owns(family) if family else None
        state = night(more=CLOCK, hands={0: ["mantel-clock"]}, steps={0: {"sanity": 1}}, change=change)
        play(state, "act mantel-clock.mantel-clock")
        assert len(texts(state)[0]) == 1 + count


def test_an_item_from_the_deck_may_become_an_heirloom_at_once():  # B108
    state = night(more=CLOCK, decks={"item": ["mantel-clock", "mantel-vase"]})
    finding(state)
    assert (state.pending.seat, state.pending.prompt, texts(state)) == (0, "heirloom", ["answer no", "answer yes"])
    events = told(state, "answer yes")
    assert heard(events, "heirloomed") == {"seat": 0, "card": "mantel-clock"}
    assert state.story.heirlooms == {"mantel-clock": "ashlar"}
    assert state.view(1).people[0].hand[0].heirloom == "ashlar"


def test_in_free_play_too():  # BR50
    state = night(more=CLOCK, decks={"item": ["mantel-clock"]})
    assert not state.options.chapter
    finding(state)
    assert asked(state) == (0, "heirloom")


def test_one_heirloom_a_game():  # B108
    state = night(more=CLOCK, decks={"item": ["mantel-clock", "mantel-vase"]})
    finding(state)
    play(state, "answer yes")
    finding(state)
    assert state.pending.prompt == "turn"
    assert state.hands[0] == ("mantel-clock", "mantel-vase")


def test_a_declined_item_is_lost_for_it_but_not_the_next():  # B110
    state = night(more=CLOCK, decks={"item": ["mantel-clock", "mantel-vase"]})
    finding(state)
    play(state, "answer no")
    assert state.story.heirlooms == {}
    assert state.pending.prompt == "turn"
    finding(state)
    play(state, "answer yes")
    assert state.story.heirlooms == {"mantel-vase": "ashlar"}


def test_an_item_without_a_space_or_with_a_sticker_is_no_heirloom():  # B108 B111
    state = night(more=CLOCK, decks={"item": ["named-cup"]})
    finding(state)
    assert state.pending.prompt == "turn"
    state = night(more=CLOCK, decks={"item": ["mantel-clock"]}, change=family_owns("marl"))
    finding(state)
    assert state.pending.prompt == "turn"


def test_nine_heirlooms_for_a_family():  # B111
    def change(state):
        for k in range(9):
            state.story = state.story.with_pair("heirlooms", f"old-{k}", "ashlar")

    state = night(more=CLOCK, decks={"item": ["mantel-clock", "mantel-vase"]}, change=change)
    finding(state, 1)
    assert state.pending.prompt == "heirloom"
    play(state, "answer no")
    finding(state, 0)
    assert state.pending.prompt == "turn"


@pytest.mark.parametrize("how", ["give", "take", "pick-up"])
def test_what_changes_hands_becomes_no_heirloom(how):  # B109
    state = night(more=CLOCK, hands={0 if how == "give" else 1: ["mantel-clock"]})
    if how == "pick-up":
        state.take_from_hand(1, "mantel-clock")
        state.put("entrance-hall", "mantel-clock")
        pass_to(state, 0)
        play(state, "act pick-up", "pick mantel-clock")
    elif how == "give":
        play(state, "act give", "pick quill", "pick mantel-clock")
    else:
        play(state, "act take", "pick mantel-clock", "answer yes")
    assert state.pending.prompt == "turn"
    assert state.story.heirlooms == {}
    assert state.holder("mantel-clock") == (1 if how == "give" else 0)


def test_an_heirloomed_item_is_one_with_any_family_s_sticker():  # B112
    more = (
        CLOCK
        + """
rules-added:
  - id: x-heirlooms
    anchor: x
    actions: [{id: x-own, word: count, when: {is: carrying, what: {heirloom: true}}}]
"""
    )

    def change(state):
        family_owns("marl")(state)
        state.story = state.story.plus("rules", "x-heirlooms")

    assert "x-heirlooms.x-own" in acts(night(more=more, hands={0: ["mantel-clock"]}, change=change))
    assert "x-heirlooms.x-own" not in acts(night(more=more, hands={0: ["mantel-vase"]}, change=change))


def test_nothing_is_done_that_is_not_offered():  # B117
    state = night(more=WORDS)
    with pytest.raises(IllegalChoice):
        play(state, "act brass-cup.brass-cup")


USED_WORD = """
haunts:
  - id: worded
    number: 43
    boxes:
      - {id: speak, book: all, kind: side, action: {id: speak, word: talk}}
      - {id: then, book: all, kind: side, action: {id: then, word: study, when: {is: word-used, word: talk}}}
    win: [{side: heroes, when: {is: flag, flag: x}, ending: worded}]
"""


def test_what_can_be_done_only_after_a_word_was_used():  # B118
    state = night(more=USED_WORD, haunt="worded")
    assert "act worded.then" not in texts(state)
    play(state, "act worded.speak")
    assert "act worded.then" in texts(state)
    play(state, "end")
    assert "act worded.then" not in texts(state)


def test_whoever_is_out_of_sight_cannot_be_meant():
    """Else the action itself would tell whether they are near."""
    house = (("dovecote-path", "outside", 1, 0, 0), ("crab-orchard", "outside", 0, 1, 0))
    state = night(house=house, at={0: "dovecote-path", 1: "crab-orchard"}, hands={0: ["hedge-knife"]}, haunt="quiet")
    assert "act dovecote-path.dovecote-path" in texts(state)
    state.unseen[1] = ("crab-orchard", "entrance-hall")
    pass_to(state, 0)
    assert "act dovecote-path.dovecote-path" not in texts(state)


# Used cards stay where they are


def used(**more):
    state = night(hands={0: ["prayer-cord"], 1: ["hedge-knife"]}, **more)
    return play(state, "act prayer-cord.prayer-cord")


def test_who_must_drop_drops_a_used_card_too():  # B123
    state = used()
    do(state, 0, "[{do: drop, may: true}]")
    assert state.hands[0] == ("prayer-cord",)
    do(state, 0, "[{do: drop}]")
    assert state.hands[0] == ()


def test_a_used_card_is_not_dropped_by_choice():  # B106
    state = used(at="keeping-room", house=[("keeping-room", "ground", 1, 0, 1)], steps={0: {"sanity": 2}})
    play(state, "end")
    assert asked(state) == (1, "turn")
    assert state.hands[0] == ("prayer-cord",)


def test_a_used_card_is_not_traded_buried_or_paid_with_by_choice():  # B106
    state = used()
    happen(state, 0, "cold-supper")
    assert asked(state) == (0, "turn")
    state = used(at="basement-landing")
    happen(state, 0, "under-the-flagstone")
    assert state.hands[0] == ("prayer-cord",)
    assert asked(state) == (0, "turn")
    state = used(haunt="siege", beings={"rent-man-1": ("rent-man", "entrance-hall")})
    assert "act siege.sg-pay" not in texts(state)


def test_what_a_used_card_may_do_is_not_offered():  # B106
    """The Crown Shilling that lies down for a haunt roll, the Wax Child that takes damage and is dropped."""
    happens = {"crown-shilling": "{do: draw, deck: omen}", "wax-child": "{do: damage, harm: physical, amount: 2}"}
    for card, what in happens.items():
        for used in (False, True):
            state = night(hands={0: [card]}, decks={"omen": ["eel-hook"]})
            state.set_used(card, used)
            do(state, 0, f"[{what}]")
            assert ("answer yes" in texts(state)) is not used


def test_nor_is_a_used_card_of_somebody_else_traded():  # B106
    state = night(hands={0: ["prayer-cord"], 1: ["hedge-knife"]}, change=lambda n: n.set_used("hedge-knife"))
    happen(state, 0, "cold-supper")
    assert asked(state) == (0, "turn")
