"""The strip and the menu of the kit, in isolation on a page of frontend/dev."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

ITEMS = 12

# The numbers of the fully visible items between the arrows, and of those cut by an edge.
SEEN = """row => {
  const room = row.getBoundingClientRect();
  const seen = { whole: [], cut: [] };
  for (const item of row.firstElementChild.children) {
    const { left, right } = item.getBoundingClientRect();
    const inside = Math.min(right, room.right) - Math.max(left, room.left);
    if (inside > 4) seen[inside >= right - left - 0.5 ? "whole" : "cut"].push(Number(item.innerText));
  }
  return seen;
}"""


@pytest.fixture
def page(browser: Browser, drawn: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 700, "height": 600}, locale="fr-CA", reduced_motion="reduce", has_touch=True
    )
    opened = context.new_page()
    problems: list[str] = []
    opened.on("pageerror", lambda error: problems.append(str(error)))
    yield opened
    context.close()
    assert problems == []


def strip(page: Page, drawn: str, items: int = ITEMS, **more: int) -> Locator:
    asked = "".join(f"&{name}={value}" for name, value in more.items())
    page.goto(f"{drawn}/strip.html?n={items}{asked}")
    shop = page.get_by_role("group", name="La boutique")
    expect(shop).to_be_visible()
    return shop


def shows(shop: Locator, first: int, last: int) -> None:
    """Exactly these items are fully visible, and no part of any other."""
    expected = {"whole": list(range(first, last + 1)), "cut": []}
    row = shop.locator(".row").element_handle()
    shop.page.wait_for_function(
        f"([row, wanted]) => JSON.stringify(({SEEN})(row)) === JSON.stringify(wanted)", arg=[row, expected]
    )


def test_arrows_wheel_keys_and_drag_turn_to_whole_items(page: Page, drawn: str) -> None:
    shop = strip(page, drawn)
    back, on = shop.get_by_role("button", name="Précédents"), shop.get_by_role("button", name="Suivants")
    for arrow in (back, on):
        box = arrow.bounding_box()
        assert box is not None
        assert box["width"] >= 40
        assert box["height"] >= 40
    shows(shop, 1, 5)
    expect(back).to_be_disabled()
    on.click()
    shows(shop, 6, 9)
    on.click()
    shows(shop, 9, 12)
    expect(on).to_be_disabled()
    expect(on).to_be_focused()
    back.click()
    shows(shop, 4, 8)
    back.click()
    shows(shop, 1, 5)
    shop.get_by_role("button", name="3", exact=True).hover()
    page.mouse.wheel(0, 120)
    shows(shop, 6, 9)
    page.mouse.wheel(0, -120)
    shows(shop, 1, 5)

    shop.get_by_role("button", name="5", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(shop.get_by_role("button", name="6", exact=True)).to_be_focused()
    shows(shop, 3, 6)
    page.keyboard.press("End")
    shows(shop, 9, 12)
    page.keyboard.press("Home")
    expect(shop.get_by_role("button", name="1", exact=True)).to_be_focused()
    shows(shop, 1, 5)

    # A drag snaps to an item, and its click chooses nothing.
    page.mouse.move(300, 40)
    page.mouse.down()
    page.mouse.move(280, 40)
    page.mouse.move(110, 42)
    page.mouse.up()
    shows(shop, 3, 6)
    expect(page.locator("output")).to_have_text("")
    shop.get_by_role("button", name="4", exact=True).click()
    expect(page.locator("output")).to_have_text("article 4")


def test_a_finger_drags_the_row(page: Page, drawn: str) -> None:
    shop = strip(page, drawn)
    shows(shop, 1, 5)
    touch = page.context.new_cdp_session(page)
    for kind, x in (("touchStart", 300), ("touchMove", 250), ("touchMove", 110), ("touchEnd", 110)):
        points = [] if kind == "touchEnd" else [{"x": x, "y": 40}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    shows(shop, 3, 6)


def test_a_row_that_fits_has_no_arrows(page: Page, drawn: str) -> None:
    shop = strip(page, drawn, items=4)
    shows(shop, 1, 4)
    expect(shop.get_by_role("button", name="Suivants")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 600})
    shows(shop, 1, 2)
    expect(shop.get_by_role("button", name="Suivants")).to_be_visible()


@pytest.mark.parametrize(
    "at", [{"x": 200, "y": 100}, {"x": 640, "y": 290}, {"x": 0, "y": 295}], ids=["middle", "right", "left"]
)
def test_a_menu_stays_inside_its_board(page: Page, drawn: str, at: dict[str, Any]) -> None:
    strip(page, drawn, **at)
    page.get_by_role("button", name="Ouvrir").click()
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    inside, board = menu.bounding_box(), page.locator(".place").bounding_box()
    assert inside is not None
    assert board is not None
    assert inside["x"] >= board["x"]
    assert inside["y"] >= board["y"]
    assert inside["x"] + inside["width"] <= board["x"] + board["width"]
    assert inside["y"] + inside["height"] <= board["y"] + board["height"]
    page.keyboard.press("ArrowDown")
    expect(menu.get_by_role("menuitem", name="Façon deux")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
