"""Haunts do what their texts say: what stands about when they begin, what is carried, counted and forbidden."""

import re
from collections import Counter

import pytest

from tests.betrayal.evenings import hold, slots
from tests.betrayal.stage import GAME, asked, call, do, happen, night, pass_to, play, step, texts
from yakata.betrayal.language.book import SHIPPED
from yakata.betrayal.language.steps import PutThing
from yakata.betrayal.language.words import At, Compare
from yakata.betrayal.meaning import holds
from yakata.betrayal.rules.haunt.beginning import HauntStart
from yakata.betrayal.state.context import Context
from yakata.kernel import Ask

HOUSES = ("stack", "no stack", "piles")
"""A stack to find tiles in; only the starting tiles; and something lying on each of them."""
PILES = ("eel-hook", "tallow-dip", "crown-shilling", "iron-poker", "salt-pouch")
HAND = "hand"
LETTERS = {3: ("outside", "upper", "ground"), 4: ("outside", "upper", "ground", "basement")}
PARTS = dict.fromkeys((3, 4, 5), ("outside", "basement", "ground", "upper"))
OBJECTS = {
    "treasure": ("silver-", dict.fromkeys((3, 4, 5), ("upper", "ground", "basement") * 2)),
    "lamp-keeper": ("keeper-lamp-", dict.fromkeys((3, 4, 5), (HAND, "upper", "upper", "ground", "basement"))),
    "wrong-heir": ("will-piece-", dict.fromkeys((3, 4, 5), (HAND, "outside", "basement", "upper", "ground"))),
    "winding-girl": ("wg-", PARTS),
    "own-hand": ("oh-", PARTS),
    "quiet-guest": ("qg-letter-", LETTERS),
    "nobody-is-false": ("qg-letter-", LETTERS),
}
"""What the setup says: the Objects, and where they are, by the number of players."""
MARKERS = {
    "high-water": {"doorpost": 3},
    "wrong-heir": {"will-desk": 1, "will-hearth": 1},
    "two-wills": {"will-desk": 1},
    "quiet-guest": {"accusing-table": 1},
    "siege": {"strongbox": 1},
    "rescue": {"rescue-well": 1},
    "bride": {"hanging-tree": 1},
    "ritual": {"dark-desk": {3: 3, 4: 4, 5: 5}},
    "chase": {"paper-trail": 1},
    "plague": {"shutter": {3: 6, 4: 7, 5: 8}},
    "hide-and-seek": {"hiding-place": {3: 4, 4: 5, 5: 6}},
    "impostor": {"looking-glass": {3: 1, 4: 2, 5: 2}},
    "duel": {"duelling-strip": 1, "pistol-case": {3: 3, 4: 4, 5: 4}},
    "collapse": {"entered": 5},
    "survival": {"last-fire": 1},
    "sweating-room": {"ward": 1, "steam": 1, "still": 1},
    "sufficient-quantity": {"ward": 1, "cup": {3: 2, 4: 2, 5: 3}},
    "winding-girl": {"bench": 1},
    "own-hand": {"bench": 1, "carriage": 1, "small-grave": 1},
}


def begun(haunt, seats=3, house="stack"):
    """The haunt is set up, whatever is asked for or comes meanwhile."""
    decks = {} if house == "stack" else {"tiles": []}
    state = night(seats=seats, haunt_is=haunt, decks=decks)
    if house == "piles":
        for tile, card in zip(state.house.names, PILES, strict=True):
            state.put(tile, card)
    call(state, HauntStart(0, options=(haunt,)))
    while not state.on:
        pending = state.pending
        play(state, (pending.choices if isinstance(pending, Ask) else pending.outcomes)[0])
    return state


def standing(state, prefix):
    """Where Objects are: in hands, or in which region."""
    found = Counter(HAND for hand in state.hands for thing in hand if thing.startswith(prefix))
    for tile, pile in state.lying.items():
        found[state.house.tiles[tile].region] += sum(thing.startswith(prefix) for thing in pile)
    return +found


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("haunt", OBJECTS)
def test_as_many_objects_stand_about_as_the_setup_says(haunt, house):  # B8 B145
    prefix, said = OBJECTS[haunt]
    for seats, where in said.items():
        assert standing(begun(haunt, seats, house), prefix) == Counter(where)
    if haunt.startswith(("quiet", "nobody")):
        assert standing(begun(haunt, 5, house), prefix).total() == 5


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("haunt", MARKERS)
def test_as_many_markers_lie_there_as_the_setup_says(haunt, house):  # B145
    for seats in (3, 4, 5):
        state = begun(haunt, seats, house)
        said = {marker: count if isinstance(count, int) else count[seats] for marker, count in MARKERS[haunt].items()}
        assert {marker: sum(state.marked(marker, tile) for tile in state.house.names) for marker in said} == said


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("haunt", sorted(GAME.book.haunts))
def test_nothing_that_a_setup_puts_somewhere_is_left_out(haunt, house):  # B145
    """Of every haunt, also of those that are yet to come: an empty choice of tiles would lose a thing in silence."""
    for seats in (3, 4, 5):
        state = begun(haunt, seats, house)
        setup = state.book.haunts[haunt].setup
        steps = [step for step in (*setup.traitor, *setup.heroes) if isinstance(step, PutThing)]
        owed = [s.object for s in steps if _by_players(s.when) and holds(state, s.when, Context(0, 0))]
        assert [thing for thing in owed if not state.where_is(thing)] == []


