"""Setting up (H1 to H26): items, house, her secrets."""

from yakata.hako_onna.rules.scenes import Scene
from yakata.hako_onna.rules.setting_up.building import BuildHouse
from yakata.hako_onna.rules.setting_up.choosing_items import ChooseItems
from yakata.hako_onna.rules.setting_up.her_secrets import Secrets
from yakata.hako_onna.state.mansion import start_plan
from yakata.hako_onna.state.memory import EVERYONE
from yakata.hako_onna.state.night import Night
from yakata.kernel import Call, Odds, chance, do


class SettingUp(Scene):
    """Items, house, her secrets, the dark, the door that shuts."""

    phase = "setup"

    first: int = 0

    @chance
    def starting_player(self, s: Night) -> Odds:
        """H3, HR1: a random Visitor picks first and lays the first board."""
        return Odds("first", tuple(range(1, s.seats)))

    @do
    def choose_items(self, s: Night, first: int) -> Call:
        self.first = first
        s.emit("first-visitor", seat=first)
        return Call(ChooseItems(first))

    @do
    def build(self, s: Night) -> Call | None:
        s.plan = start_plan(s.content)  # H4
        if s.options.house == "balanced":
            s.plan = (*s.plan, *s.content.boards.balanced)
            s.emit("house-stands")
            return None
        return Call(BuildHouse(self.first))

    @do
    def pawns(self, s: Night) -> Call:
        """H10: all start in the 1F Hall. H15: the Safe lies in its own Shadow, and all know it."""
        hall = s.content.board[s.content.start_board].rooms[0].id
        s.rooms = tuple(hall if alive else "" for alive in s.alive)
        s.learn(EVERYONE, s.content.safe, "seen")
        return Call(Secrets())

    @do
    def shut(self, s: Night) -> None:
        """H26."""
        s.emit("door-shuts")
