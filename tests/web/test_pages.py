"""Delivery of the pages: compressed, cached as long as valid, and revalidated otherwise."""

import re
from collections.abc import Callable, Iterator
from gzip import decompress
from itertools import chain
from pathlib import Path

import httpx
import pytest

from ludotheque.web.packing import ASK_AGAIN, FOR_EVER, Packed
from tests.web.serving import DIRECTLY, ROOT, Server

STATIC = ROOT / "src" / "ludotheque" / "web" / "static"
BODIES = {"": b"plain", "br": b"b", "gzip": b"g"}


@pytest.fixture(scope="module")
def get(server: Server) -> Iterator[Callable[..., httpx.Response]]:
    if not (STATIC / "index.html").is_file():
        pytest.fail("The pages are not built: run `make frontend`.", pytrace=False)
    with httpx.Client(base_url=server.url, **DIRECTLY) as client:

        def asked(path: str, method: str = "GET", **headers: str) -> httpx.Response:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return client.request(method, path, headers={"accept-encoding": "identity"} | named)

        yield asked


def script() -> str:
    return f"/assets/{next(STATIC.glob('assets/home-*.js')).name}"


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("", ""),
        ("identity", ""),
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip", "gzip"),
        ("BR; q=0.5", "br"),
        ("*", "br"),
        ("*;q=0, gzip", "gzip"),
        ("*, br;q=0.000", "gzip"),
        ("deflate", ""),
    ],
)
def test_a_browser_gets_the_best_encoding_it_takes(accepted: str, chosen: str) -> None:
    status, headers, body = Packed("text/css", FOR_EVER, BODIES).answer({"accept-encoding": accepted})
    said = dict(headers)
    assert (status, body, said.get(b"content-encoding", b"").decode()) == (200, BODIES[chosen], chosen)
    assert said[b"vary"] == b"Accept-Encoding"


def test_each_encoding_has_a_tag_of_its_own_and_is_not_sent_twice() -> None:
    page = Packed("text/css", FOR_EVER, BODIES)
    tags = set()
    for encoding in BODIES:
        _, headers, _ = page.answer({"accept-encoding": encoding})
        tag = dict(headers)[b"etag"].decode()
        tags.add(tag)
        for known in (tag, f'"old", W/{tag}', "*"):
            status, headers, body = page.answer({"accept-encoding": encoding, "if-none-match": known})
            assert (status, body, dict(headers)[b"etag"].decode()) == (304, b"", tag)
        status, _, _ = page.answer({"accept-encoding": encoding, "if-none-match": '"old"'})
        assert status == 200
    assert len(tags) == 3


@pytest.mark.parametrize("path", ["/", "/index.html"])
def test_the_first_page_is_asked_for_each_time(get: Callable[..., httpx.Response], path: str) -> None:
    page = get(path)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == ASK_AGAIN
    assert page.content == (STATIC / "index.html").read_bytes()
    again = get(path, if_none_match=page.headers["etag"])
    assert (again.status_code, again.content, again.headers["cache-control"]) == (304, b"", ASK_AGAIN)


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_hashed_files_are_cached_for_ever(get: Callable[..., httpx.Response], encoding: str) -> None:
    plain = get(script())
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert plain.headers["cache-control"] == FOR_EVER
    packed = get(script(), "HEAD", accept_encoding=encoding)
    assert packed.headers["content-encoding"] == encoding
    assert packed.headers["vary"] == "Accept-Encoding"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    beside = STATIC / (script()[1:] + {"br": ".br", "gzip": ".gz"}[encoding])
    if encoding == "gzip":
        assert decompress(beside.read_bytes()) == plain.content


def test_fonts_are_packed_already(get: Callable[..., httpx.Response]) -> None:
    font = next(STATIC.glob("assets/alegreya-700-*.woff2"))
    answer = get(f"/assets/{font.name}", accept_encoding="br, gzip")
    assert answer.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in answer.headers
    assert answer.content == font.read_bytes()


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.html",
        "/assets/",
        "/assets/gone-12345678.js",
        "/../app.py",
        "/%2e%2e/app.py",
        "/index.html.br",
        "/a%00b",
        "/" + "x" * 5000,
    ],
)
def test_nothing_else_is_served(get: Callable[..., httpx.Response], path: str) -> None:
    answer = get(path)
    assert (answer.status_code, answer.headers.get("cache-control")) == (404, None)


@pytest.mark.parametrize(
    "path",
    ["/api/games", "/api/games/quebec", "/api/games/quebec/words/fr", "/api/games/quebec/rules/en?q=star"],
)
def test_shared_answers_are_compressed_and_not_sent_twice(
    get: Callable[..., httpx.Response], path: str
) -> None:
    plain, packed = get(path), get(path, accept_encoding="gzip")
    assert packed.json() == plain.json()
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) * 0.6
    assert packed.headers["cache-control"] == ASK_AGAIN
    again = get(path, accept_encoding="gzip", if_none_match=packed.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


def test_refused_requests_store_nothing(get: Callable[..., httpx.Response]) -> None:
    answer = get("/api/games/nowhere", accept_encoding="gzip")
    assert (answer.status_code, answer.headers.get("etag")) == (404, None)
    assert answer.json()["error"] == "not_found"


def covered(style: str) -> set[str]:
    """The characters of the subset fonts."""
    found = set()
    for source, ranges in re.findall(r'url\("([^"]+)"\)[^;]*;\s*unicode-range: ([^;]+);', style):
        if source.startswith("./"):
            for part in ranges.split(", "):
                first, _, last = part.removeprefix("U+").partition("-")
                found |= {chr(code) for code in range(int(first, 16), int(last or first, 16) + 1)}
    return found


def test_our_own_words_need_no_more_than_the_cut_fonts() -> None:
    known = covered((ROOT / "frontend/src/fonts/fonts.css").read_text(encoding="utf-8"))
    folders = ("frontend/src", "src/ludotheque/core", "src/ludotheque/games", "src/ludotheque/table")
    files: list[Path] = [*chain.from_iterable((ROOT / folder).rglob("*.ftl") for folder in folders)]
    words = "".join(path.read_text(encoding="utf-8") for path in files)
    assert len(files) > 10
    assert {sign for sign in words if sign.isalpha() or sign in "«»’“”…–—−×·"} - known == set()
