"""What a game tells the bots that search: how much thinking a level is worth, and how a simulation goes on."""

from typing import Final

from mypy_extensions import i64

# A simulation that is played to the end of the game.
TO_THE_END: Final[i64] = 1_000_000
# From this budget on two trees share it, so that two processes can grow them at the same time. They do so everywhere:
# a level chooses the same wherever it plays.
SPLIT_FROM: Final[i64] = 800


class Thinking:
    """The budgets of the two levels that search, in simulations a decision, and how a simulation leaves the tree.

    `choices` is how many are made beyond the tree before the game's `worths` judge the position; `guided` says
    whether the game's `light` makes them rather than chance. `warmth` is how many points apart two choices must be
    for the better one to be clearly expected: of what is looked at first, and of how a novice chooses. Of ten
    choices that the game advises a novice overlooks `novice_slips` and makes one that is good rather than the best;
    of ten choices of any kind, the casual level makes `casual_slips` like that and the strong one `strong_slips`:
    where a game's advice is hard to beat, the levels are apart by what they overlook. `exploration` says how
    strongly choices attract that were seldom tried, beside those that went well; of more than `width` choices only
    so many are looked at. `apart` is the part of a chance that goes by a seat's own points, whatever the others
    come to. `hint` is the budget of a hint, which somebody is waiting for: where the game
    makes the choices beyond the tree, they are cut after `hint_choices`, as the parts expected there tell enough.
    From `split_from` simulations on two trees share a budget, each less deep for it. With `rounds` no tree is
    grown: choices race on shared samples, by the game's `light`, until so many of the game's `rounds` are over (for
    the expert, `expert_rounds`), and budgets are playouts.
    """

    def __init__(
        self,
        strong: i64 = 200,
        expert: i64 = 1600,
        choices: i64 = 16,
        guided: bool = False,
        warmth: float = 3.0,
        novice_slips: i64 = 0,
        casual_slips: i64 = 0,
        strong_slips: i64 = 0,
        exploration: float = 1.0,
        width: i64 = 48,
        hint: i64 = 800,
        hint_choices: i64 = 8,
        apart: float = 0.0,
        split_from: i64 = SPLIT_FROM,
        rounds: i64 = 0,
        expert_rounds: i64 = 0,
    ) -> None:
        self.strong: i64 = strong
        self.expert: i64 = expert
        self.choices: i64 = choices
        self.guided = guided
        self.warmth = warmth
        self.novice_slips: i64 = novice_slips
        self.casual_slips: i64 = casual_slips
        self.strong_slips: i64 = strong_slips
        self.exploration = exploration
        self.width: i64 = width
        self.hint: i64 = hint
        self.hint_choices: i64 = hint_choices
        self.apart = apart
        self.split_from: i64 = split_from
        self.rounds: i64 = rounds
        self.expert_rounds: i64 = max(expert_rounds, rounds)
