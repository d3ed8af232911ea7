"""Simulations: the same result however many processes, and records that verify."""

from pathlib import Path

import pytest

import yakata
from yakata.bots import Observation, bots_for, make
from yakata.bots.bot import UnknownBot
from yakata.kernel import BadOptions, verify
from yakata.lab import Figure, Rate, play_out, simulate, wilson
from yakata.lab.seating import seating

ROOMS = yakata.load("hidden-rooms")
SEANCE = yakata.load("seance")
NIGHT = yakata.load("hako-onna")


def stable(report):
    """A report without its timings."""
    data = report.as_data()
    return {key: value for key, value in data.items() if not key.endswith("_ms")}


def test_the_result_depends_on_the_seed_only():
    once = simulate(SEANCE, "random", 40, seed="x")
    assert stable(simulate(SEANCE, "random", 40, seed="x", jobs=2)) == stable(once)
    assert stable(simulate(SEANCE, "random", 40, seed="y")) != stable(once)


def test_what_a_report_holds():
    settings = [ROOMS.choose_options({"stage": number}) for number in (1, 2)]
    data = simulate(ROOMS, "greedy", 10, settings=settings).as_data()
    assert {"game", "bot", "games", "wins", "win_rate", "ci95", "by_stage"} <= set(data)
    assert (data["game"], data["bot"], data["games"]) == ("hidden-rooms", "greedy", 10)
    assert {name: rate["games"] for name, rate in data["by_stage"].items()} == {"1": 5, "2": 5}
    assert data["all_stages"]["games"] == 10
    assert data["all_stages"]["wins"] == data["wins"]
    low, high = data["ci95"]
    assert low <= data["win_rate"] <= high


def test_records_are_kept_and_verify(tmp_path):
    simulate(ROOMS, "random", 10, records=tmp_path / "new" / "folder")
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert len(files) == 10
    for file in files:
        assert verify(ROOMS, Path(file).read_text(encoding="utf-8")).draws > 0


def test_figures_are_gathered():
    figure = Figure.of({2: 1, 4: 2, 9: 1})
    assert (figure.games, figure.mean, figure.median, figure.least, figure.most) == (4, 4.75, 4.0, 2, 9)
    assert figure.ci95[0] < 4.75 < figure.ci95[1]
    assert Figure.of({3: 5}).ci95 == (3, 3)
    assert simulate(SEANCE, "random", 4).figures == {}


def test_progress_is_told():
    told = []
    simulate(SEANCE, "random", 20, on_progress=told.append)
    assert sum(told) == 20


def test_a_users_stage_plays_in_another_process(tmp_path):
    stage = (Path(yakata.hidden_rooms.__file__).parent / "stages" / "1-loomer.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(stage.replace("number = 1", "number = 9"), encoding="utf-8")
    game = ROOMS.with_stages(tmp_path)
    game.saves  # noqa: B018  # once it is made, it must not stand in the way of sending the game
    settings = [game.choose_options({"stage": 9})]
    assert simulate(game, "random", 20, settings=settings, jobs=2).groups["stage"]["9"].games == 20


def test_wrong_orders_are_refused_at_once():
    with pytest.raises(UnknownBot, match="random, greedy, planner"):
        simulate(ROOMS, "nobody", 5)
    with pytest.raises(BadOptions):
        simulate(SEANCE, "random", 5, seats=2)


def test_bots_see_what_their_seat_may_see_and_nothing_else():
    play = SEANCE.new(seed=1)
    seen: list[Observation] = []

    class Watcher:
        def choose(self, observation):
            seen.append(observation)
            return observation.choices[0]

    play_out(play, [Watcher() for _ in range(4)])
    assert len(seen) == 12
    for observation in seen:
        seat = observation.view.seat
        assert observation.view.asked == seat
        assert all(event.audience is None or seat in event.audience for event in observation.events)
    laid = [event for observation in seen if observation.view.seat == 2 for event in observation.events]
    assert len([event for event in laid if event.key == "laid"]) == 2 + 4 + 4  # each told once


def test_every_listed_bot_can_be_made():
    from random import Random

    for game in yakata.games():
        for name in bots_for(game):
            assert hasattr(make(game, name, Random(1)), "choose")


def test_different_bots_in_different_seats():
    labels = ("ghost", "visitor1", "visitor2")
    assert seating("keen", labels) == ["keen"] * 3
    assert seating("ghost=keen,visitors=random", labels) == ["keen", "random", "random"]
    assert seating("random, visitor2=keen", labels) == ["random", "random", "keen"]
    assert seating("visitor=timid,visitor1=keen,ghost=random", labels) == ["random", "keen", "timid"]
    for wish, why in (
        ("ghost=keen", "nobody plays visitor1"),
        ("hunter=keen,random", "no seat is called 'hunter'"),
        ("", "nobody"),
    ):
        with pytest.raises(UnknownBot, match=why):
            seating(wish, labels)
    with pytest.raises(UnknownBot, match="nobody"):
        simulate(NIGHT, "ghost=nobody,visitors=random", 1)


def test_numbers_of_seats_are_taken_in_turn():
    settings = [NIGHT.choose_options({"house": house}) for house in ("balanced", "random")]
    order = {"seed": "x", "settings": settings, "seats": range(3, 6)}
    report = simulate(NIGHT, "random", 13, **order)
    assert [part.overall.games for part in report.by_seats.values()] == [5, 4, 4]
    assert [len(part.by_seat) for part in report.by_seats.values()] == [3, 4, 5]
    assert report.overall.games == 13
    assert report.overall.wins == sum(part.overall.wins for part in report.by_seats.values())
    assert sum(rate.wins for rate in report.ends.values()) == 13
    assert {"3", "4", "5"} == set(report.as_data()["by_seats"])
    assert stable_parts(simulate(NIGHT, "random", 13, jobs=2, **order)) == stable_parts(report)
    for wrong in ((2, 3), (5, 6)):
        with pytest.raises(BadOptions):
            simulate(NIGHT, "random", 3, seats=wrong)


def stable_parts(report):
    return {seats: stable(part) for seats, part in report.by_seats.items()}


def test_how_long_games_are():
    report = simulate(NIGHT, "random", 4, seed="z")
    assert report.decisions > 50
    assert report.pace["her-turn"] > 2
    assert simulate(SEANCE, "random", 5).pace == {}
    assert simulate(SEANCE, "random", 5).decisions == 12


def test_wilson_interval():
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(50, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)  # from the published formula
    assert wilson(0, 20)[0] == 0
    assert wilson(20, 20)[1] == 1
    assert Rate.of(1, 3).win_rate == 0.3333
