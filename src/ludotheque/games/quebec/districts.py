"""District actions: the action allowed by a contribution to another player's building (QC-5.8a to QC-5.8d, QC-5.51
to QC-5.60).

An action is asked part by part, and each part may be skipped (QC-5.8a). A district that allows its siblings' actions
(QC-5.53), or whose first part has no choice, is first asked about as a whole.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.quebec.box import (
    ACTIVATE_SOME,
    ANY_SAME_COLOUR,
    CONTRIBUTE_PASSIVE,
    PLACE_IN_ONE_ZONE,
    PLACE_STEPS,
    PLACE_THEN_MOVE,
    SCORE_ACTIVATE_PLACE,
    SCORE_ACTIVE,
    SCORE_ZONES,
    START_SITE,
    UPGRADE_STAR,
)
from ludotheque.games.quebec.district_parts import (
    RESERVE_TOO_SMALL,
    other_buildings,
    upgradable,
    zones_occupied,
)
from ludotheque.games.quebec.state import Quebec
from ludotheque.games.quebec.vocabulary import (
    AT_ACTIVATE,
    AT_CONTRIBUTE,
    AT_DISTRICT,
    AT_MOVE,
    AT_PUT,
    AT_START,
    AT_TURN,
    AT_UPGRADE,
    DISTRICT_USED,
    DISTRICTS,
    FROM_DISTRICTS,
    NOTHING_TO_DO,
    SITES,
    SKIP,
    SKIPPED,
    USE,
    ZONES,
)

NO_WORKERS_LEFT: Final = Refusal("QC-5.8b", "no-workers-left")
ANOTHER_COLOUR: Final = Refusal("QC-5.53", "another-colour")
NO_ACTION_OF_ITS_OWN: Final = Refusal("QC-5.53", "no-action-of-its-own")
ONE_ACTION_ONLY: Final = Refusal("QC-5.8c", "one-action-only")
NO_OTHER_BUILDING: Final = Refusal("QC-5.52", "no-other-building")
NO_ZONE_OCCUPIED: Final = Refusal("QC-5.59a", "no-zone-occupied")
NO_ACTIVE_LEFT: Final = Refusal("QC-5.59b", "no-active-left")
NO_MARKER_TO_UPGRADE: Final = Refusal("QC-5.60", "no-marker-to-upgrade")


def offer(s: Quebec, seat: i64, site: i64) -> None:
    """QC-5.32, QC-5.8c: the action of the contribution's district, if it can have an effect."""
    district = s.box.site_district[site]
    if len(usable(s, seat, site)) == 0:
        s.note(NOTHING_TO_DO, seat, district)
    elif asked_as_a_whole(s.box.districts[district].effect):
        s.push(AT_DISTRICT, seat, site)
    else:
        carry_out(s, seat, site, district)


def asked_as_a_whole(effect: i64) -> bool:
    """QC-5.8a: if the first part has no choice, the first question is whether to use the action."""
    return effect in (ANY_SAME_COLOUR, SCORE_ACTIVATE_PLACE, SCORE_ZONES, SCORE_ACTIVE)


def choices(s: Quebec, site: i64) -> vec[i64]:
    """QC-5.53: the district itself, or its three siblings if it allows their actions; ascending."""
    district = s.box.site_district[site]
    if s.box.districts[district].effect == ANY_SAME_COLOUR:
        return s.box.siblings[district]
    return vec[i64]([district])


def why_not_of(s: Quebec, district: i64, chosen: i64) -> Refusal:
    """QC-5.53, QC-5.8c: why an action is not among those that a contribution to this district allows."""
    if s.box.districts[district].effect != ANY_SAME_COLOUR:
        return ONE_ACTION_ONLY
    same_colour = s.box.district_colour[chosen] == s.box.district_colour[district]
    return NO_ACTION_OF_ITS_OWN if same_colour else ANOTHER_COLOUR


def usable(s: Quebec, seat: i64, site: i64) -> vec[i64]:
    """The choices that can have an effect."""
    found = vec[i64]()
    for district in choices(s, site):
        if why_idle(s, seat, site, district) is None:
            found = append(found, district)
    return found


