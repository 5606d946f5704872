"""The transferred size of pages: headers and compressed bodies. `pytest -s` prints the figures."""

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME

GAMES = {"quebec": 3, "quadrata": 3, "nouvelle_france": 3, "small_city": 3, "civilization": 2}
HOME = 120_000
AGAIN = 12_000
BOARD = 250_000
THREE_D = "/assets/world-"


class Meter:
    """The transfers of one page of a guest, by address."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.finished: list[Request] = []
        page.on("requestfinished", lambda request: self.finished.append(request))

    def read(self, name: str) -> dict[str, int]:
        """Wait until nothing more arrives and every visible font is loaded."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("document.fonts.ready.then(() => undefined)")
        sizes: dict[str, int] = {}
        for request in self.finished:
            told = request.sizes()
            address = request.url.partition("://")[2].partition("/")[2]
            sizes[f"/{address}"] = told["responseBodySize"] + told["responseHeadersSize"]
        print(f"\n{name}: {sum(sizes.values()) / 1000:.1f} kB in {len(sizes)} answers")
        for address, fetched in sorted(sizes.items(), key=lambda pair: -pair[1]):
            print(f"  {fetched:7} {address}")
        return sizes


def at_home(page: Page) -> None:
    page.goto("/#/")
    expect(page.locator(".emblem > svg")).not_to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_home_is_light_and_loads_no_board(meet: Meet) -> None:
    guest = meet(never_here=True)
    first = Meter(guest.page)
    at_home(guest.page)
    sizes = first.read("home")
    assert sum(sizes.values()) < HOME
    assert [address for address in sizes if THREE_D in address or "/words/" in address] == []
    page = guest.context.new_page()
    again = Meter(page)
    at_home(page)
    assert sum(again.read("home, second visit").values()) < AGAIN


@pytest.mark.parametrize("game", GAMES)
def test_a_first_board_is_light(meet: Meet, game: str) -> None:
    """By a friend's link, in a fresh browser."""
    host, friend = meet("Maude"), meet(never_here=True)
    match = host.create(game, ME, *[GREEDY] * (GAMES[game] - 1))
    friend.forgives = ["GL Driver Message"]  # of a machine without a graphics card
    meter = Meter(friend.page)
    friend.open(match)
    sizes = meter.read(f"first board of {game}")
    assert sum(size for address, size in sizes.items() if THREE_D not in address) < BOARD
