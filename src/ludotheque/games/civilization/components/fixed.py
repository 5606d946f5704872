"""Values of the data files that an owner must not change: the rules do not follow another value."""

# Interpreted: read once.

from typing import Final

# Values that the rules are written for, names that are never shown, and values that pieces of another edition
# replace.
FIXED: Final = {
    "techs.toml": (
        "tech.navy|logistics|bureaucracy|education.name_fr|name_en",
        "tech.logistics.unit_upgrade",
        "tech.bureaucracy.coin",
    ),
    "units.toml": (
        "battle.village_units.infantry|mounted|artillery",
        "battle.village_rank",
        "replacement.*.copies",
    ),
    "buildings.toml": (
        "building.shipyard.name_fr|name_en|production|combat|cost|terrain|supply|starred",
        "walls.name_fr|name_en|combat|text_fr|text_en",
    ),
    "wonders.toml": (
        "wonder.great_lighthouse|statue_of_zeus|leonardos_workshop|notre_dame|internet|pentagon.name_fr|name_en",
        "wonder.great_lighthouse|statue_of_zeus|leonardos_workshop|notre_dame|internet|pentagon.culture",
        "wonder.statue_of_zeus.cost",
    ),
    "culture.toml": (
        "card.barbarian_encampment|migrants|colonists|roaming_horde|immigrants|supply_drop.name_fr|name_en",
    ),
    "civs.toml": ("civ.*.leader_fr|leader_en",),
    "huts_villages.toml": ("resource.*.market_per_player",),
    "investments.toml": ("rules.max_per_turn|markers",),
}
