"""The house in sentences: a board of marks is hard to hear."""

from yakata.hidden_rooms.monster import ACTIONS, Monster, gaze
from yakata.hidden_rooms.odds import say_odds, search_odds
from yakata.hidden_rooms.squares import NOWHERE, Direction, distance, name
from yakata.hidden_rooms.tiles import NONE
from yakata.hidden_rooms.view import HouseView
from yakata.kernel.aloud import Speaks

LONGEST_WAY = 100


def pieces(view: HouseView, beast: Monster, words: Speaks, *, route: bool = True) -> list[str]:
    """Rooms, Child and Monster; while it is played, what the Monster sees and the way before it."""
    if not view.at_play:
        return []
    rooms = [words.say("aloud-room", square=at, tile=tile) for at, tile in enumerate(view.board) if tile != NONE]
    lines = [
        words.say("aloud-rooms", rooms=rooms),
        words.say("aloud-child-star" if view.star else "aloud-child", square=view.child, tile=view.board[view.child]),
        words.say("aloud-monster", square=view.monster, facing=view.facing),
    ]
    if view.result:
        return lines
    gazed = [name(at) for at in sorted(gaze(view.monster, view.facing))]
    looks = (words.say("aloud-gaze", squares=gazed), sight(view.monster, view.facing, view.child, beast, words))
    lines.append(words.say("sentence-joint").join(looks))
    return [*lines, _route(view, beast, words)] if route else lines


def sight(monster: int, facing: Direction, child: int, beast: Monster, words: Speaks) -> str:
    """Whether it sees the Child now, or from where it will if the Child stays."""
    if child == monster or child in gaze(monster, facing):
        return words.say("sees-you")
    for action in beast.turn(monster, facing, child).actions[:-1]:
        if child in gaze(action.square, action.facing):
            return words.say("will-see-you", square=action.square)
    return words.say("sees-you-not-now")


def _route(view: HouseView, beast: Monster, words: Speaks) -> str:
    """The squares that still lie before the Monster, and how long they last (K31)."""
    here = min(range(len(view.route)), key=lambda n: (distance(view.monster, view.route[n]), -n))
    ahead = [name(at) for at in view.route[here + 1 :]]
    if not ahead:
        return words.say("aloud-route-end")
    turns = turns_to_end(view.monster, view.facing, view.route[-1], beast)
    told = (words.say("aloud-route", squares=ahead), words.say("aloud-way-left", turns=turns))
    return words.say("sentence-joint").join(told)


def turns_to_end(monster: int, facing: Direction, end: int, beast: Monster) -> int:
    """After how many of its turns the Monster reaches the end of its route if it never sees the Child (K31)."""
    for actions in range(1, LONGEST_WAY):
        action = beast.action(monster, facing, NOWHERE)
        monster, facing = action.square, action.facing
        if monster == end:
            return -(-actions // ACTIONS)
    return LONGEST_WAY


def beside(view: HouseView, words: Speaks) -> list[str]:
    """What lies beside the board: memory, pool and the tile that is out."""
    lines = []
    if view.memory:
        lines.append(words.say("aloud-memory", tiles=view.memory))
    elif view.at_play:
        lines.append(words.say("aloud-memory-empty"))
    if view.at_play:
        lines.append(words.say("aloud-pool", odds=say_odds(search_odds(view), words)))
    else:
        lines.append(words.say("aloud-pool-size", tiles=len(view.pool)))
    if view.discard != NONE:
        lines.append(words.say("aloud-discard", tile=view.discard))
    return lines