def _by_players(when):
    return when is None or (isinstance(when, Compare) and when.this == "players")


# What is carried and counted, in whole evenings


def a_monster_carries_what_monsters_carry(state, before, pending, events, memo):
    for being in state.beings.values():
        for thing in being.carries:
            yield thing in state.book.objects and state.book.objects[thing].monsters_carry


DELIVERED = {
    "wrong-heir": ("will-piece-", ("will-pinned", "will-burnt")),
    "high-water": ("charm-", ("charms-hung",)),
    "lamp-keeper": ("keeper-lamp-", ("keeper-drowned", "keeper-lit")),
}


def as_many_are_counted_as_are_gone(state, before, pending, events, memo):
    if state.haunt in DELIVERED and not state.ended and slots(events, "counter"):
        prefix, counters = DELIVERED[state.haunt]
        gone = [thing for thing in state.delivered if thing.startswith(prefix)]
        yield sum(state.counters[counter] for counter in counters) == len(gone) <= 5


def what_is_not_given_or_dropped_stays(state, before, pending, events, memo):
    for moved in slots(events, "hands-over", "drops"):
        if state.is_object(moved["thing"]) and state.alive[moved["seat"]]:
            stolen = slots(events, "steals")
            yield bool(stolen) or not {"give", "drop"} & {*state.book.reactive[moved["thing"]].forbid}


def a_turn_each(state, before, pending, events, memo):
    """Turns of the haunt, cut where somebody's comes again: all who live have had one by then."""
    if not state.haunt or state.ended:
        return
    turns, dead = memo.setdefault("turns", []), memo.setdefault("dead", set())
    dead |= {one["seat"] for one in slots(events, "died")}
    if slots(events, "haunt-begins"):
        turns.clear()
        return
    for one in slots(events, "turn-begins", "skips"):
        if one["seat"] in turns:
            living = {seat for seat in range(state.seats) if state.alive[seat] and state.places[seat]}
            yield living <= {*turns}
            turns.clear()
        turns.append(one["seat"])


CHECKS = {
    "B160": a_monster_carries_what_monsters_carry,
    "B114": as_many_are_counted_as_are_gone,
    "B137": what_is_not_given_or_dropped_stays,
    "BR51": a_turn_each,
}
NIGHTS = ("wrong-heir", "high-water", "lamp-keeper", "quiet-guest", "bride", "siege", "wrong-heir", "two-wills")


@pytest.fixture(scope="module")
def found():
    return hold(CHECKS, 700, NIGHTS)


@pytest.mark.parametrize("rule", CHECKS)
def test_every_haunt_counts_and_carries_what_it_says(found, rule):  # B114 B137 B150 B160 BR29 BR51
    broken, tried = found
    assert [one for one in broken if one[0] == rule][:3] == []
    assert tried[rule] > 5


def test_bailiffs_steal_and_burn_pieces_of_the_will_alone():  # B137 B160
    def change(state):
        state.mark_tile("will-hearth", "front-steps", 1)

    for hand, said in ((["tallow-dip", "prayer-cord"], "lower"), (["tallow-dip", "will-piece-b"], "steal")):
        state = night(
            haunt="wrong-heir",
            traitor=2,
            hands={0: hand},
            at={0: "front-steps", 1: "upper-landing", 2: "basement-landing"},
            beings={"bailiff-1": ("bailiff", "front-steps")},
            change=change,
            turn=2,
        )
        play(state, "end", "end", "end", "d2222", "pick ashlar", "d2222", "d00000")
        assert asked(state)[1] == said
    assert texts(state) == ["done", "pick will-piece-b"]
    play(state, "pick will-piece-b")
    while not state.counters.get("will-burnt"):
        play(state, "end")
    assert (state.delivered, state.counters["will-burnt"]) == (("will-piece-b",), 1)


# What texts say


