"""What becomes of every table and campaign of a database under the rules and content of this release."""

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from yakata.kernel import BadContent, Game, Play, YakataError
from yakata.registry import games, load_named
from yakata.table.lobby.contents import made_with, other_content
from yakata.table.log import tell
from yakata.table.play.loading import Words, load
from yakata.table.store import Store, schema

Verdict = Literal["exactly", "back", "word"]


class Finding(Struct, frozen=True):
    """How one table or campaign goes on: exactly; from an earlier move; or not without somebody's word."""

    kind: Literal["table", "campaign"]
    id: str
    game: str
    verdict: Verdict
    move: int = 0
    """Of a table: the move that it goes on from."""
    why: str = ""

    def __str__(self) -> str:
        where = {"exactly": "goes on exactly", "back": f"goes on from move {self.move}", "word": "needs a word"}
        return f"{self.kind} {self.id} ({self.game}): {where[self.verdict]}{f': {self.why}' if self.why else ''}"


class Check:
    """Looks at a database and writes nothing."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._made: dict[tuple[str, str], Game[Any] | str] = {}

    def tables(self, running: bool = False) -> Sequence[Any]:
        """All tables that have begun; only those that are not over, where so wished."""
        begun = select(schema.tables).where(schema.tables.c.started)
        wanted = begun.where(~schema.tables.c.over) if running else begun
        return self.connection.execute(wanted.order_by(schema.tables.c.touched.desc())).all()

    def campaigns(self) -> Sequence[Any]:
        return self.connection.execute(select(schema.campaigns).order_by(schema.campaigns.c.touched.desc())).all()

    def everything(self) -> Iterator[Finding]:
        yield from map(self.table, self.tables())
        yield from map(self.campaign, self.campaigns())

    def table(self, row: Any) -> Finding:
        game = self._game(row.game, row.content, row.rules)
        if isinstance(game, str):
            return Finding("table", row.id, row.game, "word", why=game)
        try:
            return self._followed(row, game)
        except Exception as error:  # whatever these rules do with it
            return Finding("table", row.id, row.game, "word", why=_said(error))

    def _followed(self, row: Any, game: Game[Any]) -> Finding:
        moves, shots, seats = (self._of(row.id, table) for table in (schema.moves, schema.snapshots, schema.seats))
        way = game.way_from(row.rules)
        if way is None:
            why = f"begun by version {row.rules} of the rules, which version {game.version} does not read"
            return Finding("table", row.id, row.game, "word", why=why)
        options = game.choose_options(way.options(msgspec.json.decode(row.options)))
        nonces = [seat.nonce for seat in seats]
        prepared = Play.prepare(game, options, len(seats), secret=row.secret, nonces=nonces)
        found = load(prepared, moves, shots, Words(game, row.rules, shots))
        if found.trouble is None and found.anew:
            why = "played again by changed rules, which fit every move; whoever sits there is told"
            return Finding("table", row.id, row.game, "back", found.version, why)
        if found.trouble is None:
            return Finding("table", row.id, row.game, "exactly", found.version)
        verdict: Verdict = "word" if row.over else "back"
        why = f"move {found.trouble.move}: {found.trouble.why}"
        return Finding("table", row.id, row.game, verdict, found.version, why)

    def campaign(self, row: Any) -> Finding:
        try:
            shipped = load_named(row.game)
            rules = shipped.campaign
            assert rules is not None
            campaign = rules.read(row.document)
            if not rules.plays_with(campaign.edition.fingerprint):
                game = self._game(row.game, campaign.edition.fingerprint, campaign.edition.rules)
                if isinstance(game, str):
                    return Finding("campaign", row.id, row.game, "word", why=game)
                rules = game.campaign or rules
            refusal = rules.why_pinned(campaign)
            if campaign.running is not None and rules.can_move(campaign):  # it moves when its chapter is over
                refusal = None
        except Exception as error:
            return Finding("campaign", row.id, row.game, "word", why=_said(error))
        return Finding("campaign", row.id, row.game, "word" if refusal else "exactly", why=str(refusal or ""))

    def _of(self, table: str, rows: Any) -> Sequence[Any]:
        order = rows.c.seat if rows is schema.seats else rows.c.version
        return self.connection.execute(select(rows).where(rows.c.table_id == table).order_by(order)).all()

    def _game(self, name: str, content: str, rules: int) -> Game[Any] | str:
        """The game with this content, or why there is none."""
        if name not in games():
            return f"no game is called {name}"
        shipped = load_named(name)
        wanted = other_content(shipped, content, rules)
        if not wanted:
            return shipped
        if (name, wanted) not in self._made:
            self._made[name, wanted] = self._pinned(shipped, wanted)
        return self._made[name, wanted]

    def _pinned(self, shipped: Game[Any], wanted: str) -> Game[Any] | str:
        same = (schema.contents.c.fingerprint == wanted, schema.contents.c.game == shipped.name)
        bundle = self.connection.execute(select(schema.contents.c.bundle).where(*same)).scalar()
        try:
            return made_with(shipped, wanted, bundle) or f"its content {wanted} is not kept here"
        except BadContent as error:
            return str(error)


def _said(error: Exception) -> str:
    return str(error) if isinstance(error, YakataError) else f"{type(error).__name__}: {error}"


def summary(findings: Sequence[Finding], left: int = 0) -> str:
    """All of it in one line."""
    counts = {verdict: sum(one.verdict == verdict for one in findings) for verdict in ("exactly", "back", "word")}
    more = f", {left} not looked at" if left else ""
    return (
        f"{len(findings)} games and campaigns: {counts['exactly']} go on exactly, "
        f"{counts['back']} from an earlier move, {counts['word']} need a word{more}"
    )


MOST = 200
"""Tables that a server looks at when it starts; those that were played last."""
BETWEEN = 0.2
"""Seconds from one to the next: whoever comes back meanwhile is more important."""


async def say_how_they_go_on(store: Store) -> None:
    """One line, a little after the start of a server; nothing where nobody plays."""

    def rows(connection: Connection) -> tuple[list[Any], int]:
        tables = Check(connection).tables(running=True)
        return [*tables[:MOST], *Check(connection).campaigns()[:MOST]], max(0, len(tables) - MOST)

    wanted, left = await store.with_connection(rows)
    findings = []
    for row in wanted:
        await asyncio.sleep(BETWEEN)
        findings.append(await store.with_connection(partial(_one, row)))
    if findings:
        tell(summary(findings, left))


def _one(row: Any, connection: Connection) -> Finding:
    check = Check(connection)
    return check.campaign(row) if hasattr(row, "document") else check.table(row)
