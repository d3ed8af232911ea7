"""The panel beside the board: memory, pool, the monster's next turn, and what the arrow keys do."""

from msgspec import Struct
from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from yakata.cli.terminal.drawing import palette
from yakata.cli.terminal.drawing.canvas import fit
from yakata.cli.terminal.drawing.glyphs import Glyphs
from yakata.cli.terminal.drawing.wrapping import wrap
from yakata.cli.terminal.hidden_rooms.forecast import deed, forecast, outcome, sight
from yakata.cli.terminal.hidden_rooms.keys import listed, prompt, searched, towards
from yakata.cli.terminal.hidden_rooms.marks import short_mark, tile_mark
from yakata.cli.terminal.hidden_rooms.screen.lessons import lesson
from yakata.hidden_rooms.choices import DRAW, TAKE, Lay, Move
from yakata.hidden_rooms.house import MEMORY_HOLDS, House
from yakata.hidden_rooms.odds import say_odds, search_odds
from yakata.hidden_rooms.squares import BESIDE, DIRECTIONS, EXIT, Direction
from yakata.hidden_rooms.tiles import COLOURS, Tile, colour
from yakata.kernel import Choice
from yakata.words import Words

ICONS = 6


class Row(Struct, frozen=True):
    """One line of the panel; a click on it is this choice."""

    text: Text
    choice: Choice | None = None