WORDS = {
    "steal": (r"\bst(eal|ole)", "奪"),
    "give": (r"\bgive", "渡"),
    "take": (r"\btake", "奪|取"),
    "drop": (r"\bdrop", "置|落"),
}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_forbidden_with_an_object_is_said(language):  # B137
    for haunt in GAME.book.haunts.values():
        for thing in haunt.objects:
            for word in thing.forbid:
                file = SHIPPED / "tallow-rent" / "texts" / language / f"haunt-{haunt.id}.ftl"
                boxes = re.findall(r"^box-.*-text = (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
                assert re.search(WORDS[word][language == "ja"], " ".join(boxes)), (haunt.id, thing.id, word)


def test_what_waits_for_the_end_of_a_turn_on_a_tile_says_so():  # B87
    """Such a text is one of those that may come in any order: ``end-here``, never ``turn-end``."""
    late = [key.word for key, box in GAME.book.boxes.items() if box.reaction and box.reaction.on == "turn-end"]
    assert [word for word in late if any(isinstance(one, At) for one in _tests(word))] == []


def _tests(word):
    when = GAME.book.boxes[GAME.book.printed[word]].reaction.when
    return when if isinstance(when, tuple) else (when,)


# High Water


def water(track=0, at="upper-landing", **more):
    def change(state):
        state.mark_tile("water", "basement-landing", 1)
        state.mark_tile("small", "basement-landing", 1)
        state.counters["track"] = track

    return night(haunt="high-water", change=change, at=at, house=[("root-hollow", "basement", 1, 0, 0)], **more)


def test_the_water_is_an_obstacle_besides_any_other():  # B70 B9
    state = water(at={0: "root-hollow", 1: "upper-landing", 2: "upper-landing"}, steps={0: {"might": 8}})
    happen(state, 0, "root-bound")
    assert state.marked("small", "root-hollow") == 1
    while not state.marked("water", "root-hollow"):
        play(state, "end" if "end" in texts(state) else texts(state)[-1])
    assert state.marked("small", "root-hollow") == 2
    pass_to(state, 0)
    play(state, "act high-water.hw-bail", "d22222222")
    assert (state.marked("water", "root-hollow"), state.marked("small", "root-hollow")) == (0, 1)
    assert "root-bound" in state.ongoing


def test_as_the_track_stands_so_stands_the_night():  # BR48
    state = water(hands={0: ["candle-clock"]}, track=8)
    play(state, "act candle-clock.candle-clock", "pick candle-clock-on")
    assert state.ended == "high-water-in"
    state = water(track=0)
    while state.pending is not None and state.round < 12:
        state.counters["track"] = 0
        play(state, "end" if "end" in texts(state) else texts(state)[0])
    assert (state.ended, state.round) == ("", 12), "the track was held back"


def test_deep_water_hurts_once():  # B45
    for track, hurt in ((4, 1), (5, 2)):
        state = water(at={0: "basement-landing"}, track=track, hands={0: ["wax-child"]})
        play(state, "end", "roll might", "d00000")
        assert asked(state) == (0, "react-wax-child")
        before = state.steps[0]
        play(state, "answer yes")
        assert (state.steps[0], asked(state)[1]) == (before, "turn"), hurt


def test_the_track_tells_how_deep_it_is():  # B45
    for track, hurt in ((4, 1), (5, 2)):
        state = water(at={0: "basement-landing"}, track=track)
        before = sum(state.steps[0])
        play(state, "end", "roll might", "d00000")
        while asked(state)[1] != "turn":
            play(state, texts(state)[0])
        assert before - sum(state.steps[0]) == hurt


# Tiles, cards, weapons


@pytest.mark.parametrize("tile", ["dovecote-path", "whispering-stair"])
def test_a_tile_that_says_card_offers_no_object(tile):  # B8 B114
    region = "outside" if tile == "dovecote-path" else "ground"
    for hand, offered in ((["trinket"], False), (["trinket", "tallow-dip"], True)):
        state = night(
            haunt="quiet",
            traitor=2,
            house=[(tile, region, 1, 0, 0)],
            hands={0: hand},
            at={0: tile, 1: "front-steps", 2: "upper-landing"},
        )
        if tile == "dovecote-path":
            assert ("act dovecote-path.dovecote-path" in texts(state)) == offered
            play(state, "act dovecote-path.dovecote-path" if offered else "end")
        else:
            play(state, "end")
            assert (asked(state)[1] == "react-whispering-stair") == offered
            play(state, *(("answer yes", "pick quill") if offered else ()))
        assert ("trinket" in state.hands[0], "tallow-dip" in state.hands[1]) == (True, offered)


def test_what_may_not_be_given_is_not_traded_or_dropped():  # B137
    places = {0: "entrance-hall", 1: "entrance-hall", 2: "upper-landing"}
    state = night(haunt="bride", traitor=0, hands={0: ["bride-body"], 1: ["tallow-dip"]}, at=places)
    happen(state, 0, "cold-supper")
    assert asked(state) == (0, "turn"), "there is nothing to trade for"
    for steps in ("[{do: hand, what: {carrier: it}, whom: left}]", "[{do: drop}]", "[{do: drop, every: true}]"):
        do(state, 0, steps)
        assert state.hands[0] == ("bride-body",)


def test_a_kept_event_is_used_once_each_time_that_it_is_kept():  # B98
    state = night()
    for seat in (0, 1):
        pass_to(state, seat)
        happen(state, seat, "the-strangers-coat")
        play(state, "letter", "act the-strangers-coat.the-strangers-coat")
        while asked(state)[1] != "turn":
            play(state, texts(state)[0])
        assert state.kept_events == {}


def test_haunts_and_tiles_at_the_end_of_a_turn_in_any_order():  # B87
    for first, left in (("quiet-guest.qg-shiver", 4), ("wax-scullery", 3)):
        state = night(
            haunt="quiet-guest",
            traitor=2,
            house=[("wax-scullery", "ground", 1, 0, 0)],
            at={0: "wax-scullery", 1: "upper-landing", 2: "upper-landing"},
            steps={0: {"sanity": 3, "knowledge": 1}},
            change=lambda state: state.mark_tile("cold", "wax-scullery", 1),
        )
        play(state, "end")
        assert (asked(state), texts(state)) == ((0, "first-of"), ["pick quiet-guest.qg-shiver", "pick wax-scullery"])
        play(state, f"pick {first}")
        while state.turn == 0:
            wanted = [text for text in texts(state) if text in ("lower sanity", "answer yes")]
            play(state, *(wanted or texts(state))[:1])
        assert (step(state, 0, "sanity"), asked(state)) == (left, (1, "turn"))


def test_what_helps_only_after_the_haunt_waits_for_it():  # B87
    state = night(
        haunt="quiet-guest",
        traitor=2,
        house=[("wax-scullery", "ground", 1, 0, 0)],
        at={0: "wax-scullery", 1: "upper-landing", 2: "upper-landing"},
        steps={0: {"knowledge": 1}},
        change=lambda state: state.mark_tile("cold", "wax-scullery", 1),
    )
    play(state, "end", "d0000")
    while asked(state)[1] == "lower":
        play(state, "lower sanity")
    assert (step(state, 0, "sanity"), asked(state)) == (3, (0, "pay-wax-scullery"))


def test_no_monster_is_put_where_none_may_end_its_move():  # BR52
    def salted(state):
        state.ongoing["salt-circle"] = "root-hollow"

    house = [("root-hollow", "basement", 1, 0, 0)]
    imp = {"imp-1": ("imp", "basement-landing")}
    for hand, acts in (
        ("bone-flute", ("act bone-flute.bone-flute", "pick bone-flute-monster")),
        ("iron-poker", ("act iron-poker.iron-poker", "d22222", "d0000")),
    ):
        state = night(
            haunt="quiet",
            traitor=2,
            house=house,
            hands={0: [hand]},
            at={0: "basement-landing", 1: "front-steps", 2: "upper-landing"},
            beings=imp,
            change=salted,
        )
        play(state, *acts)
        while asked(state)[1] != "turn":
            assert not [text for text in texts(state) if "root-hollow" in text]
            play(state, texts(state)[0])
        assert state.beings["imp-1"].tile != "root-hollow"
    do(state, 0, "[{do: move-being, being: {kind: imp}, to: root-hollow}]", kind="haunt")
    assert state.beings["imp-1"].tile == "root-hollow"


def test_nobody_can_harm_the_foundling():  # BR32
    state = night(
        haunt="rescue",
        traitor=2,
        hands={0: ["fowling-piece", "duelling-sword"]},
        at={0: "entrance-hall", 1: "upper-landing", 2: "upper-landing"},
        beings={"foundling-1": ("foundling", "entrance-hall")},
    )
    assert not [text for text in texts(state) if text.startswith(("act fowling", "act duelling", "act attack"))]


def test_what_is_healed_instead_of_a_death_is_not_asked_for():  # BR34
    state = night(haunt="bride", traitor=0, steps={0: {"might": 1, "speed": 1}}, gains="asked", turn=1)
    do(state, 0, "[{do: damage, harm: physical, amount: 2}]")
    while asked(state)[1] != "turn":
        play(state, "done" if "done" in texts(state) else texts(state)[0])
    assert state.alive[0]
    assert (step(state, 0, "might"), step(state, 0, "speed")) == (3 - 2 + 1, 4)


def test_who_turns_in_mid_haunt_comes_after_the_heroes():  # B150 BR51
    state = night(seats=4, haunt="quiet")
    do(state, 1, "[{do: set-role, role: traitor}]")
    turns = []
    while len(turns) < 9:
        turns.append(asked(state)[0])
        play(state, "end")
    assert turns[:4].count(1) == 1
    assert turns[4:8] == [0, 2, 3, 1]
