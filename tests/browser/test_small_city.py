"""Small City at the table: a first turn by clicks, on a phone, and by the keyboard alone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, RANDOM, Guest, Said
from tests.browser.test_every_page import AXE, JUDGE, shine
from tests.web.serving import Server

GAME = "ludotheque.games.small_city:game"
# Whatever the board offers, at random, until the result is shown; a tile in hand is laid where it is tried.
PLAY = """async (seed) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const all = (it) => [...document.querySelectorAll(it)].filter((node) => node.getClientRects().length > 0);
  const went = { asked: new Set(), refused: [], films: 0 };
  let n = seed >>> 0;
  const pick = (list) => {
    n = (Math.imul(n, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((n / 2 ** 32) * list.length)];
  };
  for (let idle = 0; idle < 3000; idle += 1) {
    if (all(".final").length > 0) return { ...went, asked: [...went.asked] };
    const card = all(".float.refuse")[0];
    if (card) {
      went.refused.push(card.innerText);
      document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    }
    const now = document.querySelector("section.board")?.dataset.step ?? "";
    const film = all(".film header .btn")[0];
    if (film) went.films += 1;
    const sure = all(".float[role=dialog] .btn.main, [role=menu] button, .handles .set:not(.no)")[0];
    const first = film ?? sure;
    const on = all("button.promise, .right button.can, .spot[data-can=true], .offer:not(.pale)");
    const said = all(".ask .chip:not(:disabled):not([aria-expanded=true]), .ask .choice:not(:disabled)");
    // Mostly the board: what ends a phase is said in the bar.
    const offered = on.length > 0 && (said.length === 0 || pick([1, 2, 3, 4]) > 1) ? on : said;
    const next = first ?? (now ? pick(offered) : null);
    if (next) {
      idle = 0;
      if (now) went.asked.add(now);
      const box = next.getBoundingClientRect();
      const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
      next.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...at }));
    }
    await wait(20);
  }
  throw new Error(`stuck at ${document.querySelector("h1")?.innerText}`);
}"""
WINTER = {
    "boards": "mountain",
    "godzillas": "yes",
    "doctors": "yes",
    "nuclear": "yes",
    "new_buildings": "yes",
}

PHONE = {"width": 390, "height": 844, "is_mobile": True, "has_touch": True, "device_scale_factor": 1}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    own = Server(tmp_path_factory.mktemp("city"), games=GAME).start()
    yield own
    own.close()


def asked(page: Page, step: str) -> None:
    """Until this is the question."""
    expect(page.locator("section.board")).to_have_attribute("data-step", step)


def square(page: Page, name: str) -> Locator:
    return page.locator(f'.stage [data-spot="{name}"]')


def place_on(page: Page, name: str) -> tuple[float, float]:
    """The middle of a square of the borough on the screen."""
    column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
    at = page.evaluate(
        """([x, y]) => {
          const point = new DOMPoint(x, y).matrixTransform(document.querySelector(".stage svg").getScreenCTM());
          return [point.x, point.y];
        }""",
        [(column + 0.5) * 72, (row + 0.5) * 72],
    )
    return at[0], at[1]


def bring(page: Page, name: str) -> None:
    """The pointer goes to a square, with what it holds."""
    x, y = place_on(page, name)
    page.mouse.move(x - 3, y)
    page.mouse.move(x, y)


def lay(page: Page, name: str) -> None:
    by_button = page.locator(".thumb .set")
    if by_button.is_visible():  # a finger only brings it there
        page.touchscreen.tap(*place_on(page, name))
        by_button.tap()
    else:
        bring(page, name)
        page.mouse.click(*place_on(page, name))


def offer(page: Page, name: str) -> Locator:
    return page.locator(".tray .offer").filter(has_text=name)


def begin(guest: Guest, match: str) -> None:
    """The promise and the Town Hall at D3."""
    page = guest.page
    guest.open(match)
    asked(page, "promise")
    page.locator(".tray button.promise").first.click()
    asked(page, "settle")
    lay(page, "d3")


def to_plan(guest: Guest) -> None:
    """The first card that is free, and whatever it asks."""
    page = guest.page
    expect(page.locator("section.board")).to_have_attribute("data-step", re.compile("action|parade"))
    if page.locator("section.board").get_attribute("data-step") == "parade":
        page.locator(".spot.edge").first.click()
    asked(page, "action")
    page.get_by_role("button", name=re.compile("^Partisan : libre")).click()
    asked(page, "plan")


def test_a_first_turn_by_clicks(meet: Meet, table: Server) -> None:
    guest = meet("Léa", table)
    page = guest.page
    match = guest.create("small_city", ME, GREEDY)
    begin(guest, match)
    to_plan(guest)

    # A park of two squares: turned, tried where the Town Hall stands, and laid elsewhere.
    offer(page, "Taille 2").click()
    asked(page, "place")
    bring(page, "a6")
    guest.bar.get_by_role("button", name="Tourner").click()
    bring(page, "d3")
    refusal = page.locator(".stage .why")
    expect(refusal).to_contain_text(re.compile("SC-5.2"))
    expect(refusal).to_contain_text(re.compile("D[34]"))
    expect(guest.bar.get_by_role("button", name="Pourquoi pas ici ?")).to_be_visible()
    page.mouse.click(*place_on(page, "d3"))
    expect(guest.refusal).to_contain_text("SC-5.2")
    lay(page, "a6")
    asked(page, "plan")
    plan = page.get_by_role("region", name="Phase et plan")
    expect(plan).to_contain_text("1 sur 3")
    expect(plan.get_by_role("listitem")).to_contain_text("A6 · 3 $")

    # A home beside the Town Hall; then the park is taken back with all that follows it.
    offer(page, "Niv. 1").first.click()
    asked(page, "place")
    lay(page, "c3")
    expect(plan).to_contain_text("2 sur 3")
    plan.get_by_role("button", name=re.compile("^Reprendre Parc")).click()
    expect(plan).to_contain_text("0 sur 3")
    offer(page, "Niv. 1").first.click()
    asked(page, "place")
    lay(page, "c3")
    expect(plan).to_contain_text("1 sur 3")
    guest.choose(re.compile("^Valider"))

    # Somebody moves in, goes back, and another moves in.
    asked(page, "move")
    square(page, "d3").click()
    expect(square(page, "c3")).to_have_attribute("data-can", "true")
    square(page, "c3").click()
    made = page.get_by_role("button", name="Reprendre le déplacement vers C3")
    made.click()
    expect(made).to_have_count(0)
    square(page, "e3").click()
    square(page, "c3").click()
    expect(made).to_be_visible()
    guest.choose(re.compile("^Valider"))
    asked(page, "council")
    assert guest.moves(match) > 0


def test_a_place_that_was_left_is_closed(meet: Meet, table: Server) -> None:
    """And the table says why, where one clicks."""
    guest = meet("Léa", table)
    page = guest.page
    begin(guest, guest.create("small_city", ME, GREEDY))
    to_plan(guest)
    for home in ("c3", "c4"):
        offer(page, "Niv. 1").first.click()
        asked(page, "place")
        lay(page, home)
        asked(page, "plan")
    guest.choose(re.compile("^Valider"))
    asked(page, "move")
    square(page, "d3").click()
    square(page, "c3").click()
    expect(page.get_by_role("button", name="Reprendre le déplacement vers C3")).to_be_visible()
    square(page, "e3").click()
    square(page, "d3").click()
    expect(guest.refusal).to_contain_text("SC-5.3")


def test_another_borough_is_shown_large(meet: Meet, table: Server) -> None:
    guest = meet("Léa", table)
    page = guest.page
    begin(guest, guest.create("small_city", ME, GREEDY))
    to_plan(guest)
    page.locator(".left").get_by_role("button", name=re.compile("^Regarder l.arrondissement")).nth(1).click()
    back = page.get_by_role("button", name="Revenir au mien")
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)


def test_a_turn_by_the_keyboard(meet: Meet, table: Server) -> None:
    guest = meet("Léa", table)
    page = guest.page
    guest.open(guest.create("small_city", ME, GREEDY))
    asked(page, "promise")
    page.locator(".tray button.promise").first.focus()
    page.keyboard.press("Enter")
    asked(page, "settle")
    page.locator(".stage").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("section.board")).to_have_attribute("data-step", re.compile("action|parade"))
    if page.locator("section.board").get_attribute("data-step") == "parade":
        page.locator(".spot.edge").first.focus()
        page.keyboard.press("Enter")
    asked(page, "action")
    page.get_by_role("button", name=re.compile("^Partisan : libre")).focus()
    page.keyboard.press("Enter")
    asked(page, "plan")
    offer(page, "Niv. 1").first.focus()
    page.keyboard.press("Enter")
    asked(page, "place")
    page.locator(".stage").focus()
    page.keyboard.press("n")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    asked(page, "plan")
    guest.bar.get_by_role("button", name=re.compile("^Valider")).focus()
    page.keyboard.press("Enter")
    guest.confirm()
    asked(page, "move")
    page.locator('.stage [data-can="true"]').first.focus()
    page.keyboard.press("Enter")
    page.locator(".stage .here.can").first.locator("xpath=..").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Reprendre le déplacement"))).to_be_visible()
    guest.bar.get_by_role("button", name=re.compile("^Valider")).focus()
    page.keyboard.press("Enter")
    guest.confirm()
    asked(page, "council")


def test_on_a_phone(meet: Meet, table: Server) -> None:
    guest = meet("Léa", table, **PHONE)
    page = guest.page
    guest.open(guest.create("small_city", ME, GREEDY))
    asked(page, "promise")
    page.locator(".tray button.promise").first.tap()
    asked(page, "settle")
    page.touchscreen.tap(*place_on(page, "d3"))
    page.get_by_role("button", name="Poser ici").tap()
    expect(page.locator("section.board")).to_have_attribute("data-step", re.compile("action|parade"))
    if page.locator("section.board").get_attribute("data-step") == "parade":
        page.locator(".spot.edge").first.tap()
    asked(page, "action")
    page.get_by_role("button", name=re.compile("^Partisan : libre")).tap()
    asked(page, "plan")
    guest.fits()
    offer(page, "Niv. 1").first.tap()
    asked(page, "place")
    page.touchscreen.tap(*place_on(page, "c3"))
    page.get_by_role("button", name=re.compile("^Poser ici")).tap()
    asked(page, "plan")
    guest.fits()


@pytest.mark.parametrize("options", [{}, WINTER, {"boards": "asia_chosen", "mayor_variant": "yes"}])
def test_a_whole_game_on_the_board(meet: Meet, table: Server, options: Said) -> None:
    """Every question can be answered where it is shown."""
    guest = meet("Léa", table)
    guest.open(guest.create("small_city", ME, RANDOM, options=options))
    went = guest.page.evaluate(PLAY, 5)
    assert {"promise", "action", "plan", "place"} <= set(went["asked"])


@pytest.mark.parametrize("width", [1400, 390])
def test_nobody_is_left_out(meet: Meet, table: Server, width: int) -> None:
    """axe finds nothing, by day and by night, while a tile is tried and while people move."""
    window = PHONE if width == 390 else {}
    guest = meet("Léa", table, **window)
    guest.page.add_init_script(path=AXE)
    page = guest.page
    begin(guest, guest.create("small_city", ME, GREEDY))
    to_plan(guest)
    judge(guest)
    offer(page, "Niv. 1").first.click()
    asked(page, "place")
    judge(guest)
    lay(page, "c3")
    asked(page, "plan")
    guest.choose(re.compile("^Valider"))
    asked(page, "move")
    judge(guest)


def judge(guest: Guest) -> None:
    for theme in ("light", "dark"):
        shine(guest, theme)
        assert guest.page.evaluate(JUDGE) == []
