"""The tiles of the house as a seat sees them, with what lies on them."""

from typing import Any

from msgspec.structs import replace

from yakata.betrayal.language.book import Book
from yakata.betrayal.meaning import number
from yakata.betrayal.sight.position import Looked, Position, knows
from yakata.betrayal.sight.view_parts import TileView
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.haunt import Kept, is_token
from yakata.betrayal.state.house import BACK, House, Laid, beyond
from yakata.betrayal.state.night import Night
from yakata.betrayal.state.things import Marks
from yakata.kernel import Remembered, Seat

NOT_LOOKED: tuple[str, tuple[Seat, ...]] = "", ()


def tiles_seen(
    n: Night, seat: Seat, house: House, danger: frozenset[str], over: bool, alike: Position
) -> tuple[TileView, ...]:
    """``house``: as this seat can go through it."""
    tokens = _tokens(n) if n.secrets else {}
    looked = tuple([(tile, *_looked(n, token, seat, over)) for tile, token in tokens.items()])
    key = id(house), danger, looked
    found = alike.tiles.get(key)
    if found is None:
        things = tuple(n.markers.items()), tuple(n.lying.items()), tuple(n.ongoing.items())
        of = n.book, n.house, house, danger, looked, _locks(n), *things
        found = alike.tiles[key] = alike.kept.same("tiles", _laid, alike.kept, *of)
    return found


def _tokens(n: Night) -> dict[str, Kept]:
    """The tokens face down, by their tiles."""
    return {name.partition("@")[2]: kept for name, kept in n.secrets.items() if is_token(name)}


def _looked(n: Night, token: Kept, seat: Seat, over: bool) -> tuple[str, tuple[Seat, ...]]:
    """What this seat knows of a token face down, and who has looked at it: that they looked was told to all."""
    mine = token.value if over or knows(token.known, seat) else ""
    return mine, tuple([other for other in range(n.seats) if knows(token.known, other)])


def _locks(n: Night) -> tuple[tuple[str, str, str], ...]:
    """The tiles behind locked doorways, the sides, and what opens them."""
    found = []
    for tile, beyond_it in n.house.locked.items():
        for where, side in beyond_it.values():
            block, place = n.house.tiles[where].lock(side)
            step: Any = n.book.blocks[block][place]
            traits = (step.trait,) if isinstance(step.trait, str) else step.trait
            needed = " ".join((*traits, str(number(n, step.need, Context()))))
            found.append((tile, side if where == tile else BACK[side], needed))
    return tuple(found)


def _laid(
    kept: Remembered,
    book: Book,
    true: House,
    house: House,
    danger: frozenset[str],
    looked: Looked,
    locks: tuple[tuple[str, str, str], ...],
    markers: tuple[tuple[str, Marks], ...],
    lying: tuple[tuple[str, tuple[str, ...]], ...],
    ongoing: tuple[tuple[str, str], ...],
) -> tuple[TileView, ...]:
    """Those with something on them are made anew where that has changed; the others stay with the house."""
    marks, things = dict(markers), dict(lying)
    tokens = {tile: (token, seats) for tile, token, seats in looked}
    busy = {*marks, *things, *danger, *tokens, *[spot for _, spot in ongoing], *[tile for tile, _, _ in locks]}
    return tuple(
        [
            kept.same(
                ("tile", one.id),
                _with_all,
                one,
                marks.get(one.id, ()),
                things.get(one.id, ()),
                tuple([event for event, spot in sorted(ongoing) if spot == one.id]),
                one.id in danger,
                tuple([(side, needed) for tile, side, needed in locks if tile == one.id]),
                *tokens.get(one.id, NOT_LOOKED),
            )
            if one.id in busy
            else one
            for one in _bare(kept, book, true, house)
        ]
    )


def _bare(kept: Remembered, book: Book, true: House, house: House) -> tuple[TileView, ...]:
    """The tiles without what lies on them. They stay with the house, as it is the same for nearly all."""
    known = house.__dict__ if house is true else {}
    if "bare" not in known:
        known["bare"] = tuple([_empty(kept, book, true, house, laid) for laid in true.laid])
    found: tuple[TileView, ...] = known["bare"]
    return found


def _empty(kept: Remembered, book: Book, true: House, house: House, laid: Laid) -> TileView:
    ident = laid.tile
    of = book.tiles[ident], laid, house.open_doorways[ident], true.shut.get(ident, "")
    return kept.same(("bare tile", ident), _tile, *of)


def _tile(tile: Any, laid: Laid, open_doorways: str, shut: str) -> TileView:
    return TileView(
        tile.id,
        laid.region,  # type: ignore[arg-type]  # a region, kept as a text
        laid.x,
        laid.y,
        laid.turns,
        laid.doors,
        open_doorways,
        shut,
        laid.bump,
        tile.symbols,
        tile.runestone,
        laid.passage,
        tags=tile.tags,
    )


def _with_all(
    tile: TileView,
    marks: Marks,
    things: tuple[str, ...],
    events: tuple[str, ...],
    danger: bool,
    locks: tuple[tuple[str, str], ...],
    token: str,
    looked: tuple[Seat, ...],
) -> TileView:
    return replace(
        tile,
        marks=dict(marks),
        things=things,
        events=events,
        danger=danger,
        locks=dict(locks),
        token=token,
        looked=looked,
    )


def joining(n: Night, ident: str, through: tuple[str, str]) -> TileView | None:
    origin = n.house.tiles.get(through[0])
    if not ident or origin is None or ident in n.house.tiles:
        return None
    tile, (region, x, y) = n.tile(ident), beyond(origin.square, through[1])
    return TileView(
        ident,
        region,  # type: ignore[arg-type]  # squares name it as a text
        x,
        y,
        0,
        "".join(tile.doorways),
        "",
        bump=tile.bump or "",
        symbols=tile.symbols,
        runestone=tile.runestone,
        passage=tile.passage,
        tags=tile.tags,
    )
