"""Every failure of a request is answered `{error, message}`, in the requested language."""

import ast
import contextlib
import json
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ludotheque.core.catalogue import load_game
from ludotheque.core.match import Match
from ludotheque.core.position import to_json
from ludotheque.web import failures
from ludotheque.web.failures import language_of
from tests.web.conftest import MakeServer
from tests.web.serving import DIRECTLY, PATIENCE, ROOT, Server
from tests.web.visiting import ME, Visitor

WEB = Path(failures.__file__).parent
JSON = {"Content-Type": "application/json"}
Words = tuple[str, str]
EXPECTED = ("attendue", "expected")
ADDRESS = ("adresse", "address")
PLAIN = {"Content-Type": "text/plain"}
EVIL = {"Origin": "https://evil.example"}
DEEP, HUGE, BROKEN = b'{"a":' + b"[" * 100_000, b'{"a": "' + b"x" * 11_000_000 + b'"}', b'{"a": "\xff"}'
# Requests, with the status, the code, and a word of each language in the answer.
ASKED: dict[str, tuple[str, str, dict[str, Any], int, str, Words]] = {
    "a body that is no JSON": ("POST", "/api/login", {"content": b"{", "headers": JSON}, 400, "malformed", EXPECTED),
    "a body of another shape": ("POST", "/api/login", {"json": {"name": 3}}, 400, "malformed", EXPECTED),
    "a query of another shape": ("GET", "/api/matches?list=all", {}, 400, "malformed", EXPECTED),
    "a body too deep": (
        "POST", "/api/import", {"content": DEEP, "headers": JSON}, 400, "malformed", ("imbriqué", "nested"),
    ),
    "a body in another encoding": (
        "POST", "/api/import", {"content": BROKEN, "headers": JSON}, 400, "malformed", ("UTF-8", "UTF-8"),
    ),
    "a long question": ("GET", "/api/games/morra/rules/fr?q=" + "a" * 201, {}, 400, "query", ("", "200 characters")),
    "no session": ("GET", "/api/matches", {"cookies": {}}, 401, "session", ("connaît pas", "does not know you")),
    "no token": ("GET", "/metrics", {}, 401, "session", ("jeton", "token")),
    "another site": (
        "POST", "/api/login", {"json": {}, "headers": EVIL}, 403, "cross_site", ("autre site", "another site"),
    ),
    "no such address": ("GET", "/api/nothing", {}, 404, "not_found", ADDRESS),
    "no such page": ("GET", "/nothing/here.js", {}, 404, "not_found", ADDRESS),
    "another method": ("DELETE", "/api/games", {}, 405, "method", ("genre", "kind")),
    "a body too large": (
        "POST", "/api/import", {"content": HUGE, "headers": JSON}, 413, "too_large", ("trop grande", "too large"),
    ),
    "no JSON at all": (
        "POST", "/api/login", {"content": b"a=1", "headers": PLAIN}, 415, "content_type", ("JSON", "JSON"),
    ),
}  # fmt: skip


def told(answer: httpx.Response, status: int, code: str) -> str:
    assert answer.status_code == status, answer.text[:300]
    assert answer.headers["content-type"].startswith("application/json")
    said = answer.json()
    assert set(said) <= {"error", "message", "seconds"}
    assert said["error"] == code
    message: str = said["message"]
    return message


@pytest.mark.parametrize("how", ASKED)
def test_failures_are_reported_in_both_languages(server: Server, how: str) -> None:
    method, path, given, status, code, (french, english) = ASKED[how]
    known = Visitor(server)
    for lang, word in (("fr", french), ("en", english), ("", english)):
        headers = {**given.get("headers", {}), **({"Accept-Language": lang} if lang else {})}
        cookies = given.get("cookies", {"ludotheque": known.cookie()})
        body = {key: value for key, value in given.items() if key in ("content", "json")}
        with httpx.Client(headers=headers, cookies=cookies, **DIRECTLY) as client:
            if not lang:
                client.headers.pop("accept-language", None)
            message = told(client.request(method, server.url + path, **body), status, code)
        assert word in message


def test_the_allowed_methods_are_still_named(server: Server) -> None:
    answer = httpx.delete(f"{server.url}/api/games", **DIRECTLY)
    assert "GET" in answer.headers["allow"]


