"""Live play: sockets, refusals, undo, coming back by version, bots."""

from collections.abc import Callable
from pathlib import Path

import pytest

import yakata
from tests.table.servers import Guest, Json, Live, Server, play_on, serving_inside
from tests.table.test_tables import four_friends
from yakata.table.door.app import create
from yakata.table.door.limits import Limits
from yakata.table.lobby import presence
from yakata.table.play.live_table import KEPT
from yakata.table.store import default_url

Guests = Callable[..., list[Guest]]


def at_table(friends: list[Guest], table: str) -> list[Live]:
    lives = [friend.live(table) for friend in friends]
    for live in lives:
        live.wait("state")
    return lives


def to_an_undo(live: Live) -> Json:
    """Play until a choice can be taken back."""
    while live.state["undo"]:
        live.until(live.move(live.state["choices"][-1]["text"])["version"])
    return live.state


def test_a_stage_of_hidden_rooms_over_the_socket(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    (live,) = at_table([aki], table)
    over = play_on([live])
    record = aki.ask("GET", f"/tables/{table}/record").text
    yakata.verify(yakata.load("hidden-rooms"), record)
    assert over["version"] == aki.get(f"/tables/{table}")["table"]["version"]


def test_a_seance_by_four_cookies_and_each_sees_their_own_hand(house: Server, guests: Guests) -> None:
    table, friends = four_friends(house.url, guests)
    lives = at_table(friends, table)
    (eve,) = guests(house.url, "Eve")
    watching = eve.live(table)
    watching.wait("state")
    truth: list[list[int]] = []
    for seat, live in enumerate(lives):
        assert live.state["seat"] == seat
        dealt = [event["slots"] for event in live.state["events"] if event["key"] == "dealt"]
        assert [slots["seat"] for slots in dealt] == [seat] * 3
        assert sorted(slots["card"] for slots in dealt) == live.state["view"]["hand"]
        truth.append(live.state["view"]["hand"])
    assert watching.state["view"]["hand"] == []
    assert watching.state["events"] == []
    play_on(lives)
    watching.until(12)
    assert [sorted(cards) for cards in zip(*watching.state["view"]["shown"], strict=True)] == truth
    yakata.verify(yakata.load("seance"), eve.ask("GET", f"/tables/{table}/record").text)


def test_everybody_sees_every_version_in_order(house: Server, guests: Guests) -> None:
    table, friends = four_friends(house.url, guests)
    lives = at_table(friends, table)
    play_on(lives)
    for live in lives:
        versions = [message["version"] for message in live.heard if message["type"] == "state"]
        assert versions == list(range(13))


def test_refused_moves_have_a_reason_and_change_nothing(house: Server, guests: Guests) -> None:
    table, friends = four_friends(house.url, guests)
    aki, ben, *_ = lives = at_table(friends, table)
    (eve,) = guests(house.url, "Eve")
    watching = eve.live(table)
    watching.wait("state")
    before = [friend.get(f"/tables/{table}") for friend in friends]
    choice = aki.state["choices"][0]["text"]
    other = next(f"lay {card}" for card in range(1, 9) if card not in aki.state["view"]["hand"])
    refusals = [
        aki.move(choice, version=-1),
        aki.move(choice, version=1),
        aki.move(other),
        aki.move("lay 99"),
        aki.move("dance"),
        aki.move(choice, seat=1),
        ben.move(choice),
        ben.move(choice, seat=0),
        ben.undo(),
        aki.undo(),
        watching.move(choice),
        watching.move(choice, seat=0),
        watching.undo(),
    ]
    assert [answer["type"] for answer in refusals] == ["refused"] * len(refusals)
    assert all(answer["reason"]["say"] for answer in refusals)
    assert [answer["reason"]["key"] for answer in refusals] == [
        "stale",
        "stale",
        "not-in-hand",
        "not-in-hand",
        "unknown-verb",
        "not-your-seat",
        "not-your-decision",
        "not-your-seat",
        "nothing-to-undo",
        "nothing-to-undo",
        "players-only",
        "not-your-seat",
        "players-only",
    ]
    assert [friend.get(f"/tables/{table}") for friend in friends] == before
    play_on(lives)


def test_a_refusal_tells_nothing_of_anothers_hand(house: Server, guests: Guests) -> None:
    table, friends = four_friends(house.url, guests)
    _, ben, *_ = at_table(friends, table)
    answers = [ben.move(f"lay {card}", version=0)["reason"] for card in range(1, 9)]
    whys = [friends[1].get(f"/tables/{table}/why", choice=f"lay {card}") for card in range(1, 9)]
    assert answers == [answers[0]] * 8
    assert whys == [whys[0]] * 8


def test_the_same_key_again_is_accepted_once(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    (live,) = at_table([aki], table)
    choice = live.state["choices"][0]["text"]
    answers = [live.move(choice, version=0, resend="once") for _ in range(3)]
    assert answers == [{"type": "accepted", "key": "once", "version": 1}] * 3
    assert aki.get(f"/tables/{table}")["table"]["version"] == 1
    assert aki.post(f"/tables/{table}/moves", {"version": 0, "key": "once", "choice": choice}) == {"version": 1}


def test_undo_until_something_was_seen(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    (live,) = at_table([aki], table)
    assert live.undo()["reason"]["key"] == "nothing-to-undo"
    live.until(live.move(live.state["choices"][0]["text"])["version"])
    assert live.undo()["reason"] == live.state["undo"]
    to_an_undo(live)
    version = live.state["version"]
    answer = live.undo(resend="back")
    assert answer == {"type": "accepted", "key": "back", "version": version + 1}
    live.until(version + 1)
    assert [event["key"] for event in live.state["events"]] == ["taken-back"]
    assert live.undo(version=version, resend="back") == answer
    play_on([live])
    yakata.verify(yakata.load("hidden-rooms"), aki.ask("GET", f"/tables/{table}/record").text)


def test_coming_back_by_version_gives_exactly_what_was_missed(house: Server, guests: Guests) -> None:
    table, friends = four_friends(house.url, guests)
    aki, ben, chi, dai = lives = at_table(friends, table)
    for live in (aki, ben, chi, dai, aki):
        answer = live.move(live.state["choices"][0]["text"])
        for other in lives:
            other.until(answer["version"])
    told = [event for message in ben.heard if message["type"] == "state" for event in message["events"]]
    for since in range(6):
        back = friends[1].live(table, since=since)
        missed = back.wait("state")
        upto = [m["events"] for m in ben.heard if m["type"] == "state" and m["version"] > since]
        assert missed["events"] == [event for events in upto for event in events]
        assert not missed["fresh"]
    for odd in ("-1", "-7", "99", "9" * 30, "x"):
        fresh = friends[1].live(table, since=odd).wait("state")
        assert fresh["fresh"]
        assert fresh["events"] == told


def test_too_long_ago_begins_anew(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    (live,) = at_table([aki], table)
    state = to_an_undo(live)
    start = state["version"]
    live.until(live.undo()["version"])
    choice = live.state["choices"][-1]["text"]
    for _ in range(KEPT // 2 + 1):
        live.until(live.move(choice)["version"])
        live.until(live.undo()["version"])
    assert live.state["version"] > start + KEPT
    assert aki.live(table, since=start).wait("state")["fresh"]
    assert not aki.live(table, since=live.state["version"] - KEPT + 1).wait("state")["fresh"]


def test_bots_fill_the_seats_and_play(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("seance", "bot:random", "me", "bot:random", "bot:random")
    live = aki.live(table)
    live.wait("state")
    while not live.state["result"]:
        if live.state["choices"]:
            live.move(live.state["choices"][0]["text"], resend=f"bot-2-{live.state['version'] + 1}")
        live.next()
    assert len(live.state["view"]["shown"]) == 3


def test_bots_alone_play_to_the_end_while_one_watches(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("seance", *["bot:random"] * 4)
    live = aki.live(table)
    while not live.state.get("result"):
        live.next()
    assert live.state["seat"] == -1


def test_one_socket_for_each_seat_of_one_person(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("seance", "me", "me", "me", "me")
    lives = [aki.live(table, seat=seat) for seat in range(4)]
    for seat, live in enumerate(lives):
        live.wait("state")
        assert live.state["seat"] == seat
    play_on(lives)


def test_chat_is_heard_by_all_and_kept(house: Server, guests: Guests) -> None:
    table, friends = four_friends(house.url, guests)
    aki, ben, *_ = at_table(friends, table)
    aki.send(type="chat", text="  who \n is there  ")
    said = {"type": "chat", "number": 1, "seat": 0, "name": "Aki", "text": "who is there", "to": None, "again": False}
    assert ben.wait("chat") == said
    friends[1].post(f"/tables/{table}/chat", {"text": "me"})
    assert aki.wait("chat", number=2)["text"] == "me"
    late = friends[2].live(table)
    assert late.wait("chat") == said | {"again": True}
    (eve,) = guests(house.url, "Eve")
    watching = eve.live(table)
    watching.wait("state")
    watching.send(type="chat", text="boo")
    assert watching.wait("refused")["reason"]["key"] == "players-only"


def test_everybody_hears_who_comes_and_goes(house: Server, guests: Guests) -> None:
    table, friends = four_friends(house.url, guests)
    aki = friends[0].live(table)
    ben = friends[1].live(table)
    while not aki.wait("table")["table"]["seats"][1]["here"]:
        pass
    ben.close()
    while aki.wait("table")["table"]["seats"][1]["here"]:
        pass


def test_those_who_wait_at_the_table_see_it_begin(house: Server, guests: Guests) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("seance", "me", "open", "bot:random", "bot:random")
    live = aki.live(table)
    ben.post(f"/tables/{table}/sit", {"seat": 1})
    begun = live.wait("state")
    assert (begun["version"], begun["fresh"]) == (0, True)


def test_whoever_lost_the_seat_sees_no_hand(house: Server, guests: Guests) -> None:
    """The owner gives the seat to a bot while its guest is connected."""
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("seance", "me", "open", "open", "bot:random")
    ben.post(f"/tables/{table}/sit", {"seat": 1})
    live = ben.live(table)
    live.settle()
    aki.post(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
    aki.post(f"/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
    state = live.wait("state")
    assert (state["seat"], state["view"]["hand"]) == (-1, [])


def test_sentences_in_the_wanted_language_or_none(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    says = {lang: aki.live(table, lang=lang).wait("state")["events"][0]["say"] for lang in ("en", "ja", "none")}
    assert says["en"].isascii()
    assert not says["ja"].isascii()
    assert says["none"] == ""


def test_spectators_of_a_closed_table_are_told_so(house: Server, guests: Guests) -> None:
    aki, eve = guests(house.url, "Aki", "Eve")
    for spectators in ("none", "after"):
        table = aki.open("hidden-rooms", "me", options={"stage": 1}, spectators=spectators)
        assert eve.live(table).next()["reason"]["key"] == "not-watching"
    play_on(at_table([aki], table))
    assert eve.live(table).wait("state")["result"]


def test_who_has_come_is_told_before_the_game_begins(house: Server, guests: Guests) -> None:
    """What is gathered of those who come does not wait longer than the beginning does."""
    aki, *friends = guests(house.url, "Aki", "Ben", "Chi")
    table = aki.open("seance", "me", "open", "open", "bot:random")
    live = aki.live(table)
    for seat, friend in enumerate(friends, 1):
        friend.post(f"/tables/{table}/sit", {"seat": seat, "name": friend.name})
    live.wait("state")
    told = [message["table"]["seats"] for message in live.heard if message["type"] == "table"]
    assert [seat["kind"] for seat in told[-1]] == ["person"] * 3 + ["bot"]


def test_whoever_is_away_is_played_for_until_back(
    tmp_path: Path, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    with serving_inside(create(default_url(tmp_path), limits=Limits((0, 0), (0, 0)), pause=0.0)) as server:
        table, friends = four_friends(server.url, guests, absent="bot")
        aki, ben, *others = at_table(friends, table)
        ben.close()
        while not aki.wait("table")["table"]["seats"][1]["bot"]:
            pass
        aki.move(aki.state["choices"][0]["text"])
        aki.until(2)  # the bot has laid for Ben
        back = friends[1].live(table)
        back.wait("state")
        assert back.state["version"] == 2
        assert not back.heard[0]["table"]["seats"][1]["bot"]
        lives = [aki, back, *others]
        for live in lives:
            live.until(2)
        play_on(lives)
