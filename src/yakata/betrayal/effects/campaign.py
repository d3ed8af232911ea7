"""What lasts: the primitives that change the campaign. In free play they change nothing for good (B2)."""

from msgspec.structs import replace

from yakata.betrayal.effects.house.becoming import become
from yakata.betrayal.language import steps as s
from yakata.betrayal.meaning import number, people, person, tiles
from yakata.betrayal.rules.cards.decks import bury, fill
from yakata.betrayal.rules.evening.journal import Reading
from yakata.betrayal.rules.evening.legacy_deck import Legacy
from yakata.betrayal.rules.evening.setup import brought
from yakata.betrayal.rules.resolving.choosing import Choosing, choose, chooser
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import Steps, doing
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.references import Spot
from yakata.betrayal.state.story import NAMED
from yakata.kernel import Call


@doing(s.Add)
def add(n: Night, frame: Steps, step: s.Add) -> Call | None:
    """B101, B102."""
    there = _came(n, step.card)
    if step.or_intensify and there:
        return intensify_card(n, step.card)
    if not there:
        n.story = n.story.plus("added", step.card)
        n.emit("card-added", card=step.card)
        if not n.ended and not n.haunt:
            fill(n, n.book.deck_of[step.card], [step.card])
        return tell_all(n, "card-added", frame.about.but(other=step.card))
    return None


def _came(n: Night, card: str) -> bool:
    """Whether a card has come into the campaign, with a chapter or out of Purgatory."""
    return card in n.story.added or card in brought(n)[1]


@doing(s.Intensify)
def intensify(n: Night, frame: Steps, step: s.Intensify) -> Call | None:
    return intensify_card(n, step.card)


def intensify_card(n: Night, card: str) -> Call | None:
    boxes = n.story.boxes.get(card, 0)
    if boxes < getattr(n.book.events.get(card), "boxes", 0):
        n.story = n.story.with_pair("boxes", card, boxes + 1)
        n.emit("intensified", card=card, boxes=boxes + 1)
        return tell_all(n, "intensified", Context(other=card))
    return None


@doing(s.Crest)
def crest(n: Night, frame: Steps, step: s.Crest) -> Call | None:
    card = step.card or frame.about.card
    seat = person(n, step.who, frame.about)
    if seat >= 0 and card and _space(n, card):
        n.story = n.story.with_pair("crests", card, (*n.story.crests.get(card, ()), n.families[seat]))
        n.emit("crest", seat=seat, card=card)
    return None


def _space(n: Night, card: str) -> bool:
    """B99: an Event has so many spaces for crests."""
    event = n.book.events.get(card)
    return event is None or len(n.story.crests.get(card, ())) < event.crests


@doing(s.Blacken)
def blacken(n: Night, frame: Steps, step: s.Blacken) -> Call | None:
    card = step.card or frame.about.card
    n.story = n.story.with_pair("crests", card, (*n.story.crests.get(card, ()), "black"))
    return None


@doing(s.AddTiles)
def add_tiles(n: Night, frame: Steps, step: s.AddTiles) -> Call | None:
    """A tile, or the plank of a chapter."""
    chapter = n.book.chapters.get(step.plank)
    for tile in chapter.plank if chapter else (step.plank,):
        n.story = n.story.plus("added", tile)
        n.emit("tile-joins", tile=tile)
    return None


@doing(s.StickTile)
def stick_tile(n: Night, frame: Steps, step: s.StickTile) -> Call | None:
    spots = tuple(map(Spot, tiles(n, step.where, frame.about)))
    by, place = chooser(n, step.by, frame.about), frame.next - 1
    return choose(n, StickOne(by, spots, block=frame.block, place=place, about=frame.about))


