"""Civilization by two people's clicks, from prepared positions: a city and its sums, a wonder, an answer that cancels,
a way over the map, battles against a village and a player, a city founded."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Meet
from tests.browser.guest import GREEDY, ME, OPEN, PHONE, Guest
from tests.browser.prepared.civilization import PLACE
from tests.browser.test_every_page import AXE, JUDGE
from tests.web.serving import COMMAND, Server
from tests.web.visiting import wait_until


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    own = Server(tmp_path_factory.mktemp("scenes"), games=PLACE)
    own.command = COMMAND  # not forked from a process that knows the game without its scenes
    own.start()
    yield own
    own.close()


def seated(meet: Meet, table: Server, scene: str, **window: object) -> tuple[Guest, Guest]:
    """Two people at a prepared position."""
    ann, bob = meet("Ann", table, **window), meet("Bob", table)
    match = ann.create("civilization", ME, OPEN, options={"scene": scene})
    bob.said("POST", f"/api/matches/{match}/join", {})
    for guest in (ann, bob):
        guest.open(match)
    return ann, bob


def asks(guest: Guest, step: str) -> None:
    expect(guest.page.locator("section.board")).to_have_attribute("data-step", step)


def square(guest: Guest, id: str) -> Locator:
    return guest.page.locator(f'[data-spot="{id}"]')


def item(guest: Guest, id: str) -> Locator:
    return guest.page.locator(f'[data-item="{id}"]')


def battle(guest: Guest) -> Locator:
    return guest.page.get_by_role("group", name="La bataille")


# ---------------------------------------------------------------- cities


def test_a_city_explains_its_sums_and_builds_a_wonder(meet: Meet, table: Server) -> None:
    ann, bob = seated(meet, table, "realm")
    asks(ann, "city")
    sums = ann.page.get_by_role("region", name="Ce que rapporte la cité")
    made = sums.locator('[data-sum="production"]')
    expect(made.locator("dt")).to_have_text(re.compile("10"))
    for part in ("Montagne ×3", "Atelier", "Forêt par le colon en 4a1"):
        expect(made).to_contain_text(part)

    # The other city: an enemy stands on one of its squares.
    square(ann, "4c2").click()
    expect(sums.locator('[data-idle="4d1"]')).to_contain_text("Bob")
    expect(sums.locator('[data-idle="4d1"]')).to_contain_text("CV-7.16")
    expect(ann.page.locator('[data-blocked="4d1"]')).to_have_count(1)
    expect(item(ann, "stonehenge")).to_contain_text("a 2, il en faut 10")
    expect(item(ann, "army")).to_contain_text("et 6")

    square(ann, "1c3").click()
    expect(item(ann, "colossus")).to_contain_text("−5 Métallurgie")
    expect(item(ann, "hanging_gardens")).to_contain_text("a 10, il en faut 15")
    item(ann, "hanging_gardens").click()
    expect(ann.refusal).to_contain_text("CV-7.3")
    item(ann, "stonehenge").click()
    ann.confirm()
    asks(ann, "produce_square")
    square(ann, "1c2").click()
    ann.confirm()

    # Who could have an answer is asked; whoever waits reads the same.
    said = bob.page.get_by_role("region", name="Ce qui est annoncé")
    expect(said).to_contain_text("Ann annonce la production")
    expect(said).to_contain_text("Stonehenge")
    expect(ann.asked).to_have_text("On attend les réponses")
    bob.choose(re.compile("^Passer"))
    expect(ann.log).to_contain_text(re.compile("Stonehenge"))
    expect(square(ann, "1c2")).to_have_attribute("aria-label", re.compile("Stonehenge"))
    expect(item(ann, "stonehenge")).to_have_count(0)


def test_an_answer_cancels_what_a_city_does(meet: Meet, table: Server) -> None:
    ann, bob = seated(meet, table, "spy")
    asks(ann, "city")
    ann.page.get_by_role("region", name="La cité montrée").get_by_role(
        "button", name=re.compile("^Art")
    ).click()
    ann.confirm()
    expect(ann.asked).to_have_text("On attend les réponses")
    asks(bob, "respond")
    expect(bob.page.get_by_role("region", name="Ce qui est annoncé")).to_contain_text("Ann consacre à l’art")
    expect(bob.bar.locator("details.standing summary")).to_have_text("Toujours : me demander")
    bob.choose(re.compile("^Annuler"))
    asks(ann, "city")
    expect(ann.log).to_contain_text(re.compile("annul", re.IGNORECASE))
    ann.page.get_by_role("region", name="La cité montrée").get_by_role(
        "button", name=re.compile("^Art")
    ).click()
    expect(ann.refusal).to_contain_text("CV-13.3")


def test_a_city_is_founded(meet: Meet, table: Server) -> None:
    ann, bob = seated(meet, table, "site")
    asks(ann, "start")
    square(ann, "4c2").click()
    ann.page.get_by_role("menuitem", name=re.compile("^Fonder")).click()
    ann.confirm()
    expect(square(bob, "4c2")).to_have_attribute("aria-label", re.compile("cité de Ann", re.IGNORECASE))
    expect(bob.log).to_contain_text(re.compile("Ann fonde"))


# ---------------------------------------------------------------- trade


def offer(guest: Guest) -> Locator:
    return guest.page.get_by_role("group", name="L’offre")


def more(guest: Guest, good: str) -> None:
    """One more of a good on a side of the offer, and the table has taken it."""
    line = offer(guest).locator(f'[data-good="{good}"]')
    count = int(line.locator(".count").inner_text())
    line.get_by_role("button", name=re.compile("^Un de plus")).click()
    expect(line.locator(".count")).to_have_text(str(count + 1))


def test_an_offer_is_answered_by_another_which_is_accepted(meet: Meet, table: Server) -> None:
    ann, bob = seated(meet, table, "market")
    asks(ann, "trade")
    ann.choose(re.compile("^Faire une offre"))
    more(ann, "give trade")
    expect(offer(ann).locator("[data-after='0']")).to_contain_text("12 → 11")
    offer(ann).get_by_role("button", name=re.compile("^Envoyer")).click()
    ann.confirm()
    asks(bob, "answer_offer")
    offer(bob).get_by_role("button", name="Faire une contre-offre").click()
    bob.confirm()
    asks(bob, "offer")
    more(bob, "give wheat")
    more(bob, "want iron")
    offer(bob).get_by_role("button", name=re.compile("^Envoyer")).click()
    bob.confirm()
    asks(ann, "answer_offer")
    expect(offer(ann).locator('[data-good="give wheat"] .count')).to_have_text("1")
    offer(ann).get_by_role("button", name=re.compile("^Accepter")).click()
    ann.confirm()
    for guest in (ann, bob):
        expect(guest.log).to_contain_text("concluent un marché")


# ---------------------------------------------------------------- movement and battle


def set_out(guest: Guest, start: str, end: str) -> None:
    """All figures of a square go to another one, by the nearest way."""
    asks(guest, "movement")
    square(guest, start).click()
    guest.page.get_by_role("menuitem").last.click()
    guest.settle()
    asks(guest, "move")
    square(guest, end).click()
    guest.confirm()


def turn_of(guest: Guest) -> Locator:
    """What a guest may do in a battle turn."""
    return guest.page.locator('section.board[data-step="battle"]').locator("[data-unit]:enabled, .ability")


def is_over(both: list[Guest]) -> bool:
    asked = [guest.page.locator("section.board").get_attribute("data-step") for guest in both]
    return any(step not in ("", "battle") for step in asked)


def end_turn(guest: Guest) -> None:
    """Where abilities could still be used, a turn ends only by saying so."""
    end = battle(guest).locator(".ability", has_text=re.compile("^Terminer"))
    if end.is_visible():
        end.click()
        guest.confirm()


def fight_on(both: list[Guest]) -> None:
    """Whoever may opens a front with the first unit, or ends the turn, until it is over."""
    while True:
        wait_until(
            lambda: any(turn_of(guest).count() for guest in both) or is_over(both),
            "a turn of the battle",
        )
        guest = next((guest for guest in both if turn_of(guest).count() > 0), None)
        if guest is None:
            return
        hand = battle(guest).locator("[data-unit]:enabled")
        if hand.count() > 0:
            hand.first.click()
            battle(guest).locator('[data-front="0"]').first.click()
        else:
            battle(guest).locator(".ability").last.click()
        guest.confirm()


def test_a_village_is_fought_for_by_the_player_to_the_left(meet: Meet, table: Server) -> None:
    ann, bob = seated(meet, table, "village")
    asks(ann, "movement")
    square(ann, "4b2").hover()
    expect(ann.page.locator('[data-reach="4c1"]')).to_have_count(1)
    set_out(ann, "4b2", "4c2")
    expect(battle(ann).get_by_role("heading", name="Village barbare en 4c2")).to_be_visible()
    expect(battle(bob).locator('[data-side="defender"]')).to_contain_text("Barbares, menés par Bob")
    expect(battle(ann).locator("[data-prize]")).to_contain_text("CV-9.21")
    fight_on([ann, bob])
    expect(ann.log).to_contain_text(re.compile("village", re.IGNORECASE))
    expect(square(ann, "4c2")).not_to_have_attribute("aria-label", re.compile("Village"))


def test_two_players_fight_for_a_city_and_the_winner_takes_loot(meet: Meet, table: Server) -> None:
    ann, bob = seated(meet, table, "war")
    asks(ann, "movement")

    # The way is shown square by square, and what stops it says why.
    square(ann, "4c4").click()
    ann.page.get_by_role("menuitem").last.click()
    ann.settle()
    asks(ann, "move")
    square(ann, "4c2").hover()
    expect(ann.page.locator('[data-step-to="4c3"]')).to_have_text("1")
    expect(ann.page.locator('[data-step-to="4c2"]')).to_have_text("2")
    square(ann, "4c2").click()
    ann.confirm()

    # Both totals part by part, who is ahead, what there is to win.
    for guest in (ann, bob):
        expect(battle(guest)).to_contain_text("CV-9.7")
    defence = battle(ann).locator('[data-side="defender"]')
    expect(defence.locator("[data-total] b")).to_have_text("10")
    expect(defence).to_contain_text("Murs +4")
    expect(battle(ann).locator('[data-side="attacker"]')).to_contain_text("Général +4")
    expect(battle(ann).locator("[data-projected]")).to_contain_text("En tête : Bob")
    expect(battle(ann).locator("[data-prize]")).to_contain_text("2 butins")

    # A unit held over a front foresees what its play does; the table's own reckoning comes to the same.
    battle(ann).locator("[data-unit]:enabled").last.click()
    battle(ann).locator('[data-front="0"]').first.hover()
    after = battle(ann).locator("[data-projected] .scale span").first.inner_text()
    battle(ann).locator('[data-front="0"]').first.click()
    ann.confirm()
    expect(battle(ann).locator('[data-side="attacker"] [data-total] b')).to_have_text(after)
    end_turn(ann)
    battle(bob).locator("[data-unit]:enabled").first.click()
    expect(battle(bob).locator('[data-front="1"]')).to_contain_text(re.compile("frapp"))
    battle(bob).locator('[data-front="1"]').click()
    bob.confirm()
    fight_on([ann, bob])
    asks(bob, "save")  # China saves a unit after each of its battles
    battle(bob).locator(".ability").first.click()
    bob.confirm()
    asks(ann, "loot")
    battle(ann).locator(".ability", has_text="culture").click()
    ann.confirm()
    expect(bob.log).to_contain_text("Ann prend à Bob")
    expect(square(bob, "4c2")).not_to_have_attribute("aria-label", re.compile("cité"))


# ---------------------------------------------------------------- by day, by night, on a phone


def to_battle(guest: Guest) -> None:
    set_out(guest, "4c4", "4c2")
    expect(battle(guest).or_(guest.page.get_by_role("group", name="The battle")).first).to_be_visible()
    guest.page.locator("[data-unit]:enabled").first.click()


@pytest.mark.parametrize(("scheme", "lang"), [("light", "en"), ("dark", "fr")])
def test_its_windows_are_open_to_everybody(meet: Meet, table: Server, scheme: str, lang: str) -> None:
    ann = meet("Ann", table, color_scheme=scheme, lang=lang)
    ann.page.add_init_script(path=AXE)
    for scene in ("realm", "war"):
        ann.open(ann.create("civilization", ME, GREEDY, options={"scene": scene}))
        if scene == "war":
            to_battle(ann)
        else:
            asks(ann, "city")
        assert ann.page.evaluate(JUDGE) == []
    ann.open(ann.create("civilization", ME, GREEDY, options={"scene": "realm"}))
    ann.page.get_by_role("button", name=re.compile("^(Pyramide|Pyramid)$")).click()
    ann.page.locator(".pyramid .slot").last.click()
    expect(ann.page.get_by_role("complementary").or_(ann.page.locator(".page aside")).first).to_be_visible()
    assert ann.page.evaluate(JUDGE) == []


def test_a_thumb_finds_city_battle_and_pyramid_on_a_phone(meet: Meet, table: Server) -> None:
    ann = meet("Ann", table, **PHONE)
    ann.open(ann.create("civilization", ME, GREEDY, options={"scene": "realm"}))
    asks(ann, "city")
    ann.page.get_by_role("tab", name="Cité").click()
    expect(ann.page.locator(".city .sum")).to_contain_text("Montagne ×3")
    item(ann, "army").click()
    asks(ann, "produce_square")
    ann.fits()
    ann.open(ann.create("civilization", ME, GREEDY, options={"scene": "war"}))
    to_battle(ann)
    ann.page.locator('[data-front="0"]').first.click()
    ann.confirm()
    expect(battle(ann).locator("[data-projected]")).to_be_visible()
    ann.fits()


# ---------------------------------------------------------------- the first three rounds


WALKS = {
    1: ["1b1", "4b4"],
    2: ["4b3"],
}  # of the first player's group, by turn: a step and a tile turned over; two steps
CAPITALS = ("1c3", "2c3")
ENDS = re.compile("^(Terminer|Clore|Passer|S’arrêter|Ne rien|Renoncer|Refuser)")


def step_of(guest: Guest) -> str:
    return guest.page.locator("section.board").get_attribute("data-step") or ""


def turn_now(guest: Guest) -> int:
    said = guest.page.locator("header .turn").first.inner_text()
    return int(re.sub(r"\D", "", said))


def first_rounds(seat: int, guest: Guest, done: set[tuple[int, str]]) -> None:
    """What a player does at the question in hand, by clicks."""
    step, turn = step_of(guest), turn_now(guest)
    once = (turn, step) not in done and seat == 0
    done.add((turn, step))
    if step == "capital":
        square(guest, CAPITALS[seat]).click()
    elif step in ("start_figure", "aside"):
        guest.glowing().first.click(force=True)
    elif step == "start" and once and turn == 3:
        square(guest, "4b3").click()
        guest.page.get_by_role("menuitem", name=re.compile("^Fonder")).first.click()
    elif step == "city" and once and turn == 1:
        item(guest, "army").click()
        asks(guest, "produce_square")
        square(guest, "1c2").click()
    elif step == "movement" and once and turn in WALKS:
        square(guest, "1b2" if turn == 1 else "1b1").click()
        guest.page.get_by_role("menuitem").last.click()
        guest.settle()
        for place in WALKS[turn]:
            asks(guest, "move")
            square(guest, place).click()
            guest.confirm()
    elif step == "research" and guest.page.locator(".offer.can").count() > 0:
        guest.page.locator(".offer.can").first.click()
    else:
        guest.bar.get_by_role("button", name=ENDS).first.click()
    guest.confirm()


def test_the_first_three_rounds_of_two_people(meet: Meet, table: Server) -> None:
    both = seated(meet, table, "rounds")
    done: tuple[set[tuple[int, str]], ...] = (set(), set())
    while turn_now(both[0]) < 4:
        wait_until(lambda: any(step_of(guest) for guest in both), "a question")
        seat = 0 if step_of(both[0]) else 1
        first_rounds(seat, both[seat], done[seat])
    for guest in both:
        expect(square(guest, "4b3")).to_have_attribute("aria-label", re.compile("cité de Ann", re.IGNORECASE))
    for guest in both:
        expect(guest.log).to_contain_text("Ann apprend")


# ---------------------------------------------------------------- the end


def test_bots_are_watched_to_the_film_of_their_victory(meet: Meet, table: Server) -> None:
    guest = meet("Ann", table, lang="en")
    guest.open(guest.create("civilization", GREEDY, GREEDY, options={"turn_limit": "20"}))
    film = guest.page.locator(".film")
    expect(film).to_be_visible()
    expect(film.locator(".said")).to_contain_text("wins the game")
    film.locator("header .btn").click()
    expect(guest.result).to_be_visible()
