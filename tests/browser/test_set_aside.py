"""A match that can't be replayed, in the browser: the reason, saving the rest, and the way home."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import Guest
from tests.browser.places import imported
from tests.browser.test_every_page import AXE, JUDGE, shine
from tests.table.damage import entry, inflict
from tests.web.serving import Server

ILLEGAL = "body = json_set(body, '$.seat', 2)"  # the first decision, by a seat that is not asked
WHY = "Entrée 2 : LU-1 interdit la décision enregistrée."


def damaged(server: Server, guest: Guest, change: str) -> str:
    """A match of Québec that can't be replayed after a restart of the table."""
    match = imported(guest, 5)
    server.kill()
    inflict(server.database, change, match)
    server.start()
    return match


def plain(text: str) -> re.Pattern[str]:
    """With normalised spaces."""
    return re.compile(re.escape(text).replace(r"\ ", r"\s"))


def test_the_page_says_why_and_leads_to_the_rule_the_journal_and_home(
    meet: Meet, own_server: Server, tmp_path: Path
) -> None:
    guest = meet("Agathe", server=own_server)
    match = damaged(own_server, guest, entry(2, ILLEGAL))
    page = guest.page
    for place in (f"m/{match}", f"m/{match}/at/3"):
        guest.go(place)
        expect(page.get_by_role("heading", level=1)).to_have_text("Cette partie ne peut pas être rejouée")
        expect(page.get_by_text(plain(WHY))).to_be_visible()
        expect(page.get_by_text("Connexion")).to_have_count(0)
    guest.speak("en")
    expect(page.get_by_role("heading", level=1)).to_have_text("This match can't be replayed")
    expect(page.get_by_text("Entry 2: LU-1 forbids the stored decision.")).to_be_visible()
    guest.speak("fr")

    with page.expect_download() as download:
        page.get_by_role("link", name="Enregistrer le journal").click()
    download.value.save_as(tmp_path / "journal.json")
    journal = json.loads((tmp_path / "journal.json").read_text(encoding="utf-8"))
    assert (journal["game"], len(journal["moves"]), journal["moves"][0]["seat"]) == ("quebec", 5, 2)

    page.get_by_role("link", name="LU-1").click()
    expect(page.locator("details[data-rule='LU-1']")).to_be_visible()
    page.go_back()
    page.get_by_role("main").get_by_role("link", name="Accueil").click()
    row = page.locator("#mine article")
    expect(row).to_contain_text("ne peut pas être rejouée")
    expect(page.get_by_text("vous attend")).to_have_count(0)
    row.get_by_role("link", name="Pourquoi ?").click()
    expect(page.get_by_text(plain(WHY))).to_be_visible()


def test_a_visitor_reads_why_but_cannot_save(meet: Meet, own_server: Server) -> None:
    guest = meet("Agathe", server=own_server)
    match = damaged(own_server, guest, "UPDATE matches SET game = 'chess' WHERE id = ?")
    stranger = meet("Karim", server=own_server, width=390, height=844)
    stranger.go(f"m/{match}")
    expect(stranger.page.get_by_text(plain("Le jeu « chess » n'est pas installé ici."))).to_be_visible()
    expect(stranger.page.get_by_role("link", name="Enregistrer le journal")).to_have_count(0)
    stranger.fits()
    guest.home()
    expect(guest.page.locator("#mine article")).to_contain_text("chess")
    guest.go(f"m/{match}")
    expect(guest.page.get_by_role("link", name="Enregistrer le journal")).to_be_visible()


def test_an_open_page_is_informed_when_the_table_comes_back(meet: Meet, own_server: Server) -> None:
    guest = meet("Agathe", server=own_server)
    guest.forgives = ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket"]
    match = imported(guest, 5)
    guest.open(match)
    own_server.kill()
    inflict(own_server.database, entry(4, "body = substr(body, 1, 9)"), match)
    own_server.start()
    expect(guest.page.get_by_text(plain("Entrée 4 : elle n'est plus lisible."))).to_be_visible()


def test_the_page_is_open_to_all(meet: Meet, own_server: Server) -> None:
    guest = meet("Agathe", server=own_server)
    guest.page.add_init_script(path=AXE)
    guest.go(f"m/{damaged(own_server, guest, entry(2, ILLEGAL))}")
    expect(guest.page.get_by_text(plain(WHY))).to_be_visible()
    for theme in ("light", "dark"):
        shine(guest, theme)
        assert guest.page.evaluate(JUDGE) == []
