"""Refusals are values with a reason; errors carry one."""

from typing import Any

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """Why something is not possible: a message key, the id of the rule, and slots for the sentence."""

    key: str
    rule: str = ""
    slots: dict[str, Any] = {}

    def __str__(self) -> str:
        words = self.key.replace("-", " ")
        return f"{words} [{self.rule}]" if self.rule else words


class YakataError(Exception):
    """The base of every error that Yakata raises on purpose."""


class Refused(YakataError):
    """A choice was not accepted. Nothing has changed."""

    def __init__(self, text: str, reason: Refusal) -> None:
        super().__init__(f"{text}: {reason}" if text else str(reason))
        self.text = text
        self.reason = reason


class BadText(Refused, ValueError):
    """The text is no choice of this game at all."""


class IllegalChoice(Refused):
    """A choice of this game, but not one that is possible now."""


class WrongSeat(Refused):
    """Somebody else is asked."""


class GameOver(Refused):
    """The game has ended; nothing more can be chosen."""


class CannotUndo(Refused):
    """Something was seen, or the turn has passed on, since the choice was made."""


class BadOptions(YakataError, ValueError):
    """The game cannot be set up like this."""

    def __init__(self, message: str, reason: Refusal | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        """The same for whoever says it in words of their own: which option there is not, or what it cannot be."""


class BadSave(YakataError, ValueError):
    """The bytes are not a saved state of this game and rules version."""


class BadContent(YakataError, ValueError):
    """A content file (a stage, a room, a card) is not right; the message names the file."""


class UnknownGame(YakataError, LookupError):
    """No game has this name."""
