"""Players choose colours: in the dialog, in the waiting room, when joining; boards show them."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.guest import ME, OPEN, Guest
from tests.browser.test_nouvelle_france import look


def picker(guest: Guest, name: str = "Votre couleur") -> Locator:
    return guest.page.get_by_role("group", name=name)


def take(guest: Guest, colour: str, name: str = "Votre couleur") -> None:
    picker(guest, name).get_by_title(colour, exact=True).click()
    expect(picker(guest, name).get_by_role("radio", name=colour, exact=True)).to_be_checked()


def seats(guest: Guest) -> Locator:
    """The cards of the players, by name and colour."""
    return guest.page.get_by_role("article")


def sees(guest: Guest, *players: str) -> None:
    for player in players:
        expect(seats(guest).and_(guest.page.get_by_label(re.compile(f"^{player}")))).to_be_visible()


def dialog(guest: Guest, game: str, players: int) -> Locator:
    guest.home()
    card = guest.page.get_by_role("article").filter(has=guest.page.get_by_role("heading", name=game))
    card.get_by_role("button", name="Créer…").click()
    found = guest.page.get_by_role("dialog", name=f"Nouvelle partie : {game}")
    found.get_by_text(str(players), exact=True).click()
    return found


@pytest.mark.parametrize("width", [1400, 390])
def test_two_players_take_colours_and_the_board_shows_them(meet: Meet, width: int) -> None:
    """Nouvelle-France: the host in the dialog, then in the waiting room; the other player before joining."""
    ann, bob = meet("Ann", width=width), meet("Bob", width=width)
    for guest in (ann, bob):
        look(guest, "flat")
    wanted = dialog(ann, "Nouvelle-France", 2)
    expect(wanted.get_by_role("radio", name="Jaune", exact=True)).to_be_checked()
    take(ann, "Bleu", "Couleur de la place 1")
    ann.fits()
    wanted.get_by_role("button", name="Créer et inviter").click()
    expect(ann.asked).to_have_text("Il manque 1 joueur")
    sees(ann, "Ann, Bleu", "Place libre, Jaune")

    take(ann, "Blanc")
    sees(ann, "Ann, Blanc", "Place libre, Jaune")
    ann.fits()

    bob.open(ann.match())
    expect(picker(bob).get_by_role("radio", name="Jaune", exact=True)).to_be_checked()
    expect(picker(bob).get_by_role("radio", name="Blanc, pris par Ann")).to_be_disabled()
    take(bob, "Brun")
    bob.fits()
    bob.bar.get_by_role("button", name="S'asseoir").click()
    for guest in (ann, bob):
        sees(guest, "Ann, Blanc", "Bob, Brun")
        expect(picker(guest)).to_have_count(0)
        track = guest.page.get_by_role("img", name=re.compile("^Piste"))
        expect(track).to_have_accessible_name(re.compile("Blanc 0, Brun 0$"))
    players = ann.said("GET", f"/api/matches/{ann.match()}/at/0")["view"]["players"]
    assert [player["colour"] for player in players] == ["white", "brown"]


def test_by_the_keyboard_and_the_others_see_it_at_once(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    match = ann.create("quebec", ME, OPEN, OPEN)
    bob.said("POST", f"/api/matches/{match}/join", {})
    for guest in (ann, bob):
        guest.open(match)
    picker(ann).get_by_role("radio", name="Noir", exact=True).focus()
    ann.page.keyboard.press("ArrowRight")  # skips Bob's white
    expect(picker(ann).get_by_role("radio", name="Vert", exact=True)).to_be_checked()
    for guest in (ann, bob):
        sees(guest, "Ann, Vert", "Bob, Blanc", "Place libre, Noir")
    expect(picker(bob).get_by_role("radio", name="Vert, pris par Ann")).to_be_disabled()
    expect(bob.page.get_by_role("log")).to_have_text("Ann joue en vert.")


def test_the_board_of_quebec_is_painted_in_the_colours_taken(meet: Meet) -> None:
    """All seats on one device: the first architect on the board has its player's colour."""
    ann = meet("Ann")
    match = ann.create("quebec", ME | {"colour": "orange"}, ME, ME)
    ann.open(match)
    sees(ann, r"Ann \(orange\), Orange", r"Ann \(blanc\), Blanc", r"Ann \(vert\), Vert")
    to_move = ann.said("GET", f"/api/matches/{match}")["to_move"][0]
    token = ["s4", "s1", "s2"][to_move]
    pawns = ann.page.locator(f'.board [style*="var(--{token})"]')
    before = pawns.count()
    ann.free_site().click()
    expect(pawns).to_have_count(before + 1)


def test_a_player_alone_and_a_game_without_colours_are_not_asked(meet: Meet) -> None:
    ann = meet("Ann")
    wanted = dialog(ann, "Nouvelle-France", 1)
    expect(wanted.get_by_role("group", name=re.compile("^Couleur"))).to_have_count(0)
    wanted.get_by_role("button", name="Annuler").click()
    expect(dialog(ann, "Parade", 2).get_by_role("group", name=re.compile("^Couleur"))).to_have_count(0)
    ann.open(ann.create("parry", ME, OPEN))
    expect(picker(ann)).to_have_count(0)
