"""The names of everything from the data files, by domain of the vocabulary."""

# Interpreted: read once.

from collections.abc import Sequence
from typing import Final

from ludotheque.core.data import named
from ludotheque.games.civilization.components import Components, pieces
from ludotheque.games.civilization.components.effect_files import Effect
from ludotheque.games.civilization.components.tech_files import Named
from ludotheque.games.civilization.position.vocabulary import SQUARES

# Names that no data file has, in French and English.
OWN: Final = {
    "trade": ("commerce", "trade"),
    "culture": ("culture", "culture"),
    "walls": ("Murs", "City walls"),
    "sheet": ("sur la fiche", "on the sheet"),
    "hut": ("jeton de hutte", "hut token"),
    "village": ("jeton de village", "village token"),
    "card": ("carte de niveau", "card of level"),
    "discard": ("défausse d’une pièce", "discard of a coin"),
    "take": ("pièce prise", "coin taken"),
    "tech": ("technologie", "technology"),
    "kremlin": ("Kremlin : deux ressources", "Kremlin: two resources"),
    "marie_curie": ("Marie Curie : une ressource", "Marie Curie: one resource"),
}


def names_of(data: Components, lang: str) -> dict[str, list[str]]:
    """By domain, in the order of the vocabulary."""
    said = {word: pair[0] if lang == "fr" else pair[1] for word, pair in OWN.items()}
    names = data.names(lang)
    types = dict(zip(data.unit_type_ids, named(data.unit_types, lang), strict=True))
    techs = dict(zip(data.tech_ids, names["tech"], strict=True))
    resources = names["resource"]
    cards = [card.name(lang) for card in pieces.CARDS]
    tokens = [token.name(lang) for token in pieces.TOKENS]
    coins = [
        said["sheet"],
        *[techs[tech] for tech in ("code_of_laws", "pottery", "democracy", "printing_press")],
        names["wonder"][data.wonder_ids.index("panama_canal")],
    ]
    levels = [f"{said['card']} {level}" for level in ("I", "II", "III")]
    goods = [said["trade"], said["culture"], *resources[:4], said["hut"], said["village"], *levels]
    return names | {
        "square": SQUARES.ids,
        "unit": [f"{types[unit.type]} {unit.strength[0]}" for unit in pieces.UNITS],
        "card": cards,
        "token": tokens,
        "source": [
            *[source_of(data, effect, lang) for effect in pieces.USABLE],
            *cards,
            *names["person"],
            *tokens,
            *names["relic"],
        ],
        "means": [*resources[:4], *tokens, *cards, said["kremlin"], said["marie_curie"]],
        "item": [
            *names["figure"],
            *types.values(),
            *names["building"],
            said["walls"],
            *names["wonder"],
        ],
        "marker": [*names["building"], *names["wonder"], *names["person_type"]],
        "coin": coins,
        "good": goods,
        "loot": [
            *goods[:8],
            *[f"{said['discard']} ({coin})" for coin in coins[:5]],
            said["tech"],
            *levels,
            *[f"{said['take']} ({coin})" for coin in coins[:5]],
        ],
    }


def source_of(data: Components, effect: Effect, lang: str) -> str:
    """A source is named after its card; if a card has several sources, its effect is added."""
    things: dict[str, Sequence[Named]] = {
        "tech": data.techs,
        "wonder": data.wonders,
        "government": data.governments,
        "civilization": data.civs,
    }
    name = next(thing.name(lang) for thing in things[effect.source] if thing.id == effect.holder)
    several = [one for one in pieces.USABLE if one.id.rpartition("_")[0] == effect.id.rpartition("_")[0]]
    return name if len(several) == 1 else f"{name} ({effect.text(lang).rstrip('.')})"
