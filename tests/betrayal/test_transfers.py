"""GIVE, DROP, TAKE and PICK UP, of cards and of Objects."""

from tests.betrayal.stage import asked, do, heard, keys, night, pass_to, play, step, texts, told


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


def test_take_needs_permission_and_arrives_used():  # B124
    state = night(hands={1: ["hedge-knife", "iron-poker"]}, at={2: "upper-landing"})
    play(state, "act take")
    assert asked(state) == (1, "permission")
    play(state, "answer yes", "pick hedge-knife", "pick iron-poker")
    assert state.hands[0] == ("hedge-knife", "iron-poker")
    assert state.used == ("hedge-knife", "iron-poker")
    assert "take" not in acts(state)


def test_take_can_be_refused():  # B124
    state = night(hands={1: ["hedge-knife"]})
    events = told(state, "act take", "answer no")
    assert heard(events, "refused-take") == {"seat": 1, "other": 0}
    assert state.hands[1] == ("hedge-knife",)
    assert "take" not in acts(state)  # nobody is asked twice in a turn


def test_one_take_may_be_from_several():  # B118 B124
    state = night(hands={1: ["hedge-knife", "lamp-glass"], 2: ["iron-poker"]})
    play(state, "act take", "pick quill", "answer yes", "pick hedge-knife", "done")
    assert (asked(state), texts(state)) == ((0, "take"), ["done", "pick fennel"])
    alone = state.clone()
    play(alone, "done")
    assert alone.words == ("take",)
    assert "take" not in acts(alone)
    refused = state.clone()
    play(refused, "pick fennel", "answer no")
    assert (asked(refused), refused.words) == ((0, "turn"), ("take",))
    play(state, "pick fennel")
    assert asked(state) == (2, "permission")
    play(state, "answer yes", "pick iron-poker")
    assert state.hands[0] == ("hedge-knife", "iron-poker")
    assert state.used == ("hedge-knife", "iron-poker")
    assert "take" not in acts(state)


def test_who_refuses_leaves_the_take_for_others():  # B124
    state = night(hands={1: ["hedge-knife"], 2: ["iron-poker"]})
    play(state, "act take", "pick quill", "answer no")
    assert (asked(state), state.words) == ((0, "turn"), ())
    play(state, "act take", "answer yes", "pick iron-poker")
    assert state.hands[0] == ("iron-poker",)


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


def test_each_object_goes_each_way_once_a_turn():  # BR35
    state = night(hands={0: ["trinket"]}, haunt="quiet")
    play(state, "act drop", "pick trinket", "act pick-up", "pick trinket")
    assert "drop" not in acts(state)
    assert "give" in acts(state)
    pass_to(state, 0)
    assert "drop" in acts(state)


def test_a_forbidden_way_is_closed():  # B114
    more = """
haunts:
  - id: chains
    number: 47
    win: [{side: heroes, when: {is: flag, flag: unchained}, ending: unchained}]
    objects: [{id: chained, forbid: [give, drop]}]
"""
    state = night(more=more, hands={0: ["chained"]}, haunt="chains")
    assert acts(state) == []


def test_given_cards_say_who_gave_them():  # B120
    state = night(hands={0: ["hedge-knife"]}, at={2: "upper-landing"})
    events = told(state, "act give", "pick hedge-knife")
    assert "hands-over" in keys(events)
    assert heard(events, "hands-over") == {"seat": 0, "other": 1, "thing": "hedge-knife"}
    assert step(state, 0, "might") == 4
