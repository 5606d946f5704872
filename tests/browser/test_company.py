"""Several people: their names, absences, notifications, and screen readers."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, OPEN, Guest
from tests.web.visiting import wait_until

LONG = "Marie-Antoinette-Joséphine de Beaumanoir"
assert len(LONG) == 40


def seat(guest: Guest, number: int) -> Locator:
    return guest.page.locator("article.seat").nth(number)


def inside(part: Locator, whole: Locator) -> bool:
    inner, outer = part.bounding_box(), whole.bounding_box()
    assert inner is not None
    assert outer is not None
    return (
        inner["x"] >= outer["x"]
        and inner["y"] >= outer["y"]
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1
    )


def test_a_friend_joins_by_a_link_enters_a_name_and_leaves(meet: Meet) -> None:
    host, friend = meet("Maude"), meet()
    match = host.create("quebec", ME, OPEN, GREEDY)
    host.open(match)
    friend.open(match)
    friend.bar.get_by_role("button", name="S'asseoir").click()
    asked = friend.page.get_by_role("dialog", name="Comment vous appelez-vous ?")
    friend.page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(host.bar).to_contain_text("Il manque 1 joueur")
    friend.bar.get_by_role("button", name="S'asseoir").click()
    asked.get_by_label("Nom").fill(LONG)
    asked.get_by_role("button", name="S'asseoir").click()
    name = seat(host, 1).locator(".name")
    expect(name).to_have_text(LONG)
    expect(name).to_have_attribute("title", LONG)
    assert inside(name, seat(host, 1))
    host.fits()
    absent = seat(host, 1).get_by_role("button", name="Absent ?")
    expect(seat(friend, 0)).to_be_visible()
    expect(absent).to_have_count(0)
    friend.go("account")
    expect(absent).to_be_visible()
    expect(seat(host, 1)).to_contain_text("absent")
    assert inside(absent, seat(host, 1))
    host.page.get_by_role("button", name="Menu").click()
    expect(host.page.get_by_role("button", name=f"Un bot à la place de {LONG}")).to_be_visible()
    host.page.keyboard.press("Escape")
    friend.open(match)
    expect(absent).to_have_count(0)
    expect(seat(host, 2).get_by_role("button", name="Absent ?")).to_have_count(0)


def test_players_sharing_a_device_have_separate_names(meet: Meet) -> None:
    guest = meet("Léa")
    guest.home()
    card = guest.page.locator("article.card", has=guest.page.get_by_role("heading", name="Québec"))
    card.locator(".also button").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_text("3", exact=True).click()
    expect(dialog.get_by_label("Nom du joueur de la place 1")).to_have_count(0)
    for number in (2, 3):
        dialog.get_by_label(f"Place {number}", exact=True).select_option("me")
    dialog.get_by_label("Nom du joueur de la place 2").fill("Karim")
    dialog.get_by_role("button", name="Commencer").click()
    seats = guest.said("GET", f"/api/matches/{guest.match()}")["seats"]
    assert [one["name"] for one in seats] == ["Léa", "Karim", "Joueur 3"]
    expect(seat(guest, 1)).to_contain_text("Karim")
    expect(guest.asked).to_contain_text("Léa : ")


def test_the_menu_holds_the_keyboard_and_gives_it_back(meet: Meet) -> None:
    guest = meet("Léa")
    guest.open(guest.create("morra", ME, OPEN))
    page = guest.page
    opener = page.get_by_role("button", name="Menu")
    opener.focus()
    page.keyboard.press("Enter")
    items = page.get_by_role("list", name="Menu").locator("a, button")
    expect(items.first).to_be_focused()
    for key, place in (
        ("ArrowDown", 1),
        ("ArrowUp", 0),
        ("ArrowUp", -1),
        ("Tab", 0),
        ("Shift+Tab", -1),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect(items.nth(place) if place >= 0 else items.last).to_be_focused()
    page.keyboard.press("Escape")
    expect(items).to_have_count(0)
    expect(opener).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Aide et raccourcis").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()


SPOKEN = """(text) => [...document.querySelectorAll('[aria-live], [role=log], [role=status], [role=alert]')]
  .filter((region) => region.getAttribute('aria-live') !== 'off' && region.textContent.includes(text)).length"""


def test_a_chat_line_is_announced_once_to_a_screen_reader(meet: Meet) -> None:
    host, friend = meet("Maude"), meet("Étienne")
    match = host.create("morra", ME, OPEN)
    friend.said("POST", f"/api/matches/{match}/join", {})
    for guest in (host, friend):
        guest.open(match)
        guest.page.get_by_role("tab", name="Discussion").click()
    host.page.get_by_label("Votre message").fill("À toi de jouer")
    host.page.keyboard.press("Enter")
    for guest in (host, friend):
        expect(guest.page.get_by_role("tabpanel")).to_contain_text("À toi de jouer")
        assert guest.page.evaluate(SPOKEN, "À toi de jouer") == 1


# As on a phone: pages may not show notifications themselves. And the page is hidden.
PHONE = """
const granted = window.Notification;
window.Notification = class { constructor() { throw new TypeError('Illegal constructor'); } };
Object.defineProperty(window.Notification, 'permission', { get: () => granted.permission });
Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
localStorage.setItem('ludotheque.notify', 'on');
"""
NOTED = """async () => {
  const worker = await navigator.serviceWorker.getRegistration('/sw.js');
  return worker ? (await worker.getNotifications()).map((note) => [note.title, note.data.place]) : [];
}"""


def test_where_a_page_may_not_notify_its_worker_does(meet: Meet) -> None:
    host, friend = meet("Maude"), meet("Étienne", permissions=["notifications"])
    match = host.create("parry", ME, OPEN)
    friend.said("POST", f"/api/matches/{match}/join", {})
    friend.page.add_init_script(PHONE)
    friend.open(match)
    host.open(match)
    host.page.get_by_role("tab", name="Discussion").click()
    host.page.get_by_label("Votre message").fill("Tu viens ?")
    friend.page.evaluate("document.hasFocus = () => false")
    host.page.keyboard.press("Enter")
    wait_until(lambda: friend.page.evaluate(NOTED), "a notification")
    assert friend.page.evaluate(NOTED) == [["Maude", f"#/m/{match}"]]
    # A click on it, as reported to the page by the worker.
    friend.go("account")
    expect(friend.page.locator("form").first).to_be_visible()
    friend.page.evaluate(
        "place => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', {data: {place}}))",
        f"#/m/{match}",
    )
    friend.page.wait_for_url(re.compile(f"#/m/{match}"))
    served = friend.context.request.get("/sw.js")
    assert served.headers["content-type"].startswith("text/javascript")
    assert served.headers["cache-control"] == "no-cache"


def test_the_host_puts_a_bot_on_a_free_seat_and_the_match_begins(meet: Meet) -> None:
    host = meet("Maude")
    host.open(host.create("quebec", ME, OPEN, OPEN))
    second, third = (host.page.get_by_label(f"Niveau du bot, place {number}") for number in (2, 3))
    second.select_option("casual")
    expect(host.asked).to_have_text(re.compile("manque 1 joueur"))
    expect(second).to_have_value("casual")
    card = host.page.get_by_role("article", name=re.compile("^Étienne, "))
    inside = "card => card.scrollHeight <= card.clientHeight"
    assert card.evaluate(inside), "the list of levels lies within the card of its seat"
    second.select_option(label="Retirer le bot")
    expect(host.asked).to_have_text(re.compile("manque 2 joueurs"))
    friend = meet("Étienne")
    friend.open(host.match())
    expect(friend.page.get_by_role("button", name="S'asseoir").first).to_be_visible()
    expect(friend.page.get_by_label("Niveau du bot, place 2")).to_have_count(0)
    second.select_option("novice")
    third.select_option("novice")
    expect(second).to_have_count(0)
    seats = host.said("GET", f"/api/matches/{host.match()}")["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats[1:]] == [("bot", "novice")] * 2


@pytest.mark.parametrize(
    ("lang", "says"), [("fr", "bloque les notifications"), ("en", "blocks notifications")]
)
def test_the_bell_says_when_the_browser_denies_notifications(meet: Meet, lang: str, says: str) -> None:
    guest = meet("Maude", lang=lang)
    cdp = guest.context.new_cdp_session(guest.page)
    mine = cdp.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    denied = {"permission": {"name": "notifications"}, "setting": "denied", "browserContextId": mine}
    cdp.send("Browser.setPermission", denied)
    guest.home()
    bell = guest.page.get_by_role("button", name=re.compile(says))
    expect(bell).to_have_attribute("aria-pressed", "false")
    bell.click()
    expect(guest.page.get_by_role("status").filter(has_text=says)).to_be_visible()
    guest.go("account")
    expect(guest.page.locator("main").get_by_text(re.compile(says))).to_be_visible()
    cdp.detach()
