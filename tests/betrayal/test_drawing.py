"""Drawing cards from decks whose backs all can see."""

import re
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from tests.betrayal.stage import (
    EVERYONE,
    GAME,
    asked,
    carry,
    chance,
    dice,
    do,
    evening,
    happen,
    heard,
    keys,
    night,
    pass_to,
    play,
    set_step,
    step,
    texts,
    told,
)
from yakata.betrayal.language.book import SHIPPED
from yakata.betrayal.rules.evening.setup import tonight
from yakata.betrayal.state.story import Story
from yakata.kernel import SPECTATOR, Ask, Odds

CARDS = """
events:
  - {id: dull-day, regions: [ground]}
  - {id: damp-day, regions: [basement]}
  - {id: high-day, regions: [upper]}
  - {id: any-day, regions: [outside, ground, upper, basement]}
  - {id: self-burier, regions: [ground], steps: [{do: bury, what: {named: card}}]}
  - {id: twice, regions: [ground], boxes: 2,
     steps: [{do: intensify, card: twice}, {do: destroy, what: {named: card}, when: {is: intensified, at-least: 2}}]}
  - {id: crested, regions: [ground], crests: 2, steps: [{do: crest}]}
  - {id: blessed, regions: [ground], crests: 2, boxes: 1}
  - {id: to-keep, regions: [ground], keep: true, passives: [{give: result, add: 4}]}
  - {id: fog, regions: [ground], ongoing: true, passives: [{give: result, add: -1}],
     actions: [{id: fog, word: search, do: [{do: bury, what: {named: card}}]}]}
  - do: nothing
    id: harsh
    regions: [ground]
    steps:
      - do: roll
        trait: sanity
        bands:
          "3+": [{do: tell, text: harsh-good}]
          "0-2": [{do: tell, text: harsh-bad}, {do: damage, harm: mental, amount: 1}]
items:
  - {id: ladle, regions: [ground], heirloom: true}
  - {id: spoon, regions: [ground], heirloom: true}
  - {id: bucket, regions: [basement]}
  - {id: kite, regions: [outside]}
omens:
  - {id: black-cat}
  - {id: white-cat}
""".replace("  - do: nothing\n    id: harsh", "  - id: harsh")


def faces(state, deck):
    return [slot[1] for slot in state.decks[deck]]


def draw(state, deck, seat=0, **more):
    extra = "".join(f", {key}: {value}" for key, value in more.items())
    return do(state, seat, f"[{{do: draw, deck: {deck}{extra}}}]")


def drawn(events):
    return [event.slots["card"] for event in events if event.key == "draws"]


# Where every card is


def everything(state):
    """Every tile and card that is somewhere."""
    found = Counter()
    for slots in state.decks.values():
        found.update(face for _, face, _ in slots if face)
    for bag in (faces for bags in state.bags.values() for _, faces in bags):
        found.update(bag)
    for hand in state.hands:
        found.update(hand)
    for pile in state.lying.values():
        found.update(pile)
    for being in state.beings.values():
        found.update(being.carries)
    found.update(state.ongoing.keys())
    found.update(state.kept_events.keys())
    found.update({*state.boxed, *state.story.destroyed, *state.story.tomb})
    found.update(state.house.names)
    return found


@pytest.mark.parametrize("seed", range(30))
def test_over_whole_evenings_nothing_is_lost_or_doubled(seed):  # B13, B21, B76, B92, B98, B100
    wanted = None
    for state in evening(seed):
        if state.order and wanted is None:
            wanted = {face for deck in tonight(state).values() for face in deck}
        for deck, slots in state.decks.items():
            unseen = Counter(back for back, face, _ in slots if not face)
            bags = {back: len(state.bag(deck, back)) for back in unseen}
            assert unseen == bags, "as many faces as slots that nobody has looked at"
            assert all(state.book.back(face) == back for back, face, _ in slots if face)
        if isinstance(state.pending, Ask) and state.pending.prompt == "turn":
            found = everything(state)
            assert max(found.values()) == 1
            missing = wanted - set(found) - set(state.delivered)
            assert {ident for ident in missing if ident in state.book.cards or ident in state.book.events} == set()


