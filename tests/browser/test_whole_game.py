"""Québec to its end in the browser, and the pages of a finished match."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import Guest
from tests.browser.places import FIRST_CENTURY, OWN_REDIRECTION, imported


def test_a_whole_game_against_bots(meet: Meet, tmp_path: Path) -> None:
    guest = meet()
    guest.home()
    guest.page.get_by_role("button", name=re.compile("Jouer maintenant.*Québec")).click()
    match = guest.match()
    went = guest.play_on()
    assert went["stuck"] is None
    assert went["refused"] == []  # highlighted choices are always legal
    assert went["films"] == 4  # one a century
    assert went["onBoard"] > 10

    said = guest.said("GET", f"/api/matches/{match}")
    assert said["status"] == "over"
    outcome = said["outcome"]
    result = guest.result
    expect(result.get_by_role("heading", level=1)).to_have_text(re.compile("gagne"))
    for name in (seat["name"] for seat in said["seats"]):
        expect(result.get_by_role("columnheader", name=name)).to_be_visible()
    totals = result.get_by_role("row", name=re.compile("^Total")).get_by_role("cell").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(outcome["points"])
    rows = [row.get_by_role("cell").all_inner_texts() for row in result.locator(".detail tbody tr").all()]
    assert len(rows) >= 5
    for column, total in enumerate(totals):
        assert sum(int(row[column].replace("–", "0")) for row in rows) == int(total)
    expect(result).to_contain_text("Tirages vérifiés : ni la table ni un joueur n'a pu les choisir seul")

    with guest.page.expect_download() as download:
        result.get_by_role("link", name="Enregistrer le journal").click()
    file = tmp_path / "journal.json"
    download.value.save_as(file)
    journal = json.loads(file.read_text())
    assert (journal["game"], len(journal["moves"])) == ("quebec", said["moves"])

    result.get_by_role("button", name="Voir le plateau").first.click()
    expect(result).to_be_hidden()
    expect(guest.page.get_by_role("region", name="La ville de Québec")).to_be_visible()
    guest.page.reload()
    result.get_by_role("button", name="Revanche").click()
    expect(guest.asked).to_have_text("C'est votre tour : que faites-vous ?")
    again = guest.said("GET", f"/api/matches/{guest.match()}")
    assert again["id"] != match
    assert [seat["kind"] for seat in again["seats"]] == [seat["kind"] for seat in said["seats"]]

    # The file is imported as a match.
    guest.home()
    guest.page.get_by_label("Importer un journal de partie").set_input_files(file)
    expect(result).to_contain_text(f"{said['moves']} décisions")
    assert guest.match() not in (match, again["id"])


def test_a_file_that_is_no_journal_is_refused_in_words(meet: Meet, tmp_path: Path) -> None:
    guest = meet()
    guest.home()
    file = tmp_path / "journal.json"
    file.write_text("Il était une fois.")
    guest.page.get_by_label("Importer un journal de partie").set_input_files(file)
    expect(guest.page.get_by_role("alert")).to_have_text(
        "Ce fichier n'est pas un journal de partie que la table sait lire. "
        "Raison\N{NO-BREAK SPACE}: son contenu n'est pas du JSON."
    )


@pytest.fixture
def finished(meet: Meet) -> tuple[Guest, str, int]:
    """A guest with a finished match of Québec, and its number of decisions."""
    guest = meet("Étienne", permissions=["clipboard-read", "clipboard-write"])
    match = imported(guest)
    return guest, match, guest.moves(match)


def test_replay_by_slider_keys_and_link(finished: tuple[Guest, str, int], meet: Meet) -> None:
    guest, match, moves = finished
    page = guest.page
    guest.open(match)
    guest.result.get_by_role("link", name="Revoir la partie").click()
    slider = page.get_by_role("slider", name="Position dans la partie")
    expect(page.get_by_role("heading", level=1)).to_have_text("Début de la partie")
    expect(page.get_by_text(f"Coup 0 sur {moves}")).to_be_visible()
    page.get_by_role("button", name="Un coup en avant").click()
    expect(page.get_by_text(f"Coup 1 sur {moves}")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Culture")
    slider.fill("150")
    expect(page).to_have_url(re.compile(f"#/m/{match}/at/150$"))
    slider.press("ArrowRight")
    slider.press("ArrowLeft")
    slider.press("ArrowLeft")
    expect(page.get_by_text(f"Coup 149 sur {moves}")).to_be_visible()
    sentence = page.get_by_role("heading", level=1).inner_text()
    page.get_by_role("button", name="Lien vers ce coup").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    page.get_by_role("button", name="À la fin").click()
    expect(page.get_by_text(f"Coup {moves} sur {moves}")).to_be_visible()

    other = meet()
    other.page.goto(link)
    expect(other.page.get_by_text(f"Coup 149 sur {moves}")).to_be_visible()
    expect(other.page.get_by_role("heading", level=1)).to_have_text(sentence)
    expect(other.page.get_by_role("region", name="La ville de Québec")).to_be_visible()


def test_replay_plays_by_itself(finished: tuple[Guest, str, int]) -> None:
    guest, match, moves = finished
    page = guest.page
    guest.go(f"m/{match}/at/{moves - 2}")
    expect(page.get_by_text(f"Coup {moves - 2} sur {moves}")).to_be_visible()
    for _ in range(2):
        page.get_by_role("button", name=re.compile("Vitesse")).click()
    expect(page.get_by_role("button", name="Vitesse : 4 fois")).to_be_visible()
    page.get_by_role("button", name="Dérouler").click()
    expect(page.get_by_text(f"Coup {moves} sur {moves}")).to_be_visible()
    expect(page.get_by_role("button", name="Dérouler")).to_be_visible()  # it stopped at the end


def test_continue_from_here_against_bots(finished: tuple[Guest, str, int]) -> None:
    guest, match, _ = finished
    guest.go(f"m/{match}/at/60")
    guest.page.get_by_role("button", name="Continuer d'ici contre des bots").click()
    expect(guest.asked).to_be_visible()
    fork = guest.match()
    assert fork != match
    seats = guest.said("GET", f"/api/matches/{fork}")["seats"]
    assert [seat["you"] for seat in seats] == [True, False, False, False]
    expect(guest.bar.locator(".chip").first).to_be_visible()
    assert guest.said("GET", f"/api/matches/{fork}")["status"] == "running"


def test_a_century_ends_with_a_warning_and_a_film(meet: Meet) -> None:
    """With motion: the film plays by itself, and Escape ends it."""
    guest = meet("Noé", reduced_motion="no-preference")
    guest.open(imported(guest, FIRST_CENTURY))
    century = guest.page.get_by_role("banner").locator("[aria-current=step]")
    expect(century).to_contain_text("Iᵉʳ siècle")
    start = guest.bar.get_by_role("button", name=re.compile("^Démarrer"))
    expect(start).to_contain_text("Ce coup clôt le siècle : les zones seront décomptées.")
    start.click()
    sure = guest.page.get_by_role("dialog", name="Confirmer le coup")
    expect(sure).to_contain_text("Ce coup clôt le siècle : les zones seront décomptées.")
    expect(sure.get_by_role("button", name="Jouer")).to_be_focused()
    sure.get_by_role("button", name="Annuler").click()
    expect(sure).to_be_hidden()
    start.click()
    sure.get_by_role("button", name="Jouer").click()

    film = guest.page.get_by_role("region", name="Points de la fin de siècle")
    said = film.locator("[aria-live=polite] h1")
    expect(said).to_contain_text("Citadelle")
    expect(film.get_by_role("button", name="Passer")).to_be_visible()
    guest.page.keyboard.press("ArrowRight")
    expect(said).not_to_contain_text("Citadelle")
    guest.page.keyboard.press("Escape")
    expect(film).to_be_hidden()
    expect(century).to_contain_text("IIᵉ siècle")
    expect(guest.bar.locator(".chip").first).to_be_visible()


def test_a_question_that_comes_between_the_two_of_a_click_is_asked(meet: Meet) -> None:
    """QC-5.21: one click starts and places, but the building it finishes asks the Politics leader first."""
    guest = meet("Léa")
    guest.open(imported(guest, OWN_REDIRECTION))
    site = guest.page.locator('[data-spot="heritage_site_1"]')
    site.click()
    zones = guest.bar.get_by_role("button", name=re.compile("^Envoyer ses ouvriers"))
    expect(zones.first).to_be_visible()
    expect(guest.refusal).to_be_hidden()
    zones.first.click()
    expect(zones).to_have_count(0)
    expect(guest.bar).to_have_attribute(
        "aria-busy", "false"
    )  # a click during a choice is not a second choice
    site.click()
    expect(guest.log).to_contain_text("place son architecte sur le chantier Site du patrimoine 1")
