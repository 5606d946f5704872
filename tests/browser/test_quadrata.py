"""Quadrata Canada in the browser: a visit by clicks, explanations, the quiz, a phone, a whole game with half-points."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.core.catalogue import load_game
from ludotheque.core.match import Match
from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, PHONE, RANDOM, Guest
from tests.browser.test_every_page import AXE, JUDGE, shine
from tests.browser.test_phone import on_top

FIRST = "Étape 1 : voulez-vous remplacer une carte du centre ?"
SECOND = "Étape 2 : quel lieu visitez-vous ?"


class Start:
    """The beginning of a match of two, both seats of this guest: two number tokens lead to a place, as described
    here."""

    def __init__(self, guest: Guest, **options: str) -> None:
        self.game: Any = load_game("quadrata")
        seed = next(seed for seed in range(1, 100) if self.suits(seed))
        journal = Match.new(self.game, 2, seed, options).journal.to_json()
        self.id: str = guest.said("POST", "/api/import", journal)["id"]

    def suits(self, seed: int) -> bool:
        """A place reachable with two different tokens, and with another sum as well, so that the table asks which;
        and a place that is out of reach even with taxis."""
        state = Match.new(self.game, 2, seed).state
        view = state.view(state.to_move()[0])
        places, pairs = view["aid"]["places"], view["aid"]["pairs"]
        several = [way_of for way_of in places.items() if sum(map(len, way_of[1]["sums"].values())) > 1]
        first = [(place, rows[0]) for place, way in several for rows in way["sums"].values()]
        alone = [(place, pairs[row[0]]) for place, row in first if row[3] == 0]
        far = [place for place, way in places.items() if not way["sums"]]
        found = [(place, pair) for place, pair in alone if "plane" not in pair]
        if not found or not far:
            return False
        self.place, pair = found[0]
        self.tokens: list[str] = pair.split("*")
        self.product = int(self.tokens[0]) * int(self.tokens[1])
        self.far = far[0]
        self.made: list[int] = view["aid"]["products"]
        names = self.game.naming.names("fr")["place"]
        ids = [
            part["id"]
            for card in self.game.drawing.board()["cards"]
            for part in (card["city"], card["attraction"])
        ]
        self.name: str = names[ids.index(self.place)]
        return len(set(self.tokens)) > 1


def half(guest: Guest, place: str) -> Locator:
    """The half of a card with this place: a button."""
    return guest.page.locator(f'[data-spot="{place}"]')


def token(guest: Guest, value: str) -> Locator:
    return guest.page.locator(f'[data-held="{value}"]').first


def visited(guest: Guest, start: Start) -> Locator:
    """The square of the map with the place in it."""
    return guest.page.get_by_role("button", name=re.compile(f": {re.escape(start.name)}, \\d points"))


def french(points: float) -> str:
    return f"{points:g}".replace(".", ",")


def test_a_visit_by_the_card_and_two_tokens(meet: Meet) -> None:
    guest = meet("Camille")
    start = Start(guest)
    guest.open(start.id)
    expect(guest.asked).to_contain_text(FIRST)

    # Pointing at a place highlights the tokens that lead there, and shows its benefit.
    half(guest, start.place).hover()
    expect(token(guest, start.tokens[0])).to_have_class(re.compile("lit"))
    expect(guest.page.locator(".board .preview")).to_contain_text(str(start.product))

    # The click on the place passes the first step; the board asks for the tokens.
    half(guest, start.place).click()
    expect(guest.asked).to_contain_text(f"« {start.name} » : quels jetons multipliez-vous ?")
    expect(guest.bar.locator(".chip").first).to_contain_text(f"= {start.product}")
    for value in start.tokens:
        expect(token(guest, value)).to_have_attribute("data-can", "true")
        token(guest, value).click()
    guest.confirm()
    expect(visited(guest, start)).to_be_visible()
    guest.page.get_by_role("tab", name="Journal").click()
    expect(guest.log).to_contain_text(start.name)
    assert (
        guest.moves(start.id) == 4
    )  # passed, visited, multiplied; the visits, with none left, are ended by the table


def test_two_tokens_taken_up_show_what_they_open(meet: Meet) -> None:
    guest = meet("Malik")
    start = Start(guest)
    guest.open(start.id)
    for value in start.tokens:
        token(guest, value).click()
    expect(guest.page.locator(".board .preview")).to_contain_text(start.name)
    expect(guest.page.locator("td.meant").first).to_have_text(str(start.product))
    # Another player's board, and back to mine.
    guest.page.get_by_role("button", name=re.compile("^Voir le plateau de")).nth(1).click()
    expect(guest.page.locator(".board .whose")).to_contain_text("Le plateau de")
    guest.page.get_by_role("button", name="Revoir le mien").click()
    expect(guest.page.get_by_role("region", name="Ma carte du Canada")).to_be_visible()


def test_unreachable_places_show_the_nearest_product(meet: Meet) -> None:
    guest = meet("Rosalie")
    start = Start(guest)
    guest.open(start.id)
    half(guest, start.far).click()
    expect(guest.refusal).to_contain_text("QD-5.1.1")  # first step 1, then the visit
    guest.page.keyboard.press("Escape")
    guest.choose(re.compile("^Passer"))
    expect(guest.asked).to_contain_text(SECOND)
    half(guest, start.far).click()
    expect(guest.refusal).to_contain_text("QD-5.4.3")
    told = [int(number) for number in re.findall(r"\d+", guest.refusal.inner_text())]
    assert any(product in told for product in start.made)  # the nearest product


def test_the_quiz_asks_the_product_and_counts_wrong_answers(meet: Meet) -> None:
    guest = meet("Léa")
    start = Start(guest, quiz="on")
    guest.open(start.id)
    expect(guest.page.get_by_text("à vous de calculer")).to_be_visible()
    expect(guest.page.locator(".n.alone, .n.taxi, td.made")).to_have_count(0)  # nothing is highlighted
    guest.choose(re.compile("^Passer"))
    expect(guest.asked).to_contain_text(SECOND)
    half(guest, start.place).click()
    first, second = sorted(start.tokens, key=int)
    guest.bar.get_by_role("button", name=re.compile(f"{first} × {second}\\b")).first.click()
    question = guest.bar.get_by_role("textbox", name=f"Combien font {first} × {second} ?")
    question.fill(str(start.product + 1))
    question.press("Enter")
    expect(guest.bar.get_by_role("status")).to_have_text(
        f"{start.product + 1}, ce n'est pas ça. Encore 2 essais."
    )
    seat = guest.page.locator("article.seat.turn")
    expect(seat).to_contain_text("0 juste, 1 erreur")
    expect(question).to_be_focused()
    question.fill(str(start.product))
    question.press("Enter")
    guest.confirm()
    expect(visited(guest, start)).to_be_visible()
    expect(seat).to_contain_text(re.compile(r"1 juste, 1 erreur · \d+ s"))  # and the time


def test_a_visit_is_made_by_touch_on_a_phone(meet: Meet) -> None:
    guest = meet("Noé", **PHONE)
    start = Start(guest)
    guest.open(start.id)
    guest.fits()
    half(guest, start.place).tap()
    expect(guest.asked).to_contain_text("quels jetons multipliez-vous ?")
    expect(guest.asked).to_be_in_viewport()
    guest.fits()
    guest.bar.locator(".chip").first.tap()
    guest.confirm()
    expect(guest.asked).not_to_contain_text("quels jetons")
    guest.fits()
    sheet = guest.page.get_by_role("complementary", name="Journal, discussion et règles")
    for name in ("Taxis", "Calculs"):
        sheet.get_by_role("tab", name=name).tap()
        expect(sheet.get_by_role("tabpanel", name=name)).to_be_in_viewport()
        guest.fits()


def test_the_quiz_is_answered_by_touch_on_a_phone(meet: Meet) -> None:
    """The keys are all visible, nothing covers them, and the field opens no on-screen keyboard."""
    guest = meet("Élise", **PHONE)
    start = Start(guest, quiz="on")
    guest.open(start.id)
    guest.choose(re.compile("^Passer"))
    half(guest, start.place).tap()
    first, second = sorted(start.tokens, key=int)
    guest.bar.get_by_role("button", name=re.compile(f"{first} × {second}\\b")).first.tap()
    field = guest.bar.get_by_role("textbox")
    expect(field).to_have_attribute("inputmode", "none")
    expect(guest.asked).to_be_in_viewport(ratio=1)
    on_top(guest, guest.asked)
    on_top(guest, field)
    keys = guest.bar.locator(".keys button")
    expect(keys).to_have_count(12)
    for key in keys.all():
        expect(key).to_be_in_viewport(ratio=1)
        on_top(guest, key)
    guest.bar.get_by_role("button", name="9", exact=True).tap()
    guest.bar.get_by_role("button", name="Effacer un chiffre").tap()
    for digit in str(start.product):
        guest.bar.get_by_role("button", name=digit, exact=True).tap()
    expect(field).to_have_value(str(start.product))
    guest.bar.get_by_role("button", name="Répondre").tap()
    guest.confirm()
    expect(visited(guest, start)).to_be_visible()


@pytest.mark.parametrize("width", [1400, 390])
def test_axe_finds_nothing(meet: Meet, width: int) -> None:
    guest = meet("Agathe", width=width, height=900)
    guest.page.add_init_script(path=AXE)
    wrong: list[str] = []

    def judge(moment: str) -> None:
        for theme in ("dark", "light"):
            shine(guest, theme)
            wrong.extend(f"{moment}, {theme}: {found}" for found in guest.page.evaluate(JUDGE))

    start = Start(guest)
    guest.open(start.id)
    expect(guest.asked).to_contain_text(FIRST)
    judge("first step")
    half(guest, start.place).click()
    expect(guest.asked).to_contain_text("quels jetons")
    judge("tokens")
    quiz = Start(guest, quiz="on", mode="expert")
    guest.open(quiz.id)
    guest.choose(re.compile("^Passer"))
    expect(guest.asked).to_contain_text(SECOND)
    half(guest, quiz.place).click()
    guest.bar.locator(".chip").first.click()
    expect(guest.bar.get_by_role("textbox")).to_be_visible()
    judge("quiz")
    assert wrong == []


def test_a_whole_game_to_its_final_score(meet: Meet) -> None:
    guest = meet("Zoé")
    match = guest.create("quadrata", ME, GREEDY)
    guest.open(match)
    went = guest.play_on(3)
    assert went["stuck"] is None
    assert went["refused"] == []  # highlighted choices are always legal
    assert went["films"] == 1
    assert went["onBoard"] > 5

    said = guest.said("GET", f"/api/matches/{match}")
    outcome = said["outcome"]
    order = sorted(range(2), key=lambda seat: outcome["ranks"][seat])
    totals = guest.result.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
    assert totals.all_inner_texts() == [french(outcome["points"][seat]) for seat in order]
    planes = guest.result.get_by_role("row", name=re.compile("^Avions")).get_by_role("cell")
    halves = [outcome["parts"][seat]["planes"] for seat in order]
    shown = [french(value) if value else "–" for value in halves]
    assert planes.all_inner_texts() == (shown if any(halves) else [])
    guest.result.get_by_role("button", name="Voir le plateau").first.click()
    points = guest.page.locator("article.seat .points")
    assert [text.replace("PV", "").strip() for text in points.all_inner_texts()] == [
        french(value) for value in outcome["points"]
    ]
    guest.speak("en")
    expect(points.first).to_contain_text(f"{outcome['points'][0]:g}")


def test_whose_map_is_looked_at_belongs_to_the_match(meet: Meet) -> None:
    guest = meet("Camille")
    four = guest.create("quadrata", ME, RANDOM, RANDOM, RANDOM)
    two = Start(guest)
    guest.open(four)
    guest.page.get_by_role("button", name=re.compile("^Voir le plateau d")).nth(3).click()
    expect(guest.page.locator(".board .whose")).to_be_visible()
    # In the same tab, without reloading the pages.
    guest.open(two.id)
    expect(guest.page.get_by_role("region", name="Ma carte du Canada")).to_be_visible()
    expect(guest.page.locator(".board .whose")).to_have_count(0)
