"""What a choice does, as far as the seat that is asked may know it."""

from typing import Any

from msgspec import Struct


class Effect(Struct, frozen=True):
    """One sentence beside a choice: what comes of it, or its odds. It is made of the seat's view alone."""

    key: str
    slots: dict[str, Any] = {}
