"""The pages in WebKit, the engine of all browsers on Apple's phones: home, and a move of each game against bots.

Run by `make webkit`, not part of `make test`: its packages are large, and beyond the tests in Chromium it only shows
whether the pages work at all. Screenshots go to build/webkit.
"""

from collections.abc import Iterator

import pytest

from tests.web.serving import ROOT, Server
from tests.webkit.driver import WebKit, webkit

PICTURES = ROOT / "build" / "webkit"
HOME = {"nouvelle_france": "Nouvelle-France", "quadrata": "Quadrata Canada", "quebec": "Québec"}

COMPLAINTS = """
window.complaints = [];
addEventListener("error", ({ message }) => window.complaints.push(message));
addEventListener("unhandledrejection", ({ reason }) => window.complaints.push(String(reason)));
"""
PLAY_NOW = """
const card = [...document.querySelectorAll("article.card")].find((one) =>
  one.querySelector("h2")?.innerText.trim() === arguments[0]);
return card?.querySelector("button.go") ?? null;
"""
# In this order: elements over the board come first.
OFFERED = (
    ".film header .btn",
    ".float[role=dialog] .btn.main",
    "[role=menu] button, .counter .n",
    ".ask[aria-busy=false] .chip:not(:disabled):not([aria-expanded=true]), .ask[aria-busy=false] .choice",
    ".handles .set:not(.no)",
    "[data-touch].can, [data-can=true]",
    ".tray .piece.can",
)
MOVES = "return Number(document.querySelector('.moves')?.innerText.match(/\\d+/)?.[0] ?? -1)"


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebKit]:
    server = Server(tmp_path_factory.mktemp("table")).start()
    with webkit() as opened:
        opened.size(1400, 900)
        opened.open(server.url)
        yield opened
    server.close()


@pytest.mark.parametrize("game", HOME)
def test_a_match_against_bots_begins_and_takes_a_move(window: WebKit, game: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    window.run("location.hash = '#/'")
    window.run(COMPLAINTS)
    play = window.until(lambda: window.run(PLAY_NOW, HOME[game]), f"the card of {game}")
    window.picture(PICTURES / "home.png")
    window.click(play)
    window.until(
        lambda: window.shown(".ask .chip, .ask .choice, .tray .piece.can, [data-can=true]"), "a question"
    )
    before = window.run(MOVES)
    window.picture(PICTURES / f"{game}.png")

    def moved() -> bool:
        return window.run(MOVES) > before or take(window)

    window.until(moved, "my move")
    window.picture(PICTURES / f"{game}-after.png")
    assert window.run("return window.complaints") == []


def take(window: WebKit) -> bool:
    """Click the first available choice; its effect is checked later."""
    offered = next((found for one in OFFERED if (found := window.shown(one))), None)
    if offered is not None:
        window.click(offered)
    return False
