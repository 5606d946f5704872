"""The positions of the solo booklet's examples that several tests share."""

from tests.nouvelle_france.scenario import Cell, Scenario

ANGUILLE: list[Cell] = [[3, 1, 2], [2, 1, 2], [1, 1, 2], [1, 2, 2], [0, 2, 2]]
FAUX: list[Cell] = [[3, 3, 2], [2, 3, 2], [1, 3, 2], [0, 3, 2], [3, 2, 2]]


def before_turn_two(t: Scenario) -> Scenario:
    """Three pieces on the mill, before the second turn of the booklet's example."""
    t.on("mill", "canon_yellow", [4, 1, 1], [3, 1, 1], [2, 1, 1], [1, 1, 1], [3, 2, 1])
    t.on("mill", "equerre_yellow", [0, 3, 1], [1, 3, 1], [2, 3, 1], [0, 2, 1], [0, 1, 1])
    return t.on("mill", "canot_yellow", [3, 0, 2], [2, 0, 2], [1, 0, 2], [3, 0, 1], [1, 0, 1])


def after_turn_two(t: Scenario) -> Scenario:
    return before_turn_two(t).on("mill", "faux_yellow", *FAUX)


def after_turn_three(t: Scenario) -> Scenario:
    return after_turn_two(t).on("mill", "anguille_yellow", *ANGUILLE)
