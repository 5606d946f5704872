"""No one alone chooses the draws: the page adds a nonce, and verifies the announced values at the end."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.guest import Guest

NUMBER = "07" * 16  # the nonce of pages in tests


@pytest.fixture
def over(meet: Meet) -> tuple[Guest, str]:
    """A guest who opened a match through the page and played it to its end."""
    guest = meet()
    guest.home()
    guest.page.get_by_role("button", name=re.compile("Jouer maintenant.*Mourre")).click()
    match = guest.match()
    expect(guest.bar).to_be_visible()
    went = guest.play_on()
    assert went["stuck"] is None
    expect(guest.result).to_be_visible()
    return guest, match


def findings(guest: Guest) -> Locator:
    return guest.result.locator("details li")


def test_the_page_adds_a_number_and_checks_the_draws_at_the_end(over: tuple[Guest, str]) -> None:
    guest, match = over
    said = guest.said("GET", f"/api/matches/{match}")
    assert [seat["nonce"] for seat in said["seats"] if seat["you"]] == [NUMBER]
    assert {seat["nonce"] for seat in said["seats"] if not seat["you"]} == {None}
    verdict = guest.result.get_by_text("Tirages vérifiés : ni la table ni un joueur n'a pu les choisir seul")
    verdict.click()
    expect(findings(guest)).to_have_text(
        [
            "La graine révélée donne l'empreinte que ce navigateur avait notée.",
            "Le nombre tiré par ce navigateur est bien parmi ceux des joueurs, à votre place.",
            "La graine des tirages découle de la graine de la table et des nombres des joueurs.",
        ]
    )
    expect(guest.result).to_contain_text(NUMBER)
    expect(guest.result).to_contain_text(said["seed_hash"])
    guest.speak("en")
    expect(guest.result).to_contain_text(
        "Draws verified: neither the table nor any player could pick them alone"
    )
    guest.fits()


def test_a_browser_that_was_not_there_says_what_it_cannot_know(over: tuple[Guest, str], meet: Meet) -> None:
    _, match = over
    watcher = meet()
    watcher.open(match)
    watcher.result.get_by_text("Tirages vérifiés").click()
    expect(findings(watcher)).to_have_text(
        [
            re.compile("ce navigateur ne l'avait pas notée avant la fin"),
            "La graine des tirages découle de la graine de la table et des nombres des joueurs.",
        ]
    )


FORGED: dict[str, tuple[dict[str, Any], list[str]]] = {
    "another seed": ({"$.seed": "5" * 32}, ["ce n'est pas la même graine", "ne découle pas"]),
    "another number": ({"$.nonces[0]": "5" * 32}, ["un autre l'a remplacé", "ne découle pas"]),
    "another drawn seed": ({"$.drawn": "5" * 32}, ["ne découle pas"]),
    "no numbers at all": (
        {"$.nonces": None, "$.drawn": None},
        ["un autre l'a remplacé", "la table a choisi seule"],
    ),
}


def test_a_forged_end_is_noticed(over: tuple[Guest, str]) -> None:
    """A table that reveals other values than it played with: the stored data are changed."""
    guest, match = over
    with guest.server.file() as file:
        (true,) = file.execute(
            "SELECT body FROM entries WHERE match = ? AND kind = 'over'", (match,)
        ).fetchone()
    for changes, complaints in FORGED.values():
        with guest.server.file() as file:
            body = true
            for path, value in changes.items():
                (body,) = file.execute("SELECT json_set(?, ?, ?)", (body, path, value)).fetchone()
            file.execute("UPDATE entries SET body = ? WHERE match = ? AND kind = 'over'", (body, match))
        guest.page.reload()
        expect(guest.result.get_by_role("alert")).to_have_text(
            "Attention : les tirages ne sont pas ceux qui étaient annoncés"
        )
        for complaint in complaints:
            expect(findings(guest).filter(has_text=complaint)).to_be_visible()