def test_whatever_is_discarded_goes_under_its_own_deck():  # B13
    state = night(
        more=CARDS, decks={"item": ["ladle", "bucket"], "omen": ["white-cat"]}, hands={0: ["kite", "black-cat"]}
    )
    do(state, 0, "[{do: bury, what: {id: kite}}, {do: bury, what: {id: black-cat}}]")
    assert faces(state, "item") == ["ladle", "bucket", "kite"]
    assert faces(state, "omen") == ["white-cat", "black-cat"]
    assert state.hands[0] == ()


def test_the_top_of_a_deck_is_never_the_legacy_or_purgatory():  # B15, B20
    for chapter in GAME.book.chapters:
        state = GAME.start(chapter=chapter, families="deal", seats=3)
        while isinstance(state.pending, Odds):
            play(state, state.pending.outcomes[0])
        assert set(state.decks) <= {"event", "item", "omen", "tiles"}
    state = night(chapter="prologue", decks={"event": ["loose-board"]})
    events = do(state, 0, "[{do: peek, deck: event}]")
    assert heard(events, "sees")["card"] == "loose-board"


@pytest.mark.parametrize("deck", ["item", "event", "omen", "tiles"])
def test_what_is_done_to_one_deck_touches_no_other(deck):  # B16
    state = night(seats=3)
    before = {name: slots for name, slots in state.decks.items() if name != deck}
    do(state, 0, f"[{{do: bury-top, deck: {deck}}}, {{do: peek, deck: {deck}}}]")
    chance(state)
    assert {name: slots for name, slots in state.decks.items() if name != deck} == before


def test_everybody_sees_the_backs_and_nobody_the_faces():  # B17
    state = night(seats=4)
    for seat in (*range(4), SPECTATOR):
        for deck in state.view(seat).decks:
            assert deck.backs == tuple(slot[0] for slot in state.decks[deck.id])
            assert deck.known == {}
        text = str(state.view(seat))
        unseen = {face for bags in state.bags.values() for _, faces in bags for face in faces}
        assert not {face for face in unseen if f"'{face}'" in text}


def test_only_who_looks_knows():  # B17
    state = night(decks={"event": ["loose-board", "tallow-smoke"]})
    do(state, 1, "[{do: peek, deck: event}]")
    seen = {seat: next(d for d in state.view(seat).decks if d.id == "event").known for seat in (0, 1, 2, SPECTATOR)}
    assert seen == {0: {}, 1: {"0": "loose-board"}, 2: {}, SPECTATOR: {}}
    do(state, 0, "[{do: bury-top, deck: event}]")
    assert next(d for d in state.view(1).decks if d.id == "event").known == {"1": "loose-board"}, "it is followed"


@pytest.mark.parametrize("seed", range(15))
def test_over_whole_evenings_what_comes_can_be_told_from_the_backs(seed):  # B17, B76, B92, B94, B95
    """The first back that names the region, or the top one; those before it go under, in their order."""
    for state in evening(seed, 3, haunt="treasure"):
        if state.haunt:
            break
        frame = state.stack[-1]
        if type(frame).__name__ == "Turned" and type(state.stack[-2]).__name__ == "Drawing":
            drawing, backs = state.stack[-2], [slot[0] for slot in state.decks[frame.deck]]
            region = state.house.tiles[state.places[drawing.seat]].region
            assert frame.place == 0
            if not drawing.top and frame.deck != "omen" and any(region in back for back in backs):
                assert region in backs[0].split("+"), "the first that fits is on top, and is the one that is turned"


@pytest.mark.parametrize("seed", range(20))
def test_a_deck_turns_as_a_list_would(seed):  # B13, B17, B92, BR5
    """Thirty draws in regions at random, against the plainest model: take the first that fits, the others go under."""
    rng = Random(seed)
    model = ["dull-day", "damp-day", "high-day", "any-day"]
    rng.shuffle(model)
    state = night(more=CARDS, decks={"event": model})
    landings = {
        "ground": "entrance-hall",
        "basement": "basement-landing",
        "upper": "upper-landing",
        "outside": "front-steps",
    }
    for _ in range(30):
        region = rng.choice(sorted(landings))
        state.places = (landings[region], *state.places[1:])
        place = next((n for n, card in enumerate(model) if region in state.book.events[card].regions), 0)
        card = model[place]
        model = [*model[place + 1 :], *model[:place], card]
        assert drawn(draw(state, "event")) == [card]
        assert faces(state, "event") == model
        seen = next(deck for deck in state.view(1).decks if deck.id == "event")
        assert seen.backs == tuple("+".join(state.book.events[card].regions) for card in model)
        assert all(model[int(place)] == face for place, face in seen.known.items())


