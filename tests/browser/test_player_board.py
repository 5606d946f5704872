"""A click on a seat opens that player's board in place of the table's: Civilization's realm."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.at_civilization import alone, prepared_table
from tests.browser.conftest import Meet
from tests.browser.guest import PHONE, Guest
from tests.web.serving import Server


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with prepared_table(tmp_path_factory.mktemp("player_board")) as own:
        yield own


def seat(guest: Guest, number: int) -> Locator:
    return guest.page.locator(f'article.seat[data-seat="{number}"]')


def board_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name=re.compile(r"^(Plateau d|.+’s board)"))


def opened(guest: Guest, name: str) -> Locator:
    """The board of this player covers the table's, with its caret towards the seat, and has the focus."""
    board = board_of(guest)
    expect(board.get_by_role("heading", level=2, name=name, exact=True)).to_be_focused()
    expect(board.locator(".caret")).to_be_visible()
    return board


def test_a_seat_opens_the_realm_of_its_player(meet: Meet, table: Server) -> None:
    ann = alone(meet, table, "realm")
    name = seat(ann, 1).locator(".name").inner_text()
    seat(ann, 1).click(position={"x": 100, "y": 100})
    board = opened(ann, name)

    roads = board.get_by_role("list", name="Les quatre voies de la victoire").get_by_role("listitem")
    expect(roads).to_have_count(4)
    expect(roads.nth(0)).to_contain_text("meilleure voie")
    expect(roads.nth(0)).to_contain_text("à 7 pas de Rome")
    expect(roads.nth(1)).to_contain_text("Il manque 12 cartes")
    expect(roads.nth(2)).to_contain_text("est en tête, case 4")
    for i, mine in enumerate(("16", "5", "4", "4")):
        expect(roads.nth(i).get_by_role("img", name=f"Vous : {mine}", exact=True)).to_be_visible()
    expect(board.get_by_role("region", name="Pyramide")).to_contain_text("Équitation")
    expect(board).to_contain_text("Despotisme")
    expect(board).to_contain_text("La capitale commence avec des murs.")

    # Hidden things are counted: units show their backs, the token of a hut is not named.
    expect(board).to_contain_text("0 vue sur 3")
    expect(board.get_by_text("?", exact=True)).to_have_count(3)
    expect(board).to_contain_text("Caché : 3 unités et 1 jeton")
    expect(board).not_to_contain_text("Blé")

    # The position of the seat on the left, beside the caret.
    caret, card = board.locator(".caret").bounding_box(), seat(ann, 1).bounding_box()
    assert caret is not None
    assert card is not None
    assert card["y"] < caret["y"] < card["y"] + card["height"]

    # Arrow keys go from seat to seat; my own secrets are visible to me.
    ann.page.keyboard.press("ArrowRight")
    board = opened(ann, "Ann")
    expect(board).to_contain_text("4 vues sur 4")
    expect(board).not_to_contain_text("Caché")
    board.get_by_role("button", name="Plateau d’Étienne").last.click()
    opened(ann, name)

    # Escape restores the table's board, and the focus to the seat.
    ann.page.keyboard.press("Escape")
    expect(board_of(ann)).to_have_count(0)
    expect(seat(ann, 1).locator("button.name")).to_be_focused()
    ann.page.keyboard.press("Enter")
    board = opened(ann, name)

    # A city is shown on the map.
    board.get_by_role("button", name="Luoyang").click()
    expect(board_of(ann)).to_have_count(0)
    expect(ann.page.locator('[data-spot][aria-label*="Luoyang"]')).to_be_in_viewport()


def test_a_seat_opens_the_realm_on_a_phone(meet: Meet, table: Server) -> None:
    ann = alone(meet, table, "realm", lang="en", **PHONE)
    name = seat(ann, 1).locator(".name").inner_text()
    seat(ann, 1).tap()
    board = opened(ann, name)
    expect(board).to_contain_text("best road")
    expect(board).to_contain_text("Hidden: 3 units and 1 token")
    ann.fits()
    board.get_by_role("button", name="Close").tap()
    expect(board_of(ann)).to_have_count(0)
