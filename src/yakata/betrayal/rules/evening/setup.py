"""Setup (B34 to B42, B173): families, the starting tiles, the decks, the first card of the Legacy deck."""

from typing import Any

from msgspec.structs import replace

from yakata.betrayal.language.book import TILES
from yakata.betrayal.language.tables import Tile
from yakata.betrayal.rules.cards.decks import Shuffling, bury, fill
from yakata.betrayal.rules.cards.drawing import Drawing, Keeping
from yakata.betrayal.rules.evening.legacy_deck import Legacy
from yakata.betrayal.rules.resolving.choosing import Choosing
from yakata.betrayal.rules.resolving.reactions import tell_all
from yakata.betrayal.rules.resolving.steps import run
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.house import House, lay
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.people import replaced
from yakata.betrayal.state.references import Thing
from yakata.kernel import Call, Done, Frame, Odds, Seat, chance, do


class SettingUp(Frame):
    """Step by step, as the rulebook numbers them."""

    decks: tuple[str, ...] = ()
    next: int = 0

    @do
    def families(self, n: Night) -> Call | None:
        """B34: each player's family."""
        if n.families and n.families[-1]:
            return None
        return Call(ChooseFamilies())

    @do
    def start(self, n: Night) -> None:
        """B35, B36: clips on the green values, four starting tiles apart."""
        n.steps = tuple(tuple(n.game.book.starts[family]) for family in n.families)  # type: ignore[misc]  # four each
        n.house = starting_house(n)
        hall = next(tile.id for tile in n.book.tiles.values() if tile.start and tile.beside)
        n.places = (n.story.face(hall),) * n.seats
        for tile in n.house.names:
            n.mark_tile("ghost", tile, n.tile(tile).ghosts + n.story.ghosts_on(tile))

    @do
    def rules(self, n: Night) -> Call | None:
        """B37: step 3, once a rule fills it."""
        while self.next < len(n.story.rules):
            module = n.book.modules[n.story.rules[self.next]]
            self.next += 1
            if module.setup:
                self.go(SettingUp.rules)
                return run(n, module.setup, Context(0, 0, owner=0, kind="rule"))
        return None

    @do
    def fill_decks(self, n: Night) -> None:
        """B21, B42: what is in the decks tonight."""
        for deck, faces in tonight(n).items():
            fill(n, deck, faces)
        self.decks = tuple(sorted(n.decks))

    @do
    def shuffle(self, n: Night) -> Call | None:
        if not self.decks:
            return None
        deck, self.decks = self.decks[0], self.decks[1:]
        self.go(SettingUp.shuffle)
        return Call(Shuffling(deck))

    @do
    def legacy(self, n: Night) -> Call | None:
        """B18, B41: card after card until PAUSE or STOP."""
        chapter = n.book.chapters.get(n.options.chapter)
        return Call(Legacy()) if chapter is not None and chapter.legacy else None

    @do
    def late(self, n: Night) -> Call | None:
        return Call(JoiningLate())

    @do
    def ready(self, n: Night) -> Call | None:
        return tell_all(n, "game-setup", Context(0, 0, owner=0, kind="rule"))

    @chance
    def first(self, n: Night) -> Odds:
        """B42: a random first player."""
        return Odds("first", n.families)

    @do
    def begin(self, n: Night, family: Any) -> None:
        first = n.seat_of(family)
        n.order = (first, *(seat for seat in n.from_left(first) if seat != first))
        n.emit("begins", seat=first)


class ChooseFamilies(Frame):
    """Each player picks a Family card, in turn; or they are dealt."""

    @do
    def next(self, n: Night) -> Call | Done | None:
        free = [family for family in n.book.families if family not in n.families]
        if "" not in n.families:
            return Done()
        seat = n.families.index("")
        if n.options.families == "deal":
            return Call(Choosing(-2, tuple(free), "family"))
        return Call(Choosing(seat, tuple(free), "family", rule="B34"))

    @do
    def chosen(self, n: Night, family: Any) -> None:
        seat = n.families.index("")
        n.families = replaced(n.families, seat, family)
        n.emit("chooses-family", player=seat, family=family)
        self.go(ChooseFamilies.next)


