"""A hint shows the move, on the board and in a sentence, only to the player who asked for it."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, OPEN, Guest
from tests.browser.test_every_page import speak
from tests.web.visiting import wait_until

IN_BAR = "document.querySelector('.ask').contains(document.activeElement)"
DO = re.compile("Jouer ce coup|Play this move")


def advise(guest: Guest) -> None:
    guest.bar.get_by_role("button", name=re.compile("Montrer un bon coup|Show me a good move")).click()
    expect(guest.bar.get_by_role("button", name=DO)).to_be_visible()


def take_advice(guest: Guest) -> None:
    """Play the advised move, and confirm if asked."""
    before = guest.page.locator(".moves").inner_text() if guest.page.locator(".moves").is_visible() else None
    guest.bar.get_by_role("button", name=DO).click()
    guest.confirm()
    expect(guest.bar.get_by_role("button", name=DO)).to_have_count(0)
    expect(guest.bar).to_have_attribute("aria-busy", "false")  # a move may be several answers
    if before is not None:
        expect(guest.page.locator(".moves")).not_to_have_text(before)


@pytest.mark.parametrize(
    ("game", "marks", "says"),
    [
        ("quebec", "[data-idea], .leader.k-idea", "Prendre le Leader|Démarrer|Contribuer|Envoyer"),
        ("quadrata", "[data-idea], .card.idea, .half.idea, .token.idea", "Remplacer|Passer|Visiter"),
        ("nouvelle_france", "[data-idea]", "Prendre la pièce .*, puis bâtir sur .*, puis poser en [A-Z]"),
    ],
)
def test_it_shows_the_very_move_and_plays_it(meet: Meet, game: str, marks: str, says: str) -> None:
    guest = meet("Maude")
    guest.forgives.append("GL Driver Message")  # a message of software rendering
    guest.open(guest.create(game, ME, *([GREEDY] * 2 if game != "nouvelle_france" else [])))
    advise(guest)
    expect(guest.asked).to_have_text(re.compile(says))
    expect(guest.page.locator(marks).first).to_be_visible()
    cut_off = "what => what.scrollHeight > what.clientHeight + 1"
    assert not guest.bar.locator(".what").evaluate(cut_off), "a long move and its reasons are readable"
    # Escape dismisses it, H asks again, Enter plays it: the button has the focus.
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(marks)).to_have_count(0)
    guest.page.keyboard.press("h")
    expect(guest.bar.get_by_role("button", name=DO)).to_be_focused()
    before = guest.page.locator(".moves").inner_text()
    guest.page.keyboard.press("Enter")
    guest.confirm()
    expect(guest.page.locator(marks)).to_have_count(0)
    expect(guest.page.locator(".moves")).not_to_have_text(before)


@pytest.mark.parametrize("game", ["quebec", "quadrata"])
def test_the_focus_stays_in_the_bar_when_the_advice_is_played(meet: Meet, game: str) -> None:
    guest = meet("Maude")
    guest.open(guest.create(game, ME, ME, ME))
    for _ in range(2):
        advise(guest)
        take_advice(guest)
        wait_until(lambda: guest.page.evaluate(IN_BAR), "the focus is in the bar")
        guest.page.keyboard.press("Tab")
        assert guest.page.evaluate("document.activeElement !== document.body")


def test_it_says_why_and_what_it_fears_beside_the_board(meet: Meet) -> None:
    guest = meet("Maude")
    guest.open(guest.create("quebec", ME, GREEDY, GREEDY))
    advise(guest)
    tab = guest.page.get_by_role("tab", name="Indice")
    expect(tab).to_have_attribute("aria-selected", "true")
    panel = guest.page.get_by_role("tabpanel").filter(has=guest.page.locator(".hint"))
    expect(panel).to_contain_text(re.compile("Votre chance de gagner"))
    expect(panel).to_contain_text(re.compile(r"Mieux que «\s.+\s»|À peu près aussi bien que «\s.+\s»"))
    expect(panel).to_contain_text(re.compile(r"\d+ simulations"))
    # The board is dimmed except for the place of the move.
    expect(guest.page.locator("[data-veil]")).to_be_visible()
    # Another idea is another move; N switches to it as well.
    first = guest.asked.inner_text()
    guest.bar.get_by_role("button", name=re.compile("Une autre idée")).click()
    expect(guest.asked).not_to_have_text(first)
    guest.page.keyboard.press("n")
    guest.page.keyboard.press("Escape")
    expect(tab).to_have_count(0)
    expect(guest.page.locator("[data-veil]")).to_have_count(0)


def test_a_refusal_names_its_rule_and_follows_the_language(meet: Meet) -> None:
    guest = meet("Maude")
    guest.forgives += ["status of 409", "answer: 409"]
    guest.open(guest.create("quebec", ME, GREEDY, GREEDY))
    lamp = guest.bar.get_by_role("button", name="Montrer un bon coup")
    expect(lamp).to_be_visible()
    guest.page.route("**/hint", about_a_contribution)
    lamp.click()
    expect(guest.refusal).to_contain_text("Il n'y a pas d'architecte sur")
    expect(guest.refusal).to_contain_text("QC-5.30")
    expect(guest.refusal.get_by_role("button", name="Lire la règle")).to_be_visible()
    speak(guest, "en")
    expect(guest.refusal).to_contain_text("There is no architect on")
    assert "architecte" not in guest.refusal.inner_text()


def about_a_contribution(route: Route) -> None:
    """For a building where a contribution is impossible; the page itself asks only about legal moves."""
    asked = json.loads(route.request.post_data or "{}")
    asked["about"] = {"verb": "contribute", "site": "port_quarter_1"}
    route.continue_(post_data=json.dumps(asked))


def test_where_the_host_wants_none_there_is_no_lamp(meet: Meet) -> None:
    guest = meet("Maude")
    match = guest.said(
        "POST", "/api/matches", {"game": "quebec", "seats": [ME, GREEDY, GREEDY], "hints": False}
    )["id"]
    guest.open(match)
    expect(guest.asked).to_have_text(re.compile("C'est votre tour"))
    lamp = guest.bar.get_by_role("button", name=re.compile("Montrer un bon coup"))
    expect(lamp).to_have_count(0)


def test_the_host_says_so_when_opening_the_match(meet: Meet) -> None:
    host = meet("Agathe")
    host.home()
    host.page.locator("article.card .also button").last.click()
    dialog = host.page.get_by_role("dialog")
    allowed = dialog.get_by_role("checkbox", name=re.compile("Indices permis"))
    expect(allowed).to_be_checked()
    allowed.uncheck()
    dialog.get_by_role("button", name="Créer et inviter").click()
    expect(dialog).to_have_count(0)
    assert host.said("GET", f"/api/matches/{host.match()}")["hints"] is False


def test_other_players_do_not_see_it(meet: Meet) -> None:
    one, two = meet("Maude"), meet("Étienne")
    match = one.create("quebec", ME, OPEN, GREEDY)
    two.said("POST", f"/api/matches/{match}/join", {"seat": 1})
    one.open(match)
    two.open(match)
    for guest in (one, two):
        expect(guest.asked).to_have_text(re.compile("C'est votre tour|C'est à (Maude|Étienne) de jouer"))
    asker, other = (one, two) if one.bar.locator(".chip").count() > 0 else (two, one)
    asked = other.asked.inner_text()
    advise(asker)
    expect(other.asked).to_have_text(asked)
    expect(other.page.locator("[data-idea], .leader.k-idea")).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "fr",
            [
                "Garder : .+, puis placer la Mairie en [A-J][0-9]+",
                "Prendre la carte : .+, puis construire : .+, puis poser en [A-J][0-9]+, .+",
            ],
        ),
        (
            "en",
            [
                "Keep: .+, then place the Town Hall at [A-J][0-9]+",
                "Take the card: .+, then build: .+, then lay it at [A-J][0-9]+, .+",
            ],
        ),
    ],
)
def test_in_small_city_it_says_the_whole_move(meet: Meet, lang: str, sentences: list[str]) -> None:
    guest = meet("Maude", lang=lang)
    guest.open(guest.create("small_city", ME))
    for sentence in sentences:
        advise(guest)
        expect(guest.asked).to_have_text(re.compile(sentence.replace(" ", r"\s")))
        expect(guest.page.locator(".k-idea").first).to_be_visible()
        # The tile is drawn where it would lie.
        expect(guest.page.locator(".stage .tile[data-advised]").first).to_be_visible()
        take_advice(guest)
        expect(guest.page.locator("[data-advised]")).to_have_count(0)
