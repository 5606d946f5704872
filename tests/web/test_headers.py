"""The headers of every answer, whatever its status; and what changes over https."""

import socket
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.web.headers import SECURITY_HEADERS
from ludotheque.web.pages import page_route
from tests.web.conftest import MakeServer
from tests.web.serving import DIRECTLY, PATIENCE, Server
from tests.web.visiting import COOKIE

ANSWERS = [
    ("GET", "/", {}, 200),
    ("GET", "/health", {}, 200),
    ("GET", "/api/games", {}, 200),
    ("GET", "/api/docs", {}, 200),
    ("GET", "/nothing/here.js", {}, 404),
    ("GET", "/api/matches", {}, 401),
    ("GET", "/api/games/chess", {}, 404),
    ("DELETE", "/api/games", {}, 405),
    ("POST", "/api/login", {"Origin": "https://evil.example"}, 403),
    ("POST", "/api/login", {"Content-Type": "text/plain"}, 415),
    ("GET", "/metrics", {}, 401),
]


def ask(server: Server, method: str, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    return httpx.request(method, server.url + path, headers=headers, **DIRECTLY)


@pytest.mark.parametrize(("method", "path", "headers", "status"), ANSWERS)
def test_every_answer_has_them(
    server: Server, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    answer = ask(server, method, path, headers)
    assert answer.status_code == status
    for name, value in SECURITY_HEADERS:
        assert answer.headers.get_list(name) == [value]
    assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize("request_line", [b"no HTTP at all\r\n\r\n", b"GET /api/x/live HTTP/1.1\r\nHost: h\r\n" + (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Version: 13\r\n\r\n"
)])  # fmt: skip
def test_errors_outside_routes_have_it_too(server: Server, request_line: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(request_line)
        head = b""
        while b"\r\n\r\n" not in head and (more := line.recv(4096)):
            head += more
    told = head.decode().lower()
    assert told.startswith("http/1.1 4")
    for name, value in SECURITY_HEADERS:
        assert f"{name}: {value}".lower() in told


def test_pages_have_no_inline_scripts_or_styles() -> None:
    policy = dict(SECURITY_HEADERS)["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy


# ---------------------------------------------------------------- over https

HTTPS = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}


def test_over_https_cookies_are_secure_and_the_browser_stays_there(make_server: MakeServer) -> None:
    server = make_server(trust_proxy="127.0.0.1")
    answer = ask(server, "GET", "/api/me", HTTPS)
    assert "; secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    plain = ask(server, "GET", "/api/me", {"X-Forwarded-Proto": "http"})
    assert "secure" not in plain.headers["set-cookie"].lower()
    assert "strict-transport-security" not in plain.headers
    origin = f"http://127.0.0.1:{server.port}"
    cookie = {"Cookie": f"{COOKIE}={answer.cookies.get(COOKIE)}"}
    refused = ask(server, "POST", "/api/logout", {**HTTPS, **cookie, "Origin": origin})
    assert refused.status_code == 403, "for https, a plain http page is cross-site"


@pytest.mark.parametrize("trusted", ["", "10.0.0.0/8"])
def test_headers_of_untrusted_proxies_are_ignored(make_server: MakeServer, trusted: str) -> None:
    answer = ask(make_server(trust_proxy=trusted), "GET", "/api/me", HTTPS)
    assert "secure" not in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" not in answer.headers


# ---------------------------------------------------------------- caching


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """Built pages: one file with a constant name, the others named by their hash."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "sw.js").write_text("self.addEventListener('notificationclick', () => {});")
    (tmp_path / "assets" / "index-CA9tnIdd.js").write_text("export {};")
    return tmp_path


def test_pages_are_revalidated_and_hashed_files_cached_for_ever(pages: Path) -> None:
    with TestClient(Litestar([page_route(pages)])) as client:
        for path in ("/", "/index.html", "/sw.js"):
            assert client.get(path).headers["cache-control"] == "no-cache"
        kept = client.get("/assets/index-CA9tnIdd.js")
        assert kept.headers["content-type"].startswith("text/javascript")
        assert set(kept.headers["cache-control"].split(", ")) == {"public", "max-age=31536000", "immutable"}
        gone = client.get("/assets/index-older.js")
        assert (gone.status_code, gone.headers.get("cache-control")) == (404, None), (
            "it may exist again later"
        )
