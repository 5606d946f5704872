"""The rulings (CV-B) that name each card."""

import re
from collections.abc import Sequence
from pathlib import Path

from ludotheque.core.rulebook import rulebook
from ludotheque.games.civilization.components import Components
from ludotheque.games.civilization.components.tech_files import Named

FOLDER = Path(__file__).parents[1]


def rulings_of(data: Components) -> dict[str, dict[str, list[str]]]:
    """By kind of card and id, if there are any; matched by the French names that the rulings use."""
    found = [rule for id, rule in rulebook(str(FOLDER), "fr").rules.items() if id.startswith("CV-B")]
    named: dict[str, Sequence[Named]] = {
        "tech": data.techs,
        "wonder": data.wonders,
        "card": data.cards,
        "civ": data.civs,
        "government": data.governments,
        "person": data.persons,
    }
    rulings: dict[str, dict[str, list[str]]] = {}
    for kind, things in named.items():
        for thing in things:
            name = re.compile(rf"\b{re.escape(thing.name_fr)}\b")
            about = [rule.id for rule in found if name.search(f"{rule.title}\n{rule.text}")]
            if about:
                rulings.setdefault(kind, {})[thing.id] = about
    return rulings
