"""Nouvelle-France at the table: a whole solo game, floor by floor and in 3D."""

import re
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ludotheque.bots.greedy import Greedy
from ludotheque.core.match import Match
from ludotheque.games.nouvelle_france import game
from tests.browser.conftest import ARGUMENTS, Meet
from tests.browser.guest import GREEDY, ME, PHONE, Guest
from tests.browser.test_every_page import AXE, JUDGE, shine
from tests.browser.windows import Windows
from tests.web.serving import Server

GAME = "ludotheque.games.nouvelle_france:game"
# 3D without a graphics card.
PAINTED = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]

# Take the first piece, click the first highlighted work, place the piece where it is; repeat until the end. Each answer
# waits for its question.
PLAY = """async (enough) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const one = (...selectors) => selectors.map((it) => document.querySelector(it)).find(Boolean);
  const step = () => document.querySelector("section.board")?.dataset.step ?? "";
  const went = { pieces: 0, films: 0, asked: new Set() };
  let clicks = 0;
  for (let idle = 0; idle < 6000 && clicks < 3000; idle += 1) {
    if (one(".final") || went.pieces >= enough) return { ...went, asked: [...went.asked] };
    const now = step();
    const film = one(".film header .btn");
    const sure = one("[role=dialog] .btn.main");
    const place = now.endsWith("place") ? one(".handles .set:not(.no)") : null;
    const next =
      film ?? sure ?? place ??
      one("[data-touch].can", ".tray .piece.can", ".tray .give", ".ask .ending .chip", ".ask .chip:last-of-type");
    if (next && !next.disabled) {
      idle = 0;
      went.asked.add(now);
      if (film) went.films += 1;
      if (next === place) went.pieces += 1;
      clicks += 1;
      next.click();
      // Until the page has moved on.
      const asked = () => document.querySelector("h1")?.innerText;
      const before = asked();
      const moved = () => !next.isConnected || (next !== sure && one("[role=dialog]")) || asked() !== before;
      for (let i = 0; i < 60 && !moved(); i += 1) await wait(5);
    } else await wait(20);
  }
  throw new Error(`stuck at ${document.querySelector("h1")?.innerText}`);
}"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    own = Server(tmp_path_factory.mktemp("france"), games=GAME).start()
    yield own
    own.close()


@pytest.fixture(scope="module")
def painter(browser: Browser) -> Iterator[Browser]:
    """A browser with 3D."""
    arguments = [argument for argument in ARGUMENTS if argument != "--disable-gpu"]
    launched = browser.browser_type.launch(
        executable_path=shutil.which("chromium"), args=[*arguments, *PAINTED]
    )
    yield launched
    launched.close()


def look(guest: Guest, how: str) -> None:
    guest.page.add_init_script(f"localStorage.setItem('ludotheque.nouvelle_france.look', '{how}')")


def board(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^Les trois ouvrages"))


def begun(guest: Guest, *seats: dict[str, str], **options: str) -> str:
    match = guest.create("nouvelle_france", *(seats or (ME,)), options=options)
    guest.open(match)
    expect(board(guest.page)).to_be_visible()
    return match


def take(guest: Guest, work: str) -> str:
    """The first piece, onto this work: two clicks; returns its name."""
    piece = guest.page.locator(".tray .piece.can").first
    name = piece.get_attribute("aria-label") or ""
    piece.click()
    expect(guest.bar).to_contain_text(f"{name} en main : touchez un ouvrage.")
    guest.page.locator(f"[data-touch={work}]").click()
    expect(guest.asked).to_contain_text(name)
    expect(guest.bar.get_by_role("button", name=re.compile("^Poser"))).to_be_visible()
    return name


def test_a_whole_game_floor_by_floor(meet: Meet, table: Server) -> None:
    guest = meet("Marguerite", server=table)
    look(guest, "flat")
    match = begun(guest, architecture="on", constraint="artisan")
    went = guest.page.evaluate(PLAY, 99)
    assert went["pieces"] >= 20
    assert {"piece", "place"} <= set(went["asked"])
    assert went["films"] >= 3  # three snowfalls, of which the last is the end
    said = guest.said("GET", f"/api/matches/{match}")
    assert said["status"] == "over"
    won = said["outcome"]["winners"] == [0]
    expect(guest.result.get_by_role("heading", level=1)).to_have_text(
        "L'Hiver est vaincu !" if won else "L'Hiver l'emporte"
    )
    expect(guest.result).to_contain_text("Tirages vérifiés")
    guest.result.get_by_role("button", name="Voir le plateau").first.click()
    expect(board(guest.page)).to_be_visible()


def test_a_placement_by_keyboard(meet: Meet, table: Server) -> None:
    guest = meet("Jeanne", server=table)
    look(guest, "flat")
    match = begun(guest)
    page = guest.page
    take(guest, "redoubt")
    stage = page.get_by_role("application")
    expect(stage).to_be_focused()
    preview = page.locator("aside.preview")
    figures = preview.locator(".step span")
    expect(figures).to_have_text(re.compile(r"^\d+ / \d+$"))
    told = preview.locator("[aria-live]").inner_text()
    for key in ("r", "ArrowRight", "ArrowDown", "f", "t"):
        page.keyboard.press(key)
    expect(preview.locator("[aria-live]")).not_to_have_text(told)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    guest.confirm()
    expect(guest.asked).to_have_text("Quelle pièce prenez-vous ?")
    assert guest.moves(match) == 3
    expect(
        page.get_by_role("img", name=re.compile("^étage 1.*(Blanc|Jaune|Bleu|Brun)")).first
    ).to_be_visible()


def test_undo_and_another_work(meet: Meet, table: Server) -> None:
    """A click on another work, or another piece, undoes the answers and sends new ones."""
    guest = meet("Louis", server=table)
    look(guest, "flat")
    match = begun(guest)
    take(guest, "mill")
    guest.page.locator("[data-touch=church]").click()
    expect(guest.asked).to_contain_text("sur l'église")
    assert guest.moves(match) == 2
    other = guest.page.locator(".tray .piece[aria-pressed=false]").first
    name = other.get_attribute("aria-label") or ""
    other.click()
    expect(guest.bar).to_contain_text(f"{name} en main")
    assert guest.moves(match) == 0


def begun_by_a_bot(guest: Guest, decisions: int, seats: int = 1, **options: str) -> str:
    """The same match every time, after this many decisions, at the choice of a piece; all its seats are the guest's."""
    match = Match.new(game(), seats, 7, options)
    bot = Greedy(7)
    while len(match.journal.moves) < decisions or match.state.step().name != "piece":
        seat = match.state.to_move()[0]
        match.play(seat, bot.play(match.state, seat))
    made: str = guest.said("POST", "/api/import", match.journal.to_json())["id"]
    guest.open(made)
    expect(board(guest.page)).to_be_visible()
    return made


