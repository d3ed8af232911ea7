"""What is printed on something: the actions of cards, tiles, Events and rules, and the boxes of haunts."""

from typing import NamedTuple

from msgspec import Struct

from yakata.betrayal.language.tables import Action, Box


class Printed(Struct, frozen=True, gc=False, cache_hash=True, tag_field="is", tag="printed"):
    """An action that a card, tile, Event or rule has, or a box of a haunt."""

    on: str
    name: str

    @property
    def word(self) -> str:
        """How choices, events and views call it."""
        return f"{self.on}.{self.name}"


class Deed(NamedTuple):
    """An action by where it is printed, the word that choices have for it, and the box that it stands in."""

    key: Printed
    word: str
    action: Action
    box: Box | None = None


def deed(on: str, name: str, action: Action, box: Box | None = None) -> Deed:
    key = Printed(on, name)
    return Deed(key, key.word, action, box)


def carrying(thing: str) -> Printed:
    """What a monster does that carries this off."""
    return Printed("carry", thing)
