"""No package is a knot: what a module imports, type-only and late imports counted, never leads back to it."""

from collections.abc import Iterator, Mapping

import grimp
import pytest

CLEAN = ["apart", "betrayal", "bots", "cli", "examples", "hako_onna", "hidden_rooms", "kernel", "lab", "table", "words"]
"""Packages without a cycle of imports between their modules."""

Arrows = Mapping[str, list[str]]


def arrows_within(package: str) -> Arrows:
    """Every module of the package, and which others of it it imports."""
    graph = grimp.build_graph("yakata", exclude_type_checking_imports=False, cache_dir=None)
    modules = {package, *graph.find_descendants(package)}
    return {one: sorted(graph.find_modules_directly_imported_by(one) & modules) for one in sorted(modules)}


def knots(arrows: Arrows) -> Iterator[list[str]]:
    """The modules that lead back to themselves, knot by knot."""
    reached = {module: _reached(module, arrows) for module in arrows}
    told: set[str] = set()
    for module in arrows:
        if module in reached[module] and module not in told:
            knot = [other for other in arrows if other in reached[module] and module in reached[other]]
            told.update(knot)
            yield knot


def _reached(module: str, arrows: Arrows) -> set[str]:
    found: set[str] = set()
    ways = [module]
    while ways:
        new = set(arrows[ways.pop()]) - found
        found |= new
        ways += new
    return found


@pytest.mark.parametrize("package", CLEAN)
def test_no_module_leads_back_to_itself(package: str) -> None:
    arrows = arrows_within(f"yakata.{package}")
    assert len(arrows) > 1
    told = [
        "\n".join(f"  {one} imports {', '.join(other for other in arrows[one] if other in knot)}" for one in knot)
        for knot in knots(arrows)
    ]
    assert not told, f"{package} has knots:\n" + "\n\n".join(told)


def test_a_knot_is_found_whole_and_its_neighbours_are_not_part_of_it() -> None:
    arrows = {"a": ["b"], "b": ["c"], "c": ["d", "b"], "d": ["b"], "e": ["e"], "f": []}
    assert list(knots(arrows)) == [["b", "c", "d"], ["e"]]
