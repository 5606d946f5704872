"""No page of another site can change anything in a visitor's name, on any route."""

from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ludotheque.web.forgery import same_origin
from tests.web.serving import PATIENCE, Server
from tests.web.visiting import COOKIE, ME, OPEN, Visitor

UNSAFE = ("post", "put", "patch", "delete")
JSON = "application/json"
ELSEWHERE: list[dict[str, str]] = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": ""},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "something new"},
    {"Sec-Fetch-Site": "same-origin", "Origin": "https://evil.example"},
]
NO_JSON = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "",
    "application/jsonp",
]


@pytest.fixture
def host(server: Server) -> Visitor:
    return Visitor(server, "Léa")


@pytest.fixture
def operations(server: Server, host: Visitor) -> list[tuple[str, str]]:
    """All operations that may change something, with names of existing things."""
    match = host.create("morra", ME, OPEN)
    paths: dict[str, Any] = host.ok("GET", "/api/docs/openapi.json")["paths"]
    found = [
        (method.upper(), path.format(match=match, game="morra", lang="fr", moves=0))
        for path, item in paths.items()
        for method in item
        if method in UNSAFE
    ]
    assert len(found) >= 12
    return [*found, ("DELETE", "/api/me"), ("PUT", "/"), ("POST", "/nowhere"), ("POST", "/api/docs")]


def sent(
    host: Visitor, method: str, path: str, headers: dict[str, str], body: bytes = b"{}"
) -> httpx.Response:
    return host.http.request(method, host.server.url + path, headers=headers, content=body)


@pytest.mark.parametrize("headers", ELSEWHERE, ids=str)
def test_a_page_of_another_site_changes_nothing(
    host: Visitor, operations: list[tuple[str, str]], headers: dict[str, str]
) -> None:
    before = host.me(), host.cookie()
    for method, path in operations:
        for body in (b"{}", b""):
            answer = sent(host, method, path, {"Content-Type": JSON, **headers}, body)
            assert (answer.status_code, answer.json()["error"]) == (403, "cross_site"), (method, path)
            assert "open the table" in answer.json()["message"]
            assert "set-cookie" not in answer.headers
    assert (host.me(), host.cookie()) == before


@pytest.mark.parametrize("kind", NO_JSON)
def test_only_json_changes_anything(host: Visitor, operations: list[tuple[str, str]], kind: str) -> None:
    before = host.me(), host.cookie()
    for method, path in operations:
        for body in (b"{}", b""):
            answer = sent(host, method, path, {"Content-Type": kind}, body)
            assert (answer.status_code, answer.json()["error"]) == (415, "content_type"), (method, path)
            assert JSON in answer.json()["message"]
    assert (host.me(), host.cookie()) == before


def test_a_body_without_a_content_type_is_refused(host: Visitor) -> None:
    assert sent(host, "PATCH", "/api/me", {}, b'{"name":"X"}').status_code == 415
    chunks = host.http.request("PATCH", f"{host.server.url}/api/me", content=iter([b'{"name":"X"}']))
    assert chunks.status_code == 415


@pytest.mark.parametrize(
    "headers", [{}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}], ids=str
)
@pytest.mark.parametrize("kind", [JSON, "Application/JSON; charset=utf-8"])
def test_our_own_pages_and_programs_do(host: Visitor, headers: dict[str, str], kind: str) -> None:
    for origin in ({}, {"Origin": host.server.url}):
        said = {"Content-Type": kind, **headers, **origin}
        assert sent(host, "PATCH", "/api/me", said, b'{"name":"Zo\\u00e9"}').is_success


def test_without_a_body_no_kind_has_to_be_named(host: Visitor) -> None:
    match = host.create("morra", ME, OPEN)
    assert sent(host, "POST", f"/api/matches/{match}/leave", {}, b"").is_success


def test_reading_requests_are_accepted_from_all_sites(host: Visitor) -> None:
    for headers in ELSEWHERE:
        assert sent(host, "GET", "/api/games", headers, b"").is_success
        assert sent(host, "HEAD", "/", headers, b"").status_code < 500


def test_a_header_that_counts_is_there_once(server: Server) -> None:
    for name, value in [
        ("Origin", server.url),
        ("Sec-Fetch-Site", "same-origin"),
        ("Content-Type", JSON),
        ("Cookie", f"{COOKIE}=x"),
    ]:
        headers = [(name, value), (name, value)]
        answer = httpx.post(
            f"{server.url}/api/login", headers=headers, content=b"{}", timeout=PATIENCE, trust_env=False
        )
        assert answer.status_code == 400
        assert name.lower() in answer.json()["message"]


@pytest.mark.parametrize(
    "headers",
    [{"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://evil.example"}, {"Origin": "null"}],
    ids=str,
)
def test_a_foreign_page_does_not_follow_a_match(host: Visitor, headers: dict[str, str]) -> None:
    from tests.web.visiting import Live

    match = host.create("morra", ME, OPEN)
    with pytest.raises(InvalidStatus) as refused:
        Live(host.server, match, headers={"Cookie": f"{COOKIE}={host.cookie()}", **headers})
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("host_header", "origin", "https", "same"),
    [
        ("table.example", "https://table.example", False, True),
        ("table.example", "http://table.example", False, True),
        ("table.example", "http://table.example", True, False),
        ("table.example", "https://table.example", True, True),
        ("Table.Example:81", "http://table.example:81", False, True),
        ("table.example", "https://table.example.evil", False, False),
        ("table.example", "https://table.example:444", False, False),
        ("table.example", "ftp://table.example", False, False),
        (None, "https://table.example", False, False),
        ("table.example", "https://[table.example", False, False),
        ("", "null", False, False),
    ],
)
def test_which_origins_are_ours(host_header: str | None, origin: str, https: bool, same: bool) -> None:
    assert same_origin(host_header, origin, https) is same
