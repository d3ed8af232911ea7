"""Running games survive: snapshots, recorded outcomes, pinned content, and a word where that is not enough."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from yakata import registry
from yakata.betrayal import GAME as BETRAYAL
from yakata.betrayal import Betrayal
from yakata.kernel import SPECTATOR, Bundle, Upgrade, verify
from yakata.table.foreign.desk import Desk
from yakata.table.lobby.campaigns import Campaigns
from yakata.table.lobby.contents import Contents, adopt_contents
from yakata.table.lobby.housekeeping import DAY, throw_away
from yakata.table.lobby.people import People, Person
from yakata.table.lobby.tables import House
from yakata.table.lobby.upgrading import Check
from yakata.table.lobby.wishes import NewChapter, NewTable, SeatWish
from yakata.table.play.live_table import LiveTable
from yakata.table.play.refusals import NotFound
from yakata.table.store import Store, default_url, looking_at, schema
from yakata.words import words_for

GAMES = [("hidden-rooms", 1, {"turn_limit": 0}), ("hako-onna", 3, {"house": "balanced"}), ("betrayal", 3, {})]


@pytest.fixture(autouse=True)
def shipped() -> Iterator[None]:
    """What a test puts in place of a shipped game goes again."""
    yield
    registry._PUT.clear()


class Inn:
    """A house on a database, that can be left and entered again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def __aenter__(self) -> "Inn":
        self.store = Store(default_url(self.folder))
        await self.store.with_connection(adopt_contents)
        self.house = House(self.store, lambda table: None)
        self.desk = Desk()
        self.campaigns = Campaigns(self.house, self.desk)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.desk.close()
        await asyncio.to_thread(self.store.close)

    async def open(self, game: str, seats: int, options: Any) -> tuple[Person, LiveTable]:
        person, _ = await People(self.store).welcome(lang="en")
        wish = NewTable(game, [SeatWish("me")] * seats, options)
        return person, await self.house.open(wish, person)


async def play(table: LiveTable, moves: int, seed: str = "play", undo: bool = True) -> None:
    rng = Random(seed)
    for _ in range(moves):
        game = table.prepared
        if game.ask is None:
            return
        seat = game.ask.seat
        key = f"{seed}-{table.version}"
        if undo and game.why_no_undo(seat) is None and rng.random() < 0.3:
            await table.undo(seat, table.shown(seat), key)
        else:
            await table.move(seat, table.shown(seat), key, str(rng.choice(game.ask.choices)))


async def play_past_a_snapshot(table: LiveTable, least: int, beyond: int) -> None:
    """Where one is taken hangs on what can be taken back: to the first at or after this move, and so many moves on."""
    while table.keeping.version < least:
        await play(table, 1, f"to {table.version}", undo=False)
    await play(table, beyond, undo=False)
    assert table.version == table.keeping.version + beyond


def standing(table: LiveTable) -> dict[str, Any]:
    """All that must be the same after loading."""
    game = table.prepared
    seats = (*range(len(table.seats)), SPECTATOR)
    return {
        "state": game.state.dump(),
        "entries": game.entries,
        "events": msgspec.json.encode(game.events, order="deterministic"),
        "draws": game.dice.count,
        "version": table.version,
        "shown": [table.shown(seat) for seat in seats],
        "actual": [table.actual(seat, table.shown(seat)) for seat in seats],
        "undo": [game.why_no_undo(seat) for seat in seats],
        "keys": table.keys,
        "over": table.over,
        "talk": table.talk,
    }


@pytest.mark.parametrize("gracefully", [True, False])
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_table_is_loaded_as_it_was_left_from_a_snapshot(
    tmp_path: Path, game: str, seats: int, options: Any, gracefully: bool
) -> None:
    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            _, table = await inn.open(game, seats, options)
        ident = table.id
        for evening in range(5):
            async with Inn(tmp_path) as inn:
                table = await inn.house.find(ident)
                await play(table, 23, f"evening {evening}")
                before = standing(table)
                if gracefully:
                    await inn.house.keep_all()
            async with Inn(tmp_path) as inn:
                again = await inn.house.find(ident)
                assert standing(again) == before
                if gracefully and again.prepared.anchored:
                    assert again.keeping.version == again.version
        async with Inn(tmp_path) as inn:
            table = await inn.house.find(ident)
            await play(table, 5_000, "end", undo=False)
            assert table.over
            before = standing(table)
        async with Inn(tmp_path) as inn:
            table = await inn.house.find(ident)
            assert standing(table) == before
            verify(table.game, str(table.prepared.record()))

    asyncio.run(scene())


def test_loading_plays_only_what_came_after_the_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from yakata.kernel import Play

    followed: list[str] = []
    follow = Play.follow

    def counted(self: Any, *given: Any) -> Any:
        followed.append(given[0])
        return follow(self, *given)

    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            _, table = await inn.open("betrayal", 3, {})
            await play(table, 120, undo=False)
            await inn.house.keep_all()
        monkeypatch.setattr(Play, "follow", counted)
        monkeypatch.setattr(Play, "deal", None)  # nothing is dealt again
        async with Inn(tmp_path) as inn:
            await inn.house.find(table.id)
        assert len(followed) < 25

    asyncio.run(scene())


