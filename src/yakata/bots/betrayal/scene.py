"""The table as one player sees it: who is who, and where things are. Made anew for every decision."""

from functools import cached_property

from yakata.betrayal.sight.view import NightView
from yakata.betrayal.sight.view_parts import BeingView, BoxView, PersonView
from yakata.bots.betrayal.house import FAR, House, house_of

TRAITS = ("speed", "might", "sanity", "knowledge")
GROUPS = {"physical": (0, 1), "mental": (2, 3), "any": (0, 1, 2, 3), "all": (0, 1, 2, 3), "general": (0, 1, 2, 3)}
UNKNOWN = 4
"""What a monster's trait is taken for before it has shown itself."""


def numbers(word: str) -> tuple[int, ...]:
    """The traits that a word means."""
    return GROUPS.get(word) or (TRAITS.index(word),)


class Scene:
    def __init__(self, view: NightView) -> None:
        self.view = view
        self.seat = view.seat
        self.me: PersonView = view.people[view.seat]
        self.here = self.me.tile
        self.haunted = view.phase == "haunt"
        self.role = self.me.role

    @cached_property
    def house(self) -> House:
        return house_of(self.view.ways)

    @cached_property
    def tiles(self) -> dict[str, object]:
        return {tile.id: tile for tile in self.view.tiles}

    @cached_property
    def living(self) -> list[int]:
        """The others who are in the house."""
        people = self.view.people
        return [seat for seat, one in enumerate(people) if seat != self.seat and one.alive and one.tile]

    @cached_property
    def secretly_false(self) -> bool:
        """I am the traitor, and whoever else there is hides a role too."""
        return self.role == "traitor" and any(person.role == "hidden" for person in self.view.people)

    @cached_property
    def foes(self) -> list[int]:
        """Whom I know to be against me. A false one among hidden ones knows: all of them."""
        if not self.haunted:
            return []
        if self.role == "rival":
            return self.living
        people = self.view.people
        if self.role == "traitor":
            return [seat for seat in self.living if people[seat].role != "traitor"]
        return [seat for seat in self.living if people[seat].role not in (self.role, "hidden")]

    @cached_property
    def unseen(self) -> bool:
        """I am out of sight."""
        return self.me.family in self.view.unseen

    @cached_property
    def lurking(self) -> frozenset[str]:
        """Where somebody could be who is out of my sight."""
        spots = (tiles for family, tiles in self.view.unseen.items() if family != self.me.family)
        return frozenset(tile for tiles in spots for tile in tiles)

    def glimpse(self, tile: str) -> float:
        """How likely it is that somebody out of sight is on this tile or next to it."""
        near = self.house.near.get(tile, ())
        return sum(spot == tile or spot in near for spot in self.lurking) / max(1, len(self.lurking))

    @cached_property
    def prey(self) -> list[int]:
        """Whom I would strike. A false one among hidden ones strikes nobody: the first blow would name it."""
        return [] if self.secretly_false else self.foes

    @cached_property
    def allies(self) -> list[int]:
        if self.role == "rival" and self.haunted:
            return []
        foes = set(self.foes)
        return [seat for seat in self.living if seat not in foes and self.view.people[seat].role != "hidden"]

    @cached_property
    def friends(self) -> list[int]:
        """Who is not known to be against me."""
        foes = set(self.foes)
        return [seat for seat in self.living if seat not in foes]

    @cached_property
    def monsters(self) -> list[BeingView]:
        """Those that are against me, stunned or not."""
        if not self.haunted or (self.role == "traitor" and not self.secretly_false):
            return []
        return [being for being in self.view.beings if not being.person]

    @cached_property
    def beings(self) -> dict[str, BeingView]:
        return {being.id: being for being in self.view.beings}

    @cached_property
    def mine(self) -> frozenset[str]:
        return frozenset(card.id for card in self.me.hand)

    @cached_property
    def holders(self) -> dict[str, int]:
        return {card.id: seat for seat, one in enumerate(self.view.people) if one.alive for card in one.hand}

    @cached_property
    def lying(self) -> dict[str, str]:
        """The tile of each thing that lies about."""
        return {thing: tile.id for tile in self.view.tiles for thing in tile.things}

    @cached_property
    def seat_of(self) -> dict[str, int]:
        return {person.family: seat for seat, person in enumerate(self.view.people)}

    @cached_property
    def boxes(self) -> dict[str, BoxView]:
        return {box.id: box for box in self.view.boxes}

    @cached_property
    def tasks(self) -> list[BoxView]:
        """The boxes whose actions are for me to do. What all read is done against a false one."""
        found = [box for box in self.view.boxes if box.mine and box.active and box.word]
        if self.secretly_false or (self.role == "traitor" and any(box.book == "traitor" for box in found)):
            return [box for box in found if box.book != "all" or box.kind != "main"]
        return found

    @cached_property
    def wanted(self) -> frozenset[str]:
        """What my boxes ask for."""
        return frozenset(thing for box in self.tasks for thing in box.wants)

    def is_object(self, thing: str) -> bool:
        return thing in self.view.objects

    def far(self, one: str, other: str) -> int:
        return self.house.far(one, other) if one and other else FAR

    # Strength

    def value(self, seat: int, trait: str) -> int:
        return self.view.people[seat].values[TRAITS.index(trait)]

    def might_of(self, being: BeingView, trait: str = "might") -> int:
        return being.traits.get(trait, UNKNOWN if not being.traits else 0)

    def toughness(self, seat: int, physical: bool = True) -> int:
        """So many steps of damage kill: both traits must give way, then one more step."""
        steps = self.view.people[seat].steps
        return max(1, steps[0] + steps[1] - 1 if physical else steps[2] + steps[3] - 1)

    @cached_property
    def speed(self) -> int:
        return max(1, self.me.values[0])

    @cached_property
    def lowest(self) -> int:
        return min(self.me.steps) if self.me.steps else 8
