"""Packs of Betrayal held to the light: what is wrong with one, and how its haunts play out."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct

from yakata.betrayal import Betrayal
from yakata.betrayal.language.checking import check_pack
from yakata.betrayal.language.files.problems import Problem, TextLine, Texts, in_order
from yakata.betrayal.language.steps import Win
from yakata.betrayal.state.night import Night
from yakata.bots import Bot, Observation, bots_for, make
from yakata.kernel import Play
from yakata.words.catalogue import read_catalogues


def problems_of(folder: Path) -> list[Problem]:
    """Everything that is wrong with a pack and its texts, errors first."""
    texts, wrong = read_texts(folder)
    return in_order([*check_pack(folder, texts), *wrong])


def read_texts(folder: Path) -> tuple[Texts, list[Problem]]:
    texts: Texts = {}
    wrong: list[Problem] = []
    for language, catalogue in read_catalogues(folder / "texts").items():
        texts[language] = {
            key: TextLine(said.file.relative_to(folder).as_posix(), said.line, said.text)
            for key, said in catalogue.texts.items()
        }
        wrong += [Problem(one.file.relative_to(folder).as_posix(), one.line, one.text) for one in catalogue.wrong]
    return texts, wrong


class Evening(Struct, frozen=True):
    """One game that bots played."""

    haunt: str
    seats: int
    ending: str
    side: str
    """Who won: a side, or ``one`` for a single player."""
    rounds: int
    came: str
    """The haunt that came; nothing when none did."""
    crash: str = ""


class Tried(Struct, frozen=True):
    """What the evenings of one haunt with so many players came to."""

    haunt: str
    seats: int
    evenings: tuple[Evening, ...]
    wanted: tuple[str, ...]
    """The endings of the haunt."""
    fair: int
    """So many evenings were played by the bot alone; the rest only looked for endings."""

    @property
    def sides(self) -> dict[str, int]:
        """How often each side won when the bot played."""
        return dict(Counter(evening.side for evening in self.evenings[: self.fair] if not evening.crash).most_common())

    @property
    def rounds(self) -> tuple[int, int]:
        """The shortest and the longest, in rounds of the haunt."""
        lengths = [evening.rounds for evening in self.evenings if evening.came] or [0]
        return min(lengths), max(lengths)

    @property
    def unreached(self) -> tuple[str, ...]:
        reached = {evening.ending for evening in self.evenings}
        return tuple(ending for ending in self.wanted if ending not in reached)

    @property
    def crashes(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(evening.crash for evening in self.evenings if evening.crash))


def try_haunts(
    game: Betrayal,
    haunts: Sequence[str],
    *,
    games: int,
    seed: str = "0",
    bot: str | None = None,
    on_progress: Callable[[], None] | None = None,
) -> Iterator[Tried]:
    """Every haunt with every number of players: so many games by the bot; then, while an ending is still out, up to
    four times as many more, every other one by anybody's guess."""
    name = bot or bots_for(game.name)[-1]
    for haunt in haunts:
        table = game.book.haunts[haunt]
        wanted = tuple(dict.fromkeys((*(victory.ending for victory in table.win), *_won_by_steps(game, haunt))))
        for seats in game.seats:
            evenings: list[Evening] = []
            for number in range(5 * games):
                tried = Tried(haunt, seats, tuple(evenings), wanted, games)
                if tried.crashes or (number >= games and not tried.unreached):
                    break
                who = "random" if number >= games and number % 2 else name
                evenings.append(_evening(game, haunt, seats, f"{seed}/{haunt}/{seats}/{number}", who))
                if on_progress and number < games:
                    on_progress()
            yield Tried(haunt, seats, tuple(evenings), wanted, games)


def _won_by_steps(game: Betrayal, haunt: str) -> list[str]:
    """The endings that a step of the haunt brings."""
    blocks = (block for name, block in game.book.blocks.items() if name.split(".")[1:3] == ["haunts", haunt])
    return [step.ending for block in blocks for step in block if isinstance(step, Win)]


def _evening(game: Betrayal, haunt: str, seats: int, seed: str, name: str) -> Evening:
    play: Play[Night] | None = None
    try:
        play = game.new(seed=seed, seats=seats, haunt=haunt, families="deal")
        rng = Random(seed)
        _play_out(play, [make(game.name, name, rng) for _ in range(seats)])
    except Exception as error:  # whatever a pack can break is told, and the next evening begins
        crash = f"{type(error).__name__}: {' '.join(str(error).split())}"
        return Evening(haunt, seats, "", "", play.state.round if play else 0, play.state.haunt if play else "", crash)
    night = play.state
    side = next((e.slots.get("side", "one") for e in reversed(play.events) if e.key in ("side-wins", "one-wins")), "")
    return Evening(haunt, seats, night.ended, str(side), night.round, night.haunt)


def _play_out(play: Play[Night], bots: Sequence[Bot]) -> None:
    """As the arena plays, but no evening goes on for ever."""
    told = [0] * len(bots)
    for made, ask in enumerate(play):
        seen = Observation(play.view(ask.seat), ask.choices, play.seen(ask.seat, told[ask.seat]))
        told[ask.seat] += len(seen.events)
        play.apply(bots[ask.seat].choose(seen), ask.seat)
        if made > play.game.longest:
            raise RuntimeError(f"no end after {made} decisions")
