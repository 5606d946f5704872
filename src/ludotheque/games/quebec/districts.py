"""5.8 District actions: what a contribution to a foreign building allows.

An action is asked part by part, each of which may be left out (QC-5.8a). A district that stands for its
siblings (QC-5.53), and one whose first part is no choice, is asked for as a whole first.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.quebec import contribution, events, sites
from ludotheque.games.quebec.box import (
    ACTIVATE_SOME,
    ANY_SAME_COLOR,
    CONTRIBUTE_PASSIVE,
    PLACE_IN_ONE_ZONE,
    PLACE_STEPS,
    PLACE_THEN_MOVE,
    SCORE_ACTIVATE_PLACE,
    SCORE_ACTIVE,
    SCORE_ZONES,
    START_SITE,
    UPGRADE_STAR,
    BoxDistrict,
)
from ludotheque.games.quebec.state import Quebec
from ludotheque.games.quebec.vocabulary import (
    ACTIVATE,
    AT_ACTIVATE,
    AT_CONTRIBUTE,
    AT_DISTRICT,
    AT_MOVE,
    AT_PUT,
    AT_START,
    AT_UPGRADE,
    CONTRIBUTE,
    COUNT,
    DISTRICT_USED,
    DISTRICTS,
    FROM_DISTRICTS,
    MOVE,
    MOVED,
    N_SITES,
    N_ZONES,
    NEUTRAL,
    NOTHING_TO_DO,
    OWN,
    PUT,
    SITES,
    SKIP,
    SKIPPED,
    START,
    UPGRADE,
    UPGRADED,
    USE,
    ZONES,
)

NO_WORKERS_LEFT: Final = Refusal("QC-5.8b", "no-workers-left")
TOO_FEW_WORKERS: Final = Refusal("QC-5.8b", "too-few-workers")
NOTHING_PUT: Final = Refusal("QC-5.8a", "nothing-put")
NOT_A_SIBLING: Final = Refusal("QC-5.53", "not-a-sibling")
ONE_ACTION_ONLY: Final = Refusal("QC-5.8c", "one-action-only")
STEP_ZONE: Final = Refusal("QC-5.54", "zone-not-of-this-part")
LISTED_ZONES: Final = Refusal("QC-5.57", "zone-not-listed")
TOO_MANY_PUT: Final = Refusal("QC-5.57", "too-many-put")
ONE_WORKER_IN_STEPS: Final = Refusal("QC-5.54", "one-worker-only")
ONE_WORKER_IRISH: Final = Refusal("QC-5.55", "one-worker-only")
ONE_WORKER_JEWISH: Final = Refusal("QC-5.56", "one-worker-only")
RESERVE_EMPTY: Final = Refusal("QC-5.58", "reserve-empty")
TOO_MANY_ACTIVATED: Final = Refusal("QC-5.58", "too-many-activated")
ONE_ACTIVATED_IRISH: Final = Refusal("QC-5.55", "too-many-activated")
NOBODY_TO_MOVE: Final = Refusal("QC-5.56", "nobody-to-move")
SAME_ZONE: Final = Refusal("QC-5.56", "same-zone")
TOO_MANY_MOVED: Final = Refusal("QC-5.56", "too-many-moved")
SAME_BUILDING: Final = Refusal("QC-5.52", "same-building")
NOT_THE_WHOLE_COST: Final = Refusal("QC-5.52", "not-the-whole-cost")
NO_OTHER_BUILDING: Final = Refusal("QC-5.52", "no-other-building")
NO_ZONE_OCCUPIED: Final = Refusal("QC-5.59a", "no-zone-occupied")
NO_ACTIVE_LEFT: Final = Refusal("QC-5.59b", "no-active-left")
NO_MARKER_TO_UPGRADE: Final = Refusal("QC-5.60", "no-marker-to-upgrade")
NOT_YOUR_MARKER: Final = Refusal("QC-5.60", "not-your-marker")
THREE_STARS: Final = Refusal("QC-5.60", "three-stars")
REFUSALS: Final = [
    NO_WORKERS_LEFT,
    TOO_FEW_WORKERS,
    NOTHING_PUT,
    NOT_A_SIBLING,
    ONE_ACTION_ONLY,
    STEP_ZONE,
    LISTED_ZONES,
    TOO_MANY_PUT,
    ONE_WORKER_IN_STEPS,
    ONE_WORKER_IRISH,
    ONE_WORKER_JEWISH,
    RESERVE_EMPTY,
    TOO_MANY_ACTIVATED,
    ONE_ACTIVATED_IRISH,
    NOBODY_TO_MOVE,
    SAME_ZONE,
    TOO_MANY_MOVED,
    SAME_BUILDING,
    NOT_THE_WHOLE_COST,
    NO_OTHER_BUILDING,
    NO_ZONE_OCCUPIED,
    NO_ACTIVE_LEFT,
    NO_MARKER_TO_UPGRADE,
    NOT_YOUR_MARKER,
    THREE_STARS,
]

# ---------------------------------------------------------------- offering an action


def offer(s: Quebec, seat: i64, site: i64) -> None:
    """QC-5.32, QC-5.8c: the one action of the contribution's district, if anything can come of it."""
    district = s.box.site_district[site]
    if len(usable(s, seat, site)) == 0:
        s.note(NOTHING_TO_DO, seat, district)
    elif asked_as_a_whole(s.box.districts[district].effect):
        s.push(AT_DISTRICT, seat, site)
    else:
        carry_out(s, seat, site, district)


