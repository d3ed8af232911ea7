"""Hidden Rooms in the terminal: keys and clicks in, the house on the screen."""

from collections.abc import Sequence

from msgspec.structs import replace
from textual import events
from textual.app import App, ComposeResult
from textual.geometry import Size
from textual.timer import Timer
from textual.widgets import Static

from yakata.cli.terminal.drawing import palette
from yakata.cli.terminal.drawing.glyphs import Glyphs
from yakata.cli.terminal.hidden_rooms import pages
from yakata.cli.terminal.hidden_rooms.keys import (
    ARROWS,
    CONFIRM,
    clicked,
    key_name,
    listed,
    meaning,
    preselected,
    prompt,
)
from yakata.cli.terminal.hidden_rooms.pictures import Picture, frames, picture
from yakata.cli.terminal.hidden_rooms.screen.no_color import Readable
from yakata.cli.terminal.hidden_rooms.screen.page_screen import Page
from yakata.cli.terminal.hidden_rooms.screen.scene import SMALLEST, Board, Panel, Scene
from yakata.cli.terminal.hidden_rooms.stage_over import ending, split
from yakata.cli.terminal.hidden_rooms.table import Table, last_turn
from yakata.cli.terminal.hidden_rooms.titles import title
from yakata.hidden_rooms.choices import END, MOVES, Draw, Lay, Take
from yakata.kernel import Choice, Event, Refusal, Refused

FRAME_SECONDS = 0.2
PAGE_KEYS = {"?": "help", "h": "help", "r": "rules", "l": "log"}
CARDS = ("intro", "passage", "back")
"""Pages that stand before what comes."""
CARD_KEYS = ("enter", "escape", "r", "?", "h", "q")
PAGE_ENDS = {"intro": ("intro", CARD_KEYS), "passage": ("passage", CARD_KEYS), "back": ("passage", CARD_KEYS),
             "over": ("over", ("a", "q", "escape"))}  # fmt: skip
"""Pages that say and do something else when they are closed: their line of keys, and the keys."""


