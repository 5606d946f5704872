"""CV-9: the questions of a battle."""

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

from tests.civilization.referee.battle_abilities import (
    battle_sources,
    code_of,
    events_before_draw,
    may_boost,
    spread_targets,
    types_to_draft,
)
from tests.civilization.referee.battle_aftermath import rescued, reward
from tests.civilization.referee.battle_course import (
    after_draw,
    before_draw,
    drafted,
    end_turn,
    ralliers,
    shuffle_if_needed,
    sides_after,
)
from tests.civilization.referee.battle_exchange import avenge, avengeable, exchange, wound
from tests.civilization.referee.battle_force import battle_of, lone, other, player_of, side_of, units
from tests.civilization.referee.battle_loot import buy, may_loot, wares
from tests.civilization.referee.battle_turns import goes_on
from tests.civilization.referee.data import unit
from tests.civilization.referee.deciding import look_around
from tests.civilization.referee.movement_announced import play_boosted
from tests.civilization.referee.movement_ends import arrive
from tests.civilization.referee.movement_learning import learn
from tests.civilization.referee.world import World

if TYPE_CHECKING:
    from tests.civilization.lockstep import Told

Choice = dict[str, Any]


ANY_TIME = ("person_marco_polo", "person_zheng_he", "person_frida_kahlo")


def uses_any_time(w: World, seat: int, choice: Choice) -> bool:
    """Named people who help at any time are another chapter (CV-15.8)."""
    return choice["verb"] == "use" and choice["source"] in ANY_TIME


# ---------------------------------------------------------------- before the first turn


def before_draw_choices(w: World, seat: int) -> Iterator[Choice]:
    for source in events_before_draw(w, seat):
        yield {"verb": "use", "source": source}
    yield {"verb": "done"}


def after_draw_choices(w: World, seat: int) -> Iterator[Choice]:
    for person in ralliers(w, seat):
        yield {"verb": "use", "source": f"person_{person}"}
    yield {"verb": "done"}


def draft_choices(w: World, seat: int) -> Iterator[Choice]:
    for type in types_to_draft(w, seat):
        yield {"verb": "build", "item": type}
    yield {"verb": "done"}


def done_before(w: World, seat: int, choice: Choice, told: "Told") -> None:
    before_draw(w, sides_after(w, seat), told)


def done_after(w: World, seat: int, choice: Choice, told: "Told") -> None:
    after_draw(w, sides_after(w, seat), told)


