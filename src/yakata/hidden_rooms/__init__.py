"""Hidden Rooms (かくされた部屋): one child, one monster, a house in the dark."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from yakata.hidden_rooms.aloud import beside, pieces
from yakata.hidden_rooms.book import SHIPPED, Book, Stage, read_book
from yakata.hidden_rooms.child_turn import ChildTurn
from yakata.hidden_rooms.choices import MOVES, Draw, End, Lay, Move, Search, Take
from yakata.hidden_rooms.goals import goals
from yakata.hidden_rooms.house import House
from yakata.hidden_rooms.monster import monster
from yakata.hidden_rooms.odds import search_odds
from yakata.hidden_rooms.options import HouseOptions
from yakata.hidden_rooms.refusals import refuse
from yakata.hidden_rooms.squares import DIRECTIONS, NOWHERE
from yakata.hidden_rooms.squares import name as square_name
from yakata.hidden_rooms.stages import GameFrame, StageFrame
from yakata.hidden_rooms.tiles import FITTING, colour, number
from yakata.hidden_rooms.view import HouseView
from yakata.kernel import (
    Ask,
    BadContent,
    BadOptions,
    Choice,
    Daily,
    Effect,
    Event,
    Game,
    Goal,
    Phrase,
    Refusal,
    Seat,
    Upgrade,
)
from yakata.kernel.aloud import Passage, Speaks


class HiddenRooms(Game[House]):
    """The game with its Book of the Rooms. ``with_stages`` adds a folder of stage files to it."""

    name = "hidden-rooms"
    version = 2
    upgrades: ClassVar = {1: Upgrade(content="66c3234582697ec7")}
    seats = range(1, 2)
    options = HouseOptions
    state = House
    frames = (GameFrame, StageFrame, ChildTurn)
    choices = (Draw, End, Lay, Move, Search, Take)
    longest = 5_000
    minutes = (20, 30)
    fear = 2
    harder = "stage"
    trials = (*({"stage": number} for number in range(1, 6)), {"turn_limit": 0}, {"turn_limit": 3})

    def __init__(self, book: Book | None = None) -> None:
        self.book = book or _shipped()
        self.content = self.book.fingerprint
        if missing := [number for number in range(1, 6) if number not in self.book]:
            raise BadContent(f"the book lacks stage {missing[0]}; the stage tile may open it [K8]")

    def with_stages(self, *folders: Path | str) -> "HiddenRooms":
        game = HiddenRooms(read_book(SHIPPED, *map(Path, folders)))
        game.own_content = True
        return game

    def data(self) -> dict[str, Any]:
        return {"stages": msgspec.to_builtins(list(self.book.stages.values()))}

    def with_data(self, data: dict[str, Any]) -> "HiddenRooms":
        return HiddenRooms(Book(msgspec.convert(data["stages"], list[Stage])))

    def setup(self, options: Any, seats: int) -> House:
        if options.stage and options.stage not in self.book:
            known = ", ".join(map(str, self.book.stages))
            raise BadOptions(f"{self.name}: there is no stage {options.stage} (stages: {known}; 0 is the whole game)")
        house = House(game=self, seats=seats, options=options, stage=options.stage or 1)  # K6: open at Stage 1
        return house.begin(GameFrame())

    def view(self, state: House, seat: Seat) -> HouseView:
        """Nothing is hidden but the order of the pool, and it has none. So all see the same."""
        return HouseView(
            **state.common(seat),
            stage=state.stage,
            monster_name=state.page.name,
            route=state.page.route,
            board=state.board,
            pool=state.pool,
            memory=state.memory,
            discard=state.discard,
            child=state.child,
            star=state.star,
            monster=state.monster,
            facing=state.facing,
            turns=state.turns,
            moves=state.moves,
            wins=state.wins,
            losses=state.losses,
            options=state.options,
            at_play=state.child != NOWHERE and state.monster != NOWHERE,
        )

    def refuse(self, state: House, pending: Ask, choice: Choice) -> Refusal | None:
        return refuse(state, pending, choice)

    def asks(self, view: Any) -> Phrase | None:
        """K21: how many Moves are left, once one was made."""
        if not isinstance(view, HouseView) or view.prompt != "turn" or not view.moves:
            return None
        return Phrase("moves-left", {"left": MOVES - view.moves})

    def labels(self, seats: int) -> tuple[str, ...]:
        return ("child",)

    def wording(self, slot: str, value: Any) -> Phrase | str | None:
        """Tiles, squares and directions by their names."""
        if value in FITTING:
            return Phrase(f"tile-{colour(value)}", {"number": number(value)})
        if slot == "square":
            return square_name(value)
        if value in DIRECTIONS:
            return Phrase(f"direction-{value}")
        return Phrase(f"how-{value}") if slot == "how" else None

    def listed(self, option: str) -> Mapping[Any, dict[str, str]]:
        """The stages by name; 0 is the whole game."""
        if option != "stage":
            return {}
        stages = {
            page.number: {"en": f"{page.number}: {page.name.en}", "ja": f"{page.number}：{page.name.ja}"}
            for page in self.book.stages.values()
        }
        return {0: {"en": "the whole game", "ja": "ゲーム全体"}} | stages

    def daily(self, day: str) -> Daily:
        """One stage a day."""
        pages = tuple(self.book.stages.values())
        page = pages[int(sha256(f"tonight {day}".encode()).hexdigest(), 16) % len(pages)]
        name, story = ({"en": text.en, "ja": text.ja} for text in (page.name, page.story))
        return Daily(page.number, {"stage": page.number}, name, story)

    def foresee(self, view: Any) -> list[Event]:
        """The Monster's next turn, if the Child stays where it is."""
        if not isinstance(view, HouseView) or not view.at_play or view.result:
            return []
        turn = monster(self.book[view.stage], view.options).turn(view.monster, view.facing, view.child)
        ends = [Event("foresee-end", {"how": turn.end, "rule": "K30" if turn.end == "caught" else "K31"})]
        return [*turn.events, *(ends if turn.end else [])]

    def aloud(self, view: Any, words: Speaks) -> list[Passage]:
        """The board and what lies beside it."""
        if not isinstance(view, HouseView):
            return []
        told = pieces(view, monster(self.book[view.stage], view.options), words)
        house = [Passage(words.say("aloud-house"), told)] if told else []
        return [*house, Passage(words.say("aloud-beside"), beside(view, words))]

    def effects(self, view: Any, choice: Choice) -> list[Effect]:
        """How many tiles of the pool would fit (K24); that the stage is lost if the turn ends here (K30, K31)."""
        if not isinstance(view, HouseView) or not view.at_play:
            return []
        if isinstance(choice, End):
            ends = [event for event in self.foresee(view) if event.key == "foresee-end"]
            return [Effect(f"end-{event.slots['how']}") for event in ends]
        if not isinstance(choice, Draw | Search):
            return []
        odds = search_odds(view)
        slots = {"fitting": odds.fitting, "tiles": odds.tiles, "percent": odds.percent}
        return [Effect("odds", slots)] if odds.tiles else []

    def goals(self, view: Any) -> list[Goal]:
        if not isinstance(view, HouseView) or view.result:
            return []
        return goals(view, monster(self.book[view.stage], view.options))

    def counts(self, events: Iterable[Event]) -> Iterator[tuple[str, str, bool]]:
        """Each stage that was played."""
        for event in events:
            if event.key in ("stage-won", "stage-lost"):
                yield "stage", str(event.slots["stage"]), event.key == "stage-won"

    def hides_from(self, seat: Seat) -> bool:
        """All tiles that are face down are known as a set, and their order does not exist."""
        return False


@cache
def _shipped() -> Book:
    return read_book(SHIPPED)


GAME = HiddenRooms()
