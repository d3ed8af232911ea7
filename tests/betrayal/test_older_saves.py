"""What rules 1 wrote, in the form of rules 2: every key that was glued from words, and every word for a reference.

The museum has whole evenings; here is each form by itself, those too that its evenings did not come to.
"""

from typing import Any

import msgspec
import pytest

from tests.betrayal.stage import FAMILIES
from yakata.betrayal.language.printed import Printed
from yakata.betrayal.state.older_saves import with_free_hands, with_references
from yakata.betrayal.state.once import Acted, Began, Happened, Met, Reacted, Stopped
from yakata.betrayal.state.references import Being, Doorway, Named, Person, Spot, Thing

BARE: dict[str, Any] = {
    "stack": [], "families": list(FAMILIES), "markers": {}, "bags": {}, "growth": {}, "done": [], "shown": [],
    "said": "", "heeded": [],
}  # fmt: skip


def upgraded(**fields: Any) -> dict[str, Any]:
    return with_references(BARE | fields)


def read(plain: Any, kind: Any) -> Any:
    return msgspec.convert(plain, kind)


@pytest.mark.parametrize(
    ("key", "turn", "now"),
    [
        ("met:wet-nurse", False, Met("wet-nurse")),
        ("game:coat.coat", False, Acted(Printed("coat", "coat"))),
        ("game:guest.accuse@1", False, Acted(Printed("guest", "accuse"), seat=1)),
        ("game:guest.names@will-room", False, Acted(Printed("guest", "names"), tile="will-room")),
        ("turn:flute.flute", True, Acted(Printed("flute", "flute"))),
        ("game:keeper.turning.0", False, Reacted(Printed("keeper", "turning"), 0)),
        ("turn:card-case.1", True, Reacted("card-case", 1)),
        ("player:card-case.0@2", False, Reacted("card-case", 0, 2)),
        ("player:card-case.0@-1", False, Reacted("card-case", 0)),
        ("turn:stopped:dark-house@-1", True, Stopped("dark-house", -1)),
        ("side:siege:3:hero", False, Began("siege", 3, "hero")),
        ("side:siege:3:seat2", False, Began("siege", 3, "rival", 2)),
    ],
)
def test_what_can_happen_once(key: str, turn: bool, now: Happened) -> None:
    new = upgraded(done=[key])
    assert read(new["this_turn" if turn else "done"], list[Happened]) == [now]
    assert new["done" if turn else "this_turn"] == []


def test_keys_of_markers_bags_growth_and_heeded_events() -> None:
    new = upgraded(
        markers={"small@hall": 2, "ghost@hall": 1, "ghost@attic": 1},
        bags={"item|ground+upper": ["rope"], "item|": [], "tiles|ground": ["hall"]},
        growth={"imp.might": 2, "imp.sanity": 1},
        heeded=["cold-draught@1"],
        said="spreads hall attic",
        shown=["siege.siege-door"],
    )
    assert new["markers"] == {"hall": [("ghost", 1), ("small", 2)], "attic": [("ghost", 1)]}
    assert new["bags"] == {"item": [("", []), ("ground+upper", ["rope"])], "tiles": [("ground", ["hall"])]}
    assert new["growth"] == {"imp": [0, 2, 1, 0]}
    assert new["heeded"] == [["cold-draught", 1]]
    assert new["said"] == ["spreads", "hall", "attic"]
    assert read(new["shown"], list[Printed]) == [Printed("siege", "siege-door")]


def test_names_and_crests_of_a_context() -> None:
    names = [
        ["ear", "seat:2"],
        ["crest:by", "seat:0"],
        ["there", "tile:hall"],
        ["it", "thing:rope"],
        ["b", "being:x"],
    ]
    steps = {"frame": "Steps", "at": "go_on", "bound": "crest:by", "about": {"names": names}}
    (frame,) = upgraded(stack=[steps])["stack"]
    assert read(frame["about"]["names"], list[tuple[str, Named]]) == [
        ("ear", Person(2)), ("there", Spot("hall")), ("it", Thing("rope")), ("b", Being("x")),
    ]  # fmt: skip
    assert read(frame["about"]["crests"], list[tuple[str, Named]]) == [("by", Person(0))]
    assert (frame["awaits"], frame["bound"]) == ("crest", "by")


