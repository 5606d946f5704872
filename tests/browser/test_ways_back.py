"""Every page of a match has a visible way back; a waiting table shows nothing of a preview."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.guest import ME, OPEN, PHONE, RANDOM
from tests.browser.places import imported

SIZES = [{}, {"width": 1280, "height": 720}, PHONE]
NAMES = ["wide", "laptop", "phone"]


def seen(what: Locator) -> Locator:
    """In the viewport, without scrolling."""
    expect(what).to_be_in_viewport(ratio=0.99)
    return what


@pytest.mark.parametrize("window", SIZES, ids=NAMES)
def test_from_the_replay_to_the_result_the_board_and_home(meet: Meet, window: dict[str, int]) -> None:
    guest = meet("Maude", **window)
    match = imported(guest)
    guest.go(f"m/{match}/at/12")
    seen(guest.page.get_by_role("link", name="Revenir au résultat")).click()
    expect(guest.result).to_be_visible()
    seen(guest.result.get_by_role("link", name="Accueil"))
    seen(guest.result.get_by_role("button", name="Voir le plateau").first).click()
    expect(guest.result).to_have_count(0)
    seen(guest.page.get_by_role("button", name="Voir le résultat")).click()
    expect(guest.result).to_be_visible()
    guest.result.get_by_role("link", name="Accueil").click()
    expect(guest.page).to_have_url(re.compile(r"#/$"))


@pytest.mark.parametrize("window", SIZES, ids=NAMES)
def test_from_a_moment_of_the_log_back_to_now(meet: Meet, window: dict[str, int]) -> None:
    guest = meet("Maude", **window)
    match = guest.create("quadrata", ME, RANDOM)
    guest.open(match)
    guest.go(f"m/{match}/at/0")
    seen(guest.page.get_by_role("link", name="Revenir au présent")).click()
    expect(guest.asked).to_be_visible()
    home = guest.page.get_by_role("banner").locator("a[href='#/']:visible").first
    seen(home).click()
    expect(guest.page).to_have_url(re.compile(r"#/$"))


@pytest.mark.parametrize("game", ["quadrata", "civilization"])
def test_a_table_that_waits_shows_the_box_and_the_seats(meet: Meet, game: str) -> None:
    guest = meet("Maude")
    guest.open(guest.create(game, ME, OPEN))
    waiting = guest.page.get_by_role("region", name="Table en attente")
    expect(waiting).to_contain_text("tirée au sort au début de la partie")
    seats = waiting.get_by_role("list", name="Places").get_by_role("listitem")
    expect(seats).to_have_text(["Maude", "place libre"], ignore_case=True)
    # Nothing of the preview: no board, no facts of players, no phase.
    expect(guest.page.locator("main svg[role=application], main .board")).to_have_count(0)
    expect(guest.page.locator(".seat .facts")).to_have_count(0)
    expect(guest.page.locator(".right .side")).to_have_count(0)
