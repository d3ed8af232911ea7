"""The built page: a handful of files, read once. What is not among them is the page itself."""

import mimetypes
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

HERE = Path(__file__).parents[1] / "page"
BESIDE = Path(__file__).parents[4] / "web" / "dist"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")

SMALLER = {".br": "br", ".gz": "gzip"}
"""How the name of a file goes on that the build has made smaller, and what that is called; the best first."""


def find_page() -> Path | None:
    """Where the page was built: inside the package, or in the checkout."""
    return next((folder for folder in (HERE, BESIDE) if (folder / "index.html").is_file()), None)


@dataclass(frozen=True)
class File:
    """A file as it is, and in the smaller forms that lie beside it."""

    body: bytes
    kind: str
    smaller: dict[str, bytes] = field(default_factory=dict)

    def form(self, accepted: str) -> tuple[bytes, dict[str, str]]:
        """What a browser that accepts this is sent, and what has to be said of it."""
        if not self.smaller:
            return self.body, {}
        read = _readable(accepted)
        name = next((name for name in self.smaller if name in read), None)
        if name is None:
            return self.body, {"Vary": "Accept-Encoding"}
        return self.smaller[name], {"Vary": "Accept-Encoding", "Content-Encoding": name}


def _readable(accepted: str) -> set[str]:
    """The encodings of an Accept-Encoding header, less those that it refuses with a weight of nothing."""
    parts = (part.replace(" ", "").lower().partition(";q=") for part in accepted.split(","))
    return {name for name, _, weight in parts if weight.strip("0.") or not weight}


def _read(path: Path) -> File:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    beside = {name: path.with_name(path.name + end) for end, name in SMALLER.items()}
    return File(path.read_bytes(), kind, {name: file.read_bytes() for name, file in beside.items() if file.is_file()})


class Page:
    """All files by their path. A path that is no file has no way out of this dictionary."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, File] = {}
        if folder is not None:
            for path in folder.rglob("*"):
                if path.is_file() and path.suffix not in SMALLER:
                    self.files["/" + path.relative_to(folder).as_posix()] = _read(path)

    def answer(self, path: str, accepted: str = "") -> Response[bytes]:
        file = self.files.get(path) or self.files.get("/index.html") or NO_PAGE
        lasting = path.startswith("/assets/") and path in self.files
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        body, more = file.form(accepted)
        return Response(body, media_type=file.kind, headers={"Cache-Control": cache, **more})


NO_PAGE = File(
    b"<!doctype html><title>Yakata</title><p>The page is not built: run <code>make page</code>.", "text/html"
)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    path = request.scope["path"]
    if path.startswith("/api"):
        raise NotFoundException
    answer: Response[bytes] = request.app.state.page.answer(path, request.headers.get("accept-encoding", ""))
    return answer
