"""The strength of bots: the arena's page, and the levels in the dialog for a new match."""

import itertools
import re

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.arena.ladder import measured
from ludotheque.core.catalogue import load_game
from ludotheque.core.words import words_for
from tests.browser.conftest import Meet
from tests.browser.guest import Guest


def test_the_arena_shows_what_was_measured(meet: Meet) -> None:
    guest = meet("Rosalie")
    guest.home()
    guest.page.get_by_role("navigation").get_by_role("link", name="Arène").first.click()
    expect(guest.page.get_by_role("heading", name="L'arène")).to_be_visible()
    rows = guest.page.locator(".row")
    ladder = measured()[0]
    row = rows.filter(has_text=words_for(load_game(ladder.game), "fr").game_name())
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")
    expect(row).to_contain_text(re.compile(r"expert\s: cote\s\d", re.IGNORECASE))
    faces = guest.page.locator("section").filter(has=guest.page.get_by_role("heading", name="Face à face"))
    expect(faces.get_by_role("row")).to_have_count(
        1 + len(ladder.rungs)
    )  # every ladder has one rung per level
    expect(guest.page.get_by_text("Aucun tournoi n'a encore été joué ici")).to_be_visible()
    guest.fits()


@pytest.mark.parametrize("width", [1400, 390])
def test_no_rating_is_written_over_another(meet: Meet, width: int) -> None:
    guest = meet("Rosalie", width=width, height=844)
    guest.go("arena")
    expect(guest.page.locator(".row .rating").first).to_be_visible()
    for row in guest.page.locator(".row:has(.rating), .scale").all():
        boxes = row.locator(".rating, :scope > span:not(.emblem, .name, .line)").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(({left, right}) => [left, right])"
        )
        boxes.sort()
        assert all(one[1] <= other[0] for one, other in itertools.pairwise(boxes)), boxes


def test_a_level_is_chosen_for_one_bot_or_for_all(meet: Meet) -> None:
    guest = meet("Karim")
    guest.home()
    card = guest.page.locator("article.card").filter(has_text="Quadrata")
    card.locator(".also button").last.click()
    dialog = guest.page.get_by_role("dialog")
    for seat in ("Place 2", "Place 3"):
        dialog.get_by_label(seat).select_option("bot:casual")
    level = choose(guest, "expert")
    expect(level).to_contain_text(re.compile(r"cote\s\d[\d\s]{2,4}"))
    expect(dialog.get_by_label("Place 3")).to_have_value("bot:expert")
    expect(dialog.get_by_label("Place 2")).to_have_value("bot:casual")
    dialog.get_by_role("button", name="Même niveau pour tous les bots").click()
    for seat in ("Place 2", "Place 3"):
        expect(dialog.get_by_label(seat)).to_have_value("bot:expert")


def choose(guest: Guest, level: str) -> Locator:
    card = (
        guest.page.get_by_role("dialog")
        .locator("label")
        .filter(has_text=re.compile(f"^\\s*{level}", re.IGNORECASE))
    )
    card.click()
    expect(card.get_by_role("radio")).to_be_checked()
    return card
