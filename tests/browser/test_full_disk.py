"""A temporarily full disk, in the browser."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import RANDOM, Guest
from tests.web.serving import Server
from tests.web.test_full_disk import full_disk

FULL = re.compile("n'arrive pas à se servir de son disque .* Rien n'est perdu")


def test_a_player_is_informed_and_plays_on_when_there_is_room(own_server: Server, meet: Meet) -> None:
    guest = meet("Agathe", server=own_server)
    match = guest.create("quebec", {"kind": "me"}, RANDOM, RANDOM)
    guest.open(match)
    expect(guest.asked).to_contain_text("C'est votre tour")
    moves = guest.moves(match)
    with full_disk(own_server):
        start(guest)
        expect(guest.refusal).to_contain_text(FULL)
        expect(guest.asked).to_contain_text("C'est votre tour")
        assert guest.moves(match) == moves
    start(guest)
    expect(guest.asked).not_to_contain_text("C'est votre tour")
    assert guest.moves(match) == moves + 1


def start(guest: Guest) -> None:
    guest.choose(re.compile("^Démarrer"))


def test_a_new_match_is_refused_in_words_until_there_is_room(own_server: Server, meet: Meet) -> None:
    guest = meet("Agathe", server=own_server)
    guest.forgives = ["503"]
    guest.home()
    play = guest.page.get_by_role("button", name="Jouer maintenant").first
    with full_disk(own_server):
        play.click()
        expect(guest.page.get_by_role("alert")).to_contain_text(FULL)
    play.click()
    guest.match()
