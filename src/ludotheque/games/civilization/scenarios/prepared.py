"""Prepared positions: a ruling as a small situation on the table, with what happens in it.

A file of `scenarios/` describes a position in words (`given`), followed by steps: decisions, refusals with their rule,
the seats asked, the contents of views. The same file tests the ruling and is shown to readers.

    [given]                 # two players, second turn, city management, the first player's part
    civs = ["rome", "china"]
    phase = "city_management"
    [[given.player]]        # seat 0; what is not given stays as after set-up
    techs = ["code_of_laws", "writing"]
    armies = { 1b4 = 2 }
    [[step]]
    seat = 0
    does = { verb = "arts", city = "capital" }
    [[step]]
    asked = [1]
    [[step]]
    view = "players.0.culture"
    is = 1
"""

# Interpreted: msgspec structures.

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ludotheque.core.events import Log
from ludotheque.core.refusals import Illegal
from ludotheque.games.civilization.components.box import NONE, RESOURCES, TERRAINS
from ludotheque.games.civilization.position.state import Civilization
from ludotheque.games.civilization.position.vocabulary import IN_SETUP, PHASES, RELICS, SQUARES, TILES
from ludotheque.games.civilization.scenarios import arranging
from ludotheque.games.civilization.scenarios.files import Given, Step, read, rules_with_scenarios

__all__ = ["Told", "play", "prepare", "read", "rules_with_scenarios"]


def prepare(game: Any, given: Given) -> Civilization:
    """The position of a scenario."""
    s: Civilization = game.new(len(given.civs), given.seed, {**given.options, "civ_choice": "draft"})
    arranging.begin_with(s, given)
    if given.phase == PHASES.ids[IN_SETUP]:
        return s
    for place, tile in given.tiles.items():
        arranging.lay_tile(s, int(place) - 1, TILES.index_of[tile])
    for square, terrain in given.terrain.items():
        s.terrain[SQUARES.index_of[square]] = TERRAINS.index(terrain)
        s.feature[SQUARES.index_of[square]] = NONE
    for square, feature in given.features.items():
        kinds = [*RESOURCES[:4], "culture", "coin"]
        s.feature[SQUARES.index_of[square]] = kinds.index(feature) if feature in kinds else NONE
    for square, relic in given.relics.items():
        s.relic_at[RELICS.index_of[relic]] = SQUARES.index_of[square]
    for square, token in given.tokens.items():
        arranging.put_token(s, SQUARES.index_of[square], token)
    for seat, player in enumerate(given.player):
        arranging.furnish(s, seat, player)
    if given.market is not None:
        arranging.set_market(s, given.market)
    s.panama = given.panama
    arranging.stand_in(s, given)
    return s


@dataclass
class Told:
    """The result of a scenario step."""

    step: Step
    wrong: str = ""
    events: list[dict[str, Any]] = field(default_factory=list)


def play(s: Civilization, steps: list[Step], tell: Callable[[Told], None]) -> None:
    """Carries out the steps of a scenario in place; each is reported with its error, if any."""
    for step in steps:
        told = Told(step)
        if step.does is not None:
            assert step.seat is not None, "who does it?"
            log = Log()
            try:
                s.apply(step.seat, s.game.vocabulary.from_json(step.does), log)
                if step.refused is not None:
                    told.wrong = f"expected to be refused by {step.refused}, was carried out"
            except Illegal as refused:
                if refused.refusal.rule != step.refused:
                    told.wrong = (
                        f"refused by {refused.refusal.rule} ({refused.refusal.name}), "
                        f"expected {step.refused or 'not at all'}"
                    )
            told.events = log.to_json(step.seat)
        elif step.asked is not None:
            told.wrong = asked_wrongly(s, step)
        elif step.outcome is not None:
            told.wrong = unlike(step.outcome, look(result(s), step.outcome), step.value)
        else:
            assert step.view is not None, "a step acts, asks a seat or checks a view"
            seen = look(s.view(-1 if step.seat is None else step.seat), step.view)
            told.wrong = unlike(step.view, seen, step.value)
        tell(told)


def unlike(path: str, found: Any, expected: Any) -> str:
    return "" if found == expected else f"{path} is {found!r}, expected {expected!r}"


def result(s: Civilization) -> dict[str, Any]:
    """The winners, the kind of victory, and all points; empty before the end."""
    if not s.over():
        return {}
    outcome = s.game.score(s)
    return {"points": outcome.points, "winners": outcome.winners, "by": outcome.by}


def asked_wrongly(s: Civilization, step: Step) -> str:
    assert step.asked is not None
    if list(s.to_move()) != step.asked:
        return f"asked are {list(s.to_move())}, expected {step.asked}"
    name = None if s.over() else s.question(step.asked[0] if step.asked else 0).step.name
    if step.question is not None and name != step.question:
        return f"the question is {name}, expected {step.question}"
    return ""


def look(seen: Any, path: str) -> Any:
    """The value at a path of a view: `players.0.trade`, `map.terrain.1c2`; None if absent."""
    for key in path.split("."):
        if isinstance(seen, list):
            seen = len(seen) if key == "count" else seen[int(key)]
        elif isinstance(seen, dict):
            seen = seen.get(key)
        elif isinstance(seen, str):  # a letter for each square
            seen = seen[SQUARES.index_of[key]]
        else:
            return None
    return seen
