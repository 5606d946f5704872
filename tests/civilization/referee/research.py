"""CV-10: the research phase, and the turn's end after it (CV-1.12)."""

from collections.abc import Callable
from typing import Any

from tests.civilization.referee.data import MARKET, RULES, TECHS
from tests.civilization.referee.deciding import look_around, nothing_follows
from tests.civilization.referee.drawing import draw_unit
from tests.civilization.referee.holdings import has, person_usable, total
from tests.civilization.referee.icons import coins_of
from tests.civilization.referee.learning import (
    SPACE_FLIGHT,
    can_learn,
    culture_of_tech,
    has_spot,
    place_tech,
    unlocked_units,
)
from tests.civilization.referee.metropolis import grow
from tests.civilization.referee.sites import units_left
from tests.civilization.referee.world import World

Choice = dict[str, Any]


def cost_of(w: World, seat: int, tech: str) -> int:
    """CV-10.2, CV-1.5."""
    cost = RULES["level_cost"][TECHS[tech]["level"] - 1]
    return int(max(1, cost - total(w, seat, "tech_discount")))


def research_choices(w: World, seat: int) -> list[Choice]:
    """CV-10.10; with Tesla a tech of level II to IV one row lower."""
    found: list[Choice] = [{"verb": "rest"}]
    tesla = person_usable(w, seat, "nikola_tesla")
    for tech, entry in TECHS.items():
        if w.players[seat].trade < cost_of(w, seat, tech):
            continue
        if can_learn(w, seat, tech, entry["level"]):
            found.append({"verb": "research", "tech": tech})
        if tesla and 2 <= entry["level"] <= 4 and can_learn(w, seat, tech, entry["level"] - 1):
            found.append({"verb": "research_lower", "tech": tech})
    return found


def before_choices(w: World, seat: int) -> list[Choice]:
    """CV-10.8: Newton, in a legal spot of the rows I to IV."""
    found: list[Choice] = [{"verb": "done"}]
    player = w.players[seat]
    if person_usable(w, seat, "isaac_newton"):
        found += [{"verb": "blank", "row": row} for row in range(1, 5) if has_spot(player, row)]
    return found


def blank(w: World, seat: int, choice: Choice, told: Any) -> None:
    w.players[seat].blank_row = choice["row"]
    del w.players[seat].people["isaac_newton"]
    w.person_piles["pyramid"].add("isaac_newton")
    begin_choosing(w, told)


def before_done(w: World, seat: int, choice: Choice, told: Any) -> None:
    begin_choosing(w, told)


def begin_choosing(w: World, told: Any) -> None:
    """CV-10.8: when no earlier question is left all choose. Players without a choice are not asked (CV-1.11)."""
    if any(frame.step == "before_research" for frame in told.after.asked.values()):
        return
    if told.after.phase != "research" or not told.after.asked:
        told.leave("no player could research anything")
        return
    rest_unasked(w, told)


def rest_unasked(w: World, told: Any) -> None:
    for player in w.players:
        if player.chosen is None and player.seat not in told.after.asked:
            told.check(len(research_choices(w, player.seat)) == 1, f"{player.seat} was not asked to research")
            player.chosen = ""


# ---------------------------------------------------------------- choosing and learning


def choose(w: World, seat: int, choice: Choice, told: Any) -> None:
    """CV-10.1: secretly; once all have chosen they learn in turn order."""
    prefix = "lower:" if choice["verb"] == "research_lower" else ""
    w.players[seat].chosen = prefix + choice.get("tech", "")
    waiting = [one for one in w.others(seat) if one in w.asked]
    if waiting:
        told.then(dict.fromkeys(waiting, "research"))
        return
    learn_in_order(w, told, w.in_order())


