"""Breadth-first search, the one of the house."""

from random import Random

from yakata.kernel.paths import distances


def test_everything_is_as_far_as_the_fewest_steps_and_the_nearest_comes_first() -> None:
    ways = {"hall": ["stairs", "study"], "study": ["attic"], "stairs": ["study", "cellar"], "cellar": ["hall"]}
    found = distances("hall", lambda place: ways.get(place, ()))
    assert found == {"hall": 0, "stairs": 1, "study": 1, "cellar": 2, "attic": 2}
    assert list(found.values()) == sorted(found.values())


def test_what_no_way_leads_to_is_not_found() -> None:
    assert distances("cellar", {"cellar": [], "hall": ["cellar"]}.__getitem__) == {"cellar": 0}


def test_a_step_changes_the_distance_by_one_at_most() -> None:
    rng = Random("ways")
    for _ in range(50):
        ways = {place: rng.sample(range(12), rng.randrange(4)) for place in range(12)}
        far = distances(0, ways.__getitem__)
        assert all(far[there] <= far[here] + 1 for here in far for there in ways[here])
        assert all(any(far[back] == far[here] - 1 and here in ways[back] for back in far) for here in far if here)
