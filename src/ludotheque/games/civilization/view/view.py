"""The view of one seat: the whole table, but only the public part of hands, face-down tokens, forces and choices."""

from typing import Any

from mypy_extensions import i64

from ludotheque.games.civilization.components.box import N_BUILDING_KINDS, N_MARKET, N_PERSON_TYPES, NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import (
    CARD_DECK,
    CARD_DISCARD,
    CARD_PACK,
    FAME,
    FAST,
    INVESTING,
    OPTIONS,
    PERSON_BOTTOM,
    PERSON_CARDS,
    PERSON_PACK,
    PERSON_TYPES,
    PHASES,
    PROFILE,
    RESOURCES,
    UNIT_BOTTOM,
    UNIT_DECK,
    UNIT_PACK,
    UNIT_TYPES,
    VICTORIES,
    WONDER_MARKET,
    WONDER_PACK,
    WONDERS,
)
from ludotheque.games.civilization.realm.market import in_market
from ludotheque.games.civilization.view.battle import battle_view
from ludotheque.games.civilization.view.map import map_view
from ludotheque.games.civilization.view.players import mine_view, player_view
from ludotheque.games.civilization.view.under_way import action_view, announced_view, group_view, offers_view
from ludotheque.games.civilization.view.ways import ways_view


def view(s: Civilization, seat: i64) -> dict[str, Any]:
    """The table as a seat (-1: a spectator) sees it."""
    return {
        "options": options_view(s),
        "turn": s.turn,
        "phase": PHASES.ids[s.phase],
        "first": s.first,
        "active": none_or(s.active),
        "won_by": VICTORIES[s.won_by - 1] if s.won_by > 0 else None,
        "map": map_view(s, seat),
        "players": [player_view(s, other, seat) for other in range(s.seats)],
        "mine": mine_view(s, seat) if 0 <= seat < s.seats else None,
        "market": market_view(s),
        "group": group_view(s),
        "ways": ways_view(s, seat),
        "battle": battle_view(s, seat),
        "action": action_view(s, seat),
        "announced": announced_view(s),
        "offers": offers_view(s, seat),
    }


def none_or(number: i64) -> int | None:
    return None if number == NONE else number


def options_view(s: Civilization) -> dict[str, Any]:
    """CV-1.1: the options as they apply in this match."""
    return {
        FAME.name: s.fame == 1,
        PERSON_CARDS.name: s.person_deck == 1,
        INVESTING.name: s.investing == 1,
        "advanced_tiebreak": s.advanced == 1,
        "battle_end": OPTIONS[4].ids[s.battle_end],
        PROFILE.name: PROFILE.ids[s.profile],
        "trade_offers": s.trade_offers,
        "turn_limit": s.turn_limit,
        FAST.name: s.fast == 1,
    }


def market_view(s: Civilization) -> dict[str, Any]:
    """CV-4.3: the common supplies; face-up cards of decks are public."""
    return {
        "wonders": [WONDERS.ids[wonder] for wonder in WONDER_PACK.in_pile(s.wonder_pile, WONDER_MARKET)],
        "resources": {RESOURCES.ids[kind]: in_market(s, kind) for kind in range(N_MARKET)},
        "buildings": [s.supply[kind] for kind in range(N_BUILDING_KINDS)],
        "people": {PERSON_TYPES.ids[type]: s.stock[type] for type in range(N_PERSON_TYPES)},
        "units": {
            UNIT_TYPES.ids[type]: len(UNIT_PACK.with_back(s.unit_pile, UNIT_DECK, type))
            + len(UNIT_PACK.with_back(s.unit_pile, UNIT_BOTTOM, type))
            for type in range(4)
        },
        "cards": [len(CARD_PACK.with_back(s.card_pile, CARD_DECK, level)) for level in range(1, 4)],
        "discards": CARD_PACK.known_in(s.card_pile, s.card_seen, CARD_DISCARD, -1),
        "unit_bottoms": UNIT_PACK.known_in(s.unit_pile, s.unit_seen, UNIT_BOTTOM, -1),
        "person_bottom": PERSON_PACK.known_in(s.person_pile, s.person_seen, PERSON_BOTTOM, -1),
    }
