"""The night in sentences: how it stands, and the house floor by floor."""

from yakata.hako_onna.sight.aloud.brief import brief
from yakata.hako_onna.sight.aloud.rooms import room_said, shadow_said
from yakata.hako_onna.sight.view import NightView
from yakata.hako_onna.state.content import Content
from yakata.hako_onna.state.mansion import mansion
from yakata.kernel.aloud import Passage, Speaks


def passages(view: NightView, book: Content, words: Speaks) -> list[Passage]:
    house = mansion(book, view.house)
    told = [Passage(words.say("night-aloud-now"), brief(view, words, book))]
    for floor in (2, 1, 0):
        lines = []
        for room in house.on_floor[floor]:
            lines.append(room_said(view, words, room, house.ways[room]))
            lines += [shadow_said(view, words, shadow) for shadow in view.shadows if shadow.room == room]
        told.append(Passage(words.say(f"night-floor-{floor}"), lines))
    return [passage for passage in told if passage.lines]
