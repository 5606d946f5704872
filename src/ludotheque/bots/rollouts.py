"""How a simulation continues beyond the tree: some choices at random or by the game's rollout policy."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import NO_DEFAULT, NO_SEAT, State

# The most questions following from the last choice that are answered before the position is evaluated.
LONGEST_CHAIN: Final[i64] = 6
# Where a question has a default, it is chosen this many times of four.
SILENT_OF_FOUR: Final[i64] = 3


def some_choice(s: State, seat: i64, rollout_policy: bool, chance: Chance) -> i64:
    """One choice of the seat asked."""
    if rollout_policy:
        chosen: i64 = s.game.advice.rollout(s, seat)
        if chosen >= 0:
            return chosen
    actions = s.listed(seat)
    return actions[chance.below(len(actions))]


def behind_a_screen(s: State, seat: i64, rollout_policy: bool, chance: Chance) -> i64:
    """The choice of another seat on its lane, which cannot react to hidden choices."""
    silence = s.default(seat)
    if silence != NO_DEFAULT and chance.below(4) < SILENT_OF_FOUR:
        return silence
    return some_choice(s, seat, rollout_policy, chance)


def carry_on(s: State, choices: i64, rollout_policy: bool, chance: Chance) -> None:
    """Makes a number of choices and those that follow from the last one; or plays to the end."""
    seat: i64 = NO_SEAT
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
    """Whether the seat is asked again in the same chain: its question is no lower on the stack."""
    return chain < LONGEST_CHAIN and not s.over() and s.depth() >= depth and s.mover() == seat
