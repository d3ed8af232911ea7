"""``yakata backup`` and ``yakata compact``."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from yakata.cli.screen import data_folder

Data = Annotated[Path | None, Parameter(help="The folder of the database; else yours.")]
MIB = 1024 * 1024


def backup(
    file: Annotated[Path, Parameter(help="The file to write, or a folder: then it is named by the day and the time.")],
    *,
    data: Data = None,
    database: Annotated[str | None, Parameter(help="A database URL instead.")] = None,
) -> int:
    """Copy the tables, campaigns and people of a server into one file, while it runs. Nothing is held up.

    To go on from it: put it into an empty folder as **yakata.db**, and **yakata serve --data** that folder.

    For example:

    - **yakata backup house.db**: what lies in your data folder
    - **yakata backup /var/backups/yakata/ --data /srv/yakata**: of a server, by the day and the time
    """
    from yakata.table.store import default_url
    from yakata.table.store.backup import back_up, sqlite_file

    found = sqlite_file(database or default_url(data or data_folder()))
    target = file / f"yakata-{datetime.now(UTC):%Y-%m-%dT%H%M%SZ}.db" if file.is_dir() else file
    size = back_up(found, target)
    print(f"{target}: {size / MIB:.1f} MiB, sound")
    return 0


def compact(*, data: Data = None) -> int:
    """Write the database anew without its holes. The server must be stopped.

    Tables that are thrown away leave room in the file. A database that was made by this release gives it back to the
    disk by itself; an older one does so after this command.

    For example: **yakata compact --data /srv/yakata**
    """
    from yakata.table.store import OneServer, default_url
    from yakata.table.store.backup import compact as write_anew
    from yakata.table.store.backup import sqlite_file

    url = default_url(data or data_folder())
    found = sqlite_file(url)
    alone = OneServer(url, instead="stop it first")
    before, after = write_anew(found)
    alone.close()
    print(f"{found}: {before / MIB:.1f} MiB before, {after / MIB:.1f} MiB now")
    return 0
