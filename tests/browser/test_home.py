"""Home: matches waiting for me, games by difficulty, open tables, a friend's link."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.guest import ME, OPEN, RANDOM, Guest
from tests.web.serving import Server


def test_matches_waiting_for_me_come_first_with_players_and_times(own_server: Server, meet: Meet) -> None:
    host, friend = meet("Maude", server=own_server), meet("Étienne", server=own_server)
    first = host.create("morra", ME, OPEN)
    theirs = host.create("parry", OPEN, ME)
    for match in (first, theirs):
        friend.said("POST", f"/api/matches/{match}/join", {})
    table = friend.create("quebec", ME, OPEN, OPEN, public=True)
    with own_server.file() as file:  # two hours ago
        file.execute("UPDATE entries SET at = datetime(at, '-2 hours') WHERE match = ?", (first,))
    host.home()
    page = host.page
    mine = page.get_by_role("region", name="Vos parties")
    cards = mine.locator("article")
    expect(cards).to_have_count(2)
    expect(mine).to_contain_text("1 vous attend · 1 attend les autres")
    expect(cards.first).to_contain_text("à vous depuis 2 h")
    expect(cards.last).to_contain_text("Étienne réfléchit")
    assert page.title() == "(1) Ludothèque"
    # Games by difficulty; those without one come last.
    names = page.locator("article.card h2").all_inner_texts()
    assert names[:3] == ["Quadrata Canada", "Nouvelle-France", "Québec"]
    # An open table of another person, and a friend's link.
    tables = page.get_by_role("region", name="Tables ouvertes")
    expect(tables.locator(".row")).to_have_count(1)
    expect(tables).to_contain_text("2 places libres")
    link = page.get_by_role("region", name="Par un lien")
    link.get_by_label("Collez le lien ici").fill("ce n'est pas un lien")
    link.get_by_role("button", name="Rejoindre la table").click()
    expect(page.get_by_role("alert")).to_contain_text("Ce lien ne mène à aucune partie")
    link.get_by_label("Collez le lien ici").fill(f"{own_server.url}/#/m/{table}")
    link.get_by_role("button", name="Rejoindre la table").click()
    assert host.match() == table
    host.home()
    cards.first.get_by_role("link", name=re.compile("^Jouer")).click()
    assert host.match() == first


def test_a_phone_shows_my_turns_and_one_line_for_the_others(meet: Meet) -> None:
    phone = meet("Rosalie", width=390, height=844, is_mobile=True, has_touch=True)
    friend = meet("Karim")
    phone.create("bag", ME, RANDOM)
    theirs = phone.create("parry", OPEN, ME)
    friend.said("POST", f"/api/matches/{theirs}/join", {})
    phone.home()
    phone.fits()
    mine = phone.page.get_by_role("region", name="À vous de jouer")
    expect(mine.locator("article")).to_have_count(1)
    expect(
        phone.page.get_by_role("navigation").get_by_role("link", name=re.compile("1 à vous.*Parties"))
    ).to_be_visible()
    mine.get_by_role("button", name=re.compile("Karim réfléchit")).tap()
    expect(mine.locator("article")).to_have_count(2)
    phone.fits()
    phone.page.get_by_role("button", name="Collez le lien ici").tap()
    expect(phone.page.get_by_label("Collez le lien ici").last).to_be_focused()


def card_of(guest: Guest, game: str) -> Locator:
    return guest.page.locator("article.card").filter(has=guest.page.get_by_role("heading", name=game))


@pytest.mark.parametrize(
    ("game", "bots"), [("Small City", 2), ("Civilization", 1), ("Nouvelle-France", 0), ("Québec", 3)]
)
def test_play_now_begins_with_the_bots_that_suit_the_game(meet: Meet, game: str, bots: int) -> None:
    guest = meet("Agathe")
    guest.home()
    card_of(guest, game).get_by_role("button", name="Jouer maintenant").click()
    seats = guest.said("GET", f"/api/matches/{guest.match()}")["seats"]
    assert [seat["kind"] for seat in seats] == ["human"] + ["bot"] * bots


def test_expansions_say_what_they_change_with_a_picture_each(meet: Meet) -> None:
    guest = meet("Agathe")
    guest.home()
    card_of(guest, "Small City").locator(".also button").last.click()
    dialog = guest.page.get_by_role("dialog")
    offered = dialog.get_by_role("group", name="Extensions").get_by_role("listitem")
    expect(offered).to_have_count(8)
    for i in range(8):
        expect(offered.nth(i).locator("svg path")).to_have_attribute("d", re.compile("^M"))
        expect(offered.nth(i).locator("p")).to_have_text(re.compile(r"\w.{20,}\.$"))
    boards = offered.filter(has=guest.page.get_by_label("Plateaux"))
    said = {boards.locator("p").inner_text()}
    for board in ("mountain", "river", "asia_dealt"):
        boards.get_by_label("Plateaux").select_option(board)
        expect(boards.locator("p")).not_to_have_text(next(iter(said)))
        said.add(boards.locator("p").inner_text())
    assert len(said) == 4
