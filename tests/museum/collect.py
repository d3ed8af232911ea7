"""Fills a new room of the museum with exhibits of the release that runs this.

python -m tests.museum.collect tests/museum/ROOM

Saved states that cover every frame, step and form of value which play can reach; finished and open records; the files
of ``yakata play`` and ``yakata campaign``; and a database that a server of its own has filled through the HTTP API.
The content of that release is kept beside the rules of this one (``src/yakata/GAME/older``).
"""

import json
import re
import sqlite3
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import yakata
from tests.museum.evening import fill_tables
from yakata.betrayal import CHAPTERS, HAUNTS
from yakata.betrayal import GAME as BETRAYAL
from yakata.betrayal.state.story import Member
from yakata.bots import bots_for, mostly
from yakata.cli.commands.pack.new import new as new_pack
from yakata.cli.terminal.saves import Shelf
from yakata.kernel import Ask, Game, Play
from yakata.kernel.testing import every_setting, random_game, random_play

GAMES = ("hidden-rooms", "hako-onna", "betrayal", "seance")
RANDOM_GAMES = {"hidden-rooms": 60, "hako-onna": 120, "betrayal": 240, "seance": 10}
BOT_GAMES = {"hidden-rooms": 4, "hako-onna": 12, "betrayal": 45, "seance": 0}
PARTS = re.compile(r"[:@|#>.]")


# States


def forms(value: Any, path: str) -> Iterator[str]:
    """What kinds of values stand where: a new one of these is worth an exhibit."""
    if isinstance(value, dict):
        tag = value.get("frame") or value.get("type") or ""
        if value.get("frame"):
            path = value["frame"]
            yield f"{path} at {value.get('at')}"
        for key, part in value.items():
            if key == "at" and tag:
                continue
            named = key if re.fullmatch(r"[a-z_]+", key) and path.count(".") < 2 else "*"
            yield from forms(part, f"{path}.{named}")
    elif isinstance(value, list):
        yield f"{path} {'some' if value else 'none'}"
        for part in value:
            yield from forms(part, path if path == "stack" else f"{path}[]")
    elif isinstance(value, str):
        words = PARTS.split(value)
        if len(words) == 1:
            yield f"{path} word" if value else f"{path} empty"
        else:
            signs = "".join(PARTS.findall(value))
            yield f"{path} {words[0] if words[0] in ('seat', 'being', 'tile', 'box') else 'w'}{signs}"
    else:
        yield f"{path} {type(value).__name__}"


def walks(game: Game[Any]) -> Iterator[Any]:
    """States at every decision and draw, of random games and of games between bots."""
    settings = every_setting(game)
    if game.name == "betrayal":
        settings += [(game.choose_options({"haunt": haunt}), 3 + n % 3) for n, haunt in enumerate(HAUNTS)]
    for number in range(RANDOM_GAMES[game.name]):
        yield from random_play(game, Random(f"museum {number}"), settings[number % len(settings)])
    for number in range(BOT_GAMES[game.name]):
        options, seats = settings[number % len(settings)]
        play = Play.prepare(game, options, seats, seed=f"museum {number}").deal()
        choose = mostly(game.name, bots_for(game.name)[-1], Random(number))
        for ask in play:
            yield play.state
            play.apply(choose(play, ask))
        yield play.state


def pick_states(game: Game[Any]) -> list[bytes]:
    """Few states that together show every form that was met."""
    kept: list[tuple[bytes, set[str]]] = []
    met: set[str] = set()
    for state in walks(game):
        dump = state.dump()
        shown = set(forms(json.loads(dump), ""))
        if shown - met:
            kept.append((dump, shown))
            met |= shown
    chosen: list[bytes] = []
    while met:
        best = max(kept, key=lambda one: len(one[1] & met) / (2000 + len(one[0])))
        met -= best[1]
        chosen.append(best[0])
    return sorted(chosen)


def offered(state: Any) -> str:
    """What is waited for, in short: who is asked for what, or what chance may bring."""
    pending = state.pending
    if pending is None:
        return "over"
    if isinstance(pending, Ask):
        said = (pending.seat, pending.prompt, *map(str, pending.choices))
    else:
        said = (pending.key, *pending.chances())
    return sha256(repr(said).encode()).hexdigest()[:16]


def show_states(room: Path) -> None:
    for name in GAMES:
        game = yakata.load(name)
        lines = [f'{{"offers":"{offered(game.load(dump))}","state":{dump.decode()}}}' for dump in pick_states(game)]
        put(room / "states" / f"{name}.jsonl", "\n".join(lines) + "\n")


# Content


def keep_content(room: Path) -> None:
    """What this release came with goes to the rules of the next one: games go on with what they were begun with."""
    for name in GAMES:
        bundle = yakata.load(name).bundle()
        if bundle.content:
            package = Path(str(sys.modules[type(yakata.load(name)).__module__].__file__)).parent.name
            path = room.resolve().parents[2] / "src" / "yakata" / package / "older" / f"{bundle.content}.content"
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(bundle.pack())


