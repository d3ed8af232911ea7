"""The page's types are written from the structs: never stale, each thing declared once, and true of real frames."""

import json
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import yakata
from tests.table import told
from tests.table.servers import Guest, Server
from yakata.kernel import SPECTATOR, Choice, View
from yakata.registry import load_named
from yakata.table.sight.campaigns import CampaignShown
from yakata.table.typescript import files_of_the_house
from yakata.table.typescript.book import Book
from yakata.table.typescript.files import view_of

WEB = Path(__file__).parents[2] / "web"
GENERATED = WEB / "src" / "generated"
COMPILER = WEB / "node_modules" / "typescript" / "bin" / "tsc"
OPENED = CampaignShown.__struct_fields__
OURS = ("betrayal", "hako-onna", "hidden-rooms", "seance")
Guests = Callable[..., list[Guest]]
Frame = tuple[str, str, Any]
"""The file of a type, the type, and something that was sent."""


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    return files_of_the_house()


def test_what_the_page_has_is_what_the_structs_say(files: dict[str, str]) -> None:
    there = {path.name: path.read_text() for path in GENERATED.glob("*.ts")}
    assert there == files, "the page's types are stale: run `make types`"


def test_each_thing_is_declared_once_and_imported_from_where_it_stands(files: dict[str, str]) -> None:
    declared = {name: re.findall(r"^export \w+ (\w+)", text, re.MULTILINE) for name, text in files.items()}
    for name, text in files.items():
        assert len(set(declared[name])) == len(declared[name])
        for names, place in re.findall(r"^import type \{([^}]*)\} from '\./([\w-]+)';", text, re.MULTILINE):
            wanted = {one.strip() for one in names.split(",") if one.strip()}
            assert wanted <= set(declared[f"{place}.ts"])
            assert not wanted & set(declared[name])


def test_every_field_of_every_view_is_there(files: dict[str, str]) -> None:
    for name in OURS:
        view = view_of(load_named(name))
        body = re.search(
            rf"^export interface {view.__name__} extends View \{{(.*?)^\}}", files[f"{name}.ts"], re.M | re.S
        )
        assert body is not None
        fields = re.findall(r"^  (\w+):", body[1], re.MULTILINE)
        assert [*View.__struct_fields__, *fields] == list(view.__struct_fields__)


class Taken(msgspec.Struct):
    """With a default."""

    name: str = ""
    """Who it is."""


def test_what_is_taken_may_leave_out_its_defaults_and_what_is_given_never_does() -> None:
    taken, given = Book(), Book()
    taken.file("one", "One.").type_of(Taken, "", taken=True)
    given.file("one", "One.").type_of(Taken, "")
    body = "export interface Taken {{\n  /** Who it is. */\n  name{}: string;\n}}"
    assert body.format("?") in taken.texts()["one.ts"]
    assert body.format("") in given.texts()["one.ts"]
    with pytest.raises(ValueError, match="both ways"):
        given.files["one"].type_of(list[Taken], "", taken=True)


def test_a_type_that_cannot_be_sent_is_named() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        Book().file("one", "One.").type_of(bytes, "")


# Real frames


def fields_of(choice: Choice) -> dict[str, Any]:
    return {"verb": choice.verb, **msgspec.structs.asdict(choice)}  # without the tag that saves have


def frames_of_a_game(name: str) -> Iterator[Frame]:
    """Some views of a random game, by everybody, and every kind of choice that was offered in it."""
    game, rng = load_named(name), Random(name)
    view = view_of(game).__name__
    play, offered = game.new(seed=name), dict[str, Choice]()
    turn = 0
    while not play.over:
        offered |= {choice.verb: choice for choice in play.choices}
        if turn % 40 == 0:
            yield from ((name, view, play.view(seat)) for seat in (SPECTATOR, *range(play.state.seats)))
        play.apply(rng.choice(play.choices))
        turn += 1
    yield from ((name, view, play.view(seat)) for seat in (SPECTATOR, *range(play.state.seats)))
    yield from ((name, "Choice", fields_of(choice)) for choice in offered.values())


def bare(frame: Any) -> Any:
    """The views in it with what every view has: the rest of them is checked game by game."""
    if isinstance(frame, dict):
        known = View.__struct_fields__
        return {
            name: {field: part[field] for field in known} if name == "view" else bare(part)
            for name, part in frame.items()
        }
    return frame


