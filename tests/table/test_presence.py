"""Who is here: over HTTP for a minute, at another server as long as it lives."""

from time import time

from tests.table.test_housekeeping import in_a_house, solo
from yakata.table.lobby.presence import SILENCE
from yakata.table.play.live_table import STAYS


def test_a_call_over_http_is_a_visit_of_a_minute(tmp_path):
    async def evening(context, owner):
        table = await context.house.open(solo(), owner)
        presence = context.house.presence
        assert not table.is_here(owner.id)
        presence.saw(table, "somebody without a seat")
        presence.saw(table, owner.id)
        assert table.is_here(owner.id)
        assert list(table.seen) == [owner.id]
        presence.expire(time() + STAYS / 2)
        assert table.is_here(owner.id)
        presence.expire(time() + STAYS)
        assert not table.is_here(owner.id)
        presence.saw(table, owner.id)
        presence.went(table, owner.id)
        assert not table.is_here(owner.id)

    in_a_house(tmp_path, evening)


def test_nobody_stays_at_a_server_that_is_silent(tmp_path):
    async def evening(context, owner):
        table = await context.house.open(solo(), owner)
        presence = context.house.presence
        for server in ("left", "right"):
            context.hear("came", f"{table.id}/{owner.id}/{server}")
        presence.expire(time() + SILENCE - 5)
        presence.alive["right"] = time() + SILENCE  # it goes on telling that it is there
        presence.expire(time() + SILENCE)
        assert table.elsewhere == {(owner.id, "right")}
        assert table.is_here(owner.id)
        context.hear("went", f"{table.id}/{owner.id}/right")
        assert not table.is_here(owner.id)
        context.hear("alive", "right")
        context.hear("who", table.id)
        assert list(presence.alive) == ["right"]

    in_a_house(tmp_path, evening)
