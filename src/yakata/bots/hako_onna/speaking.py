"""Free actions: telling, giving, showing, giving up."""

from yakata.bots.hako_onna.building import TASTE
from yakata.bots.hako_onna.facts import BONES, DOLL, EXIT, ITEM, KEY, NUMBER, SAFE, SPARED, WEAPONS
from yakata.bots.hako_onna.notebook import Notebook
from yakata.hako_onna.rules.choices import Agree, Despair, End, Give, Nothing, Refuse, Say, Show, Swap, Tell, Wink
from yakata.kernel import Choice

LISTENS = "one-number"
"""What the Stethoscope does."""
TOO_LONG = 60
"""Her turns after which nobody hopes any more."""


def nothing_worth_doing(choices: tuple[Choice, ...]) -> Choice | None:
    """The end of a turn or of an offer, where nothing else can be done but to wink and to despair."""
    return over(choices) if all(isinstance(choice, (End, Nothing, Wink, Despair)) for choice in choices) else None


def over(choices: tuple[Choice, ...]) -> Choice:
    return next(choice for choice in choices if isinstance(choice, (End, Nothing)))


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


def beside(notes: Notebook, choices: tuple[Choice, ...]) -> Choice:
    """HR42: who acts where the way out is gets what opens it."""
    roads = {KEY: notes.where(EXIT), DOLL: notes.where(BONES)}
    for choice in choices:
        if isinstance(choice, Give) and (goal := roads.get(choice.tile)) and notes.house.room_of[goal] == notes.room:
            return choice
    return next(choice for choice in choices if isinstance(choice, Nothing))


def barter(notes: Notebook, choices: tuple[Choice, ...]) -> Choice | None:
    """HR14: who stands at the Safe and does not know the code asks for the Stethoscope."""
    if not _at_safe(notes) or len(notes.codes) < 3:
        return None
    swaps = (choice for choice in choices if isinstance(choice, Swap))
    return next((swap for swap in swaps if ITEM.get(swap.theirs) == LISTENS != ITEM.get(swap.mine)), None)


def exchange(notes: Notebook, choices: tuple[Choice, ...]) -> Choice:
    """HR14: a card for one that is liked as well; the Stethoscope to whoever acts at the Safe."""
    _, offered, wanted, _ = notes.view.declared.split()
    as_good = TASTE.get(ITEM.get(offered, ""), 1) >= TASTE.get(ITEM.get(wanted, ""), 1)
    kind = Agree if as_good or (ITEM.get(wanted) == LISTENS and _at_safe(notes)) else Refuse
    return next(choice for choice in choices if isinstance(choice, kind))


def _at_safe(notes: Notebook) -> bool:
    safe = notes.where(SAFE)
    return bool(safe) and notes.view.key_in_safe and notes.house.room_of[safe] == notes.room


def despairs(notes: Notebook) -> bool:
    return notes.no_hope or notes.view.hour >= TOO_LONG


def give_up(notes: Notebook, choices: tuple[Choice, ...]) -> Choice | None:
    """H133: only when nothing is left."""
    kind = (Despair, Agree) if despairs(notes) else (Refuse,)
    return next((choice for choice in choices if isinstance(choice, kind)), None)
