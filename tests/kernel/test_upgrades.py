"""Old names come along: saves and records of an older version are read by the next, or it is said why not."""

import json
from typing import Any, ClassVar

import pytest
from msgspec import Struct

from yakata.kernel import (
    Ask,
    BadSave,
    Call,
    Choice,
    Done,
    Frame,
    Game,
    Odds,
    Options,
    RecordError,
    State,
    Upgrade,
    ask,
    chance,
    do,
    position,
    replay,
    resume,
    verify,
)


class Take(Choice, frozen=True):
    what: str


class OldOptions(Options, frozen=True):
    lamps: int = 2


class Rummage(Frame):
    """Version 1: one takes something from a drawer, and a bell may ring."""

    who: str = "seat:0"

    @ask
    def pick(self, drawer: "OldDrawer") -> Ask:
        return Ask(0, "pick", tuple(Take(thing) for thing in sorted(drawer.things)))

    @do
    def took(self, drawer: "OldDrawer", taken: Take) -> Done:
        drawer.things.remove(taken.what)
        drawer.holders[taken.what] = self.who
        return Done()


class OldNight(Frame):
    @do
    def turn(self, drawer: "OldDrawer") -> Call | Done:
        if not drawer.things:
            drawer.finish("empty", drawer.rung)
            return Done()
        return Call(Rummage())

    @chance
    def bell(self, drawer: "OldDrawer") -> Odds:
        return Odds("bell", ("ring", "quiet"))

    @do
    def heard(self, drawer: "OldDrawer", what: str) -> None:
        drawer.rung += what == "ring"
        self.go(type(self).turn)  # type: ignore[arg-type]  # a step, by the time it is asked for


@position
class OldDrawer(State):
    things: list[str]
    holders: dict[str, str]
    rung: int = 0


class OldGame(Game[OldDrawer]):
    """A drawer, by its first rules."""

    name = "drawer"
    options = OldOptions
    state = OldDrawer
    frames = (OldNight, Rummage)
    choices = (Take,)

    def setup(self, options: Any, seats: int) -> OldDrawer:
        things = [f"lamp-{n}" for n in range(options.lamps)] + ["candel"]
        return OldDrawer(game=self, seats=seats, things=things, holders={}).begin(OldNight())


class Person(Struct, frozen=True):
    seat: int


class Pull(Choice, frozen=True):
    what: str


class NewOptions(Options, frozen=True):
    lights: int = 2
    tall: bool = True


class Search(Frame):
    """Version 2: everything is called otherwise, and whoever holds something is a person."""

    searcher: Person = Person(0)

    @ask
    def choose(self, drawer: "NewDrawer") -> Ask:
        return Ask(0, "pick", tuple(Pull(thing) for thing in sorted(drawer.inside)))

    @do
    def pulled(self, drawer: "NewDrawer", taken: Pull) -> Done:
        drawer.inside.remove(taken.what)
        drawer.holders[taken.what] = self.searcher
        return Done()


class Night(Frame):
    @do
    def evening(self, drawer: "NewDrawer") -> Call | Done:
        if not drawer.inside:
            drawer.finish("empty", drawer.rung)
            return Done()
        return Call(Search())

    @chance
    def ringing(self, drawer: "NewDrawer") -> Odds:
        return Odds("the-bell", ("ring", "quiet"))

    @do
    def heard(self, drawer: "NewDrawer", what: str) -> None:
        drawer.rung += what == "ring"
        self.go(type(self).evening)  # type: ignore[arg-type]  # a step, by the time it is asked for


@position
class NewDrawer(State):
    inside: list[str]
    holders: dict[str, Person]
    rung: int = 0
    dust: int = 7
    """Has come since, and has a default."""


def _person(text: str) -> dict[str, int]:
    return {"seat": int(text.removeprefix("seat:"))}


def _with_persons(save: dict[str, Any]) -> dict[str, Any]:
    for frame in save["stack"]:
        if frame["frame"] == "Search":
            frame["searcher"] = _person(frame["searcher"])
    return save | {"holders": {thing: _person(who) for thing, who in save["holders"].items()}}


TO_2 = Upgrade(
    frames={"OldNight": "Night", "Rummage": "Search"},
    steps={"Search": {"pick": "choose", "took": "pulled"}, "Night": {"turn": "evening", "bell": "ringing"}},
    fields={"": {"things": "inside"}, "Search": {"who": "searcher"}},
    ids={"candel": "candle"},
    state=_with_persons,
    verbs={"take": "pull"},
    draws={"bell": "the-bell"},
    options={"lamps": "lights"},
    settings=lambda options: options | {"tall": True},
)