@pytest.mark.parametrize(("by", "now"), [("seat:1", Person(1)), ("actor", None), ("", None)])
def test_who_chooses_for_all_who_move(by: str, now: Person | None) -> None:
    (frame,) = upgraded(stack=[{"frame": "MoveAll", "by": by}])["stack"]
    assert read(frame["by"], Person | None) == now


def test_a_choice_that_had_words_behind_it_is_a_frame_of_its_own() -> None:
    was = {"frame": "Choosing", "at": "which", "seat": 0, "prompt": "put-down-tile", "may": False, "rule": ""}
    was |= {"op": "put-down-tile", "options": ["hall.n", "attic.s"], "extra": ["cellar"], "about": {"it": 0}}
    (frame,) = upgraded(stack=[was])["stack"]
    assert (frame["frame"], frame["tile"]) == ("PutDown", "cellar")
    assert read(frame["options"], list[Doorway]) == [Doorway("hall", "n"), Doorway("attic", "s")]
    assert not {"op", "extra", "about"} & frame.keys()


def test_a_pick_is_asked_without_the_frame_that_named_it() -> None:
    below = {"frame": "Picked", "at": "chosen", "seat": 0, "options": [], "kind": "seat", "may": False, "name": "ear"}
    was = {"frame": "Choosing", "at": "which", "seat": 0, "options": [FAMILIES[1]], "op": "", "extra": []}
    (frame,) = upgraded(stack=[below, was])["stack"]
    assert read(frame["options"], list[Person]) == [Person(1)]


TAKE = {"frame": "Transfer", "word": "take", "seat": 0, "other": 1, "passed": ["rope"]}
NAMED = {"frame": "Taking", "seat": 0, "taken": ["rope"]}
TURN = {"frame": "Turn", "at": "check", "seat": 0}


@pytest.mark.parametrize(
    ("stack", "now"),
    [
        ([TAKE | {"at": "may_i"}], [NAMED | {"at": "which"}]),
        ([TAKE | {"at": "which"}], [NAMED | {"at": "which"}]),
        ([TAKE | {"at": "permission"}, {"frame": "Choosing", "at": "which"}], [NAMED | {"at": "which"}]),
        (
            [TAKE | {"at": "more"}, {"frame": "React", "at": "ask"}],
            [NAMED | {"at": "begin"}, {"frame": "React", "at": "ask"}],
        ),
        (
            [TAKE | {"at": "over"}, {"frame": "React", "at": "ask"}],
            [NAMED | {"at": "over"}, {"frame": "React", "at": "ask"}],
        ),
    ],
)
def test_who_was_about_to_take_names_it_first(stack: list[Any], now: list[Any]) -> None:
    new = with_free_hands(
        {"stack": [TURN, *stack], "this_turn": [{"has": "asked", "seat": 1}, {"has": "met", "kind": "x"}]}
    )
    assert new["stack"] == [TURN, *now]
    assert new["this_turn"] == [{"has": "met", "kind": "x"}]


def test_other_transfers_stay_where_they_are() -> None:
    give = TAKE | {"word": "give", "at": "which"}
    whom = [give | {"at": "permission"}, {"frame": "Choosing", "at": "which"}]
    assert with_free_hands({"stack": whom})["stack"] == [give | {"at": "to_whom"}, whom[1]]
    assert with_free_hands({"stack": [give], "this_turn": [{"has": "passed", "word": "give", "thing": "rope"}]}) == {
        "stack": [give],
        "this_turn": [],
    }
