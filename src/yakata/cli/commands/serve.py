"""``yakata serve``."""

import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from yakata.cli.arguments import Flag
from yakata.cli.screen import FAILED, data_folder
from yakata.kernel import BadOptions

PORT = 8377
EVERYWHERE = "0.0.0.0"
NOWHERE = ("192.0.2.1", 9)
"""An address that nobody has: nothing is sent there."""


def serve(
    *,
    host: Annotated[
        str, Parameter(help="The address to listen on; beyond loopback, others can come in.")
    ] = "127.0.0.1",
    lan: Flag = False,
    port: Annotated[int, Parameter(help="The port; 0 takes a free one.")] = PORT,
    data: Annotated[Path | None, Parameter(help="The folder for the database.")] = None,
    database: Annotated[str | None, Parameter(help="A database URL instead, such as postgresql://…")] = None,
    pack: Annotated[
        Path | None, Parameter(help="Betrayal with this pack of your own; without --data its tables are kept apart.")
    ] = None,
    keep: Annotated[float, Parameter(help="Throw a table away after so many days without a move.")] = 365,
    watch: Annotated[
        str | None, Parameter(help="A port on this machine, or ADDRESS:PORT, for metrics and the state of the server.")
    ] = None,
    log: Annotated[Literal["plain", "json"], Parameter(help="How the server says what it has to say.")] = "plain",
    proxy: Annotated[
        list[str] | None,
        Parameter(negative="", help="An address or network of a proxy whose X-Forwarded-For is believed."),
    ] = None,
    unlimited: Flag = False,
    secure: Flag = False,
    browse: Flag = False,
) -> int:
    """Serve the table: the page at /, the API at /api, described at /api/schema.

    For example:

    - **yakata serve**: on this machine only, SQLite in your data folder
    - **yakata serve --browse**: and open the page
    - **yakata serve --lan**: for friends in the same network, with the address for their phones
    - **yakata serve --pack moth-house --browse**: with your own pack for Betrayal
    - **yakata serve --watch 9377 --log json**: metrics at http://localhost:9377/metrics, and a log for programs
    - **yakata serve --secure --proxy 127.0.0.1**: behind an HTTPS proxy on the same machine
    - **yakata serve --database postgresql://house@localhost/yakata --port 8378**: one of several servers

    Parameters
    ----------
    lan
        Open the table to everybody in this network, and show the address that they open, also as a picture for phones.
    unlimited
        No limits on how many requests and messages come in: for measurements.
    secure
        Cookies travel over HTTPS only; for a server behind an HTTPS proxy.
    browse
        Open the page in the browser.
    """
    import gc

    import uvicorn

    from yakata.table.door.app import create
    from yakata.table.door.limits import UNLIMITED, Limits
    from yakata.table.door.patience import HALF, patient
    from yakata.table.door.proxies import Proxies
    from yakata.table.door.sockets.frames import FrameProtocol
    from yakata.table.log import of_uvicorn, speak, tell
    from yakata.table.store import OneServer, default_url, prepare

    if not keep > 0:
        raise BadOptions(f"--keep is a number of days, more than 0, not {keep:g}")
    proxies = Proxies(proxy or ())
    folder = data_folder() if pack is None else _with_pack(pack)
    url = database or default_url(data or folder)
    alone = OneServer(url)
    limits = UNLIMITED if unlimited else Limits()
    listener = _listen(EVERYWHERE if lan else host, port)
    prepare(url)
    at = listener.getsockname()[1]
    address = f"http://{_shown(host)}:{at}/"
    beyond = _beyond(EVERYWHERE if lan else host, at)
    side = [_listen(*_place(watch), "--watch")] if watch is not None else []
    speak(log)
    tell(f"the table is at {address}", address=address)
    for one in side:
        tell(f"metrics and status are at http://{_shown(one.getsockname()[0])}:{one.getsockname()[1]}/")
    if beyond and log == "plain":
        _invite(beyond, secure=secure)
    if browse:
        webbrowser.open(address)
    config = uvicorn.Config(
        create(
            url,
            limits=limits,
            secure=secure,
            keep_days=keep,
            address=beyond,
            watch=side[0].getsockname()[1] if side else None,
            proxies=proxies,
        ),
        http=patient(proxies, most=0 if unlimited else HALF),
        proxy_headers=False,  # the door sees to it
        ws=FrameProtocol,
        ws_max_size=limits.body,
        ws_per_message_deflate=False,
        access_log=False,  # addresses hold tokens
        log_config=of_uvicorn(log),
        lifespan="on",
        timeout_graceful_shutdown=3,
    )
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000)  # full collections over many tables make moves wait
    server = uvicorn.Server(config)
    server.run(sockets=[listener, *side])
    alone.close()
    return 0 if server.started else FAILED


def _with_pack(folder: Path) -> Path:
    """Betrayal is played with this pack in this process. Gives the folder for its tables."""
    from yakata.betrayal.language.files.gathering_packs import read_pack
    from yakata.cli.packs import pack_folder, sound_game
    from yakata.registry import put

    place = pack_folder(folder)
    put(sound_game(place))
    return data_folder() / "packs" / read_pack(place).name


def _beyond(host: str, port: int) -> str:
    """The address by which others come in; nothing where only this machine does."""
    if host in ("127.0.0.1", "localhost", "::1"):
        return ""
    found = lan_address() if host in (EVERYWHERE, "::") else host
    if not found:
        return ""
    return f"http://[{found}]:{port}/" if ":" in found else f"http://{found}:{port}/"


def lan_address() -> str:
    """This machine's own address in its network; nothing without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(NOWHERE)
        except OSError:
            return ""
        found = str(asked.getsockname()[0])
    return "" if found.startswith("127.") or found == EVERYWHERE else found


def _invite(address: str, *, secure: bool) -> None:
    """What others open, and what that means."""
    import segno

    print(f"friends in this network open {address}", flush=True)
    segno.make(address, error="l", micro=False).terminal(compact=True, border=2)
    warning = "anyone who can reach this machine can open tables here"
    if not secure:
        warning += "; for more than friends in one network put HTTPS before it and add --secure"
    print(f"yakata: {warning}", file=sys.stderr, flush=True)


def _listen(host: str, port: int, option: str = "--port") -> socket.socket:
    if not 0 <= port <= 65_535:
        raise BadOptions(f"{option}: a port is a number from 0 to 65535, not {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        raise BadOptions(f"cannot listen on {host}:{port}: {error.strerror}; {option} chooses another") from None
    return listener


def _place(watch: str) -> tuple[str, int]:
    """The address and the port of ``--watch``; this machine's own where only a port is named."""
    host, _, port = watch.rpartition(":")
    if not (port.isdigit() and int(port) < 65536):
        raise BadOptions(f"--watch takes a port, or an address and a port (127.0.0.1:9377), not {watch!r}")
    return host.strip("[]") or "127.0.0.1", int(port)


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
