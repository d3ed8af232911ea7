"""Addresses for others: where a link leads from another device, and the picture that a phone reads it from."""

from io import BytesIO
from ipaddress import ip_address
from typing import Annotated, Literal
from urllib.parse import urlsplit

import segno
from litestar.params import QueryParameter
from msgspec import Struct

from yakata.table.door.http.calls import ApiRequest, get

LONGEST = 300
Reach = Literal["here", "network", "beyond"]


class LinkShown(Struct, frozen=True):
    """A link as others can open it."""

    address: str
    reach: Reach
    """Who can open it: only this machine, whoever is in the same network, or everybody whom it is sent to."""
    picture: str
    """A QR code of it, as SVG."""


@get("/link")
async def link(
    request: ApiRequest, path: Annotated[str, QueryParameter(pattern=r"^/[\w/#.-]*$", max_length=LONGEST)]
) -> LinkShown:
    """The address of a path of this house for other devices, who can open it, and its QR code."""
    house = str(request.app.state.address) or f"{request.base_url.scheme}://{request.base_url.netloc}"
    address = house.rstrip("/") + path
    picture = BytesIO()
    segno.make(address, error="m", micro=False).save(
        picture, kind="svg", xmldecl=False, svgns=True, scale=4, border=3, light="#fff", dark="#000"
    )
    return LinkShown(address, reach_of(house), picture.getvalue().decode().strip())


def reach_of(house: str) -> Reach:
    """How far an address of this kind can be opened from."""
    host = urlsplit(house).hostname or ""
    try:
        number = ip_address(host)
    except ValueError:
        return "here" if host in ("", "localhost") or host.endswith(".localhost") else "beyond"
    return "here" if number.is_loopback else "network" if number.is_private else "beyond"
