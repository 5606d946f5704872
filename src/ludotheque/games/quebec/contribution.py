"""Contributing to a building (QC-5.30 to QC-5.33)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.refusals import Facts, Refusal
from ludotheque.games.quebec.sites import site_facts
from ludotheque.games.quebec.state import DORMANT, NO_SEAT, UNDER_CONSTRUCTION, Quebec
from ludotheque.games.quebec.vocabulary import CONTRIBUTED, LEADER_RELIGION, SPOTS

OPENS_LATER: Final = Refusal("QC-5.68", "opens-later")
NO_ARCHITECT_THERE: Final = Refusal("QC-5.30", "no-architect-there")
THREE_ALREADY: Final = Refusal("QC-5.30", "three-contributions-already")
TOO_FEW_ACTIVE: Final = Refusal("QC-5.30", "too-few-active")


def why_not_target(s: Quebec, site: i64) -> Refusal | None:
    """QC-5.27, QC-5.30: a tile under construction with a free spot. A tile with three contributions stays under
    construction.
    """
    if s.site_state[site] == DORMANT:
        return OPENS_LATER
    if s.site_state[site] != UNDER_CONSTRUCTION:
        return NO_ARCHITECT_THERE
    if s.contributions(site) >= s.box.contributions_max:
        return THREE_ALREADY
    return None


def why_not_contribute(s: Quebec, seat: i64, site: i64) -> Refusal | None:
    """QC-5.30: a legal target, and its cost in active workers."""
    refusal = why_not_target(s, site)
    if refusal is None and s.active[seat] < s.box.site_cost[site]:
        return TOO_FEW_ACTIVE
    return refusal


def facts(s: Quebec, seat: i64, site: i64) -> Facts:
    return site_facts(s, site) | {
        "most": s.box.contributions_max,
        "needs": s.box.site_cost[site],
        "has": s.active[seat],
        "all": s.active[seat] + s.passive[seat],
    }


def contribute(s: Quebec, seat: i64, site: i64) -> None:
    """QC-5.31, QC-5.33: takes exactly the cost in active workers."""
    s.active[seat] -= s.box.site_cost[site]
    add_stack(s, seat, site)


def earns_district_action(s: Quebec, seat: i64, site: i64) -> bool:
    """QC-5.32, QC-5.46: on another player's building; on the seat's own with the Religion leader."""
    return s.owner_of(s.architect_at(site)) != seat or s.holds(seat, LEADER_RELIGION)


def add_stack(s: Quebec, seat: i64, site: i64) -> None:
    """QC-5.31: one stack, the size of the district's cost, placed on a free spot."""
    spot = site * SPOTS
    while s.spots[spot] != NO_SEAT:
        spot += 1
    s.spots[spot] = seat
    s.note(CONTRIBUTED, seat, site, s.box.site_cost[site])
