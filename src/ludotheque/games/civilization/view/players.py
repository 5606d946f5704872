"""The public view of players, and each player's private view."""

from typing import Any

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import (
    COIN_PLACES,
    N_COIN_TECHS,
    N_INVESTMENTS,
    N_LEVELS,
    N_MARKET,
    N_PERSON_TYPES,
    N_TECHS,
    N_TYPES,
    NONE,
    ON_PANAMA,
)
from ludotheque.games.civilization.map.figures import ARMY, SCOUT, in_supply, travel_speed
from ludotheque.games.civilization.map.stacks import stacking_limit
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CARD_PACK,
    CARDS,
    CIVS,
    FORCES,
    GOVERNMENTS,
    HAND,
    INVESTMENTS,
    PEOPLE,
    PERSON_PACK,
    PERSON_TYPES,
    RESOURCES,
    SOURCES,
    TECHS,
    TOKEN_PACK,
    TOKENS,
    UNIT_PACK,
    UNIT_TYPES,
    UNITS,
    VICTORIES,
    WONDER_PACK,
    WONDERS,
)
from ludotheque.games.civilization.realm.cards_in_force import is_used
from ludotheque.games.civilization.realm.coins import coins_of
from ludotheque.games.civilization.realm.hands import hand_limit
from ludotheque.games.civilization.realm.icons import combat_icons
from ludotheque.games.civilization.realm.parts import KeptParts
from ludotheque.games.civilization.realm.pyramid import has_spot
from ludotheque.games.civilization.realm.units import rank, strength
from ludotheque.games.civilization.research.investments import own_coins_on
from ludotheque.games.civilization.view.shop import discounts, lacking, prices
from ludotheque.games.civilization.view.sources import nearest_capital, pyramid_techs

# CV-13.7: standing passes, in the order of their bits (`cards/secret_answers.py`).
PASSING = ["responses", "interrupts", "this_move"]


def player_view(s: Civilization, seat: i64, viewer: i64) -> dict[str, Any]:
    """What a seat (-1: a spectator) knows of a player: public knowledge, and units that the seat has seen."""
    nearest = nearest_capital(s, seat)
    coin_parts = KeptParts()
    coins = coins_of(s, seat, coin_parts)
    return {
        "civ": None if s.civ[seat] == NONE else CIVS.ids[s.civ[seat]],
        "government": GOVERNMENTS.ids[s.government[seat]],
        "anarchy_held": s.held_in_anarchy[seat] == 1,
        "fresh_governments": [
            GOVERNMENTS.ids[i] for i in range(GOVERNMENTS.size) if s.fresh_governments[seat] >> i & 1
        ],
        "trade": s.trade[seat],
        "culture": s.culture[seat],
        "space": s.space[seat],
        "coins": coins,
        "coin_tokens": coin_tokens(s, seat),
        "coin_sources": coin_parts.kept,
        "steps_to_capital": None if nearest is None else nearest[0],
        "nearest_capital": None if nearest is None else nearest[1],
        "pyramid": pyramid_techs(s, seat),
        "techs": {
            TECHS.ids[tech]: s.row_of[seat * N_TECHS + tech]
            for tech in range(N_TECHS)
            if s.row_of[seat * N_TECHS + tech] > 0
        },
        "blank_row": s.blank_row[seat],
        "spots": [row for row in range(1, N_LEVELS + 1) if has_spot(s, seat, row)],
        "resources": {RESOURCES.ids[kind]: s.resources[seat * N_MARKET + kind] for kind in range(N_MARKET)},
        "tokens": TOKEN_PACK.backs_in(s.token_pile, TOKEN_PACK.of(seat)),
        "cards": CARD_PACK.backs_in(s.card_pile, CARD_PACK.of(seat)),
        "hand_limit": hand_limit(s, seat),
        "units": units_view(s, seat),
        "units_seen": units_seen(s, seat, viewer),
        "ranks": [rank(s, seat, type) + 1 for type in range(N_TYPES)],
        "combat": combat_icons(s, seat),
        "stacking": stacking_limit(s, seat),
        "speed": travel_speed(s, seat),
        "supply": [in_supply(s, seat, ARMY), in_supply(s, seat, SCOUT)],
        "wonders": [
            {"wonder": WONDERS.ids[wonder], "obsolete": s.obsolete[wonder] == 1}
            for wonder in WONDER_PACK.in_pile(s.wonder_pile, WONDER_PACK.of(seat))
        ],
        "reserve": {
            PERSON_TYPES.ids[type]: s.reserve[seat * N_PERSON_TYPES + type]
            for type in range(N_PERSON_TYPES)
            if s.reserve[seat * N_PERSON_TYPES + type] > 0
        },
        "people": PERSON_PACK.known_in(s.person_pile, s.person_seen, PERSON_PACK.of(seat), -1),
        "people_hidden": [
            PERSON_TYPES.ids[s.box.person_type[person]]
            for person in PERSON_PACK.in_pile(s.person_pile, PERSON_PACK.of(seat))
            if not PERSON_PACK.knows(s.person_seen, -1, person)
        ],
        "invested": {INVESTMENTS.ids[i]: s.invested[seat * N_INVESTMENTS + i] for i in range(N_INVESTMENTS)},
        "used": used_view(s, seat),
        "passes": [word for i, word in enumerate(PASSING) if s.passes[seat] >> i & 1],
        "reached": VICTORIES[s.reached[seat] - 1] if s.reached[seat] > 0 else None,
        "chosen": s.chosen[seat] != NONE,
        "closed": s.closed[seat] == 1,
    }


