"""Her powers: which to draw, set, take back and use."""

from random import Random

from yakata.bots.hako_onna.facts import BONES, DOLL, EXIT, ITEM, POWER
from yakata.bots.hako_onna.lair import Lair
from yakata.bots.hako_onna.temper import Temper
from yakata.hako_onna.rules.choices import Activate, Keep, Lay, Name, Neither, Retake, Scream, Set, Silence
from yakata.hako_onna.rules.choices import Done as NoMore
from yakata.kernel import Choice

FIRST = {
    "kill": 6, "steal": 6, "bar-door": 3, "force-peek": 3, "move-twice": 3, "find-doll": 3, "move-on-floor": 2,
    "move-through-walls": 2, "lie": 1, "harder-discs": 3, "drag": 2,
}  # fmt: skip
"""How gladly she keeps a power at the start."""
ENOUGH = 4
"""So many powers are plenty: no more screams."""


class Powers:
    def __init__(self, lair: Lair, temper: Temper, rng: Random) -> None:
        self.lair, self.temper, self.rng = lair, temper, rng
        self.view = lair.view
        self.found = len(lair.view.diary)

    def first(self, choices: tuple[Choice, ...]) -> Choice:
        keeps = [choice for choice in choices if isinstance(choice, Keep)]
        return self.rng.choices(keeps, [FIRST.get(effect(choice.card), 1) ** 2 for choice in keeps])[0]

    # Scream

    def scream(self, choices: tuple[Choice, ...]) -> Choice:
        """H85: for a power that she can get; not when she has enough, nor before an armed Visitor."""
        view = self.view
        own = [card for card in (*view.hand_powers, *view.set_powers) if card]
        known = {*own, *view.gone}
        numbers = {POWER[card].number for card in known if card in POWER}
        hope = len([number for number in view.diary if number not in numbers]) / max(1, view.deck_cards)
        wish = hope * (1.6 if len(own) < ENOUGH else 0.2) - 0.5 * self._armed()
        loud = self.temper.strikes and self.rng.random() < wish
        return next(choice for choice in choices if isinstance(choice, Scream if loud else Silence))

    def _armed(self) -> bool:
        """Whether a Visitor with the true weapon is near."""
        seat, here = self.lair.carried.get(self.view.weakness), self.lair.room_of(0)
        return seat is not None and self.lair.house.far(self.view.players[seat].room, here) <= 1

    # Set

    def value(self, card: str) -> float:
        """What it is worth to have this power set now."""
        power = POWER.get(card)
        if power is None:
            return 1.0
        lacking = power.need - self.found
        ready = 1.0 if lacking <= 0 else 0.4 if lacking == 1 else 0.1
        return ready * self._worth(power.effect)

    def _worth(self, name: str) -> float:
        players, lair = self.view.players, self.lair
        carries = sum(players[seat].tiles for seat in lair.visitors)
        questions = any(ITEM.get(item, "").startswith(("ask", "locate")) for player in players for item in player.items)
        return {
            "force-peek": 10.0,
            "kill": 8.0,
            "steal": 3.0 + min(carries, 4) + 4.0 * lair.key_out + 3.0 * (DOLL in lair.carried),
            "find-doll": 5.0 if lair.doll_out else 1.0,
            "bar-door": 3.0 + 3.0 * lair.key_out + 2.0 * (DOLL in lair.carried),
            "lie": 3.5 if questions else 0.5,
            "harder-discs": 5.0,
            "drag": 4.0,
            "move-on-floor": 4.5,
            "move-twice": 4.2,
            "move-through-walls": 2.0,
            "rearrange": 3.0 if self._to_shuffle() else 0.5,
        }.get(name, 1.0)

    def set(self, choices: tuple[Choice, ...]) -> Choice:
        """H89: the best that is not set yet; else room for it."""
        sets = [choice for choice in choices if isinstance(choice, Set)]
        best = max(sets, key=lambda choice: self.value(choice.power), default=None)
        if best and self.value(best.power) >= 1:
            return best
        hand = max(map(self.value, self.view.hand_powers), default=0.0)
        for choice in choices:
            if isinstance(choice, Retake) and self.value(self._in(choice.slot)) + 3 < hand:
                return choice
        return next(choice for choice in choices if isinstance(choice, Neither))

    def _in(self, slot: str) -> str:
        return self.view.set_powers[("left", "right").index(slot)]

    # Activate

    def activate(self, choices: tuple[Choice, ...]) -> Choice:
        """H94: to get where she could not, or to move what they have found."""
        for choice in choices:
            if isinstance(choice, Activate) and self._helps(effect(self._in(choice.slot))):
                return choice
        return next(choice for choice in choices if isinstance(choice, NoMore))

    def _helps(self, name: str) -> bool:
        if name == "rearrange":
            return bool(self._to_shuffle())
        house, here = self.lair.house, self.lair.room_of(0)
        near = {here, *house.near[here]}
        best = max(self._best(room) for room in near)
        return max(self._best(room) for room in house.rooms) > best + 0.15

    def _best(self, room: str) -> float:
        return max((self.lair.scores[spot] for spot in self.lair.house.shadows[room]), default=0.0)

    def _to_shuffle(self) -> str:
        """A room where the Visitors know the exit or the Bones lie."""
        for tile in (EXIT, BONES):
            spot = self.lair.where(tile)
            if (
                spot
                and spot in self.lair.known_to_them
                and len(self.lair.house.shadows[self.lair.house.room_of[spot]]) > 1
            ):
                return self.lair.house.room_of[spot]
        return ""

    def things_room(self, choices: tuple[Choice, ...]) -> Choice:
        room = self._to_shuffle()
        return next((choice for choice in choices if isinstance(choice, Name) and choice.what == room), choices[0])

    def things_lay(self, choices: tuple[Choice, ...]) -> Choice:
        lays = [choice for choice in choices if isinstance(choice, Lay)]
        return self.rng.choice(lays)


def effect(card: str) -> str:
    return POWER[card].effect if card in POWER else ""
