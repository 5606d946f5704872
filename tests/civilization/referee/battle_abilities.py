"""CV-9.12, CV-9.23, CV-9.24: what may be used in a battle, and on which units."""

from collections.abc import Iterator

from tests.civilization.referee.battle_force import Side, battle_of, other, units
from tests.civilization.referee.data import TECHS, UNIT_TYPES, card, unit
from tests.civilization.referee.holdings import person_usable, rank
from tests.civilization.referee.paying import can_pay
from tests.civilization.referee.world import BARBARIANS, World

BOOST = "tech_metalworking_1"
SUN_TZU, SUN_TZU_TRADE = "person_sun_tzu", 3


def battle_sources(w: World, side: Side, played: bool) -> Iterator[str]:
    """Techs in one's battle turn, Sun Tzu; barbarians have none."""
    if side == BARBARIANS:
        return
    player = w.players[side]
    used = player.used | player.cancelled | player.used_in_battle
    for tech in player.techs:
        for number, effect in enumerate(TECHS[tech].get("effect", []), 1):
            source = f"tech_{tech}_{number}"
            if "battle_turn" not in effect["when"] or source == BOOST or source in used:
                continue
            if can_pay(w, side, effect.get("cost", {})) and spread_targets(w, side, effect["code"]):
                yield source
    passes = units(w, side, "hand") and not played and player.trade >= SUN_TZU_TRADE
    if passes and SUN_TZU not in used and person_usable(w, side, "sun_tzu"):
        yield SUN_TZU


def may_boost(w: World, side: Side) -> bool:
    """CV-9.25: Metalworking's iron, with the unit."""
    if side == BARBARIANS or "metalworking" not in w.players[side].techs:
        return False
    player = w.players[side]
    return BOOST not in player.used | player.cancelled and can_pay(w, side, {"iron": 1})


def code_of(source: str) -> str:
    tech, _, number = source.removeprefix("tech_").rpartition("_")
    return str(TECHS[tech]["effect"][int(number) - 1]["code"])


def spread_targets(w: World, side: Side, code: str) -> list[str]:
    """B.1: wounds on enemy units in play, healing of one's own that have some."""
    if code == "deal_wounds":
        return sorted(units(w, other(w, side), "in_play"))
    return sorted(id for id in units(w, side, "in_play") if battle_of(w).wounds.get(id))


# ---------------------------------------------------------------- units before the hands are drawn


def events_before_draw(w: World, seat: int) -> Iterator[str]:
    """CV-9.3: Duty and Honor and the like."""
    for id in w.players[seat].cards:
        if "before_draw" in card(id)["effect"][0]["when"]:
            yield f"card_{id}"


def types_to_draft(w: World, seat: int) -> list[str]:
    """Unlocked types of which the deck has a card."""
    there = {unit(id)["type"] for id in w.unit_piles["deck"] | w.unit_piles["bottom"]}
    return [type for type in UNIT_TYPES if type in there and rank(w, seat, type) > 0]
