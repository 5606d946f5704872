"""Every page of the table in an interesting state, in French, for tests that visit them all."""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import expect

from ludotheque.bots.player import Random
from ludotheque.core.match import Match
from ludotheque.games.small_city import game as small_city
from ludotheque.games.small_city.position.state import SmallCity
from tests.browser.guest import GREEDY, ME, OPEN, RANDOM, Guest
from tests.web.serving import ROOT

QUEBEC = ROOT / "tests" / "finished" / "quebec-4-full-random-4.json"
FIRST_CENTURY = 65  # decisions before the one that ends it: a start with one's own architect
OWN_REDIRECTION = 100  # decisions before a start that first asks its player where the player's own workers go
MIDDLE = 150

Places = dict[str, Callable[[Guest], None]]


def imported(guest: Guest, moves: int | None = None) -> str:
    """A match of Québec with all seats mine, finished unless it is truncated."""
    journal = json.loads(QUEBEC.read_text())
    journal["moves"] = journal["moves"][:moves]
    made: str = guest.said("POST", "/api/import", journal)["id"]
    return made


@cache
def city_at(step: str, turn: int, seats: int, options: tuple[tuple[str, str], ...] = ()) -> str:
    """A journal of Small City, played at random until the first player is asked this in the given turn or later, and
    has a choice: the table gives a single possible answer itself."""
    for seed in range(20):
        match, bot = Match.new(small_city(), seats, seed, dict(options)), Random(seed)
        while not match.state.over():
            state = match.state
            assert isinstance(state, SmallCity)
            seat = 0 if 0 in state.to_move() else state.to_move()[0]
            asked = seat == 0 and state.turn >= turn and state.question(0).step.name == step
            if asked and len(state.actions(0)) > 1:
                return match.journal.to_text()
            match.play(seat, bot.play(state, seat))
    raise AssertionError(f"{step} is not asked in turn {turn}")


def in_city(guest: Guest, *wanted: Any) -> str:
    """A match at that question, the first seat mine and the others played by bots."""
    journal = json.loads(city_at(*wanted))
    match = guest.said("POST", "/api/import", journal)["id"]
    made: str = guest.said("POST", f"/api/matches/{match}/fork", {"moves": len(journal["moves"])})["id"]
    return made


def furnish(guest: Guest) -> Places:
    """Matches of this guest in all states, and how to open each page."""
    over = imported(guest)
    middle = guest.said("POST", f"/api/matches/{over}/fork", {"moves": MIDDLE})["id"]
    matches = {
        "match": middle,
        "waiting": guest.create("quebec", ME, OPEN, OPEN, public=True),
        "generic": guest.create("bag", ME, RANDOM),
        "curtain": guest.create("morra", ME, ME),
        "final": over,
        "century": imported(guest, FIRST_CENTURY),
        "city": in_city(guest, "plan", 7, 3),
        "godzilla": in_city(guest, "march", 6, 1, (("boards", "mountain"), ("godzillas", "yes"))),
    }
    guest.create("quebec", ME, GREEDY, GREEDY)

    def match(name: str) -> Callable[[Guest], None]:
        def visit(who: Guest) -> None:
            who.open(matches[name])
            expect(who.page.locator("h1")).not_to_have_text("Un instant…")
            if name == "match":
                expect(who.bar.locator(".chip").first).to_be_visible()

        return visit

    def home(who: Guest) -> None:
        who.home()
        expect(who.page.locator("#mine article").first).to_be_visible()

    def create(who: Guest) -> None:
        who.home()
        who.page.locator("article.card .also button").last.click()
        expect(who.page.get_by_role("dialog")).to_be_visible()

    def replay(who: Guest) -> None:
        who.go(f"m/{over}/at/{MIDDLE}")
        expect(who.page.locator(".board")).to_be_visible()

    def rules(who: Guest) -> None:
        who.go("rules/quebec")
        expect(who.page.locator("details[data-rule]").first).to_be_visible()

    def arena(who: Guest) -> None:
        who.go("arena")
        expect(who.page.get_by_role("heading", name="L'échelle des niveaux")).to_be_visible()

    def levels(who: Guest) -> None:
        create(who)
        dialog = who.page.get_by_role("dialog")
        dialog.get_by_label("Place 2").select_option("bot:strong")
        expect(dialog.get_by_role("radio", name=re.compile("fort", re.IGNORECASE))).to_be_checked()

    def account(who: Guest) -> None:
        who.go("account")
        expect(who.page.locator("form").first).to_be_visible()

    def refusal(who: Guest) -> None:
        match("century")(who)
        who.page.locator(".spot[data-can=false]").first.click()
        expect(who.refusal).to_be_visible()

    def warning(who: Guest) -> None:
        match("century")(who)
        who.bar.get_by_role("button", name=re.compile("^Démarrer un chantier avec son architecte")).click()
        expect(who.page.get_by_role("dialog", name="Confirmer le coup")).to_be_visible()

    def film(who: Guest) -> None:
        warning(who)
        who.confirm()
        expect(who.page.locator(".film")).to_be_visible()

    named: Places = {name: match(name) for name in matches if name != "century"}
    around: Places = {"home": home, "create": create, "replay": replay, "rules": rules, "account": account}
    around |= {"arena": arena, "levels": levels}
    return around | named | {"refusal": refusal, "warning": warning, "film": film}


# For each game: a finished match, and the number of decisions before a usual question to the first player.
MIDWAY = {
    "quebec": ("quebec-4-complete-random-4", 140),
    "quadrata": ("quadrata-3-expert-3", 99),
    "nouvelle_france": ("nouvelle_france-4-4", 66),
    "nouvelle_france alone": ("nouvelle_france-1-1", 33),
    "small_city": ("small_city-3-2", 110),
    "civilization": ("civilization-3-yes-yes-yes-20-2", 512),
}


def midway(guest: Guest, game: str) -> str:
    """A match in progress that asks the first player, who is this guest, against bots."""
    file, moves = MIDWAY[game]
    journal = json.loads((ROOT / "tests" / "finished" / f"{file}.json").read_text())
    journal["moves"] = journal["moves"][:moves]
    match = guest.said("POST", "/api/import", journal)["id"]
    made: str = guest.said("POST", f"/api/matches/{match}/fork", {"moves": moves})["id"]
    return made