def used_view(s: Civilization, seat: i64) -> list[str]:
    """What a player has used this turn and cannot use again before the next; in a battle also what is used once a
    battle.
    """
    return [SOURCES.ids[effect.source] for effect in s.box.used if is_used(s, seat, effect)]


def coin_tokens(s: Civilization, seat: i64) -> dict[str, int]:
    """CV-1.7: coin tokens by place."""
    found = {"sheet": int(s.coins[seat])}
    for i in range(N_COIN_TECHS):
        if s.tech_coins[seat * N_COIN_TECHS + i] > 0:
            found[COIN_PLACES[i + 1]] = int(s.tech_coins[seat * N_COIN_TECHS + i])
    if own_coins_on(s, seat, ON_PANAMA) > 0:
        found[COIN_PLACES[ON_PANAMA]] = int(s.panama)
    return found


def units_view(s: Civilization, seat: i64) -> dict[str, int]:
    """Standing forces: the number of each type. In a battle the types drawn are hidden, so forces and hand are
    counted together.
    """
    both = [*s.units(seat, FORCES), *s.units(seat, HAND)]
    return {
        UNIT_TYPES.ids[type]: len([unit for unit in both if s.box.unit_type[unit] == type])
        for type in range(N_TYPES)
    }


def units_seen(s: Civilization, seat: i64, viewer: i64) -> dict[str, list[int]]:
    """CV-9.15: the strengths of the standing forces known to a seat, by type, in descending order."""
    found: dict[str, list[int]] = {}
    for unit in s.units(seat, FORCES):
        if UNIT_PACK.knows(s.unit_seen, viewer, unit):
            found.setdefault(UNIT_TYPES.ids[s.box.unit_type[unit]], []).append(int(strength(s, seat, unit)))
    return {type: sorted(strengths, reverse=True) for type, strengths in found.items()}


def mine_view(s: Civilization, seat: i64) -> dict[str, Any]:
    """What only the player sees."""
    chosen = s.chosen[seat]
    return {
        "cards": [CARDS.ids[card] for card in CARD_PACK.in_pile(s.card_pile, CARD_PACK.of(seat))],
        "tokens": [TOKENS.ids[token] for token in TOKEN_PACK.in_pile(s.token_pile, TOKEN_PACK.of(seat))],
        "people": [PEOPLE.ids[one] for one in PERSON_PACK.in_pile(s.person_pile, PERSON_PACK.of(seat))],
        "units": [UNITS.ids[unit] for unit in UNIT_PACK.in_pile(s.unit_pile, UNIT_PACK.of(seat, FORCES))],
        "chosen": TECHS.ids[chosen % N_TECHS] if 0 <= chosen < 2 * N_TECHS else None,
        "prices": prices(s, seat),
        "discounts": discounts(s, seat),
        "lacking": lacking(s, seat),
    }
