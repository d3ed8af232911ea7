"""Nights of Hako Onna, set up by name: a scripted beginning, then people, tiles and ghosts where a test wants them."""

from collections.abc import Iterable, Mapping
from typing import Any

import yakata
from yakata.hako_onna.rules import tiles as moving
from yakata.hako_onna.rules.death import die, join_her
from yakata.hako_onna.rules.ghost_move import hide
from yakata.hako_onna.rules.noise import Noise, reset
from yakata.hako_onna.rules.turns import Hours
from yakata.hako_onna.rules.visitor_turn import VisitorTurn
from yakata.hako_onna.state import whereabouts
from yakata.hako_onna.state.content import EMPTY
from yakata.hako_onna.state.memory import EVERYONE, GHOSTS, knower_of, lot_of
from yakata.hako_onna.state.night import HAKO, NOWHERE, UNSEEN, Night, replaced
from yakata.kernel import Ask, Event, Odds

GAME = yakata.load("hako-onna")
BOOK = GAME.book
ITEMS = ("dowsing", "reasoning", "stethoscope", "drops")
"""What the Visitors take, unless a test says otherwise."""


def started(seats: int = 3, items: Iterable[str] = ITEMS, **options: Any) -> Night:
    """Items are chosen and the house stands; she is about to choose her secrets."""
    state = GAME.start(GAME.choose_options({"house": "balanced"} | options), seats=seats)
    play(state, 1)
    for _, item in zip(range(1, seats), items, strict=False):
        play(state, f"keep {item}")
        if item == "radio":
            play(state, "partner 2")
    return state


def hidden(state: Night, power: str = "through-walls", bones: str = "basement.trunk", lair: str = "kids-room") -> Night:
    """Her secrets: the code 1-2-3, the stake, this power; and she hides in the first Shadow of this room."""
    draws = [power, *(card for card in sorted(BOOK.powers_in_play(False)) if card != power)]
    play(state, "lock 1 2 3", "fear stake", *[card for card in draws if card in state_powers(state)][:3])
    play(state, f"keep {power}", f"bury {bones}", f"go {lair}")
    for face in ("diary-1", "diary-2", "diary-3"):
        if isinstance(state.pending, Odds):
            play(state, face)
    return play(state, texts(state)[0])


def state_powers(state: Night) -> set[str]:
    return set(state.numbered.values())


def numbered(options: Any) -> dict[int, str]:
    """The powers in play with these options, by their number."""
    powers: dict[int, str] = BOOK.numbered(options.advanced_powers, cards=options.noise_kind() == "cards")
    return powers


def night(
    *,
    seats: int = 3,
    items: Iterable[str] = ITEMS,
    rooms: Mapping[int, str] | None = None,
    tiles: Mapping[str, str] | None = None,
    hands: Mapping[int, Iterable[str]] | None = None,
    diary: Iterable[int] = (),
    powers: Iterable[str] = ("through-walls",),
    slots: tuple[str, str] = ("", ""),
    hako: str = "kids-room.toy-chest",
    dead: Mapping[int, str] | None = None,
    turn: int = 1,
    quiet: bool = True,
    **options: Any,
) -> Night:
    """A night at a Visitor's turn. ``quiet``: no noise was made, and the Visitor may act.

    What somebody carries or has found was taken from the Basement, where Empty tiles lie in its place. ``dead``: the
    Shadows of Hakobito, by seat, who play with her already. Those beside the active Visitor are asked only if
    ``offers`` says so.
    """
    state = hidden(started(seats, items, **{"offers": "own-turn"} | options))
    for shadow, face in (tiles or {}).items():
        lay(state, shadow, face)
    for seat, faces in (hands or {}).items():
        carry(state, seat, *faces)
    for number in diary:
        lot = fetch(state, f"diary-{number}")
        moving.remove(state, lot)
        state.learn(EVERYONE, lot, "seen")
    state.diary = tuple(sorted(diary))
    state.rooms = tuple((rooms or {}).get(seat, room) for seat, room in enumerate(state.rooms))
    state.powers, state.slots = tuple(sorted(powers)), slots
    state.drawn = (*powers, *filter(None, slots))
    state.fresh = tuple(card for card in sorted(state_powers(state)) if card not in state.drawn)
    haunt(state, hako)
    for seat, shadow in (dead or {}).items():
        die(state, seat, BOOK.shadow_number[shadow], "peek")
    join_her(state)
    state.traces = {EVERYONE * whereabouts.SPAN: whereabouts.ALL}
    whereabouts.settle(state)
    pass_to(state, turn)
    return hush(state) if quiet else state


# Placing things


def at(shadow: str) -> int:
    return int(BOOK.shadow_number[shadow])


def lay(state: Night, shadow: str, face: str) -> None:
    """This tile lies there, and nobody has seen it. ``""`` leaves the Shadow bare, ``empty`` lays an Empty tile."""
    lot = state.base[at(shadow)]
    if face in ("", EMPTY):
        _bag(state, lot)
        moving.clear_shadow(state, at(shadow))
        if face:
            moving.lay_empty(state, at(shadow))
        return
    other = next((n for n, there in enumerate(state.faces) if there == face), NOWHERE)
    if other == lot:
        return
    before = state.faces[lot]
    if other != NOWHERE:  # they change places
        state.faces = replaced(replaced(state.faces, other, before), lot, face)
    else:
        state.bag = tuple(sorted(_without(state.bag, face) + (() if before == UNSEEN else (before,))))
        state.faces = replaced(state.faces, lot, face)
    _forget(state, lot, other)


