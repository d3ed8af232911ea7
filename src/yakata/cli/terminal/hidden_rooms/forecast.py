"""What the monster will do next if the Child stays where it is, and why."""

from msgspec import Struct

from yakata.hidden_rooms import aloud
from yakata.hidden_rooms.house import House
from yakata.hidden_rooms.monster import Action, gaze
from yakata.hidden_rooms.squares import NOWHERE
from yakata.words import Words

ENDING_RULES = {"won": "K29", "caught": "K30", "route-end": "K31", "turn-limit": "KQ5"}
"""By which rule a stage ends."""


class Step(Struct, frozen=True):
    """One action that is coming, and whether the monster sees the Child before it."""

    action: Action
    sees: bool


class Forecast(Struct, frozen=True):
    """The monster's next turn. ``end`` is how it ends the stage (``caught``, ``route-end``), if it does."""

    steps: tuple[Step, ...]
    end: str


def forecast(house: House, child: int | None = None) -> Forecast:
    """From where the monster stands now, with the Child here or on another square."""
    at = house.child if child is None else child
    turn = house.beast.turn(house.monster, house.facing, at)
    square, facing = house.monster, house.facing
    steps = []
    for action in turn.actions:
        steps.append(Step(action, at in gaze(square, facing)))
        square, facing = action.square, action.facing
    return Forecast(tuple(steps), turn.end)


def turns_to_end(house: House) -> int:
    """After how many of its turns the monster reaches the end of its route if it never sees the Child (K31)."""
    waits = house.monster == NOWHERE
    square, facing = (house.page.start, house.page.first_facing) if waits else (house.monster, house.facing)
    return aloud.turns_to_end(square, facing, house.page.end, house.beast)


def sight(house: House, words: Words) -> str:
    """Whether it sees the Child now, or from where it will if the Child stays."""
    return aloud.sight(house.monster, house.facing, house.child, house.beast, words)


def deed(action: Action, words: Words) -> str:
    """``walks to A4``."""
    return words.say(f"deed-{action.kind}", square=action.square, facing=action.facing)


def outcome(coming: Forecast, words: Words) -> str:
    """How the stage would end by it; nothing when it goes on."""
    return f"{words.say(f'would-{coming.end}')} [{ENDING_RULES[coming.end]}]" if coming.end else ""


def explanation(house: House, words: Words) -> list[tuple[str, str]]:
    """The next turn of the monster in sentences, each with the number of the rule behind it."""
    coming = forecast(house)
    lines = []
    for number, step in enumerate(coming.steps, 1):
        sees = words.say("sees-you" if step.sees else "sees-you-not")
        sentence = words.say("next-action", number=number, sees=sees, deed=deed(step.action, words))
        lines.append((sentence, step.action.rule))
    if coming.end:
        lines.append((words.say(f"would-{coming.end}"), ENDING_RULES[coming.end]))
    return lines