def test_the_sequence_can_be_foretold():  # B17, B92, B13
    state = night(more=CARDS, decks={"event": ["damp-day", "high-day", "dull-day", "any-day"]})
    backs = next(deck for deck in state.view(2).decks if deck.id == "event").backs
    place = next(n for n, back in enumerate(backs) if "ground" in back.split("+"))
    draw(state, "event")
    after = next(deck for deck in state.view(2).decks if deck.id == "event").backs
    assert after == (*backs[place + 1 :], *backs[:place], backs[place])


# What is drawn


def test_cards_are_read_out_and_what_is_carried_is_public():  # B90
    state = night(more=CARDS, decks={"item": ["bucket"], "event": ["dull-day"]})
    for deck in ("item", "event"):
        draws = [event for event in draw(state, deck) if event.key == "draws"]
        assert draws[0].audience is None
    for seat in (*range(3), SPECTATOR):
        assert [card.id for card in state.view(seat).people[0].hand] == ["bucket"]


def test_there_is_no_limit_to_what_one_carries():  # B90
    state = night(seats=3)
    count = len(state.decks["item"])
    for _ in range(count):
        draw(state, "item", how="top")
        while not (isinstance(state.pending, Ask) and state.pending.prompt == "turn"):
            play(state, "answer no" if isinstance(state.pending, Ask) else texts(state)[0])
    assert len(state.hands[0]) == count == len(GAME.book.items)


@pytest.mark.parametrize("deck", ["item", "event"])
def test_the_top_card_is_drawn_whatever_its_region(deck):  # B91
    cards = {"item": ["kite", "bucket"], "event": ["damp-day", "dull-day"]}[deck]
    state = night(more=CARDS, decks={deck: cards})
    assert drawn(draw(state, deck, how="top")) == [cards[0]]


@pytest.mark.parametrize(
    ("tile", "card"),
    [
        ("entrance-hall", "dull-day"),
        ("basement-landing", "damp-day"),
        ("upper-landing", "high-day"),
        ("front-steps", "any-day"),
    ],
)
def test_the_first_event_of_the_region_comes_and_those_before_it_are_buried(tile, card):  # B92
    order = ["high-day", "damp-day", "dull-day", "any-day"]
    state = night(more=CARDS, at=tile, decks={"event": order})
    assert drawn(draw(state, "event")) == [card]
    place = order.index(card)
    assert faces(state, "event") == [*order[place + 1 :], *order[:place], card]


def test_if_no_event_fits_the_top_one_comes():  # BR5
    state = night(more=CARDS, decks={"event": ["damp-day", "high-day"]})
    assert drawn(draw(state, "event")) == ["damp-day"]
    assert faces(state, "event") == ["high-day", "damp-day"]


def test_what_a_roll_brings_is_not_shown_before():  # B93
    state = night(more=CARDS, decks={"event": ["harsh"]})
    events = draw(state, "event")
    assert isinstance(state.pending, Odds)
    for seat in (*range(3), SPECTATOR):
        view = state.view(seat)
        assert view.card == "harsh"
        assert "harsh-" not in str(view)
    assert not any("harsh-" in str(event.slots) for event in events)
    events = told(state, "d" + "0" * (len(texts(state)[0]) - 1))
    read = [str(event.slots) for event in events if "harsh-" in str(event.slots)]
    assert len(read) == 1, "only the one that applies is read"
    assert "harsh-bad" in read[0]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_text_of_an_event_says_what_its_roll_will_bring(language):  # B93
    """The texts that come with a result have keys of their own, told when it is there."""
    files = (SHIPPED / "tallow-rent" / "texts" / language).glob("*.ftl")
    catalogue = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found = dict(re.findall(r"^event-([\w-]+)-text =((?:\n? .*)+)", catalogue, re.MULTILINE))
    once = [found[ident] for ident, event in GAME.book.events.items() if not event.ongoing]
    assert [text for text in once if re.search(r"\d\s*(\+|-|–|or more|以上)", text)] == []


def test_the_first_item_of_the_region_comes_else_the_top_one():  # B94
    state = night(more=CARDS, decks={"item": ["bucket", "kite", "ladle", "spoon"]})
    assert drawn(draw(state, "item")) == ["ladle"]
    play(state, "answer no")
    assert faces(state, "item") == ["spoon", "bucket", "kite"]
    state = night(more=CARDS, decks={"item": ["bucket", "kite"]})
    assert drawn(draw(state, "item")) == ["bucket"]
    assert faces(state, "item") == ["kite"]


