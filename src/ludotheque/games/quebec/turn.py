"""The turn: one action out of four (QC-5.1 to QC-5.3), and the two actions without a module of their own."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import BOTTOM, Step
from ludotheque.core.verbs import Term
from ludotheque.games.quebec import contribution, districts, leaders, sites
from ludotheque.games.quebec.state import ON_BOARD, Quebec
from ludotheque.games.quebec.vocabulary import (
    AT_CENTURY_END,
    AT_MAIN,
    AT_TURN,
    CONTRIBUTE,
    COUNT,
    LEADERS,
    N_LEADERS,
    N_ZONES,
    NEUTRAL,
    NO_WORKERS,
    OWN,
    SEATS,
    SEND,
    SKIP,
    START,
    TAKE_LEADER,
    TURN_BEGAN,
)

NO_PASSING: Final = Refusal("QC-5.2", "no-passing")
NO_ACTIVE_WORKER: Final = Refusal("QC-5.48", "no-active-worker")


class Turn(Step[Quebec]):
    """QC-5.1, QC-5.3: a player's turn begins. Argument 1: whether the check for workers is done."""

    def __init__(self) -> None:
        super().__init__(AT_TURN, "turn", COUNT)
        self.on = [BOTTOM]

    def asks(self, s: Quebec) -> bool:
        return False

    def proceed(self, s: Quebec) -> None:
        seat = s.asked()
        if s.top(0) == 0 and s.active[seat] == 0 and s.passive[seat] == 0:
            s.set_top(0, 1)
            s.push(AT_CENTURY_END, seat, NO_WORKERS)
            return
        s.drop()
        s.push(AT_TURN, (seat + 1) % s.seats)
        s.push(AT_MAIN, seat)
        s.note(TURN_BEGAN, seat)


class Main(Step[Quebec]):
    """QC-5.2: start a site, contribute, take a leader, or send one worker."""

    def __init__(self) -> None:
        super().__init__(AT_MAIN, "main")
        self.on = [AT_TURN]

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        found = vec[i64]([START.of(OWN), START.of(NEUTRAL)])
        for site in sites.under_construction(s):
            found = append(found, CONTRIBUTE.of(site))
        for leader in range(LEADERS.size):
            found = append(found, TAKE_LEADER.of(leader))
        for zone in range(N_ZONES):
            found = append(found, SEND.of(zone))
        return found

    def actions(self, s: Quebec, seat: i64) -> vec[i64]:
        """The same result as `why_not` over the candidates, computed by kind, since most decisions of a game are
        made here.
        """
        legal = vec[i64]([START.of(OWN)])
        if sites.why_not_start(s, seat, NEUTRAL) is None:
            legal = append(legal, START.of(NEUTRAL))
        if s.active[seat] > 0:
            for site in sites.under_construction(s):
                if contribution.why_not_contribute(s, seat, site) is None:
                    legal = append(legal, CONTRIBUTE.of(site))
        if leaders.why_not_take_any(s, seat) is None:
            for leader in range(N_LEADERS):
                if s.holder[leader] == ON_BOARD:
                    legal = append(legal, TAKE_LEADER.of(leader))
        if s.active[seat] > 0:
            for zone in range(N_ZONES):
                legal = append(legal, SEND.of(zone))
        return legal

    def why_not(self, s: Quebec, seat: i64, action: i64) -> Refusal | None:
        if START.has(action):
            return sites.why_not_start(s, seat, START.arg(action))
        if CONTRIBUTE.has(action):
            return contribution.why_not_contribute(s, seat, CONTRIBUTE.arg(action))
        if TAKE_LEADER.has(action):
            return leaders.why_not_take(s, seat, TAKE_LEADER.arg(action))
        if SEND.has(action):
            return NO_ACTIVE_WORKER if s.active[seat] == 0 else None
        return NO_PASSING if SKIP.has(action) else NOT_NOW

    def facts(self, s: Quebec, seat: i64, action: i64) -> Facts:
        if CONTRIBUTE.has(action):
            return contribution.facts(s, seat, CONTRIBUTE.arg(action))
        if TAKE_LEADER.has(action):
            return leaders.facts(s, seat, TAKE_LEADER.arg(action))
        return {"player": Term(SEATS, seat)}

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        s.drop()
        if START.has(action):
            sites.start(s, seat, START.arg(action))
        elif CONTRIBUTE.has(action):
            site = CONTRIBUTE.arg(action)
            contribution.contribute(s, seat, site)
            if contribution.earns_district_action(s, seat, site):
                districts.offer(s, seat, site)
        elif TAKE_LEADER.has(action):
            leaders.take(s, seat, TAKE_LEADER.arg(action))
        else:
            s.send_active(seat, SEND.arg(action), 1)