# Records, saves, campaigns


def show_records(room: Path) -> None:
    for name in ("hidden-rooms", "hako-onna", "seance"):
        game = yakata.load(name)
        for number, setting in enumerate(every_setting(game)[:: {"hako-onna": 6, "hidden-rooms": 3}.get(name, 1)]):
            put(room / "records" / f"{name}-{number}.yakata", str(random_game(game, number, setting).record()))
    for number, haunt in enumerate(HAUNTS):
        setting = BETRAYAL.choose_options({"haunt": haunt}), 3 + number % 3
        put(room / "records" / f"betrayal-{haunt}.yakata", str(random_game(BETRAYAL, haunt, setting).record()))
    for number, chapter in enumerate(CHAPTERS):
        setting = BETRAYAL.choose_options({"chapter": chapter}), 5 - number % 3
        put(room / "records" / f"betrayal-{chapter}.yakata", str(random_game(BETRAYAL, chapter, setting).record()))
    show_content(room)


def show_content(room: Path) -> None:
    """Content of somebody's own, and what was played with it."""
    own = room / "content"
    new_pack(own / "moth-house")
    game = BETRAYAL.with_content(own / "moth-house")
    haunt = next(iter(set(game.book.haunts) - set(BETRAYAL.book.haunts)))
    play = random_game(game, "own", (game.choose_options({"haunt": haunt}), 3))
    put(room / "records" / "own-moth-house.yakata", str(play.record()))
    half = random_half(game, "own half", haunt=haunt)
    put(
        room / "states" / "own-moth-house.jsonl",
        f'{{"offers":"{offered(half.state)}","state":{half.state.dump().decode()}}}\n',
    )


def random_half(game: Game[Any], seed: str, most: int = 70, **options: Any) -> Play[Any]:
    """A game that somebody has left."""
    rng = Random(seed)
    play = game.new(seed=seed, **options)
    for number, ask in enumerate(play):
        if number == most:
            break
        play.apply(rng.choice(ask.choices))
    return play


def show_saves(room: Path) -> None:
    for name in GAMES:
        game = yakata.load(name)
        for number, most in enumerate((3, 25, 70)):
            play = random_half(game, f"save {number}", most, seats=game.seats[number % len(game.seats)])
            if play.over:
                continue
            Shelf(room / "saves" / str(number), game).keep(play)


def show_campaigns(room: Path) -> None:
    """One with its records and all chapters over, one in the middle of a chapter with its save, one forked."""
    folder = room / "campaigns"
    families = list(BETRAYAL.book.families)
    campaign = BETRAYAL.campaign.new("0123456789abcdef", "The House on the Hill")
    for number in range(len(CHAPTERS)):
        older = {member.family: member for member in BETRAYAL.campaign.survivors(campaign)}
        company = [older.get(name, Member(name, name.title(), 30)) for name in (families * 4)[number : number + 3]]
        campaign = BETRAYAL.campaign.begin(campaign, company)
        if number == 2:
            put(folder / "running.json", BETRAYAL.campaign.export(campaign).decode())
            half = random_half(
                BETRAYAL, "chapter", 60, seats=3, **msgspec.to_builtins(BETRAYAL.campaign.options_for(campaign))
            )
            Shelf(folder / "running" / "3", BETRAYAL).keep(half)
        setting = BETRAYAL.campaign.options_for(campaign), 3
        campaign = BETRAYAL.campaign.after(campaign, random_game(BETRAYAL, f"chapter {number}", setting).record())
    put(folder / "over.json", BETRAYAL.campaign.export(campaign).decode())
    forked = BETRAYAL.campaign.fork(campaign, 2, "fedcba9876543210")
    put(folder / "forked.json", BETRAYAL.campaign.export(forked).decode())


# The database


def show_tables(room: Path) -> None:
    database = room / "tables" / "yakata.db"
    database.parent.mkdir(parents=True, exist_ok=True)
    known = fill_tables(database, room / "campaigns")
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    put(room / "tables" / "as-left.json", json.dumps(known, indent=1, ensure_ascii=False) + "\n")


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{len(text):9} {path}", flush=True)


def main() -> None:
    room = Path(sys.argv[1])
    wanted = sys.argv[2:]
    if room.exists() and not wanted:
        sys.exit(f"{room} is there already; exhibits are never changed")
    shows = {"states": show_states, "records": show_records, "saves": show_saves}
    shows |= {"campaigns": show_campaigns, "tables": show_tables, "shipped": keep_content}
    for name, show in shows.items():
        if not wanted or name in wanted:
            show(room)


if __name__ == "__main__":
    main()
