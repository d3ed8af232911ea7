"""Sitting down among bots, in tests: real files, the real conversation, and a player who answers by a bot's choice."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from yakata import load
from yakata.bots import Bot, Observation, make
from yakata.cli.terminal.begin import begin
from yakata.cli.terminal.conversation import Conversation
from yakata.cli.terminal.drawing.glyphs import FULL, Glyphs
from yakata.cli.terminal.look import look_for
from yakata.cli.terminal.seating import seat_people
from yakata.cli.terminal.sitting import Sitting
from yakata.cli.terminal.voice import CURTAIN, Voice
from yakata.kernel import Seat
from yakata.words import words_for

GAME = load("hako-onna")
SEGMENT = f"\n{CURTAIN}\n"


def sit(
    folder: Path,
    lang: str = "en",
    seat: str | None = None,
    *,
    game: Any = GAME,
    seed: str | None = "7",
    fresh: bool = False,
    hot_seat: bool = False,
    seats: int | None = None,
    bot: str | None = None,
    **options: Any,
) -> Sitting:
    if game is GAME:
        options = {"house": "balanced"} | options
    seating = seat_people(game, seat, seats, bot, hot_seat=hot_seat)
    return begin(game, seating, options, seed, words_for(game, lang, "yakata.cli"), folder, fresh=fresh)


def conversation(sitting: Sitting, source: Any, out: StringIO, glyphs: Glyphs = FULL, **kind: bool) -> Conversation:
    look = look_for(sitting.play.game, sitting.words, glyphs)
    return Conversation(sitting, look, Voice(source, out), **kind)


def talk(sitting: Sitting, *lines: str, **kind: bool) -> str:
    """What is heard when these lines are said, up to the end of the input."""
    out = StringIO()
    assert conversation(sitting, StringIO("".join(f"{line}\n" for line in lines)), out, **kind).run() == 0
    return out.getvalue()


class Mind:
    """Somebody who answers every question with a bot's choice, in one of several ways; and notes all that was said."""

    def __init__(self, sitting: Sitting, say: Callable[[Any, Any], str] = lambda ask, choice: str(choice)) -> None:
        self.sitting = sitting
        self.say = say
        self.lines: list[str] = []
        self.minds: dict[Seat, Bot] = {}
        self.at: Callable[[], Seat | None] = lambda: 0
        self.limit = 10_000

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        if len(self.lines) >= self.limit:
            return ""
        self.lines.append(self._line())
        return self.lines[-1] + "\n"

    def _line(self) -> str:
        play = self.sitting.play
        assert play.ask is not None
        if not self.sitting.seating.alone and self.at() is None:  # before the curtain
            return ""
        seat = play.ask.seat
        return self.say(play.ask, self.minds[seat].choose(Observation(play.view(seat), play.ask.choices)))


def play_on(sitting: Sitting, limit: int = 10_000, mind: str = "keen", **how: Any) -> tuple[str, list[str]]:
    """Play with a bot's mind for so many lines, or to the end. Returns what was heard and what was said."""
    out, player = StringIO(), Mind(sitting, **how)
    player.limit = limit
    for seat in sitting.seating.people:
        name = mind if sitting.play.game is GAME else "random"
        player.minds[seat] = make(sitting.play.game.name, name, Random(f"mind {seat}"))
    talking = conversation(sitting, player, out)
    player.at = lambda: talking.at
    assert talking.run() == 0
    return out.getvalue(), player.lines
