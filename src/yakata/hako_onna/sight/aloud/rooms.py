"""The house in sentences: every room, its ways, who is there, and what the seat knows of each Shadow."""

from yakata.hako_onna.sight.view import GhostView, NightView, NoteView, ShadowView
from yakata.kernel.aloud import Speaks


def room_said(view: NightView, words: Speaks, room: str, ways: tuple[str, ...]) -> str:
    """A room, its ways, and who is there."""
    said = words.say("night-room", room=room, ways=ways) if ways else words.say("night-room-alone", room=room)
    here = [seat for seat, player in enumerate(view.players) if player.alive and player.room == room]
    if not here:
        return said
    people = [words.say("night-you" if seat == view.seat else "night-one", seat=seat) for seat in here]
    return words.say("night-sentences", first=said, second=words.say("night-people", people=people))


def shadow_said(view: NightView, words: Speaks, shadow: ShadowView) -> str:
    """A Shadow, its tiles, and what is known of it."""
    facts = [words.say("night-tiles", count=shadow.tiles), *known(view, words, shadow.id, count=False)]
    return words.say("night-shadow", shadow=shadow.id, what=words.say("night-joint").join(facts))


def known(view: NightView, words: Speaks, where: str, *, count: bool = True) -> list[str]:
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


def _open(shadow: ShadowView, words: Speaks) -> list[str]:
    marks = (("night-face-up", shadow.face_up), ("night-salted", shadow.salted))
    return [words.say(key) for key, there in marks if there]


def said_of(view: NightView, words: Speaks, note: NoteView) -> str:
    """A tile, how it is known, and since when."""
    kind, _, seat = note.how.partition("-")
    source = words.say(f"night-how-{kind}", seat=int(seat or 0), hour=note.when)
    return words.say("night-known-stale" if note.stale else "night-known", tile=note.tile, source=source)


def note_of(view: NightView, shadow: str) -> NoteView | None:
    return next((note for note in view.notes if note.where == shadow), None)


def ghosts_at(view: NightView, shadow: str) -> list[GhostView]:
    """For the ghosts: who of them is there."""
    return [ghost for ghost in view.ghosts if ghost.shadow == shadow]


def is_ghost(view: NightView) -> bool:
    """Whether this seat plays on her side: she, and the dead from her next turn on (H124)."""
    return view.seat == 0 or bool(view.ghosts)
