"""What the explorers are called."""

from functools import cached_property, lru_cache
from typing import Any

from yakata.betrayal.sight.view import NightView
from yakata.betrayal.sight.wording import OWN_TEXTS, Titles, read_titles
from yakata.betrayal.state.options import NightOptions
from yakata.betrayal.state.references import numbered
from yakata.kernel import Called, OwnText, People, Phrase, Seat


class Explorers(People):
    """B39: by the first name in a campaign, else by the family; before they have one, by who plays."""

    id_slots = frozenset({"who", "target", "other", "what", "value"})

    def __init__(self, game: Any) -> None:
        self.game = game

    @cached_property
    def titles(self) -> Titles:
        """Every text of one line: what families are called in any language."""
        return read_titles((OWN_TEXTS, *self.game.text_folders), self.game.texts)

    def called(self, view: NightView) -> tuple[Called, ...]:
        return _called(self, tuple([(one.family, one.name) for one in view.people]))

    def written(self, view: NightView) -> tuple[OwnText, ...]:
        """B34, B108: families by the names that they have given themselves, heirlooms by theirs."""
        if not view.written:
            return ()
        families = {one.family for one in view.people} | {one.id for one in view.families}
        return tuple(
            OwnText(f"family-{of}", name) if of in families else OwnText(f"card-{of}", name, beside=True)
            for of, name in view.written.items()
        )

    def alone(self, view: NightView) -> tuple[tuple[str, str], ...]:
        """B161: monsters of a kind are told apart by numbers; while there is no second one, it needs none."""
        if not view.haunt:
            return ()
        return _alone(self, frozenset([one.kind for one in view.beings if one.number > 1]))

    def first_name(self, family: str, name: str) -> str:
        """Nothing for somebody who has only the family's name, in whatever language that was written."""
        family_names = {family, *self.titles[f"family-{family}"].values()} if family else set()
        return "" if name in family_names else name

    def place(self, options: NightOptions, seat: Seat) -> Phrase | None:
        """Who of which family, and how old; somebody without a first name goes by the family."""
        if not options.company:
            return None
        member = options.company[seat]
        key = "explorer-named" if self.first_name(member.family, member.name) else "explorer-unnamed"
        own = options.story.written.get(member.family, "")
        family = Phrase("as-written", {"name": own}) if own else member.family
        return Phrase(key, {"name": member.name, "family": family, "age": member.age})


@lru_cache(maxsize=1_000)
def _called(explorers: Explorers, who: tuple[tuple[str, str], ...]) -> tuple[Called, ...]:
    """By the family and the name of each."""
    return tuple(
        Called(explorers.first_name(family, name), f"family-{family}" if family else "", family) for family, name in who
    )


@lru_cache(maxsize=1_000)
def _alone(explorers: Explorers, several: frozenset[str]) -> tuple[tuple[str, str], ...]:
    """Where there are several of these kinds."""
    monsters = explorers.game.book.monsters
    return tuple((numbered(kind, 1), f"being-{kind}") for kind in monsters if kind not in several)
