"""Civilization at the table: the first round by clicks, refusals, the pyramid, on a phone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import ME, PHONE, RANDOM, Guest
from tests.web.serving import Server
from tests.web.visiting import wait_until

GAME = "ludotheque.games.civilization:game"
SETTING_UP = ("capital", "start_figure", "start_marker")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    own = Server(tmp_path_factory.mktemp("civilization"), games=GAME).start()
    yield own
    own.close()


def step(guest: Guest) -> str:
    """The current question's step, once there is one."""
    asked = guest.page.locator('section.board:not([data-step=""])')
    expect(asked).to_be_visible()
    return asked.get_attribute("data-step") or ""


def set_up(guest: Guest) -> None:
    """The capital and the first figures, each on the first highlighted square."""
    while step(guest) in SETTING_UP:
        guest.glowing().first.click(force=True)
        guest.confirm()


def to_cities(guest: Guest) -> None:
    """All questions before the cities act are ended or passed."""
    while (now := step(guest)) != "city":
        guest.choose(
            {"start": re.compile("^Terminer"), "trade": re.compile("^Clore")}.get(
                now, re.compile("^(Passer|Terminer|Refuser|Clore)")
            )
        )


def begin(meet: Meet, table: Server, **window: object) -> Guest:
    guest = meet("Léa", table, **window)
    guest.open(guest.create("civilization", ME, RANDOM))
    set_up(guest)
    return guest


def test_a_capital_is_founded_and_a_city_produces_by_clicks(meet: Meet, table: Server) -> None:
    guest = begin(meet, table)
    to_cities(guest)
    shop = guest.page.get_by_role("region", name="La cité montrée")
    army = shop.locator('[data-item="army"]')
    expect(army).to_be_visible()
    army.click()
    expect(guest.page.locator('section.board[data-step="produce_square"]')).to_be_visible()
    guest.glowing().first.click(force=True)
    guest.confirm()
    expect(guest.log).to_contain_text("annonce une production (capitale) : Armée")


def test_an_item_carried_to_the_map_is_made_on_that_square(meet: Meet, table: Server) -> None:
    guest = begin(meet, table)
    to_cities(guest)
    army = guest.page.locator('.drawer .item.can[data-item="army"]')
    army.click()
    expect(guest.page.locator('section.board[data-step="produce_square"]')).to_be_visible()
    name = guest.glowing().first.get_attribute("data-spot")
    guest.bar.get_by_role("button", name=re.compile("^Reprendre le coup")).click()
    expect(guest.page.locator('section.board[data-step="city"]')).to_be_visible()
    there = guest.page.locator(f'[data-spot="{name}"]')
    start, end = army.bounding_box(), there.bounding_box()
    assert start is not None
    assert end is not None
    mouse = guest.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()

    def lifted() -> bool:
        for up in (20, 24):
            mouse.move(start["x"] + 20, start["y"] - up)
        return guest.page.locator(".carried").is_visible()

    wait_until(lifted, "the item in hand")
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    mouse.up()
    expect(guest.log).to_contain_text("annonce une production (capitale) : Armée")
    expect(guest.page.locator(".carried")).to_have_count(0)


def go_until(guest: Guest, wanted: str) -> None:
    """All earlier questions are ended, passed or declined."""
    while step(guest) != wanted:
        guest.choose(re.compile("^(Passer|Terminer|Refuser|Clore|S’arrêter)"))


def test_a_group_walks_and_a_tech_is_chosen_by_clicks(meet: Meet, table: Server) -> None:
    guest = begin(meet, table)
    go_until(guest, "movement")
    guest.glowing().first.click(force=True)
    way = guest.page.get_by_role("menuitem").first
    walking = guest.page.locator('section.board[data-step="move"]')
    expect(way.or_(walking).first).to_be_visible()
    if way.is_visible():
        way.click()
    expect(walking).to_be_visible()
    guest.glowing().first.click(force=True)
    guest.confirm()
    go_until(guest, "research")
    expect(guest.page.get_by_role("heading", name="Ma pyramide")).to_be_visible()
    guest.page.locator(".offer.can").first.click()
    guest.confirm()
    expect(guest.page.locator('section.board[data-step="research"]')).to_have_count(0)


def test_impossible_items_of_a_city_have_a_reason(meet: Meet, table: Server) -> None:
    guest = begin(meet, table)
    to_cities(guest)
    guest.page.get_by_role("button", name=re.compile("^Tout voir")).click()
    guest.page.locator('.item:not(.can)[data-item="city_walls"]').click()
    expect(guest.refusal).to_contain_text(re.compile(r"CV-\d+\.\d+"))


def test_the_pyramid_is_one_click_away(meet: Meet, table: Server) -> None:
    guest = begin(meet, table)
    guest.page.get_by_role("button", name="Pyramide").click()
    expect(guest.page.get_by_role("heading", name="Ma pyramide")).to_be_visible()
    guest.page.get_by_role("button", name="Carte", exact=True).click()
    expect(guest.page.get_by_role("group", name=re.compile("^La carte"))).to_be_visible()


def test_a_phone_shows_the_map_and_nothing_is_wider_than_it(meet: Meet, table: Server) -> None:
    guest = begin(meet, table, **PHONE)
    to_cities(guest)
    guest.fits()
