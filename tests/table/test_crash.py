"""A short crash drill, and that it would notice a move that is lost or doubled."""

from pathlib import Path

from sqlalchemy import create_engine, delete, insert, select

from benchmarks.crash_drill import audit, drill
from yakata.table.store import default_url, schema

KILLS, PLAYERS = 6, 4


def test_what_was_acknowledged_is_there_once_whenever_the_server_dies(tmp_path: Path) -> None:
    url = default_url(tmp_path)
    players, faults = drill(url, KILLS, PLAYERS)
    assert faults == []
    assert all(player.finished for player in players)

    moves = schema.moves
    with create_engine(url).begin() as connection:
        first = connection.execute(select(moves).order_by(moves.c.table_id, moves.c.version.desc())).mappings().first()
        assert first is not None
        connection.execute(insert(moves).values({**first, "version": first["version"] + 1, "resend_key": "twice"}))
    assert len(audit(url, players)) == 1
    with create_engine(url).begin() as connection:
        gone = moves.c.table_id == first["table_id"], moves.c.version >= first["version"]
        connection.execute(delete(moves).where(*gone))
    assert len(audit(url, players)) == 1
