"""How it stands, in a few lines: the hour, the noise, and what the seat has."""

from yakata.hako_onna.sight.aloud.rooms import is_ghost
from yakata.hako_onna.sight.view import NightView
from yakata.hako_onna.state.content import Content
from yakata.kernel.aloud import Speaks


def brief(view: NightView, words: Speaks, book: Content) -> list[str]:
    lines = []
    if view.board_drawn:
        lines.append(words.say("night-board", board=view.board_drawn))
    if view.phase != "setup":
        lines.append(words.say("night-hour", hour=view.hour, unlocked=len(view.diary), diary=_numbers(view.diary)))
        lines.append(_noise(view, words, book))
        lines.append(_cards(view, words))
    if view.seat < 0:
        return lines
    return [*lines, *(_ghost(view, words) if is_ghost(view) else _visitor(view, words))]


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, sorted(numbers)))


def _noise(view: NightView, words: Speaks, book: Content) -> str:
    noise = view.noise
    if noise.kind == "cards":
        limit = book.noise.cards.limit
        rest = " ".join(str(number) for number in sorted(book.noise.cards.numbers) if number not in noise.cards)
        shown = " + ".join(map(str, noise.cards))
        slots = {"total": sum(noise.cards), "limit": limit, "kept": noise.kept}
        return words.say("night-noise-cards" if shown else "night-noise-cards-none", cards=shown, rest=rest, **slots)
    red = words.say("night-red" if noise.next in noise.red else "night-black")
    key = "night-noise-discs" if noise.kind == "discs" else "night-noise-real"
    return words.say(key, laid=len(noise.laid), kept=noise.kept, number=noise.next, odds=noise.odds, red=red)


def _cards(view: NightView, words: Speaks) -> str:
    return words.say("night-cards", hand=view.hand_cards, set=sum(view.set_cards), deck=view.deck_cards)


def _visitor(view: NightView, words: Speaks) -> list[str]:
    me = view.players[view.seat]
    lines = []
    if me.room:
        beside = [words.say("night-one", seat=n) for n, other in enumerate(view.players) if _beside(view, n)]
        lines.append(words.say("night-you-with" if beside else "night-you-alone", room=me.room, people=beside))
    if me.items or view.hand:
        have = [*(words.say("night-thing", what=item) for item in (*me.items, *view.hand))]
        lines.append(words.say("night-you-have", things=have))
    return lines


def _beside(view: NightView, seat: int) -> bool:
    other = view.players[seat]
    return seat != view.seat and other.alive and other.room == view.players[view.seat].room


def _ghost(view: NightView, words: Speaks) -> list[str]:
    lines = [words.say("night-dead")] if view.seat else []
    for ghost in view.ghosts:
        lines.append(words.say("night-ghost-at", ghosts=ghost.seat, shadow=ghost.shadow))
        if ghost.holds:
            lines[-1] = words.say("night-sentences", first=lines[-1], second=words.say("night-holds", tile=ghost.holds))
        if ghost.means:
            means = words.say("night-means", shadow=ghost.means)
            lines[-1] = words.say("night-sentences", first=lines[-1], second=means)
    if view.code:
        lines.append(words.say("night-secrets", code=" ".join(map(str, view.code)), weapon=view.weakness or "unseen"))
    if view.hand_powers:
        lines.append(words.say("night-hand-powers", powers=view.hand_powers))
    for slot, power in zip(("left", "right"), view.set_powers, strict=True):
        if power:
            lines.append(words.say("night-set-power", slot=slot, power=power))
    return lines
