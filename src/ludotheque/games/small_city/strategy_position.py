"""13 What a position is worth to a seat: votes less pollution, and all that will still become of them."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.small_city.box import size_of
from ludotheque.games.small_city.promises import Judge
from ludotheque.games.small_city.setup import promise_of
from ludotheque.games.small_city.state import SmallCity
from ludotheque.games.small_city.strategy_outlook import DEATH, Outlook
from ludotheque.games.small_city.strategy_worth import (
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
from ludotheque.games.small_city.victory import goal, total
from ludotheque.games.small_city.vocabulary import (
    BY_ALL_VOTES,
    IN_MOVES,
    IN_POLLUTION,
    IN_VOTE,
    NONE,
)

# A board that is not chosen yet.
NOTHING: Final = 0.0
# How much of what the outlook says comes true: people move once a turn, and things happen.
LIKELY: Final = 0.85


def evaluate(s: SmallCity, seat: i64) -> float:
    """Votes, now and until the end; money, raw materials, land and promises; less pollution."""
    if s.board[seat] == NONE:
        return NOTHING
    if s.over() or not s.plays(seat):
        return float(total(s, seat)) - (0.0 if s.plays(seat) else 200.0)
    judge = Judge(s, seat)
    b = judge.b
    plans = plans_left(s)
    is_moved = IN_MOVES < s.stage() <= IN_VOTE
    outlook = Outlook(s, seat, b, judge.lay)
    outlook.look(works_left(s), s.turns() - s.turn, is_moved)
    dirt = outlook.dirt
    if IN_VOTE < s.stage() <= IN_POLLUTION:
        dirt += float(max(0, outlook.active + outlook.guests + s.made[seat] - outlook.cleaning))
    worth = votes_count(s) * float(s.votes[seat]) + LIKELY * outlook.worth
    worth -= dirt_counts(s, seat) * (float(s.pollution[seat]) + LIKELY * dirt) + DEATH * outlook.deaths
    worth += money_worth(s, seat, s.money[seat], plans) + goods_worth(s, b, plans)
    worth += land_worth(s, seat, judge, plans)
    if s.victory != BY_ALL_VOTES:
        worth += float(goal(s, seat))
    kept = promise_of(s, seat)
    if kept != NONE:
        worth += promise_worth(judge, s.box.promises[kept], plans, dirt)
    return worth + promise_worth(judge, s.box.specials[s.special], plans, dirt)


def land_worth(s: SmallCity, seat: i64, judge: Judge, plans: i64) -> float:
    """Room for homes near public buildings, and room at all, while there are plans to use it."""
    if plans == 0:
        return 0.0
    sites = Sites(s, seat, judge.b)
    time = float(min(plans, 5)) / 2.5
    return time * (sites.worth() + ROOM * float(size_of(sites.free_low, sites.free_high)))
