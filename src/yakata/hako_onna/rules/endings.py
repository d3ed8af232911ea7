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
    faces, base, tile = s.faces, s.base, s.content.kinds
    closed = [faces[lot] for lot in s.gone]
    if s.options.hopeless == "blocked":
        closed += [faces[base[at]] for at, holds in zip(s.ghost_at, s.holds, strict=True) if holds and at != NOWHERE]
    if s.weakness not in closed or (tile["bones"] not in closed and tile["doll"] not in closed):
        return False
    return tile["exit"] in closed or tile["safe" if s.in_safe else "key-ring"] in closed


def check_roads(s: Night) -> None:
    """H31, H132: when no way is left, the night is over."""
    if s.result is None and no_way_left(s):
        she_wins(s, "no-way")
