"""What is kept from move to move is given again only for what it was made of, and is then the very same."""

from yakata.kernel import Remembered
from yakata.kernel.remembered import FEW, NOTHING


def test_what_rests_on_the_same_things_is_not_worked_out_again() -> None:
    kept, worked = Remembered(), list[int]()

    def double(number: int) -> tuple[int, int]:
        worked.append(number)
        return number, number

    first = kept.same("double", double, 1)
    assert kept.same("double", double, 2) == (2, 2)
    assert kept.same("double", double, 1) is first
    assert worked == [1, 2]


def test_another_question_has_answers_of_its_own() -> None:
    kept = Remembered()
    assert kept.same(("hand", 0), lambda cards: cards[0], ("rope", "map")) == "rope"
    assert kept.same(("hand", 1), lambda cards: cards[1], ("rope", "map")) == "map"


def test_only_the_last_few_answers_are_kept() -> None:
    kept, worked = Remembered(), list[int]()
    for number in (*range(FEW + 1), FEW, 0):
        kept.same("once", worked.append, number)
    assert worked == [*range(FEW + 1), 0]


def test_what_is_equal_becomes_the_very_same() -> None:
    kept, cards = Remembered(), ["rope", "map"]
    first = tuple(cards)
    assert kept.very("hand", first) is first
    assert kept.very("hand", tuple(cards[:1])) == ("rope",)
    assert kept.very("hand", tuple(cards)) is first


def test_a_row_is_the_same_only_where_each_in_it_is_the_very_thing() -> None:
    """Equal dicts may be in another order, and whoever is told them would see it."""
    kept, one, other = Remembered(), {"a": 1, "b": 2}, {"b": 2, "a": 1}
    assert one == other
    first = kept.row("dicts", (one, one))
    assert kept.row("dicts", (one, one)) is first
    assert kept.row("dicts", (one, other))[1] is other


def test_who_asks_once_leaves_nothing_behind() -> None:
    cards = ["rope"]
    first, again = tuple(cards), tuple(cards)
    assert NOTHING.very("hand", first) is first
    assert NOTHING.very("hand", again) is again
