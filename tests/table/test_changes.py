"""On the line a seat is told what is different: put together, that is always the whole of what it may see."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import yakata
from tests.golden.settings import FOLDER, STORIES
from tests.table.changes import put_together
from tests.table.servers import Guest, Live, Server
from tests.table.test_replays import wired
from yakata.kernel import SPECTATOR, Ask, Entry, Play, Remembered
from yakata.table.play.hidden_steps import Hush
from yakata.table.play.live_table import LiveTable
from yakata.table.play.seats import SeatTaken
from yakata.table.play.settings import Settings
from yakata.table.sight.seat_state import changed, state_of
from yakata.table.sight.shown import StateShown
from yakata.table.sight.words import happened, names_in, words_of

Guests = Callable[..., list[Guest]]
LONGEST = 500
"""Moves of a night in which hardly anything happens that has not happened before."""


def answers(name: str) -> list[str]:
    """What was answered in a recorded game, by people and by chance."""
    story = (FOLDER / f"{name}.playthrough.txt").read_text(encoding="utf-8")
    return [line.strip().removeprefix("> ") for line in story.splitlines() if line.strip().startswith("> ")]


def recorded(name: str) -> tuple[LiveTable, Iterator[int]]:
    """A table at the beginning of a recorded game, nobody at the same device; and the game, told by the version before
    each move."""
    game, options, _, *more = STORIES[name]
    rules = yakata.load(game)
    chosen, seats = rules.choose_options(options), more[0] if more else rules.seats.start
    state, said = rules.start(chosen, seats=seats), answers(name)
    events = list(state.told)
    while not isinstance(state.pending, Ask):
        events += state.apply(said.pop(0))
    table = LiveTable("golden", rules, chosen, Settings(), "", "", None)  # type: ignore[arg-type]  # nothing is written
    table.seats = [SeatTaken(seat=seat, kind="person", person=f"p{seat}", name=f"N{seat}") for seat in range(seats)]
    prepared = Play.prepare(rules, chosen, seats, seed=1)
    table.play = Play.restore(rules, state, prepared.header, prepared.dice, entries=(), events=events)
    table.hush = Hush(seats) if rules.hides_steps else None
    return table, _played(table, said)


def _played(table: LiveTable, said: list[str]) -> Iterator[int]:
    play = table.prepared
    while said and table.version < LONGEST and play.ask is not None:
        choice, seat, outcomes = said.pop(0), play.ask.seat, []
        trial = play.state.clone()
        trial.apply(choice, seat)
        while trial.pending is not None and not isinstance(trial.pending, Ask):
            outcomes.append(Entry(None, f"{trial.pending.key} {said[0]}"))
            trial.apply(said.pop(0))
        events = play.follow(choice, seat, outcomes)
        table.version += 1
        table.log[table.version] = events
        table.over = play.over
        table.worked_out.clear()
        if table.hush is not None:
            table.hush.step(table.version, 0.0, play.state, events)
        yield table.version - 1


@pytest.mark.parametrize("name", STORIES)
def test_what_is_told_by_changes_is_the_whole(name: str) -> None:
    """At every move of the recorded games, for every seat and whoever looks on; and it is much less."""
    table, game = recorded(name)
    eyes = [*range(len(table.seats)), SPECTATOR]
    told: dict[int, StateShown] = {seat: state_of(table, seat, "en") for seat in eyes}
    seen: dict[int, Any] = {seat: wired(told[seat]) for seat in eyes}
    whole = changes = 0
    for since in game:
        for seat in eyes:
            if table.hush is not None and not table.hush.noticed(seat, table.version):
                continue
            state = state_of(table, seat, "en", since)
            message, all_of_it = msgspec.json.encode(changed(told[seat], state)), msgspec.json.encode(state)
            seen[seat], told[seat] = put_together(seen[seat], msgspec.json.decode(message)), state
            assert seen[seat] == msgspec.json.decode(all_of_it), (table.version, seat)
            whole, changes = whole + len(all_of_it), changes + len(message)
    assert changes < whole / 2


@pytest.mark.parametrize("name", STORIES)
def test_what_seats_share_is_what_each_would_see_alone(name: str) -> None:
    """Views that are worked out together, and sentences that are made once for several readers."""
    table, game = recorded(name)
    play, players = table.prepared, tuple(taken.name for taken in table.seats)
    for since in game:
        for seat in (*range(len(players)), SPECTATOR):
            view = table.view(seat)
            assert view == play.view(seat), (table.version, seat)
            if since % 5:
                continue
            told = [event for event in play.events[-30:] if event.seen_by(seat)]
            for lang in ("en", "ja"):
                names = names_in(table.game, lang, view, players).read_by(seat)
                for at, event in enumerate(told[-3:], len(told[:-3])):
                    said = words_of(table.game, lang).event(event, names, told[:at])
                    assert happened(table.game, lang, event, names, told[:at]).say == said


LIKE_NEW = {
    "impostor": ("betrayal", {"haunt": "impostor", "families": "deal"}, 5),
    "hide-and-seek": ("betrayal", {"haunt": "hide-and-seek", "families": "deal"}, 4),
    "her-night": ("hako-onna", {"house": "balanced"}, 5),
    "alone": ("hidden-rooms", {"stage": 1}, 1),
}
"""Games, their options and seats: roles and places that not all know, hidden steps, nobody else."""


@pytest.mark.parametrize("name", LIKE_NEW)
def test_what_is_kept_of_moves_before_is_what_would_be_worked_out_now(name: str) -> None:
    """To the byte, for every seat and whoever looks on, though choices are taken back and some hear of few moves."""
    game, options, seats = LIKE_NEW[name]
    rules, random = yakata.load(game), Random(name)
    table = LiveTable("kept", rules, rules.choose_options(options), Settings(), "", "", None)  # type: ignore[arg-type]  # nothing is written
    table.seats = [SeatTaken(seat=seat, kind="person", person=f"p{seat}", name=f"N{seat}") for seat in range(seats)]
    play = table.play = Play.prepare(rules, table.options, seats, seed=name).deal()
    compared = 0
    while play.ask is not None and table.version < 250:
        seat = play.ask.seat
        if random.random() < 0.2 and play.why_no_undo(seat) is None:
            play.undo(seat)
        else:
            play.apply(random.choice(play.ask.choices), seat)
        table.version += 1
        table.worked_out.clear()
        if table.version % 50 < 30:
            continue
        eyes = [eye for eye in (*range(seats), SPECTATOR) if random.random() < 0.7]
        lang = random.choice(("en", "ja"))
        seen = [msgspec.json.encode(state_of(table, eye, lang)) for eye in eyes]
        kept, table.remembered = table.remembered, Remembered()
        table.worked_out.clear()
        assert [msgspec.json.encode(state_of(table, eye, lang)) for eye in eyes] == seen, table.version
        table.remembered = kept
        compared += 1
    assert compared


def told_by_changes(live: Live, state: Any) -> Any:
    """The next state of a socket that is told changes."""
    while True:
        message = live.next()
        if message["type"] == "changes":
            return {"type": "state"} | put_together(state, message)
        if message["type"] == "state":
            return message


def test_a_socket_is_told_all_and_then_what_changes(house: Server, guests: Guests) -> None:
    """Who asks for changes sees what who does not is told, and the same as over HTTP."""
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    whole, parts = aki.live(table), aki.live(table, changes=1)
    watching = ben.live(table, changes=1)
    state, seen = parts.wait("state"), watching.wait("state")
    whole.wait("state")
    for _ in range(6):
        version = whole.move(whole.state["choices"][0]["text"])["version"]
        state, seen = told_by_changes(parts, state), told_by_changes(watching, seen)
        assert state == whole.until(version)
        assert [event["key"] for event in seen["events"]] == [event["key"] for event in state["events"]]
    known = aki.get(f"/tables/{table}")["state"]
    assert state | {"events": [], "fresh": True} == known | {"type": "state", "events": [], "fresh": True}
    assert [message["type"] for message in parts.heard if "version" in message] == ["state", *["changes"] * 6]
    assert {message["type"] for message in whole.heard if "events" in message} == {"state"}


def test_who_comes_back_is_told_all_of_it(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    live = aki.live(table, changes=1)
    before = live.wait("state")
    live.move(before["choices"][0]["text"])
    back = aki.live(table, changes=1, since=before["version"]).wait("state")
    assert (back["version"], back["fresh"]) == (before["version"] + 1, False)
    assert aki.live(table, changes=1, lang="ja").wait("state")["prompt"] != back["prompt"]


def test_who_has_lost_the_seat_is_told_no_change_of_what_it_held(house: Server, guests: Guests) -> None:
    """Between what two different eyes see there is no difference that anybody may know: the spectator sees all anew."""
    aki, ben, eve = guests(house.url, "Aki", "Ben", "Eve")
    table = aki.open("seance", "me", "open", "bot:random", "bot:random")
    ben.post(f"/tables/{table}/sit", {"seat": 1})
    live = ben.live(table, changes=1)
    held = live.wait("state")
    assert held["view"]["hand"]
    playing = aki.live(table)
    playing.wait("state")
    ben.ask("DELETE", "/me")
    looking_on = eve.live(table)
    looking_on.wait("state")
    while not playing.state["choices"]:
        playing.next()
    playing.move(playing.state["choices"][0]["text"])
    told = live.next()
    while told["type"] not in ("state", "changes"):
        told = live.next()
    assert (told["type"], told["seat"], told["view"]["hand"]) == ("state", SPECTATOR, [])