def _bag(state: Night, lot: int) -> None:
    """The tile of this lot leaves the game; if nobody has seen it, it is the last one of the bag."""
    if lot == NOWHERE:
        return
    if state.faces[lot] == UNSEEN:
        state.faces = replaced(state.faces, lot, state.bag[-1])
        state.bag = state.bag[:-1]
    moving.remove(state, lot)


def _without(faces: tuple[str, ...], face: str) -> tuple[str, ...]:
    index = faces.index(face)
    return faces[:index] + faces[index + 1 :]


def _forget(state: Night, *lots: int) -> None:
    state.knows = {
        key: note for key, note in state.knows.items() if lot_of(key) not in lots or knower_of(key) == GHOSTS
    }


def fetch(state: Night, face: str) -> int:
    """The lot of this tile, taken from wherever it lies; an Empty tile lies in its place."""
    if face == state.tile("key-ring"):
        state.in_safe = False
        lot = moving.new_lot(state, face)
        state.learn(EVERYONE, lot, "seen")
        return lot
    lot = next((n for n, there in enumerate(state.faces) if there == face), NOWHERE)
    if lot == NOWHERE:
        lot = next(lot for lot in reversed(state.base[:22]) if lot != NOWHERE and state.faces[lot] == UNSEEN)
        state.bag = _without(state.bag, face)
        state.faces = replaced(state.faces, lot, face)
    shadow = state.base.index(lot)
    moving.clear_shadow(state, shadow)
    moving.lay_empty(state, shadow)
    _forget(state, lot)
    return lot


def carry(state: Night, seat: int, *faces: str) -> None:
    for face in faces:
        lot = fetch(state, face)
        moving.to_hand(state, seat, lot)
        state.learn(seat, lot, "peeked")


def haunt(state: Night, shadow: str) -> None:
    """She hides there, and knows what she holds."""
    lot = state.base[at(shadow)]
    if lot != NOWHERE and state.faces[lot] == UNSEEN:
        lay(state, shadow, next(face for face in state.bag if face.startswith("diary-")))
    hide(state, HAKO, at(shadow))
    state._pending = None


def pass_to(state: Night, seat: int) -> None:
    """It is this Visitor's turn, and noise comes first."""
    for frame in state.stack:
        if isinstance(frame, (Hours, VisitorTurn, Noise)):
            frame.seat = seat
    state.turn = seat
    reset(state)
    state._pending = None


# Playing


def play(state: Night, *answers: str | int) -> Night:
    for answer in answers:
        state.apply(answer)
    return state


def told(state: Night, *answers: str | int) -> list[Event]:
    """What happens."""
    return [event for answer in answers for event in list(state.apply(answer))]


def keys(events: Iterable[Event]) -> list[str]:
    return [event.key for event in events]


def heard(events: Iterable[Event], key: str) -> dict[str, Any]:
    """The slots of the one event with this key."""
    (event,) = (event for event in events if event.key == key)
    return dict(event.slots)


def hush(state: Night) -> Night:
    """The next disc stands, or the lowest card comes."""
    kind = state.options.noise_kind()
    if kind == "cards":
        return play(state, "flip", min(n for n in BOOK.noise.cards.numbers if n not in state.cards_up))
    if kind == "tower":
        return play(state, *let_go(state, "stands"))
    play(state, texts(state)[-1])
    return play(state, "stands" if kind == "discs" else "stood")


def let_go(state: Night, result: str) -> list[str | int]:
    """The next disc of the noise tower is laid in the first way there is, and this comes of it."""
    way = next(text for text in texts(state) if text.startswith("balance"))
    world = play(state.clone(), way, 0)
    assert isinstance(world.pending, Odds)
    return [way, 0, next(word for word in world.pending.outcomes if str(word).startswith(result))]


def crash(state: Night) -> list[Event]:
    """The Visitor whose turn begins Makes Noise."""
    kind = state.options.noise_kind()
    if kind == "cards":
        state.cards_up = (4, 5)
        return told(state, "flip", 3)
    if kind == "tower":
        return told(state, *let_go(state, "falls"))
    return told(state, texts(state)[-1], "falls" if kind == "discs" else "fell")


def her_turn(state: Night, *answers: str) -> Night:
    """She does these things in her turn and nothing else."""
    lazy = {"scream": "silence", "set": "neither", "activate": "no-more", "go": "stay"}
    todo = list(answers)
    while isinstance(ask := state.pending, Ask) and ask.prompt in (*lazy, "hide"):
        if todo and state.why_not(todo[0]) is None:
            play(state, todo.pop(0))
        else:
            play(state, lazy[ask.prompt])
        while isinstance(state.pending, Odds):
            play(state, state.pending.outcomes[0])
    assert not todo, f"she could not {todo}"
    return state


def peek(state: Night, shadow: str) -> list[Event]:
    """Peek, and she lets it be."""
    return told(state, f"peek {shadow}", "let")


def texts(state: Night) -> list[str]:
    """What can be chosen, or come, now."""
    pending = state.pending
    if pending is None:
        return []
    return [str(answer) for answer in getattr(pending, "choices", None) or pending.outcomes]  # type: ignore[union-attr]


def verbs(state: Night) -> set[str]:
    return {text.partition(" ")[0] for text in texts(state)}


def asked(state: Night) -> tuple[int, str]:
    """Who is asked for what."""
    assert isinstance(state.pending, Ask), state.pending
    return state.pending.seat, state.pending.prompt


def reason(state: Night, choice: str) -> tuple[str, str]:
    """Why this cannot be done, and by which rule."""
    refusal = state.why_not(choice)
    assert refusal is not None, f"{choice} can be done"
    return refusal.key, refusal.rule


def lies(state: Night, shadow: str) -> str:
    """The face of the tile in this Shadow; nothing where there is none."""
    lot = state.base[at(shadow)]
    return "" if lot == NOWHERE else state.faces[lot]
