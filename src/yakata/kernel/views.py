"""What one seat may see. Built from nothing, by naming what is shown."""

from typing import Any

from msgspec import Struct

from yakata.kernel.events import Result
from yakata.kernel.seats import Seat


class View(Struct, frozen=True, kw_only=True):
    """The part of a view that every game has. A game adds its fields; they are plain data with no way back."""

    seat: Seat
    asked: Seat | None
    """Who must choose now; nobody when chance or the end comes next."""
    prompt: str = ""
    rule: str = ""
    choices: tuple[str, ...] = ()
    """The texts of the choices, for the seat that is asked and for no other."""
    result: Result | None = None

    def text(self) -> str:
        """The view as text, to print. A game with a board draws it here."""
        names = (name for name in self.__struct_fields__ if getattr(self, name) not in ((), "", None))
        return "\n".join(f"{name}: {_plain(getattr(self, name))}" for name in names)


def _plain(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return ", ".join(_plain(item) for item in value)
    return str(value)
