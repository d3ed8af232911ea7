"""The built page: a handful of files, read once. What is not among them is the page itself."""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

HERE = Path(__file__).parents[1] / "page"
BESIDE = Path(__file__).parents[4] / "web" / "dist"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


def find_page() -> Path | None:
    """Where the page was built: inside the package, or in the checkout."""
    return next((folder for folder in (HERE, BESIDE) if (folder / "index.html").is_file()), None)


class Page:
    """All files by their path. A path that is no file has no way out of this dictionary."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, tuple[bytes, str]] = {}
        if folder is not None:
            for path in folder.rglob("*"):
                if path.is_file():
                    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                    self.files["/" + path.relative_to(folder).as_posix()] = path.read_bytes(), kind

    def answer(self, path: str) -> Response[bytes]:
        body, kind = self.files.get(path) or self.files.get("/index.html") or (NO_PAGE, "text/html")
        lasting = path.startswith("/assets/") and path in self.files
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return Response(body, media_type=kind, headers={"Cache-Control": cache})


NO_PAGE = b"<!doctype html><title>Yakata</title><p>The page is not built: run <code>make page</code>."


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
    if path.startswith("/api"):
        raise NotFoundException
    answer: Response[bytes] = request.app.state.page.answer(path)
    return answer
