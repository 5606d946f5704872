"""The built pages, read once when the table opens, with the compressed files beside them."""

from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException

from ludotheque.web.packing import ASK_AGAIN, FOR_EVER, Packed, headers_in

# Fixed content types, independent of the machine's table; the framework adds the charset of texts.
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKINGS: Final = {".br": "br", ".gz": "gzip"}


def files_of(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix in KINDS]


def read_pages(folder: Path) -> dict[str, Packed]:
    """All files of a folder by address. Files in `assets` are named by their hash and never change."""
    found = {}
    for path in files_of(folder):
        beside = {e: path.with_name(path.name + suffix) for suffix, e in PACKINGS.items()}
        bodies = {"": path.read_bytes()} | {
            e: file.read_bytes() for e, file in beside.items() if file.is_file()
        }
        address = path.relative_to(folder).as_posix()
        cache = FOR_EVER if address.startswith("assets/") else ASK_AGAIN
        found[f"/{address}"] = Packed(KINDS[path.suffix], cache, bodies)
    found["/"] = found["/index.html"]
    return found


def page_route(folder: Path) -> Any:
    """`GET` and `HEAD` of the built pages."""
    pages = read_pages(folder)

    @route(
        ["/", "/{name:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        sync_to_thread=False,
        include_in_schema=False,
    )
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        found = pages.get(request.scope["path"])
        if found is None:
            raise NotFoundException
        return sent(found, request)

    return page


def sent(found: Packed, request: Request[Any, Any, Any]) -> Response[bytes]:
    status, headers, body = found.answer(headers_in(request.scope))
    said = {key.decode(): value.decode() for key, value in headers}
    return Response(body, status_code=status, headers=said, media_type=said.pop("content-type", None))