def draft(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """B.3: into the standing forces; with Gustavus into the hand."""
    about = w.asked[seat].about
    where = "hand" if about["flag"] else "forces"
    left = 0
    if choice["verb"] == "build":
        left = about["units_left"] - 1
        shuffle_if_needed(w, choice["item"])
        new = getattr(told.after.players[seat], where) - getattr(w.players[seat], where)
        new = {
            id
            for id in new | told.after.players[seat].hand - w.players[seat].hand
            if id in w.unit_piles["deck"]
        }
        told.check(len(new) == 1 and all(unit(id)["type"] == choice["item"] for id in new), f"drafted {new}")
        w.unit_piles["deck"] -= new
        units(w, seat, where).update(new)
    if left == 0 or not types_to_draft(w, seat):
        drafted(w, seat, bool(about["flag"]), told)


def rally(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """B.5: Gustavus Adolphus, Joan of Arc; both cards go."""
    player, person = w.players[seat], choice["source"].removeprefix("person_")
    del player.people[person]
    w.person_piles["bottom"].add(person)
    if person == "joan_of_arc":
        battle_of(w).bonus[1] += player.culture
        after_draw(w, [seat, *sides_after(w, seat)], told)
    else:
        w.unit_piles["bottom"] |= player.hand
        player.hand.clear()


# ---------------------------------------------------------------- a battle turn


def battle_choices(w: World, seat: int) -> Iterator[Choice]:
    """CV-9.8, CV-9.24: one unit, then the turn may end; without a unit it may end at once."""
    side, about = side_of(w, seat), w.asked[seat].about
    hand = units(w, side, "hand")
    played = bool(about["flag"])
    if not played:
        fronts = [0, *sorted(battle_of(w).front[id] for id in lone(w, other(w, side)))]
        how = ["plain", "boosted"] if may_boost(w, side) else ["plain"]
        for id, front, boosted in product(hand, fronts, how):
            yield {"verb": "fight", "unit": id, "front": front, "boosted": boosted}
    if played or not hand:
        yield {"verb": "end_turn"}
    for source in battle_sources(w, side, played):
        yield {"verb": "use", "source": source}


def fight(w: World, seat: int, choice: Choice, told: "Told") -> None:
    """CV-9.9, CV-9.28"""
    battle, side, id = battle_of(w), side_of(w, seat), choice["unit"]
    units(w, side, "hand").remove(id)
    units(w, side, "in_play").add(id)
    if choice["front"] == 0:
        battle.fronts += 1
    battle.front[id] = choice["front"] or battle.fronts
    if choice["boosted"] == "boosted":
        play_boosted(w, seat, id, told)
        return
    exchange(w, side, id)
    goes_on(w, seat, told)


def end(w: World, seat: int, choice: Choice, told: "Told") -> None:
    end_turn(w, bool(w.asked[seat].about["flag2"]), told)


# ---------------------------------------------------------------- wounds one by one


def spread_choices(w: World, seat: int) -> Iterator[Choice]:
    for id in spread_targets(w, side_of(w, seat), code_of(w.asked[seat].about["source"])):
        yield {"verb": "mark", "unit": id}
    yield {"verb": "done"}


def mark(w: World, seat: int, choice: Choice, told: "Told") -> None:
    side, about = side_of(w, seat), w.asked[seat].about
    if choice["verb"] == "mark":
        if code_of(about["source"]) == "deal_wounds":
            if wound(w, other(w, side), choice["unit"], 1):
                avenge(w, other(w, side))
        else:
            wound(w, side, choice["unit"], -1)
        if about["wounds"] > 1 and spread_targets(w, side, code_of(about["source"])):
            return
    goes_on(w, seat, told)


def zhukov_choices(w: World, seat: int) -> Iterator[Choice]:
    for id in avengeable(w, seat):
        yield {"verb": "mark", "unit": id}


def zhukov(w: World, seat: int, choice: Choice, told: "Told") -> None:
    wound(w, other(w, seat), choice["unit"], 1)
    goes_on(w, player_of(w, battle_of(w).side), told)


# ---------------------------------------------------------------- after the battle


def save_choices(w: World, seat: int) -> Iterator[Choice]:
    """CV-B17: one of the side's killed units, or none."""
    for id in units(w, seat, "killed"):
        yield {"verb": "save", "unit": id}
    yield {"verb": "decline"}


def save(w: World, seat: int, choice: Choice, told: "Told") -> None:
    if choice["verb"] == "save":
        units(w, seat, "killed").remove(choice["unit"])
        w.players[seat].forces.add(choice["unit"])
    rescued(w, seat, "save", told)


def nightingale_choices(w: World, seat: int) -> Iterator[Choice]:
    if "florence_nightingale" in w.players[seat].people:
        yield {"verb": "use", "source": "person_florence_nightingale"}
    yield {"verb": "decline"}


def nightingale(w: World, seat: int, choice: Choice, told: "Told") -> None:
    if choice["verb"] == "use":
        w.players[seat].forces |= units(w, seat, "killed")
        units(w, seat, "killed").clear()
        del w.players[seat].people["florence_nightingale"]
        w.person_piles["bottom"].add("florence_nightingale")
    rescued(w, seat, "nightingale", told)


def loot_choices(w: World, seat: int) -> Iterator[Choice]:
    about = w.asked[seat].about
    yield from wares(w, seat, about["seat"], about["loot_left"])
    yield {"verb": "done"}


def loot(w: World, seat: int, choice: Choice, told: "Told") -> None:
    about = w.asked[seat].about
    left = about["loot_left"]
    if choice["verb"] == "learn":
        learn(w, seat, choice["tech"], told)
    if choice["verb"] == "loot":
        left -= buy(w, seat, about["seat"], choice["loot"], told)
        if any(frame.step == "discard" for frame in told.after.asked.values()):
            return  # CV-12.6
        if may_loot(w, seat, about["seat"], left):
            return
    if w.battle is not None:
        reward(w, told)
    elif w.phase == "movement":
        square = next(frame.about["square"] for frame in reversed(w.stack) if frame.step == "arrival")
        arrive(w, square, True, told)
        look_around(w, told)
    else:
        told.leave("an army built there has killed scouts, the city's action goes on")


QUESTIONS = {
    "before_draw": before_draw_choices,
    "draft": draft_choices,
    "after_draw": after_draw_choices,
    "battle": battle_choices,
    "spread": spread_choices,
    "zhukov": zhukov_choices,
    "save": save_choices,
    "nightingale": nightingale_choices,
    "loot": loot_choices,
}
UNJUDGED = {"battle": uses_any_time}
DEEDS = {
    ("before_draw", "done"): done_before,
    ("draft", "build"): draft,
    ("draft", "done"): draft,
    ("after_draw", "use"): rally,
    ("after_draw", "done"): done_after,
    ("battle", "fight"): fight,
    ("battle", "end_turn"): end,
    ("spread", "mark"): mark,
    ("spread", "done"): mark,
    ("zhukov", "mark"): zhukov,
    ("save", "save"): save,
    ("save", "decline"): save,
    ("nightingale", "use"): nightingale,
    ("nightingale", "decline"): nightingale,
    ("loot", "loot"): loot,
    ("loot", "learn"): loot,
    ("loot", "done"): loot,
}
