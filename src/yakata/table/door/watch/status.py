"""A small page for whoever runs the server. It needs no script."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from html import escape
from typing import Final

from yakata import __version__
from yakata.table.door.context import Context
from yakata.table.door.plain import plain_page
from yakata.table.door.watch.gauges import STATUS
from yakata.table.door.watch.health import Health
from yakata.table.meters import Times
from yakata.words import Words

KIND: Final = "text/html; charset=utf-8"
STYLE: Final = "/plain.css"
AGAIN: Final = 10
"""Seconds until the page looks again."""
MIB: Final = 1024 * 1024
Row = Sequence[str]


def page(context: Context, health: Health, lang: str) -> str:
    words = Words(None, lang, ("yakata.table",))
    say = words.say
    how = say(f"how-{health.status}")
    figures = ("", *(say(f"watch-{name}") for name in ("count", "half", "slow")))
    kept = ("", *(say(f"watch-{name}") for name in ("how", "failures", "last", "at")))
    return plain_page(
        f"Yakata: {how}",
        f'<h1>Yakata {__version__}: <span class="{health.status}">{how}</span></h1>'
        + _table(say("watch-now"), _now(context, words))
        + _table(say("watch-times"), _times(context, words), figures)
        + _table(say("watch-services"), _services(context, health, words), kept)
        + f"<p>{say('watch-more')}</p>",
        style=STYLE,
        lang=lang,
        again=AGAIN,
    )


def _now(context: Context, words: Words) -> Iterator[Row]:
    meters = context.store.meters
    tables = [table.status for table in context.house.live.values()]
    for status in STATUS:
        yield words.say(f"watch-tables-{status}"), str(tables.count(status))
    yield words.say("watch-sockets"), str(meters.sockets)
    yield words.say("watch-bots"), f"{meters.read('yakata_bots'):.0f}"
    yield words.say("watch-queue"), f"{meters.read('yakata_queue'):.0f}"
    yield words.say("watch-memory"), f"{meters.read('yakata_memory_bytes') / MIB:.0f} MiB"
    if not context.store.shared:
        yield words.say("watch-database"), f"{meters.read('yakata_database_bytes') / MIB:.1f} MiB"
    yield words.say("watch-since"), _time(meters.read("yakata_started_seconds"))


def _times(context: Context, words: Words) -> Iterator[Row]:
    meters = context.store.meters
    for by, times in meters.moves.items():
        yield words.say(f"watch-moves-{by}"), *_figures(times)
    for status, times in meters.requests.items():
        if times.count:
            yield words.say("watch-requests", status=status), *_figures(times)


def _figures(times: Times) -> Row:
    return str(times.count), f"{times.quantile(0.5) * 1000:.1f} ms", f"{times.quantile(0.99) * 1000:.1f} ms"


def _services(context: Context, health: Health, words: Words) -> Iterator[Row]:
    yield "database", words.say(f"how-{health.services['database']}"), "", "", ""
    for name, one in sorted(context.store.services.health.items()):
        how = health.services.get(name, "trouble" if one.in_a_row else "well")
        at = _time(one.failed_at) if one.failures else ""
        yield name, words.say(f"how-{how}"), str(one.failures), one.last_error, at


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(" ", "seconds").replace("+00:00", " UTC")


def _table(title: str, rows: Iterator[Row], head: Row = ()) -> str:
    top = f"<tr>{''.join(f'<th>{escape(name)}</th>' for name in head)}</tr>" if head else ""
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<h2>{escape(title)}</h2><table>{top}{body}</table>"
