"""Civilization from prepared positions: the description of a city, a discovered tile, a phone, and a game of bots
watched to its end."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.at_civilization import (
    alone,
    asks,
    battle,
    item,
    let_move,
    moved,
    prepared_table,
    set_out,
    square,
)
from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, OPEN, PHONE
from tests.web.serving import Server


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with prepared_table(tmp_path_factory.mktemp("scenes")) as server:
        yield server


# Chips that are partly hidden: cut by an edge, or under another part of the bar.
CUT = """(bar) => {
  const boxes = [...bar.querySelectorAll(".chip, .more, .tools button")].filter((one) => one.checkVisibility());
  return boxes.filter((one) => {
    const { left, right, top, height } = one.getBoundingClientRect();
    const seen = (x) => one.contains(document.elementFromPoint(x, top + height / 2));
    return !seen(left + 4) || !seen(right - 4);
  }).map((one) => one.innerText);
}"""


def test_a_city_explains_its_sums_and_its_prices(meet: Meet, table: Server) -> None:
    ann = alone(meet, table, "realm")
    asks(ann, "city")
    # With any number of verbs, each is fully visible or listed, and the one that ends the phase is visible.
    expect(ann.bar.locator(".chip")).to_have_count(7)
    expect(ann.bar.locator(".chip").last).to_be_in_viewport(ratio=1)
    assert ann.bar.evaluate(CUT) == []
    sums = ann.page.get_by_role("region", name="Ce que rapporte la cité")
    ann.page.get_by_role("group", name="Mes cités").get_by_role("button", name=re.compile("^Rome")).click()
    made = sums.locator('[data-sum="production"]')
    expect(made.locator("dt")).to_have_text(re.compile("10"))
    for part in ("Montagne ×3", "Atelier", "Forêt par le colon en 4a1"):
        expect(made).to_contain_text(part)
    expect(item(ann, "colossus")).to_contain_text("−5 Métallurgie")
    expect(item(ann, "hanging_gardens")).to_contain_text("a 10, il en faut 15")
    ann.page.get_by_role("button", name=re.compile("^Tout voir")).click()
    item(ann, "hanging_gardens").click()
    expect(ann.refusal).to_contain_text("CV-7.3")
    ann.page.get_by_role("button", name=re.compile(r"^Replier\s")).last.click()

    # The other city has an enemy on one of its squares.
    square(ann, "4c2").click()
    expect(sums.locator('[data-idle="4d1"]')).to_contain_text("CV-7.16")
    expect(ann.page.locator('[data-blocked="4d1"]')).to_have_count(1)
    expect(item(ann, "stonehenge")).to_contain_text("a 2, il en faut 10")
    expect(item(ann, "army")).to_contain_text("et 6")

    # Cities have names, coins are in a row, and harvested goods fly to the dials.
    expect(ann.page.locator("[data-plate]")).to_have_text(["Rome", "Ostie", "Luoyang"])
    expect(ann.page.locator(".purse .coin")).to_have_count(4)
    expect(ann.page.locator(".purse i")).to_have_count(15)
    let_move(ann)
    ann.page.locator('[data-spot][aria-label*="Rome, capitale d’Ann"]').click()
    square(ann, "1d2").click()
    ann.confirm()
    moved(ann, "flight iron")
    ann.page.get_by_role("button", name="Pyramide").click()
    expect(ann.page.get_by_role("group", name="Ma pyramide")).to_contain_text("Murs")


def test_a_discovered_tile_turns_over_and_then_its_huts_drop_in(meet: Meet, table: Server) -> None:
    ann = alone(meet, table, "frontier")
    let_move(ann)
    set_out(ann, "1b1", "4b4")
    expect(square(ann, "4b4")).not_to_have_attribute("aria-label", re.compile("Tuile inconnue"))
    moved(ann, "turning 4")
    expect(ann.page.locator("[data-token].dropped")).not_to_have_count(0)

    # With reduced motion they appear at once.
    asks(ann, "move")
    ann.choose(re.compile("^S’arrêter"))
    ann.page.emulate_media(reduced_motion="reduce")
    set_out(ann, "1d2", "3a2")
    expect(square(ann, "3a2")).not_to_have_attribute("aria-label", re.compile("Tuile inconnue"))
    assert ann.page.evaluate("window.moved") == ["turning 4"]


def test_a_chosen_path_continues_after_a_window_in_which_all_pass(meet: Meet, table: Server) -> None:
    """One click for two squares; the question says what is answered, and the log leaves out what did not happen."""
    ann, bob = meet("Ann", table), meet("Bob", table)
    match = ann.create("civilization", ME, OPEN, options={"scene": "march"})
    bob.said("POST", f"/api/matches/{match}/join", {})
    ann.open(match)
    bob.open(match)
    set_out(ann, "5d4", "5d2")
    for square_entered in ("5d3", "5d2"):
        expect(bob.asked).to_have_text(f"Ann se déplace en {square_entered} : l’interrompez-vous ?")
        bob.bar.get_by_role("button", name=re.compile("^Passer$")).click()
    asks(ann, "movement")
    expect(square(ann, "5d2")).to_have_attribute("aria-label", re.compile("Ann"))
    expect(ann.log).not_to_contain_text("interrompt")


def test_city_battle_and_pyramid_are_within_thumb_reach_on_a_phone(meet: Meet, table: Server) -> None:
    ann = alone(meet, table, "realm", **PHONE)
    asks(ann, "city")
    # Names of cities are readable when zoomed in, and hidden when the whole map is visible.
    plates = ann.page.locator("[data-plate]")
    expect(plates).to_have_text(["Rome", "Ostie", "Luoyang"])
    ann.page.get_by_role("button", name="Voir tout le plateau").tap()
    expect(plates).to_have_count(0)
    ann.page.get_by_role("button", name="Revenir à ma capitale").tap()
    expect(plates).not_to_have_count(0)
    # The chip that ends the phase is visible, with any number of choices before it.
    expect(ann.bar.get_by_role("button", name=re.compile("^Terminer"))).to_be_in_viewport(ratio=1)
    ann.page.get_by_role("tab", name="Cité").click()
    expect(ann.page.locator(".city .sum")).to_contain_text("Montagne ×3")
    item(ann, "army").click()
    asks(ann, "produce_square")
    # The sheet closes in favour of the map with the square.
    expect(ann.page.get_by_role("button", name=re.compile("^Ouvrir le volet"))).to_be_visible()
    square(ann, "1c2").tap()
    ann.confirm()
    ann.fits()

    ann = alone(meet, table, "war", **PHONE)
    asks(ann, "movement")
    ann.page.get_by_role("button", name="Voir tout le plateau").tap()
    set_out(ann, "4c4", "4c2")
    ann.page.locator("[data-unit]:enabled").first.click()
    ann.page.locator('[data-front="0"]').first.click()
    ann.confirm()
    expect(battle(ann).locator("[data-projected]")).to_be_visible()
    ann.fits()


def test_bots_are_watched_to_the_film_of_their_victory(meet: Meet, table: Server) -> None:
    guest = meet("Ann", table, lang="en")
    guest.open(guest.create("civilization", GREEDY, GREEDY, options={"turn_limit": "20"}))
    film = guest.page.locator(".film")
    expect(film).to_be_visible()
    expect(film.locator(".said")).to_contain_text("wins the game")
    film.locator("header .btn").click()
    expect(guest.result).to_be_visible()
