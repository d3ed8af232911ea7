"""``yakata upgrade``."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from yakata.cli.arguments import Flag
from yakata.cli.screen import console, data_folder
from yakata.kernel import BadOptions


def upgrade(
    place: Annotated[str | None, Parameter(name="PLACE", help="A data folder, or the URL of a database.")] = None,
    *,
    check: Flag = False,
    quiet: Flag = False,
) -> int:
    """Say how every game goes on under this release, before a server is started on it.

    Table by table and campaign by campaign: what goes on exactly, what goes on from an earlier move (and from which),
    and what needs a word with those who play. Nothing is changed. The exit code is 0 when all goes on exactly, 1 when
    something does not, 2 when the database cannot be read.

    For example:

    - **yakata upgrade --check**: the tables in your data folder
    - **yakata upgrade --check /srv/yakata**: those of a server
    - **yakata upgrade --check postgresql://house@localhost/yakata**

    Parameters
    ----------
    check
        Only look. It must be given: a server upgrades what it opens, by itself.
    quiet
        Only what does not go on exactly, and the sum.
    """
    if not check:
        raise BadOptions("add --check; a server upgrades what it opens, by itself")
    from rich.progress import Progress

    from yakata.table.lobby.contents import adopt_contents
    from yakata.table.lobby.upgrading import Check, summary
    from yakata.table.store import default_url, looking_at

    url = place if place and "://" in place else default_url(Path(place) if place else data_folder())
    findings = []
    with looking_at(url) as connection, Progress(console=console(), transient=True) as progress:
        adopt_contents(connection)
        looking = Check(connection)
        tables, campaigns = looking.tables(), looking.campaigns()
        bar = progress.add_task("", total=len(tables) + len(campaigns))
        for row in (*tables, *campaigns):
            found = looking.campaign(row) if hasattr(row, "document") else looking.table(row)
            findings.append(found)
            progress.advance(bar)
            if not quiet or found.verdict != "exactly":
                progress.console.print(str(found), highlight=False, markup=False, soft_wrap=True)
    print(summary(findings))
    return int(any(found.verdict != "exactly" for found in findings))
