"""Civilization by the clicks of two people: three rounds of one match with a founded city, a trade, a wonder, a
cancelled city action, battles for a village and a city, techs and a discovery. Axe checks every window on the way."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.at_civilization import (
    asks,
    battle,
    fight,
    item,
    let_move,
    more,
    moved,
    offer,
    pick_up,
    prepared_table,
    set_out,
    square,
    step_of,
    turn_of,
)
from tests.browser.conftest import Meet
from tests.browser.guest import ME, OPEN, PHONE, Guest
from tests.browser.test_every_page import AXE, JUDGE
from tests.web.serving import Server
from tests.web.visiting import wait_until

ENDS = re.compile(
    "^(Terminer|Terminé|Clore|Passer|S’arrêter|Ne rien|Refuser|Garder"
    "|End|Done|Close|Pass|Stop|Research nothing|Refuse|Keep)"
)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with prepared_table(tmp_path_factory.mktemp("evening")) as server:
        yield server


class Evening:
    """Actions planned for a turn, a player and a question are carried out there in order; everything else is ended,
    passed or declined. Ann uses French and light mode, Bob English and dark mode."""

    def __init__(self, ann: Guest, bob: Guest) -> None:
        self.ann, self.bob = ann, bob
        self.wrong: list[str] = []
        self.plan: dict[tuple[int, Guest, str], list[Callable[[], None]]] = {
            (7, ann, "start"): [self.found_a_city],
            (7, ann, "trade"): [self.trade, self.begin_another_offer],
            (7, ann, "city"): [self.build_a_wonder, self.devote_to_the_arts],
            (7, bob, "respond"): [self.let_it_pass, self.cancel],
            (7, bob, "city"): [self.look_at_a_city_by_night],
            (7, ann, "movement"): [self.attack_a_village],
            (7, ann, "place_person"): [self.place_who_was_won],
            (7, ann, "research"): [self.research],
            (8, ann, "trade"): [self.close_while_another_thinks],
            (8, ann, "movement"): [self.attack_a_city],
            (8, bob, "save"): [self.save_a_unit],
            (8, ann, "loot"): [self.loot],
            (9, ann, "movement"): [self.discover],
        }

    def play_to(self, turn: int) -> None:
        both = (self.ann, self.bob)
        while turn_of(self.ann) < turn:
            wait_until(lambda: any(step_of(guest) for guest in both), "a question")
            guest = next(guest for guest in both if step_of(guest))
            planned = self.plan.get((turn_of(guest), guest, step_of(guest)))
            if planned:
                planned.pop(0)()
            elif step_of(guest) == "battle":
                fight(guest)
            elif step_of(guest) == "research" and guest.page.locator(".offer.can").count() > 0:
                guest.page.locator(".offer.can").first.click()
                guest.confirm()
            else:
                guest.bar.get_by_role("button", name=ENDS).first.click()
                guest.confirm()
        assert [key for key, left in self.plan.items() if left] == []

    def judge(self, guest: Guest, window: str) -> None:
        self.wrong += [f"{window}: {found}" for found in guest.page.evaluate(JUDGE)]

    # ---------------------------------------------------------------- cities

    def found_a_city(self) -> None:
        square(self.ann, "4c2").click()
        self.ann.page.get_by_role("menuitem", name=re.compile("^Fonder")).click()
        self.ann.confirm()
        expect(square(self.bob, "4c2")).to_have_attribute("aria-label", re.compile("city of Ann"))
        expect(self.bob.log).to_contain_text("Ann founds a city at 4c2")

    def build_a_wonder(self) -> None:
        ann = self.ann
        self.judge(ann, "city")
        item(ann, "stonehenge").click()
        ann.confirm()
        asks(ann, "produce_square")
        square(ann, "1b3").click()
        ann.confirm()
        # Players who could respond are asked; waiting ones see the same text.
        expect(ann.asked).to_have_text("On attend les réponses")

    def let_it_pass(self) -> None:
        said = self.bob.page.get_by_role("region", name="What is announced")
        expect(said).to_contain_text("Ann announces production")
        expect(said).to_contain_text("Stonehenge")
        expect(self.bob.bar.locator("details.standing summary")).to_have_text("Always: ask me")
        # Bob's own city is shown as well, without explanations of what is impossible now.
        expect(self.bob.page.get_by_role("region", name="The city shown")).not_to_contain_text("To harvest")
        self.judge(self.bob, "responses")
        self.bob.choose(re.compile("^Pass"))
        expect(square(self.ann, "1b3")).to_have_attribute("aria-label", re.compile("Stonehenge"))
        expect(item(self.ann, "stonehenge")).to_have_count(0)

    def devote_to_the_arts(self) -> None:
        """From the sheet of a phone: it closes, and the announcement is visible while all wait."""
        ann = self.ann
        square(ann, "4c2").click()
        wide = ann.page.viewport_size
        ann.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        ann.page.get_by_role("tab", name="Cité").click()
        ann.page.get_by_role("button", name=re.compile("^Art :")).click()
        ann.confirm()
        expect(ann.asked).to_have_text("On attend les réponses")
        expect(ann.page.get_by_role("button", name="Ouvrir le volet")).to_be_visible()
        said = ann.page.get_by_role("region", name="Ce qui est annoncé")
        expect(said).to_contain_text("Ann consacre à l’art")
        expect(said).to_be_in_viewport(ratio=1)
        # The tab is not empty for the waiting player.
        expect(ann.page.get_by_role("region", name="La cité montrée")).to_contain_text("A agi ce tour")
        self.judge(ann, "waiting for responses")
        assert wide is not None
        ann.page.set_viewport_size(wide)

    def cancel(self) -> None:
        expect(self.bob.page.get_by_role("region", name="What is announced")).to_contain_text(
            "Ann devotes to the arts"
        )
        self.bob.choose(re.compile("^Cancel"))
        asks(self.ann, "city")
        expect(self.ann.log).to_contain_text("est annulée")
        square(self.ann, "4c2").click()
        wide = self.ann.page.viewport_size
        self.ann.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        self.ann.page.get_by_role("tab", name="Cité").click()
        self.ann.page.get_by_role("button", name=re.compile("^Art :")).click()
        expect(self.ann.refusal).to_contain_text("CV-13.3")
        assert wide is not None
        self.ann.page.set_viewport_size(wide)

    def look_at_a_city_by_night(self) -> None:
        self.bob.page.get_by_role("group", name="My cities").get_by_role("button").first.click()
        expect(self.bob.page.get_by_role("region", name="What the city yields")).to_be_visible()
        self.judge(self.bob, "city")

    # ---------------------------------------------------------------- trade

    def trade(self) -> None:
        """An offer is answered by another one, which is accepted."""
        ann, bob = self.ann, self.bob
        ann.choose(re.compile("^Faire une offre"))
        own = offer(ann).locator('[data-after="trade"] td').first
        before = int(own.inner_text().split()[0])
        more(ann, "give trade")
        more(ann, "give trade")
        expect(own).to_have_text(f"{before} −2")
        offer(ann).locator('[data-good="give trade"]').get_by_role(
            "button", name="Un de moins : commerce"
        ).click()
        expect(own).to_have_text(f"{before} −1")
        self.judge(ann, "offer")
        offer(ann).get_by_role("button", name=re.compile("^Envoyer")).click()
        ann.confirm()
        asks(bob, "answer_offer")
        expect(offer(bob).locator('[data-good="give trade"] .count')).to_have_text("1")
        self.judge(bob, "offer to answer")
        offer(bob).get_by_role("button", name="Make a counter-offer").click()
        bob.confirm()
        asks(bob, "offer")
        more(bob, "give wheat")
        more(bob, "want iron")
        offer(bob).get_by_role("button", name=re.compile("^Send")).click()
        bob.confirm()
        asks(ann, "answer_offer")
        expect(offer(ann).locator('[data-good="give wheat"] .count')).to_have_text("1")
        offer(ann).get_by_role("button", name=re.compile("^Accepter")).click()
        ann.confirm()
        expect(ann.log).to_contain_text("concluent un marché")
        expect(bob.log).to_contain_text("strike a deal")

    def begin_another_offer(self) -> None:
        """It is empty at first, and is not sent."""
        self.ann.choose(re.compile("^Faire une offre"))
        expect(offer(self.ann).locator('[data-good="give trade"] .count')).to_have_text("0")
        offer(self.ann).get_by_role("button", name=re.compile("^Retirer")).click()
        self.ann.confirm()

    def close_while_another_thinks(self) -> None:
        """Bob's actions meanwhile change nothing for Ann; offers that she does not make have no cost."""
        moves = self.ann.page.locator("header").get_by_text(re.compile(r"^Coup \d+"))
        before = moves.inner_text()
        self.bob.choose(re.compile("^Make Ann an offer"))
        asks(self.bob, "offer")
        expect(moves).not_to_have_text(before)
        self.ann.bar.get_by_role("button", name=re.compile("^Clore")).click()
        asks(self.ann, "")
        self.bob.choose(re.compile("^Withdraw"))

    # ---------------------------------------------------------------- movement and battle

    def attack_a_village(self) -> None:
        ann, bob = self.ann, self.bob
        square(ann, "3a2").hover()
        expect(ann.page.locator('[data-reach="3a1"]')).to_have_count(1)
        set_out(ann, "3a2", "3b2")
        expect(battle(ann).get_by_role("heading", name="Village barbare en 3b2")).to_be_visible()
        # The player to the left fights for it.
        expect(battle(bob).locator('[data-side="defender"]')).to_contain_text("Barbarians, led by Bob")
        expect(battle(ann).locator("[data-prize]")).to_contain_text("CV-9.21")
        self.judge(ann, "battle for a village")

    def place_who_was_won(self) -> None:
        expect(self.ann.log).to_contain_text("conquiert le village")
        # What covers the map folds away.
        self.ann.page.get_by_role("button", name="Replier ce qui couvre la carte").click()
        square(self.ann, "4b1").click()
        self.ann.confirm()
        self.ann.page.get_by_role("button", name="Montrer les commandes de la carte").click()

    def attack_a_city(self) -> None:
        ann, bob = self.ann, self.bob
        expect(square(ann, "3b2")).not_to_have_attribute("aria-label", re.compile("Village"))
        let_move(ann)
        # The path is shown square by square.
        pick_up(ann, "5c4")
        square(ann, "5c2").hover()
        expect(ann.page.locator('[data-step-to="5c3"]')).to_have_text("1")
        expect(ann.page.locator('[data-step-to="5c2"]')).to_have_text("2")
        square(ann, "5c2").click()
        ann.confirm()

        # Both totals with their parts, who is ahead, the loot.
        for guest in (ann, bob):
            expect(battle(guest)).to_contain_text("CV-9.7")
        defence = battle(ann).locator('[data-side="defender"]')
        expect(defence.locator("[data-total] b")).to_have_text("10")
        expect(defence).to_contain_text("Murs +4")
        expect(battle(ann).locator('[data-side="attacker"]')).to_contain_text("Général +4")
        expect(battle(ann).locator("[data-projected]")).to_contain_text("En tête : Bob")
        expect(battle(ann).locator("[data-prize]")).to_contain_text("2 butins")

        # A unit held over a front previews its effect; the table's result is the same.
        battle(ann).locator("[data-unit]:enabled").last.click()
        battle(ann).locator('[data-front="0"]').first.hover()
        after = battle(ann).locator("[data-projected] .scale span").first.inner_text()
        battle(ann).locator('[data-front="0"]').first.click()
        ann.confirm()
        expect(battle(ann).locator('[data-side="attacker"] [data-total] b')).to_have_text(after)
        expect(battle(ann).locator("[data-course] li")).to_have_count(1)
        end = battle(ann).locator(".ability", has_text=re.compile("^Terminer"))
        if end.is_visible():  # if abilities could still be used, a turn ends only explicitly
            end.click()
            ann.confirm()
        battle(bob).locator("[data-unit]:enabled").first.click()
        expect(battle(bob).locator('[data-front="1"]')).to_contain_text(re.compile("strike|struck"))
        self.judge(bob, "battle for a city")
        battle(bob).locator('[data-front="1"]').click()
        bob.confirm()
        expect(battle(bob).locator("[data-course] li")).to_have_count(2)

    def save_a_unit(self) -> None:
        """China saves one after each of its battles."""
        battle(self.bob).locator(".ability").first.click()
        self.bob.confirm()

    def loot(self) -> None:
        battle(self.ann).locator(".ability", has_text="culture").click()
        self.ann.confirm()
        expect(self.bob.log).to_contain_text("Ann takes from Bob")

    def discover(self) -> None:
        # The defeated city sank when the map became visible again.
        moved(self.ann, "sinks 5c2")
        self.ann.page.emulate_media(reduced_motion="reduce")
        expect(square(self.bob, "5c2")).not_to_have_attribute("aria-label", re.compile("city"))
        pick_up(self.ann, "5c2")
        square(self.ann, "5c1").press("Enter")
        self.ann.confirm()
        asks(self.ann, "move")
        expect(square(self.ann, "7c4")).to_have_attribute("data-can", "true")
        expect(square(self.ann, "7c4")).to_have_attribute("aria-label", re.compile("Tuile inconnue"))
        # The map brings the square with the focus into view.
        square(self.ann, "7c4").press("Enter")
        self.ann.confirm()
        for guest, unknown in ((self.ann, "Tuile inconnue"), (self.bob, "Unknown tile")):
            expect(square(guest, "7c4")).not_to_have_attribute("aria-label", re.compile(unknown))

    # ---------------------------------------------------------------- research

    def research(self) -> None:
        ann = self.ann
        expect(ann.page.get_by_role("heading", name="Ma pyramide")).to_be_visible()
        tech = ann.page.locator(".offer.can").first
        tech.hover()
        # The supports of its spot are highlighted.
        expect(ann.page.locator(".pyramid .tick")).to_have_count(2)
        self.judge(ann, "pyramid")
        self.judge(self.bob, "pyramid")
        tech.click()
        ann.confirm()


def test_three_rounds_of_two_people(meet: Meet, table: Server) -> None:
    ann = meet("Ann", table)
    bob = meet("Bob", table, lang="en", color_scheme="dark")
    match = ann.create("civilization", ME, OPEN, options={"scene": "evening"})
    bob.said("POST", f"/api/matches/{match}/join", {})
    for guest in (ann, bob):
        guest.page.add_init_script(path=AXE)
        guest.open(match)
    evening = Evening(ann, bob)
    evening.play_to(10)
    expect(bob.log).to_contain_text("Ann learns")
    assert evening.wrong == []
