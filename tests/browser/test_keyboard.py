"""The mouse stays in its drawer: Tab, arrows, Enter and a few letters are enough."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import Guest

FAR = 60  # presses of Tab after which something can't be called within reach


def tab_to(guest: Guest, selector: str) -> int:
    """Press Tab until such a thing has the focus, and it can be seen; how often."""
    for presses in range(1, FAR):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            expect(guest.page.locator(":focus")).to_be_in_viewport()
            return presses
    raise AssertionError(f"{selector} is not within {FAR} presses of Tab")


def press(guest: Guest, *keys: str) -> None:
    for key in keys:
        guest.page.keyboard.press(key)


def focused(guest: Guest) -> str:
    label: str = guest.page.evaluate(
        "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText ?? ''"
    )
    return label


def start(guest: Guest, game: str) -> None:
    """From the home page, as somebody who can't point."""
    guest.home()
    for _ in range(20):
        tab_to(guest, "button.go")
        if game in focused(guest):
            break
    press(guest, "Enter")
    guest.match()
    expect(guest.bar.locator(".chip").first).to_be_visible()


def turn(guest: Guest) -> None:
    expect(guest.asked).to_have_text("C'est votre tour : que faites-vous ?")


def test_decisions_of_quebec(meet: Meet) -> None:
    guest = meet("Agathe")
    start(guest, "Québec")
    turn(guest)
    assert tab_to(guest, ".ask .chip") == 1  # the new page is where one goes on
    guest.page.reload()
    turn(guest)
    press(guest, "Tab")
    assert focused(guest) == "Aller au contenu"
    press(guest, "Enter")

    # In the bar: a verb opens its list, which comes next.
    while not focused(guest).startswith("Envoyer"):
        assert tab_to(guest, ".ask .chip") < 3
    press(guest, "Enter")
    expect(guest.page.locator(":focus")).to_have_attribute("aria-expanded", "true")
    assert tab_to(guest, ".ask .choice") < 5
    press(guest, "Enter")
    expect(guest.log).to_contain_text(re.compile("Agathe envoie"))
    turn(guest)

    # On the board: Tab goes to what is possible, arrows go anywhere, and what is impossible says why.
    tab_to(guest, ".spot[data-can=true]")
    expect(guest.page.locator(".tip")).to_be_visible()
    here = focused(guest)
    for key in ("ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown"):
        press(guest, key)
    assert focused(guest) != here
    for _ in range(20):
        if guest.page.locator(".spot:focus").get_attribute("data-can") == "false":
            break
        press(guest, "ArrowRight" if _ % 3 else "ArrowDown")
    press(guest, "Enter")
    expect(guest.refusal).to_be_visible()
    rule = guest.refusal.locator(".rule").inner_text()
    press(guest, "r")
    expect(guest.refusal).to_be_hidden()
    expect(guest.page.locator(f'details[data-rule="{rule}"] summary')).to_be_focused()

    # A site: with whom is asked first where there is a choice, then it is done.
    guest.page.keyboard.press("j")
    expect(guest.page.get_by_role("tab", name="Journal")).to_have_attribute("aria-selected", "true")
    while "peut y démarrer" not in focused(guest):
        tab_to(guest, ".spot[data-can=true]")
    press(guest, "Enter")
    menu = guest.page.get_by_role("menu")
    expect(menu.or_(guest.log.get_by_text("Agathe place son architecte")).first).to_be_visible()
    if menu.is_visible():
        expect(menu.get_by_role("menuitem").first).to_be_focused()
        press(guest, "Enter")
    expect(guest.log).to_contain_text("Agathe place son architecte")

    # The digits are the choices of the bar, U takes back, ? helps.
    press(guest, "?")
    help_ = guest.page.get_by_role("dialog", name="Aide et raccourcis")
    expect(help_).to_be_visible()
    press(guest, "Escape")
    expect(help_).to_be_hidden()


def test_a_whole_game_of_morra(meet: Meet) -> None:
    guest = meet("Agathe")
    start(guest, "Mourre")
    for count in range(1, 4):
        expect(guest.bar.locator(".choice").first).to_be_visible()
        tab_to(guest, ".ask .choice")
        for _ in range(count):
            press(guest, "Tab")
        press(guest, "Enter")
        sure = guest.page.get_by_role("dialog", name="Confirmer le coup")
        said = guest.log.locator("li", has_text="Agathe montre")
        expect(sure.or_(said.nth(count - 1))).to_be_visible()
        if sure.is_visible():
            press(guest, "Enter")
        expect(said).to_have_count(count)
    expect(guest.result).to_be_visible()
    tab_to(guest, ".final .btn.main")
    press(guest, "Enter")
    expect(guest.bar.locator(".choice").first).to_be_visible()
    expect(guest.page.locator(".moves")).to_have_text(re.compile("Coup [0-3]$"))