class StickOne(Choosing[Spot], kw_only=True):
    """Which tile is changed for good, and from this moment on (BR40)."""

    prompt: str = "stick"
    block: str
    """The list that the step stands in, and its number there."""
    place: int
    about: Context

    def done_with(self, n: Night, chosen: Spot) -> Call | None:
        tile, step = chosen.tile, n.book.blocks[self.block][self.place]
        assert isinstance(step, s.StickTile)
        if step.passage:
            n.story = n.story.plus("passages", tile)
            n.house = n.house.changed(replace(n.house.tiles[tile], passage=True))
        if step.ghosts:
            n.story = n.story.with_pair("ghosts", tile, n.story.ghosts.get(tile, 0) + step.ghosts)
            n.mark_tile("ghost", tile, step.ghosts)
        n.emit("tile-changed", tile=tile)
        if step.overlay and step.overlay not in n.house.tiles:
            n.story = n.story.overlaid(tile, step.overlay)
            become(n, tile, step.overlay)
            tile = step.overlay
            n.mark_tile("ghost", tile, n.tile(tile).ghosts)
        return tell_all(n, "sticker-placed", self.about.but(tile=tile))


@doing(s.OpenDoor)
def open_door(n: Night, frame: Steps, step: s.OpenDoor) -> Call | None:
    n.story = n.story.plus("rules", step.door)
    n.emit("door-opened", module=step.door)
    return None


@doing(s.ToTomb)
def to_tomb(n: Night, frame: Steps, step: s.ToTomb) -> Call | None:
    n.story = n.story.plus("tomb", step.card)
    return tell_all(n, "entombed", frame.about.but(other=step.card))


@doing(s.FromTomb)
def from_tomb(n: Night, frame: Steps, step: s.FromTomb) -> Call | None:
    if step.card in n.story.tomb:
        n.story = n.story.minus("tomb", step.card)
        if not n.ended and step.card in n.book.deck_of:
            bury(n, n.book.deck_of[step.card], step.card)
    return None


@doing(s.ChronicleFlag)
def chronicle_flag(n: Night, frame: Steps, step: s.ChronicleFlag) -> Call | None:
    n.story = n.story.plus("flags", step.flag) if step.set else n.story.minus("flags", step.flag)
    n.emit("chronicle", flag=step.flag)
    return None


@doing(s.ChronicleCount)
def chronicle_count(n: Night, frame: Steps, step: s.ChronicleCount) -> Call | None:
    add = number(n, step.add, frame.about)
    families = [""]
    if step.family_of is not None:
        families = [n.families[seat] for seat in people(n, step.family_of, frame.about)]
    for family in families:
        n.story = n.story.counting(step.counter, add, family)
    return None


@doing(s.GiveTitle)
def give_title(n: Night, frame: Steps, step: s.GiveTitle) -> Call | None:
    seat = person(n, step.who, frame.about)
    if seat >= 0:
        n.story = n.story.with_pair("titles", step.title, n.families[seat])
        n.emit("title", seat=seat, title=step.title)
    return None


@doing(s.Entry)
def entry(n: Night, frame: Steps, step: s.Entry) -> Call | None:
    return Call(Reading(step.journal, frame.about))


@doing(s.ReadLegacy)
def read_legacy(n: Night, frame: Steps, step: s.ReadLegacy) -> Call | None:
    chapter = n.book.chapters.get(n.options.chapter)
    return Call(Legacy()) if chapter is not None and n.legacy < len(chapter.legacy) else None


@doing(s.NameCard)
def name_card(n: Night, frame: Steps, step: s.NameCard) -> Call | None:
    """B113; B20: what has not come out of Purgatory, or is gone, nobody has in hand to name."""
    if not _came(n, step.card) or step.card in (*n.story.destroyed, *n.story.tomb):
        return None
    n.story = n.story.with_pair("names", step.card, step.name)
    return None


@doing(s.NameFamilies)
def name_families(n: Night, frame: Steps, step: s.NameFamilies) -> Call | None:
    """B34: from now on there is a place for it in the document of the campaign."""
    n.story = n.story.plus("flags", NAMED)
    n.emit("families-write")
    return None
