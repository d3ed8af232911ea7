"""Every worked example of the English rulebook, by its name.

The house of the examples: the Kitchen is on the second floor, beside the 2F Hall.
"""

from math import prod

from tests.hako_onna.ghosts import FIVE, THREE, dark, holds, pile, public, scream, tiles_in, where
from tests.hako_onna.nights import (
    BOOK,
    GAME,
    asked,
    at,
    crash,
    heard,
    her_turn,
    hidden,
    keys,
    lies,
    night,
    play,
    reason,
    texts,
    told,
)  # fmt: skip
from yakata.hako_onna.rules import tiles
from yakata.hako_onna.state.content import EMPTY
from yakata.hako_onna.state.data_files import Laid
from yakata.hako_onna.state.mansion import mansion, placements, start_plan

WITH_KITCHEN_UPSTAIRS = (
    *start_plan(BOOK),
    Laid("living-room", 1, 0, -1, 0),
    Laid("hall-2f", 2, 0, 0, 0),
    Laid("kitchen", 2, 0, -1, 2),
    Laid("basement", 0, 0, 0, 0),
    Laid("washroom", 1, 1, 0, 0),
    Laid("study", 1, 2, 0, 3),
    Laid("red-bedroom", 1, 1, -1, 1),
    Laid("kids-room", 2, 1, 0, 3),
)


def upstairs(**given):
    """The night of the examples. She is in the Kitchen."""
    state = night(**({"hako": "kitchen.sink"} | given))
    state.plan = WITH_KITCHEN_UPSTAIRS
    state._pending = None
    return state


def test_the_house_of_the_examples_can_be_built():  # H5 H59
    for laid, board in enumerate(WITH_KITCHEN_UPSTAIRS[1:], 1):
        assert board in placements(BOOK, WITH_KITCHEN_UPSTAIRS[:laid], board.board)
    ways = mansion(BOOK, WITH_KITCHEN_UPSTAIRS).ways
    assert ways["hall-2f"] == ("hall-1f", "kids-room", "kitchen")
    assert ways["storage"] == ("basement", "kitchen")


def test_stack_example():  # H37 H21
    """Nightmare difficulty very quickly makes the stack hard to complete."""
    hard, regular = ({"noise": "discs", "difficulty": level, "quiet": False} for level in ("nightmare", "regular"))
    discs = night(**hard).view(1).noise
    assert discs.red == (2, 4)
    assert discs.odds == night(**regular).view(1).noise.odds
    whole = []
    for state in (night(**hard), night(**regular)):
        odds = []
        for _ in range(4):
            odds.append(state.view(-1).noise.odds / 100)
            play(state, next(text for text in texts(state) if text in ("stack careful", "stack down")), "stands", "end")
        whole.append(prod(odds))
    assert whole[0] < whole[1] * 0.6


def test_movement_example():  # H59
    state = night(rooms={1: "red-bedroom"})
    assert [text for text in texts(state) if text.startswith("move")] == ["move kitchen", "move living-room"]
    assert reason(state, "move washroom") == ("no-door", "H61")  # side by side, and a wall between


def test_item_example():  # H74 H75
    """The Smartphone in her room: she shrieks and kills. Elsewhere she may interrupt, and else it is resolved."""
    given = {"items": ("smartphone", "drops"), "powers": ("mary",), "slots": ("want-that", "")}
    near = night(hako="hall-1f.staircase", **given)
    events = told(near, "use smartphone")
    assert keys(events)[1:4] == ["shows-item", "shriek", "died"]
    far = play(night(**given), "use smartphone")
    assert texts(far) == ["interrupt left", "let"]
    play(far, "let")
    assert set(far.view(1).powers_shown) == {"mary", "want-that"}
    assert far.view(2).powers_shown == ()


def test_scream_example():  # H85 H86
    """She points at the Kitchen, not at the Storage Room on the same board, and keeps an unlocked power."""
    state = upstairs(quiet=False, diary=(2,))
    crash(state)
    events = scream(state, "reach-you")
    assert heard(events, "screamed") == {"room": "kitchen"}
    assert set(state.view(1).may_be) == {"kitchen.larder", "kitchen.sink"}
    assert "reach-you" in state.powers
    assert "power-kept" in public(events)


def test_set_power_example():  # H89 H88
    state = upstairs(quiet=False, diary=(2,), powers=())
    crash(state)
    scream(state, "reach-you")
    assert texts(state) == ["neither", "set reach-you left", "set reach-you right"]
    events = told(state, "set reach-you right")
    assert events[0].slots == {"slot": "right"}  # face down
    assert state.slots == ("", "reach-you")


def test_unlocked_power_example():  # H92
    """It needs 3 unlocked powers: she waits, and then uses it."""
    state = upstairs(quiet=False, diary=(2, 6), powers=(), slots=("", "reach-you"))
    crash(state)
    play(state, "silence", "neither")
    assert asked(state) == (0, "go")  # not yet
    play(state, "stay")
    state.diary = (2, 6, 7)  # the Visitors find another
    crash(state)
    play(state, "silence", "neither")
    assert texts(state) == ["activate right", "no-more"]


