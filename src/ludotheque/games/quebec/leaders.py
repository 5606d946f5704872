"""Leaders: taking one, and the power of each (QC-5.40 to QC-5.47)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.refusals import NOT_NOW, Facts, Refusal
from ludotheque.core.state import Step
from ludotheque.core.verbs import Term
from ludotheque.games.quebec import events
from ludotheque.games.quebec.box import NO_LEADERS
from ludotheque.games.quebec.state import FACE_DOWN, IN_HAND, NOT_IN_GAME, ON_BOARD, ON_CARD, Quebec
from ludotheque.games.quebec.vocabulary import (
    AT_TOP_UP,
    AT_TURN,
    CITADEL,
    COUNT,
    EVENTS,
    FAMILY,
    FROM_CULTURE_LEADER,
    LEADER_CITADEL,
    LEADER_CULTURE,
    LEADER_ECONOMY,
    LEADER_TAKEN,
    LEADERS,
    LEADERS_BACK,
    N_LEADERS,
    SEATS,
    TOP_UP,
)

HOLDS_ONE: Final = Refusal("QC-5.40", "holds-a-leader")
LEADER_HELD: Final = Refusal("QC-5.40", "leader-held")
LEADER_FACE_DOWN: Final = Refusal("QC-4.6", "leader-face-down")
LEADERS_FORBIDDEN: Final = Refusal("QC-5.99b", "no-leaders-this-century")
WITHOUT_LEADERS: Final = Refusal("QC-8.2", "without-leaders")
TOO_MANY_ADDED: Final = Refusal("QC-5.43", "too-many-added")


def leader_of(s: Quebec, seat: i64) -> i64:
    """The leader a seat holds, -1 for none."""
    for leader in range(N_LEADERS):
        if s.holder[leader] == seat:
            return leader
    return -1


def why_not_take_any(s: Quebec, seat: i64) -> Refusal | None:
    """QC-5.40: no leader yet, and no event that forbids it."""
    if s.level == FAMILY:
        return WITHOUT_LEADERS
    if s.has_effect(NO_LEADERS):
        return LEADERS_FORBIDDEN
    return HOLDS_ONE if leader_of(s, seat) >= 0 else None


def why_not_take(s: Quebec, seat: i64, leader: i64) -> Refusal | None:
    """QC-5.40: also, a card that lies face up on the board."""
    refusal = why_not_take_any(s, seat)
    if refusal is not None:
        return refusal
    if s.holder[leader] == FACE_DOWN:
        return LEADER_FACE_DOWN
    return None if s.holder[leader] == ON_BOARD else LEADER_HELD


def facts(s: Quebec, seat: i64, leader: i64) -> Facts:
    return {
        "leader": Term(LEADERS, leader),
        "own": Term(LEADERS, leader_of(s, seat)),
        "holder": Term(SEATS, s.holder[leader]),
        "event": Term(EVENTS, s.events[s.century - 1]),
        "players": s.seats,
    }


def held(s: Quebec) -> i64:
    """The number of leaders held by players."""
    count: i64 = 0
    for leader in range(N_LEADERS):
        if s.holder[leader] >= 0:
            count += 1
    return count


def take(s: Quebec, seat: i64, leader: i64) -> None:
    """QC-5.41, QC-5.42, QC-5.47: activates one worker for each leader already held, then takes the card."""
    s.activate(seat, events.leader_activation(s, held(s)))
    s.holder[leader] = seat
    s.note(LEADER_TAKEN, seat, leader)
    if leader == LEADER_CITADEL:
        send_to_citadel(s, seat)
    elif leader == LEADER_ECONOMY:
        s.architect_site[s.seats] = IN_HAND


def send_to_citadel(s: Quebec, seat: i64) -> None:
    """QC-5.43: three passive workers; if the reserve has fewer, active ones may be added."""
    sent = min(s.box.citadel_workers, s.passive[seat])
    s.send_passive_first(seat, CITADEL, sent)
    missing = min(s.box.citadel_workers - sent, s.active[seat])
    if missing > 0:
        s.push(AT_TOP_UP, seat, missing)


class TopUp(Step[Quebec]):
    """QC-5.43: how many active workers follow the passive ones. Argument 1: the maximum."""

    def __init__(self) -> None:
        super().__init__(AT_TOP_UP, "top_up", COUNT)
        self.on = [AT_TURN]

    def candidates(self, s: Quebec, seat: i64) -> vec[i64]:
        return vec[i64]([TOP_UP.of(n) for n in range(s.top(0) + 1)])

    def why_not(self, s: Quebec, seat: i64, action: i64) -> Refusal | None:
        if not TOP_UP.has(action):
            return NOT_NOW
        return None if TOP_UP.arg(action) <= s.top(0) else TOO_MANY_ADDED

    def facts(self, s: Quebec, seat: i64, action: i64) -> Facts:
        return {"most": s.top(0)}

    def apply(self, s: Quebec, seat: i64, action: i64) -> None:
        s.drop()
        s.send_active(seat, CITADEL, TOP_UP.arg(action))


def score_marker(s: Quebec, seat: i64, stars: i64) -> None:
    """QC-5.25, QC-5.45: the Culture leader's holder scores for each marker placed."""
    if s.holds(seat, LEADER_CULTURE):
        scale = s.box.culture_points_3 if s.seats == 3 else s.box.culture_points_4
        s.score(seat, scale[stars], FROM_CULTURE_LEADER)


def lay_out(s: Quebec) -> None:
    """QC-4.6, QC-5.50, QC-5.65: every leader on the board, face down where the number of players requires it."""
    for leader in range(N_LEADERS):
        if s.holder[leader] != NOT_IN_GAME:
            s.holder[leader] = ON_BOARD if s.box.leader_open[leader * 6 + s.seats] == 1 else FACE_DOWN
    s.architect_site[s.seats] = ON_CARD


def return_all(s: Quebec) -> None:
    """QC-5.65: at the end of a century all leaders are returned, the neutral architect to its card."""
    if held(s) > 0:
        s.note(LEADERS_BACK)
    lay_out(s)
