"""The notebook: what the seat has seen, what it was told and by whom, and what may have changed since."""

from yakata.hako_onna.sight.aloud.rooms import is_ghost, said_of
from yakata.hako_onna.sight.view import NightView
from yakata.words import Words

EVERYWHERE = 12
"""More Shadows than this are not worth a list; the plan marks them."""


def lines(view: NightView, words: Words) -> list[str]:
    said = [*_tiles(view, words), *_told(view, words), *_safe(view, words), *_her(view, words)]
    if not is_ghost(view):
        said += _whereabouts(view, words)
    return said or [words.say("night-notes-empty")]


def _titled(title: str, said: list[str]) -> list[str]:
    return [title, *(f"   {line}" for line in said)] if said else []


def _tiles(view: NightView, words: Words) -> list[str]:
    """Tiles that were seen, where they lie or who carries them."""
    said = []
    for note in view.notes:
        kind, _, seat = note.where.partition("-")
        what = said_of(view, words, note)
        if note.where == "gone" or note.where in (shadow.id for shadow in view.shadows):
            if note.tile != "empty" and not (note.where == "gone" and note.tile in view.gone):
                key = "night-note-gone" if note.where == "gone" else "night-note"
                said.append(words.say(key, shadow=note.where, what=what))
        elif note.where != f"hand-{view.seat}":
            said.append(words.say(f"night-note-{kind}", seat=int(seat or 0), ghosts=int(seat or 0), what=what))
    for one in view.perhaps:
        kind, _, seat = one.where.partition("-")
        key = f"night-perhaps-{kind}" if kind in ("hand", "gone") else "night-perhaps"
        where = {"seat": int(seat)} if kind == "hand" else {"shadow": one.where} if kind != "gone" else {}
        said.append(words.say(key, tiles=one.tiles, **where))
    return _titled(words.say("night-notes-tiles"), said)


def _told(view: NightView, words: Words) -> list[str]:
    claims = [words.say("night-claim", seat=c.seat, place=c.where, tile=c.tile, hour=c.when) for c in view.claims]
    answers = [
        words.say("night-answer", seat=a.seat, item=a.item, asked=a.asked, answer=a.answer, hour=a.when)
        for a in view.answers
    ]
    screams = [words.say(f"night-scream-{s.kept}", room=s.room, hour=s.when) for s in view.screams]
    return _titled(words.say("night-notes-told"), [*claims, *answers, *screams])


def _safe(view: NightView, words: Words) -> list[str]:
    """The code of the Safe and her weakness, as far as they follow from what was seen (H12, H14)."""
    if is_ghost(view):
        return []
    seen = [note.tile for note in view.notes] + [*view.hand, *(tile for one in view.perhaps for tile in one.tiles)]
    found = {int(tile.removeprefix("number-")) for tile in seen if tile.startswith("number-")}
    never = sorted(found | set(view.numbers_refused))
    useless = {tile.removeprefix("not-") for tile in seen if tile.startswith("not-")} | set(view.weapons_failed)
    said = []
    if view.numbers_known:
        said.append(words.say("night-in-code", numbers=" ".join(map(str, view.numbers_known))))
    if never:
        said.append(words.say("night-not-in-code", numbers=" ".join(map(str, never))))
    said += [words.say("night-guessed", numbers=" ".join(map(str, guess))) for guess in view.guesses]
    if useless:
        said.append(words.say("night-useless", weapons=sorted(useless)))
    if not view.key_in_safe:
        said.append(words.say("night-safe-open"))
    return _titled(words.say("night-notes-safe"), said)


def _her(view: NightView, words: Words) -> list[str]:
    said = []
    if view.powers_shown:
        said.append(words.say("night-powers-shown", powers=view.powers_shown, hour=view.powers_shown_at))
    if view.face_up_powers:
        said.append(words.say("night-face-up-powers", powers=view.face_up_powers))
    found = {f"diary-{number}" for number in view.diary}  # these lie on their cards
    if gone := [thing for thing in view.gone if thing not in {"unseen", "empty", *found}]:
        said.append(words.say("night-gone", things=[words.say("night-thing", what=thing) for thing in gone]))
    return _titled(words.say("night-notes-her"), said)


def _whereabouts(view: NightView, words: Words) -> list[str]:
    said = []
    if len(view.may_be) > EVERYWHERE:
        said.append(words.say("night-anywhere", count=len(view.may_be)))
    elif view.may_be:
        said.append(words.say("night-only", shadows=view.may_be))
    for seat, places in view.hakobito_may_be:
        if len(places) <= EVERYWHERE:
            said.append(words.say("night-only-hakobito", ghosts=seat, shadows=places))
    return _titled(words.say("night-notes-where"), said)
