"""Tables over HTTP: opening, sitting down, playing, coming back, leaving."""

import json
from collections.abc import Callable
from pathlib import Path
from time import sleep

import yakata
from tests.table.servers import Guest, Server, key, serving
from yakata.kernel.dice import house_nonce
from yakata.kernel.record import parse

Guests = Callable[..., list[Guest]]


def play_by_http(table: str, *guests: Guest) -> dict:  # type: ignore[type-arg]
    """Everybody takes the last choice when asked, until the game is over."""
    while True:
        for guest in guests:
            both = guest.get(f"/tables/{table}")
            if both["table"]["status"] == "over":
                return dict(both)
            if both["state"]["choices"]:
                guest.move(table, both["state"]["choices"][-1]["text"])


def four_friends(url: str, guests: Guests, game: str = "seance", **more: object) -> tuple[str, list[Guest]]:
    """A séance: one lays the table, three come by seat links."""
    aki, *friends = guests(url, "Aki", "Ben", "Chi", "Dai")
    table = aki.open(game, "me", "friend", "friend", "friend", **more)
    for seat, friend in enumerate(friends, 1):
        path = aki.post(f"/tables/{table}/seats/{seat}/link")["path"]
        token = path.removeprefix("/join/")
        assert friend.post("/join", {"token": token, "name": friend.name}) == {"table": table, "seat": seat}
    return table, [aki, *friends]


