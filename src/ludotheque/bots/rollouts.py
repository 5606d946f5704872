"""How a simulation goes on beyond the tree: some choices at random or by the game's rollout policy."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import NO_DEFAULT, NOBODY, State

# Questions that follow from the last choice are answered before the position is judged, up to so many.
LONGEST_CHAIN: Final[i64] = 6
# Where silence is an answer it is the usual one: so many times of four.
SILENT_OF_FOUR: Final[i64] = 3


def some_choice(s: State, seat: i64, rollout_policy: bool, chance: Chance) -> i64:
    """One choice of a seat that is asked."""
    if rollout_policy:
        chosen: i64 = s.game.advice.rollout(s, seat)
        if chosen >= 0:
            return chosen
    actions = s.listed(seat)
    return actions[chance.below(len(actions))]


def behind_a_screen(s: State, seat: i64, rollout_policy: bool, chance: Chance) -> i64:
    """What another seat chooses on its lane; it can't answer to what it does not see."""
    silence = s.default(seat)
    if silence != NO_DEFAULT and chance.below(4) < SILENT_OF_FOUR:
        return silence
    return some_choice(s, seat, rollout_policy, chance)


def carry_on(s: State, choices: i64, rollout_policy: bool, chance: Chance) -> None:
    """So many choices, and then those that follow from the last one; or to the end."""
    seat: i64 = NOBODY
    depth: i64 = 0
    made: i64 = 0
    while not s.over():
        if made >= choices and not still_answering(s, seat, depth, made - choices):
            return
        seat = s.mover()
        if made < choices:
            depth = s.depth()
        s.play(seat, some_choice(s, seat, rollout_policy, chance))
        made += 1


def still_answering(s: State, seat: i64, depth: i64, chain: i64) -> bool:
    """Whether the seat is asked again inside the same chain: its questions stand no lower on the stack."""
    return chain < LONGEST_CHAIN and not s.over() and s.depth() >= depth and s.mover() == seat
