"""Standing answers: what a player has the table say for him at a kind of question, so that he need not be asked.

He gives an order for a step by its name. The answers it gives are decisions like any other, but written and told in one
entry with the decision they follow. They go by what everybody knows (`Step.default`, `Step.concerns`), never by a hand.
"""

# Compiled: every move at the table goes through it.

from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.events import Log
from ludotheque.core.refusals import Illegal
from ludotheque.core.state import NO_DEFAULT
from ludotheque.table.match import forced

if TYPE_CHECKING:
    from ludotheque.table.match.live import LiveMatch

# Ask me, as usual; answer by default; the same, unless the question is about me. There is no «pass unless I could
# answer»: how quickly it passed would tell what is in a hand.
ASK: Final = "ask"
DEFAULT: Final = "default"
UNLESS_MINE: Final = "unless_mine"
ORDERS: Final = (ASK, DEFAULT, UNLESS_MINE)
# Of one seat, by the name of the step; what is not there is asked.
Orders = dict[str, str]


def answer_of(live: "LiveMatch", seat: int) -> int | None:
    """What the table says for a seat that is asked, if its player wants that."""
    orders = live.orders.get(seat)
    if not orders or live.seats[seat].played_by_bot() is not None:
        return None
    state = live.match.state
    order = orders.get(state.question(seat).step.name, ASK)
    if order == ASK or (order == UNLESS_MINE and state.concerns(seat)):
        return None
    action = state.default(seat)
    return None if action == NO_DEFAULT else int(action)


def answer_all(live: "LiveMatch") -> list[tuple[int, int, Log, bool]]:
    """Carry out the forced and the standing answers to what is asked now, one after the other: who, what, what came of
    it, and whether it was forced.
    """
    given: list[tuple[int, int, Log, bool]] = []
    while len(given) < forced.MOST_ANSWERS:
        answer = next_answer(live)
        if answer is None:
            break
        seat, action, is_forced = answer
        try:
            given.append((seat, action, live.match.play(seat, action), is_forced))
        except Illegal:  # a mistake of the game; its player is asked
            break
    return given


def next_answer(live: "LiveMatch") -> tuple[int, int, bool] | None:
    for seat in live.match.state.to_move():
        action = forced.answer_of(live, seat)
        if action is not None:
            return seat, action, True
        action = answer_of(live, seat)
        if action is not None:
            return seat, action, False
    return None


def told(live: "LiveMatch", mine: tuple[int, ...], choosing: dict[str, Any]) -> dict[str, Any]:
    """What `now` says of it in games that have such questions: whether one is open, the same to everybody; and to a
    player his own orders, and what silence would say where he is asked.
    """
    game, state = live.match.game, live.match.state
    if not game.windows or live.record.status != "running":
        return {}
    silence = {seat: state.default(int(seat)) for seat in choosing}
    return {
        "window": state.window(),
        "orders": {str(seat): live.orders[seat] for seat in mine if seat in live.orders},
        "silence": {
            seat: game.vocabulary.to_json(action) for seat, action in silence.items() if action != NO_DEFAULT
        },
    }