def test_a_stage_of_hidden_rooms_to_its_end_and_a_record_that_proves_itself(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("hidden-rooms", "me", options={"stage": 1}, nonce="8f1c")
    assert aki.refused(f"/tables/{table}/record", method="GET") == "record-hidden"
    assert aki.refused(f"/tables/{table}/replay", method="GET") == "record-hidden"
    before = aki.get(f"/tables/{table}")["table"]
    over = play_by_http(table, aki)
    record = aki.ask("GET", f"/tables/{table}/record").text
    yakata.verify(yakata.load("hidden-rooms"), record)
    assert f"commitment: {before['commitment']}" in record
    assert "8f1c" in record
    assert over["state"]["result"] == over["table"]["result"]["say"]
    replay = aki.get(f"/tables/{table}/replay")
    assert len(replay["lines"]) >= over["table"]["version"]
    assert aki.post("/replay", {"record": record})["lines"] == replay["lines"]


def test_the_game_begins_when_the_last_friend_has_come(house: Server, guests: Guests) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("seance", "me", "friend", "bot:random", "bot:random")
    assert aki.get(f"/tables/{table}")["table"]["status"] == "waiting"
    assert aki.refused(f"/tables/{table}/moves", {"version": 0, "key": key(), "choice": "lay 1"}) == "not-begun"
    token = aki.post(f"/tables/{table}/seats/1/link")["path"].removeprefix("/join/")
    ben.post("/join", {"token": token, "name": "Ben"})
    assert aki.get(f"/tables/{table}")["table"]["status"] == "playing"
    assert [seat["name"] for seat in ben.get(f"/tables/{table}")["table"]["seats"]][:2] == ["Aki", "Ben"]


def test_a_seance_of_four_over_http(house: Server, guests: Guests) -> None:
    table, friends = four_friends(house.url, guests)
    over = play_by_http(table, *friends)
    assert len(over["state"]["view"]["shown"]) == 3
    yakata.verify(yakata.load("seance"), friends[2].ask("GET", f"/tables/{table}/record").text)


def test_a_seat_link_is_used_once_and_a_new_one_ends_the_old(house: Server, guests: Guests) -> None:
    aki, ben, chi = guests(house.url, "Aki", "Ben", "Chi")
    table = aki.open("seance", "me", "friend", "friend", "open")
    first, second = (aki.post(f"/tables/{table}/seats/1/link")["path"].removeprefix("/join/") for _ in range(2))
    assert ben.refused("/join", {"token": first}) == "link-gone"
    ben.post("/join", {"token": second})
    assert chi.refused("/join", {"token": second}) == "link-gone"
    assert aki.refused(f"/tables/{table}/seats/1/link") == "seat-not-for-friends"
    assert ben.refused(f"/tables/{table}/seats/2/link") == "owner-only"


def test_open_seats_are_for_whoever_comes_first(house: Server, guests: Guests) -> None:
    aki, ben, chi = guests(house.url, "Aki", "Ben", "Chi")
    table = aki.open("seance", "me", "open", "bot:random", "bot:random")
    assert ben.refused(f"/tables/{table}/sit", {"seat": 2}) == "seat-not-open"
    assert ben.refused(f"/tables/{table}/sit", {"seat": 9}) == "no-seat"
    assert ben.post(f"/tables/{table}/sit", {"seat": 1, "name": "Ben"})["table"]["you"] == 1
    assert chi.refused(f"/tables/{table}/sit", {"seat": 1}) == "already-begun"


def test_a_guest_takes_another_chair(house: Server, guests: Guests) -> None:
    aki, ben, chi = guests(house.url, "Aki", "Ben", "Chi")
    table = aki.open("hako-onna", "open", "me", "open", "open")
    ben.post(f"/tables/{table}/sit", {"seat": 2, "name": "Ben"})
    moved = ben.post(f"/tables/{table}/sit", {"seat": 0, "name": "Ben", "instead": True})["table"]
    assert (moved["you"], moved["yours"]) == (0, [0])
    assert [(seat["kind"], seat["name"]) for seat in moved["seats"]] == [
        ("person", "Ben"), ("person", "Aki"), ("open", ""), ("open", ""),
    ]  # fmt: skip
    chi.post(f"/tables/{table}/sit", {"seat": 2, "name": "Chi"})
    assert ben.refused(f"/tables/{table}/sit", {"seat": 2, "instead": True}) == "seat-not-open"
    assert ben.post(f"/tables/{table}/sit", {"seat": 3, "name": "Ben"})["table"]["yours"] == [0, 3]


def test_choices_call_people_as_everybody_does(house: Server, guests: Guests) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("hako-onna", "bot:random", "me", "open", options={"house": "balanced"})
    ben.post(f"/tables/{table}/sit", {"seat": 2, "name": "Ben"})
    for _ in range(2_000):
        sleep(0.01)  # she may be thinking in the dark
        for guest, other in ((aki, "Ben"), (ben, "Aki")):
            choices = guest.get(f"/tables/{table}")["state"]["choices"]
            said = [one["say"] for one in choices if one["text"].split()[0] in ("wink", "give", "show")]
            if said:
                assert all(other in one for one in said), said
                return
            if choices:
                quiet = [one["text"] for one in choices if one["text"] not in ("despair", "end")]
                guest.move(table, quiet[0] if quiet else "end")
    raise AssertionError("nobody is named")


def test_the_owner_changes_seats_until_the_game_begins(house: Server, guests: Guests) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("seance", "me", "open", "open", "open")
    assert ben.refused(f"/tables/{table}/seats/1", {"kind": "bot"}) == "owner-only"
    assert aki.refused(f"/tables/{table}/seats/1", {"kind": "bot", "bot": "nobody"}) == "bad-request"
    for seat in (1, 2, 3):
        aki.post(f"/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"})
    assert aki.get(f"/tables/{table}")["table"]["status"] == "playing"
    assert aki.refused(f"/tables/{table}/seats/1", {"kind": "open"}) == "already-begun"


def test_one_person_may_hold_several_seats(house: Server, guests: Guests) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("seance", "me", "me", "me", "me")
    assert aki.get(f"/tables/{table}")["table"]["yours"] == [0, 1, 2, 3]
    hands = [tuple(aki.get(f"/tables/{table}", seat=seat)["state"]["view"]["hand"]) for seat in range(4)]
    assert all(len(hand) == 3 for hand in hands)
    for seat in range(4):
        assert ben.refused(f"/tables/{table}", method="GET", seat=seat) == "not-your-seat"
    for turn in range(12):
        both = aki.get(f"/tables/{table}", seat=turn % 4)
        aki.move(table, both["state"]["choices"][0]["text"], seat=turn % 4)
    assert aki.get(f"/tables/{table}")["table"]["status"] == "over"


