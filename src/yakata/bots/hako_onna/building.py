"""Before the night: Item cards, and the house."""

from random import Random

from yakata.bots.hako_onna.facts import ITEM
from yakata.hako_onna import GAME
from yakata.hako_onna.rules.choices import Keep, Place
from yakata.hako_onna.sight.view import NightView
from yakata.hako_onna.state.data_files import Laid
from yakata.hako_onna.state.mansion import SIDES, STEP, has_door, opposite
from yakata.kernel import Choice

TASTE = {
    "peek-twice": 9, "one-number": 8, "look-next-door": 7, "ask-floor": 6, "hush": 6, "lay-face-up": 5, "ask-room": 4,
    "ban-shadow": 4, "force-way": 3, "locate": 3, "two-at-once": 1, "show-powers": 1, "show-afar": 1,
}  # fmt: skip
"""How often each item is taken, by its effect."""


def item(choices: tuple[Choice, ...], rng: Random) -> Choice:
    weights = [TASTE.get(ITEM.get(choice.card, ""), 1) ** 2 for choice in choices if isinstance(choice, Keep)]
    return rng.choices(choices, weights)[0]


def place(view: NightView, choices: tuple[Choice, ...], rng: Random) -> Choice:
    """Many doors that meet, near the hall; her own rooms a little farther away."""
    if view.board_drawn not in GAME.book.board:
        return rng.choice(choices)
    grudge = any(room.id in GAME.book.boards.grudge for room in GAME.book.board[view.board_drawn].rooms)
    taken: dict[tuple[int, int, int], Laid] = {(laid.floor, laid.x, laid.y): laid for laid in view.house}

    def value(choice: Choice) -> float:
        assert isinstance(choice, Place)
        laid = Laid(view.board_drawn, choice.floor, choice.x, choice.y, choice.turns)  # type: ignore[arg-type]
        away = abs(choice.x) + abs(choice.y) + (choice.floor == 2)
        doors: float = 2 * _meeting(laid, taken) + 0.4 * _open(laid, taken)
        return doors + (0.5 if grudge else -0.7) * away + rng.random()

    return max(choices, key=value)


def _meeting(laid: Laid, taken: dict[tuple[int, int, int], Laid]) -> int:
    """Doors that meet doors."""
    board, found = GAME.book.board[laid.board], 0
    for side in SIDES:
        other = taken.get((laid.floor, laid.x + STEP[side][0], laid.y + STEP[side][1]))
        if other and has_door(board, side, laid.turns):
            found += has_door(GAME.book.board[other.board], opposite(side), other.turns)
    return found


def _open(laid: Laid, taken: dict[tuple[int, int, int], Laid]) -> int:
    """Doors that others can still be joined to."""
    board = GAME.book.board[laid.board]
    free = [side for side in SIDES if (laid.floor, laid.x + STEP[side][0], laid.y + STEP[side][1]) not in taken]
    return sum(has_door(board, side, laid.turns) for side in free)