def test_activate_power_example():  # H94 HR4 H91 H96 H98
    """From the Kitchen to the 2F Hall and on to the 1F Hall, where the Gasoline is."""
    tiles = {"hall-2f.cupboard": "doll", "hall-1f.staircase": "gasoline", "kitchen.sink": "chain"}
    state = upstairs(quiet=False, diary=THREE, powers=(), slots=("", "reach-you"), tiles=tiles)
    crash(state)
    play(state, "silence", "neither", "activate right", "go hall-2f", "go hall-1f", "hide hall-1f.staircase")
    assert (where(state), holds(state)) == ("hall-1f.staircase", "gasoline")
    assert lies(state, "kitchen.sink") == "chain"
    assert not state.held(at("kitchen.sink"))
    assert {note.where: note.tile for note in state.view(0).notes}["hall-2f.cupboard"] == "doll"
    assert state.powers == ("reach-you",)
    assert state.slots == ("", "")


def test_interrupting_power_example():  # H104 H110 H63
    """Open This in the 1F Hall, where she waits in the only Shadow."""
    state = night(powers=(), slots=("open-this", ""), diary=FIVE, hako="hall-1f.staircase")
    play(state, "move living-room", "interrupt left")
    assert texts(state) == ["on hall-1f.staircase"]
    events = told(state, "on hall-1f.staircase")
    assert [key for key in keys(events) if key in ("ghost-seen", "died")] == ["ghost-seen", "died"]
    assert not state.alive[1]
    assert state.rooms[1] == ""
    assert state.view(2).shadows[at("hall-1f.staircase")].face_up is False  # flipped back


def test_safe_combination_example():  # H113 H66
    """Two combination numbers are found; "2, 3, and 5?" is right."""
    state = night(rooms={1: "study"}, tiles={"basement.boiler": "number-6", "basement.coal-bin": "number-4"})
    state.faces = tuple("number-1" if face == "number-5" else face for face in state.faces)
    state.bag = tuple(sorted("number-1" if face == "number-5" else face for face in state.bag))
    state.code = (2, 3, 5)
    play(state, "peek study.desk", "let")
    events = told(state, "guess 2 3 5")
    assert heard(events, "opened-safe")["numbers"] == (2, 3, 5)
    assert state.carried(1) == ("key-ring",)
    assert not state.view(2).key_in_safe


def test_attempt_to_defeat_example():  # H115 H116
    """The Rusty Chain on a Shadow where a Diary tile is: both leave the game."""
    state = night(rooms={1: "living-room"}, hands={1: ("chain",)}, tiles={"living-room.clock": "diary-7"})
    play(state, "use chain", "let", "on living-room.clock", "let")
    assert {state.faces[lot] for lot in state.gone} == {"chain", "diary-7"}
    assert state.diary == ()
    assert tiles_in(state, "living-room.clock") == 0
    assert state.alive[1]


def test_hakobito_move_example():  # H126 H100
    """The blue player goes into the next room, finds the Doll Mary and hides there."""
    tiles = {"bathroom.bathtub": "doll"}
    state = dark(dead={2: "study.curtain"}, hako="basement.boiler", tiles=tiles, seats=4)
    play(state, "stay", "go bathroom")
    assert {note.where: note.tile for note in state.view(2).notes}["bathroom.bathtub"] == "doll"
    play(state, "hide bathroom.bathtub", "settle")
    assert holds(state, 2) == "doll"
    state.rooms = ("", "bathroom", "", "hall-1f")
    play(state, "flip", 0, "peek bathroom.bathtub", "let")
    assert not state.alive[1]  # nobody picks up the doll there


def test_game_over_example():  # HR24 H132
    """The weakness item is destroyed, a Hakobito holds the Doll Mary, and she sits on the Secret Exit."""
    lying = {"hall-2f.cupboard": "exit", "bathroom.bathtub": "doll"}
    state = night(quiet=False, seats=4, dead={3: "study.curtain"}, tiles=lying, hands={1: ("stake",)})
    tiles.remove(state, state.hands[1][0])
    state.hands = ((),) * 4
    pile(state, "bathroom.bathtub", 3, holder=3)
    crash(state)
    play(state, "silence", "neither", "go hall-2f", "hide hall-2f.cupboard", "stay", "settle")
    assert (state.result.key, state.result.scores) == ("no-way", (2, 0, 0, 1))


def test_opening_example():  # H23 H24 H26
    """She buries the Bones, looks round a GRUDGE room and hides; then the door shuts."""
    state = GAME.start(GAME.choose_options({"house": "balanced"}), seats=3)
    play(state, 1, "keep dowsing", "keep drops")
    hidden(state)
    assert where(state).startswith("kids-room.")
    assert lies(state, "basement.trunk") == "bones"
    assert asked(state) == (1, "noise")
    her_turn(state)
    assert EMPTY not in {note.tile for note in state.view(1).notes}
