"""A scoring is a film: the table around it does not change, and on a shared device it waits for its viewer."""

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Meet
from tests.browser.guest import PHONE, Guest
from tests.browser.places import FIRST_CENTURY, imported
from tests.web.serving import ROOT

# A match in which this decision, sending a worker to Religion, ends a century, and another seat is next.
HANDED_ON = ROOT / "tests" / "finished" / "quebec-5-complete-random-5.json"
SENDS = 230


def end_the_century(guest: Guest) -> None:
    guest.bar.get_by_role("button", name=re.compile("^Démarrer un chantier avec son architecte")).click()
    guest.confirm()


def seen(page: Page) -> tuple[str, list[str]]:
    """The progress of the match, and the content of the log."""
    page.get_by_role("tab", name="Journal").click()
    return page.locator(".moves").inner_text(), page.locator("ol.log .head").all_inner_texts()


def test_changes_behind_a_film_wait_for_its_end(meet: Meet) -> None:
    guest = meet("Maude")
    match = imported(guest, FIRST_CENTURY)
    guest.open(match)
    end_the_century(guest)
    film = guest.page.locator(".film")
    expect(film).to_be_visible()
    told = seen(guest.page)

    # In another tab the game continues.
    other = guest.context.new_page()
    other.goto(f"/#/m/{match}")
    bar = other.get_by_role("region", name="Ce qui vous est demandé")
    bar.locator(".chip").first.click()
    bar.locator(".choice").first.click()
    expect(other.locator(".moves")).not_to_have_text(told[0])
    before = guest.moves(match)
    expect(other.locator(".moves")).to_have_text(f"Coup {before}")

    # The film and its surroundings do not change until it is over; then everything is updated.
    expect(film).to_be_visible()
    assert seen(guest.page) == told
    film.locator("header .btn").click()
    expect(film).to_have_count(0)
    expect(guest.page.locator(".moves")).to_have_text(f"Coup {before}")
    expect(guest.page.locator("ol.log .head").first).not_to_have_text(told[1][0])


def test_the_curtain_of_a_shared_device_comes_before_the_film(meet: Meet) -> None:
    guest = meet("Maude")

    def with_a_secret(route: Route) -> None:
        game = route.fetch().json()
        game["vocabulary"]["kinds"][0]["secret"] = ["nothing"]
        route.fulfill(body=json.dumps(game), content_type="application/json")

    guest.page.route(re.compile("/api/games/quebec$"), with_a_secret)
    journal = json.loads(HANDED_ON.read_text())
    journal["moves"] = journal["moves"][:SENDS]
    guest.open(guest.said("POST", "/api/import", journal)["id"])
    curtain = guest.page.locator(".curtain")
    curtain.get_by_role("button").click()
    guest.choose(re.compile("^Envoyer"))
    guest.choose(re.compile("Envoyer .*Religion"))
    # The turn has passed: the next player takes the device, and only then sees the film.
    expect(curtain).to_be_visible()
    expect(guest.page.locator(".film, .board")).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(guest.page.locator(".film")).to_be_visible()


def test_on_a_phone_the_controls_of_a_film_stay_above_the_sheet(meet: Meet) -> None:
    guest = meet("Maude", **PHONE)
    guest.open(imported(guest, FIRST_CENTURY))
    end_the_century(guest)
    controls = guest.page.locator(".film footer")
    expect(controls).to_be_visible()
    foot = controls.bounding_box()
    sheet = guest.page.locator("aside.sheet").bounding_box()
    assert foot is not None
    assert sheet is not None
    assert foot["y"] + foot["height"] <= sheet["y"]
