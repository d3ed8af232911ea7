"""The Séance over two evenings: a game that uses everything a table and a terminal can do for it.

Four guests of one circle come again on the second evening with the candles that they took on the first.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct

from yakata.examples import seance
from yakata.examples.seance import Evening, Seance, Table, TableView
from yakata.kernel import BadOptions, Called, Daily, Event, Library, Moment, Options, People, Phrase, Seat, position
from yakata.kernel import campaign as kernel
from yakata.kernel.campaign import BadCampaign, Campaign, CampaignRules, ChapterTold, Say, Told, clean

GUESTS = ("doctor", "medium", "sceptic", "widow")


class Invited(Struct, frozen=True, forbid_unknown_fields=True):
    """Who of the circle comes, and under which name."""

    guest: str
    name: str = ""


class CircleOptions(Options, frozen=True):
    evenings: int = 1
    evening: str = ""
    company: tuple[Invited, ...] = ()
    candles: dict[str, int] = {}  # noqa: RUF012  # a struct copies it
    """Those of the evenings before."""


class CircleView(TableView, frozen=True, kw_only=True):
    company: tuple[Invited, ...]
    evening: str


@position
class CircleTable(Table):
    company: tuple[Invited, ...] = ()
    evening: str = ""


class Circle(People):
    """Everybody goes by the name under which they come; else by who they are."""

    id_slots = frozenset({"guest"})

    def called(self, view: CircleView) -> tuple[Called, ...]:
        return tuple(Called(one.name, f"guest-{one.guest}", one.guest) for one in view.company)

    def place(self, options: CircleOptions, seat: Seat) -> Phrase | None:
        if not options.company:
            return None
        one = options.company[seat]
        who = Phrase(f"guest-{one.guest}")
        return Phrase("guest-named", {"name": one.name or who, "guest": who})


class Letters(Library):
    """A letter for every evening; only the medium reads it."""

    def open_to(self, view: CircleView) -> tuple[str, ...]:
        medium = 0 <= view.seat < len(view.company) and view.company[view.seat].guest == "medium"
        return (f"letter-{view.evening}",) if medium else ()

    def readers(self, view: CircleView) -> int:
        return len(view.company)

    def fit(self, text: str, readers: int) -> str:
        return text.replace("(3/4)", str(readers)) if readers else text


class EveningBegun(kernel.Begun, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="begun"):
    company: tuple[Invited, ...]


class EveningOver(kernel.Over, frozen=True, forbid_unknown_fields=True, kw_only=True, tag="over"):
    heard: tuple[str, ...]
    """Who has the most candles."""
    story: dict[str, int]


Evenings = Campaign[EveningBegun, EveningOver]


class CircleCampaign(CampaignRules[Invited, EveningBegun, EveningOver]):
    """The candles of one evening burn on the next."""

    begun = EveningBegun
    over = EveningOver
    wish = Invited
    options = frozenset({"evening", "company", "candles"})
    chapters = ("first", "second")
    first_story: ClassVar[dict[str, int]] = {}

    def company(self, campaign: Evenings, wishes: Sequence[Invited]) -> tuple[Invited, ...]:
        return tuple(wishes)

    def check_company(self, company: Iterable[Invited]) -> tuple[Invited, ...]:
        who = tuple(Invited(one.guest, clean(one.name, "")) for one in company)
        if sorted(one.guest for one in who) != list(GUESTS):
            raise BadCampaign("bad-company", f"the circle is {', '.join(GUESTS)}")
        return who

    def invited(self, campaign: Evenings, said: str) -> tuple[Invited, ...]:
        last = campaign.beginnings[-1].company if campaign.beginnings else tuple(map(Invited, GUESTS))
        if not said:
            return last
        if said.count(":") != len(GUESTS):
            raise BadOptions("write guest:name four times")
        return tuple(Invited(*word.split(":")) for word in said.split(","))

    def setup(self, begun: EveningBegun, story: dict[str, int]) -> CircleOptions:
        return CircleOptions(evening=begun.chapter, company=begun.company, candles=story)

    def ended(self, begun: EveningBegun, story: dict[str, int], moments: Iterable[Moment]) -> EveningOver:
        *_, last = moments
        candles = dict(zip((one.guest for one in begun.company), last.state.candles, strict=True))
        heard = tuple(guest for guest, count in candles.items() if count == max(candles.values()))
        return EveningOver(number=begun.number, heard=heard, story=candles if begun.chapter else story)

    def name_of(self, member: Invited) -> str:
        return member.name

    def title(self, options: CircleOptions) -> Phrase | None:
        return Phrase(f"evening-{options.evening}") if options.evening else None

    def told(self, campaign: Evenings, say: Say) -> Told:
        heard = {night.number: tuple(say(f"guest-{guest}") for guest in night.heard) for night in campaign.nights}
        return Told(
            tuple(
                ChapterTold(
                    begun.number, self.say_title(begun, say), 0, begun.number in heard, heard.get(begun.number, ())
                )
                for begun in campaign.beginnings
            ),
            tuple(
                say("guest-candles", guest=say(f"guest-{guest}"), candles=count)
                for guest, count in self.story(campaign).items()
            ),
        )


class LongSeance(Seance):
    """Four guests in the dark, on two evenings."""

    name = "long-seance"
    options = CircleOptions
    state = CircleTable
    harder = "evenings"
    roles: ClassVar = {"seat2": 1, "seat1": 0}
    quick: ClassVar = {"evenings": 1}
    people = Circle()
    library = Letters()
    text_folders = (Path(seance.__file__).parent / "texts",)

    def __init__(self) -> None:
        self.campaign = CircleCampaign(self)

    def setup(self, options: CircleOptions, seats: int) -> CircleTable:
        candles = tuple(options.candles.get(one.guest, 0) for one in options.company) or (0,) * seats
        table = CircleTable(game=self, seats=seats, evenings=options.evenings, candles=candles)
        table.company, table.evening = options.company, options.evening
        return table.begin(Evening())

    def view(self, state: CircleTable, seat: Seat) -> CircleView:  # type: ignore[override]  # its own state
        seen = super().view(state, seat)
        fields = {name: getattr(seen, name) for name in TableView.__struct_fields__}
        return CircleView(**fields, company=state.company, evening=state.evening)

    def listed(self, option: str) -> Mapping[Any, dict[str, str]]:
        return {1: {"en": "one", "ja": "一夜"}, 3: {"en": "three", "ja": "三夜"}} if option == "evenings" else {}

    def daily(self, day: str) -> Daily:
        number = 1 + int(day[-1]) % 3
        return Daily(number, {"evenings": number}, {"en": "A circle", "ja": "円卓"}, {"en": "Tonight.", "ja": "今夜。"})

    def foresee(self, view: CircleView) -> list[Event]:
        last = not view.result and len(view.hand) == 1 and not view.card
        return [Event("laid", {"seat": view.seat})] if last else []

    def counts(self, events: Iterable[Event]) -> Iterator[tuple[str, str, bool]]:
        yield from (("round", "heard", event.slots["winner"] is not None) for event in events if event.key == "turned")

    def figures(self, state: CircleTable) -> dict[str, int]:  # type: ignore[override]  # its own state
        return {"candles": sum(state.candles)}


GAME = LongSeance()
