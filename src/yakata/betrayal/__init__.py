"""Betrayal Legacy: three to five explorers, a house that grows, a haunt, a campaign. The content is packs of data."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from msgspec.structs import replace

from yakata.betrayal.campaign.rules import HouseCampaign
from yakata.betrayal.effects import all_effects
from yakata.betrayal.language.book import SHIPPED, Book, book_of, marks, read_book
from yakata.betrayal.language.steps import Vanish
from yakata.betrayal.rules import all_frames
from yakata.betrayal.rules.choices import KINDS
from yakata.betrayal.rules.evening.ending import settle
from yakata.betrayal.rules.evening.rounds import Hours
from yakata.betrayal.rules.haunt.parting import hearers
from yakata.betrayal.sight import face_down
from yakata.betrayal.sight.aloud import passages
from yakata.betrayal.sight.asked import answer, question
from yakata.betrayal.sight.blaming import blamed
from yakata.betrayal.sight.effects import effects
from yakata.betrayal.sight.explorers import Explorers
from yakata.betrayal.sight.goals import goals
from yakata.betrayal.sight.imagining import redraw
from yakata.betrayal.sight.position import Position
from yakata.betrayal.sight.readable_texts import SealedTexts
from yakata.betrayal.sight.refusals import refuse
from yakata.betrayal.sight.secrets import secrets
from yakata.betrayal.sight.stakes import STAKED, stake
from yakata.betrayal.sight.telling import CONTEXTUAL, OF_SECRETS, in_context
from yakata.betrayal.sight.view import NightView
from yakata.betrayal.sight.what_a_seat_sees import show
from yakata.betrayal.sight.wording import Wording, listed
from yakata.betrayal.state.house import House
from yakata.betrayal.state.house_rules import HouseRules
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.older_saves import UPGRADES
from yakata.betrayal.state.options import NightOptions
from yakata.kernel import (
    Ask,
    BadOptions,
    Choice,
    Effect,
    Event,
    Game,
    Goal,
    Phrase,
    Refusal,
    Remembered,
    Seat,
    Stake,
    unpack,
)
from yakata.kernel.aloud import Passage, Speaks
from yakata.kernel.bundles import KEPT
from yakata.kernel.remembered import NOTHING

DEFAULT_AGES = (34, 27, 41, 19, 52)
HAUNTS = (
    "account-rendered", "all-clear", "blackout", "bride", "chase", "collapse", "duel", "faced-below", "hide-and-seek",
    "high-water", "hill-moves", "hunt", "impostor", "kindly-return", "lamp-guests", "lamp-keeper", "lot-twenty-seven",
    "man-who-came-home", "name-at-the-table", "nobody-is-false", "ones-who-stayed", "open-house", "other-end",
    "own-hand", "plague", "quiet-guest", "rent-day", "rescue", "ritual", "same-train", "settling-up", "siege",
    "sufficient-quantity", "survival", "sweating-room", "treasure", "two-coats", "two-wills", "vacant-possession",
    "winding-girl", "withdrawn", "wrong-heir",
)  # fmt: skip
"""Those of the shipped pack, later parts of a night among them, for the suite and the fuzzer."""
CHAPTERS = (
    "prologue", "chapter-1", "chapter-2", "chapter-3", "chapter-4", "chapter-5", "chapter-6", "chapter-7",
    "chapter-8", "chapter-9", "chapter-10", "chapter-11", "chapter-12", "chapter-13",
)  # fmt: skip


class Betrayal(Game[Night], HouseRules):
    """The game with its packs. ``with_content`` reads other packs besides those shipped."""

    name = "betrayal"
    version = 7
    upgrades: ClassVar = UPGRADES
    seats = range(3, 6)
    options = NightOptions
    state = Night
    frames = (*all_frames.FRAMES, *all_effects.FRAMES)
    choices = KINDS
    longest = 60_000
    hides_roles = True
    seat_slots = frozenset({"seat", "other"})
    contextual = CONTEXTUAL
    staked = STAKED
    inner_slots = frozenset({"stake"})
    minutes = (45, 90)
    fear = 4
    offers = frozenset({"acts", "own", "fights", "does", "harm"})
    trials = (
        *({"haunt": haunt, "families": "deal"} for haunt in HAUNTS),
        *({"chapter": chapter, "families": "deal"} for chapter in CHAPTERS),
    )
    quick: ClassVar = {"families": "deal"}

    def __init__(self, book: Book | None = None, drawn: Book | None = None) -> None:
        self.book = book or _shipped()
        self.drawn = drawn or self.book
        self.content = self.book.fingerprint
        vanishing = any(isinstance(step, Vanish) for block in self.book.blocks.values() for step in block)
        self.hides_steps = vanishing or self.book.asks_in_secret
        self.text_folders = tuple(folder / "texts" for folder in self.book.folders)
        self.people: Explorers = Explorers(self)
        self.library = SealedTexts(self.book, self.drawn)
        self.campaign = HouseCampaign(self, self.book, self.people)

    def with_content(self, *folders: Path | str) -> "Betrayal":
        game = Betrayal(read_book(*map(Path, folders)))
        game.own_content = True
        return game

    def with_older(self, content: str) -> "Betrayal | None":
        """Packs of one's own are also known as they were on an older shipped pack."""
        if not self.own_content:
            return super().with_older(content)
        for path in sorted(self.older_contents.glob(f"*{KEPT}")):
            bundle = unpack(path.read_bytes())
            data = {name: bundle.data.get(name, files) for name, files in self.data().items()}
            if marks(data) == content:
                game = self.with_bundle(replace(bundle, content=content, data=data))
                game.own_content = True
                own = [folder for folder in self.book.folders if folder.parent != SHIPPED]
                game.text_folders = tuple(folder / "texts" for folder in own)
                return game
        return None

    def data(self) -> dict[str, Any]:
        return self.book.data

    def with_data(self, data: dict[str, Any]) -> "Betrayal":
        return Betrayal(book_of(data), self.drawn)

    # Beginning

    def setup(self, options: Any, seats: int) -> Night:
        self._check(options, seats)
        families = tuple(member.family for member in options.company) or ("",) * seats
        ages = tuple(member.age for member in options.company) or DEFAULT_AGES[:seats]
        return Night(
            game=self,
            seats=seats,
            options=options,
            story=options.story,
            families=families,
            ages=ages,
            steps=((0, 0, 0, 0),) * seats,
            places=("",) * seats,
            alive=(True,) * seats,
            escaped=(False,) * seats,
            hands=((),) * seats,
            heirloomed=(False,) * seats,
            statuses=((),) * seats,
            roles=("explorer",) * seats,
            house=House(),
        ).begin(Hours())

    def _check(self, options: NightOptions, seats: int) -> None:
        if options.chapter and options.chapter not in self.book.chapters:
            raise BadOptions(f"betrayal: no chapter {options.chapter!r}")
        if options.haunt != "any" and options.haunt not in self.book.haunts:
            listed = ", ".join(self.listed("haunt"))  # the others are found in play
            raise BadOptions(f"betrayal: no haunt {options.haunt!r} (there are {listed})")
        chosen = [member.family for member in options.company]
        if options.company and (len(chosen) != seats or len(set(chosen)) != seats):
            raise BadOptions(f"betrayal: a company of {seats} different families is needed")
        if any(family not in self.book.families for family in chosen):
            raise BadOptions(f"betrayal: families are {', '.join(self.book.families)}")

    def settle(self, night: Night) -> bool:
        return settle(night)

    # Secrets have one door

    def view(self, state: Night, seat: Seat) -> NightView:
        return show(state, seat, state.common(seat))

    def looking(self, state: Night) -> Callable[[Seat], NightView]:
        return self.following(state, NOTHING)

    def following(self, state: Night, kept: Remembered) -> Callable[[Seat], NightView]:
        alike = Position(kept)
        return lambda seat: show(state, seat, state.common(seat), alike)

    def redraw(self, state: Night, seat: Seat, rng: Random) -> None:
        redraw(state, seat, rng)

    def secrets(self, state: Night, seat: Seat) -> Mapping[str, Any]:
        return secrets(state, seat)

    # Roles that lie face down

    def recast(self, state: Night, seat: Seat, rng: Random) -> bool:
        return face_down.recast(state, seat, rng)

    def parted(self, state: Night, world: Night, seat: Seat) -> bool:
        return face_down.parted(state, world, seat)

    def doing(self, state: Night) -> list[str]:
        return face_down.doing(state)

    def blamed(self, state: Night, world: Night, seat: Seat) -> tuple[str, ...]:
        return blamed(state, world, seat)

    def roles_seen(self, state: Night, seat: Seat) -> tuple[str, ...]:
        return face_down.roles_seen(state, seat)

    def refuse(self, state: Night, pending: Ask, choice: Choice) -> Refusal | None:
        return refuse(state, pending, choice)

    def talk(self, state: Night, seat: Seat) -> frozenset[Seat] | Refusal | None:
        return hearers(state, seat)

    # Words

    @cached_property
    def _wording(self) -> Wording:
        return Wording(self.book, self.people.titles)

    def kept(self, view: Any, name: str) -> Any:
        """Of a box its words: what one could do by it is seen on the table."""
        return [(box.id, box.shown) for box in view.boxes] if name == "boxes" else getattr(view, name)

    def effects(self, view: Any, choice: Choice) -> list[Effect]:
        return list(effects(view, choice)) if isinstance(view, NightView) else []

    def said(self, view: Any, choice: Choice) -> Phrase | None:
        return answer(view, choice, self._wording.of_secrets) if isinstance(view, NightView) else None

    def asks(self, view: Any) -> Phrase | None:
        return question(view, self._wording.of_secrets) if isinstance(view, NightView) else None

    def in_context(self, event: Event, before: Sequence[Event]) -> Event | None:
        if event.key in OF_SECRETS:
            return self._wording.of_secret(event)
        return in_context(self.book, event, before)

    def stake(self, view: Any, told: Sequence[Event], at: int, words: Speaks) -> Stake | None:
        """The table of results, before and after the dice."""
        if not isinstance(view, NightView) or self.library is None:
            return None
        return stake(self.book, self.library, view, told, at, words)

    def aloud(self, view: Any, words: Speaks) -> list[Passage]:
        """How it stands, and every tile of the house."""
        return passages(view, self.people.called(view), words)

    def wording(self, slot: str, value: Any) -> Phrase | str | None:
        """Tiles, cards, monsters, actions and all else by their names."""
        return self._wording.word(slot, value)

    def listed(self, option: str) -> Mapping[Any, dict[str, str]]:
        return listed(self.book, option, self.people.titles)

    def figures(self, state: Night) -> dict[str, int]:
        """The rounds of the haunt, and how many died."""
        return {"rounds": state.round, "deaths": state.alive.count(False)}

    def asked_as(self, view: Any) -> str:
        """A turn in the haunt is another thing than one before it."""
        asked: str = super().asked_as(view)
        return "turn-haunt" if asked == "turn" and isinstance(view, NightView) and view.haunt else asked

    def goals(self, view: Any) -> list[Goal]:
        if not isinstance(view, NightView) or view.result or self.library is None:
            return []
        return list(goals(self.book, view, self.library.open_to(view)))

    def counts(self, events: Iterable[Event]) -> Iterator[tuple[str, str, bool]]:
        """Which haunt came, and how it ended."""
        for event in events:
            if event.key in ("side-wins", "one-wins"):
                yield "ending", event.slots["ending"], True


@cache
def _shipped() -> Book:
    return read_book(SHIPPED / "tallow-rent")


GAME = Betrayal()