class PanelDrawing:
    """Draws the panel for a house; every row is exactly as wide as the panel."""

    def __init__(self, width: int, glyphs: Glyphs, words: Words) -> None:
        self.width = width
        self.glyphs = glyphs
        self.words = words

    def rows(self, house: House, chosen: Choice | None, height: int) -> list[Row]:
        """The whole panel: tiles at the top, what to do at the bottom. The cursor points at what would be chosen."""
        hint = self._lesson(house) or [self._legend()]
        asked = prompt(house)
        if asked == "first-tile":
            upper, lower = [*self._story(house), self.row(), *self._two_tiles(listed(house), chosen)], []
        elif asked == "source":
            upper, lower = self._sources(house, chosen), self._both_ways(house)
        else:
            here = self._coming(house, self.words.say("if-you-stay"), house.child)
            upper = self._sources(house, chosen)
            lower = [*here, *self._sight(house), self.row(), *self._arrows(house)]
        spare = height - len(upper) - len(lower) - len(hint)
        gap = [self.row()] * min(1, spare)
        return [*upper, *[self.row()] * (spare - len(gap)), *lower, *gap, *hint]

    def row(self, text: str = "", style: Style = palette.PLAIN, choice: Choice | None = None) -> Row:
        return Row(Text(fit(text, self.width), style, no_wrap=True, end=""), choice)

    def wrapped(self, text: str, style: Style) -> list[Row]:
        return [self.row(line, style) for line in wrap(text, self.width)]

    # The start of a stage

    def _story(self, house: House) -> list[Row]:
        page, language = house.page, self.words.language
        return [
            self.row(getattr(page.name, language), palette.STRONG),
            *self.wrapped(getattr(page.story, language), palette.QUIET),
        ]

    def _two_tiles(self, options: list[Choice], chosen: Choice | None) -> list[Row]:
        rows = [self.row(self.words.say("two-tiles-title"), palette.STRONG)]
        for number, choice in enumerate(options, 1):
            assert isinstance(choice, Lay)
            rows.append(self._tile(str(number), choice.tile, choice, lit=True, here=choice == chosen))
        return rows

    # Pool and memory

    def _sources(self, house: House, chosen: Choice | None) -> list[Row]:
        asked = prompt(house) == "source"
        pool = Text(no_wrap=True, end="")
        pool.append(self._mark(chosen == DRAW) + "d ", palette.LIT if asked and house.can_draw else palette.QUIET)
        pool.append(say_odds(search_odds(house), self.words), palette.LIT if asked else palette.PLAIN)
        rows = [self._sources_title(house), Row(self._fill(pool), DRAW)]
        for slot, tile in enumerate(house.memory, 1):
            choice, fits = TAKE[tile], tile in house.fitting
            rows.append(self._tile(str(slot), tile, choice, lit=asked and fits, here=choice == chosen, fits=fits))
        if len(house.memory) < MEMORY_HOLDS - 1:
            rows.append(self.row("   " + self.words.say("room-in-memory", places=MEMORY_HOLDS - len(house.memory)),
                                 palette.QUIET))  # fmt: skip
        return rows

    def _sources_title(self, house: House) -> Row:
        title = self.words.say("sources-title")
        out = self.words.say("out-of-play", tile=short_mark(house.discard, self.glyphs))
        text = Text(fit(title, self.width - cell_len(out)), palette.STRONG, no_wrap=True, end="")
        return Row(text.append(out, palette.QUIET))

    def _tile(self, key: str, tile: Tile, choice: Choice, *, lit: bool, here: bool, fits: bool | None = None) -> Row:
        text = Text(no_wrap=True, end="")
        text.append(f"{self._mark(here)}{key} ", palette.LIT if lit else palette.QUIET)
        text.append(fit(tile_mark(tile, self.glyphs), ICONS), palette.tile_style(colour(tile)))
        text.append(" " + fit(self.words.say("tile-name", tile=tile), 10), palette.STRONG if lit else palette.PLAIN)
        if fits is not None:
            text.append(self.words.say("fits" if fits else "fits-not"), palette.LIT if fits else palette.QUIET)
        return Row(self._fill(text), choice)

    def _mark(self, here: bool) -> str:
        return self.glyphs.cursor if here else " "

    def _fill(self, text: Text) -> Text:
        text.append(" " * max(0, self.width - cell_len(text.plain)))
        return text

    # The monster

    def _coming(self, house: House, title: str, child: int) -> list[Row]:
        """Its next turn, with the Child on this square."""
        coming = forecast(house, child)
        rows = [self.row(title, palette.STRONG)]
        for number, step in enumerate(coming.steps, 1):
            line = f" {number} {deed(step.action, self.words)}"
            text = Text(fit(line, self.width - 4), palette.PLAIN, no_wrap=True, end="")
            text.append(f"{step.action.rule:>4}", palette.QUIET)
            rows.append(Row(text))
        return rows + (self.wrapped(outcome(coming, self.words), palette.WARNING) if coming.end else [])

    def _sight(self, house: House) -> list[Row]:
        return [] if forecast(house).end else [self.row(sight(house, self.words), palette.QUIET)]

    def _both_ways(self, house: House) -> list[Row]:
        """While a tile is chosen: what comes if it fits, and what if not."""
        there = searched(house)
        if there == EXIT:
            rows = [self.row(self.words.say("if-it-fits-out"), palette.LIT), self.row()]
        else:
            rows = [*self._coming(house, self.words.say("if-it-fits"), there), self.row()]
        if house.can_draw:
            rows += self._coming(house, self.words.say("if-it-fails"), house.child)
        return rows

    # The arrow keys

    def _arrows(self, house: House) -> list[Row]:
        """Each key where it lies on a keyboard, with what it does."""
        half = self.width // 2
        up, right, down, left = (self._arrow(way, house) for way in DIRECTIONS)
        indent = Text(" " * (half // 2))
        rows = [indent + up, self._side(left, half) + right, indent + down]
        return [Row(self._fill(row)) for row in rows]

    def _arrow(self, way: Direction, house: House) -> Text:
        choice = towards(way, house)
        arrow = self.glyphs.arrows[way]
        if house.why_not(choice) is not None:
            return Text(f"{arrow} -", palette.FAINT)
        there = BESIDE[way][house.child]
        if there == house.monster:  # K30, KQ12
            return Text(f"{arrow} {self.words.say('arrow-danger', square=there)}", palette.WARNING)
        key = "arrow-move" if isinstance(choice, Move) else "arrow-search"
        return Text(f"{arrow} {self.words.say(key, square=there)}", palette.LIT)

    def _side(self, text: Text, width: int) -> Text:
        text.append(" " * max(1, width - cell_len(text.plain)))
        return text

    # Hints

    def _lesson(self, house: House) -> list[Row]:
        key = lesson(house)
        return self.wrapped(self.words.say(key), palette.LIT) if key else []

    def _legend(self) -> Row:
        text = Text(no_wrap=True, end="")
        for each in COLOURS:
            text.append(f"{self.glyphs.icons[each]} {self.words.say(f'colour-{each}')} ", palette.tile_style(each))
        text.right_crop(1)
        return Row(self._fill(text))
