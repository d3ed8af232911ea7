"""The house in sentences, floor by floor, each Shadow with the letter that it has on the plan."""

from yakata.cli.terminal.answers import small
from yakata.cli.terminal.hako_onna.marks import in_room
from yakata.hako_onna import HakoOnna
from yakata.hako_onna.sight.aloud.rooms import room_said, shadow_said
from yakata.hako_onna.sight.view import NightView
from yakata.hako_onna.state.mansion import mansion
from yakata.words import Words


def lines(view: NightView, words: Words, game: HakoOnna, about: str) -> list[str]:
    """All of it; or only the rooms whose names begin like this."""
    house = mansion(game.book, view.house)
    said: list[str] = []
    for floor in (2, 1, 0):
        rooms = [room for room in house.on_floor[floor] if not about or _called(room, about, words)]
        if rooms:
            said.append(words.say(f"night-floor-{floor}"))
        for room in rooms:
            said.append(room_said(view, words, room, house.ways[room]))
            said += [f"   {letter}  {shadow_said(view, words, shadow)}" for letter, shadow in in_room(view, room)]
    return said or [words.say("night-no-room", word=about[:40])]


def _called(room: str, about: str, words: Words) -> bool:
    names = (room, small(words.say(f"room-{room}")))
    return any(part.startswith(about) for name in names for part in (name, *name.replace("-", " ").split()))
