"""Stunned monsters get up: by themselves when they have missed a turn (BR1), or because something says so."""

from typing import Any

from msgspec.structs import replace

from yakata.betrayal.rules.resolving.reactions import React, listens, tell_all
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night
from yakata.kernel import Call, Frame, do

WOULD = "would-recover"


class GettingUp(Frame):
    """One after the other, each with what reacts to it."""

    found: tuple[str, ...]
    about: Context
    may_fail: bool = False
    """Something may keep it down."""

    @do
    def would(self, n: Night) -> Call | None:
        while self.found and not (self.found[0] in n.beings and n.beings[self.found[0]].stunned):
            self.found = self.found[1:]
        about = self._about(n)
        if self.found and self.may_fail and listens(n, WOULD, about):
            return Call(React(WOULD, about, 1, would=True))
        self.go(GettingUp.up)
        return None

    @do
    def or_not(self, n: Night, left: Any) -> None:
        if left < 0:
            self.found = self.found[1:]
            self.go(GettingUp.next)

    @do
    def up(self, n: Night) -> Call | None:
        if not self.found or self.found[0] not in n.beings:
            return None
        being, about = self.found[0], self._about(n)
        n.beings[being] = replace(n.beings[being], stunned=False)
        n.emit("recovers", being=being)
        self.found = self.found[1:]
        return tell_all(n, "monster-recovered", about)

    @do
    def next(self, n: Night) -> None:
        if self.found:
            self.go(GettingUp.would)

    def _about(self, n: Night) -> Context:
        if not self.found:
            return self.about
        being = self.found[0]
        return self.about.but(being=being, tile=n.beings[being].tile if being in n.beings else "")


__all__ = ["GettingUp"]
