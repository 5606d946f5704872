"""The novice: sees what a choice brings at once, and takes a good one rather than the best."""

from typing import Final

from mypy_extensions import i64

from ludotheque.bots.player import Bot
from ludotheque.bots.tree import expectations, some_of, worths_after
from ludotheque.core.chance import Chance
from ludotheque.core.state import State

# A share of all is drawn in so many parts.
PARTS: Final[i64] = 1 << 20
TEN: Final[i64] = 10


class Novice(Bot):
    """Draws a choice, the likelier the better the position looks right after it; where the game advises something, it
    overlooks that now and then.
    """

    def choose(self, known: State, seat: i64, chance: Chance) -> i64:
        advised: i64 = known.game.advise(known, seat)
        if advised >= 0 and not slips(chance, known.game.thinking(known.seats).novice_slips):
            return advised
        return good_rather_than_best(known, seat, advised, chance)


def slips(chance: Chance, of_ten: i64) -> bool:
    """Whether this is one of the choices of ten that are not thought about; who never slips draws nothing."""
    return of_ten > 0 and chance.below(TEN) < of_ten


def good_rather_than_best(s: State, seat: i64, advised: i64, chance: Chance) -> i64:
    """A choice drawn by how the position looks right after it."""
    thinking = s.game.thinking(s.seats)
    actions = some_of(s.actions(seat), thinking.width, advised, chance)
    if len(actions) == 1:
        return actions[0]
    shares = expectations(worths_after(s, seat, actions), thinking.warmth)
    drawn = float(chance.below(PARTS)) / float(PARTS)
    for i in range(len(actions)):
        drawn -= shares[i]
        if drawn < 0.0:
            return actions[i]
    return actions[len(actions) - 1]
