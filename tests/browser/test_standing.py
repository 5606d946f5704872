"""Standing answers in the pages: given at a question, changed in the menu, hidden from others."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet, check_pages
from tests.browser.guest import ME, OPEN, Guest
from tests.web.serving import TOYS, Server


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Server]:
    """A table with the inn."""
    check_pages()
    own = Server(tmp_path, games=f"{TOYS},tests.core.inn:game").start()
    yield own
    own.close()


def entries(guest: Guest) -> int:
    """How many entries a guest received live."""
    return sum('"type":"entry"' in frame for frame in guest.frames)


def standing(guest: Guest) -> Locator:
    return guest.bar.locator("details.standing")


def always(guest: Guest) -> Locator:
    """The standing answer to the current question, in one line."""
    return standing(guest).locator("summary")


def toast(guest: Guest, to: str) -> None:
    guest.bar.locator(".chip", has_text="Porter un toast").click()
    guest.choose(re.compile(f"^Boire à la santé de {to}"))


def let_pass(guest: Guest) -> None:
    guest.bar.locator(".chip", has_text="Laisser faire").click()
    guest.confirm()


def test_a_standing_answer_is_hidden_from_others(inn: Server, meet: Meet) -> None:
    ann, bob, zoe = meet("Ann", inn), meet("Bob", inn), meet("Zoé", inn, lang="en")
    match = ann.create("inn", ME, OPEN, OPEN)
    for guest in (bob, zoe):
        guest.said("POST", f"/api/matches/{match}/join", {})
    for guest in (ann, bob, zoe):
        guest.open(match)
    expect(standing(ann)).to_have_count(0)

    toast(ann, "Bob")
    expect(ann.asked).to_have_text("On attend les réponses")
    expect(ann.page.locator("article.turn")).to_have_count(0)
    expect(bob.asked).to_have_text("Laissez-vous passer ce toast ?")
    expect(always(bob)).to_have_text("Toujours : me demander")
    expect(always(zoe)).to_have_text("Always: ask me")

    # By keyboard only. It concerns Bob, so he is asked nevertheless.
    always(bob).focus()
    bob.page.keyboard.press("Enter")
    group = standing(bob).get_by_role("group", name="Quand on porte un toast")
    mine = group.get_by_role("button", name="Laisser faire, sauf si cela me concerne")
    mine.focus()
    bob.page.keyboard.press("Enter")
    expect(mine).to_have_attribute("aria-pressed", "true")
    expect(bob.asked).to_have_text("Laissez-vous passer ce toast ?")
    bob.page.reload()
    expect(always(bob)).to_have_text("Toujours : Laisser faire, sauf si cela me concerne")

    # An order during the question answers at once; for the others the window looks the same.
    always(zoe).click()
    standing(zoe).get_by_role("button", name="Let it pass", exact=True).click()
    expect(zoe.asked).to_have_text("Waiting for responses")
    expect(ann.asked).to_have_text("On attend les réponses")
    let_pass(bob)
    for guest in (ann, bob):
        expect(guest.log).to_contain_text("Bob est à l'honneur.")

    # A toast to Ann: Zoé is not asked, and it is a single entry.
    before, heard = bob.said("GET", f"/api/matches/{match}"), entries(bob)
    toast(bob, "Ann")
    expect(ann.asked).to_have_text("Laissez-vous passer ce toast ?")
    after = bob.said("GET", f"/api/matches/{match}")
    assert (entries(bob) - heard, after["moves"] - before["moves"]) == (1, 2)
    expect(zoe.asked).to_have_text("Waiting for responses")
    assert "unless_mine" in "".join(bob.frames)
    for guest in (ann, zoe):
        assert "unless_mine" not in "".join(guest.frames)

    # In the menu she changes her mind.
    zoe.page.get_by_role("button", name="Menu").click()
    zoe.page.get_by_role("button", name="Standing answers").click()
    dialog = zoe.page.get_by_role("dialog", name="Standing answers")
    expect(dialog).to_contain_text("When a toast is made")
    expect(dialog.get_by_role("button", name="stay silent", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    dialog.get_by_role("button", name="ask me").click()
    expect(dialog.get_by_role("button", name="ask me")).to_have_attribute("aria-pressed", "true")
    dialog.get_by_role("button", name=re.compile("Close")).click()
    let_pass(ann)
    expect(zoe.asked).to_have_text("A toast?")


def test_undone_decisions_leave_the_log_with_the_answers_to_them(inn: Server, meet: Meet) -> None:
    ann, bob, zoe = meet("Ann", inn), meet("Bob", inn), meet("Zoé", inn)
    match = ann.create("inn", ME, OPEN, OPEN)
    for guest in (bob, zoe):
        guest.said("POST", f"/api/matches/{match}/join", {})
    for guest in (ann, bob, zoe):
        guest.open(match)
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Réponses automatiques").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="rester silencieux", exact=True).click()
    expect(bob.page.get_by_role("dialog").locator("[aria-pressed=true]")).to_have_text("rester silencieux")
    bob.page.keyboard.press("Escape")
    toast(ann, "Bob")
    expect(zoe.asked).to_have_text("Laissez-vous passer ce toast ?")
    ann.bar.get_by_role("button", name=re.compile("Reprendre votre dernier coup$")).click()
    expect(ann.asked).to_have_text("Un toast ?")
    for guest in (ann, bob, zoe):
        expect(guest.log.locator(".undone", has_text="Ann boit à la santé de Bob.")).to_have_count(1)
        expect(guest.log.locator("li:not(.undone)", has_text="boit")).to_have_count(0)
    ann.choose("Se reposer")
    expect(bob.asked).to_have_text("Un toast ?")
