"""The layout of the board is stable: whatever the bar above it shows, position and size do not change."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, PHONE, Guest
from tests.browser.test_hint import advise, take_advice

# Every frame is checked, so that even a momentary jump is detected.
WATCH = """
() => {
  window.places = new Set();
  const look = () => {
    const board = document.querySelector(".place .stage, .place .map, .place > *:not(:has(.stage, .map))");
    const bar = document.querySelector(".ask");
    if (board && bar) {
      const { left, top, width, height } = board.getBoundingClientRect();
      const box = [left + scrollX, top + scrollY, width, height, bar.offsetHeight];
      window.places.add(JSON.stringify(box.map(Math.round)));
    }
    requestAnimationFrame(look);
  };
  look();
}
"""


@pytest.mark.parametrize(("game", "seats"), [("quebec", 4), ("quadrata", 3), ("nouvelle_france", 1)])
@pytest.mark.parametrize("window", [{}, PHONE], ids=["1400", "390"])
def test_the_board_stays_in_its_place_over_a_whole_turn(
    meet: Meet, game: str, seats: int, window: dict[str, Any]
) -> None:
    guest = meet("Maude", **window)
    guest.forgives.append("GL Driver Message")  # a message of software rendering
    guest.open(guest.create(game, ME, *[GREEDY] * (seats - 1)))
    expect(guest.bar.locator(".tools button").first).to_be_visible()
    guest.page.evaluate("document.fonts.ready.then(() => undefined)")
    guest.page.evaluate(WATCH)
    unfolded = 0
    for _ in range(3):
        unfolded += unfold_all(guest)
        advise(guest)
        take_advice(guest)
        expect(guest.bar.get_by_role("button", name="Montrer un bon coup")).to_be_visible()
    assert (unfolded > 0) == (game != "nouvelle_france")  # whose pieces are taken from the board
    seen = guest.page.evaluate("[...places]")
    assert len(seen) == 1, "left, top, width and height of the board, height of the bar"


UNFOLD = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  let lists = 0;
  for (const chip of document.querySelectorAll(".ask .chip[aria-expanded]")) {
    if (!chip.isConnected) continue; // another question has come
    chip.click();
    await frame();
    lists += document.querySelectorAll(".ask .choice").length > 0;
    document.querySelector(".ask .chip[aria-expanded=true]")?.click();
    await frame();
  }
  return lists;
}"""


def unfold_all(guest: Guest) -> int:
    """Open and close the list of every verb; returns their number."""
    lists: int = guest.page.evaluate(UNFOLD)
    return lists