def asked_as_a_whole(effect: i64) -> bool:
    """QC-5.8a: where the first part is no choice, the first question is whether to use the action."""
    return effect in (ANY_SAME_COLOR, SCORE_ACTIVATE_PLACE, SCORE_ZONES, SCORE_ACTIVE)


def choices(s: Quebec, site: i64) -> vec[i64]:
    """QC-5.53: the district itself, or its three siblings where it stands for them; ascending."""
    district = s.box.site_district[site]
    if s.box.districts[district].effect == ANY_SAME_COLOR:
        return s.box.siblings[district]
    return vec[i64]([district])


def usable(s: Quebec, seat: i64, site: i64) -> vec[i64]:
    """The choices of which something can come."""
    found = vec[i64]()
    for district in choices(s, site):
        if why_idle(s, seat, site, district) is None:
            found = append(found, district)
    return found


def why_idle(s: Quebec, seat: i64, site: i64, district: i64) -> Refusal | None:
    """Why nothing at all can come of an action: then it isn't offered."""
    effect = s.box.districts[district].effect
    workers = s.passive[seat] + s.active[seat]
    if effect == PLACE_STEPS or effect == PLACE_IN_ONE_ZONE:
        return NO_WORKERS_LEFT if workers == 0 else None
    if effect == PLACE_THEN_MOVE:
        return NO_WORKERS_LEFT if workers == 0 and zones_occupied(s, seat) == 0 else None
    if effect == ACTIVATE_SOME:
        return RESERVE_EMPTY if s.passive[seat] == 0 else None
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
    """Begin an action: its automatic parts at once, then its questions, the first one on top."""
    action = s.box.districts[district]
    effect = action.effect
    s.note(DISTRICT_USED, seat, district)
    if effect == PLACE_STEPS:  # QC-5.54
        s.push(AT_PUT, seat, site, district, 1)
        s.push(AT_PUT, seat, site, district, 0)
    elif effect == SCORE_ACTIVATE_PLACE:  # QC-5.55
        s.score(seat, action.points, FROM_DISTRICTS)
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


def zones_occupied(s: Quebec, seat: i64) -> i64:
    """In how many of the five zones the seat has workers."""
    count: i64 = 0
    for zone in range(N_ZONES):
        if s.workers_in(seat, zone) > 0:
            count += 1
    return count


def points_for(s: Quebec, district: i64, number: i64) -> i64:
    """The points of a table; the last entry also for every larger number."""
    table = s.box.districts[district].points_table
    return table[min(number, len(table) - 1)]


class DistrictAction(Step[Quebec]):
    """QC-5.53, QC-5.8a: which action of this colour, or none. Argument 1: the site contributed to."""

    def __init__(self) -> None:
        super().__init__(AT_DISTRICT, "district", SITES)

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
        if USE.arg(action) not in choices(s, site):
            own = s.box.districts[s.box.site_district[site]]
            return NOT_A_SIBLING if own.effect == ANY_SAME_COLOR else ONE_ACTION_ONLY
        return why_idle(s, seat, site, USE.arg(action))

    def facts(self, s: Quebec, seat: i64, action: i64) -> Facts:
        return {"district": Term(DISTRICTS, s.box.site_district[s.top(0)])}

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        site = s.top(0)
        s.drop()
        if SKIP.has(action):
            s.note(SKIPPED, seat, s.box.site_district[site])
        else:
            carry_out(s, seat, site, USE.arg(action))


# ---------------------------------------------------------------- the parts of an action


class Part(Step[Quebec]):
    """One part of a district action. Arguments: the site contributed to, the district, the number of the part."""

    def __init__(self, number: i64, name: str) -> None:
        super().__init__(number, name, SITES, DISTRICTS, COUNT)

    def action_of(self, s: Quebec) -> BoxDistrict:
        return s.box.districts[s.top(1)]

    def proceed(self, s: Quebec) -> None:
        """Nothing can come of this part: it is left out."""
        s.drop()

    def left_out(self, s: Quebec, seat: i64, action: i64) -> bool:
        """QC-5.8a: the part is answered; whether by leaving it out."""
        district = s.top(1)
        s.drop()
        if SKIP.has(action):
            s.note(SKIPPED, seat, district)
            return True
        return False


