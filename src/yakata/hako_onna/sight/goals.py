"""What a Visitor tries to do, what she does, and how far both have come: as far as the seat can know it."""

from collections.abc import Iterator

from yakata.hako_onna.sight.view import NightView
from yakata.hako_onna.state.content import Content
from yakata.kernel import SPECTATOR, Goal

WEAPONS = ("stake", "chain", "gasoline")


def goals(view: NightView, content: Content) -> list[Goal]:
    if view.seat != SPECTATOR and (view.seat == 0 or (view.players and not view.players[view.seat].alive)):
        return [*_hers(view), *_against_her(view)]
    return [*_roads(view), *_against_visitors(view, content)]


def _roads(view: NightView) -> Iterator[Goal]:
    """H27, H28, H29: the three ways out, each with what is already there or known."""
    left, held = _weapons_left(view), _held(view)
    known = held.union([note.tile for note in view.notes if "." in note.where and not note.stale])  # where they lie
    lost = _lost(view, left)
    done = {
        "escape": (not view.key_in_safe) + ("exit" in known),
        "rest": ("doll" in held) + ("bones" in known),
        "defeat": (len(left) == 1) + (not held.isdisjoint(left)),
    }
    for road, far in done.items():
        if road in lost:
            yield Goal("win", f"goal-{road}-lost", lost=True)
        else:
            yield Goal("win", f"goal-{road}", done=far, of=2)


def _lost(view: NightView, weapons: list[str]) -> list[str]:
    """HR24: roads that the seat knows to be closed."""
    closed = {*view.gone, *(note.tile for note in view.notes if note.where == "gone" and not note.stale)}
    if view.options.hopeless == "blocked":
        closed |= {ghost.holds for ghost in view.ghosts}
    needs = {
        "escape": bool(closed & {"exit", "safe" if view.key_in_safe else "key-ring"}),
        "rest": bool(closed & {"doll", "bones"}),
        "defeat": closed.issuperset(weapons),
    }
    return [road for road, shut in needs.items() if shut]


def _weapons_left(view: NightView) -> list[str]:
    """One of them is the one that works."""
    useless = _useless(view)
    return [weapon for weapon in WEAPONS if weapon not in useless]


def _against_visitors(view: NightView, content: Content) -> Iterator[Goal]:
    """H30, H31, and what the next pages of the Diary wake (H92)."""
    yield Goal("stop", "goal-die", done=_dead(view), of=max(0, len(view.players) - 1))
    found = len(view.diary)
    sleeping = [
        power
        for ident in content.powers_in_play(view.options.advanced_powers)
        if (power := content.power[ident]).need > found
    ]
    if not sleeping:
        yield Goal("stop", "goal-diary-all")
        return
    pages = min(power.need for power in sleeping)
    yield Goal("stop", "goal-diary", {"what": [power.id for power in sleeping if power.need == pages]}, found, pages)


def _hers(view: NightView) -> Iterator[Goal]:
    yield Goal(
        "win",
        "goal-kill" if view.seat == 0 else "goal-kill-with-her",
        done=_dead(view),
        of=max(0, len(view.players) - 1),
    )
    yield Goal("win", "goal-close", done=len(_lost(view, _weapons_left(view))), of=3)


def _against_her(view: NightView) -> Iterator[Goal]:
    yield Goal("stop", "goal-roads" if view.seat == 0 else "goal-roads-with-her")


def _dead(view: NightView) -> int:
    return sum(not player.alive for player in view.players[1:])


def _held(view: NightView) -> set[str]:
    """What is in this hand, or in one where all have seen it."""
    return {*view.hand, *[tile for player in view.players[1:] if player.alive for tile in player.shown]}


def _useless(view: NightView) -> set[str]:
    """Weapons that cannot be the one: their Weakness tiles were seen, or they have hit her in vain."""
    seen = {
        *view.hand,
        *view.gone,
        *[note.tile for note in view.notes],
        *[tile for one in view.perhaps for tile in one.tiles],
        *[tile for player in view.players for tile in player.shown],
    }
    return {*view.weapons_failed, *[tile.removeprefix("not-") for tile in seen if tile.startswith("not-")]}
