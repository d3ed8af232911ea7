"""Roles that lie face down, in a village with one wolf: honest rules pass, and each way to tell the wolf is found."""

import pytest

from yakata.kernel import Ask, Call, Choice, Done, Frame, Game, Odds, State, View, ask, chance, do, position, replay
from yakata.kernel.record import parse
from yakata.kernel.testing import Broken, check, every_setting, no_leak

NIGHTS = 4


class Sleep(Choice, frozen=True):
    """Do nothing."""


class Howl(Choice, frozen=True):
    """Only the wolf can: now all know."""


class VillageView(View, frozen=True, kw_only=True):
    roles: tuple[str, ...]
    night: int
    noises: tuple[int, ...]


@position
class Village(State):
    wolf: int = -1
    howled: bool = False
    night: int = 1
    noises: tuple[int, ...] = ()


class Hours(Frame):
    seat: int = 0

    @chance
    def deal(self, s: Village) -> Odds:
        return Odds("wolf", tuple(range(s.seats)))

    @do
    def dealt(self, s: Village, seat: int) -> None:
        s.wolf = seat
        s.emit("you-are-the-wolf", audience=(seat,))

    @do
    def dusk(self, s: Village) -> None:
        if s.game.skips(s, self.seat):
            self.go(Hours.dawn)

    @ask
    def choose(self, s: Village) -> Ask:
        mine = (Howl(), Sleep()) if self.seat == s.wolf and not s.howled else (Sleep(),)
        return Ask(self.seat, "night", mine)

    @do
    def done(self, s: Village, choice: Choice) -> Call | None:
        if type(choice) is Howl:
            s.howled = True
            s.emit("howls", seat=self.seat)
        return s.game.after(s, self.seat)

    @do
    def dawn(self, s: Village) -> None:
        self.seat = (self.seat + 1) % s.seats
        s.night += not self.seat
        if s.night > NIGHTS:
            s.finish("dawn", *(int(seat != s.wolf) for seat in range(s.seats)))
        else:
            self.go(Hours.dusk)


class Extra(Frame):
    """A question more."""

    seat: int

    @ask
    def really(self, s: Village) -> Ask:
        return Ask(self.seat, "really", (Sleep(),))

    @do
    def heard(self, s: Village) -> Done:
        return Done()


class Noise(Frame):
    """Something is heard in a house."""

    houses: tuple[int, ...]

    @chance
    def where(self, s: Village) -> Odds:
        return Odds("house", self.houses)

    @do
    def heard(self, s: Village, house: int) -> Done:
        s.noises = (*s.noises, house)
        s.noted = s.noted and [*s.noted, "noise"]
        s.emit("noise", house=house)
        return Done()


class Wolf(Game[Village]):
    name = "wolf"
    seats = range(4, 5)
    state = Village
    frames = (Hours, Extra, Noise)
    choices = (Sleep, Howl)
    longest = 200
    hides_roles = True

    def setup(self, options, seats):
        return Village(game=self, seats=seats).begin(Hours())

    def view(self, state, seat):
        return VillageView(
            **state.common(seat), roles=self.roles_seen(state, seat), night=state.night, noises=state.noises
        )

    def roles_seen(self, state, seat):
        if state.howled or state.result or seat == state.wolf:
            return tuple("wolf" if one == state.wolf else "honest" for one in range(state.seats))
        return tuple("honest" if one == seat else "hidden" for one in range(state.seats))

    def redraw(self, state, seat, rng):
        self.recast(state, seat, rng)

    def secrets(self, state, seat):
        hidden = state.wolf >= 0 and not (state.howled or state.result or seat == state.wolf)
        return {"the wolf": state.wolf} if hidden else {}

    def recast(self, state, seat, rng):
        if not self.secrets(state, seat):
            return False
        before, state.wolf = state.wolf, rng.choice([one for one in range(state.seats) if one != seat])
        return state.wolf != before

    def parted(self, state, world, seat):
        return state.howled or world.howled

    # What a broken one does otherwise

    def skips(self, state, seat):
        return False

    def after(self, state, seat):
        return None


class EndsATurnByItself(Wolf):
    """Who can only sleep is not asked."""

    def skips(self, state, seat):
        return seat != state.wolf


class AsksOnlyTheWolf(Wolf):
    def after(self, state, seat):
        return Call(Extra(state.wolf)) if seat == 3 else None


class TellsAll(Wolf):
    def after(self, state, seat):
        if seat == 2:
            state.emit("rustling", house=(state.wolf + 1) % 4)


class DrawsOnlyForTheWolf(Wolf):
    """Chance has other things to bring."""

    def after(self, state, seat):
        return Call(Noise((state.wolf, (state.wolf + 1) % 4))) if seat == 3 else None


class FlipsTheLabel(Wolf):
    """The label of the wolf is turned, and nobody is told."""

    def roles_seen(self, state, seat):
        honest = state.howled or state.result or seat == state.wolf
        seen = Wolf.roles_seen(self, state, seat)
        return seen if honest else tuple("hidden" if one == state.wolf else "honest" for one in range(state.seats))

    def recast(self, state, seat, rng):
        return False  # to this game nothing is hidden


def test_an_honest_game_passes():
    game = Wolf()
    assert check(game, games=10).states > 100
    (setting,) = every_setting(game)
    assert sum(no_leak(game, seed, setting) for seed in range(20)) >= 20 * 4


@pytest.mark.parametrize("broken", [EndsATurnByItself, AsksOnlyTheWolf, TellsAll, DrawsOnlyForTheWolf, FlipsTheLabel])
def test_each_way_to_tell_a_role_is_found(broken):
    game = broken()
    (setting,) = every_setting(game)
    with pytest.raises(Broken) as found:
        sum(no_leak(game, seed, setting) for seed in range(30))
    assert found.value.law in ("roles", "secrets")
    assert found.value.record.startswith("yakata")
    assert [*replay(game, parse(found.value.record))]


def test_worlds_part_where_the_rules_say_so():
    """The same noise is no leak in a game that means it to tell."""

    class NoiseIsAClue(DrawsOnlyForTheWolf):
        def doing(self, state):
            return ["night"]

        def parted(self, state, world, seat):
            return Wolf.parted(self, state, world, seat) or "noise" in {*state.noted, *world.noted}

    game = NoiseIsAClue()
    (setting,) = every_setting(game)
    assert all(no_leak(game, seed, setting) for seed in range(30))
