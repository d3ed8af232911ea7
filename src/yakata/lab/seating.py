"""Which bot sits where: one name for all seats, or names by the seats' labels."""

from collections.abc import Sequence

from yakata.bots.bot import UnknownBot


def seating(wish: str, labels: Sequence[str]) -> list[str]:
    """``keen`` in every seat; ``ghost=keen,visitors=random`` by the word of a label, with or without its number.

    A bare name is for all seats that no word names. ``UnknownBot`` says what does not fit.
    """
    named: dict[str, str] = {}
    others = ""
    for part in wish.split(","):
        word, equals, name = part.strip().partition("=")
        if equals:
            named[word] = name
        else:
            others = word
    names = [_name(named, label) or others for label in labels]
    words = {word for label in labels for word in _words(label)}
    if strange := [word for word in named if word not in words]:
        raise UnknownBot(f"no seat is called {strange[0]!r}; there are {', '.join(labels)}")
    if "" in names:
        raise UnknownBot(f"nobody plays {labels[names.index('')]} in {wish!r}; add a bot's name for the others")
    return names


def _name(named: dict[str, str], label: str) -> str:
    return next((named[word] for word in _words(label) if word in named), "")


def _words(label: str) -> tuple[str, ...]:
    """``visitor2``, ``visitor``, ``visitors``."""
    bare = label.rstrip("0123456789")
    return label, bare, f"{bare}s"
