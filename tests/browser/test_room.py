"""Layout: no figure is cut, nothing overlaps; it follows the language."""

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.guest import ME, Guest
from tests.browser.places import imported
from tests.web.serving import ROOT
from tests.web.visiting import wait_until


def of_five(guest: Guest) -> str:
    """Québec in its second century, all five seats mine."""
    journal = json.loads((ROOT / "tests" / "finished" / "quebec-5-full-random-5.json").read_text())
    journal["moves"] = journal["moves"][:150]
    made: str = guest.said("POST", "/api/import", journal)["id"]
    return made


def bottom(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


EVENTS = ROOT / "tests" / "finished" / "quebec-4-complete-random-4.json"


@pytest.mark.parametrize("size", [(1300, 900), (1280, 800), (1280, 720), (1100, 800), (980, 768)])
def test_the_map_of_quebec_keeps_its_height_beside_two_event_cards(meet: Meet, size: tuple[int, int]) -> None:
    guest = meet("Ana", width=size[0], height=size[1])
    journal = json.loads(EVENTS.read_text())
    journal["moves"] = journal["moves"][:150]
    guest.open(guest.said("POST", "/api/import", journal)["id"])
    expect(guest.page.locator(".leaders .event")).to_have_count(2)
    box = guest.page.locator(".place .board").bounding_box()
    assert box is not None
    assert box["height"] >= 0.47 * size[1]
    assert bottom(guest.page.locator(".leaders")) <= size[1]
    # Text that does not fit ends in "…", at a whole line.
    for event in guest.page.locator(".leaders .event").all():
        year, title = event.locator(".year"), event.locator("b")
        assert year.evaluate("year => year.scrollWidth <= year.clientWidth")
        line = "title => title.clientHeight / parseFloat(getComputedStyle(title).lineHeight)"
        lines = title.evaluate(line)
        assert abs(lines - round(lines)) < 0.1, title.inner_text()


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1100, 800)])
def test_the_pieces_that_are_asked_for_lie_in_the_window(meet: Meet, size: tuple[int, int]) -> None:
    guest = meet("Ana", width=size[0], height=size[1])
    guest.forgives.append("GL Driver Message")  # a message of software rendering
    guest.open(guest.create("nouvelle_france", ME))
    expect(guest.asked).to_have_text("Quelle pièce prenez-vous ?")
    expect(guest.page.locator(".tray [data-piece]").first).to_be_visible()
    assert bottom(guest.page.locator(".tray")) <= size[1]


# Where a list of seats overflows: shrunk for the test if the window has room for all of it.
TOO_LONG = """column => {
    const longer = () => column.scrollHeight > column.clientHeight + 1;
    if (longer()) return true;
    if (!["auto", "scroll"].includes(getComputedStyle(column).overflowY)) return false;
    column.style.height = column.style.minHeight = "0";
    column.style.maxHeight = "120px";
    return longer();
}"""


def test_a_column_of_players_that_is_too_long_is_scrolled_by_the_keyboard(meet: Meet) -> None:
    guest = meet("Ana", width=1280, height=720)
    journal = json.loads(EVENTS.read_text())
    journal["moves"] = journal["moves"][: len(journal["moves"]) // 2]
    guest.open(guest.said("POST", "/api/import", journal)["id"])
    column = guest.page.get_by_role("complementary", name="Les joueurs")
    expect(column.locator(".facts").first).to_be_visible()
    assert column.evaluate(TOO_LONG)
    expect(column).to_have_attribute("tabindex", "0")
    column.focus()
    guest.page.keyboard.press("End")
    wait_until(lambda: column.evaluate("column => column.scrollTop > 0"), "the column is scrolled")


def test_the_players_of_civilization_are_scrolled_by_the_keyboard(meet: Meet) -> None:
    """At a shared device, the column is filled behind a curtain."""
    guest = meet("Ana", width=1280, height=720)
    guest.open(guest.create("civilization", *[ME] * 5, options={"fame_and_fortune": "yes"}))
    guest.page.get_by_role("dialog").get_by_role("button").click()
    expect(guest.asked).to_be_visible()
    column = guest.page.get_by_label("Les joueurs", exact=True)
    expect(column.locator(".seat")).to_have_count(5)
    assert column.evaluate(TOO_LONG)
    expect(column).to_have_attribute("tabindex", "0")
    column.focus()
    guest.page.keyboard.press("End")
    wait_until(lambda: column.evaluate("column => column.scrollTop > 0"), "the column is scrolled")


def test_five_seats_of_quebec_fit_a_window_of_900(meet: Meet) -> None:
    guest = meet("Ana")
    guest.open(of_five(guest))
    assert bottom(guest.page.locator(".left .seat").last) <= 900


@pytest.mark.parametrize("seats", [3, 4])
def test_the_trophies_are_seen_beside_the_seats_of_a_quiz(meet: Meet, seats: int) -> None:
    guest = meet("Ana")
    guest.open(guest.create("quadrata", *[ME] * seats, options={"quiz": "on"}))
    assert bottom(guest.page.locator(".left > :last-child")) <= 900


def test_a_phone_shows_the_reserve_of_each_seat(meet: Meet) -> None:
    guest = meet("Ana", width=390, height=844)
    guest.open(of_five(guest))
    cut = "chips => chips.flatMap(c => [...c.querySelectorAll('*')]).filter(e => e.scrollWidth > e.clientWidth + 1)"
    expect(guest.page.locator(".seat .facts")).to_have_count(5)
    assert guest.page.locator(".seat .facts").evaluate_all(f"{cut}.map(e => e.innerText)") == []


def test_a_phone_shows_the_totals_of_the_end_and_the_next_game(meet: Meet) -> None:
    guest = meet("Ana", width=390, height=844)
    guest.open(imported(guest))
    seen = """row => {
        const { left, top, height } = row.getBoundingClientRect();
        return row.contains(document.elementFromPoint(left + 20, top + height / 2));
    }"""
    for place in guest.result.locator(".ranks li").all():
        assert place.evaluate(seen)
    assert guest.result.get_by_role("button", name="Revanche").evaluate(seen)


def test_an_open_card_follows_the_language(meet: Meet) -> None:
    guest = meet("Ana")
    guest.open(of_five(guest))
    guest.page.locator(".spot").first.focus()
    expect(guest.foreseen).to_be_visible()
    before = guest.foreseen.inner_text()
    # As a pointer elsewhere would: the focus stays on the site.
    guest.page.get_by_role("button", name="EN, ").evaluate("button => button.click()")
    expect(guest.page.get_by_role("tab", name="Rules")).to_be_visible()
    expect(guest.foreseen).not_to_have_text(before, use_inner_text=True)


def test_the_rules_list_the_games_from_simple_to_dense_as_home_does(meet: Meet) -> None:
    guest = meet("Ana")
    guest.home()
    names = guest.page.locator("article.card h2, article.card h3").all_inner_texts()
    guest.go("rules")
    listed = guest.page.get_by_role("navigation", name="Jeux").get_by_role("link")
    expect(listed.first).to_be_visible()
    assert listed.all_inner_texts() == names
