"""A new user: one click starts a game, and every refusal explains itself."""

import re

import pytest
from playwright.sync_api import expect

from ludotheque.core.catalogue import load_game
from ludotheque.core.rulebook import rulebook
from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, Guest

TURN = {"fr": "C'est votre tour : que faites-vous ?", "en": "It is your turn: what do you do?"}


def begun(meet: Meet, **window: object) -> Guest:
    """A guest who has just clicked on Québec."""
    guest = meet(**window)
    guest.home()
    guest.page.get_by_role("button", name=re.compile("(Jouer maintenant|Play now).*Québec")).click()
    guest.match()
    return guest


def test_one_click_and_it_is_my_turn(meet: Meet) -> None:
    guest = begun(meet)
    expect(guest.asked).to_have_text(TURN["fr"])
    seats = guest.said("GET", f"/api/matches/{guest.match()}")["seats"]
    assert [(seat["kind"], seat["you"]) for seat in seats] == [("human", True)] + [("bot", False)] * 3
    assert guest.page.title().startswith("À vous")
    assert guest.glowing().count() >= 8  # eleven sites of the first century, minus those taken by bots
    assert guest.glowing("zone").count() == 5
    expect(guest.glowing("leader")).not_to_have_count(0)
    guest.page.reload()
    expect(guest.asked).to_have_text(TURN["fr"])


def test_a_click_on_the_board_is_a_decision(meet: Meet) -> None:
    guest = begun(meet)
    expect(guest.asked).to_have_text(TURN["fr"])
    before = guest.moves(guest.match())
    site = guest.free_site()
    site.click()
    expect(site).to_have_attribute("aria-label", re.compile("Chantier d"))
    expect(guest.log).to_contain_text(re.compile(r"Invité \d+ place son architecte"))
    assert guest.moves(guest.match()) >= before + 2  # with which worker, and where


def test_a_choice_of_the_bar_is_a_decision(meet: Meet) -> None:
    guest = begun(meet)
    guest.bar.get_by_role("button", name=re.compile("^Envoyer")).click()
    expect(guest.glowing("zone")).to_have_count(5)
    expect(guest.glowing()).to_have_count(0)  # only the subject of the explanation is still highlighted
    zones = guest.bar.get_by_role("group", name="Envoyer")
    expect(zones.get_by_role("button")).to_have_count(5)
    zones.get_by_role("button", name=re.compile("Culture")).click()
    expect(guest.log).to_contain_text(re.compile(r"Invité \d+ envoie .*Culture"))


def test_impossible_choices_are_explained_with_a_link_to_the_rule(meet: Meet) -> None:
    guest = begun(meet)
    expect(guest.asked).to_have_text(TURN["fr"])
    before = guest.moves(guest.match())
    # A site of the fourth century, in the first.
    guest.page.get_by_role("button", name=re.compile("^Grand Théâtre de Québec")).click()
    card = guest.refusal
    expect(card).to_contain_text(re.compile(r"Impossible.*QC-\d", re.DOTALL))
    rule = card.locator(".rule").inner_text()
    card.get_by_role("button", name="Lire la règle").click()
    expect(card).to_be_hidden()
    expect(guest.page.get_by_role("tab", name="Règles")).to_have_attribute("aria-selected", "true")
    opened = guest.page.locator(f'details[data-rule="{rule}"]')
    expect(opened).to_have_attribute("open", "")
    expect(opened.locator(".text")).to_be_in_viewport()
    expect(opened.locator("summary")).to_be_focused()
    assert guest.moves(guest.match()) == before


def test_a_question_of_another_moment_is_refused_by_the_house_rule(meet: Meet) -> None:
    guest = begun(meet)
    expect(guest.asked).to_have_text(TURN["fr"])
    guest.page.locator(".spot[data-can=false][data-anchor^=district]").first.click()
    expect(guest.refusal).to_contain_text("Ce n'est pas ce qui vous est demandé maintenant.")
    guest.refusal.get_by_role("button", name="Lire la règle").click()
    expect(guest.page.locator('details[data-rule="LU-2"] .text')).to_be_in_viewport()


