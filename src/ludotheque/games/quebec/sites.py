"""Starting a site (QC-5.10 to QC-5.16) and completing a building (QC-5.20 to QC-5.27): the architect's six steps."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.sorting import insert
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.quebec import events, leaders
from ludotheque.games.quebec.state import (
    AVAILABLE,
    DONE,
    DORMANT,
    IN_HAND,
    NO_SEAT,
    UNDER_CONSTRUCTION,
    Quebec,
)
from ludotheque.games.quebec.vocabulary import (
    ARCHITECT_PLACED,
    ARCHITECTS,
    AT_CENTURY_END,
    AT_FINISH,
    AT_PLACE,
    AT_REDIRECT,
    AT_TURN,
    CITADEL,
    FAMILY,
    FINISHED,
    LEADER_ECONOMY,
    LEADER_POLITICS,
    LEFT_SITE,
    N_SITES,
    N_ZONES,
    NEUTRAL,
    NEUTRAL_ARCHITECT,
    ONLINE,
    OWN,
    OWN_ARCHITECT,
    PLACE_ARCHITECT,
    REDIRECT,
    SITES,
    SPOTS,
    ZONES,
)

WITHOUT_NEUTRAL: Final = Refusal("QC-8.2", "without-neutral")
NEUTRAL_NOT_YOURS: Final = Refusal("QC-5.10", "neutral-not-yours")
NEUTRAL_HAS_NO_SITE: Final = Refusal("QC-5.12", "neutral-has-no-site")
OPENS_LATER: Final = Refusal("QC-5.13", "opens-later")
SITE_OCCUPIED: Final = Refusal("QC-5.13", "site-occupied")
SITE_FINISHED: Final = Refusal("QC-5.13", "site-finished")
REDIRECT_TO_CITADEL: Final = Refusal("QC-5.21", "redirect-to-citadel")


def under_construction(s: Quebec) -> vec[i64]:
    """The sites with an architect, ascending."""
    found = vec[i64]()
    for who in range(s.seats + 1):
        site = s.architect_site[who]
        if site >= 0:
            found = insert(found, site)
    return found


def why_not_start(s: Quebec, seat: i64, which: i64) -> Refusal | None:
    """QC-5.10, QC-5.12: always with the seat's own architect; with the neutral one for its holder, under `online`
    only if it has a site.
    """
    if which == OWN:
        return None
    if not s.holds(seat, LEADER_ECONOMY):
        return WITHOUT_NEUTRAL if s.level == FAMILY else NEUTRAL_NOT_YOURS
    if s.neutral_in_hand == ONLINE and s.available == 0 and s.architect_site[s.seats] == IN_HAND:
        return NEUTRAL_HAS_NO_SITE
    return None


def site_facts(s: Quebec, site: i64) -> Facts:
    """QC-5.68: a site, and the century in which it opens."""
    return {"site": Term(SITES, site), "century": s.box.tile_century[s.layout[site]]}


def start(s: Quebec, seat: i64, which: i64) -> None:
    """QC-5.10, QC-5.11, QC-5.16: an architect on a tile first completes it (steps 1-4); then it is placed (steps
    5-6).
    """
    s.push(AT_PLACE, seat, which)
    if s.architect_site[s.architect(seat, which)] >= 0:
        complete(s, seat, which)


def complete(s: Quebec, owner: i64, which: i64) -> None:
    """QC-5.20, QC-5.21: asks the holder of the Politics leader first, if the seat has workers there; then finishes."""
    site = s.architect_site[s.architect(owner, which)]
    s.push(AT_FINISH, owner, site, which, s.box.site_colour[site])
    holder = s.holder[LEADER_POLITICS]
    if holder >= 0 and s.has_workers_on(holder, site):
        s.push(AT_REDIRECT, holder, site)


class Redirect(Step[Quebec]):
    """QC-5.21, QC-5.44: the holder of the Politics leader chooses where all its workers on this tile go.

    Also asked outside the seat's turn. Argument 1: the site. The answer is written into the Finish frame below.
    """

    def __init__(self) -> None:
        super().__init__(AT_REDIRECT, "redirect", SITES)
        self.on = [AT_FINISH]

    def fits(self, s: Quebec, at: i64) -> bool:
        """The holder of the Politics leader has workers on the site that is being finished."""
        seat = s.seat_at(at)
        site = s.figure_at(at, 0)
        finished = s.figure_at(at - 1, 0)
        return site == finished and s.holds(seat, LEADER_POLITICS) and s.has_workers_on(seat, site)

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        return vec[i64]([REDIRECT.of(zone) for zone in range(N_ZONES)])

    def why_not(self, s: Quebec, seat: i64, action: i64) -> Refusal | None:
        if not REDIRECT.has(action):
            return NOT_NOW
        return REDIRECT_TO_CITADEL if REDIRECT.arg(action) == CITADEL else None

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        s.drop()
        s.set_top(2, REDIRECT.arg(action))


class Finish(Step[Quebec]):
    """QC-5.20 to QC-5.26, steps 1-4. Arguments: the site, which architect, the redirected workers' zone."""

    def __init__(self) -> None:
        super().__init__(AT_FINISH, "finish", SITES, ARCHITECTS, ZONES)
        self.on = [AT_PLACE, AT_CENTURY_END]

    def fits(self, s: Quebec, at: i64) -> bool:
        """The owner's architect stands on the site; at the end of a century it is the neutral one."""
        owner = s.seat_at(at)
        which = s.figure_at(at, 1)
        if which != NEUTRAL and s.step_at(at - 1) == AT_CENTURY_END:
            return False
        if which == NEUTRAL and not s.holds(owner, LEADER_ECONOMY):
            return False
        return s.architect_site[s.architect(owner, which)] == s.figure_at(at, 0)

    def asks(self, s: Quebec) -> bool:
        return False

    def proceed(self, s: Quebec) -> None:
        owner = s.asked()
        site = s.top(0)
        which = s.top(1)
        chosen = s.top(2)
        s.drop()
        finish(s, owner, site, which, chosen)


