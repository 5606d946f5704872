"""The parts of a district action, asked one after the other; each may be skipped (QC-5.8a)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.quebec import contribution, events, sites
from ludotheque.games.quebec.box import (
    PLACE_STEPS,
    PLACE_THEN_MOVE,
    SCORE_ACTIVATE_PLACE,
    BoxDistrict,
)
from ludotheque.games.quebec.state import Quebec
from ludotheque.games.quebec.vocabulary import (
    ACTIVATE,
    AT_ACTIVATE,
    AT_CONTRIBUTE,
    AT_MOVE,
    AT_PUT,
    AT_START,
    AT_TURN,
    AT_UPGRADE,
    CONTRIBUTE,
    COUNT,
    DISTRICTS,
    MOST_STARS,
    MOVE,
    MOVED,
    N_SITES,
    N_ZONES,
    NEUTRAL,
    OWN,
    PUT,
    SITES,
    SKIP,
    SKIPPED,
    START,
    UPGRADE,
    UPGRADED,
    ZONES,
)

TOO_FEW_WORKERS: Final = Refusal("QC-5.8b", "too-few-workers")
NOTHING_PUT: Final = Refusal("QC-5.8a", "nothing-put")
STEP_ZONE: Final = Refusal("QC-5.54", "zone-not-of-this-part")
LISTED_ZONES: Final = Refusal("QC-5.57", "zone-not-listed")
TOO_MANY_PUT: Final = Refusal("QC-5.57", "too-many-put")
ONE_WORKER_IN_STEPS: Final = Refusal("QC-5.54", "one-worker-only")
ONE_WORKER_IRISH: Final = Refusal("QC-5.55", "one-worker-only")
ONE_WORKER_JEWISH: Final = Refusal("QC-5.56", "one-worker-only")
RESERVE_TOO_SMALL: Final = Refusal("QC-5.58", "reserve-too-small")
TOO_MANY_ACTIVATED: Final = Refusal("QC-5.58", "too-many-activated")
ONE_ACTIVATED_IRISH: Final = Refusal("QC-5.55", "too-many-activated")
NOBODY_TO_MOVE: Final = Refusal("QC-5.56", "nobody-to-move")
SAME_ZONE: Final = Refusal("QC-5.56", "same-zone")
TOO_MANY_MOVED: Final = Refusal("QC-5.56", "too-many-moved")
SAME_BUILDING: Final = Refusal("QC-5.52", "same-building")
NOT_THE_WHOLE_COST: Final = Refusal("QC-5.52", "not-the-whole-cost")
NOT_YOUR_MARKER: Final = Refusal("QC-5.60", "not-your-marker")
THREE_STARS: Final = Refusal("QC-5.60", "three-stars")


class Part(Step[Quebec]):
    """One part of a district action. Arguments: the site contributed to, the district, the number of the part."""

    def __init__(self, number: i64, name: str) -> None:
        super().__init__(number, name, SITES, DISTRICTS, COUNT)

    def figures(self, s: Quebec) -> BoxDistrict:
        """The figures printed on the district."""
        return s.box.districts[s.top(1)]

    def proceed(self, s: Quebec) -> None:
        """This part can have no effect, so it is skipped."""
        s.drop()

    def left_out(self, s: Quebec, seat: i64, action: i64) -> bool:
        """QC-5.8a: the part is answered; returns whether it was skipped."""
        district = s.top(1)
        s.drop()
        if SKIP.has(action):
            s.note(SKIPPED, seat, district)
            return True
        return False


def too_many_put(effect: i64) -> Refusal:
    """The limit of workers in a part is a rule of each district."""
    if effect == PLACE_STEPS:
        return ONE_WORKER_IN_STEPS
    if effect == SCORE_ACTIVATE_PLACE:
        return ONE_WORKER_IRISH
    return ONE_WORKER_JEWISH if effect == PLACE_THEN_MOVE else TOO_MANY_PUT


class PutWorkers(Part):
    """QC-5.54 to QC-5.57: passive workers into one zone; active ones if the reserve has too few (QC-5.8b)."""

    def __init__(self) -> None:
        super().__init__(AT_PUT, "put")
        self.on = [AT_TURN, AT_PUT, AT_MOVE]

    def fits(self, s: Quebec, at: i64) -> bool:
        """The district has zones for this part of its action."""
        zones = s.box.districts[s.figure_at(at, 1)].zones
        part = s.figure_at(at, 2)
        return part < len(zones) and len(zones[part]) > 0

    def asks(self, s: Quebec) -> bool:
        seat = s.asked()
        return s.passive[seat] + s.active[seat] > 0

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        found = vec[i64]()
        figures = self.figures(s)
        most = min(figures.put_most, s.passive[seat] + s.active[seat])
        for zone in figures.zones[s.top(2)]:
            for number in range(1, most + 1):
                found = append(found, PUT.of(zone, number))
        return append(found, SKIP.of())

    def why_not(self, s: Quebec, seat: i64, action: i64) -> Refusal | None:
        if SKIP.has(action):
            return None
        if not PUT.has(action):
            return NOT_NOW
        figures = self.figures(s)
        number = PUT.arg2(action)
        if PUT.arg(action) not in figures.zones[s.top(2)]:
            return STEP_ZONE if figures.effect == PLACE_STEPS else LISTED_ZONES
        if number == 0:
            return NOTHING_PUT
        if number > figures.put_most:
            return too_many_put(figures.effect)
        return TOO_FEW_WORKERS if number > s.passive[seat] + s.active[seat] else None

    def facts(self, s: Quebec, seat: i64, action: i64) -> Facts:
        return {
            "zone": Term(ZONES, PUT.arg(action)),
            "district": Term(DISTRICTS, s.top(1)),
            "most": self.figures(s).put_most,
            "has": s.passive[seat] + s.active[seat],
        }

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        if not self.left_out(s, seat, action):
            s.send_passive_first(seat, PUT.arg(action), PUT.arg2(action))


class ActivateWorkers(Part):
    """QC-5.55, QC-5.58: activate up to the district's number."""

    def __init__(self) -> None:
        super().__init__(AT_ACTIVATE, "activate")
        self.on = [AT_TURN, AT_PUT]

    def asks(self, s: Quebec) -> bool:
        return s.passive[s.asked()] > 0

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for number in range(1, min(self.figures(s).activate, s.passive[seat]) + 1):
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
        figures = self.figures(s)
        if number > figures.activate:
            return ONE_ACTIVATED_IRISH if figures.effect == SCORE_ACTIVATE_PLACE else TOO_MANY_ACTIVATED
        return RESERVE_TOO_SMALL if number > s.passive[seat] else None

    def facts(self, s: Quebec, seat: i64, action: i64) -> Facts:
        return {
            "chosen": Term(DISTRICTS, s.top(1)),
            "most": self.figures(s).activate,
            "has": s.passive[seat],
        }

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        if not self.left_out(s, seat, action):
            s.activate(seat, ACTIVATE.arg(action))


