"""What can be read of a running house at any time."""

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import process_time, time
from typing import Final

from yakata import __version__
from yakata.table.door.context import Context
from yakata.table.meters import Sample
from yakata.table.services import Services

STATM: Final = Path("/proc/self/statm")
STATUS: Final = ("waiting", "playing", "over")


def read_house(context: Context) -> None:
    """Enter what there is to read into the meters of this house."""
    meters, live, minds = context.store.meters, context.house.live, context.butler.minds
    born = time()
    meters.gauge("yakata_info", "The release.", lambda: 1, version=__version__)
    meters.gauge("yakata_started_seconds", "When the server was started, since 1970.", lambda: born)
    meters.gauge("yakata_cpu_seconds", "Processor time of the server's own process.", process_time)
    meters.gauge("yakata_memory_bytes", "Memory of the server's own process.", memory)
    if not context.store.shared:
        file = Path(context.store.url.removeprefix("sqlite:///"))
        meters.gauge("yakata_database_bytes", "The database file and its log.", lambda: database_size(file))

    def tables() -> Iterator[Sample]:
        counted = Counter(table.status for table in live.values())
        for status in STATUS:
            yield "", (("status", status),), counted[status]

    meters.family("yakata_tables", "gauge", "Tables in memory.", tables)
    meters.gauge("yakata_queue", "What waits to be done.", lambda: minds.waiting, queue="bots")
    meters.gauge("yakata_queue", "What waits to be done.", lambda: context.desk.pool.asked, queue="foreign")
    meters.gauge("yakata_bots", "Bots that remember a game.", lambda: sum(len(lane.told) for lane in minds.lanes))
    meters.gauge(
        "yakata_bot_processes",
        "Processes in which bots think.",
        lambda: sum(len(lane.pool.workers) for lane in minds.lanes),
    )
    meters.family("yakata_service_failures_total", "counter", "By service.", lambda: failures(context.store.services))
    meters.family("yakata_service_well", "gauge", "1, or 0 where it fails.", lambda: well(context.store.services))


def failures(services: Services) -> Iterator[Sample]:
    for name, health in sorted(services.health.items()):
        yield "", (("service", name),), health.failures


def well(services: Services) -> Iterator[Sample]:
    for name, health in sorted(services.health.items()):
        yield "", (("service", name),), float(not health.in_a_row)


def memory() -> int:
    """What is in use now; 0 where the system does not say."""
    with suppress(OSError):
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def database_size(file: Path) -> int:
    size = 0
    for path in (file, file.with_name(file.name + "-wal")):
        with suppress(OSError):
            size += path.stat().st_size
    return size
