"""What a Visitor thinks an action is worth. A win is worth ``WIN``; dying costs."""

from functools import cached_property

from yakata.bots.hako_onna.danger import Danger
from yakata.bots.hako_onna.facts import BONES, CHARM, DOLL, EMPTY, EXIT, EXTINGUISHER, FIXED, ITEM, KEY, SAFE, WEAPONS
from yakata.bots.hako_onna.notebook import Notebook
from yakata.bots.hako_onna.temper import Temper

WIN = 14.0
DEATH = 4.5
LATE = 30
"""Her turns after which a Visitor minds dying only a little: nobody wanders for ever."""
BOLDEST = 0.05
STEP = 0.84
"""What is one step away is worth so much less."""
STAYS = 0.62
"""The chance that she does not move before one's next action."""
ROAD = 1.5
"""A road to lose: while one carries the true weapon, they cannot close it."""
MORE = 0.25
"""And what lies beside the best of a room counts so much."""
DIARY = -0.35
"""A Diary tile makes her stronger."""


class Worth:
    def __init__(self, notes: Notebook, danger: Danger, temper: Temper) -> None:
        self.notes, self.danger, self.temper = notes, danger, temper

    @cached_property
    def death(self) -> float:
        """What one's own death costs now."""
        notes = self.notes
        carried = 2.0 * notes.has_key + 1.5 * notes.has_doll + sum(map(notes.truth, notes.hand))
        saved = 0.35 if EXTINGUISHER in notes.hand else 1.0
        last = 1.5 if len(notes.living) == 1 else 1.0
        patience = max(BOLDEST, 1 - notes.view.hour / LATE)
        return (DEATH * last + carried) * saved * patience * self.temper.fear

    @cached_property
    def wanted(self) -> dict[str, float]:
        """Tiles nobody is known to have found, by what they would bring."""
        notes, gone = self.notes, set(self.notes.view.gone)
        escape = EXIT not in gone and KEY not in gone
        rest = BONES not in gone and DOLL not in gone
        worth = {
            EXIT: 3.0 + 3.0 * (not notes.view.key_in_safe) if escape else 0.0,
            DOLL: 2.5 if rest else 0.0,
            BONES: (2.0 + 3.0 * (DOLL in notes.met)) if rest else 0.0,
            EXTINGUISHER: 1.5,
            CHARM: 0.5,
        }
        worth |= {weapon: 2.5 * notes.truth(weapon) for weapon in WEAPONS}
        if notes.view.key_in_safe and escape and len(notes.codes) > 1:
            numbers = {number for code in notes.codes for number in code} - set(notes.view.numbers_known)
            worth |= dict.fromkeys((f"number-{number}" for number in sorted(numbers)), 0.7)
        if len(notes.weaknesses) > 1:
            worth |= {f"not-{weapon}": 0.4 for weapon in notes.weaknesses}
        return {tile: value for tile, value in worth.items() if value and tile not in notes.met}

    @cached_property
    def unseen(self) -> float:
        """The mean worth of a tile that nobody has looked at."""
        unlocated = 10 - len(self.notes.view.diary)
        total = sum(self.wanted.values()) + DIARY * unlocated
        return max(0.25, total / max(1, len(self.notes.unknown)))

    def gain(self, shadow: str) -> float:
        """What is to be gained by looking there."""
        notes = self.notes
        face = notes.faces.get(shadow, "")
        if not face and shadow in notes.perhaps:
            tiles = notes.perhaps[shadow]
            return sum(map(self._left, tiles)) / len(tiles)
        if not face:
            return self.unseen
        if face == EXIT:
            return WIN if notes.has_key else 0.0
        if face == BONES:
            return WIN if notes.has_doll else 0.0
        if face == FIXED:
            return WIN / 2 if notes.has_key or notes.has_doll else 0.1
        if face == SAFE:
            return self.safe
        if face == EMPTY or shadow in notes.own:
            return 0.0 if face == EMPTY else self._left(face)
        return self._left(face)

    def _left(self, face: str) -> float:
        """A tile that was left lying."""
        goods = {DOLL: 3.0, EXTINGUISHER: 1.0, CHARM: 0.2}
        return goods.get(face, 2.0 * self.notes.truth(face))

    @cached_property
    def safe(self) -> float:
        """H66: a guess, or with the Stethoscope a number."""
        notes = self.notes
        if not notes.view.key_in_safe:
            return 0.0
        road = 9.0 if EXIT in notes.faces.values() else 5.0
        by_guess = road / len(notes.codes)
        listens = any(ITEM.get(item) == "one-number" for item in notes.me.items)
        return max(by_guess, min(1.6, road / 4)) if listens else by_guess

    def peek(self, shadow: str) -> float:
        risk = self.danger.at(shadow)
        return (1 - risk) * self.gain(shadow) - risk * self.death

    def strike(self, shadow: str, weapon: str) -> float:
        """H115 to H118."""
        she, true = self.danger.hers.get(shadow, 0.0), self.notes.truth(weapon)
        face = self.notes.faces.get(shadow, "")
        lost = {"": 1.2, EMPTY: 0.0}.get(face, 4.0) + ROAD * true
        return she * (true * WIN - (1 - true) * self.death) - (1 - she) * lost

    def best_strike(self, shadow: str) -> float:
        weapons = [tile for tile in self.notes.hand if tile in WEAPONS] if self.temper.strikes else []
        return max((self.strike(shadow, weapon) for weapon in weapons), default=0.0)

    @cached_property
    def rooms(self) -> dict[str, float]:
        """What going to each room is worth, before the way there is counted."""
        return {room: self._room(room) for room in self.notes.house.rooms}

    def looks(self, room: str) -> list[float]:
        """What each Peek there is worth, the best first."""
        tiles = {shadow.id: shadow.tiles for shadow in self.notes.view.shadows}
        return sorted((self.peek(spot) for spot in self.notes.house.shadows[room] if tiles[spot]), reverse=True)

    def _room(self, room: str) -> float:
        notes = self.notes
        steps = notes.house.far(notes.room, room)
        looks = [value for value in self.looks(room) if value > 0]
        crowd = self._crowd(room, steps) if looks and looks[0] < WIN / 3 else 1.0
        strike = max(map(self.best_strike, notes.house.shadows[room]), default=0.0) * STAYS**steps
        shy = self.danger.rooms[room] * self.danger.presence * self.death
        return max((sum(looks[:1]) + MORE * sum(looks[1:])) * crowd, strike) - shy * 0.5

    @cached_property
    def more(self) -> float:
        """What else there is to look at here."""
        return MORE * sum(value for value in self.looks(self.notes.room)[1:] if value > 0)

    def _crowd(self, room: str, steps: int) -> float:
        """What others will have looked at before."""
        others = [self.notes.view.players[seat].room for seat in self.notes.living if seat != self.notes.seat]
        rivals = sum(self.notes.house.far(there, room) <= max(0, steps - 1) for there in others)
        fresh = sum(spot in self.notes.unknown for spot in self.notes.house.shadows[room])
        return fresh / (fresh + rivals) if fresh else 1 / (1 + rivals)

    def walk(self, to: str) -> float:
        """The best of all rooms that lie this way."""
        house = self.notes.house
        here = self.notes.room
        best = -1.0
        for room, worth in self.rooms.items():
            steps = house.far(to, room) + 1
            if room != here and steps <= house.far(here, room):
                best = max(best, worth * STEP**steps if worth > 0 else worth)
        return best
