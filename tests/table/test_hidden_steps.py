"""Hidden steps at the table: no number grows, no message comes, and no moment tells how long she thought."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.servers import Guest, Json, Live, Server, serving, serving_inside
from yakata.kernel import SPECTATOR
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.play import hidden_steps as hush
from yakata.table.play.seats import SeatTaken
from yakata.table.store import default_url

Guests = Callable[..., list[Guest]]
FREE = Limits((0, 0), (0, 0))
FIRST = {
    "lock": "lock 1 2 3",
    "fear": "fear chain",
    "bury": "bury kitchen.sink",
    "haunt": "go kids-room",
    "noise": "pass",
    "after": "end",
    "scream": "silence",
    "set": "neither",
}
"""What is answered to each question; else the first choice."""


def three_friends(url: str, guests: Guests, **more: str) -> tuple[str, list[Guest]]:
    """She is Aki; Ben and Cho are the Visitors."""
    aki, ben, cho = friends = guests(url, "Aki", "Ben", "Cho")
    table = aki.open("hako-onna", "me", "open", "open", options={"house": "balanced"}, **more)
    for seat, guest in ((1, ben), (2, cho)):
        guest.post(f"/tables/{table}/sit", {"seat": seat, "name": guest.name})
    return table, friends


def state(guest: Guest, table: str) -> Json:
    found: Json = guest.get(f"/tables/{table}")["state"]
    return found


def answer(guest: Guest, table: str, choice: str | None = None) -> None:
    seen = state(guest, table)
    texts = [offered["text"] for offered in seen["choices"]]
    wanted = choice or FIRST.get(seen["view"]["prompt"], "")
    guest.move(table, wanted if wanted in texts else texts[0])


def play_until(friends: list[Guest], table: str, *prompts: str, dark: bool = False) -> Guest:
    """Play until somebody is asked one of these questions; returns who."""
    for _ in range(400):
        asked = next(guest for guest in friends if state(guest, table)["choices"])
        seen = state(asked, table)["view"]
        if seen["prompt"] in prompts and (not dark or (seen["phase"] == "dark" and seen["hour"])):
            return asked
        answer(asked, table)
    raise AssertionError(f"nobody was asked {prompts}")


def states(live: Live) -> list[Json]:
    return [message for message in live.heard if message["type"] == "state"]


@pytest.mark.parametrize("steps", [("stay",), ("go kids-room", ""), ("go hall-2f", "")])
def test_the_dark_is_one_step_whatever_she_does(house: Server, guests: Guests, steps: tuple[str, ...]) -> None:
    table, friends = three_friends(house.url, guests, mask="off")
    aki, ben, cho = friends
    assert play_until(friends, table, "go", dark=True) is aki
    watching = [ben.live(table), cho.live(table)]
    for live in watching:
        live.wait("state")
    before = [state(guest, table) for guest in (ben, cho)]
    for number, step in enumerate(steps, 1):
        answer(aki, table, step or None)
        if number < len(steps):
            assert [state(guest, table) for guest in (ben, cho)] == before
            assert ben.get(f"/tables/{table}")["table"]["version"] == before[0]["version"]
    for live, seen in zip(watching, before, strict=True):
        live.until(seen["version"] + 1)
        told = states(live)
        assert [message["version"] for message in told] == [seen["version"], seen["version"] + 1]
        assert told[-1]["view"]["phase"] != "dark"
        assert "light" in [event["key"] for event in told[-1]["events"]]


def test_a_visitor_can_move_after_steps_it_has_not_counted(house: Server, guests: Guests) -> None:
    table, friends = three_friends(house.url, guests, mask="off")
    play_until(friends, table, "go", dark=True)
    answer(friends[0], table, "go kids-room")
    visitor = play_until(friends, table, "noise")
    seen = state(visitor, table)
    assert seen["version"] < state(friends[0], table)["version"]
    answer(visitor, table)
    assert state(visitor, table)["version"] == seen["version"] + 1
    stale = {"version": seen["version"], "key": "late", "choice": "pass"}
    assert visitor.refused(f"/tables/{table}/moves", stale) == "stale"


def test_of_a_wink_only_the_two_know(house: Server, guests: Guests) -> None:  # HR43
    """Neither a number nor a message tells the others that somebody has winked, and it is not taken back aloud."""
    table, (aki, ben, cho) = three_friends(house.url, guests, mask="off")
    assert play_until([aki, ben, cho], table, "noise") is ben
    answer(ben, table, "flip")
    (dan,) = guests(house.url, "Dan")
    others = [aki.live(table), dan.live(table, seat=SPECTATOR)]
    winked_at = cho.live(table)
    for live in (*others, winked_at):
        live.wait("state")
    before = [state(guest, table) for guest in (aki, dan)]
    answer(ben, table, "wink 2")
    assert [event["key"] for event in winked_at.wait("state")["events"]] == ["winked"]
    assert [state(guest, table) for guest in (aki, dan)] == before
    assert ben.refused(f"/tables/{table}/undo", {"version": state(ben, table)["version"], "key": "back"})
    answer(ben, table, "end")
    for live in others:
        live.settle()
        assert [message["view"]["asked"] for message in states(live)] == [1, 2]


def test_coming_back_in_the_dark_tells_nothing_new(house: Server, guests: Guests) -> None:
    table, friends = three_friends(house.url, guests, mask="off")
    play_until(friends, table, "go", dark=True)
    ben = friends[1]
    seen = state(ben, table)
    answer(friends[0], table, "go hall-2f")
    back = ben.live(table, since=seen["version"])
    back.wait("state")
    assert back.state == {"type": "state"} | seen | {"events": [], "fresh": False}
    live = ben.live(table, since=seen["version"] - 1)
    live.wait("state")
    assert "dark" in [event["key"] for event in live.state["events"]]


def in_order(shown: Any) -> Any:
    """The same, with the slots of told events by name: JSON does not keep who stands before whom."""
    if isinstance(shown, dict):
        return {name: in_order(part) for name, part in shown.items()}
    if isinstance(shown, list):
        return [in_order(part) for part in shown]
    if isinstance(shown, str) and shown.endswith("}"):
        key, _, slots = shown.partition(" ")
        return key, json.loads(slots)
    return shown


def test_numbers_are_the_same_after_a_restart(tmp_path: Path, guests: Guests) -> None:
    with serving(tmp_path) as server:
        table, friends = three_friends(server.url, guests, mask="off")
        play_until(friends, table, "go", dark=True)
        answer(friends[0], table, "go hall-2f")
        before = [state(guest, table) for guest in friends]
        port = server.port
    with serving(tmp_path, port=port):
        after = [state(guest, table) for guest in friends]
    assert [seen["version"] for seen in after] == [seen["version"] for seen in before]
    assert [in_order(seen["view"]) for seen in after] == [in_order(seen["view"]) for seen in before]


@pytest.fixture
def short_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(hush.LENGTHS, "calm", (0.7, 1.1))


@pytest.fixture
def house_inside(tmp_path: Path, short_beats: None) -> Iterator[Server]:
    with serving_inside(create(default_url(tmp_path), limits=FREE)) as server:
        yield server


def announced(friends: list[Guest], table: str) -> Guest:
    """A Visitor has said where to go; returns who."""
    visitor = play_until(friends, table, "noise")
    answer(visitor, table, "flip")  # one card alone makes no noise
    said = next(one["text"] for one in state(visitor, table)["choices"] if one["text"].startswith("move"))
    answer(visitor, table, said)
    return visitor


def test_between_people_a_window_lasts_a_beat(house_inside: Server, guests: Guests) -> None:
    table, friends = three_friends(house_inside.url, guests)
    set_a_card(friends, table)
    announced(friends, table)
    assert state(friends[0], table)["view"]["prompt"] == "react"
    began = state(friends[0], table)["beat_since"]
    assert _until_shown(friends, table, 0.7) - began >= 0.65  # though she answered at once


def test_between_people_the_dark_lasts_a_beat(house_inside: Server, guests: Guests) -> None:
    table, friends = three_friends(house_inside.url, guests)
    play_until(friends, table, "go", dark=True)
    began = state(friends[0], table)["beat_since"]
    beats = (_until_shown(friends, table, 1.1) - began) / 1.1
    assert beats >= 0.95
    assert abs(beats - round(beats)) < 0.4  # at the end of one


def set_a_card(friends: list[Guest], table: str) -> None:
    """Up to her first turn, in which she lays one of her cards face down."""
    ghost = play_until(friends, table, "set")
    chosen = next(one["text"] for one in state(ghost, table)["choices"] if one["text"].startswith("set"))
    answer(ghost, table, chosen)


def test_with_nothing_set_she_is_not_asked_and_nobody_waits(  # H104 HR7
    house_inside: Server, guests: Guests
) -> None:
    table, friends = three_friends(house_inside.url, guests)
    visitor = play_until(friends, table, "noise")
    seen = state(visitor, table)
    assert seen["view"]["set_cards"] == [False, False]
    rooms = [player["room"] for player in seen["view"]["players"]]
    announced(friends, table)
    after = state(visitor, table)
    assert after["view"]["asked"] != 0
    assert after["beat"] == 0.0
    assert [player["room"] for player in after["view"]["players"]] != rooms  # what was announced has happened
    assert not state(friends[0], table)["choices"]


def _until_shown(friends: list[Guest], table: str, beat: float) -> float:
    """When the others see that she has answered."""
    seen = state(friends[0], table)
    assert seen["beat"] == beat
    answer(friends[0], table, "stay" if seen["view"]["prompt"] == "go" else "let")
    shown: float = state(friends[1], table)["since"]
    return shown


GHOST, LIVING = frozenset((SPECTATOR, 1, 2)), frozenset((SPECTATOR, 2))
"""Who has their eyes closed: while two live, and when one of them has joined her."""


def sitting(*persons: str) -> list[SeatTaken]:
    """Small letters are people; ``-`` is a bot."""
    return [
        SeatTaken(seat, "bot", bot="keen") if name == "-" else SeatTaken(seat, "person", name)
        for seat, name in enumerate(persons)
    ]


@pytest.mark.parametrize(
    ("seats", "quiet", "expected"),
    [
        ("aki - -", GHOST, (0.0, 0.0)),  # nobody could time her
        ("aki aki aki", GHOST, (0.0, 0.0)),  # round one screen
        ("aki ben -", GHOST, hush.LENGTHS["calm"]),
        ("- ben cho", GHOST, hush.BOTS),  # a bot has nothing to hide behind a pause
        ("- ben -", GHOST, hush.BOTS),
        ("- ben cho", LIVING, hush.LENGTHS["calm"]),  # one of the dead is a person, and moves in the dark
        ("- - cho", LIVING, hush.BOTS),
        ("- ben -", LIVING, (0.0, 0.0)),
    ],
)
def test_a_dark_is_long_where_a_person_has_a_secret_choice(
    seats: str, quiet: frozenset[int], expected: tuple[float, float]
) -> None:
    taken = sitting(*seats.split())
    moving = [seat for seat in range(3) if seat not in quiet]
    assert {hush.beats("calm", taken, asked, quiet) for asked in moving} == {expected}  # whoever of them is asked


def test_a_window_is_as_long_as_the_table_was_made_with() -> None:
    people, bot = sitting("aki", "ben", "cho"), sitting("-", "ben", "cho")
    window = [hush.beats(mask, people, 0, frozenset())[0] for mask in ("off", "quick", "calm", "long")]
    assert window[0] == 0
    assert window == sorted(set(window))
    assert {hush.beats(mask, bot, 0, frozenset()) for mask in ("quick", "calm", "long")} == {hush.BOTS}
    assert hush.beats("off", bot, 0, frozenset()) == (0.0, 0.0)


def test_who_is_stood_in_for_counts_as_a_bot() -> None:
    taken = sitting("aki", "ben", "cho")
    taken[0].stand_in = True
    assert hush.beats("calm", taken, 0, GHOST) == hush.BOTS


def test_a_bots_dark_lasts_the_same_however_many_steps_it_has(  # H93
    tmp_path: Path, guests: Guests
) -> None:
    """No dark of a bot ghost is over before its beat, be it one step or seven."""
    with serving_inside(create(default_url(tmp_path), limits=FREE, pause=0)) as server:
        ben, cho = friends = guests(server.url, "Ben", "Cho")
        table = ben.open("hako-onna", "bot", "me", "open", options={"house": "balanced"})
        cho.post(f"/tables/{table}/sit", {"seat": 2, "name": "Cho"})
        darks: list[float] = []
        for _ in range(600):
            seen = state(ben, table)
            if seen["result"] or len(darks) == 3:
                break
            if seen["view"]["phase"] == "dark":
                assert seen["beat"] == hush.BOTS[1]
                began = seen["since"]
                while state(ben, table)["view"]["phase"] == "dark":
                    pass
                darks.append(state(ben, table)["since"] - began)
            asked = next((guest for guest in friends if state(guest, table)["choices"]), None)
            if asked is not None:
                answer(asked, table)
        assert darks
        assert min(darks) >= 0.95 * hush.BOTS[1]
