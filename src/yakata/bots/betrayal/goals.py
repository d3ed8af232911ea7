"""Where it is good to be: what can be done, fetched, found or fought on each tile."""

from collections.abc import Iterator
from functools import cached_property
from itertools import chain

from yakata.betrayal.language.summaries import PERHAPS, SURE, read_gist
from yakata.betrayal.sight.view import NightView
from yakata.betrayal.sight.view_parts import BoxView, read_need, regions_on
from yakata.bots.betrayal.fighting import Fighter
from yakata.bots.betrayal.scene import Scene
from yakata.bots.betrayal.temper import Temper
from yakata.bots.betrayal.worth import worth

MAIN, SIDE, POWER, BLIND = 10.0, 4.5, 4.0, 1.2
EXPLORE, EXPLORE_LATE = 3.0, 0.5
OBJECT, CARD = 3.0, 1.5
NEARER_ALLY, MEET = 0.6, 0.25
PROGRESS = 0.5
"""What an action is worth at least that moves a counter whatever is rolled."""
DECAY = [1.0, *(0.72 * 0.88**steps for steps in range(100))]
"""What is left of a goal that is so many steps away: to be there is far better than to be near."""


def base(scene: Scene, box: BoxView) -> float:
    """What doing this box's action now is worth, if it can be done."""
    odds, does = box.odds / 100, box.does
    plain = {gist.does for gist in map(read_gist, does)}
    whole = MAIN if box.kind == "main" else SIDE if box.kind == "side" else POWER
    if "vote" in plain:
        return _vote(scene)
    if scene.secretly_false and box.kind == "power" and "reveal-role" in plain:
        near = sum(scene.far(scene.here, scene.view.people[seat].tile) <= 2 for seat in scene.foes)
        whole = POWER if not near else -1.0
    if "seek" in plain:
        return MAIN * scene.glimpse(scene.here)
    if "obstacle" in plain and box.kind == "side":
        whole = BLIND
    if "reveal-role" in plain and box.kind == "side":
        whole *= any(person.role == "hidden" for person in scene.view.people) and scene.role != "traitor"
    steady = PROGRESS if any(gist.does == "counter" and gist.when == SURE for gist in map(read_gist, does)) else 0.0
    perhaps = [word for word in does if read_gist(word).when == PERHAPS]
    return whole * max(odds, steady) + min(0.0, worth(scene, perhaps, odds))


def seeks(box: BoxView) -> bool:
    """Whether it looks for who is out of sight."""
    return any(read_gist(word).does == "seek" for word in box.does)


def _vote(scene: Scene) -> float:
    """Point at somebody only when one knows."""
    if scene.role == "traitor":
        return 3.0
    return 6.0 if any(person.role == "traitor" and person.alive for person in scene.view.people) else -1.0


class Goals:
    def __init__(self, scene: Scene, temper: Temper) -> None:
        self.scene, self.temper = scene, temper
        self.fighter = Fighter(scene, temper)
        self.values: dict[str, float] = {}
        if scene.haunted:
            for box in scene.tasks:
                self._box(box)
            self._hunt()
        self._finds()
        self._explore()

    def _add(self, tile: str, value: float) -> None:
        if tile and value > self.values.get(tile, 0.0):
            self.values[tile] = value

    # Boxes

    def _box(self, box: BoxView) -> None:
        scene = self.scene
        value = base(scene, box)
        if value <= 0:
            return
        if box.possible:
            self._add(scene.here, value)
            if seeks(box):
                for tile in scene.lurking:
                    self._add(tile, MAIN * scene.glimpse(tile))
            return
        kinds: dict[str, list[str]] = {}
        for need in map(read_need, box.needs):
            kinds.setdefault(need.kind, []).append(need.what)
        if "other" in kinds:
            return
        places = kinds.get("at") or list(box.tiles)
        if "carry" in kinds:
            self._fetch(kinds["carry"], places, value)
        elif "with" in kinds:
            for being in kinds["with"]:
                self._add(scene.beings[being].tile, value)
        elif "stun" in kinds:
            for being in kinds["stun"]:
                self.fighter.needed[being] = max(self.fighter.needed.get(being, 0.0), value)
        elif "near" in kinds:
            asks = box.kind == "side" and any(read_gist(word).does == "reveal-role" for word in box.does)
            for family in kinds["near"]:
                if asks and scene.view.people[scene.seat_of[family]].role != "hidden":
                    continue
                self._add(scene.view.people[scene.seat_of[family]].tile, value)
        else:
            for tile in places or (scene.here,):
                crowded = tile != scene.here and len(places) > 1 and self._ally_nearer(tile)
                self._add(tile, value * (NEARER_ALLY if crowded else 1.0))

    def _fetch(self, things: list[str], places: list[str], value: float) -> None:
        scene = self.scene
        for thing in things:
            if thing in scene.mine:
                continue
            tile = scene.lying.get(thing, "")
            if tile:
                onward = min((scene.far(tile, place) for place in places), default=0)
                shared = NEARER_ALLY if self._ally_nearer(tile) else 1.0
                self._add(tile, value * shared * 0.97 ** min(20, onward))
                continue
            holder = scene.holders.get(thing)
            if holder is None:
                continue
            if holder in scene.foes:
                self._add(scene.view.people[holder].tile, self.fighter.person(holder) + 0.2 * value)
            else:
                self._add(scene.view.people[holder].tile, MEET * value)

    def _ally_nearer(self, tile: str) -> bool:
        scene = self.scene
        mine = scene.far(scene.here, tile)
        return any(scene.far(scene.view.people[seat].tile, tile) < mine for seat in scene.friends)

    # Fights

    def _hunt(self) -> None:
        scene, fighter = self.scene, self.fighter
        hunt = self.temper.hunt
        if any(box.kind == "main" and box.mine and box.active and not box.word for box in scene.view.boxes):
            hunt *= 2.0
        for seat in scene.prey:
            value = fighter.person(seat)
            if value > 0:
                self._add(scene.view.people[seat].tile, hunt * (value + 0.8))
        for being in scene.monsters:
            value = fighter.monster(being)
            if value > 0:
                self._add(being.tile, hunt * value + 0.5 * fighter.needed.get(being.id, 0.0))

    # What lies about, and what is still unseen

    def _finds(self) -> None:
        for tile in self.scene.view.tiles:
            if tile.things:
                objects = any(self.scene.is_object(thing) for thing in tile.things)
                worth_it = OBJECT if objects and self.scene.haunted else CARD
                self._add(tile.id, worth_it * (NEARER_ALLY if self._ally_nearer(tile.id) else 1.0))

    def _explore(self) -> None:
        late = self.scene.haunted
        crowd = {self.scene.view.people[seat].tile for seat in self.scene.living}
        for tile in self.scene.view.tiles:
            if tile.open and tile.region in self.regions:
                value = (EXPLORE_LATE if late else EXPLORE) * (0.8 if tile.id in crowd else 1.0)
                self._add(tile.id, value)

    @cached_property
    def regions(self) -> frozenset[str]:
        """Where there are tiles left to find."""
        return unseen(self.scene.view)

    def potential(self, tile: str) -> float:
        """What standing on this tile promises."""
        steps = self.scene.house.steps(tile)
        best = 0.0
        for goal, value in self.values.items():
            away = steps.get(goal)
            if away is not None:
                worth_it = value * DECAY[away]
                if worth_it > best:
                    best = worth_it
        return best


def unseen(view: NightView) -> frozenset[str]:
    stack: Iterator[str] = chain.from_iterable(deck.backs for deck in view.decks if deck.id == "tiles")
    return frozenset(region for back in set(stack) for region in regions_on(back))