def test_the_same_key_is_applied_once_and_answered_alike(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("seance", "me", "me", "me", "me")
    first = aki.get(f"/tables/{table}", seat=0)["state"]
    move = {"version": 0, "key": "mine", "choice": first["choices"][0]["text"]}
    assert [aki.post(f"/tables/{table}/moves", move) for _ in range(3)] == [{"version": 1}] * 3
    assert aki.get(f"/tables/{table}")["table"]["version"] == 1


def test_the_key_of_one_seat_is_nothing_to_another(house: Server, guests: Guests) -> None:
    table, (aki, ben, *_) = four_friends(house.url, guests)
    for version, friend in enumerate((aki, ben)):
        choice = friend.get(f"/tables/{table}")["state"]["choices"][0]["text"]
        move = {"version": version, "key": "1", "choice": choice}
        assert friend.post(f"/tables/{table}/moves", move) == {"version": version + 1}


def test_my_tables_newest_first_and_whose_turn_it_is(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    assert aki.get("/me") == {"name": "", "lang": "en", "tables": []}
    stage, seance = (
        aki.open("hidden-rooms", "me", options={"stage": 2}),
        aki.open("seance", "me", "open", "open", "open"),
    )
    mine = aki.get("/me")
    assert mine["name"] == "Aki"
    assert [(one["id"], one["status"], one["your_turn"]) for one in mine["tables"]] == [
        (seance, "waiting", False),
        (stage, "playing", True),
    ]


def test_a_personal_link_brings_you_back_once(house: Server, guests: Guests) -> None:
    aki, phone, thief = guests(house.url, "Aki", "", "")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    token = aki.post("/me/link")["path"].removeprefix("/me/")
    assert phone.post("/me/claim", {"token": token})["name"] == "Aki"
    assert phone.get(f"/tables/{table}")["table"]["you"] == 0
    assert thief.refused("/me/claim", {"token": token}) == "link-gone"
    assert thief.refused("/join", {"token": token}) == "link-gone"
    assert aki.get("/me")["tables"] == []  # the old cookie has ended


def test_rematch_with_the_same_seats(house: Server, guests: Guests) -> None:
    table, friends = four_friends(house.url, guests)
    aki, ben, *_ = friends
    assert aki.refused(f"/tables/{table}/rematch") == "not-over"
    play_by_http(table, *friends)
    again = ben.post(f"/tables/{table}/rematch")["table"]
    assert [seat["name"] for seat in again["seats"]] == ["Aki", "Ben", "Chi", "Dai"]
    assert (again["status"], again["host"], [seat["nonce"] for seat in again["seats"]]) == ("waiting", "Ben", [""] * 4)
    assert aki.post(f"/tables/{table}/rematch")["table"]["id"] == again["id"]
    assert aki.get(f"/tables/{table}")["table"]["next"] == again["id"]
    assert again["commitment"] != aki.get(f"/tables/{table}")["table"]["commitment"]
    assert aki.refused(f"/tables/{again['id']}/sit", {"seat": 1, "name": "Aki"}) == "seat-not-open"
    for seat, friend in enumerate(friends):
        assert aki.get(f"/tables/{again['id']}")["table"]["status"] == "waiting"
        friend.post(f"/tables/{again['id']}/sit", {"seat": seat, "name": "", "nonce": f"{seat:04}"})
    assert [seat["name"] for seat in aki.get(f"/tables/{again['id']}")["table"]["seats"]] == [
        "Aki",
        "Ben",
        "Chi",
        "Dai",
    ]
    play_by_http(again["id"], *friends)
    record = parse(aki.ask("GET", f"/tables/{again['id']}/record").text)
    assert (record.commitment, record.nonces) == (again["commitment"], ("0000", "0001", "0002", "0003"))


def test_whoever_does_not_come_to_the_rematch_holds_up_nobody(house: Server, guests: Guests) -> None:
    table, friends = four_friends(house.url, guests)
    play_by_http(table, *friends)
    aki, ben, *others = friends
    again = ben.post(f"/tables/{table}/rematch")["table"]["id"]
    for seat in (0, 2, 3):
        assert aki.refused(f"/tables/{again}/seats/{seat}", {"kind": "bot"}) == "owner-only"
        ben.post(f"/tables/{again}/seats/{seat}", {"kind": "bot", "bot": "random"})
    came = ben.post(f"/tables/{again}/sit", {"seat": 1, "name": ""})["table"]
    assert (came["status"], [seat["kind"] for seat in came["seats"]]) == ("playing", ["bot", "person", "bot", "bot"])
    assert others[0].refused(f"/tables/{again}/sit", {"seat": 2, "name": ""}) == "already-begun"


def test_what_bots_give_for_the_dice_follows_from_the_promise(house: Server, guests: Guests) -> None:
    """The server cannot draw it again until the deal suits, whatever the last person gives."""
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("seance", "open", "bot:random", "open", "open")
    shown = aki.get(f"/tables/{table}")["table"]
    promise, bots = shown["commitment"], shown["seats"][1]["nonce"]
    assert [seat["nonce"] for seat in shown["seats"]] == ["", house_nonce(promise, 1), "", ""]
    aki.post(f"/tables/{table}/sit", {"seat": 0, "name": "Aki", "nonce": "8f1c"})
    aki.post(f"/tables/{table}/seats/1", {"kind": "open"})
    for seat in (1, 2):
        aki.post(f"/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"})
    ben.post(f"/tables/{table}/sit", {"seat": 3, "name": "Ben"})
    assert aki.get(f"/tables/{table}")["table"]["seats"][1]["nonce"] == bots
    play_by_http(table, aki, ben)
    record = parse(aki.ask("GET", f"/tables/{table}/record").text)
    assert record.commitment == promise
    assert record.nonces == ("8f1c", *(house_nonce(promise, seat) for seat in (1, 2, 3)))


def test_only_those_who_sat_there_ask_for_a_rematch(house: Server, guests: Guests) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    play_by_http(table, aki)
    assert ben.refused(f"/tables/{table}/rematch") == "players-only"


def test_spectators_none_public_after(house: Server, guests: Guests) -> None:
    aki, eve = guests(house.url, "Aki", "Eve")
    looks = {}
    for spectators in ("none", "public", "after"):
        table = aki.open("hidden-rooms", "me", options={"stage": 1}, spectators=spectators)
        before = eve.get(f"/tables/{table}")["state"] is not None
        assert eve.refused(f"/tables/{table}/chat", {"text": "boo"}) in ("players-only", "not-watching")
        play_by_http(table, aki)
        looks[spectators] = before, eve.get(f"/tables/{table}")["state"] is not None
        assert eve.ask("GET", f"/tables/{table}/record").status_code == (200 if looks[spectators][1] else 404)
    assert looks == {"none": (False, False), "public": (True, True), "after": (False, True)}


def test_a_table_for_friends_alone_with_nobody_watching(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    both = aki.post("/tables", {"game": "seance", "seats": [{"kind": "friend"}] * 4, "spectators": "none"})
    assert both["state"] is None
    assert both["table"]["owner"]
    assert aki.post(f"/tables/{both['table']['id']}/seats/0/link")["path"].startswith("/join/")


def test_why_not_and_what_comes_next(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    choice = aki.get(f"/tables/{table}")["state"]["choices"][0]["text"]
    assert aki.ask("GET", f"/tables/{table}/why", choice=choice).json() is None
    why = aki.get(f"/tables/{table}/why", choice="go 35")
    assert why["key"]
    assert why["say"]
    assert set(aki.get(f"/tables/{table}/foresee")) == {"lines", "steps", "end"}


def test_the_language_of_a_call_and_of_a_person(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("hidden-rooms", "me", options={"stage": 1})
    english, japanese = (aki.get(f"/tables/{table}", lang=lang)["state"]["prompt"] for lang in ("en", "ja"))
    assert english != japanese
    aki.ask("PATCH", "/me", {"lang": "ja"})
    assert aki.get(f"/tables/{table}")["state"]["prompt"] == japanese
    assert aki.get("/games")[0]["title"] == aki.get("/games", lang="ja")[0]["title"]
    said = aki.ask("POST", f"/tables/{table}/moves", {"version": 9, "key": key(), "choice": "x"}).json()["say"]
    assert not said.isascii()


def test_tonights_house_has_the_same_dice_for_everybody(house: Server, guests: Guests) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    mine, yours = (guest.post("/tonight", {"name": guest.name}) for guest in (aki, ben))
    assert mine["table"]["id"] != yours["table"]["id"]
    assert mine["state"]["view"] == yours["state"]["view"]
    assert mine["table"]["commitment"] == yours["table"]["commitment"]
    assert aki.post("/tonight", {})["table"]["id"] == mine["table"]["id"]
    assert aki.get("/tonight")["table"] == mine["table"]["id"]
    for guest, both in ((aki, mine), (ben, yours)):
        play_by_http(both["table"]["id"], guest)
    results = [one for one in aki.get("/tonight")["results"] if one["name"] in ("Aki", "Ben")]
    assert [(one["name"], one["you"]) for one in results] == [("Aki", True), ("Ben", False)]
    assert results[0]["moves"] == results[1]["moves"]  # the same choices on the same dice
    assert aki.post("/tonight", {})["table"]["id"] == mine["table"]["id"]


def test_tonights_dice_are_not_shown_before_the_day_is_over(house: Server, guests: Guests) -> None:
    aki, eve = guests(house.url, "Aki", "Eve")
    table = aki.post("/tonight", {})["table"]["id"]
    assert eve.get(f"/tables/{table}")["state"] is None
    play_by_http(table, aki)
    assert eve.get(f"/tables/{table}")["state"] is None
    for path in ("record", "replay", "foresee"):
        assert eve.refused(f"/tables/{table}/{path}", method="GET") == "not-watching"
    assert aki.refused(f"/tables/{table}/record", method="GET") == "record-tonight"
    seen = aki.get(f"/tables/{table}/replay")
    assert seen["lines"]
    assert seen["record"] is None
    assert "secret" not in "".join(aki.heard)


def test_a_rematch_may_be_harder(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("hidden-rooms", "me", options={"stage": 1, "reshuffle_at": 5})
    play_by_http(table, aki)
    wrong = aki.ask("POST", f"/tables/{table}/rematch", {"options": {"stage": "nowhere"}})
    assert wrong.status_code == 400
    again = aki.post(f"/tables/{table}/rematch", {"options": {"stage": 2}})
    aki.post(f"/tables/{again['table']['id']}/sit", {"seat": 0, "name": ""})
    assert (again["table"]["options"]["stage"], again["table"]["options"]["reshuffle_at"]) == (2, 5)
    assert aki.post(f"/tables/{table}/rematch")["table"]["id"] == again["table"]["id"]
    assert {game["name"]: game["harder"] for game in aki.get("/games")}["hidden-rooms"] == "stage"


def test_a_link_tells_what_it_leads_to(house: Server, guests: Guests) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("seance", "me", "friend", "bot:random", "bot:random")
    token = aki.post(f"/tables/{table}/seats/1/link")["path"].removeprefix("/join/")
    told = ben.post("/join/look", {"token": token})
    assert (told["title"], told["host"], told["seat"]) == ("Séance", "Aki", "the second guest")
    assert "四人" in ben.post("/join/look", {"token": token}, lang="ja")["line"]
    ben.post("/join", {"token": token})
    assert ben.refused("/join/look", {"token": token}) == "link-gone"


def test_options_are_told_in_words(house: Server, guests: Guests) -> None:
    """Nothing that somebody chooses is a word of the program."""
    (aki,) = guests(house.url, "Aki")
    for game in aki.get("/games"):
        assert [option["key"] for option in game["options"] if option["say"] == option["key"]] == []
    for game in aki.get("/games", lang="ja"):
        for option in game["options"]:
            assert [one for one in (option, *option["values"]) if one["say"].isascii()] == []


def test_what_is_reconstructed_is_said_where_a_table_is_chosen(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    made = {game["name"]: game["reconstructed"] for game in aki.get("/games")}
    assert "reconstructed" in made["hako-onna"][0]
    assert [part.partition(".")[0] for part in made["hako-onna"][1:4]] == [
        "Powers",
        "Item cards and tiles",
        "Advanced cards",
    ]
    assert made["seance"] == []


def test_rules_are_told_as_they_are_in_force(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")

    def code(**options: str) -> str:
        rules = aki.get("/games/hako-onna/rules", options=json.dumps(options))
        return next(str(rule["text"]) for rule in rules if rule["id"] == "HR3")

    plain = next(rule["text"] for rule in aki.get("/games/hako-onna/rules") if rule["id"] == "HR3")
    assert plain == code() == code(edition="ja")
    assert "20 codes" in plain
    assert "4 codes" in code(code="consecutive")


def test_who_plays_over_http_is_here(house: Server, guests: Guests) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("seance", "me", "open", "bot:random", "bot:random")
    ben.post(f"/tables/{table}/sit", {"seat": 1})
    ben.get(f"/tables/{table}")
    assert aki.get(f"/tables/{table}")["table"]["seats"][1]["here"]


def test_one_screen_is_one_table_where_somebody_is_asked(house: Server, guests: Guests) -> None:
    (aki,) = guests(house.url, "Aki")
    table = aki.open("seance", "me", "me", "me", "me")
    for seat in range(3):
        assert [(one["id"], one["your_turn"]) for one in aki.get("/me")["tables"]] == [(table, True)]
        choices = aki.get(f"/tables/{table}", seat=seat)["state"]["choices"]
        aki.move(table, choices[0]["text"], seat=seat)


def test_all_that_is_kept_of_you_and_nothing_of_others(house: Server, guests: Guests) -> None:
    table, friends = four_friends(house.url, guests)
    for friend in friends:
        friend.post(f"/tables/{table}/chat", {"text": f"I am {friend.name}"})
    play_by_http(table, *friends)
    kept = friends[1].get("/me/export")
    assert kept["person"]["name"] == "Ben"
    assert [(seat["table_id"], seat["seat"]) for seat in kept["seats"]] == [(table, 1)]
    assert [said["text"] for said in kept["chat"]] == ["I am Ben"]
    assert [move["text"].split()[0] for move in kept["moves"]] == ["lay"] * 3


def test_forgotten_in_the_middle_of_a_game(house: Server, guests: Guests) -> None:
    table, (aki, ben, chi, dai) = four_friends(house.url, guests)
    waiting = ben.open("seance", "me", "open", "open", "open")
    ben.post(f"/tables/{table}/chat", {"text": "a secret of Ben"})
    assert ben.ask("DELETE", "/me").status_code == 204
    assert ben.get("/me") == {"name": "", "lang": "en", "tables": []}
    assert ben.get("/me/export")["person"] is None
    assert aki.get(f"/tables/{waiting}")["table"]["seats"][0]["kind"] == "open"
    seat = aki.get(f"/tables/{table}")["table"]["seats"][1]
    assert (seat["kind"], seat["name"]) == ("bot", "-")
    play_by_http(table, aki, chi, dai)
    record = aki.ask("GET", f"/tables/{table}/record").text
    yakata.verify(yakata.load("seance"), record)
    assert "Ben" not in record
    again = aki.post(f"/tables/{table}/rematch")["table"]
    assert [(seat["kind"], bool(seat["nonce"])) for seat in again["seats"]] == [
        ("person", False),
        ("bot", True),
        ("person", False),
        ("person", False),
    ]


def test_stopped_and_started_again(tmp_path: Path, guests: Guests) -> None:
    with serving(tmp_path) as server:
        port = server.port
        table, friends = four_friends(server.url, guests)
        (solo,) = guests(server.url, "Solo")
        stage = solo.open("hidden-rooms", "me", options={"stage": 3})
        while solo.get(f"/tables/{stage}")["state"]["undo"]:  # to where a choice can be taken back
            solo.move(stage, solo.get(f"/tables/{stage}")["state"]["choices"][-1]["text"])
        friends[0].move(table, friends[0].get(f"/tables/{table}")["state"]["choices"][0]["text"])
        friends[0].post(f"/tables/{table}/chat", {"text": "wait for me"})
        before = [friend.get(f"/tables/{table}") for friend in friends] + [solo.get(f"/tables/{stage}")]
        server.stop()
    with serving(tmp_path, port=port):
        after = [friend.get(f"/tables/{table}") for friend in friends] + [solo.get(f"/tables/{stage}")]
        assert after == before
        assert [one["your_turn"] for one in solo.get("/me")["tables"]] == [True]
        version = after[-1]["state"]["version"]
        assert solo.post(f"/tables/{stage}/undo", {"version": version, "key": key()}) == {"version": version + 1}
        for name, players in (("seance", friends), ("hidden-rooms", [solo])):
            at = table if name == "seance" else stage
            play_by_http(at, *players)
            yakata.verify(yakata.load(name), players[0].ask("GET", f"/tables/{at}/record").text)


def test_what_is_played_can_change_until_it_begins(tmp_path: Path, guests: Guests) -> None:
    with serving(tmp_path) as server:
        aki, ben = guests(server.url, "Aki", "Ben")
        table = aki.open("hako-onna", "me", "open", "open", options={"house": "balanced"})
        ben.post(f"/tables/{table}/sit", {"seat": 2, "name": "Ben"})
        plan = f"/tables/{table}/plan"
        assert ben.refused(plan, {"chairs": 4}) == "owner-only"
        assert aki.refused(plan, {"chairs": 2}) != ""  # too few for the game
        wider = aki.post(plan, {"chairs": 5, "options": {"noise": "cards"}, "mask": "quick"})["table"]
        assert [seat["kind"] for seat in wider["seats"]] == ["person", "open", "person", "open", "open"]
        assert wider["options"]["noise"] == "cards"
        assert wider["options"]["house"] == "balanced"
        assert (wider["mask"], wider["clock"]) == ("quick", "none")
        assert wider["commitment"] == aki.get(f"/tables/{table}")["table"]["commitment"]
        port = server.port
    with serving(tmp_path, port=port):
        assert len(aki.get(f"/tables/{table}")["table"]["seats"]) == 5
        assert ben.get(f"/tables/{table}")["table"]["mask"] == "quick"
        aki.post(f"/tables/{table}/seats/1", {"kind": "bot"})
        fewer = aki.post(plan, {"chairs": 3})["table"]
        assert fewer["status"] == "playing"  # the free chairs were the last that it waited for
        assert len(aki.get(f"/tables/{table}")["state"]["view"]["players"]) == 3
        assert aki.refused(plan, {"chairs": 4}) == "already-begun"


def test_nobody_loses_a_chair_that_they_sit_on(house: Server, guests: Guests) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("hako-onna", "me", "open", "open", "open")
    ben.post(f"/tables/{table}/sit", {"seat": 3, "name": "Ben"})
    assert aki.refused(f"/tables/{table}/plan", {"chairs": 3}) == "chair-taken"
