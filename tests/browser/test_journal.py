"""The log of a match: the most important event heads each decision, with its rule, and a click opens that position."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect

from ludotheque.core.catalogue import load_game
from ludotheque.core.match import Match
from ludotheque.core.position import to_json
from tests.browser.conftest import Meet
from tests.browser.places import QUEBEC, imported

MOVES = 60
Said = dict[str, Any]


def test_the_most_important_event_heads_a_decision_and_links_to_its_position(meet: Meet) -> None:
    guest = meet("Léa")
    match = imported(guest, MOVES)
    guest.open(match)
    page = guest.page
    page.get_by_role("tab", name="Journal").click()
    items = guest.log.locator("li")
    finished = items.filter(has_text="achève le bâtiment")
    expect(finished.first).to_be_visible()
    for item in finished.all():
        expect(item.locator(".head")).to_contain_text("achève le bâtiment")
    finished.first.get_by_role("button", name="QC-5.23", exact=True).click()
    expect(page.get_by_role("tab", name="Règles")).to_have_attribute("aria-selected", "true")
    expect(page.locator("details[open] summary").filter(has_text="QC-5.23")).to_be_visible()
    page.get_by_role("tab", name="Journal").click()
    link = finished.last.locator(".head a")
    place = re.search(r"/at/(\d+)$", link.get_attribute("href") or "")
    assert place is not None
    assert 0 < int(place[1]) < MOVES
    said = link.inner_text()
    link.click()
    page.wait_for_url(re.compile(f"#/m/{match}/at/{place[1]}$"))
    expect(page.get_by_role("slider", name="Position dans la partie")).to_have_value(place[1])
    expect(guest.log.locator("li").first).to_contain_text(said)


def test_a_step_of_a_move_is_in_the_log_until_the_move_continues(meet: Meet) -> None:
    """A building is chosen, then another site: one move, of which the log shows the result only."""
    guest = meet("Léa")
    verbs = [move["action"]["verb"] for move in json.loads(QUEBEC.read_text())["moves"]]
    step = verbs.index("start") + 1
    chosen = re.compile(r"^Léa .*choisit «\sDémarrer un chantier")
    guest.open(imported(guest, step))
    guest.page.get_by_role("tab", name="Journal").click()
    expect(guest.log.locator(".head").first).to_have_text(chosen)
    guest.open(imported(guest, step + 1))
    expect(guest.log.locator(".head").first).to_contain_text("place son architecte")
    expect(guest.log.locator(".head").filter(has_text=chosen)).to_have_count(0)


def of_another_seat() -> Said:
    """A decision of a seat that is not there."""
    journal: Said = json.loads(QUEBEC.read_text())
    journal["moves"][3]["seat"] = 9
    return journal


def of_a_forgotten_promise() -> Said:
    """A position of Small City whose first player does not know their own promise."""
    game = load_game("small_city")
    journal = Match.from_position(game, to_json(Match.new(game, 2, 7).state), 7).journal.to_json()
    start: Said = journal["start"]
    start["seen"][start["pile"].index(2)] = 0  # pile 2: the promises of seat 0
    return journal


def of_another_game() -> Said:
    journal: Said = json.loads(QUEBEC.read_text())
    journal["game"] = "chess"
    return journal


@pytest.mark.parametrize(
    ("spoilt", "french", "english"),
    [
        (of_another_seat, "décision 4\\s: il n'y a pas de place 9", "move 4: there is no seat 9"),
        (of_a_forgotten_promise, "la place 0 ne connaît pas \\w+, qui est à elle", "seat 0 does not know"),
        (of_another_game, "chess n'est pas à cette table", "chess is not at this table"),
    ],
)
def test_a_refused_file_is_reported_with_its_reason_in_the_language_of_the_page(
    meet: Meet, spoilt: Callable[[], Said], french: str, english: str
) -> None:
    guest = meet("Léa")
    guest.forgives += ["409 .*/api/import", "409 \\(Conflict\\)"]
    guest.home()
    file: FilePayload = {
        "name": "partie.json",
        "mimeType": "application/json",
        "buffer": json.dumps(spoilt()).encode(),
    }
    guest.page.locator("input[type=file]").set_input_files(file)
    told = guest.page.get_by_role("alert")
    expect(told).to_contain_text("n'est pas un journal de partie")
    expect(told).to_contain_text(re.compile(french))
    guest.speak("en")
    expect(told).to_contain_text("This file is not a match journal")
    expect(told).to_contain_text(english)
