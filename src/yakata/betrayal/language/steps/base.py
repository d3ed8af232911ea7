"""What every step has, and what several need."""

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from yakata.betrayal.language.words import Number, Table, Trait, When, kebab

TraitChoice = Trait | Literal["physical", "mental", "any", "all"]
"""A trait; or one of the two physical or mental ones, or of all four, as the owner chooses; or all of them."""


class Step(Table, frozen=True, kw_only=True, tag_field="do", tag=kebab):
    """One step."""

    when: When = None
    """Only when this is true."""


if TYPE_CHECKING:
    AnyStep = Step  # the union of all steps, which is known when all of them are
Steps = tuple["AnyStep", ...]


class Bonus(Table, frozen=True):
    """Something added to a roll."""

    add: Number
    when: When = None


Bands = dict[Annotated[str, Meta(pattern=r"^\d+(\+|-\d+)?$")], Steps]
"""By result: ``"4+"``, ``"2-3"``, ``"0"``. They cover every result from 0 on, once."""
