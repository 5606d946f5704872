"""The list of games, and the pages for operators."""

from collections.abc import Callable

import httpx
import pytest

from ludotheque.bots import LEVELS
from ludotheque.core.catalogue import load_game
from ludotheque.core.rulebook import rulebook
from ludotheque.core.words import words_for
from tests.web.conftest import MakeServer
from tests.web.serving import DIRECTLY, TOKEN, Server
from tests.web.visiting import ME, OPEN, Visitor

Meet = Callable[..., Visitor]
GAMES = [
    "bag",
    "civilization",
    "hamlet",
    "morra",
    "nouvelle_france",
    "parry",
    "quadrata",
    "quebec",
    "small_city",
]
LANGS = ["fr", "en"]


@pytest.fixture
def anybody(visitor: Meet) -> Visitor:
    """The games are public, with or without a cookie."""
    return visitor(unknown=True)


def test_every_game_is_on_the_shelf(anybody: Visitor) -> None:
    shelf = {said["id"]: said for said in anybody.ok("GET", "/api/games")}
    assert sorted(shelf) == GAMES
    for name, said in shelf.items():
        game = load_game(name)
        assert said["names"] == {lang: words_for(game, lang).game_name() for lang in LANGS}
        assert said["about"]["fr"] != said["about"]["en"]
        assert said["seats"] == game.seats
        assert [(o["name"], o["values"]) for o in said["options"]] == [
            (o.name, o.domain.ids) for o in game.options
        ]
        assert said["bots"] == list(LEVELS)
    assert shelf["quebec"]["provenance"]["seed"] > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_everything_needed_to_render_it(anybody: Visitor, name: str) -> None:
    said = anybody.ok("GET", f"/api/games/{name}")
    game = load_game(name)
    vocabulary = said["vocabulary"]
    assert [verb["name"] for verb in vocabulary["verbs"]] == [verb.name for verb in game.vocabulary.verbs]
    assert [
        (kind["name"], kind["secret"], kind["owners"], kind["whispered"], kind["rule"])
        for kind in vocabulary["kinds"]
    ] == [(kind.name, kind.secret, kind.owners, kind.whispered, kind.rule) for kind in game.kinds.all]
    assert [step["name"] for step in vocabulary["steps"]] == [step.name for step in game.steps]
    for shape in vocabulary["verbs"] + vocabulary["kinds"] + vocabulary["steps"]:
        for field in shape["fields"]:
            assert field["domain"] in vocabulary["domains"]
    assert said["board"] == game.drawing.board()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_words_are_the_files_the_server_uses(anybody: Visitor, name: str, lang: str) -> None:
    said = anybody.ok("GET", f"/api/games/{name}/words/{lang}")
    game = load_game(name)
    assert "game-name =" in said["ftl"]
    assert "why-not-your-turn =" in said["ftl"]
    assert said["names"] == words_for(game, lang).names


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_rules_are_all_there(anybody: Visitor, name: str, lang: str) -> None:
    said = anybody.ok("GET", f"/api/games/{name}/rules/{lang}")
    book = rulebook(load_game(name).folder, lang)
    assert [rule["id"] for rule in said] == list(book.rules)
    assert all(rule["title"] and rule["text"] and rule["provenance"] for rule in said)


@pytest.mark.parametrize(
    ("lang", "query", "first"),
    [("fr", "reprendre un choix", "LU-4"), ("en", "taking back", "LU-4"), ("fr", "mo-3", "MO-3")],
)
def test_rules_are_searched(anybody: Visitor, lang: str, query: str, first: str) -> None:
    found = anybody.ok("GET", f"/api/games/morra/rules/{lang}?q={query}")
    assert found[0]["id"] == first


@pytest.mark.parametrize(
    "query", ["xyzzy", "%22%27%29%3B--", "%2A", "%00", "AND%20OR%20NOT", "%F0%9F%8E%B2", "%C2%B2"]
)
def test_a_search_for_nonsense_finds_nothing_and_breaks_nothing(anybody: Visitor, query: str) -> None:
    assert isinstance(anybody.ok("GET", f"/api/games/morra/rules/en?q={query}"), list)


def test_an_empty_search_is_the_whole_book(anybody: Visitor) -> None:
    whole = anybody.ok("GET", "/api/games/morra/rules/en")
    assert anybody.ok("GET", "/api/games/morra/rules/en?q=%20") == whole
    assert anybody.refused("GET", "/api/games/morra/rules/en?q=" + "x" * 201)[0] == 400