def too_many_put(effect: i64) -> Refusal:
    """How many workers a part takes is a rule of each district's own."""
    if effect == PLACE_STEPS:
        return ONE_WORKER_IN_STEPS
    if effect == SCORE_ACTIVATE_PLACE:
        return ONE_WORKER_IRISH
    return ONE_WORKER_JEWISH if effect == PLACE_THEN_MOVE else TOO_MANY_PUT


class PutWorkers(Part):
    """QC-5.54 to QC-5.57: passive workers into one zone; active ones where the reserve has too few (QC-5.8b)."""

    def __init__(self) -> None:
        super().__init__(AT_PUT, "put")

    def asks(self, s: Quebec) -> bool:
        seat = s.asked()
        return s.passive[seat] + s.active[seat] > 0

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        found = vec[i64]()
        action = self.action_of(s)
        most = min(action.put_most, s.passive[seat] + s.active[seat])
        for zone in action.zones[s.top(2)]:
            for number in range(1, most + 1):
                found = append(found, PUT.of(zone, number))
        return append(found, SKIP.of())

    def why_not(self, s: Quebec, seat: i64, action: i64) -> Refusal | None:
        if SKIP.has(action):
            return None
        if not PUT.has(action):
            return NOT_NOW
        district = self.action_of(s)
        number = PUT.arg2(action)
        if PUT.arg(action) not in district.zones[s.top(2)]:
            return STEP_ZONE if district.effect == PLACE_STEPS else LISTED_ZONES
        if number == 0:
            return NOTHING_PUT
        if number > district.put_most:
            return too_many_put(district.effect)
        return TOO_FEW_WORKERS if number > s.passive[seat] + s.active[seat] else None

    def facts(self, s: Quebec, seat: i64, action: i64) -> Facts:
        district = self.action_of(s)
        return {
            "zone": Term(ZONES, PUT.arg(action)),
            "district": Term(DISTRICTS, s.top(1)),
            "most": district.put_most,
            "has": s.passive[seat] + s.active[seat],
        }

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        if not self.left_out(s, seat, action):
            s.send_passive_first(seat, PUT.arg(action), PUT.arg2(action))


class ActivateWorkers(Part):
    """QC-5.55, QC-5.58: activate up to the district's number."""

    def __init__(self) -> None:
        super().__init__(AT_ACTIVATE, "activate")

    def asks(self, s: Quebec) -> bool:
        return s.passive[s.asked()] > 0

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for number in range(1, min(self.action_of(s).activate, s.passive[seat]) + 1):
            found = append(found, ACTIVATE.of(number))
        return append(found, SKIP.of())

    def why_not(self, s: Quebec, seat: i64, action: i64) -> Refusal | None:
        if SKIP.has(action):
            return None
        if not ACTIVATE.has(action):
            return NOT_NOW
        number = ACTIVATE.arg(action)
        if number == 0:
            return NOTHING_PUT
        action_here = self.action_of(s)
        if number > action_here.activate:
            return ONE_ACTIVATED_IRISH if action_here.effect == SCORE_ACTIVATE_PLACE else TOO_MANY_ACTIVATED
        return RESERVE_EMPTY if number > s.passive[seat] else None

    def facts(self, s: Quebec, seat: i64, action: i64) -> Facts:
        return {"most": self.action_of(s).activate, "has": s.passive[seat]}

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        if not self.left_out(s, seat, action):
            s.activate(seat, ACTIVATE.arg(action))


