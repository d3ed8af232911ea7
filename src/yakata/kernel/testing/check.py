"""The suite itself."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from yakata.kernel.asks import Ask, Odds
from yakata.kernel.choices import Choice
from yakata.kernel.game import Game
from yakata.kernel.record import text
from yakata.kernel.seats import SPECTATOR, Seat
from yakata.kernel.testing import laws, records, secrets, states
from yakata.kernel.testing.broken import Broken, hold
from yakata.kernel.testing.fuzz import fuzz
from yakata.kernel.testing.lockstep import Lockstep
from yakata.kernel.testing.random_play import Setting, every_setting, random_answer, random_game
from yakata.kernel.testing.undo import check_undo

CHECKS = {
    "facts": "the game says who it is and how many can play",
    "state": "the state holds plain data, flat where it can change",
    "frames": "frames hold plain data and their steps are in order",
    "choices": "choices are sorted, unique, parse back, and there is always one",
    "pure": "asking changes nothing",
    "chance": "odds list each outcome once with a whole weight",
    "clone": "a clone is the same and never writes through",
    "save": "save and load is the identity at every decision",
    "refusals": "what is not offered is refused with a reason and changes nothing",
    "secrets": "no seat can tell two imagined worlds apart, and each of its secrets is another in some of them",
    "roles": "nobody can tell by what they see, are told or wait for what role lies face down",
    "end": "every game ends, with a result, in time",
    "record": "records read back and replay to the same bytes",
    "dice": "every draw is proved and a changed one is caught",
    "resume": "a game left at any decision goes on with the same dice",
    "undo": "undo never crosses a draw or a change of hand, and what can be taken back has told nothing",
}


class Report(Struct, frozen=True):
    """What was checked, over how much play."""

    game: str
    settings: int
    games: int
    states: int
    worlds_moved: dict[str, int]
    """How often each seat's imagined world differed from the truth; a check that nothing moves proves nothing."""
    secrets_drawn: dict[str, tuple[int, int]]
    """By the name of a secret: how often an imagined world had another one, of how often it was hidden."""


def check(
    game: Game[Any],
    games: int = 20,
    seed: str | int = 0,
    on_progress: Callable[[], object] | None = None,
    settings: Sequence[Setting] = (),
) -> Report:
    """Hold the game against every law, over random games in all its settings, or in these. Raises ``Broken`` at the
    first breach."""
    laws.check_facts(game)
    laws.check_state(game)
    laws.check_frames(game)
    laws.check_choices(game)
    settings = settings or every_setting(game)
    imagined = secrets.Imagined()
    walked = 0
    for number in range(max(games, len(settings))):
        setting = settings[number % len(settings)]
        walked += _walk(game, f"{seed}.{number}", setting, imagined)
        _whole_game(game, f"{seed}.{number}", setting)
        if on_progress:
            on_progress()
    imagined.hold(game)
    report = fuzz(game, 500, seed)
    for crash in report.crashes:
        raise Broken("undo" if "undo" in crash.what else "end", crash.what, crash.record)
    worlds = {
        "spectator" if seat == SPECTATOR else f"seat {seat}": count for seat, count in sorted(imagined.worlds.items())
    }
    return Report(game.name, len(settings), max(games, len(settings)), walked, worlds, imagined.told())


def _called(seat: Seat) -> str:
    return "spectator" if seat == SPECTATOR else f"seat {seat}"


def _walk(game: Game[Any], seed: str, setting: Setting, imagined: secrets.Imagined) -> int:
    """One random game, every law at every state."""
    rng = Random(f"check {seed}")
    options, seats = setting
    state = game.start(options, seats=seats)
    said: list[str] = []
    lockstep = Lockstep(game, rng)
    known: set[Choice] = set()
    try:
        while True:
            pending = state.pending
            states.check_end(state, len(said))
            if pending is not None:
                states.check_pure(state)
            if isinstance(pending, Ask):
                known.update(pending.choices)
                states.check_ask(state, pending)
                if pending.kinds:
                    states.check_unlisted(state, pending, rng)
            elif isinstance(pending, Odds):
                states.check_odds(pending)
            states.check_clone(state, rng)
            states.check_save(state, rng)
            states.check_refusals(state, known)
            secrets.check_secrets(state, rng, imagined, known)
            secrets.check_audiences(state, rng)
            if pending is None:
                return len(said) + 1
            answer = random_answer(pending, rng)
            if isinstance(pending, Ask):
                check_undo(state, rng, dict.fromkeys((answer, random_answer(pending, rng))))  # type: ignore[arg-type]  # choices
            said.append(str(answer))
            for event in lockstep.apply(state, answer):
                audience = event.audience or ()
                hold(all(0 <= seat < seats for seat in audience), "secrets", f"{event.key} goes to {audience}")
    except Broken as broken:
        raise Broken(broken.law, f"{broken.what} (after {', '.join(said) or 'the start'})", by=broken.by) from None


def _whole_game(game: Game[Any], seed: str, setting: Setting) -> None:
    play = random_game(game, seed, setting)
    rng = Random(f"whole {seed}")
    try:
        records.check_record(play)
        records.check_dice(play, rng)
        records.check_resume(game, play, rng)
    except Broken as broken:
        raise Broken(broken.law, broken.what, text(play.record())) from None
