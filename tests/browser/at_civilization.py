"""Gestures at a table of Civilization, in either language."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, Guest
from tests.browser.prepared.civilization import PLACE
from tests.web.serving import COMMAND, Server


@contextmanager
def prepared_table(folder: Path) -> Iterator[Server]:
    """A server that begins matches at prepared positions."""
    own = Server(folder, games=PLACE)
    own.command = COMMAND  # not forked from a process that knows the game without its scenes
    own.start()
    yield own
    own.close()


def alone(meet: Meet, table: Server, scene: str, **window: object) -> Guest:
    """One person at a prepared position, against a bot."""
    ann = meet("Ann", table, **window)
    ann.open(ann.create("civilization", ME, GREEDY, options={"scene": scene}))
    return ann


def step_of(guest: Guest) -> str:
    """The current question's step; None if other seats are asked."""
    return guest.page.locator("section.board").get_attribute("data-step") or ""


def asks(guest: Guest, step: str) -> None:
    expect(guest.page.locator("section.board")).to_have_attribute("data-step", step)


def turn_of(guest: Guest) -> int:
    return int(re.sub(r"\D", "", guest.page.locator("header .turn").first.inner_text()))


def square(guest: Guest, id: str) -> Locator:
    return guest.page.locator(f'[data-spot="{id}"]')


def item(guest: Guest, id: str) -> Locator:
    return guest.page.locator(f'[data-item="{id}"]')


def battle(guest: Guest) -> Locator:
    return guest.page.get_by_role("group", name=re.compile("^(La bataille|The battle)$"))


def offer(guest: Guest) -> Locator:
    return guest.page.get_by_role("group", name=re.compile("^(L’offre|The offer)$"))


def pick_up(guest: Guest, start: str) -> None:
    """All figures of a square as one group; a single one is taken without a question."""
    asks(guest, "movement")
    square(guest, start).click()
    way = guest.page.get_by_role("menuitem")
    expect(way.or_(guest.page.locator('section.board[data-step="move"]')).first).to_be_visible()
    if way.first.is_visible():
        way.last.click()
        guest.settle()
    asks(guest, "move")


def set_out(guest: Guest, start: str, end: str) -> None:
    """All figures of a square move to another one, by the shortest path."""
    pick_up(guest, start)
    square(guest, end).click()
    guest.confirm()


def fight(guest: Guest) -> None:
    """A battle turn: the first unit opens a front; without one, the turn ends."""
    hand = battle(guest).locator("[data-unit]:enabled")
    if hand.count() > 0:
        hand.first.click()
        battle(guest).locator('[data-front="0"]').first.click()
    else:
        battle(guest).locator(".ability").last.click()
    guest.confirm()


def more(guest: Guest, good: str) -> None:
    """One more of a good on a side of the offer."""
    line = offer(guest).locator(f'[data-good="{good}"]')
    count = int(line.locator(".count").inner_text())
    line.get_by_role("button", name=re.compile("^(Un de plus|One more)")).click()
    expect(line.locator(".count")).to_have_text(str(count + 1))


# Records animations from now on: tiles that flip, yields that fly, cities that sink.
WATCH = """() => {
  window.moved = [];
  const note = (node) => {
    for (const what of ["turning", "flight", "sinks"])
      if (node.dataset?.[what]) window.moved.push(`${what} ${node.dataset[what]}`);
    for (const child of node.children ?? []) note(child);
  };
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note))).observe(
    document.body,
    { childList: true, subtree: true },
  );
}"""


def let_move(guest: Guest) -> None:
    """Enable motion for this guest from now on, and record it."""
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.page.evaluate(WATCH)


def moved(guest: Guest, what: str) -> None:
    """It was animated, and the animation has ended."""
    kind = what.split()[0]
    guest.page.wait_for_function("what => window.moved.includes(what)", arg=what)
    expect(guest.page.locator(f"[data-{kind}]")).to_have_count(0)
