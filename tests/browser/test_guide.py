"""The guided first match: each guide once in a real browser with its suggested choices; keyboard, phone, deviations.

`pytest -s` prints the clicks of each guide.
"""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.core.catalogue import load_game
from ludotheque.core.teaching.guide import guide_of
from tests.browser.conftest import Meet
from tests.browser.guest import PHONE, Guest
from tests.browser.test_every_page import AXE, JUDGE, shine
from tests.web.visiting import Live, wait_until

GAMES = ("quebec", "quadrata", "nouvelle_france", "small_city", "civilization")
MOST = 200  # choices after which a guide does not count as ending

# What the page says: the stop, the part it wants and the one it outlines; or that a choice is asked without a stop.
LOOK = """() => {
  const card = document.querySelector(".teach-card.placed");
  const busy = document.querySelector(".ask")?.getAttribute("aria-busy") !== "false";
  const asked = !busy && document.querySelector(".ask h1:not(.calm)");
  const film = document.querySelector(".film header .btn");
  const sure = document.querySelector(".float[role=dialog] .btn.main");
  return {
    title: card?.querySelector("h2")?.textContent ?? null,
    step: card?.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow") ?? null,
    pointed: document.querySelector("[data-pointed]")?.dataset.pointed ?? null,
    end: !!card && !card.querySelector(".quiet"),
    lists: document.querySelectorAll(".ask .choice, [role=menu] button, .counter .n").length,
    asked: !!asked, busy, film: !!film, sure: !!sure, moves: document.querySelector(".moves")?.innerText ?? "",
  };
}"""


def guided(game: str) -> bool:
    return guide_of(load_game(game)) is not None


def begin(guest: Guest, game: str) -> str:
    """From the page of the game."""
    guest.forgives.append("GL Driver Message")
    guest.go(f"games/{game}")
    guest.page.get_by_role("button", name=re.compile("^Partie guidée")).click()
    match = guest.match()
    expect(guest.taught).to_be_visible()
    return match


def now(guest: Guest) -> Any:
    return guest.page.evaluate(LOOK)


def main_button(guest: Guest) -> Locator:
    return guest.taught.locator(".btn.strong")


class Course:
    """A guide from its first stop to its last, by what its cards offer."""

    def __init__(self, guest: Guest, match: str, keyboard: bool = False) -> None:
        self.guest = guest
        self.match = match
        self.chance = Random(0)
        self.keyboard = keyboard
        self.clicks = 0
        self.titles: list[str] = []
        self.pointed: list[str] = []

    def follow(self) -> None:
        for _ in range(MOST):
            said = self.settled()
            if said["end"]:
                return
            if said["film"]:
                self.guest.page.keyboard.press("Escape")
            elif said["sure"]:
                self.guest.page.locator(".float[role=dialog] .btn.main").click()
            elif said["title"] is not None:
                self.titles.append(said["title"])
                if said["pointed"] is not None:
                    self.pointed.append(said["pointed"])
                self.onward()
            else:
                self.choose()
            self.clicks += 1
            self.changed(said)
        raise AssertionError(f"after {MOST} choices the guide has not ended: {self.titles}")

    def onward(self) -> None:
        if self.keyboard:
            self.guest.page.keyboard.press("Enter")
        else:
            main_button(self.guest).click()

    def choose(self) -> None:
        """Where the guide suggests nothing: a choice drawn from all legal ones, as in a second tab."""
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.guest.window.context.cookies())
        with Live(self.guest.server, self.match, headers={"Cookie": cookies}) as tab:
            choices = tab.choices(0)
            if choices:
                tab.plays(0, self.chance.choice(choices))

    def settled(self) -> Any:
        """What the page says when it offers something."""
        last: Any = None

        def ready() -> bool:
            nonlocal last
            before, last = last, now(self.guest)
            offers = last["film"] or last["sure"] or last["title"] is not None or last["asked"]
            return offers and before == last and (last["film"] or last["sure"] or not last["busy"])

        wait_until(ready, "the page asks or explains something")
        return last

    def changed(self, before: Any) -> None:
        wait_until(lambda: now(self.guest) != before, f"something else than {before}")


@pytest.mark.parametrize("width", [1400, 390])
@pytest.mark.parametrize("game", [game for game in GAMES if guided(game)])
def test_a_guide_is_played_by_its_suggestions(meet: Meet, game: str, width: int) -> None:
    guest = meet("Léa", newcomer=True, **(PHONE if width < 700 else {}))
    match = begin(guest, game)
    course = Course(guest, match)
    course.follow()
    guide = guide_of(load_game(game))
    assert guide is not None
    print(f"\n{game}, {width} px: {course.clicks} clicks, {len(course.titles)} stops of {len(guide.stops)}")
    # A pointer that finds nothing falls back to the bar.
    wanted = {part for stop in guide.stops for part in stop.at}
    assert set(course.pointed) <= wanted | {"bar"}
    assert ("bar" in course.pointed) <= ("bar" in wanted), "a stop points at nothing on this page"
    # It is over: the match goes on as any other, and the coach takes its turn.
    main_button(guest).click()
    expect(guest.page.get_by_role("region", name="Partie guidée")).to_have_count(0)
    wait_until(
        lambda: guest.said("GET", "/api/me/teaching")["guides"] == {game: "finished"}, "the table knows"
    )
    assert guest.said("GET", f"/api/matches/{match}")["status"] == "running"
    guest.page.reload()
    expect(guest.asked).to_be_visible()
    expect(guest.page.get_by_role("region", name="Partie guidée")).to_have_count(0)


