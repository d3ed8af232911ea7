"""Hako Onna (ハコオンナ): one ghost against two to four Visitors; the dead change sides."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from yakata.hako_onna.older_saves import UPGRADES
from yakata.hako_onna.rules import tower
from yakata.hako_onna.rules.all_frames import FRAMES
from yakata.hako_onna.rules.choices import KINDS, Balance, Place
from yakata.hako_onna.rules.hako_turn import HakoTurn
from yakata.hako_onna.rules.setting_up.her_secrets import first_faces
from yakata.hako_onna.rules.turns import Hours
from yakata.hako_onna.sight import refusals, secrets, telling, what_a_seat_sees, wording
from yakata.hako_onna.sight.aloud import passages
from yakata.hako_onna.sight.building import place
from yakata.hako_onna.sight.effects import effects
from yakata.hako_onna.sight.goals import goals
from yakata.hako_onna.sight.imagining import worlds
from yakata.hako_onna.sight.position import Position
from yakata.hako_onna.sight.tower import balance
from yakata.hako_onna.sight.view import NightView
from yakata.hako_onna.state.content import Content
from yakata.hako_onna.state.data_files import FILES
from yakata.hako_onna.state.mansion import check_houses
from yakata.hako_onna.state.night import NOWHERE, Night
from yakata.hako_onna.state.options import NightOptions
from yakata.hako_onna.state.reading import SHIPPED, read_content
from yakata.kernel import Ask, Choice, Effect, Event, Game, Goal, Phrase, Refusal, Remembered, Seat, Witnessed
from yakata.kernel.aloud import Passage, Speaks
from yakata.kernel.remembered import NOTHING


class HakoOnna(Game[Night]):
    """The game with its content. ``with_content`` reads a folder of data files instead of those shipped."""

    name = "hako-onna"
    version = 6
    upgrades: ClassVar = UPGRADES
    seats = range(3, 6)
    options = NightOptions
    state = Night
    frames = FRAMES
    choices = KINDS
    longest = 60_000
    roles: ClassVar = {"visitor1": 1, "ghost": 0}
    quick: ClassVar = {"house": "balanced"}
    seat_slots = frozenset({"seat", "other"})
    you_slots = frozenset({"other"})
    hides_steps = True
    contextual = telling.GHOSTLY | telling.DEEDS.keys()
    minutes = (45, 90)
    fear = 5
    trials = (
        {"edition": "ja", "difficulty": "hard", "house": "random"},
        {"noise": "discs", "difficulty": "nightmare", "house": "balanced", "advanced_powers": True},
        {"house": "balanced", "advanced_items": True, "advanced_powers": True, "swap_items": "yes"},
        {"house": "balanced", "noise": "real"},
        {"house": "balanced", "noise": "tower", "edition": "ja", "difficulty": "nightmare"},
        {"house": "balanced", "noise": "tower", "difficulty": "nightmare", "advanced_powers": True},
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
            faces=first_faces(book),
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
        return what_a_seat_sees.show(state, seat)

    def looking(self, state: Night) -> Callable[[Seat], NightView]:
        return self.following(state, NOTHING)

    def following(self, state: Night, kept: Remembered) -> Callable[[Seat], NightView]:
        alike = Position(kept)
        return lambda seat: what_a_seat_sees.show(state, seat, alike)

    def redraw(self, state: Night, seat: Seat, rng: Random) -> None:
        state.offered = state.still_offered = None
        worlds.redraw(state, seat, rng)

    def secrets(self, state: Night, seat: Seat) -> Mapping[str, Any]:
        return secrets.secrets(state, seat)

    def refuse(self, state: Night, pending: Ask, choice: Choice) -> Refusal | None:
        return refusals.refuse(state, pending, choice)

    def not_admitted(self, state: Night, pending: Ask, choice: Choice) -> Refusal | None:
        """On the noise tower a disc can be laid anyhow that is no nonsense."""
        assert isinstance(choice, Balance)
        return tower.refusal(state, choice)

    def unlisted(self, state: Night, pending: Ask, rng: Random) -> Choice:
        return tower.any_way(state, rng)

    def can_come(self, state: Night, pending: Witnessed, word: str) -> bool:
        return tower.can_come(pending.question, word)

    def talk(self, state: Night, seat: Seat) -> frozenset[Seat] | Refusal | None:
        """H80, H124, HR27: free in the Visitors' time, heard by all; in her turn the ghosts speak among themselves."""
        if not any(isinstance(frame, HakoTurn) for frame in state.stack):
            return Refusal("quiet-in-the-dark", "HR27") if state.dark else None
        if seat not in state.ghosts:
            return Refusal("quiet-in-her-turn", "H80")
        return frozenset(state.ghosts)

    # Words

    def in_context(self, event: Event, before: Sequence[Event]) -> Event | None:
        return telling.in_context(event, before)

    def asked_as(self, view: Any) -> str:
        found = [note.tile for note in view.notes if note.where == view.peeking and not note.stale]
        noise = f"{view.noise.kind}-must" if self._cannot_pass(view) else view.noise.kind
        return wording.question(view.prompt, view.declared, noise, found[-1] if found else "")

    def _cannot_pass(self, view: Any) -> bool:
        """H48, H54: a red disc, or the 0 face up."""
        return view.noise.next in view.noise.red or self.book.noise.cards.no_pass_with in view.noise.cards

    def aloud(self, view: Any, words: Speaks) -> list[Passage]:
        """How it stands, and every room of the house."""
        return passages(view, self.book, words)

    def wording(self, slot: str, value: Any) -> Phrase | str | None:
        return wording.phrase(self.book, slot, value)

    def listed(self, option: str) -> Mapping[Any, dict[str, str]]:
        return {}

    def at_hand(self, options: NightOptions, things: frozenset[str]) -> NightOptions:
        """H22: where the edition has discs and a house has the noise tower, they are laid there."""
        discs = options.noise == "by-edition" and options.noise_kind() == "discs"
        return replace(options, noise="tower") if discs and "tower" in things else options

    def effects(self, view: Any, choice: Choice) -> list[Effect]:
        return list(effects(view, choice, self.book)) if isinstance(view, NightView) else []

    def said(self, view: Any, choice: Choice) -> Phrase | None:
        """Where a board may lie is said by the rooms that lie already; where a disc, by the tower as it leans."""
        if isinstance(view, NightView) and isinstance(choice, Place) and view.board_drawn:
            return place(view, choice, self.book)
        if isinstance(view, NightView) and isinstance(choice, Balance) and view.noise.tower:
            return balance(view.noise.tower, choice)
        return None

    def goals(self, view: Any) -> list[Goal]:
        return goals(view, self.book) if isinstance(view, NightView) and not view.result else []

    def counts(self, events: Iterable[Event]) -> Iterator[tuple[str, str, bool]]:
        """By which road the Visitors won, or how she did."""
        for event in events:
            if event.key == "visitors-win":
                yield "road", event.slots["road"], True
            if event.key == "she-wins":
                yield "end", event.slots["how"], True


@cache
def _shipped() -> Content:
    return read_content(SHIPPED)


GAME = HakoOnna()
