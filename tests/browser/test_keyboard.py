"""Everything works without a mouse: Tab, arrow keys, Enter and a few letters."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import ME, Guest
from tests.browser.places import imported
from tests.browser.test_quadrata import Start

FAR = 60  # presses of Tab beyond which a thing does not count as reachable


def tab_to(guest: Guest, selector: str) -> int:
    """Press Tab until such an element has the focus and is visible; returns the number of presses."""
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
    """From the home page, as a user without a pointer."""
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
    assert tab_to(guest, ".ask .chip") == 1  # focus continues in the new page
    guest.page.reload()
    turn(guest)
    press(guest, "Tab")
    assert focused(guest) == "Aller au contenu"
    press(guest, "Enter")

    # In the bar: a verb opens its list, which is next in the tab order.
    while not focused(guest).startswith("Envoyer"):
        assert tab_to(guest, ".ask .chip") < 3
    press(guest, "Enter")
    expect(guest.page.locator(":focus")).to_have_attribute("aria-expanded", "true")
    assert tab_to(guest, ".ask .choice") < 5
    press(guest, "Enter")
    expect(guest.log).to_contain_text("Agathe envoie")


def test_the_board_of_quebec(meet: Meet) -> None:
    guest = meet("Agathe")
    guest.open(imported(guest, 0))
    expect(guest.asked).to_contain_text("C'est votre tour")

    # Tab goes to legal choices, arrow keys to any place, and an impossible one explains itself.
    tab_to(guest, ".spot[data-can=true]")
    expect(guest.page.locator(".tip").or_(guest.foreseen)).to_be_visible()
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

    # A site: first a question about the worker if there is a choice, then it is done.
    guest.page.keyboard.press("j")
    expect(guest.page.get_by_role("tab", name="Journal")).to_have_attribute("aria-selected", "true")
    while "peut y démarrer" not in focused(guest):
        tab_to(guest, ".spot[data-can=true]")
    press(guest, "Enter")
    menu = guest.page.get_by_role("menu")
    placed = guest.log.get_by_text(re.compile(r"Agathe \(\w+\) place son architecte"))
    expect(menu.or_(placed).first).to_be_visible()
    if menu.is_visible():
        expect(menu.get_by_role("menuitem").first).to_be_focused()
        press(guest, "Enter")
    expect(placed).to_be_visible()

    # Digits are the choices of the bar, U undoes, ? shows the help.
    expect(guest.page.locator(".moves")).to_have_text("Coup 2")
    press(guest, "u")
    expect(guest.page.locator(".moves")).to_have_text("Coup 1")
    press(guest, "u")
    expect(guest.page.locator(".moves")).to_have_text("Coup 0")
    press(guest, "1")
    expect(guest.page.locator(".moves")).to_have_text("Coup 1")
    press(guest, "?")
    help_ = guest.page.get_by_role("dialog", name="Aide et raccourcis")
    expect(help_).to_be_visible()
    press(guest, "Escape")
    expect(help_).to_be_hidden()


def test_a_whole_game_of_morra(meet: Meet) -> None:
    guest = meet("Agathe")
    start(guest, "Mourre")
    moves = guest.page.locator(".moves")
    for done in range(3):
        expect(moves).to_have_text(f"Coup {4 * done + 3}")  # the three bots have decided
        tab_to(guest, ".ask .choice")
        for _ in range(done):
            press(guest, "Tab")
        press(guest, "Enter")
        expect(guest.log).to_contain_text("Agathe montre")
    expect(moves).to_have_text("Coup 12")
    expect(guest.result).to_be_visible()
    tab_to(guest, ".final .btn.main")
    press(guest, "Enter")
    expect(moves).to_have_text("Coup 3")
    expect(guest.bar.locator(".choice").first).to_be_visible()


def settled(guest: Guest) -> None:
    """The table has answered; confirmations are accepted."""
    expect(guest.bar).to_have_attribute("aria-busy", "false")
    if guest.page.get_by_role("dialog", name="Confirmer le coup").is_visible():
        press(guest, "Enter")


def test_a_turn_of_quadrata(meet: Meet) -> None:
    guest = meet("Agathe")
    start = Start(guest)
    guest.open(start.id)
    expect(guest.asked).to_contain_text("Étape 1")

    # From a square of the map to its card; arrow keys move over the map.
    tab_to(guest, ".square[data-can=true]")
    here = focused(guest)
    press(guest, "ArrowRight", "ArrowDown", "ArrowLeft")
    assert focused(guest) != here
    press(guest, "Enter")
    guest.page.locator(f'.half[data-spot="{start.place}"]').focus()
    press(guest, "Enter")
    expect(guest.asked).to_contain_text("quels jetons multipliez-vous ?")
    press(guest, "1")
    settled(guest)
    moves = guest.page.locator(".moves")
    expect(moves).to_have_text("Coup 4")

    # The rest of the turn is in the bar: always its last choice, until the other seat is asked.
    turn = guest.page.locator("article.seat.turn")
    mine = turn.get_attribute("aria-label")
    for _ in range(12):
        if turn.get_attribute("aria-label") != mine:
            return
        before = moves.inner_text()
        press(guest, str(guest.bar.locator(".chip:not([aria-disabled])").count()))
        if guest.bar.locator(".choice").count() > 0:
            tab_to(guest, ".ask .choice")
            press(guest, "Enter")
        settled(guest)
        expect(moves).not_to_have_text(before)
    raise AssertionError("the turn does not end")


def test_a_turn_of_nouvelle_france(meet: Meet) -> None:
    guest = meet("Agathe")
    guest.page.add_init_script("localStorage.setItem('ludotheque.nouvelle_france.look', 'flat')")
    guest.open(guest.create("nouvelle_france", ME))
    expect(guest.asked).to_have_text("Quelle pièce prenez-vous ?")
    tab_to(guest, ".tray .piece.can")
    press(guest, "Enter")
    expect(guest.page.locator(":focus")).to_have_attribute("aria-pressed", "true")
    guest.page.keyboard.press("Shift+Tab")  # the works precede the pieces
    for _ in range(FAR):
        if guest.page.evaluate("document.activeElement.matches('[data-touch].can')"):
            break
        guest.page.keyboard.press("Shift+Tab")
    press(guest, "Enter")
    expect(guest.page.get_by_role("application")).to_be_focused()
    press(guest, "r", "ArrowRight", "n", "Enter")
    settled(guest)
    expect(guest.page.locator(".moves")).to_have_text("Coup 3")
    expect(guest.asked).to_have_text("Quelle pièce prenez-vous ?")


def test_the_city_is_looked_at_closely(meet: Meet) -> None:
    guest = meet("Agathe")
    guest.open(imported(guest, 0))
    expect(guest.asked).to_contain_text("C'est votre tour")
    tab_to(guest, ".spot[data-can=true]")
    circle = guest.page.locator(".spot circle").first

    def width() -> float:
        box = circle.bounding_box()
        assert box is not None
        return box["width"]

    whole = width()
    press(guest, "+", "+", "+", "+", "+")
    assert width() > 2 * whole
    # A focused element scrolls into view.
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
        press(guest, key)
        expect(guest.page.locator(".spot:focus")).to_be_in_viewport(ratio=0.5)
    press(guest, "0")
    assert width() == whole
    # With the wheel, and back with the button.
    circle.hover()
    guest.page.mouse.wheel(0, -400)
    guest.page.get_by_role("button", name="Voir tout le plateau").click()
    assert width() == whole
