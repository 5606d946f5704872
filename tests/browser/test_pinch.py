"""Pinching on a phone zooms a map, dragging pans it; neither counts as a choice."""

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, PHONE

Point = tuple[float, float]
MATRIX = (
    "(node) => { const { e, f, a } = new DOMMatrix(getComputedStyle(node).transform); return [e, f, a]; }"
)
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
NEARER = re.compile(r"scale\((?!1\))")


class Fingers:
    """Real touch events, as from a touchscreen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def send(self, kind: str, points: Iterable[Point]) -> None:
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def slide(self, *ways: tuple[Point, Point], steps: int = 8) -> None:
        """Each finger moves from a point to another, simultaneously."""
        self.send("touchStart", [start for start, _ in ways])
        for i in range(1, steps + 1):
            part = i / steps
            self.send("touchMove", [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in ways])
        self.send("touchEnd", [])
        self.page.evaluate(TWO_FRAMES)  # the effect comes with the next frame


def seen(drawing: Locator) -> tuple[float, float, float]:
    """The offset and scale of a drawing."""
    x, y, scale = drawing.evaluate(MATRIX)
    return x, y, scale


@pytest.mark.parametrize(("game", "seats"), [("quadrata", 2), ("quebec", 3)])
def test_a_map_is_pinched_larger_and_moved(meet: Meet, game: str, seats: int) -> None:
    guest = meet("Noé", **PHONE)
    match = guest.create(game, ME, *[GREEDY] * (seats - 1))
    guest.open(match)
    expect(guest.bar.locator(".chip").first).to_be_visible()
    before = guest.moves(match)
    drawing = guest.page.locator(".place .frame .drawing")
    drawing.scroll_into_view_if_needed()
    box = guest.page.locator(".place .frame").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    assert seen(drawing) == (0, 0, 1)
    fingers = Fingers(guest.page)

    fingers.slide(((x - 20, y), (x - 70, y)), ((x + 20, y), (x + 70, y)))
    expect(drawing).to_have_attribute("style", NEARER)
    left, top, scale = seen(drawing)
    assert 2.5 < scale < 4  # the distance of the fingers grows by a factor of three and a half
    assert guest.page.evaluate("visualViewport.scale") == 1  # the page itself is not zoomed

    fingers.slide(((x, y), (x + 40, y + 30)))
    moved_left, moved_top, unchanged = seen(drawing)
    assert unchanged == scale
    assert moved_left - left == pytest.approx(40, abs=8)
    assert moved_top - top == pytest.approx(30, abs=8)

    fingers.slide(((x - 70, y), (x - 40, y)), ((x + 70, y), (x + 40, y)))
    assert 1 < seen(drawing)[2] < scale
    guest.page.get_by_role("button", name="Voir tout le plateau").tap()
    assert seen(drawing) == (0, 0, 1)
    expect(guest.refusal).to_have_count(0)
    assert guest.moves(match) == before
