"""Drawings by their names."""

from typing import Annotated

from litestar import Response
from litestar.params import PathParameter

from yakata.table.door.http.calls import get
from yakata.table.play.refusals import NotFound
from yakata.table.sight.drawings import drawing_named

KEPT = "public, max-age=31536000, immutable"


@get("/drawings/{name:str}", media_type="application/json")
async def drawing(name: Annotated[str, PathParameter(max_length=64)]) -> Response[bytes]:
    """A drawing that a state, a replay or a campaign has named. What is drawn otherwise has another name."""
    found = drawing_named(name)
    if found is None:
        raise NotFound("nothing-here")
    return Response(found.body, media_type="application/json", headers={"Cache-Control": KEPT})
