"""A real browser obeys the security headers on every kind of page, without violations."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

from playwright.sync_api import Response, expect

from ludotheque.web.headers import SECURITY_HEADERS
from tests.browser.conftest import Meet
from tests.browser.guest import ME, Guest
from tests.browser.places import furnish
from tests.web.serving import Server

WATCH = """
window.violations = [];
addEventListener("securitypolicyviolation", (event) => {
  violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
});
"""
INLINE = """() => {
  const script = document.createElement("script");
  script.textContent = "window.ran = true";
  document.body.append(script);
  const image = document.createElement("img");
  image.setAttribute("onerror", "window.ran = true");
  image.src = "data:,";
  document.body.append(image);
}"""


def watched(guest: Guest) -> Guest:
    guest.page.add_init_script(WATCH)
    return guest


def violations(guest: Guest) -> list[str]:
    found: list[str] = guest.page.evaluate("window.violations")
    return found


def boards(guest: Guest) -> dict[str, str]:
    """A match of every game with a board, flat or in 3D."""
    return {
        "quebec": guest.create("quebec", ME, ME, ME),
        "quadrata": guest.create("quadrata", ME, ME),
        "nouvelle_france": guest.create("nouvelle_france", ME),
    }


def test_no_page_breaks_the_policy(meet: Meet) -> None:
    guest = watched(meet("Rosalie"))
    for name, visit in furnish(guest).items():
        visit(guest)
        assert violations(guest) == [], name
    for game, match in boards(guest).items():
        guest.open(match)
        expect(guest.page.locator(".board, canvas").first).to_be_visible()
        assert violations(guest) == [], game
    guest.page.goto("/api/docs")
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("Ludothèque")
    guest.page.locator("summary").first.click()
    assert violations(guest) == []
    guest.forgives = ["GL Driver Message"]  # of a machine without a graphics card


def test_the_browser_sees_the_headers_on_pages_scripts_and_answers(meet: Meet, server: Server) -> None:
    guest = meet("Rosalie")
    seen: dict[str, dict[str, str]] = {}

    def note(answer: Response) -> None:
        seen[answer.url.removeprefix(server.url)] = answer.all_headers()

    guest.page.on("response", note)
    guest.home()
    expect(guest.page.get_by_role("article").first).to_be_visible()  # the games are visible
    assert {"/", "/api/games"} <= set(seen)
    assert any(path.startswith("/assets/") and path.endswith(".js") for path in seen)
    assert any(path.startswith("/assets/") and path.endswith(".css") for path in seen)
    for path, headers in seen.items():
        if not path.startswith("data:"):
            for name, value in SECURITY_HEADERS:
                assert headers[name.lower()] == value, path


def test_a_script_that_got_into_a_page_does_not_run(meet: Meet) -> None:
    guest = watched(meet("Rosalie"))
    guest.home()
    guest.page.evaluate(INLINE)
    guest.page.wait_for_function("window.violations.length >= 2")
    assert guest.page.evaluate("window.ran") is None
    guest.forgives = ["Content Security Policy"]


@contextmanager
def another_site(page: str) -> Iterator[str]:
    """A page at another origin; returns its address."""

    class OnePage(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(f"<link rel='icon' href='data:,'>{page}".encode())

        def log_message(self, *_: Any) -> None:
            """Without output."""

    with HTTPServer(("127.0.0.1", 0), OnePage) as site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{site.server_port}/"
        site.shutdown()


def test_no_other_page_frames_ours(meet: Meet, server: Server) -> None:
    guest = meet("Rosalie")
    with another_site(f"<iframe src='{server.url}/'></iframe>") as address:
        with guest.page.expect_event("requestfailed") as failed:
            guest.page.goto(address)
        assert failed.value.url == f"{server.url}/"
        assert failed.value.failure == "net::ERR_BLOCKED_BY_RESPONSE"
    guest.forgives = ["frame-ancestors", "ERR_BLOCKED_BY_RESPONSE"]


def test_no_other_page_acts_in_a_visitors_name(meet: Meet, server: Server) -> None:
    """For cookies, another port is the same site: the Origin reveals the forgery."""
    guest = meet("Rosalie")
    me = guest.said("GET", "/api/me")
    form = f"<form method='post' action='{server.url}/api/logout'><button>!</button></form>"
    with another_site(form) as address:
        guest.page.goto(address)
        guest.page.get_by_role("button").click()
        guest.page.wait_for_url(f"{server.url}/api/logout")
        assert "cross_site" in guest.page.content()
    assert guest.said("GET", "/api/me") == me
    guest.forgives = ["403", "404"]  # a missing favicon