def frames_of_a_table(url: str, guests: Guests) -> Iterator[Frame]:
    """What a server answers and says."""
    (aki,) = guests(url, "Aki")

    def answered(method: str, path: str, call: str, body: Any = None, told: str = "") -> Any:
        """``told``: what a game adds to a campaign, by the name of its type."""
        answer = aki.post(path, body) if method == "POST" else aki.get(path)
        known = {name: part for name, part in answer.items() if name in OPENED} if told else answer
        frames.append(("wire", f"Calls['{method} {call}']['answer']", known))
        if told:
            more = {name: part for name, part in answer.items() if name not in OPENED}
            frames.append(("betrayal", told, more))
        if body is not None:
            frames.append(("wire", f"Calls['{method} {call}']['body']", body))
        return answer

    frames: list[Frame] = []
    for path in ("/games", "/tonight", "/campaigns"):
        answered("GET", path, path)
    answered("GET", "/games/hako-onna/rules", "/games/{game}/rules")
    wish = {"game": "hidden-rooms", "seats": [{"kind": "me", "name": "Aki"}], "options": {"stage": 1}}
    table = answered("POST", "/tables", "/tables", wish)["table"]["id"]
    answered("GET", f"/tables/{table}/foresee", "/tables/{table_id}/foresee")
    live = aki.live(table)
    live.send(type="ping")
    frames += [("wire", "LiveAnswer", message) for message in (live.next(), live.wait("pong"))]
    while True:
        state = answered("GET", f"/tables/{table}", "/tables/{table_id}")["state"]
        if state["result"]:
            break
        frames.append(("wire", "LiveAnswer", live.move(state["choices"][-1]["text"], state["version"])))
    frames.append(("wire", "LiveAnswer", live.move("move up", 0)))
    live.close()
    answered("GET", f"/tables/{table}/replay", "/tables/{table_id}/replay")
    answered("GET", "/me", "/me")
    campaign = answered("POST", "/campaigns", "/campaigns", {"name": "The hill"}, "ChronicleShown")["line"]["id"]
    answered("GET", f"/campaigns/{campaign}", "/campaigns/{campaign_id}", told="ChronicleShown")
    yield from ((place, kind, bare(frame)) for place, kind, frame in frames)


def frames_of_records() -> Iterator[Frame]:
    """Whole evenings with their events, in words."""
    from yakata.table.sight.replays import TRUTH, replay_of

    for name in OURS:
        game, rng = load_named(name), Random(7)
        play = game.new(seed=7)
        while not play.over:
            play.apply(rng.choice(play.choices))
        shown = replay_of(game, play.record(), TRUTH, "en")
        yield "wire", "ReplayShown", msgspec.structs.replace(shown, lines=shown.lines[-150:])


def complaints(folder: Path, frames: list[Frame]) -> str:
    """What the compiler says of them, in a file that has each as a value of its type."""
    if not COMPILER.is_file():
        pytest.skip("TypeScript is not installed: `make check` installs it")
    names = {(place, kind.partition("[")[0]) for place, kind, _ in frames}
    alias = {(place, name): f"{name}_{place.replace('-', '_')}" for place, name in names}
    lines = [
        f"import type {{ {name} as {alias[place, name]} }} from '{GENERATED}/{place}';" for place, name in sorted(names)
    ]
    for number, (place, kind, value) in enumerate(frames):
        name, bracket, rest = kind.partition("[")
        sent = msgspec.json.encode(value).decode()
        lines.append(f"export const frame{number}: {alias[place, name]}{bracket}{rest} = {sent};")
    (folder / "frames.ts").write_text("\n".join(lines))
    options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "esnext"]
    command = ["node", str(COMPILER), *options, "--moduleResolution", "bundler", "--target", "es2022", "frames.ts"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


def test_real_frames_are_of_the_types(tmp_path: Path, house: Server, guests: Guests) -> None:
    frames = [frame for name in OURS for frame in frames_of_a_game(name)]
    frames += [*frames_of_a_table(house.url, guests), *frames_of_records()]
    assert complaints(tmp_path, frames) == ""


@pytest.mark.parametrize("wrong", ["gone", "new", "other"])
def test_a_frame_that_is_not_of_its_type_is_found(tmp_path: Path, wrong: str) -> None:
    seen = json.loads(msgspec.json.encode(yakata.load("hidden-rooms").new(seed=1).view(0)))
    if wrong == "gone":
        del seen["star"]
    elif wrong == "new":
        seen["moon"] = True
    else:
        seen["facing"] = "under"
    assert {"gone": "star", "new": "moon", "other": "under"}[wrong] in complaints(
        tmp_path, [("hidden-rooms", "HouseView", seen)]
    )


def test_what_the_page_is_tested_with_is_what_a_table_tells() -> None:
    there = {path: path.read_bytes() for path in told.TOLD.iterdir()}
    assert there == told.files(), "stale: run `python -m tests.table.told`"
