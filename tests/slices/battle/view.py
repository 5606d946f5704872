"""What one seat may see (a spectator is seat -1)."""

from typing import Any

from mypy_extensions import i64

from tests.slices.battle.battle import bonus, total
from tests.slices.battle.box import N_MARKET, N_TYPES, NONE
from tests.slices.battle.state import Civilization
from tests.slices.battle.vocabulary import (
    AT_ANSWER,
    AT_EFFECT,
    AT_PAYMENT,
    CARD_PACK,
    CARDS,
    CIVS,
    FORCES,
    HAND,
    IN_PLAY,
    KILLED,
    N_TECHS,
    OUT,
    PERSON_PACK,
    PLACES,
    RESOURCES,
    SOURCES,
    TECHS,
    TOKEN_PACK,
    TYPES,
    UNIT_BOTTOM,
    UNIT_PACK,
    UNITS,
    WONDERS,
)

BUILDINGS = ["barracks", "academy"]


def view(s: Civilization, seat: i64) -> dict[str, Any]:
    return {
        "turn": s.turn,
        "first": s.first,
        "players": [player(s, other, seat) for other in range(s.seats)],
        "battle": battle(s, seat) if s.attacker != NONE else None,
        "announced": [
            announced(s, at) for at in range(s.depth()) if s.step_at(at) in (AT_EFFECT, AT_PAYMENT)
        ],
        "answer": answer(s, seat),
        "discarded": CARD_PACK.known_in(s.card_pile, s.card_seen, OUT, seat),
        "unit_bottoms": UNIT_PACK.known_in(s.unit_pile, s.unit_seen, UNIT_BOTTOM, seat),
        "market": {RESOURCES.ids[kind]: s.in_market(kind) for kind in range(N_MARKET)},
    }


def player(s: Civilization, seat: i64, looks: i64) -> dict[str, Any]:
    """Of what is face down, backs; of standing forces and battle hand together, types (CV-9.5)."""
    hand, tokens, person = CARD_PACK.of(seat), TOKEN_PACK.of(seat), PERSON_PACK.of(seat)
    return {
        "civ": CIVS.ids[s.civ[seat]],
        "wonder": WONDERS.to_json(s.wonder[seat]),
        "techs": [TECHS.ids[tech] for tech in range(N_TECHS) if s.knows(seat, tech)],
        "ranks": {TYPES.ids[type]: s.rank(seat, type) + 1 for type in range(N_TYPES)},
        "armies": s.armies[seat],
        "stacking_limit": s.stacking_limit(seat),
        "city": s.city[seat] == 1,
        "city_walls": s.city_walls[seat] == 1,
        "capital_walls": s.capital_walls[seat] == 1,
        "building": BUILDINGS[s.building[seat]] if s.building[seat] != NONE else None,
        "trade": s.trade[seat],
        "culture": s.culture[seat],
        "coins": s.coins_of(seat),
        "sheet_coins": s.coins[seat],
        "laws_coins": s.laws[seat],
        "market": {RESOURCES.ids[kind]: s.market[seat * N_MARKET + kind] for kind in range(N_MARKET)},
        "units": types_of(s, seat),
        "forces": UNIT_PACK.known_in(s.unit_pile, s.unit_seen, UNIT_PACK.of(seat, FORCES), looks),
        "cards": CARD_PACK.known_in(s.card_pile, s.card_seen, hand, looks),
        "card_levels": CARD_PACK.backs_in(s.card_pile, hand),
        "culture_hand": s.culture_hand(seat),
        "tokens": TOKEN_PACK.known_in(s.token_pile, s.token_seen, tokens, looks),
        "token_backs": TOKEN_PACK.backs_in(s.token_pile, tokens),
        "people": PERSON_PACK.known_in(s.person_pile, s.person_seen, person, looks),
        "people_types": PERSON_PACK.backs_in(s.person_pile, person),
        "used": [SOURCES.ids[source] for source in range(SOURCES.size) if s.is_used(seat, source)],
    }


def types_of(s: Civilization, seat: i64) -> dict[str, int]:
    """What everybody knows of somebody's units that are not in play: how many of each type."""
    found = dict.fromkeys(TYPES.ids, 0)
    for which in (FORCES, HAND):
        for unit in s.units(seat, which):
            found[TYPES.ids[s.box.unit_type[unit]]] += 1
    return found


def battle(s: Civilization, looks: i64) -> dict[str, Any]:
    return {
        "place": PLACES.ids[s.place],
        "attacker": s.attacker,
        "defender": s.defender,
        "armies": [s.attacking, s.defending],
        "fronts": s.fronts,
        "sides": {str(seat): side(s, seat, looks) for seat in (int(s.attacker), int(s.defender))},
    }


def side(s: Civilization, seat: i64, looks: i64) -> dict[str, Any]:
    hand = UNIT_PACK.of(seat, HAND)
    return {
        "bonus": bonus(s, seat),
        "total": total(s, seat),
        "in_hand": s.count_units(seat, HAND),
        "hand": UNIT_PACK.known_in(s.unit_pile, s.unit_seen, hand, looks),
        "in_play": [
            {
                "unit": UNITS.ids[unit],
                "front": s.front[unit],
                "strength": s.strength(seat, unit),
                "wounds": s.wounds[unit],
            }
            for unit in s.units(seat, IN_PLAY)
        ],
        "killed": [UNITS.ids[unit] for unit in s.units(seat, KILLED)],
    }


def announced(s: Civilization, at: i64) -> dict[str, Any]:
    """What waits to take effect."""
    figure = s.figure_at(at, 0)
    if s.step_at(at) == AT_PAYMENT:
        return {"seat": s.seat_at(at), "pays_with": CARDS.ids[figure]}
    target = s.figure_at(at, 1)
    return {
        "seat": s.seat_at(at),
        "source": SOURCES.ids[figure],
        "target": target if target != NONE else None,
    }


def answer(s: Civilization, seat: i64) -> str | None:
    """What the one who looks has answered in secret, while that counts."""
    if seat < 0:
        return None
    for at in range(s.depth() - 1, -1, -1):
        if s.step_at(at) == AT_ANSWER and s.seat_at(at) == seat and s.figure_at(at, 0) != NONE:
            return SOURCES.ids[s.figure_at(at, 0)]
    return SOURCES.ids[s.answers[seat]] if s.answers[seat] != NONE else None
