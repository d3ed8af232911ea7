"""The line above the board."""

from msgspec import Struct

from yakata.cli.terminal.hidden_rooms.forecast import turns_to_end
from yakata.hidden_rooms.house import House
from yakata.hidden_rooms.squares import NOWHERE
from yakata.words import Words

URGENT = 3
"""So few turns before the stage is lost are a warning."""


class Title(Struct, frozen=True):
    """Where we are, how long the stage can last, and how it stands."""

    where: str
    clock: str
    urgent: bool
    score: str


def title(house: House, words: Words, joint: str) -> Title:
    where = [words.say("stage-label", stage=house.stage), getattr(house.page.name, words.language)]
    if house.turns:
        where.append(words.say("turn-label", turn=house.turns))
    key, left = _clock(house)
    score = [words.say("won-label", wins=house.wins), words.say("lost-label", losses=house.losses)]
    return Title(
        where=joint.join(where),
        clock=words.say(key, turns=left) if key else "",
        urgent=left <= URGENT,
        score="" if house.options.stage else joint.join(score),
    )


def _clock(house: House) -> tuple[str, int]:
    """What loses the stage first if nobody is seen, and in how many turns: the monster's way (K31), or KQ5."""
    if house.over or house.monster == NOWHERE:
        return "", 0
    way, limit = turns_to_end(house), house.options.turn_limit
    night = limit - house.turns + 1
    return ("clock-night", night) if limit and night <= way else ("clock", way)
