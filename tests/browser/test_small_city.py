"""Small City at the table: a first turn by clicks, on a phone, and by keyboard only."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, RANDOM, Guest, Said
from tests.browser.places import in_city
from tests.browser.test_every_page import AXE, JUDGE, shine
from tests.web.serving import Server

GAME = "ludotheque.games.small_city:game"
# Random choices of the board, until the result is shown; a held tile is placed where it is tried.
PLAY = """async (seed) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const all = (it) => [...document.querySelectorAll(it)].filter((node) => node.getClientRects().length > 0);
  const went = { asked: new Set(), refused: [], films: 0 };
  let n = seed >>> 0;
  const pick = (list) => {
    n = (Math.imul(n, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((n / 2 ** 32) * list.length)];
  };
  for (let idle = 0; idle < 6000; idle += 1) {
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
    const open = ":not(:disabled, [aria-disabled=true], [aria-expanded=true])";
    const said = all(`.ask .chip${open}, .ask .choice${open}`);
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
    """Wait for this question; films before it are closed."""
    there, close = page.locator(f'section.board[data-step="{step}"]'), page.locator(".film header .btn")
    expect(there.or_(close).first).to_be_visible()
    while close.is_visible():
        close.click()
        expect(there.or_(close).first).to_be_visible()
    expect(there).to_be_visible()


def square(page: Page, name: str) -> Locator:
    return page.locator(f'.stage [data-spot="{name}"]')


def place_on(page: Page, name: str) -> tuple[float, float]:
    """The centre of a square of the borough on the screen."""
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
    """Move the pointer to a square, with what it holds."""
    x, y = place_on(page, name)
    page.mouse.move(x - 3, y)
    page.mouse.move(x, y)


def lay(page: Page, name: str) -> None:
    by_button = page.locator(".thumb .set")
    if by_button.is_visible():  # a touch only moves it there
        page.touchscreen.tap(*place_on(page, name))
        by_button.tap()
    else:
        bring(page, name)
        page.mouse.click(*place_on(page, name))


def offer(page: Page, building: str) -> Locator:
    return page.locator(f'.tray .offer[data-building="{building}"]')


def begin(guest: Guest, match: str) -> None:
    """The promise and the Town Hall at D3."""
    page = guest.page
    guest.open(match)
    asked(page, "promise")
    page.locator(".tray button.promise").first.click()
    asked(page, "settle")
    lay(page, "d3")


def to_plan(guest: Guest) -> None:
    """The first available card, and answers to its questions."""
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
    match = guest.create("small_city", ME, GREEDY, public=True)  # so that the table gives no answers
    begin(guest, match)
    to_plan(guest)

    # A park of two squares: rotated, tried on the Town Hall, and placed elsewhere.
    offer(page, "park_2").click()
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

    # A home beside the Town Hall; then the park is undone with everything after it.
    offer(page, "residential_1").click()
    asked(page, "place")
    lay(page, "c3")
    expect(plan).to_contain_text("2 sur 3")
    plan.get_by_role("button", name=re.compile("^Reprendre Parc")).click()
    expect(plan).to_contain_text("0 sur 3")
    offer(page, "residential_1").click()
    asked(page, "place")
    lay(page, "c3")
    expect(plan).to_contain_text("1 sur 3")
    guest.choose(re.compile("^Valider"))

    # A citizen moves in, goes back, and another moves in.
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


def test_clicks_during_an_undo_choose_nothing(meet: Meet, table: Server) -> None:
    """A click before the table has finished the undo refers to an outdated position."""
    guest = meet("Léa", table)
    page, held, played = guest.page, list[tuple[WebSocketRoute, str]](), list[str]()

    def slow(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            if '"do":"undo"' in str(text):
                held.append((server, str(text)))
                return
            played.extend([str(text)] if '"do":"play"' in str(text) else [])
            server.send(text)

        line.on_message(pass_on)

    page.route_web_socket(re.compile("/live"), slow)
    begin(guest, guest.create("small_city", ME))
    to_plan(guest)
    offer(page, "residential_1").click()
    asked(page, "place")
    before = len(played)
    guest.bar.get_by_role("button", name=re.compile("^Reprendre le coup")).click()
    lay(page, "c3")
    page.wait_for_function("() => true")
    [(server, text)] = held
    assert len(played) == before, "the tile is not laid"
    server.send(text)
    asked(page, "plan")
    expect(guest.refusal).to_be_hidden()
    offer(page, "residential_1").click()
    asked(page, "place")


def test_a_place_that_was_left_is_closed(meet: Meet, table: Server) -> None:
    """And the table explains why, on a click."""
    guest = meet("Léa", table)
    page = guest.page
    begin(guest, guest.create("small_city", ME, GREEDY))
    to_plan(guest)
    for home in ("c3", "c4"):
        offer(page, "residential_1").click()
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


def test_a_seat_opens_its_borough_large(meet: Meet, table: Server) -> None:
    """With its figures; secret things are counted. Arrow keys go to the next one, Escape closes."""
    guest = meet("Léa", table)
    page = guest.page
    guest.open(in_city(guest, "council", 4, 3))
    asked(page, "council")
    page.locator('article.seat[data-seat="1"]').click(position={"x": 90, "y": 90})
    board = page.get_by_role("region", name=re.compile("^Plateau d"))
    expect(board).to_contain_text("1 promesse secrète")
    for at in (1, 2, 0):
        seat = page.locator(f'article.seat[data-seat="{at}"]')
        votes, money = (
            seat.locator(".points").inner_text(),
            seat.get_by_text(re.compile(r"^\d+\s\$$")).inner_text(),
        )
        expect(board.get_by_role("heading", level=2)).to_have_text(seat.locator(".name").inner_text())
        expect(board.locator("header")).to_contain_text(f"{int(re.sub(r'[^0-9]', '', votes))} Voix, {money}")
        expect(board.locator("dl")).to_contain_text(re.compile(r"\d+ dans l.Espace Carrière"))
        expect(board.locator("svg[role=img]").first).to_be_visible()
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(board).to_be_hidden()


def test_a_turn_by_the_keyboard(meet: Meet, table: Server) -> None:
    guest = meet("Léa", table)
    page = guest.page
    guest.open(guest.create("small_city", ME, GREEDY, public=True))
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
    offer(page, "residential_1").focus()
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
    page.locator(".stage .here.some").first.locator("xpath=..").focus()
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
    offer(page, "residential_1").tap()
    asked(page, "place")
    page.touchscreen.tap(*place_on(page, "c3"))
    page.get_by_role("button", name=re.compile("^Poser ici")).tap()
    asked(page, "plan")
    guest.fits()


@pytest.mark.parametrize(
    ("others", "options"),
    [
        ([RANDOM], {}),
        ([RANDOM], WINTER),
        ([RANDOM], {"godzillas": "yes", "new_buildings": "yes"}),
        ([RANDOM], {"boards": "asia_chosen", "mayor_variant": "yes"}),
        ([], {"boards": "mountain", "godzillas": "yes"}),
    ],
)
def test_a_whole_game_on_the_board(meet: Meet, table: Server, others: list[Said], options: Said) -> None:
    """Every question can be answered on the board, and highlighted choices are legal."""
    guest = meet("Léa", table)
    guest.open(guest.create("small_city", ME, *others, options=options))
    went = guest.page.evaluate(PLAY, 5)
    assert {"promise", "action", "plan", "place"} <= set(went["asked"])
    assert went["refused"] == []
    assert went["films"] >= 8  # at least one per turn
    expect(guest.result).to_be_visible()


def test_four_bots_are_watched_to_the_end(meet: Meet, table: Server) -> None:
    """Spectators see no films except for the promises at the end."""
    host, spectator = meet("Léa", table), meet("Noé", table)
    spectator.open(host.create("small_city", RANDOM, RANDOM, RANDOM, RANDOM, public=True))
    close = spectator.page.locator(".film header .btn")
    expect(close.or_(spectator.page.locator(".final")).first).to_be_visible()
    if close.is_visible():
        close.click()
    expect(spectator.result).to_be_visible()


# ---------------------------------------------------------------- films


def plan_a_home(page: Page) -> None:
    """So that a citizen may move in."""
    offer(page, "residential_1").click()
    asked(page, "place")
    lay(page, "c3")
    asked(page, "plan")


def commit(guest: Guest) -> None:
    """Once all others are ready: their actions would close the confirmation."""
    seats = guest.page.locator(".left")
    expect(seats.get_by_text("prêt", exact=True)).to_have_count(seats.locator("article").count() - 1)
    guest.choose(re.compile("^Valider"))


def test_a_film_tells_what_the_others_built(meet: Meet, table: Server) -> None:
    """Escape ends it; its content stays highlighted."""
    guest = meet("Léa", table)
    page = guest.page
    begin(guest, guest.create("small_city", ME, GREEDY))
    to_plan(guest)
    plan_a_home(page)
    commit(guest)
    film = page.get_by_role("region", name="Ce qui s'est passé")
    expect(film.locator("[aria-live=polite] h1")).to_have_text(re.compile("construction"))
    expect(film.get_by_role("listitem").first).to_contain_text("construit")
    page.keyboard.press("Escape")
    expect(film).to_be_hidden()
    asked(page, "move")
    expect(page.locator(".beside .last").first).to_be_visible()


def test_an_untouched_film_closes_by_itself(meet: Meet, table: Server) -> None:
    guest = meet("Léa", table, reduced_motion="no-preference")
    page = guest.page
    begin(guest, guest.create("small_city", ME, GREEDY))
    to_plan(guest)
    plan_a_home(page)
    page.evaluate(
        """() => new MutationObserver(() => {
          if (document.querySelector(".film")) document.body.dataset.filmed = "yes";
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    commit(guest)
    expect(page.locator('section.board[data-step="move"]')).to_be_visible()
    expect(page.locator("body")).to_have_attribute("data-filmed", "yes")


def test_without_motion_a_film_stands_still_and_shows_each_scene(meet: Meet, table: Server) -> None:
    guest = meet("Léa", table)
    page = guest.page
    guest.open(in_city(guest, "plan", 6, 3))
    asked(page, "plan")
    commit(guest)
    film = page.locator(".film")
    expect(film.get_by_role("button", name="Continuer")).to_be_visible()
    film.locator("footer li button").first.click()
    expect(film.locator("footer li button").first).to_have_attribute("aria-current", "step")
    expect(film.locator(".said li").first).to_be_visible()


def test_the_way_of_a_godzilla_is_shown_before_it_walks(meet: Meet, table: Server) -> None:
    guest = meet("Léa", table)
    page = guest.page
    guest.open(in_city(guest, "march", 6, 1, (("boards", "mountain"), ("godzillas", "yes"))))
    asked(page, "march")
    ways = page.get_by_role("list", name="Sorties possibles").get_by_role("button")
    ways.first.focus()
    expect(page.locator(".stage .trail")).to_be_visible()
    expect(page.locator(".stage .trail text").first).to_have_text("1")
    page.locator(".stage .spot.edge").first.click()
    guest.confirm()
    expect(page.locator(".film, [data-step=turn]").first).to_be_visible()


# ---------------------------------------------------------------- holding a tile


def test_a_tile_is_dragged_from_the_offer_to_its_square(meet: Meet, table: Server) -> None:
    guest = meet("Léa", table)
    page = guest.page
    begin(guest, guest.create("small_city", ME, GREEDY))
    to_plan(guest)

    def drag(to: str) -> None:
        guest.settle()
        box = offer(page, "residential_1").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + 20, box["y"] - 20)
        asked(page, "place")
        bring(page, to)
        page.mouse.up()

    drag("c3")
    plan = page.get_by_role("region", name="Phase et plan")
    expect(plan.get_by_role("listitem")).to_contain_text("C3")
    # In an illegal place the table explains why, and the tile stays held.
    drag("d3")
    expect(guest.refusal).to_contain_text("SC-5.2")
    asked(page, "place")


def test_a_citizen_is_dragged_to_its_new_place(meet: Meet, table: Server) -> None:
    guest = meet("Léa", table)
    page = guest.page
    begin(guest, guest.create("small_city", ME, GREEDY, public=True))
    to_plan(guest)
    plan_a_home(page)
    commit(guest)
    asked(page, "move")

    def drag(to: str) -> None:
        guest.settle()
        x, y = place_on(page, "d3")
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 12, y + 12)
        page.mouse.move(*place_on(page, to))
        page.mouse.up()

    # Where none may go, the table says why.
    drag("g7")
    expect(guest.refusal).to_contain_text("SC-5.3")
    page.keyboard.press("Escape")
    drag("c3")
    expect(page.get_by_role("button", name="Reprendre le déplacement vers C3")).to_be_visible()


def test_a_step_in_the_council_is_paid_for_as_chosen(meet: Meet, table: Server) -> None:
    guest = meet("Léa", table, width=1280, height=720)
    page = guest.page
    guest.open(in_city(guest, "council", 3, 2))
    asked(page, "council")
    ways = page.get_by_role("group", name="Payer le pas en").get_by_role("button")
    expect(ways).to_have_text(["argent", "voix"])
    expect(ways.first).to_have_attribute("aria-pressed", "true")
    ways.last.click()
    expect(ways.last).to_have_attribute("aria-pressed", "true")
    page.locator(".cell.can").first.click()
    guest.confirm()
    page.get_by_role("button", name="Journal").click()
    expect(guest.log.or_(page.locator("ol.log")).first).to_contain_text(
        re.compile(r"avance au Conseil Municipal.*\(voix\)")
    )


@pytest.mark.parametrize("width", [1400, 390])
def test_the_board_is_accessible(meet: Meet, table: Server, width: int) -> None:
    """axe finds nothing, in light and dark mode, while a tile is tried and while citizens move."""
    window = PHONE if width == 390 else {}
    guest = meet("Léa", table, **window)
    guest.page.add_init_script(path=AXE)
    page = guest.page
    begin(guest, guest.create("small_city", ME, GREEDY))
    to_plan(guest)
    judge(guest)
    offer(page, "residential_1").click()
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


# ---------------------------------------------------------------- the shop and the card of a tile

# All visible and accessible texts, to search for ids: letters, an underscore, more letters.
IDS = """() => {
  const found = [];
  const id = /[a-z]+_[a-z0-9]+/;
  for (const node of document.querySelectorAll("body *")) {
    if (node.closest("script, style")) continue;
    for (const name of ["title", "aria-label", "aria-description", "alt", "placeholder", "aria-valuetext"]) {
      const said = node.getAttribute(name);
      if (said && id.test(said)) found.push(`${name}: ${said}`);
    }
    for (const child of node.childNodes)
      if (child.nodeType === Node.TEXT_NODE && id.test(child.data)) found.push(`text: ${child.data}`);
  }
  return found;
}"""
CUT = """() => [...document.querySelectorAll(".offer .what")]
  .filter((name) => name.scrollWidth > name.clientWidth + 1)
  .map((name) => name.textContent)"""


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_shop_says_names_and_full_prices(meet: Meet, table: Server, lang: str) -> None:
    """Uncut names, no ids; for what can't be bought, its source."""
    guest = meet("Léa", table, lang=lang, width=1280, height=720)
    page = guest.page
    guest.open(in_city(guest, "plan", 4, 3))
    asked(page, "plan")
    assert page.evaluate(IDS) == []
    assert page.evaluate(CUT) == []
    council = "Conseil" if lang == "fr" else "Council"
    for building in ("police_station", "fire_station"):
        expect(offer(page, building)).to_contain_text(council)
        expect(offer(page, building)).not_to_contain_text("$")
    card = page.get_by_role("region", name="Fiche de la tuile" if lang == "fr" else "Card of the tile")
    for building, goods in (("library", [2]), ("university", [1, 2, 1]), ("museum", [1, 1])):
        told = (
            offer(page, building)
            .locator(".price [role=img]")
            .evaluate_all("icons => icons.map((icon) => Number(icon.parentElement.innerText))")
        )
        assert told == goods
        offer(page, building).click()
        expect(card).to_be_visible()
        prices = card.locator("dl dd").all_inner_texts()
        assert [int(price) for price in prices if price.isdigit()] == goods
        assert page.evaluate(IDS) == []
        page.keyboard.press("Escape")


def test_the_card_of_a_tile_judges_the_place_where_it_is_held(meet: Meet, table: Server) -> None:
    """Ticks and crosses with their figures, the price as a sum, and rotation from the card."""
    guest = meet("Léa", table)
    page = guest.page
    begin(guest, guest.create("small_city", ME, GREEDY))
    to_plan(guest)
    offer(page, "residential_1").click()
    asked(page, "place")
    card = page.get_by_role("region", name="Fiche de la tuile")
    public = card.get_by_role("listitem").filter(has_text=re.compile("bâtiments? publics?"))
    bring(page, "c3")
    expect(public).to_contain_text("1 bâtiment public sur 1")
    expect(public.get_by_role("img", name="remplie", exact=True)).to_be_visible()
    bring(page, "g7")
    expect(public).to_contain_text("0 bâtiment public sur 1")
    expect(public.get_by_role("img", name="non remplie")).to_be_visible()
    expect(card.locator("dd.sum")).to_have_text("1 $")
    expect(card).to_contain_text("1 Voix pour un citoyen qui y loge")
    card.get_by_role("button", name=re.compile("^Autre place")).click()
    expect(public.get_by_role("img", name="remplie", exact=True)).to_be_visible()


def test_a_click_on_an_empty_square_says_why_nothing_happens(meet: Meet, table: Server) -> None:
    guest = meet("Léa", table)
    page = guest.page
    begin(guest, guest.create("small_city", ME, GREEDY, public=True))
    to_plan(guest)
    square(page, "g7").click()
    expect(guest.refusal).to_contain_text("On pose une tuile quand on l'a choisie")
    page.keyboard.press("Escape")
    plan_a_home(page)
    commit(guest)
    asked(page, "move")
    square(page, "g7").click()
    expect(guest.refusal).to_contain_text("SC-5.3")
    page.keyboard.press("Escape")
    # Citizens of the Town Hall are interchangeable: one click on the home is enough.
    square(page, "c3").click()
    expect(page.get_by_role("button", name="Reprendre le déplacement vers C3")).to_be_visible()


# ---------------------------------------------------------------- sizes

SIZES = [(1280, 720), (1366, 768), (1024, 768), (1400, 900)]
SQUARE = """() => {
  const [name] = document.querySelectorAll(".stage .spot rect");
  return (name.getBoundingClientRect().width / 66) * 72;
}"""
OUTSIDE = """() => [...document.querySelectorAll("main *, aside *")]
  .filter((node) => node.getClientRects().length > 0 && getComputedStyle(node).position !== "absolute")
  .filter((node) => !node.closest("svg, .hidden") && node.getBoundingClientRect().right > innerWidth + 0.5)
  .map((node) => node.className)"""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_has_most_of_the_window(meet: Meet, table: Server, width: int, height: int) -> None:
    """During planning, movement and the council's questions: its squares are large, nothing is outside the window."""
    guest = meet("Léa", table, width=width, height=height)
    page = guest.page
    for step in ("plan", "move", "council"):
        guest.open(in_city(guest, step, 4, 3))
        asked(page, step)
        guest.fits()
        assert page.evaluate(OUTSIDE) == []
        stage = page.locator(".stage").bounding_box()
        assert stage is not None
        print(f"small_city {step} {width}x{height}: {100 * stage['height'] / height:.0f} %")
        assert stage["height"] >= 0.55 * height
        assert page.evaluate(SQUARE) >= 39
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        page.locator(".stage .spot").first.focus()
        page.keyboard.press("+")
        page.wait_for_function(f"() => ({SQUARE})() >= 48")