def zones_occupied(s: Quebec, seat: i64) -> i64:
    """QC-5.8d: in how many of the five zones the seat has workers."""
    count: i64 = 0
    for zone in range(N_ZONES):
        if s.workers_in(seat, zone) > 0:
            count += 1
    return count


class MoveWorkers(Part):
    """QC-5.56: one or two of the seat's workers move from one zone to one other."""

    def __init__(self) -> None:
        super().__init__(AT_MOVE, "move")
        self.on = [AT_TURN]

    def asks(self, s: Quebec) -> bool:
        return zones_occupied(s, s.asked()) > 0

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        found = vec[i64]()
        most = self.figures(s).move_most
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
        if number > self.figures(s).move_most:
            return TOO_MANY_MOVED
        return NOBODY_TO_MOVE if number > s.workers_in(seat, MOVE.arg(action)) else None

    def facts(self, s: Quebec, seat: i64, action: i64) -> Facts:
        origin = MOVE.arg(action)
        return {
            "zone": Term(ZONES, origin),
            "has": s.workers_in(seat, origin),
            "most": self.figures(s).move_most,
        }

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        if not self.left_out(s, seat, action):
            number = MOVE.arg3(action)
            s.zones[seat * N_ZONES + MOVE.arg(action)] -= number
            s.zones[seat * N_ZONES + MOVE.arg2(action)] += number
            s.note(MOVED, seat, MOVE.arg(action), MOVE.arg2(action), number)


class StartSite(Part):
    """QC-5.51: a complete «start a site», with the seat's own architect or the neutral one."""

    def __init__(self) -> None:
        super().__init__(AT_START, "start")
        self.on = [AT_TURN]

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
    """QC-5.52: another building with a free spot, and its full cost in passive and active workers."""
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
    """QC-5.52: a second contribution, from the reserve first, without a further action."""

    def __init__(self) -> None:
        super().__init__(AT_CONTRIBUTE, "contribute")
        self.on = [AT_TURN]

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
    """QC-5.60: the seat's own marker with one or two stars."""
    if s.star_owner[site] != seat:
        return NOT_YOUR_MARKER
    return THREE_STARS if s.stars[site] == MOST_STARS else None


def upgradable(s: Quebec, seat: i64) -> vec[i64]:
    found = vec[i64]()
    for site in range(N_SITES):
        if why_not_upgrade(s, seat, site) is None:
            found = append(found, site)
    return found


class UpgradeStar(Part):
    """QC-5.60: one of the seat's own markers gets one more star."""

    def __init__(self) -> None:
        super().__init__(AT_UPGRADE, "upgrade")
        self.on = [AT_TURN]

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