class NewGame(Game[NewDrawer]):
    """The same drawer, by its second rules."""

    name = "drawer"
    version = 2
    upgrades: ClassVar = {1: TO_2}
    options = NewOptions
    state = NewDrawer
    frames = (Night, Search)
    choices = (Pull,)

    def setup(self, options: Any, seats: int) -> NewDrawer:
        things = [f"lamp-{n}" for n in range(options.lights)] + ["candle"]
        return NewDrawer(game=self, seats=seats, inside=things, holders={}).begin(Night())


OLD, NEW = OldGame(), NewGame()


def half(seed: str = "drawer") -> Any:
    play = OLD.new(seed=seed, lamps=3)
    play.apply("take candel")
    play.apply("take lamp-1")
    return play


def test_a_save_of_the_older_version_goes_on_under_the_new_names() -> None:
    old = half().state
    new = NEW.load(old.dump())
    assert new.inside == ["lamp-0", "lamp-2"]
    assert new.holders == {"candle": Person(0), "lamp-1": Person(0)}
    assert [(type(frame), frame.at) for frame in new.stack] == [(Night, "ringing"), (Search, "choose")]
    assert (new.rung, new.dust) == (old.rung, 7)
    new.apply("pull lamp-0")
    assert json.loads(new.dump())["rules"] == "drawer/2"


def test_a_state_that_waits_for_chance_comes_along_too() -> None:
    state = OLD.start()
    state.apply("take candel")
    assert NEW.load(state.dump()).pending == Odds("the-bell", ("ring", "quiet"))


def test_a_save_whose_version_nothing_is_said_of_is_refused_by_name() -> None:
    class Deaf(NewGame):
        upgrades: ClassVar = {}

    class Third(NewGame):
        version = 3

    save = half().state.dump()
    for game in (Deaf(), Third()):
        with pytest.raises(BadSave, match=rf"saved by drawer/1; nothing says how drawer/{game.version} reads that"):
            game.load(save)
    with pytest.raises(BadSave, match="saved by drawer/9"):
        NEW.load(NEW.start().dump().replace(b"drawer/2", b"drawer/9"))


def test_upgrades_follow_one_another() -> None:
    class Third(NewGame):
        version = 3
        upgrades: ClassVar = {1: TO_2, 2: Upgrade(ids={"lamp-0": "lantern"}, fields={"": {"rung": "rung"}})}

        def setup(self, options: Any, seats: int) -> NewDrawer:
            things = ["lantern", "lamp-1", "candle"]
            return NewDrawer(game=self, seats=seats, inside=things, holders={}).begin(Night())

    assert Third().load(half().state.dump()).inside == ["lantern", "lamp-2"]


@pytest.mark.parametrize(
    "broken",
    [
        lambda save: save | {"holders": {"candel": "nobody"}},
        lambda save: save | {"holders": 7},
        lambda save: save | {"stack": [{"at": "pick"}]},
        lambda save: save | {"stack": 3},
        lambda save: save | {"dust": "much"},
    ],
)
def test_what_the_older_version_never_wrote_is_a_bad_save(broken: Any) -> None:
    save = json.loads(half().state.dump())
    with pytest.raises(BadSave):
        NEW.load(json.dumps(broken(save)))


def test_a_save_of_this_version_must_have_all_its_fields() -> None:
    save = json.loads(NEW.start().dump())
    del save["dust"]
    with pytest.raises(BadSave, match="without dust"):
        NEW.load(json.dumps(save))


def test_a_record_of_the_older_version_is_proved_and_gone_on_with_by_the_new() -> None:
    play = half()
    again = resume(NEW, play.record(), play.dice.secret)
    assert [entry.text for entry in again.entries][:2] == ["pull candle", again.entries[1].text]
    assert again.entries[1].text.startswith("the-bell ")
    assert again.header.options == {"lights": "3", "tall": "true"}
    while again.ask:
        again.apply(again.ask.choices[0])
    verify(NEW, again.record())
    for ask_ in play:
        play.apply(ask_.choices[0])
    text = str(play.record())
    assert verify(NEW, text).draws == verify(OLD, text).draws
    assert [moment.state.rung for moment in replay(NEW, play.record())][-1] == play.state.rung


def test_where_play_has_changed_a_record_is_not_replayed_though_its_saves_are_read() -> None:
    class Louder(NewGame):
        upgrades: ClassVar = {
            1: Upgrade(**{name: getattr(TO_2, name) for name in TO_2.__struct_fields__} | {"replays": False})
        }

    play = half()
    assert Louder().load(play.state.dump()).inside == ["lamp-0", "lamp-2"]
    with pytest.raises(RecordError, match="by version 1 of the rules, these are 2"):
        resume(Louder(), play.record(), play.dice.secret)
