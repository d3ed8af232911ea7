"""How a game is shown line by line. A game without a drawing of its own is shown field by field."""

from collections.abc import Sequence
from typing import Any, Protocol

from rich.text import Text

from yakata.cli.terminal.asides import beside, does
from yakata.cli.terminal.drawing.glyphs import Glyphs
from yakata.kernel import Choice, Event, Game, Play, View
from yakata.words import Words


class Look(Protocol):
    """What a seat sees, made from its view alone."""

    def picture(self, view: Any, width: int) -> list[Text]:
        """The drawing, no wider than this; nothing where there is none."""

    def legend(self) -> str:
        """What the marks of the drawing mean."""

    def details(self, view: Any, about: str) -> list[str]:
        """All of it in sentences, or what is asked about."""

    def brief(self, view: Any) -> list[str]:
        """How it stands, in a few lines."""

    def notes(self, view: Any) -> list[str]:
        """What the seat knows beyond what lies open."""

    def begins(self, view: Any) -> bool:
        """Whether this question is a good moment to look up."""

    def occasion(self, view: Any) -> list[str]:
        """What is written on the cards that the question is about."""

    def reads(self, view: Any, event: Event) -> list[str]:
        """What is written on what an event has turned up, as far as the seat may read it."""

    def offered(self, view: Any, choices: Sequence[Choice]) -> Sequence[Choice]:
        """The choices to list, in their order; of those that come to the same, one."""

    def grave(self, view: Any, choice: Choice) -> bool:
        """Whether nobody is invited to it: it comes after the others, and is asked for once more."""

    def idle(self, choice: Choice) -> bool:
        """Whether it can nearly always be made: a turn that ends before it leaves nothing undone."""

    def aside(self, view: Any, choice: Choice) -> str:
        """What is worth knowing about a choice, in its line: what it does and how likely, as far as that is short."""

    def meaning(self, choice: Choice) -> list[str]:
        """What is written on the cards that a choice names."""

    def truth(self, play: Play[Any]) -> list[str]:
        """When the game is over: what nobody knew."""


class PlainLook:
    """Field by field, by the game's own words for them."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def picture(self, view: View, width: int) -> list[Text]:
        return []

    def legend(self) -> str:
        return ""

    def details(self, view: View, about: str) -> list[str]:
        return self.brief(view) if about else []

    def brief(self, view: View) -> list[str]:
        names = [name for name in view.__struct_fields__ if name not in View.__struct_fields__]
        return [self._field(name, value) for name in names if (value := getattr(view, name)) not in ((), "", None)]

    def _field(self, name: str, value: Any) -> str:
        label = self.words.say(f"field-{name}") if self.words.knows(f"field-{name}") else name.replace("_", " ")
        return self.words.say("seats-field", label=label, what=_listed(value, self.words))

    def notes(self, view: View) -> list[str]:
        return [self.words.say("seats-no-notes")]

    def begins(self, view: View) -> bool:
        return True

    def occasion(self, view: View) -> list[str]:
        return []

    def reads(self, view: View, event: Event) -> list[str]:
        return []

    def offered(self, view: View, choices: Sequence[Choice]) -> Sequence[Choice]:
        return choices

    def grave(self, view: View, choice: Choice) -> bool:
        return False

    def idle(self, choice: Choice) -> bool:
        return False

    def aside(self, view: View, choice: Choice) -> str:
        return beside(does(view, choice, self.words), self.words)

    def meaning(self, choice: Choice) -> list[str]:
        return []

    def truth(self, play: Play[Any]) -> list[str]:
        return []


def _listed(value: Any, words: Words) -> str:
    if isinstance(value, bool):
        return words.say("seats-yes" if value else "seats-no")
    if isinstance(value, (list, tuple)):
        nested = any(isinstance(item, (list, tuple)) for item in value)
        return (" / " if nested else words.say("list-separator")).join(_listed(item, words) for item in value)
    return str(value)


def look_for(game: Game[Any], words: Words, glyphs: Glyphs) -> Look:
    from yakata.hako_onna import HakoOnna

    if isinstance(game, HakoOnna):
        from yakata.cli.terminal.hako_onna.look import NightLook

        return NightLook(game, words, glyphs)
    if game.name == "betrayal":
        from yakata.cli.terminal.betrayal.look import EveningLook

        return EveningLook(words)
    return PlainLook(words)
