"""GIVE, DROP, TAKE and PICK UP, of cards and of Objects."""

from tests.betrayal.stage import asked, do, heard, keys, night, pass_to, play, step, texts, told
from yakata.betrayal.rules.rulings import MOST_HANDED


def acts(state):
    return [text.removeprefix("act ") for text in texts(state) if text.startswith("act ")]


def put(tile, *things):
    return lambda state: state.put(tile, *things)


def test_transfers_are_there_as_soon_as_there_is_something_to_transfer():  # B115 BR6
    assert acts(night()) == []
    assert acts(night(hands={0: ["hedge-knife"]})) == ["drop", "give"]
    assert acts(night(hands={1: ["hedge-knife"]})) == ["take"]
    assert acts(night(change=put("entrance-hall", "hedge-knife"))) == ["pick-up"]


def test_there_is_no_attack_before_the_haunt():  # B115 B126
    state = night(hands={0: ["hedge-knife"]})
    assert "attack" not in acts(state)
    assert "hedge-knife.hedge-knife" not in acts(state)
    assert state.why_not("act attack").rule == "B126"


def test_give_any_number_to_one_on_the_tile_and_they_arrive_used():  # B120
    state = night(hands={0: ["hedge-knife", "lamp-glass", "iron-poker"]}, at={2: "upper-landing"})
    play(state, "act give")
    assert asked(state) == (0, "give-what")  # only one other is here: no question to whom
    assert texts(state) == ["pick hedge-knife", "pick iron-poker", "pick lamp-glass"]  # at least one
    play(state, "pick hedge-knife", "pick lamp-glass", "done")
    assert state.hands[0] == ("iron-poker",)
    assert state.hands[1] == ("hedge-knife", "lamp-glass")
    assert state.used == ("hedge-knife", "lamp-glass")
    assert "give" not in acts(state)  # B118
    assert "drop" in acts(state)


def test_give_to_whom_is_a_choice():  # B120
    state = night(hands={0: ["hedge-knife"]})
    play(state, "act give")
    assert texts(state) == ["pick fennel", "pick quill"]
    play(state, "pick fennel", "pick hedge-knife")
    assert state.hands[2] == ("hedge-knife",)


def test_a_used_card_is_neither_given_nor_dropped_nor_taken():  # B106 B120 B121 B124
    state = night(hands={0: ["hedge-knife"], 1: ["iron-poker"]})
    state.used = ("hedge-knife", "iron-poker")
    state._pending = None
    assert acts(state) == []


def test_drop_makes_a_pile_and_a_second_drop_joins_it():  # B121 BR25
    state = night(hands={0: ["hedge-knife", "lamp-glass"], 1: ["iron-poker"]})
    play(state, "act drop", "pick hedge-knife", "done", "end", "act drop", "pick iron-poker")
    assert state.lying == {"entrance-hall": ("hedge-knife", "iron-poker")}
    (tile,) = [tile for tile in state.view(-1).tiles if tile.id == "entrance-hall"]
    assert "hedge-knife" in tile.things  # face up


def test_there_are_always_tokens_for_another_pile():  # BR25
    tiles = ["entrance-hall", "upper-landing", "basement-landing", "front-steps", "ground-floor-staircase"]
    cards = ["hedge-knife", "iron-poker", "boat-hook", "bread-peel", "lamp-glass"]
    state = night()
    for tile, card in zip(tiles, cards, strict=True):
        state.put(tile, card)
    assert len([tile for tile in state.view(0).tiles if tile.things]) == 5


def test_a_buried_tile_takes_its_pile_along():  # B122 BR28
    house = [("crab-orchard", "outside", 0, 1, 0)]
    state = night(house=house, change=put("crab-orchard", "hedge-knife", "trinket"), haunt="quiet")
    do(state, 0, "[{do: remove-tile, where: crab-orchard}]")
    assert "crab-orchard" not in state.house.tiles
    assert state.decks["tiles"][-1][1] == "crab-orchard"
    assert state.decks["item"][-1][1] == "hedge-knife"
    assert "crab-orchard" not in state.lying


