"""The end of the game (CV-14): when it is checked, victories reached, the winner."""

from mypy_extensions import i64

from ludotheque.core.game import Outcome
from ludotheque.core.state import NO_SEAT, Step
from ludotheque.core.verbs import numbers
from ludotheque.games.civilization.components.box import N_TECHS, NONE
from ludotheque.games.civilization.map.stacks import check_stacks
from ludotheque.games.civilization.position.events import GAME_WON
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.steps import AT_CHECK
from ludotheque.games.civilization.position.vocabulary import (
    BY_TURN_LIMIT,
    MILITARY,
    NO_VICTORY,
    PARTS,
    VICTORIES,
)
from ludotheque.games.civilization.realm.coins import coins_of
from ludotheque.games.civilization.realm.governments import check_pyramids
from ludotheque.games.civilization.realm.hands import check_hand, has_too_many
from ludotheque.games.civilization.realm.victory import GAME_OVER, check_coins


class Check(Step[Civilization]):
    """CV-14.11: after every completed choice. The figure says whether the game is also over."""

    def __init__(self) -> None:
        super().__init__(AT_CHECK, "check", numbers("over", 1))

    def asks(self, s: Civilization) -> bool:
        return False

    def proceed(self, s: Civilization) -> None:
        if s.lane != NO_SEAT:
            leave_lane(s)
            return
        if s.top(0) == GAME_OVER:
            finish(s)
            return
        if asks_something(s):
            return  # and checks again afterwards
        s.drop()
        check_coins(s)


def leave_lane(s: Civilization) -> None:
    """The check concerns all seats: lanes are suspended meanwhile."""
    seat, over = s.asked(), s.top(0)
    s.drop()
    s.interrupt(AT_CHECK, seat, over)


def asks_something(s: Civilization) -> bool:
    """Whether a player has to choose: a government (CV-5.14), what to discard (CV-12.6), which figures to return
    (CV-8.4). Players are checked clockwise from the active player; in simultaneous phases (CV-1.2), from the first
    player.
    """
    first = s.first if s.active == NONE else s.active
    for i in range(s.seats):
        seat = (first + i) % s.seats
        if check_pyramids(s, seat):
            return True
        if has_too_many(s, seat):
            check_hand(s, seat)
            return True
        if check_stacks(s, seat):
            return True
    return False


def end_check(s: Civilization) -> bool:
    """CV-14.6, CV-14.10: at the end of a turn: whether the game is over."""
    for seat in range(s.seats):
        if s.reached[seat] != NO_VICTORY:
            finish(s)
            return True
    if s.turn < s.turn_limit:
        return False
    for seat in range(s.seats):
        s.reached[seat] = BY_TURN_LIMIT
    finish(s)
    return True


def finish(s: Civilization) -> None:
    """CV-14.1, CV-14.6, CV-14.7, CV-14.8, CV-B7: the best of those who have reached a victory; a military victory
    wins alone.
    """
    s.winner = NONE
    for place in range(s.seats):
        seat = s.in_order(place)
        if s.reached[seat] != NO_VICTORY and (s.winner == NONE or is_ahead(s, seat, s.winner)):
            s.winner = seat
    s.won_by = s.reached[s.winner]
    s.note(GAME_WON, s.winner, s.won_by)
    s.end()


def is_ahead(s: Civilization, seat: i64, other: i64) -> bool:
    """CV-14.7, CV-14.8: a higher total, then more coins, spaces, techs; a player equal in all of them comes after."""
    if s.reached[other] == MILITARY or s.reached[seat] == MILITARY:
        return s.reached[seat] == MILITARY
    if score(s, seat) != score(s, other):
        return score(s, seat) > score(s, other)
    if coins_of(s, seat) != coins_of(s, other):
        return coins_of(s, seat) > coins_of(s, other)
    if s.space[seat] != s.space[other]:
        return s.space[seat] > s.space[other]
    return techs_of(s, seat) > techs_of(s, other)


def techs_of(s: Civilization, seat: i64) -> i64:
    """How many techs the seat knows; a blank card in the pyramid is none."""
    count: i64 = 0
    for i in range(seat * N_TECHS, (seat + 1) * N_TECHS):
        if s.row_of[i] > 0:
            count += 1
    return count


def score(s: Civilization, seat: i64) -> i64:
    """CV-14.7, CV-B9: techs, the space on the culture track, coins."""
    return techs_of(s, seat) + s.space[seat] + coins_of(s, seat)


def outcome(s: Civilization) -> Outcome:
    """CV-B10: scoring: the three parts of every player's score; the winner is not determined by their sum."""
    parts = []
    ties = []
    for seat in range(s.seats):
        figures = [int(techs_of(s, seat)), int(s.space[seat]), int(coins_of(s, seat))]
        parts.append(dict(zip(PARTS.ids, figures, strict=True)))
        ties.append([figures[2], figures[1], figures[0], -int(s.place_of(seat))])
    points = [sum(part.values()) for part in parts]
    if s.winner == NONE:
        return Outcome(points, parts, tie_breaks=ties)
    return Outcome(points, parts, winners=[int(s.winner)], by=VICTORIES[int(s.won_by) - 1], tie_breaks=ties)