@pytest.mark.parametrize("tile", ["entrance-hall", "basement-landing", "upper-landing", "front-steps"])
def test_the_top_omen_comes_wherever_one_is(tile):  # B95
    state = night(more=CARDS, at=tile, decks={"omen": ["black-cat", "white-cat"]})
    events = draw(state, "omen")
    assert drawn(events) == ["black-cat"]
    assert state.hands[0] == ("black-cat",)
    assert heard(events, "haunt-roll")["omens"] == 1, "and then the haunt is looked for"


def test_after_the_haunt_an_omen_brings_no_check():  # B95
    state = night(more=CARDS, decks={"omen": ["black-cat"]}, haunt="quiet", traitor=1)
    assert "haunt-roll" not in keys(draw(state, "omen"))
    assert asked(state) == (0, "turn")


def test_an_omen_gives_its_bonus_at_once():  # B95
    state = night(decks={"omen": ["lamp-glass"]})
    draw(state, "omen")
    dice(state, "0")
    do(state, 0, "[{do: roll, trait: sanity}]")
    assert len(texts(state)[0]) - 1 == state.value(0, 2) + 1


def test_what_is_drawn_is_unused_and_no_pick_up_or_take():  # B96
    state = night(more=CARDS, decks={"item": ["bucket"], "omen": ["black-cat"]})
    draw(state, "item")
    draw(state, "omen")
    dice(state, "0")
    assert state.hands[0] == ("bucket", "black-cat")
    assert (state.used, state.words) == ((), ())
    state.put("entrance-hall", "kite")
    state._pending = None
    assert "act pick-up" in texts(state)


@pytest.mark.parametrize("deck", ["omen", "item", "event"])
def test_without_a_card_nothing_is_lost(deck):  # B97
    state = night(more=CARDS, decks={deck: []})
    before = state.moves
    assert keys(draw(state, deck)) == []
    assert state.moves == before > 0


def test_an_omen_tile_without_omens_costs_no_moves():  # B97
    state = night(decks={"tiles": ["tally-room"], "omen": []}, steps={0: {"speed": 8}})
    before = state.moves
    play(state, "explore e")
    while asked(state)[1] == "lay":
        play(state, texts(state)[0])
    assert state.places[0] == "tally-room"
    assert state.moves == before - 1


# Events


def test_an_event_is_buried_when_it_is_over():  # B98
    state = night(more=CARDS, decks={"event": ["dull-day", "any-day"]})
    draw(state, "event")
    assert faces(state, "event") == ["any-day", "dull-day"]
    assert state.decks["event"][1][2] == 0xFF, "all have seen it"


def test_an_event_that_buries_itself_is_buried_once():  # B98
    state = night(more=CARDS, decks={"event": ["self-burier"]})
    draw(state, "event")
    assert faces(state, "event") == ["self-burier"]


def test_a_few_events_are_kept():  # B98
    state = night(more=CARDS, decks={"event": ["to-keep"]})
    draw(state, "event")
    assert state.kept_events == {"to-keep": 0}
    assert faces(state, "event") == []
    do(state, 0, "[{do: roll, trait: might}]")
    play(state, texts(state)[0])
    assert state.rolled == 4, "and its text holds"
    do(state, 1, "[{do: roll, trait: might}]")
    play(state, texts(state)[0])
    assert state.rolled == 0, "for whoever keeps it"


def test_checkboxes_are_used_when_told_and_some_events_end_so():  # B99
    state = night(more=CARDS, chapter="prologue", decks={"event": ["twice"]})
    draw(state, "event")
    assert (state.story.boxes, faces(state, "event")) == ({"twice": 1}, ["twice"])
    draw(state, "event")
    assert state.story.boxes == {"twice": 2}
    assert faces(state, "event") == []
    assert "twice" in state.story.destroyed


def test_crests_are_set_when_told_and_only_on_a_free_space():  # B99
    state = night(more=CARDS, decks={"event": ["crested"]})
    for seat in range(3):
        happen(state, seat, "crested")
    assert state.story.crests == {"crested": ("ashlar", "quill")}, "two spaces"
    happen(state, 0, "blessed")
    assert "blessed" not in state.story.crests
    assert "blessed" not in state.story.boxes