def test_both_languages_without_reload(meet: Meet) -> None:
    guest = begun(meet, lang="en")
    expect(guest.asked).to_have_text(TURN["en"])
    expect(guest.page.get_by_text(re.compile(r"^Guest \d+$")).first).to_be_visible()
    guest.page.evaluate("window.untouched = true")
    guest.speak("fr")
    expect(guest.asked).to_have_text(TURN["fr"])
    expect(guest.bar.get_by_role("button", name=re.compile("^Démarrer"))).to_be_visible()
    expect(guest.log).to_contain_text("La partie commence.")
    assert guest.page.locator("html").get_attribute("lang") == "fr"
    guest.speak("en")
    expect(guest.asked).to_have_text(TURN["en"])
    expect(guest.bar.get_by_role("button", name=re.compile("^Start"))).to_be_visible()
    expect(guest.log).to_contain_text("Play begins.")
    guest.page.get_by_role("button", name=re.compile("^Grand Théâtre de Québec")).click()
    expect(guest.refusal.get_by_role("button", name="Read the rule")).to_be_visible()
    assert guest.page.evaluate("window.untouched") is True
    # The choice is remembered.
    guest.page.reload()
    expect(guest.asked).to_have_text(TURN["en"])


def test_an_owner_of_the_box_sees_which_values_are_reconstructed(meet: Meet) -> None:
    guest = meet("Maude")
    guest.go("rules/small_city")
    values = guest.page.locator("details").filter(has_text="Valeurs dont nous ne sommes pas sûrs")
    expect(values.get_by_text(re.compile(r"^\d+ valeurs$"))).to_be_visible()
    expect(values.get_by_text("economy.commercial_cash")).to_have_count(0)
    values.locator("summary").click()
    expect(values.get_by_text("economy.commercial_cash")).to_be_visible()
    expect(values.get_by_role("heading", name="council.toml")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "query"), [("small_city", "centrale nucléaire"), ("quebec", "à deux joueurs")]
)
def test_the_page_shows_the_rules_that_were_found_in_the_order_of_the_search(
    meet: Meet, game: str, query: str
) -> None:
    guest = meet("Rosalie")
    guest.go(f"rules/{game}")
    expected = [rule.id for rule in rulebook(load_game(game).folder, "fr").search(query, 30)]
    guest.page.get_by_role("searchbox").fill(query)
    rules = guest.page.locator("details[data-rule]")
    expect(rules).to_have_count(len(expected))
    assert rules.evaluate_all("all => all.map(one => one.dataset.rule)") == expected


def test_the_rules_can_be_searched(meet: Meet) -> None:
    guest = meet()
    guest.go("rules/quebec")
    rules = guest.page.locator("details[data-rule]")
    expect(rules.first).to_be_visible()
    everything = rules.count()
    guest.page.get_by_role("searchbox", name="Chercher dans les règles").fill("architecte neutre")
    expect(guest.page.locator("details[data-rule]", has_text="neutre").first).to_be_visible()
    expect(rules).not_to_have_count(everything)
    assert 0 < rules.count() < everything
    guest.page.get_by_role("searchbox").fill("zzzz")
    expect(guest.page.get_by_text("Aucune règle ne contient ces mots.")).to_be_visible()


def test_a_successful_search_clears_the_previous_error(meet: Meet) -> None:
    guest = meet()
    guest.forgives += ["status of 400", "answer: 400"]
    guest.go("rules/quebec")
    search = guest.page.get_by_role("searchbox")
    problem = guest.page.get_by_role("alert")
    for then in ("architecte neutre", ""):
        search.fill("ouvrier " * 21)
        expect(problem).to_have_text("Une recherche a au plus 20 mots et 200 caractères.")
        search.fill(then)
        expect(problem).to_have_count(0)


def test_a_name_and_an_account_keep_my_matches(meet: Meet) -> None:
    guest = meet("Agathe")
    match = guest.create("quebec", ME, GREEDY, GREEDY)
    guest.go("account")
    page = guest.page
    name = f"Agathe {match[:6]}"
    page.get_by_label("Nom", exact=True).first.fill(name)
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_role("status")).to_have_text("Votre nom est changé.")
    page.get_by_label("Phrase secrète").first.fill("le chat dort sur le toit")
    page.get_by_role("button", name="Créer le compte").click()
    expect(page.get_by_role("status")).to_have_text("Le compte est créé ; vos parties lui appartiennent.")
    other = meet()
    other.go("account")
    login = other.page.locator("form", has=other.page.get_by_role("heading", name="Se connecter"))
    login.get_by_label("Nom").fill(name)
    login.get_by_label("Phrase secrète").fill("le chat dort sur le toit")
    login.get_by_role("button", name="Se connecter").click()
    expect(other.page.get_by_role("status")).to_have_text("Vous êtes connecté ; vos parties sont là.")
    other.home()
    mine = other.page.get_by_role("region", name="Vos parties")
    mine.get_by_role("link", name=re.compile("^Jouer.*Québec")).click()
    assert other.match() == match
    expect(other.asked).to_have_text(TURN["fr"])
