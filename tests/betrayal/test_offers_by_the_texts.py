"""When the boxes of some haunts are offered, reckoned from their texts, in evenings that are chosen at random."""

import pytest

from tests.betrayal.evenings import hold
from yakata.kernel import Ask

LANDINGS = ("front-steps", "entrance-hall", "upper-landing", "basement-landing", "show-home-lounge")


class Scene:
    """What the texts speak of, for whoever's turn it is."""

    def __init__(self, state):
        self.seat = state.pending.seat
        self.tile = state.places[self.seat]
        self.marks = dict(state.markers.get(self.tile, ()))
        self.hero = state.roles[self.seat] != "traitor"
        self.things = state.hands[self.seat]
        self.count = state.counters

    def has(self, start):
        return any(thing.startswith(start) for thing in self.things)


def one(state, kind):
    return next((being for being in state.beings.values() if being.kind == kind), None)


def winding_girl(state, at):
    girl = one(state, "winding-girl")
    here, stops, sheets = girl.tile == at.tile, at.count["wg-stops"], at.count["wg-sheets"]
    want, turns = (3, 4, 5)[state.seats - 3], (1, 3, 4)[state.seats - 3]
    yield "operate", "wg-back", at.hero and here and sheets >= want and stops == 0
    yield "operate", "wg-spring", at.hero and here and 1 <= stops <= turns
    yield "operate", "wg-key", at.hero and here and stops == turns + 1
    yield "prepare", "wg-bend", at.hero and at.has("wg-")
    yield "operate", "wg-fit", not at.hero and here and at.has("wg-")
    yield "operate", "wg-wind", not at.hero and here and stops >= 1
    yield "prepare", "wg-oil", not at.hero and here and girl.stunned
    yield "search", "wg-sheet", at.hero and sheets < want and at.tile not in LANDINGS and not at.marks.get("searched")


def own_hand(state, at):
    girl = one(state, "engine-girl")
    here = girl is not None and girl.tile == at.tile
    led = girl.follows if girl is not None else -1
    yield "operate", "oh-fit", at.hero and at.has("oh-") and "bench" in at.marks
    yield "operate", "oh-pack", not at.hero and at.has("oh-") and at.tile == "front-steps"
    yield "talk", "oh-take", at.hero and here and led < 0
    yield "talk", "oh-call-off", not at.hero and here and led >= 0
    yield "rest", "oh-lay", at.hero and led == at.seat and "small-grave" in at.marks


def other_end(state, at):
    cut = any("oe-knife" in statuses for statuses in state.statuses)
    yield "cut", "oe-cut", not cut
    yield "prepare", "oe-peg", at.hero and at.tile not in LANDINGS and not at.marks.get("peg")
    yield "search", "oe-draw", not at.hero and bool(at.marks.get("peg"))


def withdrawn(state, at):
    man, lifted = one(state, "hammer-man"), "wd-lifted" in state.flags
    here, kept = man.tile == at.tile and not lifted, "wd-engaged" in man.statuses
    yield "talk", "wd-talk", here and not kept
    yield "operate", "wd-strap", here and kept and "wd-talking" not in state.statuses[at.seat]
    yield "search", "wd-mislay", not lifted and bool(at.marks.get("ticket")) and man.tile != at.tile
    yield "operate", "wd-away", lifted and at.tile == "front-steps" and at.has("deed-box")


def ritual(state, at):
    beside = any(being.tile == at.tile for being in state.beings.values())
    yield "kindle", "rt-answer", at.hero and "dark-desk" in at.marks
    yield "talk", "rt-stop", at.hero and beside
    yield "snuff", "rt-snuff", not at.hero and "lit-desk" in at.marks
    yield "invoke", "rt-read", not at.hero and "dark-desk" in at.marks


def chase(state, at):
    near = {at.tile, *state.house.adjacent[at.tile]}
    apart = not any(state.marked("paper-trail", tile) for tile in near)
    hare = state.roles.index("traitor")
    laid = at.count["chase-laid"]
    yield "challenge", "ch-hold", at.hero and state.places[hare] == at.tile
    yield "search", "ch-trail", at.hero and "paper-trail" in at.marks
    yield "prepare", "ch-lay", not at.hero and apart and laid < 5
    yield "cross", "ch-home", not at.hero and at.tile == "front-steps" and laid >= 5


def plague(state, at):
    mine = state.statuses[at.seat]
    awake = "plague-asleep" not in mine
    there = [
        seat for seat, tile in enumerate(state.places) if seat != at.seat and tile == at.tile and state.alive[seat]
    ]
    region = state.house.tiles[at.tile].region
    yield "operate", "pl-open", awake and "shutter" in at.marks
    yield "talk", "pl-wake", awake and any("plague-asleep" in state.statuses[seat] for seat in there)
    yield "rest", "pl-air", awake and region == "outside" and "plague-drowsy" in mine


def hunt(state, at):
    near = {at.tile, *state.house.adjacent[at.tile]}
    caught = any(dog.tile in near and state.marked("wire", dog.tile) for dog in state.beings.values())
    yield "prepare", "hu-wire", "wire" not in at.marks
    yield "operate", "hu-strike", caught


def hide_and_seek(state, at):
    hidden = "seek-tried" in state.statuses[at.seat]
    yield "hide", "hs-hide", not hidden and "hiding-place" in at.marks
    yield "cross", "hs-home", hidden and at.tile == "front-steps"


def duel(state, at):
    ground = "duelling-strip" in at.marks
    yield "prepare", "du-stand", ground and "duel-principal" in state.statuses[at.seat]
    yield "prepare", "du-face", ground and not at.hero
    yield "search", "du-load", at.hero and "pistol-case" in at.marks
    yield "search", "du-wet", not at.hero and "pistol-case" in at.marks


def collapse(state, at):
    yield "study", "co-enter", "entered" not in at.marks
    yield "invoke", "co-recall", at.tile in LANDINGS


def survival(state, at):
    fire = "last-fire" in at.marks
    items = [card for card in at.things if state.book.deck_of.get(card) == "item"]
    ready = [card for card in items if card not in state.used]
    yield "operate", "sv-break", at.tile not in LANDINGS and "stripped" not in at.marks
    yield "kindle", "sv-feed", fire and at.count.get(f"survival-wood@{state.families[at.seat]}", 0) >= 1
    yield "burn", "sv-item", fire and bool(ready)


def offered(state, before, pending, events, memo):
    asked = state.pending
    if state.on and isinstance(asked, Ask) and asked.prompt == "turn":
        offers = {str(choice) for choice in asked.choices}
        for word, box, may in BOXES[state.haunt](state, Scene(state)):
            yield (f"act {state.haunt}.{box}" in offers) == (may and word not in state.words)


BOXES = {
    "winding-girl": winding_girl,
    "own-hand": own_hand,
    "other-end": other_end,
    "withdrawn": withdrawn,
    "ritual": ritual,
    "chase": chase,
    "plague": plague,
    "hunt": hunt,
    "hide-and-seek": hide_and_seek,
    "duel": duel,
    "collapse": collapse,
    "survival": survival,
}


@pytest.mark.parametrize("haunt", BOXES)
def test_a_box_is_offered_when_its_text_says_so(haunt):  # B116 B117 B118
    broken, tried = hold({haunt: offered}, 70, (haunt,))
    assert broken[:3] == []
    assert tried[haunt] > 300
