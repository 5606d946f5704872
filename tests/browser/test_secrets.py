"""Other players' secrets are neither in the page nor in anything its browser received."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import ME, OPEN, RANDOM, Guest

SECRET = re.compile(r"montrera \d|attend \d")


def told(guest: Guest) -> str:
    """Everything received over the live connection, except the player's own choices."""

    def without(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: without(item) for key, item in value.items() if key != "choices"}
        return [without(item) for item in value] if isinstance(value, list) else value

    return json.dumps([without(json.loads(frame)) for frame in guest.frames])


def show(guest: Guest, fingers: int, total: int) -> None:
    guest.choose(re.compile(rf"Montrer {fingers} doigts?, attendre {total}\b"))


def test_a_secret_choice_stays_secret_until_the_hands_are_shown(meet: Meet) -> None:
    ann, bob, zoe = meet("Ann"), meet("Bob"), meet("Zoé")
    match = ann.create("morra", ME, OPEN)
    bob.said("POST", f"/api/matches/{match}/join", {})
    for guest in (ann, bob, zoe):
        guest.open(match)
    expect(zoe.bar).to_contain_text("Vous regardez la partie.")
    expect(zoe.bar.locator(".chip, .choice")).to_have_count(0)

    show(ann, 4, 7)
    expect(ann.log).to_contain_text("Ann montrera 4 et attend 7.")
    assert "fingers" in told(ann)
    for guest in (bob, zoe):
        expect(guest.log).to_contain_text("Ann a choisi.")
        assert len(guest.frames) >= 2
        assert "fingers" not in told(guest)
        assert not SECRET.search(guest.page.content())
        at = guest.said("GET", f"/api/matches/{match}/at/1")
        assert at["action"] is None
        assert "fingers" not in json.dumps([at["view"], at["events"]])
    # The replay of a running match reveals no more.
    zoe.go(f"m/{match}/at/1")
    expect(zoe.page.get_by_role("heading", level=1)).to_have_text("Ann a choisi.")
    assert not SECRET.search(zoe.page.content())
    zoe.open(match)
    assert '"action": {' not in told(zoe)

    show(bob, 3, 7)
    for guest in (ann, bob, zoe):
        expect(guest.log).to_contain_text("Ann montre 4 et attendait 7.")
        expect(guest.log).to_contain_text("Il y a 7 en tout.")


def test_a_spectator_looks_on_and_touches_nothing(meet: Meet) -> None:
    ann, zoe = meet("Ann"), meet("Zoé")
    match = ann.create("quebec", ME, RANDOM, RANDOM, public=True)
    ann.open(match)
    zoe.home()
    row = zoe.page.get_by_role("region", name=re.compile("^À regarder")).locator(".row", has_text="Ann").first
    row.get_by_role("link", name="Regarder").click()
    assert zoe.match() == match
    expect(zoe.asked).to_have_text("C'est à Ann de jouer")
    expect(zoe.glowing()).to_have_count(0)
    site = ann.free_site()
    zoe.page.locator(".spot").first.click()
    expect(zoe.refusal).to_contain_text("vous regardez la partie, vous n'y jouez pas.")
    site.click()
    expect(zoe.log).to_contain_text("Ann place son architecte")


def test_hot_seat_with_a_curtain_between(meet: Meet) -> None:
    guest = meet("Léa")
    guest.home()
    page = guest.page
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Mourre"))
    card.get_by_role("button", name="Créer…").click()
    dialog = page.get_by_role("dialog", name="Nouvelle partie : Mourre")
    dialog.get_by_text("2", exact=True).click()
    dialog.get_by_label("Place 2").select_option("Moi")
    expect(dialog).to_contain_text("vous jouez à plusieurs sur cet appareil")
    dialog.get_by_label("Durée").select_option("courte (trois manches)")
    dialog.get_by_role("button", name="Commencer").click()
    guest.match()

    curtain = page.get_by_role("dialog", name=re.compile("^Passez l'appareil à"))
    for turn in range(3):
        for name, other in (("Léa", "Joueur 2"), ("Joueur 2", "Léa")):
            expect(curtain).to_contain_text(f"Passez l'appareil à {name}")
            expect(guest.bar.locator(".chip, .choice")).to_have_count(0)
            assert not SECRET.search(page.content())
            curtain.get_by_role("button", name=f"{name}, c'est moi").click()
            expect(curtain).to_be_hidden()
            expect(guest.asked).to_contain_text(f"{name} :")
            assert f"{other} montrera" not in page.content()
            show(guest, turn if name == "Léa" else turn + 1, 5)
    expect(guest.result).to_be_visible()
    expect(guest.result).to_contain_text("3")


def test_whispered_events_are_not_in_the_log_of_another_player_at_the_same_device(meet: Meet) -> None:
    """Nor anywhere else while the curtain is drawn: a plan of Hamlet is visible to its player only."""
    guest = meet("Léa")
    match = guest.create("hamlet", ME, ME)
    guest.open(match)
    curtain = guest.page.get_by_role("dialog", name=re.compile("^Passez l'appareil à Léa"))
    curtain.get_by_role("button", name="Léa (noir), c'est moi").click()
    guest.bar.locator(".chip", has_text="Prévoir").click()
    guest.choose(re.compile(r"le moulin \(4\)"))
    guest.bar.locator(".chip", has_text="Étages").click()
    guest.choose("2 étages")
    expect(guest.log).to_contain_text("Léa (noir) prévoit 2 étages : le moulin (4).")
    guest.choose("C'est prêt")
    expect(curtain).to_contain_text("Passez l'appareil à Léa (blanc)")
    assert "prévoit" not in guest.page.content()
    curtain.get_by_role("button", name="Léa (blanc), c'est moi").click()
    expect(guest.asked).to_contain_text("Où bâtissez-vous ?")
    expect(guest.log).to_contain_text("Léa (noir) a fini son plan.")
    assert "prévoit" not in guest.page.content()