def test_a_long_question_to_the_rules_is_refused_with_the_limit(anybody: Visitor) -> None:
    long = anybody.ask("GET", "/api/games/morra/rules/fr?q=" + "+".join(["mot"] * 21))
    assert (long.status_code, long.json()["error"]) == (400, "query")
    assert "20 words" in long.json()["message"]
    assert anybody.ask("GET", "/api/games/morra/rules/fr?q=" + "+".join(["mot"] * 20)).is_success


def test_reconstructed_values_are_listed_one_by_one(anybody: Visitor) -> None:
    found = anybody.ok("GET", "/api/games/small_city/uncertain")
    said = {(value["file"], value["path"]): value["value"] for value in found}
    assert said["buildings.toml", "economy.residential_votes"] == "[1, 2, 3, 4, 5]"
    assert ("buildings.toml", "economy.raw_sale.wood") not in said  # the booklet states it
    (info,) = [game for game in anybody.ok("GET", "/api/games") if game["id"] == "small_city"]
    assert len(found) == info["provenance"]["reconstructed"]
    assert anybody.ok("GET", "/api/games/morra/uncertain") == []


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess",
        "/api/games/chess/words/fr",
        "/api/games/chess/rules/fr",
        "/api/games/chess/uncertain",
        "/api/games/morra/words/de",
        "/api/games/morra/rules/de",
        "/api/games/..%2Fmorra",
        "/api/nothing",
    ],
)
def test_an_unknown_game_or_language_is_not_found(anybody: Visitor, path: str) -> None:
    assert anybody.ask("GET", path).status_code == 404


# ---------------------------------------------------------------- for operators


def test_health_says_which_build_answers(anybody: Visitor) -> None:
    from ludotheque import __version__
    from ludotheque.core.build import COMPILED

    assert anybody.ok("GET", "/health") == {"ok": True, "version": __version__, "compiled": COMPILED}


def test_metrics_count_events(visitor: Meet, server: Server) -> None:
    host = visitor()
    written = server.metric("ludotheque_entries_written")
    commits = server.metric("ludotheque_commits")
    said = server.metric('ludotheque_messages_total{kind="Chat"}')
    match = host.create("morra", ME, OPEN)
    with host.follow(match) as live:
        live.done("chat", text="bonjour")
        assert server.metric("ludotheque_followers") >= 1
        assert server.metric("ludotheque_live_matches") >= 1
    assert server.metric("ludotheque_entries_written") >= written + 1
    assert server.metric('ludotheque_messages_total{kind="Chat"}') >= said + 1
    assert server.metric("ludotheque_commits") >= commits + 1


def test_the_api_describes_itself(anybody: Visitor) -> None:
    schema = anybody.ok("GET", "/api/docs/openapi.json")
    assert schema["info"]["title"] == "Ludothèque"
    paths = set(schema["paths"])
    assert {"/api/me", "/api/matches", "/api/matches/{match}/at/{moves}", "/api/import", "/health"} <= paths
    assert "/metrics" not in paths


def test_the_page_of_the_api_names_every_operation_and_needs_nothing_from_elsewhere(anybody: Visitor) -> None:
    page = anybody.ask("GET", "/api/docs")
    assert page.is_success
    assert page.headers["content-type"].startswith("text/html")
    schema = anybody.ok("GET", "/api/docs/openapi.json")
    for path in schema["paths"]:
        assert path in page.text or not path.startswith(("/api", "/health"))
    assert "<script" not in page.text
    assert "//" not in page.text, "no external address"


@pytest.mark.parametrize("header", [None, "", "Bearer", "Bearer wrong", f"Basic {TOKEN}", TOKEN, "Bearer é"])
def test_metrics_require_the_token(server: Server, header: str | None) -> None:
    headers = {} if header is None else {b"Authorization": header.encode()}
    answer = httpx.get(f"{server.url}/metrics", headers=headers, **DIRECTLY)
    assert answer.status_code == 401
    assert answer.headers["www-authenticate"] == "Bearer"
    assert "ludotheque_" not in answer.text


def test_without_a_token_there_are_no_figures(make_server: MakeServer) -> None:
    server = make_server(metrics_token="")
    for headers in ({}, {"Authorization": "Bearer"}, {"Authorization": f"Bearer {TOKEN}"}):
        answer = httpx.get(f"{server.url}/metrics", headers=headers, **DIRECTLY)
        assert answer.status_code == 404