@pytest.mark.parametrize("game", [game for game in GAMES if guided(game)])
def test_a_guide_is_played_by_keyboard_alone(meet: Meet, game: str) -> None:
    guest = meet("Léa", newcomer=True)
    course = Course(guest, begin(guest, game), keyboard=True)
    course.follow()
    assert len(course.titles) >= 3
    guest.page.keyboard.press("Enter")
    expect(guest.page.get_by_role("region", name="Partie guidée")).to_have_count(0)


@pytest.mark.parametrize("width", [1400, 390])
@pytest.mark.parametrize("game", [game for game in GAMES if guided(game)])
def test_the_card_of_a_guide_is_open_to_all(meet: Meet, game: str, width: int) -> None:
    guest = meet("Léa", newcomer=True, **(PHONE if width < 700 else {}))
    guest.page.add_init_script(path=AXE)
    begin(guest, game)
    wrong: list[str] = []
    for theme in ("light", "dark"):
        shine(guest, theme)
        wrong += [f"{theme}: {found}" for found in guest.page.evaluate(JUDGE)]
    assert wrong == []


def to_the_first_suggestion(guest: Guest) -> None:
    while not guest.taught.locator(".advice").is_visible():
        title = guest.taught.locator("h2").inner_text()
        main_button(guest).click()
        expect(guest.taught.locator("h2")).not_to_have_text(title)


def test_pages_of_a_question_are_turned_by_arrows(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    begin(guest, "quebec")
    first = guest.taught.locator("h2").inner_text()
    guest.page.keyboard.press("ArrowRight")
    expect(guest.taught.locator("h2")).not_to_have_text(first)
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.taught.locator("h2")).to_have_text(first)
    guest.page.keyboard.press("Escape")
    expect(guest.taught).to_be_hidden()
    guest.page.keyboard.press("e")
    expect(guest.taught.locator("h2")).to_have_text(first)


def test_another_choice_is_answered_and_taking_it_back_shows_the_stop_again(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    begin(guest, "quebec")
    to_the_first_suggestion(guest)
    stop = guest.taught.locator("h2").inner_text()
    # Something else than to start a site; the veil and the card stop no click.
    guest.bar.get_by_role("button", name=re.compile("^Envoyer")).click()
    guest.bar.get_by_role("group", name="Envoyer").get_by_role("button").first.click()
    expect(guest.taught.locator("h2")).to_have_text("Un autre choix")
    guest.page.keyboard.press("u")
    wait_until(lambda: now(guest)["title"] not in (None, "Un autre choix"), "the stops of the first question")
    to_the_first_suggestion(guest)
    expect(guest.taught.locator("h2")).to_have_text(stop)


def test_a_guide_that_was_left_is_resumed(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    match = begin(guest, "quebec")
    to_the_first_suggestion(guest)
    main_button(guest).click()
    expect(guest.page.get_by_role("region", name="Partie guidée").locator("h2")).to_be_visible()
    course = Course(guest, match)
    reached = course.settled()
    guest.page.reload()
    expect(guest.taught).to_be_visible()
    assert course.settled()["title"] == reached["title"]
    guest.go("games/quebec")
    guest.page.get_by_role("button", name=re.compile("^Reprendre la partie guidée")).click()
    assert guest.match() == match


def test_a_guide_is_left_for_good(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    begin(guest, "quebec")
    guest.taught.get_by_role("button", name="Quitter la visite").click()
    # The coach takes over at once.
    expect(guest.page.get_by_role("region", name="Le coach")).to_be_visible()
    wait_until(
        lambda: guest.said("GET", "/api/me/teaching")["guides"] == {"quebec": "skipped"}, "the table knows"
    )


def test_a_game_is_first_shown_to_who_has_not_played_it(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    guest.home()
    play = guest.page.get_by_role("button", name=re.compile("Jouer maintenant.*Québec"))
    play.click()
    offer = guest.page.get_by_role("dialog")
    expect(offer.get_by_role("button", name=re.compile("^Partie guidée"))).to_be_visible()
    expect(offer.locator(".overview section")).not_to_have_count(0)
    guest.page.keyboard.press("Escape")
    expect(offer).to_have_count(0)
    play.click()
    offer.get_by_role("button", name="Jouer directement").click()
    guest.match()
    expect(guest.page.get_by_role("region", name="Le coach")).to_be_visible()
    # The second time it begins at once.
    guest.home()
    guest.page.reload()
    play.click()
    guest.match()


def test_the_overview_is_always_behind_the_help(meet: Meet) -> None:
    guest = meet("Léa", newcomer=True)
    guest.open(guest.create("quebec", {"kind": "me"}, *[{"kind": "bot", "level": "greedy"}] * 2))
    guest.page.keyboard.press("?")
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Québec en bref").click()
    expect(dialog.locator(".overview section")).not_to_have_count(0)
    rule = dialog.locator(".overview .rule").first
    cited = rule.inner_text()
    rule.click()
    expect(guest.page.locator(f'details[data-rule="{cited}"] .text')).to_be_in_viewport()
