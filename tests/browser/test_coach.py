"""The coach: a card beside the question when such a question is met for the first time, and on request."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, PHONE, RANDOM, Guest
from tests.browser.test_every_page import AXE, JUDGE
from tests.web.visiting import wait_until

SIZES = [(1400, 900), (1280, 720), (390, 844)]
GAMES = {"quebec": 3, "quadrata": 2, "nouvelle_france": 1, "small_city": 2, "civilization": 2}
MY_TURN = "C'est votre tour : que faites-vous ?"

# Whether two elements of the page lie over one another, by more than their borders.
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect());
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 2 && high > 2;
}"""


def box_of(one: Locator) -> dict[str, float]:
    box = one.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def at_quebec(guest: Guest) -> str:
    match = guest.create("quebec", ME, GREEDY, GREEDY)
    guest.open(match)
    expect(guest.taught).to_be_visible()
    return match


def stored(guest: Guest) -> Any:
    return guest.said("GET", "/api/me/teaching")


def button(guest: Guest, name: str) -> Locator:
    return guest.taught.get_by_role("button", name=re.compile(name))


def test_a_question_is_explained_the_first_time_and_on_request(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    at_quebec(guest)
    card = guest.page.get_by_role("region", name="Le coach")
    expect(card).to_contain_text("Première fois")
    expect(card.get_by_role("listitem")).not_to_have_count(0)
    # The focus stays where it was; a screen reader is told politely.
    assert guest.page.evaluate("document.activeElement.closest('.teach-card') === null")
    asked = card.locator(".asked").evaluate("(node) => node.firstChild.textContent.trim()")
    expect(guest.page.get_by_role("status").filter(has_text=asked)).to_have_count(1)
    button(guest, "Compris").click()
    expect(guest.taught).to_be_hidden()
    expect(guest.pointed).to_have_count(0)
    wait_until(lambda: "main" in stored(guest)["met"].get("quebec", []), "the table knows")
    guest.page.reload()
    expect(guest.asked).to_have_text(MY_TURN)
    again = guest.bar.get_by_role("button", name="Expliquer cette question (E)")
    expect(again).to_have_attribute("aria-pressed", "false")
    expect(guest.taught).to_be_hidden()
    again.click()
    expect(guest.taught).to_contain_text(asked)
    expect(guest.taught).not_to_contain_text("Première fois")


def test_playing_closes_the_card_and_the_next_kind_of_question_has_its_own(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    at_quebec(guest)
    first = guest.taught.locator(".asked").inner_text()
    guest.bar.get_by_role("button", name=re.compile("^Envoyer")).click()
    expect(guest.taught).to_be_visible()  # the choice is not made yet
    guest.bar.get_by_role("group", name="Envoyer").get_by_role("button").first.click()
    expect(guest.log).to_contain_text("Léa envoie")
    expect(guest.asked).to_have_text(MY_TURN)
    expect(guest.taught).to_be_hidden()
    guest.page.keyboard.press("e")
    expect(guest.taught.locator(".asked")).to_have_text(first)


def test_a_card_opens_its_rules_without_covering_them(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    at_quebec(guest)
    chip = guest.taught.locator(".rule").first
    rule = chip.inner_text()
    chip.click()
    opened = guest.page.locator(f'details[data-rule="{rule}"]')
    expect(opened.locator(".text")).to_be_in_viewport()
    expect(guest.taught).to_be_visible()
    wait_until(
        lambda: not guest.page.evaluate(OVERLAP, [".teach-card", "details[open]"]),
        "the card leaves the rule free",
    )


def test_the_keyboard_calls_enters_and_closes_a_card(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    at_quebec(guest)
    chip = guest.bar.locator(".chip").first
    chip.focus()
    guest.page.keyboard.press("e")
    expect(guest.taught).to_be_focused()
    guest.page.keyboard.press("Escape")
    expect(guest.taught).to_be_hidden()
    expect(chip).to_be_focused()
    guest.page.keyboard.press("e")
    expect(guest.taught).to_be_visible()
    expect(chip).to_be_focused()
    guest.page.keyboard.press("?")
    expect(guest.taught).to_be_hidden()  # the help is alone
    expect(guest.page.get_by_role("dialog").locator("dl")).to_contain_text("expliquer la question")
    guest.page.keyboard.press("Escape")
    expect(guest.taught).to_be_visible()


def test_the_coach_is_switched_off_and_on_and_begins_again(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    at_quebec(guest)
    button(guest, "Désactiver le coach").click()
    expect(guest.taught).to_be_hidden()
    wait_until(lambda: stored(guest)["coach"] is False, "the coach is off")
    guest.open(guest.create("quebec", ME, GREEDY, GREEDY))
    expect(guest.bar.get_by_role("button", name="Expliquer cette question (E)")).to_be_visible()
    expect(guest.taught).to_be_hidden()
    guest.page.keyboard.press("e")
    button(guest, "Réactiver le coach").click()
    expect(guest.taught).to_be_visible()
    guest.go("account")
    setting = guest.page.get_by_role("checkbox", name="Expliquer chaque question la première fois")
    expect(setting).to_be_checked()
    expect(guest.page.get_by_text("1 question vous a déjà été expliquée.")).to_be_visible()
    guest.page.get_by_role("button", name="Tout réexpliquer").click()
    expect(guest.page.get_by_text("Rien ne vous a encore été expliqué.")).to_be_visible()
    assert stored(guest)["met"] == {}
    setting.uncheck()
    wait_until(lambda: stored(guest)["coach"] is False, "the coach is off")


def test_what_the_table_could_not_be_told_is_told_later(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    guest.forgives = ["api/me/teaching", "Failed to load resource"]
    down = True

    def answer(route: Route) -> None:
        if down and route.request.method == "PATCH":
            route.abort()
        else:
            route.continue_()

    guest.page.route("**/api/me/teaching", answer)
    match = at_quebec(guest)
    button(guest, "Compris").click()
    guest.page.reload()
    expect(guest.asked).to_have_text(MY_TURN)
    expect(guest.bar.get_by_role("button", name="Expliquer cette question (E)")).to_be_visible()
    expect(guest.taught).to_be_hidden()
    assert stored(guest)["met"] == {}
    down = False
    guest.open(match)
    guest.page.reload()
    wait_until(lambda: stored(guest)["met"] == {"quebec": ["main"]}, "the table knows")


def test_a_card_waits_while_something_else_is_shown(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    at_quebec(guest)
    guest.bar.get_by_role("button", name="Montrer un bon coup").click()
    expect(guest.bar.get_by_role("button", name="Jouer ce coup")).to_be_visible()
    expect(guest.taught).to_be_hidden()
    guest.page.keyboard.press("Escape")
    expect(guest.taught).to_be_visible()
    # A refusal.
    guest.page.get_by_role("button", name=re.compile("^Grand Théâtre de Québec")).click()
    expect(guest.refusal).to_be_visible()
    expect(guest.taught).to_be_hidden()
    guest.page.keyboard.press("Escape")
    expect(guest.taught).to_be_visible()
    # What the others did.
    button(guest, "Compris").click()
    guest.bar.get_by_role("button", name=re.compile("^Envoyer")).click()
    guest.bar.get_by_role("group", name="Envoyer").get_by_role("button").first.click()
    expect(guest.asked).to_have_text(MY_TURN)
    guest.page.keyboard.press("e")
    expect(guest.taught).to_be_visible()
    guest.page.get_by_role("button", name=re.compile("^Depuis votre")).first.click()
    expect(guest.page.locator(".since h1")).to_be_visible()
    expect(guest.taught).to_be_hidden()
    guest.page.keyboard.press("Escape")
    expect(guest.taught).to_be_visible()


def test_the_card_of_what_is_pointed_at_leaves_the_coach_free(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True, width=1280, height=720)
    at_quebec(guest)
    spots = guest.page.locator(".spot[data-can=true]")
    for nth in range(spots.count()):
        box = box_of(spots.nth(nth))
        at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if guest.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y).closest('.teach-card') !== null", at
        ):
            continue
        guest.page.mouse.move(*at)
        expect(guest.foreseen).to_have_class(re.compile("placed"))
        assert not guest.page.evaluate(OVERLAP, [".teach-card", "#foreseen-card"])
        guest.page.mouse.move(0, 0)
        expect(guest.foreseen).to_be_hidden()


def outlined(page: Page) -> bool:
    """Whether the outline is around what it names."""
    found: bool = page.evaluate(
        """() => {
          const ring = document.querySelector("[data-pointed] rect.ink")?.getBoundingClientRect();
          const name = document.querySelector("[data-pointed]")?.dataset.pointed;
          return !!ring && [...document.querySelectorAll(`[data-part~="${name}"]`)].some((one) => {
            const box = one.getBoundingClientRect();
            const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
            return x > box.left && x < box.right && y > box.top && y < box.bottom;
          });
        }"""
    )
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_hides_nothing_that_is_asked_and_moves_no_board(
    meet: Meet, game: str, size: tuple[int, int]
) -> None:
    guest = meet("Léa", newcomer=True, **(PHONE if size[0] < 700 else {"width": size[0], "height": size[1]}))
    guest.forgives.append("GL Driver Message")
    guest.open(guest.create(game, ME, *[RANDOM] * (GAMES[game] - 1)))
    expect(guest.taught).to_be_visible()
    guest.fits()
    assert not guest.page.evaluate(OVERLAP, [".teach-card", ".ask"])
    if guest.page.locator("[data-pointed]").count() > 0:
        assert outlined(guest.page)
    board = guest.page.locator(".place")
    before = box_of(board)
    button(guest, "Compris").click()
    expect(guest.taught).to_be_hidden()
    assert box_of(board) == before


def test_the_outline_follows_the_window(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    at_quebec(guest)
    wait_until(lambda: outlined(guest.page), "an outline")
    before = box_of(guest.pointed)
    guest.page.set_viewport_size({"width": 1500, "height": 950})
    wait_until(lambda: box_of(guest.pointed) != before and outlined(guest.page), "another outline")


def test_spectators_are_not_taught(meet: Meet) -> None:
    guest, other = meet("Léa"), meet("Maude", newcomer=True)
    other.open(guest.create("quebec", ME, GREEDY, GREEDY))
    expect(other.asked).to_have_text(re.compile("Léa"))
    expect(other.page.get_by_role("button", name="Expliquer cette question (E)")).to_have_count(0)
    expect(other.taught).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_cards_are_open_to_all(meet: Meet, size: tuple[int, int]) -> None:
    guest = meet("Léa", newcomer=True, width=size[0], height=size[1])
    guest.page.add_init_script(path=AXE)
    at_quebec(guest)
    wrong: list[str] = []
    for theme in ("light", "dark"):
        guest.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        expect(guest.page.locator("html")).to_have_attribute("data-theme", theme)
        wrong += [f"{theme}: {found}" for found in guest.page.evaluate(JUDGE)]
    guest.go("games/quebec")
    expect(guest.page.locator(".overview section")).not_to_have_count(0)
    wrong += [f"overview: {found}" for found in guest.page.evaluate(JUDGE)]
    assert wrong == []
