"""A Visitor's main actions, and the questions they bring."""

from random import Random

from yakata.bots.hako_onna.danger import Danger
from yakata.bots.hako_onna.facts import CHARM, DEADLY, ITEM, WEAPONS
from yakata.bots.hako_onna.notebook import Notebook
from yakata.bots.hako_onna.temper import Temper
from yakata.bots.hako_onna.worth import STEP, Worth
from yakata.hako_onna.rules.choices import (
    End,
    Flee,
    Guess,
    Leave,
    Move,
    Name,
    Peek,
    Sound,
    Take,
    Target,
    Up,
    Use,
)
from yakata.kernel import Choice

WAIT = 0.02
"""To do nothing is better than to walk about for nothing."""
ASK = 0.35
"""What an answer of hers is worth when one knows nothing."""


class Visitor:
    """One Visitor at one moment."""

    def __init__(self, notes: Notebook, temper: Temper, rng: Random) -> None:
        self.notes, self.rng = notes, rng
        self.danger = Danger(notes)
        self.worth = Worth(notes, self.danger, temper)
        self.temper = temper

    def act(self, choices: tuple[Choice, ...]) -> Choice:
        """H56: the main action that is worth most."""
        mains = [choice for choice in choices if isinstance(choice, (Move, Peek, Use, End))]
        return max(mains, key=lambda choice: self._value(choice) + self.rng.random() * 0.01)

    def _value(self, choice: Choice) -> float:
        match choice:
            case Peek(shadow):
                return self.worth.peek(shadow) + self.worth.more
            case Move(room):
                return self.worth.walk(room)
            case Use(item):
                return self._use(item)
        return WAIT

    def _use(self, item: str) -> float:
        """What an item would bring here and now. Some kill in her room (H74)."""
        here = self.danger.rooms[self.notes.room]
        price = here * self.worth.death * 1.5 if item in DEADLY else 0.0
        if item in WEAPONS:
            spots = self.notes.house.shadows[self.notes.room] if self.temper.strikes else ()
            return max((self.worth.strike(spot, item) for spot in spots), default=-1.0)
        if item == CHARM:
            return 0.3 + 0.4 * self.danger.presence if any(self.notes.view.set_cards) else -1.0
        match ITEM.get(item, ""):
            case "ask-floor" | "ask-room":
                return self._question(item) - price
            case "peek-twice":
                return self._two_looks()
            case "look-next-door":
                return self._photograph() - price
            case "ban-shadow":
                return 0.5 if self._salted() else -1.0
            case "force-way":
                return max((self._through(room) for room in self.notes.house.rooms), default=-1.0)
            case "locate":
                return self._locate() - price
            case "show-powers":
                return -1.0 if self.notes.view.powers_shown_at >= 0 else 0.1 - price
        return -1.0

    def _question(self, item: str) -> float:
        """Good when little is known, and once a night hour."""
        view = self.notes.view
        if any(answer.when == view.hour and answer.item == item for answer in view.answers):
            return -1.0
        spread = len([room for room, odds in self.danger.rooms.items() if odds > 0])
        return ASK * spread / len(self.notes.house.rooms)

    def _two_looks(self) -> float:
        looks = sorted((self.worth.peek(spot) for spot in self._spots()), reverse=True)
        return sum(looks[:2]) if len(looks) > 1 and looks[1] > 0 else -1.0

    def _spots(self) -> list[str]:
        tiles = {shadow.id: shadow.tiles for shadow in self.notes.view.shadows}
        return [spot for spot in self.notes.house.shadows[self.notes.room] if tiles[spot]]

    def _photograph(self) -> float:
        """It does not kill, and it takes nothing away."""
        near = [spot for room in self.notes.house.near[self.notes.room] for spot in self.notes.house.shadows[room]]
        fresh = [spot for spot in near if spot in self.notes.unknown]
        return self.worth.unseen * 0.6 + max(map(self.danger.at, fresh)) if fresh else -1.0

    def _salted(self) -> list[str]:
        """Where no ghost should be able to wait: the ways out."""
        dear = [spot for spot in self._spots() if self.notes.faces.get(spot) in ("exit", "bones", "safe")]
        return [spot for spot in dear if self.danger.at(spot) < 0.5]

    def _through(self, room: str) -> float:
        """Crowbar: a room that is far by the doors."""
        if self.notes.house.far(self.notes.room, room) < 3:
            return -1.0
        return max(self.worth.rooms[room] * STEP**2 - 0.4, -1.0)

    def _locate(self) -> float:
        asked = {answer.asked for answer in self.notes.view.answers}
        return 0.4 if any(tile not in self.notes.met and tile not in asked for tile in ("exit", "doll")) else -1.0

    # What the action asks next

    def target(self, choices: tuple[Choice, ...]) -> Choice:
        """H73: on what. The view says which item is shown."""
        item = self.notes.view.declared.removeprefix("use ").partition(" on ")[0]
        spots = [choice for choice in choices if isinstance(choice, Target)]
        if spots:
            return max(spots, key=lambda choice: self._aim(item, choice.shadow))
        names = [choice for choice in choices if isinstance(choice, Name)]
        return max(names, key=lambda choice: self._call(item, choice.what) + self.rng.random() * 0.01)

    def _aim(self, item: str, spot: str) -> float:
        if item in WEAPONS:
            return self.worth.strike(spot, item)
        match ITEM.get(item, ""):
            case "look-next-door":
                return (spot in self.notes.unknown) + self.danger.at(spot)
            case "ban-shadow":
                return self.worth.gain(spot) + (spot in self._salted())
        return self.worth.peek(spot)

    def _call(self, item: str, what: str) -> float:
        match ITEM.get(item, ""):
            case "ask-room":
                odds = self.danger.rooms.get(what, 0.0)
                return odds * (1 - odds) / (1 + 0.2 * self.notes.house.far(self.notes.room, what))
            case "force-way":
                return self.worth.rooms.get(what, 0.0)
            case "locate":
                asked = {answer.asked for answer in self.notes.view.answers}
                return self.worth.wanted.get(what, 0.0) - 5 * (what in asked)
        return 0.0

    def peeked(self, choices: tuple[Choice, ...]) -> Choice:
        """H65, H66: take what can be taken; try the safe."""
        guesses = [choice for choice in choices if isinstance(choice, Guess)]
        if guesses:
            return self._safe(choices, guesses)
        for kind in (Take, Up):
            for choice in choices:
                if isinstance(choice, kind):
                    return choice
        return next(choice for choice in choices if isinstance(choice, Leave))

    def _safe(self, choices: tuple[Choice, ...], guesses: list[Guess]) -> Choice:
        codes = self.notes.codes
        sounds = [choice for choice in choices if isinstance(choice, Sound)]
        if sounds and len(codes) > 2:
            half = len(codes) / 2
            return min(sounds, key=lambda sound: abs(sum(sound.number in code for code in codes) - half))
        fit = [guess for guess in guesses if (guess.a, guess.b, guess.c) in codes]
        return self.rng.choice(fit or guesses)

    def flee(self, choices: tuple[Choice, ...]) -> Choice:
        """Away from her, and not into a corner."""
        rooms = [choice for choice in choices if isinstance(choice, Flee)]
        house = self.notes.house
        return min(rooms, key=lambda choice: self.danger.rooms[choice.room] * 10 - len(house.near[choice.room]))

    def open_this(self, choices: tuple[Choice, ...]) -> Choice:
        """Forced to look, one looks where it is safest."""
        spots = [choice for choice in choices if isinstance(choice, Target)]
        return min(spots, key=lambda choice: self.danger.at(choice.shadow))