def learn_in_order(w: World, told: Any, seats: list[int]) -> None:
    """CV-10.8: each learns, then sets the dial; a question about the new tech comes in between."""
    for seat in seats:
        chosen = w.players[seat].chosen
        if chosen:
            tech = chosen.removeprefix("lower:")
            lower = chosen.startswith("lower:")
            if lower:
                del w.players[seat].people["nikola_tesla"]
                w.person_piles["bottom"].add("nikola_tesla")
            place_tech(w, seat, tech, TECHS[tech]["level"] - lower)
            # Culture is there before Germany has said which resource it takes, which nothing depends on.
            culture_of_tech(w, seat, tech, researched=True)
            if not units_of_tech(w, seat, tech, told):
                return
            if tech == "agriculture" and not grow(w, seat, told):
                return
            if tech == SPACE_FLIGHT and w.players[seat].reached == "none":
                w.players[seat].reached = "tech"
            set_dial(w, seat)
    end_turn(w, told)


def units_of_tech(w: World, seat: int, tech: str, told: Any) -> bool:
    """CV-10.5: Germany draws a unit of each type the tech unlocks or upgrades, and takes a resource. False: the
    player is asked which, and the rest comes after it.
    """
    if not has(w, seat, "unit_on_military_tech") or not unlocked_units(tech):
        return True
    for type in unlocked_units(tech):
        if units_left(w, type):
            draw_unit(w, seat, type, told)
    kinds = [kind for kind in MARKET if w.market(kind) > 0]
    if len(kinds) > 1:
        told.then({seat: "choose_resource"})
        return False
    for kind in kinds:
        w.players[seat].resources[kind] += 1
    return True


def resource_choices(w: World, seat: int) -> list[Choice]:
    return [{"verb": "gain", "resource": kind} for kind in MARKET if w.market(kind) > 0]


def gain_resource(w: World, seat: int, choice: Choice, told: Any) -> None:
    """In the research phase the others then learn theirs."""
    w.players[seat].resources[choice["resource"]] += 1
    if any(frame.step == "learn" for frame in w.stack):
        set_dial(w, seat)
        order = w.in_order()
        learn_in_order(w, told, order[order.index(seat) + 1 :])
    elif nothing_follows(w):
        look_around(w, told)
    else:
        told.leave("choose_resource in the course of something else")


def set_dial(w: World, seat: int) -> None:
    """CV-10.4, CV-B26: as many as one has coins, the new one included, never more than there were."""
    player = w.players[seat]
    player.trade = min(player.trade, coins_of(w, seat))


# ---------------------------------------------------------------- the end of the turn


def end_turn(w: World, told: Any) -> None:
    """CV-1.12, CV-14: victories are compared; otherwise everything is fresh again and the marker passes on."""
    look_around(w, told)
    won = any(player.reached != "none" for player in w.players)
    if won or w.turn == w.options["turn_limit"]:
        told.check(not told.after.asked, "the game should be over")
        if not won:
            for player in w.players:
                player.reached = "turn_limit"
        told.partly("the game is over", "winner", "phase", "active")
        for player, theirs in zip(w.players, told.after.players, strict=True):
            player.chosen = theirs.chosen
        return
    told.check(bool(told.after.asked), "the game is over too early")
    w.turn += 1
    w.first = (w.first + 1) % w.seats
    w.phase, w.active = "start_of_turn", w.first
    for player in w.players:
        player.chosen = None
        player.used, player.cancelled = set(), set()
        player.has_invested = player.changed_government = player.held_in_anarchy = False
    for city in w.cities.values():
        city.bonus = city.bonus_used = city.extra = 0
        city.acted, city.cancelled = set(), False
    for figure in w.figures:
        figure.moved = False
    w.harvested, w.frozen = [], {}
    if any(frame.step == "seize_first" for frame in told.after.asked.values()):
        told.partly("seize_first", "active")  # before anybody's part begins
    else:
        grow(w, w.active, told)


QUESTIONS: dict[str, Callable[[World, int], list[Choice]]] = {
    "research": research_choices,
    "before_research": before_choices,
    "choose_resource": resource_choices,
}
UNJUDGED: dict[str, Callable[[World, int, Choice], bool]] = {
    "before_research": lambda w, seat, choice: choice["verb"] == "use"
}
DEEDS = {
    ("research", "research"): choose,
    ("research", "research_lower"): choose,
    ("research", "rest"): choose,
    ("before_research", "blank"): blank,
    ("choose_resource", "gain"): gain_resource,
    ("before_research", "done"): before_done,
}
