"""Before the click: what a choice brings is said beside it, and only of what is pointed at now."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, PHONE, Guest
from tests.web.visiting import wait_until

BRINGS: dict[str, Any] = {
    "events": [],
    "gains": [
        {"parts": {"districts": 3}, "tally": {}},
        {"parts": {}, "tally": {}},
        {"parts": {}, "tally": {}},
    ],
    "open": True,
    "over": False,
    "to_move": [],
    "asks": "",
    "forced": 0,
    "useless": False,
}
CLOSED = {
    "verb": "contribute",
    "rule": "QC-5.30",
    "why": {"fr": "Il faut 3 ouvriers, vous en avez 2.", "en": "3 workers are needed, you have 2."},
}


class Oracle:
    """Between a page and its table: answers to `why` say what is given here, and may be held back."""

    def __init__(self, guest: Guest, **more: Any) -> None:
        self.asked: list[dict[str, Any]] = []
        self.held: list[str] = []
        self.holding = False
        self.brings: dict[str, Any] | None = BRINGS | more
        self.closed: list[Any] = []
        self.line: WebSocketRoute | None = None
        guest.page.route_web_socket(re.compile("/live"), self.between)

    def between(self, line: WebSocketRoute) -> None:
        table = line.connect_to_server()
        self.line = line

        def say(text: str | bytes) -> None:
            said = json.loads(text)
            if said["do"] == "why":
                self.asked.append(said["action"])
            table.send(text)

        def hear(text: str | bytes) -> None:
            heard = json.loads(text)
            if heard["type"] == "why" and heard["legal"]:
                heard["preview"] = self.brings
                if self.holding:
                    self.held.append(json.dumps(heard))
                    return
            if "now" in heard:
                heard["now"]["closed"] = dict.fromkeys(heard["now"]["choices"], self.closed)
            line.send(json.dumps(heard))

        line.on_message(say)
        table.on_message(hear)

    def release(self, nth: int) -> None:
        assert self.line is not None
        self.line.send(self.held[nth])


def at_quebec(guest: Guest) -> None:
    guest.open(guest.create("quebec", ME, GREEDY, GREEDY))
    expect(guest.bar.locator(".chip").first).to_be_visible()


def spots(guest: Guest) -> Locator:
    return guest.glowing()


def test_pointing_says_what_it_is_and_brings_and_moves_nothing(meet: Meet) -> None:
    guest = meet("Maude")
    Oracle(guest)
    at_quebec(guest)
    place = spots(guest).first
    before = place.bounding_box()
    place.hover()
    expect(guest.foreseen).to_contain_text("+3")
    expect(guest.foreseen).to_contain_text("La suite reste ouverte.")
    expect(guest.foreseen.locator(".title")).not_to_be_empty()
    assert place.bounding_box() == before
    assert guest.foreseen.get_attribute("data-side") in ("right", "left", "below", "above")
    guest.page.keyboard.press("Escape")
    expect(guest.foreseen).to_have_count(0)


def test_a_click_goes_through_the_card(meet: Meet) -> None:
    guest = meet("Maude")
    Oracle(guest)
    at_quebec(guest)
    spots(guest).first.hover()
    expect(guest.foreseen).to_be_visible()
    assert guest.foreseen.evaluate("card => getComputedStyle(card).pointerEvents") == "none"


def test_what_is_not_possible_says_why_with_its_rule(meet: Meet) -> None:
    guest = meet("Maude")
    at_quebec(guest)
    guest.page.locator(".spot[data-can=false]:not(.zone)").first.hover()
    expect(guest.foreseen).to_contain_text("Impossible")
    expect(guest.foreseen.locator(".rule")).to_have_text(re.compile(r"^QC-"))
    expect(guest.refusal).to_have_count(0)


def test_the_keyboard_brings_it_and_the_element_is_described_by_it(meet: Meet) -> None:
    guest = meet("Maude")
    Oracle(guest)
    at_quebec(guest)
    place = spots(guest).first
    guest.page.keyboard.press("Tab")  # the keyboard is used: focus is seen
    place.focus()
    expect(guest.foreseen).to_contain_text("+3")
    expect(place).to_have_attribute("aria-describedby", "foreseen-card")
    expect(guest.page.get_by_role("status").and_(guest.foreseen)).to_have_count(1)
    guest.page.keyboard.press("Escape")
    expect(guest.foreseen).to_have_count(0)
    expect(place).not_to_have_attribute("aria-describedby", re.compile("."))


def test_chips_and_the_list_of_more_say_it_too(meet: Meet) -> None:
    guest = meet("Maude")
    Oracle(guest)
    at_quebec(guest)
    guest.bar.locator(".chip[aria-expanded]").first.click()
    guest.bar.locator(".choice").first.hover()
    expect(guest.foreseen).to_contain_text("+3")


def test_a_late_answer_for_another_place_is_dropped(meet: Meet) -> None:
    guest = meet("Maude")
    oracle = Oracle(guest)
    at_quebec(guest)
    chips = guest.bar.locator(".chip[aria-expanded]")
    chips.first.click()
    choices = guest.bar.locator(".choice")
    oracle.holding = True
    choices.nth(0).hover()
    wait_until(lambda: held(guest, oracle) == 1, "the first is asked about")
    choices.nth(1).hover()
    wait_until(lambda: held(guest, oracle) == 2, "the second is asked about")
    oracle.release(1)
    title = choices.nth(1).get_attribute("aria-label")
    assert title is not None
    expect(guest.foreseen.locator(".title")).to_have_text(title)
    oracle.release(0)
    expect(guest.foreseen).to_contain_text("+3")
    expect(guest.foreseen.locator(".title")).to_have_text(title)


def held(guest: Guest, oracle: Oracle) -> int:
    guest.page.evaluate("1")  # what came meanwhile is heard
    return len(oracle.held)


def test_another_position_is_asked_again(meet: Meet) -> None:
    guest = meet("Maude")
    oracle = Oracle(guest)
    guest.open(guest.create("quebec", ME, ME, ME))
    chip = guest.bar.locator(".chip[aria-expanded]").filter(has_text="Envoyer")
    chip.click()
    guest.bar.locator(".choice").first.hover()
    expect(guest.foreseen).to_be_visible()
    asked = list(oracle.asked)
    guest.bar.locator(".choice").first.click()
    guest.confirm()
    expect(guest.foreseen).to_have_count(0)
    chip.click()
    guest.bar.locator(".choice").first.hover()
    expect(guest.foreseen).to_be_visible()
    assert len(oracle.asked) > len(asked)


def test_a_choice_that_changes_nothing_says_so_and_one_that_is_hidden_says_nothing(meet: Meet) -> None:
    guest = meet("Maude")
    oracle = Oracle(guest, useless=True, gains=[{"parts": {}, "tally": {}}] * 3)
    at_quebec(guest)
    chip = guest.bar.locator(".chip:not([aria-expanded])").first
    chip.hover()
    expect(guest.foreseen).to_contain_text("Cela ne change rien.")
    guest.page.mouse.move(2, 2)
    expect(guest.foreseen).to_have_count(0)
    oracle.brings = None
    guest.page.reload()
    expect(chip).to_be_visible()
    asked = len(oracle.asked)
    chip.hover()
    wait_until(lambda: bool(guest.page.evaluate("1")) and len(oracle.asked) > asked, "it is asked about")
    expect(guest.foreseen).to_have_count(0)


@pytest.mark.parametrize("what", ["place", "leader"])
def test_a_long_touch_says_it_and_chooses_nothing(meet: Meet, what: str) -> None:
    guest = meet("Maude", **PHONE)
    Oracle(guest)
    at_quebec(guest)
    before = guest.page.evaluate("document.querySelectorAll('ol.log li').length")
    if what == "leader":
        guest.page.get_by_role("button", name="Ouvrir le volet").click()
        guest.page.get_by_role("tab", name="Leaders").click()
    thing = guest.page.locator(".leader:visible").first if what == "leader" else spots(guest).first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    session = guest.context.new_cdp_session(guest.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(guest.foreseen).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(guest.foreseen).to_be_visible()
    expect(guest.page.locator("[role=menu]")).to_have_count(0)
    expect(guest.refusal).to_have_count(0)
    assert guest.page.evaluate("document.querySelectorAll('ol.log li').length") == before
    guest.fits()
    assert guest.foreseen.evaluate("card => card.getBoundingClientRect().right") <= PHONE["width"]
    guest.page.keyboard.press("Escape")
    expect(guest.foreseen).to_have_count(0)


def test_a_verb_without_a_choice_stays_in_sight_with_the_reason(meet: Meet) -> None:
    guest = meet("Maude")
    oracle = Oracle(guest)
    oracle.closed = [CLOSED]
    at_quebec(guest)
    chip = guest.bar.locator(".chip[aria-disabled=true]")
    expect(chip).to_have_count(1)
    expect(chip).to_contain_text("Il faut 3 ouvriers")
    chip.hover()
    expect(guest.foreseen).to_contain_text("Il faut 3 ouvriers, vous en avez 2.")
    expect(guest.foreseen.locator(".rule")).to_have_text("QC-5.30")
    chip.click(force=True)
    expect(guest.refusal).to_contain_text("Il faut 3 ouvriers, vous en avez 2.")
    expect(guest.refusal).to_contain_text("QC-5.30")


def test_what_an_ally_does_is_read_where_it_is_called(meet: Meet) -> None:
    guest = meet("Maude")
    guest.forgives.append("GL Driver Message")  # a message of software rendering
    guest.open(guest.create("nouvelle_france", ME, ME))
    guest.bar.locator(".chip[aria-expanded]").first.click()
    guest.bar.locator(".choice", has_text="Coureur des bois").hover()
    expect(guest.foreseen).to_contain_text("n'importe quelle forme de la réserve")
    expect(guest.foreseen).to_contain_text("−1 allié")
