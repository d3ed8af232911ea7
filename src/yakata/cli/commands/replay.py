"""``yakata replay``."""

import os
import sys
from typing import Annotated, Any

from cyclopts import Parameter

from yakata.cli.arguments import File, Flag, Language, PackFolder, StageFolder
from yakata.cli.records import read_record
from yakata.cli.terminal.drawing.glyphs import Glyphs, glyphs_for
from yakata.cli.terminal.hidden_rooms.plain_view import plain_legend, plain_view
from yakata.hidden_rooms import HiddenRooms
from yakata.hidden_rooms.house import House
from yakata.kernel import SPECTATOR, Ask, BadOptions, Choice, Event, Moment, Record, Seat
from yakata.kernel import replay as replay_record
from yakata.kernel.replay import lines_of
from yakata.words import Names, Words, words_for


def replay(
    file: File,
    *,
    lang: Language = "en",
    at: Annotated[int | None, Parameter(help="Show the board after this line, instead of the story.")] = None,
    boards: Flag = False,
    stages: StageFolder = None,
    pack: PackFolder = None,
) -> None:
    """Tell a recorded game line by line, by the rules.

    For example:

    - **yakata replay game.yakata**
    - **yakata replay game.yakata --lang ja --boards**
    - **yakata replay game.yakata --at 12**

    Parameters
    ----------
    boards
        Show the board at every decision.
    """
    source, record, game = read_record(file, stages, pack)
    words = words_for(game, lang, "yakata.cli")
    glyphs = glyphs_for(sys.stdout.encoding, os.environ)
    if at is not None and not 0 <= at <= len(record.entries):
        raise BadOptions(f"--at {at}: the record has lines 0 to {len(record.entries)}")
    if isinstance(game, HiddenRooms) and (boards or at is not None):
        print(*plain_legend(words, glyphs), sep="\n")
    story = Story(words, record)
    for moment in replay_record(game, record, lines_of(source)):
        if at is None:
            story.tell(moment)
        if moment.number == at or (at is None and boards and isinstance(moment.state.pending, Ask)):
            story.pause()
            print(*_board(moment.state, words, glyphs), sep="\n")
    story.pause()


def _board(state: Any, words: Words, glyphs: Glyphs) -> list[str]:
    """As ``yakata play --plain`` says it to who looks on; for a game without words for that, as its view does."""
    if isinstance(state, House):
        return ["", *plain_view(state, words, glyphs), ""]
    view = state.view(SPECTATOR)
    told = state.game.aloud(view, words.calling(words.names(view)))
    lines = [line for passage in told for line in (passage.title, *(f"  {line}" for line in passage.lines))]
    return ["", *(lines or view.text().splitlines()), ""]


class Story:
    """The lines of a record in words. Draws of which nothing is told yet are counted, not listed."""

    def __init__(self, words: Words, record: Record) -> None:
        self.words = words
        self.record = record
        self.prompt = ""
        """What was asked before the next line."""
        self.events: list[Event] = []
        """What has been told."""
        self.untold: list[int] = []
        self.what = ""
        """What was drawn there, by its word in the record."""

    def tell(self, moment: Moment) -> None:
        prompt, pending, before = self.prompt, moment.state.pending, tuple(self.events)
        self.prompt = pending.prompt if isinstance(pending, Ask) else ""
        self.events += moment.events
        if (entry := moment.entry) is None:
            return
        names = self.words.names(moment.state.view(SPECTATOR))
        said = " ".join(filter(None, self.words.story(moment.events, names, before)))
        if entry.seat is None and not (said or entry.comments):
            self._keep(moment.number, entry.text.partition(" ")[0])
            return
        self.pause()
        if entry.seat is not None and not said:
            said = self._done(moment.state.game.parse(entry.text), entry.seat, names, prompt)
        print(f"{moment.number:>4}. {said}".rstrip())
        for comment in entry.comments:
            print(f"      ; {comment}")
        if moment.state.result:
            print(f"      {self.words.result(moment.state.result)}")

    def _done(self, choice: Choice, seat: Seat, names: Names, prompt: str) -> str:
        """What was chosen and told to nobody; a game may say it as what was done (``did-lock``)."""
        key = f"did-{choice.verb}"
        if self.words.knows(key):
            slots = {name: getattr(choice, name) for name in choice.__struct_fields__}
            return self.words.event(Event(key, {"seat": seat, **slots}), names)
        chosen = self.words.choice(choice, names, prompt)
        return self.words.say("replay-chosen", who=self._who(seat, names), choice=chosen)

    def _keep(self, number: int, what: str) -> None:
        """A draw that nobody was told of; those of one kind stand together."""
        if what != self.what:
            self.pause()
        self.what = what
        self.untold.append(number)

    def _who(self, seat: Seat, names: Names) -> str:
        label = self.record.seats[seat]
        return names.of_seat(seat) or self.words.say_or(f"seat-{label}", label)

    def pause(self) -> None:
        """Say how many draws have been made that nobody was told of."""
        if self.untold:
            first, last = self.untold[0], self.untold[-1]
            number = str(first) if first == last else f"{first}–{last}"
            key = f"drew-{self.what}" if self.words.knows(f"drew-{self.what}") else "replay-untold"
            print(f"{number:>4}. {self.words.say(key, draws=len(self.untold))}")
            self.untold = []
