"""On a laptop the board has priority: most of the height, nothing outside the page, nothing cut.

`pytest -s` prints the board's share of the window's height.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import Guest
from tests.browser.places import midway

SIZES = [(1280, 720), (1366, 768), (1024, 768), (1400, 900)]
LEAST = 0.55

# The visible height of the board, in pixels.
BOARD = """() => {
  const board = document.querySelector(".place .stage, .place .map, .place > *:not(:has(.stage, .map))");
  const { top, bottom } = board.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
}"""

# Elements outside the window, and those cut without scrolling: in the bar, the seats and the tabs.
LOST = """() => {
  const lost = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) lost.push(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > innerHeight) lost.push(`the page is ${page.scrollHeight} high`);
  const said = (one) => `${one.tagName} ${one.getAttribute("class") ?? ""} ${one.textContent.trim().slice(0, 40)}`;
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const shell = "header.bar, .ask, .seat, .tabstrip, .tabstrip button, .place, .place > *, .foot";
  const parts = document.querySelectorAll(shell);
  for (const one of parts) {
    const box = one.getBoundingClientRect();
    if (seen(one) && (box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5))
      lost.push(`outside: ${said(one)}`);
  }
  for (const part of document.querySelectorAll(".ask, .seat, .tabstrip"))
    for (const one of part.querySelectorAll("*")) {
      if (!(one instanceof HTMLElement) || one.closest(".hidden") || !seen(one)) continue;
      const style = getComputedStyle(one);
      const ends = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      const wide = style.overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1;
      const high = style.overflowY === "hidden" && one.scrollHeight > one.clientHeight + 2;
      if (!ends && (wide || high)) lost.push(`cut: ${said(one)}`);
      const box = one.getBoundingClientRect();
      const room = part.getBoundingClientRect();
      if (box.right > room.right + 1 || box.left < room.left - 1 || box.bottom > room.bottom + 6)
        lost.push(`beyond its part: ${said(one)}`);
    }
  return [...new Set(lost)];
}"""


def resize(guest: Guest, size: tuple[int, int]) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    # Two frames: measurements are updated in the second.
    guest.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("game", ["quebec", "quadrata", "nouvelle_france", "nouvelle_france alone"])
def test_the_board_has_most_of_the_height_and_nothing_is_lost(meet: Meet, game: str) -> None:
    guest = meet("Maude")
    guest.forgives.append("GL Driver Message")  # a message of software rendering
    guest.open(midway(guest, game))
    expect(guest.bar.locator(".tools button").first).to_be_visible()
    guest.page.evaluate("document.fonts.ready.then(() => undefined)")
    wrong: list[str] = []
    for size in SIZES:
        resize(guest, size)
        share = guest.page.evaluate(BOARD) / size[1]
        print(f"{game} {size[0]}x{size[1]}: {100 * share:.0f} %")
        if share < LEAST:
            wrong.append(f"{size}: the board has {100 * share:.0f} % of the height")
        wrong += [f"{size}: {lost}" for lost in guest.page.evaluate(LOST)]
    assert wrong == []


# Parts of the bar that are partly hidden: cut by an edge, or under another one.
CUT = """bar => {
  const parts = [...bar.querySelectorAll(".chip, .choice, .more, .tools button")];
  return parts.filter((one) => one.checkVisibility()).filter((one) => {
    const { left, right, top, height } = one.getBoundingClientRect();
    const seen = (x) => one.contains(document.elementFromPoint(x, top + height / 2));
    return !seen(left + 5) || !seen(right - 5);
  }).map((one) => one.innerText);
}"""


@pytest.mark.parametrize("size", [(1024, 768), (390, 844)], ids=["1024", "390"])
def test_choices_without_room_in_the_bar_are_listed(meet: Meet, size: tuple[int, int]) -> None:
    guest = meet("Maude", width=size[0], height=size[1])
    guest.open(midway(guest, "civilization"))
    bar, more = guest.bar, guest.bar.locator("button.more")
    verbs = bar.locator(".chip")
    expect(verbs.first).to_be_visible()
    guest.page.evaluate("document.fonts.ready.then(() => undefined)")
    resize(guest, size)
    height = bar.bounding_box()
    assert bar.evaluate(CUT) == []
    verb = verbs.filter(has_text="Produire")
    verb.click()
    expect(verb).to_have_attribute("aria-expanded", "true")
    # Each choice of its list is visible or listed, none is lost.
    expect(more).to_be_visible()
    assert bar.evaluate(CUT) == []
    assert bar.bounding_box() == height
    choices = bar.locator(".options .choice")
    shown = [choice for choice in choices.all() if choice.is_visible()]
    more.focus()
    guest.page.keyboard.press("Enter")
    listed = bar.get_by_role("list", name="Les autres choix").get_by_role("button")
    expect(listed.first).to_be_focused()
    assert len(shown) + listed.count() == choices.count()
    expect(more).to_contain_text(str(listed.count()))
    assert bar.evaluate(CUT) == []
    guest.page.keyboard.press("End")
    expect(listed.last).to_be_focused()
    expect(listed.last).to_be_in_viewport(ratio=1)
    guest.page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    expect(more).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(listed.first).to_be_focused()
    guest.page.keyboard.press("Enter")
    guest.settle()
    expect(guest.log.or_(guest.page.locator(".moves")).first).to_be_attached()
    expect(listed).to_have_count(0)


def test_a_panel_opens_over_the_board_and_escape_closes_it(meet: Meet) -> None:
    guest = meet("Maude", width=1280, height=720)
    page = guest.page
    guest.open(midway(guest, "quebec"))
    board = page.locator(".place .board")
    expect(board).to_be_visible()
    before = board.bounding_box()
    tabs = page.get_by_role("complementary", name="Journal, discussion et règles")
    log = tabs.get_by_role("button", name="Journal")
    expect(log).to_have_attribute("aria-expanded", "false")
    log.focus()
    page.keyboard.press("Enter")
    panel = page.get_by_role("region", name="Journal")
    expect(panel.locator("ol.log")).to_be_visible()
    expect(panel.locator(":focus")).to_have_count(1)
    assert board.bounding_box() == before
    box = panel.bounding_box()
    assert box is not None
    assert box["width"] == 322
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(log).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(tabs.get_by_role("button", name="Discussion")).to_be_focused()
    # The keys of the page open panels, too, and a rule opens the rules.
    page.keyboard.press("r")
    expect(page.get_by_role("region", name="Règles")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