def why_idle(s: Quebec, seat: i64, site: i64, district: i64) -> Refusal | None:
    """Why an action can have no effect, in which case it is not offered."""
    effect = s.box.districts[district].effect
    workers = s.passive[seat] + s.active[seat]
    if effect == PLACE_STEPS or effect == PLACE_IN_ONE_ZONE:
        return NO_WORKERS_LEFT if workers == 0 else None
    if effect == PLACE_THEN_MOVE:
        return NO_WORKERS_LEFT if workers == 0 and zones_occupied(s, seat) == 0 else None
    if effect == ACTIVATE_SOME:
        return RESERVE_TOO_SMALL if s.passive[seat] == 0 else None
    if effect == CONTRIBUTE_PASSIVE:
        return NO_OTHER_BUILDING if len(other_buildings(s, seat, site)) == 0 else None
    if effect == SCORE_ZONES:
        return NO_ZONE_OCCUPIED if points_for(s, district, zones_occupied(s, seat)) == 0 else None
    if effect == SCORE_ACTIVE:
        return NO_ACTIVE_LEFT if points_for(s, district, s.active[seat]) == 0 else None
    if effect == UPGRADE_STAR:
        return NO_MARKER_TO_UPGRADE if len(upgradable(s, seat)) == 0 else None
    return None


def carry_out(s: Quebec, seat: i64, site: i64, district: i64) -> None:
    """Begins an action: its automatic parts at once, then its questions, the first one on top."""
    figures = s.box.districts[district]
    effect = figures.effect
    s.note(DISTRICT_USED, seat, district)
    if effect == PLACE_STEPS:  # QC-5.54
        s.push(AT_PUT, seat, site, district, 1)
        s.push(AT_PUT, seat, site, district, 0)
    elif effect == SCORE_ACTIVATE_PLACE:  # QC-5.55
        s.score(seat, figures.points, FROM_DISTRICTS)
        s.push(AT_PUT, seat, site, district, 0)
        s.push(AT_ACTIVATE, seat, site, district)
    elif effect == PLACE_THEN_MOVE:  # QC-5.56
        s.push(AT_MOVE, seat, site, district)
        s.push(AT_PUT, seat, site, district, 0)
    elif effect == PLACE_IN_ONE_ZONE:  # QC-5.57
        s.push(AT_PUT, seat, site, district, 0)
    elif effect == ACTIVATE_SOME:  # QC-5.58
        s.push(AT_ACTIVATE, seat, site, district)
    elif effect == START_SITE:  # QC-5.51
        s.push(AT_START, seat, site, district)
    elif effect == CONTRIBUTE_PASSIVE:  # QC-5.52
        s.push(AT_CONTRIBUTE, seat, site, district)
    elif effect == SCORE_ZONES:  # QC-5.59a
        s.score(seat, points_for(s, district, zones_occupied(s, seat)), FROM_DISTRICTS)
    elif effect == SCORE_ACTIVE:  # QC-5.59b
        s.score(seat, points_for(s, district, s.active[seat]), FROM_DISTRICTS)
    else:  # QC-5.60
        s.push(AT_UPGRADE, seat, site, district)


def points_for(s: Quebec, district: i64, number: i64) -> i64:
    """The points of a table; the last entry also applies to every larger number."""
    table = s.box.districts[district].points_table
    return table[min(number, len(table) - 1)]


class DistrictAction(Step[Quebec]):
    """QC-5.53, QC-5.8a: which action of this colour to use, or none. Argument 1: the site contributed to."""

    def __init__(self) -> None:
        super().__init__(AT_DISTRICT, "district", SITES)
        self.on = [AT_TURN]

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for district in choices(s, s.top(0)):
            found = append(found, USE.of(district))
        return append(found, SKIP.of())

    def why_not(self, s: Quebec, seat: i64, action: i64) -> Refusal | None:
        if SKIP.has(action):
            return None
        if not USE.has(action):
            return NOT_NOW
        site = s.top(0)
        chosen = USE.arg(action)
        if chosen not in choices(s, site):
            return why_not_of(s, s.box.site_district[site], chosen)
        return why_idle(s, seat, site, chosen)

    def facts(self, s: Quebec, seat: i64, action: i64) -> Facts:
        chosen = USE.arg(action)
        return {
            "district": Term(DISTRICTS, s.box.site_district[s.top(0)]),
            "chosen": Term(DISTRICTS, chosen),
            "zone": Term(ZONES, s.box.district_colour[chosen]),
            "most": s.box.districts[chosen].activate,
            "has": s.passive[seat],
        }

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        site = s.top(0)
        s.drop()
        if SKIP.has(action):
            s.note(SKIPPED, seat, s.box.site_district[site])
        else:
            carry_out(s, seat, site, USE.arg(action))
