"""Single pieces: cards, units and tokens that occur several times each get an id of their own; and everything that a
seat can use, the *sources*, in one list.
"""

# Interpreted: read once.

from collections import Counter
from typing import Final

from ludotheque.games.civilization.components import packaged
from ludotheque.games.civilization.components.effect_files import Effect


def numbered(ids: list[str]) -> list[str]:
    """Ids of single pieces, numbered where there are several of one kind."""
    often, met = Counter(ids), Counter[str]()
    found = []
    for id in ids:
        met[id] += 1
        found.append(id if often[id] == 1 else f"{id}_{met[id]}")
    return found


BOX: Final = packaged()
UNITS: Final = BOX.unit_cards()
UNIT_IDS: Final = numbered([unit.id for unit in UNITS])
UNIT_BACKS: Final = [BOX.unit_type_ids.index(unit.type) for unit in UNITS]

CARDS: Final = BOX.culture_cards()
CARD_IDS: Final = numbered([card.id for card in CARDS])
CARD_BACKS: Final = [card.level for card in CARDS]

# Those of the box, then those that Fame and Fortune adds.
BASE_TOKENS: Final = [token for token in BOX.tokens for _ in range(token.copies)]
TOKENS: Final = BASE_TOKENS + [token for token in BOX.tokens for _ in range(token.copies_fame_and_fortune)]
TOKEN_IDS: Final = numbered([token.id for token in TOKENS])
TOKEN_BACKS: Final = [["hut", "village"].index(token.kind) for token in TOKENS]

AGES: Final = ["ancient", "medieval", "modern"]
WONDER_BACKS: Final = [AGES.index(wonder.age) for wonder in BOX.wonders]
PERSON_BACKS: Final = [BOX.person_type_ids.index(person.type) for person in BOX.persons]


def usable(effect: Effect) -> bool:
    """Whether a seat uses it, as opposed to a triggered effect: optional effects at their moment or at the start of a
    turn, and waiting effects that must be taken (CV-5.6).
    """
    own_moments = {"start", "trade", "city", "move", "step", "announced", "before_draw", "after_draw"}
    own_moments |= {"battle_turn", "research", "phase"}
    return bool(own_moments & set(effect.moments)) and effect.kind not in ("permission", "setup")


# Abilities of techs, wonders, governments and civilizations by effect; cards, people, tokens and relics by piece.
OF_CARDS: Final = ("tech", "wonder", "government", "civilization")
USABLE: Final = [effect for effect in BOX.effects if effect.source in OF_CARDS and usable(effect)]
SOURCE_IDS: Final = [
    *[effect.id for effect in USABLE],
    *[f"card_{id}" for id in CARD_IDS],
    *[f"person_{id}" for id in BOX.person_ids],
    *[f"token_{id}" for id in TOKEN_IDS],
    *[f"relic_{id}" for id in BOX.relic_ids],
]
