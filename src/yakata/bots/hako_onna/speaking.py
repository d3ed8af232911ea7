"""Free actions: telling, giving, showing, giving up."""

from yakata.bots.hako_onna.facts import BONES, DOLL, EXIT, KEY, NUMBER, SPARED, WEAPONS
from yakata.bots.hako_onna.notebook import Notebook
from yakata.hako_onna.rules.choices import Agree, Despair, Give, Refuse, Say, Show, Tell
from yakata.kernel import Choice

TOO_LONG = 60
"""Her turns after which nobody hopes any more."""


def worth_telling(tile: str) -> bool:
    """What all should know, and what tells her least: she knows her Bones, her numbers and her weakness."""
    return tile in (EXIT, BONES) or tile in NUMBER or tile in SPARED


def news(notes: Notebook, choices: tuple[Choice, ...]) -> tuple[Tell, str] | None:
    """Something to tell that nobody has told: where, and what."""
    told = {claim.tile for claim in notes.view.claims}
    for choice in choices:
        if not isinstance(choice, Tell):
            continue
        tiles = notes.hand if choice.place == "hand" else (notes.own.get(choice.place, ""),)
        for tile in tiles:
            if tile and worth_telling(tile) and tile not in told:
                return choice, tile
    return None


def say(notes: Notebook, choices: tuple[Choice, ...], tile: str) -> Choice:
    """The truth. Who does not remember what was to be said says the first thing that is true."""
    true = tile or next((face for face in (*notes.hand, *notes.own.values()) if worth_telling(face)), "empty")
    return next((choice for choice in choices if isinstance(choice, Say) and choice.tile == true), choices[0])


def gift(notes: Notebook, choices: tuple[Choice, ...], acted: bool) -> Choice | None:
    """Keys and doll go to whoever of those in the room acts first, when the way is known."""
    if not acted:
        return None
    roads = {KEY: notes.where(EXIT), DOLL: notes.where(BONES)}
    for choice in choices:
        if isinstance(choice, Give) and roads.get(choice.tile):
            goal = notes.house.room_of[roads[choice.tile]]
            near = notes.house.far(notes.room, goal) <= 2
            if near and choice.seat == _next(notes) != notes.seat:
                return choice
    return None


def _next(notes: Notebook) -> int:
    """H82: who plays next."""
    after = [seat for seat in notes.living if seat > notes.seat]
    return (after or notes.living)[0]


def asked_for(notes: Notebook, choices: tuple[Choice, ...]) -> Choice:
    """H78: give what helps, show the rest."""
    tiles = [KEY, DOLL, *(weapon for weapon in WEAPONS if notes.truth(weapon))]
    for tile in tiles:
        for choice in choices:
            if isinstance(choice, Give) and choice.tile == tile:
                return choice
    shows = [choice for choice in choices if isinstance(choice, Show)]
    return shows[0] if shows else next(choice for choice in choices if isinstance(choice, Refuse))


def despairs(notes: Notebook) -> bool:
    return notes.no_hope or notes.view.hour >= TOO_LONG


def give_up(notes: Notebook, choices: tuple[Choice, ...]) -> Choice | None:
    """H133: only when nothing is left."""
    kind = (Despair, Agree) if despairs(notes) else (Refuse,)
    return next((choice for choice in choices if isinstance(choice, kind)), None)
