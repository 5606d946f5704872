"""Standing answers: what a player has the table say for him at a kind of question, so that he need not be asked.

He gives an order for a step by its name. The answers it gives are decisions like any other, but written and told in one
entry with the decision they follow. They go by what everybody knows (`Step.default`, `Step.concerns`), never by a hand.
"""

# Compiled: every move at the table goes through it.

from typing import Any, Final

from ludotheque.core.state import NO_DEFAULT
from ludotheque.table.match.feed import Feed

# Ask me, as usual; answer by default; the same, unless the question is about me. There is no «pass unless I could
# answer»: how quickly it passed would tell what is in a hand.
ASK: Final = "ask"
DEFAULT: Final = "default"
UNLESS_MINE: Final = "unless_mine"
ORDERS: Final = (ASK, DEFAULT, UNLESS_MINE)
# Of one seat, by the name of the step; what is not there is asked.
Orders = dict[str, str]


def answer_of(feed: Feed, orders: dict[int, Orders], seat: int) -> int | None:
    """What the table says for a seat that is asked, if its player wants that."""
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
    """What `now` says of it in games that have such questions: whether one is open, the same to everybody; and to a
    player his own orders, and what silence would say where he is asked.
    """
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
