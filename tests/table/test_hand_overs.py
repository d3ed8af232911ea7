"""Round one screen the device goes round covered before a secret, and lies open before all else."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import yakata
from tests.table.servers import Guest, Server
from yakata.bots import Observation, bots_for, make
from yakata.kernel import Play

Guests = Callable[..., list[Guest]]


def evening(name: str, options: dict[str, Any], seed: int, seats: int = 3) -> tuple[Counter[str], Counter[str]]:
    """An evening of people round one screen, as bots would choose: how often another seat was asked, and how often the
    device had to go there covered, by phase. What all know to have one answer is answered by the table."""
    game = yakata.load(name)
    play = Play.prepare(game, game.choose_options(options), seats, seed=seed).deal()
    bots = {seat: make(name, bots_for(name)[-1], Random(f"{seed} {seat}")) for seat in range(seats)}
    holds = -1
    asked: Counter[str] = Counter()
    covered: Counter[str] = Counter()
    while (ask := play.ask) is not None:
        view: Any = play.view(ask.seat)
        formality = play.state.formality()
        if formality is None and ask.seat != holds:
            asked[view.phase] += 1
            covered[view.phase] += play.state.keeps_secret(ask.seat)
            holds = ask.seat
        if ask.prompt == "react":
            assert (formality is None) == any(view.set_cards)  # H104
        choice = formality or bots[ask.seat].choose(Observation(view, ask.choices, play.seen(ask.seat)))
        play.apply(choice, ask.seat)
    return asked, covered


def test_a_betrayal_evening_is_open_until_somebody_reads_a_book_of_their_own() -> None:  # B146
    """Before that it is covered only where a card has shown somebody something."""
    open_phase, shut = 0, 0
    for seed in range(8):
        asked, covered = evening("betrayal", {}, seed)
        assert asked["explore"] > 5
        assert covered["setup"] == 0
        assert covered["haunt"] > 0
        open_phase += asked["explore"]
        shut += covered["explore"]
    assert 2 * shut < open_phase


@pytest.mark.parametrize("seed", range(3))
def test_a_hako_onna_evening_is_covered_where_somebody_knows_more(seed: int) -> None:  # H104 HR7
    asked, covered = evening("hako-onna", {"house": "balanced"}, seed)
    assert 0 < covered["setup"] < asked["setup"]  # her code is hers, Items are chosen before all
    assert covered["window"] == asked["window"]
    assert covered["dark"] == asked["dark"]


def test_only_who_shares_the_device_is_told(house: Server, guests: Guests) -> None:
    aki, ben = guests(house.url, "Aki", "Ben")
    table = aki.open("seance", "me", "me", "open", "open")
    ben.post(f"/tables/{table}/sit", {"seat": 2, "name": "Ben"})
    aki.post(f"/tables/{table}/seats/3", {"kind": "me"})
    first = aki.get(f"/tables/{table}", seat=0)["state"]
    assert first["choices"]
    assert not first["covered"]  # it is one's own
    assert aki.get(f"/tables/{table}", seat=1)["state"]["covered"]  # cards of another at the same device
    assert aki.get(f"/tables/{table}", seat=3)["state"]["covered"]
    assert not ben.get(f"/tables/{table}", seat=2)["state"]["covered"]
    assert not ben.get(f"/tables/{table}", seat=-1)["state"]["covered"]


KNOWN = ("decks", "secrets", "beings", "people")
"""What one may know more of than others: roles among them."""


def test_it_is_covered_before_others_only_where_they_know_less() -> None:  # B146
    """People with the same book have no secret before each other; whoever knows a card of a deck has one before all."""
    game, met = yakata.load("betrayal"), Counter[str]()
    for seed in range(6):
        play = Play.prepare(game, game.choose_options({}), 3, seed=seed).deal()
        bots = [make("betrayal", "keen", Random(f"{seed} {seat}")) for seat in range(3)]
        while (ask := play.ask) is not None:
            view: Any = play.view(ask.seat)
            for other in {0, 1, 2} - {ask.seat}:
                theirs: Any = play.view(other)
                covered = play.state.keeps_secret(ask.seat, (other,))
                if play.state.masked() or play.state.hushed():
                    assert covered
                elif view.books != theirs.books:
                    assert covered or not view.books
                    met["another book"] += 1
                elif all(getattr(view, one) == getattr(theirs, one) for one in KNOWN):
                    assert not covered
                    met["nothing"] += bool(view.haunt)
            play.apply(bots[ask.seat].choose(Observation(view, ask.choices, play.seen(ask.seat))), ask.seat)
    assert min(met["another book"], met["nothing"]) > 5, met