def test_why_a_piece_cannot_stand_there(meet: Meet, table: Server) -> None:
    guest = meet("Étienne", server=table)
    look(guest, "flat")
    begun_by_a_bot(guest, 40)
    page = guest.page
    page.locator(".tray .piece.can").first.click()
    page.locator("[data-touch].can").first.click()
    expect(guest.asked).to_contain_text("où")
    refused = guest.bar.get_by_role("button", name="Pourquoi pas ?")
    for key in ("ArrowUp", "ArrowLeft", "r", "ArrowDown", "ArrowRight", "f") * 8:
        page.keyboard.press(key)
        if refused.is_visible():
            break
    refused.click()
    expect(guest.refusal).to_contain_text(re.compile(r"NF-5.3.[3-9]"))
    guest.refusal.get_by_role("button", name="Lire la règle").click()
    expect(page.locator("details[data-rule].wanted .text")).to_be_visible()


def test_a_good_move_is_shown(meet: Meet, table: Server) -> None:
    """A bot's advice for each question; it makes no choice."""
    guest = meet("Catherine", server=table)
    look(guest, "flat")
    match = begun(guest)
    page = guest.page
    advice = guest.bar.get_by_role("button", name="Montrer un bon coup")
    advice.click()
    piece = page.locator(".tray .piece.k-idea")
    expect(piece).to_have_count(1)
    assert guest.moves(match) == 0
    piece.click()
    page.locator("[data-touch=church]").click()
    expect(page.get_by_role("application")).to_be_visible()
    advice.click()
    expect(guest.asked).to_have_text(re.compile("^Poser en "))
    expect(guest.bar.get_by_role("button", name="Jouer ce coup")).to_be_visible()
    assert guest.moves(match) == 2


