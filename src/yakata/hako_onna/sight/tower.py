"""A disc that is laid by hand, in words: where it is aimed at, and with what care."""

from yakata.hako_onna.rules.choices import Balance
from yakata.hako_onna.sight.view import TowerView
from yakata.kernel import Phrase
from yakata.tower.naming import aim, manner


def balance(tower: TowerView, choice: Balance) -> Phrase:
    one = choice.placement
    slots = {"aim": aim(tower.stack, tower.kind, one), "manner": manner(one), "care": one.side}
    return Phrase("lays-black" if tower.kind == "black" else "lays-red", slots)
