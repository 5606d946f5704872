"""What the types of the data files can't say: names that refer to each other, and counts the vocabulary relies on."""

from typing import TYPE_CHECKING

from tests.slices.battle.box import DEEDS

if TYPE_CHECKING:
    from tests.slices.battle.components import Components

TYPES = ["infantry", "mounted", "artillery", "aircraft"]
RESOURCES = ["incense", "iron", "silk", "wheat", "spy", "uranium"]


def check(c: "Components") -> None:
    """Everything that can be wrong, once the ids are right."""
    _check_units(c)
    _check_resources(c)
    for file, key, effect in c.effects():
        if f"{effect.what} {effect.of}" not in DEEDS:
            c.wrong(file, f"{key}.of", f"expected one of {', '.join(_known(effect.what))}")
        if len(effect.cost) > 1 or any(number > 1 for name, number in effect.cost.items() if name != "trade"):
            c.wrong(file, f"{key}.cost", "expected one resource, or trade")
    for civ in c.civs.civ:
        if civ.starting_tech not in ["", *c.tech_ids]:
            c.wrong("civs.toml", f"civ.{civ.id}.starting_tech", "expected a tech of techs.toml")


def _known(what: str) -> list[str]:
    return [deed.partition(" ")[2] for deed in DEEDS if deed.startswith(f"{what} ")]


def _check_units(c: "Components") -> None:
    if [type.id for type in c.units.unit_type] != TYPES:
        c.wrong("units.toml", "unit_type", f"expected {', '.join(TYPES)}")
    for type in c.units.unit_type:
        for tech in type.rank_techs:
            if tech not in ["", *c.tech_ids]:
                c.wrong("units.toml", f"unit_type.{type.id}.rank_techs", "expected techs of techs.toml")
    for unit in c.units.unit:
        ranks = len(c.units.unit_type[TYPES.index(unit.type)].rank_techs)
        if {len(unit.strength_by_rank), len(unit.ranks_fr), len(unit.ranks_en)} != {ranks}:
            c.wrong("units.toml", f"unit.{unit.id}", f"expected strengths and names of {ranks} ranks")
    for building in c.units.building:
        if building.tech not in c.tech_ids:
            c.wrong("units.toml", f"building.{building.id}.tech", "expected a tech of techs.toml")


def _check_resources(c: "Components") -> None:
    if [(resource.id, resource.in_market) for resource in c.tokens.resource] != [
        (id, i < 4) for i, id in enumerate(RESOURCES)
    ]:
        c.wrong("tokens.toml", "resource", f"expected {', '.join(RESOURCES)}, the first four in the market")
