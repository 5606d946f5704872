"""Requests that conform to the API's schema, or nearly do, never cause a server error."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode

from tests.soaking import examples
from tests.web.serving import PATIENCE, Server
from tests.web.visiting import COOKIE, ME, OPEN, Visitor

OPERATIONS = [
    ("GET", "/api/me"),
    ("PATCH", "/api/me"),
    ("POST", "/api/account"),
    ("POST", "/api/login"),
    ("POST", "/api/passphrase"),
    ("POST", "/api/logout"),
    ("GET", "/api/me/teaching"),
    ("PATCH", "/api/me/teaching"),
    ("DELETE", "/api/me/teaching"),
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}"),
    ("GET", "/api/games/{game}/words/{lang}"),
    ("GET", "/api/games/{game}/rules/{lang}"),
    ("GET", "/api/games/{game}/teaching/{lang}"),
    ("POST", "/api/games/{game}/guide"),
    ("GET", "/api/games/{game}/uncertain"),
    ("GET", "/api/arena"),
    ("GET", "/api/matches"),
    ("POST", "/api/matches"),
    ("GET", "/api/matches/{match}"),
    ("POST", "/api/matches/{match}/join"),
    ("POST", "/api/matches/{match}/colour"),
    ("POST", "/api/matches/{match}/bot"),
    ("POST", "/api/matches/{match}/nonce"),
    ("POST", "/api/matches/{match}/leave"),
    ("POST", "/api/matches/{match}/rematch"),
    ("GET", "/api/matches/{match}/at/{moves}"),
    ("GET", "/api/matches/{match}/course"),
    ("POST", "/api/matches/{match}/fork"),
    ("POST", "/api/matches/{match}/hint"),
    ("GET", "/api/matches/{match}/journal"),
    ("POST", "/api/import"),
    ("GET", "/health"),
]
# Operations without parameters, or with texts that may be anything.
ANYTHING_FITS = {
    "/api/games/{game}/teaching/{lang}",
    "/api/games/{game}/guide",
    "/api/games",
    "/api/games/{game}",
    "/api/games/{game}/words/{lang}",
    "/api/games/{game}/uncertain",
    "/api/arena",
    "/health",
}
FITTING = [(method, path, GenerationMode.POSITIVE) for method, path in OPERATIONS]
# Of these paths, only the PATCH has a body.
WITHOUT_BODY = {("GET", "/api/me/teaching"), ("DELETE", "/api/me/teaching")}
UNFITTING = [
    (method, path, GenerationMode.NEGATIVE)
    for method, path in OPERATIONS
    if path not in ANYTHING_FITS and (method, path) not in WITHOUT_BODY
]


@pytest.fixture(scope="module")
def schema(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/docs/openapi.json")


def test_every_operation_is_tried(schema: Any) -> None:
    described = {
        (operation.ok().method.upper(), operation.ok().path) for operation in schema.get_all_operations()
    }
    pages = {(method, path) for method, path in described if not path.startswith(("/api", "/health"))}
    assert described - pages == set(OPERATIONS)


@pytest.mark.hypothesis
@pytest.mark.parametrize(("method", "path", "mode"), FITTING + UNFITTING, ids=str)
def test_no_request_is_a_server_error(
    schema: Any, server: Server, method: str, path: str, mode: GenerationMode
) -> None:
    operation = schema[path][method]
    client = Visitor(server)
    known = {"game": "morra", "lang": "fr", "match": client.create("morra", ME, OPEN)}

    @settings(max_examples=examples(6), suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def try_it(case: Case[Any]) -> None:
        made_up = case.path_parameters or {}
        for chosen in (made_up, {name: known.get(name, value) for name, value in made_up.items()}):
            case.path_parameters = chosen
            response = case.call(cookies={COOKIE: client.cookie()}, timeout=PATIENCE)
            assert response.status_code < 500, f"{case.as_curl_command()}: {response.text[:500]}"

    try_it()