def test_who_stood_on_a_removed_tile_goes_to_the_next():  # BR28
    house = [("crab-orchard", "outside", 0, 1, 0)]
    state = night(house=house, at={0: "entrance-hall", 1: "crab-orchard"}, haunt="quiet")
    do(state, 0, "[{do: remove-tile, where: crab-orchard}]")
    assert state.places[1] == "front-steps"
    house = [("keeping-room", "ground", 1, 0, 0)]
    state = night(house=house, at={0: "upper-landing", 1: "keeping-room"}, haunt="quiet")
    do(state, 0, "[{do: remove-tile, where: keeping-room}]")
    assert state.places[1] == "entrance-hall"
    state = night(house=house, at={0: "upper-landing", 1: "keeping-room"}, haunt="quiet")
    do(state, 0, "[{do: remove-tile, where: keeping-room, people-to: basement-landing}]")
    assert state.places[1] == "basement-landing"  # unless the effect says otherwise


def test_a_forced_drop_comes_off_turn_and_after_a_drop():  # B123
    state = night(hands={0: ["hedge-knife", "iron-poker"], 1: ["lamp-glass"]})
    play(state, "act drop", "pick hedge-knife", "done")
    do(state, 1, "[{do: drop}]")
    assert state.hands[1] == ()
    do(state, 0, "[{do: drop}]")
    assert state.hands[0] == ()
    assert state.lying == {"entrance-hall": ("hedge-knife", "iron-poker", "lamp-glass")}


def test_a_forced_drop_takes_used_cards_too():  # B123
    state = night(hands={0: ["hedge-knife"]})
    state.used = ("hedge-knife",)
    do(state, 0, "[{do: drop}]")
    assert state.hands[0] == ()
    state = night(hands={0: ["hedge-knife", "iron-poker"]})
    state.used = ("hedge-knife",)
    do(state, 0, "[{do: drop, every: true}]")
    assert state.hands[0] == ()


def test_a_forced_drop_of_several_is_everyone_s_own_choice():  # B49 B123
    state = night(hands={0: ["hedge-knife", "iron-poker"], 1: ["lamp-glass"], 2: ["boat-hook", "bread-peel"]})
    do(state, 0, "[{do: drop, who: players}]")
    assert asked(state) == (2, "drop-what")  # from the left of the current player; the first had only one
    assert state.hands[1] == ()
    play(state, "pick bread-peel")
    assert asked(state) == (0, "drop-what")
    play(state, "pick hedge-knife")
    assert state.hands == (("iron-poker",), (), ("boat-hook",))


def test_take_names_what_is_wanted_before_the_owner_agrees():  # B124
    state = night(hands={1: ["hedge-knife", "iron-poker"]}, at={2: "upper-landing"})
    play(state, "act take")
    assert (asked(state), texts(state)) == ((0, "take-what"), ["pick hedge-knife", "pick iron-poker"])
    play(state, "pick hedge-knife")
    assert texts(state) == ["done", "pick iron-poker"]
    events = told(state, "done")
    assert heard(events, "asks-for") == {"seat": 0, "other": 1, "thing": "hedge-knife"}
    assert asked(state) == (1, "permission")
    assert [state.view(seat).wanted for seat in (0, 1, 2, -1)] == ["hedge-knife"] * 4
    play(state, "answer yes")
    assert state.hands == (("hedge-knife",), ("iron-poker",), ())
    assert state.used == ("hedge-knife",)
    assert "take" not in acts(state)  # B118


def test_take_is_any_number_from_all_who_stand_there():  # B118 B124
    state = night(hands={1: ["hedge-knife", "lamp-glass"], 2: ["iron-poker"]})
    play(state, "act take", "pick lamp-glass", "pick iron-poker", "pick hedge-knife")
    assert asked(state) == (1, "permission")  # nothing is left to be named
    play(state, "answer yes")
    assert state.hands[0] == ()  # nothing changes hands before everybody has answered
    assert asked(state) == (2, "permission")
    play(state, "answer yes", "answer yes")
    assert state.hands == (("lamp-glass", "iron-poker", "hedge-knife"), (), ())
    assert state.used == ("hedge-knife", "iron-poker", "lamp-glass")


def test_an_owner_may_let_one_thing_go_and_keep_another():  # B124
    state = night(hands={1: ["hedge-knife", "lamp-glass"]})
    play(state, "act take", "pick hedge-knife", "pick lamp-glass", "answer no", "answer yes")
    assert state.hands[:2] == (("lamp-glass",), ("hedge-knife",))


