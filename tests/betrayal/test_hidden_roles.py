"""While a role lies face down, nothing that others see, hear or wait for tells it."""

from copy import deepcopy

from tests.betrayal.stage import GAME, asked, night, play, texts
from yakata.betrayal.language.book import book_of
from yakata.betrayal.state.things import EVERYONE


def guest(roles=("hero", "traitor", "hero"), known=None, **more):
    """The Quiet Guest; everybody is alone, and nobody has moves left or anything else to do."""

    def change(state):
        state.roles = roles
        state.hidden = {seat: 1 << seat for seat in range(state.seats)} | (known or {})

    apart = {0: "front-steps", 1: "upper-landing", 2: "basement-landing"}
    return night(haunt="quiet-guest", change=change, at=apart, **more)


def tired(state, seat):
    """This seat's turn, with nothing left to do."""
    while asked(state)[0] != seat:
        play(state, "end")
    frame = state.stack[-1]
    state.moves, state.moved, state.words = 0, True, ("invoke",)
    frame.at, state._pending = "check", None
    state._run()
    return state


def test_no_turn_ends_by_itself_while_the_role_lies_face_down():  # B154 BR37
    for seat in range(3):
        state = tired(guest(), seat)
        assert (asked(state), texts(state)) == ((seat, "turn"), ["end"])


def test_the_turn_of_somebody_whose_role_was_shown_ends_by_itself():  # BR37
    state = tired(guest(known={0: EVERYONE}), 0)
    assert asked(state) == (1, "turn")


def test_a_clue_is_no_part_of_what_is_played():
    """Games that were begun before a box was called a clue go on with it."""
    data = deepcopy(GAME.book.data)
    (haunt,) = data["tallow-rent"]["haunts/quiet-guest.yaml"]["haunts"]
    (box,) = [box for box in haunt["boxes"] if box.pop("clue", False)]
    assert book_of(data).fingerprint == GAME.content
    box["kind"] = "fact"
    assert book_of(data).fingerprint != GAME.content
