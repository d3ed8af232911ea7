"""What people are called in sentences."""

from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace


class Names(Struct, frozen=True, cache_hash=True):
    """By seat: what the game calls them, the ids by which it means them, and who plays; and what they have written."""

    called: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    written: tuple[tuple[str, str], ...] = ()
    """Texts that players have written, by the keys in whose place they are said."""
    alone: tuple[tuple[str, str], ...] = ()
    """By their ids: who is the only one of a kind, and has no number; and the keys of their names."""
    you: int = -1
    """The seat that reads: what it does is said to it, where there are words for that (``died-you``), and so is what is
    done to it (``attacks-at-you``)."""

    def of_key(self, key: str) -> str:
        return next((text for one, text in self.written if one == key), "") if self.written else ""

    def only(self, ident: Any) -> str:
        """The key of the name of the only one of a kind."""
        for one, key in self.alone:  # a loop is quicker than next()
            if one == ident:
                return key
        return ""

    def of_seat(self, seat: Any) -> str:
        """Whoever the game has no name for yet is called by who plays."""
        return _at(self.called, seat) or _at(self.players, seat)

    def with_yourself(self, yourself: str) -> "Names":
        """For what the seat that reads can choose: it is not called by its name."""
        return replace(self, called=(*self.called[: self.you], yourself, *self.called[self.you + 1 :]))

    def read_by(self, seat: int) -> "Names":
        """The same, for this seat; -1 for whoever is not meant."""
        return _read_by(self, seat)

    def for_choices(self, seat: int) -> "Names":
        """As the seat that is asked reads what it can choose: everybody by one name, not by two."""
        return _for_choices(self, seat)

    def of_player(self, seat: Any) -> str:
        return _at(self.players, seat)

    def of_id(self, ident: Any) -> str:
        return _at(self.called, self.ids.index(ident)) if ident and ident in self.ids else ""


@lru_cache(maxsize=4_000)
def _read_by(names: Names, seat: int) -> Names:
    """The very same each time: its hash is worked out once."""
    return replace(names, you=seat)


@lru_cache(maxsize=4_000)
def _for_choices(names: Names, seat: int) -> Names:
    return replace(names, players=() if names.called else names.players, you=seat)


def _at(names: tuple[str, ...], seat: Any) -> str:
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""
