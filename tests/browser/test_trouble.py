"""Errors around a match: missing messages, a seat that can't be taken, files of another version, a stalled
connection. The table stays visible, reports the error, and recovers by itself or on request."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, OPEN, Guest

TURN = "C'est votre tour : que faites-vous ?"
BROKEN: dict[str, Any] = {"status": 503, "json": {"error": "store", "message": "the disk is full"}}


class Hitch:
    """Requests of a kind that fail temporarily."""

    def __init__(self, guest: Guest, path: str) -> None:
        guest.forgives += ["503", "Failed to load resource"]
        self.down = True
        self.answers = BROKEN
        guest.page.route(path, self.answer)

    def answer(self, route: Route) -> None:
        if self.down:
            route.fulfill(**self.answers)
        else:
            route.continue_()


def test_words_that_do_not_come_leave_the_table_as_it_is(meet: Meet) -> None:
    guest = meet("Léa")
    guest.open(guest.create("quebec", ME, GREEDY, GREEDY))
    expect(guest.asked).to_have_text(TURN)
    words = Hitch(guest, "**/words/en")
    guest.speak("en")
    trouble = guest.page.get_by_role("alert")
    expect(trouble).to_contain_text("What is needed to show the match did not arrive.")
    expect(guest.asked).to_have_text(TURN)
    expect(guest.glowing().first).to_be_visible()
    with guest.page.expect_request("**/words/en"):
        trouble.get_by_role("button", name="Try again").click()
    expect(trouble).to_be_visible()
    words.down = False
    expect(guest.asked).to_have_text("It is your turn: what do you do?")  # it keeps retrying
    expect(trouble).to_be_hidden()


def test_a_seat_that_can_not_be_taken_is_asked_for_again(meet: Meet) -> None:
    host, guest = meet("Maude"), meet("Étienne")
    match = host.create("morra", ME, OPEN)
    guest.open(match)
    joining = Hitch(guest, "**/join")
    guest.bar.get_by_role("button", name="S'asseoir").click()
    trouble = guest.page.get_by_role("alert")
    expect(trouble).to_contain_text("Vous n'avez pas pu vous asseoir.")
    expect(guest.page.locator("article.seat")).to_have_count(2)
    again = trouble.get_by_role("button", name="Réessayer")
    # A refusal of the table is final.
    joining.answers = {"status": 409, "json": {"error": "seat", "message": "this seat is taken"}}
    guest.forgives += ["409"]
    again.click()
    expect(trouble).to_contain_text("cette place ne s'y prête pas")
    expect(again).to_have_count(0)
    joining.answers = BROKEN
    guest.bar.get_by_role("button", name="S'asseoir").click()
    expect(again).to_be_visible()
    joining.down = False
    again.click()
    expect(guest.bar.locator(".choice").first).to_be_visible()
    expect(trouble).to_be_hidden()


# ---------------------------------------------------------------- an upgraded table


def loads(guest: Guest) -> list[str]:
    """Counts loads of the page."""
    seen: list[str] = []
    guest.page.on("load", lambda page: seen.append(page.url))
    return seen


def test_pages_whose_files_are_gone_are_reloaded_once(meet: Meet) -> None:
    guest = meet("Léa")
    guest.forgives += [
        "404",
        "Failed to load resource",
        "Failed to fetch dynamically imported module",
        "preload",
    ]
    page = guest.page
    match = guest.create("quebec", ME, GREEDY, GREEDY)
    guest.go("account")
    expect(page.locator("form").first).to_be_visible()
    # The table is upgraded: the page has another script, and the previous board is gone.
    seen = loads(guest)
    began: list[str] = []
    page.on("domcontentloaded", lambda page: began.append(page.url))

    def begins_otherwise(route: Route) -> None:
        if route.request.is_navigation_request():
            route.continue_()
        else:
            body = re.sub("index-[^.]+[.]js", "index-renewed.js", route.fetch().text())
            route.fulfill(body=body, content_type="text/html")

    page.route(guest.server.url + "/", begins_otherwise)
    page.route(
        "**/assets/quebec-*.js", lambda route: route.continue_() if began else route.fulfill(status=404)
    )
    guest.go(f"m/{match}")
    expect(page.get_by_role("status").filter(has_text="mise à jour")).to_be_visible()
    expect(guest.glowing().first).to_be_visible()
    assert len(seen) == 1
    page.get_by_role("button", name="Fermer").click()
    page.reload()
    expect(guest.glowing().first).to_be_visible()
    expect(page.get_by_text("mise à jour")).to_have_count(0)


def test_a_board_that_fails_to_load_is_reported_without_shortcuts(meet: Meet) -> None:
    guest = meet("Léa")
    guest.forgives += [
        "404",
        "Failed to load resource",
        "Failed to fetch dynamically imported module",
        "preload",
    ]
    page = guest.page
    page.route("**/assets/quebec-*.js", lambda route: route.fulfill(status=404))
    seen = loads(guest)
    guest.go(f"m/{guest.create('quebec', ME, GREEDY, GREEDY)}")
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text("Ce qu'il faut pour montrer la partie n'est pas arrivé.")
    expect(guest.bar.get_by_role("button", name=re.compile("^Démarrer"))).to_be_visible()  # it is playable
    expect(page.locator(".generic")).to_have_count(0)
    assert len(seen) == 1, "there are no newer pages: no reload"


def test_choices_numbered_otherwise_are_never_misread(meet: Meet) -> None:
    guest = meet("Léa")
    page = guest.page

    def older(route: Route) -> None:
        said = route.fetch().json()
        route.fulfill(body=json.dumps({**said, "version": "of last week"}), content_type="application/json")

    match = guest.create("quebec", ME, GREEDY, GREEDY)
    page.route("**/api/games/quebec", older)
    seen = loads(guest)
    guest.go(f"m/{match}")
    alert = page.get_by_role("alert").filter(has_text="cette page ne va plus avec elle")
    expect(alert).to_be_visible()
    expect(guest.bar.locator(".chip, .choice")).to_have_count(0)
    assert guest.glowing().count() == 0
    assert len(seen) == 2, "reloaded exactly once"
    page.unroute("**/api/games/quebec")
    alert.get_by_role("button", name="Recharger la page").click()
    expect(guest.asked).to_have_text(TURN)
    expect(guest.glowing().first).to_be_visible()


# ---------------------------------------------------------------- a stalled connection


class Wire:
    """The messages over the WebSocket, unless it is cut on the way, which neither side notices."""

    def __init__(self, guest: Guest) -> None:
        self.cut = False
        guest.page.route_web_socket(re.compile("/live"), self.open)

    def open(self, line: WebSocketRoute) -> None:
        if self.cut:
            return  # it looks open, but nothing arrives
        server = line.connect_to_server()
        line.on_message(lambda message: None if self.cut else server.send(message))
        server.on_message(lambda message: None if self.cut else line.send(message))


@pytest.mark.parametrize("offline", [False, True])
def test_a_silent_line_is_noticed_and_the_choices_come_back(meet: Meet, offline: bool) -> None:
    guest = meet("Léa")
    guest.forgives += ["WebSocket is closed before the connection is established"]  # detected by a timeout
    page = guest.page
    wire = Wire(guest)
    match = guest.create("quebec", ME, GREEDY, GREEDY)
    page.clock.install()
    guest.open(match)
    expect(guest.asked).to_have_text(TURN)
    silent = page.get_by_role("status").filter(has_text=re.compile("ne répond plus|Connexion perdue"))
    page.clock.fast_forward(30_000)
    page.clock.run_for(100)
    expect(silent).to_have_count(0)  # the table answers
    moves = guest.moves(match)
    wire.cut = True
    if offline:
        guest.context.set_offline(True)
        page.clock.run_for(3100)
        expect(silent).to_be_visible()
        guest.context.set_offline(False)
    else:
        guest.bar.get_by_role("button", name=re.compile("^Envoyer")).click()
        zones = guest.bar.get_by_role("group", name="Envoyer").get_by_role("button")
        zones.last.click()
        expect(zones.first).to_be_disabled()
        page.clock.run_for(3100)
        expect(silent).to_be_visible()
        page.clock.run_for(20_000)
        expect(guest.refusal).to_contain_text("La connexion a été perdue avant la réponse")
        expect(zones.first).to_be_enabled()
    wire.cut = False
    page.clock.run_for(30_000)
    expect(silent).to_have_count(0)
    assert guest.moves(match) == moves
