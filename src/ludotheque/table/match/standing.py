"""Standing answers: a player lets the table answer a kind of question, and is not asked.

An order is for a step, by its name. Its answers are decisions like any other, but written and sent in one entry with
the decision they follow. They depend on public knowledge only (`Step.default`, `Step.concerns`), never on hidden cards.
"""

# Compiled: every move at the table goes through it.

from typing import Any, Final

from ludotheque.core.state import NO_DEFAULT
from ludotheque.table.match.feed import Feed

# Ask as usual; answer by default; the same, unless the question concerns the player. There is no «pass unless I could
# answer»: the speed of the answer would reveal the hand.
ASK: Final = "ask"
DEFAULT: Final = "default"
UNLESS_MINE: Final = "unless_mine"
ORDERS: Final = (ASK, DEFAULT, UNLESS_MINE)
# Of one seat, by the name of the step; missing ones are asked.
Orders = dict[str, str]


def answer_of(feed: Feed, orders: dict[int, Orders], seat: int) -> int | None:
    """The table's answer for a seat that is asked, if its player has ordered one."""
    given = orders.get(seat)
    if not given or feed.seats[seat].played_by_bot() is not None:
        return None
    state = feed.match.state
    order = given.get(state.question(seat).step.name, ASK)
    if order == ASK or (order == UNLESS_MINE and state.concerns(seat)):
        return None
    action = state.default(seat)
    return None if action == NO_DEFAULT else int(action)


def told(
    feed: Feed, orders: dict[int, Orders], mine: tuple[int, ...], choosing: dict[str, Any]
) -> dict[str, Any]:
    """Its part of `now` in games with such questions: whether one is open, the same for everybody; and for a player,
    the player's orders and the default answer of a seat that is asked."""
    game, state = feed.match.game, feed.match.state
    if not game.windows or feed.record.status != "running":
        return {}
    silence = {seat: state.default(int(seat)) for seat in choosing}
    return {
        "window": state.window(),
        "orders": {str(seat): orders[seat] for seat in mine if seat in orders},
        "silence": {
            seat: game.vocabulary.to_json(action) for seat, action in silence.items() if action != NO_DEFAULT
        },
    }