class MoveWorkers(Part):
    """QC-5.56: one or two own workers from one zone to one other."""

    def __init__(self) -> None:
        super().__init__(AT_MOVE, "move")

    def asks(self, s: Quebec) -> bool:
        return zones_occupied(s, s.asked()) > 0

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        found = vec[i64]()
        most = self.action_of(s).move_most
        for origin in range(N_ZONES):
            here = min(most, s.workers_in(seat, origin))
            if here > 0:
                for to in range(N_ZONES):
                    if to != origin:
                        for number in range(1, here + 1):
                            found = append(found, MOVE.of(origin, to, number))
        return append(found, SKIP.of())

    def why_not(self, s: Quebec, seat: i64, action: i64) -> Refusal | None:
        if SKIP.has(action):
            return None
        if not MOVE.has(action):
            return NOT_NOW
        number = MOVE.arg3(action)
        if MOVE.arg(action) == MOVE.arg2(action):
            return SAME_ZONE
        if number == 0:
            return NOTHING_PUT
        if number > self.action_of(s).move_most:
            return TOO_MANY_MOVED
        return NOBODY_TO_MOVE if number > s.workers_in(seat, MOVE.arg(action)) else None

    def facts(self, s: Quebec, seat: i64, action: i64) -> Facts:
        origin = MOVE.arg(action)
        return {
            "zone": Term(ZONES, origin),
            "has": s.workers_in(seat, origin),
            "most": self.action_of(s).move_most,
        }

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        if not self.left_out(s, seat, action):
            number = MOVE.arg3(action)
            s.zones[seat * N_ZONES + MOVE.arg(action)] -= number
            s.zones[seat * N_ZONES + MOVE.arg2(action)] += number
            s.note(MOVED, seat, MOVE.arg(action), MOVE.arg2(action), number)


class StartSite(Part):
    """QC-5.51: a whole «start a site», with the own architect or the neutral one."""

    def __init__(self) -> None:
        super().__init__(AT_START, "start")

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        return vec[i64]([START.of(OWN), START.of(NEUTRAL), SKIP.of()])

    def why_not(self, s: Quebec, seat: i64, action: i64) -> Refusal | None:
        if SKIP.has(action):
            return None
        return sites.why_not_start(s, seat, START.arg(action)) if START.has(action) else NOT_NOW

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        if not self.left_out(s, seat, action):
            sites.start(s, seat, START.arg(action))


def why_not_other(s: Quebec, seat: i64, trigger: i64, site: i64) -> Refusal | None:
    """QC-5.52: another building with a free spot, and its whole cost in passive and active workers."""
    if site == trigger:
        return SAME_BUILDING
    refusal = contribution.why_not_target(s, site)
    if refusal is None and s.passive[seat] + s.active[seat] < s.box.site_cost[site]:
        return NOT_THE_WHOLE_COST
    return refusal


def other_buildings(s: Quebec, seat: i64, trigger: i64) -> vec[i64]:
    found = vec[i64]()
    for site in sites.under_construction(s):
        if why_not_other(s, seat, trigger, site) is None:
            found = append(found, site)
    return found


class ContributePassive(Part):
    """QC-5.52: a second contribution, from the reserve first; no further action follows."""

    def __init__(self) -> None:
        super().__init__(AT_CONTRIBUTE, "contribute")

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for site in sites.under_construction(s):
            found = append(found, CONTRIBUTE.of(site))
        return append(found, SKIP.of())

    def why_not(self, s: Quebec, seat: i64, action: i64) -> Refusal | None:
        if SKIP.has(action):
            return None
        if not CONTRIBUTE.has(action):
            return NOT_NOW
        return why_not_other(s, seat, s.top(0), CONTRIBUTE.arg(action))

    def facts(self, s: Quebec, seat: i64, action: i64) -> Facts:
        return contribution.facts(s, seat, CONTRIBUTE.arg(action))

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        if self.left_out(s, seat, action):
            return
        site = CONTRIBUTE.arg(action)
        cost = s.box.site_cost[site]
        from_reserve = min(cost, s.passive[seat])
        s.passive[seat] -= from_reserve
        s.active[seat] -= cost - from_reserve
        contribution.add_stack(s, seat, site)


def why_not_upgrade(s: Quebec, seat: i64, site: i64) -> Refusal | None:
    """QC-5.60: an own marker with one or two stars."""
    if s.star_owner[site] != seat:
        return NOT_YOUR_MARKER
    return THREE_STARS if s.stars[site] == 3 else None


def upgradable(s: Quebec, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for site in range(N_SITES):
        if why_not_upgrade(s, seat, site) is None:
            found = append(found, site)
    return found


class UpgradeStar(Part):
    """QC-5.60: one of the own markers gets one more star."""

    def __init__(self) -> None:
        super().__init__(AT_UPGRADE, "upgrade")

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for site in upgradable(s, seat):
            found = append(found, UPGRADE.of(site))
        return append(found, SKIP.of())

    def why_not(self, s: Quebec, seat: i64, action: i64) -> Refusal | None:
        if SKIP.has(action):
            return None
        return why_not_upgrade(s, seat, UPGRADE.arg(action)) if UPGRADE.has(action) else NOT_NOW

    def facts(self, s: Quebec, seat: i64, action: i64) -> Facts:
        return {"site": Term(SITES, UPGRADE.arg(action))}

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        if self.left_out(s, seat, action):
            return
        site = UPGRADE.arg(action)
        s.stars[site] += 1
        s.note(UPGRADED, seat, site, s.stars[site])
        events.test_race(s, seat)