class HouseApp(App[int]):
    """One sitting at one table."""

    ENABLE_COMMAND_PALETTE = False
    CSS = f"Screen {{ background: {palette.INK}; }} #small {{ display: none; padding: 1 2; }}"

    def __init__(self, table: Table, glyphs: Glyphs) -> None:
        super().__init__()
        if self.no_color:
            self._filters.append(Readable())
        self.table = table
        self.words = table.words
        self.glyphs = glyphs
        self.scene = Scene(glyphs, table.words)
        self.pointed: Choice | None = None
        """What the cursor points at; until it was moved, what is chosen for the player."""
        self.voice, self.warning = "", False
        self.refused: Refusal | None = None
        """The last refusal, for the help page, until something was chosen."""
        self.enter_sleeps = False
        """A tile was just chosen: Enter does not end the turn that follows until another key was pressed."""
        self.ended: Event | None = None
        """How the stage ended, while its end still stands on the board."""
        self.later: Sequence[Event] = ()
        """What happened after that, to be told when the player goes on."""
        self.film: list[Picture] = []
        """Pictures still to be shown before the house as it stands."""
        self.still: Picture | None = None
        """The end of a stage, as long as it is looked at."""
        self.still_where = ""
        self._ticking: Timer | None = None

    def compose(self) -> ComposeResult:
        yield self.scene
        yield Static(self.words.say("too-small", width=SMALLEST[0], height=SMALLEST[1]), id="small")

    def on_mount(self) -> None:
        said = self.table.said(last_turn(self.table.play.events))
        self.voice = self.words.say("sentence-joint").join([*(self.table.opening if self.table.resumed else ()), *said])
        self.measure(self.size)
        if not self.table.resumed:
            self.open_page("intro")
        elif len(self.table.opening) > 1:
            self.open_page("back")

    def on_resize(self, event: events.Resize) -> None:
        self.measure(event.size)

    def measure(self, size: Size) -> None:
        width, height = size
        small = width < SMALLEST[0] or height < SMALLEST[1]
        self.scene.display = not small
        self.query_one("#small").display = small
        self.scene.measure(max(width, SMALLEST[0]), max(height, SMALLEST[1]))
        self.draw()

    # What is shown

    @property
    def asked(self) -> str:
        return "stage-over" if self.ended else prompt(self.table.house)

    def draw(self) -> None:
        """The whole scene, from the game as it stands."""
        house, scene, words, asked = self.table.house, self.scene, self.words, self.asked
        scene.show_board(self.film[0] if self.film else self.still or picture(house))
        if self.ended:
            scene.show_panel(ending(scene.panel, self.ended))
        else:
            scene.show_panel(scene.panel.rows(house, self.cursor, scene.board.height))
        above = title(house, words, self.glyphs.joint)
        scene.show_title(replace(above, where=self.still_where, clock="") if self.still else above)
        scene.show_voice(self.voice, self.table.trouble, warning=self.warning)
        moves = words.say("moves-count", moves=MOVES - house.moves) if asked == "turn" else ""
        scene.show_question(words.prompt(asked), moves)
        scene.show_keys(words.say(f"keys-{asked}"))

    @property
    def cursor(self) -> Choice | None:
        return self.pointed or preselected(self.table.house)

    def tell(self, sentence: str, *, warning: bool = False) -> None:
        self.voice, self.warning = sentence, warning
        self.draw()

    def refuse(self, reason: Refusal) -> None:
        """Nothing is refused in silence."""
        self.refused = reason
        self.tell(self.words.refusal(reason), warning=True)

    def show_film(self, pictures: list[Picture]) -> None:
        """What moved, one step after the other; at once where the terminal is set to be still."""
        self.film = pictures if self.animation_level != "none" else []
        if self.film:
            self._ticking = self.set_interval(FRAME_SECONDS, self._next_picture)

    def _next_picture(self) -> None:
        del self.film[:1]
        if not self.film:
            self.stop_film()
        self.draw()

    def stop_film(self) -> None:
        self.film = []
        if self._ticking is not None:
            self._ticking.stop()
            self._ticking = None

    # Keys and clicks

    def on_key(self, event: events.Key) -> None:
        key = key_name(event.key, event.character)
        self.stop_film()
        asleep, self.enter_sleeps = self.enter_sleeps, False
        if key in PAGE_KEYS:
            self.open_page(PAGE_KEYS[key])
        elif key == "q":
            self.exit(0)
        elif self.ended:
            self.go_on() if key in CONFIRM else self.refuse(Refusal("key-unknown"))
        elif key == "u" or (key == "escape" and self.asked == "source"):
            self.undo()
        elif self.asked == "turn" and key in CONFIRM:
            self.enter_sleeps = asleep
            self.refuse(Refusal("enter-sleeps")) if asleep else self.choose(END)
        elif self.asked != "turn" and key in (*CONFIRM, *ARROWS):
            self.point(key)
        else:
            self.take(meaning(key, self.table.house))

    def point(self, key: str) -> None:
        """Move the cursor through what is listed, or choose what it points at."""
        options, here = listed(self.table.house), self.cursor
        if key in CONFIRM:
            self.take(here or Refusal("point-first", "K10"))
            return
        on = key in ("down", "right")
        last = options.index(here) if here else -1 if on else 0
        self.pointed = options[(last + (1 if on else -1)) % len(options)]
        self.draw()

    def on_board_clicked(self, message: Board.Clicked) -> None:
        if self.ended:
            self.go_on()
        elif self.asked == "turn":
            self.take(clicked(message.square, self.table.house))
        else:
            self.refuse(Refusal("choose-a-tile"))

    def on_panel_clicked(self, message: Panel.Clicked) -> None:
        self.take(message.choice)

    def take(self, meant: Choice | Refusal | None) -> None:
        if isinstance(meant, Choice):
            self.choose(meant)
        else:
            self.refuse(meant or Refusal("key-unknown"))

    def action_help_quit(self) -> None:
        """Ctrl+C leaves: everything is saved."""
        self.exit(0)

    # Playing

    def choose(self, choice: Choice) -> None:
        before = picture(self.table.house)
        self.still_where = title(self.table.house, self.words, self.glyphs.joint).where
        try:
            happened = self.table.choose(choice)
        except Refused as refused:
            self.refuse(refused.reason)
            return
        self.refused = self.pointed = None
        self.enter_sleeps = isinstance(choice, (Draw, Take, Lay))
        pictures = frames(before, happened)
        happened, self.ended, self.later = split(happened)
        said = self.table.told(happened)
        self.still = pictures[-1] if self.ended else None
        self.show_film(pictures)
        self.tell(self.words.say("sentence-joint").join(said))

    def undo(self) -> None:
        try:
            self.table.undo()
        except Refused as refused:
            self.refuse(refused.reason)
            return
        self.refused = self.pointed = None
        self.tell(self.words.say("undone"))

    def go_on(self) -> None:
        """On from the end of a stage: to the next one, or to the end of the game."""
        if self.table.play.over:
            self.open_page("over")
            return
        self.ended = self.still = None
        self.tell(self.words.say("sentence-joint").join(self.table.said(self.later)))
        self.open_page("passage")

    # Pages

    def open_page(self, which: str, card: str = "") -> None:
        """Open a page; after it, go back to the card that it was opened from."""
        table, words = self.table, self.words
        keys, closes = PAGE_ENDS.get(which, ("page", ("escape", "enter", "q")))
        contents = {
            "intro": lambda: pages.intro(table, self.glyphs),
            "help": lambda: pages.help_page(table, self.glyphs, self.refused),
            "passage": lambda: pages.passage(table, self.glyphs),
            "back": lambda: [pages.Line(text) for text in table.opening],
            "rules": lambda: pages.rules(words),
            "log": lambda: pages.log(table),
            "over": lambda: pages.over(table),
        }
        page = Page(
            words.say(f"page-{which}"),
            words.say(f"keys-{keys}"),
            contents[which],
            closes=closes,
            at_end=which == "log",
            boxes=self.glyphs.boxes,
        )
        self.push_screen(page, lambda key: self.page_closed(which, key or "", card))

    def page_closed(self, which: str, key: str, card: str = "") -> None:
        if card:
            self.open_page(card)
        elif which in CARDS and key in PAGE_KEYS:
            self.open_page(PAGE_KEYS[key], which)
        elif which in (*CARDS, "over") and key == "q":
            self.exit(0)
        elif which == "over" and key == "a":
            self.table.again()
            self.ended = self.still = self.refused = self.pointed = None
            self.tell(self.words.say("sentence-joint").join(self.table.said(self.table.play.events)))
