"""What people are called in sentences."""

from typing import Any, NamedTuple


class Names(NamedTuple):
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
        return next((key for one, key in self.alone if one == ident), "") if self.alone else ""

    def of_seat(self, seat: Any) -> str:
        """Whoever the game has no name for yet is called by who plays."""
        return _at(self.called, seat) or _at(self.players, seat)

    def with_yourself(self, yourself: str) -> "Names":
        """For what the seat that reads can choose: it is not called by its name."""
        return self._replace(called=(*self.called[: self.you], yourself, *self.called[self.you + 1 :]))

    def of_player(self, seat: Any) -> str:
        return _at(self.players, seat)

    def of_id(self, ident: Any) -> str:
        return _at(self.called, self.ids.index(ident)) if ident and ident in self.ids else ""


def _at(names: tuple[str, ...], seat: Any) -> str:
    return names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else ""