def finish(s: Quebec, owner: i64, site: i64, which: i64, chosen: i64) -> None:
    """QC-5.20 to QC-5.26: the architect and the workers leave, the tile is turned over, a marker may be placed."""
    s.architect_site[s.architect(owner, which)] = IN_HAND
    contributions = s.contributions(site)
    send_workers_to_zones(s, site, chosen)
    s.site_state[site] = DONE
    stars = contributions if contributions >= events.least_contributions(s) else 0
    s.note(FINISHED, owner, site, s.layout[site], stars)
    if stars > 0:
        s.star_owner[site] = owner
        s.stars[site] = stars
        leaders.score_marker(s, owner, stars)
        events.test_race(s, owner)


def send_workers_to_zones(s: Quebec, site: i64, chosen: i64) -> None:
    """QC-5.21, step 2: every stack goes to the zone of the tile's colour; the stack of the Politics leader's holder to
    the chosen one.
    """
    colour = s.box.site_colour[site]
    cost = s.box.site_cost[site]
    politics = s.holder[LEADER_POLITICS]
    for spot in range(site * SPOTS, site * SPOTS + SPOTS):
        seat = s.spots[spot]
        if seat != NO_SEAT:
            zone = chosen if seat == politics else colour
            s.zones[seat * N_ZONES + zone] += cost
            s.spots[spot] = NO_SEAT
            s.note(LEFT_SITE, seat, zone, cost, site)


class Place(Step[Quebec]):
    """QC-9.3, QC-5.12 to QC-5.15, steps 5-6: which site. Argument 1: which architect.

    With no site left the century ends first: with the seat's own architect the same question is then asked again in
    the new century; with the neutral one the turn is over.
    """

    def __init__(self) -> None:
        super().__init__(AT_PLACE, "place", ARCHITECTS)
        self.on = [AT_TURN]

    def fits(self, s: Quebec, at: i64) -> bool:
        """The architect is in its owner's hand, or will be when the building above is finished."""
        owner = s.seat_at(at)
        which = s.figure_at(at, 0)
        if which == NEUTRAL and not s.holds(owner, LEADER_ECONOMY):
            return False
        if at + 1 < s.depth() and s.step_at(at + 1) == AT_FINISH:
            return s.seat_at(at + 1) == owner and s.figure_at(at + 1, 1) == which
        return s.architect_site[s.architect(owner, which)] == IN_HAND

    def asks(self, s: Quebec) -> bool:
        return s.available > 0

    def proceed(self, s: Quebec) -> None:
        seat = s.asked()
        if s.top(0) == NEUTRAL:
            s.drop()
            s.push(AT_CENTURY_END, seat, NEUTRAL_ARCHITECT)
        else:
            s.push(AT_CENTURY_END, seat, OWN_ARCHITECT)

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        found = vec[i64]()
        for site in range(N_SITES):
            if s.site_state[site] == AVAILABLE:
                found = append(found, PLACE_ARCHITECT.of(site))
        return found

    def actions(self, s: Quebec, seat: i64) -> vec[i64]:
        return self.candidates(s, seat)

    def why_not(self, s: Quebec, seat: i64, action: i64) -> Refusal | None:
        if not PLACE_ARCHITECT.has(action):
            return NOT_NOW
        state = s.site_state[PLACE_ARCHITECT.arg(action)]
        if state == DORMANT:
            return OPENS_LATER
        if state == UNDER_CONSTRUCTION:
            return SITE_OCCUPIED
        return SITE_FINISHED if state == DONE else None

    def facts(self, s: Quebec, seat: i64, action: i64) -> Facts:
        return site_facts(s, PLACE_ARCHITECT.arg(action))

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        site = PLACE_ARCHITECT.arg(action)
        which = s.top(0)
        s.drop()
        s.site_state[site] = UNDER_CONSTRUCTION
        s.available -= 1
        s.architect_site[s.architect(seat, which)] = site
        s.note(ARCHITECT_PLACED, seat, site, s.layout[site], which)
        s.activate(seat, events.start_activation(s))
