"""The hand of cards of the kit, in isolation on a page of frontend/dev."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

CARDS = 7


@pytest.fixture
def page(browser: Browser, drawn: str) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    opened = context.new_page()
    problems: list[str] = []
    opened.on("pageerror", lambda error: problems.append(str(error)))
    opened.goto(f"{drawn}/hand.html?n={CARDS}")
    expect(opened.get_by_role("toolbar", name=f"Votre main, {CARDS} cartes")).to_be_visible()
    yield opened
    context.close()
    assert problems == []


def card(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=f"Promesse {number}", exact=True)


def test_a_hidden_hand_is_its_backs_and_their_number(page: Page) -> None:
    expect(page.get_by_role("img", name=f"La main de Maude : {CARDS + 5} cartes")).to_have_text(
        str(CARDS + 5)
    )


def test_the_keys_go_from_card_to_card_and_take_one_up(page: Page) -> None:
    page.keyboard.press("Tab")
    expect(card(page, 1)).to_be_focused()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(card(page, 3)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("output")).to_have_text("Promesse 3 refusée")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(card(page, CARDS)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_count(0)  # a single tab stop for the whole hand


def test_a_card_is_dragged_onto_a_spot_or_clicked(page: Page) -> None:
    start = card(page, 2).bounding_box()
    park = page.locator("[data-spot=parc]").bounding_box()
    assert start is not None
    assert park is not None
    page.mouse.move(start["x"] + 12, start["y"] + 40)
    page.mouse.down()
    page.mouse.move(park["x"] + 30, park["y"] + 30, steps=4)
    page.mouse.up()
    expect(page.locator("output")).to_have_text("Promesse 2 sur parc")
    expect(card(page, 2)).to_have_attribute("aria-pressed", "false")
    card(page, 2).click(position={"x": 12, "y": 40})
    expect(page.locator("output")).to_have_text("Promesse 2 en main")


def test_all_cards_are_seen_in_the_width_of_a_phone(page: Page) -> None:
    boxes = [card(page, number).bounding_box() for number in range(1, CARDS + 1)]
    lefts = [box["x"] for box in boxes if box is not None]
    rights = [box["x"] + box["width"] for box in boxes if box is not None]
    assert lefts == sorted(lefts)
    assert lefts[0] >= 0
    assert rights[-1] <= 390
