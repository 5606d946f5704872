"""A phone: 390 pixels wide, everything within thumb reach and inside the window."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, PHONE, RANDOM, Guest
from tests.browser.places import imported


def test_one_tap_and_a_decision(meet: Meet) -> None:
    guest = meet(**PHONE)
    page = guest.page
    guest.home()
    guest.fits()
    page.get_by_role("button", name=re.compile("^Jouer.*Québec")).tap()
    guest.match()
    expect(guest.asked).to_have_text("C'est votre tour : que faites-vous ?")
    guest.fits()
    site = guest.free_site()
    box = site.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    site.tap()
    expect(site).to_have_attribute("aria-label", re.compile("Chantier d"))
    expect(guest.bar.locator(".chip").first).to_be_visible()
    guest.fits()

    # The question stays visible at any scroll position.
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(guest.asked).to_be_in_viewport()

    page.get_by_role("button", name=re.compile("^Grand Théâtre de Québec")).tap()
    expect(guest.refusal).to_be_in_viewport(ratio=1)
    guest.refusal.get_by_role("button", name="Lire la règle").tap()
    expect(page.get_by_role("tab", name="Règles")).to_have_attribute("aria-selected", "true")
    expect(page.locator("details[data-rule].wanted .text")).to_be_in_viewport()
    guest.fits()


def test_the_sheet_and_its_tabs(meet: Meet) -> None:
    guest = meet("Noé", **PHONE)
    guest.open(guest.create("quebec", ME, GREEDY, GREEDY))
    sheet = guest.page.get_by_role("complementary", name="Journal, discussion et règles")
    for name in ("Leaders", "Journal", "Discussion", "Règles", "Roue"):
        tab = sheet.get_by_role("tab", name=name)
        expect(tab).to_be_in_viewport(ratio=1)
        tab.tap()
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(sheet.get_by_role("tabpanel", name=name)).to_be_in_viewport()
        guest.fits()
    sheet.get_by_role("button", name="Réduire le volet").tap()
    expect(sheet.get_by_role("button", name="Ouvrir le volet")).to_be_visible()
    # A zone of the wheel, from the sheet.
    expect(guest.asked).to_have_text("C'est votre tour : que faites-vous ?")
    sheet.get_by_role("button", name="Ouvrir le volet").tap()
    sheet.get_by_role("button", name=re.compile("^Culture.*choix possible")).first.tap()
    guest.confirm()
    expect(guest.log).to_have_count(0)
    sheet.get_by_role("tab", name="Journal").tap()
    expect(guest.log).to_contain_text("Noé envoie")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_page_is_wider_than_the_phone(meet: Meet, lang: str) -> None:
    guest = meet(
        "Marie-Madeleine de Chauvigny de la Pelt", lang=lang, **PHONE
    )  # the maximal length of a name
    guest.home()
    guest.page.get_by_role("button", name=re.compile("^(Créer…|Create…)$")).first.tap()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    guest.fits()
    guest.page.keyboard.press("Escape")
    finished = imported(guest)
    visit(guest, f"m/{finished}", guest.result)
    visit(guest, f"m/{finished}/at/100", guest.page.get_by_role("slider"))
    for game in ("bag", "hamlet", "morra", "parry"):
        match = guest.create(game, ME, RANDOM)
        guest.open(match)
        expect(guest.bar).to_be_visible()
        guest.fits()
    visit(guest, f"m/{guest.create('morra', ME, {'kind': 'open'})}", guest.bar.get_by_role("textbox"))
    visit(guest, f"m/{guest.create('morra', ME, ME)}", guest.page.get_by_role("dialog"))
    visit(guest, "rules/quebec", guest.page.locator("details[data-rule]").first)
    visit(guest, "account", guest.page.get_by_role("heading", level=1))
    guest.home()
    guest.fits()


def visit(guest: Guest, place: str, there: Locator) -> None:
    guest.go(place)
    expect(there).to_be_visible()
    guest.fits()


def test_the_question_is_within_thumb_reach(meet: Meet) -> None:
    guest = meet("Maude", **PHONE)
    # Québec: all four verbs side by side, with any score.
    match = imported(guest, 23)
    guest.open(match)
    chips = guest.bar.locator(".chip")
    expect(chips).to_have_count(4)
    for chip in chips.all():
        expect(chip).to_be_in_viewport(ratio=1)
    guest.open(imported(guest))
    for name in ("Revanche", "Revoir la partie"):
        expect(guest.result.get_by_text(name)).to_be_in_viewport(ratio=1)
        on_top(guest, guest.result.get_by_text(name))
    for points in guest.page.locator(".row .seat .chip b").all():
        card = points.locator("xpath=ancestor::article").bounding_box()
        box = points.bounding_box()
        assert card is not None
        assert box is not None
        assert box["x"] + box["width"] <= card["x"] + card["width"]
    # Quadrata: the tokens are visible while choosing the factors.
    guest.open(guest.create("quadrata", ME, GREEDY))
    guest.bar.get_by_role("button", name=re.compile("^Passer")).tap()
    guest.page.locator(".half.can").first.tap()
    expect(guest.asked).to_contain_text("quels jetons multipliez-vous")
    for token in guest.page.locator(".token.can").all():
        expect(token).to_be_in_viewport(ratio=1)
        on_top(guest, token)


def on_top(guest: Guest, there: Locator) -> None:
    """Nothing covers it."""
    assert there.evaluate(
        """(node) => {
          const { left, top, width, height } = node.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return node.contains(hit) || hit.contains(node);
        }"""
    )


def test_a_lost_connection_is_shown_at_any_scroll_position_without_layout_shift(meet: Meet) -> None:
    """The page does not become wider than the phone: elements at its bottom edge would be out of view."""
    guest = meet("Maude", **PHONE)
    guest.forgives = ["net::ERR", "WebSocket", "GL Driver Message"]
    guest.open(guest.create("nouvelle_france", ME))
    sheet = guest.page.get_by_role("tab", name="Journal")
    expect(sheet).to_be_in_viewport()
    guest.page.evaluate("scrollTo(0, 120)")
    guest.context.set_offline(True)
    lost = guest.page.get_by_role("status").filter(has_text=re.compile("ne répond plus|Connexion perdue"))
    expect(lost).to_be_in_viewport(ratio=1)
    guest.fits()
    expect(sheet).to_be_in_viewport()
    guest.context.set_offline(False)
    expect(lost).to_have_count(0)