def test_what_was_refused_is_not_asked_for_again_this_turn():  # BR38
    state = night(hands={1: ["hedge-knife"], 2: ["iron-poker"]})
    events = told(state, "act take", "pick hedge-knife", "done", "answer no")
    assert heard(events, "refused-take") == {"seat": 1, "other": 0}
    assert (asked(state), state.words, state.view(0).refused) == ((0, "turn"), (), ("hedge-knife",))
    play(state, "act take")
    assert texts(state) == ["pick iron-poker"]
    play(state, "pick iron-poker", "answer no")
    assert "take" not in acts(state)
    pass_to(state, 0)
    assert "take" in acts(state)


def test_an_object_is_taken_again_and_again():  # B114 B124
    state = night(hands={1: ["trinket"]}, at={2: "upper-landing"}, haunt="quiet")
    for _ in range(3):
        play(state, "act take", "pick trinket", "answer yes", "act give", "pick trinket")
        assert state.hands[:2] == ((), ("trinket",))


def test_who_dies_of_letting_go_has_nothing_left_to_take():  # B124 BR15
    more = "items: [{id: strong-belt, trait: {might: 2}}]"
    state = night(more=more, hands={1: ["strong-belt", "hedge-knife"]}, steps={1: {"might": 2}}, haunt="quiet")
    play(state, "act take", "pick strong-belt", "pick hedge-knife", "answer yes", "answer yes")
    assert not state.alive[1]
    assert state.hands[0] == ("strong-belt",)
    assert state.lying == {"entrance-hall": ("hedge-knife",)}


def test_pick_up_any_cards_of_the_pile_used():  # B125
    state = night(change=put("entrance-hall", "hedge-knife", "iron-poker", "lamp-glass"))
    play(state, "act pick-up", "pick hedge-knife", "pick lamp-glass", "done")
    assert state.hands[0] == ("hedge-knife", "lamp-glass")
    assert state.used == ("hedge-knife", "lamp-glass")
    assert state.lying == {"entrance-hall": ("iron-poker",)}
    assert "pick-up" not in acts(state)  # B118


def test_dropped_and_picked_up_again_cards_are_used_that_turn():  # B106 B125
    state = night(hands={0: ["hedge-knife"]})
    play(state, "act drop", "pick hedge-knife", "act pick-up", "pick hedge-knife")
    assert state.used == ("hedge-knife",)
    assert acts(state) == []


def test_objects_change_hands_like_cards_and_are_never_used():  # B8 B114
    state = night(hands={0: ["trinket", "relic"]}, haunt="quiet")
    play(state, "act give", "pick quill", "pick trinket", "done")
    assert state.hands[1] == ("trinket",)
    assert state.used == ()
    assert "give" in acts(state)  # no word was used up
    play(state, "act give", "pick fennel", "pick relic")
    assert state.hands[2] == ("relic",)
    assert state.words == ()


def test_an_object_changes_hands_any_number_of_times_in_a_turn():  # B114 BR35
    state = night(hands={0: ["trinket"]}, haunt="quiet")
    for _ in range(MOST_HANDED // 2 - 1):
        play(state, "act drop", "pick trinket", "act pick-up", "pick trinket")
        assert state.hands[0] == ("trinket",)
    assert {"drop", "give"} <= set(acts(state))


def test_objects_rest_at_last_until_the_next_turn():  # BR35
    state = night(hands={0: ["trinket", "hedge-knife"], 1: ["relic"]}, haunt="quiet")
    for _ in range(MOST_HANDED // 2):
        play(state, "act drop", "pick trinket", "done", "act pick-up", "pick trinket")
    play(state, "act drop")
    assert texts(state) == ["pick hedge-knife"]  # cards go on by their own rules
    play(state, "pick hedge-knife")
    assert not {"drop", "give", "take"} & set(acts(state))
    pass_to(state, 0)
    assert {"drop", "give", "take"} <= set(acts(state))


def test_a_forbidden_way_is_closed():  # B114
    more = """
haunts:
  - id: chains
    number: 47
    win: [{side: heroes, when: {is: flag, flag: unchained}, ending: unchained}]
    objects: [{id: chained, forbid: [give, drop]}]
"""
    state = night(more=more, hands={0: ["chained"]}, haunt="chains")
    assert acts(state) == ["attack"]


def test_given_cards_say_who_gave_them():  # B120
    state = night(hands={0: ["hedge-knife"]}, at={2: "upper-landing"})
    events = told(state, "act give", "pick hedge-knife")
    assert "hands-over" in keys(events)
    assert heard(events, "hands-over") == {"seat": 0, "other": 1, "thing": "hedge-knife"}
    assert step(state, 0, "might") == 4