def test_a_placement_in_volume(painter: Browser, table: Server) -> None:
    guest = Guest(Windows(painter), table, "Madeleine")
    look(guest, "volume")
    match = begun(guest)
    page = guest.page
    page.locator("canvas[data-ready=true]").wait_for()
    take(guest, "mill")
    page.get_by_role("button", name="Tourner d'un quart vers la gauche").click()
    page.get_by_role("button", name="Tourner d'un quart vers la droite").click()
    page.get_by_role("button", name="À plat").click()
    expect(page.locator("svg.floor").first).to_be_visible()
    page.get_by_role("button", name="En volume").click()
    page.locator("canvas[data-ready=true]").wait_for()
    # The mill is to the right of its name: the piece follows the mouse, and a click places it.
    name = page.locator("[data-touch=mill]").bounding_box()
    assert name is not None
    for far in range(40, 160, 12):
        x, y = name["x"] + name["width"] + far, name["y"] - 6
        page.mouse.move(x, y)
        expect(page.locator("canvas.pointing")).to_be_visible()
        if guest.bar.get_by_role("button", name=re.compile("^Poser")).is_visible():
            break
    page.mouse.click(x, y)
    guest.confirm()
    expect(guest.asked).to_have_text("Quelle pièce prenez-vous ?")
    assert guest.moves(match) == 3
    guest.leave()
    assert guest.problems == []


def test_a_piece_is_placed_by_touch_on_a_phone(meet: Meet, table: Server) -> None:
    guest = meet("Noé", server=table, **PHONE)
    look(guest, "flat")
    match = begun(guest)
    page = guest.page
    guest.fits()
    piece = page.locator(".tray .piece.can").first
    box = piece.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    piece.tap()
    page.locator("[data-touch=church]").tap()
    set_here = page.get_by_role("button", name=re.compile("^Poser"))
    expect(set_here).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Tourner", exact=True).tap()
    page.locator("svg.floor").first.tap()
    guest.fits()
    if not set_here.is_visible():
        page.get_by_role("button", name="Emplacement suivant").tap()
    set_here.tap()
    guest.confirm()
    expect(guest.asked).to_have_text("Quelle pièce prenez-vous ?")
    assert guest.moves(match) == 3
    guest.fits()


@pytest.mark.parametrize("width", [1400, 390])
def test_the_board_is_open_to_all(meet: Meet, table: Server, width: int) -> None:
    guest = meet("Rosalie", server=table, width=width, height=900 if width > 700 else 844)
    guest.page.add_init_script(path=AXE)
    look(guest, "flat")
    begun(guest, architecture="on")
    wrong = judged(guest, "piece")
    guest.page.locator(".tray .piece.can").first.click()
    guest.page.locator("[data-touch=church]").click()
    expect(guest.page.get_by_role("application")).to_be_visible()
    wrong += judged(guest, "place")
    begun(guest, ME, GREEDY, GREEDY)
    wrong += judged(guest, "three players")
    begun_by_a_bot(guest, 60, architecture="on")
    wrong += judged(guest, "in the middle")
    assert wrong == []


def judged(guest: Guest, where: str) -> list[str]:
    wrong: list[str] = []
    for theme in ("light", "dark"):
        shine(guest, theme)
        wrong += [f"{where}, {theme}: {found}" for found in guest.page.evaluate(JUDGE)]
    guest.fits()
    shine(guest, "light")
    return wrong


def test_three_players_begin(meet: Meet, table: Server) -> None:
    """With several players: allies, the player's own colour, bots that answer."""
    guest = meet("Agathe", server=table)
    look(guest, "flat")
    begun(guest, ME, GREEDY, GREEDY)
    expect(guest.page.get_by_role("article", name=re.compile("^Agathe"))).to_contain_text("Coureur des bois")
    went = guest.page.evaluate(PLAY, 3)
    assert went["pieces"] == 3
