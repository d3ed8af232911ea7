"""Bots at the table: what they choose, and when they wait."""

import asyncio
from random import Random

from tests.table.test_housekeeping import in_a_house
from yakata.apart import NoAnswer
from yakata.bots import Observation, make
from yakata.kernel import Play
from yakata.table.lobby.wishes import NewTable, SeatWish


def bots_alone(game="seance", seats=4, bot=""):
    return NewTable(game, seats=[SeatWish("bot", bot=bot)] * seats)


async def until_nobody_thinks(context):
    while context.butler._busy:
        await asyncio.gather(*context.butler._busy.values())


def test_they_play_at_the_table_what_they_play_anywhere(tmp_path):
    async def evening(context, owner):
        table = await context.house.open(bots_alone("hako-onna", 3, "keen"), owner, secret="ab" * 32)
        await until_nobody_thinks(context)
        nonces = [taken.nonce for taken in table.seats]
        play = Play.prepare(table.game, table.options, 3, secret=table.secret, nonces=nonces).deal()
        bots = [make("hako-onna", "keen", Random(f"{table.secret} {seat}")) for seat in range(3)]
        for ask in play:
            formality = play.state.formality()
            seen = Observation(play.view(ask.seat), ask.choices, play.seen(ask.seat))
            play.apply(str(bots[ask.seat].choose(seen)) if formality is None else formality, ask.seat)
        assert table.over
        assert table.prepared.entries == play.entries

    in_a_house(tmp_path, evening)


def test_bots_alone_wait_until_somebody_looks(tmp_path):
    async def evening(context, owner):
        table = await context.house.open(bots_alone(), owner)
        table.looked = 0.0
        await until_nobody_thinks(context)
        stood = table.version
        assert not table.over
        context.house.attend(table)
        assert not context.butler._busy
        await context.house.find(table.id)
        await until_nobody_thinks(context)
        assert table.over
        assert table.version > stood

    in_a_house(tmp_path, evening)


def test_bots_go_on_for_somebody_who_has_a_chair_and_is_away(tmp_path):
    async def evening(context, owner):
        wish = NewTable("seance", seats=[SeatWish("bot"), SeatWish("bot"), SeatWish("me"), SeatWish("bot")])
        table = await context.house.open(wish, owner)
        table.looked = 0.0
        await until_nobody_thinks(context)
        assert table.prepared.ask.seat == 2
        table.seats[2].stand_in = True  # nobody is left who would be asked
        context.house.attend(table)
        assert not context.butler._busy

    in_a_house(tmp_path, evening)


def test_a_bot_that_may_not_choose_what_it_says_or_says_nothing_does_not_stop_the_game(tmp_path, monkeypatch, capsys):
    async def evening(context, owner):
        asked = []

        async def mumble(who, game, name, seed, seen):
            asked.append(who)
            if len(asked) % 2:
                return "nonsense"
            raise NoAnswer("it fell asleep")

        monkeypatch.setattr(context.butler.minds, "choose", mumble)
        table = await context.house.open(bots_alone(), owner)
        await until_nobody_thinks(context)
        assert table.over
        assert table.id in capsys.readouterr().out

    in_a_house(tmp_path, evening)


def test_a_table_that_leaves_memory_forgets_its_bots(tmp_path):
    async def evening(context, owner):
        wish = NewTable("seance", seats=[SeatWish("bot"), SeatWish("bot"), SeatWish("me"), SeatWish("bot")])
        table = await context.house.open(wish, owner)
        await until_nobody_thinks(context)
        told = [lane.told for lane in context.butler.minds.lanes]
        assert sum(map(len, told)) == 2
        context.house.put_away(table)
        assert not any(told)

    in_a_house(tmp_path, evening)
