"""Sides: roles, statuses, leaving the game, winning."""

from typing import Literal

from yakata.betrayal.language.steps.base import Step, Steps
from yakata.betrayal.language.words import Being, Id, Number, Where, Who, Whom


class SetRole(Step, frozen=True):
    """Somebody changes sides: hero, traitor, or another role of the haunt. They read its book from now on."""

    role: Id
    who: Who = "it"
    silent: bool = False
    """Nobody else learns it. In a haunt with such a step all roles but an open traitor's lie face down at its start."""


class DealRoles(Step, frozen=True):
    """Roles are dealt face down: so many of each, more than players if some may stay in the middle."""

    roles: dict[Id, Number]
    who: Who = "players"


class RevealRole(Step, frozen=True):
    """Roles that lie face down are turned up."""

    who: Who
    whom: Whom | None = None
    """Only to these; nothing: to all."""


class SetStatus(Step, frozen=True):
    """Somebody gets a status of the haunt or of this card, or loses it; or these beings do."""

    status: Id
    who: Who = "it"
    being: Being | None = None
    set: bool = True
    until: Literal["next-turn", "leaving"] | None = None
    """``next-turn``: it ends when their next turn begins. ``leaving``: when they leave a tile, or their turn ends."""


class Eliminate(Step, frozen=True):
    """Somebody's figure leaves the game, with no corpse. They still are on their side (and may move monsters)."""

    who: Who = "it"
    drop: bool = True


class Escape(Step, frozen=True):
    """Somebody leaves the house alive."""

    who: Who = "it"


class Vanish(Step, frozen=True):
    """Somebody goes out of sight: they move unseen, and nobody else knows where they are, until they act."""

    who: Who = "it"
    at: Where | None = None
    """They choose, unseen, on which of these tiles they are then; nothing said: where they stand."""


class Appear(Step, frozen=True):
    """Somebody comes into sight again."""

    who: Who = "it"


class Seek(Step, frozen=True):
    """Somebody out of sight is looked for on these tiles, aloud. Found, they appear and are ``it`` in ``found``."""

    where: Where = "its"
    who: Who = "everyone"
    found: Steps = ()
    none: Steps = ()


class Die(Step, frozen=True):
    """Somebody dies, whatever their traits are."""

    who: Who = "it"


class Rise(Step, frozen=True):
    """The dead walk as ghosts of the haunt. Where they fell, the body stays as an Object."""

    who: Who = "it"


class Win(Step, frozen=True):
    """A side, or one player, wins now."""

    ending: Id
    side: Id | None = None
    who: Who | None = None


class BeginHaunt(Step, frozen=True):
    """The haunt begins now, if the first turn has come and no haunt has: the one that would come, or this one. Whatever
    else was going on is over (B87)."""

    haunt: Id | None = None
    who: Who = "it"
    """Who reveals it."""


class NextStage(Step, frozen=True):
    """A haunt of several parts goes on: the books, counters, setup, victories and rounds of another haunt hold from now
    on. Sides, monsters, things and the round stay as they are; a counter that both have keeps its value."""

    haunt: Id


SideStep = (
    SetRole | DealRoles | RevealRole | SetStatus | Eliminate | Escape | Vanish | Appear | Seek | Die | Rise | Win
    | BeginHaunt | NextStage
)  # fmt: skip