def cut(bundle: Bundle) -> Bundle:
    """The shipped pack with one card less in free play."""
    import copy

    data = copy.deepcopy(bundle.data)
    free = data["tallow-rent"]["campaign/free-play.yaml"]["free-play"]
    free["cards"] = free["cards"][1:]
    return Bundle(bundle.game, "00000000deadbeef", data, bundle.texts)


def test_a_table_keeps_the_content_it_was_begun_with(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            _, table = await inn.open("betrayal", 3, {})
            await play(table, 60)
            before = standing(table)
        registry.put(BETRAYAL.with_bundle(cut(BETRAYAL.bundle())))
        async with Inn(tmp_path) as inn:
            again = await inn.house.find(table.id)
            assert standing(again) == before
            assert again.game.content == BETRAYAL.content
            assert words_for(again.game, "ja").knows("game-title")
            await play(again, 5_000, "end", undo=False)
            verify(BETRAYAL, str(again.prepared.record()))
            _, fresh = await inn.open("betrayal", 3, {})
            assert fresh.game.content == "00000000deadbeef"

    asyncio.run(scene())


def test_a_campaign_keeps_the_content_it_was_begun_with(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            person, _ = await People(inn.store).welcome(lang="en")
            row = await inn.campaigns.make(person, "The House on the Hill", "betrayal")
        registry.put(BETRAYAL.with_bundle(cut(BETRAYAL.bundle())))
        with looking_at(default_url(tmp_path)) as connection:
            assert [found.verdict for found in Check(connection).everything()] == ["exactly"]
        async with Inn(tmp_path) as inn:
            shelf = inn.campaigns
            row = await shelf.find(row.id, person)
            families = list(BETRAYAL.book.families)[:3]
            company = [{"family": name, "kind": "me", "name": name, "age": 30} for name in families]
            table = await shelf.begin(row, person, NewChapter(company))
            assert table.game.content == BETRAYAL.content
            await play(table, 5_000, undo=False)
            written = await shelf.find(row.id, person)
            assert "over" in written.document
            assert await shelf.status(written) == "ready"

    asyncio.run(scene())


def test_content_that_nobody_needs_any_more_is_thrown_away(tmp_path: Path) -> None:
    def kept() -> list[str]:
        with sqlite3.connect(tmp_path / "yakata.db") as connection:
            return [row[0] for row in connection.execute("SELECT game FROM contents ORDER BY game")]

    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            await inn.open("betrayal", 3, {})
            await inn.open("hidden-rooms", 1, {})
            assert kept() == ["betrayal", "hidden-rooms"]
            rooms = schema.tables.c.game == "hidden-rooms"
            await inn.store.write((update(schema.tables).where(rooms).values(touched=0.0), {}))
            await throw_away(inn.house, People(inn.store), 365, 1.0 + 365 * DAY)
        assert kept() == ["betrayal"]

    asyncio.run(scene())


def test_content_that_is_not_kept_is_said(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            with pytest.raises(NotFound, match="content"):
                await Contents(inn.store).game("betrayal", "0123456789abcdef", 2)

    asyncio.run(scene())


def changed_rules(replays: bool) -> Any:
    """Betrayal under the next version of the rules, which says whether play has changed."""

    class Other(Betrayal):
        pass

    Other.version = Betrayal.version + 1
    Other.upgrades = {**Betrayal.upgrades, Betrayal.version: Upgrade(replays=replays)}
    return Other()


def with_another_state(tmp_path: Path, table: str, version: int) -> None:
    """In the store, one move has led to another state: as if the rules had changed under it."""
    with sqlite3.connect(tmp_path / "yakata.db") as connection:
        connection.execute(
            "UPDATE moves SET digest='0000000000000000' WHERE table_id=? AND version=?", (table, version)
        )


def test_a_move_that_comes_out_otherwise_is_said_and_the_game_goes_on_before_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            _, table = await inn.open("betrayal", 3, {})
            await play_past_a_snapshot(table, 50, 6)
        last = table.version
        broken = last - 3
        with_another_state(tmp_path, table.id, broken)
        with looking_at(default_url(tmp_path)) as connection:
            (found,) = Check(connection).everything()
            assert (found.verdict, found.move) == ("back", broken - 1)
            assert f"move {broken}" in str(found)
        async with Inn(tmp_path) as inn:
            again = await inn.house.find(table.id)
            assert again.version == last + 1
            told = again.prepared.events[-1]
            assert (told.key, told.slots) == ("went-back", {"move": broken, "moves": 4})
            for language in ("en", "ja"):
                assert str(broken) in words_for(again.game, language, "yakata.table").event(told)
            assert [event.key for event in again.events_since(0, last)[0]] == ["went-back"]
            rows = await inn.store.read(select(schema.moves).where(schema.moves.c.table_id == table.id))
            assert len(rows) == last + 1  # nothing is thrown away
            before = standing(again)
        async with Inn(tmp_path) as inn:
            third = await inn.house.find(table.id)
            assert standing(third) == before
            await play(third, 5_000, "on", undo=False)
            assert third.over
            verify(third.game, str(third.prepared.record()))
        with looking_at(default_url(tmp_path)) as connection:
            assert [found.verdict for found in Check(connection).everything()] == ["exactly"]

    asyncio.run(scene())


def test_a_drawn_outcome_that_is_not_of_the_dice_is_not_believed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            _, table = await inn.open("hidden-rooms", 1, {"turn_limit": 0})
            await play(table, 12, undo=False)
        with sqlite3.connect(tmp_path / "yakata.db") as connection:
            drawn = connection.execute(
                "SELECT version, draws FROM moves WHERE draws != '[]' ORDER BY version DESC LIMIT 1"
            ).fetchone()
            number = int(drawn[1].rsplit("[", 1)[1].partition(",")[0])
            doctored = drawn[1].replace(f",[{number},", f",[{number + 1},")
            assert doctored != drawn[1]
            connection.execute("UPDATE moves SET draws=? WHERE version=?", (doctored, drawn[0]))
        async with Inn(tmp_path) as inn:
            again = await inn.house.find(table.id)
            assert again.prepared.events[-1].slots["move"] == drawn[0]

    asyncio.run(scene())


@pytest.mark.parametrize(("replays", "keys"), [(True, []), (False, ["went-back"])])
def test_tables_of_an_older_version_are_found_and_go_on(tmp_path: Path, replays: bool, keys: list[str]) -> None:
    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            _, table = await inn.open("betrayal", 3, {})
            await play_past_a_snapshot(table, 25, 6)
            state = table.prepared.state
        registry.put(changed_rules(replays))
        async with Inn(tmp_path) as inn:
            again = await inn.house.find(table.id)
            assert [event.key for event in again.prepared.events if event.key == "went-back"] == keys
            if replays:
                assert again.prepared.state.view(0) == state.view(0)
            else:
                assert len(again.prepared.entries) < len(table.prepared.entries)
            await play(again, 10, "on", undo=False)
            before = standing(again)
        async with Inn(tmp_path) as inn:
            assert standing(await inn.house.find(table.id)) == before
        registry._PUT.clear()
        async with Inn(tmp_path) as inn:  # and older rules do not guess what newer ones have written
            assert (await inn.house.find(table.id)).prepared.events[-1].key == "went-back"

    asyncio.run(scene())


def test_after_a_graceful_stop_other_rules_go_on_exactly_and_again_after_a_crash(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            _, table = await inn.open("betrayal", 3, {})
            await play(table, 40, undo=False)
            for _ in range(200):  # to where something can be taken back
                if not table.prepared.anchored:
                    break
                await play(table, 1, f"more {table.version}", undo=False)
            assert not table.prepared.anchored
            await inn.house.keep_all()
            before = table.prepared.state.view(0)
        registry.put(changed_rules(replays=False))
        for evening in range(3):
            async with Inn(tmp_path) as inn:
                table = await inn.house.find(table.id)
                assert table.prepared.state.view(0) == before
                await play(table, 10, f"evening {evening}", undo=False)
                before = table.prepared.state.view(0)
                assert not [event for event in table.prepared.events if event.key == "went-back"]

    asyncio.run(scene())


def test_a_version_that_nothing_is_said_of_needs_a_word(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            _, table = await inn.open("betrayal", 3, {})
        deaf = changed_rules(replays=True)
        type(deaf).upgrades = {}
        registry.put(deaf)
        async with Inn(tmp_path) as inn:
            with pytest.raises(NotFound, match="other"):
                await inn.house.find(table.id)
        with looking_at(default_url(tmp_path)) as connection:
            (found,) = Check(connection).everything()
            assert (found.verdict, "does not read" in found.why) == ("word", True)

    asyncio.run(scene())


def test_a_broken_snapshot_is_passed_over(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            _, table = await inn.open("hako-onna", 3, {"house": "balanced"})
            await play(table, 80)
            before = standing(table)
        with sqlite3.connect(tmp_path / "yakata.db") as connection:
            newest = connection.execute("SELECT MAX(version) FROM snapshots").fetchone()[0]
            connection.execute("UPDATE snapshots SET state='{}' WHERE version=?", (newest,))
        async with Inn(tmp_path) as inn:
            assert standing(await inn.house.find(table.id)) == before

    asyncio.run(scene())


def test_the_check_leaves_the_database_as_it_is(tmp_path: Path) -> None:
    async def scene() -> None:
        async with Inn(tmp_path) as inn:
            await inn.open("seance", 4, {})

    asyncio.run(scene())
    before = (tmp_path / "yakata.db").read_bytes()
    with looking_at(default_url(tmp_path)) as connection:
        assert [found.verdict for found in Check(connection).everything()] == ["exactly"]
    assert (tmp_path / "yakata.db").read_bytes() == before