def test_the_instruction_may_stand_elsewhere():  # B99
    state = night(more=CARDS)
    do(state, 0, "[{do: crest, card: blessed}, {do: intensify, card: blessed}, {do: intensify, card: blessed}]")
    assert state.story.crests["blessed"] == ("ashlar",)
    assert state.story.boxes["blessed"] == 1, "one box"


def test_an_ongoing_event_stays_on_its_tile_and_holds_there():  # B100
    state = night(more=CARDS, decks={"event": ["fog"]}, at={0: "entrance-hall", 1: "front-steps"})
    draw(state, "event")
    assert state.ongoing == {"fog": "entrance-hall"}
    assert faces(state, "event") == []
    tile = next(tile for tile in state.view(2).tiles if tile.id == "entrance-hall")
    assert tile.events == ("fog",)
    for seat, result in ((0, 3), (1, 4)):
        set_step(state, seat, might=4)
        do(state, seat, "[{do: roll, dice: 1}, {do: roll, trait: might}]")
        dice(state, "0")
        size = len(texts(state)[0]) - 1
        dice(state, "1" * 4 + "0" * (size - 4) if size >= 4 else "2" * (4 - size) + "1" * (2 * size - 4))
        assert state.rolled == result
    assert "act fog.fog" in texts(state)
    play(state, "act fog.fog")
    assert (state.ongoing, faces(state, "event")) == ({}, ["fog"])


# Several


def test_of_several_drawn_only_the_kept_one_may_be_an_heirloom():  # BR24
    state = night(more=CARDS, decks={"item": ["ladle", "spoon", "bucket"]})
    draw(state, "item", count=2, keep=1)
    assert asked(state) == (0, "keep")
    assert texts(state) == ["pick ladle", "pick spoon"]
    events = told(state, "pick spoon")
    assert asked(state) == (0, "heirloom")
    assert state.view(0).card == "spoon"
    play(state, "answer yes")
    assert state.story.heirlooms == {"spoon": "ashlar"}
    assert asked(state) == (0, "turn"), "the other is not offered"
    assert state.hands[0] == ("spoon",)
    assert faces(state, "item") == ["bucket", "ladle"]
    assert "draws" not in keys(events)


def test_an_omen_that_is_kept_of_several_brings_the_check_too():  # BR24, B95
    state = night(more=CARDS, decks={"omen": ["black-cat", "white-cat"]})
    draw(state, "omen", count=2, keep=1)
    assert "haunt-roll" in keys(told(state, "pick white-cat"))
    dice(state, "0")
    assert (state.hands[0], state.omens) == (("white-cat",), 1)
    assert faces(state, "omen") == ["black-cat"]


def test_an_event_that_is_kept_of_several_happens():  # BR24, B98
    state = night(more=CARDS, decks={"event": ["dull-day", "fog"]})
    draw(state, "event", count=2, keep=1)
    play(state, "pick fog")
    assert state.ongoing == {"fog": "entrance-hall"}
    assert state.hands[0] == ()
    assert faces(state, "event") == ["dull-day"]


def test_things_change_hands_whenever_there_is_something_to_change():  # BR6
    state = night(more=CARDS, at={0: "entrance-hall", 1: "entrance-hall", 2: "front-steps"})
    assert not any(text.startswith("act") for text in texts(state))
    carry(state, 0, "bucket")
    state._pending = None
    assert {"act drop", "act give"} <= set(texts(state))
    state = night(more=CARDS, at={0: "entrance-hall", 1: "entrance-hall", 2: "front-steps"}, hands={1: ["bucket"]})
    assert "act take" in texts(state), "without ever having found anything"
    state = night(more=CARDS, change=lambda n: n.put("entrance-hall", "kite"))
    assert "act pick-up" in texts(state)


def test_something_may_happen_before_and_after_a_draw():  # B10, B91
    more = (
        CARDS
        + """
rules-added:
  - id: omen-watch
    anchor: dice
    reactions: [{on: would-draw, do: [{do: gain, trait: might}]}, {on: drawn, do: [{do: gain, trait: speed}]}]
"""
    )
    state = night(more=more, decks={"item": ["bucket"]}, story=Story(rules=("omen-watch",)), chapter="prologue")
    draw(state, "item")
    assert (step(state, 0, "might"), step(state, 0, "speed")) == (5, 5)


