"""Actions in progress, as a seat sees them: a moving group, a city's action, announcements, offers."""

from typing import Any

from mypy_extensions import i64

from ludotheque.games.civilization.city.actions_left import ACTION_KINDS, is_announced
from ludotheque.games.civilization.components.box import ARMIES, BIT, CITIES, FIGURES_EACH, NONE
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_EFFECT
from ludotheque.games.civilization.position.vocabulary import (
    CITY_SLOTS,
    GOOD_HUT,
    GOODS,
    ITEMS,
    N_GOODS,
    SOURCES,
    SQUARES,
)
from ludotheque.games.civilization.turn.offers import NO_OFFER, SENT, after_deal, of_good, owned


def square_or_none(square: i64) -> str | None:
    return None if square == NONE else SQUARES.ids[square]


def group_view(s: Civilization) -> dict[str, Any] | None:
    """CV-8.24: the moving group."""
    if s.group_at == NONE:
        return None
    return {
        "square": SQUARES.ids[s.group_at],
        "from": square_or_none(s.group_from),
        "armies": len([i for i in range(ARMIES) if s.group & BIT[i]]),
        "scouts": len([i for i in range(ARMIES, FIGURES_EACH) if s.group & BIT[i]]),
        "steps": s.steps_left,
        "path": [SQUARES.ids[square] for square in s.path if square != NONE],
    }


# ---------------------------------------------------------------- announcements


def action_view(s: Civilization, seat: i64) -> dict[str, Any] | None:
    """CV-7.23: a city's action, public once it is announced; before that only its player knows the choices."""
    if s.act_city == NONE or (seat != s.act_city // CITIES and not is_announced(s)):
        return None
    return {
        "seat": s.act_city // CITIES,
        "city": CITY_SLOTS.ids[s.act_city % CITIES],
        "kind": ACTION_KINDS.ids[s.act_kind],
        "items": [ITEMS.ids[item] for item in s.act_items if 0 <= item < ITEMS.size],
        "squares": [square_or_none(square) for square in s.act_squares],
    }


def announced_view(s: Civilization) -> list[dict[str, Any]]:
    """CV-13.1: the announcements on the stack, the lowest first."""
    return [
        {"seat": s.seat_at(at), "source": SOURCES.ids[s.figure_at(at, 0)]}
        for at in range(s.depth())
        if s.step_at(at) == AT_EFFECT
    ]


# ---------------------------------------------------------------- offers


def offers_view(s: Civilization, seat: i64) -> list[dict[str, Any]]:
    """CV-6.6: offers sent, and the one this seat is composing."""
    found = []
    for maker in range(s.seats):
        for partner in range(s.seats):
            at = maker * s.seats + partner
            if s.offering[at] == NO_OFFER or (s.offering[at] != SENT and maker != seat):
                continue
            done = after_deal(s, maker, partner)
            found.append(
                {
                    "from": maker,
                    "to": partner,
                    "sent": s.offering[at] == SENT,
                    "give": goods_view(s.given[at]),
                    "want": goods_view(s.wanted[at]),
                    "after": None if done is None else [open_goods(done, one) for one in (maker, partner)],
                }
            )
    return found


def open_goods(s: Civilization, seat: i64) -> dict[str, int]:
    return {GOODS.ids[good]: owned(s, seat, good) for good in range(GOOD_HUT)}


def goods_view(side: i64) -> dict[str, int]:
    return {GOODS.ids[good]: of_good(side, good) for good in range(N_GOODS) if of_good(side, good) > 0}
