"""All ghosts move at the same time (H100, H124, HR35): they look, show each other tiles, agree, and then they hide."""

from typing import Final

from yakata.hako_onna.rules.choices import Again, Settle, Wait
from yakata.hako_onna.rules.ghost_move import GhostMove, Plan, hide
from yakata.hako_onna.state.night import HAKO, NOWHERE, Night, replaced
from yakata.kernel import Ask, Call, Done, Frame, ask, do

SETTLE: Final = Settle()


class MovingTogether(Frame):
    """The Move of her turn. Nobody hides before all have chosen where, and she has said that it stands."""

    steps: int = 1
    leap: bool = False
    walls: bool = False
    """What her powers have made of her own Move."""
    line: tuple[int, ...] = ()
    """The ghosts that have not chosen yet; the first is asked."""
    waited: tuple[int, ...] = ()
    """Those who have let another go first: nobody sends them ahead again."""
    plans: tuple[Plan, ...] = ()
    """What the others have chosen, in this order."""
    anew: tuple[int, ...] = ()
    """Who has chosen anew: each once."""

    @do
    def gather(self, s: Night) -> None:
        """HR35: she is asked first, and then the Hakobito by their seats, unless somebody lets another go first."""
        self.line = tuple([seat for seat, at in enumerate(s.ghost_at) if at != NOWHERE])

    @do
    def next_one(self, s: Night) -> Call | None:
        if self.line:
            seat, *rest = self.line
            others = tuple([other for other in rest if other not in self.waited])
            fresh = Plan(seat, steps=self.steps, leap=self.leap) if seat == HAKO else Plan(seat)
            return Call(self.move_of(fresh, others))
        alone = len(self.plans) == 1 or all(plan.shadow == NOWHERE for plan in self.plans)
        if alone or len(self.anew) == len(self.plans):
            self.go(MovingTogether.hide_all)
        else:
            self.go(MovingTogether.settle)
        return None

    def move_of(self, plan: Plan, others: tuple[int, ...] = ()) -> GhostMove:
        walls = self.walls and plan.seat == HAKO
        return GhostMove(plan.seat, others, steps=plan.steps, leap=plan.leap, walls=walls, at_room=plan.room)

    @do
    def chosen(self, s: Night, choice: Plan | Wait) -> None:
        seat, *rest = self.line
        self.go(MovingTogether.next_one)
        if isinstance(choice, Wait):
            self.waited = (*self.waited, seat)
            self.line = (choice.seat, seat, *(other for other in rest if other != choice.seat))
            return
        self.line, self.plans = tuple(rest), (*self.plans, choice)
        if choice.shadow != NOWHERE and (self.line or len(self.plans) > 1):
            s.emit("ghost-means", audience=s.ghosts, seat=seat, shadow=s.content.shadows[choice.shadow])

    @ask
    def settle(self, s: Night) -> Ask:
        """H124: all have seen what the others have seen, and where they mean to hide."""
        again = (Again(plan.seat) for plan in sorted(self.plans, key=lambda plan: plan.seat))
        return Ask(HAKO, "settle", (*(one for one in again if one.seat not in self.anew), SETTLE), "HR35")

    @do
    def settled(self, s: Night, choice: Again | Settle) -> Call | None:
        if isinstance(choice, Settle):
            return None
        s.emit("ghost-again", audience=s.ghosts, seat=choice.seat)
        plan = next(plan for plan in self.plans if plan.seat == choice.seat)
        self.anew, self.line = (*self.anew, choice.seat), (choice.seat,)
        self.plans = tuple(other for other in self.plans if other is not plan)
        self.go(MovingTogether.chosen)
        return Call(self.move_of(plan))

    @do
    def hide_all(self, s: Night) -> Done:
        """H96: all put back what they hold, and then each takes what lies in its Shadow; of two in one, the first who
        has chosen it (H101)."""
        moving = [plan for plan in self.plans if plan.shadow != NOWHERE]
        for plan in moving:
            s.holds = replaced(s.holds, plan.seat, False)
        for plan in moving:
            hide(s, plan.seat, plan.shadow)
            s.emit("ghost-hid", audience=s.ghosts, seat=plan.seat, shadow=s.content.shadows[plan.shadow])
        return Done()
