"""Hako Onna (ハコオンナ): one ghost against two to four Visitors; the dead change sides."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec

from yakata.hako_onna.rules import setting_up
from yakata.hako_onna.rules.choices import KINDS, Say
from yakata.hako_onna.rules.frames import FRAMES
from yakata.hako_onna.rules.turns import Hours
from yakata.hako_onna.sight import showing, why
from yakata.hako_onna.sight.imagining import worlds
from yakata.hako_onna.sight.view import NightView
from yakata.hako_onna.state.content import FILES, SHIPPED, Content, read_content
from yakata.hako_onna.state.mansion import check_houses
from yakata.hako_onna.state.night import NOWHERE, Night
from yakata.hako_onna.state.options import NightOptions
from yakata.kernel import SPECTATOR, Ask, Choice, Event, Game, Phrase, Refusal, Seat, Upgrade


class HakoOnna(Game[Night]):
    """The game with its content. ``with_content`` reads a folder of data files instead of those shipped."""

    name = "hako-onna"
    version = 2
    upgrades: ClassVar = {1: Upgrade(content="24494d001c2bc331")}
    seats = range(3, 6)
    options = NightOptions
    state = Night
    frames = FRAMES
    choices = KINDS
    longest = 60_000
    roles: ClassVar = {"visitor1": 1, "ghost": 0}
    quick: ClassVar = {"house": "balanced"}
    seat_slots = frozenset({"seat", "other"})
    hides_steps = True
    minutes = (45, 90)
    fear = 5
    trials = (
        {"edition": "ja", "difficulty": "hard", "house": "random"},
        {"noise": "discs", "difficulty": "nightmare", "house": "balanced", "advanced_powers": True},
        {"house": "balanced", "advanced_items": True, "advanced_powers": True, "swap_items": "yes"},
        {"house": "balanced", "noise": "real"},
    )

    def __init__(self, book: Content | None = None) -> None:
        self.book = book or _shipped()
        self.content = self.book.fingerprint

    def with_content(self, *folders: Path | str) -> "HakoOnna":
        book = read_content(SHIPPED, *map(Path, folders))
        check_houses(book)
        game = HakoOnna(book)
        game.own_content = True
        return game

    def data(self) -> dict[str, Any]:
        return {name: msgspec.to_builtins(getattr(self.book, name)) for name in FILES}

    def with_data(self, data: dict[str, Any]) -> "HakoOnna":
        return HakoOnna(Content(**{name: msgspec.convert(data[name], kind) for name, kind in FILES.items()}))

    @cached_property
    def kinds(self) -> dict[str, str]:
        """The one tile of each kind."""
        return {tile.kind: tile.id for tile in self.book.tiles.tiles if tile.kind != "weapon"}

    @cached_property
    def sayable(self) -> tuple[Say, ...]:
        """What can be said to lie somewhere."""
        numbers = [f"number-{n}" for n in range(1, self.book.tiles.numbers + 1)]
        others = [*self.book.tile, *(f"not-{weapon}" for weapon in self.book.weapons), "empty"]
        return tuple(sorted(map(Say, (*numbers, *others)), key=str))

    def numbered(self, options: NightOptions) -> dict[int, str]:
        """The ten powers in play by their number. H134: what concerns discs stays out with Noise cards."""
        return _numbered(self.book, options.advanced_powers, options.noise_kind() == "cards")

    def setup(self, options: Any, seats: int) -> Night:
        options.check()
        book = self.book
        return Night(
            game=self,
            seats=seats,
            options=options,
            plan=(),
            alive=(False, *(True,) * (seats - 1)),
            rooms=("",) * seats,
            items=((),) * seats,
            partner=(-1,) * seats,
            hands=((),) * seats,
            faces=setting_up.first_faces(book),
            base=tuple(range(len(book.shadows))),
            empties=book.tiles.empties[options.edition],
            ghost_at=(NOWHERE,) * seats,
            holds=(False,) * seats,
            knows={},
            traces={},
            hakobito_traces={},
            phones=((),) * seats,
            proposed=(-1,) * seats,
        ).begin(Hours())

    def labels(self, seats: int) -> tuple[str, ...]:
        return ("ghost", *(f"visitor{n}" for n in range(1, seats)))

    # Secrets have one door

    def view(self, state: Night, seat: Seat) -> NightView:
        return showing.show(state, seat)

    def redraw(self, state: Night, seat: Seat, rng: Random) -> None:
        worlds.redraw(state, seat, rng)

    def refuse(self, state: Night, pending: Ask, choice: Choice) -> Refusal | None:
        return why.refuse(state, pending, choice)

    def talk(self, state: Night, seat: Seat) -> frozenset[Seat] | Refusal | None:
        """H80, H124, HR27: free in the Visitors' time, heard by all; in her turn the ghosts speak among themselves."""
        if showing.phase(state) not in ("scream", "dark"):
            return None
        if seat == SPECTATOR or state.alive[seat]:
            return Refusal("quiet-in-her-turn", "H80")
        return frozenset(state.ghosts)

    # Words

    def wording(self, slot: str, value: Any) -> Phrase | str | None:
        """Rooms, Shadows, tiles, cards, seats, answers and announced actions by their names."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return _counted(slot, value)
        return self._named(slot, value) if isinstance(value, str) and slot not in _VERBATIM else None

    def _named(self, slot: str, value: str) -> Phrase | None:
        """A room gets its article where other things bring theirs."""
        if (slot, value) in _SPECIAL:
            return Phrase(_SPECIAL[slot, value])
        if slot == "action":
            verb, *words = value.split()
            fields = next(kind.__struct_fields__ for kind in KINDS if kind.verb == verb)
            return Phrase(f"choice-{verb}", dict(zip(fields, words, strict=True)))
        if slot == "board":
            return Phrase("board-rooms", {"rooms": [room.id for room in self.book.board[value].rooms]})
        kind = slot if slot in _KINDS else self._kind(value)
        if slot == "asked":
            return Phrase(f"asked-{kind}", {kind: value})
        if kind == "room" and slot in _WITH_ARTICLE:
            return Phrase("the-room", {"room": value})
        return Phrase(f"{kind}-{value.replace('.', '-')}") if kind else None

    def _kind(self, value: str) -> str:
        """What this is the id of; nothing for what a person has made up."""
        if value in ("left", "right"):
            return "slot"
        if value in self.book.shadow_number:
            return "shadow"
        if value in self.book.rooms:
            return "room"
        if value in self.book.power:
            return "power"
        if value in self.book.item:
            return "item"
        return "tile" if value in self._faces else ""

    @cached_property
    def _faces(self) -> frozenset[str]:
        """Whatever a tile can show."""
        return frozenset((*self.book.mix, *(say.tile for say in self.sayable), "unseen", "hako", "hakobito"))

    def listed(self, option: str) -> Mapping[Any, dict[str, str]]:
        return {}

    def counts(self, events: Iterable[Event]) -> Iterator[tuple[str, str, bool]]:
        """By which road the Visitors won, or how she did."""
        for event in events:
            if event.key == "visitors-win":
                yield "road", event.slots["road"], True
            if event.key == "she-wins":
                yield "end", event.slots["how"], True


_KINDS = ("slot", "answer", "care", "road", "how")
"""Slots whose values have words of their own."""
_SPECIAL = {("item", ""): "second-look", ("place", "hand"): "place-hand", ("asked", "floor"): "asked-floor"}
_WITH_ARTICLE = ("target", "what", "rooms")
_VERBATIM = ("known", "form", "word")
"""The texts of choices, as they are written."""


def _counted(slot: str, value: int) -> Phrase | None:
    """Seats and floors by their numbers."""
    if slot == "floor":
        return Phrase(f"floor-{value}")
    if slot == "ghosts" and value:
        return Phrase("hakobito-of", {"seat": value})
    if slot in ("seat", "other", "ghosts"):
        return Phrase(f"seat-visitor{value}" if value else "seat-ghost")
    return None


@cache
def _shipped() -> Content:
    return read_content(SHIPPED)


@cache
def _numbered(book: Content, advanced: bool, cards: bool) -> dict[int, str]:
    powers = [power for power in book.powers.powers if not power.advanced or advanced]
    legal = [power for power in powers if not (cards and power.effect == "harder-discs")]
    return {power.number: power.id for power in legal}


GAME = HakoOnna()
