"""The constant data from which pages draw Small City: boards, tiles with prices, places, conditions and effects,
cards, the council.
"""

# Interpreted: msgspec structures.

from typing import Any, Final

from ludotheque.games.small_city.components import RAW, Components, marks
from ludotheque.games.small_city.components.card_files import PromiseCard
from ludotheque.games.small_city.components.files import Building, Requires
from ludotheque.games.small_city.components.geometry import facings, turned

# Figures of a building's effects, by their names in the files.
EFFECTS: Final = (
    "tourist_toll",
    "pollution",
    "host_income_per_tourist",
    "commercial_condition_discount",
    "commercial_money_bonus",
    "pollution_when_activated",
)


def artwork(parts: Components) -> dict[str, Any]:
    """Cells are [row, column] by facing, from the first square."""
    pieces = []
    for id, (building, shape, count) in zip(parts.piece_ids, parts.tiles(), strict=True):
        cells = parts.cells(shape)
        pieces.append(
            {
                "id": id,
                "building": building.id,
                "category": building.category,
                "colour": building.colour,
                "level": building.level,
                "count": count,
                "places": marks(building),
                "gives": given(parts, building),
                "pays": building.citizen_cash > 0,
                "cost": {kind: getattr(building.cost, kind) for kind in ("money", *RAW, "votes")},
                "votes": building.votes_when_built,
                "most": building.max_per_player,
                "requires": _said(building.requires),
                "forbids": building.forbids,
                "effects": {name: getattr(building, name) for name in EFFECTS if getattr(building, name)},
                "how": building.how,
                "module": building.module,
                "facings": {
                    str(facing): [list(cell) for cell in turned(cells, facing)]
                    for facing in facings(cells, marks(building))
                },
            }
        )
    return {
        "boards": {board.id: board.grid for board in parts.boards.board},
        "zone": {"start": parts.boards.zone.start[0], "max": parts.boards.zone.max[0]},
        "pieces": pieces,
        "buildings": {one.id: {"fr": one.fr, "en": one.en} for one in parts.every_building},
        "categories": {one.id: {"fr": one.fr, "en": one.en} for one in parts.buildings.category},
        "trade": {
            "sale": {kind: getattr(parts.buildings.economy.raw_sale, kind) for kind in RAW},
            "votes": {kind: getattr(parts.buildings.economy.raw_votes, kind) for kind in RAW},
        },
        "park": parts.buildings.economy.pollution_per_park_square,
        "free_steps": parts.actions.ring.free_steps,
        "cards": [
            {"id": one.id, "letter": one.letter, "fr": one.fr_text, "en": one.en_text}
            for one in parts.actions.action
        ],
        "promises": [_card_text(one) for one in parts.promises.promise],
        "specials": [_card_text(one) for one in parts.promises.special],
        "council": {
            "cost": parts.council.board.column_cost,
            "rows": {
                row.id: [
                    one if isinstance(one, int) else {kind: getattr(one, kind) for kind in (*RAW, "any")}
                    for one in row.rewards
                ]
                for row in parts.council.row
            },
        },
    }


def given(parts: Components, building: Building) -> list[int | None]:
    """The number on each cell's place: money or votes."""
    economy = parts.buildings.economy
    if building.category == "residential":
        return [economy.residential_votes[building.level - 1]] * building.size
    printed: dict[str, int] = {
        "cash": economy.commercial_cash,
        "votes": economy.commercial_votes,
        "culture": building.citizen_votes or building.citizen_cash,
        "bank": building.income_if_moved_this_turn,
        "opera": building.votes_phase4,
    }
    if building.effect == "university_votes":
        printed["culture"] = economy.university_votes
    return [printed.get(mark) or None for mark in marks(building)]


def _said(requires: Requires) -> dict[str, Any]:
    """The requirements of a building, without empty ones."""
    found = {name: getattr(requires, name) for name in requires.__struct_fields__}
    return {name: value for name, value in found.items() if value}


def _card_text(card: PromiseCard) -> dict[str, Any]:
    return {"id": card.id, "value": card.value, "fr": card.fr_text, "en": card.en_text}
