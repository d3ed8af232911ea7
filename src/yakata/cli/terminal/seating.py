"""Who sits where: people in some seats, bots in the others."""

import shlex
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from yakata.bots import bots_for, make
from yakata.kernel import BadOptions, Game, Seat
from yakata.words import Words

PERSON = "-"
"""The name of a person's seat in a record; a bot's seat has the name of the bot."""
FAVOURITE = "visitor1"
"""Where a person sits who has not said anything, in a game that has this seat."""


class Seating(Struct, frozen=True):
    """One name a seat: ``-`` for a person, else the bot's."""

    labels: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, name in enumerate(self.names) if name == PERSON)

    @property
    def alone(self) -> bool:
        """Nobody else looks at this screen."""
        return len(self.people) == 1

    def called(self, seat: Seat, words: Words) -> str:
        key = f"seat-{self.labels[seat]}"
        return words.say(key) if words.knows(key) else self.labels[seat]

    def arguments(self, game: Game[Any]) -> list[str]:
        """The part of the command that seats everybody like this again."""
        mine = [self.labels[seat] for seat in self.people]
        said = [] if mine == [favourite(self.labels)] else ["--seat", ",".join(mine)]
        if len(mine) > 1:
            said.append("--hot-seat")
        if len(self.labels) != game.seats.start:
            said += ["--seats", str(len(self.labels))]
        bots = {name for name in self.names if name != PERSON} - {bots_for(game.name)[-1]}
        return [*said, "--bot", *bots] if bots else said


def favourite(labels: Sequence[str]) -> str:
    return FAVOURITE if FAVOURITE in labels else labels[0]


def seat_people(
    game: Game[Any], wanted: str | None, seats: int | None, bot: str | None, *, hot_seat: bool = False
) -> Seating:
    """From what was typed; ``BadOptions`` says what is wrong with it."""
    count = game.seats.start if seats is None else seats
    if count not in game.seats:
        low, high = game.seats.start, game.seats.stop - 1
        raise BadOptions(f"{game.name} is for {low} to {high} seats, not {count}")
    labels = game.labels(count)
    mine = [label.strip() for label in (wanted or "").split(",") if label.strip()]
    mine = mine or (list(labels) if hot_seat else [favourite(labels)])
    for label in mine:
        if label not in labels:
            raise BadOptions(f"{game.name} has no seat {label!r} here; there are {', '.join(labels)}")
    if len(set(mine)) > 1 and not hot_seat:
        raise BadOptions("several seats on one screen need --hot-seat")
    name = bots_for(game.name)[-1] if bot is None else bot
    make(game.name, name, Random(0))  # an unknown bot is an error now
    return Seating(labels, tuple(PERSON if label in mine else name for label in labels))


def command(game: Game[Any], seating: Seating, options: dict[str, str], words: Words) -> str:
    """The command that goes on with a game like this."""
    said = ["yakata", "play", game.name, *seating.arguments(game)]
    for name, value in options.items():
        said += ["-o", f"{name}={value}"]
    return shlex.join(said if words.language == "en" else [*said, "--lang", words.language])
