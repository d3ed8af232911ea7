"""What can be chosen before the game: the edition, the noise, the house, and house rules."""

from typing import Any, Literal

from yakata.hako_onna.state.data_files import Difficulty, Edition
from yakata.kernel import BadOptions, Options


class NightOptions(Options, frozen=True):
    """Rulings carry their number; the defaults are the house's rulings (docs/rulings.md)."""

    edition: Edition = "en"
    """The English edition, or the Japanese manual Ver. 2.0."""

    noise: Literal["by-edition", "cards", "discs", "real", "tower"] = "by-edition"
    """H22: Noise cards (English only), a model of the discs with stated odds, real discs on your table, or the noise
    tower: discs that are laid by hand on the screen. By edition: cards in English, discs in Japanese."""

    difficulty: Difficulty = "regular"
    """H21, H52: which discs, and where the red one lies. Noise cards know no difficulty."""

    house: Literal["build", "balanced", "random"] = "build"
    """H5: the Visitors build the house; or a fixed fair one; or a random legal one."""

    first_power: Literal["any", "weak"] = "any"
    """House rule for beginners: she keeps a power of rank C if she has drawn one."""

    code: Literal["any", "consecutive"] = "any"
    """HR3: any three of six numbers; or three in a row, as the Japanese words can be read."""

    swap_items: Literal["by-edition", "yes", "exchange", "no"] = "by-edition"
    """HR14: Visitors in one room may hand over and exchange Item cards too, or only exchange them. By edition: not in
    English, yes in Japanese."""

    offers: Literal["any-turn", "own-turn"] = "any-turn"
    """HR42: Visitors beside the active one are asked whether they show or give something; or only the active one is."""

    winks: Literal["own-turn", "any-turn"] = "own-turn"
    """HR43, in the English edition: Visitors wink in their own turn and when they are asked what they offer; or all the
    others are asked in every turn."""

    advanced_powers: bool = False
    """H134: two advanced powers take the places of numbers 9 and 10."""

    advanced_items: bool = False
    """H134: thirteen Item cards to choose from."""

    hopeless: Literal["blocked", "gone"] = "blocked"
    """HR24: what a ghost holds closes a road at once; or only what has left the game does."""

    def noise_kind(self) -> Literal["cards", "discs", "real", "tower"]:
        if self.noise == "by-edition":
            return "cards" if self.edition == "en" else "discs"
        return self.noise

    def items_are_handed(self) -> bool:
        return self.swap_items == "yes" or (self.swap_items == "by-edition" and self.edition == "ja")

    def items_are_exchanged(self) -> bool:
        return self.swap_items == "exchange" or self.items_are_handed()

    def winks_at_all_times(self) -> bool:
        return self.winks == "any-turn" and self.edition == "en"

    def in_force(self) -> dict[str, Any]:
        items = "yes" if self.items_are_handed() else "exchange" if self.items_are_exchanged() else "no"
        return super().in_force() | {"noise": self.noise_kind(), "swap_items": items}

    def check(self) -> None:
        if self.edition == "ja" and self.noise_kind() == "cards":
            raise BadOptions("hako-onna: the Japanese edition has no Noise cards; choose discs, real or tower [H22]")