DAYS = """
events:
  - {id: day-one, regions: [ground]}
  - {id: day-two, regions: [ground]}
  - {id: day-three, regions: [ground]}
  - {id: day-four, regions: [ground]}
"""


def test_a_card_case_lets_one_look_before_drawing():  # B10, B92
    state = night(more=CARDS, hands={0: ["card-case"]}, decks={"event": ["dull-day", "any-day"]})
    draw(state, "event")
    assert asked(state) == (0, "react-card-case")
    play(state, "answer yes")
    assert asked(state) == (0, "bury-it")
    assert drawn(told(state, "answer yes")) == ["any-day"]
    assert "card-case" in state.used


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["done"], ["one", "two", "three"]),
        (["pick day-one", "done"], ["two", "three", "one"]),
        (["pick day-two", "done"], ["one", "three", "two"]),
        (["pick day-two", "pick day-one"], ["three", "two", "one"]),
    ],
)
def test_of_several_that_were_seen_one_buries_what_one_likes(answers, left):  # B13
    state = night(more=DAYS, decks={"event": ["day-one", "day-two", "day-three"]})
    do(state, 0, "[{do: peek, deck: event, count: 2, may-bury: true}]")
    assert (asked(state), texts(state)) == ((0, "bury-which"), ["done", "pick day-one", "pick day-two"])
    play(state, *answers)
    assert asked(state) == (0, "turn")
    assert [face for _, face, _ in state.decks["event"]] == [f"day-{day}" for day in left]


@pytest.mark.parametrize("order", list(permutations(("day-one", "day-two", "day-three"))))
def test_what_was_seen_is_put_back_in_any_order(order):  # B13
    state = night(more=DAYS, decks={"event": ["day-one", "day-two", "day-three", "day-four"]})
    do(state, 0, "[{do: peek, deck: event, count: 3, may-reorder: true}]")
    play(state, f"pick {order[0]}", f"pick {order[1]}")
    assert asked(state) == (0, "turn")
    assert [face for _, face, _ in state.decks["event"]] == [*order, "day-four"]


@pytest.mark.parametrize(
    ("may", "answers"), [("may-bury", ["pick day-two", "done"]), ("may-reorder", ["pick day-two"])]
)
def test_nobody_else_knows_the_order_of_what_was_put_back(may, answers):  # B13
    """Not even who had looked before, or all, where it had been buried openly."""
    state = night(more=DAYS, decks={"event": ["day-one", "day-two", "day-three"]})
    first, *rest = state.decks["event"]
    state.decks["event"] = ((*first[:2], EVERYONE), *rest)
    do(state, 0, f"[{{do: peek, deck: event, count: 2, {may}: true}}]")
    play(state, *answers)
    assert [known for _, face, known in state.decks["event"] if face != "day-three"] == [1, 1]


def test_of_what_the_card_case_shows_its_family_buries_one():  # B13 B107
    state = night(more=DAYS, hands={0: ["card-case"]}, decks={"event": ["day-one", "day-two", "day-three"]})
    state.story = state.story.with_pair("heirlooms", "card-case", "ashlar")
    draw(state, "event")
    play(state, "answer yes", "pick day-one")
    assert drawn(told(state, "done")) == ["day-two"]


def test_the_glass_marble_lets_three_tiles_lie_in_any_order():  # B13
    seen = ["eel-ditch", "crab-orchard", "kiln-field"]
    state = night(hands={0: ["glass-marble"]}, decks={"tiles": [*seen, "peat-store"]})
    state.mark_tile("ghost", "entrance-hall", 1)
    play(pass_to(state, 0), "act glass-marble.glass-marble", "pick kiln-field", "pick crab-orchard")
    assert [face for _, face, _ in state.decks["tiles"]] == [*reversed(seen), "peat-store"]


def test_a_declined_heirloom_is_not_offered_again_tonight():  # B110
    state = night(decks={"item": ["sealing-wax"]})
    do(state, 0, "[{do: draw, deck: item}]")
    assert asked(state) == (0, "heirloom")
    play(state, "answer no")
    do(state, 0, "[{do: bury, what: {id: sealing-wax}}]")
    do(state, 0, "[{do: draw, deck: item}]")
    assert asked(state) == (0, "turn")
    assert state.hands[0] == ("sealing-wax",)
    do(state, 0, "[{do: bury, what: {id: sealing-wax}}]")
    do(state, 1, "[{do: draw, deck: item}]")  # whoever did not decline it may still
    assert asked(state) == (1, "heirloom")
