"""The constant data that a client needs to draw the table: the layouts, and the figures and the text of every card."""

# Interpreted: constant data that a client gets once.

from typing import Any

from ludotheque.games.civilization.components import Components, pieces
from ludotheque.games.civilization.components.box import COINS_TO_WIN, N_ICONS, N_LEVELS, Box
from ludotheque.games.civilization.components.effect_files import Source
from ludotheque.games.civilization.components.rulings import rulings_of
from ludotheque.games.civilization.position.vocabulary import MARKERS


def artwork(data: Components, box: Box) -> dict[str, Any]:
    return {
        "layouts": {
            str(layout.players): [[place.row, place.col] for place in layout.tiles] for layout in data.layouts
        },
        "techs": {tech.id: tech_of(data, tech) for tech in data.techs},
        "level_cost": data.tech_file.rules.level_cost,
        "most": {
            "trade": data.tech_file.rules.trade_dial_max,
            # The rows of the smallest pyramid with a tech of the highest level.
            "techs": N_LEVELS * (N_LEVELS + 1) // 2,
            "space": len(data.track()),
            "coins": COINS_TO_WIN,
        },
        "icons": {
            marker: [int(count) for count in box.marker_icons[i * N_ICONS : (i + 1) * N_ICONS]]
            for i, marker in enumerate(MARKERS.ids)
        },
        "buildings": {building.id: building_of(building) for building in data.buildings},
        "walls": data.walls.cost,
        "figures": {figure.id: figure.cost for figure in data.figures},
        "wonders": {
            wonder.id: {
                "age": wonder.age,
                "cost": wonder.cost,
                "discount": wonder.discount_cost,
                "tech": wonder.discount_tech,
                **texts(data, "wonder", wonder.id),
            }
            for wonder in data.wonders
        },
        "cards": {
            id: {"level": card.level, "card": card.id, **texts(data, "card", card.id)}
            for id, card in zip(pieces.CARD_IDS, pieces.CARDS, strict=True)
        },
        "tokens": {id: token.id for id, token in zip(pieces.TOKEN_IDS, pieces.TOKENS, strict=True)},
        "units": {
            id: {"type": unit.type, "strength": unit.strength}
            for id, unit in zip(pieces.UNIT_IDS, pieces.UNITS, strict=True)
        },
        "people": {
            person.id: {"type": person.type, **texts(data, "person", person.id)} for person in data.persons
        },
        "person_types": [type.id for type in data.person_types],
        "civs": {
            civ.id: {"tech": civ.starting_tech, **texts(data, "civilization", civ.id)} for civ in data.civs
        },
        "governments": {
            government.id: {"tech": government.tech, **texts(data, "government", government.id)}
            for government in data.governments
        },
        "investments": {
            one.id: {"thresholds": one.thresholds, **texts(data, "investment", one.id)}
            for one in data.investments
        },
        "rulings": rulings_of(data),
        "track": [
            {"culture": space.culture, "trade": space.trade, "person": space.great_person}
            for space in data.track()
        ],
    }


def texts(data: Components, source: Source, holder: str) -> dict[str, str]:
    """The text of a card, in both languages."""
    return {"fr": data.text(source, holder, "fr"), "en": data.text(source, holder, "en")}


def tech_of(data: Components, tech: Any) -> dict[str, Any]:
    return {
        "level": tech.level,
        "coin": tech.coin,
        "governments": tech.governments,
        "buildings": tech.buildings,
        "units": tech.unit_upgrade,
        "wonders": tech.wonder_discounts,
        "stacking": tech.stacking_limit,
        "speed": tech.travel_speed,
        "cities": tech.max_cities,
        "hand": tech.culture_hand,
        **texts(data, "tech", tech.id),
    }


def building_of(building: Any) -> dict[str, Any]:
    return {
        "cost": building.cost,
        "terrain": building.terrain,
        "tech": building.tech,
        "star": building.starred,
    }
