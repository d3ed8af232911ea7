"""The house in sentences: every room, its ways, who is there, and what the seat knows of each Shadow."""

from yakata.cli.terminal.answers import small
from yakata.cli.terminal.hako_onna.marks import ghosts_at, in_room, is_ghost, note_of
from yakata.hako_onna import HakoOnna
from yakata.hako_onna.sight.view import NightView, NoteView, ShadowView
from yakata.hako_onna.state.mansion import mansion
from yakata.words import Words


def lines(view: NightView, words: Words, game: HakoOnna, about: str) -> list[str]:
    """Floor by floor; or only the rooms whose names begin like this."""
    house = mansion(game.book, view.house)
    said: list[str] = []
    for floor in (2, 1, 0):
        rooms = [room for room in house.on_floor[floor] if not about or _called(room, about, words)]
        if rooms:
            said.append(words.say(f"night-floor-{floor}"))
        for room in rooms:
            said += room_lines(view, words, room, house.ways[room])
    return said or [words.say("night-no-room", word=about[:40])]


def _called(room: str, about: str, words: Words) -> bool:
    names = (room, small(words.say(f"room-{room}")))
    return any(part.startswith(about) for name in names for part in (name, *name.replace("-", " ").split()))


def room_lines(view: NightView, words: Words, room: str, ways: tuple[str, ...]) -> list[str]:
    said = [words.say("night-room", room=room, ways=ways)] if ways else [words.say("night-room-alone", room=room)]
    here = [seat for seat, player in enumerate(view.players) if player.alive and player.room == room]
    if here:
        people = [words.say("night-you" if seat == view.seat else "night-one", seat=seat) for seat in here]
        said[0] = words.say("night-sentences", first=said[0], second=words.say("night-people", people=people))
    for letter, shadow in in_room(view, room):
        facts = [words.say("night-tiles", count=shadow.tiles), *known(view, words, shadow.id, count=False)]
        what = words.say("night-joint").join(facts)
        said.append("   " + words.say("night-shadow", letter=letter, shadow=shadow.id, what=what))
    return said


def known(view: NightView, words: Words, where: str, *, count: bool = True) -> list[str]:
    """What is worth knowing of a Shadow, from what lies open and from the notebook."""
    shadow = next(each for each in view.shadows if each.id == where)
    facts = [words.say("night-tiles", count=shadow.tiles)] if count and shadow.tiles != 1 else []
    facts += _open(shadow, words)
    if note := note_of(view, where):
        facts.append(said_of(view, words, note))
    facts += [words.say("night-perhaps-here", tiles=one.tiles) for one in view.perhaps if one.where == where]
    facts += [
        words.say("night-said", seat=claim.seat, tile=claim.tile) for claim in view.claims if claim.where == where
    ]
    for ghost in ghosts_at(view, where):
        here = "night-you-here" if ghost.seat == view.seat else "night-ghost-here"
        facts.append(words.say(here, ghosts=ghost.seat))
        if ghost.holds:
            facts.append(words.say("night-below", tile=ghost.holds))
    if is_ghost(view):
        return facts
    if where in view.may_be:
        facts.append(words.say("night-may-be"))
    for seat, places in view.hakobito_may_be:
        if where in places:
            facts.append(words.say("night-hakobito-may-be", ghosts=seat))
    return facts


def _open(shadow: ShadowView, words: Words) -> list[str]:
    marks = (("night-face-up", shadow.face_up), ("night-salted", shadow.salted))
    return [words.say(key) for key, there in marks if there]


def said_of(view: NightView, words: Words, note: NoteView) -> str:
    """A tile, how it is known, and since when."""
    kind, _, seat = note.how.partition("-")
    source = words.say(f"night-how-{kind}", seat=int(seat or 0), hour=note.when)
    return words.say("night-known-stale" if note.stale else "night-known", tile=note.tile, source=source)
