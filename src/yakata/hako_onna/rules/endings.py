"""How the night ends (H27 to H33, H131 to H133)."""

from yakata.hako_onna.state.night import HAKO, NOWHERE, Night

WON, BONUS, LOST = 2, 1, 0


def visitors_win(s: Night, road: str) -> None:
    """H33: all living Visitors win."""
    s.emit("visitors-win", road=road)
    s.finish(road, *(WON if alive else LOST for alive in s.alive))


def she_wins(s: Night, how: str) -> None:
    """H33: she wins, and the Hakobito with her, as a bonus."""
    s.emit("she-wins", how=how)
    s.finish(how, *(WON if seat == HAKO else LOST if alive else BONUS for seat, alive in enumerate(s.alive)))


def no_way_left(s: Night) -> bool:
    """HR24: all three roads are closed. HR25: a barred door closes none."""
    escape = out_of_reach(s, "exit") or (out_of_reach(s, "safe") if s.in_safe else _gone(s, s.tile("key-ring")))
    return escape and _closed(s, s.weakness) and (out_of_reach(s, "bones") or out_of_reach(s, "doll"))


def out_of_reach(s: Night, kind: str) -> bool:
    return _closed(s, s.tile(kind))


def _closed(s: Night, face: str) -> bool:
    return _gone(s, face) or (s.options.hopeless == "blocked" and _held(s, face))


def _gone(s: Night, face: str) -> bool:
    return any(s.faces[lot] == face for lot in s.gone)


def _held(s: Night, face: str) -> bool:
    return any(
        holds and at != NOWHERE and s.faces[s.base[at]] == face for at, holds in zip(s.ghost_at, s.holds, strict=True)
    )


def check_roads(s: Night) -> None:
    """H31, H132: when no way is left, the night is over."""
    if s.result is None and no_way_left(s):
        she_wins(s, "no-way")
