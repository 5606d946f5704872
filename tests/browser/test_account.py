"""An account in the browser: created, changed, logged out here and everywhere; and the patience of a match."""

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import ME, OPEN, Guest

OLD, NEW = "neuf moutons gris", "onze moutons gris"


def log_in(guest: Guest, name: str, passphrase: str) -> None:
    guest.go("account")
    form = guest.page.locator("form").filter(has=guest.page.get_by_role("button", name="Se connecter"))
    form.get_by_label("Nom", exact=True).fill(name)
    form.get_by_label("Phrase secrète").fill(passphrase)
    form.get_by_role("button", name="Se connecter").click()


def test_a_changed_passphrase_and_logging_out_everywhere(meet: Meet) -> None:
    here, there = meet("Rosalie du Bic"), meet("Rosalie ailleurs")
    here.said("POST", "/api/account", {"name": "Rosalie du Bic", "passphrase": OLD})
    log_in(there, "Rosalie du Bic", OLD)
    expect(there.page.get_by_role("status")).to_have_text("Vous êtes connecté ; vos parties sont là.")
    there.open(here.create("morra", ME, OPEN))
    expect(there.bar).to_be_visible()

    here.go("account")
    here.page.get_by_label("Phrase secrète actuelle").fill(OLD)
    here.page.get_by_label("Nouvelle phrase secrète").fill(NEW)
    here.page.get_by_role("button", name="Changer la phrase").click()
    expect(here.page.get_by_role("status")).to_contain_text("vos autres appareils sont déconnectés")
    expect(there.page.get_by_role("alert")).to_contain_text("Vous avez été déconnecté")

    log_in(there, "Rosalie du Bic", NEW)
    expect(there.page.get_by_role("status")).to_have_text("Vous êtes connecté ; vos parties sont là.")
    there.page.get_by_role("button", name="Se déconnecter partout").click()
    expect(there.page.get_by_role("status")).to_contain_text("sur tous vos appareils")
    here.forgives.append("401")
    here.page.reload()
    expect(here.page.get_by_role("button", name="Créer le compte")).to_be_visible()


def test_the_host_sets_the_patience_and_others_see_it(meet: Meet) -> None:
    host, guest = meet("Agathe"), meet("Karim")
    host.home()
    host.page.locator("article.card .also button").last.click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label("Attendre un joueur absent").select_option(label="1 jour")
    dialog.get_by_role("button", name="Créer et inviter").click()
    expect(dialog).to_have_count(0)
    expect(host.bar).to_be_visible()
    match = host.page.url.partition("#/m/")[2]
    assert host.said("GET", f"/api/matches/{match}")["patience"] == 86_400

    short = host.create("morra", ME, OPEN)
    guest.said("POST", f"/api/matches/{short}/join", {})
    host.open(short)
    host.page.get_by_role("button", name="Absent ? Un bot à sa place").click()
    host.page.locator(".levels button").first.click()
    expect(host.refusal).to_contain_text("minute")
