"""The evaluation of a position for a seat: votes less pollution, and their expected development."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.small_city.bots.outlook import DEATH, Outlook
from ludotheque.games.small_city.bots.worth import (
    ROOM,
    Sites,
    dirt_counts,
    goods_worth,
    money_worth,
    plans_left,
    promise_worth,
    votes_count,
    works_left,
)
from ludotheque.games.small_city.components.squares import size_of
from ludotheque.games.small_city.position.state import SmallCity
from ludotheque.games.small_city.position.vocabulary import (
    BY_ALL_VOTES,
    IN_MOVES,
    IN_POLLUTION,
    IN_VOTE,
    NONE,
)
from ludotheque.games.small_city.turn.promises import Judge
from ludotheque.games.small_city.turn.scoring import (
    final_pollution,
    goal,
    promise_points,
    special_points,
    total,
)
from ludotheque.games.small_city.turn.setup import promise_of

# The parts of the score.
GOAL: Final[i64] = 0
VOTES: Final[i64] = 1
PROMISE: Final[i64] = 2
SPECIAL: Final[i64] = 3
POLLUTION: Final[i64] = 4
N_PARTS: Final[i64] = 5
# The penalty for having left the game: any seat that stayed is ahead.
OUT_OF_THE_GAME: Final = 200.0
# The share of the outlook that is realised: people move only once a turn, and others interfere.
LIKELY: Final = 0.85


def evaluate(s: SmallCity, seat: i64) -> float:
    """Votes, now and until the end; money, raw materials, land and promises; less pollution."""
    worth = 0.0
    for part in expected(s, seat):
        worth += part
    return worth


def expected(s: SmallCity, seat: i64) -> vec[float]:
    """By part of the score, in the order of `victory.parts`: goal, votes, promise, special promise, pollution."""
    found = vec[float]([0.0] * N_PARTS)
    if s.board[seat] == NONE:
        return found
    if s.over() or not s.plays(seat):
        left_out = 0.0 if s.plays(seat) else OUT_OF_THE_GAME
        found[GOAL] = float(goal(s, seat)) if s.victory != BY_ALL_VOTES else 0.0
        found[PROMISE] = float(promise_points(s, seat))
        found[SPECIAL] = float(special_points(s, seat))
        found[POLLUTION] = -float(final_pollution(s, seat))
        counted = found[GOAL] + found[PROMISE] + found[SPECIAL] + found[POLLUTION]
        found[VOTES] = float(total(s, seat)) - counted - left_out
        return found
    judge = Judge(s, seat)
    b = judge.b
    plans = plans_left(s)
    is_moved = IN_MOVES < s.stage() <= IN_VOTE
    outlook = Outlook(s, seat, b, judge.lay)
    outlook.look(works_left(s), s.turns() - s.turn, is_moved)
    dirt = outlook.dirt
    if IN_VOTE < s.stage() <= IN_POLLUTION:
        dirt += float(max(0, outlook.active + outlook.guests + s.made[seat] - outlook.cleaning))
    found[VOTES] = votes_count(s) * float(s.votes[seat]) + LIKELY * outlook.worth - DEATH * outlook.deaths
    found[VOTES] += money_worth(s, seat, s.money[seat], plans) + goods_worth(s, b, plans)
    found[VOTES] += land_worth(s, seat, judge, plans)
    found[POLLUTION] = -dirt_counts(s, seat) * (float(s.pollution[seat]) + LIKELY * dirt)
    if s.victory != BY_ALL_VOTES:
        found[GOAL] = float(goal(s, seat))
    kept = promise_of(s, seat)
    if kept != NONE:
        found[PROMISE] = promise_worth(judge, s.box.promises[kept], plans, dirt)
    found[SPECIAL] = promise_worth(judge, s.box.specials[s.special], plans, dirt)
    return found


def land_worth(s: SmallCity, seat: i64, judge: Judge, plans: i64) -> float:
    """Room for homes near public buildings, and room in general, while there are plans left to use it."""
    if plans == 0:
        return 0.0
    sites = Sites(s, seat, judge.b)
    time = float(min(plans, 5)) / 2.5
    return time * (sites.worth() + ROOM * float(size_of(sites.free)))