def starting_house(n: Night) -> House:
    """B36, B62, B63: one starting tile a region; the hall and the staircase are one piece."""
    house, story = House(), n.story
    for tile in n.book.tiles.values():
        if tile.start:
            now = story.face(tile.id)  # what it has become lies as it did
            passage = n.tile(now).passage or story.passage_on(now)
            laid = lay(tile, (tile.regions[0], 0, -1 if _north(n, tile) else 0), 0, passage)
            house = house.plus(replace(laid, tile=now, stairs=tuple(map(story.face, tile.stairs))))
    return house


def _north(n: Night, tile: Tile) -> bool:
    """The second space of a piece of two."""
    return any(other.beside == tile.id for other in n.book.tiles.values())


def tonight(n: Night) -> dict[str, list[str]]:
    """Which tiles and cards are in play: what the chapters so far brought, and the campaign added."""
    book, story = n.book, n.story
    tiles, cards = brought(n)
    added = [*story.added]
    tiles += [ident for ident in added if ident in book.tiles and ident not in tiles]
    cards += [ident for ident in added if ident in book.deck_of and ident not in cards]
    gone = {*story.destroyed, *story.tomb}
    faces = {ident: story.face(ident) for ident in tiles if not book.tiles[ident].start}
    stack = [face for ident, face in faces.items() if not gone & {ident, face}]
    decks: dict[str, list[str]] = {TILES: stack}
    for card in cards:
        if card not in gone:
            decks.setdefault(book.deck_of[card], []).append(card)
    return decks


def brought(n: Night) -> tuple[list[str], list[str]]:
    """The tiles and cards of the chapters so far; in free play those of its campaign (BR41), else as the packs say."""
    book, now = n.book, n.options.chapter
    played = {night.chapter for night in n.options.story.chapters}
    if now not in book.chapters and not played:
        free = book.free_play
        tiles = free.tiles or tuple(ident for ident, tile in book.tiles.items() if not tile.start)
        cards = free.cards or (*book.items, *book.omens, *book.others, *book.events)
        return [tile for tile in tiles if tile not in book.faces], list(cards)
    tiles_found: list[str] = []
    found: list[str] = []
    for chapter in book.chapters.values():
        if now in book.chapters or chapter.id in played:
            tiles_found += chapter.plank
            found += chapter.cards
        if chapter.id == now:
            break
    return tiles_found, found


class JoiningLate(Frame):
    """B173: who has missed more than half of the chapters draws three Items and keeps one."""

    seat: Seat = 0
    drawn: tuple[str, ...] = ()

    @do
    def next(self, n: Night) -> Done | None:
        while self.seat < n.seats and not self._late(n):
            self.seat += 1
        return Done() if self.seat >= n.seats else None

    @do
    def draw(self, n: Night) -> Call | None:
        if len(self.drawn) == 3 or not n.decks.get("item"):
            self.go(JoiningLate.keep)
            return None
        return Call(Drawing(self.seat, "item", True, False))

    @do
    def hold(self, n: Night, card: Any) -> None:
        self.drawn = (*self.drawn, card)
        self.go(JoiningLate.draw)

    @do
    def keep(self, n: Night) -> Call:
        return Call(Choosing(self.seat, tuple(map(Thing, self.drawn)), "keep", rule="B173"))

    @do
    def kept(self, n: Night, chosen: Any) -> Call | None:
        card = chosen.name if chosen else ""
        for other in self.drawn:
            if other != card:
                bury(n, "item", other)
        self.drawn = ()
        return Call(Keeping(self.seat, "item", card, counts=False)) if card else None

    @do
    def shuffle(self, n: Night) -> Call:
        self.seat += 1
        self.go(JoiningLate.next)
        return Call(Shuffling("item"))

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        return {"drawn": self.drawn} if self.drawn else {}

    def _late(self, n: Night) -> bool:
        played = len(n.story.chapters)
        return bool(n.options.chapter) and played > 0 and 2 * n.story.missed(n.families[self.seat]) > played