def test_too_many_requests(make_server: MakeServer) -> None:
    """The burst of ten seconds is answered at once, as many again wait, the next one is refused."""
    server = make_server(requests_per_address=1)
    with ExitStack() as lines:
        for _ in range(100):
            line = lines.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
            line.sendall(b"GET /health HTTP/1.1\r\nHost: h\r\nAccept-Language: fr\r\n\r\n")
        heard = b""
        while b"}" not in heard:
            heard += line.recv(65536)
    head, _, body = heard.partition(b"\r\n\r\n")
    said = json.loads(body)
    assert b" 429 " in head
    assert said["error"] == "wait"
    assert "réessayez dans" in said["message"]
    assert f"retry-after: {said['seconds']}".encode() in head.lower()


def raw(server: Server, sent: bytes) -> tuple[int, dict[str, str], dict[str, Any]]:
    """The answer to these bytes: status, headers, body."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(sent)
        heard = b""
        with contextlib.suppress(ConnectionError):
            while more := line.recv(65536):
                heard += more
    head, _, body = heard.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return int(first.split()[1]), headers, json.loads(body)


ASK = b"GET /api/matches/%s/live HTTP/1.1\r\nHost: h\r\nAccept-Language: fr\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
RAW = {
    "no HTTP": (b"no HTTP at all\r\n\r\n", 400, "malformed", "HTTP"),
    "an endless head": (b"GET / HTTP/1.1\r\nAccept-Language: fr\r\nX: " + b"x" * 40_000, 431, "head", "octets"),
    "a header twice": (
        b"GET /health HTTP/1.1\r\nHost: h\r\nHost: i\r\nConnection: close\r\nAccept-Language: fr\r\n\r\n",
        400, "malformed", "deux fois",
    ),
    "nothing to follow": (
        ASK.replace(b"matches/%s", b"x") + UPGRADE + KEY + b"\r\n", 404, "not_found", "suivre",
    ),
    "no key": (ASK % b"x" + UPGRADE + b"\r\n", 400, "malformed", "attendue"),
    "another site's": (
        ASK % b"x" + UPGRADE + KEY + b"Origin: https://evil.example\r\n\r\n", 403, "cross_site", "autre site",
    ),
}  # fmt: skip


@pytest.mark.parametrize("how", RAW)
def test_errors_outside_routes_are_too(server: Server, how: str) -> None:
    sent, status, code, word = RAW[how]
    found, headers, said = raw(server, sent)
    assert (found, said["error"]) == (status, code)
    assert headers["content-type"] == "application/json"
    assert word in said["message"]


def test_a_request_that_does_not_come_to_its_end(make_server: MakeServer) -> None:
    server = make_server(request_seconds=0.2)
    status, _, said = raw(server, b"GET /health HTTP/1.1\r\nAccept-Language: fr\r\nHost: h")
    assert (status, said["error"]) == (408, "slow")
    assert "trop de temps" in said["message"]


def test_the_description_says_so(server: Server) -> None:
    schema = httpx.get(f"{server.url}/api/docs/openapi.json", **DIRECTLY).json()
    for path, item in schema["paths"].items():
        for operation in item.values():
            said = operation["responses"].get("400")
            if path.startswith("/api/") and said is not None:
                (content,) = said["content"].values()
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}, path


@pytest.mark.parametrize(
    ("query", "accepted", "lang"),
    [
        ("", "", "en"),
        ("", "de, fr;q=0.8, en;q=0.9", "en"),
        ("", "fr-CA,fr;q=0.9,en;q=0.1", "fr"),
        ("lang=fr", "en", "fr"),
        ("lang=de", "fr", "fr"),
        ("", "fr;q=x, en;q=0", "en"),
        ("", "*", "en"),
    ],
)
def test_the_language_asked_for(query: str, accepted: str, lang: str) -> None:
    assert language_of(query, accepted) == lang


def test_every_failure_has_its_words_and_there_are_no_others() -> None:
    def messages(lang: str) -> set[str]:
        parsed = FluentParser().parse((WEB / f"{lang}.ftl").read_text(encoding="utf-8")).body
        return {message.id.name for message in parsed if isinstance(message, ftl.Message)}

    named = {*failures.BY_STATUS.values(), *failures.CODES}
    texts = {
        node.value
        for source in WEB.glob("*.py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert messages("fr") == messages("en")
    assert {f"failure-{name}" for name in named} <= messages("en")
    assert {message.removeprefix("failure-") for message in messages("en")} <= texts


def test_an_import_is_refused_by_its_own_words(server: Server) -> None:
    """Errors of a route itself keep their own code."""
    host = Visitor(server)
    assert host.refused("POST", "/api/import", {"format": 0})[1] == "journal"
    assert host.refused("GET", f"/api/matches/{host.create('morra', ME, ME)}x")[0] == 404


# Defects of a journal of Québec, with the message in each language.
SPOILT: dict[str, tuple[dict[str, Any], Words]] = {
    "its seed": ({"seed": "x"}, ("graine", "seed: expected 32 hexadecimal digits")),
    "a seat": (
        {"moves": [{"seat": 9, "action": {"verb": "start"}}]},
        ("il n'y a pas de place 9", "no seat 9"),
    ),
    "a field": ({"seats": "three"}, ("il faut « int », et non « str »", "Expected `int`, got `str`")),
    "its components": ({"content": "0" * 64}, ("d'autres composants", "other component data")),
    "its options": ({"options": {"tower": "x"}}, ("l'option 'tower' n'existe pas", "unknown option 'tower'")),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_refused_import_says_why_in_both_languages(server: Server, how: str) -> None:
    spoilt, (french, english) = SPOILT[how]
    journal = json.loads((ROOT / "tests/finished/quebec-4-full-random-4.json").read_text())
    said = Visitor(server).ask("POST", "/api/import", journal | spoilt).json()
    assert said["error"] == "journal"
    assert said["reason"]["en"] == said["message"]
    assert french in said["reason"]["fr"].replace("\N{NO-BREAK SPACE}", " ")
    assert english in said["reason"]["en"]
    assert "--data" not in said["message"], "that is for the terminal"


def test_a_refused_position_whose_parts_do_not_fit_says_why_in_both_languages(server: Server) -> None:
    played = Match.new(load_game("quebec"), 3, 1)
    start = to_json(played.state)
    start["active"][0] += 1
    journal = {
        "format": 1,
        "game": "quebec",
        "seats": 3,
        "content": played.header.content,
        "start": start,
        "moves": [],
    }
    said = Visitor(server).ask("POST", "/api/import", journal).json()
    assert (
        said["reason"]["fr"]
        .replace("\N{NO-BREAK SPACE}", " ")
        .startswith("journal : workers : la place 0 en a ")
    )
    assert "workers: seat 0 has" in said["message"]


def test_settings_that_do_not_fit_a_game_are_refused_with_the_reason(server: Server) -> None:
    match = {"game": "quebec", "seats": [ME] * 2, "options": {}, "public": False}
    said = Visitor(server).ask("POST", "/api/matches", match).json()
    assert said["error"] == "setup"
    assert "Québec" in said["reason"]["fr"] or "quebec" in said["reason"]["fr"]
    assert said["reason"]["en"] == said["message"]


def codes_of_refusals() -> set[str]:
    """Codes used by the table and by answers to messages, with English messages for programs."""
    found: set[str] = set()
    for source in (*(WEB.parent / "table").rglob("*.py"), *WEB.glob("*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = ast.unparse(node.func)
                place = {
                    "Refused": 0,
                    "explained": 0,
                    "super().__init__": 0,
                    "answer_problem": 1,
                    "problem": 1,
                }.get(name)
                told = node.args[place : place + 2] if place is not None else []
                named = [word.value for word in node.keywords if word.arg == "code"]
                limits = node.args[4:5] if name == "Attempts" else []
                codes = [*(told[:1] if len(told) == 2 else []), *limits, *named]
                found |= {str(code.value) for code in codes if isinstance(code, ast.Constant)}
    return found


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_page_has_words_for_every_code_of_a_refusal(lang: str) -> None:
    parsed = FluentParser().parse((ROOT / f"frontend/src/{lang}.ftl").read_text(encoding="utf-8")).body
    words = {message.id.name for message in parsed if isinstance(message, ftl.Message)}
    # A rule has its own message; an unreadable message has no id, and no page waits for its answer.
    told_otherwise = {"illegal", "malformed", "too_long"}
    codes = codes_of_refusals() - told_otherwise
    assert {"wait", "often", "stale", "setup", "order", "name_taken"} <= codes
    assert {f"refused-{code.replace('_', '-')}" for code in codes} - words == set()
