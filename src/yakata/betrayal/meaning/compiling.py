"""Whether something is true now: each test is compiled into a function once, and asked again and again."""

from collections.abc import Callable
from typing import Any, Final

from yakata.betrayal.language import words as w
from yakata.betrayal.state.context import Context
from yakata.betrayal.state.night import Night

Holding = Callable[[Night, Context], bool]
"""A test as a function."""
COMPILERS: Final[dict[type, Callable[[Any], Holding]]] = {}
"""How each kind of test becomes a function."""


def compiles(kind: type) -> Callable[[Callable[[Any], Holding]], Callable[[Any], Holding]]:
    """This function compiles tests of this kind."""

    def register(compiler: Callable[[Any], Holding]) -> Callable[[Any], Holding]:
        COMPILERS[kind] = compiler
        return compiler

    return register


Reckoning = Callable[[Night, Any, Context], int]
_RECKONING: Final[list[Reckoning]] = []


def reckons(reckoning: Reckoning) -> Reckoning:
    """This function says what a number is now; numbers count what is selected, and selectors compare numbers."""
    _RECKONING.append(reckoning)
    return reckoning


def reckoned(n: Night, amount: Any, c: Context) -> int:
    """What a number is now."""
    return _RECKONING[0](n, amount, c)


def holds(n: Night, when: w.When, c: Context) -> bool:
    """Whether it is true. Nothing said is true; of several all must be."""
    if when is None:
        return True
    if type(when) is not tuple:
        return (when.__dict__.get("holds") or compiled(when))(n, c)
    for test in when:  # noqa: SIM110  # a loop is quicker than all()
        if not (test.__dict__.get("holds") or compiled(test))(n, c):
            return False
    return True


def compiled(test: Any) -> Holding:
    """The test as a function, which stays with it."""
    kept: dict[str, Holding] = test.__dict__
    if "holds" not in kept:
        kept["holds"] = COMPILERS[type(test)](test)
    return kept["holds"]


@compiles(w.AllOf)
def _all_of(test: w.AllOf) -> Holding:
    parts = list(map(compiled, test.tests))

    def all_hold(n: Night, c: Context) -> bool:
        for part in parts:  # noqa: SIM110  # a loop is quicker than all()
            if not part(n, c):
                return False
        return True

    return all_hold


@compiles(w.AnyOf)
def _any_of(test: w.AnyOf) -> Holding:
    parts = list(map(compiled, test.tests))

    def any_holds(n: Night, c: Context) -> bool:
        for part in parts:  # noqa: SIM110  # a loop is quicker than any()
            if part(n, c):
                return True
        return False

    return any_holds


@compiles(w.Not)
def _not(test: w.Not) -> Holding:
    inner = compiled(test.test)
    return lambda n, c: not inner(n, c)
