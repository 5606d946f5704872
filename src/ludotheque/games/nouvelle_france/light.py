"""13 A sensible choice found quickly, for simulations: a few pieces are looked at instead of all."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.nouvelle_france import advice, gains
from ludotheque.games.nouvelle_france.state import NOTHING, NouvelleFrance
from ludotheque.games.nouvelle_france.vocabulary import AT_PIECE, TAKE

PIECES_LOOKED_AT: Final[i64] = 3


def choose(s: NouvelleFrance, seat: i64) -> i64:
    """The best of a few pieces that chance points at; all other questions are answered as usual."""
    if s.step().number != AT_PIECE:
        return advice.choose(s, seat)
    actions = s.step().actions(s, seat)
    best = gains.Best(s)
    for _ in range(PIECES_LOOKED_AT):
        action = actions[s.chance.below(len(actions))]
        if TAKE.has(action):
            gains.look_everywhere(s, seat, TAKE.arg(action), best)
    return TAKE.of(best.piece) if best.piece != NOTHING else advice.choose(s, seat)
