"""Since my last turn: what the others did, move by move; the board shows the position, and nothing is chosen there."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, OPEN, PHONE, Guest
from tests.web.serving import ROOT

STRIP = re.compile("Depuis votre (dernier tour|arrivée)")


def offer(guest: Guest) -> Locator:
    return guest.page.get_by_role("banner").get_by_role("button", name=re.compile("^Depuis votre"))


def steps(guest: Guest) -> Locator:
    return guest.page.get_by_role("list", name="Coups des autres").get_by_role("listitem")


def here(guest: Guest) -> Locator:
    return steps(guest).locator("[aria-current=step]")


def send(guest: Guest) -> None:
    """A worker into the first zone: one decision, and the turn is over."""
    guest.bar.locator(".chip", has_text="Envoyer").click()
    guest.bar.locator(".choice").first.click()
    guest.confirm()
    expect(guest.bar.locator(".chip")).to_have_count(0)


def seated(meet: Meet) -> tuple[list[Guest], str]:
    """Three at Québec, in their order from who begins."""
    guests = [meet("Ann"), meet("Bob"), meet("Cid")]
    match = guests[0].create("quebec", ME, OPEN, OPEN)
    for guest in guests[1:]:
        guest.said("POST", f"/api/matches/{match}/join", {})
    for guest in guests:
        guest.open(match)
        expect(guest.bar.locator(".chip, .calm").first).to_be_visible()
    begins = next(seat for seat in range(3) if guests[seat].bar.locator(".chip").count() > 0)
    return guests[begins:] + guests[:begins], match


def test_it_is_offered_and_never_opens_by_itself(meet: Meet) -> None:
    (first, second, _), _ = seated(meet)
    expect(offer(first)).to_have_count(0)
    send(first)
    expect(second.bar.locator(".chip").first).to_be_visible()
    expect(offer(second)).to_have_accessible_name("Depuis votre tour : 1 coup")
    expect(second.page.get_by_role("region", name=STRIP)).to_have_count(0)
    expect(offer(first)).to_have_count(0)
    send(second)
    expect(offer(second)).to_have_count(0)
    expect(offer(first)).to_have_accessible_name("Depuis votre tour : 1 coup")


def test_a_click_shows_the_position_and_escape_comes_back(meet: Meet) -> None:
    guest = meet("Maude")
    guest.open(guest.create("quebec", ME, GREEDY, GREEDY))
    expect(guest.bar.locator(".chip").first).to_be_visible()
    guest.choose(re.compile("^Envoyer"))
    guest.bar.locator(".choice").first.click()
    guest.confirm()
    expect(guest.bar.locator(".chip").first).to_be_visible()
    now = guest.page.locator(".moves").inner_text()
    offer(guest).click()
    expect(guest.page.get_by_role("region", name=STRIP)).to_be_visible()
    expect(here(guest)).to_have_count(1)
    count = steps(guest).count()
    assert count >= 2
    expect(guest.page.locator("main .place [data-can=true]")).to_have_count(0)
    steps(guest).nth(count - 1).get_by_role("button").click()
    expect(steps(guest).nth(count - 1).get_by_role("button")).to_have_attribute("aria-current", "step")
    expect(guest.page.locator(".moves")).to_have_text(now)
    guest.page.keyboard.press("ArrowLeft")
    expect(steps(guest).nth(count - 2).get_by_role("button")).to_have_attribute("aria-current", "step")
    expect(guest.page.locator(".moves")).not_to_have_text(now)
    # Every step says what it did to the scores, or that it did nothing.
    for nth in range(count):
        expect(steps(guest).nth(nth).locator(".scores")).to_have_text(re.compile(r"score inchangé|[+−]\d"))
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("region", name=STRIP)).to_have_count(0)
    expect(guest.bar.locator(".chip").first).to_be_visible()
    expect(guest.page.locator(".moves")).to_have_text(now)


def test_what_is_taken_back_is_gone(meet: Meet) -> None:
    (first, second, third), _ = seated(meet)
    send(first)
    expect(offer(second)).to_have_count(1)
    offer(second).click()
    expect(steps(second)).to_have_count(1)
    undo = first.bar.get_by_role("button", name=re.compile("^Reprendre"))
    consent = "consultés" in (undo.get_attribute("aria-label") or "")
    undo.click()
    for other in (second, third) if consent else ():
        other.page.get_by_role("button", name="Accepter").click()
    expect(second.page.get_by_role("region", name=STRIP)).to_have_count(0)
    expect(offer(second)).to_have_count(0)
    expect(first.bar.locator(".chip").first).to_be_visible()


def test_who_only_watches_has_it_from_coming(meet: Meet) -> None:
    (first, second, _), match = seated(meet)
    send(first)
    zoe = meet("Zoé")
    zoe.open(match)
    expect(zoe.log).to_contain_text("La partie commence.")
    expect(offer(zoe)).to_have_count(0)
    send(second)
    expect(offer(zoe)).to_have_accessible_name("Depuis votre arrivée : 1 coup")
    offer(zoe).click()
    expect(steps(zoe)).to_have_count(1)
    zoe.page.get_by_role("button", name="Revenir au présent").click()
    expect(steps(zoe)).to_have_count(0)


def test_moves_that_one_entry_brought_have_a_step_each_with_a_reason_for_its_points(meet: Meet) -> None:
    """In Quadrata the table gives forced answers, which come with the decision before them."""
    guest = meet("Maude")
    journal = json.loads((ROOT / "tests" / "finished" / "quadrata-3-expert-3.json").read_text())
    whole = guest.said("POST", "/api/import", journal)["id"]
    moves = next(
        n
        for n in range(60, len(journal["moves"]))
        if 0 in guest.said("GET", f"/api/matches/{whole}/at/{n}")["view"]["to_move"]
    )
    guest.open(guest.said("POST", f"/api/matches/{whole}/fork", {"moves": moves})["id"])
    ends = guest.bar.locator(".chip:not([aria-disabled]):not([aria-expanded])")
    while offer(guest).count() == 0:
        if ends.count() > 0:
            ends.last.click()
            guest.confirm()
        guest.page.evaluate("1")
    expect(guest.bar.locator(".chip").first).to_be_visible()
    offer(guest).click()
    expect(here(guest)).to_have_count(1)
    scored = steps(guest).filter(has_text=re.compile(r"\+\d"))
    expect(scored.first).to_contain_text(re.compile("points|trophée|avion"))


@pytest.mark.parametrize("window", [{"width": 1280, "height": 720}, PHONE], ids=["laptop", "phone"])
def test_it_fits_a_small_window(meet: Meet, window: dict[str, int]) -> None:
    guest = meet("Maude", **window)
    guest.open(guest.create("quebec", ME, GREEDY, GREEDY))
    guest.choose(re.compile("^Envoyer"))
    guest.bar.locator(".choice").first.click()
    guest.confirm()
    expect(offer(guest)).to_be_in_viewport(ratio=0.99)
    offer(guest).click()
    expect(steps(guest).first).to_be_in_viewport(ratio=0.99)
    expect(
        guest.page.get_by_role("button", name=re.compile("À mon tour|Revenir au présent"))
    ).to_be_in_viewport()
    guest.fits()
