"""Many choices: the warnings of a choice are requested when the user points at it, and never delay the click."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Meet
from tests.browser.guest import ME, RANDOM, Guest

FINAL = re.compile("ne pourra plus être repris")


def careful(guest: Guest) -> Guest:
    """A user who wants a confirmation for every final choice."""
    guest.page.add_init_script("localStorage.setItem('ludotheque.careful', 'on')")
    return guest


def facing_three(guest: Guest) -> Locator:
    """Morra with three players who have chosen already: each of 96 choices reveals all hands and is final."""
    match = guest.create("morra", ME, RANDOM, RANDOM, RANDOM)
    guest.open(match)
    expect(guest.log.get_by_text("a choisi.")).to_have_count(3)
    choices = guest.bar.locator(".choice")
    expect(choices).to_have_count(96)
    return choices


def whys(sent: list[str]) -> list[Any]:
    said = [json.loads(text) for text in sent]
    return [message["action"] for message in said if message["do"] == "why"]


def test_a_choice_is_warned_of_when_it_is_pointed_at(meet: Meet) -> None:
    guest = careful(meet("Ann"))
    sent: list[str] = []
    guest.page.on("websocket", lambda socket: socket.on("framesent", lambda data: sent.append(str(data))))
    choices = facing_three(guest)
    assert whys(sent) == [], "no choice has been pointed at"
    expect(guest.bar.locator(".choice svg")).to_have_count(0)
    choices.nth(5).hover()
    expect(guest.foreseen).to_contain_text(FINAL)
    expect(guest.bar.locator(".choice svg")).to_have_count(1)
    choices.nth(5).click()
    dialog = guest.page.get_by_role("dialog", name=re.compile("Confirmer le coup"))
    expect(dialog).to_contain_text(FINAL)
    assert whys(sent) == [{"verb": "show", "fingers": 0, "total": 5}], "and asked no more than once"
    guest.confirm()
    expect(guest.log).to_contain_text("Ann montre 0 et attendait 5.")


def test_a_choice_that_was_never_pointed_at_is_asked_about_by_the_click(meet: Meet) -> None:
    guest = careful(meet("Ann"))
    choices = facing_three(guest)
    choices.nth(7).dispatch_event("click")
    dialog = guest.page.get_by_role("dialog", name=re.compile("Confirmer le coup"))
    expect(dialog).to_contain_text(FINAL)
    dialog.get_by_role("button", name="Jouer").click()
    expect(guest.log).to_contain_text("Ann montre 0 et attendait 7.")


def test_expected_consequences_need_no_confirmation(meet: Meet) -> None:
    guest = meet("Ann")
    choices = facing_three(guest)
    choices.nth(5).click()
    expect(guest.log).to_contain_text("Ann montre 0 et attendait 5.")


def test_giving_up_what_is_still_possible_is_asked_about(meet: Meet) -> None:
    guest = meet("Ann")
    guest.open(guest.create("quadrata", ME, RANDOM))
    guest.bar.get_by_role("button", name=re.compile("^Passer")).click()
    ending = guest.bar.get_by_role("button", name=re.compile("^Terminer"))
    ending.hover()
    expect(guest.foreseen).to_contain_text("Vous renoncez")
    ending.click()
    dialog = guest.page.get_by_role("dialog", name=re.compile("Confirmer le coup"))
    expect(dialog).to_contain_text(re.compile("Vous renoncez à .* encore possible"))
    dialog.get_by_role("button", name="Annuler").click()
    expect(dialog).to_have_count(0)
    # A visit, and the passed step, needed no confirmation.
    guest.page.locator(".half.can").first.click()
    expect(guest.asked).to_contain_text("quels jetons multipliez-vous")


def test_lost_choices_are_confirmed_once(meet: Meet) -> None:
    guest = meet("Ann")
    guest.open(guest.create("quadrata", ME, RANDOM))
    guest.bar.get_by_role("button", name=re.compile("^Passer")).click()
    ending = guest.bar.get_by_role("button", name=re.compile("^Terminer"))
    ending.click()
    dialog = guest.page.get_by_role("dialog", name=re.compile("Confirmer le coup"))
    expect(dialog).to_contain_text("Vous renoncez à ce qui est encore possible : visiter.")
    dialog.get_by_role("button", name="Annuler").click()
    ending.click()
    expect(ending).to_have_count(0)
    expect(dialog).to_have_count(0)


def test_a_choice_is_made_even_if_its_warnings_do_not_arrive(meet: Meet) -> None:
    guest = meet("Ann")

    def deaf(line: WebSocketRoute) -> None:
        table = line.connect_to_server()
        line.on_message(lambda text: None if '"do":"why"' in str(text) else table.send(text))

    guest.page.route_web_socket(re.compile("/live"), deaf)
    choices = facing_three(guest)
    choices.nth(5).hover()
    choices.nth(5).click()
    expect(guest.log).to_contain_text("Ann montre 0 et attendait 5.")
